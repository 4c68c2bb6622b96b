import { expect, test } from 'vitest';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE } from '../state.ts';
import { answer, asked, broken, HOARD, leg, mastsLeft, offered, shipIn, told, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** A three-master of L+S in open water, and an enemy far away. */
const FRIGATE: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
const FOE: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [100_000, 20_000] };
const AHEAD = { at: [52_000, 40_000, 9_000] } as const;

function sea(
  frigate: Partial<ShipPosition> = {},
  foe: Partial<ShipPosition> = {},
  rest: Omit<Partial<Position>, 'ships'> & { ships?: readonly ShipPosition[] } = {},
): Match {
  const { ships = [], islands = [], ...more } = rest;
  const all = [{ ...FRIGATE, ...frigate }, { ...FOE, ...foe }, ...ships];
  return position({ ...more, islands: [HOARD, ...islands], ships: all });
}

/** The frigate is given a move action and asked for its course. */
function moving(...given: Parameters<typeof sea>): Match {
  const match = sea(...given);
  answer(match, 0, 'move 0');
  return match;
}

const segments = (match: Match): unknown => match.asked(0)[0]?.offer;

// --- Segments

test('a move action uses each segment of the base move once at most [PI-MOVE.1]', () => {
  const match = moving();
  expect(segments(match)).toMatchObject({ shape: { segments: ['L', 'S'] } });
  expect(broken(match, [leg('L'), leg('L')])).toBe('PI-MOVE.1');
  expect(broken(match, [leg('S'), leg('S')])).toBe('PI-MOVE.1');
  expect(broken(match, [leg('L'), leg('S'), leg('S')])).toBe('PI-MOVE.1');
  answer(match, 0, [leg('L'), leg('S')]);
  expect(where(match, 0)).toEqual([54_000, 40_000, 0]);
  expect(asked(match)).toBe('0: turn');
});

test('a course is judged as it is given, whatever it was when it was first looked at [PI-MOVE.1]', () => {
  const match = moving();
  const course = [leg('L')];
  expect(broken(match, course)).toBeUndefined();
  course.push(leg('L'));
  expect(broken(match, course)).toBe('PI-MOVE.1');
  expect(() => answer(match, 0, course)).toThrow('PI-MOVE.1');
});

test('the controller chooses the order of the segments [PI-MOVE.2]', () => {
  const turning = (one: 'S' | 'L', two: 'S' | 'L'): readonly number[] => {
    const match = moving();
    answer(match, 0, [leg(one), leg(two, 9_000)]);
    return where(match, 0);
  };
  expect(turning('L', 'S')).toEqual([48_600, 45_400, 9_000]);
  expect(turning('S', 'L')).toEqual([45_400, 48_600, 9_000]);
});

test('before each segment the ship may turn by up to 90 degrees [PI-MOVE.3]', () => {
  const match = moving();
  expect(broken(match, [leg('S', 9_001), leg('L')])).toBe('PI-GEO.35');
  expect(broken(match, [leg('S'), leg('L', -9_001)])).toBe('PI-GEO.35');
  answer(match, 0, [leg('S', 9_000), leg('L', 9_000)]);
  expect(where(match, 0)).toEqual([31_400, 45_400, 18_000]);
});

test('with L+S either measure may come first, with a turn before each [EX-8]', () => {
  const match = moving();
  expect(broken(match, [leg('S', -9_000), leg('L', 9_000)])).toBeUndefined();
  expect(broken(match, [leg('L', -9_000), leg('S', 9_000)])).toBeUndefined();
});

test('a segment is a straight line of at most its measure [PI-MOVE.4]', () => {
  const match = moving();
  expect(broken(match, [leg('S', 0, 5_401)])).toBe('PI-GEO.39');
  expect(broken(match, [leg('L', 0, 8_601)])).toBe('PI-GEO.39');
  answer(match, 0, [leg('S', 0, 5_400)]);
  expect(where(match, 0)).toEqual([45_400, 40_000, 0]);
});

test('a ship moves through no island and no other ship, friend or enemy [PI-MOVE.5]', () => {
  const isle: IslandPosition = { island: 'gullspit', at: [50_000, 40_000] };
  const stopped = (...given: Parameters<typeof sea>): number => {
    const match = moving(...given);
    answer(match, 0, [leg('L', 0, 8_600)]);
    return shipIn(match, 0).x;
  };
  expect(stopped({}, {}, { islands: [isle] })).toBe(43_218);
  expect(stopped({}, { at: [50_000, 40_000, 9_000] })).toBe(45_800);
  expect(stopped({}, {}, { ships: [{ ...FOE, seat: 0, at: [50_000, 40_000, 9_000] }] })).toBe(45_800);
  expect(stopped()).toBe(48_600);
});

