import type { Point } from './angle.ts';
import { compareSquares, ratio, wholeRoot } from './whole.ts';

/** A corner of a convex polygon and the way from it to the next corner. */
export interface Corner extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** A convex polygon with whole corners, counter-clockwise [PI-GEO.13]. */
export type Ring = readonly Corner[];

export function ringOf(points: readonly Point[]): Ring {
  const ring: Corner[] = [];
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    const next = points[i + 1] ?? points[0];
    if (point && next) ring.push({ x: point.x, y: point.y, dx: next.x - point.x, dy: next.y - point.y });
  }
  return ring;
}

/** Which side of the corner's edge a point lies on, times its length: positive is inside. Exact: below 2^41. */
export const side = (corner: Corner, x: number, y: number): number =>
  corner.dx * (y - corner.y) - corner.dy * (x - corner.x);

/** Strictly inside: a point on the edge is not. */
export function inside(ring: Ring, x: number, y: number): boolean {
  for (const corner of ring) if (side(corner, x, y) <= 0) return false;
  return ring.length > 2;
}

/** Inside or on the edge. */
export function contains(ring: Ring, x: number, y: number): boolean {
  for (const corner of ring) if (side(corner, x, y) < 0) return false;
  return true;
}

/**
 * Every way from a point of b to a point of a, itself a convex polygon. It turns two pieces into one
 * polygon and one point: moved by (x, y), b overlaps a exactly when (x, y) lies inside, and their
 * distance is the distance of (x, y) from it.
 */
export function difference(a: Ring, b: Ring): Ring {
  let [i, j] = [lowest(a, 1), lowest(b, -1)];
  let [x, y] = [(a[i]?.x ?? 0) - (b[j]?.x ?? 0), (a[i]?.y ?? 0) - (b[j]?.y ?? 0)];
  let [left, right] = [a.length, b.length];
  const ring: Corner[] = [];
  while (left > 0 || right > 0) {
    const [p, q] = [a[i], b[j]];
    if (p === undefined || q === undefined) break;
    const turn = left === 0 ? -1 : right === 0 ? 1 : p.dy * q.dx - p.dx * q.dy;
    let [dx, dy] = [0, 0];
    if (turn >= 0) {
      [dx, dy] = [p.dx, p.dy];
      i = i + 1 === a.length ? 0 : i + 1;
      left--;
    }
    if (turn <= 0) {
      [dx, dy] = [dx - q.dx, dy - q.dy];
      j = j + 1 === b.length ? 0 : j + 1;
      right--;
    }
    if (dx !== 0 || dy !== 0) ring.push({ x, y, dx, dy });
    [x, y] = [x + dx, y + dy];
  }
  return ring;
}

/** The corner to start from: the lowest, or the highest if `up` is −1. */
function lowest(ring: Ring, up: 1 | -1): number {
  let [found, least] = [0, Infinity];
  for (let i = 0; i < ring.length; i++) {
    const height = up * (ring[i]?.y ?? Infinity);
    if (height < least) [found, least] = [i, height];
  }
  return found;
}

/** The sign of (distance of the point from the ring − limit), exactly; the distance of a point inside is 0. */
export function compareDistance(ring: Ring, x: number, y: number, limit: number): number {
  let [sign, outside] = [1, false];
  for (const corner of ring) {
    const across = side(corner, x, y);
    if (across >= 0) continue;
    outside = true;
    sign = Math.min(sign, compareToEdge(corner, x, y, across, limit));
    if (sign < 0) return -1;
  }
  return outside ? sign : -Math.sign(limit);
}

function compareToEdge(corner: Corner, x: number, y: number, across: number, limit: number): number {
  const { dx, dy } = corner;
  const [toX, toY] = [x - corner.x, y - corner.y];
  const [along, length] = [dx * toX + dy * toY, dx * dx + dy * dy];
  if (along <= 0) return Math.sign(toX * toX + toY * toY - limit * limit);
  if (along < length) return compareSquares(across, limit, length);
  return Math.sign((toX - dx) * (toX - dx) + (toY - dy) * (toY - dy) - limit * limit);
}

/** The distance rounded up to a whole number: `distance ≤ n` for the true distance and any whole n. */
export function distanceUp(ring: Ring, x: number, y: number): number {
  const point = nearest(ring, x, y);
  let distance = contains(ring, x, y) ? 0 : wholeRoot((point.x - x) ** 2 + (point.y - y) ** 2);
  while (compareDistance(ring, x, y, distance) > 0) distance++;
  while (distance > 0 && compareDistance(ring, x, y, distance - 1) <= 0) distance--;
  return distance;
}

/** The point of the outline nearest to a point, rounded [PI-GEO.6]. */
export function nearest(ring: Ring, x: number, y: number): Point {
  let best: Point = { x, y };
  let least = Infinity;
  for (const corner of ring) {
    const { dx, dy } = corner;
    const [toX, toY] = [x - corner.x, y - corner.y];
    const length = dx * dx + dy * dy || 1; // a lone point has no edge
    const along = Math.max(0, Math.min(length, dx * toX + dy * toY));
    const [offX, offY] = [toX - (dx * along) / length, toY - (dy * along) / length];
    const square = offX * offX + offY * offY;
    if (square >= least) continue;
    least = square;
    best = { x: corner.x + ratio(dx * along, length), y: corner.y + ratio(dy * along, length) };
  }
  return best;
}

/** Whether a line passes through the inside; grazing a corner or running along an edge does not [PI-GEO.64]. */
export function crosses(ring: Ring, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [port, starboard] = [false, false];
  for (const corner of ring) {
    if (side(corner, from.x, from.y) <= 0 && side(corner, to.x, to.y) <= 0) return false;
    const turn = dx * (corner.y - from.y) - dy * (corner.x - from.x);
    port ||= turn > 0;
    starboard ||= turn < 0;
  }
  return port && starboard;
}
