import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, leg, mastsLeft, offered, shipIn, told } from './acting.ts';

type Match = ReturnType<typeof position>;

/** A three-master with three cannons S3, and an enemy two-master on a parallel course, within S of all three. */
const GUNNER: ShipPosition = { piece: 'belle-brume', at: [60_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] };
const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };

/** The gunner is told to shoot; these are its dice. */
function volley(
  dice: readonly number[],
  ships: readonly ShipPosition[],
  rest: Partial<Position> = {},
): Match {
  const match = position({ ...rest, ships });
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0');
  return match;
}
const shotsOf = (match: Match): readonly string[] => offered(match).filter((key) => key.includes('>'));

test('in a shoot action the cannon of each standing mast fires once [PI-SHOOT.1]', () => {
  const match = volley([1, 1, 1], [GUNNER, PREY]);
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'mast 2 > ship 1', 'done']);
  answer(match, 0, 'mast 1 > ship 1');
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'mast 2 > ship 1', 'done']);
  answer(match, 0, 'mast 0 > ship 1', 'mast 2 > ship 1');
  expect(asked(match)).toBe('0: turn');
  expect(offered(match)).not.toContain('shoot 0');
});

test('each cannon has its own range and number to beat [PI-SHOOT.2] [PI-SHOOT.3]', () => {
  const two: ShipPosition = { piece: 'patience-ward', at: [60_000, 40_000] };
  const match = volley([4], [two, { ...PREY, at: [60_000, 47_500] }]);
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'done']);
  answer(match, 0, 'mast 0 > ship 1');
  expect(asked(match)).toBe('1: loseMast');
});

test('the same die hits with one cannon and misses with another [PI-SHOOT.2]', () => {
  const hit = (mast: number): boolean => {
    const match = volley([4], [{ ...GUNNER, piece: 'bishops-candle' }, PREY]);
    answer(match, 0, `mast ${mast} > ship 1`);
    return asked(match) === '1: loseMast';
  };
  expect([hit(0), hit(1)]).toEqual([true, false]);
});

test('a target out of every cannon’s range cannot be shot at [PI-SHOOT.3]', () => {
  const match = position({ ships: [GUNNER, { ...PREY, at: [60_000, 46_201] }] });
  expect(offered(match)).not.toContain('shoot 0');
  const within = position({ ships: [GUNNER, { ...PREY, at: [60_000, 46_200] }] });
  expect(offered(within)).toContain('shoot 0');
});

test('own sails, an island or another ship in the line bar the shot [PI-SHOOT.4]', () => {
  const ahead = { ...PREY, at: [68_000, 40_000, 9_000] } as const;
  const sails = volley([], [{ ...GUNNER, piece: 'senora-del-alba' }, ahead]);
  expect(shotsOf(sails)).toEqual(['mast 0 > ship 1']);
  const abeam = { ...PREY, at: [60_000, 44_200] } as const;
  const screen: ShipPosition = { piece: 'kings-quarrel', at: [60_000, 42_200] };
  const far = { ...PREY, piece: 'pennywhistle', at: [60_000, 44_800] } as const;
  expect(offered(position({ ships: [GUNNER, abeam] }))).toContain('shoot 0');
  expect(offered(position({ ships: [GUNNER, far, screen] }))).not.toContain('shoot 0');
  const behindLand = { ...PREY, at: [36_000, 41_372, 9_000] } as const;
  const eastOfIt = { ...GUNNER, piece: 'tidewater-anvil', at: berth(CAY.at, 8_000) } as const;
  expect(offered(position({ ships: [eastOfIt, behindLand] }))).toContain('shoot 0');
  expect(offered(position({ ships: [eastOfIt, behindLand], islands: [CAY] }))).not.toContain('shoot 0');
});

