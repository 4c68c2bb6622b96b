import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import { NONE, seenBy } from '../state.ts';
import { answer, asked, berth, broken, leg, offered, shipIn } from './acting.ts';

type Match = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
/** A one-master with three cargo spaces, docked at the cay; one with four, further out. */
const SLOOP: ShipPosition = { piece: 'pennywhistle', at: berth(CAY.at, 4_400) };
const OFFING: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };
/** A derelict whose flank lies against the sloop's flank. */
const WAIF: ShipPosition = { piece: 'crooked-sixpence', seat: 1, masts: 0, at: [45_821, 42_777, 18_000] };
const AWAY = { at: [60_000, 40_000] } as const;
const BESIDE = { at: [60_000, 41_405] } as const;

const cay = (given: Partial<IslandPosition> = {}): IslandPosition[] => [{ ...CAY, ...given }];
const goldAboard = (match: Match, ship: number): number[] =>
  shipIn(match, ship).coins.map(({ gold }) => gold);
const goldOn = (match: Match, island: number): number[] =>
  nth(match.state.islands, island).coins.map(({ gold }) => gold);

// --- Islands

test('a ship that begins its turn docked at a wild island may explore it, one that arrives may not [PI-EXP.1]', () => {
  const there = position({ ships: [SLOOP, FOE], islands: cay({ coins: [2] }) });
  expect(offered(there)).toContain('explore 0');
  const arriving = position({ ships: [OFFING, FOE], islands: cay({ coins: [2] }) });
  answer(arriving, 0, 'move 0', [leg('L'), leg('L')]);
  expect(shipIn(arriving, 0).docked).toBe(0);
  expect(offered(arriving)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(explore|landfall)/)]),
  );
});

test('an own home island and the open sea are not explored [PI-EXP.1]', () => {
  const home = position({ ships: [SLOOP, FOE], islands: cay({ home: 0, coins: [2] }) });
  expect(offered(home)).not.toContain('explore 0');
  const sea = position({ ships: [{ ...SLOOP, ...AWAY }, FOE], islands: cay({ coins: [2] }) });
  expect(offered(sea)).not.toContain('explore 0');
});

test('the explorer alone sees all coins there, also those left behind [PI-EXP.2] [PI-EXP.4]', () => {
  const match = position({ ships: [SLOOP, FOE], islands: cay({ coins: [2, 4] }) });
  answer(match, 0, 'explore 0');
  const coins = (viewer: number): readonly object[] => nth(match.view(viewer).islands, 0).coins;
  expect(coins(0)).toMatchObject([{ gold: 2 }, { gold: 4 }]);
  expect(coins(1).filter((coin) => 'gold' in coin)).toEqual([]);
});

test('he takes any number of coins up to his free space, also none [PI-EXP.3]', () => {
  const explored = (...taken: string[]): Match => {
    const match = position({ ships: [SLOOP, FOE], islands: cay({ coins: [1, 2, 3, 4] }) });
    answer(match, 0, 'explore 0');
    expect(broken(match, ['0', '1', '2', '3'])).toBe('refused');
    answer(match, 0, taken);
    return match;
  };
  expect(goldAboard(explored('1', '2', '3'), 0)).toEqual([2, 3, 4]);
  expect(goldOn(explored('3'), 0)).toEqual([1, 2, 3]);
  expect(goldAboard(explored(), 0)).toEqual([]);
});

test('coins lie face down on the deck: others see how many, not which [PI-EXP.4]', () => {
  const match = position({ ships: [SLOOP, FOE], islands: cay({ coins: [2, 4] }) });
  answer(match, 0, 'explore 0', ['1']);
  expect(nth(match.view(0).ships, 0).coins).toMatchObject([{ gold: 4 }]);
  const [hidden, ...others] = nth(match.view(1).ships, 0).coins;
  expect(hidden).not.toHaveProperty('gold');
  expect(others).toEqual([]);
});

test('a coin takes a cargo space, like crew and equipment [PI-EXP.5]', () => {
  const laden = { ...SLOOP, coins: [1], crew: ['england-captain'] as const };
  const match = position({ ships: [laden, FOE], islands: cay({ coins: [2, 4] }) });
  answer(match, 0, 'explore 0');
  expect(broken(match, ['0', '1'])).toBe('refused');
  answer(match, 0, ['0']);
  expect(goldAboard(match, 0)).toEqual([1, 2]);
});

