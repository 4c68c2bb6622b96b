import { LAYOUT, type AreaId } from '../content/battle-board.ts';

/**
 * The battle ship and the board in front of it, in centimetres: what the cubes fall through and where they come to rest.
 * The physics builds its walls from this, and whoever shows the fall draws them.
 */

export type Vector = readonly [x: number, y: number, z: number];
export type Turn = readonly [x: number, y: number, z: number, w: number];

/** A box that does not move: its middle, half its size, how it is turned, how rough it is and how it throws back. */
export interface Wall {
  readonly at: Vector;
  readonly half: Vector;
  readonly turn: Turn;
  readonly rough: number;
  readonly spring: number;
}

/** Half the edge of a cube. */
export const CUBE = 0.6;
/** The edge of an area. The board lies in the plane y = 0, its middle at the origin, the ship behind it. */
export const AREA = 2.6;
const ROWS = LAYOUT.length;
const COLUMNS = LAYOUT[0]?.length ?? 0;
export const BOARD = { width: AREA * COLUMNS, depth: AREA * ROWS };

/** A turn about the x axis: the sine of half its slope. */
const sloped = (half: number): Turn => [half, 0, 0, Math.sqrt(1 - half * half)];
const LEVEL: Turn = [0, 0, 0, 1];
const EDGE = 0.3;
const RIM = 1.2;

const floor: Wall = {
  at: [0, -EDGE, 0],
  half: [BOARD.width / 2 + EDGE, EDGE, BOARD.depth / 2 + EDGE],
  turn: LEVEL,
  rough: 0.9,
  spring: 0.3,
};
const side = (sign: 1 | -1): Wall => ({
  at: [sign * (BOARD.width / 2 + EDGE), RIM, 0],
  half: [EDGE, RIM + EDGE, BOARD.depth / 2 + EDGE * 2],
  turn: LEVEL,
  rough: 0.2,
  spring: 0.7,
});
const front: Wall = {
  at: [0, RIM, BOARD.depth / 2 + EDGE],
  half: [BOARD.width / 2 + EDGE * 2, RIM + EDGE, EDGE],
  turn: LEVEL,
  rough: 0.1,
  spring: 0.9,
};
const back: Wall = {
  at: [0, RIM, -BOARD.depth / 2 - EDGE],
  half: [BOARD.width / 2 + EDGE * 2, RIM + EDGE, EDGE],
  turn: LEVEL,
  rough: 0.1,
  spring: 0.9,
};

/** The two decks inside the hull: cubes roll down the upper one backward, down the lower one out of the gun ports. */
const HULL = { width: 8.6, front: -3.2, back: -10.2, top: 14 };
const decks: readonly Wall[] = [
  { at: [0, 9, -6.3], half: [HULL.width / 2, 0.2, 2.2], turn: sloped(-0.2955), rough: 0.2, spring: 0.3 },
  { at: [0, 4.6, -7.3], half: [HULL.width / 2, 0.2, 3.4], turn: sloped(0.1494), rough: 0.2, spring: 0.3 },
];
const planks: readonly Wall[] = [
  { at: [HULL.width / 2 + EDGE, 8, -6.7], half: [EDGE, 6, 4], turn: LEVEL, rough: 0.2, spring: 0.3 },
  { at: [-HULL.width / 2 - EDGE, 8, -6.7], half: [EDGE, 6, 4], turn: LEVEL, rough: 0.2, spring: 0.3 },
  { at: [0, 8, HULL.back], half: [HULL.width / 2 + EDGE, 6, EDGE], turn: LEVEL, rough: 0.2, spring: 0.3 },
  { at: [0, 11, HULL.front], half: [HULL.width / 2 + EDGE, 3.4, EDGE], turn: LEVEL, rough: 0.2, spring: 0.3 },
];

export const WALLS: readonly Wall[] = [floor, side(1), side(-1), front, back, ...decks, ...planks];

/** Cubes are let go over the hatch, a little apart. */
export const HATCH = { y: HULL.top, z: -5.1, width: HULL.width - 2.4, rise: 1.3 };

/** The area a cube has come to rest in, by its middle. [DR-BOARD.3] */
export function areaAt(x: number, z: number): AreaId {
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((x + BOARD.width / 2) / AREA)));
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((z + BOARD.depth / 2) / AREA)));
  return LAYOUT[row]?.[column] ?? 'BLAST';
}

/** The middle of an area, where a cube of an earlier drop lies if nobody saw it fall. */
export function middleOf(area: AreaId): readonly [x: number, z: number] {
  const row = LAYOUT.findIndex((areas) => areas.includes(area));
  const column = LAYOUT[row]?.indexOf(area) ?? 0;
  return [(column + 0.5) * AREA - BOARD.width / 2, (row + 0.5) * AREA - BOARD.depth / 2];
}
