import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pirates } from '../game.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE, seenBy } from '../state.ts';
import {
  answer,
  asked,
  berth,
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

/** A four-master of seat 0 that sails east, and a derelict of seat 1 that lies athwart its bow. */
const TUG: ShipPosition = { piece: 'altiere', at: [40_000, 40_000] };
const HULK: ShipPosition = { piece: 'merry-gannet', seat: 1, masts: 0, at: [44_800, 40_000, 9_000] };
/** The same in tow of ship 0. */
const IN_TOW = { at: [33_200, 40_000], tower: 0, seat: 0 } as const;

function sea(
  tug: Partial<ShipPosition> = {},
  hulk: Partial<ShipPosition> = {},
  rest: Omit<Partial<Position>, 'ships'> & { ships?: readonly ShipPosition[] } = {},
): Match {
  const { ships = [], islands = [], ...more } = rest;
  return position({
    ...more,
    islands: [HOARD, ...islands],
    ships: [{ ...TUG, ...tug }, { ...HULK, ...hulk }, ...ships, ...SPARE],
  });
}

/** A move action that uses no segment. */
function stay(match: Match): Match {
  answer(match, 0, 'move 0', []);
  return match;
}

/** The segments the tug may use. */
function segments(match: Match): unknown {
  answer(match, 0, 'move 0');
  return match.asked(0)[0]?.offer;
}

// --- Starting

test('after a move a ship may tow a derelict its bow touches, and nothing that has masts [PI-TOW.1]', () => {
  const match = stay(sea());
  expect(offered(match)).toEqual(expect.arrayContaining(['tow 0 1', 'end']));
  answer(match, 0, 'end');
  expect(shipIn(match, 1).tower).toBe(NONE);
  const manned = sea({ at: [38_000, 40_000] }, { masts: 1 });
  answer(manned, 0, 'move 0', [leg('L')]);
  expect(offered(manned)).toContain('ram 0 1');
  expect(offered(manned)).not.toContain('tow 0 1');
  expect(offered(stay(sea({}, { at: [44_820, 40_000, 9_000] })))).not.toContain('tow 0 1');
});

test('the derelict comes to lie with its bow at the stern of its tower [PI-TOW.2]', () => {
  const match = stay(sea({ at: [40_000, 40_000, 9_000] }, { at: [40_000, 44_800] }));
  answer(match, 0, 'tow 0 1');
  expect(where(match, 1)).toEqual([40_000, 33_200, 9_000]);
});

test('a two-master behind a four-master at 40000 lies at 33200 [EX-25]', () => {
  const match = stay(sea());
  answer(match, 0, 'tow 0 1');
  expect(where(match, 1)).toEqual([33_200, 40_000, 0]);
});

test('a derelict of any fleet joins the tower’s fleet, with its crew and its treasure [PI-TOW.3]', () => {
  const match = stay(sea({}, { crew: ['england-captain'], gear: ['grapnels'], coins: [4] }));
  answer(match, 0, 'tow 0 1');
  const [sailor, coin] = [shipIn(match, 1).crew[0], shipIn(match, 1).coins[0]];
  expect(shipIn(match, 1)).toMatchObject({ seat: 0, tower: 0 });
  expect(sailor?.seat).toBe(0);
  expect(coin?.seen).toBe(seenBy(0) | seenBy(1));
  const own = stay(sea({}, { seat: 0 }));
  answer(own, 0, 'tow 0 1');
  expect(shipIn(own, 1)).toMatchObject({ seat: 0, tower: 0 });
});

test('a ship that did not move this turn, or may not, starts no tow [PI-TOW.14]', () => {
  expect(offered(sea())).not.toContain('tow 0 1');
  const chained = sea({ marks: ['chained'] });
  expect(offered(chained)).not.toContain('move 0');
  expect(offered(chained)).not.toContain('tow 0 1');
  const shooting = sea({}, {}, { ships: [{ ...HULK, masts: 2, at: [40_000, 42_500, 0] }] });
  answer(shooting, 0, 'shoot 0', 'done');
  expect(offered(shooting)).not.toContain('tow 0 1');
  expect(offered(stay(sea()))).toContain('tow 0 1');
});

test('a ship that its move left caught in weed takes nothing in tow [PI-TOW.14] [PI-TOW.11]', () => {
  const beside = (value: number): readonly string[] => {
    const tiles = [{ tile: 'sargasso-1', at: [50_000, 40_000], value }] as const;
    const match = sea(
      { piece: 'belle-brume' },
      { piece: 'pennywhistle', at: [47_323, 40_000, 9_000] },
      { tiles },
    );
    answer(match, 0, 'move 0', [leg('L', 0, 3_219)]);
    expect(where(match, 0)).toEqual([43_219, 40_000, 0]);
    return offered(match);
  };
  expect(beside(3)).toContain('tow 0 1');
  expect(beside(6)).not.toContain('tow 0 1');
});

test('a ship tows one piece at most [PI-TOW.7]', () => {
  const other = { ...HULK, at: [50_000, 37_190, 27_000] as const };
  const match = sea({}, { at: [50_000, 42_810, 9_000] }, { ships: [other] });
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match)).toEqual(expect.arrayContaining(['tow 0 1', 'tow 0 2']));
  answer(match, 0, 'tow 0 1');
  expect(offered(match)).not.toContain('tow 0 2');
});

