import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { crewCard, crewIds } from '../content/crew.ts';
import { pieceIds, pieces } from '../content/pieces.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { PUBLIC } from '../state.ts';
import {
  answer,
  asked,
  berth,
  HOARD,
  leg,
  mastsLeft,
  offered,
  shipIn,
  SPARE,
  told,
  where,
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** A three-master of seat 0 and an enemy two-master abeam, within S. */
const SHIP: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
const FOE: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [40_000, 44_000] };
const AWAY = { at: [100_000, 20_000] } as const;
const CAY: IslandPosition = { island: 'parsons-thumb', at: [70_000, 40_000] };

function sea(
  ship: Partial<ShipPosition> = {},
  foe: Partial<ShipPosition> = {},
  rest: Omit<Partial<Position>, 'ships'> & { ships?: readonly ShipPosition[] } = {},
): Match {
  const { ships = SPARE, islands = [], ...more } = rest;
  const all = [{ ...SHIP, ...ship }, { ...FOE, ...foe }, ...ships];
  return position({ ...more, islands: [...islands, HOARD], ships: all });
}

/** What a course may use, once the ship is given a move action. */
function segments(match: Match): unknown {
  answer(match, 0, 'move 0');
  return match.asked(0)[0]?.offer;
}

test('what a card says goes before the rules: ships that repair at sea, walk over land, sail without masts [PI-SEA.1]', () => {
  expect(offered(sea({ masts: 2 }))).not.toContain('repair 0');
  expect(offered(sea({ masts: 2, crew: ['france-shipwright'] }))).toContain('repair 0');
  expect(offered(sea({ masts: 0 }))).not.toContain('move 0');
  expect(offered(sea({ masts: 0, piece: 'bint-el-bahr' }))).toContain('move 0');
});

/** Seat 0 fires a cannon of rank 2 with +2 to its roll and a quadrant aboard. */
function fired(die: number): Match {
  const match = sea({
    piece: 'brindled-hound',
    coins: ['saint-barbaras-medal'],
    crew: ['silas-graves'],
    gear: ['gunners-quadrant'],
    open: true,
  });
  match.random.rig('shot', die);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  return match;
}

test('a natural 1 misses whatever is added to it, before the roll or after [PI-SEA.2]', () => {
  const match = fired(1);
  expect(asked(match)).toBe('0: shoot');
  expect(offered(match)).not.toContain('quadrant 0');
  expect(asked(fired(2))).toBe('1: loseMast');
});

test('a cannon of rank 2 with +2 misses with a 1, although 3 is more than 2 [EX-35]', () => {
  const match = fired(1);
  expect(told(match, 'shot')).toMatchObject([{ die: 1, total: 3, rank: 2, won: false }]);
  expect(mastsLeft(match, 1)).toBe(2);
});

test('the rules know nothing of a card but its numbers and its words of power [PI-SEA.3]', () => {
  for (const id of pieceIds)
    expect(Object.keys(pieces[id]).toSorted()).toEqual([
      'cannons',
      'cargo',
      'cost',
      'hull',
      'keywords',
      'move',
      'nation',
    ]);
  const known = ['cost', 'keywords', 'nation', 'type'];
  for (const id of crewIds) expect(known).toEqual(expect.arrayContaining(Object.keys(crewCard(id))));
});

test('the same ability twice on one ship works once a turn [PI-SEA.4]', () => {
  const match = sea({ crew: ['france-cannoneer', 'mathurin-gargousse'] }, { piece: 'lacquered-fist' });
  match.random.rig('shot', 1, 1, 1);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1');
  expect(offered(match)).toContain('again 0 > ship 1');
  answer(match, 0, 'again 0 > ship 1');
  expect(offered(match).filter((key) => key.startsWith('again'))).toEqual([]);
});

test('a ship with Captain on its card and a Captain aboard shoots once after its move [EX-9]', () => {
  const match = sea({ piece: 'seven-bad-ideas', crew: ['pirates-captain'] });
  answer(match, 0, 'move 0', [leg('S', 0, 100)], 'captain 0', 'done');
  expect(offered(match)).not.toContain('captain 0');
});

test('two Helmsmen on a ship of L give it L+S, not L+S+S [EX-33]', () => {
  const crew = ['jade-helmsman', 'jade-helmsman'] as const;
  expect(segments(sea({ piece: 'lacquered-fist', crew }))).toMatchObject({
    shape: { segments: ['L', 'S'] },
  });
});

test('a generic crew and a keyword of the same name are the same ability [PI-SEA.5]', () => {
  expect(segments(sea({ piece: 'azafran', crew: ['spain-helmsman'] }))).toMatchObject({
    shape: { segments: ['L', 'S', 'S'] },
  });
  expect(segments(sea({ piece: 'golondrina', crew: ['spain-helmsman'] }))).toMatchObject({
    shape: { segments: ['L', 'S', 'S'] },
  });
});

test('different effects on one ship add up [PI-SEA.6]', () => {
  const match = sea({ crew: ['france-helmsman', 'france-captain'], marks: ['hastened'] });
  expect(segments(match)).toMatchObject({ shape: { segments: ['L', 'S', 'S', 'L'] } });
  answer(match, 0, [leg('S', 0, 100)]);
  expect(offered(match)).toContain('captain 0');
});

test('to use its ability a crew is turned face up, and stays so [PI-SEA.7]', () => {
  const match = sea({ crew: ['france-captain', 'france-helmsman'] }, { at: [40_000, 44_500] });
  const open = (): boolean[] => shipIn(match, 0).crew.map(({ seen }) => (seen & PUBLIC) !== 0);
  answer(match, 0, 'move 0', [leg('L', 0, 100), leg('S', 0, 100)]);
  expect(open()).toEqual([false, false]); // the printed segments were enough
  answer(match, 0, 'captain 0', 'done');
  expect(open()).toEqual([true, false]);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(open()).toEqual([true, false]);
  answer(match, 0, 'move 0', [leg('L', 0, 100), leg('S', 0, 100), leg('S', 0, 100)]);
  expect(open()).toEqual([true, true]);
});

