import { FIRST_LETTER, SINE_AT_ONE, SINE_LETTERS } from './sine-table.ts';

/** A place on the sea, in whole units of 0.01 mm [PI-GEO.1]. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a piece stands: its hull centre and its heading in 0.01°, counter-clockwise from +x [PI-GEO.4]. */
export interface Pose extends Point {
  readonly heading: number;
}

export const FULL_TURN = 36_000;
export const HALF_TURN = 18_000;
export const QUARTER_TURN = 9_000;
/** What sines are scaled by: 2^30. */
export const SCALE = 1_073_741_824;

const quarterWave = (() => {
  const sines = new Int32Array(QUARTER_TURN + 1);
  let [sine, step] = [0, SINE_AT_ONE];
  for (let angle = 1; angle <= QUARTER_TURN; angle++) {
    sine += step;
    sines[angle] = sine;
    step += SINE_LETTERS.charCodeAt(angle - 1) - '('.charCodeAt(0) + FIRST_LETTER;
  }
  return sines;
})();

export const asHeading = (angle: number): number => ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** The smaller angle between two headings, 0 to 18,000. */
export function angleBetween(a: number, b: number): number {
  const angle = asHeading(a - b);
  return angle > HALF_TURN ? FULL_TURN - angle : angle;
}

/** Scaled by 2^30, of any angle in 0.01° [PI-GEO.5]. */
export function sine(angle: number): number {
  const turned = asHeading(angle);
  if (turned > HALF_TURN) return -sine(turned - HALF_TURN);
  return quarterWave[turned > QUARTER_TURN ? HALF_TURN - turned : turned] ?? 0;
}

export const cosine = (angle: number): number => sine(angle + QUARTER_TURN);

/** From the scale of the sines back to units, half away from zero [PI-GEO.6]. Exact: the scale is a power of two. */
export const unscaled = (product: number): number =>
  product < 0 ? -Math.floor(0.5 - product / SCALE) : Math.floor(product / SCALE + 0.5);

/** A point given in a piece's own frame (x forward, y to port), on the sea. */
export function at(pose: Pose, local: Point): Point {
  const [sin, cos] = [sine(pose.heading), cosine(pose.heading)];
  return {
    x: pose.x + unscaled(local.x * cos - local.y * sin),
    y: pose.y + unscaled(local.x * sin + local.y * cos),
  };
}

/** The same pose, moved straight by a distance; forward unless another direction is given [PI-GEO.39]. */
export function ahead(pose: Pose, distance: number, direction: number = pose.heading): Pose {
  return {
    x: pose.x + unscaled(distance * cosine(direction)),
    y: pose.y + unscaled(distance * sine(direction)),
    heading: pose.heading,
  };
}

export const squareBetween = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The heading, to the nearest 0.01°, that leads from one point to another; 0 if they are one. */
export function bearing(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dy < 0) return asHeading(HALF_TURN + upward(-dx, -dy));
  return dx === 0 && dy === 0 ? 0 : upward(dx, dy);
}

function upward(dx: number, dy: number): number {
  // Which side of the ray at this angle the point lies on; at most 2^51, so exact.
  const side = (angle: number): number => dy * cosine(angle) - dx * sine(angle);
  let [low, high] = [0, HALF_TURN];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (side(middle) >= 0) low = middle;
    else high = middle;
  }
  return asHeading(side(low) <= -side(high) ? low : high);
}
