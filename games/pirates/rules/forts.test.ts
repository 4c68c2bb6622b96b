import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE, PUBLIC } from '../state.ts';
import { answer, asked, berth, broken, HOARD, leg, mastsLeft, offered, shipIn } from './acting.ts';

type Match = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], explored: [0] };
const HOME: IslandPosition = { at: [13_000, 13_000], home: 0, coins: [3, 2, 1] };
const SLOOP: ShipPosition = { piece: 'pennywhistle', at: berth(CAY.at, 4_400) };
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };
const PLAN = { x: 40_000, y: 40_000, heading: 0, flags: [0, 1] } as const;
const STOCKADE = 'build driftwood-stockade 0';

/** A player whose sloop is docked at an explored cay, with six gold at home and a fort of cost 2 on his list. */
const builder = (given: Partial<Position> = {}): Match =>
  position({
    ships: [SLOOP, FOE],
    islands: [CAY, HOME, HOARD],
    players: [{ forts: ['driftwood-stockade'] }],
    ...given,
  });
/** A fort that stands on the cay already. */
const fortified = (
  fort: Partial<NonNullable<IslandPosition['fort']>>,
  ships: readonly ShipPosition[],
  rest: Partial<Position> = {},
): Match =>
  position({
    ships,
    islands: [{ ...CAY, fort: { fort: 'gull-bastion', seat: 0, coins: [4], ...fort } }, HOARD],
    ...rest,
  });
const fortOn = (match: Match): NonNullable<Match['state']['islands'][number]['fort']> => {
  const { fort } = nth(match.state.islands, 0);
  if (!fort) throw new Error('no fort');
  return fort;
};
const goldIn = (match: Match): number[] => fortOn(match).coins.map(({ gold }) => gold);
const builds = (match: Match): readonly string[] => offered(match).filter((key) => key.startsWith('build'));

// --- Building

test('there are no forts at the start; they are built on wild islands the builder has explored [PI-FORT.1]', () => {
  expect(builds(builder())).toEqual([STOCKADE]);
  expect(builds(builder({ islands: [{ ...CAY, explored: [1] }, HOME] }))).toEqual([]);
  const home: IslandPosition = { ...CAY, home: 0, coins: [3, 2, 1] };
  expect(builds(builder({ islands: [home] }))).toEqual([]);
});

test('an island holds one fort at a time [PI-FORT.2]', () => {
  const match = fortified({ coins: [4] }, [SLOOP, FOE], {
    islands: [{ ...CAY, fort: { fort: 'gull-bastion', seat: 0, coins: [4] } }, HOME],
    players: [{ forts: ['driftwood-stockade'] }],
  });
  expect(builds(match)).toEqual([]);
});

test('it takes a fort on the list, its gold at home and a ship docked there [PI-FORT.3]', () => {
  expect(builds(builder({ players: [{ forts: [] }] }))).toEqual([]);
  expect(builds(builder({ players: [{ forts: ['harbour-mole', 'old-lion-citadel'] }] }))).toEqual([
    'build harbour-mole 0',
  ]);
  expect(builds(builder({ ships: [{ ...SLOOP, at: [60_000, 40_000] }, FOE] }))).toEqual([]);
  expect(
    builds(
      builder({
        ships: [
          { ...SLOOP, at: [60_000, 40_000] },
          { ...FOE, at: SLOOP.at },
        ],
      }),
    ),
  ).toEqual([]);
});

test('it is the end of the turn: whoever builds gives no more actions, and builds no fort twice [PI-FORT.3]', () => {
  const match = builder();
  expect(offered(match)).toContain('move 0');
  answer(match, 0, STOCKADE, PLAN, ['0']);
  expect(offered(match)).toEqual(['scuttle', 'end']);
  expect(nth(match.state.players, 0).forts).toEqual([]);
});

test('he pays with coins of his choice that come to at least the cost; they go inside [PI-FORT.4]', () => {
  const match = builder({ players: [{ forts: ['lantern-tower'] }] });
  answer(match, 0, 'build lantern-tower 0', PLAN);
  expect(broken(match, ['1'])).toBe('PI-FORT.4');
  expect(broken(match, ['0', '1', '2'])).toBeUndefined();
  answer(match, 0, ['1', '2']);
  expect(goldIn(match)).toEqual([2, 1]);
  expect(nth(match.state.islands, 1).coins).toMatchObject([{ gold: 3 }]);
});

