import type { Json } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE } from '../state.ts';
import { validateFleet } from './fleet.ts';
import { answer, asked, broken, HOARD, leg, offered, shipIn, SPARE, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Keywords of creatures that walk and swim: Sea monster, Titan [PI-KW]. */

const AT = [40_000, 40_000] as const;
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [46_000, 40_000, 9_000] };
const goldAt = (match: Match, island: number): number[] =>
  nth(match.state.islands, island).coins.map(({ gold }) => gold);
/** What may be done with this ship. */
const actions = (match: Match, ship: number): string[] =>
  offered(match).filter((key) => key.split(' ')[1] === String(ship));
/** The turn is over, and the other player has done nothing with his. */
function nextTurn(match: Match): Match {
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  return match;
}

// --- Sea monster

/** Four segments S3, S3, S3, S4, base move L+S, cargo 2, on a base of 3,000 u; and an enemy beside it that its flank touches. */
const INK: ShipPosition = { piece: 'mother-of-ink', at: AT };
const BESIDE: ShipPosition = { ...PREY, at: [40_000, 43_800] };
type Depth = 'surfaced' | 'submerged';

/** It is the monster's turn, and its controller has decided. */
function swims(depth: Depth, ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match {
  const match = sea([INK, ...ships], rest);
  answer(match, 0, depth);
  return match;
}

/** Surfaced, it rams the ship beside it, and one of the two boards with these dice. */
function boards(monster: Partial<ShipPosition>, enemy: Partial<ShipPosition>): Match {
  const match = sea([
    { ...INK, ...monster },
    { ...BESIDE, ...enemy },
  ]);
  match.random.rig('ram', 1);
  match.random.rig('boarding', 6, 1);
  answer(match, 0, 'surfaced', 'move 0', [], 'ram 0 1', 'yes');
  return match;
}

test('its segments act as masts: each has its cannon, and its controller chooses which is lost [PI-KW.seamonster.1]', () => {
  const match = sea([
    { ...PREY, seat: 0, at: [40_000, 45_000] },
    { ...INK, seat: 1 },
  ]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(asked(match)).toBe('1: loseMast');
  expect(offered(match)).toEqual(['0', '1', '2', '3']);
  answer(match, 1, '1');
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'surfaced', 'shoot 1');
  expect(offered(match)).toEqual(['mast 0 > ship 0', 'mast 2 > ship 0', 'done']); // the last is on the far side
});

test('it may be given move and shoot actions only: it neither explores nor repairs [PI-KW.seamonster.2]', () => {
  const isle: IslandPosition = { island: 'parsons-thumb', at: [46_000, 40_000], coins: [3] };
  const derelict: ShipPosition = { ...BESIDE, masts: 0 };
  const gunner: ShipPosition = { ...PREY, at: [40_000, 34_000] };
  const match = sea([{ ...INK, masts: 3 }, derelict, gunner], { islands: [HOARD, isle] });
  expect(shipIn(match, 0).docked).toBe(1);
  answer(match, 0, 'surfaced');
  expect(actions(match, 0)).toEqual(['move 0', 'comeAbout 0', 'shoot 0']);
  const home: IslandPosition = { ...isle, home: 0, coins: [] };
  const hurt = sea([{ ...INK, masts: 3 }], { islands: [HOARD, home] });
  answer(hurt, 0, 'surfaced');
  expect(actions(hurt, 0)).toEqual(['move 0', 'comeAbout 0']);
});

test('its moves are measured from the middle of its base [PI-KW.seamonster.3]', () => {
  const match = swims('surfaced', []);
  answer(match, 0, 'move 0', [leg('L', 9_000), leg('L', -9_000)]);
  expect(where(match, 0)).toEqual([48_600, 48_600, 0]);
});

test('no crew goes aboard, at the start or later [PI-KW.seamonster.4]', () => {
  const isle: IslandPosition = { island: 'parsons-thumb', at: [46_000, 40_000] };
  const crew = [{ crew: 'cursed-captain', seat: 0 }] as const;
  const ashore = swims('surfaced', [], { islands: [HOARD, { ...isle, crew }] });
  expect(shipIn(ashore, 0).docked).toBe(1);
  expect(offered(ashore)).not.toContain('transfer');
  const hands = { crew: ['cursed-captain'], equipment: [] } as const;
  const none = { crew: [], equipment: [] };
  const fleet = { home: none, events: [], forts: [], coins: [], treasures: [], marked: [] };
  const faults = (ship: 'mother-of-ink' | 'drowned-vesper'): unknown[] =>
    validateFleet({ ...fleet, ships: [{ ship, ...hands }] }).map(({ reason }) => reason['rule']);
  expect(faults('mother-of-ink')).toEqual(['PI-KW.seamonster.4']);
  expect(faults('drowned-vesper')).toEqual([]);
});

test('before each of his turns its controller decides whether it dives [PI-KW.seamonster.5]', () => {
  const match = swims('submerged', []);
  expect(shipIn(match, 0).submerged).toBe(true);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
  expect(shipIn(match, 0).submerged).toBe(true);
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: depth');
  expect(offered(match)).toEqual(['surfaced', 'submerged']);
  answer(match, 0, 'surfaced');
  expect(shipIn(match, 0).submerged).toBe(false);
});

test('submerged it only moves: it neither shoots nor rams, and is no target [PI-KW.seamonster.6]', () => {
  const match = swims('submerged', [{ ...BESIDE, at: [40_000, 44_500] }, PREY]);
  expect(actions(match, 0)).toEqual(['move 0', 'comeAbout 0']);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(where(match, 0)[0]).toBeLessThan(48_600);
  expect(offered(match)).not.toContain('ram 0 2');
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('shoot 1');
});

test('surfaced it acts like a ship: it shoots and is shot at, rams and is rammed [PI-KW.seamonster.7]', () => {
  const match = swims('surfaced', [{ ...BESIDE, at: [40_000, 44_500] }, PREY]);
  expect(offered(match)).toContain('shoot 0');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match)).toContain('ram 0 2');
  answer(match, 0, 'end');
  expect(offered(match)).toContain('shoot 1');
  const rammed = sea([
    { ...PREY, seat: 0, at: [47_000, 40_000, 18_000] },
    { ...INK, seat: 1 },
  ]);
  answer(rammed, 0, 'move 0', [leg('L')]);
  expect(offered(rammed)).toContain('ram 0 1');
});

