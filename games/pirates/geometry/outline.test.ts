import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, type Pose, squareBetween } from './angle.ts';
import { surfaceFor } from './measure.ts';
import {
  type Outline,
  atLeast,
  bowOf,
  contact,
  covers,
  distanceOf,
  onSurface,
  outlineOf,
  overlaps,
  pointOutline,
  sternOf,
  touches,
  touching,
  within,
} from './outline.ts';
import { type Ring, inside, nearest, side } from './ring.ts';
import { type Shape, hullOf, regular, shapeOf } from './shape.ts';

const three = hullOf({ kind: 'standard', masts: 3 });
const catamaran = hullOf({ kind: 'catamaran', masts: 4, secondHull: true });
const island: Shape = shapeOf(regular(12, 4_000));
const square: Shape = shapeOf([
  { x: 0, y: 0 },
  { x: 1_000, y: 0 },
  { x: 1_000, y: 1_000 },
  { x: 0, y: 1_000 },
]);

const standing = (shape: Shape, x: number, y: number, heading = 0): Outline =>
  outlineOf(shape, { x, y, heading });

const somewhere: fc.Arbitrary<Pose> = fc.record({
  x: fc.integer({ min: 20_000, max: 29_000 }),
  y: fc.integer({ min: 20_000, max: 29_000 }),
  heading: fc.integer({ min: 0, max: 35_999 }),
});
const someShape = fc.constantFrom<Shape>(three, catamaran, island, square);

/** Two convex polygons are apart when an edge of one has the whole of the other outside. */
const parted = (a: Ring, b: Ring): boolean =>
  a.some((edge) => b.every(({ x, y }) => side(edge, x, y) <= 0)) ||
  b.some((edge) => a.every(({ x, y }) => side(edge, x, y) <= 0));

const plainlyOverlap = (a: Outline, b: Outline): boolean =>
  a.parts.some((p) => b.parts.some((q) => !parted(p, q)));

const cornersOf = (outline: Outline): readonly Point[] => outline.parts.flat();

test('outlines overlap exactly when no edge parts them [PI-GEO.31]', () => {
  fc.assert(
    fc.property(someShape, somewhere, someShape, somewhere, (a, poseA, b, poseB) => {
      const [one, other] = [outlineOf(a, poseA), outlineOf(b, poseB)];
      expect(overlaps(one, other)).toBe(plainlyOverlap(one, other));
    }),
    { numRuns: 500 },
  );
});

test('overlap, contact and distance are the same seen from either piece [PI-GEO.29, PI-GEO.31]', () => {
  fc.assert(
    fc.property(someShape, somewhere, someShape, somewhere, (a, poseA, b, poseB) => {
      const [one, other] = [outlineOf(a, poseA), outlineOf(b, poseB)];
      expect(contact(one, other)).toBe(contact(other, one));
      expect(distanceOf(one, other)).toBe(distanceOf(other, one));
      expect(distanceOf(one, other) === 0).toBe(within(one, other, 0));
    }),
  );
});

test('the distance is the smallest between the outlines, no corner is nearer, and 0 when they overlap [PI-GEO.29]', () => {
  expect(distanceOf(standing(square, 0, 0), standing(square, 500, 500))).toBe(0);
  expect(distanceOf(standing(square, 0, 0), standing(square, 1_300, 1_400))).toBe(500);
  fc.assert(
    fc.property(someShape, somewhere, someShape, somewhere, (a, poseA, b, poseB) => {
      const [one, other] = [outlineOf(a, poseA), outlineOf(b, poseB)];
      if (overlaps(one, other)) return;
      const distance = distanceOf(one, other);
      // Apart, the nearest pair has a corner on one side: measured to the rounded nearest point it is off by less than 1.
      const paced = (from: Outline, to: Outline): readonly number[] =>
        cornersOf(from).flatMap((corner) =>
          to.parts.map((ring) => Math.sqrt(squareBetween(corner, nearest(ring, corner.x, corner.y)))),
        );
      const least = Math.min(...paced(one, other), ...paced(other, one));
      expect(Math.abs(distance - least)).toBeLessThan(2);
    }),
  );
});

test('within means at most, at least means at least, to the unit [PI-GEO.30]', () => {
  const [a, b] = [standing(square, 0, 0), standing(square, 6_400, 0)];
  expect(within(a, b, 5_400)).toBe(true);
  expect(within(a, b, 5_399)).toBe(false);
  expect(atLeast(a, b, 5_400)).toBe(true);
  expect(atLeast(a, b, 5_401)).toBe(false);
  fc.assert(
    fc.property(someShape, somewhere, someShape, somewhere, (p, poseA, q, poseB) => {
      const [one, other] = [outlineOf(p, poseA), outlineOf(q, poseB)];
      const distance = distanceOf(one, other);
      expect(within(one, other, distance)).toBe(true);
      expect(distance > 0 && within(one, other, distance - 1)).toBe(false);
      expect(atLeast(one, other, distance + 1)).toBe(false);
      expect(distance === 0 || atLeast(one, other, distance - 1)).toBe(true);
    }),
  );
});

test('Fear reaches an enemy at 5,400 u and not at 5,401 u [PI-GEO.30, EX-68]', () => {
  const fearsome = standing(three, 20_000, 20_000);
  expect(within(fearsome, standing(three, 20_000, 20_000 + 1_800 + 5_400), 5_400)).toBe(true);
  expect(within(fearsome, standing(three, 20_000, 20_000 + 1_800 + 5_401), 5_400)).toBe(false);
});

