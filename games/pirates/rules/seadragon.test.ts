import { expect, test } from 'vitest';
import { distanceOf } from '../geometry/index.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import {
  answer,
  anyAnswer,
  asked,
  broken,
  HOARD,
  leg,
  mastsLeft,
  offered,
  shipIn,
  SPARE,
  told,
  where,
} from './acting.ts';
import { bodyOfShip } from './sea.ts';

type Match = ReturnType<typeof position>;

/** Sea dragons [PI-KW.seadragon]. */

/** Three segments L4, L4, S4; strikes fear. */
const DRAGON: ShipPosition = { piece: 'ash-crowned-wyrm', at: [60_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 47_000] };
const DIVER: ShipPosition = { piece: 'deepwell', seat: 1, at: [60_000, 47_000], also: { submerged: true } };

const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });

function swoop(die: number, prey: ShipPosition = PREY, rest: Partial<Position> = {}): Match {
  const match = sea([DRAGON, prey], rest);
  match.random.rig('swoop', die);
  answer(match, 0, 'shoot 0', 'swoop > ship 1');
  return match;
}

/** Seat 1 hits the dragon once. */
function wounded(masts: number, rest: Partial<Position> = {}): Match {
  const match = sea(
    [
      { ...DRAGON, masts },
      { ...PREY, at: [60_000, 46_000] },
    ],
    { turn: 1, ...rest },
  );
  match.random.rig('shot', 6);
  answer(match, 1, 'shoot 1', 'mast 0 > ship 0');
  return match;
}

test('a dragon’s segments are its masts: a hit costs one, and its cannon [PI-KW.seadragon.1]', () => {
  const match = wounded(3);
  expect(asked(match)).toBe('0: loseMast');
  answer(match, 0, '0');
  expect(mastsLeft(match, 0)).toBe(2);
  answer(match, 1, 'done', 'end');
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toContain('mast 1 > ship 1');
  expect(offered(match)).not.toContain('mast 0 > ship 1');
});

test('without segments it is gone at once, never derelict [PI-KW.seadragon.13]', () => {
  const match = wounded(1);
  expect(shipIn(match, 0).fate).toBe('sunk');
  expect(told(match, 'becameDerelict')).toEqual([]);
});

test('it neither repairs nor explores, wherever it stands [PI-KW.seadragon.2]', () => {
  const home: IslandPosition = { island: 'parsons-thumb', at: [60_000, 45_000], home: 0 };
  const wreck: ShipPosition = { ...PREY, masts: 0, at: [60_000, 36_710] };
  const match = sea([{ ...DRAGON, masts: 2 }, wreck], { islands: [HOARD, home] });
  expect(offered(match).filter((key) => /^(repair|explore) 0/.test(key))).toEqual([]);
  const ship = sea([{ ...PREY, seat: 0, at: [60_000, 38_290] }, wreck]);
  expect(offered(ship)).toContain('explore 0 1');
  const rigged = (damaged: ShipPosition): readonly string[] =>
    offered(sea([{ ...damaged, masts: 1 }], { players: [{ events: ['jury-rig'] }] }));
  expect(rigged(DRAGON)).not.toContain('event jury-rig');
  expect(rigged({ ...PREY, seat: 0 })).toContain('event jury-rig');
});

test('its move takes it anywhere on the surface that is free [PI-KW.seadragon.3]', () => {
  const match = sea([DRAGON, PREY]);
  answer(match, 0, 'move 0');
  expect(broken(match, { x: 60_000, y: 47_000, heading: 0 })).toBe('PI-GEO.49');
  expect(broken(match, { x: 1_000, y: 47_000, heading: 0 })).toBe('PI-GEO.49');
  answer(match, 0, { x: 115_000, y: 85_000, heading: 12_345 });
  expect(where(match, 0)).toEqual([115_000, 85_000, 12_345]);
  expect(offered(match)).not.toContain('move 0');
});

test('what makes the base move of others S leaves it as free, but chains hold it [PI-KW.seadragon.3] [PI-RULING.139]', () => {
  const becalmed = sea([{ ...DRAGON, marks: ['slowed'] }, PREY], {
    turn: 1,
    players: [{}, { events: ['dead-calm'] }],
  });
  answer(becalmed, 1, 'event dead-calm', 'end');
  answer(becalmed, 0, 'move 0', { x: 115_000, y: 85_000, heading: 0 });
  expect(where(becalmed, 0)).toEqual([115_000, 85_000, 0]);
  expect(offered(sea([{ ...DRAGON, marks: ['chained'] }, PREY]))).not.toContain('move 0');
});

