import type { Seat } from '@portolan/kernel';
import { pieces } from '../content/pieces.ts';
import { treasures } from '../content/treasure.ts';
import { ahead, MEASURE, type Point, type Pose } from '../geometry/index.ts';
import { roomForCoins } from '../rules/cargo.ts';
import { mayDock } from '../rules/docking.ts';
import { canExplore } from '../rules/exploring.ts';
import { able } from '../rules/highseas.ts';
import { paceOf } from '../rules/pace.ts';
import { isDerelict, shipAt } from '../rules/table.ts';
import { type Coin, type Land, NONE, type Pirates, seenBy, type Ship } from '../state.ts';

/** What a ship may yet bring home from where it lies, and whom it may fight, in gold. */

/** Centre to centre, a ship lies about so far from what it touches. */
const SHORE = 7_000;

/** A ship as it can be judged anywhere: all that does not change with its place. */
export interface Sailing {
  readonly ship: Ship;
  /** How far it gets in a turn. */
  readonly pace: number;
  readonly cargo: number;
  readonly room: number;
  readonly banks: readonly Bank[];
  readonly hoards: readonly Hoard[];
  /** Hits it can expect from all its cannons, and how far they reach. */
  readonly guns: number;
  readonly reach: number;
  /** Masts, and what else takes hits before the ship is lost. */
  readonly hull: number;
}

/** Where a ship may unload, and how many turns it takes until it can. */
interface Bank extends Point {
  readonly island: number;
  readonly delay: number;
}

/** Treasure to be fetched: from an island, or from a derelict. */
interface Hoard extends Point {
  readonly island: number;
  /** What this ship could load there. */
  readonly gold: number;
  /** Turns lost before it may explore. */
  readonly delay: number;
}

const goldOf = ({ gold, treasure }: Coin): number =>
  treasure === '' ? gold : (treasures[treasure].gold ?? 0);

export function cargoOf(coins: readonly Coin[]): number {
  let sum = 0;
  for (const coin of coins) sum += goldOf(coin);
  return sum;
}

/** A towed ship goes where its tower goes. */
function speedOf(state: Pirates, ship: Ship): number {
  if (ship.tower !== NONE) return speedOf(state, shipAt(state, ship.tower));
  if (ship.kind === 'seadragon') return 6 * MEASURE.L;
  let sum = 0;
  for (const measure of paceOf(state, ship)) sum += MEASURE[measure];
  return sum;
}

function gunsOf(ship: Ship): number {
  if (isDerelict(ship)) return 0;
  const { cannons, hull } = pieces[ship.piece];
  let hits = 0;
  for (let mast = 0; mast < cannons.length; mast++) {
    const cannon = cannons[mast];
    if (cannon && (hull.kind === 'flotilla' || ship.masts[mast] === 'up')) hits += (6 - cannon.rank) / 6;
  }
  return hull.kind === 'longship' ? 2 * hits : hits;
}

function reachOf(ship: Ship): number {
  for (const { range } of pieces[ship.piece].cannons) if (range === 'L') return MEASURE.L;
  return MEASURE.S;
}

function hullOf(ship: Ship): number {
  let left = ship.panels + 2 * ship.flags + (ship.secondHull ? 1 : 0);
  for (const mast of ship.masts) left += mast === 'up' ? 1 : mast === 'burning' ? 0.5 : 0;
  return left;
}

/** The best coins a ship with this room would take. */
function lootOf(coins: readonly Coin[], room: number): number {
  if (coins.length <= room) return cargoOf(coins);
  const best = coins.map(goldOf).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < room; i++) sum += best[i] ?? 0;
  return sum;
}

function hoardsFor(state: Pirates, ship: Ship, room: number): Hoard[] {
  const found: Hoard[] = [];
  if (room === 0 || !canExplore(ship)) return found;
  const quick = able(state, ship, 'explorer');
  for (const land of state.islands) {
    const { id, x, y, coins, banners } = land;
    if (land.home !== NONE || coins.length === 0 || land.fort || !mayDock(ship, land)) continue;
    const delay = quick || (banners & seenBy(ship.seat)) !== 0 ? 0 : 1;
    found.push({ island: id, x, y, gold: lootOf(coins, room), delay });
  }
  for (const wreck of state.ships) {
    if (wreck === ship || wreck.coins.length === 0 || wreck.tower !== NONE || !isDerelict(wreck)) continue;
    found.push({ island: NONE, x: wreck.x, y: wreck.y, gold: lootOf(wreck.coins, room), delay: 1 });
  }
  return found;
}

