import { expect, test } from 'vitest';
import { type Pose, bearing } from './angle.ts';
import { legsToTry, turnTo } from './candidates.ts';
import { type Leg, courseOf } from './course.ts';
import { surfaceFor } from './measure.ts';
import type { Waters } from './move.ts';
import { type Body, outlineOf } from './outline.ts';
import { hullOf, regular, shapeOf } from './shape.ts';

const three = hullOf({ kind: 'standard', masts: 3 });
const start: Pose = { x: 40_000, y: 40_000, heading: 0 };
const island: Body = {
  id: 'island',
  outline: outlineOf(shapeOf(regular(12, 4_000)), { x: 51_000, y: 43_000, heading: 0 }),
};
const ship: Body = { id: 'ship', outline: outlineOf(three, { x: 46_000, y: 36_000, heading: 9_000 }) };
const waters: Waters = { surface: surfaceFor(2, 40), obstacles: [island, ship], tiles: [] };
const metBy = (leg: Leg, obstacles: readonly Body[]): readonly string[] => {
  const course = courseOf(three, start, [leg], { ...waters, obstacles });
  return 'broken' in course ? [course.broken] : course.met;
};

test('candidates are turns in steps of 15° by quarters of the measure [PI-GEO.71]', () => {
  const legs = legsToTry(three, start, 'L', []);
  expect(legs).toHaveLength(13 * 4);
  expect(new Set(legs.map((leg) => leg.turn)).size).toBe(13);
  expect([...new Set(legs.map((leg) => leg.distance))]).toEqual([2_150, 4_300, 6_450, 8_600]);
});

test('and straight at each body in reach, past it on either side, and at the points given [PI-GEO.71]', () => {
  const exit = { x: 47_000, y: 41_000 };
  const aimed = legsToTry(three, start, 'L', [island, ship], [exit]).slice(13 * 4);
  expect(aimed).toHaveLength(7);
  const met = aimed.map((leg, index) => metBy(leg, index < 3 ? [island] : [ship]));
  expect(met.slice(0, 6)).toEqual([['island'], [], [], ['ship'], [], []]);
  expect(aimed[6]?.turn).toBe(bearing(start, exit));
  expect(legsToTry(three, { ...start, x: 90_000 }, 'L', [island, ship])).toHaveLength(13 * 4);
});

test('a windcatcher measuring from her stern is offered the other half of the circle [PI-GEO.47, PI-GEO.71]', () => {
  const legs = legsToTry(three, start, 'S', [], [], 'stern');
  expect(legs.every((leg) => Math.abs(leg.turn) >= 9_000 && Math.abs(leg.turn) <= 18_000)).toBe(true);
  expect(legs).toHaveLength(13 * 4);
});

test('candidates are judged like any other choice, and most are legal [PI-GEO.72]', () => {
  const results = legsToTry(three, start, 'L', [island, ship]).map((leg) =>
    courseOf(three, start, [leg], waters),
  );
  expect(results.filter((result) => !('broken' in result)).length).toBeGreaterThan(40);
  const crowded: Waters = {
    ...waters,
    obstacles: [...waters.obstacles, { id: 'wall', outline: outlineOf(three, { ...start, y: 42_000 }) }],
  };
  const legs = legsToTry(three, start, 'L', []);
  expect(legs.map((leg) => courseOf(three, start, [leg], crowded))).toContainEqual({ broken: 'PI-GEO.37' });
});

test('a turn to a heading is the shorter way round', () => {
  expect(turnTo({ ...start, heading: 35_000 }, 1_000)).toBe(2_000);
  expect(turnTo({ ...start, heading: 1_000 }, 35_000)).toBe(-2_000);
  expect(turnTo(start, 18_000)).toBe(18_000);
});
