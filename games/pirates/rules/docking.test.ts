import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { contact } from '../geometry/index.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE, PUBLIC, seenBy } from '../state.ts';
import { answer, asked, berth, HOARD, leg, offered, shipIn, SPARE, told, where } from './acting.ts';
import { bodyOfLand, bodyOfShip } from './sea.ts';

type Match = ReturnType<typeof position>;

/** The island everything happens at, and a two-master of seat 0 docked there or sailing in from the east. */
const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const [BERTH_X, BERTH_Y] = [berth(CAY.at, 5_600)[0] - 5, berth(CAY.at, 5_600)[1]];
const BERTH = [BERTH_X, BERTH_Y, 18_000] as const;
const OFFING = [BERTH_X + 3_000, BERTH_Y, 18_000] as const;
/** Where a second two-master is docked, bow to the west shore. */
const WEST = [33_715, 40_050] as const;
const BRIG: ShipPosition = { piece: 'merry-gannet', at: OFFING };

function sea(
  brig: Partial<ShipPosition>,
  cay: Partial<IslandPosition> = {},
  rest: Omit<Partial<Position>, 'islands'> = {},
): Match {
  const { ships = [], ...more } = rest;
  return position({
    ...more,
    islands: [{ ...CAY, ...cay }, HOARD],
    ships: [{ ...BRIG, ...brig }, ...ships, ...SPARE],
  });
}

