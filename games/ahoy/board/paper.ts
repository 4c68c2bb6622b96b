import { CELL, type Frame, type Point } from './geometry.ts';

/** What lies on the paper: tiles, and spaces beyond them that may be chosen now. */
export interface Covered {
  readonly regions: readonly Point[];
  readonly beyond: readonly Point[];
}

/**
 * Places on empty paper for things of the given sizes, one after another: each as far from the tiles, the edges and the
 * earlier ones as there is room. Nothing where there is no room, so a small screen shows the sea alone.
 */
export function clearSpots(
  { regions, beyond }: Covered,
  frame: Frame,
  sizes: readonly number[],
): (Point | undefined)[] {
  const box = (spaces: number) => (at: Point) => ({
    x: at.x * CELL,
    y: at.y * CELL,
    width: CELL * spaces,
    height: CELL * spaces,
  });
  const taken: Frame[] = [...regions.map(box(2)), ...beyond.map(box(1))];
  return sizes.map((size) => {
    const spot = clearest(taken, frame, size);
    if (spot) taken.push({ x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size });
    return spot;
  });
}

const STEP = 20;
const MARGIN = 10;
/** Beyond this much room another step away is no better. */
const ROOMY = 60;

function clearest(taken: readonly Frame[], frame: Frame, size: number): Point | undefined {
  let best: { at: Point; room: number } | undefined;
  for (let x = frame.x + size / 2 + MARGIN; x <= frame.x + frame.width - size / 2 - MARGIN; x += STEP) {
    for (let y = frame.y + size / 2 + MARGIN; y <= frame.y + frame.height - size / 2 - MARGIN; y += STEP) {
      const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
      const room = Math.min(ROOMY, ...taken.map((other) => gap(box, other)));
      if (room >= MARGIN && (!best || room > best.room)) best = { at: { x, y }, room };
    }
  }
  return best?.at;
}

/** How far two boxes stand apart, along the axis that parts them most; negative if they overlap. */
function gap(a: Frame, b: Frame): number {
  const across = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width));
  const down = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.max(across, down);
}

/** What must be seen of the sea: the tiles, anything offered beyond them, and a margin. */
export function extent(regions: readonly Point[], beyond: readonly Point[]): Frame {
  const corners = [
    ...regions.flatMap(({ x, y }) => [
      { x, y },
      { x: x + 2, y: y + 2 },
    ]),
    ...beyond.flatMap(({ x, y }) => [
      { x, y },
      { x: x + 1, y: y + 1 },
    ]),
  ];
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const right = Math.max(...corners.map(({ x }) => x));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const width = Math.max(right - left, LEAST.width) + MARGINS;
  const height = Math.max(bottom - top, LEAST.height) + MARGINS;
  return {
    x: ((left + right - width) / 2) * CELL,
    y: ((top + bottom - height) / 2) * CELL,
    width: width * CELL,
    height: height * CELL,
  };
}

/** In spaces: a margin round the tiles, and a sea that is never so small that its tiles look like posters. */
const MARGINS = 0.32;
const LEAST = { width: 5, height: 4 };
