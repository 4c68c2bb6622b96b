import { expect, test } from 'vitest';
import { crewCard } from '../content/crew.ts';
import { nations } from '../content/types.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE } from '../state.ts';
import {
  answer,
  anyAnswer,
  asked,
  berth,
  broken,
  HOARD,
  leg,
  offered,
  shipIn,
  SPARE,
  where,
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** Smokepots, and the fog banks they make [PI-CREW.18]. */

const AT = [60_000, 40_000] as const;
const SHIP: ShipPosition = { piece: 'belle-brume', at: AT };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
const CAY: IslandPosition = { island: 'parsons-thumb', at: [50_000, 46_000] };

const SMOKER: ShipPosition = { ...SHIP, crew: ['france-smokepot'] };
const smokeAt = (x: number, y: number) => ({ x, y, heading: 0 });

/** The smoker is about to place its fog bank. */
function smoking(others: readonly ShipPosition[] = [], rest: Partial<Position> = {}): Match {
  const match = sea([SMOKER, ...others], rest);
  answer(match, 0, 'shoot 0', 'smokepot mast 0');
  expect(asked(match)).toBe('0: smoke');
  return match;
}

test('a smokepot specialist lets one cannon fire a smokepot instead of its shot, with no target, once a turn [PI-CREW.18]', () => {
  for (const nation of nations) expect(crewCard(`${nation}-smokepot`).cost).toBe(3);
  expect(offered(sea([SHIP]))).not.toContain('shoot 0');
  const match = sea([SMOKER, PREY]);
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toContain('smokepot mast 0');
  answer(match, 0, 'smokepot mast 0', smokeAt(60_000, 34_000));
  expect(offered(match)).toEqual(['mast 1 > ship 1', 'mast 2 > ship 1', 'done']);
  expect(asked(smoking())).toBe('0: smoke'); // nobody about
});

test('a ship without a cannon that can fire has nothing to smoke with [PI-CREW.18]', () => {
  const smokes = (ship: Partial<ShipPosition>): boolean =>
    offered(sea([{ ...SMOKER, ...ship }])).includes('shoot 0');
  expect(smokes({ masts: 1 })).toBe(true);
  const galley = { piece: 'bint-el-bahr', crew: ['barbary-smokepot'] } as const;
  expect(smokes(galley)).toBe(true);
  expect(smokes({ ...galley, masts: 0 })).toBe(false);
});

test('the bank’s centre is put within S of the ship [PI-CREW.19]', () => {
  const match = smoking();
  expect(broken(match, smokeAt(60_000, 40_900 + 5_400))).toBeUndefined();
  expect(broken(match, smokeAt(60_000, 40_900 + 5_401))).toBe('PI-CREW.19');
});

test('it touches no island and no ship docked at one; other ships it may [PI-CREW.19]', () => {
  const islands = [HOARD, { at: [60_000, 53_000] as const }];
  const near = smoking([], { islands });
  expect(broken(near, smokeAt(60_000, 46_300))).toBe('PI-CREW.19');
  expect(broken(near, smokeAt(60_000, 44_000))).toBeUndefined();
  const docked: ShipPosition = { ...PREY, at: berth(CAY.at, 5_600) };
  expect(broken(smoking([docked], { islands: [HOARD, CAY] }), smokeAt(60_000, 46_300))).toBe('PI-CREW.19');
  expect(broken(smoking([docked]), smokeAt(60_000, 46_300))).toBeUndefined();
});

test('no die is rolled for a smokepot [PI-CREW.20]', () => {
  const match = smoking();
  const { drawn } = match.random;
  answer(match, 0, smokeAt(60_000, 46_300));
  expect(match.random.drawn).toBe(drawn);
  expect(match.state.tiles).toMatchObject([{ kind: 'fog', x: 60_000, y: 46_300, gone: false }]);
});

test('the bank is gone at the start of its player’s next turn [PI-CREW.21]', () => {
  const match = smoking();
  answer(match, 0, smokeAt(60_000, 46_300), 'end');
  expect(match.state.tiles).toMatchObject([{ gone: false }]);
  answer(match, 1, 'end');
  expect(match.state.tiles).toMatchObject([{ gone: true }]);
});

test('ships it touches as it rises are lost in it, friends, enemies and the shooter itself [PI-CREW.22]', () => {
  const friend: ShipPosition = { ...PREY, seat: 0, at: [64_000, 48_000] };
  const match = smoking([{ ...PREY, at: [58_000, 48_500] }, friend]);
  answer(match, 0, smokeAt(60_000, 46_300));
  expect([0, 1, 2].map((ship) => shipIn(match, ship).lostIn)).toEqual([NONE, 0, 0]);
  const own = smoking();
  answer(own, 0, smokeAt(60_000, 44_000));
  expect(shipIn(own, 0).lostIn).toBe(0);
  expect(offered(own).filter((key) => key.endsWith(' 0'))).toEqual([]);
});

test('a ship with the lucky caul is not lost in it: terrain has no effect on it [PI-CREW.22] [PI-UT.1]', () => {
  const caught = (coins: ShipPosition['coins'] = []): number => {
    const match = smoking([{ ...PREY, at: [60_000, 49_000], coins }]);
    answer(match, 0, smokeAt(60_000, 46_000));
    return shipIn(match, 1).lostIn;
  };
  expect([caught(), caught(['lucky-caul'])]).toEqual([0, NONE]);
});

test('a tow that smoke takes from its tower is in tow no more [PI-CREW.22] [PI-TOW.11]', () => {
  const tower: ShipPosition = { ...SHIP };
  const towed: ShipPosition = { ...PREY, seat: 0, masts: 0, tower: 1, at: [53_800, 40_000] };
  const match = sea([{ ...SMOKER, at: [50_000, 50_500] }, tower, towed]);
  answer(match, 0, 'shoot 0', 'smokepot mast 0', smokeAt(53_000, 44_500));
  expect(shipIn(match, 2)).toMatchObject({ lostIn: 0, tower: NONE });
  expect(shipIn(match, 1).lostIn).toBe(NONE);
  answer(match, 0, 'move 1', [leg('L')]);
  expect(where(match, 1)).toEqual([68_600, 40_000, 0]);
});

/** Smoke is about to clear; a two-master of seat 1 was caught in it, and lay so before. */
const CAUGHT = { x: 66_000, y: 40_000, heading: 0 };
function clearing(...others: ShipPosition[]): Match {
  const caught: ShipPosition = { ...PREY, at: AT, lostIn: 0, also: { before: CAUGHT } };
  const match = sea([caught, ...others], { turn: 1, tiles: [{ tile: 'fog-1', at: AT, until: 0 }] });
  answer(match, 1, 'end');
  expect(asked(match)).toBe('1: reappear');
  return match;
}

test('when it clears, a ship lost in it is put by its controller within the former bank, or as it lay before [PI-CREW.23]', () => {
  const match = clearing();
  expect(anyAnswer(match)).toEqual(CAUGHT);
  expect(broken(match, CAUGHT)).toBeUndefined();
  expect(broken(match, { ...CAUGHT, heading: 9_000 })).toBe('PI-CREW.23');
  expect(broken(match, { x: 64_000, y: 40_000, heading: 9_000 })).toBeUndefined();
  answer(match, 1, { x: 57_000, y: 41_000, heading: 27_000 });
  expect(shipIn(match, 0).lostIn).toBe(NONE);
  expect(where(match, 0)).toEqual([57_000, 41_000, 27_000]);
  expect(asked(match)).toBe('0: turn');
});

test('where another lies by then it is not put [PI-CREW.23]', () => {
  const match = clearing({ ...SHIP, at: [66_000, 40_000, 9_000] });
  expect(broken(match, CAUGHT)).toBe('PI-CREW.23');
  expect(anyAnswer(match)).toEqual({ ...CAUGHT, x: 60_000 });
});

/** Smoke that hides ships of seat 1 clears over these other tiles; the first of them is to be put back. */
function cleared(ships: readonly ShipPosition[], tiles: NonNullable<Position['tiles']> = []): Match {
  const match = sea(ships, { turn: 1, tiles: [{ tile: 'fog-1', at: AT, until: 0 }, ...tiles] });
  answer(match, 1, 'end');
  expect(asked(match)).toBe('1: reappear');
  return match;
}
const HIDDEN: ShipPosition = { ...PREY, at: AT, lostIn: 0 };

test('who is put back where another bank begins is lost in that [PI-CREW.23] [PI-FOG.1]', () => {
  const back = (x: number): number => {
    const match = cleared([HIDDEN], [{ tile: 'fog-2', at: [68_000, 40_000] }]);
    answer(match, 1, { x, y: 40_000, heading: 0 });
    return shipIn(match, 0).lostIn;
  };
  expect([back(60_000), back(62_000)]).toEqual([NONE, 1]);
});

test('a tow is put back with its tower, behind it [PI-CREW.23] [PI-TOW.12] [PI-GEO.54]', () => {
  const tow = { ...HIDDEN, masts: 0 };
  for (const [tower, towed] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const ships = tower === 0 ? [HIDDEN, { ...tow, tower }] : [{ ...tow, tower }, HIDDEN];
    const match = cleared(ships);
    answer(match, 1, { x: 60_000, y: 43_000, heading: 9_000 });
    expect(asked(match)).toBe('0: turn');
    expect(where(match, tower)).toEqual([60_000, 43_000, 9_000]);
    expect(where(match, towed)).toEqual([60_000, 43_000 - 5_600, 9_000]);
    expect(shipIn(match, towed)).toMatchObject({ tower, lostIn: NONE });
  }
});

test('a ship caught in weed is put back as it lay there; if another lies there by then, the weed has lost it [PI-CREW.23] [PI-SARG.4]', () => {
  const before = { x: 56_600, y: 46_500, heading: 9_000 };
  const caught: ShipPosition = { ...HIDDEN, entangledIn: 1, also: { before } };
  const weed = [{ tile: 'sargasso-1', at: [56_600, 52_000] }] as const;
  const match = cleared([caught], weed);
  expect(broken(match, { x: 62_000, y: 40_000, heading: 0 })).toBe('PI-CREW.23');
  answer(match, 1, before);
  expect(shipIn(match, 0)).toMatchObject({ ...before, lostIn: NONE, entangledIn: 1 });
  const taken = sea([caught, { ...SHIP, at: [56_600, 46_500] }], {
    turn: 1,
    tiles: [{ tile: 'fog-1', at: AT, until: 0 }, ...weed],
  });
  answer(taken, 1, 'end');
  expect(asked(taken)).toBe('0: turn');
  expect(shipIn(taken, 0)).toMatchObject({ x: 60_000, y: 40_000, lostIn: NONE, entangledIn: NONE });
});
