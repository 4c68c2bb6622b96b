import type { About, Json } from '@portolan/kernel';
import type { KernelRefusals } from './says.ts';

/** What was said, ready to be put in a sentence. A sentence can name only the fields its saying has, each in a way that fits. */

/** A name in the three forms sentences need: “the Squadron”, “of the Squadron”, “to the Squadron”. */
export interface Name {
  readonly the: string;
  readonly of: string;
  readonly to: string;
  /** It stands for whoever reads: verbs go with it. */
  readonly you?: boolean;
}

/** The fields whose value is of a kind, where they have one. */
type Fields<F, Kind> = {
  [K in keyof F & string]-?: F[K] extends Kind | undefined ? K : never;
}[keyof F & string];

export interface Said<F = object> {
  /** The name of the thing, card or side a field stands for. */
  the(field: Fields<F, string>): string;
  of(field: Fields<F, string>): string;
  to(field: Fields<F, string>): string;
  /** Whether it is the reader who is named. */
  you(field: Fields<F, string>): boolean;
  /** The names of several things. */
  list(field: Fields<F, readonly string[]>): string[];
  /** Who sits in the seat a field names. */
  seat(field: Fields<F, number>): string;
  seats(field: Fields<F, readonly number[]>): string[];
  number(field: Fields<F, number>): number;
  numbers(field: Fields<F, readonly number[]>): number[];
  /** A field as it stands, such as which reward or which side. */
  word<K extends Fields<F, string | number>>(field: K): F[K];
  is(field: Fields<F, boolean>): boolean;
}

/** A sentence for each saying of a list; one that is missing or misspelt does not compile. */
export type Sentences<List> = { readonly [Say in keyof List & string]: (said: Said<List[Say]>) => string };

/** How things and seats are called in a language. */
export interface Names {
  thing(thing: string): Name;
  seat(seat: number): string;
}

/** The sentence that a catalogue (`Sentences`) has for what was said; what no catalogue has is a bug, since the compiler keeps them complete. */
export function spoken(sentences: object, about: About, names: Names): string {
  const make = (sentences as { readonly [say: string]: ((said: Said) => string) | undefined })[about.say];
  if (!make) throw new Error(`no sentence says ${about.say}`);
  return sentence(make(said(about, names)));
}

/** Why something was refused. Whoever refuses may be newer than these words: a reason they lack is at least a refusal. */
export function refused(sentences: Sentences<KernelRefusals>, reason: About, names: Names): string {
  return spoken(sentences, reason.say in sentences ? reason : { say: 'notOffered' }, names);
}

function said(about: About, names: Names): Said {
  const text = (field: string): string => plain(about[field]);
  const many = (field: string): readonly Json[] => listOf(about[field]);
  const reading = {
    the: (field: string) => names.thing(text(field)).the,
    of: (field: string) => names.thing(text(field)).of,
    to: (field: string) => names.thing(text(field)).to,
    you: (field: string) => names.thing(text(field)).you === true,
    list: (field: string) => many(field).map((thing) => names.thing(plain(thing)).the),
    seat: (field: string) => names.seat(Number(about[field] ?? 0)),
    seats: (field: string) => many(field).map((one) => names.seat(Number(one))),
    number: (field: string) => Number(about[field] ?? 0),
    numbers: (field: string) => many(field).map(Number),
    word: (field: string) => about[field],
    is: (field: string) => about[field] === true,
  };
  return reading as Said;
}

const plain = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** A sentence begins with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a catalogue calls it; by its key if it has no name there. */
export const lookUp = (catalogue: { readonly [key: string]: string }, key: string): string =>
  catalogue[key] ?? key;

/** `card:M12` is a thing of a kind; `squadron` or `3` is not. */
export function split(thing: string): [kind: string, id: string] {
  const colon = thing.indexOf(':');
  return colon < 0 ? ['', thing] : [thing.slice(0, colon), thing.slice(colon + 1)];
}
