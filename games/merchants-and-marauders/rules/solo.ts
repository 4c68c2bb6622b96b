import type { Rules } from '@portolan/kernel';
import { CARGO_CARDS, type CargoId } from '../content/cargo.ts';
import { LETTERS, MAP, PORTS, type PortId, type ZoneId, ZONES } from '../content/map.ts';
import type { Merchants, Player } from '../state.ts';
import { retire } from './death.ts';
import { drawCargo } from './decks.ts';
import { skillRoll } from './dice.ts';
import { score } from './glory.ts';
import { buyPrice, closePurchase, layOffer, owed, sellCards } from './market.ts';
import { barOf, bribe, enter, leave, PORT_ROYAL_FEE, sail } from './move.ts';
import { beginPort, hoard, recruit } from './port.ts';
import { merchantTarget, scout, shipTarget } from './scout.ts';
import { searched } from './seek.ts';
import { captainOf, isAtSea, isCrippled, isHome, maximum, player, type Table } from './table.ts';
import { exchange, repair, repairPrice, saleValue } from './yard.ts';

/** The automated rival captains of a game for one [MM-SOLO]. */

type Order = 'trade' | 'errand' | 'raid' | 'repair';

const HUMAN = 0;

/** [MM-SOLO.4] [MM-SOLO.14] [MM-SOLO.24] */
export function* rivalTurn(table: Table, someone: Player): Rules {
  const { state } = table;
  if (state.turn.mayRetire && isHopeless(someone) && state.captainDeck.length > 0)
    return yield* retire(table, someone);
  if (!someone.inPort) yield* searched(table, someone);
  if (state.turn.ended) return;
  const order = nextOrder(table, someone);
  while (state.turn.actions + state.turn.moves > 0 && !state.turn.ended) {
    if (seeksHuman(state, someone)) yield* scout(table, someone, shipTarget(HUMAN));
    else if (yield* pursue(table, someone, order)) return;
  }
}

const isHopeless = (someone: Player): boolean =>
  isCrippled(someone) && someone.cargo.length === 0 && someone.gold < 2;

/** [MM-SOLO.4] */
function nextOrder(table: Table, someone: Player): Order {
  const card = drawCargo(table);
  if (card !== undefined) table.state.cargoDiscard.push(card);
  const order = isCrippled(someone) || card === undefined ? 'repair' : orderOf(card);
  table.tell({ say: 'order', seat: someone.seat, order });
  return order;
}

function orderOf(card: CargoId): Order {
  const { value } = CARGO_CARDS[card];
  if (value <= 2) return 'trade';
  return value === 3 ? 'errand' : 'raid';
}

/** Only with more cannons and a whole ship, once a turn. [MM-SOLO.10] [MM-SOLO.21] */
function seeksHuman(state: Merchants, someone: Player): boolean {
  const human = player(state, HUMAN);
  return (
    state.turn.actions > 0 &&
    isAtSea(someone) &&
    isAtSea(human) &&
    human.zone === someone.zone &&
    someone.sections.cannons > human.sections.cannons &&
    !isCrippled(someone) &&
    !state.turn.sought.includes(shipTarget(HUMAN).target)
  );
}

/** One action towards the order; true when nothing more can be done for it. */
function* pursue(table: Table, someone: Player, order: Order): Rules<boolean> {
  if (order === 'raid') return yield* pursueMerchant(table, someone);
  const port = goalOf(table.state, someone, order);
  if (!port) return true;
  return yield* pursuePort(table, someone, port, order);
}

// --- the way ---

