import type { Advice, Game, Thrower, Words } from '@portolan/kernel';
import type { Face, Language } from './board/board.ts';
import type { Cover } from './board/cover.ts';
import type { Lesson } from './board/lesson.ts';
import type { Suite } from './common/suite.ts';
import type { Timed } from './common/timed.ts';

export type { Language };

/** A game by its cover, which is all there is of one whose rules are still being written. */
export interface Covered {
  readonly id: string;
  readonly cover: Cover;
}

/** A game as the rest of the house finds it: its parts, each loaded when it is first needed. */
export interface Listed extends Covered {
  game(): Promise<Game>;
  /** What its bots know of it. */
  advice(): Promise<Advice>;
  /** Answers for the table by something better than a sample, where the game has it. */
  throws?(): Promise<Thrower>;
  words(language: Language): Promise<Words>;
  /** What the lab can be asked to find out about it. */
  suites?(): Promise<readonly Suite[]>;
  /** What of it the bench is to measure. */
  bench?(): Promise<readonly Timed[]>;
  /** How it is drawn, in a browser; without it the game is played in the lab only, and shown as coming. */
  board?(): Promise<Face>;
  /** Guided games in the order they are learned, where there are any. */
  lessons?(): Promise<readonly Lesson[]>;
}
