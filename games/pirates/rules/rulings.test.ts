import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pirates } from '../game.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE, PUBLIC } from '../state.ts';
import { answer, asked, berth, HOARD, leg, mastsLeft, offered, shipIn, told, where } from './acting.ts';

/** What the table had to settle for itself [PI-RULING]: what follows from no other rule. */

type Game = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const SHIP: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };
const NEAR: ShipPosition = { ...FOE, at: [60_000, 45_000] };
/** A three-master that sails east, and an enemy athwart its course. */
const HUNTER: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
const PREY: ShipPosition = { ...FOE, at: [50_000, 40_000, 9_000] };

const sea = (ships: readonly ShipPosition[], given: Partial<Position> = {}): Game =>
  position({ ships, islands: [HOARD], ...given });

// --- Moving

test('after a loss of masts on a reef the rest of the course is chosen anew, with what is left of it [PI-RULING.114]', () => {
  const match = sea([{ ...HUNTER, piece: 'bishops-candle' }, FOE], {
    tiles: [{ tile: 'reef-1', at: [50_000, 40_000] }],
  });
  match.random.rig('reef', 2);
  answer(match, 0, 'move 0', [leg('L'), leg('L', 9_000)], '0');
  expect(asked(match)).toBe('0: sail');
  expect(where(match, 0)).toEqual([48_600, 40_000, 0]);
  answer(match, 0, [leg('L', 0, 100)]);
  expect(where(match, 0)).toEqual([48_700, 40_000, 0]);
});

