import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { forts } from '../content/forts.ts';
import {
  type Coin,
  type Fort,
  type Gear,
  type Land,
  NONE,
  type Pirates,
  PUBLIC,
  type Sailor,
  seenBy,
  type Ship,
} from '../state.ts';
import type { CoinOption, Move, Plain } from '../choices.ts';
import type { Ask, Reason } from '../says.ts';
import {
  coinName,
  mayBoard,
  mayStow,
  roomForCoins,
  showStowage,
  takeCoin,
  takeCrew,
  takeGear,
  trim,
} from './cargo.ts';
import { moor } from './docking.ts';
import { knows } from './highseas.ts';
import { markLast } from './multiplayer.ts';
import { meets } from './sea.ts';
import { passCoin, ransom } from './sinking.ts';
import {
  crewName,
  gearName,
  goldIn,
  isAfloat,
  isCoin,
  isDerelict,
  islandName,
  isLost,
  isOver,
  kindOf,
  landAt,
  pick,
  picks,
  shipName,
  show,
  stir,
  type Table,
} from './table.ts';
import { treasureTaken } from './uniques.ts';

/** Exploring [PI-EXP]. */

// --- Islands

/** Whether a ship may be given an explore action for the island it lies at. [PI-EXP.1] [PI-EXP.18] [PI-FORT.12] */
export function islandToExplore(state: Pirates, ship: Ship): Land | undefined {
  if (ship.docked === NONE || !canExplore(ship)) return undefined;
  const land = landAt(state, ship.docked);
  if (land.fort) return land.fort.seat === ship.seat && spare(land.fort).length > 0 ? land : undefined;
  return land.home === NONE && ship.began === land.id ? land : undefined;
}

/** Submerged pieces, creatures without the action and flotillas explore nothing. [PI-KW.flotilla.2] [PI-KW.seamonster.2] [PI-KW.seadragon.2] */
export function canExplore(ship: Ship): boolean {
  const kind = kindOf(ship);
  if (kind === 'flotilla' || kind === 'seamonster' || kind === 'seadragon') return false;
  return !ship.submerged && !isLost(ship) && !ship.marks.some(({ what, on }) => what === 'noExploring' && on);
}

/** Looks at all treasure, takes every unique one, and as many coins as it likes and can carry. [PI-EXP.2] [PI-EXP.3] [PI-EXP.10] */
export function* explore(table: Table, ship: Ship, land: Land): Rules {
  const { state } = table;
  const bit = seenBy(ship.seat);
  land.explored |= bit; // [PI-EXP.6] [PI-EXP.19]
  const { after } = state.turn;
  if (after) after.landfall = after.landfall.filter((id) => id !== ship.id); // [PI-EXP.8]
  table.reveal();
  table.tell({ say: 'explored', ship: shipName(ship), island: islandName(land) });
  for (const coin of land.coins) show(table, coin, bit);
  yield* takeUniques(table, ship, land);
  if (!isStillAt(ship, land) || isOver(state)) return;
  const room = (): number => Math.min(roomForCoins(ship), land.coins.length);
  if (room() > 0) yield* takeCoins(table, ship, land, room);
}

/** A treasure may have sunk it; if it is Eternal, it lies at home again. [PI-KW.eternal.1] */
const isStillAt = (ship: Ship, land: Land): boolean => isAfloat(ship) && ship.docked === land.id;

const coinOptions = (land: Land, coins: readonly Coin[], ship: Ship): CoinOption[] =>
  coins.map((coin, i) => ({
    key: String(i),
    on: `coin:${islandName(land)}.${i}`,
    coin: i,
    gold: (coin.seen & (seenBy(ship.seat) | PUBLIC)) === 0 ? 0 : coin.gold,
  }));

/** Coins go face down on the deck. [PI-EXP.4] [PI-EXP.5] */
function* takeCoins(table: Table, ship: Ship, land: Land, room: () => number): Rules {
  const about: Ask = { say: 'takeCoins', ship: shipName(ship), island: islandName(land) };
  const chosen = yield* picks(
    ship.seat,
    about,
    () => coinOptions(land, land.coins, ship),
    () => ({ min: 0, max: room() }),
  );
  const coins = chosen.map(({ coin }) => nth(land.coins, coin));
  land.coins = land.coins.filter((coin) => !coins.includes(coin));
  for (const coin of coins) {
    show(table, coin, seenBy(ship.seat));
    passCoin(table, ship, coin);
  }
  if (coins.length === 0) return;
  table.reveal();
  table.tell({ say: 'tookCoins', ship: shipName(ship), island: islandName(land), count: coins.length });
  showStowage(table, ship);
  markLast(table, ship);
}

