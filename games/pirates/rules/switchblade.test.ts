import { expect, test } from 'vitest';
import { position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, HOARD, leg, mastsLeft, offered, shipIn, SPARE, told, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Switchblades [PI-KW.switchblade]. */

/** Three masts, base move L+L; its blades reach 2,100 u to each side. */
const BLADE: ShipPosition = { piece: 'razor-jig', at: [40_000, 40_000] };
const OUT = { blades: true } as const;
/** Two-masters on the same course, one on each side of it: clear of its hull, not of its blades. */
const PORT: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [50_000, 42_500] };
const STARBOARD: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [50_000, 37_500] };
/** Beside it, where its blades come out. */
const BESIDE: ShipPosition = { ...PORT, at: [40_000, 42_500] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });

/** It deploys its blades and sails between the two-masters; these are the dice of its rams. */
function pass(...dice: number[]): Match {
  const match = sea([BLADE, PORT, STARBOARD]);
  match.random.rig('ram', ...dice);
  answer(match, 0, 'move 0', 'yes', [leg('L')]);
  return match;
}

/** Nobody boards. */
function decline(match: Match): void {
  answer(match, 0, 'no');
  answer(match, 1, 'no');
}

test('its two blades, one a side, come out and go in together [PI-KW.switchblade.1]', () => {
  const match = pass(1, 1);
  expect(shipIn(match, 0).blades).toBe(true);
  expect(offered(match)).toEqual(['1', '2']);
  const drawn = sea([{ ...BLADE, also: OUT }, PORT, STARBOARD]);
  answer(drawn, 0, 'move 0', 'yes', [leg('L')]);
  expect(shipIn(drawn, 0).blades).toBe(false);
  expect(where(drawn, 0)).toEqual([48_600, 40_000, 0]);
});

test('whenever it is given a move or shoot action it may deploy or retract them, and need not [PI-KW.switchblade.2]', () => {
  const near = { ...PORT, at: [40_000, 45_000] } as const;
  for (const action of ['move 0', 'comeAbout 0', 'shoot 0']) {
    const hidden = sea([BLADE, near]);
    answer(hidden, 0, action);
    expect(asked(hidden)).toBe('0: deployBlades');
    answer(hidden, 0, 'no');
    expect(shipIn(hidden, 0).blades).toBe(false);
    const drawn = sea([{ ...BLADE, also: OUT }, near]);
    answer(drawn, 0, action);
    expect(asked(drawn)).toBe('0: retractBlades');
    answer(drawn, 0, 'no');
    expect(shipIn(drawn, 0).blades).toBe(true);
  }
});

test('it costs no action: what was given is carried out [PI-KW.switchblade.2]', () => {
  const match = sea([BLADE, { ...PORT, at: [40_000, 45_000] }]);
  answer(match, 0, 'shoot 0', 'yes');
  expect(offered(match)).toContain('mast 0 > ship 1');
});

test('all enemies its blades touch in a move are rammed, in the order its player likes [PI-KW.switchblade.3] [PI-KW.switchblade.6]', () => {
  const match = pass(1, 1);
  expect(asked(match)).toBe('0: bladeRam');
  answer(match, 0, '2');
  expect(told(match, 'rammed')).toMatchObject([{ ship: 'ship:0', enemy: 'ship:2' }]);
  answer(match, 0, 'no');
  answer(match, 1, 'no');
  expect(told(match, 'rammed')).toMatchObject([{ ship: 'ship:0', enemy: 'ship:1' }]);
  decline(match);
  expect(asked(match)).toBe('0: turn');
});

test('so are those they touch after it has shot [PI-KW.switchblade.3]', () => {
  const match = sea([BLADE, BESIDE]);
  match.random.rig('shot', 2);
  match.random.rig('ram', 3);
  answer(match, 0, 'shoot 0', 'yes', 'mast 0 > ship 1');
  expect(told(match, 'rammed')).toEqual([]);
  answer(match, 0, 'done');
  expect(told(match, 'rammed')).toMatchObject([{ enemy: 'ship:1', won: true }]);
});

test('its owner says when it has shot, so that nobody learns whether hidden crew shoots on [PI-HID.5] [PI-KW.switchblade.3]', () => {
  const match = sea([{ ...BLADE, masts: 1 }, BESIDE]);
  match.random.rig('shot', 1);
  answer(match, 0, 'shoot 0', 'yes', 'mast 0 > ship 1');
  expect(offered(match)).toEqual(['done']);
  expect(told(match, 'rammed')).toEqual([]);
});

test('neither friends nor ships that cannot be rammed are [PI-KW.switchblade.3]', () => {
  const rams = (beside: Partial<ShipPosition>): number => {
    const match = sea([
      { ...BLADE, also: OUT },
      { ...BESIDE, ...beside },
    ]);
    answer(match, 0, 'move 0', 'no', []);
    return told(match, 'rammed').length;
  };
  expect(rams({})).toBe(1);
  expect(rams({ seat: 0 })).toBe(0);
  expect(rams({ piece: 'deux-soeurs' })).toBe(0);
});