test('to tow a ship that an opponent is scuttling saves it, one’s own goes down all the same [PI-TOW.15]', () => {
  const theirs = stay(sea({}, { also: { scuttling: true } }));
  answer(theirs, 0, 'tow 0 1', 'end');
  answer(theirs, 1, 'end');
  expect(shipIn(theirs, 1)).toMatchObject({ fate: 'afloat', scuttling: false });
  const own = stay(sea({}, { seat: 0 }));
  own.random.rig('scuttle', 5);
  answer(own, 0, 'scuttle', '1', 'end');
  answer(own, 1, 'end');
  expect(shipIn(own, 1).fate).toBe('sunk');
});

test('where no pose behind the tower is free the tow cannot start [PI-TOW.16]', () => {
  /** The tug with its stern this far from the edge of the sea. */
  const off = (edge: number): Match =>
    stay(sea({ at: [edge + 4_000, 40_000] }, { at: [edge + 8_800, 40_000, 9_000] }));
  expect(offered(off(10))).not.toContain('tow 0 1');
  expect(offered(off(10))).toContain('ram 0 1');
  expect(offered(off(6_000))).toContain('tow 0 1');
});

test('to tow what another ship already tows ends that other tow [PI-TOW.17]', () => {
  const match = stay(
    sea({}, { tower: 2 }, { ships: [{ piece: 'merry-gannet', seat: 1, at: [44_800, 45_600, 9_000] }] }),
  );
  answer(match, 0, 'tow 0 1');
  expect(shipIn(match, 1)).toMatchObject({ tower: 0, seat: 0 });
  answer(match, 0, 'end');
  answer(match, 1, 'move 2', [leg('L')]);
  expect(where(match, 1)).toEqual([33_200, 40_000, 0]);
});

// --- Under way

test('the base move of a tower is S [PI-TOW.4]', () => {
  expect(segments(sea({}, IN_TOW))).toMatchObject({ shape: { segments: ['S'] } });
  expect(segments(sea({}, { ...IN_TOW, tower: NONE }))).toMatchObject({ shape: { segments: ['L', 'S'] } });
});

test('bonuses still count for the tower of a derelict, not for that of a flotilla [PI-TOW.5]', () => {
  const tug = { piece: 'pride-of-penhallow', crew: ['england-helmsman'] } as const;
  expect(segments(sea(tug, IN_TOW))).toMatchObject({ shape: { segments: ['S', 'S'] } });
  const flotilla = { ...IN_TOW, piece: 'medway-battery', at: [33_000, 40_000] } as const;
  expect(segments(sea(tug, flotilla))).toMatchObject({ shape: { segments: ['S'] } });
});

test('with a Helmsman a tower of L+S has S+S behind a derelict and S behind a flotilla [EX-43]', () => {
  const tug = { piece: 'brindled-hound', crew: ['england-helmsman'] } as const;
  expect(segments(sea(tug))).toMatchObject({ shape: { segments: ['L', 'S', 'S'] } });
  expect(segments(sea(tug, IN_TOW))).toMatchObject({ shape: { segments: ['S', 'S'] } });
  const flotilla = { ...IN_TOW, piece: 'medway-battery', at: [33_000, 40_000] } as const;
  expect(segments(sea(tug, flotilla))).toMatchObject({ shape: { segments: ['S'] } });
});

test('the towed ship moves with its tower at no cost to itself [PI-TOW.6]', () => {
  const match = sea({}, { ...IN_TOW, crew: ['england-shipwright'] });
  answer(match, 0, 'move 0', [leg('S', 9_000, 5_000)]);
  expect(where(match, 0)).toEqual([40_000, 45_000, 9_000]);
  expect(where(match, 1)).toEqual([40_000, 38_200, 9_000]);
  expect(offered(match)).toContain('repair 1');
});

test('a towed ship is not moved by itself and not in the way of its tower [PI-TOW.6]', () => {
  const match = sea({}, { ...IN_TOW, crew: ['england-oarsman'] });
  expect(offered(match)).not.toContain('move 1');
  answer(match, 0, 'comeAbout 0', { turn: 18_000 });
  expect(where(match, 0)).toEqual([40_000, 40_000, 18_000]);
  expect(where(match, 1)).toEqual([46_800, 40_000, 18_000]);
});

