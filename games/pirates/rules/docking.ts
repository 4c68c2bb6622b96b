import { type Rules } from '@portolan/kernel';
import { treasures } from '../content/treasure.ts';
import { ahead, covers, type Point } from '../geometry/index.ts';
import {
  type Coin,
  type Gear,
  type Land,
  NONE,
  type Pirates,
  type Sailor,
  seenBy,
  type Ship,
} from '../state.ts';
import type { Plain, Transfer } from '../choices.ts';
import type { Ask } from '../says.ts';
import { allRound, ask, type Asking } from './asking.ts';
import { mayBoard, mayStow, showStowage, takeCrew, takeGear, trim } from './cargo.ts';
import { douse } from './damage.ts';
import { askQuarantine } from './events.ts';
import { gearFor, isMercenary, knows, useGear } from './highseas.ts';
import { mystery } from './mysteries.ts';
import { bodyOfLand, islandMet } from './sea.ts';
import {
  crewName,
  gearName,
  hasTreasure,
  islandName,
  isLost,
  kindOf,
  landAt,
  may,
  pick,
  shipAt,
  shipName,
  show,
  showCrew,
  stir,
  type Table,
  towedBy,
} from './table.ts';
import { layAlongside } from './towing.ts';
import { checkFleets, checkGold, endGame } from './victory.ts';

/** Docking and unloading [PI-DOCK]. */

/** Whether a ship may dock at an island at all. [PI-DOCK.2] [PI-DOCK.3] [PI-KW.mercenary.1] [PI-KW.seadragon.15] */
export function mayDock(ship: Ship, land: Land): boolean {
  if (kindOf(ship) === 'seadragon') return false;
  if (land.home !== NONE) return land.home === ship.seat && !isMercenary(ship);
  if (land.fort) return land.fort.seat === ship.seat; // no wild island while it stands [PI-RULING.137]
  return ship.coins.length === 0 || !hasTreasure(ship, 'exiles-crown');
}

/** The island a ship is docked at as it lies: bow to it, and neither lost, intangible nor entangled. [PI-GEO.51] */
export function dockOf(state: Pirates, ship: Ship): number {
  if (ship.fate !== 'afloat' || ship.intangible || isLost(ship) || ship.entangledIn !== NONE) return NONE;
  const land = islandMet(state, ship) ?? (ship.alongside ? islandBeside(state, ship) : undefined);
  return land && mayDock(ship, land) ? land.id : NONE;
}

/** Alongside its tower, flank to flank, counts as docked. [PI-GEO.52] */
function islandBeside(state: Pirates, ship: Ship): Land | undefined {
  const by = ship.tower === NONE ? ship.docked : shipAt(state, ship.tower).docked;
  return by === NONE ? undefined : landAt(state, by);
}

export const isAtHome = (state: Pirates, ship: Ship): boolean =>
  ship.docked !== NONE && landAt(state, ship.docked).home === ship.seat;

/** At the home island or an own fort, where treasure is unloaded and ships are repaired. [PI-FORT.10] */
export function isAtBank(state: Pirates, ship: Ship): boolean {
  if (ship.docked === NONE) return false;
  const { home, fort } = landAt(state, ship.docked);
  return home === ship.seat || fort?.seat === ship.seat;
}

/** Looks again who is docked where, after anything has moved: arrivals and departures have their effects. */
export function* moor(table: Table): Rules {
  const { state } = table;
  for (let settled = false; !settled;) {
    settled = true;
    for (const ship of state.ships) {
      const now = dockOf(state, ship);
      if (now === ship.docked) continue;
      settled = false; // a tow laid beside its tower is looked at again [PI-TOW.8]
      castOff(state, ship);
      ship.docked = now;
      if (now !== NONE) yield* arrive(table, ship, landAt(state, now));
    }
  }
}

