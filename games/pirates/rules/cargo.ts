import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { CrewId } from '../content/crew.ts';
import { equipment } from '../content/equipment.ts';
import { crewLinks, shipLinks } from '../content/links.ts';
import { pieces } from '../content/pieces.ts';
import { type Coin, type Gear, NONE, PUBLIC, type Sailor, type Ship } from '../state.ts';
import type { CoinHeld, CrewHeld, GearHeld } from '../choices.ts';
import type { Cargo } from '../says.ts';
import { deposit, isAtBank } from './docking.ts';
import { checkMarker } from './multiplayer.ts';
import { removeCoin, removeCrew, removeGear } from './sinking.ts';
import { costOf, gearFor, knows, nationOf, nationsOf, servesOn } from './highseas.ts';
import {
  cardOf,
  crewName,
  decided,
  gearName,
  isCoin,
  kindOf,
  landAt,
  pick,
  shipName,
  showCrew,
  showGear,
  type Table,
} from './table.ts';

/** Room aboard: what ships can carry, whom they may take, and what goes overboard when it is too much. [PI-FLT] */

const COIN_ROOM = 2;

/** Crew but oarsmen, and equipment: a space each. [PI-FLT.18] [PI-FLT.19] [PI-KW.oarsman.2] */
function handsLoad(ship: Ship): number {
  let load = ship.gear.length;
  for (const sailor of ship.crew) if (!knows(sailor, 'oarsman')) load++;
  return load;
}

function coinsLoad(ship: Ship): number {
  let load = 0;
  for (const coin of ship.coins) if (isCoin(coin)) load++; // [PI-EXP.9]
  return load;
}

/** Printed spaces, one for each link, and one for stowage. [PI-FLT.20] [PI-FLT.21] [PI-FLT.22] */
function spacesOf(ship: Ship): number {
  const { cargo } = cardOf(ship);
  return ship.crew.length === 0 ? cargo : cargo + bonusSpaces(ship, ship.crew);
}

function bonusSpaces(ship: Ship, crew: readonly Sailor[]): number {
  const stowage = crew.some((sailor) => knows(sailor, 'stowage') && servesOn(sailor, ship)) ? 1 : 0;
  return stowage + links(ship, crew);
}

function links(ship: Ship, crew: readonly Sailor[]): number {
  const count = (id: CrewId): number => crew.filter((sailor) => sailor.crew === id).length;
  let sum = 0;
  for (const [one, linked] of shipLinks) if (linked === ship.piece) sum += count(one);
  if (crew.length > 1) for (const [one, other] of crewLinks) sum += count(one) * count(other);
  return sum;
}

const coinRoom = (ship: Ship): number => (gearFor(ship, 'coinRoom') ? COIN_ROOM : 0);

/** Spaces left for coins; some are for nothing else. */
export const roomForCoins = (ship: Ship): number =>
  kindOf(ship) === 'seadragon' || kindOf(ship) === 'flotilla'
    ? 0
    : Math.max(0, spacesOf(ship) + coinRoom(ship) - handsLoad(ship) - coinsLoad(ship));

/** Spaces left for crew and equipment. */
const roomForHands = (ship: Ship): number =>
  spacesOf(ship) - handsLoad(ship) - Math.max(0, coinsLoad(ship) - coinRoom(ship));

export const isOverloaded = (ship: Ship): boolean => roomForHands(ship) < 0;

/** Whether a ship may take a crew aboard. [PI-FLT.13] [PI-FLT.15] [PI-FLT.16] [PI-EXP.14] */
export function mayBoard(ship: Ship, sailor: Sailor): boolean {
  const kind = kindOf(ship);
  if (kind === 'seamonster' || kind === 'seadragon' || kind === 'flotilla') return false;
  if (costOf(sailor) === 0 && !nationsOf(ship).includes(nationOf(sailor))) return false;
  const cost = ship.crew.reduce((sum, other) => sum + costOf(other), costOf(sailor));
  if (cost > cardOf(ship).cost) return false;
  return knows(sailor, 'oarsman') || roomForHands(ship) + linksGained(ship, sailor) > 0;
}

const linksGained = (ship: Ship, sailor: Sailor): number =>
  bonusSpaces(ship, [...ship.crew, sailor]) - bonusSpaces(ship, ship.crew);