test('gold in a fort still counts for victory [PI-FORT.5]', () => {
  const match = builder();
  answer(match, 0, STOCKADE, PLAN, ['0']);
  match.aside(1, 'concede', null);
  expect(match.outcome?.scores[0]?.total).toBe(6);
});

test('a fort stands with two opposite corners on the island, wherever and however its builder likes [PI-FORT.6]', () => {
  const match = builder();
  answer(match, 0, STOCKADE);
  expect(broken(match, { ...PLAN, x: 43_000 })).toBe('PI-FORT.6');
  expect(broken(match, { ...PLAN, x: 42_500, y: 42_500 })).toBe('PI-FORT.6');
  expect(broken(match, { ...PLAN, x: 41_000, heading: 4_500 })).toBeUndefined();
  answer(match, 0, { ...PLAN, y: 40_500, heading: 3_000 }, ['0']);
  expect(fortOn(match)).toMatchObject({ x: 40_000, y: 40_500, heading: 3_000 });
});

test('its builder puts each flag on a tower or wall of its own [PI-FORT.7]', () => {
  const match = builder();
  answer(match, 0, STOCKADE);
  expect(broken(match, { ...PLAN, flags: [0, 0] })).toBe('PI-GEO.68');
  expect(broken(match, { ...PLAN, flags: [0] })).toBe('PI-GEO.68');
  expect(broken(match, { ...PLAN, flags: [0, 8] })).toBe('PI-GEO.68');
  answer(match, 0, { ...PLAN, flags: [7, 2] }, ['0']);
  expect(fortOn(match).flags).toEqual([
    { cannon: 0, place: 7, up: true },
    { cannon: 1, place: 2, up: true },
  ]);
});

test('coins on the island go inside and are its controller’s; two players see them [PI-FORT.8]', () => {
  const match = builder({ islands: [{ ...CAY, coins: [5, 1] }, HOME, HOARD] });
  answer(match, 0, STOCKADE, PLAN, ['0']);
  expect(goldIn(match)).toEqual([3, 5, 1]);
  expect(nth(match.state.islands, 0).coins).toEqual([]);
  expect(fortOn(match).coins.every(({ seen }) => (seen & PUBLIC) !== 0)).toBe(true);
});

test('coins that come inside can win the game at once [PI-FORT.8] [PI-WIN.1]', () => {
  const match = builder({ islands: [{ ...CAY, coins: [7, 4] }, HOME, HOARD], startingGold: 30 });
  answer(match, 0, STOCKADE, PLAN, ['0']);
  expect(match.outcome?.ranking).toEqual([[0], [1]]);
});

test('with 6 gold at home a fort of cost 4 may be built; the 2 coins there go inside [EX-56]', () => {
  const match = builder({
    islands: [{ ...CAY, coins: [1, 1] }, HOME, HOARD],
    players: [{ forts: ['square-blockhouse'] }],
  });
  answer(match, 0, 'build square-blockhouse 0', { ...PLAN, flags: [0, 1, 2, 3] });
  expect(broken(match, ['1', '2'])).toBe('PI-FORT.4');
  answer(match, 0, ['0', '2']);
  expect(goldIn(match)).toEqual([3, 1, 1, 1]);
});

test('any number of forts may be built in a turn [PI-FORT.9]', () => {
  const key: IslandPosition = { ...CAY, at: [70_000, 40_000] };
  const match = builder({
    ships: [SLOOP, { ...SLOOP, at: berth(key.at, 4_400) }, FOE],
    islands: [CAY, key, HOME, HOARD],
    players: [{ forts: ['driftwood-stockade', 'lantern-tower'] }],
  });
  answer(match, 0, STOCKADE, PLAN, ['1'], 'build lantern-tower 1', { ...PLAN, x: 70_000 }, ['0']);
  expect(match.state.islands.filter(({ fort }) => fort)).toHaveLength(2);
});

test('treasure aboard a ship docked where its fort is built is unloaded, and its fires go out [PI-FORT.10] [PI-DOCK.10]', () => {
  const match = builder({ ships: [{ ...SLOOP, coins: [4] }, FOE] });
  answer(match, 0, STOCKADE, PLAN, ['0']);
  expect(goldIn(match)).toEqual([3, 4]);
});

test('an own fort is like home for unloading, repairing and putting out fires [PI-FORT.10]', () => {
  const match = position({
    turn: 1,
    ships: [{ piece: 'merry-gannet', burning: 1, coins: [2], at: [54_000, 41_372, 18_000] }, FOE],
    islands: [{ ...CAY, fort: { fort: 'gull-bastion', seat: 0, coins: [4] } }, HOARD],
  });
  match.random.rig('fire', 4);
  answer(match, 1, 'end');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(goldIn(match)).toEqual([4, 2]);
  expect(shipIn(match, 0)).toMatchObject({ coins: [], masts: ['lost', 'up'] });
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match)).toContain('repair 0');
});

