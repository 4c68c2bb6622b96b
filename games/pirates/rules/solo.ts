import type { Chosen, Random, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Fleet, FleetShip } from '../content/fleets.ts';
import { forts } from '../content/forts.ts';
import { type PieceId, pieces } from '../content/pieces.ts';
import { type FortId } from '../content/forts.ts';
import { bearing, type Point, squareBetween } from '../geometry/index.ts';
import {
  type Coin,
  type Land,
  NONE,
  type Pirates,
  PUBLIC,
  type Scenario,
  seenBy,
  type Ship,
} from '../state.ts';
import { addLand, addTile, anywhere, berthFrom, launch, quickSea, settle } from './quick.ts';
import { coin, Muster, newShip, OPTIONS } from './setup.ts';
import { goldIn, isAfloat, landAt, player, shipAt, type Table } from './table.ts';
import { dealTreasure } from './treasure.ts';
import { banked, declare, hasPieces } from './victory.ts';

/** Solo [PI-SOLO]: scenarios for a player in the first seat against a bot in the second. */

const YOU: Seat = 0;
const BOT: Seat = 1;

export function readScenario(options: Chosen): Scenario {
  return OPTIONS.scenario.values.find((value) => value === options['scenario']) ?? 'none';
}

const ship = (piece: PieceId): FleetShip => ({ ship: piece, crew: [], equipment: [] });
const fleetOf = (...ships: readonly PieceId[]): Fleet => ({
  ships: ships.map(ship),
  home: { crew: [], equipment: [] },
  events: [],
  forts: [],
  coins: [],
  treasures: [],
  marked: [],
});

/** What the bot sails, and in one scenario what the player does. */
const CAST: { readonly [scenario in Scenario]?: { readonly you?: Fleet; readonly bot: Fleet } } = {
  convoy: { bot: fleetOf('pennywhistle', 'pennywhistle', 'bishops-candle') },
  siege: { bot: fleetOf('golondrina') },
  monsterHunt: { bot: fleetOf('old-grandmother-eel', 'ash-crowned-wyrm') },
  icePassage: { you: fleetOf('bishops-candle'), bot: fleetOf() },
};

export function scenarioFleets(scenario: Scenario, fleets: readonly Fleet[]): Fleet[] {
  const cast = CAST[scenario];
  return fleets.map((fleet, seat) => (seat === BOT ? (cast?.bot ?? fleet) : (cast?.you ?? fleet)));
}

/** Lays out the sea of a scenario. */
export function setScenario(state: Pirates, random: Random): void {
  if (state.scenario === 'icePassage') return icePassage(state);
  quickSea(state, random);
  switch (state.scenario) {
    case 'convoy':
      return convoy(state);
    case 'siege':
      return siege(state);
    case 'monsterHunt':
      return noTreasure(state);
    case 'salvage':
      noTreasure(state);
      return salvage(state);
    default:
      dealTreasure(state, random);
  }
}

/** The coins brought stay in their chests; those of the scenario are all there are. */
function noTreasure(state: Pirates, coins: readonly Coin[] = []): void {
  state.bag = [];
  state.counts.coins = coins.length;
  state.startingGold = goldIn(coins);
}

const wild = (state: Pirates): Land[] => state.islands.filter(({ home }) => home === NONE);
const homeOf = (state: Pirates, seat: Seat): Land => landAt(state, player(state, seat).home);
const byDistance = (from: Point, lands: readonly Land[]): Land[] =>
  lands.toSorted((a, b) => squareBetween(from, a) - squareBetween(from, b));

/** Two merchants with 10 gold leave the island farthest from their port, with an escort. [PI-SOLO.4] */
function convoy(state: Pirates): void {
  const start = nth(byDistance(homeOf(state, BOT), wild(state)), wild(state).length - 1);
  const purses = [
    [2, 2, 1],
    [2, 2, 1],
  ];
  const merchants = state.ships.filter(({ seat }) => seat === BOT);
  for (const [i, merchant] of merchants.entries()) {
    merchant.fate = 'waiting';
    merchant.coins = (purses[i] ?? []).map((gold) => ({ ...coin(gold), seen: seenBy(BOT) }));
  }
  for (const merchant of merchants) moorAt(state, merchant, start);
  noTreasure(
    state,
    merchants.flatMap(({ coins }) => coins),
  );
}

function moorAt(state: Pirates, sailing: Ship, land: Land): void {
  const seaward = bearing(land, homeOf(state, sailing.seat));
  launch(sailing, berthFrom(state, sailing, land, seaward) ?? anywhere(state, sailing, land));
}

const BESIEGED: readonly FortId[] = ['gull-bastion', 'square-blockhouse'];
const SIEGE_GOLD = 5;

/** Two forts on wild islands, each with its cost and 5 gold more inside. [PI-SOLO.5] */
function siege(state: Pirates): void {
  const sites = byDistance(homeOf(state, BOT), wild(state));
  const hoards = BESIEGED.map((fort, i) => {
    const land = nth(sites, i);
    const coins = Array.from({ length: forts[fort].gold + SIEGE_GOLD }, () => ({ ...coin(1), seen: PUBLIC }));
    const flags = forts[fort].flags.map((_, cannon) => ({ cannon, place: cannon, up: true }));
    const { x, y, heading } = land;
    land.fort = { fort, seat: BOT, x, y, heading, flags, coins, shot: false };
    return coins;
  });
  noTreasure(state, hoards.flat());
}

