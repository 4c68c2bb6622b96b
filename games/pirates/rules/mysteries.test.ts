import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { islands as outlines } from '../content/islands.ts';
import { pirates } from '../game.ts';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import { NONE, seenBy } from '../state.ts';
import { answer, asked, broken, HOARD, leg, mastsLeft, offered, shipIn, told } from './acting.ts';

type Game = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], mysterious: true };
/** A two-master that docks at the cay with one move. */
const SHIP: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };

function docked(die: number, ship: Partial<ShipPosition> = {}, cay: Partial<IslandPosition> = {}): Game {
  const match = position({ ships: [{ ...SHIP, ...ship }, FOE], islands: [{ ...CAY, ...cay }, HOARD] });
  match.random.rig('mysterious island', die);
  answer(match, 0, 'move 0', [leg('L'), leg('L')]);
  return match;
}

test('how many islands are mysterious is agreed before setup: none, or one for each player [PI-MYST.1]', () => {
  const strange = (seats: number, options: { [option: string]: number }): number =>
    Match.start(pirates, { seats, seed: 'isles', options }).state.islands.filter(
      ({ mysterious }) => mysterious,
    ).length;
  expect(strange(2, {})).toBe(2);
  expect(strange(4, {})).toBe(4);
  expect(strange(2, { mysterious: 0 })).toBe(0);
  expect(strange(6, { mysterious: 0 })).toBe(0);
});

test('where the outlines of mysterious islands are needed though none was agreed on, they are like any other [PI-MYST.1]', () => {
  const { islands } = Match.start(pirates, { seats: 6, seed: 'isles', options: { mysterious: 0 } }).state;
  expect(islands.some(({ island }) => outlines[island].mysterious)).toBe(true);
});

test('every docking at a mysterious island is a roll, docking elsewhere is none [PI-MYST.2]', () => {
  expect(told(docked(4), 'mystery')).toMatchObject([{ die: 4, found: 'nothing' }]);
  expect(told(docked(4, {}, { mysterious: false }), 'mystery')).toEqual([]);
});

test('a 1 costs a mast, of its controller’s choice [PI-MYST.2]', () => {
  const match = docked(1);
  answer(match, 0, '1');
  expect(shipIn(match, 0).masts).toEqual(['up', 'lost']);
});

test('on a 2 a crew stays on the island and cannot come aboard again this turn [PI-MYST.2]', () => {
  const match = docked(2, { crew: ['england-captain', 'england-helmsman'] });
  expect(offered(match)).toEqual(['0', '1']);
  answer(match, 0, '1');
  expect(nth(match.state.islands, 0).crew).toMatchObject([{ crew: 'england-helmsman', seat: 0 }]);
  answer(match, 0, 'transfer');
  expect(offered(match)).not.toContain('crew 1 to 0');
  answer(match, 0, 'no', 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'transfer');
  expect(offered(match)).toContain('crew 1 to 0');
});

test('a Marine who deserts stands ashore face up [PI-MYST.2] [PI-RULING.119]', () => {
  const match = docked(2, { crew: ['tobias-rook'] });
  expect(nth(match.view(1).islands, 0).crew).toMatchObject([{ crew: 'tobias-rook' }]);
});

test('on a 3 the ship’s base move is S on its next turn [PI-MYST.2]', () => {
  const match = docked(3);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0');
  expect(broken(match, [leg('L', 9_000, 1)])).toBe('PI-MOVE.1');
  expect(broken(match, [leg('S', 9_000, 1)])).toBeUndefined();
});

test('a 5 repairs a mast, of its controller’s choice [PI-MYST.2]', () => {
  const match = docked(5, { piece: 'bishops-candle', masts: 1 });
  expect(offered(match)).toEqual(['1', '2']);
  answer(match, 0, '2');
  expect(shipIn(match, 0).masts).toEqual(['up', 'lost', 'up']);
});