/** The same after a ship has moved or turned: where it is still docked, the tow it swung out is laid beside it again. [PI-TOW.8] */
export function* moorWithTow(table: Table, ship: Ship): Rules {
  yield* moor(table);
  if (ship.docked === NONE || !towedBy(table.state, ship)) return;
  yield* layAlongside(table, ship, landAt(table.state, ship.docked));
  yield* moor(table);
}

/** Docked no longer: a banner is left on a wild island its controller has explored. [PI-DOCK.16] */
export function castOff(state: Pirates, ship: Ship): void {
  if (ship.docked === NONE) return;
  const land = landAt(state, ship.docked);
  ship.docked = NONE;
  ship.unloads = false;
  if (land.home !== NONE || land.fort || (land.explored & seenBy(ship.seat)) === 0) return;
  land.banners |= seenBy(ship.seat);
}

/** A ship docks: the island's mystery first, then fires out and treasure due, then its tow beside it. */
function* arrive(table: Table, ship: Ship, land: Land): Rules {
  const { state } = table;
  table.tell({ say: 'docked', ship: shipName(ship), island: islandName(land) });
  const { after } = state.turn;
  if (after && (after.ship === ship.id || after.ship === ship.tower)) after.landfall.push(ship.id);
  for (const hand of [...ship.crew, ...ship.gear]) hand.moved = false;
  if (land.home === NONE) {
    yield* askQuarantine(table, ship);
    if (land.mysterious && ship.tower === NONE) yield* mystery(table, ship, land); // [PI-MYST.2]
    if (ship.fate === 'afloat' && ship.docked === land.id) yield* peek(table, ship, land);
  }
  if (ship.fate !== 'afloat' || ship.docked !== land.id) return;
  if (isAtBank(state, ship)) {
    ship.unloads = true;
    douse(table, ship);
  }
  yield* layAlongside(table, ship, land);
}

/** A far-glass shows one random coin of a wild island. */
function* peek(table: Table, ship: Ship, land: Land): Rules {
  if (!gearFor(ship, 'peekCoin') || land.coins.length === 0) return;
  const about: Ask = { say: 'farGlass', ship: shipName(ship), island: islandName(land) };
  if (!(yield* may(ship.seat, about, shipName(ship)))) return;
  useGear(table, ship, 'peekCoin');
  show(table, table.random.pick(land.coins, 'far-glass'), seenBy(ship.seat));
  table.tell({ say: 'peeked', ship: shipName(ship), island: islandName(land) });
}

// --- Unloading

/** What has a gold value when it comes ashore. [PI-DOCK.14] [PI-UT.3] */
const isWorthGold = ({ gold, treasure }: Coin): boolean =>
  gold > 0 || (treasure !== '' && treasures[treasure].gold !== undefined);

/** All treasure with a gold value goes ashore. [PI-DOCK.9] [PI-DOCK.10] [PI-DOCK.12] */
export function unloadAll(table: Table): void {
  const { state } = table;
  for (const ship of state.ships) {
    if (!ship.unloads) continue;
    ship.unloads = false;
    if (isAtBank(state, ship)) unload(table, ship, landAt(state, ship.docked));
  }
}

function unload(table: Table, ship: Ship, land: Land): void {
  const coins = ship.coins.filter(isWorthGold);
  if (coins.length === 0) return;
  ship.coins = ship.coins.filter((coin) => !coins.includes(coin));
  deposit(table, ship, land, coins);
}

/** Coins from a ship's deck are banked at the home island or fort where it lies. */
export function deposit(table: Table, ship: Ship, land: Land, coins: readonly Coin[]): void {
  const { state } = table;
  const ends = coins.some(({ last }) => last);
  for (const coin of coins) bank(table, coin);
  (land.fort?.coins ?? land.coins).push(...coins);
  stir(state);
  const told = {
    say: 'unloaded',
    ship: shipName(ship),
    island: islandName(land),
    count: coins.length,
  } as const;
  if (state.players.length === 2) {
    table.reveal();
    table.tell({ ...told, gold: coins.reduce((sum, { gold }) => sum + gold, 0) });
  } else table.tell(told);
  checkGold(table);
  if (ends) endGame(table, 'lastCoinBanked'); // [PI-MULTI.12]
  checkFleets(table); // no coin may be left [PI-MULTI.24], or a scenario be won
}

