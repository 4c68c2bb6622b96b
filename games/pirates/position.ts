import { Match, type Seat } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import type { CrewId } from './content/crew.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { EventId } from './content/events.ts';
import { type FortId, forts } from './content/forts.ts';
import { type IslandId, islandIds, islands as outlines } from './content/islands.ts';
import { type PieceId, pieces } from './content/pieces.ts';
import type { TerrainId } from './content/terrain.ts';
import type { TreasureId } from './content/treasure.ts';
import { surfaceFor } from './geometry/index.ts';
import { pirates } from './game.ts';
import { dockOf } from './rules/docking.ts';
import type { PiratesView } from './rules/information.ts';
import { addTile } from './rules/quick.ts';
import { coin, Muster, newShip, newTurn } from './rules/setup.ts';
import { goldIn } from './rules/table.ts';
import {
  type Coin,
  type Land,
  type Mark,
  NONE,
  type Pirates,
  type Player,
  PUBLIC,
  type Sailor,
  seenBy,
  type Ship,
  type Turn,
} from './state.ts';

/** Sets up a position to play on from: for the tests of the rules, and for lessons. */

/** Where something lies; the heading is in hundredths of a degree, 0 if it is left out. */
export type Where = readonly [x: number, y: number, heading?: number];
/** A coin by its gold, or a unique treasure by its name. */
export type Treasure = number | TreasureId;

export interface ShipPosition {
  readonly piece: PieceId;
  readonly seat?: Seat;
  readonly at: Where;
  /** Masts left, counted from the bow; all if it is left out. */
  readonly masts?: number;
  readonly burning?: number;
  readonly crew?: readonly CrewId[];
  readonly gear?: readonly EquipmentId[];
  readonly coins?: readonly Treasure[];
  readonly marks?: readonly Mark['what'][];
  /** The index of the ship that tows it. */
  readonly tower?: number;
  /** The index of the tile it is lost in or entangled in. */
  readonly lostIn?: number;
  readonly entangledIn?: number;
  readonly marked?: readonly CrewId[];
  /** Crew lie face up if this is set. */
  readonly open?: boolean;
  readonly also?: Partial<Ship>;
}

export interface IslandPosition {
  readonly island?: IslandId;
  readonly at: Where;
  readonly home?: Seat;
  readonly mysterious?: boolean;
  readonly coins?: readonly Treasure[];
  readonly crew?: readonly { readonly crew: CrewId; readonly seat: Seat; readonly open?: boolean }[];
  readonly gear?: readonly EquipmentId[];
  readonly explored?: readonly Seat[];
  readonly banners?: readonly Seat[];
  readonly fort?: {
    readonly fort: FortId;
    readonly seat: Seat;
    readonly flags?: number;
    readonly coins?: readonly Treasure[];
    readonly heading?: number;
  };
}

export interface Position {
  readonly seats?: 2 | 3 | 4 | 5 | 6;
  readonly turn?: Seat;
  readonly ships: readonly ShipPosition[];
  /** Players without a home island here get one in a corner of the sea. */
  readonly islands?: readonly IslandPosition[];
  readonly tiles?: readonly {
    readonly tile: TerrainId;
    readonly at: Where;
    readonly until?: Seat;
    readonly value?: number;
  }[];
  readonly players?: readonly { readonly events?: readonly EventId[]; readonly forts?: readonly FortId[] }[];
  /** Gold at the start; what is in the position if it is left out. */
  readonly startingGold?: number;
  readonly options?: { readonly [option: string]: string | number };
}

const pose = ([x, y, heading = 0]: Where): { x: number; y: number; heading: number } => ({ x, y, heading });
const bits = (seats: readonly Seat[]): number => seats.reduce((all, seat) => all | seenBy(seat), 0);

export function position(given: Position): Match<Pirates, PiratesView> {
  const seats = given.seats ?? 2;
  const state = positionState(given);
  const config = { seats, seed: 'position', ...(given.options ? { options: given.options } : {}) };
  return Match.from(pirates, config, state);
}

/** The state alone, at the start of somebody's turn. */
export function positionState(given: Position): Pirates {
  const seats = given.seats ?? 2;
  const muster = new Muster();
  const { width, height } = surfaceFor(seats, 40);
  const state: Pirates = {
    stage: 'turn',
    scenario: 'none',
    total: 40,
    width,
    height,
    withdraws: given.options?.['leaving'] === 'withdraws',
    first: given.turn ?? 0,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(given, seat)),
    ships: [],
    islands: [],
    tiles: [],
    turn: { ...newTurn(), seat: given.turn ?? 0, number: 1 } satisfies Turn,
    chart: [],
    room: [],
    tilesLeft: [],
    tilesEach: 0,
    unplaced: [],
    waitingAshore: Array.from({ length: seats }, () => ({ crew: [], gear: [] })),
    bag: [],
    deep: [],
    scrap: [],
    startingGold: 0,
    mysterious: true,
    quiet: 0,
    counts: { coins: 0, crew: 0, gear: 0 },
    goals: [],
    result: null,
  };
  layIslands(state, given, muster);
  layTiles(state, given);
  given.ships.forEach((ship, id) => state.ships.push(placeShip(ship, id, muster)));
  count(state, given, muster);
  for (const ship of state.ships) ship.docked = dockOf(state, ship);
  return state;
}