test('a ship that touches an island or another ship stops, whatever it has left [PI-MOVE.6]', () => {
  const match = moving({}, AHEAD);
  answer(match, 0, [leg('L'), leg('S', 9_000)]);
  expect(where(match, 0)).toEqual([47_800, 40_000, 0]);
  expect(asked(match)).toBe('0: turn');
  expect(offered(match)).not.toContain('move 0');
});

test('a ship shoots only when all its movement is done [PI-MOVE.7]', () => {
  const match = moving({ crew: ['france-captain'] }, { at: [44_000, 44_000] });
  expect(asked(match)).toBe('0: sail');
  answer(match, 0, [leg('S', 0, 100)]);
  expect(offered(match)).toContain('captain 0');
  answer(match, 0, 'captain 0', 'done');
  expect(offered(match)).not.toContain('move 0');
  const shooter = sea({ crew: ['france-captain'] }, { at: [40_000, 44_000] });
  answer(shooter, 0, 'shoot 0', 'done');
  expect(offered(shooter)).not.toContain('move 0');
});

test('one that has shot does not move with a second action either [PI-MOVE.7]', () => {
  const watch = sea({}, { at: [40_000, 44_000] }, { players: [{ events: ['double-watch'] }] });
  watch.random.rig('shot', 1);
  answer(watch, 0, 'shoot 0', 'mast 1 > ship 1', 'done', 'event double-watch 0');
  expect(offered(watch)).not.toContain('move 0');
  expect(offered(watch)).not.toContain('comeAbout 0');
  const eager: ShipPosition = { piece: 'ten-thousand-lanterns', at: [40_000, 40_000] };
  const zealous = sea({ ...eager, crew: ['mistress-hanying', 'jade-captain'] }, { at: [44_000, 44_000] });
  zealous.random.rig('shot', 1);
  zealous.random.rig('zeal', 6);
  answer(zealous, 0, 'move 0', [], 'captain 0', 'mast 1 > ship 1', 'done', 'zeal 0');
  expect(offered(zealous)).toContain('shoot 0');
  expect(offered(zealous)).not.toContain('move 0');
});

test('a bonus to the base move adds a segment of its measure [PI-MOVE.8]', () => {
  expect(segments(moving({ crew: ['france-helmsman'] }))).toMatchObject({
    shape: { segments: ['L', 'S', 'S'] },
  });
  expect(segments(moving({ marks: ['hastened'] }))).toMatchObject({ shape: { segments: ['L', 'S', 'L'] } });
});

test('what sets the base move replaces all printed segments before bonuses are added [PI-MOVE.9]', () => {
  expect(segments(moving({ marks: ['slowed'] }))).toMatchObject({ shape: { segments: ['S'] } });
  expect(segments(moving({ marks: ['slowed'], crew: ['france-helmsman'] }))).toMatchObject({
    shape: { segments: ['S', 'S'] },
  });
});

test('a ship that cannot move is given no move action, nor does it come about [PI-MOVE.10]', () => {
  const chained = offered(sea({ marks: ['chained'] }));
  expect(chained).not.toContain('move 0');
  expect(chained).not.toContain('comeAbout 0');
  expect(offered(sea())).toEqual(expect.arrayContaining(['move 0', 'comeAbout 0']));
});

test('a ship that is pinned where its move ends does not pivot either [PI-MOVE.10]', () => {
  const schooner = { piece: 'tar-and-feather' } as const;
  const free = moving(schooner);
  answer(free, 0, [leg('S')]);
  expect(offered(free)).toContain('pivot 0');
  const pinned = moving(schooner, AHEAD);
  answer(pinned, 0, [leg('L')]);
  expect(offered(pinned)).toContain('ram 0 1');
  expect(offered(pinned)).not.toContain('pivot 0');
});

test('a chainshot keeps its target from moving in its controller’s next turn, not from shooting [EX-64]', () => {
  const match = sea({ crew: ['france-chainshot'] }, { at: [40_000, 44_000] });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1 chainshot', 'done', 'end');
  expect(mastsLeft(match, 1)).toBe(2);
  expect(offered(match)).not.toContain('move 1');
  expect(offered(match)).not.toContain('comeAbout 1');
  expect(offered(match)).toContain('shoot 1');
  answer(match, 1, 'end');
  answer(match, 0, 'end');
  expect(offered(match)).toContain('move 1');
});

// --- What follows a move

/** A schooner with a Captain, its bow against a derelict, an enemy beside it and coins aboard. */
function laden(): Match {
  const match = moving(
    { piece: 'tar-and-feather', crew: ['pirates-captain'] },
    { at: [52_000, 40_000, 9_000], masts: 0, coins: [2] },
    { ships: [{ ...FOE, at: [47_000, 43_000] }] },
  );
  answer(match, 0, [leg('L')]);
  return match;
}

