import { expect, test } from 'vitest';
import { position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, HOARD, leg, offered, shipIn, SPARE, told, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Flotillas [PI-KW.flotilla]. */

/** Two flags and the dice L3, L3, S4, S4; of England. */
const BATTERY: ShipPosition = { piece: 'medway-battery', at: [60_000, 40_000] };
const THEIRS: ShipPosition = { ...BATTERY, seat: 1 };
/** A three-master of seat 1 within S of everything. */
const FOE: ShipPosition = { piece: 'bishops-candle', seat: 1, at: [60_000, 43_950] };
/** An English two-master whose bow touches the battery. */
const TUG: ShipPosition = { piece: 'merry-gannet', at: [54_200, 40_000] };

const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });

/** What a ship that stays where it is may do afterwards. */
function stay(ships: readonly ShipPosition[]): Match {
  const match = sea(ships);
  answer(match, 0, 'move 0', []);
  return match;
}

test('a flotilla is a ship in all else: in the way of others, a target, and part of its fleet [PI-KW.flotilla.1]', () => {
  const match = position({ islands: [HOARD], ships: [{ ...TUG, at: [50_500, 40_000] }, THEIRS] });
  expect(offered(match)).toContain('shoot 0');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(where(match, 0)).toEqual([54_200, 40_000, 0]);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn'); // a fleet of a flotilla alone plays on
});

test('it can be told to shoot and to repair, and nothing else [PI-KW.flotilla.2]', () => {
  const waif: ShipPosition = { piece: 'crooked-sixpence', masts: 0, at: [60_000, 36_300] };
  const match = sea([{ ...BATTERY, also: { flags: 1 } }, FOE, waif]);
  const acts = offered(match).filter((key) => /^\w+ 0( |$)/.test(key));
  expect(acts).toEqual(['shoot 0', 'repair 0']);
  expect(offered(sea([{ ...TUG, at: [60_000, 37_800] }, FOE, waif]))).toContain('explore 0 2');
});

test('a repair action restores a flag, also on the open sea, up to those it has [PI-KW.flotilla.3] [PI-KW.flotilla.12]', () => {
  const match = sea([{ ...BATTERY, also: { flags: 0 } }, FOE]);
  answer(match, 0, 'repair 0', 'end');
  expect(shipIn(match, 0).flags).toBe(1);
  answer(match, 1, 'end');
  answer(match, 0, 'repair 0', 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0).flags).toBe(2);
  expect(offered(match)).not.toContain('repair 0');
});

test('a ship of its fleet and nation whose bow touches it after a move may tow it, though it is not derelict [PI-KW.flotilla.4] [PI-KW.flotilla.14]', () => {
  const match = stay([TUG, BATTERY]);
  expect(offered(match)).toContain('tow 0 1');
  answer(match, 0, 'tow 0 1', 'end');
  answer(match, 1, 'end');
  const [before] = where(match, 1);
  answer(match, 0, 'move 0', [leg('S', 9_000)]);
  expect(where(match, 1)).not.toEqual([before, 40_000, 0]);
  expect(shipIn(match, 1).tower).toBe(0);
  expect(offered(sea([TUG, BATTERY]))).not.toContain('tow 0 1');
});

test('ships of another nation or another fleet cannot tow it [PI-KW.flotilla.4]', () => {
  expect(offered(stay([{ ...TUG, piece: 'golondrina' }, BATTERY]))).not.toContain('tow 0 1');
  expect(offered(stay([TUG, { ...THEIRS, also: { flags: 0 } }]))).not.toContain('tow 0 1');
});

test('whoever tows it has S and no more, whatever helm and Helmsman would add [PI-KW.flotilla.5]', () => {
  const segments = (towed: ShipPosition): unknown => {
    const tug: ShipPosition = { ...TUG, crew: ['england-helmsman'] };
    const match = sea([tug, { ...towed, at: [48_000, 40_000], tower: 0 }]);
    answer(match, 0, 'move 0');
    return match.asked(0)[0]?.offer;
  };
  expect(segments(BATTERY)).toMatchObject({ shape: { segments: ['S'] } });
  expect(segments({ ...TUG, masts: 0 })).toMatchObject({ shape: { segments: ['S', 'S'] } });
});

test('its tower may let it go as a free action; it stays there until it is towed again [PI-KW.flotilla.6]', () => {
  const match = sea([TUG, { ...BATTERY, at: [48_400, 40_000], tower: 0 }]);
  answer(match, 0, 'release 1');
  expect(shipIn(match, 1).tower).toBe(-1);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(where(match, 0)).toEqual([62_800, 40_000, 0]);
  expect(where(match, 1)).toEqual([48_400, 40_000, 0]);
});

