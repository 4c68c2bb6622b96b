import { type Point, type Pose, ahead, at, bearing, cosine, asHeading, sine, unscaled } from './angle.ts';
import { type Surface, TOUCH } from './measure.ts';
import {
  type Body,
  type Outline,
  differences,
  near,
  outlineOf,
  overlapping,
  staysOnSurface,
  touching,
} from './outline.ts';
import { type Ring, inside, side } from './ring.ts';
import type { Hull, Shape } from './shape.ts';
import { type Way, firstOverlap, lastOnSurface } from './sweep.ts';
import { compareSquares } from './whole.ts';

/** What a moving piece may meet: which bodies are obstacles and which tiles count is for the rules to say. */
export interface Waters {
  readonly surface: Surface;
  readonly obstacles: readonly Body[];
  readonly tiles: readonly Body[];
}

/** A pose found legal, and what the piece meets in it. */
export interface Landing {
  readonly pose: Pose;
  readonly outline: Outline;
  readonly touching: readonly string[];
  /** The tiles it lies over. */
  readonly over: readonly string[];
}

/** A straight stretch as it was sailed. */
export interface Stretch {
  readonly pose: Pose;
  readonly sailed: number;
  /** The obstacles that cut the stretch short; none if it was sailed in full or ended at the edge of the sea. */
  readonly against: readonly string[];
  /** All it touches at the end. */
  readonly touching: readonly string[];
  /** The tiles it began to lie over on the way, in order, and how far on. */
  readonly entered: readonly { readonly id: string; readonly at: number }[];
}

/** Turned about the hull centre [PI-GEO.36]. */
export const turned = (pose: Pose, turn: number): Pose => ({
  x: pose.x,
  y: pose.y,
  heading: asHeading(pose.heading + turn),
});

/** Turned about the stern point [PI-GEO.46]. */
export const pivoted = (hull: Hull, pose: Pose, turn: number): Pose =>
  poseHolding(hull.sternPoint, asHeading(pose.heading + turn), at(pose, hull.sternPoint));

/** The pose of a heading that puts a point of the piece's own frame on a point of the sea. */
export function poseHolding(local: Point, heading: number, on: Point): Pose {
  const offset = at({ x: 0, y: 0, heading }, local);
  return { x: on.x - offset.x, y: on.y - offset.y, heading };
}

/**
 * Judges a pose taken without sailing: a turn, a pivot, a placement. Undefined if it overlaps an obstacle or
 * leaves the sea [PI-GEO.32, PI-GEO.37]; an overlap of at most TOUCH is shifted away first [PI-GEO.75].
 */
export function land(shape: Shape, pose: Pose, waters: Waters): Landing | undefined {
  const outline = outlineOf(shape, pose);
  if (isOpenSea(outline, waters))
    return { pose, outline, touching: [], over: overlapping(outline, waters.tiles) };
  const shift = smallestShift(outline, waters);
  if (shift === undefined) return undefined;
  if (shift === NO_SHIFT) return landing(pose, outline, waters);
  const shifted = { ...pose, x: pose.x + shift.x, y: pose.y + shift.y };
  return landing(shifted, outlineOf(shape, shifted), waters);
}

/** Nothing solid is anywhere near: the usual case, told by boxes alone. */
function isOpenSea(outline: Outline, { surface, obstacles }: Waters): boolean {
  for (const body of obstacles) if (near(body.outline.box, outline.box, TOUCH)) return false;
  return staysOnSurface(outline, surface, 0, 0);
}

const landing = (pose: Pose, outline: Outline, waters: Waters): Landing => ({
  pose,
  outline,
  touching: touching(outline, waters.obstacles),
  over: overlapping(outline, waters.tiles),
});

const NO_SHIFT: Point = { x: 0, y: 0 };