/** Unique treasures come aboard face up, in the order their taker likes. [PI-EXP.9] [PI-EXP.11] [PI-SEA.14] */
function* takeUniques(table: Table, ship: Ship, land: Land): Rules {
  for (;;) {
    const uniques = land.coins.filter((coin) => !isCoin(coin));
    searchStrange(table, ship, land);
    const [first] = uniques;
    if (!first || !isStillAt(ship, land)) return;
    if (uniques.length > 1) for (const coin of uniques) show(table, coin, PUBLIC); // they come aboard face up
    const options = uniques.map(({ treasure }) => ({ key: treasure, on: `treasure:${treasure}` }));
    const about: Ask = { say: 'firstTreasure', ship: shipName(ship) };
    const { key } = options.length === 1 ? nth(options, 0) : yield* pick(ship.seat, about, () => options);
    yield* takeUnique(table, ship, land, uniques.find(({ treasure }) => treasure === key) ?? first);
  }
}

/** Coins that came here unseen, by a mirrored map: he sees the unique ones among them, and that there are no more. */
function searchStrange(table: Table, ship: Ship, land: Land): void {
  const bit = seenBy(ship.seat);
  const strange = land.coins.filter(({ seen }) => (seen & (bit | PUBLIC)) === 0);
  if (strange.length > 0) table.reveal();
  for (const coin of strange) if (!isCoin(coin)) coin.seen |= bit;
}

export function* takeUnique(table: Table, ship: Ship, land: Land, coin: Coin): Rules {
  land.coins.splice(land.coins.indexOf(coin), 1);
  show(table, coin);
  passCoin(table, ship, coin);
  table.tell({ say: 'tookTreasure', ship: shipName(ship), treasure: coin.treasure });
  if (!ship.coins.includes(coin)) return; // swallowed [PI-KW.seamonster.11]
  yield* treasureTaken(table, ship, land, coin);
  if (ship.coins.includes(coin)) markLast(table, ship);
}

// --- Own forts

/** Coins that may leave a fort one by one: the gold inside stays at least its cost. [PI-FORT.12] */
function spare(fort: Fort): Coin[] {
  const inside = goldIn(fort.coins);
  return fort.coins.filter(({ gold }) => inside - gold >= forts[fort.fort].gold);
}

export function* loadFromFort(table: Table, ship: Ship, land: Land, fort: Fort): Rules {
  const cost = forts[fort.fort].gold;
  const fits = (chosen: readonly CoinOption[]): Reason | undefined => {
    const taken = chosen.reduce((sum, { coin }) => sum + nth(fort.coins, coin).gold, 0);
    return goldIn(fort.coins) - taken < cost ? { say: 'fortNeedsGold', rule: 'PI-FORT.12' } : undefined;
  };
  const max = Math.min(roomForCoins(ship), fort.coins.length);
  if (max === 0) return;
  const about: Ask = { say: 'takeCoins', ship: shipName(ship), island: islandName(land) };
  const options = (): CoinOption[] => coinOptions(land, fort.coins, ship);
  const chosen = yield* picks(ship.seat, about, options, { min: 0, max }, fits);
  const coins = chosen.map(({ coin }) => nth(fort.coins, coin));
  fort.coins = fort.coins.filter((coin) => !coins.includes(coin));
  ship.coins.push(...coins); // not unloaded again until it docks anew [PI-DOCK.11]
  if (coins.length === 0) return;
  stir(table.state);
  table.tell({ say: 'tookCoins', ship: shipName(ship), island: islandName(land), count: coins.length });
  showStowage(table, ship);
}

// --- Ships

/** Friendly ships, derelicts and wrecks it touches with any part. [PI-EXP.12] [PI-EXP.13] [PI-EXP.15] */
export function shipsToExplore(state: Pirates, ship: Ship): Ship[] {
  if (!canExplore(ship)) return [];
  return state.ships.filter((other) => {
    if (other === ship || isLost(other)) return false;
    if (other.fate === 'wreck') return meets(ship, other);
    return isAfloat(other) && (other.seat === ship.seat || isDerelict(other)) && meets(ship, other);
  });
}

