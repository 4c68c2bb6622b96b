import type { Random, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type IslandId, islands } from '../content/islands.ts';
import { terrain, type TerrainId } from '../content/terrain.ts';
import {
  against,
  asHeading,
  atDistance,
  bearing,
  FULL_TURN,
  HALF_TURN,
  islandBreaks,
  land,
  type Landing,
  MEASURE,
  nearestLanding,
  type Outline,
  outlineOf,
  type Point,
  type Pose,
  roomForIslands,
  squareBetween,
  tileBreaks,
  type Waters,
} from '../geometry/index.ts';
import { type Land, NONE, type Pirates, type Ship } from '../state.ts';
import { isMercenary } from './highseas.ts';
import {
  anchorOf,
  bodyOfLand,
  bodyOfTile,
  bowMeets,
  hullFor,
  islandShape,
  stand,
  tileShape,
  watersFor,
} from './sea.ts';
import { isCreature, kindOf, player } from './table.ts';

/** A fair sea laid out by chance, for players who would rather sail: islands, terrain, homes and ships. */

const TRIES = 60;

export function quickSea(state: Pirates, random: Random): void {
  const places =
    (state.players.length === 2 ? mirrored(state, random) : undefined) ?? scattered(state, random);
  for (const { x, y, heading } of places) {
    const island = state.chart.shift();
    if (island !== undefined) addLand(state, island, { x, y, heading });
  }
  scatterTerrain(state, random);
  const homes = fairHomes(state, random);
  for (const [seat, home] of homes.entries()) settle(state, seat, home);
  for (const ship of state.ships) berthShip(state, ship);
}

export function addLand(state: Pirates, island: IslandId, { x, y, heading }: Pose): Land {
  const land: Land = {
    id: state.islands.length,
    island,
    x,
    y,
    heading,
    mysterious: state.mysterious && islands[island].mysterious,
    home: NONE,
    coins: [],
    crew: [],
    gear: [],
    explored: 0,
    banners: 0,
    fort: null,
  };
  state.islands.push(land);
  return land;
}

const turn = (random: Random): number => random.below(FULL_TURN);

/** Islands with centres nearer than this are too close, whatever their shapes. [PI-SET.4] */
const CROWDED = (3 * MEASURE.L + 5_000) ** 2;
const isCrowded = (spot: Point, others: readonly Point[]): boolean =>
  others.some((other) => squareBetween(spot, other) < CROWDED);

const SHORE = MEASURE.L + 4_300;
const somewhere = (state: Pirates, random: Random): Pose => ({
  x: SHORE + random.below(state.width - 2 * SHORE),
  y: SHORE + random.below(state.height - 2 * SHORE),
  heading: turn(random),
});

/** The same place on the other side of the sea. */
const across = (state: Pirates, { x, y, heading }: Pose): Pose => ({
  x: state.width - x,
  y: state.height - y,
  heading: asHeading(heading + HALF_TURN),
});

/** For two players every island has its twin on the other side of the sea. */
function mirrored(state: Pirates, random: Random): Pose[] | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const poses: Pose[] = [];
    const outlines: Outline[] = [];
    while (poses.length < state.chart.length && addPair(state, random, poses, outlines));
    if (poses.length === state.chart.length) return poses;
  }
  return undefined;
}

function addPair(state: Pirates, random: Random, poses: Pose[], outlines: Outline[]): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const pose = somewhere(state, random);
    const twin = across(state, pose);
    if (isCrowded(pose, [...poses, twin]) || isCrowded(twin, poses)) continue;
    if (addIsland(state, pose, poses, outlines)) {
      if (addIsland(state, twin, poses, outlines)) return true;
      poses.pop();
      outlines.pop();
    }
  }
  return false;
}

/** Adds the next island of the chart if it may lie there. */
function addIsland(state: Pirates, pose: Pose, poses: Pose[], outlines: Outline[]): boolean {
  const outline = outlineOf(islandShape(nth(state.chart, poses.length)), pose);
  if (islandBreaks(outline, outlines, state) !== undefined) return false;
  poses.push(pose);
  outlines.push(outline);
  return true;
}

/** Islands anywhere they may lie; where chance finds no room, as the greedy fill would lay them. [PI-GEO.73] */
function scattered(state: Pirates, random: Random): Pose[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const poses = scatter(state, random);
    if (poses.length === state.chart.length) return poses;
  }
  const room = roomForIslands([], state.chart.length, state) ?? [];
  return room.map(({ x, y }) => ({ x, y, heading: turn(random) }));
}

