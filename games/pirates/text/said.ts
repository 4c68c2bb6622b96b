import type { About, Json } from '@portolan/kernel';

/** What was said, ready to be put in a sentence: its fields as names, numbers and plain words. */
export interface Said {
  /** The name of a thing or a card. */
  the(field: string): string;
  /** Who sits in the seat a field names. */
  seat(field: string): string;
  seats(field: string): string[];
  number(field: string): number;
  /** A field as it stands, such as which side or which window. */
  word(field: string): string;
  is(field: string): boolean;
}

/** Reads an About with functions that name things and seats. */
export function said(about: About, name: (thing: string) => string, seat: (seat: number) => string): Said {
  const word = (field: string): string => plain(about[field]);
  return {
    the: (field) => name(word(field)),
    seat: (field) => seat(Number(about[field] ?? 0)),
    seats: (field) => listOf(about[field]).map((one) => seat(Number(one))),
    number: (field) => Number(about[field] ?? 0),
    word,
    is: (field) => about[field] === true,
  };
}

const plain = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** A sentence begins with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
