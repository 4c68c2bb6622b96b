import { type Point, squareBetween } from './angle.ts';
import { MEASURE, type Surface } from './measure.ts';
import { type Outline, atLeast, near, onSurface, within } from './outline.ts';
import { compareDistance } from './ring.ts';

const LEAST_APART = 3 * MEASURE.L; // [PI-SET.4]
const MOST_APART = 6 * MEASURE.L; // [PI-SET.5]
const TILE_FROM_EDGE = 1_000; // [PI-GEO.74]

/** An island still to come is taken as a disc of this radius, put on a lattice of this pitch [PI-GEO.73]. */
const DISC = 4_300;
const PITCH = 2_700;
const FIRST = DISC + MEASURE.L;
const DISC_REACH = MOST_APART - 2_000 + DISC;

export type IslandRule = 'PI-GEO.73' | 'PI-GEO.74' | 'PI-SET.4' | 'PI-SET.5';

/** The number of the rule that an island breaks where it stands, among those already placed. */
export function islandBreaks(
  island: Outline,
  placed: readonly Outline[],
  surface: Surface,
): IslandRule | undefined {
  if (!onSurface(island, surface, MEASURE.L)) return 'PI-GEO.74';
  if (!placed.every((other) => atLeast(island, other, LEAST_APART))) return 'PI-SET.4';
  const alone = placed.length > 0 && !placed.some((other) => within(island, other, MOST_APART));
  return alone ? 'PI-SET.5' : undefined;
}

/** The number of the rule that a terrain tile breaks where it stands, among islands and other tiles. */
export function tileBreaks(
  tile: Outline,
  others: readonly Outline[],
  surface: Surface,
): 'PI-GEO.74' | 'PI-SET.8' | undefined {
  if (!onSurface(tile, surface, TILE_FROM_EDGE)) return 'PI-GEO.74';
  return others.every((other) => atLeast(tile, other, MEASURE.S)) ? undefined : 'PI-SET.8';
}

/**
 * Judges an island put down with its centre on a point, so many being still to come after it. What comes back
 * when it may stand is the room found for those: keep it, because an island on its first point is accepted
 * whatever happens, so that setup never gets stuck [PI-GEO.73].
 */
export function placeIsland(
  island: Outline,
  centre: Point,
  placed: readonly Outline[],
  missing: number,
  surface: Surface,
  kept: readonly Point[] = [],
): { readonly room: readonly Point[] } | { readonly broken: IslandRule } {
  const [sure, ...rest] = kept;
  const accepted = sure?.x === centre.x && sure.y === centre.y;
  const broken = accepted ? undefined : islandBreaks(island, placed, surface);
  if (broken) return { broken };
  const room = roomForIslands([...placed, island], missing, surface) ?? (accepted ? rest : undefined);
  return room ? { room } : { broken: 'PI-GEO.73' };
}

/**
 * Where the islands still missing could go, greedily; undefined if they do not all fit [PI-GEO.73]. Before the
 * first island is placed, this is the room to keep.
 */
export function roomForIslands(
  placed: readonly Outline[],
  missing: number,
  surface: Surface,
): readonly Point[] | undefined {
  let free = islandLattice(surface).filter((point) => placed.every((island) => !tooNear(point, island)));
  let inReach = new Set(free.filter((point) => placed.some((island) => reaches(point, island))));
  if (placed.length === 0) inReach = new Set(free);
  const discs: Point[] = [];
  while (discs.length < missing) {
    const disc = free.find((point) => inReach.has(point));
    if (disc === undefined) return undefined;
    discs.push(disc);
    if (placed.length === 0 && discs.length === 1) inReach.clear();
    free = free.filter((point) => squareBetween(point, disc) >= (LEAST_APART + 2 * DISC) ** 2);
    for (const point of free) if (squareBetween(point, disc) <= (DISC_REACH + DISC) ** 2) inReach.add(point);
  }
  return discs;
}

/** The points where an island may have its centre, row by row from the bottom [PI-GEO.73]. */
export function islandLattice({ width, height }: Surface): readonly Point[] {
  const points: Point[] = [];
  for (let y = FIRST; y <= height - FIRST; y += PITCH)
    for (let x = FIRST; x <= width - FIRST; x += PITCH) points.push({ x, y });
  return points;
}

const tooNear = (point: Point, island: Outline): boolean => compareTo(island, point, LEAST_APART + DISC) < 0;

const reaches = (point: Point, island: Outline): boolean => compareTo(island, point, DISC_REACH) <= 0;

/** The sign of (distance of a point from an island − limit). */
function compareTo({ parts, box }: Outline, { x, y }: Point, limit: number): number {
  if (!near(box, { left: x, bottom: y, right: x, top: y }, limit)) return 1;
  return Math.min(...parts.map((ring) => compareDistance(ring, x, y, limit)));
}
