import { type Json, type Random, type Rules, type Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { isIslandId, type IslandId } from '../content/islands.ts';
import { isTerrainId, type TerrainId } from '../content/terrain.ts';
import { bearing, FULL_TURN, land, outlineOf, placeIsland, type Pose } from '../geometry/index.ts';
import { type Land, NONE, type Pirates, type Ship } from '../state.ts';
import type { Suggestion } from '../choices.ts';
import type { Ask } from '../says.ts';
import {
  ask,
  type Asking,
  breaks,
  isHeading,
  isRecord,
  plainPose,
  POSE,
  readFields,
  unreadable,
} from './asking.ts';
import {
  addLand,
  addTile,
  anywhere,
  berthPose,
  directionsFrom,
  freeBerth,
  launch,
  settle,
  startFault,
  tileFault,
} from './quick.ts';
import { bodyOfLand, hullFor, islandShape, watersFor } from './sea.ts';
import { middleOf, suggestAround } from './suggesting.ts';
import { islandName, kindOf, pick, player, shape, shipAt, shipName, type Table } from './table.ts';
import { dealTreasure } from './treasure.ts';
import { startTurn } from './turn.ts';

/** Laying out the sea [PI-SET]: islands, terrain, home islands and ships, each a step of its own. */

/** The seat that places next: the first player, then to the left. [PI-SET.3] [PI-MULTI.3] */
const placer = (state: Pirates, placed: number): Seat => (state.first + placed) % state.players.length;

export interface Placing<Id extends string> extends Pose {
  readonly id: Id;
}

/** Reads `{ island, x, y, heading }`, or the same of a tile. */
export function readPlacing<Id extends string>(
  answer: Json,
  what: string,
  isId: (id: string) => id is Id,
): Placing<Id> | undefined {
  if (!isRecord(answer)) return undefined;
  const { [what]: id, ...rest } = answer;
  const pose = readFields(rest, POSE);
  return typeof id === 'string' && isId(id) && pose && isHeading(pose.heading) ? { id, ...pose } : undefined;
}

/** One island, wherever the rules and the islands still to come allow. [PI-SET.4] [PI-SET.5] [PI-GEO.73] */
export function* placeIslands(table: Table): Rules {
  const { state } = table;
  const seat = placer(state, state.islands.length);
  const chosen = yield* shape(
    seat,
    { say: 'placeIsland', left: state.chart.length },
    {
      get shape() {
        return { kind: 'island', islands: [...state.chart] };
      },
      read(answer) {
        const placing = readPlacing(answer, 'island', isIslandId);
        if (!placing || !state.chart.includes(placing.id)) return unreadable();
        const fits = fitIsland(state, placing);
        return 'broken' in fits ? breaks(fits.broken) : placing;
      },
      offered: () => suggestIslands(state),
      sample: (random) => someIsland(state, random),
      candidates: () => islandsToTry(state),
    },
  );
  layIsland(table, seat, chosen);
  if (state.chart.length === 0) state.stage = state.tilesEach > 0 ? 'terrain' : 'homes';
}

export const fitIsland = (state: Pirates, placing: Placing<IslandId>): ReturnType<typeof placeIsland> =>
  placeIsland(
    outlineOf(islandShape(placing.id), placing),
    placing,
    state.islands.map((other) => bodyOfLand(other).outline),
    state.chart.length - 1,
    state,
    state.room,
  );

function layIsland(table: Table, seat: Seat, placing: Placing<IslandId>): void {
  const { state } = table;
  const fits = fitIsland(state, placing);
  if ('broken' in fits) throw new Error(`an island that breaks ${fits.broken}`);
  state.room = fits.room.map(({ x, y }) => ({ x, y }));
  state.chart.splice(state.chart.indexOf(placing.id), 1);
  const laid = addLand(state, placing.id, placing);
  table.tell({ say: 'placedIsland', seat, island: islandName(laid), to: plainPose(placing) });
}

const asIsland = (island: IslandId, { x, y, heading }: Pose): Json => ({ island, x, y, heading });

/** Near where there is room; if that will not do, on the spot that always will. */
function someIsland(state: Pirates, random: Random): Json {
  const island = random.pick(state.chart, 'sample');
  const heading = random.below(FULL_TURN);
  const spot = random.pick(state.room, 'sample');
  const x = spot.x + random.below(6_000) - 3_000;
  const y = spot.y + random.below(6_000) - 3_000;
  const placing = { id: island, x, y, heading };
  if (!('broken' in fitIsland(state, placing))) return asIsland(island, placing);
  return asIsland(island, { ...nth(state.room, 0), heading });
}

const MOST_ISLANDS = 12;

function islandsToTry(state: Pirates): Json[] {
  const island = nth(state.chart, 0);
  return state.room
    .slice(0, MOST_ISLANDS)
    .filter((spot) => !('broken' in fitIsland(state, { id: island, ...spot, heading: 0 })))
    .map((spot) => asIsland(island, { ...spot, heading: 0 }));
}

/** The next island, once in each eighth of the sea where there is room. */
const suggestIslands = (state: Pirates): Suggestion[] =>
  suggestAround(islandsToTry(state), 'spot', (answer) => directionTo(state, answer));

const directionTo = (state: Pirates, answer: Json): number => {
  const { x, y } = isRecord(answer) ? answer : {};
  return bearing(middleOf(state), { x: Number(x), y: Number(y) });
};

const TILE_STEP = 7_000;

function suggestTiles(state: Pirates): Suggestion[] {
  const tile = nth(state.tilesLeft, 0);
  const places: Json[] = [];
  for (let y = TILE_STEP; y < state.height; y += TILE_STEP)
    for (let x = TILE_STEP; x < state.width; x += TILE_STEP)
      if (tileFault(state, tile, { x, y, heading: 0 }) === undefined)
        places.push(asTile(tile, { x, y, heading: 0 }));
  return suggestAround(places, 'spot', (answer) => directionTo(state, answer));
}

/** One tile at least S from every island and tile. [PI-SET.7] [PI-SET.8] */
export function* placeTerrain(table: Table): Rules {
  const { state } = table;
  const seat = placer(state, state.tiles.length);
  const placing = yield* shape(
    seat,
    { say: 'placeTile' },
    {
      get shape() {
        return { kind: 'tile', tiles: [...state.tilesLeft] };
      },
      read(answer) {
        const read = readPlacing(answer, 'tile', isTerrainId);
        if (!read || !state.tilesLeft.includes(read.id)) return unreadable();
        const fault = tileFault(state, read.id, read);
        return fault ? breaks(fault) : read;
      },
      offered: () => suggestTiles(state),
      sample: (random) => someTile(state, random),
      candidates: (random) => Array.from({ length: 8 }, () => someTile(state, random)),
    },
  );
  state.tilesLeft.splice(state.tilesLeft.indexOf(placing.id), 1);
  addTile(state, placing.id, placing);
  const on = `tile:${state.tiles.length - 1}`;
  table.tell({ say: 'placedTile', seat, tile: on, to: plainPose(placing) });
  if (state.tiles.length === state.tilesEach * state.players.length) state.stage = 'homes';
}

const asTile = (tile: TerrainId, { x, y, heading }: Pose): Json => ({ tile, x, y, heading });

function someTile(state: Pirates, random: Random): Json {
  const tile = random.pick(state.tilesLeft, 'sample');
  for (;;) {
    const pose = {
      x: random.below(state.width),
      y: random.below(state.height),
      heading: random.below(FULL_TURN),
    };
    if (tileFault(state, tile, pose) === undefined) return asTile(tile, pose);
  }
}

/** Who chooses a home island, and whose. [PI-SET.9] [PI-SET.11] [PI-MULTI.4] */
function homeChoice(state: Pirates): { seat: Seat; owner: Seat } {
  const seats = state.players.length;
  const settled = state.players.filter(({ home }) => home !== NONE).length;
  const second = (state.first + 1) % 2;
  if (seats === 2)
    return settled === 0 ? { seat: second, owner: state.first } : { seat: state.first, owner: second };
  const last = placer(state, state.islands.length - 1);
  const owner = (last - settled + seats) % seats;
  return { seat: owner, owner };
}

export function* chooseHome(table: Table): Rules {
  const { state } = table;
  const { seat, owner } = homeChoice(state);
  const free = (): { key: string; on: string; land: number }[] =>
    state.islands
      .filter(({ home }) => home === NONE)
      .map((land) => ({ key: String(land.id), on: islandName(land), land: land.id }));
  const { land: home } = yield* pick(seat, { say: 'chooseHome', owner }, free);
  settle(state, owner, home);
  table.tell({ say: 'choseHome', seat, owner, island: `island:${home}` });
  state.stage = 'ships';
}

/** Ships are placed as soon as their home island is known. [PI-SET.10] [PI-MULTI.5] */
export function* placeShips(table: Table): Rules {
  const { state } = table;
  const ship = shipAt(state, nth(state.unplaced, 0));
  const home = nth(state.islands, player(state, ship.seat).home);
  const pose = yield* startingPlace(state, ship, home);
  launch(ship, pose);
  state.unplaced.shift();
  table.tell({ say: 'placedShip', seat: ship.seat, ship: shipName(ship), to: plainPose(pose) });
  if (state.unplaced.length > 0) return;
  state.stage = state.players.some(({ home }) => home === NONE) ? 'homes' : 'treasure';
}

/** Where there is no berth left a ship lies off its island. */
function* startingPlace(state: Pirates, ship: Ship, home: Land): Rules<Pose> {
  const berth = freeBerth(state, ship, home, bearing(home, middleOf(state)));
  if (!berth) return anywhere(state, ship, home);
  return yield* ask(
    ship.seat,
    { say: 'placeShip', ship: shipName(ship) },
    startingBerths(state, ship, home, berth),
  );
}

/** Bow to the shore of its home island, or as its kind starts. [PI-SET.10] */
export function startingBerths(
  state: Pirates,
  ship: Ship,
  home: Land,
  berth: Pose,
): Asking<'x' | 'y' | 'heading', Pose> {
  const waters = watersFor(state, ship, { tiles: false });
  return {
    kind: 'pose',
    fields: POSE,
    more: { ship: shipName(ship), island: islandName(home) },
    around: home,
    judge(pose) {
      const landing = land(hullFor(ship), pose, waters);
      return !isHeading(pose.heading)
        ? 'PI-GEO.68'
        : (startFault(state, ship, landing) ?? plainPose(landing?.pose ?? pose));
    },
    propose: (random) => plainPose(berthPose(ship, home, random.below(FULL_TURN))),
    *all() {
      yield plainPose(berth);
      for (const way of directionsFrom(bearing(home, middleOf(state)), 1_500))
        yield plainPose(berthPose(ship, home, way));
    },
  };
}

interface Form {
  readonly key: 'artillery' | 'flamethrower';
}
const FORMS: readonly Form[] = [{ key: 'artillery' }, { key: 'flamethrower' }];

/** Bombardiers are announced, treasure is dealt, and the first player begins. [PI-SET.18] [PI-SET.21] [PI-TURN.1] */
export function* beginGame(table: Table): Rules {
  const { state } = table;
  for (const ship of state.ships) {
    if (kindOf(ship) !== 'bombardier' || ship.form !== '') continue;
    const about: Ask = { say: 'bombardierForm', ship: shipName(ship) };
    const { key } = yield* pick(ship.seat, about, () => FORMS);
    ship.form = key;
    table.tell({ say: 'announcedForm', ship: shipName(ship), form: key });
  }
  if (state.bag.length > 0) dealTreasure(state, table.random);
  table.tell({ say: 'gameBegins', seat: state.first, gold: state.startingGold });
  startTurn(table, state.first);
}
