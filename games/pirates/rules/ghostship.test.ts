import { expect, test } from 'vitest';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE } from '../state.ts';
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
  where,
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** Ghost ships [PI-KW.ghostship]. */

/** Three masts, base move L+L, 6,800 u long; and an enemy two-master athwart its course. */
const GHOST: ShipPosition = { piece: 'pale-widow', at: [40_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [46_000, 40_000, 9_000] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
const FADED = { also: { intangible: true } } as const;
type Substance = 'tangible' | 'intangible';

/** It is the ghost's turn, and its controller has decided. */
function haunt(
  substance: Substance,
  ships: readonly ShipPosition[],
  rest: Partial<Position> = {},
  ghost: Partial<ShipPosition> = {},
): Match {
  const match = sea([{ ...GHOST, ...ghost }, ...ships], rest);
  answer(match, 0, substance);
  return match;
}

/** A two-master of seat 0 sails bow first into the flank of a ghost of seat 1. */
function charge(ghost: Partial<ShipPosition>): Match {
  const match = sea([
    { ...PREY, seat: 0, at: [40_000, 40_000] },
    { ...GHOST, seat: 1, at: [48_000, 40_000, 9_000], ...ghost },
  ]);
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

test('one that takes shape with its bow to a wild island begins its turn docked there, and may explore it [PI-EXP.1] [PI-KW.ghostship.1] [PI-RULING.134]', () => {
  const cay: IslandPosition = { island: 'parsons-thumb', at: [60_000, 40_000], coins: [2] };
  const faded = { at: berth(cay.at, 6_800), ...FADED };
  const shaped = haunt('tangible', [], { islands: [cay, HOARD] }, faded);
  expect(shipIn(shaped, 0)).toMatchObject({ docked: 0, began: 0 });
  expect(offered(shaped)).toContain('explore 0');
  const docked = { at: berth(cay.at, 6_800) };
  expect(offered(haunt('intangible', [], { islands: [cay, HOARD] }, docked))).not.toContain('explore 0');
});

test('at the start of each of his turns its controller decides; it holds until his next turn [PI-KW.ghostship.1]', () => {
  const match = sea([GHOST]);
  expect(asked(match)).toBe('0: substance');
  expect(offered(match)).toEqual(['tangible', 'intangible']);
  answer(match, 0, 'intangible');
  expect(shipIn(match, 0).intangible).toBe(true);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
  expect(shipIn(match, 0).intangible).toBe(true);
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: substance');
  answer(match, 0, 'tangible');
  expect(shipIn(match, 0).intangible).toBe(false);
});

test('intangible it sails through islands and ships as if they were not there [PI-KW.ghostship.2]', () => {
  const course = [leg('L'), leg('L', 0, 5_400)];
  const through = (substance: Substance, ships: readonly ShipPosition[], rest: Partial<Position>): Match => {
    const match = haunt(substance, ships, rest);
    answer(match, 0, 'move 0', course);
    return match;
  };
  const ship = { ...PREY, at: [47_000, 40_000, 9_000] } as const;
  expect(where(through('intangible', [ship], {}), 0)).toEqual([54_000, 40_000, 0]);
  expect(where(through('tangible', [ship], {}), 0)[0]).toBeLessThan(46_000);
  const islands = [HOARD, { at: [47_000, 43_000] as const }];
  expect(where(through('intangible', [], { islands }), 0)).toEqual([54_000, 40_000, 0]);
  expect(where(through('tangible', [], { islands }), 0)[0]).toBeLessThan(46_000);
});

test('intangible it sails through terrain of every kind, and turns beside ice unharmed [PI-KW.ghostship.2]', () => {
  for (const tile of ['reef-1', 'sargasso-1', 'fog-1', 'iceberg-1'] as const) {
    const tiles = [{ tile, at: [47_800, 40_000] }] as const;
    const sail = (substance: Substance): Match => {
      const match = haunt(substance, [], { tiles });
      match.random.rig('reef', 1);
      match.random.rig('sargasso', 6);
      answer(match, 0, 'move 0', [leg('L'), leg('L', 0, 5_400)]);
      return match;
    };
    const match = sail('intangible');
    expect(where(match, 0)).toEqual([54_000, 40_000, 0]);
    expect(shipIn(match, 0)).toMatchObject({ masts: ['up', 'up', 'up'], lostIn: NONE, entangledIn: NONE });
    const { lostIn, entangledIn } = shipIn(sail('tangible'), 0);
    expect(lostIn === 0 || entangledIn === 0 || asked(sail('tangible')) === '0: loseMast').toBe(true);
  }
  const ice = { tiles: [{ tile: 'iceberg-1', at: [40_000, 45_652] }] } as const;
  const turn = (substance: Substance): Match => {
    const match = haunt(substance, [], ice);
    answer(match, 0, 'comeAbout 0', { turn: 9_000 });
    return match;
  };
  expect(asked(turn('tangible'))).toBe('0: loseMast');
  expect(mastsLeft(turn('intangible'), 0)).toBe(3);
  expect(asked(turn('intangible'))).toBe('0: turn');
});

test('it may not end its move over any part of an island or another ship, friend or enemy [PI-KW.ghostship.3]', () => {
  const islands = [HOARD, { at: [50_000, 40_000] as const }];
  const ends = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): unknown => {
    const match = haunt('intangible', ships, rest);
    answer(match, 0, 'move 0');
    return broken(match, [leg('L')]);
  };
  expect(ends([])).toBeUndefined();
  expect(ends([], { islands })).toBe('PI-KW.ghostship.3');
  expect(ends([{ ...PREY, at: [52_000, 40_000, 9_000] }])).toBe('PI-KW.ghostship.3');
  expect(ends([{ ...PREY, seat: 0, at: [52_000, 40_000, 9_000] }])).toBe('PI-KW.ghostship.3');
});

test('intangible it cannot be rammed [PI-KW.ghostship.4]', () => {
  expect(offered(charge({}))).toContain('ram 0 1');
  expect(offered(charge(FADED))).not.toContain('ram 0 1');
});

test('intangible it cannot be pinned [PI-KW.ghostship.4]', () => {
  const held = [{ ...PREY, at: [44_200, 40_000, 9_000] }] as const;
  expect(offered(haunt('tangible', held))).not.toContain('move 0');
  expect(offered(haunt('intangible', held))).toContain('move 0');
});

test('intangible it cannot dock [PI-KW.ghostship.5]', () => {
  const isle: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], coins: [3] };
  const [x, y, heading = 0] = berth(isle.at, 6_800);
  const dock = (substance: Substance): Match => {
    const match = haunt(substance, [], { islands: [HOARD, isle] }, { at: [x + 4_000, y, heading] });
    answer(match, 0, 'move 0', [leg('L', 0, 4_000)]);
    expect(where(match, 0)).toEqual([x, y, heading]);
    return match;
  };
  expect(shipIn(dock('tangible'), 0).docked).toBe(1);
  expect(shipIn(dock('intangible'), 0).docked).toBe(NONE);
});

