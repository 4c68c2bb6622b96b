import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, leg, offered, shipIn, told } from './acting.ts';

type Match = ReturnType<typeof position>;

const SHIP: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
const FOE: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [100_000, 20_000] };
const NEAR = { at: [40_000, 44_000] } as const;
const CAY: IslandPosition = { island: 'parsons-thumb', at: [70_000, 40_000] };

function sea(
  ship: Partial<ShipPosition> = {},
  foe: Partial<ShipPosition> = {},
  rest: Omit<Partial<Position>, 'ships'> & { ships?: readonly ShipPosition[] } = {},
): Match {
  const { ships = [], islands = [], ...more } = rest;
  const all = [{ ...SHIP, ...ship }, { ...FOE, ...foe }, ...ships];
  return position({ ...more, islands: [...islands, HOARD], ships: all });
}

/** The next player's turn begins, and the one after his. */
function round(match: Match): void {
  answer(match, 0, 'end');
  answer(match, 1, 'end');
}

/** What was told on the way to the next choice, in order. */
const tellings = (match: Match): string[] => match.news.map(({ event }) => event.say);

// --- Whose turn, and what he may do

test('turns pass from one player to the other, with more to the left [PI-TURN.1]', () => {
  const two = sea();
  answer(two, 0, 'end');
  expect(asked(two)).toBe('1: turn');
  answer(two, 1, 'end');
  expect(asked(two)).toBe('0: turn');
  const three = sea({}, {}, { seats: 3, ships: [{ ...FOE, seat: 2, at: [80_000, 80_000] }], turn: 1 });
  answer(three, 1, 'end');
  expect(asked(three)).toBe('2: turn');
  answer(three, 2, 'end');
  expect(asked(three)).toBe('0: turn');
});

test('a ship may be given one of the four actions a turn, and only one [PI-TURN.2]', () => {
  const shipwright = ['france-shipwright'] as const;
  const all = sea(
    { at: berth(CAY.at, 6_800), masts: 2, crew: shipwright },
    { at: [80_000, 43_500] },
    { islands: [CAY] },
  );
  const given = ['move 0', 'comeAbout 0', 'shoot 0', 'explore 0', 'repair 0'];
  expect(offered(all)).toEqual(expect.arrayContaining(given));
  answer(all, 0, 'repair 0');
  expect(offered(all).filter((key) => given.includes(key))).toEqual([]);
  round(all);
  expect(offered(all)).toEqual(expect.arrayContaining(['move 0', 'shoot 0', 'explore 0']));
});

test('actions are given to pieces of one’s own fleet alone [PI-TURN.3]', () => {
  const match = sea({}, NEAR);
  expect(offered(match)).toContain('move 0');
  expect(offered(match).some((key) => key.split(' ')[1] === '1')).toBe(false);
  answer(match, 0, 'end');
  expect(offered(match)).toContain('move 1');
  expect(offered(match).some((key) => key.split(' ')[1] === '0')).toBe(false);
});

test('ships act in any order, each action resolved before the next is given [PI-TURN.4]', () => {
  const fleet = [
    { ...SHIP, at: [40_000, 60_000] },
    { ...SHIP, at: [60_000, 60_000] },
  ] as const;
  const match = sea({}, {}, { ships: fleet });
  answer(match, 0, 'move 3');
  expect(asked(match)).toBe('0: sail');
  expect(offered(match)).toEqual([]);
  answer(match, 0, [], 'move 0', [], 'move 2', []);
  expect([0, 2, 3].map((id) => shipIn(match, id).acts)).toEqual([['move'], ['move'], ['move']]);
});

test('a ship may be given no action at all [PI-TURN.5]', () => {
  const match = sea();
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
  expect(shipIn(match, 0).acts).toEqual([]);
});

test('what needs none of the four actions is a free action, at once and besides the ship’s action [PI-TURN.6] [PI-TURN.7]', () => {
  const match = sea(
    { at: berth(CAY.at, 6_800), crew: ['france-captain'] },
    {},
    { islands: [{ ...CAY, home: 0 }] },
  );
  answer(match, 0, 'transfer', 'crew 0 ashore');
  expect(nth(match.state.islands, 0).crew).toHaveLength(1);
  match.random.rig('scuttle', 1);
  answer(match, 0, 'scuttle', '0');
  expect(shipIn(match, 0).acts).toEqual([]);
  expect(offered(match)).toContain('move 0');
});

