import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { contact, edgeDirection, MEASURE, outlineOf, overlaps, type Pose, sail } from '../geometry/index.ts';
import { NONE, type Pirates, type Ship, type Tile } from '../state.ts';
import type { CoinHeld, CrewHeld, Plain, Thing } from '../choices.ts';
import type { Ask } from '../says.ts';
import { ask, hasAnswer, plainPose } from './asking.ts';
import { coinName, takeCoin, takeCrew, trim } from './cargo.ts';
import { newVoyage, type Voyage } from './pace.ts';
import { loseMast } from './damage.ts';
import { castOff } from './docking.ts';
import { anchorages, enterFog, fallIntoFog } from './fog.ts';
import { gearFor, useGear } from './highseas.ts';
import { type Course } from './movement.ts';
import {
  bodyOfLand,
  bodyOfShip,
  bodyOfTile,
  bowMeets,
  hullFor,
  isIce,
  isPresent,
  poseOf,
  stand,
  surfaceOf,
  tileName,
  tileShape,
  watersWithTow,
} from './sea.ts';
import { removeCoin, removeCrew } from './sinking.ts';
import {
  builtOf,
  crewName,
  hasTreasure,
  isAfloat,
  isCreature,
  isLost,
  isOver,
  isUsed,
  kindOf,
  markUsed,
  mastsOf,
  may,
  pick,
  roll,
  shipAt,
  shipName,
  stir,
  type Table,
} from './table.ts';
import { dragTow, endTowsOf } from './towing.ts';

/** Terrain [PI-TER]: reefs, sargasso seas, whirlpools and icebergs. Fog has a file of its own. */

export const tileNamed = (state: Pirates, id: string): Tile =>
  nth(state.tiles, Number(id.slice('tile:'.length)));

/** What a tile does to a ship that begins to lie over it. */
export function* enter(table: Table, voyage: Voyage, tile: Tile, left: number): Rules<Course> {
  switch (tile.kind) {
    case 'fog':
      return enterFog(table, voyage.ship, tile);
    case 'sargasso':
      return onSargasso(table, voyage.ship, tile);
    case 'reef':
      return yield* onReef(table, voyage.ship, tile);
    case 'whirlpool':
      return yield* touchWhirlpool(table, voyage, tile, left);
    case 'iceberg':
      return 'on';
  }
}

/** A ship put down somewhere has moved there: over tiles, but for the one it leaves, and against what stops it. [PI-RULING.140] */
export function* putDown(table: Table, voyage: Voyage): Rules<Course> {
  const { state } = table;
  const { ship, leaving } = voyage;
  if (ship.intangible) return 'anew'; // [PI-KW.ghostship.2]
  if (fallIntoFog(table, ship, leaving)) return 'stop';
  const { tiles, obstacles } = watersWithTow(state, ship);
  const { outline } = bodyOfShip(ship);
  for (const body of tiles) {
    if (body.id === tileName({ id: leaving }) || !overlaps(outline, body.outline)) continue;
    const effect = yield* enter(table, voyage, tileNamed(state, body.id), 0);
    if (effect === 'whirled') return yield* putDown(table, voyage);
    if (effect === 'stop') return 'stop';
  }
  const met = obstacles.filter((body) => contact(outline, body.outline) !== 'apart');
  for (const { id } of met) if (id.startsWith('tile:')) yield* hitIceberg(table, ship, tileNamed(state, id)); // [PI-ICE.8]
  return met.length > 0 ? 'stop' : 'anew';
}

/** The value rolled for a tile holds until the end of the turn. [PI-TER.3] */
function valueOf(table: Table, tile: Tile): number {
  if (tile.value > 0) return tile.value;
  tile.value = roll(table, tile.kind);
  table.tell({ say: 'rolledTile', tile: tileName(tile), die: tile.value });
  return tile.value;
}

/** Entangled if the value is greater than its built masts; it stops there. [PI-SARG.1] [PI-SARG.2] [PI-SARG.4] */
function onSargasso(table: Table, ship: Ship, tile: Tile): Course {
  if (gearFor(ship, 'noSargasso')) {
    useGear(table, ship, 'noSargasso');
    return 'on';
  }
  if (valueOf(table, tile) <= builtOf(ship)) return 'on';
  ship.entangledIn = tile.id;
  castOff(table.state, ship);
  table.tell({ say: 'entangled', ship: shipName(ship), tile: tileName(tile) });
  endTowsOf(table, ship); // [PI-TOW.11]
  return 'stop';
}

/** An action to get free: d6 and masts left above 6. [PI-SARG.6] [PI-SARG.11] */
export function* breakFree(table: Table, ship: Ship): Rules {
  const die = roll(table, 'break free');
  const total = die + mastsOf(ship);
  table.tell({ say: 'triedToBreakFree', ship: shipName(ship), die, total });
  if (total > 6) yield* freed(table, ship);
}

/** Whether an entangled ship has anywhere to go. */
export const canBeFreed = (state: Pirates, ship: Ship): boolean =>
  ship.entangledIn !== NONE && hasAnswer(anchorages(state, ship, nth(state.tiles, ship.entangledIn)));