const newPlayer = (given: Position, seat: Seat): Player => ({
  home: NONE,
  events: [...(given.players?.[seat]?.events ?? [])],
  forts: [...(given.players?.[seat]?.forts ?? [])],
  lost: [],
  turns: 0,
  out: false,
  calm: false,
  strength: given.ships
    .filter((ship) => (ship.seat ?? 0) === seat)
    .reduce((sum, { piece }) => sum + pieces[piece].cost, 0),
});

const treasure = (one: Treasure): Coin => (typeof one === 'number' ? coin(one) : coin(0, one));

function layIslands(state: Pirates, given: Position, muster: Muster): void {
  const laid = given.islands ?? [];
  const free = islandIds.filter(
    (id) => !outlines[id].mysterious && !laid.some(({ island }) => island === id),
  );
  const corners: Where[] = [
    [13_000, 13_000],
    [state.width - 13_000, state.height - 13_000],
    [13_000, state.height - 13_000],
    [state.width - 13_000, 13_000],
    [Math.floor(state.width / 2), 13_000],
    [Math.floor(state.width / 2), state.height - 13_000],
  ];
  const homes = state.players.flatMap((_, seat): IslandPosition[] =>
    laid.some(({ home }) => home === seat) ? [] : [{ at: nth(corners, seat), home: seat }],
  );
  for (const island of [...laid, ...homes])
    addIsland(state, island, island.island ?? nth(free.splice(0, 1), 0), muster);
}

function addIsland(state: Pirates, given: IslandPosition, island: IslandId, muster: Muster): void {
  const { at, home = NONE, mysterious = false, explored = [], banners = [] } = given;
  const open = home !== NONE && state.players.length === 2;
  const land: Land = {
    id: state.islands.length,
    island,
    ...pose(at),
    mysterious,
    home,
    coins: (given.coins ?? []).map(treasure),
    crew: (given.crew ?? []).map(({ crew, seat, open: up }) => ashore(muster.sailor(crew, seat), at, up)),
    gear: (given.gear ?? []).map((gear) => ({ ...muster.gear(gear, 0), seen: PUBLIC })),
    explored: bits(explored),
    banners: bits(banners),
    fort: null,
  };
  for (const one of land.coins) one.seen |= open ? PUBLIC : home === NONE ? bits(explored) : seenBy(home);
  if (home !== NONE) nth(state.players, home).home = land.id;
  if (given.fort) land.fort = newFort(state, given.fort, at);
  state.islands.push(land);
}

function ashore(sailor: Sailor, [x, y]: Where, open = false): Sailor {
  if (open) sailor.seen |= PUBLIC;
  return Object.assign(sailor, { x, y });
}

function newFort(state: Pirates, fort: NonNullable<IslandPosition['fort']>, at: Where): Land['fort'] {
  const flags = forts[fort.fort].flags.map((_, cannon) => ({
    cannon,
    place: cannon,
    up: cannon < (fort.flags ?? Infinity),
  }));
  const coins = (fort.coins ?? []).map(treasure);
  for (const one of coins) one.seen |= state.players.length === 2 ? PUBLIC : seenBy(fort.seat);
  const { x, y } = pose(at);
  return { fort: fort.fort, seat: fort.seat, x, y, heading: fort.heading ?? 0, flags, coins, shot: false };
}

function layTiles(state: Pirates, given: Position): void {
  for (const { tile, at, until, value } of given.tiles ?? []) {
    addTile(state, tile, pose(at));
    Object.assign(nth(state.tiles, state.tiles.length - 1), { until: until ?? NONE, value: value ?? 0 });
  }
}

function placeShip(given: ShipPosition, id: number, muster: Muster): Ship {
  const { piece, seat = 0, crew = [], gear = [], masts, burning = 0 } = given;
  const ship = newShip(id, seat, { ship: piece, crew, equipment: gear }, given.marked ?? [], muster);
  ship.fate = 'afloat';
  Object.assign(ship, pose(given.at));
  ship.before = pose(given.at);
  const standing = masts ?? ship.masts.length;
  ship.masts = ship.masts.map((_, i) => (i >= standing ? 'lost' : i < burning ? 'burning' : 'up'));
  ship.coins = (given.coins ?? []).map(treasure);
  for (const one of ship.coins) one.seen |= one.treasure === '' ? seenBy(seat) : PUBLIC;
  if (given.open) for (const sailor of ship.crew) sailor.seen |= PUBLIC;
  ship.marks = (given.marks ?? []).map((what) => ({ what, seat, on: false }));
  ship.tower = given.tower ?? NONE;
  ship.lostIn = given.lostIn ?? NONE;
  ship.entangledIn = given.entangledIn ?? NONE;
  return Object.assign(ship, given.also);
}

function count(state: Pirates, given: Position, muster: Muster): void {
  const coins = [
    ...state.ships.flatMap((ship) => ship.coins),
    ...state.islands.flatMap((land) => [...land.coins, ...(land.fort?.coins ?? [])]),
  ];
  state.counts = { coins: coins.length, crew: muster.crew, gear: muster.equipment };
  state.startingGold = given.startingGold ?? Math.max(30, goldIn(coins));
}
