import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pirates } from '../game.ts';
import {
  type IslandPosition,
  position,
  type Position,
  positionState,
  type ShipPosition,
} from '../position.ts';
import type { Pirates } from '../state.ts';
import { answer, asked, HOARD, leg } from './acting.ts';
import type { PiratesView } from './information.ts';

type Game = Match<Pirates, PiratesView>;

/** A table of three where whoever gives up leaves with his fleet. [PI-RULING.130] */
const LEAVING = { options: { leaving: 'withdraws' } } as const;
const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const INBOUND: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const ONE: ShipPosition = { piece: 'golondrina', seat: 1, at: [120_000, 20_000] };
const TWO: ShipPosition = { piece: 'golondrina', seat: 2, at: [120_000, 60_000] };

const three = (ships: readonly ShipPosition[], given: Partial<Position> = {}): Game =>
  position({ seats: 3, islands: [HOARD], ships, ...LEAVING, ...given });

test('who leaves takes his pieces and forts with him, and play goes on [PI-WIN.11]', () => {
  const match = three([INBOUND, { ...ONE, coins: [5] }, TWO], {
    islands: [
      { ...CAY, fort: { fort: 'driftwood-stockade', seat: 1, coins: [2] } },
      { at: [110_000, 20_000], coins: [1] },
      { at: [110_000, 97_000], home: 1, coins: [4] },
    ],
  });
  match.aside(1, 'resign', 'resign');
  const { ships, islands, deep } = match.state;
  expect(ships.map(({ fate }) => fate)).toEqual(['afloat', 'sunk', 'afloat']);
  expect(islands.map(({ coins }) => coins.map(({ gold }) => gold))).toEqual([[2], [1, 5], [], [], []]);
  expect(islands.every(({ fort }) => fort === null)).toBe(true);
  expect(deep).toMatchObject([{ gold: 4 }]);
  const seen = nth(match.view(0).islands, 1).coins;
  expect(seen.filter((coin) => 'gold' in coin)).toEqual([]);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('2: turn');
  answer(match, 2, 'end');
  expect(asked(match)).toBe('0: turn');
});

test('the marker of a leaver’s coin stays off when it is back on an island [PI-WIN.11] [PI-MULTI.11]', () => {
  const marked = { gold: 3, treasure: '', crew: '', last: true, seen: 2 } as const;
  const match = three([INBOUND, { ...ONE, also: { coins: [marked] } }, TWO], {
    islands: [
      { ...CAY, coins: [] },
      { at: [110_000, 20_000], coins: [] },
    ],
  });
  match.aside(1, 'resign', 'resign');
  expect(nth(match.state.islands, 1).coins).toMatchObject([{ gold: 3, last: false }]);
});

test('what a leaver has done to others until his next turn is over with him [PI-WIN.11]', () => {
  const state = positionState({
    seats: 3,
    turn: 0,
    ships: [INBOUND, ONE, TWO],
    islands: [HOARD],
    tiles: [{ tile: 'fog-1', at: [75_000, 15_000], until: 1 }],
    ...LEAVING,
  });
  nth(state.players, 1).calm = true;
  const match = Match.from(pirates, { seats: 3, seed: 'leave', ...LEAVING }, state);
  match.aside(1, 'resign', 'resign');
  answer(match, 0, 'move 0', [leg('L'), leg('L')]);
  answer(match, 0, 'end');
  expect(nth(match.state.tiles, 0).gone).toBe(true);
});

test('coins do not go to an island where somebody else’s fort would keep them from all [PI-WIN.11]', () => {
  const match = three([INBOUND, { ...ONE, coins: [5] }, TWO], {
    islands: [
      { at: [110_000, 20_000], fort: { fort: 'driftwood-stockade', seat: 2, coins: [2] } },
      { ...CAY, coins: [1] },
    ],
  });
  match.aside(1, 'resign', 'resign');
  expect(nth(match.state.islands, 1).coins).toMatchObject([{ gold: 1 }, { gold: 5 }]);
});

test('who leaves in his own turn has only its end left, and nobody may leave while something is under way [PI-WIN.11]', () => {
  const match = three([INBOUND, ONE, TWO]);
  answer(match, 0, 'move 0');
  expect(match.asides(0)).toEqual([]);
  answer(match, 0, [leg('L')]);
  match.aside(0, 'resign', 'resign');
  expect(match.asked(0)).toMatchObject([{ offer: { options: [{ key: 'end' }] } }]);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
});

test('twenty quiet rounds are rounds of those who are still there [PI-MULTI.22] [PI-WIN.11]', () => {
  const match = three([INBOUND, ONE, TWO]);
  match.aside(1, 'resign', 'resign');
  for (let i = 0; i < 40; i++) {
    expect(match.outcome).toBeUndefined();
    answer(match, i % 2 === 0 ? 0 : 2, 'end');
  }
  expect(match.outcome?.reason).toEqual({ say: 'becalmed' });
});

test('when all but one have left, the last fleet wins at once, whoever’s turn it was [PI-WIN.11] [PI-MULTI.14]', () => {
  for (const [first, second] of [
    [1, 2],
    [2, 0],
    [0, 1],
  ] as const) {
    const match = three([INBOUND, ONE, TWO]);
    match.aside(first, 'resign', 'resign');
    expect(match.outcome).toBeUndefined();
    match.aside(second, 'resign', 'resign');
    expect(match.outcome?.reason).toEqual({ say: 'lastFleet' });
    expect(match.outcome?.ranking[0]).toEqual([3 - first - second]);
    expect(match.open).toEqual([]);
  }
});
