import { nth } from '../../common/lists.ts';
import { type Direction, DIRECTIONS, type Space, type Suit, turnedTile } from '../content/tiles.ts';
import { type Ahoy, type At, at, beside, type Region } from '../state.ts';

/** The map: which region and terrain a space belongs to. [AH-REG] [AH-TER.23] */

/** All that the map needs to know: a state or a view of it. */
export type Chart = Pick<Ahoy, 'regions'>;

/** How far a space lies from its region's north-west corner, as a difference of two spaces. */
const SOUTH_WEST = at(0, 1) - at(0, 0);
const NORTH_EAST = at(1, 0) - at(0, 0);
const SOUTH_EAST = at(1, 1) - at(0, 0);
const OFFSETS: readonly number[] = [0, NORTH_EAST, SOUTH_WEST, SOUTH_EAST];

/** The corner of the region that a space is (north-west 0, north-east 1, south-west 2, south-east 3), or -1. */
function cornerOf(region: Region, space: At): number {
  switch (space - at(region.x, region.y)) {
    case 0:
      return 0;
    case NORTH_EAST:
      return 1;
    case SOUTH_WEST:
      return 2;
    case SOUTH_EAST:
      return 3;
    default:
      return -1;
  }
}

/** Whether a space belongs to the region. */
export const isIn = (region: Region, space: At): boolean => cornerOf(region, space) >= 0;

export function regionAt(state: Chart, space: At): Region | undefined {
  const { regions } = state;
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i];
    if (region && cornerOf(region, space) >= 0) return region;
  }
  return undefined;
}

export function spaceAt(state: Chart, space: At): Space | undefined {
  const region = regionAt(state, space);
  return region && nth(turnedTile(region.tile, region.turn).spaces, cornerOf(region, space));
}

/** The region of a space that is on the map. */
export function regionOf(state: Chart, space: At): Region {
  const region = regionAt(state, space);
  if (!region) throw new Error('that space is not on the map');
  return region;
}

/** The terrain of a space that is on the map. */
export function terrainOf(state: Chart, space: At): Space {
  const terrain = spaceAt(state, space);
  if (!terrain) throw new Error('that space is not on the map');
  return terrain;
}

export const suitOf = (region: Region): Suit => turnedTile(region.tile, region.turn).suit;
export const regionName = (region: Region): string => `region:${region.tile}`;

export function spacesOf(region: Region): At[] {
  const corner = at(region.x, region.y);
  return OFFSETS.map((offset) => corner + offset);
}

export const islandOf = (region: Region): At =>
  at(region.x, region.y) + nth(OFFSETS, turnedTile(region.tile, region.turn).islandCorner);

export const isIsland = (state: Chart, space: At): boolean => spaceAt(state, space)?.island ?? false;

/** Whether two spaces share an edge. */
export function areBeside(a: At, b: At): boolean {
  const apart = Math.abs(a - b);
  return apart === SOUTH_WEST || apart === NORTH_EAST;
}

export const neighbours = (space: At): At[] =>
  DIRECTIONS.map((direction: Direction) => beside(space, direction));

/** Every space of the map that fits. */
export function spacesWith(state: Chart, fits: (terrain: Space, space: At) => boolean): At[] {
  const found: At[] = [];
  for (const { tile, turn, x, y } of state.regions) {
    let corner = 0;
    for (const terrain of turnedTile(tile, turn).spaces) {
      const space = at(x, y) + (OFFSETS[corner++] ?? 0);
      if (fits(terrain, space)) found.push(space);
    }
  }
  return found;
}