// --- Docking

const PORT: IslandPosition = { island: 'parsons-thumb', at: [40_000, 20_000], home: 0 };
const [BERTH_X, BERTH_Y] = berth(PORT.at, 8_000);
/** The tug brings its tow home from the east. */
function bringHome(tug: Partial<ShipPosition>, hulk: Partial<ShipPosition>, island = PORT): Match {
  const match = sea(
    { at: [BERTH_X + 3_000, BERTH_Y, 18_000], ...tug },
    { ...IN_TOW, at: [BERTH_X + 9_800, BERTH_Y, 18_000], ...hulk },
    { islands: [island] },
  );
  answer(match, 0, 'move 0', [leg('S')]);
  return match;
}

test('when the tower docks its tow is docked flank to flank, on the side its controller likes [PI-TOW.8]', () => {
  const match = bringHome({}, {});
  expect(asked(match)).toBe('0: layAlongside');
  expect(offered(match)).toEqual(['port', 'starboard']);
  answer(match, 0, 'port');
  expect(shipIn(match, 0).docked).toBe(1);
  expect(shipIn(match, 1)).toMatchObject({ docked: 1, heading: 18_000 });
  expect(shipIn(match, 0).y - shipIn(match, 1).y).toBeGreaterThan(1_790);
  expect(shipIn(match, 0).y - shipIn(match, 1).y).toBeLessThan(1_811);
});

test('a tow is docked with its tower at once, whichever of them comes first in the fleet [PI-TOW.8]', () => {
  const match = position({
    islands: [HOARD, PORT],
    ships: [
      { ...HULK, seat: 0, tower: 1, at: [BERTH_X + 3_000 - 1_200 + 5_600, BERTH_Y, 18_000], coins: [3] },
      { piece: 'fine-mouche', at: [BERTH_X + 3_000 - 1_200, BERTH_Y, 18_000] },
      ...SPARE,
    ],
  });
  answer(match, 0, 'move 1', [leg('S')], 'port');
  expect(shipIn(match, 1).docked).toBe(1);
  expect(shipIn(match, 0).docked).toBe(1);
  expect(pirates.audit?.(match.state)).toBeUndefined();
});

test('a tower that turns and is still docked keeps its tow docked beside it [PI-TOW.8]', () => {
  const [x] = berth(PORT.at, 5_600);
  const match = position({
    islands: [HOARD, PORT],
    ships: [
      { piece: 'fine-mouche', at: [x + 3_000, BERTH_Y, 18_000] },
      { ...HULK, ...IN_TOW, at: [x + 8_600, BERTH_Y, 18_000], coins: [3] },
      ...SPARE,
    ],
  });
  answer(match, 0, 'move 0', [leg('S')], 'port', 'pivot 0', { turn: 0 });
  expect(asked(match)).toBe('0: layAlongside');
  answer(match, 0, 'starboard');
  expect(shipIn(match, 1)).toMatchObject({ docked: 1, coins: [] });
});

test('a towed ship docked at home unloads and may be repaired there [PI-TOW.9]', () => {
  const match = bringHome({}, { coins: [3, 4] });
  answer(match, 0, 'port');
  expect(shipIn(match, 1).coins).toEqual([]);
  expect(nth(match.state.islands, 1).coins.map(({ gold }) => gold)).toEqual([3, 4]);
  expect(offered(match)).toContain('repair 1');
  const fort: IslandPosition = { ...PORT, home: NONE, fort: { fort: 'lantern-tower', seat: 0 } };
  const atFort = bringHome({}, { coins: [3] }, fort);
  answer(atFort, 0, 'port');
  expect(nth(atFort.state.islands, 1).fort?.coins.map(({ gold }) => gold)).toEqual([3]);
  expect(offered(atFort)).toContain('repair 1');
});

test('an enemy derelict that is towed home is yours with all aboard, and its coins are banked [EX-11]', () => {
  const match = sea(
    {},
    { coins: [5], crew: ['england-captain'] },
    { islands: [{ ...PORT, at: [40_000, 60_000] }] },
  );
  stay(match);
  answer(match, 0, 'tow 0 1', 'end');
  answer(match, 1, 'end');
  Object.assign(shipIn(match, 0), { x: BERTH_X + 3_000, y: BERTH_Y + 40_000, heading: 18_000 });
  answer(match, 0, 'move 0', [leg('S')], 'port');
  expect(shipIn(match, 1)).toMatchObject({ seat: 0, docked: 1, coins: [] });
  expect(shipIn(match, 1).crew).toMatchObject([{ crew: 'england-captain', seat: 0 }]);
  expect(nth(match.state.islands, 1).coins).toMatchObject([{ gold: 5 }]);
});

// --- Ending

