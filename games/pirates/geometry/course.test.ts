import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pose } from './angle.ts';
import { type Course, type Leg, courseOf, sailLeg } from './course.ts';
import { surfaceFor } from './measure.ts';
import type { Waters } from './move.ts';
import { type Body, bowOf, outlineOf, overlaps, touches } from './outline.ts';
import reference from './reference.json' with { type: 'json' };
import { type HullKind, type Shape, hullOf, regular, shapeOf } from './shape.ts';

const three = hullOf({ kind: 'standard', masts: 3 });
const twelve = shapeOf(regular(12, 4_000));
const start: Pose = { x: 20_000, y: 20_000, heading: 0 };

const body = (id: string, shape: Shape, pose: Pose): Body => ({ id, outline: outlineOf(shape, pose) });
const among = (...obstacles: readonly Body[]): Waters => ({
  surface: surfaceFor(2, 40),
  obstacles,
  tiles: [],
});
const shore = body('island', twelve, { x: 34_000, y: 20_000, heading: 0 });

const S = (turn: number, distance: number | 'max' = 'max'): Leg => ({ measure: 'S', turn, distance });
const L = (turn: number, distance: number | 'max' = 'max'): Leg => ({ measure: 'L', turn, distance });

function sailed(course: ReturnType<typeof courseOf>): Course {
  if ('broken' in course) throw new Error(course.broken);
  return course;
}

test('a move is its segments one after the other, each a turn and then straight on [PI-GEO.34, PI-GEO.39, EX-8, EX-13]', () => {
  const course = sailed(courseOf(three, start, [S(9_000, 5_400), L(-9_000, 8_600)], among()));
  expect(course.legs.map((leg) => leg.pose)).toEqual([
    { x: 20_000, y: 25_400, heading: 9_000 },
    { x: 28_600, y: 25_400, heading: 0 },
  ]);
  const [bow] = bowOf(three, course.pose).parts[0] ?? [];
  expect(bow).toMatchObject({ x: 32_000, y: 25_400 });
  const other = sailed(courseOf(three, start, [L(-9_000), S(9_000)], among()));
  expect(other.pose).toEqual({ x: 25_400, y: 11_400, heading: 0 });
});

test('a turn of up to 90.00° to either side is legal, 90.01° is refused [PI-GEO.35, PI-GEO.68, EX-14]', () => {
  expect(courseOf(three, start, [S(9_000)], among())).not.toHaveProperty('broken');
  expect(courseOf(three, start, [S(-9_000)], among())).not.toHaveProperty('broken');
  expect(courseOf(three, start, [S(9_001)], among())).toEqual({ broken: 'PI-GEO.35' });
  expect(courseOf(three, start, [S(-9_001)], among())).toEqual({ broken: 'PI-GEO.35' });
  expect(courseOf(three, start, [S(0.5)], among())).toEqual({ broken: 'PI-GEO.35' });
});

test('a measure is that length or less, in whole units [PI-GEO.3, PI-GEO.39, PI-GEO.68]', () => {
  expect(courseOf(three, start, [S(0, 1)], among())).toMatchObject({ pose: { x: 20_001 } });
  expect(courseOf(three, start, [S(0, 0)], among())).toMatchObject({ pose: { x: 20_000 } });
  for (const distance of [5_401, -1, 1.5, Number.NaN])
    expect(courseOf(three, start, [S(0, distance)], among())).toEqual({ broken: 'PI-GEO.39' });
});

test('"max" sails as far as is legal [PI-GEO.69, EX-15]', () => {
  expect(sailed(courseOf(three, start, [L(0, 'max')], among())).pose.x).toBe(28_600);
  expect(sailed(courseOf(three, start, [L(0, 'max')], among(shore))).pose.x).toBe(26_600);
});

test('a pose that a turn may not end in is refused [PI-GEO.37, PI-GEO.68]', () => {
  const beside = body('ship', three, { x: 20_000, y: 22_000, heading: 0 });
  expect(courseOf(three, start, [S(9_000)], among(beside))).toEqual({ broken: 'PI-GEO.37' });
});