function scatter(state: Pirates, random: Random): Pose[] {
  const poses: Pose[] = [];
  const outlines: Outline[] = [];
  for (let tries = 0; tries < TRIES * state.chart.length && poses.length < state.chart.length; tries++) {
    const pose = somewhere(state, random);
    if (!isCrowded(pose, poses)) addIsland(state, pose, poses, outlines);
  }
  return poses;
}

/** The agreed number of tiles a player, in twins where there are two players. [PI-SET.6] [PI-SET.7] */
function scatterTerrain(state: Pirates, random: Random): void {
  const count = state.tilesEach * state.players.length;
  random.shuffle(state.tilesLeft, 'terrain');
  while (state.tiles.length < count) {
    const one = state.tilesLeft.shift();
    if (one === undefined) return;
    const pose = dropTile(state, random, one);
    if (pose && state.players.length === 2) dropTwin(state, random, one, pose);
  }
}

function dropTwin(state: Pirates, random: Random, of: TerrainId, pose: Pose): void {
  const twin = state.tilesLeft.find((id) => terrain[id].kind === terrain[of].kind);
  if (twin === undefined) return;
  state.tilesLeft.splice(state.tilesLeft.indexOf(twin), 1);
  const there = across(state, pose);
  if (mayLie(state, twin, there)) addTile(state, twin, there);
  else dropTile(state, random, twin);
}

function dropTile(state: Pirates, random: Random, tile: TerrainId): Pose | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const pose = { x: random.below(state.width), y: random.below(state.height), heading: turn(random) };
    if (!mayLie(state, tile, pose)) continue;
    addTile(state, tile, pose);
    return pose;
  }
  return undefined;
}

const mayLie = (state: Pirates, tile: TerrainId, pose: Pose): boolean =>
  tileFault(state, tile, pose) === undefined;

/** Why a tile may not be placed there at setup. [PI-SET.8] [PI-GEO.74] */
export function tileFault(state: Pirates, tile: TerrainId, pose: Pose): 'PI-GEO.74' | 'PI-SET.8' | undefined {
  const outline = outlineOf(tileShape(terrain[tile].kind, tile), pose);
  const others = [
    ...state.islands.map((land) => bodyOfLand(land).outline),
    ...state.tiles.map((other) => bodyOfTile(other).outline),
  ];
  return tileBreaks(outline, others, state);
}

export function addTile(state: Pirates, id: TerrainId, { x, y, heading }: Pose): void {
  const tile = terrain[id];
  state.tiles.push({
    id: state.tiles.length,
    tile: id,
    kind: tile.kind,
    gold: tile.kind === 'iceberg' ? tile.gold : 0,
    x,
    y,
    heading,
    value: 0,
    until: NONE,
    ashore: false,
    gone: false,
  });
}

const HOME_TRIES = 40;
const HOMES_APART = 45_000;

/** Homes far from each other, each about as near to wild islands as the others; twins are equally near. */
function fairHomes(state: Pirates, random: Random): number[] {
  const ids = state.islands.map((_, id) => id);
  const two = state.players.length === 2;
  let best: number[] = ids.slice(0, state.players.length);
  let least = Infinity;
  for (let tries = 0; tries < (two ? ids.length / 2 : HOME_TRIES); tries++) {
    const homes = two
      ? random.shuffle([2 * tries, 2 * tries + 1], 'homes')
      : random.shuffle([...ids], 'homes').slice(0, state.players.length);
    const unfair = unfairness(state, homes);
    if (unfair < least) [best, least] = [homes, unfair];
  }
  return best;
}

function unfairness(state: Pirates, homes: readonly number[]): number {
  const wild = state.islands.filter(({ id }) => !homes.includes(id));
  const spots = homes.map((id) => nth(state.islands, id));
  const way = (a: Point, b: Point): number => Math.sqrt(squareBetween(a, b));
  const access = spots.map((home) => {
    const ways = wild.map((island) => way(home, island)).sort((a, b) => a - b);
    return ways.slice(0, 3).reduce((sum, one) => sum + one, 0);
  });
  const apart = Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => way(a, b))));
  return Math.max(...access) - Math.min(...access) + 4 * Math.max(0, HOMES_APART - apart);
}

