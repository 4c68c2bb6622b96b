import { type Point, type Pose, at, squareBetween } from './angle.ts';
import { MEASURE, type Measure } from './measure.ts';
import { type Body, type Outline, near, nearestOf } from './outline.ts';
import { crosses } from './ring.ts';
import type { Hull } from './shape.ts';
import { ratio, wholeRoot } from './whole.ts';

/** A sail seen from above: a line across the keel through its mast [PI-GEO.19]. */
interface Sail {
  readonly port: Point;
  readonly starboard: Point;
}

/** A cannon about to fire: where it stands, how far it carries, and the sails of its own ship around it. */
export interface Gun {
  readonly at: Point;
  readonly reach: number;
  readonly sails: readonly Sail[];
}

/** What may be fired at. The bodies it is `on`, such as the island under a fort, do not shield it [PI-GEO.65]. */
export interface Target extends Body {
  readonly on?: readonly string[];
}

/** What comes of aiming: the end of a clear line, or why there is none; `by` names a body, or OWN_SAILS. */
export type Shot =
  | { readonly bears: true; readonly to: Point }
  | { readonly bears: false; readonly why: 'far' }
  | { readonly bears: false; readonly why: 'blocked'; readonly by: string };

export const OWN_SAILS = 'sails';

const STEP = 100; // [PI-GEO.59]

/** [PI-GEO.61] */
export const reachOf = (range: Measure, extended = false): number => MEASURE[range] * (extended ? 2 : 1);

/** The cannon of a mast, by its number from 0 at the bow; the sails of the other standing masts are in its way. */
export const mastGun = (
  hull: Hull,
  pose: Pose,
  mast: number,
  reach: number,
  standing: readonly boolean[],
): Gun => ({
  at: at(pose, hull.cannons[mast] ?? hull.bombard),
  reach,
  sails: sailsOf(hull, pose, standing, mast),
});

/** A bombardier's extra cannon: every standing sail is in its way [PI-GEO.24]. */
export const bombardGun = (hull: Hull, pose: Pose, reach: number, standing: readonly boolean[]): Gun => ({
  at: at(pose, hull.bombard),
  reach,
  sails: sailsOf(hull, pose, standing),
});

function sailsOf(hull: Hull, pose: Pose, standing: readonly boolean[], except?: number): readonly Sail[] {
  if (hull.halfSail === 0) return [];
  return hull.cannons
    .filter((_, mast) => standing[mast] === true && mast !== except)
    .map(({ x }) => ({
      port: at(pose, { x, y: hull.halfSail }),
      starboard: at(pose, { x, y: -hull.halfSail }),
    }));
}

/** Every gun at every target: `shots[gun][target]`. A target is never in its own way; the firing piece must not be a blocker. */
export const broadside = (
  guns: readonly Gun[],
  targets: readonly Target[],
  blockers: readonly Body[],
): readonly (readonly Shot[])[] => guns.map((gun) => targets.map((target) => shotAt(gun, target, blockers)));

/**
 * Aims one gun at one target: it bears if one of the candidate points of the target's outline is within reach
 * and nothing stands in the way [PI-GEO.60]. The candidates are the nearest point, the corners, and points that
 * part each edge equally, at most 100 u from each other [PI-GEO.59].
 */
export function shotAt(gun: Gun, target: Target, blockers: readonly Body[]): Shot {
  const aim = nearestOf(target.outline, gun.at);
  // Rounding brings no candidate nearer than this.
  if (squareBetween(gun.at, aim) > (gun.reach + 2) ** 2) return { bears: false, why: 'far' };
  const inTheWay = inTheWayOf(gun.at, target, blockers);
  let by: string | undefined;
  const hits = (point: Point): boolean => {
    if (squareBetween(gun.at, point) > gun.reach ** 2) return false;
    const hindrance = hindranceOf(gun, point, inTheWay);
    by ??= hindrance;
    return hindrance === undefined;
  };
  const to = hits(aim) ? aim : pointAlong(target.outline, hits);
  if (to) return { bears: true, to };
  return by === undefined ? { bears: false, why: 'far' } : { bears: false, why: 'blocked', by };
}

/** The first corner or point along an edge that passes. */
function pointAlong(outline: Outline, passes: (point: Point) => boolean): Point | undefined {
  for (const ring of outline.parts)
    for (const { x, y, dx, dy } of ring) {
      const steps = Math.floor(wholeRoot(Math.max(0, dx * dx + dy * dy - 1)) / STEP) + 1;
      for (let step = 0; step < steps; step++) {
        const point = { x: x + ratio(dx * step, steps), y: y + ratio(dy * step, steps) };
        if (passes(point)) return point;
      }
    }
  return undefined;
}

/** The blockers worth asking: in the box of gun and target, and not what the target is or stands on. */
function inTheWayOf(from: Point, target: Target, blockers: readonly Body[]): readonly Body[] {
  const { left, bottom, right, top } = target.outline.box;
  const box = {
    left: Math.min(left, from.x),
    bottom: Math.min(bottom, from.y),
    right: Math.max(right, from.x),
    top: Math.max(top, from.y),
  };
  return blockers.filter(
    ({ id, outline }) => near(outline.box, box, 0) && id !== target.id && target.on?.includes(id) !== true,
  );
}

function hindranceOf(gun: Gun, to: Point, inTheWay: readonly Body[]): string | undefined {
  for (const sail of gun.sails) if (crossesSail(gun.at, to, sail)) return OWN_SAILS;
  for (const { id, outline } of inTheWay)
    for (const ring of outline.parts) if (crosses(ring, gun.at, to)) return id;
  return undefined;
}

/** Only a proper crossing counts: a line that meets the end of a sail passes [PI-GEO.62]. */
const crossesSail = (from: Point, to: Point, { port, starboard }: Sail): boolean =>
  turn(from, to, port) * turn(from, to, starboard) < 0 &&
  turn(port, starboard, from) * turn(port, starboard, to) < 0;

/** The sign of the turn from the line a–b to c. */
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