test('it rams with any part of its base, and holds what it rammed wherever it was touched [PI-KW.seamonster.8]', () => {
  const match = swims('surfaced', [BESIDE]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', [], 'ram 0 1', 'no');
  answer(match, 1, 'no');
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('move 1');
  const spared = swims('surfaced', [BESIDE]);
  answer(spared, 0, 'move 0', [], 'end');
  expect(offered(spared)).toContain('move 1');
});

test('what it rammed is free again once the monster has gone [PI-KW.seamonster.8]', () => {
  const match = swims('surfaced', [BESIDE]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', [], 'ram 0 1', 'no');
  answer(match, 1, 'no');
  nextTurn(match);
  answer(match, 0, 'surfaced', 'move 0', [leg('L', -9_000)], 'end');
  expect(offered(match)).toContain('move 1');
});

test('it cannot be pinned [PI-KW.seamonster.9]', () => {
  const match = swims('surfaced', [PREY]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'no');
  answer(match, 1, 'no');
  nextTurn(match);
  answer(match, 0, 'surfaced');
  expect(offered(match)).toContain('move 0');
});

test('winning a boarding it takes treasure, if it has room, and no crew [PI-KW.seamonster.10]', () => {
  const laden = { coins: [2, 3], crew: ['england-captain'] } as const;
  expect(offered(boards({}, laden))).toEqual(['coin 0', 'coin 1', 'nothing']);
  expect(asked(boards({ coins: [1, 1] }, laden))).toBe('0: turn');
});

test('a unique treasure it takes is eliminated: stolen, looted or handed over [PI-KW.seamonster.11]', () => {
  const unique = { coins: ['golden-astrolabe'] } as const;
  const gone = (match: Match): void => {
    expect(shipIn(match, 0).coins).toEqual([]);
    expect(match.state.deep).toMatchObject([{ treasure: 'golden-astrolabe' }]);
  };
  const stolen = boards({}, unique);
  answer(stolen, 0, 'coin 0');
  gone(stolen);
  const looted = swims('surfaced', [{ ...BESIDE, ...unique, masts: 0, at: [40_000, 45_000] }]);
  looted.random.rig('shot', 6);
  answer(looted, 0, 'shoot 0', 'mast 1 > ship 1', ['0']);
  gone(looted);
  const given = swims('surfaced', [{ ...BESIDE, ...unique, seat: 0 }]);
  answer(given, 0, 'explore 1 0', 'give coin 0');
  gone(given);
});

test('a chest switched for a unique treasure is lost on it as well [PI-KW.seamonster.11]', () => {
  const isle: IslandPosition = { at: [80_000, 40_000], coins: ['golden-astrolabe'], explored: [0] };
  const match = sea([{ ...INK, coins: [2] }], {
    islands: [HOARD, isle],
    players: [{ events: ['switched-chests'] }],
  });
  answer(match, 0, 'surfaced', 'event switched-chests');
  expect(shipIn(match, 0).coins).toEqual([]);
  expect(match.state.deep).toMatchObject([{ treasure: 'golden-astrolabe' }]);
  expect(goldAt(match, 1)).toEqual([2]);
});

test('it cannot tow [PI-KW.seamonster.12]', () => {
  const tows = (piece: ShipPosition['piece']): boolean => {
    const match = sea([
      { ...INK, piece },
      { ...PREY, masts: 0 },
    ]);
    if (asked(match) === '0: depth') answer(match, 0, 'surfaced');
    answer(match, 0, 'move 0', [leg('L')]);
    return offered(match).includes('tow 0 1');
  };
  expect(tows('drowned-vesper')).toBe(true);
  expect(tows('mother-of-ink')).toBe(false);
});

test('without segments it is eliminated at once [PI-KW.seamonster.13]', () => {
  const match = sea([
    { ...PREY, seat: 0, at: [40_000, 45_000] },
    { ...INK, seat: 1, masts: 1 },
  ]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
});

test('it unloads by touching its home island with any part [PI-KW.seamonster.14]', () => {
  const home: IslandPosition = { island: 'parsons-thumb', at: [47_000, 46_300], home: 0 };
  const match = sea([{ ...INK, coins: [3, 2] }], { islands: [HOARD, home] });
  answer(match, 0, 'surfaced', 'move 0', [leg('L')]);
  const [x = 0] = where(match, 0);
  expect(x).toBeGreaterThan(44_500); // the island is beside it, not ahead
  expect(shipIn(match, 0).docked).toBe(1);
  expect(goldAt(match, 1)).toEqual([3, 2]);
});

test('and at a fort of its own [PI-KW.seamonster.14]', () => {
  const fort = { fort: 'lantern-tower', seat: 0, coins: [2] } as const;
  const isle: IslandPosition = { island: 'parsons-thumb', at: [47_000, 46_300], fort };
  const match = sea([{ ...INK, coins: [3] }], { islands: [HOARD, isle] });
  answer(match, 0, 'surfaced', 'move 0', [leg('L')]);
  expect(nth(match.state.islands, 1).fort?.coins.map(({ gold }) => gold)).toEqual([2, 3]);
});

test('submerged it is neither rammed nor boarded, and pins nobody [PI-KW.seamonster.15]', () => {
  const ram = (submerged: boolean): Match => {
    const ships = [
      { ...PREY, seat: 0, at: [47_000, 40_000, 18_000] },
      { ...INK, seat: 1, also: { submerged } },
    ] as const;
    const match = sea(ships);
    answer(match, 0, 'move 0', [leg('L')]);
    return match;
  };
  expect(offered(ram(false))).toContain('ram 0 1');
  const match = ram(true);
  expect(offered(match)).not.toContain('ram 0 1');
  answer(match, 0, 'end');
  answer(match, 1, 'submerged', 'end');
  expect(offered(match)).toContain('move 0');
  const held = ram(false);
  answer(held, 0, 'end');
  answer(held, 1, 'surfaced', 'end');
  expect(offered(held)).not.toContain('move 0');
});

test('a monster that dives lets go: surfaced again, it holds nobody it has not rammed anew [PI-KW.seamonster.15]', () => {
  const match = swims('surfaced', [BESIDE]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', [], 'ram 0 1', 'no');
  answer(match, 1, 'no');
  nextTurn(match);
  answer(match, 0, 'submerged', 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'surfaced', 'end');
  expect(offered(match)).toContain('move 1');
});

// --- Titan

/** Four segments, base move S+S, cargo 3, on a base of 3,500 u; one of base move L+S. */
const ORCHARD: ShipPosition = { piece: 'bone-orchard', at: AT };
const BRASS: ShipPosition = { piece: 'brass-creditor', at: AT };
const NEAR: ShipPosition = { ...PREY, at: [40_000, 44_300] };
const stride = (measure: 'S' | 'L', direction: number) => ({ measure, direction, distance: 'max' }) as const;
const ISLE: IslandPosition = { island: 'parsons-thumb', at: [44_000, 40_000] };

test('its segments act as masts [PI-KW.titan.1]', () => {
  const match = sea([
    { ...PREY, seat: 0, at: [40_000, 45_500] },
    { ...BRASS, seat: 1 },
  ]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(offered(match)).toEqual(['0', '1', '2', '3']);
  answer(match, 1, '1');
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'shoot 1');
  expect(offered(match)).toEqual(['mast 0 > ship 0', 'mast 2 > ship 0', 'done']); // the last is on the far side
});

test('it is never repaired, not at home nor by a Shipwright [PI-KW.titan.2]', () => {
  const repairs = (piece: ShipPosition['piece'], masts: number): boolean => {
    const crew = ['cursed-shipwright'] as const;
    const match = sea([{ piece, masts, crew, at: AT }], { islands: [HOARD, { ...ISLE, home: 0 }] });
    return offered(match).includes('repair 0');
  };
  expect(repairs('bone-orchard', 2)).toBe(false);
  expect(repairs('drowned-vesper', 2)).toBe(true);
});

test('it walks in any direction, a new one for each segment, and never changes its heading [PI-KW.titan.3]', () => {
  const match = sea([BRASS]);
  expect(offered(match)).not.toContain('comeAbout 0');
  answer(match, 0, 'move 0');
  expect(broken(match, [leg('L', 9_000)])).toBe('PI-GEO.68');
  answer(match, 0, [stride('L', 18_000), stride('S', 9_000)]);
  expect(where(match, 0)).toEqual([31_400, 45_400, 0]);
});

test('it walks through islands and may end docked on one [PI-KW.titan.4]', () => {
  const through = sea([BRASS], { islands: [HOARD, ISLE] });
  answer(through, 0, 'move 0', [stride('L', 0), stride('S', 0)]);
  expect(where(through, 0)).toEqual([54_000, 40_000, 0]);
  expect(shipIn(through, 0).docked).toBe(-1);
  const onto = sea([{ ...ORCHARD, at: [34_000, 40_000] }], { islands: [HOARD, ISLE] });
  answer(onto, 0, 'move 0', [stride('S', 0), stride('S', 0)]);
  expect(where(onto, 0)).toEqual([44_800, 40_000, 0]);
  expect(shipIn(onto, 0).docked).toBe(1);
});

test('other ships stop it like any ship [PI-KW.titan.4]', () => {
  const match = sea([BRASS, { ...PREY, at: [48_000, 40_000, 9_000] }]);
  answer(match, 0, 'move 0', [stride('L', 0)]);
  expect(where(match, 0)).toEqual([43_700, 40_000, 0]);
});

test('it can be shot at while docked, even at home [PI-KW.titan.5] [EX-79]', () => {
  const shot = (piece: ShipPosition['piece']): boolean => {
    const match = sea(
      [
        { piece, at: AT },
        { ...PREY, at: [38_000, 45_500] },
      ],
      {
        turn: 1,
        islands: [HOARD, { ...ISLE, home: 0 }],
      },
    );
    match.random.rig('fear', 1);
    expect(shipIn(match, 0).docked).toBe(1);
    return offered(match).includes('shoot 1');
  };
  expect(shot('bone-orchard')).toBe(true);
  expect(shot('drowned-vesper')).toBe(false);
});

test('it carries crew, who serve it, and loads treasure like a ship [PI-KW.titan.6]', () => {
  const crew = ['cursed-captain'] as const;
  const match = sea([{ ...ORCHARD, crew }, NEAR], { islands: [HOARD, { ...ISLE, coins: [4, 1] }] });
  expect(offered(match)).toContain('explore 0');
  answer(match, 0, 'explore 0', ['0']);
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 4 }]);
  const moved = sea([{ ...ORCHARD, crew }, NEAR]);
  answer(moved, 0, 'move 0', []);
  expect(offered(moved)).toContain('captain 0');
});

test('it rams with any part, and holds what it rammed wherever it was touched [PI-KW.titan.7]', () => {
  const match = sea([BRASS, NEAR]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', [], 'ram 0 1', 'no');
  answer(match, 1, 'no');
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('move 1');
  const spared = sea([BRASS, NEAR]);
  answer(spared, 0, 'move 0', [], 'end');
  expect(offered(spared)).toContain('move 1');
});

test('it cannot be pinned [PI-KW.titan.8]', () => {
  const match = sea([BRASS, NEAR]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', [], 'ram 0 1', 'no');
  answer(match, 1, 'no');
  expect(offered(nextTurn(match))).toContain('move 0');
});

test('it can tow [PI-KW.titan.9]', () => {
  const match = sea([BRASS, { ...NEAR, masts: 0 }]);
  answer(match, 0, 'move 0', [], 'tow 0 1');
  expect(shipIn(match, 1)).toMatchObject({ seat: 0, tower: 0, x: 33_700, y: 40_000 });
});

test('without segments it is eliminated at once [PI-KW.titan.10]', () => {
  const match = sea([
    { ...PREY, seat: 0, at: [40_000, 45_500] },
    { ...BRASS, seat: 1, masts: 1 },
  ]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
});

test('it is docked where it touches or overlaps an island with any part [PI-KW.titan.11]', () => {
  const docked = (x: number, heading: number): number =>
    shipIn(sea([{ ...ORCHARD, at: [x, 40_000, heading] }], { islands: [HOARD, ISLE] }), 0).docked;
  for (const heading of [0, 9_000, 18_000]) expect(docked(40_000, heading)).toBe(1);
  expect(docked(44_000, 0)).toBe(1);
  expect(docked(36_000, 0)).toBe(-1);
});

test('it may not end its move over an enemy’s home island or fort [PI-KW.titan.12]', () => {
  const walk = (isle: Partial<IslandPosition>): Match => {
    const match = sea([{ ...ORCHARD, at: [34_000, 40_000] }], { islands: [HOARD, { ...ISLE, ...isle }] });
    answer(match, 0, 'move 0');
    return match;
  };
  const onto = [stride('S', 0), stride('S', 0)];
  expect(broken(walk({ home: 1 }), onto)).toBe('PI-KW.titan.12');
  expect(broken(walk({ fort: { fort: 'lantern-tower', seat: 1 } }), onto)).toBe('PI-KW.titan.12');
  expect(broken(walk({ fort: { fort: 'lantern-tower', seat: 0 } }), onto)).toBeUndefined();
  expect(broken(walk({ home: 0 }), onto)).toBeUndefined();
  const over = sea([BRASS], { islands: [HOARD, { ...ISLE, home: 1 }] });
  answer(over, 0, 'move 0');
  expect(broken(over, [stride('L', 0), stride('S', 0)])).toBeUndefined();
});

test('it may not walk where a tile could stop it over an island that is closed to it [PI-RULING.133]', () => {
  const past = (home: number, reef: number): Json | undefined => {
    const match = sea([BRASS], {
      islands: [HOARD, { ...ISLE, home }],
      tiles: [{ tile: 'reef-1', at: [reef, 40_000] }],
    });
    answer(match, 0, 'move 0');
    return broken(match, [stride('L', 0), stride('S', 0)]);
  };
  expect(past(1, 50_500)).toBe('PI-KW.titan.12');
  expect(past(NONE, 50_500)).toBeUndefined();
  expect(past(1, 61_000)).toBeUndefined();
});