test('intangible it still shoots and is shot at [PI-KW.ghostship.6]', () => {
  const near: ShipPosition = { ...PREY, at: [40_000, 45_000, 0] };
  const match = haunt('intangible', [near]);
  expect(offered(match)).toContain('shoot 0');
  answer(match, 0, 'end');
  expect(offered(match)).toContain('shoot 1');
});

test('and rams and boards the enemy its bow touches at the end of its move [PI-KW.ghostship.6]', () => {
  const match = haunt('intangible', [{ ...PREY, at: [52_800, 40_000, 9_000] }]);
  match.random.rig('ram', 3);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
  answer(match, 1, '0');
  expect(mastsLeft(match, 1)).toBe(1);
  expect(asked(match)).toBe('0: board');
});

test('docked, it is so no longer when it becomes intangible, and again when it takes shape [PI-KW.ghostship.7]', () => {
  const isle: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], coins: [3] };
  const match = sea([{ ...GHOST, at: berth(isle.at, 6_800) }], { islands: [HOARD, isle] });
  expect(shipIn(match, 0).docked).toBe(1);
  answer(match, 0, 'intangible');
  expect(shipIn(match, 0).docked).toBe(NONE);
  expect(offered(match)).not.toContain('explore 0');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'tangible');
  expect(shipIn(match, 0).docked).toBe(1);
});

test('taking shape where it touches a fog bank it is lost at once; a reef or weed lets it be [PI-KW.ghostship.8]', () => {
  const appear = (tile: 'fog-1' | 'reef-1' | 'sargasso-1', x: number): Match => {
    const match = haunt('tangible', [], { tiles: [{ tile, at: [x, 40_000] }] }, FADED);
    match.random.rig('reef', 1);
    match.random.rig('sargasso', 6);
    return match;
  };
  expect(shipIn(appear('fog-1', 42_000), 0)).toMatchObject({ lostIn: 0, x: 42_000 });
  expect(shipIn(appear('fog-1', 47_700), 0)).toMatchObject({ lostIn: 0, x: 47_700 });
  expect(shipIn(appear('fog-1', 48_000), 0).lostIn).toBe(NONE);
  for (const tile of ['reef-1', 'sargasso-1'] as const) {
    const match = appear(tile, 42_000);
    expect(shipIn(match, 0).entangledIn).toBe(NONE);
    answer(match, 0, 'move 0', [leg('L', 0, 5_400)]); // it does not begin to overlap what it lies over
    expect(where(match, 0)).toEqual([45_400, 40_000, 0]);
    expect(mastsLeft(match, 0)).toBe(3);
  }
});

test('a ghost ship that has left a bank and stays tangible beside it is not lost again [PI-KW.ghostship.8]', () => {
  const fog = [{ tile: 'fog-1', at: [32_300, 40_000] }] as const; // touching its stern
  const match = haunt('tangible', [], { tiles: fog });
  expect(shipIn(match, 0).lostIn).toBe(NONE);
});

test('nobody fades in a fog bank [PI-KW.ghostship.8]', () => {
  const tiles = [{ tile: 'fog-1', at: [40_000, 40_000] }] as const;
  const match = haunt('intangible', [], { tiles }, { lostIn: 0 });
  expect(shipIn(match, 0)).toMatchObject({ intangible: false, lostIn: 0 });
});