/** Zones by the number of moves, nearest first; equal ways by letter, then by name. [MM-SOLO.9] */
function wayTo(from: ZoneId, isGoal: (zone: ZoneId) => boolean): ZoneId[] | undefined {
  const ways: ZoneId[][] = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1) ?? from;
    if (isGoal(here)) return way;
    for (const next of inOrder(here)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function inOrder(zone: ZoneId): ZoneId[] {
  const { borders, near } = MAP[zone];
  const lettered = LETTERS.flatMap((letter) => borders[letter] ?? []);
  const others = near.filter((one) => !lettered.includes(one)).toSorted();
  return [...lettered, ...others];
}

const movesTo = (someone: Player, port: PortId): number => {
  const zones = (wayTo(someone.zone, (zone) => zone === port)?.length ?? 1) - 1;
  return zones === 0 && someone.inPort ? 0 : zones + 1 + (someone.inPort ? 1 : 0);
};

/** [MM-SOLO.15] */
function canEnter(state: Merchants, someone: Player, port: PortId): boolean {
  if (someone.inPort && someone.zone === port) return !(state.event === 'quarantine' && state.named === port);
  const bar = barOf(state, someone, port);
  return bar === '' || (bar === 'bounty' && port === 'portRoyal' && someone.gold >= PORT_ROYAL_FEE);
}

function nearest(someone: Player, ports: readonly PortId[]): PortId | undefined {
  const order = wayOrder(someone.zone);
  return ports.toSorted(
    (a, b) => movesTo(someone, a) - movesTo(someone, b) || order.indexOf(a) - order.indexOf(b),
  )[0];
}

/** All zones in the order in which they are come upon. */
function wayOrder(from: ZoneId): ZoneId[] {
  const found: ZoneId[] = [];
  wayTo(from, (zone) => {
    found.push(zone);
    return found.length === ZONES.length;
  });
  return found;
}

const isRich = (someone: Player): boolean =>
  (someone.ship === 'frigate' || someone.ship === 'galleon') && someone.gold >= 15;

/** The port where an order is carried out. [MM-SOLO.5] [MM-SOLO.6] [MM-SOLO.8] [MM-SOLO.23] */
function goalOf(state: Merchants, someone: Player, order: Order): PortId | undefined {
  const open = PORTS.filter((port) => canEnter(state, someone, port));
  const { home } = captainOf(someone);
  if (order !== 'repair' && isRich(someone) && open.includes(home)) return home;
  if (order !== 'trade') return nearest(someone, open);
  const matches = (port: PortId): number =>
    someone.cargo.filter((card) => CARGO_CARDS[card].good === state.demand[port]).length;
  const most = Math.max(0, ...open.map(matches));
  if (most > 0)
    return nearest(
      someone,
      open.filter((port) => matches(port) === most),
    );
  return nearest(
    someone,
    open.filter((port) => port !== someone.boughtLast),
  );
}

// --- raiding ---

/** The nearest merchant not yet sought in vain. [MM-SOLO.7] [MM-SOLO.18] */
function* pursueMerchant(table: Table, someone: Player): Rules<boolean> {
  const { state } = table;
  const isGoal = (zone: ZoneId): boolean =>
    state.merchants[zone] !== '' && !state.turn.sought.includes(merchantTarget(zone).target);
  const way = wayTo(someone.zone, isGoal);
  if (!way) return true;
  if (someone.inPort) yield* leave(table, someone);
  else if (way[1]) yield* sail(table, someone, way[1]);
  else if (state.turn.actions === 0) return true;
  else {
    yield* scout(table, someone, merchantTarget(someone.zone));
    return state.merchants[someone.zone] === '';
  }
  return false;
}

// --- in port ---

function* pursuePort(table: Table, someone: Player, port: PortId, order: Order): Rules<boolean> {
  const { state } = table;
  const there = someone.zone === port;
  if (there && someone.inPort) {
    if (state.turn.ported || state.turn.actions === 0) return true;
    yield* rivalPort(table, someone, order);
    return true;
  }
  if (someone.inPort) yield* leave(table, someone);
  else if (!there) yield* sail(table, someone, wayTo(someone.zone, (zone) => zone === port)?.[1] ?? port);
  else if (barOf(state, someone, port) === '') yield* enter(table, someone);
  else if (barOf(state, someone, port) === 'bounty' && someone.gold >= PORT_ROYAL_FEE)
    yield* bribe(table, someone, 'fee');
  else return true;
  return false;
}

const ENOUGH_FOR_FRIGATE = 40;

/** Sell, a frigate, repair, recruit, the order itself, and the chest last. [MM-SOLO.27] */
function* rivalPort(table: Table, someone: Player, order: Order): Rules {
  beginPort(table, someone);
  if (someone.cargo.length > 0) yield* sellCards(table, someone, someone.cargo.slice());
  if (wantsFrigate(someone)) yield* exchange(table, someone, 'frigate');
  repairAll(table, someone);
  if (someone.sections.crew < maximum(someone, 'crew')) yield* recruit(table, someone);
  if (order === 'errand') yield* errand(table, someone);
  if (order === 'trade') yield* rivalBuys(table, someone);
  if (isHome(someone) && (someone.ship === 'frigate' || someone.ship === 'galleon') && someone.gold > KEPT)
    hoard(table, someone, someone.gold - KEPT); // [MM-SOLO.3]
  table.state.turn.ashore = false;
}

const KEPT = 5;

/** [MM-SOLO.8] */
const wantsFrigate = (someone: Player): boolean =>
  (someone.ship === 'sloop' || someone.ship === 'flute') &&
  someone.gold + saleValue(someone) >= ENOUGH_FOR_FRIGATE;

function repairAll(table: Table, someone: Player): void {
  for (const section of ['hull', 'cannons', 'masts', 'cargo'] as const) {
    while (someone.sections[section] < maximum(someone, section) && someone.gold >= repairPrice(someone))
      repair(table, someone, section);
  }
}

/** Two marks are a mission accepted and done. [MM-SOLO.6] [MM-SOLO.17] */
function* errand(table: Table, someone: Player): Rules {
  if (skillRoll(table, someone, 'influence', 0) === 0) return;
  someone.errands++;
  table.tell({ say: 'errand', seat: someone.seat, errands: someone.errands });
  if (someone.errands < 2) return;
  someone.errands = 0;
  yield* score(table, someone, 'errand');
}

/** Cheapest first, then the good drawn most, then by name; never more than it can carry. [MM-SOLO.5] [MM-SOLO.16] */
function* rivalBuys(table: Table, someone: Player): Rules {
  const { state } = table;
  yield* layOffer(table, someone);
  const drawn = (card: CargoId): number =>
    state.offer.filter((one) => CARGO_CARDS[one].good === CARGO_CARDS[card].good).length;
  const order = state.offer.toSorted(
    (a, b) => buyPrice(state, a) - buyPrice(state, b) || drawn(b) - drawn(a) || (a < b ? -1 : 1),
  );
  for (const card of order) {
    if (someone.cargo.length + state.bought.length >= someone.sections.cargo) break;
    if (owed(state) + buyPrice(state, card) <= someone.gold) state.bought.push(card);
  }
  closePurchase(table, someone);
}
