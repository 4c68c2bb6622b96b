import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import type { TreasureId } from '../content/treasure.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { PUBLIC, seenBy } from '../state.ts';
import { answer, asked, berth, broken, HOARD, leg, mastsLeft, offered, shipIn, told } from './acting.ts';

type Game = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
/** A two-master docked at the cay, with an enemy far away. */
const SHIP: ShipPosition = { piece: 'merry-gannet', at: berth(CAY.at, 5_600) };
const SEA = { at: [60_000, 41_372, 18_000] } as const;
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };

/** Explores the cay where this treasure lies. */
function taken(treasure: TreasureId, ship: Partial<ShipPosition> = {}, given: Partial<Position> = {}): Game {
  const match = position({
    ships: [{ ...SHIP, ...ship }, FOE],
    islands: [{ ...CAY, coins: [treasure] }, HOARD],
    ...given,
  });
  answer(match, 0, 'explore 0');
  return match;
}
const treasuresOf = (match: Game, ship: number): string[] =>
  shipIn(match, ship).coins.map(({ treasure }) => treasure);
const removed = (match: Game): string[] => match.state.deep.map(({ treasure }) => treasure);

// --- Like a coin

/** Seat 0 sails against an enemy that carries a treasure and no coin, its own hold full. */
const FULL: ShipPosition = { ...SHIP, at: [40_000, 40_000], coins: [1, 1, 1, 1] };
const LADEN: ShipPosition = { ...FOE, at: [50_000, 40_000, 9_000], coins: ['golden-astrolabe'] };

test('a unique treasure is stolen like a coin, and needs no space [PI-UT.2]', () => {
  const match = position({ ships: [FULL, LADEN, FOE], islands: [HOARD] });
  match.random.rig('ram', 1);
  match.random.rig('boarding', 6, 1);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes');
  expect(offered(match)).toEqual(['coin 0', 'nothing']);
  answer(match, 0, 'coin 0');
  expect(treasuresOf(match, 0)).toEqual(['', '', '', '', 'golden-astrolabe']);
});

test('it is looted like a coin [PI-UT.2]', () => {
  const match = position({
    ships: [{ ...FULL, ...SEA }, { ...LADEN, at: [60_000, 45_000], masts: 0 }, FOE],
    islands: [HOARD],
  });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1', ['0']);
  expect(treasuresOf(match, 0)).toContain('golden-astrolabe');
});

test('it is carried over like a coin [PI-UT.2]', () => {
  const beside = { ...FULL, at: [60_000, 41_605] } as const;
  const match = position({
    ships: [{ ...SHIP, at: [60_000, 40_000], coins: ['golden-astrolabe'] }, beside, FOE],
    islands: [HOARD],
  });
  answer(match, 0, 'explore 0 1', 'give coin 0');
  expect(treasuresOf(match, 1)).toContain('golden-astrolabe');
});

test('it works for whoever has it: not for him who lost it [PI-UT.1] [PI-UT.2]', () => {
  const match = position({
    ships: [FULL, { ...LADEN, coins: ['bronze-bull'] }, FOE],
    islands: [HOARD],
  });
  match.random.rig('ram', 1);
  match.random.rig('boarding', 6, 1);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes', 'coin 0', 'end');
  answer(match, 1, 'move 1');
  expect(broken(match, [leg('L')])).toBeUndefined();
});

test('worth gold when unloaded, it is worth nothing aboard [PI-UT.3]', () => {
  const match = position({
    startingGold: 30,
    ships: [{ ...SHIP, ...SEA, coins: ['golden-astrolabe', 'bronze-bull'] }, FOE],
    islands: [{ ...CAY, home: 0 }, HOARD],
  });
  expect(shipIn(match, 0).coins.map(({ gold }) => gold)).toEqual([0, 0]);
  answer(match, 0, 'move 0', [leg('S')]);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0', [leg('S')], 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0', [leg('S')]);
  expect(nth(match.state.islands, 0).coins.map(({ gold }) => gold)).toEqual([4, 6]);
});

// --- What each of them does

test('U2 shows one other wild island to its taker, and stays aboard [PI-UT.1]', () => {
  const match = taken('pilots-chart');
  answer(match, 0, '1');
  expect(nth(match.state.islands, 1).coins.every(({ seen }) => seen === seenBy(0))).toBe(true);
  expect(treasuresOf(match, 0)).toEqual(['pilots-chart']);
});

