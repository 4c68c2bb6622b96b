/**
 * The pen that draws the five charts: strings of SVG path data from a few numbers. The same seed always
 * draws the same waves, so a chart never changes between two visits.
 */
export type Point = readonly [x: number, y: number];

/** Numbers in [0, 1) from a seed (mulberry32): for ornament only, never for play. */
export function scatter(seed: number): () => number {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const short = (n: number) => String(Math.round(n * 10) / 10);
export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** A point at an angle (in turns, from east, clockwise) and a distance from a heart. */
export const around = ([x, y]: Point, turn: number, far: number): Point => [
  x + Math.cos(turn * 2 * Math.PI) * far,
  y + Math.sin(turn * 2 * Math.PI) * far,
];
const to = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Lines from a heart in all directions. */
export const rhumbs = (heart: Point, lines: number, far = 340) =>
  times(lines, (i) => `M${to(heart)}L${to(around(heart, i / lines, far))}`).join('');

/** Wedges of light from a sun. */
export const rays = (sun: Point, count: number, far = 330) =>
  times(count, (i) => {
    const turn = 0.4 + (i / count) * 0.72;
    return `M${to(sun)}L${to(around(sun, turn, far))}L${to(around(sun, turn + 0.019, far))}Z`;
  }).join('');

/** A row of swells from edge to edge, closed below. */
export const swell = (x: number, y: number, length: number, height: number) =>
  `M${x} 260V${y}${`q${length / 2} ${height} ${length} 0`.repeat(Math.ceil(330 / length) + 1)}V260Z`;

/** Small strokes strewn over an area, each drawn by the same pen. */
export function strewn(
  seed: number,
  count: number,
  area: readonly [number, number, number, number],
  stroke: (size: number) => string,
) {
  const next = scatter(seed);
  const [x, y, w, h] = area;
  return times(count, () => `M${short(x + next() * w)} ${short(y + next() * h)}${stroke(next())}`).join('');
}
export const ripple = (size: number) => {
  const half = short(2 + size * 2);
  return `q${half} -3 ${short(Number(half) * 2)} 0t${short(Number(half) * 2)} 0`;
};

/** A closed coast through points that wander in and out around a heart. */
export function coast(heart: Point, radius: number, seed: number, squash = 0.82) {
  const next = scatter(seed);
  const points = times(14, (i): Point => {
    const [dx, dy] = around([0, 0], i / 14, radius * (0.84 + next() * 0.3));
    return [heart[0] + dx, heart[1] + dy * squash];
  });
  return loop(points);
}

/** A smooth closed curve whose corners are the points. */
export function loop(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  const corners = points.map((point, i) => `Q${to(point)} ${to(middle(point, points[i + 1] ?? first))}`);
  return `M${to(middle(last, first))}${corners.join('')}Z`;
}
