import { type Point, type Pose, cosine, sine, squareBetween, unscaled } from './angle.ts';
import { type Surface, TOUCH } from './measure.ts';
import {
  type Ring,
  compareDistance,
  contains,
  difference,
  distanceUp,
  inside,
  nearest,
  ringOf,
} from './ring.ts';
import type { Hull, Shape } from './shape.ts';

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A shape where it stands on the sea. */
export interface Outline {
  readonly parts: readonly Ring[];
  readonly box: Box;
}

/** A thing on the sea by its name on the table, such as `ship:union`. */
export interface Body {
  readonly id: string;
  readonly outline: Outline;
}

export type Contact = 'apart' | 'touch' | 'overlap';

export const outlineOf = (shape: Shape, pose: Pose): Outline => placed(shape.parts, pose);

/** The bow zone, the stern zone and the blades of a hull where it stands [PI-GEO.16, PI-GEO.17, PI-GEO.23]. */
export const bowOf = (hull: Hull, pose: Pose): Outline => placed([hull.bow], pose);
export const sternOf = (hull: Hull, pose: Pose): Outline => placed([hull.stern], pose);
export const bladesOf = (hull: Hull, pose: Pose): Outline => placed(hull.blades, pose);

/** A bare point, to measure from: the middle of a fog bank, a landed marine. */
export const pointOutline = (point: Point): Outline => outline([ringOf([point])]);

function placed(rings: readonly Ring[], pose: Pose): Outline {
  const sin = sine(pose.heading);
  const cos = cosine(pose.heading);
  const parts: Ring[] = [];
  for (const ring of rings) parts.push(placedRing(ring, pose, sin, cos));
  return outline(parts);
}

/** Corner by corner; each is finished when the next is known. */
function placedRing(ring: Ring, pose: Pose, sin: number, cos: number): Ring {
  const corners: { x: number; y: number; dx: number; dy: number }[] = [];
  for (const local of ring) {
    const x = pose.x + unscaled(local.x * cos - local.y * sin);
    const y = pose.y + unscaled(local.x * sin + local.y * cos);
    const last = corners[corners.length - 1];
    if (last) {
      last.dx = x - last.x;
      last.dy = y - last.y;
    }
    corners.push({ x, y, dx: 0, dy: 0 });
  }
  const [first, last] = [corners[0], corners[corners.length - 1]];
  if (first && last) {
    last.dx = first.x - last.x;
    last.dy = first.y - last.y;
  }
  return corners;
}

function outline(parts: readonly Ring[]): Outline {
  let left = Infinity;
  let bottom = Infinity;
  let right = -Infinity;
  let top = -Infinity;
  for (const ring of parts)
    for (const { x, y } of ring) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
    }
  return { parts, box: { left, bottom, right, top } };
}

/** Whether two boxes come within a distance of each other along both axes: a cheap "maybe". */
export const near = (a: Box, b: Box, distance: number): boolean =>
  a.left - b.right <= distance &&
  b.left - a.right <= distance &&
  a.bottom - b.top <= distance &&
  b.bottom - a.top <= distance;

/** The ways from b to a, part by part: see `difference`. */
export function differences(a: Outline, b: Outline): readonly Ring[] {
  const rings: Ring[] = [];
  for (const p of a.parts) for (const q of b.parts) rings.push(difference(p, q));
  return rings;
}

export function overlaps(a: Outline, b: Outline): boolean {
  return near(a.box, b.box, 0) && differences(a, b).some((ring) => inside(ring, 0, 0));
}

/** How two outlines stand to each other: they touch when within TOUCH without overlapping [PI-GEO.31]. */
export function contact(a: Outline, b: Outline): Contact {
  if (!near(a.box, b.box, TOUCH)) return 'apart';
  const rings = differences(a, b);
  if (rings.some((ring) => inside(ring, 0, 0))) return 'overlap';
  return rings.some((ring) => compareDistance(ring, 0, 0, TOUCH) <= 0) ? 'touch' : 'apart';
}

export const touches = (a: Outline, b: Outline): boolean => contact(a, b) === 'touch';

/** Distance at most so much [PI-GEO.30]. */
export const within = (a: Outline, b: Outline, distance: number): boolean =>
  near(a.box, b.box, distance) &&
  differences(a, b).some((ring) => compareDistance(ring, 0, 0, distance) <= 0);

/** Distance at least so much [PI-GEO.30]. */
export const atLeast = (a: Outline, b: Outline, distance: number): boolean =>
  !near(a.box, b.box, distance) ||
  differences(a, b).every((ring) => compareDistance(ring, 0, 0, distance) >= 0);

/** The distance [PI-GEO.29], rounded up to a whole unit; 0 if they overlap. */
export const distanceOf = (a: Outline, b: Outline): number =>
  differences(a, b).reduce((least, ring) => Math.min(least, distanceUp(ring, 0, 0)), Infinity);

/** The point of an outline nearest to a point, rounded. */
export function nearestOf(outline: Outline, from: Point): Point {
  let best: Point = from;
  let least = Infinity;
  for (const ring of outline.parts) {
    const point = nearest(ring, from.x, from.y);
    const square = squareBetween(from, point);
    if (square < least) [best, least] = [point, square];
  }
  return best;
}

/** Inside or on the outline. */
export const covers = (a: Outline, point: Point): boolean =>
  a.parts.some((ring) => contains(ring, point.x, point.y));

/** Whether an outline lies on the sea, this far from its edge [PI-GEO.12]. */
export const onSurface = ({ box }: Outline, surface: Surface, margin = 0): boolean =>
  box.left >= margin &&
  box.bottom >= margin &&
  box.right <= surface.width - margin &&
  box.top <= surface.height - margin;

/** Whether an outline would lie on the sea if it were moved by so much. */
export const staysOnSurface = ({ box }: Outline, surface: Surface, x: number, y: number): boolean =>
  box.left + x >= 0 && box.bottom + y >= 0 && box.right + x <= surface.width && box.top + y <= surface.height;

/** The names of the bodies an outline touches, or overlaps. */
export function touching(a: Outline, bodies: readonly Body[]): readonly string[] {
  let found: string[] | undefined;
  for (const { id, outline: other } of bodies)
    if (near(a.box, other.box, TOUCH) && contact(a, other) === 'touch') (found ??= []).push(id);
  return found ?? NONE;
}
export function overlapping(a: Outline, bodies: readonly Body[]): readonly string[] {
  let found: string[] | undefined;
  for (const { id, outline: other } of bodies) if (overlaps(a, other)) (found ??= []).push(id);
  return found ?? NONE;
}
const NONE: readonly string[] = [];
