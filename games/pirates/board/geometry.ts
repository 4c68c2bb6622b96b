import type { Point, Pose } from '../geometry/index.ts';

/** From the sea of the rules to the paper: a unit of the chart is a millimetre of the table, and y runs down. */

export const CHART = 100;

export const onChart = ({ x, y }: Point): Point => ({ x: x / CHART, y: -y / CHART });

/** The same point in the units of the rules, which are whole numbers. */
export const onSea = ({ x, y }: Point): Point => ({ x: Math.round(x * CHART), y: Math.round(-y * CHART) });

/** Degrees clockwise, as a drawing turns. */
export const turnOf = (heading: number): number => -heading / 100;

/** Where a drawing stands that was made around its own middle, bow to the right. */
export const standing = ({ x, y, heading }: Pose): string =>
  `translate(${x / CHART}px, ${-y / CHART}px) rotate(${turnOf(heading)}deg)`;

/** An outline in its own frame, closed. */
export const outlinePath = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${round(x / CHART)} ${round(-y / CHART)}`).join('L')}Z`;

export const round = (value: number): number => Math.round(value * 10) / 10;

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