test('a die above the cannon’s number hits, an equal one misses [PI-SHOOT.5] [EX-34]', () => {
  const match = volley([3, 4, 1], [GUNNER, { ...PREY, piece: 'belle-brume' }]);
  answer(match, 0, 'mast 0 > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ die: 3, rank: 3, won: false }]);
  answer(match, 0, 'mast 1 > ship 1');
  expect(asked(match)).toBe('1: loseMast');
  answer(match, 1, '0');
  answer(match, 0, 'mast 2 > ship 1');
  expect(mastsLeft(match, 1)).toBe(2);
});

test('a 1 misses whatever is added to it [PI-SHOOT.6] [PI-SHOOT.16] [PI-SEA.2] [EX-35]', () => {
  const rank2: ShipPosition = {
    piece: 'brindled-hound',
    at: [60_000, 40_000],
    crew: ['silas-graves'],
    open: true,
    coins: ['saint-barbaras-medal'],
  };
  const match = volley([1, 2], [rank2, PREY]);
  answer(match, 0, 'mast 0 > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ die: 1, total: 3, rank: 2, won: false }]);
  answer(match, 0, 'mast 1 > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ die: 2, total: 4, rank: 3, won: true }]);
});

test('each cannon chooses its target, one shot after the other, in any order [PI-SHOOT.7]', () => {
  const other: ShipPosition = { piece: 'pennywhistle', seat: 1, at: [60_000, 35_000] };
  const match = volley([4, 4], [GUNNER, PREY, other]);
  answer(match, 0, 'mast 2 > ship 2');
  expect(shipIn(match, 2).masts).toEqual(['lost']);
  expect(offered(match)).toContain('mast 0 > ship 1');
  answer(match, 0, 'mast 0 > ship 1');
  answer(match, 1, '0');
  expect(mastsLeft(match, 1)).toBe(1);
  expect(shotsOf(match)).toEqual(['mast 1 > ship 1', 'mast 1 > ship 2']);
});

test('a cannon may hold its fire [PI-SHOOT.8]', () => {
  const match = volley([], [GUNNER, PREY]);
  answer(match, 0, 'done');
  expect(asked(match)).toBe('0: turn');
  expect(mastsLeft(match, 1)).toBe(2);
});

test('for each hit the target’s controller chooses the mast, whose cannon fires no more [PI-SHOOT.9] [PI-SHOOT.10]', () => {
  const match = volley([4], [GUNNER, PREY], { islands: [HOARD] });
  answer(match, 0, 'mast 0 > ship 1');
  expect(asked(match)).toBe('1: loseMast');
  expect(offered(match)).toEqual(['0', '1']);
  answer(match, 1, '0');
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'shoot 1');
  expect(offered(match)).toEqual(['mast 1 > ship 0', 'done']);
});

test('a derelict that is hit sinks and is removed [PI-SHOOT.11]', () => {
  const match = volley([4], [GUNNER, { ...PREY, masts: 0 }, { ...PREY, at: [100_000, 20_000] }]);
  answer(match, 0, 'mast 0 > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
  expect(asked(match)).toBe('0: turn');
});

test('a ship docked at its home island is not shot at, but may itself shoot [PI-SHOOT.12] [PI-SHOOT.14]', () => {
  const home = { ...CAY, home: 1 };
  const docked: ShipPosition = { ...PREY, at: berth(CAY.at, 5_600) };
  const raider: ShipPosition = { ...GUNNER, at: [47_000, 45_500] };
  const match = position({ ships: [raider, docked], islands: [home, HOARD] });
  expect(offered(match)).not.toContain('shoot 0');
  expect(offered(position({ ships: [raider, docked], islands: [CAY] }))).toContain('shoot 0');
  answer(match, 0, 'end');
  expect(offered(match)).toContain('shoot 1');
});

test('a player does not shoot at his own fleet, not even at derelicts or what he captured [PI-SHOOT.13]', () => {
  const match = position({
    ships: [
      GUNNER,
      { ...PREY, seat: 0 },
      { ...PREY, at: [60_000, 35_000], seat: 0, masts: 0, also: { owner: 1 } },
      { ...PREY, at: [100_000, 20_000] },
    ],
  });
  expect(offered(match)).not.toContain('shoot 0');
});

test('targets are enemy pieces, enemy forts, abandoned or not, and marines who show themselves ashore [PI-SHOOT.15] [PI-FORT.23]', () => {
  const off: ShipPosition = { ...GUNNER, at: [40_000, 46_500] };
  const fort = (seat: number, flags: number): IslandPosition[] => [
    { ...CAY, fort: { fort: 'driftwood-stockade', seat, flags } },
  ];
  const far = { ...PREY, at: [100_000, 20_000] } as const;
  expect(shotsOf(volley([], [off, far], { islands: fort(1, 2) }))).toContain('mast 1 > fort 0');
  expect(shotsOf(volley([], [off, far], { islands: fort(1, 0) }))).toContain('mast 1 > fort 0');
  expect(offered(position({ ships: [off, far], islands: fort(0, 2) }))).not.toContain('shoot 0');
  const ashore = (seat: number, crew: 'tobias-rook' | 'england-captain'): IslandPosition[] => [
    { ...CAY, at: [40_000, 42_500], crew: [{ crew, seat, open: true }] },
  ];
  const marine = volley([], [off, far], {
    islands: [{ ...nth(ashore(1, 'tobias-rook'), 0), ...nth(fort(1, 0), 0), at: [40_000, 42_000] }],
  });
  expect(shotsOf(marine)).toContain('mast 1 > crew 0');
  const close: ShipPosition = { ...GUNNER, at: [40_000, 47_700] };
  expect(offered(position({ ships: [close, far], islands: ashore(0, 'tobias-rook') }))).not.toContain(
    'shoot 0',
  );
  expect(offered(position({ ships: [close, far], islands: ashore(1, 'england-captain') }))).not.toContain(
    'shoot 0',
  );
});

test('modifiers count towards the number to beat [PI-SHOOT.16]', () => {
  const cursed = (treasure: 'saint-barbaras-medal' | 'weeping-idol'): Match =>
    volley([3, 4], [{ ...GUNNER, coins: [treasure] }, PREY]);
  const blessed = cursed('saint-barbaras-medal');
  answer(blessed, 0, 'mast 0 > ship 1');
  expect(asked(blessed)).toBe('1: loseMast');
  const jinxed = cursed('weeping-idol');
  answer(jinxed, 0, 'mast 0 > ship 1', 'mast 1 > ship 1');
  expect(mastsLeft(jinxed, 1)).toBe(2);
});

test('a later shot of the same action strikes what an earlier one made derelict [PI-SHOOT.17] [EX-36]', () => {
  const match = volley(
    [4, 4],
    [GUNNER, { ...PREY, piece: 'pennywhistle' }, { ...PREY, at: [100_000, 20_000] }],
  );
  answer(match, 0, 'mast 0 > ship 1');
  expect(shipIn(match, 1)).toMatchObject({ fate: 'afloat', masts: ['lost'] });
  answer(match, 0, 'mast 1 > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
});

test('a special shot takes the place of its cannon’s shot and reaches S, whatever the cannon’s range [PI-SHOOT.18]', () => {
  const bombs = (y: number): Match =>
    volley(
      [1],
      [
        { piece: 'pride-of-penhallow', at: [60_000, 40_000], crew: ['england-chainshot'] },
        { ...PREY, at: [60_000, y] },
      ],
    );
  expect(shotsOf(bombs(47_500))).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1']);
  const match = bombs(45_000);
  expect(shotsOf(match)).toEqual(expect.arrayContaining(['mast 1 > ship 1', 'mast 1 > ship 1 chainshot']));
  answer(match, 0, 'mast 1 > ship 1 chainshot');
  expect(shotsOf(match).filter((key) => key.startsWith('mast 1'))).toEqual([]);
});

test('a special shot needs the number of its cannon [PI-SHOOT.19]', () => {
  const chained = (mast: number): boolean => {
    const gunner: ShipPosition = {
      piece: 'bishops-candle',
      at: [60_000, 40_000],
      crew: ['england-chainshot'],
    };
    const match = volley([4], [gunner, PREY]);
    answer(match, 0, `mast ${mast} > ship 1 chainshot`);
    return shipIn(match, 1).marks.length > 0;
  };
  expect(chained(0)).toBe(true);
  expect(chained(1)).toBe(false);
});

test('the cannon of a burning mast does not fire [PI-SHOOT.20]', () => {
  const match = position({ turn: 1, ships: [{ ...GUNNER, burning: 2 }, PREY], islands: [HOARD] });
  match.random.rig('fire', 4, 4);
  answer(match, 1, 'end');
  answer(match, 0, 'shoot 0');
  expect(shotsOf(match)).toEqual(['mast 2 > ship 1']);
});

test('a ship shoots with its action, not after having moved with it [PI-SHOOT.1]', () => {
  const match = position({ ships: [GUNNER, PREY] });
  answer(match, 0, 'move 0', [leg('S', 0, 100)]);
  expect(offered(match)).not.toContain('shoot 0');
});