/** Stern to any point of the tile's edge. [PI-SARG.7] [PI-SARG.8] */
export function* freed(table: Table, ship: Ship): Rules {
  const { state } = table;
  const tile = nth(state.tiles, ship.entangledIn);
  const places = anchorages(state, ship, tile);
  if (!hasAnswer(places)) return;
  const pose = yield* ask(ship.seat, { say: 'freed', ship: shipName(ship) }, places);
  const from = poseOf(ship);
  ship.entangledIn = NONE;
  stand(ship, pose);
  table.tell({ say: 'sailed', ship: shipName(ship), from: plainPose(from), to: plainPose(pose) });
  const voyage = { ...newVoyage(ship), leaving: tile.id };
  yield* putDown(table, voyage);
  if (voyage.whirled) yield* whirlpoolToll(table, ship);
}

/** It loses as many masts as the value is short of its built masts; too many and it runs aground, unless it is a creature. [PI-REEF.2] [PI-REEF.7] [PI-REEF.8] */
function* onReef(table: Table, ship: Ship, tile: Tile): Rules<Course> {
  const value = valueOf(table, tile);
  const spared = value < builtOf(ship) && useGear(table, ship, 'reefValue') ? 1 : 0;
  const loss = builtOf(ship) - value - spared;
  if (loss <= 0) return 'on';
  const left = mastsOf(ship);
  if (loss > left && !isCreature(ship)) {
    runAground(table, ship, tile);
    return 'stop';
  }
  for (let i = 0; i < Math.min(loss, left); i++) yield* loseMast(table, ship);
  return isAfloat(ship) && left > loss
    ? 'anew'
    : isAfloat(ship) && kindOf(ship) === 'galley'
      ? 'anew'
      : 'stop';
}

/** A wreck belongs to nobody and stays where it is, with all aboard. [PI-REEF.9] [PI-REEF.10] [PI-REEF.11] */
function runAground(table: Table, ship: Ship, tile: Tile): void {
  endTowsOf(table, ship);
  ship.masts = ship.masts.map(() => 'lost');
  ship.fate = 'wreck';
  castOff(table.state, ship);
  ship.submerged = false;
  ship.blades = false;
  stir(table.state);
  table.tell({ say: 'wrecked', ship: shipName(ship), tile: tileName(tile) });
}

// --- Whirlpools

/** Whirlpools a ship could come out of. [PI-WHIRL.8] */
const farSides = (state: Pirates, ship: Ship, tile: Tile): Tile[] =>
  state.tiles.filter(
    (other) =>
      other.kind === 'whirlpool' &&
      other !== tile &&
      !other.gone &&
      hasAnswer(anchorages(state, ship, other)),
  );

const whirlOf = (ship: Ship): string => `whirlpool ${ship.id}`;

/** A new move action may use a whirlpool again; turning on the stern belongs to the move before. [PI-WHIRL.7] */
export function forgetWhirlpool({ turn }: Pirates, ship: Ship): void {
  turn.used = turn.used.filter((used) => used !== whirlOf(ship));
}

/** It may go on from another whirlpool with the rest of its segment, once a move. [PI-WHIRL.1] [PI-WHIRL.3] [PI-WHIRL.4] [PI-WHIRL.7] */
function* touchWhirlpool(table: Table, voyage: Voyage, tile: Tile, left: number): Rules<Course> {
  const { state } = table;
  const { ship } = voyage;
  if (isUsed(state, whirlOf(ship)) || farSides(state, ship, tile).length === 0) return 'on';
  const options = (): (Plain | (Thing & { tile: number }))[] => [
    ...farSides(state, ship, tile).map((other) => ({
      key: String(other.id),
      on: tileName(other),
      tile: other.id,
    })),
    { key: 'no' },
  ];
  const choice = yield* pick(
    ship.seat,
    { say: 'whirlpool', ship: shipName(ship), tile: tileName(tile) },
    options,
  );
  if (!('tile' in choice)) return 'on';
  const exit = nth(state.tiles, choice.tile);
  const about: Ask = { say: 'leaveWhirlpool', ship: shipName(ship), tile: tileName(exit) };
  const pose = yield* ask(ship.seat, about, anchorages(state, ship, exit));
  whirl(table, ship, pose);
  voyage.whirled = true;
  markUsed(state, whirlOf(ship));
  voyage.rest = left;
  voyage.leaving = NONE;
  return 'whirled';
}

function whirl(table: Table, ship: Ship, pose: Pose): void {
  const from = poseOf(ship);
  stand(ship, pose);
  table.tell({ say: 'whirled', ship: shipName(ship), from: plainPose(from), to: plainPose(pose) });
  dragTow(table, ship);
}

type Toll = (Plain & { mast: true }) | CoinHeld | CrewHeld;

const tolls = (ship: Ship): Toll[] => [
  ...(mastsOf(ship) > 0 ? [{ key: 'mast', mast: true } as const] : []),
  ...ship.coins.map((_, i) => ({ key: `coin ${i}` as const, on: coinName(ship, i), coin: i })),
  ...ship.crew.map((sailor) => ({ key: `crew ${sailor.id}`, on: crewName(sailor), crew: sailor.id })),
];

