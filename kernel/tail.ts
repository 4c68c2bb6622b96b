import { copy, fingerprint, type Json } from './json.ts';
import { type Asker, type Question, Refusal, type Seat } from './question.ts';
import type { SavedEntry } from './saved.ts';

/** What happened since the last checkpoint, in order. */
export type Entry = Answered | AsideTaken | Imagined;

export interface Answered {
  readonly kind: 'answer';
  readonly seat: Asker;
  readonly answer: Json;
  /** The question that was answered and what the answer stood for: gone once saved. */
  readonly question?: Question;
  readonly value?: unknown;
  /** What lies beside the answer, for whoever tells of it. */
  readonly beside?: Json;
  /** Print of the question, where the entry was loaded. */
  readonly print?: string;
}

export interface AsideTaken {
  readonly kind: 'aside';
  readonly seat: Seat;
  readonly answer: Json;
  readonly name: string;
}

/** In a fork: from here on, what the seat cannot know is as this seed deals it. */
export interface Imagined {
  readonly kind: 'imagined';
  readonly seat: Seat;
  readonly seed: string;
}

const printOf = (question: Question): string => fingerprint([question.kind, question.seat, question.about]);

/** The same answer in another run of the rules. Throws if the question is not what it was. */
export function answeredAgain(entry: Answered, question: Question): Answered {
  const { seat, answer, print, beside } = entry;
  if (entry.question && isFlat(entry.value)) return { ...entry, question };
  if (print !== undefined && print !== printOf(question))
    throw new Error(`the question ${question.about.say} has changed`);
  const value = question.read(copy(answer));
  if (value instanceof Refusal) throw value;
  const again = { kind: 'answer', seat, answer, question, value } as const;
  return beside === undefined ? again : { ...again, beside };
}

/**
 * Whether a replay may use what an answer stood for instead of reading the answer again. A number or an option
 * of names and numbers may pass from one run of the rules to another: anything else could be a piece of its state.
 */
function isFlat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Array.isArray(value)) return false;
  for (const item of Object.values(value)) {
    if (typeof item === 'function' || (typeof item === 'object' && item !== null)) return false;
  }
  return true;
}

export function savedEntry(entry: Entry): SavedEntry {
  if (entry.kind === 'imagined') throw new Error('a fork is not saved');
  const { seat, answer } = entry;
  if (entry.kind === 'aside') return { seat, answer, aside: entry.name };
  const print = entry.question ? printOf(entry.question) : (entry.print ?? '');
  return entry.beside === undefined ? { seat, answer, print } : { seat, answer, print, beside: entry.beside };
}

export function loadedEntry({ seat, answer, aside, beside, print = '' }: SavedEntry): Entry {
  if (aside === undefined)
    return { kind: 'answer', seat, answer, print, ...(beside !== undefined && { beside }) };
  if (seat === 'table') throw new Error('the table makes no asides');
  return { kind: 'aside', seat, answer, name: aside };
}