test('a turn that ends in a new contact ends the move [PI-GEO.38, EX-29]', () => {
  const wall = body('wall', three, { x: 20_000 - 900 - 900, y: 20_000, heading: 9_000 });
  const before: Pose = { x: 20_000, y: 20_000, heading: 4_500 };
  const far = body('wall', three, { x: 16_000, y: 20_000, heading: 9_000 });
  expect(sailed(courseOf(three, before, [S(4_500), L(0)], among(far))).legs).toHaveLength(2);
  const flank = sailed(courseOf(three, { ...before, heading: 9_000 }, [S(0, 0)], among(wall)));
  expect(flank.met).toEqual([]); // it touched it before
  const small = shapeOf(regular(4, 500));
  const rock = body('rock', small, { x: 20_000 - 900 - 500, y: 20_000, heading: 0 });
  const turnedTo = sailed(courseOf(three, { ...before, heading: 8_000 }, [S(1_000), L(0)], among(rock)));
  expect(turnedTo).toMatchObject({ met: ['rock'], pose: { x: 20_000, y: 20_000, heading: 9_000 } });
  expect(turnedTo.legs).toHaveLength(1);
  expect(touches(bowOf(three, turnedTo.pose), rock.outline)).toBe(false);
});

test('touching an island or a ship ends the whole move; what is left is lost [PI-GEO.43, PI-GEO.44, EX-15]', () => {
  const course = sailed(courseOf(three, start, [L(0), S(9_000)], among(shore)));
  expect(course).toMatchObject({ pose: { x: 26_600, y: 20_000, heading: 0 }, met: ['island'] });
  expect(course.legs).toHaveLength(1);
});

test('ending a stretch beside an obstacle, within TOUCH, is contact too [PI-GEO.43, PI-GEO.76]', () => {
  const small = shapeOf(regular(4, 300));
  const rock = body('rock', small, { x: 25_000, y: 20_000 + 900 + 300 + 5, heading: 0 });
  const ended = sailed(courseOf(three, start, [S(0, 5_000), L(0)], among(rock)));
  expect(ended).toMatchObject({ pose: { x: 25_000, y: 20_000 }, met: ['rock'] });
  expect(sailed(courseOf(three, start, [L(0)], among(rock)))).toMatchObject({ pose: { x: 28_600 }, met: [] });
});

test('a move may use no segment at all [PI-GEO.44]', () => {
  expect(courseOf(three, start, [], among())).toEqual({ pose: start, legs: [], met: [] });
});

test('a docked ship turns away and leaves; coming back to the island is a new contact [PI-GEO.42, EX-16]', () => {
  const docked: Pose = { x: 26_600, y: 20_000, heading: 0 };
  const away = sailed(courseOf(three, docked, [S(9_000)], among(shore)));
  expect(away).toMatchObject({ pose: { x: 26_600, y: 25_400, heading: 9_000 }, met: [] });
  const ahead = sailed(courseOf(three, docked, [S(0)], among(shore)));
  expect(ahead).toMatchObject({ pose: docked, met: ['island'] });
  const back = sailed(courseOf(three, docked, [S(9_000, 0), S(-9_000, 1)], among(shore)));
  expect(back).toMatchObject({ pose: docked, met: ['island'] });
});

test('a windcatcher measuring from its stern turns to the other half of the circle [PI-GEO.47]', () => {
  const astern = (turn: number): Leg => ({ measure: 'S', turn, distance: 'max', from: 'stern' });
  expect(sailed(courseOf(three, start, [astern(18_000)], among())).pose).toEqual({
    x: 14_600,
    y: 20_000,
    heading: 18_000,
  });
  expect(courseOf(three, start, [astern(-9_000)], among())).not.toHaveProperty('broken');
  expect(courseOf(three, start, [astern(8_999)], among())).toEqual({ broken: 'PI-GEO.47' });
  expect(courseOf(three, start, [astern(18_001)], among())).toEqual({ broken: 'PI-GEO.47' });
});

