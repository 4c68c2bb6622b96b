/** How fast the sea is measured: a course judged, the lines of fire of a broadside, beside a single distance. */
import { type Json, Random, Refusal } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import type { Timed } from '../common/timed.ts';
import { distanceOf } from './geometry/index.ts';
import { positionState, type ShipPosition } from './position.ts';
import { coursesOf } from './rules/courses.ts';
import { bodyOfShip } from './rules/sea.ts';
import { shots } from './rules/shots.ts';
import { NONE } from './state.ts';

/** A ship of five masts with eleven others about it, all in reach. */
const ABOUT: readonly ShipPosition[] = Array.from({ length: 11 }, (_, i) => ({
  piece: 'merry-gannet',
  seat: i % 3 === 0 ? 0 : 1,
  at: [52_000 + 6_500 * (i % 4), 34_000 + 8_000 * Math.floor(i / 4), 3_000 * i],
}));
const SEA = positionState({
  ships: [{ piece: 'kings-quarrel', at: [58_000, 46_000, 2_000] }, ...ABOUT],
  islands: [{ at: [84_000, 60_000], coins: [3, 4] }],
});
const SHIP = nth(SEA.ships, 0);

const asked = () => coursesOf(SEA, { ship: SHIP, used: [], rest: 0, leaving: NONE, whirled: false });
const isWhole = (course: Json): boolean => Array.isArray(course) && course.length === 2;

const COURSES = (asked().candidates?.(Random.seeded('sea')) ?? []).filter(isWhole);
const broadside = () => shots(SEA, { shooter: { kind: 'ship', ship: SHIP }, fired: {}, misses: [] });
const [HULL, OTHER] = [bodyOfShip(SHIP).outline, bodyOfShip(nth(SEA.ships, 6)).outline];

let course = 0;
function judge(): void {
  const read = asked().read(nth(COURSES, course++ % COURSES.length));
  if (read instanceof Refusal) throw read;
}

export const bench: readonly Timed[] = [
  { what: 'the distance between two hulls', act: () => void distanceOf(HULL, OTHER) },
  { what: 'a course of two segments among 12 pieces', act: judge, most: 50 },
  {
    what: `the lines of fire of one broadside, ${broadside().length} of which bear`,
    act: () => void broadside(),
    most: 200,
  },
];