/** The brig sails in until it touches the island. */
function dock(...given: Parameters<typeof sea>): Match {
  const match = sea(...given);
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

const goldOn = (match: Match): number[] => nth(match.state.islands, 0).coins.map(({ gold }) => gold);
const goldInside = (match: Match): number[] | undefined =>
  nth(match.state.islands, 0).fort?.coins.map(({ gold }) => gold);
const FORT = { fort: { fort: 'lantern-tower', seat: 0, coins: [3] } } as const;
const THEIR_FORT = { fort: { fort: 'lantern-tower', seat: 1 } } as const;

// --- Where a ship docks

test('a ship docks at an island or a fort by touching it with its bow [PI-DOCK.1]', () => {
  const match = dock({});
  expect(shipIn(match, 0)).toMatchObject({ x: BERTH_X, y: BERTH_Y, docked: 0 });
  expect(told(match, 'docked')).toHaveLength(1);
  expect(shipIn(dock({}, FORT), 0).docked).toBe(0);
  const flank = sea({ at: [44_416, 40_772, 9_000] });
  const [hull, shore] = [bodyOfShip(shipIn(flank, 0)), bodyOfLand(nth(flank.state.islands, 0))];
  expect(contact(hull.outline, shore.outline)).toBe('touch');
  expect(shipIn(flank, 0).docked).toBe(NONE);
});

test('a ship cannot dock at an opponent’s home island [PI-DOCK.2]', () => {
  expect(shipIn(dock({}, { home: 1 }), 0).docked).toBe(NONE);
  expect(shipIn(dock({}, { home: 0 }), 0).docked).toBe(0);
});

test('a ship cannot dock at an island with an enemy fort, even an abandoned one [PI-DOCK.3]', () => {
  expect(shipIn(dock({}, THEIR_FORT), 0).docked).toBe(NONE);
  expect(shipIn(dock({}, { fort: { ...THEIR_FORT.fort, flags: 0 } }), 0).docked).toBe(NONE);
});

test('where it may not dock a ship stops all the same, without being docked [PI-DOCK.4]', () => {
  const match = sea({ coins: [2] }, { home: 1 });
  answer(match, 0, 'move 0', [leg('L'), leg('L', 9_000)]);
  expect(where(match, 0)).toEqual(BERTH);
  expect(shipIn(match, 0)).toMatchObject({ docked: NONE, coins: [{ gold: 2 }] });
});

test('ships of several players may be docked at the same wild island [PI-DOCK.5]', () => {
  const match = dock({}, {}, { ships: [{ piece: 'widows-interest', seat: 1, at: WEST }] });
  expect([shipIn(match, 0).docked, shipIn(match, 1).docked]).toEqual([0, 0]);
});

// --- Crew and equipment

const CONSORT: ShipPosition = { piece: 'widows-interest', at: WEST };

test('a docked ship may put crew ashore and take own crew aboard as a free action, on its own turn [PI-DOCK.6]', () => {
  const match = sea(
    { at: BERTH, crew: ['england-captain'] },
    {
      crew: [
        { crew: 'england-oarsman', seat: 0 },
        { crew: 'france-captain', seat: 1 },
      ],
    },
  );
  answer(match, 0, 'transfer');
  const [own, enemys] = nth(match.state.islands, 0).crew;
  const [captain] = shipIn(match, 0).crew;
  expect(offered(match)).toEqual([`crew ${captain?.id} ashore`, `crew ${own?.id} to 0`, 'no']);
  answer(match, 0, `crew ${captain?.id} ashore`);
  expect(nth(match.state.islands, 0).crew).toContainEqual(captain);
  answer(match, 0, 'transfer', `crew ${own?.id} to 0`);
  expect(shipIn(match, 0).crew.map(({ crew }) => crew)).toEqual(['england-oarsman']);
  expect(nth(match.state.islands, 0).crew).toContainEqual(enemys);
  expect(offered(match)).toContain('move 0');
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('transfer');
});

test('crew goes ashore or aboard at home and in own forts, too, and nowhere at sea [PI-DOCK.6]', () => {
  const crew = ['england-captain'] as const;
  expect(offered(sea({ at: BERTH, crew }, { home: 0 }))).toContain('transfer');
  expect(offered(sea({ at: BERTH, crew }, FORT))).toContain('transfer');
  expect(offered(sea({ crew }))).not.toContain('transfer');
});

test('own ships at the same island exchange crew, even if both are full [PI-DOCK.6]', () => {
  const match = sea(
    { at: BERTH, crew: ['england-captain'], coins: [1, 1, 1] },
    {},
    { ships: [{ ...CONSORT, crew: ['pirates-captain'], coins: [1, 1] }] },
  );
  answer(match, 0, 'transfer');
  expect(offered(match)).toEqual(['crew 0 ashore', 'crew 1 ashore', 'no']);
  answer(match, 0, 'crew 0 ashore', 'transfer', 'crew 1 to 0', 'transfer', 'crew 0 to 1');
  expect(shipIn(match, 0).crew.map(({ id }) => id)).toEqual([1]);
  expect(shipIn(match, 1).crew.map(({ id }) => id)).toEqual([0]);
  expect(offered(match)).not.toContain('transfer'); // who has come aboard stays aboard
});

test('who has come aboard changes ship again once something has been done, not sooner [PI-DOCK.6] [PI-RULING.121]', () => {
  const docked = { at: BERTH, crew: ['england-captain'] } as const;
  const match = sea(docked, { coins: [2] }, { ships: [CONSORT] });
  answer(match, 0, 'transfer', 'crew 0 to 1');
  expect(offered(match)).not.toContain('transfer');
  answer(match, 0, 'scuttle', 'no');
  expect(offered(match)).not.toContain('transfer');
  answer(match, 0, 'explore 1', [], 'transfer', 'crew 0 to 0');
  expect(shipIn(match, 0).crew).toMatchObject([{ crew: 'england-captain', moved: true }]);
  expect(offered(match)).not.toContain('transfer');
});

test('crew that has come aboard may go ashore again where its ship docks next [PI-DOCK.6]', () => {
  const match = position({
    islands: [
      { ...CAY, crew: [{ crew: 'england-captain', seat: 0 }] },
      { island: 'gullspit', at: [BERTH_X, BERTH_Y + 11_200] },
      HOARD,
    ],
    ships: [{ ...BRIG, at: BERTH }, ...SPARE],
  });
  answer(match, 0, 'transfer', 'crew 0 to 0');
  expect(offered(match)).not.toContain('transfer');
  answer(match, 0, 'move 0', [leg('L', -9_000)], 'transfer', 'crew 0 ashore');
  expect(nth(match.state.islands, 1).crew).toMatchObject([{ crew: 'england-captain' }]);
});

test('equipment moves in the same way, and whoever docks at a wild island may load what lies there [PI-DOCK.7]', () => {
  const match = sea({ at: BERTH, gear: ['grapnels'] }, {}, { ships: [{ ...CONSORT, seat: 1 }] });
  answer(match, 0, 'transfer', 'gear 0 ashore', 'end');
  answer(match, 1, 'transfer', 'gear 0 to 1');
  expect(shipIn(match, 1).gear).toMatchObject([{ gear: 'grapnels' }]);
  const side = sea({ at: BERTH, gear: ['grapnels'] }, {}, { ships: [CONSORT] });
  answer(side, 0, 'transfer', 'gear 0 to 1');
  expect(shipIn(side, 1).gear).toMatchObject([{ gear: 'grapnels' }]);
});

test('only crew and equipment change place like that, never coins [PI-DOCK.8]', () => {
  const match = sea({ at: BERTH, coins: [2] }, { coins: [3, 4] });
  expect(offered(match)).not.toContain('transfer');
  const crewed = sea({ at: BERTH, coins: [2], crew: ['england-captain'] }, { coins: [3, 4] });
  answer(crewed, 0, 'transfer');
  expect(offered(crewed)).toEqual(['crew 0 ashore', 'no']);
});

// --- Unloading

test('a ship that docks at home unloads all its gold at once, like it or not [PI-DOCK.9]', () => {
  const match = dock({ coins: [3, 4] }, { home: 0 });
  expect(asked(match)).toBe('0: turn');
  expect(shipIn(match, 0).coins).toEqual([]);
  expect(goldOn(match)).toEqual([3, 4]);
  expect(shipIn(match, 0).acts).toEqual(['move']);
  expect(shipIn(dock({ coins: [3, 4] }), 0).coins).toHaveLength(2);
});

test('a ship that docks at an own fort unloads all its gold into it [PI-DOCK.10]', () => {
  const match = dock({ coins: [4, 5] }, FORT);
  expect(shipIn(match, 0).coins).toEqual([]);
  expect(goldInside(match)).toEqual([3, 4, 5]);
  expect(goldOn(match)).toEqual([]);
});

test('a Mercenary unloads nothing at its own home island and everything at an own fort [EX-69]', () => {
  const hireling = { piece: 'paid-in-full', coins: [4] } as const;
  const home = dock(hireling, { home: 0 });
  expect(shipIn(home, 0)).toMatchObject({ docked: NONE, coins: [{ gold: 4 }] });
  expect(goldInside(dock(hireling, FORT))).toEqual([3, 4]);
});

test('treasure that comes to a ship already docked at home is unloaded as well [PI-DOCK.11]', () => {
  const hulk = { ...CONSORT, masts: 0, at: [BERTH_X, BERTH_Y + 1_605, 18_000] as const, coins: [5] };
  const match = sea({ at: BERTH }, { home: 0 }, { ships: [{ ...hulk, seat: 1 }] });
  answer(match, 0, 'explore 0 1', 'take coin 0');
  expect(shipIn(match, 0).coins).toEqual([]);
  expect(goldOn(match)).toEqual([5]);
});

test('treasure loaded from a fort stays aboard until the ship docks anew [PI-DOCK.11]', () => {
  const match = sea({ at: BERTH }, { fort: { ...FORT.fort, coins: [3, 4] } });
  answer(match, 0, 'explore 0', ['1'], 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 4 }]);
  expect(goldInside(match)).toEqual([3]);
  answer(match, 0, 'comeAbout 0', { turn: 9_000 }, 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0)).toMatchObject({ docked: NONE, coins: [{ gold: 4 }] });
  answer(match, 0, 'comeAbout 0', { turn: -9_000 });
  expect(goldInside(match)).toEqual([3, 4]);
});

