import type { Advice, Game, Words } from '@portolan/kernel';

export type Language = 'en' | 'fr';

/** A game as the rest of the house finds it: its parts, each loaded when it is first needed. */
export interface Listed {
  readonly id: string;
  game(): Promise<Game>;
  /** What its bots know of it. */
  advice(): Promise<Advice>;
  words(language: Language): Promise<Words>;
}