test('U3 adds 1 to its ship’s cannons while aboard, U4 takes 1 away [PI-UT.1]', () => {
  const shot = (coins: readonly TreasureId[], die: number): boolean => {
    const match = position({
      ships: [
        { ...SHIP, ...SEA, coins },
        { ...FOE, at: [60_000, 45_000] },
      ],
      islands: [HOARD],
    });
    match.random.rig('shot', die);
    answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
    return asked(match) === '1: loseMast';
  };
  expect([shot([], 4), shot([], 5)]).toEqual([false, true]);
  expect([shot(['saint-barbaras-medal'], 4), shot(['saint-barbaras-medal'], 3)]).toEqual([true, false]);
  expect([shot(['weeping-idol'], 5), shot(['weeping-idol'], 6)]).toEqual([false, true]);
});

test('U5 makes the base move S while aboard [PI-UT.1]', () => {
  const match = taken('bronze-bull');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0');
  expect(broken(match, [leg('L', 9_000)])).toBe('PI-MOVE.1');
  expect(broken(match, [leg('S', 9_000)])).toBeUndefined();
});

test('U6 repairs all masts and is gone, U7 costs a mast and is gone [PI-UT.1]', () => {
  const repaired = taken('shipwrights-chest', {
    piece: 'bishops-candle',
    masts: 1,
    at: berth(CAY.at, 6_800),
  });
  expect(mastsLeft(repaired, 0)).toBe(3);
  expect(removed(repaired)).toEqual(['shipwrights-chest']);
  const blown = taken('chest-of-powder');
  answer(blown, 0, '0');
  expect(mastsLeft(blown, 0)).toBe(1);
  expect(removed(blown)).toEqual(['chest-of-powder']);
});

test('U8 keeps terrain from harming its ship [PI-UT.1]', () => {
  const sailed = (coins: readonly TreasureId[]): Game => {
    const match = position({
      ships: [{ ...SHIP, ...SEA, coins }, FOE],
      islands: [HOARD],
      tiles: [{ tile: 'reef-1', at: [50_000, 41_372] }],
    });
    match.random.rig('reef', 1);
    answer(match, 0, 'move 0', [leg('L')]);
    return match;
  };
  expect(asked(sailed(['lucky-caul']))).toBe('0: turn');
  expect(asked(sailed([]))).toBe('0: loseMast');
});

test('U9 keeps its ship from docking at wild islands [PI-UT.1]', () => {
  const docked = (coins: readonly TreasureId[]): number => {
    const match = position({ ships: [{ ...SHIP, ...SEA, coins }, FOE], islands: [CAY, HOARD] });
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    return shipIn(match, 0).docked;
  };
  expect([docked([]), docked(['exiles-crown'])]).toEqual([0, -1]);
  expect(offered(taken('exiles-crown'))).not.toContain('landfall 0');
});

test('an own fort is no wild island to it: even a Mercenary unloads it there [PI-UT.1] [PI-UT.3] [PI-RULING.137]', () => {
  const fort = { fort: 'driftwood-stockade', seat: 0, coins: [2] } as const;
  const crowned: ShipPosition = {
    piece: 'paid-in-full',
    at: [52_000, 41_372, 18_000],
    coins: ['exiles-crown'],
  };
  const match = position({ ships: [crowned, FOE], islands: [{ ...CAY, fort }, HOARD] });
  answer(match, 0, 'move 0', [leg('L')]);
  expect(shipIn(match, 0)).toMatchObject({ docked: 0, coins: [] });
  expect(nth(match.state.islands, 0).fort?.coins).toMatchObject([{ gold: 2 }, { gold: 3 }]);
});

test('U10 brings an eliminated crew of one’s own back aboard [PI-UT.1]', () => {
  const match = position({
    ships: [
      SHIP,
      { piece: 'pennywhistle', at: [75_000, 15_000], burning: 1, crew: ['england-captain'] },
      FOE,
    ],
    islands: [{ ...CAY, coins: ['castaways-letter'] }, HOARD],
  });
  expect(nth(match.state.players, 0).lost).toHaveLength(1);
  answer(match, 0, 'explore 0');
  expect(shipIn(match, 0).crew).toMatchObject([{ crew: 'england-captain', seat: 0 }]);
  expect(nth(match.state.players, 0).lost).toEqual([]);
});

test('U11 shows everybody what is left on the island [PI-UT.1]', () => {
  const match = taken('telltale-parrot', {}, { islands: [{ ...CAY, coins: ['telltale-parrot', 5] }, HOARD] });
  expect(nth(match.view(1).islands, 0).coins).toMatchObject([{ gold: 5 }]);
});