test('a dragon swoops at 17,200 u and not at 17,201 u from its base [PI-GEO.30, EX-54]', () => {
  const dragon = standing(hullOf({ kind: 'seadragon', masts: 3 }), 20_000, 20_000);
  const submarine = (gap: number): Outline =>
    standing(hullOf({ kind: 'submarine', masts: 2 }), 20_000 + 2_500 + gap + 3_000, 20_000);
  expect(within(dragon, submarine(17_200), 17_200)).toBe(true);
  expect(within(dragon, submarine(17_201), 17_200)).toBe(false);
});

test('outlines that share an edge touch; one unit further in they overlap, eleven out they are apart [PI-GEO.31]', () => {
  const at = (x: number): Outline => standing(square, x, 300);
  const here = standing(square, 0, 0);
  expect([999, 1_000, 1_010, 1_011].map((x) => contact(here, at(x)))).toEqual([
    'overlap',
    'touch',
    'touch',
    'apart',
  ]);
  // Corner to corner: 6 and 8 make 10, 7 and 8 make more.
  expect(contact(here, standing(square, 1_006, 1_008))).toBe('touch');
  expect(contact(here, standing(square, 1_007, 1_008))).toBe('apart');
});

test('a bow resting on a tilted shore touches it; one unit ahead it overlaps [PI-GEO.31]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 35_999 }), fc.integer({ min: 0, max: 35_999 }), (turn, heading) => {
      const shore = standing(island, 50_000, 50_000, turn);
      const ship = (x: number): Outline => standing(three, x, 50_000, heading);
      let x = 40_000;
      while (!overlaps(ship(x + 1), shore)) x++;
      expect(contact(ship(x), shore)).toBe('touch');
      expect(distanceOf(ship(x), shore)).toBeLessThanOrEqual(1);
      expect(plainlyOverlap(ship(x), shore)).toBe(false);
      expect(plainlyOverlap(ship(x + 1), shore)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('a ship is docked by its bow, not by its stern or flank [PI-GEO.51, EX-15, EX-17]', () => {
  const shore = standing(island, 34_000, 20_000);
  const bowOn: Pose = { x: 26_600, y: 20_000, heading: 0 };
  expect(touches(bowOf(three, bowOn), shore)).toBe(true);
  expect(touches(sternOf(three, bowOn), shore)).toBe(false);
  const sternOn: Pose = { ...bowOn, heading: 18_000 };
  expect(touches(bowOf(three, sternOn), shore)).toBe(false);
  expect(touches(sternOf(three, sternOn), shore)).toBe(true);
});

test('a ship lying with its flank against an island touches it and is not docked [PI-GEO.51, EX-29]', () => {
  const alongShore: Pose = { x: 30_000 - 900, y: 20_000, heading: 9_000 };
  const shore = standing(island, 34_000, 20_000);
  expect(contact(outlineOf(three, alongShore), shore)).toBe('touch');
  expect(contact(bowOf(three, alongShore), shore)).toBe('apart');
});

test('bow to bow both bows touch the other ship; bow to flank only one does [PI-GEO.53]', () => {
  const left: Pose = { x: 20_000, y: 20_000, heading: 0 };
  const facing: Pose = { x: 26_800, y: 20_000, heading: 18_000 };
  expect(touches(bowOf(three, left), outlineOf(three, facing))).toBe(true);
  expect(touches(bowOf(three, facing), outlineOf(three, left))).toBe(true);
  const abeam: Pose = { x: 24_300, y: 20_000, heading: 9_000 };
  expect(touches(bowOf(three, left), outlineOf(three, abeam))).toBe(true);
  expect(touches(bowOf(three, abeam), outlineOf(three, left))).toBe(false);
});

test('the outline may reach the edge of the sea, not pass it, and the edge is touched by nobody [PI-GEO.12]', () => {
  const sea = surfaceFor(2, 40);
  expect(onSurface(standing(three, 3_400, 900), sea)).toBe(true);
  expect(onSurface(standing(three, 3_399, 900), sea)).toBe(false);
  expect(onSurface(standing(three, 120_000 - 3_400, 90_000 - 900), sea)).toBe(true);
  expect(onSurface(standing(three, 120_000 - 3_400, 90_000 - 899), sea)).toBe(false);
  expect(touching(standing(three, 3_400, 900), [])).toEqual([]);
});

test('a smoke bank may have its centre S from the ship; from 4,150 u on it lies over her [EX-71]', () => {
  const ship = standing(three, 50_000, 50_000);
  const fog = shapeOf(regular(12, 4_300));
  const centre = (gap: number): Point => ({ x: 50_000, y: 50_000 + 900 + gap });
  const bank = (gap: number, heading: number): Outline => outlineOf(fog, { ...centre(gap), heading });
  expect(within(ship, pointOutline(centre(5_400)), 5_400)).toBe(true);
  expect(within(ship, pointOutline(centre(5_401)), 5_400)).toBe(false);
  for (let heading = 0; heading < 3_000; heading += 100) {
    expect(distanceOf(ship, bank(5_400, heading))).toBeGreaterThanOrEqual(1_100);
    expect(overlaps(ship, bank(4_150, heading))).toBe(true);
  }
});

test('an outline covers its own corners and edges', () => {
  const shore = standing(island, 50_000, 50_000, 777);
  for (const corner of cornersOf(shore)) {
    expect(covers(shore, corner)).toBe(true);
    expect(shore.parts.some((ring) => inside(ring, corner.x, corner.y))).toBe(false);
  }
});