/** Ship 0 of seat 0 shoots at the battery with these dice, all its cannons if need be. */
const GUNNER: ShipPosition = { piece: 'belle-brume', at: [60_000, 34_000] };
function shell(dice: readonly number[], also: ShipPosition['also'] = {}): Match {
  const match = sea([GUNNER, { ...THEIRS, also }, { ...GUNNER, at: [66_000, 40_000, 9_000] }]);
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0');
  for (let cannon = 0; cannon < dice.length; cannon++)
    if (offered(match).includes(`mast ${cannon} > ship 1`)) answer(match, 0, `mast ${cannon} > ship 1`);
  return match;
}

test('a flag falls by two hits in one shoot action, and one hit does nothing [PI-KW.flotilla.7] [PI-KW.flotilla.8]', () => {
  expect(shipIn(shell([6]), 1)).toMatchObject({ flags: 2, fate: 'afloat' });
  expect(shipIn(shell([6, 6]), 1)).toMatchObject({ flags: 1, fate: 'afloat' });
  expect(shipIn(shell([6, 6, 6]), 1)).toMatchObject({ flags: 1, fate: 'afloat' });
});

test('a hit each by two ships does nothing; two by one take the flag, and any hit after that sinks it [EX-51]', () => {
  const match = shell([6], { flags: 1 });
  match.random.rig('shot', 6);
  answer(match, 0, 'done', 'shoot 2', 'mast 0 > ship 1');
  expect(shipIn(match, 1)).toMatchObject({ flags: 1, fate: 'afloat' });
  expect(shipIn(shell([6, 6], { flags: 1 }), 1)).toMatchObject({ flags: 0, fate: 'afloat' });
  expect(shipIn(shell([6, 6, 6], { flags: 1 }), 1).fate).toBe('sunk');
});

test('without flags it is no derelict and fires all the dice on its base [PI-KW.flotilla.9] [PI-KW.flotilla.13]', () => {
  const match = sea([{ ...BATTERY, also: { flags: 0 } }, FOE]);
  answer(match, 0, 'shoot 0');
  const cannons = new Set(
    offered(match)
      .filter((key) => key.includes('>'))
      .map((key) => key.split(' >')[0]),
  );
  expect([...cannons]).toEqual(['mast 0', 'mast 1', 'mast 2', 'mast 3']);
  expect(told(shell([6, 6], { flags: 1 }), 'becameDerelict')).toEqual([]);
});

test('without flags the next hit sinks it [PI-KW.flotilla.10]', () => {
  expect(shipIn(shell([6], { flags: 0 }), 1).fate).toBe('sunk');
  expect(shipIn(shell([2], { flags: 0 }), 1).fate).toBe('afloat');
});

test('it is neither rammed nor boarded [PI-KW.flotilla.11]', () => {
  const match = sea([{ ...TUG, at: [50_000, 40_000] }, THEIRS]);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(where(match, 0)).toEqual([54_200, 40_000, 0]);
  expect(offered(match)).not.toContain('ram 0 1');
});

test('it pins nobody: who lies with its bow against one may sail off [PI-KW.flotilla.15] [EX-82]', () => {
  const match = sea([TUG, THEIRS]);
  expect(offered(match)).toContain('move 0');
  answer(match, 0, 'move 0', [leg('L', 9_000)]);
  expect(where(match, 0)).toEqual([54_200, 48_600, 9_000]);
});

test('once it has shot it is neither towed on nor taken in tow this turn: towing is its movement [PI-MOVE.7] [PI-RULING.136]', () => {
  const near: ShipPosition = { ...FOE, at: [60_000, 45_500] };
  const towed = sea([{ ...TUG, at: [65_800, 40_000] }, { ...BATTERY, tower: 0 }, near]);
  towed.random.rig('shot', 1);
  answer(towed, 0, 'shoot 1', 'mast 0 > ship 2', 'done');
  expect(offered(towed)).not.toContain('move 0');
  answer(towed, 0, 'release 1');
  expect(offered(towed)).toContain('move 0');
  const touched = sea([TUG, BATTERY, near]);
  touched.random.rig('shot', 1);
  answer(touched, 0, 'shoot 1', 'mast 0 > ship 2', 'done', 'move 0', []);
  expect(offered(touched)).not.toContain('tow 0 1');
  answer(touched, 0, 'end');
  answer(touched, 1, 'end');
  answer(touched, 0, 'move 0', []);
  expect(offered(touched)).toContain('tow 0 1');
});