/** An island becomes somebody's home, with the crew and equipment that wait there. [PI-SET.12] [PI-SET.15] */
export function settle(state: Pirates, seat: Seat, home: number): void {
  const land = nth(state.islands, home);
  land.home = seat;
  player(state, seat).home = home;
  const ashore = nth(state.waitingAshore, seat);
  for (const sailor of ashore.crew) [sailor.x, sailor.y] = [land.x, land.y];
  land.crew.push(...ashore.crew.splice(0));
  land.gear.push(...ashore.gear.splice(0));
  state.unplaced = state.ships.filter((ship) => ship.seat === seat).map(({ id }) => id);
}

/** Where a ship of this fleet may start: bow to its home island, or S from it. [PI-SET.10] [PI-SET.13] [PI-SET.14] */
export function startFault(state: Pirates, ship: Ship, landing: Landing | undefined): string | undefined {
  if (!landing) return 'PI-GEO.32';
  const home = bodyOfLand(nth(state.islands, player(state, ship.seat).home)).outline;
  if (isMercenary(ship)) return atDistance(landing.outline, home, MEASURE.S) ? undefined : 'PI-SET.13';
  const there = { ...ship, x: landing.pose.x, y: landing.pose.y, heading: landing.pose.heading };
  if (bowMeets(there, home)) return undefined;
  return isCreature(ship) || kindOf(ship) === 'flotilla' ? 'PI-SET.14' : 'PI-SET.10';
}

/** A ship bow on to an island, or bow towards it from a distance, in a direction from its centre. */
export function berthPose(ship: Ship, land: Land, direction: number): Pose {
  const hull = hullFor(ship);
  const gap = isMercenary(ship) && land.home !== NONE ? MEASURE.S : 0;
  const anchor = anchorOf(land, bodyOfLand(land));
  return against(hull, hull.bowPoint, asHeading(direction + HALF_TURN), anchor, direction, gap);
}

/** All around an island, nearest to a direction first. */
export function* directionsFrom(direction: number, step = 500): Generator<number> {
  yield asHeading(direction);
  for (let off = step; off <= HALF_TURN; off += step) {
    yield asHeading(direction + off);
    if (off < HALF_TURN) yield asHeading(direction - off);
  }
}

/** The first place bow on to an island, seen from a direction, whoever's island it is. */
export function berthFrom(state: Pirates, ship: Ship, island: Land, direction: number): Pose | undefined {
  const waters = watersFor(state, ship, { tiles: false });
  for (const way of directionsFrom(direction, 1_000)) {
    const landing = land(hullFor(ship), berthPose(ship, island, way), waters);
    if (landing) return landing.pose;
  }
  return undefined;
}

/** The first free berth at one's home island, seen from a direction. */
export function freeBerth(state: Pirates, ship: Ship, island: Land, direction: number): Pose | undefined {
  const waters = watersFor(state, ship, { tiles: false });
  for (const step of [ROOMY, TIGHT])
    for (const way of directionsFrom(direction, step)) {
      const landing = land(hullFor(ship), berthPose(ship, island, way), waters);
      if (landing && startFault(state, ship, landing) === undefined) return landing.pose;
    }
  return undefined;
}

/** Berths so far apart that a ship can turn and sail off; or side by side where there is no room for that. */
const ROOMY = 5_000;
const TIGHT = 1_000;

/** Berths side by side, facing the middle of the sea; who finds none lies off the island. */
function berthShip(state: Pirates, ship: Ship): void {
  const home = nth(state.islands, player(state, ship.seat).home);
  const seaward = bearing(home, { x: Math.floor(state.width / 2), y: Math.floor(state.height / 2) });
  launch(ship, freeBerth(state, ship, home, seaward) ?? anywhere(state, ship, home));
}

export function launch(ship: Ship, pose: Pose): void {
  ship.fate = 'afloat';
  stand(ship, pose);
}

/** The free place nearest to a point. */
export function anywhere(state: Pirates, ship: Ship, point: Point): Pose {
  const waters: Waters = watersFor(state, ship, { tiles: false });
  const wanted = { x: point.x, y: point.y, heading: 0 };
  const landing = nearestLanding(hullFor(ship), wanted, state.width, waters);
  if (!landing) throw new Error('the sea is full');
  return landing.pose;
}
