import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { position } from '../position.ts';
import { answer, where } from '../rules/acting.ts';
import { spacesOf } from '../rules/regions.ts';
import { at, beside, spaceName } from '../state.ts';
import { FLAGSHIP } from './factions.ts';
import {
  type Direction,
  DIRECTIONS,
  EAST,
  NORTH,
  opposite,
  SOUTH,
  type Space,
  SUITS,
  TILES,
  TURNS,
  turnedTile,
  WEST,
} from './tiles.ts';

/** A space's neighbours inside its tile: corners are north-west 0, north-east 1, south-west 2, south-east 3. */
const WITHIN: readonly (readonly (readonly [Direction, number])[])[] = [
  [
    [EAST, 1],
    [SOUTH, 2],
  ],
  [
    [WEST, 0],
    [SOUTH, 3],
  ],
  [
    [NORTH, 0],
    [EAST, 3],
  ],
  [
    [NORTH, 1],
    [WEST, 2],
  ],
];

const tilesWith = (fits: (space: Space) => boolean): string[] =>
  TILES.filter(({ id }) => turnedTile(id, 0).spaces.some(fits)).map(({ id }) => id);

test('x grows to the east and y to the south, from the north-west corner of a tile [AH-REG.1]', () => {
  const region = { tile: 'R01', x: 4, y: -3, turn: 0, wealth: 1, comrades: 0 } as const;
  expect(spacesOf(region).map(spaceName)).toEqual(['space:4,-3', 'space:5,-3', 'space:4,-2', 'space:5,-2']);
  const steps = DIRECTIONS.map((direction) => spaceName(beside(at(4, -3), direction)));
  expect(steps).toEqual(['space:4,-4', 'space:5,-3', 'space:4,-2', 'space:3,-3']);

  const match = position({ squadron: { at: [0, 0], gold: 0, dice: [1] } });
  answer(match, 'squadron', 'place 1 sail', 'e', 'stop', 'no');
  expect(where(match, FLAGSHIP.squadron)).toBe('1,0');
});

test('unturned, the Island is the north-west space of every tile and the only one [AH-REG.2]', () => {
  for (const { id } of TILES) {
    expect(turnedTile(id, 0).spaces.map(({ island }) => island)).toEqual([true, false, false, false]);
    for (const turn of TURNS)
      expect(turnedTile(id, turn).spaces.filter(({ island }) => island)).toHaveLength(1);
  }
});

test('a quarter turn clockwise takes spaces, currents and sandbars along [AH-REG.3]', () => {
  const islands = TURNS.map((turn) => turnedTile('R05', turn).islandCorner);
  expect(islands).toEqual([0, 1, 3, 2]);
  const current = (turn: 0 | 1 | 2 | 3): [number, Direction | undefined] => {
    const { spaces } = turnedTile('R05', turn);
    const corner = spaces.findIndex((space) => space.current !== undefined);
    return [corner, spaces[corner]?.current];
  };
  expect(TURNS.map(current)).toEqual([
    [1, WEST],
    [3, NORTH],
    [2, EAST],
    [0, SOUTH],
  ]);
  const bars = TURNS.map((turn) =>
    turnedTile('R05', turn).spaces.flatMap(({ bars: closed }, corner) =>
      DIRECTIONS.filter((side) => closed[side]).map((side) => [corner, side]),
    ),
  );
  expect(bars).toEqual([
    [
      [1, SOUTH],
      [3, NORTH],
    ],
    [
      [2, EAST],
      [3, WEST],
    ],
    [
      [0, SOUTH],
      [2, NORTH],
    ],
    [
      [0, EAST],
      [1, WEST],
    ],
  ]);
});

test('sandbars lie inside a tile, closed from both sides, at most one a tile [AH-REG.4]', () => {
  const counts = TILES.map(({ id }) => {
    const { spaces } = turnedTile(id, 0);
    const inner = spaces.flatMap(({ bars }, corner) =>
      nth(WITHIN, corner).filter(([side, next]) => bars[side] && nth(spaces, next).bars[opposite(side)]),
    );
    expect(spaces.flatMap(({ bars }) => bars.filter(Boolean))).toHaveLength(inner.length);
    return inner.length;
  });
  expect(counts.every((count) => count === 0 || count === 2)).toBe(true);
  expect(counts.filter((count) => count === 2)).toHaveLength(7);
});

test('each colour has two Islands [AH-REG.5]', () => {
  expect(TILES).toHaveLength(12);
  for (const suit of SUITS) expect(TILES.filter((tile) => tile.suit === suit)).toHaveLength(2);
});

test('each tile has one Tailwind icon; each value is on two tiles of different colours [AH-REG.6]', () => {
  for (const { spaces } of TILES) expect(spaces.filter(({ tailwind }) => tailwind)).toHaveLength(1);
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const suits = TILES.filter(({ spaces }) => spaces.some(({ tailwind }) => tailwind === value)).map(
      ({ suit }) => suit,
    );
    expect([suits.length, new Set(suits).size]).toEqual([2, 2]);
  }
});

test('no tile has two currents, and none points across its sandbar [AH-REG.7]', () => {
  for (const { id } of TILES) {
    const currents = turnedTile(id, 0).spaces.filter(({ current }) => current !== undefined);
    expect(currents.length).toBeLessThan(2);
    for (const { current, bars } of currents) expect(current !== undefined && bars[current]).toBe(false);
  }
});

/** The corners reached from one by steps inside the tile that cross no sandbar and enter no current. */
function reached(spaces: readonly Space[], from: number): Set<number> {
  const found = new Set([from]);
  for (const corner of found)
    for (const [side, next] of nth(WITHIN, corner))
      if (!nth(spaces, corner).bars[side] && nth(spaces, next).current === undefined) found.add(next);
  return found;
}

test('Island and opposite corner are joined both ways by open water [AH-REG.8]', () => {
  for (const { id } of TILES) {
    const { spaces } = turnedTile(id, 0);
    expect(reached(spaces, 0).has(3), id).toBe(true);
    expect(reached(spaces, 3).has(0), id).toBe(true);
  }
});

test('the terrain of the twelve tiles [AH-REG.2] [AH-REG.4]', () => {
  expect(tilesWith(({ port }) => port)).toEqual(['R01', 'R03', 'R05', 'R08', 'R09', 'R12']);
  expect(tilesWith(({ wreck }) => wreck)).toEqual(['R01', 'R04', 'R06', 'R07', 'R11']);
  expect(tilesWith(({ fog }) => fog)).toEqual(['R02', 'R03', 'R05', 'R08', 'R09', 'R10']);
  expect(tilesWith(({ fog, tailwind }) => fog && tailwind > 0)).toEqual(['R02', 'R08']);
  expect(tilesWith(({ current, tailwind }) => current !== undefined && tailwind > 0)).toEqual([
    'R05',
    'R09',
    'R12',
  ]);
  expect(tilesWith(({ current }) => current !== undefined)).toEqual([
    'R02',
    'R04',
    'R05',
    'R07',
    'R09',
    'R12',
  ]);
  expect(tilesWith(({ wreck, treasure }) => wreck && treasure === 2)).toEqual(['R06', 'R11']);
  expect(tilesWith(({ wreck, treasure }) => !wreck && treasure > 0)).toEqual(['R02', 'R06', 'R08', 'R10']);
});