test('from the moment of exploring the island counts as explored by that player, banner or not [PI-EXP.6]', () => {
  const match = position({
    ships: [SLOOP, FOE],
    islands: [...cay({ coins: [2] }), { at: [13_000, 13_000], home: 0, coins: [2] }],
    players: [{ forts: ['driftwood-stockade'] }],
  });
  expect(offered(match)).not.toContain('build driftwood-stockade 0');
  answer(match, 0, 'explore 0', []);
  expect(nth(match.state.islands, 0)).toMatchObject({ explored: seenBy(0), banners: 0 });
  expect(offered(match)).toContain('build driftwood-stockade 0');
});

test('a ship that docks at an island with its own banner may explore it freely [PI-EXP.7]', () => {
  const docked = (banners: readonly number[]): Match => {
    const match = position({ ships: [OFFING, FOE], islands: cay({ coins: [2], explored: [0, 1], banners }) });
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    return match;
  };
  const match = docked([0]);
  answer(match, 0, 'landfall 0', ['0']);
  expect(goldAboard(match, 0)).toEqual([2]);
  expect(offered(docked([1]))).not.toContain('landfall 0');
});

test('a tow that is docked beside its tower may explore such an island too, each once; an Explorer in tow may not [PI-EXP.7] [PI-EXP.8] [PI-TOW.8] [PI-RULING.135]', () => {
  const docked = (banners: readonly number[]): Match => {
    const [x, y] = berth(CAY.at, 5_600);
    const tug: ShipPosition = { piece: 'fine-mouche', at: [x + 3_000, y, 18_000] };
    const hulk: ShipPosition = { ...SLOOP, masts: 0, at: [x + 8_600, y, 18_000], tower: 0 };
    const match = position({
      ships: [tug, { ...hulk, crew: ['england-explorer'] }, FOE],
      islands: cay({ coins: [2, 3], explored: [0], banners }),
    });
    answer(match, 0, 'move 0', [leg('S')], 'port');
    expect([0, 1].map((id) => shipIn(match, id).docked)).toEqual([0, 0]);
    return match;
  };
  const match = docked([0]);
  expect(offered(match)).toEqual(expect.arrayContaining(['landfall 0', 'landfall 1']));
  answer(match, 0, 'landfall 1', ['0']);
  expect(goldAboard(match, 1)).toEqual([2]);
  expect(offered(match)).toContain('landfall 0');
  expect(offered(match)).not.toContain('landfall 1');
  expect(offered(docked([])).filter((key) => key.startsWith('landfall'))).toEqual([]);
});

test('a banner and an Explorer together give one exploration for one docking [PI-EXP.8]', () => {
  const match = position({
    ships: [{ ...OFFING, crew: ['england-explorer'] }, FOE],
    islands: cay({ coins: [2, 2], explored: [0], banners: [0] }),
  });
  answer(match, 0, 'move 0', [leg('L'), leg('L')], 'landfall 0', ['0']);
  expect(offered(match)).not.toContain('landfall 0');
  expect(shipIn(match, 0).crew).toMatchObject([{ seen: seenBy(0) }]);
});

test('unique treasures take no cargo space [PI-EXP.9]', () => {
  const full = { ...SLOOP, coins: [1, 1, 1] };
  const match = position({ ships: [full, FOE], islands: cay({ coins: ['golden-astrolabe', 2] }) });
  answer(match, 0, 'explore 0');
  expect(asked(match)).toBe('0: turn');
  expect(shipIn(match, 0).coins).toMatchObject([{}, {}, {}, { treasure: 'golden-astrolabe' }]);
  expect(goldOn(match, 0)).toEqual([2]);
});

test('the first to explore must take every unique treasure, in the order he likes [PI-EXP.10]', () => {
  const match = position({
    ships: [SLOOP, FOE],
    islands: cay({ coins: ['golden-astrolabe', 'sirens-lyre'] }),
  });
  answer(match, 0, 'explore 0');
  expect(offered(match)).toEqual(['golden-astrolabe', 'sirens-lyre']);
  answer(match, 0, 'sirens-lyre');
  expect(shipIn(match, 0).coins).toMatchObject([
    { treasure: 'sirens-lyre' },
    { treasure: 'golden-astrolabe' },
  ]);
});

