import type { Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { ACHIEVEMENTS, TOKENS } from '../content/achievements.ts';
import type { Band, EffectOf } from '../content/effects.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { type Cube, type Player, type Reckoning, type SailorCard, type Space } from '../state.ts';
import { buildingsHeld } from './achievements.ts';
import { blast, drop, giveBack, makeReady, strengthOn } from './battle-board.ts';
import { cardBand, hullFace, iconsOn, sheetBand } from './cards.ts';
import { controlled, cubesOn, emptySlots } from './control.ts';
import { lend } from './cubes.ts';
import { boardAt, islandAt, islands } from './ocean.ts';
import { cargoAboard, coinsAboard, HULLS } from './ship.ts';
import { isRival, type Table } from './table.ts';

/** Scoring and the tie-break [DR-SCORE] [DR-TIE]. */

export const SOURCES = [
  'achievements',
  'coins',
  'buildings',
  'advancements',
  'upgrades',
  'effects',
  'islands',
  'token',
] as const;
export type Source = (typeof SOURCES)[number];
export type Sums = { readonly [source in Source]: number };

export function sumsOf(state: Reckoning, someone: Player): Sums {
  return {
    achievements: someone.markers.reduce((sum, one) => sum + ACHIEVEMENTS[one], 0), // [DR-SCORE.1]
    coins: coinsOf(state, someone),
    buildings: buildingsHeld(state, someone), // [DR-SCORE.4]
    advancements: Math.floor(advancementsOf(someone) / 2), // [DR-SCORE.5]
    upgrades: upgradeCoins(state, someone),
    effects: isRival(state, someone) ? 0 : effectCoins(state, someone),
    islands: islands(state).reduce((sum, space) => sum + placeCoins(state, space, someone), 0),
    token: tokenCoins(state, someone),
  };
}

export const totalOf = (sums: Sums): number => SOURCES.reduce((sum, source) => sum + sums[source], 0);

/** Chest, ship and islands one controls. [DR-SCORE.2] [DR-SCORE.3] */
const coinsOf = (state: Reckoning, someone: Player): number =>
  someone.chest +
  coinsAboard(someone) +
  controlled(state, someone).reduce((sum, space) => sum + boardAt(state, space).coin, 0);

const sheetsOf = ({ sheets }: SailorCard) => sheets.flatMap((sheet) => sheet ?? []);
const advancementsOf = (someone: Player): number =>
  someone.aside.length + someone.cards.reduce((sum, card) => sum + sheetsOf(card).length, 0);

/** One for a basic tile, two for an advanced one, one for each that is covered. [DR-SCORE.6] [DR-SCORE.7] */
function upgradeCoins(state: Reckoning, someone: Player): number {
  const worth = (tier: 'basic' | 'advanced'): number => (tier === 'basic' ? 1 : 2);
  const aboard = someone.hull.reduce((sum, { tiles }) => {
    const top = tiles.at(-1);
    return top ? sum + worth(UPGRADES[top].tier) + tiles.length - 1 : sum;
  }, 0);
  const rivals = isRival(state, someone) ? (state.rival?.upgrades ?? []) : [];
  return aboard + rivals.reduce((sum, id) => sum + worth(UPGRADES[id].tier), 0);
}

const tokenCoins = (_state: Reckoning, someone: Player): number =>
  someone.token === 0 ? 0 : TOKENS[someone.token].filter((one) => someone.markers.includes(one)).length * 2; // [DR-SCORE.20]

// --- effects ---

const endings = (band: Band): EffectOf<'atEnd'>[] =>
  band.flatMap((part) =>
    part.flatMap(({ effects }) => effects.flatMap((effect) => (effect.do === 'atEnd' ? [effect] : []))),
  );

/** Of all cards, and of advancements that are still aside: those are a card of their own. [DR-SCORE.8] [DR-SCORE.22] [DR-EFF.17] */
function effectCoins(state: Reckoning, someone: Player): number {
  let sum = 0;
  for (const card of someone.cards)
    for (let band = 0; band < 4; band++)
      for (const effect of endings(cardBand(state, card, band)))
        sum += effect.coins * countFor(state, someone, card, effect);
  for (const sheet of someone.aside) {
    const alone: SailorCard = { sailor: 'captain', level: 1, seen: 1, sheets: [sheet, null, null] };
    for (const effect of endings(sheetBand(state, sheet)))
      sum += effect.coins * countFor(state, someone, alone, effect);
  }
  return sum;
}

function countFor(state: Reckoning, someone: Player, card: SailorCard, { of }: EffectOf<'atEnd'>): number {
  switch (of) {
    case 'always':
      return 1;
    case 'threeCargo':
      return Math.floor(cargoOf(state, someone) / 3); // [DR-SCORE.9]
    case 'islandWithoutCube':
      return islands(state).filter((space) => cubesOn(boardAt(state, space), someone.seat) === 0).length; // [DR-SCORE.10]
    case 'wheel':
    case 'cannon':
      return iconsOn(state, card, of); // [DR-SCORE.11]
    case 'building':
      return buildingsHeld(state, someone);
  }
}

const cargoOf = (state: Reckoning, someone: Player): number =>
  someone.dock +
  cargoAboard(someone) +
  controlled(state, someone).reduce((sum, space) => sum + boardAt(state, space).cargo, 0);

// --- islands ---

/**
 * By the number of cubes; the empty slots are one more contender. Who ties for a place gets what the place below gives,
 * and together they take as many places as they are. [DR-SCORE.12] [DR-SCORE.15] [DR-SCORE.16] [DR-SCORE.17]
 */
export function placeCoins(state: Reckoning, space: Space, someone: Player): number {
  const island = islandAt(state, space);
  const board = boardAt(state, space);
  const mine = cubesOn(board, someone.seat);
  if (!island || mine === 0) return 0; // [DR-SCORE.14] [DR-SCORE.18]
  const rivals = [
    ...state.players.filter((other) => other !== someone).map(({ seat }) => cubesOn(board, seat)),
    emptySlots(board),
  ];
  const ahead = rivals.filter((cubes) => cubes > mine).length;
  const tied = rivals.some((cubes) => cubes === mine);
  return island.places[ahead + (tied ? 1 : 0)] ?? 0; // [DR-SCORE.13]
}

// --- tie-break ---

/** All cannons of the ship and of all twelve cards; goods silence none. [DR-TIE.1] [DR-TIE.5] */
function allCannons(state: Reckoning, someone: Player): number {
  let guns = 1;
  for (const card of someone.cards) guns += iconsOn(state, card, 'cannon');
  for (let hull = 0; hull < HULLS; hull++)
    for (const part of hullFace(someone, hull).ability)
      for (const { effects } of part)
        for (const effect of effects)
          if (effect.do === 'icon' && effect.icon === 'cannon') guns += effect.amount.count;
  return guns;
}

/** Who ties drops a cube for every cannon, all together; the strongest wins, again and again if need be. [DR-TIE.2] [DR-TIE.3] [DR-TIE.4] */
export function* breakTie(table: Table, tied: readonly Player[]): Rules<number[]> {
  let left = tied.map(({ seat }) => seat);
  while (left.length > 1) {
    const field: { cubes: Cube[]; drops: number } = { cubes: [], drops: 0 };
    for (const seat of left) {
      const someone = nth(table.state.players, seat);
      makeReady(table.state, seat, lend(someone, allCannons(table.state, someone)));
    }
    yield* drop(table, field);
    yield* blast(table, field);
    const strengths = left.map((seat) => strengthOn(field, seat));
    giveBack(table.state, field.cubes);
    table.tell({ say: 'tieBreak', seats: left, strengths });
    const most = Math.max(...strengths);
    left = left.filter((_, i) => strengths[i] === most);
  }
  return left;
}
