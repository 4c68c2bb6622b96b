import type { Seat } from '@portolan/kernel';
import { islands } from '../content/islands.ts';
import { type PieceId, pieceIds, pieces } from '../content/pieces.ts';
import { fogOutline, icebergOutline, terrain, type TerrainId } from '../content/terrain.ts';
import {
  type Anchor,
  type Body,
  bladesOf,
  bowOf,
  contact,
  FORT,
  type Hull,
  hullOf,
  near,
  type Outline,
  outlineOf,
  overlaps,
  type Pose,
  type Shape,
  shapeOf,
  type Surface,
  type Waters,
  within,
} from '../geometry/index.ts';
import { type Fort, type Land, type Pirates, type Ship, type Tile } from '../state.ts';
import { hasTreasure, islandName, isAfloat, isLost, kindOf, shipName, towedBy } from './table.ts';

/** The pieces of the table as bodies on the sea: their outlines, who is in whose way, who touches whom. [PI-GEO] */

interface Hulls {
  readonly bare: Hull;
  readonly both: Hull;
  readonly bladed: Hull;
}

const hullsOf = (id: PieceId): Hulls => {
  const { hull, cannons } = pieces[id];
  const build = { kind: hull.kind, masts: cannons.length };
  return {
    bare: hullOf(build),
    both: hullOf({ ...build, secondHull: hull.kind === 'catamaran' }),
    bladed: hullOf({ ...build, blades: hull.kind === 'switchblade' }),
  };
};
const HULLS: ReadonlyMap<PieceId, Hulls> = new Map(pieceIds.map((id) => [id, hullsOf(id)]));

function hulls(ship: Ship): Hulls {
  const found = HULLS.get(ship.piece);
  if (!found) throw new Error(`no hull for ${ship.piece}`);
  return found;
}

/** A ship's hull as it is for everybody else: deployed blades are in nobody's way. [PI-KW.switchblade.10] */
export const hullFor = (ship: Ship): Hull => (ship.secondHull ? hulls(ship).both : hulls(ship).bare);

/** A ship's hull as it is when it moves, blades and all. [PI-KW.switchblade.7] */
export const movingHull = (ship: Ship): Hull => (ship.blades ? hulls(ship).bladed : hullFor(ship));

const ISLANDS = new Map(Object.entries(islands).map(([id, { outline }]) => [id, shapeOf(outline)]));
const TILES = new Map(Object.entries(terrain).map(([id, { outline }]) => [id, shapeOf(outline)]));
const FOG = shapeOf(fogOutline);
const ICEBERG = shapeOf(icebergOutline);
const REEF = shapeOf(terrain['reef-5'].outline);

export function islandShape(id: string): Shape {
  const shape = ISLANDS.get(id);
  if (!shape) throw new Error(`no island ${id}`);
  return shape;
}

/** Tiles put down in play all look alike. [PI-CON.22] */
export function tileShape(kind: Tile['kind'], id: TerrainId | ''): Shape {
  const shape = id === '' ? undefined : TILES.get(id);
  return shape ?? (kind === 'fog' ? FOG : kind === 'iceberg' ? ICEBERG : REEF);
}

/** An outline, and where and of what it was worked out. */
interface Known {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly shape: Shape;
  readonly body: Body;
}
const PLACES = 64;

/** Remembers outlines by number and place: an imagined sea differs little from the real one, so most is known. */
class Chart<S extends Shape> {
  readonly #known: (Known | undefined)[][] = [];

  constructor(
    readonly nameOf: (piece: { readonly id: number }) => string,
    readonly draw: (shape: S, pose: Pose) => Outline,
  ) {}

