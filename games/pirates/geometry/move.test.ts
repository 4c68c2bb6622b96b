import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pose, ahead } from './angle.ts';
import { surfaceFor } from './measure.ts';
import { type Waters, land, pivoted, sail, turned } from './move.ts';
import { type Body, distanceOf, onSurface, outlineOf, overlaps, touches } from './outline.ts';
import { type Shape, hullOf, regular, shapeOf } from './shape.ts';

const surface = surfaceFor(2, 40);
const one = hullOf({ kind: 'standard', masts: 1 });
const three = hullOf({ kind: 'standard', masts: 3 });
const four = hullOf({ kind: 'standard', masts: 4 });
const titan = hullOf({ kind: 'titan', masts: 4 });
const twelve = shapeOf(regular(12, 4_000));
const iceberg = shapeOf(regular(6, 2_600));
const whirlpool = shapeOf(regular(16, 2_400));
const fog = shapeOf(regular(12, 4_300));
const reef = shapeOf(regular(8, 3_800));

const body = (id: string, shape: Shape, x: number, y: number, heading = 0): Body => ({
  id,
  outline: outlineOf(shape, { x, y, heading }),
});
const among = (...obstacles: readonly Body[]): Waters => ({ surface, obstacles, tiles: [] });
const over = (...tiles: readonly Body[]): Waters => ({ surface, obstacles: [], tiles });
const start: Pose = { x: 20_000, y: 20_000, heading: 0 };

test('a turn is about the hull centre, a stern pivot about the stern point [PI-GEO.36, PI-GEO.46, EX-18]', () => {
  expect(turned(start, 9_000)).toEqual({ x: 20_000, y: 20_000, heading: 9_000 });
  expect(pivoted(three, start, 9_000)).toEqual({ x: 16_600, y: 23_400, heading: 9_000 });
  expect(land(three, pivoted(three, start, 9_000), among())?.pose.heading).toBe(9_000);
});

test('a stern pivot into an obstacle is refused, and a new contact is told [PI-GEO.46]', () => {
  const pose = pivoted(three, start, 9_000);
  expect(land(three, pose, among(body('ship', four, 16_600, 25_000, 0)))).toBeUndefined();
  expect(land(three, pose, among(body('ship', four, 16_600, 27_800, 0)))?.touching).toEqual(['ship']);
});

test('only the final pose of a turn counts, not what the hull swings over [PI-GEO.37]', () => {
  const beside = among(body('rock', shapeOf(regular(8, 200)), 22_400, 22_400));
  expect(land(three, turned(start, 9_000), beside)?.touching).toEqual([]);
  expect(land(three, turned(start, 4_500), beside)).toBeUndefined();
});

test('a turn may not leave the sea [PI-GEO.12, PI-GEO.37]', () => {
  const byTheEdge: Pose = { x: 20_000, y: 1_000, heading: 0 };
  expect(land(three, turned(byTheEdge, 9_000), among())).toBeUndefined();
  expect(land(three, turned(byTheEdge, 18_000), among())?.pose.heading).toBe(18_000);
});

test('a come about of 180° at an island is legal and leaves the stern to it; 170° would cut into it [PI-GEO.45, EX-17]', () => {
  const docked: Pose = { x: 26_600, y: 20_000, heading: 0 };
  const waters = among(body('island', twelve, 34_000, 20_000));
  expect(land(three, turned(docked, 18_000), waters)).toMatchObject({
    pose: { x: 26_600, y: 20_000, heading: 18_000 },
    touching: ['island'],
  });
  expect(land(three, turned(docked, 17_000), waters)).toBeUndefined();
});

test('no placement may overlap an island, a ship, a creature or a wreck [PI-GEO.32]', () => {
  const waters = among(body('wreck', three, 20_000, 21_700, 0));
  expect(land(three, start, waters)).toBeUndefined();
  expect(land(three, { ...start, y: 19_900 }, waters)?.touching).toEqual(['wreck']);
});

test('tiles other than icebergs may be lain over [PI-GEO.33]', () => {
  const waters = over(body('reef', reef, 21_000, 20_000));
  expect(land(three, start, waters)?.over).toEqual(['reef']);
});