test('U12 silences enemy crew within S while aboard [PI-UT.1]', () => {
  const helm = [leg('L', 0, 1), leg('S', 0, 1), leg('S', 0, 1)];
  const moved = (y: number): Game => {
    const match = position({
      turn: 1,
      ships: [
        { ...SHIP, at: [60_000, 40_000], coins: ['sirens-lyre'] },
        { ...FOE, at: [60_000, y], crew: ['spain-helmsman'] },
      ],
      islands: [HOARD],
    });
    answer(match, 1, 'move 1');
    return match;
  };
  expect(broken(moved(46_000), helm)).toBe('PI-MOVE.1');
  expect(broken(moved(50_000), helm)).toBeUndefined();
});

test('U13 puts an iceberg with a rolled number at least S from pieces and islands, and is gone [PI-UT.1] [PI-CON.22]', () => {
  const match = position({ ships: [SHIP, FOE], islands: [{ ...CAY, coins: ['heart-of-ice'] }, HOARD] });
  match.random.rig('gold number', 5);
  answer(match, 0, 'explore 0');
  expect(broken(match, { x: 40_000, y: 51_000, heading: 0 })).toBe('PI-EVT.8');
  answer(match, 0, { x: 80_000, y: 40_000, heading: 0 });
  expect(match.state.tiles).toMatchObject([{ kind: 'iceberg', gold: 5, x: 80_000, tile: '' }]);
  expect(removed(match)).toEqual(['heart-of-ice']);
});

test('U14 exchanges the island’s coins for those of one that nobody has explored, unseen [PI-UT.1]', () => {
  const match = position({
    ships: [SHIP, FOE],
    islands: [
      { ...CAY, coins: ['mirrored-map', 1, 1] },
      { at: [60_000, 75_000], coins: [7, 6] },
      { at: [85_000, 75_000], coins: [5], explored: [1] },
    ],
  });
  answer(match, 0, 'explore 0');
  expect(offered(match)).toEqual(['1']);
  answer(match, 0, '1');
  expect(nth(match.state.islands, 1).coins.map(({ gold }) => gold)).toEqual([1, 1]);
  expect(nth(match.view(0).islands, 0).coins.filter((coin) => 'gold' in coin)).toEqual([]);
  answer(match, 0, ['0']);
  expect(shipIn(match, 0).coins).toMatchObject([{ treasure: 'mirrored-map' }, { gold: 7 }]);
});

test('what he finds, or does not find, among coins that came unseen cannot be taken back [PI-UT.1] [PI-EXP.10]', () => {
  const match = position({
    ships: [SHIP, FOE],
    islands: [
      { ...CAY, coins: ['mirrored-map', 1] },
      { at: [60_000, 75_000], coins: ['heart-of-ice', 7, 7, 7] },
    ],
  });
  answer(match, 0, 'explore 0', '1');
  expect(asked(match)).toBe('0: placeIceberg');
  answer(match, 0, { x: 80_000, y: 40_000, heading: 0 });
  expect(asked(match)).toBe('0: takeCoins');
  expect(match.canUndo(0)).toBe(false);
});

// --- What cannot be done

test('what a treasure cannot do is left out: nobody to bring back, nowhere to look, nothing to exchange, nothing to repair [PI-UT.4]', () => {
  for (const id of ['castaways-letter', 'pilots-chart', 'mirrored-map', 'shipwrights-chest'] as const) {
    const match = taken(id, { coins: [7, 7] }, { islands: [{ ...CAY, coins: [id] }] });
    expect(asked(match)).toBe('0: turn');
    expect(told(match, 'tookTreasure')).toHaveLength(1);
  }
});

test('a crew that no longer fits aboard is not brought back [PI-UT.4]', () => {
  const match = position({
    ships: [
      { ...SHIP, coins: [1, 1, 1, 1] },
      { piece: 'pennywhistle', at: [75_000, 15_000], burning: 1, crew: ['england-captain'] },
      FOE,
    ],
    islands: [{ ...CAY, coins: ['castaways-letter'] }, HOARD],
  });
  answer(match, 0, 'explore 0');
  expect(shipIn(match, 0).crew).toEqual([]);
  expect(removed(match)).toEqual(['castaways-letter']);
  expect(nth(match.state.deep, 0).seen & PUBLIC).toBe(PUBLIC);
});