/** Whether a ship may take equipment aboard. [PI-FLT.14] [PI-FLT.15] */
export function mayStow(ship: Ship, gear: Gear): boolean {
  const cost = (one: Gear): number => equipment[one.gear].cost;
  const sum = ship.gear.reduce((total, other) => total + cost(other), cost(gear));
  return roomForHands(ship) > 0 && sum <= pieces[ship.piece].cost;
}

/** Room that only a face-down card gives is used openly: the card is turned. [PI-SEA.7] [PI-SEA.9] */
export function showStowage(table: Table, ship: Ship): void {
  const load = handsLoad(ship) + coinsLoad(ship);
  const open = ship.crew.filter((sailor) => (sailor.seen & PUBLIC) !== 0);
  if (load <= cardOf(ship).cargo + bonusSpaces(ship, open)) return;
  for (const sailor of ship.crew) if (linksGainedBy(ship, sailor)) showCrew(table, sailor);
  const gear = gearFor(ship, 'coinRoom');
  if (gear && load > spacesOf(ship)) showGear(table, ship, gear);
}

const linksGainedBy = (ship: Ship, sailor: Sailor): boolean => {
  const others = ship.crew.filter((other) => other !== sailor);
  return bonusSpaces(ship, others) < bonusSpaces(ship, ship.crew);
};

type Drop = CoinHeld | CrewHeld | GearHeld;

/** What takes up room aboard. */
function droppable(ship: Ship): Drop[] {
  return [
    ...ship.coins.flatMap((coin, i) =>
      isCoin(coin) ? [{ key: `coin ${i}` as const, on: coinName(ship, i), coin: i }] : [],
    ),
    ...ship.crew
      .filter((sailor) => !knows(sailor, 'oarsman'))
      .map((sailor) => ({ key: `crew ${sailor.id}`, on: crewName(sailor), crew: sailor.id })),
    ...ship.gear.map((gear) => ({ key: `gear ${gear.id}`, on: gearName(gear), gear: gear.id })),
  ];
}

export const coinName = (ship: Ship, index: number): string => `coin:${shipName(ship)}.${index}`;

/** Too much aboard: its controller drops what he likes; coins fall on the island if there is one. [PI-FLT.23] [PI-RULING.32] */
export function* trim(table: Table, ship: Ship): Rules {
  while (ship.fate === 'afloat' && isOverloaded(ship)) {
    const choice = yield* pick(ship.seat, { say: 'overboard', ship: shipName(ship) }, () => droppable(ship));
    decided(table, ship.seat);
    drop(table, ship, choice);
  }
}

function drop(table: Table, ship: Ship, choice: Drop): void {
  table.tell({ say: 'threwOverboard', ship: shipName(ship), what: kindDropped(choice) });
  if ('coin' in choice) dropCoin(table, ship, takeCoin(ship, choice.coin));
  else if ('crew' in choice) removeCrew(table, takeCrew(ship, choice.crew), undefined);
  else removeGear(table, takeGear(ship, choice.gear));
}

const kindDropped = (choice: Drop): Cargo => ('coin' in choice ? 'coin' : 'crew' in choice ? 'crew' : 'gear');

function dropCoin(table: Table, ship: Ship, coin: Coin): void {
  const { state } = table;
  if (ship.docked === NONE) return removeCoin(table, coin);
  const land = landAt(state, ship.docked);
  if (isAtBank(state, ship)) return deposit(table, ship, land, [coin]);
  land.coins.push(coin);
  checkMarker(state); // [PI-MULTI.11]
}

export function takeCoin(ship: Ship, index: number): Coin {
  return nth(ship.coins.splice(index, 1), 0);
}

export function takeCrew(place: { crew: Sailor[] }, id: number): Sailor {
  const at = place.crew.findIndex((sailor) => sailor.id === id);
  return nth(at < 0 ? [] : place.crew.splice(at, 1), 0);
}

export function takeGear(place: { gear: Gear[] }, id: number): Gear {
  const at = place.gear.findIndex((gear) => gear.id === id);
  return nth(at < 0 ? [] : place.gear.splice(at, 1), 0);
}