/** After the movement a 4 to 6 costs a mast, a treasure or a crew. [PI-WHIRL.5] [PI-WHIRL.6] */
export function* whirlpoolToll(table: Table, ship: Ship): Rules {
  if (!isAfloat(ship)) return;
  const die = roll(table, 'whirlpool');
  table.tell({ say: 'rolledWhirlpool', ship: shipName(ship), die });
  if (die < 4 || tolls(ship).length === 0) return;
  const toll = yield* pick(ship.seat, { say: 'whirlpoolToll', ship: shipName(ship) }, () => tolls(ship));
  if ('mast' in toll) return yield* loseMast(table, ship);
  if ('coin' in toll) removeCoin(table, takeCoin(ship, toll.coin));
  else removeCrew(table, takeCrew(ship, toll.crew), undefined);
  stir(table.state);
  yield* trim(table, ship);
}

// --- Icebergs

/** A ship that runs into ice stops and loses a mast; an icebreaker may ram it instead. [PI-ICE.8] [PI-KW.icebreaker.3] [PI-KW.icebreaker.5] */
export function* hitIceberg(table: Table, ship: Ship, tile: Tile): Rules {
  if (!isAfloat(ship) || (yield* ramIceberg(table, ship, tile)) || hasTreasure(ship, 'lucky-caul')) return;
  table.tell({ say: 'hitIceberg', ship: shipName(ship), tile: tileName(tile) });
  yield* loseMast(table, ship);
}

/** An icebreaker may ram the ice its bow touches. True if it does. [PI-KW.icebreaker.3] */
function* ramIceberg(table: Table, ship: Ship, tile: Tile): Rules<boolean> {
  if (kindOf(ship) !== 'icebreaker' || !bowMeets(ship, bodyOfTile(tile).outline)) return false;
  const about: Ask = { say: 'ramIceberg', ship: shipName(ship), tile: tileName(tile) };
  if (!(yield* may(ship.seat, about, tileName(tile)))) return false;
  tile.gone = true;
  table.tell({ say: 'rammedIceberg', ship: shipName(ship), tile: tileName(tile) });
  return true;
}

/** After its move it may ram ice as well that it lay against from the start. [PI-KW.icebreaker.3] [PI-ICE.9] */
export function* ramNearIce(table: Table, ship: Ship, from: Pose): Rules {
  if (!isAfloat(ship) || isLost(ship)) return;
  const before = outlineOf(hullFor(ship), from);
  for (const tile of table.state.tiles)
    if (isIce(tile) && contact(before, bodyOfTile(tile).outline) !== 'apart')
      yield* ramIceberg(table, ship, tile);
}

/** At the start of a turn the icebergs with the number rolled drift, in order. [PI-ICE.1] [PI-ICE.2] [PI-ICE.3] [PI-ICE.4] */
export function* drift(table: Table): Rules {
  const { state } = table;
  const ice = state.tiles.filter(isIce);
  if (ice.length === 0) return;
  const number = roll(table, 'icebergs');
  table.tell({ say: 'rolledIcebergs', die: number });
  for (const tile of ice)
    if (tile.gold === number && !tile.ashore && !isOver(state)) yield* driftOne(table, tile);
}

/** L in the direction of the edge rolled, until it touches something. [PI-ICE.5] [PI-ICE.7] [PI-ICE.10] [PI-ICE.11] */
function* driftOne(table: Table, tile: Tile): Rules {
  const { state } = table;
  const edge = roll(table, 'drift');
  const from = plainPose(tile);
  const shape = tileShape(tile.kind, tile.tile);
  const obstacles = inTheWay(state);
  const { outline } = bodyOfTile(tile);
  const before = obstacles.filter((body) => contact(outline, body.outline) !== 'apart').map(({ id }) => id);
  const waters = { surface: surfaceOf(state), obstacles, tiles: [] };
  const { pose, against, touching } = sail(shape, tile, edgeDirection(tile.heading, edge), MEASURE.L, waters);
  [tile.x, tile.y] = [pose.x, pose.y];
  table.tell({ say: 'drifted', tile: tileName(tile), edge, from, to: plainPose(pose) });
  for (const id of new Set([...against, ...touching]))
    if (!before.includes(id)) yield* strike(table, tile, id);
}

const inTheWay = (state: Pirates): ReturnType<typeof bodyOfShip>[] => [
  ...state.islands.map(bodyOfLand),
  ...state.ships
    .filter((ship) => isPresent(ship) && !isLost(ship) && kindOf(ship) !== 'seadragon')
    .map(bodyOfShip),
];

/** [PI-ICE.6] */
function* strike(table: Table, tile: Tile, id: string): Rules {
  if (id.startsWith('island:')) {
    tile.ashore = true;
    return;
  }
  const ship = shipAt(table.state, Number(id.slice('ship:'.length)));
  if (!isAfloat(ship) || hasTreasure(ship, 'lucky-caul')) return;
  table.tell({ say: 'hitIceberg', ship: shipName(ship), tile: tileName(tile) });
  yield* loseMast(table, ship);
}
