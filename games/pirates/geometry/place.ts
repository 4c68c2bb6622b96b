import {
  FULL_TURN,
  HALF_TURN,
  QUARTER_TURN,
  type Point,
  type Pose,
  ahead,
  angleBetween,
  at,
  cosine,
  asHeading,
  sine,
  unscaled,
} from './angle.ts';
import { TOUCH } from './measure.ts';
import { type Landing, type Waters, land, poseHolding, turned } from './move.ts';
import { type Outline, atLeast, bowOf, covers, differences, outlineOf, touches, within } from './outline.ts';
import { compareDistance, inside } from './ring.ts';
import { FLAG_PLACES, type Hull, type Shape } from './shape.ts';

/** A tile, island or piece with the point its directions are measured from. */
export interface Anchor {
  readonly outline: Outline;
  readonly centre: Point;
}

/**
 * The pose, of a given heading, that puts `hold` (a point in the piece's own frame) on the ray from the anchor's
 * centre in a direction, at the smallest whole distance that leaves a gap to the anchor's outline; with no gap
 * asked, at the smallest that does not overlap it.
 */
export function against(
  shape: Shape,
  hold: Point,
  heading: number,
  anchor: Anchor,
  direction: number,
  gap = 0,
): Pose {
  const start = poseHolding(hold, heading, anchor.centre);
  const rings = differences(anchor.outline, outlineOf(shape, start));
  const [sin, cos] = [sine(direction), cosine(direction)];
  const tooNear = (distance: number): boolean => {
    const [x, y] = [unscaled(distance * cos), unscaled(distance * sin)];
    return rings.some((ring) => (gap === 0 ? inside(ring, x, y) : compareDistance(ring, x, y, gap) < 0));
  };
  if (!tooNear(0)) return start;
  return ahead(
    start,
    smallest((distance) => !tooNear(distance)),
    direction,
  );
}

/** The smallest whole number that passes a test which, once passed, stays passed; 0 does not pass. */
function smallest(passes: (n: number) => boolean): number {
  let [fails, good] = [0, 1];
  while (!passes(good)) [fails, good] = [good, 2 * good];
  while (good - fails > 1) {
    const middle = (fails + good) >> 1;
    if (passes(middle)) good = middle;
    else fails = middle;
  }
  return good;
}

/** Stern placement at a tile: undefined if the heading looks back over it or the pose is not legal [PI-GEO.57]. */
export function sternPlacement(
  hull: Hull,
  heading: number,
  tile: Anchor,
  direction: number,
  waters: Waters,
): Landing | undefined {
  if (angleBetween(heading, direction) > QUARTER_TURN) return undefined;
  return land(hull, against(hull, hull.sternPoint, heading, tile, direction), waters);
}

/** Where the numbers 1 to 6 lie around an iceberg or a fog bank [PI-GEO.28]. */
export const edgeDirection = (tileHeading: number, number: number): number =>
  asHeading(tileHeading + (number - 1) * (FULL_TURN / 6));

/** Where the ray from an anchor's centre leaves its outline, to the unit within [PI-GEO.28]. */
export function exitPoint({ outline, centre }: Anchor, direction: number): Point {
  const on = (distance: number): Pose => ahead({ ...centre, heading: 0 }, distance, direction);
  const { x, y } = on(smallest((distance) => !covers(outline, on(distance))) - 1);
  return { x, y };
}

/** The legal poses bow on to an island, every 5° around it: where ships may be placed or return to [PI-SET.10]. */
export function berths(hull: Hull, island: Anchor, waters: Waters): readonly Landing[] {
  const found: Landing[] = [];
  for (let direction = 0; direction < FULL_TURN; direction += 500) {
    const pose = against(hull, hull.bowPoint, asHeading(direction + HALF_TURN), island, direction);
    const landing = land(hull, pose, waters);
    if (landing && touches(bowOf(hull, landing.pose), island.outline)) found.push(landing);
  }
  return found;
}

/** Whether two outlines stand so far apart, give or take TOUCH [PI-SET.13]. */
export const atDistance = (a: Outline, b: Outline, distance: number): boolean =>
  within(a, b, distance + TOUCH) && atLeast(a, b, distance - TOUCH);

/**
 * The legal pose nearest to a wanted one, searched in circles 500 u apart, every 15° around them, with its own
 * heading first and then every 15° from it [PI-CREW.23]. Undefined if there is none within `reach`.
 */
export function nearestLanding(
  shape: Shape,
  wanted: Pose,
  reach: number,
  waters: Waters,
): Landing | undefined {
  for (let distance = 0; distance <= reach; distance += 500)
    for (let direction = 0; direction < FULL_TURN; direction += 1_500)
      for (let turn = 0; turn < FULL_TURN; turn += 1_500) {
        const landing = land(shape, turned(ahead(wanted, distance, direction), turn), waters);
        if (landing) return landing;
      }
  return undefined;
}

/** A fort stands on an island when two opposite corners do [PI-GEO.27, PI-FORT.6]. */
export function fortStands(pose: Pose, island: Outline): boolean {
  const [a, b, c, d] = FLAG_PLACES.slice(0, 4).map((tower) => covers(island, at(pose, tower)));
  return (a === true && c === true) || (b === true && d === true);
}