test('a ship sails straight ahead by a whole distance [PI-GEO.39, EX-13]', () => {
  expect(sail(three, { ...start, heading: 9_000 }, 9_000, 5_400, among()).pose).toEqual({
    x: 20_000,
    y: 25_400,
    heading: 9_000,
  });
});

test('she stops where the next unit would overlap, and what she ran against is told [PI-GEO.40, EX-15]', () => {
  const run = sail(three, start, 0, 8_600, among(body('island', twelve, 34_000, 20_000)));
  expect(run).toMatchObject({
    sailed: 6_600,
    pose: { x: 26_600, y: 20_000, heading: 0 },
    against: ['island'],
    touching: ['island'],
  });
});

test('running bow first into a flank stops at contact [PI-GEO.40, EX-24]', () => {
  const run = sail(three, start, 0, 8_600, among(body('enemy', four, 30_000, 20_000, 9_000)));
  expect(run).toMatchObject({ sailed: 5_600, pose: { x: 25_600, y: 20_000 }, against: ['enemy'] });
});

test('what is not named an obstacle is sailed through: a ship lost in fog, an island under a titan [PI-GEO.41]', () => {
  expect(sail(titan, start, 0, 8_600, among()).sailed).toBe(8_600);
});

test('everything met at the same distance is told [PI-GEO.40]', () => {
  const gate = among(
    body('port', shapeOf(regular(4, 1_000)), 28_000, 21_000),
    body('starboard', shapeOf(regular(4, 1_000)), 28_000, 19_000),
  );
  expect(sail(three, start, 0, 8_600, gate).against).toEqual(['port', 'starboard']);
});

test('an obstacle already touched lets the ship slide along it and away [PI-GEO.42, EX-16]', () => {
  const waters = among(body('island', twelve, 34_000, 20_000));
  const leaving = sail(three, { x: 26_600, y: 20_000, heading: 9_000 }, 9_000, 5_400, waters);
  expect(leaving).toMatchObject({ sailed: 5_400, pose: { x: 26_600, y: 25_400 }, against: [], touching: [] });
  const wall = among(
    body(
      'wall',
      shapeOf([
        { x: -9_000, y: 0 },
        { x: 9_000, y: 0 },
        { x: 9_000, y: 500 },
        { x: -9_000, y: 500 },
      ]),
      24_000,
      20_900,
    ),
  );
  expect(sail(three, start, 0, 8_600, wall)).toMatchObject({
    sailed: 8_600,
    against: [],
    touching: ['wall'],
  });
  expect(sail(three, start, 1, 8_600, wall)).toMatchObject({ against: ['wall'], touching: ['wall'] });
});

test('the edge of the sea stops a ship and is no contact [PI-GEO.12, PI-GEO.41]', () => {
  const run = sail(three, { x: 110_000, y: 45_000, heading: 0 }, 0, 8_600, among());
  expect(run).toMatchObject({ sailed: 6_600, against: [], touching: [] });
  const slanting = sail(three, { x: 110_000, y: 80_000, heading: 3_333 }, 3_333, 8_600, among());
  expect(slanting.sailed).toBeLessThan(8_600);
  expect(onSurface(outlineOf(three, slanting.pose), surface)).toBe(true);
  const further = ahead({ x: 110_000, y: 80_000, heading: 3_333 }, slanting.sailed + 1);
  expect(onSurface(outlineOf(three, further), surface)).toBe(false);
});

test('passing an obstacle within a hair is no contact; ending beside it is [PI-GEO.76]', () => {
  const rock = among(body('rock', shapeOf(regular(4, 300)), 25_000, 20_000 + 900 + 300 + 5));
  expect(sail(three, start, 0, 8_600, rock)).toMatchObject({ sailed: 8_600, against: [], touching: [] });
  expect(sail(three, start, 0, 5_400, rock)).toMatchObject({
    sailed: 5_400,
    against: [],
    touching: ['rock'],
  });
});

test('a titan slides in any direction without turning [PI-GEO.48]', () => {
  expect(sail(titan, start, 24_000, 5_400, among()).pose).toEqual({ x: 17_300, y: 15_323, heading: 0 });
});