test('a crew uses its ability only aboard, never on an island [PI-SEA.8]', () => {
  const match = sea(
    { at: berth(CAY.at, 6_800), crew: ['france-helmsman', 'france-shipwright'], masts: 2 },
    AWAY,
    { islands: [CAY] },
  );
  expect(offered(match)).toContain('repair 0');
  answer(match, 0, 'transfer', 'crew 0 ashore', 'transfer', 'crew 1 ashore');
  expect(offered(match)).not.toContain('repair 0');
  expect(segments(match)).toMatchObject({ shape: { segments: ['L', 'S'] } });
});

/** Seat 0's ship rams the enemy ahead with this die. */
function ram(die: number, ship: Partial<ShipPosition>, foe: Partial<ShipPosition>): Match {
  const match = sea(ship, { at: [46_000, 40_000, 9_000], ...foe });
  match.random.rig('ram', die);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
  return match;
}

test('equipment is turned face up when it is first used, and stays so [PI-SEA.9]', () => {
  const match = sea({}, { at: [46_000, 40_000, 9_000], gear: ['oak-fenders', 'grapnels'] });
  const open = (): boolean[] => shipIn(match, 1).gear.map(({ seen }) => (seen & PUBLIC) !== 0);
  expect(open()).toEqual([false, false]);
  match.random.rig('ram', 3);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1');
  expect(mastsLeft(match, 1)).toBe(2);
  expect(open()).toEqual([true, false]);
  answer(match, 0, 'yes');
  expect(open()).toEqual([true, true]);
});

test('where nobody is named, the controller of the losing piece chooses what is lost [PI-SEA.10]', () => {
  expect(asked(ram(6, {}, {}))).toBe('1: loseMast');
  const reef = sea({ piece: 'altiere' }, AWAY, {
    tiles: [{ tile: 'reef-1', at: [50_000, 40_000], value: 3 }],
  });
  answer(reef, 0, 'move 0', [leg('L')]);
  expect(asked(reef)).toBe('0: loseMast');
});

test('a repaired mast returns with its own cannon, and its controller chooses which [PI-SEA.11]', () => {
  const match = sea({ piece: 'altiere', crew: ['france-shipwright'], masts: 0 }, { at: [40_000, 47_500] });
  answer(match, 0, 'repair 0');
  expect(offered(match)).toEqual(['0', '1', '2', '3']);
  answer(match, 0, '0', 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0).masts).toEqual(['up', 'lost', 'lost', 'lost']);
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'done']); // the only cannon of range L
});

test('next turn is the next turn of whoever controls the piece when it happens [PI-SEA.12]', () => {
  const match = sea(
    { crew: ['france-chainshot'] },
    {},
    {
      seats: 3,
      ships: [{ ...FOE, seat: 2, at: [80_000, 80_000] }],
    },
  );
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1 chainshot', 'done');
  expect(shipIn(match, 1).marks).toMatchObject([{ what: 'chained', seat: 1, on: false }]);
  answer(match, 0, 'end');
  expect(offered(match)).not.toContain('move 1');
  answer(match, 1, 'end');
  expect(shipIn(match, 1).marks).toEqual([]);
  answer(match, 2, 'end');
  answer(match, 0, 'end');
  expect(offered(match)).toContain('move 1');
});

test('what is said of ships holds for flotillas, monsters, titans and dragons, too [PI-SEA.13]', () => {
  const x = (piece: ShipPosition['piece']): number => {
    const match = sea({}, { piece, at: [50_000, 40_000] });
    if (asked(match) !== '0: turn') answer(match, 0, 'surfaced');
    answer(match, 0, 'move 0', [leg('L')]);
    return nth(where(match, 0), 0);
  };
  expect(x('medway-battery')).toBeLessThan(44_000);
  expect(x('mother-of-ink')).toBeLessThan(44_000);
  expect(x('bone-orchard')).toBeLessThan(44_000);
  expect(x('cloud-step-dragon')).toBeLessThan(45_000);
  const titan = sea({}, { piece: 'bone-orchard', at: [50_000, 40_000] });
  answer(titan, 0, 'move 0', [leg('L')]);
  expect(offered(titan)).toContain('ram 0 1');
});

test('what happens at the same time is put in order by the active player [PI-SEA.14]', () => {
  const match = sea({ at: berth(CAY.at, 6_800) }, AWAY, {
    islands: [{ ...CAY, coins: ['golden-astrolabe', 'saint-barbaras-medal', 2] }],
  });
  answer(match, 0, 'explore 0');
  expect(asked(match)).toBe('0: firstTreasure');
  expect(offered(match)).toEqual(['golden-astrolabe', 'saint-barbaras-medal']);
  answer(match, 0, 'saint-barbaras-medal');
  expect(shipIn(match, 0).coins.map(({ treasure }) => treasure)).toEqual([
    'saint-barbaras-medal',
    'golden-astrolabe',
  ]);
});

test('every other player is an enemy [PI-SEA.15]', () => {
  const match = sea(
    {},
    {},
    {
      seats: 3,
      ships: [{ ...FOE, seat: 2, at: [40_000, 36_000] }],
    },
  );
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toEqual(expect.arrayContaining(['mast 1 > ship 1', 'mast 1 > ship 2']));
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'end');
  answer(match, 2, 'shoot 2');
  expect(offered(match)).toContain('mast 0 > ship 0');
});
