import { expect, test } from 'vitest';
import { position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, broken, leg, mastsLeft, offered, shipIn, told, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** A three-master that sails L and S, at the west of a whirlpool 10,000 u ahead. */
const at = [40_000, 40_000] as const;
const ship = (more: Partial<ShipPosition> = {}): ShipPosition => ({ piece: 'belle-brume', at, ...more });
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };

/** It sails straight on over the whirlpool. */
function over(tiles: NonNullable<Position['tiles']>, one: ShipPosition): Match {
  const match = position({ ships: [one, FOE], tiles });
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

const POOLS = [
  { tile: 'whirlpool-1', at: [50_000, 40_000] },
  { tile: 'whirlpool-2', at: [80_000, 60_000] },
] as const;
const WHIRL_AT = [41_201, 40_000] as const;

test('a piece that touches a whirlpool may come out at any other [PI-WHIRL.1]', () => {
  const tiles = [...POOLS, { tile: 'whirlpool-3', at: [100_000, 50_000] }] as const;
  const match = over(tiles, ship());
  expect(asked(match)).toBe('0: whirlpool');
  expect(offered(match)).toEqual(['1', '2', 'no']);
});

test('whoever does not is not affected [PI-WHIRL.2]', () => {
  const match = over(POOLS, ship());
  answer(match, 0, 'no');
  expect(where(match, 0)).toEqual([48_600, 40_000, 0]);
  expect(told(match, 'rolledWhirlpool')).toEqual([]);
  expect(asked(match)).toBe('0: turn');
});

test('it comes out stern to the other whirlpool, at any point of its edge [PI-WHIRL.3]', () => {
  const match = over(POOLS, ship());
  answer(match, 0, '1');
  expect(broken(match, { direction: 0, heading: 9_001 })).toBe('PI-GEO.57');
  answer(match, 0, { direction: 0, heading: 0 });
  expect(where(match, 0)).toEqual([85_800, 60_000, 0]);
  const titan = position({ ships: [{ piece: 'bone-orchard', at }, FOE], tiles: POOLS });
  answer(titan, 0, 'move 0', [{ measure: 'S', direction: 0, distance: 'max' }], '1', {
    direction: 9_000,
    heading: 9_000,
  });
  expect(where(titan, 0).slice(0, 2)).toEqual([80_000, 65_900]);
});

test('touched after 3,000 u of an L, it goes on with 5,600 u of it and what is left, and then rolls [PI-WHIRL.4] [EX-78]', () => {
  const match = over(POOLS, ship({ at: WHIRL_AT, coins: [2], crew: ['france-captain'] }));
  expect(where(match, 0)).toEqual([44_201, 40_000, 0]);
  answer(match, 0, '1', { direction: 0, heading: 0 });
  expect(broken(match, [{ rest: 5_601 }])).toBe('PI-WHIRL.4');
  expect(broken(match, [leg('L')])).toBe('PI-MOVE.1');
  match.random.rig('whirlpool', 4);
  answer(match, 0, [{ rest: 5_600 }, leg('S')]);
  expect(where(match, 0)).toEqual([96_800, 60_000, 0]);
  expect(offered(match)).toEqual(['mast', 'coin 0', 'crew 0']);
});

/** A ship goes through a whirlpool and this is rolled. */
function whirled(die: number, one: Partial<ShipPosition>): Match {
  const match = over(POOLS, ship({ at: WHIRL_AT, ...one }));
  match.random.rig('whirlpool', die);
  answer(match, 0, '1', { direction: 0, heading: 0 }, []);
  return match;
}

test('on 4 to 6 it costs a mast, a treasure or a crew of its controller’s choice, on 1 to 3 nothing [PI-WHIRL.5]', () => {
  const aboard = { coins: [5, 'golden-astrolabe'], crew: ['france-captain'] } as const;
  expect(asked(whirled(3, aboard))).toBe('0: turn');
  const mast = whirled(4, aboard);
  answer(mast, 0, 'mast', '2');
  expect(shipIn(mast, 0).masts).toEqual(['up', 'up', 'lost']);
  const coin = whirled(5, aboard);
  answer(coin, 0, 'coin 1');
  expect(shipIn(coin, 0).coins).toMatchObject([{ gold: 5 }]);
  const crew = whirled(6, aboard);
  answer(crew, 0, 'crew 0');
  expect([shipIn(crew, 0).crew.length, crew.state.players[0]?.lost.length]).toEqual([0, 1]);
});

test('only what is aboard can be chosen; if nothing is, the roll has no effect [PI-WHIRL.6]', () => {
  expect(offered(whirled(6, { gear: ['fog-bell'] }))).toEqual(['mast']);
  const bare = whirled(6, { piece: 'bint-el-bahr', masts: 0 });
  expect(asked(bare)).toBe('0: turn');
  expect(shipIn(bare, 0).fate).toBe('afloat');
});

test('a piece uses whirlpools once in a move action, however many it meets [PI-WHIRL.7]', () => {
  const match = over([...POOLS, { tile: 'whirlpool-3', at: [95_000, 60_000] }], ship({ at: WHIRL_AT }));
  answer(match, 0, '1', { direction: 0, heading: 0 });
  match.random.rig('whirlpool', 1);
  answer(match, 0, [{ rest: 'max' }]);
  expect(asked(match)).toBe('0: turn');
  expect(where(match, 0)).toEqual([91_400, 60_000, 0]);
});

test('where it comes out over a reef it has moved onto it; against a ship or an island it stops [PI-RULING.140] [PI-REEF.5] [PI-MOVE.6]', () => {
  const reef = over([...POOLS, { tile: 'reef-1', at: [91_600, 60_000], value: 1 }], ship({ at: WHIRL_AT }));
  answer(reef, 0, '1', { direction: 0, heading: 0 }, '0', '1');
  expect(asked(reef)).toBe('0: sail');
  reef.random.rig('whirlpool', 1);
  answer(reef, 0, [{ rest: 5_600 }]);
  expect(mastsLeft(reef, 0)).toBe(1);
  const enemy: ShipPosition = { ...FOE, at: [89_904, 60_000, 9_000] };
  const match = position({ ships: [ship({ at: WHIRL_AT }), enemy], tiles: POOLS });
  match.random.rig('whirlpool', 3);
  answer(match, 0, 'move 0', [leg('L')], '1', { direction: 0, heading: 0 });
  expect(told(match, 'rolledWhirlpool')).toMatchObject([{ die: 3 }]);
  expect(where(match, 0)).toEqual([85_800, 60_000, 0]);
  expect(offered(match)).toContain('ram 0 1');
});

test('turning on its stern belongs to the same move [PI-WHIRL.7]', () => {
  const tiles = [...POOLS, { tile: 'whirlpool-3', at: [80_400, 66_000] }] as const;
  const match = over(tiles, ship({ piece: 'fine-mouche', at: WHIRL_AT }));
  answer(match, 0, '1', { direction: 0, heading: 0 });
  match.random.rig('whirlpool', 1);
  answer(match, 0, [], 'pivot 0', { turn: 11_000 });
  expect(asked(match)).toBe('0: turn');
});

test('a single whirlpool has no effect [PI-WHIRL.8]', () => {
  const match = over([POOLS[0]], ship());
  expect(asked(match)).toBe('0: turn');
  expect(where(match, 0)).toEqual([48_600, 40_000, 0]);
});