test('a sea dragon lands anywhere on the sea but on another piece [PI-GEO.49]', () => {
  const dragon = hullOf({ kind: 'seadragon', masts: 3 });
  const pieces = among(body('ship', three, 60_000, 60_000));
  expect(land(dragon, { x: 61_000, y: 61_000, heading: 0 }, pieces)).toBeUndefined();
  expect(land(dragon, { x: 100_000, y: 30_000, heading: 77 }, pieces)?.pose.x).toBe(100_000);
  expect(land(dragon, { x: 2_499, y: 30_000, heading: 0 }, pieces)?.pose.x).toBe(2_500);
  expect(land(dragon, { x: 2_400, y: 30_000, heading: 0 }, pieces)).toBeUndefined();
});

test('a submarine draws back S, further from its target, cut short by what lies behind it [PI-GEO.50]', () => {
  const submarine = hullOf({ kind: 'submarine', masts: 2 });
  const target = body('target', three, 26_400, 20_000);
  const free = sail(submarine, start, 18_000, 5_400, among(target));
  expect(free).toMatchObject({ sailed: 5_400, against: [] });
  expect(distanceOf(outlineOf(submarine, free.pose), target.outline)).toBe(5_400);
  const hemmed = sail(submarine, start, 18_000, 5_400, among(target, body('behind', three, 12_000, 20_000)));
  expect(hemmed).toMatchObject({ sailed: 1_600, against: ['behind'] });
});

test('a tile is entered at the first distance at which the hull lies over it, in the order met [PI-GEO.77]', () => {
  const tiles = over(
    body('fog', fog, 31_500, 20_000),
    body('whirlpool', whirlpool, 28_800, 20_000),
    body('reef', reef, 20_000, 30_000),
  );
  // The bow is at 23,400; the whirlpool's corner at 26,400; the fog's at 27,200.
  const run = sail(three, start, 0, 8_600, tiles);
  expect(run.entered).toEqual([
    { id: 'whirlpool', at: 3_001 },
    { id: 'fog', at: 3_801 },
  ]);
});

test('a tile lain over at the start is not entered again; a stretch taken up later tells only what is ahead [PI-GEO.77]', () => {
  const tiles = over(body('near', whirlpool, 24_000, 20_000), body('far', whirlpool, 30_000, 20_000));
  expect(sail(three, start, 0, 8_600, tiles).entered).toEqual([{ id: 'far', at: 4_201 }]);
  expect(sail(three, start, 0, 8_600, tiles, 4_201).entered).toEqual([]);
  expect(sail(three, start, 0, 8_600, tiles, 4_200).entered).toEqual([{ id: 'far', at: 4_201 }]);
});

test('after 3,000 u of an L a ship has 5,600 u left [EX-78]', () => {
  const rest = sail(three, { x: 60_000, y: 60_000, heading: 0 }, 0, 8_600 - 3_000, among());
  expect(rest.pose.x).toBe(65_600);
});

test('a drifting iceberg keeps its heading and stops against a ship [PI-GEO.28, EX-27]', () => {
  const ice: Pose = { x: 60_000, y: 60_000, heading: 0 };
  expect(sail(iceberg, ice, 6_000, 8_600, among()).pose).toEqual({ x: 64_300, y: 67_448, heading: 0 });
  const hit = sail(iceberg, ice, 6_000, 8_600, among(body('ship', three, 64_300, 66_000)));
  expect(hit.against).toEqual(['ship']);
});

test('an overlap of at most TOUCH is shifted away by the smallest step; a deeper one is refused [PI-GEO.75]', () => {
  const wall = body(
    'wall',
    shapeOf([
      { x: 0, y: -9_000 },
      { x: 500, y: -9_000 },
      { x: 500, y: 9_000 },
      { x: 0, y: 9_000 },
    ]),
    23_400,
    20_000,
  );
  expect(land(three, start, among(wall))?.pose).toEqual(start);
  expect(land(three, { ...start, x: 20_001 }, among(wall))?.pose).toEqual(start);
  expect(land(three, { ...start, x: 20_010 }, among(wall))?.pose).toEqual(start);
  expect(land(three, { ...start, x: 20_011 }, among(wall))).toBeUndefined();
  const wedged = body('other', four, 20_000 - 3_400 - 1_000 - 5, 20_000, 9_000);
  expect(land(three, { ...start, x: 20_010 }, among(wall, wedged))?.touching).toEqual(['wall', 'other']);
  expect(
    land(three, { ...start, x: 20_010 }, among(wall, body('other', four, 16_601 - 1_000, 20_000, 9_000))),
  ).toBeUndefined();
});