/** What may be moved from one deck to the other. [PI-EXP.14] */
function moves(from: Ship, to: Ship, take: boolean, left: Left): Move[] {
  const word = take ? 'take' : 'give';
  const found: Move[] = [];
  for (const [i, coin] of from.coins.entries())
    if (left.coins.includes(coin) && carries(to) && (!isCoin(coin) || roomForCoins(to) > 0))
      found.push({ key: `${word} coin ${i}`, on: coinName(from, i), what: 'coin', id: i, take });
  for (const sailor of from.crew)
    if (left.crew.includes(sailor) && fits(to, sailor))
      found.push({
        key: `${word} crew ${sailor.id}`,
        on: crewName(sailor),
        what: 'crew',
        id: sailor.id,
        take,
      });
  for (const gear of from.gear)
    if (left.gear.includes(gear) && mayStow(to, gear))
      found.push({ key: `${word} gear ${gear.id}`, on: gearName(gear), what: 'gear', id: gear.id, take });
  return found;
}

/** Neither has any use for treasure. [PI-KW.seadragon.12] [PI-KW.flotilla.2] */
const carries = (ship: Ship): boolean => kindOf(ship) !== 'seadragon' && kindOf(ship) !== 'flotilla';

/** A hostage needs a cargo space, not a berth: he is treasure. [PI-KW.ransom.3] */
const fits = (ship: Ship, sailor: Sailor): boolean =>
  sailor.seat !== ship.seat && knows(sailor, 'ransom') ? roomForCoins(ship) > 0 : mayBoard(ship, sailor);

/** What has not changed ships yet in this exploration. */
interface Left {
  coins: Coin[];
  crew: Sailor[];
  gear: Gear[];
}

/** Treasure, crew and equipment change ships, one by one, in either direction. [PI-EXP.12] */
export function* exploreShip(table: Table, ship: Ship, other: Ship): Rules {
  const { state } = table;
  table.tell({ say: 'exploredShip', ship: shipName(ship), other: shipName(other) });
  lookAround(table, ship, other);
  const left: Left = {
    coins: [...ship.coins, ...other.coins],
    crew: [...ship.crew, ...other.crew],
    gear: [...ship.gear, ...other.gear],
  };
  const about: Ask = { say: 'exploreShip', ship: shipName(ship), other: shipName(other) };
  while (!isOver(state)) {
    const options = (): (Move | Plain)[] => [
      ...moves(other, ship, true, left),
      ...moves(ship, other, false, left),
      { key: 'done' },
    ];
    if (options().length === 1) break;
    const choice = yield* pick(ship.seat, about, options);
    if (!('what' in choice)) break;
    carryOver(table, choice, ship, other, left);
  }
  yield* trim(table, ship);
  yield* trim(table, other);
  yield* moor(table);
}

/** Whoever explores a ship sees what it carries. */
function lookAround(table: Table, ship: Ship, other: Ship): void {
  const bit = seenBy(ship.seat);
  for (const token of [...other.coins, ...other.crew, ...other.gear]) show(table, token, bit);
  table.reveal();
}

function carryOver(table: Table, { what, id, take }: Move, ship: Ship, other: Ship, left: Left): void {
  const [from, to] = take ? [other, ship] : [ship, other];
  table.tell({ say: 'carriedOver', from: shipName(from), to: shipName(to), what });
  if (what === 'coin') {
    const coin = takeCoin(from, id);
    left.coins.splice(left.coins.indexOf(coin), 1);
    arriveCoin(table, to, coin);
  } else if (what === 'crew') {
    const sailor = takeCrew(from, id);
    left.crew.splice(left.crew.indexOf(sailor), 1);
    enlist(table, to, sailor);
  } else {
    const gear = takeGear(from, id);
    left.gear.splice(left.gear.indexOf(gear), 1);
    to.gear.push(gear);
    if (to.fate === 'afloat') show(table, gear, seenBy(to.seat));
  }
  showStowage(table, to);
}

function arriveCoin(table: Table, to: Ship, coin: Coin): void {
  if (to.fate !== 'afloat') {
    to.coins.push(coin);
    return;
  }
  show(table, coin, seenBy(to.seat));
  passCoin(table, to, coin);
}

/** A crew joins the fleet of the ship it comes to; a hostage becomes treasure. [PI-EXP.13] [PI-KW.ransom.1] */
function enlist(table: Table, ship: Ship, sailor: Sailor): void {
  const captive = ship.fate === 'afloat' && sailor.seat !== ship.seat;
  if (captive && knows(sailor, 'ransom')) {
    passCoin(table, ship, ransom(sailor, 5));
    table.tell({ say: 'ransomed', seat: ship.seat, crew: sailor.crew, gold: 5 });
    return;
  }
  if (ship.fate === 'afloat') {
    sailor.seat = ship.seat;
    show(table, sailor, seenBy(ship.seat));
  }
  if (knows(sailor, 'expatriot')) show(table, sailor);
  ship.crew.push(sailor);
}
