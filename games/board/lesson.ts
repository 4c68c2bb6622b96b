import type { Match, Seat } from '@portolan/kernel';
import type { Language } from './board.ts';

/** A short guided game: a position, and steps that each say what to do and let exactly that be done. */
export interface Lesson {
  /** Its name in the address of its page, and what it is called. */
  readonly key: string;
  readonly title: { readonly [language in Language]: string };
  readonly seat: Seat;
  begin(): Match;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly say: { readonly [language in Language]: string };
  /** Which options may be chosen, by key; of a shape which proposals are listed, while any answer may be drawn. A step without goes on by a word. */
  lets?(key: string): boolean;
  /** Whether an answer has led where the step wants it, by what the learner sees then; if not it is taken back. */
  reached?(view: unknown): boolean;
}