export const isBank = (ship: Ship, { home, fort }: Land): boolean =>
  home === ship.seat || fort?.seat === ship.seat;

/** Its home and forts; who has none must hope for a fort yet to be built. */
function banksFor(state: Pirates, ship: Ship): Bank[] {
  const bank = ({ id, x, y }: Land, delay: number): Bank => ({ island: id, x, y, delay });
  const found: Bank[] = [];
  for (const land of state.islands) if (isBank(ship, land) && mayDock(ship, land)) found.push(bank(land, 0));
  if (found.length > 0 || state.players[ship.seat]?.forts.length === 0) return found;
  for (const land of state.islands) if (mayDock(ship, land)) found.push(bank(land, 3));
  return found;
}

export function sailing(state: Pirates, ship: Ship): Sailing {
  const room = roomForCoins(ship);
  return {
    ship,
    pace: speedOf(state, ship),
    cargo: cargoOf(ship.coins),
    room,
    banks: banksFor(state, ship),
    hoards: hoardsFor(state, ship, room),
    guns: gunsOf(ship),
    reach: reachOf(ship),
    hull: hullOf(ship),
  };
}

// --- Trade

const between = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** What is far off may never come about. */
const soon = (turns: number): number => 1 / (1 + 0.12 * turns);
const NEVER = 30;

function turnsBetween(a: Point, b: Point, pace: number): number {
  if (pace === 0) return NEVER;
  return Math.max(0, between(a, b) - SHORE) / pace;
}

function turnsHome(
  from: Point,
  { banks, pace }: Sailing,
  about: (there: Point) => number = straightOn,
): number {
  let least = NEVER;
  for (const bank of banks)
    least = Math.min(least, turnsBetween(from, bank, pace) + bank.delay + about(bank));
  return least;
}
const straightOn = (): number => 0;

/** Turns lost where a ship has to come about before it can make way. */
const ABOUT = 0.6;

/** Whether places lie astern: further off than a ship turns at once. */
function astern({ ship }: Sailing, here: Pose): (there: Point) => number {
  if (ship.kind === 'seadragon' || ship.kind === 'titan' || ship.kind === 'windcatcher') return () => 0;
  const bow = ahead(here, 1_000);
  const [dx, dy] = [bow.x - here.x, bow.y - here.y];
  return ({ x, y }) => ((x - here.x) * dx + (y - here.y) * dy < 0 ? ABOUT : 0);
}

/** Where somebody else may be first, or the coins turn out small. */
const DOUBT = 0.75;

/** What a ship may bring home from here: what it carries, and the best it could still fetch. `docked` is where it lies. */
function tradeFrom(one: Sailing, here: Pose, docked: number): number {
  const { ship, cargo, pace, banks } = one;
  if (pace === 0 && docked === NONE) return cargo * soon(NEVER);
  const berth = docked === NONE ? undefined : banks.find(({ island }) => island === docked);
  const about = astern(one, here);
  const home = berth ? berth.delay : turnsHome(here, one, about);
  let best = cargo * soon(home);
  for (const hoard of one.hoards) {
    const { island, gold, delay } = hoard;
    const there =
      island !== NONE && island === docked ? 0 : 0.2 + turnsBetween(here, hoard, pace) + about(hoard);
    const waits = there === 0 && ship.began === island ? 0 : delay;
    const back = turnsHome(hoard, one);
    best = Math.max(best, (cargo + DOUBT * gold) * soon(there + waits + back));
    if (cargo > 0) {
      const again = home + turnsBetween(banks[0] ?? hoard, hoard, pace) + delay + back;
      best = Math.max(best, cargo * soon(home) + DOUBT * gold * soon(again));
    }
  }
  return best;
}