const WRECKAGE: readonly PieceId[] = ['merry-gannet', 'golondrina', 'widows-interest'];

/** Three derelicts of the bot's fleet lie in mid-sea. [PI-SOLO.8] */
function salvage(state: Pirates): void {
  const muster = new Muster();
  for (const [i, piece] of WRECKAGE.entries()) {
    const derelict = newShip(state.ships.length, BOT, ship(piece), [], muster);
    derelict.masts = derelict.masts.map(() => 'lost');
    state.ships.push(derelict);
    const spot = {
      x: Math.floor(state.width / 2),
      y: Math.floor((state.height * (i + 1)) / 4),
    };
    launch(derelict, anywhere(state, derelict, spot));
    state.goals.push(derelict.id);
  }
}

const ICE = ['iceberg-1', 'iceberg-2', 'iceberg-3', 'iceberg-4', 'iceberg-5', 'iceberg-6'] as const;
const MIST = ['fog-1', 'fog-2'] as const;
const TREASURES = 4;

/** One ship with four treasures, and a sea of ice between it and its port. [PI-SOLO.7] */
function icePassage(state: Pirates): void {
  const middle = Math.floor(state.height / 2);
  const [from, to, far] = state.chart.splice(0);
  if (!from || !to || !far) throw new Error('too few islands for the passage');
  const start = addLand(state, from, { x: 17_000, y: middle, heading: 0 });
  addLand(state, to, { x: state.width - 17_000, y: middle, heading: 0 });
  addLand(state, far, { x: Math.floor(state.width / 2), y: state.height - 13_500, heading: 0 });
  settle(state, YOU, 1);
  settle(state, BOT, 2);
  for (const [i, id] of ICE.entries())
    addTile(state, id, { x: 40_000 + 8_000 * i, y: i % 2 === 0 ? 32_000 : 56_000, heading: 0 });
  for (const [i, id] of MIST.entries()) addTile(state, id, { x: 52_000 + 16_000 * i, y: 44_000, heading: 0 });
  const sailing = shipAt(state, 0);
  sailing.coins = Array.from({ length: TREASURES }, () => ({ ...coin(1), seen: seenBy(YOU) }));
  moorAt(state, sailing, start);
  noTreasure(state, sailing.coins);
}

// --- How they end

const TURNS: { readonly [scenario in Scenario]?: number } = { convoy: 15, siege: 20, icePassage: 10 };
const CONVOY_GOLD = 6;
const SALVAGED = 2;

export const hasOwnEnds = ({ scenario }: Pirates): boolean => scenario !== 'none' && scenario !== 'goldRush';

/** Ends a scenario that is won or lost. True while a scenario has ends of its own. */
export function scenarioEnd(table: Table): boolean {
  const { state } = table;
  if (!hasOwnEnds(state)) return false;
  const turns = TURNS[state.scenario] ?? Infinity;
  if (isWon(state)) declare(table, 'scenarioWon', [YOU]);
  else if (isLost(state) || player(state, YOU).turns >= turns) declare(table, 'scenarioLost', [BOT]);
  return true;
}

function isWon(state: Pirates): boolean {
  switch (state.scenario) {
    case 'convoy':
      return banked(state, YOU) >= CONVOY_GOLD;
    case 'siege':
      return !state.islands.some(({ fort }) => fort?.seat === BOT);
    case 'monsterHunt':
      return !hasPieces(state, BOT) && !isHalfLost(state);
    case 'icePassage':
      return banked(state, YOU) > 0 && shipAt(state, 0).docked === player(state, YOU).home;
    case 'salvage':
      return salvaged(state, YOU) >= SALVAGED;
    case 'none':
    case 'goldRush':
      return false;
  }
}

function isLost(state: Pirates): boolean {
  if (!hasPieces(state, YOU)) return true;
  switch (state.scenario) {
    case 'convoy':
      return inReach(state) < CONVOY_GOLD;
    case 'monsterHunt':
      return isHalfLost(state);
    case 'salvage':
      return (
        salvaged(state, BOT) >= SALVAGED ||
        state.goals.filter((id) => isAfloat(shipAt(state, id))).length < SALVAGED
      );
    default:
      return false;
  }
}

/** Gold the player has or could still take from a ship. */
const inReach = (state: Pirates): number =>
  state.ships.reduce((sum, { coins }) => sum + goldIn(coins), banked(state, YOU)) +
  wild(state).reduce((sum, { coins }) => sum + goldIn(coins), 0);

/** Half of the build points are gone. [PI-SOLO.6] */
function isHalfLost(state: Pirates): boolean {
  const left = state.ships
    .filter((own) => own.owner === YOU && own.seat === YOU && (isAfloat(own) || own.fate === 'waiting'))
    .reduce((sum, { piece }) => sum + pieces[piece].cost, 0);
  const { strength } = player(state, YOU);
  return 2 * (strength - left) >= strength;
}

/** Derelicts that lie at a player's home island under his flag. */
const salvaged = (state: Pirates, seat: Seat): number =>
  state.goals.filter((id) => {
    const prize = shipAt(state, id);
    return isAfloat(prize) && prize.seat === seat && prize.docked === player(state, seat).home;
  }).length;
