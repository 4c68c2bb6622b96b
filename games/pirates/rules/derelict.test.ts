import { expect, test } from 'vitest';
import { answer, berth, HOARD, leg, mastsLeft, offered, shipIn, SPARE, told } from './acting.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { isDerelict } from './table.ts';

type Match = ReturnType<typeof position>;

/** A two-master of seat 0 without masts, an enemy beside it within range, and a ship of each fleet far away. */
const HULK: ShipPosition = { piece: 'golondrina', at: [40_000, 40_000], masts: 0 };
const FOE: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [40_000, 44_000] };

function sea(hulk: Partial<ShipPosition> = {}, rest: Omit<Partial<Position>, 'ships'> = {}): Match {
  const { islands = [], ...more } = rest;
  return position({ ...more, islands: [...islands, HOARD], ships: [{ ...HULK, ...hulk }, FOE, ...SPARE] });
}

/** What ship 0 may be given. */
const actions = (match: Match): string[] =>
  offered(match).filter((key) => key.split(' ')[1] === '0' && !key.startsWith('release'));

/** Seat 1 hits ship 0 once. */
function hit(hulk: Partial<ShipPosition>, rest: Omit<Partial<Position>, 'ships'> = {}): Match {
  const match = sea(hulk, { turn: 1, ...rest });
  match.random.rig('shot', 6);
  answer(match, 1, 'shoot 1', 'mast 0 > ship 0');
  return match;
}

test('a ship without masts is derelict [PI-DER.1]', () => {
  const match = hit({ masts: 1 });
  expect(told(match, 'becameDerelict')).toHaveLength(1);
  expect(isDerelict(shipIn(match, 0))).toBe(true);
  expect(isDerelict(shipIn(sea({ masts: 1 }), 0))).toBe(false);
});

test('a derelict cannot move, nor turn about [PI-DER.2]', () => {
  expect(actions(sea())).toEqual([]);
  expect(actions(sea({ masts: 1 }))).toEqual(['move 0', 'comeAbout 0', 'shoot 0']);
});

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const docked = { at: berth(CAY.at, 5_600) } as const;

test('a derelict may only explore and repair [PI-DER.3]', () => {
  expect(actions(sea(docked, { islands: [CAY] }))).toEqual(['explore 0']);
  expect(actions(sea(docked, { islands: [{ ...CAY, home: 0 }] }))).toEqual(['repair 0']);
  expect(actions(sea({ crew: ['spain-captain', 'spain-helmsman'] }))).toEqual([]);
});

test('a derelict keeps its crew, its equipment and its treasure [PI-DER.4]', () => {
  const match = hit({ masts: 1, crew: ['spain-captain'], gear: ['grapnels'], coins: [3] });
  expect(mastsLeft(match, 0)).toBe(0);
  expect(shipIn(match, 0)).toMatchObject({
    fate: 'afloat',
    crew: [{ crew: 'spain-captain' }],
    gear: [{ gear: 'grapnels' }],
    coins: [{ gold: 3 }],
  });
});

test('a derelict that would lose another mast sinks, whatever strikes it [PI-DER.5]', () => {
  expect(shipIn(hit({ masts: 0 }), 0).fate).toBe('sunk');
  expect(shipIn(hit({ masts: 1 }), 0).fate).toBe('afloat');
  const iced = sea({ crew: ['spain-oarsman'] }, { tiles: [{ tile: 'iceberg-1', at: [48_000, 40_000] }] });
  answer(iced, 0, 'move 0', [leg('S')]);
  expect(shipIn(iced, 0).fate).toBe('sunk');
});

test('a derelict that an effect gives a base move may be given move actions with it [PI-DER.6]', () => {
  const segments = (match: Match): unknown => {
    expect(actions(match)).toEqual(['move 0', 'comeAbout 0']);
    answer(match, 0, 'move 0');
    return match.asked(0)[0]?.offer;
  };
  const short = { shape: { segments: ['S'] } };
  expect(segments(sea({ crew: ['spain-oarsman'] }))).toMatchObject(short);
  expect(segments(sea({ piece: 'lacquered-fist' }))).toMatchObject(short);
  expect(segments(sea({ piece: 'winters-tooth' }))).toMatchObject(short);
});

test('a derelict rowed onto a reef of value 1 is wrecked [EX-77]', () => {
  const rowed = (value: number): Match => {
    const match = sea(
      { crew: ['spain-oarsman'] },
      { tiles: [{ tile: 'reef-1', at: [48_000, 40_000], value }] },
    );
    answer(match, 0, 'move 0', [leg('S')]);
    return match;
  };
  expect(shipIn(rowed(1), 0).fate).toBe('wreck');
  expect(shipIn(rowed(2), 0).fate).toBe('afloat');
});

test('a derelict with a mast again is derelict no longer, at once [PI-DER.7]', () => {
  const match = sea({ crew: ['spain-shipwright'] });
  answer(match, 0, 'repair 0', '0');
  expect(isDerelict(shipIn(match, 0))).toBe(false);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(actions(match)).toEqual(expect.arrayContaining(['move 0', 'shoot 0']));
});

test('burning masts are masts: a ship with nothing else is not derelict [PI-DER.8]', () => {
  const match = sea({ masts: 1, burning: 1 }, { turn: 1 });
  expect(isDerelict(shipIn(match, 0))).toBe(false);
  const struck = hit({ masts: 1, burning: 1 });
  expect(shipIn(struck, 0)).toMatchObject({ fate: 'afloat', masts: ['lost', 'lost'] });
});