/** What a damaged ship may have mended at home. */
function repairsFrom(one: Sailing, here: Point): number {
  const { ship, pace } = one;
  let lost = 0;
  for (const mast of ship.masts) if (mast !== 'up') lost++;
  if (lost === 0 || pace === 0) return 0;
  return 0.05 * pieces[ship.piece].cost * (lost / ship.masts.length) * soon(turnsHome(here, one));
}

// --- War

/** How likely one gets within reach of the other in its next turn. */
function nearness(one: Sailing, here: Point, there: Point): number {
  const gap = between(here, there) - SHORE - one.reach;
  if (gap <= 0) return 1;
  return gap >= one.pace || one.pace === 0 ? 0.1 / (1 + gap / MEASURE.L) : 0.7 - (0.6 * gap) / one.pace;
}

/** What is out of reach today may be hunted down. */
function pull(one: Sailing, here: Point, there: Point): number {
  const near = nearness(one, here, there);
  if (near > 0.3 || one.pace === 0) return near;
  return Math.max(near, 0.3 / (1 + (between(here, there) - SHORE - one.reach) / one.pace));
}

/** What a hit on a ship is worth to its enemy; a derelict is worth more whole. */
const prizeOf = ({ ship, hull, cargo, pace }: Sailing): number =>
  pace === 0 ? 0 : (0.1 * pieces[ship.piece].cost + 0.5 * cargo) / Math.max(1, hull);
const lossOf = ({ ship, hull, cargo }: Sailing): number =>
  (0.1 * pieces[ship.piece].cost + 0.5 * cargo) / Math.max(1, hull);

const isSafe = (state: Pirates, ship: Ship): boolean =>
  ship.submerged || (ship.docked !== NONE && state.islands[ship.docked]?.home === ship.seat);

/** What a ship's cannons promise it from here. */
function threatFrom(state: Pirates, one: Sailing, here: Point, enemies: readonly Sailing[]): number {
  if (one.guns === 0) return 0;
  let best = 0;
  for (const enemy of enemies) {
    if (isSafe(state, enemy.ship)) continue;
    best = Math.max(best, one.guns * prizeOf(enemy) * pull(one, here, enemy.ship));
  }
  for (const land of state.islands)
    if (land.fort && land.fort.seat !== one.ship.seat)
      best = Math.max(best, one.guns * FLAG * cargoOf(land.fort.coins) * pull(one, here, land));
  return best;
}

/** What a hit on a fort is worth for every gold in it: it takes several to open it. */
const FLAG = 0.07;

/** What its forts are still good for, besides the gold in them: flags keep it there. */
export function wallsOf(state: Pirates, seat: Seat): number {
  let sum = 0;
  for (const { fort } of state.islands)
    if (fort?.seat === seat) for (const { up } of fort.flags) if (up) sum += 0.1 + FLAG * cargoOf(fort.coins);
  return sum;
}

/** What it has to fear there. */
function dangerTo(one: Sailing, here: Point, enemies: readonly Sailing[]): number {
  let hits = 0;
  for (const enemy of enemies) if (enemy.guns > 0) hits += enemy.guns * nearness(enemy, enemy.ship, here);
  return Math.min(hits, one.hull + 1) * lossOf(one);
}

/** All ships in play, by the seat that commands them. */
export function fleets(state: Pirates): Sailing[][] {
  const found: Sailing[][] = state.players.map(() => []);
  for (const ship of state.ships) if (ship.fate === 'afloat') found[ship.seat]?.push(sailing(state, ship));
  return found;
}

export const enemiesOf = (all: readonly (readonly Sailing[])[], seat: Seat): Sailing[] =>
  all.flatMap((fleet, other) => (other === seat ? [] : fleet));

/** What it is worth to a ship to lie there. */
export function standing(
  state: Pirates,
  one: Sailing,
  here: Pose,
  docked: number,
  enemies: readonly Sailing[],
): number {
  const safe = one.ship.submerged || (docked !== NONE && state.islands[docked]?.home === one.ship.seat);
  const bold = 1 + Math.max(0, state.quiet) / 4; // the longer nothing happens, the more it takes to win
  return (
    tradeFrom(one, here, docked) +
    repairsFrom(one, here) +
    0.8 * bold * threatFrom(state, one, here, enemies) -
    (safe ? 0 : (0.4 / bold) * dangerTo(one, here, enemies))
  );
}
