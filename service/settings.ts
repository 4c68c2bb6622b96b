import { resolve } from 'node:path';
import type { Keeping } from './expiry.ts';
import type { Limits } from './guard.ts';
import { type Shares, sharesOf } from './shares.ts';
import { Trouble } from './trouble.ts';

/** What whoever runs the service may set, from the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly secure: boolean;
  readonly proxied: boolean;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly shares: Shares;
  readonly keeping: Keeping;
  readonly metricsToken?: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = { readonly [name: string]: string | undefined };

export function settingsFrom(environment: Environment): Settings {
  const read = (name: string): string | undefined => environment[name] || undefined;
  const metricsToken = read('METRICS_TOKEN');
  return {
    port: wholeNumber('PORT', read('PORT') ?? '8080', 65_535),
    host: read('HOST') ?? '0.0.0.0',
    folder: resolve(read('DATA_DIR') ?? 'data'),
    secure: yesOrNo('HTTPS_ONLY', read('HTTPS_ONLY') ?? 'no'),
    proxied: yesOrNo('BEHIND_PROXY', read('BEHIND_PROXY') ?? 'no'),
    logLevel: oneOf('LOG_LEVEL', LEVELS, read('LOG_LEVEL') ?? 'info'),
    limits: limitsOf(
      wholeNumber('REQUESTS_A_MINUTE', read('REQUESTS_A_MINUTE') ?? `${REQUESTS_A_MINUTE}`, MANY),
    ),
    shares: sharesOf(wholeNumber('TABLES_A_PERSON', read('TABLES_A_PERSON') ?? `${TABLES_A_PERSON}`, MANY)),
    keeping: {
      waiting: wholeNumber('WAITING_DAYS', read('WAITING_DAYS') ?? `${WAITING_DAYS}`, MANY),
      over: wholeNumber('FINISHED_DAYS', read('FINISHED_DAYS') ?? '0', MANY),
    },
    ...(metricsToken !== undefined && { metricsToken }),
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  if (!/^\d{1,8}$/.test(text) || Number(text) > most)
    throw new Trouble(`${name} is "${text}"; it must be a whole number from 0 to ${most}.`);
  return Number(text);
}

/** What makes something new is rarer by far. */
export const limitsOf = (all: number): Limits => ({
  all,
  tight: Math.ceil(all / 20),
  streams: Math.ceil(all / 10),
});
export const REQUESTS_A_MINUTE = 3000;
export const TABLES_A_PERSON = 100;
export const WAITING_DAYS = 30;
const MANY = 99_999_999;

const yesOrNo = (name: string, text: string): boolean => oneOf(name, ['yes', 'no'], text) === 'yes';

function oneOf(name: string, words: readonly string[], text: string): string {
  if (!words.includes(text))
    throw new Trouble(`${name} is "${text}"; it must be one of ${words.join(', ')}.`);
  return text;
}
