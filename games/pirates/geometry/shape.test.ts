import { expect, test } from 'vitest';
import { islands } from '../content/islands.ts';
import { terrain } from '../content/terrain.ts';
import { covers, outlineOf } from './outline.ts';
import {
  type Build,
  FLAG_PLACES,
  FORT,
  type HullKind,
  type Shape,
  hullOf,
  regular,
  shapeOf,
} from './shape.ts';
import { type Ring, side } from './ring.ts';
import { fortStands } from './place.ts';

const size = (build: Build): readonly number[] => [hullOf(build).length, hullOf(build).beam];
const corners = (shape: Shape, part = 0): readonly (readonly number[])[] =>
  (shape.parts[part] ?? []).map(({ x, y }) => [x, y]);

const convex = (ring: Ring): boolean =>
  ring.every((corner) => ring.every((other) => other === corner || side(corner, other.x, other.y) >= 0));

const kinds: readonly HullKind[] = [
  'standard',
  'galley',
  'junk',
  'catamaran',
  'turtleship',
  'longship',
  'submarine',
  'flotilla',
  'seamonster',
  'titan',
  'seadragon',
];

test('every outline is convex with whole corners, or made of such parts, at any heading [PI-GEO.13, PI-GEO.25, PI-GEO.26]', () => {
  const hulls = kinds.flatMap((kind) =>
    [1, 2, 3, 4, 5].map((masts) => hullOf({ kind, masts, secondHull: kind === 'catamaran', blades: true })),
  );
  const box = [...Object.values(islands), ...Object.values(terrain)].map(({ outline }) => shapeOf(outline));
  for (const shape of [...hulls, ...box, FORT])
    for (let heading = 0; heading < 36_000; heading += 1_111) {
      const { parts } = outlineOf(shape, { x: 50_000, y: 50_000, heading });
      for (const ring of parts) {
        expect(ring.length).toBeGreaterThan(2);
        expect(convex(ring)).toBe(true);
        expect(ring.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
      }
    }
});

test('a standard hull grows with its masts [PI-GEO.14]', () => {
  expect([1, 2, 3, 4, 5].map((masts) => size({ kind: 'standard', masts }))).toEqual([
    [4_400, 1_400],
    [5_600, 1_600],
    [6_800, 1_800],
    [8_000, 2_000],
    [9_200, 2_200],
  ]);
  expect(() => hullOf({ kind: 'standard', masts: 6 })).toThrow(RangeError);
});

test('a hull has a pointed bow, two shoulders, two quarters and a narrow stern [PI-GEO.15]', () => {
  expect(corners(hullOf({ kind: 'standard', masts: 3 }))).toEqual([
    [3_400, 0],
    [1_700, 900],
    [-2_720, 900],
    [-3_400, 630],
    [-3_400, -630],
    [-2_720, -900],
    [1_700, -900],
  ]);
});

test('the bow zone is the two bow edges, shoulders included [PI-GEO.16]', () => {
  const hull = hullOf({ kind: 'standard', masts: 3 });
  expect(hull.bowPoint).toEqual({ x: 3_400, y: 0 });
  expect(hull.bow.map(({ x, y }) => [x, y])).toEqual([
    [3_400, 0],
    [1_700, 900],
    [1_700, -900],
  ]);
});

test('the stern zone lies behind the quarters [PI-GEO.17]', () => {
  const hull = hullOf({ kind: 'standard', masts: 3 });
  expect(hull.sternPoint).toEqual({ x: -3_400, y: 0 });
  expect(hull.stern.map(({ x }) => x)).toEqual([-2_720, -3_400, -3_400, -2_720]);
});

test('masts stand on the centre line, numbered from the bow; a single one amidships [PI-GEO.18]', () => {
  const masts = (count: number): readonly number[] =>
    hullOf({ kind: 'standard', masts: count }).cannons.map(({ x }) => x);
  expect(masts(1)).toEqual([0]);
  expect(masts(2)).toEqual([1_568, -1_792]);
  expect(masts(3)).toEqual([1_904, -136, -2_176]);
  expect(masts(4)).toEqual([2_240, 640, -960, -2_560]);
  expect(masts(5)).toEqual([2_576, 1_196, -184, -1_564, -2_944]);
});

test('a sail reaches 0.45 of the beam to either side of its mast [PI-GEO.19]', () => {
  expect([1, 2, 3, 4, 5].map((masts) => hullOf({ kind: 'standard', masts }).halfSail)).toEqual([
    630, 720, 810, 900, 990,
  ]);
});

test('special hulls have sizes of their own [PI-GEO.20]', () => {
  expect(size({ kind: 'galley', masts: 2 })).toEqual([5_600, 2_000]);
  expect(size({ kind: 'junk', masts: 5 })).toEqual([9_200, 2_600]);
  expect(size({ kind: 'turtleship', masts: 3 })).toEqual([6_000, 2_200]);
  expect(size({ kind: 'longship', masts: 2 })).toEqual([6_400, 1_200]);
  expect(size({ kind: 'submarine', masts: 2 })).toEqual([6_000, 1_400]);
  expect(size({ kind: 'submarine', masts: 3 })).toEqual([7_400, 1_400]);
  expect(size({ kind: 'catamaran', masts: 3 })).toEqual([6_800, 1_800]);
});

test('a catamaran has its second hull to port until it loses it [PI-GEO.20]', () => {
  expect(hullOf({ kind: 'catamaran', masts: 2 }).parts).toHaveLength(1);
  expect(corners(hullOf({ kind: 'catamaran', masts: 2, secondHull: true }), 1)).toEqual([
    [-1_800, 1_200],
    [1_800, 1_200],
    [1_800, 1_800],
    [-1_800, 1_800],
  ]);
});

test('base pieces stand on octagons that are bow all round [PI-GEO.21]', () => {
  const radius = { flotilla: 3_000, seamonster: 3_000, titan: 3_500, seadragon: 2_500 } as const;
  for (const kind of ['flotilla', 'seamonster', 'titan', 'seadragon'] as const) {
    const hull = hullOf({ kind, masts: 4 });
    expect(hull.parts[0]).toHaveLength(8);
    expect(hull.bow).toBe(hull.parts[0]);
    expect(hull.bowPoint).toEqual({ x: radius[kind], y: 0 });
    expect(hull.sternPoint).toEqual({ x: -radius[kind], y: 0 });
  }
});

test('the cannons of a base piece stand in a circle, from its heading on, and it has no sails [PI-GEO.22]', () => {
  const monster = hullOf({ kind: 'seamonster', masts: 4 });
  expect(monster.cannons).toEqual([
    { x: 1_800, y: 0 },
    { x: 0, y: 1_800 },
    { x: -1_800, y: 0 },
    { x: 0, y: -1_800 },
  ]);
  expect(monster.halfSail).toBe(0);
  const flotilla = hullOf({ kind: 'flotilla', masts: 6 });
  expect(flotilla.cannons).toHaveLength(6);
  expect(flotilla.cannons[0]).toEqual({ x: 2_100, y: 0 });
});

test('deployed blades stand out 1,200 on either side [PI-GEO.23]', () => {
  const hull = hullOf({ kind: 'standard', masts: 3, blades: true });
  expect(hull.blades.map((ring) => ring.map(({ x, y }) => [x, y]))).toEqual([
    [
      [-1_000, 900],
      [1_000, 900],
      [1_000, 2_100],
      [-1_000, 2_100],
    ],
    [
      [-1_000, -2_100],
      [1_000, -2_100],
      [1_000, -900],
      [-1_000, -900],
    ],
  ]);
  expect(hull.parts).toHaveLength(3);
});

test('a bombardier cannon stands well forward [PI-GEO.24]', () => {
  expect(hullOf({ kind: 'standard', masts: 3 }).bombard).toEqual({ x: 2_584, y: 0 });
});

test('a fort is a square with flags on its towers and walls, standing with two opposite corners on the island [PI-GEO.27, PI-FORT.6]', () => {
  expect(corners(FORT)).toEqual([
    [-2_000, -2_000],
    [2_000, -2_000],
    [2_000, 2_000],
    [-2_000, 2_000],
  ]);
  expect(FLAG_PLACES).toHaveLength(8);
  expect(FLAG_PLACES.slice(4)).toEqual([
    { x: 0, y: -2_000 },
    { x: 2_000, y: 0 },
    { x: 0, y: 2_000 },
    { x: -2_000, y: 0 },
  ]);
  const island = outlineOf({ parts: [regular(12, 3_400)] }, { x: 50_000, y: 50_000, heading: 0 });
  expect(fortStands({ x: 50_000, y: 50_000, heading: 1_700 }, island)).toBe(true);
  // Two neighbouring corners are not enough.
  expect(covers(island, { x: 48_500, y: 52_000 }) && covers(island, { x: 48_500, y: 48_000 })).toBe(true);
  expect(fortStands({ x: 46_500, y: 50_000, heading: 0 }, island)).toBe(false);
});