test('no shorter whole step than the one taken would have ended the overlap [PI-GEO.75]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 35_999 }),
      fc.integer({ min: 0, max: 35_999 }),
      fc.integer({ min: 1, max: 14 }),
      (turn, heading, deeper) => {
        const shore = body('shore', twelve, 34_000, 20_000, turn);
        const contactPose = sail(three, { x: 24_000, y: 20_000, heading }, 0, 20_000, among(shore)).pose;
        const pose = { ...contactPose, x: contactPose.x + deeper };
        const landing = land(three, pose, among(shore));
        const longest = landing ? (landing.pose.x - pose.x) ** 2 + (landing.pose.y - pose.y) ** 2 : 101;
        for (let x = -10; x <= 10; x++)
          for (let y = -10; y <= 10; y++) {
            if (x * x + y * y >= longest) continue;
            const shifted = { ...pose, x: pose.x + x, y: pose.y + y };
            expect(overlaps(outlineOf(three, shifted), shore.outline)).toBe(true);
          }
        expect(landing === undefined || touches(landing.outline, shore.outline)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

const shapes = [
  one,
  three,
  hullOf({ kind: 'catamaran', masts: 4, secondHull: true }),
  titan,
  iceberg,
] as const;
const others = [one, four, twelve, titan, whirlpool] as const;

test('sailing stops exactly where trying every unit one by one would [PI-GEO.40]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes),
      fc.constantFrom(...others),
      fc.record({ x: fc.integer({ min: -9_000, max: 9_000 }), y: fc.integer({ min: -9_000, max: 9_000 }) }),
      fc.integer({ min: 0, max: 35_999 }),
      fc.integer({ min: 0, max: 35_999 }),
      fc.integer({ min: 0, max: 35_999 }),
      (shape, other, offset, heading, direction, turn) => {
        const from: Pose = { x: 50_000, y: 45_000, heading };
        const obstacle = body('other', other, from.x + offset.x, from.y + offset.y, turn);
        fc.pre(!overlaps(outlineOf(shape, from), obstacle.outline));
        let free = 0;
        while (
          free < 3_000 &&
          !overlaps(outlineOf(shape, ahead(from, free + 1, direction)), obstacle.outline)
        )
          free++;
        const run = sail(shape, from, direction, 3_000, among(obstacle));
        expect(run.sailed).toBe(free);
        expect(run.against).toEqual(free < 3_000 ? ['other'] : []);
        expect(free === 3_000 || run.touching.includes('other')).toBe(true);
        const tile = sail(shape, from, direction, 3_000, over(obstacle));
        expect(tile.entered).toEqual(free < 3_000 ? [{ id: 'other', at: free + 1 }] : []);
      },
    ),
    { numRuns: 60 },
  );
});

test('sailing along a shore within a hair stops exactly where trying every unit would [PI-GEO.40]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8_999 }),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -2, max: 2 }),
      (heading, gap, drift) => {
        const from: Pose = { x: 50_000, y: 45_000, heading };
        // A long wall parallel to the keel, beside the hull.
        const wall = shapeOf([
          { x: -8_000, y: 0 },
          { x: 8_000, y: 0 },
          { x: 8_000, y: 400 },
          { x: -8_000, y: 400 },
        ]);
        const beside = ahead(from, 900 + gap, heading + 9_000);
        const obstacle = body('wall', wall, beside.x, beside.y, heading);
        fc.pre(!overlaps(outlineOf(three, from), obstacle.outline));
        const direction = heading + drift;
        let free = 0;
        while (
          free < 4_000 &&
          !overlaps(outlineOf(three, ahead(from, free + 1, direction)), obstacle.outline)
        )
          free++;
        expect(sail(three, from, direction, 4_000, among(obstacle)).sailed).toBe(free);
      },
    ),
    { numRuns: 60 },
  );
});