test('on a 6 the island may be explored at once, once for this docking [PI-MYST.2] [PI-EXP.8]', () => {
  const match = docked(6, { crew: ['england-explorer'] }, { coins: [3, 2] });
  expect(asked(match)).toBe('0: exploreNow');
  answer(match, 0, 'yes', ['0']);
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 3 }]);
  expect(offered(match)).not.toContain('landfall 0');
  const declined = docked(6, {}, { coins: [3, 2] });
  answer(declined, 0, 'no');
  expect(nth(declined.state.islands, 0).explored).toBe(0);
});

test('an Ex-Patriot linked to the ship makes a 7 of a 6, which also shows another island [PI-MYST.3] [EX-80]', () => {
  const pathfinder = { piece: 'whippoorwill', crew: ['caleb-thorn'] } as const;
  const match = docked(6, pathfinder, { coins: [3] });
  expect(told(match, 'mystery')).toMatchObject([{ die: 7, found: 'farSight' }]);
  answer(match, 0, 'no');
  expect(offered(match)).toEqual(['1', 'no']);
  answer(match, 0, '1');
  expect(nth(match.state.islands, 1).coins.every(({ seen }) => seen === seenBy(0))).toBe(true);
  const stranger = docked(6, { crew: ['caleb-thorn'] }, { coins: [3] });
  expect(told(stranger, 'mystery')).toMatchObject([{ die: 6, found: 'guide' }]);
});

test('what cannot be done is left out: no crew to desert, nothing to repair, nothing to look at [PI-MYST.4]', () => {
  expect(asked(docked(2))).toBe('0: turn');
  expect(asked(docked(5))).toBe('0: turn');
  expect(mastsLeft(docked(5), 0)).toBe(2);
  const alone = position({
    ships: [{ ...SHIP, piece: 'whippoorwill', crew: ['caleb-thorn'] }, FOE],
    islands: [{ ...CAY, coins: [7, 7, 7] }],
  });
  alone.random.rig('mysterious island', 6);
  answer(alone, 0, 'move 0', [leg('L'), leg('L')], 'no');
  expect(asked(alone)).toBe('0: turn');
});

test('a guide is of no use at an own fort, nor to a sea monster, which explores nothing [PI-MYST.4]', () => {
  expect(asked(docked(6, {}, { fort: { fort: 'driftwood-stockade', seat: 0, coins: [2] } }))).toBe('0: turn');
  const monster = position({
    turn: 1,
    ships: [{ piece: 'mother-of-ink', at: [50_000, 40_000, 18_000] }, FOE],
    islands: [{ ...CAY, coins: [3] }, HOARD],
  });
  answer(monster, 1, 'end');
  monster.random.rig('mysterious island', 6);
  answer(monster, 0, 'surfaced', 'move 0', [leg('L')]);
  expect(shipIn(monster, 0).docked).toBe(0);
  expect(asked(monster)).toBe('0: turn');
});

test('a ship in tow makes no roll of its own [PI-MYST.2] [PI-RULING.128]', () => {
  const match = position({
    ships: [SHIP, { piece: 'pennywhistle', masts: 0, at: [65_000, 41_372, 18_000], tower: 0 }, FOE],
    islands: [CAY, HOARD],
  });
  match.random.rig('mysterious island', 4, 1);
  answer(match, 0, 'move 0', [leg('S')]);
  answer(match, 0, 'end');
  for (let i = 0; i < 2; i++) {
    answer(match, 1, 'end');
    answer(match, 0, 'move 0', [leg('S')]);
    if (asked(match) === '0: layAlongside') answer(match, 0, 'port');
    answer(match, 0, 'end');
  }
  expect(shipIn(match, 0).docked).toBe(0);
  expect(shipIn(match, 1)).toMatchObject({ docked: 0, fate: 'afloat' });
  expect(shipIn(match, 0).tower).toBe(NONE);
});