test('a free action is asked for where the rule says may, and done where it does not [PI-TURN.8]', () => {
  const home: IslandPosition = { ...CAY, home: 0 };
  const [x, y] = berth(CAY.at, 6_800);
  const must = sea({ at: [x + 3_000, y, 18_000], coins: [4], burning: 1 }, {}, { islands: [home] });
  answer(must, 0, 'move 0', [leg('L')]);
  expect(asked(must)).toBe('0: turn');
  expect(tellings(must)).toEqual(expect.arrayContaining(['firesOut', 'unloaded']));
  const may = sea({}, { at: [44_200, 40_000, 9_000], masts: 0 }, { ships: [FOE] });
  answer(may, 0, 'move 0', []);
  expect(offered(may)).toEqual(expect.arrayContaining(['ram 0 1', 'tow 0 1', 'end']));
  expect(shipIn(may, 1)).toMatchObject({ fate: 'afloat', seat: 1 });
});

test('the active player goes on giving actions until he ends his turn [PI-TURN.10]', () => {
  const match = sea();
  answer(match, 0, 'move 0', []);
  expect(asked(match)).toBe('0: turn');
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
});

// --- The start

test('a turn starts with depths, smoke, scuttled ships, doomed ships, fires, ice, fear and events, in this order [PI-TURN.9]', () => {
  const match = position({
    turn: 1,
    islands: [HOARD],
    players: [{ events: ['following-wind'] }],
    tiles: [
      { tile: 'fog-1', at: [20_000, 70_000], until: 0 },
      { tile: 'iceberg-1', at: [90_000, 60_000] },
    ],
    ships: [
      { piece: 'hangmans-cousin', at: [40_000, 40_000], burning: 1 },
      { piece: 'pennywhistle', at: [20_000, 40_000], burning: 1 },
      { piece: 'pennywhistle', at: [20_000, 30_000], also: { scuttling: true } },
      { piece: 'iron-catfish', at: [60_000, 20_000] },
      { ...FOE, ...NEAR },
    ],
  });
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: depth');
  match.random.rig('fire', 4);
  match.random.rig('icebergs', 1);
  match.random.rig('drift', 2);
  match.random.rig('fear', 3);
  answer(match, 0, 'submerged');
  expect(tellings(match)).toEqual([
    'dived',
    'smokeCleared',
    'sank',
    'sank',
    'rolledFire',
    'rolledIcebergs',
    'drifted',
    'rolledFear',
  ]);
  expect(told(match, 'sank')).toMatchObject([{ ship: 'ship:2' }, { ship: 'ship:1' }]); // the scuttled one first
  expect(offered(match)).toContain('event following-wind');
  answer(match, 0, 'move 0', []);
  expect(offered(match)).not.toContain('event following-wind');
});

// --- The end

const SITE: IslandPosition = { ...CAY, explored: [0] };
const HOME: IslandPosition = { at: [13_000, 13_000], home: 0, coins: [3, 3] };

/** A turn with a fort to build, an event of the end and an event of actions, from a ship docked at an explored island. */
const ending = (): Match =>
  sea(
    { at: berth(CAY.at, 6_800) },
    {},
    {
      islands: [SITE, HOME],
      tiles: [{ tile: 'reef-1', at: [20_000, 60_000], value: 4 }],
      players: [{ forts: ['lantern-tower', 'sandbag-redoubt'], events: ['unmarked-reef'] }],
    },
  );

function buildFort(match: Match): void {
  answer(match, 0, 'build lantern-tower 0');
  answer(match, 0, match.open[0]?.candidates(match.random)[0] ?? null, ['0']);
}

test('forts are built after all actions, and events of the end come after forts [PI-TURN.11]', () => {
  const match = ending();
  expect(offered(match)).toEqual(
    expect.arrayContaining(['move 0', 'build lantern-tower 0', 'event unmarked-reef']),
  );
  buildFort(match);
  expect(nth(match.state.islands, 0).fort?.fort).toBe('lantern-tower');
  expect(offered(match)).toEqual(['scuttle', 'event unmarked-reef', 'end']);
  const other = ending();
  answer(other, 0, 'event unmarked-reef');
  answer(other, 0, other.open[0]?.candidates(other.random)[0] ?? null);
  expect(offered(other)).toEqual(['scuttle', 'end']);
});

