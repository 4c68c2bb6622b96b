import { FULL_TURN, HALF_TURN, type Point, type Pose, QUARTER_TURN, bearing, asHeading } from './angle.ts';
import type { Leg } from './course.ts';
import { MEASURE, type Measure, TOUCH } from './measure.ts';
import { type Body, type Outline, covers, near, nearestOf, outlineOf } from './outline.ts';
import type { Hull } from './shape.ts';
import { ratio, wholeRoot } from './whole.ts';

const TURN_STEP = 1_500;

/**
 * The legs worth trying for a measure: every 15° for a quarter, a half, three quarters and all of it, and all of
 * it towards each body in reach, past it on either side, and towards the points given, such as the exits of a fog
 * bank [PI-GEO.71]. Some may be illegal.
 */
export function legsToTry(
  hull: Hull,
  pose: Pose,
  measure: Measure,
  bodies: readonly Body[],
  points: readonly Point[] = [],
  from: 'bow' | 'stern' = 'bow',
): readonly Leg[] {
  const length = MEASURE[measure];
  const legs: Leg[] = [];
  for (const turn of turnsFrom(from))
    for (const quarters of [1, 2, 3, 4])
      legs.push({ measure, turn, distance: (length * quarters) / 4, from });
  const swept = outlineOf(hull, pose).box;
  const inReach = bodies.filter((body) => near(body.outline.box, swept, length));
  const headings = [
    ...inReach.flatMap((body) => headingsFor(hull, pose, body.outline)),
    ...points.map((point) => bearing(pose, point)),
  ];
  const turns = new Set(headings.map((aim) => turnTo(pose, aim)).filter((turn) => turnAllowed(turn, from)));
  for (const turn of turns) legs.push({ measure, turn, distance: 'max', from });
  return legs;
}

/** The turn, −180.00° to 180.00°, that brings a pose to a heading. */
export function turnTo(pose: Pose, aim: number): number {
  const turn = asHeading(aim - pose.heading);
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

const turnAllowed = (turn: number, from: 'bow' | 'stern'): boolean =>
  from === 'bow' ? Math.abs(turn) <= QUARTER_TURN : Math.abs(turn) >= QUARTER_TURN;

const ROUND = Array.from(
  { length: FULL_TURN / TURN_STEP },
  (_, index) => (index + 1) * TURN_STEP - HALF_TURN,
);
const turnsFrom = (from: 'bow' | 'stern'): readonly number[] =>
  ROUND.filter((turn) => turnAllowed(turn, from));

/** Straight at the nearest point of an outline, and close past it to port and to starboard. */
function headingsFor(hull: Hull, pose: Pose, outline: Outline): readonly number[] {
  if (covers(outline, pose)) return [];
  const clearance = hull.beam / 2 + TOUCH + 3;
  return [
    bearing(pose, nearestOf(outline, pose)),
    bearing(pose, pastCorner(pose, outline, clearance)),
    bearing(pose, pastCorner(pose, outline, -clearance)),
  ];
}

/** A point to steer for so that every corner of an outline stays a clearance away to starboard (positive) or to port. */
function pastCorner(from: Point, outline: Outline, clearance: number): Point {
  let [dx, dy] = [0, 0];
  for (const ring of outline.parts)
    for (const corner of ring) {
      const [x, y] = beside(corner.x - from.x, corner.y - from.y, clearance);
      if ((dx === 0 && dy === 0) || (dx * y - dy * x) * clearance > 0) [dx, dy] = [x, y];
    }
  return { x: from.x + dx, y: from.y + dy };
}

/** Where the line from the origin that passes a point at a clearance is nearest to it. */
function beside(x: number, y: number, clearance: number): readonly [number, number] {
  const square = x * x + y * y;
  const along = wholeRoot(Math.max(0, square - clearance * clearance));
  return [
    ratio(along * (x * along - y * clearance), square),
    ratio(along * (y * along + x * clearance), square),
  ];
}
