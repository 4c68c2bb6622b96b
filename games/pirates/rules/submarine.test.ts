import { expect, test } from 'vitest';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import {
  answer,
  asked,
  berth,
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

type Match = ReturnType<typeof position>;

/** Submarines [PI-KW.submarine]. */

/** Two hull elements S3, S3, base move L+L, 6,000 u long; and a two-master athwart its course. */
const SUB: ShipPosition = { piece: 'iron-catfish', at: [40_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [48_000, 40_000, 9_000] };
/** A two-master of seat 0 that meets a submarine of seat 1 at an L. */
const HUNTER: ShipPosition = { ...PREY, seat: 0, at: [40_000, 40_000] };
const ENEMY: ShipPosition = { ...SUB, seat: 1, at: [48_000, 40_000, 9_000] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
const DIVED = { also: { submerged: true } } as const;

/** It is the submarine's turn, and its controller has decided. */
function dive(
  depth: 'surfaced' | 'submerged',
  ships: readonly ShipPosition[],
  sub: Partial<ShipPosition> = {},
  rest: Partial<Position> = {},
): Match {
  const match = sea([{ ...SUB, ...sub }, ...ships], rest);
  answer(match, 0, depth);
  return match;
}

/** It sails into the prey and rams it with this die. */
function ram(
  depth: 'surfaced' | 'submerged',
  die: number,
  prey: Partial<ShipPosition> = {},
  rest: Partial<Position> = {},
): Match {
  const match = dive(depth, [{ ...PREY, ...prey }], {}, rest);
  match.random.rig('ram', die);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
  return match;
}

/** A ship of seat 0 sails into a submarine of seat 1. */
function charge(sub: Partial<ShipPosition>): Match {
  const match = sea([HUNTER, { ...ENEMY, ...sub }]);
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

/** A three-master shoots at a submarine beside it and hits as often as it has dice. */
function shoot(sub: Partial<ShipPosition>, ...dice: number[]): Match {
  const gunner: ShipPosition = { piece: 'belle-brume', at: [40_000, 45_000] };
  const match = sea([gunner, { ...SUB, seat: 1, ...sub }]);
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0', ...dice.map((_, i) => `mast ${i} > ship 1`));
  return match;
}

test('its hull elements act as masts: each carries a cannon, and a lost one is repaired [PI-KW.submarine.1]', () => {
  const near: ShipPosition = { ...PREY, at: [40_000, 45_000] };
  const match = dive('surfaced', [near]);
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'done']);
  const hurt = dive('surfaced', [near], { masts: 1 });
  answer(hurt, 0, 'shoot 0');
  expect(offered(hurt)).toEqual(['mast 0 > ship 1', 'done']);
  const home: IslandPosition = { island: 'parsons-thumb', at: [30_000, 40_000], home: 0 };
  const berthed = { masts: 1, at: berth(home.at, 6_000) } as const;
  const docked = dive('surfaced', [near], berthed, { islands: [HOARD, home] });
  answer(docked, 0, 'repair 0');
  expect(mastsLeft(docked, 0)).toBe(2);
});

test('it neither pins nor is pinned [PI-KW.submarine.2]', () => {
  const match = ram('surfaced', 1);
  answer(match, 0, 'no');
  answer(match, 1, 'no');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'surfaced');
  expect(offered(match)).toContain('move 0');
  const holder = charge({});
  answer(holder, 0, 'end');
  answer(holder, 1, 'surfaced', 'end');
  expect(offered(holder)).toContain('move 0');
  const pinned = charge({ piece: 'merry-gannet' });
  answer(pinned, 0, 'end');
  answer(pinned, 1, 'end');
  expect(offered(pinned)).not.toContain('move 0');
});

test('it neither tows nor is towed [PI-KW.submarine.2]', () => {
  const tows = (tower: ShipPosition['piece'], derelict: ShipPosition['piece']): boolean => {
    const match = sea([
      { ...HUNTER, piece: tower },
      { ...PREY, piece: derelict, masts: 0 },
    ]);
    if (asked(match) === '0: depth') answer(match, 0, 'surfaced');
    answer(match, 0, 'move 0', [leg('L')]);
    return offered(match).includes('tow 0 1');
  };
  expect(tows('merry-gannet', 'merry-gannet')).toBe(true);
  expect(tows('iron-catfish', 'merry-gannet')).toBe(false);
  expect(tows('merry-gannet', 'iron-catfish')).toBe(false);
});

test('before each of his turns its controller decides whether it dives [PI-KW.submarine.3]', () => {
  const match = sea([SUB]);
  expect(asked(match)).toBe('0: depth');
  expect(offered(match)).toEqual(['surfaced', 'submerged']);
  answer(match, 0, 'submerged', 'end');
  expect(asked(match)).toBe('1: turn');
  expect(shipIn(match, 0).submerged).toBe(true);
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: depth');
  answer(match, 0, 'surfaced');
  expect(shipIn(match, 0).submerged).toBe(false);
});

test('submerged it can only move [PI-KW.submarine.4]', () => {
  const home: IslandPosition = { island: 'parsons-thumb', at: [30_000, 40_000], home: 0 };
  const ships = [
    { ...PREY, at: [38_000, 36_000, 0] },
    { ...PREY, seat: 0, at: [37_000, 42_872, 0] },
  ] as const;
  const given = (depth: 'surfaced' | 'submerged'): string[] => {
    const sub = { masts: 1, crew: ['america-captain'], at: berth(home.at, 6_000) } as const;
    const match = dive(depth, ships, sub, { islands: [HOARD, home] });
    return offered(match).filter((key) => key.split(' ')[1] === '0');
  };
  expect(given('surfaced')).toEqual(['move 0', 'comeAbout 0', 'shoot 0', 'explore 0 2', 'repair 0']);
  expect(given('submerged')).toEqual(['move 0', 'comeAbout 0']);
});

test('not even a Captain shoots from under water [PI-KW.submarine.4]', () => {
  for (const depth of ['surfaced', 'submerged'] as const) {
    const match = dive(depth, [{ ...PREY, at: [40_000, 45_000] }], { crew: ['america-captain'] });
    answer(match, 0, 'move 0', []);
    expect(offered(match).includes('captain 0')).toBe(depth === 'surfaced');
  }
});

test('a submerged piece between a cannon and its target is not in the way of the shot [PI-GEO.66]', () => {
  const gunner: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
  const between = (sub: Partial<ShipPosition>): readonly string[] => {
    const match = sea([
      gunner,
      { ...SUB, seat: 1, at: [40_000, 42_500], ...sub },
      { ...PREY, seat: 1, at: [40_000, 45_000] },
    ]);
    answer(match, 0, 'shoot 0');
    return offered(match).filter((key) => key.includes('>'));
  };
  expect(between({})).not.toContain('mast 1 > ship 2');
  expect(between(DIVED)).toEqual(['mast 0 > ship 2', 'mast 1 > ship 2', 'mast 2 > ship 2']);
});

test('submerged it is neither shot at nor rammed [PI-KW.submarine.4]', () => {
  const near: ShipPosition = { piece: 'belle-brume', at: [40_000, 45_000] };
  expect(offered(sea([near, { ...SUB, seat: 1 }]))).toContain('shoot 0');
  expect(offered(sea([near, { ...SUB, seat: 1, ...DIVED }]))).not.toContain('shoot 0');
  expect(offered(charge({}))).toContain('ram 0 1');
  const over = charge(DIVED);
  expect(where(over, 0)).toEqual(where(charge({}), 0)); // it is in the way all the same [PI-RULING.91]
  expect(offered(over)).not.toContain('ram 0 1');
});

test('submerged it may ram, and must then move S away, whatever came of it [PI-KW.submarine.5]', () => {
  for (const die of [1, 6]) {
    const match = ram('submerged', die);
    if (die === 6) answer(match, 1, '0');
    expect(mastsLeft(match, 1)).toBe(die === 6 ? 1 : 2);
    expect(asked(match)).toBe('0: retreat');
    expect(broken(match, { direction: 0 })).toBe('PI-GEO.50');
    answer(match, 0, { direction: 18_000 });
    expect(where(match, 0)).toEqual([44_200 - 5_400, 40_000, 0]);
  }
});

test('it goes in any direction that leads away, without turning [PI-KW.submarine.5]', () => {
  const match = ram('submerged', 1);
  for (const direction of [12_000, 18_000, 24_000]) expect(broken(match, { direction })).toBeUndefined();
  answer(match, 0, { direction: 21_000 });
  expect(where(match, 0)).toEqual([44_200 - 4_677, 40_000 - 2_700, 0]);
});

/** It moves away from the ram, and this lies in its way. */
function retreat(direction: number, tile: NonNullable<Position['tiles']>[number]): Match {
  const match = ram('submerged', 1, {}, { tiles: [tile] });
  answer(match, 0, { direction });
  return match;
}

test('terrain works on it as it moves away, as on any move [PI-KW.submarine.5] [PI-GEO.50] [PI-FOG.1] [PI-REEF.1]', () => {
  const fog = retreat(9_500, { tile: 'fog-1', at: [44_200, 49_000] });
  expect(shipIn(fog, 0)).toMatchObject({ lostIn: 0, x: 44_200, y: 49_000 });
  expect(asked(fog)).toBe('0: turn');
  const reef = retreat(9_500, { tile: 'reef-1', at: [43_000, 46_000], value: 1 });
  answer(reef, 0, '0');
  expect(mastsLeft(reef, 0)).toBe(1);
  expect(where(reef, 0)).toEqual([44_200 - 471, 45_379, 0]);
  const weed = retreat(9_500, { tile: 'sargasso-1', at: [43_000, 46_000], value: 3 });
  expect(shipIn(weed, 0).entangledIn).toBe(0);
});

test('ice stops it there and costs it a hull element [PI-KW.submarine.5] [PI-ICE.8]', () => {
  const match = retreat(26_500, { tile: 'iceberg-1', at: [43_000, 34_000] });
  expect(asked(match)).toBe('0: loseMast');
  answer(match, 0, '0');
  expect(mastsLeft(match, 0)).toBe(1);
  expect(where(match, 0)[1]).toBeGreaterThan(36_000);
});

test('a mast lost to a submerged ram, no boarding, no pin, and it is S away [PI-KW.submarine.6] [EX-72]', () => {
  const match = ram('submerged', 3);
  answer(match, 1, '0');
  answer(match, 0, { direction: 18_000 });
  expect(asked(match)).toBe('0: turn');
  expect(mastsLeft(match, 1)).toBe(1);
  expect(where(match, 0)).toEqual([38_800, 40_000, 0]);
  expect(asked(ram('surfaced', 1))).toBe('0: board');
});

test('surfaced it is a ship like others: it shoots, explores, rams and boards [PI-KW.submarine.7]', () => {
  const isle: IslandPosition = { island: 'parsons-thumb', at: [30_000, 40_000], coins: [4] };
  const at = berth(isle.at, 6_000);
  const match = dive('surfaced', [{ ...PREY, at: [38_000, 46_000] }], { at }, { islands: [HOARD, isle] });
  expect(offered(match)).toEqual(expect.arrayContaining(['move 0', 'shoot 0', 'explore 0']));
  const rammed = ram('surfaced', 3);
  answer(rammed, 1, '0');
  rammed.random.rig('boarding', 3, 3);
  answer(rammed, 0, 'yes');
  expect(told(rammed, 'boarded')).toMatchObject([{ attack: 3 + 2, defence: 3 + 1 }]);
});

test('surfaced it may be rammed and boarded, but a ram takes none of its elements [PI-KW.submarine.8]', () => {
  const match = charge({});
  match.random.rig('ram', 6);
  answer(match, 0, 'ram 0 1');
  expect(told(match, 'rammed')).toMatchObject([{ won: true }]);
  expect(mastsLeft(match, 1)).toBe(2);
  expect(asked(match)).toBe('0: board');
});

test('nor does a ram sink it when it has none [PI-KW.submarine.8]', () => {
  const match = charge({ masts: 0 });
  match.random.rig('ram', 1);
  answer(match, 0, 'ram 0 1');
  expect(shipIn(match, 1).fate).toBe('afloat');
});

test('each hit removes a hull element; with none left it is derelict [PI-KW.submarine.9] [PI-KW.submarine.10]', () => {
  const match = shoot({}, 6);
  expect(asked(match)).toBe('1: loseMast');
  answer(match, 1, '0');
  expect(mastsLeft(match, 1)).toBe(1);
  answer(match, 0, 'done', 'end');
  expect(asked(match)).toBe('1: depth');
  const derelict = shoot({ masts: 1 }, 6);
  expect(told(derelict, 'becameDerelict')).toMatchObject([{ ship: 'ship:1' }]);
  expect(shipIn(derelict, 1).fate).toBe('afloat');
  answer(derelict, 0, 'done', 'end');
  expect(offered(derelict)).not.toContain('move 1');
  const sunk = shoot({ masts: 0 }, 6);
  expect(shipIn(sunk, 1).fate).toBe('sunk');
});

test('a derelict submarine is surfaced, and stays so [PI-KW.submarine.11]', () => {
  const ice = [{ tile: 'iceberg-3', at: [34_000, 40_000] }] as const;
  const match = sea([HUNTER, { ...SUB, seat: 1, masts: 1, ...DIVED }], { turn: 1, tiles: ice });
  answer(match, 1, 'submerged');
  match.random.rig('icebergs', 3);
  match.random.rig('drift', 1);
  answer(match, 1, 'end');
  expect(shipIn(match, 1)).toMatchObject({ masts: ['lost', 'lost'], submerged: false });
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
});

test('it comes up as well where the fires that were its last elements go out [PI-KW.submarine.11]', () => {
  const home: IslandPosition = { island: 'parsons-thumb', at: [30_000, 40_000], home: 0 };
  const [x, y, heading = 0] = berth(home.at, 6_000);
  const match = sea([{ ...SUB, at: [x + 4_000, y, heading] }], { islands: [HOARD, home] });
  answer(match, 0, 'submerged');
  shipIn(match, 0).masts = ['burning', 'lost'];
  answer(match, 0, 'move 0', [leg('L')]);
  expect(shipIn(match, 0)).toMatchObject({ docked: 1, masts: ['lost', 'lost'], submerged: false });
});