/** Every whole translation of at most TOUCH, the smallest first; among equals, counter-clockwise from +x. */
const SHIFTS: readonly Point[] = Array.from({ length: (2 * TOUCH + 1) ** 2 }, (_, index) => ({
  x: (index % (2 * TOUCH + 1)) - TOUCH,
  y: Math.floor(index / (2 * TOUCH + 1)) - TOUCH,
}))
  .filter(({ x, y }) => x * x + y * y > 0 && x * x + y * y <= TOUCH * TOUCH)
  .toSorted(
    (a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2 || bearing(NO_SHIFT, a) - bearing(NO_SHIFT, b),
  );

function smallestShift(outline: Outline, { surface, obstacles }: Waters): Point | undefined {
  const rings: Ring[] = [];
  for (const body of obstacles)
    if (near(body.outline.box, outline.box, TOUCH)) rings.push(...differences(body.outline, outline));
  const free = ({ x, y }: Point): boolean =>
    staysOnSurface(outline, surface, x, y) && !rings.some((ring) => inside(ring, x, y));
  if (free(NO_SHIFT)) return NO_SHIFT;
  return rings.some(tooDeep) ? undefined : SHIFTS.find(free);
}

/** Whether the overlap is deeper than TOUCH whichever way out is taken. */
const tooDeep = (ring: Ring): boolean =>
  ring.every((corner) => {
    const across = side(corner, 0, 0);
    return across > 0 && compareSquares(across, TOUCH, corner.dx ** 2 + corner.dy ** 2) > 0;
  });

/**
 * Sails straight from a pose, as far as the distance, the obstacles and the edge of the sea let it [PI-GEO.39,
 * PI-GEO.40]. To go on after a tile's effect, sail the same stretch again with `past` as the distance already
 * sailed: every pose of a stretch is measured from its start, so nothing is rounded twice.
 */
export function sail(
  shape: Shape,
  start: Pose,
  direction: number,
  distance: number,
  waters: Waters,
  past = 0,
  outline = outlineOf(shape, start),
): Stretch {
  const way = { sin: sine(direction), cos: cosine(direction), from: past + 1, to: distance };
  const { sailed, against } = freeWay(outline, way, waters);
  const pose = ahead(start, sailed, direction);
  return {
    pose,
    sailed,
    against,
    touching: isOpenThere(outline, pose.x - start.x, pose.y - start.y, waters.obstacles)
      ? []
      : touching(outlineOf(shape, pose), waters.obstacles),
    entered: tilesEntered(outline, { ...way, from: 0, to: sailed }, waters.tiles).filter(
      (tile) => tile.at > past,
    ),
  };
}

/** Whether an outline moved by so much has nothing solid near it. */
function isOpenThere({ box }: Outline, x: number, y: number, obstacles: readonly Body[]): boolean {
  const there = { left: box.left + x, right: box.right + x, bottom: box.bottom + y, top: box.top + y };
  for (const body of obstacles) if (near(body.outline.box, there, TOUCH)) return false;
  return true;
}

function freeWay(
  outline: Outline,
  way: Way,
  { surface, obstacles }: Waters,
): Pick<Stretch, 'sailed' | 'against'> {
  let sailed = lastOnSurface(outline, surface, { ...way, from: way.from - 1 });
  let against: string[] = [];
  for (const body of obstacles) {
    const to = against.length > 0 ? sailed + 1 : sailed; // those met at the same distance all count
    if (!meetsWay(outline, body.outline, { ...way, to })) continue;
    const first = firstOverlap(outline, body.outline, { ...way, to });
    if (first > to) continue;
    if (first <= sailed) against = [];
    against.push(body.id);
    sailed = first - 1;
  }
  return { sailed, against };
}

/** A tile is entered once a stretch, where the piece first lies over it; never if it did at the start [PI-GEO.77]. */
const tilesEntered = (outline: Outline, way: Way, tiles: readonly Body[]): Stretch['entered'] =>
  tiles.length === 0 ? NOWHERE : entries(outline, way, tiles);
const NOWHERE: Stretch['entered'] = [];

const entries = (outline: Outline, way: Way, tiles: readonly Body[]): Stretch['entered'] =>
  tiles
    .filter((tile) => meetsWay(outline, tile.outline, way))
    .map((tile) => ({ id: tile.id, at: firstOverlap(outline, tile.outline, way) }))
    .filter((tile) => tile.at <= way.to)
    .toSorted((a, b) => a.at - b.at);

/** A cheap "maybe": whether the box of the whole way meets the other's. */
function meetsWay({ box }: Outline, other: Outline, { sin, cos, to }: Way): boolean {
  const [x, y] = [unscaled(to * cos), unscaled(to * sin)];
  const swept = {
    left: box.left + Math.min(0, x),
    bottom: box.bottom + Math.min(0, y),
    right: box.right + Math.max(0, x),
    top: box.top + Math.max(0, y),
  };
  return near(swept, other.box, 1);
}
