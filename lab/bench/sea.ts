/** How fast the sea of Pirates is measured: a course judged, the lines of fire of a broadside, beside a single distance. */
import { distanceOf } from '@portolan/games/pirates/geometry/index.ts';
import { positionState, type ShipPosition } from '@portolan/games/pirates/position.ts';
import { coursesOf } from '@portolan/games/pirates/rules/courses.ts';
import { bodyOfShip } from '@portolan/games/pirates/rules/sea.ts';
import { shots } from '@portolan/games/pirates/rules/shots.ts';
import { NONE, nth } from '@portolan/games/pirates/state.ts';
import { type Json, Random, Refusal } from '@portolan/kernel';
import { type Row, round } from '../command.ts';
import { microseconds } from './measure.ts';

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

export async function seaSection(): Promise<Row[]> {
  const courses = (asked().candidates?.(Random.seeded('sea')) ?? []).filter(isWhole);
  const volley = { shooter: { kind: 'ship', ship: SHIP }, fired: {}, misses: [] } as const;
  const lines = shots(SEA, { ...volley, fired: {}, misses: [] }).length;
  const [hull, other] = [bodyOfShip(SHIP).outline, bodyOfShip(nth(SEA.ships, 6)).outline];
  let course = 0;
  const judge = (): void => {
    const read = asked().read(nth(courses, course++ % courses.length));
    if (read instanceof Refusal) throw read;
  };
  return [
    { what: 'the distance between two hulls', µs: round(microseconds(() => void distanceOf(hull, other))) },
    { what: 'a course of two segments among 12 pieces', µs: round(microseconds(judge)), asked: '≤ 50' },
    {
      what: `the lines of fire of one broadside, ${lines} of which bear`,
      µs: round(microseconds(() => void shots(SEA, { ...volley, fired: {}, misses: [] }))),
      asked: '≤ 200',
    },
  ];
}
