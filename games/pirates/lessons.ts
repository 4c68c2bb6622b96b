import type { Match } from '@portolan/kernel';
import { type Position, position } from './position.ts';
import type { PiratesView } from './rules/information.ts';
import type { Pirates } from './state.ts';

/** The tutorial [PI-SOLO.9]: six short lessons, each a small position with its dice fixed. */

export const lessonIds = ['moving', 'exploring', 'shooting', 'boarding', 'towing', 'terrain'] as const;
export type LessonId = (typeof lessonIds)[number];

interface Lesson {
  readonly position: Position;
  /** What the dice will show, by what they are rolled for. */
  readonly dice: { readonly [purpose: string]: readonly number[] };
}

const HOME = { at: [20_000, 20_000], home: 0 } as const;
/** Gold far away: while it is there to be won, the lesson goes on. [PI-WIN.5] */
const HOARD = { at: [60_000, 75_000], coins: [7, 7, 7, 7, 7] } as const;

const lessons: { readonly [id in LessonId]: Lesson } = {
  moving: {
    position: {
      islands: [HOME, { at: [60_000, 45_000], coins: [2, 3] }, HOARD],
      ships: [
        { piece: 'bishops-candle', at: [41_000, 31_000, 4_500] },
        { piece: 'golondrina', seat: 1, at: [100_000, 60_000] },
      ],
    },
    dice: {},
  },
  exploring: {
    position: {
      startingGold: 7,
      islands: [HOME, { at: [45_000, 20_000], coins: [4, 2, 1], explored: [0], banners: [0] }],
      ships: [
        { piece: 'merry-gannet', at: [32_000, 20_000], crew: ['england-explorer'] },
        { piece: 'golondrina', seat: 1, at: [100_000, 60_000] },
      ],
    },
    dice: {},
  },
  shooting: {
    position: {
      islands: [HOME, HOARD],
      ships: [
        { piece: 'brindled-hound', at: [50_000, 40_000] },
        { piece: 'golondrina', seat: 1, at: [50_000, 45_000] },
      ],
    },
    dice: { shot: [5, 2, 6] },
  },
  boarding: {
    position: {
      islands: [HOME, HOARD],
      ships: [
        { piece: 'last-laugh', at: [40_000, 40_000] },
        { piece: 'golondrina', seat: 1, at: [52_000, 40_000, 9_000], coins: [3] },
      ],
    },
    dice: { ram: [5], boarding: [4, 2] },
  },
  towing: {
    position: {
      islands: [HOME, HOARD],
      ships: [
        { piece: 'bishops-candle', at: [32_000, 33_000, 4_500] },
        { piece: 'golondrina', seat: 1, at: [40_000, 41_000, 4_500], masts: 0, coins: [5] },
        { piece: 'azafran', seat: 1, at: [100_000, 60_000] },
      ],
    },
    dice: {},
  },
  terrain: {
    position: {
      islands: [HOME, HOARD],
      tiles: [
        { tile: 'reef-1', at: [50_000, 40_000] },
        { tile: 'sargasso-1', at: [64_000, 40_000] },
        { tile: 'fog-1', at: [78_000, 40_000] },
      ],
      ships: [
        { piece: 'bishops-candle', at: [40_000, 40_000] },
        { piece: 'golondrina', seat: 1, at: [100_000, 60_000] },
      ],
    },
    dice: { reef: [4], sargasso: [4], 'break free': [5], 'fog exit': [1] },
  },
};

/** A lesson, ready to be played. */
export function lesson(id: LessonId): Match<Pirates, PiratesView> {
  const { position: given, dice } = lessons[id];
  const match = position(given);
  for (const [purpose, results] of Object.entries(dice)) match.random.rig(purpose, ...results);
  return match;
}