test('islands, ice, reefs and fog are nothing to it [PI-KW.seadragon.4]', () => {
  const cay: IslandPosition = { at: [80_000, 40_000] };
  const tiles = [
    { tile: 'iceberg-1', at: [90_000, 60_000] },
    { tile: 'reef-1', at: [40_000, 60_000] },
    { tile: 'fog-1', at: [40_000, 30_000] },
  ] as const;
  for (const [x, y] of [
    [80_000, 40_000],
    [90_000, 60_000],
    [40_000, 60_000],
    [40_000, 30_000],
  ] as const) {
    const match = sea([DRAGON, PREY], { islands: [HOARD, cay], tiles });
    answer(match, 0, 'move 0', { x, y, heading: 0 });
    expect(asked(match)).toBe('0: turn');
    expect(shipIn(match, 0)).toMatchObject({ x, y, lostIn: -1, docked: -1, masts: ['up', 'up', 'up'] });
  }
});

test('a shoot action is a swoop or shots, never both [PI-KW.seadragon.5]', () => {
  const shots = sea([DRAGON, PREY]);
  shots.random.rig('shot', 1);
  answer(shots, 0, 'shoot 0');
  expect(offered(shots)).toEqual(expect.arrayContaining(['mast 0 > ship 1', 'swoop > ship 1']));
  answer(shots, 0, 'mast 0 > ship 1');
  expect(offered(shots)).not.toContain('swoop > ship 1');
  const swooped = swoop(1);
  answer(swooped, 0, anyAnswer(swooped));
  expect(asked(swooped)).toBe('0: turn');
  expect(offered(swooped)).not.toContain('shoot 0');
});

test('a swoop is shooting: a truce forbids it too [PI-KW.seadragon.5]', () => {
  const truce = { nation: 'cursed', seat: 1 } as const;
  expect(offered(sea([DRAGON, { ...PREY, also: { truce } }]))).not.toContain('shoot 0');
});

test('its shots follow the rules of all shots: range, number to beat, clear lines [PI-KW.seadragon.6]', () => {
  const far = sea([DRAGON, { ...PREY, at: [60_000, 49_000] }]);
  far.random.rig('shot', 5);
  answer(far, 0, 'shoot 0');
  expect(offered(far).filter((key) => key.startsWith('mast'))).toEqual([
    'mast 0 > ship 1',
    'mast 1 > ship 1',
  ]);
  answer(far, 0, 'mast 1 > ship 1');
  expect(told(far, 'shot')).toMatchObject([{ rank: 5, die: 5, won: false }]);
  const cay: IslandPosition = { island: 'parsons-thumb', at: [60_000, 50_000] };
  const hidden = sea([DRAGON, { ...PREY, at: [60_000, 56_000] }], { islands: [HOARD, cay] });
  answer(hidden, 0, 'shoot 0');
  expect(offered(hidden)).toEqual(['swoop > ship 1', 'done']);
});

test('it swoops on one target within L+L, seen or not, surfaced or submerged [PI-KW.seadragon.7]', () => {
  const base = bodyOfShip(shipIn(sea([DRAGON]), 0)).outline.box.right;
  const east = (gap: number): ShipPosition => ({ ...DIVER, at: [base + gap + 700, 40_000, 9_000] });
  const near = sea([DRAGON, east(17_200)]);
  answer(near, 0, 'shoot 0');
  expect(offered(near)).toEqual(['swoop > ship 1', 'done']);
  expect(offered(sea([DRAGON, east(17_201)]))).not.toContain('shoot 0');
});

test('a swoop succeeds on 4 or more, with two hits [PI-KW.seadragon.8]', () => {
  const three = swoop(3);
  expect(asked(three)).toBe('0: perch');
  expect(mastsLeft(three, 1)).toBe(2);
  const four = swoop(4, { ...PREY, piece: 'bishops-candle' });
  answer(four, 1, '0', '1');
  expect(mastsLeft(four, 1)).toBe(1);
});

