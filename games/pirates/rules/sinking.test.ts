import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, HOARD, leg, offered, shipIn } from './acting.ts';
import { largerPart } from './sinking.ts';

type Match = ReturnType<typeof position>;

/** A gunner with three cargo spaces, and a derelict in front of its guns with as many. */
const GUNNER: ShipPosition = { piece: 'belle-brume', at: [60_000, 40_000] };
const HULK: ShipPosition = { piece: 'pennywhistle', seat: 1, masts: 0, at: [60_000, 45_000] };
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };

/** The gunner sinks the hulk with one shot. */
function sunk(
  hulk: Partial<ShipPosition>,
  gunner: Partial<ShipPosition> = {},
  rest: Partial<Position> = {},
): Match {
  const match = position({ ...rest, ships: [{ ...GUNNER, ...gunner }, { ...HULK, ...hulk }, FOE] });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1');
  return match;
}
const FULL = { coins: [1, 1, 1] } as const;
const goldAboard = (match: Match, ship: number): number[] =>
  shipIn(match, ship).coins.map(({ gold }) => gold);
const goldAtHome = (match: Match, seat: number): number[] =>
  nth(match.state.islands, nth(match.state.players, seat).home).coins.map(({ gold }) => gold);
const drowned = (match: Match): number[] => match.state.deep.map(({ gold }) => gold);

test('a sunk ship is out of the game: in nobody’s way, given no action, shot at no more [PI-SINK.1]', () => {
  const match = sunk({}, {}, { islands: [HOARD] });
  expect(shipIn(match, 1).fate).toBe('sunk');
  answer(match, 0, 'end');
  expect(offered(match).filter((key) => key.endsWith(' 1'))).toEqual([]);
  answer(match, 1, 'end');
  expect(offered(match)).not.toContain('shoot 0');
  answer(match, 0, 'move 0', [leg('L', 9_000)]);
  expect(shipIn(match, 0).y).toBe(48_600);
});

test('the ship that sank it takes what it has room for, unseen; it need not [PI-SINK.2]', () => {
  const match = sunk({ coins: [5, 3, 1] }, { coins: [1, 1] });
  expect(asked(match)).toBe('0: loot');
  expect(nth(match.view(0).ships, 1).coins.filter((coin) => 'gold' in coin)).toEqual([]);
  expect(match.open[0]?.read(['0', '1'])).toMatchObject({ name: 'Refusal' });
  answer(match, 0, ['1']);
  expect(goldAboard(match, 0)).toEqual([1, 1, 3]);
  expect(nth(match.view(0).ships, 0).coins[2]).toMatchObject({ gold: 3 });
  const kind = sunk({ coins: [5] });
  answer(kind, 0, []);
  expect(goldAboard(kind, 0)).toEqual([]);
});

test('unique treasures are looted without cargo space, coins are not [PI-SINK.2]', () => {
  const match = sunk({ coins: ['golden-astrolabe', 2] }, FULL);
  expect(match.open[0]?.read(['1'])).toMatchObject({ reason: { rule: 'PI-SINK.2' } });
  answer(match, 0, ['0']);
  expect(shipIn(match, 0).coins).toMatchObject([{}, {}, {}, { treasure: 'golden-astrolabe' }]);
});

test('the 3 looted unseen, of 5 and 1 the larger part is the sinker’s [EX-37]', () => {
  const match = sunk({ coins: [5, 3, 1] }, { coins: [1, 1] });
  answer(match, 0, ['1']);
  expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[5], [1]]);
});

test('what is left is divided equally where that can be done [PI-SINK.3] [EX-38]', () => {
  const match = sunk({ coins: [4, 3, 1] }, FULL);
  expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[4], [3, 1]]);
});

test('where it cannot, the sinker’s part is the larger [PI-SINK.4] [EX-38]', () => {
  const match = sunk({ coins: [3, 3, 1] }, FULL);
  expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[3, 1], [3]]);
});

test('coins stay whole: the parts differ as little as they can, and the sinker has as few coins as will do [PI-SINK.5]', () => {
  const part = (...gold: number[]): number[] => largerPart(gold).map((i) => nth(gold, i));
  expect(part(7, 1, 1)).toEqual([7]);
  expect(part(1, 2, 3, 5)).toEqual([1, 5]);
  expect(part(2, 2, 4)).toEqual([4]);
  expect(part(6)).toEqual([6]);
});

test('each part goes to its owner’s home island and lies open [PI-SINK.6]', () => {
  const match = sunk({ coins: [4, 3] }, FULL);
  const home = (viewer: number, seat: number): readonly object[] =>
    nth(match.view(viewer).islands, nth(match.state.players, seat).home).coins;
  expect(home(1, 0)).toMatchObject([{ gold: 4 }]);
  expect(home(0, 1)).toMatchObject([{ gold: 3 }]);
});

test('gold shared out can win the game at once [PI-SINK.6] [PI-WIN.1]', () => {
  const match = sunk({ coins: [4] }, FULL, { islands: [{ at: [13_000, 13_000], home: 0, coins: [6, 6] }] });
  expect(match.outcome?.ranking[0]).toEqual([0]);
});