function bank(table: Table, coin: Coin): void {
  if (coin.treasure !== '') coin.gold = treasures[coin.treasure].gold ?? 0;
  coin.last = false;
  if (table.state.players.length === 2) show(table, coin); // [PI-HID.4] [PI-MULTI.8]
}

// --- Crew and equipment ashore and aboard

/** The own ships docked where they may be loaded, by island. */
function* berthed(state: Pirates): Generator<[Land, Ship[]]> {
  const { seat } = state.turn;
  for (const land of state.islands) {
    const ships = state.ships.filter((ship) => ship.docked === land.id && ship.seat === seat);
    if (ships.length > 0) yield [land, ships];
  }
}

/** Every crew and piece of equipment that may change place, and to where. [PI-DOCK.6] [PI-DOCK.7] [PI-DOCK.8] */
function transfers(state: Pirates): Transfer[] {
  const found: Transfer[] = [];
  for (const [land, ships] of berthed(state)) {
    for (const ship of ships) fromShip(found, land, ship, ships);
    fromLand(found, state, land, ships);
  }
  return found;
}

function fromShip(found: Transfer[], land: Land, ship: Ship, ships: readonly Ship[]): void {
  const others = ships.filter((other) => other !== ship);
  for (const sailor of ship.crew) {
    if (sailor.moved) continue;
    found.push(crewTransfer(sailor, ship.id, NONE, land));
    for (const other of others)
      if (mayBoard(other, sailor)) found.push(crewTransfer(sailor, ship.id, other.id, land));
  }
  for (const gear of ship.gear) {
    if (gear.moved) continue;
    found.push(gearTransfer(gear, ship.id, NONE, land));
    for (const other of others)
      if (mayStow(other, gear)) found.push(gearTransfer(gear, ship.id, other.id, land));
  }
}

function fromLand(found: Transfer[], state: Pirates, land: Land, ships: readonly Ship[]): void {
  for (const ship of ships) {
    for (const sailor of land.crew)
      if (!sailor.moved && sailor.seat === state.turn.seat && mayBoard(ship, sailor))
        found.push(crewTransfer(sailor, NONE, ship.id, land));
    for (const gear of land.gear)
      if (!gear.moved && mayStow(ship, gear)) found.push(gearTransfer(gear, NONE, ship.id, land));
  }
}

const place = (id: number): string => (id === NONE ? 'ashore' : `to ${id}`);
const crewTransfer = (sailor: Sailor, from: number, to: number, land: Land): Transfer => ({
  key: `crew ${sailor.id} ${place(to)}`,
  on: crewName(sailor),
  crew: sailor.id,
  from,
  to,
  island: land.id,
});
const gearTransfer = (gear: Gear, from: number, to: number, land: Land): Transfer => ({
  key: `gear ${gear.id} ${place(to)}`,
  on: gearName(gear),
  gear: gear.id,
  from,
  to,
  island: land.id,
});

/** Whether any crew or equipment may change place: cheaper than listing them all. */
export function canTransfer(state: Pirates): boolean {
  for (const ship of state.ships) {
    if (ship.docked === NONE || ship.seat !== state.turn.seat) continue;
    if (ship.crew.some(isFresh) || ship.gear.some(isFresh)) return true;
    const land = landAt(state, ship.docked);
    const found: Transfer[] = [];
    if (land.crew.length + land.gear.length > 0) fromLand(found, state, land, [ship]);
    if (found.length > 0) return true;
  }
  return false;
}
const isFresh = ({ moved }: { moved: boolean }): boolean => !moved;

