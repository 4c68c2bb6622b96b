import type { Language } from './board.ts';

/** What a box says on its cover. The picture beside it, cover/picture.tsx, is found by its place. */
export interface Cover extends Readonly<Record<Language, { readonly name: string; readonly pitch: string }>> {
  readonly players: string;
  /** Of a whole game, as "45–75"; a number is for each player. */
  readonly minutes: string | number;
  /** How much there is to learn: a little, some, a lot. */
  readonly weight: 1 | 2 | 3;
}