test('after the movement come the pivot, the Captain’s shots, the ram, and then the rest [PI-MOVE.11]', () => {
  const first = (match: Match): string[] =>
    offered(match)
      .map((key) => key.split(' ', 1)[0] ?? '')
      .filter((word) => ['pivot', 'captain', 'ram', 'tow'].includes(word));
  const match = laden();
  expect(first(match)).toEqual(['pivot', 'captain', 'ram', 'tow']);
  answer(match, 0, 'pivot 0', { turn: 0 });
  expect(first(match)).toEqual(['captain', 'ram', 'tow']);
  answer(match, 0, 'captain 0', 'done');
  expect(first(match)).toEqual(['ram', 'tow']);
  const towing = laden();
  answer(towing, 0, 'tow 0 1');
  expect(first(towing)).toEqual([]);
  const ramming = laden();
  answer(ramming, 0, 'ram 0 1', []);
  expect(first(ramming)).toEqual([]);
});

test('treasure is unloaded after the ram and the boarding, not before [PI-MOVE.11]', () => {
  const home: IslandPosition = { island: 'gullspit', at: [50_000, 40_000], home: 0 };
  const match = moving({ coins: [4] }, { at: [44_000, 41_700] }, { islands: [home] });
  answer(match, 0, [leg('L')]);
  expect(shipIn(match, 0).docked).toBe(1);
  expect(offered(match)).toContain('ram 0 1');
  expect(shipIn(match, 0).coins).toHaveLength(1);
  match.random.rig('ram', 1);
  match.random.rig('boarding', 1, 6);
  answer(match, 0, 'ram 0 1', 'yes');
  expect(offered(match)).toContain('coin 0');
  answer(match, 1, 'nothing');
  expect(shipIn(match, 0).coins).toEqual([]);
});

test('a ship that is wrecked, sunk or lost in its move does nothing after it [PI-MOVE.12]', () => {
  const crew = ['france-captain'] as const;
  const near = { at: [50_000, 43_000] } as const;
  const over = (tile: 'reef-1' | 'fog-1', masts: number, value = 0): Match => {
    const match = moving({ crew, masts }, near, { tiles: [{ tile, at: [50_000, 39_000], value }] });
    answer(match, 0, [leg('L')]);
    return match;
  };
  expect(offered(over('reef-1', 3, 6))).toContain('captain 0');
  const wrecked = over('reef-1', 1, 1);
  expect(shipIn(wrecked, 0).fate).toBe('wreck');
  expect(wrecked.state.turn.after).toBeNull();
  const lost = over('fog-1', 3);
  expect(shipIn(lost, 0).lostIn).toBe(0);
  expect(offered(lost)).not.toContain('captain 0');
  const iced = moving({ masts: 0, crew: ['france-oarsman'] }, near, {
    tiles: [{ tile: 'iceberg-1', at: [50_000, 40_000] }],
  });
  answer(iced, 0, [leg('S')]);
  expect(shipIn(iced, 0).fate).toBe('sunk');
  expect(iced.state.turn.after).toBeNull();
});

// --- Coming about

test('a ship may come about instead of moving: it turns in place by up to 180 degrees [PI-COME.1]', () => {
  const match = sea();
  answer(match, 0, 'comeAbout 0');
  expect(broken(match, { turn: 18_001 })).toBe('PI-GEO.45');
  expect(broken(match, { turn: -18_001 })).toBe('PI-GEO.45');
  expect(broken(match, { turn: 100 })).toBeUndefined();
  answer(match, 0, { turn: 18_000 });
  expect(where(match, 0)).toEqual([40_000, 40_000, 18_000]);
});

test('coming about takes the whole move action [PI-COME.2]', () => {
  const match = sea();
  answer(match, 0, 'comeAbout 0', { turn: 9_000 });
  expect(asked(match)).toBe('0: turn');
  expect(offered(match)).not.toContain('move 0');
  expect(offered(match)).not.toContain('comeAbout 0');
  expect(shipIn(match, 0).acts).toEqual(['move']);
});

test('what may follow a move may follow a come about [PI-COME.3]', () => {
  const match = sea(
    { crew: ['france-captain'] },
    { at: [40_000, 44_200, 0] },
    { ships: [{ ...FOE, masts: 0, at: [38_000, 50_000] }] },
  );
  answer(match, 0, 'comeAbout 0', { turn: 9_000 });
  expect(offered(match)).toEqual(expect.arrayContaining(['captain 0', 'ram 0 1']));
  const hulk = sea({}, { at: [40_000, 44_200, 0], masts: 0 }, { ships: [{ ...FOE, at: [80_000, 60_000] }] });
  answer(hulk, 0, 'comeAbout 0', { turn: 9_000 });
  expect(offered(hulk)).toContain('tow 0 1');
  expect(told(hulk, 'sailed')).toHaveLength(1);
  expect(shipIn(hulk, 0).docked).toBe(NONE);
});
