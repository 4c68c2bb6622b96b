import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './api/schema.ts';
import { HEADERS, HTTPS_ONLY } from './headers.ts';
import { callerOf, Limit } from './limits.ts';
import { notSaved, Refused } from './problems.ts';
import type { App } from './room.ts';
import type { Store } from './store/store.ts';
import { NotSaved } from './store/saving.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It makes something new, or could be used to guess: fewer a minute. */
    tight?: boolean;
  }
}

/** For one address: requests a minute, of any kind and of the tight ones, and streams open at once. */
export interface Limits {
  readonly all: number;
  readonly tight: number;
  readonly streams: number;
}

/** Headers on everything, limits for everybody, no errands for other sites, and no acts while nothing can be saved. */
export function guard(app: App, { saving }: Store, limits: Limits, secure: boolean): void {
  const headers = { ...HEADERS, ...(secure && HTTPS_ONLY) };
  const all = new Limit(limits.all);
  const tight = new Limit(limits.tight);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done(refusalOf(request, all, tight) ?? (isAct(request) && !saving.works ? notSaved() : undefined));
  });
  refuseUnasked(app);
}

function refusalOf(request: FastifyRequest, all: Limit, tight: Limit): Refused | undefined {
  const caller = callerOf(request.ip);
  if (!all.admits(caller) || (request.routeOptions.config.tight && !tight.admits(caller)))
    return new Refused(429, 'tooMany', 'That was too much at once: wait a minute and try again.');
  if (isForeign(request))
    return new Refused(403, 'foreign', 'Only pages of this very site may ask for that.');
  return undefined;
}

/** What a route does not ask for is not taken in silence. */
function refuseUnasked(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions;
    const unasked =
      (schema?.querystring === undefined && Object.keys(request.query ?? {}).length > 0) ||
      (schema?.body === undefined && request.body !== undefined && request.body !== null);
    done(unasked ? new Refused(400, 'unasked', 'That is more than was asked for.') : undefined);
  });
}

/** Whether a request may change something. */
const isAct = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * A request that a page of another site made the browser send: where it comes from is not here. Who brings no cookie
 * does nothing in anybody's name, and need not say.
 */
function isForeign(request: FastifyRequest): boolean {
  if (!isAct(request)) return false;
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  if (site !== undefined) return site !== 'same-origin';
  return origin === undefined ? cookie !== undefined : !isHere(origin, request.host);
}

/** Whether a page's origin is this very host. */
function isHere(origin: string, host: string): boolean {
  try {
    const { protocol, host: from } = new URL(origin);
    return new URL(`${protocol}//${host}`).host === from;
  } catch {
    return false;
  }
}

/** Every problem is a sentence. What is our fault is written down, and its details stay here. */
export async function answerProblem(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, ...problem } = problemOf(error);
  if (status >= 500 && !(error instanceof Refused))
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request has failed');
  await reply.code(status).type('application/json').send(problem);
}

const SENTENCES: { readonly [status: number]: string } = {
  400: 'The request is not as it should be.',
  413: 'That is too much to send.',
  414: 'That address is too long.',
  415: 'Only JSON is understood.',
};

function problemOf(error: Error & Partial<FastifyError>): Problem & { status: number } {
  if (error instanceof Refused) {
    const { status, problem, sentence, reason, behind } = error;
    return { status, problem, sentence, ...(reason && { reason }), ...behind };
  }
  if (error instanceof NotSaved) return problemOf(notSaved());
  if (error.validation) return { status: 400, problem: 'badRequest', sentence: whatIsWrong(error) };
  const { statusCode: status = 500 } = error;
  if (status >= 400 && status < 500)
    return {
      status,
      problem: 'badRequest',
      sentence: SENTENCES[status] ?? 'The request is not as it should be.',
    };
  return { status: 500, problem: 'broken', sentence: 'Something broke here, and it was written down.' };
}

/** Where a request is not as the schema has it, without repeating what was sent. */
function whatIsWrong({ validation, validationContext = 'body' }: Partial<FastifyError>): string {
  const path = validation?.[0]?.instancePath ?? '';
  return `This is not as it should be: ${validationContext}${/^[\w/]{0,60}$/.test(path) ? path : ''}.`;
}