/** The hunter has sailed up to the prey, with a captain aboard; a consort lies elsewhere. */
function charged(): Game {
  const match = sea([{ ...HUNTER, crew: ['france-captain'] }, PREY, { ...SHIP, at: [60_000, 60_000] }, FOE]);
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

test('what may follow a move stays open until another piece is given an action [PI-RULING.115]', () => {
  const match = charged();
  expect(offered(match)).toEqual(expect.arrayContaining(['captain 0', 'ram 0 1']));
  answer(match, 0, 'move 2', []);
  expect(offered(match)).not.toContain('captain 0');
  expect(offered(match)).not.toContain('ram 0 1');
});

test('a later step closes the earlier ones, not the other way round [PI-RULING.115]', () => {
  const shot = charged();
  answer(shot, 0, 'captain 0', 'done');
  expect(offered(shot)).toContain('ram 0 1');
  const rammed = charged();
  rammed.random.rig('ram', 1);
  answer(rammed, 0, 'ram 0 1', 'no');
  answer(rammed, 1, 'no');
  expect(offered(rammed)).not.toContain('captain 0');
});

test('what is no action and no step of the move closes nothing: a transfer elsewhere, a release, E15, zeal [PI-RULING.115] [PI-MOVE.11]', () => {
  const hunter: ShipPosition = {
    piece: 'ten-thousand-lanterns',
    at: [40_000, 40_000],
    crew: ['mistress-hanying', 'jade-captain'],
  };
  const consort: ShipPosition = { piece: 'pennywhistle', at: berth([20_000, 60_000], 4_400) };
  const match = sea(
    [
      hunter,
      PREY,
      { ...consort, crew: ['england-helmsman'] },
      { ...SHIP, at: [60_000, 60_000] },
      { ...SHIP, masts: 0, at: [54_400, 60_000], tower: 3 },
      FOE,
    ],
    { islands: [{ ...CAY, at: [20_000, 60_000] }, HOARD], players: [{ events: ['double-watch'] }] },
  );
  match.random.rig('zeal', 1);
  answer(match, 0, 'move 0', [leg('L')]);
  const harmless = [
    ['transfer', 'no'],
    ['transfer', 'crew 2 ashore'],
    ['release 4'],
    ['event double-watch 0'],
    ['zeal 0'],
  ];
  for (const clicks of harmless) {
    answer(match, 0, ...clicks);
    expect(offered(match)).toEqual(expect.arrayContaining(['captain 0', 'ram 0 1']));
  }
});

test('a transfer to or from the ship that has moved is its last step: it closes the others, once it is chosen [PI-RULING.115] [PI-MOVE.11]', () => {
  const berthed = { ...HUNTER, at: berth(CAY.at, 6_800), crew: ['france-captain'] } as const;
  const match = sea([berthed, { ...FOE, at: [50_000, 45_000] }, FOE], { islands: [CAY, HOARD] });
  answer(match, 0, 'move 0', []);
  expect(offered(match)).toContain('captain 0');
  answer(match, 0, 'transfer', 'no');
  expect(offered(match)).toContain('captain 0');
  answer(match, 0, 'transfer', 'crew 0 ashore', 'transfer', 'crew 0 to 0');
  expect(shipIn(match, 0).crew).toHaveLength(1);
  expect(offered(match)).not.toContain('captain 0');
});

test('the lucky caul keeps ice from hurting its ship, not from stopping it [PI-RULING.118]', () => {
  const sailed = (coins: ShipPosition['coins'] = []): Game => {
    const match = sea([{ ...HUNTER, coins }, FOE], { tiles: [{ tile: 'iceberg-1', at: [50_000, 40_000] }] });
    answer(match, 0, 'move 0', [leg('L'), leg('S')]);
    return match;
  };
  expect(asked(sailed())).toBe('0: loseMast');
  const match = sailed(['lucky-caul']);
  expect(asked(match)).toBe('0: turn');
  expect(where(match, 0)).toEqual(where(sailed(), 0));
});

test('a ship in tow is given no move action until it is released [PI-RULING.128]', () => {
  const match = sea([
    { ...SHIP, at: [60_000, 40_000] },
    { piece: 'ravens-gift', masts: 0, at: [54_000, 40_000], tower: 0 },
    FOE,
  ]);
  expect(offered(match)).not.toContain('move 1');
  answer(match, 0, 'release 1');
  expect(offered(match)).toContain('move 1');
});

test('a ship for which no berth is left starts at the free place nearest to its island [PI-RULING.129]', () => {
  const crowd = Array.from({ length: 20 }, () => 'ship pennywhistle:').join('\n');
  const { state } = Match.start(pirates, {
    seats: 2,
    seed: 'crowd',
    options: { total: 120 },
    brought: [crowd, 'ship golondrina:'],
  });
  const fleet = state.ships.filter(({ seat }) => seat === 0);
  const home = nth(state.islands, nth(state.players, 0).home);
  expect(fleet).toHaveLength(20);
  expect(fleet.some(({ docked }) => docked === NONE)).toBe(true);
  for (const { x, y, fate } of fleet) {
    expect(fate).toBe('afloat');
    expect(Math.max(Math.abs(x - home.x), Math.abs(y - home.y))).toBeLessThan(15_000);
  }
  expect(pirates.audit(state)).toBeUndefined();
});

// --- Crew, equipment and treasure

test('a Marine waiting face down at home is no target until he shoots; one put ashore stands face up [PI-RULING.119]', () => {
  const match = sea(
    [SHIP, { ...FOE, at: [40_000, 45_050] }, { ...SHIP, at: berth(CAY.at, 5_600), crew: ['greta-halloran'] }],
    { islands: [{ ...CAY, home: 0, crew: [{ crew: 'tobias-rook', seat: 0 }] }, HOARD], turn: 1 },
  );
  expect(offered(match)).not.toContain('shoot 1');
  answer(match, 1, 'end');
  match.random.rig('shot', 1);
  answer(match, 0, 'marine 0', 'musket > ship 1', 'transfer', 'crew 1 ashore', { x: 40_000, y: 41_000 });
  expect(nth(match.state.islands, 0).crew.map(({ seen }) => seen & PUBLIC)).toEqual([PUBLIC, PUBLIC]);
  answer(match, 0, 'end');
  answer(match, 1, 'shoot 1');
  expect(offered(match).filter((key) => key.includes('> crew 0'))).not.toEqual([]);
});

test('equipment left on a wild island lies open; who explores a ship sees all it carries; what leaves the game is shown [PI-RULING.120]', () => {
  const left = sea([{ ...SHIP, at: berth(CAY.at, 5_600), gear: ['grapnels'] }, FOE], {
    islands: [CAY, HOARD],
  });
  answer(left, 0, 'transfer', 'gear 0 ashore');
  expect(nth(left.view(1).islands, 0).gear).toMatchObject([{ gear: 'grapnels' }]);
  const waif = { ...FOE, masts: 0, at: [60_000, 42_977] } as const;
  const explored = sea([SHIP, { ...waif, coins: [4], crew: ['spain-captain'], gear: ['fog-bell'] }, FOE]);
  answer(explored, 0, 'explore 0 1', 'done');
  expect(nth(explored.view(0).ships, 1)).toMatchObject({
    coins: [{ gold: 4 }],
    crew: [{ crew: 'spain-captain' }],
    gear: [{ gear: 'fog-bell' }],
  });
  const lost = sea([SHIP, { piece: 'pennywhistle', at: [75_000, 15_000], burning: 1, coins: [4] }, FOE]);
  expect(lost.view('spectator').deep).toMatchObject([{ gold: 4 }]);
});

test('where an opponent might answer with an event nothing can be taken back, whichever he holds [PI-RULING.122]', () => {
  const docked = (events: readonly 'dead-calm'[]): Game => {
    const match = sea([SHIP, FOE], { islands: [CAY, HOARD], players: [{}, { events }] });
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    expect(shipIn(match, 0).docked).toBe(0);
    return match;
  };
  expect(docked([]).canUndo(0)).toBe(true);
  expect(docked(['dead-calm']).canUndo(0)).toBe(false);
});

test('a unique treasure drawn by exchanged chests is taken as if it were found [PI-RULING.123]', () => {
  const match = sea([{ ...SHIP, coins: [1] }, FOE], {
    islands: [{ ...CAY, coins: ['lucky-caul'], explored: [0] }, HOARD],
    players: [{ events: ['switched-chests'] }],
  });
  answer(match, 0, 'event switched-chests');
  expect(nth(match.view(1).ships, 0).coins).toMatchObject([{ treasure: 'lucky-caul' }]);
  expect(nth(match.state.islands, 0).coins).toMatchObject([{ gold: 1 }]);
});

test('which coins and treasures are in the game is known to all, where they lie is not [PI-RULING.132]', () => {
  const brought = [
    'ship pennywhistle:\ncoins: 7, 2, 2, 1, 1, 1, 1\ntreasures: lucky-caul',
    'ship pennywhistle:\ncoins: 6, 3, 1, 1, 1, 1, 1, 1',
  ];
  const match = Match.start(pirates, { seats: 2, seed: 'shown', brought });
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(match.view(viewer).unseen).toEqual({
      gold: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 6, 7],
      treasures: ['lucky-caul'],
    });
});