test('a tile lain over after a turn is entered before the straight stretch [PI-GEO.77]', () => {
  const reef = body('reef', shapeOf(regular(8, 1_000)), { x: 20_000, y: 24_000, heading: 0 });
  const [leg] = sailed(courseOf(three, start, [S(9_000)], { ...among(), tiles: [reef] })).legs;
  expect(leg?.entered).toEqual([{ id: 'reef', at: 0 }]);
});

const anyPose = fc.record({
  x: fc.integer({ min: 12_000, max: 60_000 }),
  y: fc.integer({ min: 12_000, max: 60_000 }),
  heading: fc.integer({ min: 0, max: 35_999 }),
});
const anyShape = fc.constantFrom<Shape>(three, twelve, hullOf({ kind: 'titan', masts: 4 }));
const anyBodies = fc
  .array(fc.tuple(anyShape, anyPose), { minLength: 3, maxLength: 12 })
  .map((placed) => placed.map(([shape, pose], index) => body(`body:${index}`, shape, pose)));
const anyLegs = fc.array(
  fc.record({
    measure: fc.constantFrom('S' as const, 'L' as const),
    turn: fc.integer({ min: -9_000, max: 9_000 }),
    distance: fc.oneof(fc.constant('max' as const), fc.integer({ min: 0, max: 5_400 })),
  }),
  { minLength: 1, maxLength: 3 },
);

test('a course judged leg by leg is the course judged whole, and nothing given is changed [PI-GEO.34, PI-GEO.70]', () => {
  fc.assert(
    fc.property(anyBodies, anyPose, anyLegs, (bodies, pose, legs) => {
      fc.pre(!bodies.some(({ outline }) => overlaps(outline, outlineOf(three, pose))));
      const waters = { ...among(...bodies), tiles: bodies };
      const given = JSON.stringify([waters, pose, legs]);
      const whole = courseOf(three, pose, legs, waters);
      expect(JSON.stringify([waters, pose, legs])).toBe(given);
      let byLeg: typeof whole = { pose, legs: [], met: [] };
      for (const leg of legs) {
        if ('broken' in byLeg || byLeg.met.length > 0) break;
        const step = sailLeg(three, byLeg.pose, leg, waters);
        byLeg = 'broken' in step ? step : { pose: step.pose, legs: [...byLeg.legs, step], met: step.met };
      }
      expect(whole).toEqual(byLeg);
    }),
    { numRuns: 200 },
  );
});

test('a ship never ends up overlapping an obstacle or off the sea, and always touches what ended her move [PI-GEO.12, PI-GEO.40]', () => {
  fc.assert(
    fc.property(anyBodies, anyPose, anyLegs, (bodies, pose, legs) => {
      fc.pre(!bodies.some(({ outline }) => overlaps(outline, outlineOf(three, pose))));
      const course = courseOf(three, pose, legs, among(...bodies));
      if ('broken' in course) return;
      const end = outlineOf(three, course.pose);
      for (const { id, outline } of bodies) {
        expect(overlaps(end, outline)).toBe(false);
        expect(!course.met.includes(id) || touches(end, outline)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('the courses of the reference book end where they ended when it was written, on every machine [PI-GEO.1, PI-GEO.40]', () => {
  const hulls = (kind: string, masts: number): Shape =>
    hullOf({ kind: kinds.find((known) => known === kind) ?? 'standard', masts });
  const kinds: readonly HullKind[] = ['standard', 'galley', 'longship', 'submarine', 'seamonster'];
  const waters = among(
    ...reference.islands.map((pose, index) => body(`island:${index}`, twelve, pose)),
    ...reference.ships.map((pose, index) => body(`ship:${index}`, three, pose)),
  );
  const ended = reference.courses.map(({ kind, masts, from, legs }) => {
    const course = sailed(
      courseOf(
        hulls(kind, masts),
        from,
        legs.map(([turn = 0, distance = 0]) => (distance > 5_400 ? L(turn, distance) : S(turn, distance))),
        waters,
      ),
    );
    return { to: course.pose, met: course.met };
  });
  expect(ended).toEqual(reference.courses.map(({ to, met }) => ({ to, met })));
  expect(ended.length).toBeGreaterThanOrEqual(40);
});