test('the second hit of a swoop sinks what the first made derelict, but follows no Eternal ship home [PI-KW.seadragon.8]', () => {
  expect(shipIn(swoop(4, { ...PREY, masts: 1 }), 1).fate).toBe('sunk');
  const eternal = swoop(4, { ...PREY, piece: 'last-ferry', masts: 0 });
  answer(eternal, 1, anyAnswer(eternal));
  expect(asked(eternal)).toBe('0: perch');
});

const gap = (match: Match): number =>
  distanceOf(bodyOfShip(shipIn(match, 0)).outline, bodyOfShip(shipIn(match, 1)).outline);

test('after the swoop, hit or miss, it stands beside its target without touching it, on the side it likes [PI-KW.seadragon.9] [PI-KW.seadragon.10]', () => {
  for (const die of [1, 6]) {
    const prey: ShipPosition = { ...PREY, piece: 'bishops-candle' };
    const south = swoop(die, prey);
    if (asked(south) === '1: loseMast') answer(south, 1, '0', '1');
    answer(south, 0, { direction: 27_000 });
    expect(gap(south)).toBeGreaterThan(10);
    expect(gap(south)).toBeLessThan(14);
    expect(where(south, 0)[1]).toBeLessThan(47_000);
  }
  const north = swoop(1);
  answer(north, 0, { direction: 9_000 });
  expect(where(north, 0)[1]).toBeGreaterThan(47_000);
  expect(gap(north)).toBeLessThan(14);
});

test('where another piece stands it may not perch; if its target sank it stands where that was [PI-KW.seadragon.10]', () => {
  const match = sea([DRAGON, { ...PREY, masts: 0 }, { ...PREY, at: [60_000, 50_000] }]);
  match.random.rig('swoop', 4);
  answer(match, 0, 'shoot 0', 'swoop > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
  expect(broken(match, { direction: 9_000 })).toBe('PI-KW.seadragon.10');
  answer(match, 0, { direction: 27_000 });
  const [, y = 0] = where(match, 0);
  expect(47_000 - 800 - y - 2_500).toBeGreaterThanOrEqual(10);
  expect(47_000 - 800 - y - 2_500).toBeLessThan(14);
});

test('it is not rammed or boarded, pins nobody and is not pinned, and rams nobody [PI-KW.seadragon.11]', () => {
  const ship: ShipPosition = { piece: 'belle-brume', seat: 1, at: [50_000, 40_000] };
  const rammer = sea([DRAGON, ship], { turn: 1 });
  answer(rammer, 1, 'move 1', [leg('L')]);
  expect(bodyOfShip(shipIn(rammer, 1)).outline.box.right).toBeGreaterThan(57_400);
  expect(offered(rammer)).not.toContain('ram 1 0');
  answer(rammer, 1, 'end');
  expect(offered(rammer)).toContain('move 0');
  answer(rammer, 0, 'move 0', { x: where(rammer, 0)[0] ?? 0, y: 40_000, heading: 0 });
  expect(offered(rammer)).not.toContain('ram 0 1');
  answer(rammer, 0, 'end');
  expect(offered(rammer)).toContain('move 1');
});

/** Seat 1's ship docked at its home island, in reach. */
const HARBOUR: IslandPosition = { island: 'gullspit', at: [60_000, 52_000], home: 1 };

test('it swoops neither on a ship docked at its home island nor on its own fleet [PI-KW.seadragon.14]', () => {
  const docked: ShipPosition = { ...PREY, at: [53_813, 51_979] };
  const match = sea([DRAGON, docked], { islands: [HOARD, HARBOUR] });
  expect(shipIn(match, 1).docked).toBe(1);
  expect(offered(match)).not.toContain('shoot 0');
  expect(offered(sea([DRAGON, docked]))).toContain('shoot 0');
  expect(offered(sea([DRAGON, { ...PREY, seat: 0 }]))).not.toContain('shoot 0');
});

test('it never docks: at its own home island it may be shot at [PI-KW.seadragon.15]', () => {
  const home: IslandPosition = { island: 'parsons-thumb', at: [60_000, 37_000], home: 0 };
  const match = wounded(4, { islands: [HOARD, home] });
  expect(shipIn(match, 0).docked).toBe(-1);
  expect(asked(match)).toBe('0: loseMast');
});