test('a unique treasure comes aboard face up and works at once [PI-EXP.11]', () => {
  const match = position({
    ships: [SLOOP, { ...FOE, at: [45_821, 44_000] }],
    islands: cay({ coins: ['weeping-idol', 'chest-of-powder'] }),
  });
  answer(match, 0, 'explore 0', 'weeping-idol');
  expect(shipIn(match, 0).masts).toEqual(['lost']);
  expect(nth(match.view(1).ships, 0).coins).toMatchObject([{ treasure: 'weeping-idol' }]);
});

test('with one free space an explorer takes the unique treasure and at most one coin [EX-62]', () => {
  const match = position({
    ships: [{ ...SLOOP, coins: [1, 1] }, FOE],
    islands: cay({ coins: [2, 4, 'golden-astrolabe'] }),
  });
  answer(match, 0, 'explore 0');
  expect(nth(match.view(1).ships, 0).coins).toMatchObject([{}, {}, { treasure: 'golden-astrolabe' }]);
  expect(broken(match, ['0', '1'])).toBe('refused');
  answer(match, 0, ['1']);
  expect(goldOn(match, 0)).toEqual([2]);
});

test('an Eternal derelict that a treasure sends to the bottom takes nothing more from the island [PI-EXP.11]', () => {
  const match = position({
    ships: [{ piece: 'last-ferry', masts: 0, at: berth(CAY.at, 6_400) }, FOE],
    islands: cay({ coins: ['chest-of-powder', 5] }),
  });
  answer(match, 0, 'explore 0');
  expect(asked(match)).toBe('0: returnHome');
  answer(match, 0, nth(nth(match.open, 0).candidates(match.random), 0));
  expect(asked(match)).toBe('0: turn');
  expect(goldOn(match, 0)).toEqual([5]);
});

// --- Ships

test('a ship explores a friendly ship it touches with any part, and things go both ways [PI-EXP.12]', () => {
  const match = position({
    ships: [
      { ...SLOOP, ...AWAY, coins: [3], crew: ['england-captain'] },
      { ...SLOOP, ...BESIDE, coins: [5], gear: ['fog-bell'] },
      FOE,
    ],
  });
  answer(match, 0, 'explore 0 1');
  expect(offered(match)).toEqual(['take coin 0', 'take gear 0', 'give coin 0', 'give crew 0', 'done']);
  answer(match, 0, 'take coin 0', 'give crew 0', 'take gear 0');
  expect(goldAboard(match, 0)).toEqual([3, 5]);
  expect(shipIn(match, 0).gear).toHaveLength(1);
  expect(shipIn(match, 1).crew).toHaveLength(1);
  expect(offered(match)).toEqual(['give coin 0', 'done']);
});

test('ships that are not touched, and enemies with masts, are not explored [PI-EXP.12]', () => {
  const apart = { at: [60_000, 41_450] } as const;
  const match = position({
    ships: [
      { ...SLOOP, ...AWAY },
      { ...SLOOP, ...apart },
      { ...FOE, at: [60_000, 38_595] },
    ],
  });
  expect(offered(match).filter((key) => key.startsWith('explore'))).toEqual([]);
});

test('an enemy derelict may be explored; crew and treasure taken join the taker’s fleet [PI-EXP.13]', () => {
  const match = position({
    ships: [{ ...SLOOP, ...AWAY }, { ...WAIF, ...BESIDE, coins: [5], crew: ['pirates-captain'] }, FOE],
  });
  answer(match, 0, 'explore 0 1', 'take coin 0', 'take crew 0');
  expect(goldAboard(match, 0)).toEqual([5]);
  expect(shipIn(match, 0).crew).toMatchObject([{ crew: 'pirates-captain', seat: 0 }]);
  expect(nth(match.view(0).ships, 0).crew).toMatchObject([{ crew: 'pirates-captain' }]);
});