test('a ship docked at an own fort can be shot at [PI-FORT.11]', () => {
  const raider: ShipPosition = { piece: 'belle-brume', seat: 1, at: [46_500, 46_000] };
  const match = fortified({}, [SLOOP, raider], { turn: 1 });
  answer(match, 1, 'shoot 1');
  expect(offered(match)).toContain('mast 1 > ship 0');
});

test('with an explore action a ship loads what its fort can spare; the rest is worth at least its cost [PI-FORT.12] [EX-57]', () => {
  const match = fortified({ coins: [3, 2, 2] }, [SLOOP, FOE]);
  answer(match, 0, 'explore 0');
  expect(broken(match, ['0', '1'])).toBe('PI-FORT.12');
  expect(broken(match, ['1', '2'])).toBe('PI-FORT.12');
  expect(broken(match, ['1'])).toBeUndefined();
  answer(match, 0, ['0']);
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 3 }]);
  expect(offered(match)).not.toContain('move 0');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(goldIn(match)).toEqual([2, 2]);
});

// --- Shooting

test('a fort shoots, once a turn, and does nothing else [PI-FORT.13]', () => {
  const match = fortified({}, [
    { ...SLOOP, at: [20_000, 60_000] },
    { ...FOE, at: [40_000, 47_000] },
  ]);
  match.random.rig('shot', 1);
  answer(match, 0, 'fort 0', 'flag 2 > ship 1', 'done');
  expect(offered(match).filter((key) => key.includes('fort'))).toEqual([]);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match).filter((key) => key.includes('fort'))).toEqual(['fort 0']);
});

test('its cannons fire from the flags, each with its own range and number [PI-FORT.14]', () => {
  const match = fortified({}, [
    { ...SLOOP, at: [20_000, 60_000] },
    { ...FOE, at: [46_000, 46_000] },
  ]);
  match.random.rig('shot', 4, 4);
  answer(match, 0, 'fort 0');
  expect(offered(match)).toEqual(['flag 1 > ship 1', 'flag 2 > ship 1', 'done']);
  answer(match, 0, 'flag 2 > ship 1');
  expect(mastsLeft(match, 1)).toBe(1);
  answer(match, 0, 'flag 1 > ship 1');
  expect(mastsLeft(match, 1)).toBe(0);
});

test('islands and ships do not block lines from a fort, fog does [PI-FORT.15] [PI-FORT.16]', () => {
  const own: ShipPosition = { piece: 'kings-quarrel', at: [20_000, 60_000] };
  const screen: ShipPosition = { ...own, at: [40_000, 46_000] };
  const prey = (y: number): ShipPosition => ({ ...FOE, at: [40_000, y] });
  const north: IslandPosition = {
    ...CAY,
    fort: { fort: 'lantern-tower', seat: 0, coins: [4], heading: 18_000 },
  };
  const sees = (given: Position): boolean => offered(position(given)).includes('fort 0');
  expect(sees({ ships: [screen, prey(49_000)], islands: [north] })).toBe(true);
  const key: IslandPosition = { island: 'gullspit', at: [40_000, 46_000] };
  expect(sees({ ships: [own, prey(50_000)], islands: [north, key] })).toBe(true);
  expect(sees({ ships: [own, prey(50_780)], islands: [north] })).toBe(true);
  const fog = [{ tile: 'fog-1', at: [40_000, 45_900] }] as const;
  expect(sees({ ships: [own, prey(50_780)], islands: [north], tiles: fog })).toBe(false);
});

test('nor do wrecks let lines from a fort pass: they are ships no more [PI-FORT.16] [PI-REEF.9]', () => {
  const north: IslandPosition = {
    ...CAY,
    fort: { fort: 'lantern-tower', seat: 0, coins: [4], heading: 18_000 },
  };
  const screen: ShipPosition = { piece: 'kings-quarrel', at: [40_000, 46_000] };
  const sees = (fate: 'afloat' | 'wreck'): readonly string[] =>
    offered(
      position({
        ships: [
          { ...screen, at: [20_000, 60_000] },
          { ...screen, masts: 0, also: { fate } },
          { ...FOE, at: [40_000, 49_000] },
        ],
        islands: [north],
      }),
    );
  expect(sees('afloat')).toContain('fort 0');
  expect(sees('wreck')).not.toContain('fort 0');
});