/** Which crew or piece of equipment is to change place, if any. */
export function* chooseTransfer(table: Table): Rules<Transfer | undefined> {
  const { state } = table;
  const options = (): (Transfer | Plain)[] => [...transfers(state), { key: 'no' }];
  const choice = yield* pick(state.turn.seat, { say: 'transfer' }, options);
  return 'island' in choice ? choice : undefined;
}

export const canStill = (state: Pirates, { key }: Transfer): boolean =>
  transfers(state).some((one) => one.key === key);

/** Moves one crew or piece of equipment, as a free action; what has come aboard stays until the ship docks anew. [PI-DOCK.6] [PI-RULING.59] */
export function* transfer(table: Table, choice: Transfer): Rules {
  const { state } = table;
  if (choice.crew !== undefined) yield* transferCrew(table, choice, choice.crew);
  if (choice.gear !== undefined) transferGear(table, choice, choice.gear);
  if (choice.from !== NONE) yield* trim(table, shipAt(state, choice.from));
  yield* moor(table); // an Ex-Patriot aboard ends docking at home [PI-KW.expatriot.5]
}

function* transferCrew(table: Table, { from, to, island }: Transfer, id: number): Rules {
  const { state } = table;
  const land = landAt(state, island);
  const sailor = takeCrew(from === NONE ? land : shipAt(state, from), id);
  sailor.moved = to !== NONE;
  table.tell({
    say: 'movedCrew',
    seat: sailor.seat,
    crew: crewName(sailor),
    from: spot(from, land),
    to: spot(to, land),
  });
  if (to !== NONE) {
    const ship = shipAt(state, to);
    ship.crew.push(sailor);
    if (knows(sailor, 'expatriot')) showCrew(table, sailor);
    showStowage(table, ship);
    return;
  }
  land.crew.push(sailor);
  [sailor.x, sailor.y] = [land.x, land.y];
  if (knows(sailor, 'marine')) yield* takePost(table, sailor, land);
}

const spot = (ship: number, land: Land): string => (ship === NONE ? islandName(land) : `ship:${ship}`);

function transferGear(table: Table, { from, to, island }: Transfer, id: number): void {
  const { state } = table;
  const land = landAt(state, island);
  const gear = takeGear(from === NONE ? land : shipAt(state, from), id);
  gear.moved = to !== NONE;
  (to === NONE ? land : shipAt(state, to)).gear.push(gear);
  if (to === NONE && land.home === NONE) show(table, gear); // whoever docks may take it, so it lies open
  table.reveal();
  table.tell({
    say: 'movedGear',
    seat: state.turn.seat,
    gear: gearName(gear),
    from: spot(from, land),
    to: spot(to, land),
  });
}

/** A marine ashore stands at a point of the island, face up. [PI-KW.marine.1] [PI-KW.marine.7] */
function* takePost(table: Table, sailor: Sailor, land: Land): Rules {
  showCrew(table, sailor);
  const about: Ask = { say: 'takePost', crew: crewName(sailor), island: islandName(land) };
  const post = yield* ask(sailor.seat, about, posts(land));
  [sailor.x, sailor.y] = [post.x, post.y];
}

/** Any point of the island. */
export function posts(land: Land): Asking<'x' | 'y', Point> {
  const { outline } = bodyOfLand(land);
  return {
    kind: 'point',
    fields: ['x', 'y'],
    more: { island: islandName(land) },
    around: land,
    judge: (point) => (covers(outline, point) ? point : 'PI-KW.marine.7'),
    propose: (random) => ({
      x: land.x + random.below(5_000) - 2_500,
      y: land.y + random.below(5_000) - 2_500,
    }),
    *all() {
      yield { x: land.x, y: land.y };
      for (const direction of allRound(4_500)) {
        const { x, y } = ahead({ ...land, heading: 0 }, 2_500, direction);
        yield { x, y };
      }
    },
  };
}