test('what changes ships must fit: cargo space, points of crew and of equipment, and flags of crew that cost nothing [PI-EXP.14]', () => {
  const taken = (ship: Partial<ShipPosition>, waif: Partial<ShipPosition>): readonly string[] => {
    const match = position({ ships: [{ ...SLOOP, ...AWAY, ...ship }, { ...WAIF, ...BESIDE, ...waif }, FOE] });
    answer(match, 0, 'explore 0 1');
    return offered(match).filter((key) => key.startsWith('take'));
  };
  expect(taken({ coins: [1, 1] }, { coins: [5, 2] })).toEqual(['take coin 0', 'take coin 1']);
  expect(taken({ coins: [1, 1, 1] }, { coins: [5], crew: ['pirates-captain'] })).toEqual([]);
  expect(taken({ crew: ['england-captain'] }, { crew: ['pirates-captain'] })).toEqual(['take crew 1']);
  expect(taken({ crew: ['tobias-rook'] }, { crew: ['pirates-captain'] })).toEqual([]);
  expect(taken({ gear: ['ready-powder'] }, { gear: ['iron-bulwarks'] })).toEqual([]);
  expect(taken({ gear: ['ready-powder'] }, { gear: ['grapnels'] })).toEqual(['take gear 1']);
  expect(taken({}, { crew: ['wick'] })).toEqual([]);
});

test('sea dragons and flotillas load no treasure, not even unique ones [PI-EXP.14]', () => {
  const match = position({
    ships: [
      { ...SLOOP, ...AWAY, coins: ['golden-astrolabe', 2] },
      { piece: 'ash-crowned-wyrm', at: [60_000, 43_015] },
      FOE,
    ],
  });
  answer(match, 0, 'explore 0 1');
  expect(asked(match)).toBe('0: turn');
});

test('any ship that touches a wreck may explore it [PI-EXP.15] [PI-REEF.10]', () => {
  const wreck: ShipPosition = {
    ...WAIF,
    ...BESIDE,
    seat: 1,
    coins: [5],
    crew: ['pirates-captain'],
    gear: ['fog-bell'],
    also: { fate: 'wreck' },
  };
  const match = position({ ships: [{ ...SLOOP, ...AWAY }, wreck, FOE] });
  answer(match, 0, 'explore 0 1');
  expect(offered(match)).toEqual(['take coin 0', 'take crew 0', 'take gear 0', 'done']);
  answer(match, 0, 'take coin 0', 'done');
  expect(goldAboard(match, 0)).toEqual([5]);
});

test('an explore action covers one island or one ship, not both [PI-EXP.16]', () => {
  const given = { ships: [SLOOP, { ...WAIF, coins: [3] }, FOE], islands: cay({ coins: [2] }) };
  const match = position(given);
  expect(offered(match)).toEqual(expect.arrayContaining(['explore 0', 'explore 0 1']));
  answer(match, 0, 'explore 0', []);
  expect(offered(match).filter((key) => key.startsWith('explore'))).toEqual([]);
});

test('a derelict may explore, islands and ships alike [PI-EXP.17]', () => {
  const match = position({
    ships: [{ ...SLOOP, masts: 0 }, { ...WAIF, coins: [3] }, FOE],
    islands: cay({ coins: [2] }),
  });
  expect(offered(match)).toEqual(expect.arrayContaining(['explore 0', 'explore 0 1']));
  answer(match, 0, 'explore 0 1', 'take coin 0');
  expect(goldAboard(match, 0)).toEqual([3]);
});

test('an island with a fort cannot be explored as a wild island: only what the fort can spare is there [PI-EXP.18]', () => {
  const fort = (coins: readonly number[]): Match =>
    position({
      ships: [SLOOP, FOE],
      islands: cay({ explored: [0], fort: { fort: 'driftwood-stockade', seat: 0, coins } }),
    });
  expect(offered(fort([2]))).not.toContain('explore 0');
  expect(offered(fort([2, 1]))).toContain('explore 0');
});

test('an island without coins may be explored and then counts as explored [PI-EXP.19]', () => {
  const match = position({ ships: [SLOOP, FOE], islands: cay() });
  answer(match, 0, 'explore 0');
  expect(asked(match)).toBe('0: turn');
  expect(nth(match.state.islands, 0).explored).toBe(seenBy(0));
  expect(shipIn(match, 0).docked).not.toBe(NONE);
});