// --- Hits

/** An enemy fort under the guns of a ship that hits with every die. */
function shelled(flags: number, coins: readonly number[] = [4], rest: Partial<Position> = {}): Match {
  const gunner: ShipPosition = { piece: 'belle-brume', at: [40_000, 46_500] };
  const match = fortified({ seat: 1, flags, coins }, [gunner, FOE], rest);
  match.random.rig('shot', 6, 6, 6);
  answer(match, 0, 'shoot 0');
  return match;
}

test('each hit costs the fort a flag of its controller’s choice, and that cannon with it [PI-FORT.17]', () => {
  const match = shelled(3);
  answer(match, 0, 'mast 1 > fort 0');
  expect(asked(match)).toBe('1: loseFlag');
  expect(offered(match)).toEqual(['0', '1', '2']);
  answer(match, 1, '2');
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'fort 0');
  expect(offered(match).filter((key) => key.startsWith('flag 2'))).toEqual([]);
  expect(offered(match)).toContain('flag 1 > ship 0');
});

test('a fort without flags is abandoned: it is given no action, but stays its controller’s [PI-FORT.18] [PI-FORT.22]', () => {
  const match = shelled(1, [4], { startingGold: 100 });
  answer(match, 0, 'mast 1 > fort 0', 'done', 'end');
  expect(fortOn(match).seat).toBe(1);
  expect(offered(match)).not.toContain('fort 0');
});

test('the gold of an abandoned fort counts for its controller, and enemies cannot dock there [PI-FORT.22]', () => {
  const match = fortified({ seat: 1, flags: 0, coins: [4] }, [
    { piece: 'merry-gannet', at: [54_000, 41_372, 18_000] },
    FOE,
  ]);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(shipIn(match, 0).docked).toBe(NONE);
  match.aside(0, 'concede', null);
  expect(match.outcome?.scores[1]?.total).toBe(4);
});

test('a hit on an abandoned fort destroys it; its gold lies face down on an island that nobody has explored [PI-FORT.19] [PI-FORT.20] [EX-58]', () => {
  const match = fortified(
    { seat: 1, flags: 1, coins: [3, 1] },
    [{ piece: 'belle-brume', at: [40_000, 46_500] }, FOE],
    {
      islands: [
        {
          ...CAY,
          explored: [0, 1],
          banners: [0, 1],
          fort: { fort: 'gull-bastion', seat: 1, flags: 1, coins: [3, 1] },
        },
      ],
    },
  );
  match.random.rig('shot', 6, 6);
  answer(match, 0, 'shoot 0', 'mast 1 > fort 0', 'mast 0 > fort 0');
  expect(nth(match.state.islands, 0)).toMatchObject({ fort: null, explored: 0, banners: 0 });
  expect(nth(match.state.islands, 0).coins.map(({ gold }) => gold)).toEqual([3, 1]);
  expect(nth(match.view('spectator').islands, 0).coins[0]).not.toHaveProperty('gold');
  expect(nth(match.view(0).islands, 0).coins).toMatchObject([{ gold: 3 }, { gold: 1 }]);
});

test('whoever lies bow on to the island of a fort that is destroyed is docked there [PI-FORT.20] [PI-DOCK.1]', () => {
  const match = fortified({ seat: 1, flags: 0 }, [{ piece: 'belle-brume', at: berth(CAY.at, 6_800) }, FOE]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > fort 0');
  expect(asked(match)).toBe('0: turn');
  expect(shipIn(match, 0).docked).toBe(0);
});

test('forts are not repaired, rammed, boarded, towed, and pin nobody [PI-FORT.21]', () => {
  const match = fortified({ seat: 1, flags: 1 }, [
    { piece: 'merry-gannet', at: [54_000, 41_372, 18_000] },
    FOE,
  ]);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match).filter((key) => /^(ram|tow|board)/.test(key))).toEqual([]);
  answer(match, 0, 'end');
  expect(offered(match).filter((key) => key.startsWith('repair'))).toEqual([]);
  answer(match, 1, 'end');
  expect(offered(match)).toContain('move 0');
});

test('when a fort is built, enemies who touch that island are docked no longer [PI-FORT.24]', () => {
  const guest: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [34_314, 40_051, 0] };
  const match = builder({ ships: [SLOOP, guest] });
  expect(shipIn(match, 1).docked).toBe(0);
  answer(match, 0, STOCKADE, PLAN, ['0']);
  expect([shipIn(match, 0).docked, shipIn(match, 1).docked]).toEqual([0, NONE]);
});