test('at the end of a turn the values of reefs and weed are cleared and abilities come back [PI-TURN.11]', () => {
  const match = sea(
    { crew: ['france-cannoneer'] },
    { ...NEAR, piece: 'lacquered-fist' },
    { tiles: [{ tile: 'reef-1', at: [20_000, 60_000], value: 4 }] },
  );
  const again = (): void => {
    match.random.rig('shot', 1, 1);
    answer(match, 0, 'shoot 0', 'mast 1 > ship 1', 'again 0 > ship 1', 'done');
  };
  again();
  expect(match.state.tiles[0]?.value).toBe(4);
  answer(match, 0, 'end');
  expect(match.state.tiles[0]?.value).toBe(0);
  answer(match, 1, 'end');
  again();
  expect(match.state.turn.used).toEqual(['fired 0', 'cannoneer 0']);
});

test('who has won is looked at when a turn ends [PI-TURN.11]', () => {
  const match = position({ ships: [SHIP, FOE], islands: [{ ...CAY, coins: [7] }], startingGold: 30 });
  expect(match.outcome).toBeUndefined();
  answer(match, 0, 'end');
  expect(match.outcome).toBeDefined();
});

// --- Ships whose turn is over, or has not come

test('a ship that is lost in fog has no further action this turn [PI-TURN.12]', () => {
  const match = sea(
    {},
    {},
    {
      tiles: [{ tile: 'fog-1', at: [50_000, 40_000] }],
      players: [{ events: ['double-watch'] }],
    },
  );
  answer(match, 0, 'move 0', [leg('L')]);
  expect(shipIn(match, 0).lostIn).toBe(0);
  expect(offered(match)).toEqual(['scuttle', 'end']);
  round(match);
  expect(offered(match)).toContain('move 0');
});

test('a captured ship may be given actions from its new controller’s next turn on [PI-TURN.13]', () => {
  const hulk = {
    piece: 'ten-thousand-lanterns',
    at: [44_400, 40_000, 9_000],
    masts: 0,
    crew: ['mistress-hanying', 'jade-shipwright'],
    also: { acts: ['explore'] }, // in its last turn, for its former controller
  } satisfies Partial<ShipPosition>;
  const match = sea({ at: [39_800, 40_000] }, hulk, { ships: [FOE] });
  answer(match, 0, 'move 0', [], 'tow 0 1');
  expect(shipIn(match, 1).seat).toBe(0);
  expect(offered(match).filter((key) => key.split(' ')[1] === '1')).toEqual(['release 1']);
  round(match);
  expect(offered(match)).toContain('repair 1');
});

test('besides his ships a player gives one shoot action to each fort and each marine of his [PI-TURN.14]', () => {
  const match = sea(
    { at: [40_000, 40_000], crew: ['tobias-rook', 'temperance-pike'], piece: 'pride-of-penhallow' },
    { at: [40_000, 43_500], piece: 'lacquered-fist' },
    { islands: [{ ...CAY, at: [40_000, 51_500], fort: { fort: 'lantern-tower', seat: 0 } }] },
  );
  expect(offered(match)).toEqual(expect.arrayContaining(['shoot 0', 'fort 0', 'marine 0']));
  match.random.rig('shot', 1, 1, 1);
  answer(match, 0, 'marine 0', 'musket > ship 1', 'fort 0', 'flag 0 > ship 1', 'done');
  expect(offered(match)).toContain('shoot 0');
  expect(offered(match)).not.toContain('fort 0');
  expect(offered(match)).not.toContain('marine 0');
  round(match);
  expect(offered(match)).toEqual(expect.arrayContaining(['shoot 0', 'fort 0', 'marine 0']));
});

test('blades strike before the tow that was chosen, which comes to nothing if they sink the derelict [PI-MOVE.11]', () => {
  const match = sea(
    { piece: 'razor-jig', crew: ['pirates-captain'] },
    { at: [41_000, 41_700], masts: 0 },
    { ships: [{ ...FOE, at: [40_000, 36_000] }] },
  );
  answer(match, 0, 'move 0', 'yes', []);
  expect(offered(match)).toEqual(expect.arrayContaining(['captain 0', 'tow 0 1']));
  answer(match, 0, 'tow 0 1');
  expect(told(match, 'rammed')).toHaveLength(1);
  expect(shipIn(match, 1)).toMatchObject({ fate: 'sunk', seat: 1 });
  expect(asked(match)).toBe('0: turn');
});