test('each ship rammed may be boarded, by either side [PI-KW.switchblade.4]', () => {
  const match = pass(1, 1);
  answer(match, 0, '1');
  expect(asked(match)).toBe('0: board');
  answer(match, 0, 'no');
  expect(asked(match)).toBe('1: board');
  answer(match, 1, 'no');
  expect(asked(match)).toBe('0: board');
  match.random.rig('boarding', 6, 1);
  answer(match, 0, 'yes');
  expect(told(match, 'boarded')).toMatchObject([{ ship: 'ship:0', enemy: 'ship:2' }]);
});

test('if only its blades have touched, it is not pinned [PI-KW.switchblade.5]', () => {
  const match = pass(1, 1);
  answer(match, 0, '1');
  decline(match);
  decline(match);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match)).toContain('move 0');
});

test('blades stop it like its hull; brought out over an enemy’s hull they touch it [PI-KW.switchblade.7]', () => {
  expect(where(pass(), 0)).toEqual([46_200, 40_000, 0]);
  const plain = sea([BLADE, PORT, STARBOARD]);
  answer(plain, 0, 'move 0', 'no', [leg('L')]);
  expect(where(plain, 0)).toEqual([48_600, 40_000, 0]);
  const over = sea([BLADE, BESIDE]);
  answer(over, 0, 'move 0', 'yes', []);
  expect(told(over, 'rammed')).toMatchObject([{ enemy: 'ship:1' }]);
});

test('blades fouled in an enemy’s hull do not hold it: it sails on [PI-KW.switchblade.7] [PI-KW.switchblade.5]', () => {
  const match = sea([{ ...BLADE, also: OUT }, BESIDE]);
  answer(match, 0, 'move 0', 'no', [leg('L')]);
  expect(where(match, 0)).toEqual([48_600, 40_000, 0]);
});

test('such a ram needs a die above the masts left, like any other [PI-KW.switchblade.8]', () => {
  const match = pass(2, 3);
  answer(match, 0, '1');
  expect(told(match, 'rammed')).toMatchObject([{ die: 2, masts: 2, won: false }]);
  decline(match);
  expect(told(match, 'rammed')).toMatchObject([{ die: 3, masts: 2, won: true }]);
  answer(match, 1, '0');
  expect([mastsLeft(match, 1), mastsLeft(match, 2)]).toEqual([2, 1]);
});

test('an enemy touched by bow and blades is rammed once, and pins it [PI-KW.switchblade.9]', () => {
  const slanting: ShipPosition = { piece: 'corona-de-levante', seat: 1, at: [48_896, 41_791, 14_200] };
  const match = sea([{ ...BLADE, crew: ['pirates-captain'] }, slanting]);
  match.random.rig('ram', 1);
  answer(match, 0, 'move 0', 'no', [leg('L')]);
  expect(offered(match)).toContain('ram 0 1');
  answer(match, 0, 'captain 0', 'yes', 'done');
  expect(told(match, 'rammed')).toMatchObject([{ enemy: 'ship:1' }]);
  decline(match);
  expect(offered(match)).not.toContain('ram 0 1');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match)).not.toContain('move 0');
});

test('the enemy it was pinned with before is not rammed by its blades either [PI-KW.switchblade.9] [PI-RAM.9]', () => {
  const slanting: ShipPosition = { piece: 'corona-de-levante', seat: 1, at: [48_896, 41_791, 14_200] };
  const match = sea([{ ...BLADE, at: [46_000, 40_000] }, slanting]);
  answer(match, 0, 'shoot 0', 'yes', 'done');
  expect(asked(match)).toBe('0: turn');
});

test('deployed blades are in nobody else’s way and in no line of fire [PI-KW.switchblade.10]', () => {
  const blade: ShipPosition = { ...BLADE, at: [60_000, 40_000], also: OUT };
  const passing = sea([blade, { piece: 'pennywhistle', seat: 1, at: [56_000, 41_700] }], { turn: 1 });
  answer(passing, 1, 'move 1', [leg('L')]);
  expect(where(passing, 1)).toEqual([64_600, 41_700, 0]);
  const gunner: ShipPosition = { piece: 'pennywhistle', seat: 1, at: [57_000, 41_500, 9_000] };
  const target: ShipPosition = { piece: 'pennywhistle', at: [64_000, 41_500] };
  const shooting = sea([{ ...blade, also: OUT }, gunner, target], { turn: 1 });
  answer(shooting, 1, 'shoot 1');
  expect(offered(shooting)).toContain('mast 0 > ship 2');
});

test('they do not come out into an island, a wreck, an iceberg, a friend or the edge of the sea [PI-KW.switchblade.11]', () => {
  const given = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): string => {
    const match = sea(ships, rest);
    answer(match, 0, 'move 0');
    return asked(match);
  };
  expect(given([BLADE, BESIDE])).toBe('0: deployBlades');
  expect(given([BLADE, { ...BESIDE, seat: 0 }])).toBe('0: sail');
  expect(given([BLADE, { ...BESIDE, masts: 0, also: { fate: 'wreck' } }])).toBe('0: sail');
  expect(given([BLADE], { islands: [HOARD, { at: [40_000, 45_500] }] })).toBe('0: sail');
  expect(given([BLADE], { tiles: [{ tile: 'iceberg-1', at: [40_000, 44_000] }] })).toBe('0: sail');
  expect(given([{ ...BLADE, at: [40_000, 1_500] }])).toBe('0: sail');
  expect(given([{ ...BLADE, at: [40_000, 2_100] }])).toBe('0: deployBlades');
});
