import type { Space } from '../content/tiles.ts';

/** Where things lie on the drawn sea: a space is 100 units wide, x grows east, y south. */
export const CELL = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

export const centreOf = ({ x, y }: Point): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });

/** A space of a tile on the map, and the way from the tile's middle out to it: (-1,-1) for the north-west space. */
export interface Laid extends Point {
  readonly out: Point;
  readonly space: Space;
}

export function laidSpaces(region: Point, spaces: readonly Space[]): Laid[] {
  return spaces.map((space, corner) => {
    const dx = corner % 2;
    const dy = Math.floor(corner / 2);
    return { x: region.x + dx, y: region.y + dy, out: { x: dx * 2 - 1, y: dy * 2 - 1 }, space };
  });
}

/** The point a name such as `space:3,2` or `berth:3,2` stands for. */
export function pointOf(on: string): Point | undefined {
  const found = /:(-?\d+),(-?\d+)$/.exec(on);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
}

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

export const seedOf = (name: string): number =>
  Array.from(name).reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7);

const short = (n: number) => Math.round(n * 10) / 10;

/** A smooth closed curve whose corners are the points. */
export function loop(points: readonly Point[]): string {
  const corners = points.map((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return `${short(point.x)} ${short(point.y)} ${short((point.x + next.x) / 2)} ${short((point.y + next.y) / 2)}`;
  });
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return '';
  return `M${short((last.x + first.x) / 2)} ${short((last.y + first.y) / 2)}Q${corners.join('Q')}Z`;
}

/** A smooth open curve through the points. */
export function course(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map((to, i) => {
    const from = points[i] ?? first;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[a, b, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`;
  });
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}`;
}