test('on his turn a player may release a tow; the ship stays where it is [PI-TOW.10]', () => {
  const match = sea({}, IN_TOW);
  expect(offered(match)).toContain('release 1');
  answer(match, 0, 'release 1', 'move 0', [leg('S')]);
  expect(shipIn(match, 1).tower).toBe(NONE);
  expect(where(match, 1)).toEqual([33_200, 40_000, 0]);
  expect(shipIn(match, 0).acts).toEqual(['move']);
});

/** Seat 1 hits the tug, or its tow, with one cannon. */
function shotAt(target: number, tug: Partial<ShipPosition>): Match {
  const match = sea(tug, IN_TOW, {
    turn: 1,
    ships: [{ piece: 'pennywhistle', seat: 1, at: [36_500, 43_500] }],
  });
  match.random.rig('shot', 6);
  answer(match, 1, 'shoot 2', `mast 0 > ship ${target}`);
  return match;
}

test('a tow ends when the tower is derelict or sunk, and when the towed ship is sunk [PI-TOW.11]', () => {
  const derelict = shotAt(0, { masts: 1 });
  expect(mastsLeft(derelict, 0)).toBe(0);
  expect(shipIn(derelict, 1)).toMatchObject({ tower: NONE, seat: 0 });
  expect(shipIn(shotAt(0, { masts: 2 }), 1).tower).toBe(0);
  const sunk = shotAt(0, { piece: 'bint-el-bahr', masts: 0, at: [39_400, 40_000] }); // a galley is never derelict
  expect(shipIn(sunk, 0).fate).toBe('sunk');
  expect(shipIn(sunk, 1)).toMatchObject({ tower: NONE, fate: 'afloat' });
  const lost = shotAt(1, {});
  expect(shipIn(lost, 1).fate).toBe('sunk');
  answer(lost, 1, 'end');
  expect(segments(lost)).toMatchObject({ shape: { segments: ['L', 'S'] } });
});

test('a tow ends when the tower is entangled or wrecked [PI-TOW.11]', () => {
  const onto = (tile: 'sargasso-1' | 'reef-1', value: number): Match => {
    const match = sea({ masts: 1 }, IN_TOW, { tiles: [{ tile, at: [50_000, 40_000], value }] });
    answer(match, 0, 'move 0', [leg('S')]);
    return match;
  };
  const caught = onto('sargasso-1', 5);
  expect(shipIn(caught, 0).entangledIn).toBe(0);
  expect(shipIn(caught, 1).tower).toBe(NONE);
  const aground = onto('reef-1', 1);
  expect(shipIn(aground, 0).fate).toBe('wreck');
  expect(shipIn(aground, 1).tower).toBe(NONE);
  expect(shipIn(onto('reef-1', 4), 1).tower).toBe(0);
});

test('a tow ends when the towed ship has a mast again, but for flotillas [PI-TOW.11]', () => {
  const match = sea({}, { ...IN_TOW, crew: ['england-shipwright'] });
  answer(match, 0, 'repair 1', '0');
  expect(shipIn(match, 1)).toMatchObject({ tower: NONE, seat: 0 });
  expect(told(match, 'released')).toHaveLength(1);
  const flotilla = sea(
    { piece: 'pride-of-penhallow' },
    { ...IN_TOW, piece: 'medway-battery', masts: 0, at: [33_000, 40_000], also: { flags: 1 } },
  );
  answer(flotilla, 0, 'repair 1');
  expect(shipIn(flotilla, 1)).toMatchObject({ flags: 2, tower: 0 });
});

test('a ship lost in fog takes its tow along and leaves the fog with it [PI-TOW.12]', () => {
  const match = sea({}, IN_TOW, { tiles: [{ tile: 'fog-1', at: [52_000, 40_000] }] });
  answer(match, 0, 'move 0', [leg('S')]);
  expect([shipIn(match, 0), shipIn(match, 1)]).toMatchObject([{ lostIn: 0 }, { lostIn: 0, tower: 0 }]);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  match.random.rig('fog exit', 1);
  answer(match, 0, 'move 0', { heading: 9_000 });
  expect([shipIn(match, 0).lostIn, shipIn(match, 1).lostIn]).toEqual([NONE, NONE]);
  answer(match, 0, [leg('S')]);
  const [tower, towed] = [shipIn(match, 0), shipIn(match, 1)];
  expect(towed).toMatchObject({ tower: 0, lostIn: NONE, heading: 9_000, x: tower.x, y: tower.y - 6_800 });
});

test('a captured ship stays with its captor after the tow has ended [PI-TOW.13]', () => {
  const match = stay(sea());
  answer(match, 0, 'tow 0 1', 'release 1', 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 1)).toMatchObject({ seat: 0, owner: 1, tower: NONE });
  expect(offered(match)).not.toContain('move 1');
});
