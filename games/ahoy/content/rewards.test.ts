import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { position } from '../position.ts';
import { answer, offered, whoIs } from '../rules/acting.ts';
import { BESIDE, CENTRE, gridAt, type Reward } from './rewards.ts';

const GRID = gridAt(position({ seats: 3 }).state);
const rewardsOn = (...places: number[]): Reward[] => places.map((place) => nth(GRID, place));
const EDGES = [1, 3, 5, 7];
const CORNERS = [0, 2, 6, 8];

test('the grid is three by three, with the start in its centre [AH-GRID.1]', () => {
  const rows = [0, 3, 6].map((place) => GRID.slice(place, place + 3).join(' '));
  expect(rows).toEqual(['twoGlory recruit glory', 'region none gold', 'glory glory twoGlory']);
  expect(nth(GRID, CENTRE)).toBe('none');
});

test('spaces that share an edge are adjacent, and no others [AH-GRID.2]', () => {
  expect(BESIDE).toEqual([
    [1, 3],
    [0, 2, 4],
    [1, 5],
    [0, 4, 6],
    [1, 3, 5, 7],
    [2, 4, 8],
    [3, 7],
    [4, 6, 8],
    [5, 7],
  ]);
});

test('beside the centre lie recruit, gold, glory and region, one each [AH-GRID.3]', () => {
  expect(rewardsOn(...nth(BESIDE, CENTRE)).toSorted()).toEqual(['glory', 'gold', 'recruit', 'region']);
});

/** A Smuggler on the Sword Island delivers the Diver. */
function delivering(
  white: number,
  black: number,
  smuggler: 'smuggler1' | 'smuggler2' = 'smuggler1',
  seats: 3 | 4 = 4,
) {
  const match = position({
    seats,
    turn: smuggler,
    [smuggler]: { at: [3, 2], gold: 0, cargo: ['M01'], white, black, dice: [] },
  });
  answer(match, smuggler, 'deliver M01');
  return match;
}

test.each([
  [3, [2, 1, 1, 2]],
  [4, [3, 3, 3, 3]],
] as const)('at %i seats the corners bring %j glory [AH-GRID.4]', (seats, brought) => {
  CORNERS.forEach((corner, i) => {
    const match = delivering(nth(nth(BESIDE, corner), 0), CENTRE, 'smuggler1', seats);
    answer(match, 'smuggler1', String(corner), 'yes', 'union');
    const glory = { deliveries: 2, rewards: brought[i] };
    expect(whoIs(match, 'smuggler1')).toMatchObject({ white: corner, glory });
  });
});

test('every step around the grid leads to a corner or away from one [AH-GRID.4]', () => {
  for (const edge of EDGES)
    expect(CORNERS).toEqual(expect.arrayContaining(nth(BESIDE, edge).filter((at) => at !== CENTRE)));
});

test('the centre gives nothing when the white marker returns to it [AH-GRID.5]', () => {
  const match = delivering(1, 0);
  answer(match, 'smuggler1', '4', 'union');
  expect(whoIs(match, 'smuggler1')).toMatchObject({ white: 4, black: 1, gold: 0, glory: { rewards: 0 } });
});

test('the white marker always has somewhere to go [AH-GRID.6]', () => {
  GRID.forEach((_, white) =>
    GRID.forEach((_reward, black) => expect(offered(delivering(white, black)).length).toBeGreaterThan(0)),
  );
});

test('both Smugglers have the same grid and markers of their own [AH-GRID.7]', () => {
  expect(offered(delivering(4, 4, 'smuggler2'))).toEqual(offered(delivering(4, 4)));
  const match = delivering(4, 4, 'smuggler2');
  answer(match, 'smuggler2', '5', 'yes', 'union');
  expect(whoIs(match, 'smuggler2')).toMatchObject({ white: 5, black: 4 });
  expect(whoIs(match, 'smuggler1')).toMatchObject({ white: 4, black: 4 });
});
