import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from './angle.ts';
import { islandLattice, placeIsland, roomForIslands, tileBreaks } from './islands.ts';
import { surfaceFor } from './measure.ts';
import { type Outline, atLeast, outlineOf } from './outline.ts';
import { type Shape, regular, shapeOf } from './shape.ts';

const twelve = shapeOf(regular(12, 4_000));
const smallest = shapeOf(regular(10, 3_400));
const iceberg = shapeOf(regular(6, 2_600));
const sea = surfaceFor(6, 40);
const island = (x: number, y: number, shape: Shape = twelve): Outline =>
  outlineOf(shape, { x, y, heading: 0 });

test('islands stand at least 3L from each other and at most 6L from one [EX-28]', () => {
  const first = island(60_000, 60_000);
  const second = (apart: number): unknown =>
    placeIsland(island(60_000 + apart, 60_000), { x: 60_000 + apart, y: 60_000 }, [first], 0, sea);
  expect(second(33_799)).toEqual({ broken: 'PI-SET.4' });
  expect(second(33_800)).toEqual({ room: [] });
  expect(second(59_600)).toEqual({ room: [] });
  expect(second(59_601)).toEqual({ broken: 'PI-SET.5' });
});

test('islands stand L from the edge of the sea and tiles 1,000 u [PI-GEO.74]', () => {
  const alone = (x: number): unknown => placeIsland(island(x, 60_000), { x, y: 60_000 }, [], 0, sea);
  expect(alone(12_600)).toEqual({ room: [] });
  expect(alone(12_599)).toEqual({ broken: 'PI-GEO.74' });
  expect(tileBreaks(island(3_600, 60_000, iceberg), [], sea)).toBeUndefined();
  expect(tileBreaks(island(3_599, 60_000, iceberg), [], sea)).toBe('PI-GEO.74');
});

test('a tile stands at least S from every island and tile [PI-SET.8]', () => {
  const others = [island(60_000, 60_000)];
  expect(tileBreaks(island(60_000 + 4_000 + 5_400 + 2_600, 60_000, iceberg), others, sea)).toBeUndefined();
  expect(tileBreaks(island(60_000 + 4_000 + 5_399 + 2_600, 60_000, iceberg), others, sea)).toBe('PI-SET.8');
});

test('the lattice starts at (12,900, 12,900) with a pitch of 2,700, row by row [PI-GEO.73]', () => {
  const lattice = islandLattice(surfaceFor(2, 40));
  expect(lattice.slice(0, 2)).toEqual([
    { x: 12_900, y: 12_900 },
    { x: 15_600, y: 12_900 },
  ]);
  expect(lattice).toHaveLength(35 * 24);
  expect(lattice.at(-1)).toEqual({ x: 12_900 + 34 * 2_700, y: 12_900 + 23 * 2_700 });
});

test('there is room for all islands of every number of players [PI-GEO.73]', () => {
  expect(roomForIslands([], 6, surfaceFor(2, 40))).toEqual([
    { x: 12_900, y: 12_900 },
    { x: 48_000, y: 12_900 },
    { x: 83_100, y: 12_900 },
    { x: 104_700, y: 39_900 },
    { x: 26_400, y: 45_300 },
    { x: 61_500, y: 45_300 },
  ]);
  for (const players of [3, 4, 5, 6])
    expect(roomForIslands([], 3 * players, surfaceFor(players, 40))).toHaveLength(3 * players);
});

test('an island to come is put at most 6L − 2,000 u from one that stands [PI-GEO.73]', () => {
  // The west corner of the island is at 98,000: 4,300 + 49,600 to the west of it is 44,100.
  expect(roomForIslands([island(102_000, 12_900)], 1, sea)).toEqual([{ x: 45_300, y: 12_900 }]);
});

test('an island that would leave no room for the rest is refused [PI-GEO.73]', () => {
  const cramped = { width: 62_000, height: 30_000 };
  const first = (x: number): unknown => placeIsland(island(x, 15_000), { x, y: 15_000 }, [], 1, cramped);
  expect(first(31_000)).toEqual({ broken: 'PI-GEO.73' });
  expect(first(12_900)).toEqual({ room: [{ x: 48_000, y: 12_900 }] });
});

test('whatever was placed before, an island on the first point kept is accepted and setup ends [PI-GEO.73]', () => {
  const players = fc.constantFrom(2, 3, 6);
  fc.assert(
    fc.property(players, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (count, choices) => {
      const surface = surfaceFor(count, 40);
      const total = count === 2 ? 6 : 3 * count;
      const lattice = islandLattice(surface);
      const placed: Outline[] = [];
      let room: readonly Point[] = roomForIslands([], total, surface) ?? [];
      for (const choice of choices) {
        if (placed.length === total) break;
        // Players try any point; every third try falls back on the point that is always accepted.
        const centre = choice % 3 === 0 ? room[0] : lattice[choice % lattice.length];
        if (centre === undefined) throw new Error('no room kept');
        const outline = outlineOf(choice % 2 === 0 ? smallest : twelve, {
          ...centre,
          heading: choice % 36_000,
        });
        const judged = placeIsland(outline, centre, placed, total - placed.length - 1, surface, room);
        expect(choice % 3 === 0 && 'broken' in judged).toBe(false);
        if ('broken' in judged) continue;
        expect(placed.every((other) => atLeast(outline, other, 25_800))).toBe(true);
        expect(judged.room).toHaveLength(total - placed.length - 1);
        placed.push(outline);
        room = judged.room;
      }
    }),
    { numRuns: 40 },
  );
});