test('a ship that leaves an island and comes back to it in one move docks anew [PI-DOCK.11]', () => {
  const match = position({
    islands: [{ ...CAY, fort: { ...FORT.fort, coins: [3, 4] } }, HOARD],
    ships: [{ piece: 'johnnycake', at: berth(CAY.at, 4_400) }, ...SPARE],
  });
  answer(match, 0, 'explore 0', ['1'], 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0', [leg('S', -9_000, 1_000), leg('S', 9_000, 'max')]);
  expect(told(match, 'docked')).toHaveLength(1);
  expect(goldInside(match)).toEqual([3, 4]);
});

test('two players see what is unloaded, more do not [PI-DOCK.12]', () => {
  const two = dock({ coins: [4] }, { home: 0 });
  expect(nth(two.state.islands, 0).coins[0]?.seen).toBe(seenBy(0) | PUBLIC);
  expect(told(two, 'unloaded')).toMatchObject([{ count: 1, gold: 4 }]);
  const third = { piece: 'pennywhistle', seat: 2, at: [70_000, 20_000] } as const;
  const three = dock({ coins: [4] }, { home: 0 }, { seats: 3, ships: [third] });
  expect(nth(three.state.islands, 0).coins[0]?.seen).toBe(seenBy(0));
  expect(told(three, 'unloaded')[0]).not.toHaveProperty('gold');
});

test('gold inside a fort counts for its controller’s victory [PI-DOCK.13]', () => {
  const match = dock({ coins: [6, 7] }, FORT, { startingGold: 30 });
  expect(match.outcome).toMatchObject({ ranking: [[0], [1]], reason: { say: 'halfTheGold' } });
  expect(dock({ coins: [6, 6] }, FORT, { startingGold: 30 }).outcome).toBeUndefined();
});

test('unique treasures without a gold value are not unloaded [PI-DOCK.14]', () => {
  const match = dock({ coins: ['saint-barbaras-medal', 'golden-astrolabe'] }, { home: 0 });
  expect(shipIn(match, 0).coins).toMatchObject([{ treasure: 'saint-barbaras-medal' }]);
  expect(goldOn(match)).toEqual([4]);
});

test('docking at home or at an own fort puts out all fires, docking elsewhere none [PI-DOCK.15]', () => {
  const burning = { burning: 1 } as const;
  expect(shipIn(dock(burning, { home: 0 }), 0).masts).toEqual(['lost', 'up']);
  expect(shipIn(dock(burning, FORT), 0).masts).toEqual(['lost', 'up']);
  expect(shipIn(dock(burning), 0).masts).toEqual(['burning', 'up']);
});

// --- Banners

/** Whether seat 0's banner lies on the island after the brig has sailed off. */
function banner(cay: Partial<IslandPosition>, rest: Parameters<typeof sea>[2] = {}): boolean {
  const match = sea({ at: [BERTH_X, BERTH_Y, 18_000] }, cay, rest);
  expect(shipIn(match, 0).docked).toBe(0);
  answer(match, 0, 'move 0', [leg('L', 9_000), leg('L')]);
  expect(shipIn(match, 0).docked).toBe(NONE);
  return nth(match.state.islands, 0).banners === seenBy(0);
}

test('a ship that leaves a wild island its controller has explored leaves his banner on it [PI-DOCK.16]', () => {
  expect(banner({ explored: [0] })).toBe(true);
  expect(banner({})).toBe(false);
  expect(banner({ explored: [1] })).toBe(false);
});

test('the banner is left also by a ship that sails into fog, weed or a reef [PI-DOCK.16]', () => {
  const at = [BERTH_X, BERTH_Y - 12_000] as const;
  expect(banner({ explored: [0] }, { tiles: [{ tile: 'fog-1', at }] })).toBe(true);
  expect(banner({ explored: [0] }, { tiles: [{ tile: 'sargasso-1', at, value: 6 }] })).toBe(true);
});
