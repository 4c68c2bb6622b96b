import { cabinBoy } from './cabin-boy.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import type { Player } from './thought.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'cabin-boy', 'mate', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: unknown): name is Level => LEVELS.some((level) => level === name);

/** How long a player may think about one answer: milliseconds, ponderings, or both. */
export interface Budget {
  readonly time?: number;
  readonly ponderings?: number;
}

export const PLAYERS: { readonly [level in Level]: Player } = {
  random,
  'cabin-boy': cabinBoy,
  mate: search,
  admiral: search,
};

/** What each level takes when nothing else is said. The mate sees what a turn can lead to, not much more. */
export const BUDGETS: { readonly [level in Level]: Budget } = {
  random: { ponderings: 0 },
  'cabin-boy': { time: 500 },
  mate: { time: 1000, ponderings: 120 },
  admiral: { time: 1000 },
};

/** Milliseconds an answer of each level is reckoned to take when it is asked who goes first. */
export const USUALLY: { readonly [level in Level]: number } = {
  random: 5,
  'cabin-boy': 50,
  mate: 300,
  admiral: 1000,
};