// --- Shots and boarding

/** A shot of this kind hits an enemy; a cannon of rank 4 needs a 5. */
function struck(prey: Partial<ShipPosition>, kind: string, crew: ShipPosition['crew'] = []): Game {
  const match = sea([{ ...SHIP, crew }, { ...NEAR, ...prey }, FOE]);
  match.random.rig('shot', 6);
  match.random.rig('catamaran', 5);
  answer(match, 0, 'shoot 0', `mast 0 > ship 1${kind}`);
  return match;
}

test('chainshot and stinkpot take no panel and no second hull; a firepot takes them like any hit [PI-RULING.125]', () => {
  const turtle = { piece: 'stone-tortoise' } as const;
  const chained = shipIn(struck(turtle, ' chainshot', ['england-chainshot']), 1);
  expect(chained).toMatchObject({ panels: 3, marks: [{ what: 'chained' }] });
  const reeking = shipIn(struck(turtle, ' stinkpot', ['england-stinkpot']), 1);
  expect(reeking).toMatchObject({ panels: 3, marks: [{ what: 'silenced' }] });
  const burnt = shipIn(struck(turtle, ' firepot', ['england-firepot']), 1);
  expect(burnt).toMatchObject({ panels: 2, masts: ['up', 'up'] });
});

test('a catamaran shrugs off every kind of hit [PI-RULING.125]', () => {
  const cat = { piece: 'deux-soeurs' } as const;
  expect(shipIn(struck(cat, ' chainshot', ['england-chainshot']), 1).marks).toEqual([]);
  expect(shipIn(struck(cat, ' firepot', ['england-firepot']), 1)).toMatchObject({ secondHull: true });
});

test('Fear on 5 stops a catamaran’s save, but takes it no second hull and a turtle ship no panels [PI-RULING.126]', () => {
  const cowed: Partial<ShipPosition> = { also: { marks: [{ what: 'cowed', seat: 0, on: true }] } };
  const cat = struck({ piece: 'deux-soeurs', ...cowed }, '');
  expect(told(cat, 'rolledCatamaran')).toEqual([]);
  expect(shipIn(cat, 1)).toMatchObject({ secondHull: false, masts: ['up', 'up'] });
  expect(shipIn(struck({ piece: 'stone-tortoise', ...cowed }, ''), 1)).toMatchObject({ panels: 2 });
});

test('a ship that cannot be boarded may still send a boarding party [PI-RULING.127]', () => {
  const rammed = (): Game => {
    const match = sea([{ ...HUNTER, piece: 'stone-tortoise' }, PREY, FOE]);
    match.random.rig('ram', 1);
    answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
    return match;
  };
  const boards = rammed();
  expect(asked(boards)).toBe('0: board');
  const declines = rammed();
  answer(declines, 0, 'no');
  expect(asked(declines)).toBe('0: turn');
  expect(mastsLeft(declines, 1)).toBe(2);
});

// --- Leaving

test('who gives up at a table of three is replaced, unless it was agreed that he leaves [PI-RULING.130]', () => {
  const ships = [SHIP, FOE, { ...FOE, seat: 2, at: [100_000, 60_000] }] as const;
  const stays = sea(ships, { seats: 3 });
  expect(stays.asides(1)).toEqual([]);
  expect(() => stays.aside(1, 'concede', null)).toThrow('cannotConcede');
  const leaves = sea(ships, { seats: 3, options: { leaving: 'withdraws' } });
  expect(leaves.asides(1)).toHaveLength(1);
});
