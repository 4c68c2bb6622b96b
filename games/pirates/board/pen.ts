import type { Point } from '../geometry/index.ts';
import { between, round } from './geometry.ts';

/** Lines drawn by a seed: the same thing looks the same every time, and no two alike. */

/** Numbers from 0 to 1, the same ones for the same seed. */
export function strewing(seed: number): () => number {
  let state = (seed * 7919 + 11) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A number for a name. */
export const seedOf = (name: string): number =>
  times(name.length, (i) => name.charCodeAt(i)).reduce((sum, code) => (sum * 31 + code) % 100_003, 7);

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A soft line inside an outline, shrunk by `size` and shaken by `shake`. */
export function blob(corners: readonly Point[], size: number, seed: number, shake: number): string {
  const some = strewing(seed);
  const points = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return [0, 0.5].map((part) => {
      const { x, y } = between(corner, next, part);
      const k = (size * (1 - shake * some())) / 100;
      return { x: x * k, y: -y * k };
    });
  });
  return softly(points);
}

/** A closed curve through the middles of a polygon's sides. */
function softly(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const a = points[i % points.length] ?? ORIGIN;
    return between(a, points[(i + 1) % points.length] ?? a, 0.5);
  };
  const start = middle(points.length - 1);
  const curves = points.map((point, i) => {
    const to = middle(i);
    return `Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}Z`;
}
const ORIGIN: Point = { x: 0, y: 0 };

/** Points spread over a disc. */
export function scattered(seed: number, count: number, radius: number): (Point & { size: number })[] {
  const some = strewing(seed);
  return times(count, () => {
    const angle = some() * 2 * Math.PI;
    const far = Math.sqrt(some()) * radius;
    return { x: round(Math.cos(angle) * far), y: round(Math.sin(angle) * far), size: some() };
  }).toSorted((a, b) => a.y - b.y);
}
