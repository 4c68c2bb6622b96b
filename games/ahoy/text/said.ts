import type { About, Json } from '@portolan/kernel';

/** A name in the three forms sentences need: “the Squadron”, “of the Squadron”, “to the Squadron”. */
export interface Name {
  readonly the: string;
  readonly of: string;
  readonly to: string;
}

/** What was said, ready to be put in a sentence: its fields as names, numbers and plain words. */
export interface Said {
  the(field: string): string;
  of(field: string): string;
  to(field: string): string;
  number(field: string): number;
  /** A field as it stands, such as which reward or which side. */
  word(field: string): string;
  list(field: string): string[];
}

/** Reads an About with a function that names things. */
export function said(about: About, name: (thing: string) => Name): Said {
  const word = (field: string): string => plain(about[field]);
  return {
    the: (field) => name(word(field)).the,
    of: (field) => name(word(field)).of,
    to: (field) => name(word(field)).to,
    number: (field) => Number(about[field] ?? 0),
    word,
    list: (field) => things(about[field]).map((thing) => name(plain(thing)).the),
  };
}

const plain = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const things = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** A sentence begins with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
