import { type Pose, QUARTER_TURN, ahead, at, cosine, asHeading, sine } from './angle.ts';
import { type Landing, type Waters, land, poseHolding } from './move.ts';
import { type Body, bowOf, outlineOf, touches } from './outline.ts';
import { against } from './place.ts';
import type { Hull } from './shape.ts';
import { firstOverlap } from './sweep.ts';

/** A hull where it stands. */
export interface Placed {
  readonly hull: Hull;
  readonly pose: Pose;
}

/** 0°, +5°, −5°, +10° … −120° [PI-GEO.55] */
const DEVIATIONS = [
  0,
  ...Array.from({ length: 24 }, (_, index) => (index + 1) * 500).flatMap((a) => [a, -a]),
];

/** Alongside, hulls touch with this between them: laid closer, rounding would jam one that sails off along the other. */
const ALONGSIDE = 4;

/** In tow: the bow point on the tower's stern point, swung by a deviation [PI-GEO.54]. */
export const towPose = (tower: Placed, towed: Hull, deviation = 0): Pose =>
  poseHolding(
    towed.bowPoint,
    asHeading(tower.pose.heading + deviation),
    at(tower.pose, tower.hull.sternPoint),
  );

/** The first legal pose in tow; the waters hold the tower and not the towed. Undefined: the tow is lost [PI-GEO.55]. */
export function inTow(tower: Placed, towed: Hull, waters: Waters): Landing | undefined {
  for (const deviation of DEVIATIONS) {
    const landing = land(towed, towPose(tower, towed, deviation), waters);
    if (landing) return landing;
  }
  return undefined;
}

/**
 * A towed ship laid flank to flank with its docked tower, slid ahead until its bow meets the island or, failing
 * that, level with the tower; undefined if that side is not free [PI-GEO.56]. The waters hold the tower and the
 * island, not the towed.
 */
export function alongside(
  tower: Placed & Pick<Body, 'id'>,
  towed: Hull,
  side: 'port' | 'starboard',
  island: Body,
  waters: Waters,
): Landing | undefined {
  const { hull, pose } = tower;
  const anchor = { outline: outlineOf(hull, pose), centre: pose };
  const abeam = asHeading(pose.heading + (side === 'port' ? QUARTER_TURN : -QUARTER_TURN));
  const level = against(towed, { x: 0, y: 0 }, pose.heading, anchor, abeam, ALONGSIDE);
  // As far astern as the flanks still meet, which run from −0.40 to 0.25 of a length.
  const astern = (40 * hull.length + 25 * towed.length) / 100;
  const slide = astern + (25 * hull.length + 40 * towed.length) / 100;
  const start = ahead(level, -astern);
  const way = { sin: sine(pose.heading), cos: cosine(pose.heading), from: 0, to: slide };
  const ashore = firstOverlap(outlineOf(towed, start), island.outline, way);
  const docked = ashore > slide ? undefined : land(towed, ahead(start, ashore - 1), waters);
  if (docked?.touching.includes(tower.id) && touches(bowOf(towed, docked.pose), island.outline))
    return docked;
  return land(towed, level, waters);
}
