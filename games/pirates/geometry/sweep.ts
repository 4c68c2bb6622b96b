import { SCALE, unscaled } from './angle.ts';
import type { Surface } from './measure.ts';
import { type Outline, differences, staysOnSurface } from './outline.ts';
import { type Corner, type Ring, side } from './ring.ts';

/** A straight way over the sea: its direction as sine and cosine, and the whole distances to look at. */
export interface Way {
  readonly sin: number;
  readonly cos: number;
  readonly from: number;
  readonly to: number;
}

/** The smallest distance at which an outline moved along the way overlaps another; `to + 1` if it never does. */
export function firstOverlap(moving: Outline, other: Outline, way: Way): number {
  let first = way.to + 1;
  for (const ring of differences(other, moving))
    first = Math.min(first, firstInside(ring, { ...way, to: first - 1 }));
  return first;
}

/**
 * The smallest distance whose rounded point on the way lies inside the ring. Rounding moves a point by at
 * most half a unit along each axis, so only distances where the unrounded way comes that close are tried;
 * those are tried one by one, exactly.
 */
function firstInside(ring: Ring, { sin, cos, from, to }: Way): number {
  let [low, high] = [from, to];
  for (const corner of ring) {
    const start = side(corner, 0, 0);
    const slope = (corner.dx * sin - corner.dy * cos) / SCALE;
    const slack = (Math.abs(corner.dx) + Math.abs(corner.dy)) / 2 + 1;
    if (slope > 0) low = Math.max(low, Math.floor((-slack - start) / slope));
    else if (slope < 0) high = Math.min(high, Math.ceil((slack + start) / -slope));
    else if (start <= -slack) return to + 1;
    if (low > high) return to + 1;
  }
  return firstTried(ring, { sin, cos, from: low, to: high }) ?? to + 1;
}

function firstTried(ring: Ring, { sin, cos, from, to }: Way): number | undefined {
  let keepsOut: Corner | undefined; // the edge that kept the last point out is asked first
  for (let distance = from; distance <= to; distance++) {
    const [x, y] = [unscaled(distance * cos), unscaled(distance * sin)];
    if (keepsOut && side(keepsOut, x, y) <= 0) continue;
    keepsOut = ring.find((corner) => side(corner, x, y) <= 0);
    if (keepsOut === undefined) return distance;
  }
  return undefined;
}

/** The largest distance up to `to` at which the outline still lies on the sea [PI-GEO.12]; at least `from`. */
export function lastOnSurface(outline: Outline, surface: Surface, { sin, cos, from, to }: Way): number {
  const fits = (distance: number): boolean =>
    staysOnSurface(outline, surface, unscaled(distance * cos), unscaled(distance * sin));
  if (fits(to)) return to;
  let [good, bad] = [from, to];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