  at(id: number, { x, y, heading }: Pose, shape: S): Body {
    const row = (this.#known[id] ??= []);
    const place = (x * 7 + y * 3 + heading) & (PLACES - 1);
    const last = row[place];
    if (last && last.x === x && last.y === y && last.heading === heading && last.shape === shape)
      return last.body;
    const body = { id: this.nameOf({ id }), outline: this.draw(shape, { x, y, heading }) };
    row[place] = { x, y, heading, shape, body };
    return body;
  }
}

const TILE_NAMES: string[] = [];
export const tileName = ({ id }: { readonly id: number }): string => (TILE_NAMES[id] ??= `tile:${id}`);

const SHIPS = new Chart(shipName, outlineOf);
const BOWS = new Chart(shipName, bowOf);
const LANDS = new Chart(islandName, outlineOf);
const WATERS = new Chart(tileName, outlineOf);
const FORTS = new Chart(({ id }) => `fort:${id}`, outlineOf);

export const bodyOfShip = (ship: Ship): Body => SHIPS.at(ship.id, ship, hullFor(ship));
export const bodyOfLand = (land: Land): Body => LANDS.at(land.id, land, islandShape(land.island));
export const bodyOfTile = (tile: Tile): Body => WATERS.at(tile.id, tile, tileShape(tile.kind, tile.tile));
export const bodyOfFort = (land: Land, fort: Fort): Body => FORTS.at(land.id, fort, FORT);
export const anchorOf = (thing: Pose & object, body: Body): Anchor => ({
  outline: body.outline,
  centre: thing,
});

/** The bow zone where the ship stands. [PI-GEO.16] */
const bowAt = (ship: Ship): Outline => BOWS.at(ship.id, ship, hulls(ship).bare).outline;

export const surfaceOf = ({ width, height }: Pirates): Surface => ({ width, height });

/** No two things farther apart than this, centre to centre along an axis, touch. */
const REACH = 10_000;
const isNear = (a: Pose, b: Pose, reach: number): boolean =>
  Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;

/** Stands on the surface where others can meet it; lost ships are in nobody's way. [PI-GEO.41] */
export const isPresent = (ship: Ship): boolean =>
  (ship.fate === 'afloat' && !isLost(ship)) || ship.fate === 'wreck';

/** Icebergs still in play. */
export const isIce = (tile: Tile): boolean => tile.kind === 'iceberg' && !tile.gone;

/** Whether this ship may pass over that island: creatures that walk or fly. */
export const ignoresIslands = (ship: Ship): boolean => {
  const kind = kindOf(ship);
  return kind === 'titan' || kind === 'seadragon';
};

/** Whether tiles do nothing to this ship as it moves. [PI-KW.icebreaker.1] [PI-KW.seadragon.4] */
export const ignoresTiles = (ship: Ship): boolean => {
  const kind = kindOf(ship);
  return (
    kind === 'icebreaker' ||
    kind === 'seadragon' ||
    ship.intangible ||
    (ship.coins.length > 0 && hasTreasure(ship, 'lucky-caul'))
  );
};

interface Watched {
  /** How far the ship may get: what lies farther off is left out. */
  readonly reach?: number;
  /** Moved along with the ship. */
  readonly without?: Ship | undefined;
  readonly tiles?: boolean;
}

/** What a ship may run into when it moves or is placed. [PI-GEO.32] [PI-GEO.41] */
export function watersFor(
  state: Pirates,
  ship: Ship,
  { reach, without, tiles = true }: Watched = {},
): Waters {
  const far = (reach ?? Infinity) + REACH;
  const obstacles: Body[] = [];
  if (!ignoresIslands(ship))
    for (const land of state.islands) if (isNear(land, ship, far)) obstacles.push(bodyOfLand(land));
  for (const other of state.ships)
    if (other !== ship && other !== without && isPresent(other) && isNear(other, ship, far))
      obstacles.push(bodyOfShip(other));
  if (kindOf(ship) !== 'seadragon')
    for (const tile of state.tiles)
      if (isIce(tile) && isNear(tile, ship, far)) obstacles.push(bodyOfTile(tile));
  return {
    surface: surfaceOf(state),
    obstacles,
    tiles: tiles && !ignoresTiles(ship) ? openTiles(state, ship, far) : [],
  };
}

const openTiles = (state: Pirates, ship: Ship, far: number): Body[] =>
  state.tiles
    .filter((tile) => tile.kind !== 'iceberg' && !tile.gone && isNear(tile, ship, far))
    .map(bodyOfTile);

/** What a ship that moves with its tow may run into. */
export const watersWithTow = (state: Pirates, ship: Ship, reach?: number): Waters =>
  watersFor(state, ship, { ...(reach === undefined ? {} : { reach }), without: towedBy(state, ship) });

/** Whether the bow touches an outline, or a creature's base lies over it. */
export function bowMeets(ship: Ship, outline: Outline): boolean {
  const bow = bowAt(ship);
  return near(bow.box, outline.box, 10) && contact(bow, outline) !== 'apart';
}

/** What was found between two pieces as they lay. */
interface Meeting {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly otherX: number;
  readonly otherY: number;
  readonly otherHeading: number;
  readonly hull: Shape;
  readonly otherHull: Shape;
  readonly met: boolean;
}
type Meetings = (Meeting | undefined)[][];

/** Asks whether a ship meets another piece, once for as long as both stay where they are. */
function remembered(
  kept: Meetings,
  ship: Ship,
  other: Pose & { readonly id: number },
  otherHull: Shape,
  look: () => boolean,
): boolean {
  const known = (kept[ship.id] ??= []);
  const last = known[other.id];
  const hull = hullFor(ship);
  if (
    last &&
    last.x === ship.x &&
    last.y === ship.y &&
    last.heading === ship.heading &&
    last.otherX === other.x &&
    last.otherY === other.y &&
    last.otherHeading === other.heading &&
    last.hull === hull &&
    last.otherHull === otherHull
  )
    return last.met;
  const met = look();
  known[other.id] = {
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    otherX: other.x,
    otherY: other.y,
    otherHeading: other.heading,
    hull,
    otherHull,
    met,
  };
  return met;
}

const TOUCHING: Meetings = [];
const BOW_TOUCHING: Meetings = [];
const LANDFALLS: Meetings = [];

/** Whether any part of two ships touches. */
export const meets = (ship: Ship, other: Ship): boolean =>
  isNear(ship, other, REACH) &&
  remembered(
    TOUCHING,
    ship,
    other,
    hullFor(other),
    () => contact(bodyOfShip(ship).outline, bodyOfShip(other).outline) !== 'apart',
  );

/** Whether the bow of the one touches any part of the other. */
export const bowMeetsShip = (ship: Ship, other: Ship): boolean =>
  isNear(ship, other, REACH) &&
  remembered(BOW_TOUCHING, ship, other, hullFor(other), () => bowMeets(ship, bodyOfShip(other).outline));

/** Whether deployed blades touch or reach over the other. [PI-KW.switchblade.7] */
export const bladesMeet = (ship: Ship, other: Ship): boolean =>
  ship.blades &&
  isNear(ship, other, REACH) &&
  contact(bladesOf(movingHull(ship), ship), bodyOfShip(other).outline) !== 'apart';

/** The island a ship's bow touches, or a titan stands on. */
export function islandMet(state: Pirates, ship: Ship): Land | undefined {
  for (const land of state.islands) if (isNear(ship, land, REACH) && bowMeetsLand(ship, land)) return land;
  return undefined;
}

const bowMeetsLand = (ship: Ship, land: Land): boolean =>
  remembered(LANDFALLS, ship, land, islandShape(land.island), () => bowMeets(ship, bodyOfLand(land).outline));

export const overlapsLand = (ship: Ship, land: Land): boolean =>
  isNear(ship, land, REACH) && overlaps(bodyOfShip(ship).outline, bodyOfLand(land).outline);

/** Distance between two ships at most so much. [PI-GEO.30] */
export const isWithin = (ship: Ship, other: Ship, distance: number): boolean =>
  isNear(ship, other, distance + REACH) &&
  within(bodyOfShip(ship).outline, bodyOfShip(other).outline, distance);

/** Enemy pieces on the surface. [PI-SEA.15] */
export const enemiesOf = (state: Pirates, seat: Seat): Ship[] =>
  state.ships.filter((other) => other.seat !== seat && isAfloat(other));

/** Puts a ship somewhere; it no longer lies alongside anything. */
export function stand(ship: Ship, pose: Pose): void {
  ship.x = pose.x;
  ship.y = pose.y;
  ship.heading = pose.heading;
  ship.alongside = false;
}

export const poseOf = ({ x, y, heading }: Pose): Pose => ({ x, y, heading });
