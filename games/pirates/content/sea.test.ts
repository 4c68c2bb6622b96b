import { describe, expect, test } from 'vitest';
import type { Point } from '../geometry/angle.ts';
import { islandIds, islands, mysteries } from './islands.ts';
import { terrain, terrainIds } from './terrain.ts';

const next = (outline: readonly Point[], i: number): Point => outline[i % outline.length] ?? { x: 0, y: 0 };

/** Twice the area of the triangle; positive when the way a, b, c turns left. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

const leftAtEveryCorner = (outline: readonly Point[]): boolean =>
  outline.every((a, i) => turn(a, next(outline, i + 1), next(outline, i + 2)) > 0);

/** Once around the centre and no more: the angles between neighbours add up to one full turn. */
const aroundItsCentre = (outline: readonly Point[]): boolean =>
  outline.every((a, i) => turn({ x: 0, y: 0 }, a, next(outline, i + 1)) > 0);

const radius = (outline: readonly Point[]): number =>
  Math.sqrt(Math.max(...outline.map(({ x, y }) => x * x + y * y)));

const whole = (outline: readonly Point[]): boolean =>
  outline.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y));

const widest = (outline: readonly Point[]): number =>
  Math.sqrt(Math.max(...outline.flatMap((a) => outline.map((b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2))));

describe('the islands', () => {
  test.each(islandIds)(
    '%s is convex, of 10 to 16 whole corners, 0.40 to 0.50 L wide [PI-GEO.13, PI-GEO.25]',
    (id) => {
      const { outline } = islands[id];
      expect(whole(outline)).toBe(true);
      expect(leftAtEveryCorner(outline)).toBe(true);
      expect(aroundItsCentre(outline)).toBe(true);
      expect(outline.length).toBeGreaterThanOrEqual(10);
      expect(outline.length).toBeLessThanOrEqual(16);
      expect(radius(outline)).toBeGreaterThanOrEqual(3_400);
      expect(radius(outline)).toBeLessThanOrEqual(4_300);
    },
  );

  test.each(islandIds)('%s has room for two opposite corners of a fort [PI-GEO.27, PI-FORT.6]', (id) => {
    expect(widest(islands[id].outline)).toBeGreaterThan(4_000 * Math.SQRT2);
  });

  test('no two islands have the same outline [PI-CON.11]', () => {
    expect(new Set(islandIds.map((id) => JSON.stringify(islands[id].outline))).size).toBe(islandIds.length);
  });

  test('the mysterious table has a row for each die and one for 7 [PI-MYST.2, PI-MYST.3]', () => {
    expect(Object.keys(mysteries)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(new Set(Object.values(mysteries)).size).toBe(7);
  });
});

describe('the terrain', () => {
  test.each(terrainIds)('%s has the outline of its kind [PI-GEO.13, PI-GEO.26]', (id) => {
    const { kind, outline } = terrain[id];
    expect(whole(outline)).toBe(true);
    expect(leftAtEveryCorner(outline)).toBe(true);
    expect(aroundItsCentre(outline)).toBe(true);
    const [corners, size] = {
      iceberg: [[6], 2_600],
      whirlpool: [[16], 2_400],
      fog: [[12], 4_300],
      reef: [[8, 9, 10, 11, 12], 3_800],
      sargasso: [[8, 9, 10, 11, 12], 3_800],
    }[kind] as [number[], number];
    expect(corners).toContain(outline.length);
    expect(Math.abs(radius(outline) - size)).toBeLessThan(1);
  });

  test('edge number 1 of icebergs and fog banks lies towards +x [PI-GEO.28]', () => {
    expect(terrain['iceberg-1'].outline[0]).toEqual({ x: 2_600, y: 0 });
    expect(terrain['fog-1'].outline[0]).toEqual({ x: 4_300, y: 0 });
  });

  test('the icebergs bear the gold numbers 1 to 6, once each [PI-CON.11, PI-ICE.2]', () => {
    const numbers = terrainIds.flatMap((id) => {
      const tile = terrain[id];
      return tile.kind === 'iceberg' ? [tile.gold] : [];
    });
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