test('unique treasures still aboard, crew and equipment leave the game [PI-SINK.7] [PI-SINK.8] [PI-SINK.9]', () => {
  const match = sunk({ coins: ['golden-astrolabe'], crew: ['england-captain'], gear: ['fog-bell'] });
  answer(match, 0, []);
  const { deep, scrap, players } = match.state;
  expect(deep).toMatchObject([{ treasure: 'golden-astrolabe' }]);
  expect(scrap).toMatchObject([{ gear: 'fog-bell' }]);
  expect(nth(players, 1).lost).toMatchObject([{ crew: 'england-captain' }]);
  expect(shipIn(match, 1)).toMatchObject({ coins: [], crew: [], gear: [] });
});

test('if no enemy sank it, all its treasure leaves the game [PI-SINK.10]', () => {
  const match = position({
    turn: 1,
    ships: [
      { ...GUNNER, masts: 0, coins: [5, 3], at: [66_000, 60_000, 9_000] },
      FOE,
      { ...GUNNER, at: [20_000, 60_000] },
    ],
    islands: [HOARD],
    tiles: [{ tile: 'iceberg-3', at: [60_000, 60_000] }],
  });
  match.random.rig('icebergs', 3);
  match.random.rig('drift', 1);
  answer(match, 1, 'end');
  expect(shipIn(match, 0).fate).toBe('sunk');
  expect(drowned(match)).toEqual([5, 3]);
  expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[], []]);
});

test('a fort loots nothing, but its controller gets his part [PI-SINK.11]', () => {
  const match = position({
    ships: [GUNNER, { ...HULK, coins: ['golden-astrolabe', 5, 3], at: [40_000, 47_000] }, FOE],
    islands: [{ at: [40_000, 40_000], fort: { fort: 'square-blockhouse', seat: 0, coins: [4] } }],
  });
  match.random.rig('shot', 6);
  answer(match, 0, 'fort 0', 'flag 2 > ship 1');
  expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[5], [3]]);
  expect(match.state.deep).toMatchObject([{ treasure: 'golden-astrolabe' }]);
});

test.each(['ash-crowned-wyrm', 'baterias-del-morro'] as const)(
  '%s loots nothing, but its controller gets his part [PI-SINK.11]',
  (piece) => {
    const match = sunk({ coins: ['golden-astrolabe', 5, 3] }, { piece });
    expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[5], [3]]);
    expect(match.state.deep).toMatchObject([{ treasure: 'golden-astrolabe' }]);
  },
);

test('a marine loots nothing, not even for the ship that carries him [PI-SINK.11]', () => {
  const match = position({
    ships: [{ ...GUNNER, crew: ['tobias-rook'], piece: 'bishops-candle' }, { ...HULK, coins: [5, 3] }, FOE],
  });
  match.random.rig('shot', 6);
  answer(match, 0, 'marine 0', 'musket > ship 1');
  expect([goldAtHome(match, 0), goldAtHome(match, 1)]).toEqual([[5], [3]]);
});

test('with more than two players nothing is divided: what is not looted counts for nobody [PI-SINK.12]', () => {
  const third: ShipPosition = { ...FOE, seat: 2, at: [100_000, 50_000] };
  const match = position({
    seats: 3,
    ships: [{ ...GUNNER, coins: [1, 1] }, { ...HULK, coins: [5, 3, 1] }, FOE, third],
  });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1', ['0']);
  expect(goldAboard(match, 0)).toEqual([1, 1, 5]);
  expect(drowned(match)).toEqual([3, 1]);
  expect([goldAtHome(match, 0), goldAtHome(match, 1), goldAtHome(match, 2)]).toEqual([[], [], []]);
});

test('a creature without segments is treated as sunk: looted, and its gold divided [PI-SINK.13]', () => {
  const match = sunk({ piece: 'mother-of-ink', masts: 1, coins: [5, 2] }, { coins: [1, 1] });
  expect(shipIn(match, 1).fate).toBe('afloat');
  answer(match, 0, ['1']);
  expect(shipIn(match, 1).fate).toBe('sunk');
  expect(goldAboard(match, 0)).toEqual([1, 1, 2]);
  expect(goldAtHome(match, 0)).toEqual([5]);
});

test('what goes down unseen is shown to all, and then nothing can be taken back [PI-SINK.7] [PI-SINK.9] [PI-HID.7]', () => {
  const third: ShipPosition = { ...FOE, seat: 2, at: [100_000, 50_000] };
  const down = (hulk: Partial<ShipPosition>): Match => {
    const match = position({ seats: 3, ships: [GUNNER, { ...HULK, ...hulk }, FOE, third], islands: [HOARD] });
    match.random.rig('shot', 6);
    answer(match, 0, 'shoot 0', 'mast 1 > ship 1');
    return match;
  };
  const coins = down({ coins: [5] });
  answer(coins, 0, []);
  expect(coins.view(2).deep).toMatchObject([{ gold: 5 }]);
  expect(coins.canUndo(0)).toBe(false);
  const gear = down({ coins: ['golden-astrolabe'], gear: ['fog-bell'] });
  answer(gear, 0, []);
  expect(gear.view(2).scrap).toMatchObject([{ gear: 'fog-bell' }]);
  expect(gear.canUndo(0)).toBe(false);
  const known = down({ coins: ['golden-astrolabe'] });
  answer(known, 0, []);
  expect(known.canUndo(0)).toBe(true);
});
