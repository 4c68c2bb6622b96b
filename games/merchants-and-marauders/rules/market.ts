import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CARGO_CARDS, type CargoId, type Good } from '../content/cargo.ts';
import type { PortId } from '../content/map.ts';
import type { Merchants, Player } from '../state.ts';
import { drawCargo, remove } from './decks.ts';
import { score } from './glory.ts';
import { others, portIn } from './move.ts';
import { CARGO_OPTIONS } from './plunder.ts';
import { can, gain, hasSpecialist, pay, pick, picks, purse, type Table } from './table.ts';
import { cardWindow, PLAY } from './window.ts';

/** Selling and buying goods [MM-SELL] [MM-BUY]. */

export function portOf({ zone }: Player): PortId {
  const port = portIn(zone);
  if (!port) throw new Error('there is no port here');
  return port;
}

const IN_DEMAND = 6;
const PLAIN = 3;
const BETTER = 4;

/** The highest of all prices that hold. [MM-SELL.2] [MM-SELL.3] [MM-DECK.14] */
export function salePrice(state: Merchants, someone: Player, good: Good): number {
  const port = portOf(someone);
  if (state.demand[port] === good || state.turn.quay === good) return IN_DEMAND;
  const better = can(someone, 'sellsDear') || (port === 'bridgetown' && good === 'rum');
  return better ? BETTER : PLAIN;
}

/** All that is sold is announced together. [MM-SELL.1] */
export function* sell(table: Table, someone: Player): Rules {
  const options = (): readonly { readonly key: CargoId }[] =>
    someone.cargo.map((card) => CARGO_OPTIONS[card]);
  const within = { min: 1, max: someone.cargo.length };
  const chosen = yield* picks(
    someone.seat,
    { say: 'sell', demand: demandName(table, someone) },
    options,
    within,
  );
  yield* sellCards(
    table,
    someone,
    chosen.map(({ key }) => key),
  );
}

const demandName = (table: Table, someone: Player): string => `good:${table.state.demand[portOf(someone)]}`;

const ENOUGH = 3;
const PURSER = 2;

/** [MM-SELL.4] [MM-SELL.5] [MM-SELL.8] */
export function* sellCards(table: Table, someone: Player, cards: readonly CargoId[]): Rules {
  const { state } = table;
  const demand = state.demand[portOf(someone)];
  let gold = 0;
  let demanded = 0;
  for (const card of cards) {
    const { good } = CARGO_CARDS[card];
    gold += salePrice(state, someone, good);
    if (good === demand) demanded++;
    remove(someone.cargo, card);
    state.cargoDiscard.push(card);
  }
  if (hasSpecialist(someone, 'purser') && !state.turn.pursed) {
    gold += PURSER;
    state.turn.pursed = true;
  }
  state.turn.quay = '';
  table.reveal();
  table.tell({ say: 'sold', seat: someone.seat, cards: cards.map((card) => CARGO_OPTIONS[card].on), gold });
  gain(table, someone, gold, 'sale');
  if (demanded > 0) yield* newDemand(table, someone);
  if (demanded >= ENOUGH) yield* score(table, someone, 'sale');
  yield* customs(table, someone);
}

/** The new token is drawn before the old one joins the reserve. [MM-SELL.5] [MM-SELL.6] */
export function replaceDemand(table: Table, port: PortId, good: Good): void {
  const { state } = table;
  state.reserve.push(state.demand[port]);
  state.demand[port] = good;
  table.tell({ say: 'newDemand', port: `port:${port}`, good: `good:${good}` });
}

export function drawDemand(table: Table): Good {
  const good = table.random.pick(table.state.reserve, 'demand');
  remove(table.state.reserve, good);
  return good;
}

/** Hendrik draws two and places the one he prefers. */
function* newDemand(table: Table, someone: Player): Rules {
  const { state } = table;
  const port = portOf(someone);
  if (!can(someone, 'choosesDemand') || someone.rival) return replaceDemand(table, port, drawDemand(table));
  state.fashions = [drawDemand(table), drawDemand(table)];
  const { key, good } = yield* pick(someone.seat, { say: 'chooseDemand' }, () =>
    state.fashions.map((one, i) => ({ key: String(i), on: `good:${one}`, good: one })),
  );
  state.reserve.push(nth(state.fashions, 1 - Number(key)));
  state.fashions = [];
  replaceDemand(table, port, good);
}

const CUSTOMS = 3;

/** Customs men: another player makes the seller pay, as far as there is gold aboard. [MM-GEN.14] */
function* customs(table: Table, someone: Player): Rules {
  yield* cardWindow(table, {
    moment: 'sold',
    seats: others(table.state, someone.seat),
    fits: (_, design) => design === 'customsMen',
    *resolve(rival, design) {
      const { key } = yield* pick(rival.seat, { say: 'playCard', card: `design:${design}` }, () => PLAY);
      if (key === 'none') return false;
      const gold = Math.min(CUSTOMS, someone.gold);
      someone.gold -= gold;
      table.tell({ say: 'paid', seat: someone.seat, gold, for: 'customs' });
      return true;
    },
  });
}

// --- buying ---

const CARDS = 6;
const FEWER = 3;

/** [MM-BUY.1] [MM-BUY.10] */
function offerSize(someone: Player): number {
  const port = portOf(someone);
  const base = someone.boughtLast === port ? FEWER : CARDS;
  return base + (port === 'curacao' ? 1 : 0) + (can(someone, 'drawsMoreGoods') ? 1 : 0);
}

/** Cards of the good in demand are set aside and replaced. [MM-BUY.2] [MM-BUY.12] */
function drawOffer(table: Table, someone: Player, size: number): void {
  const { state } = table;
  while (state.offer.length < size) {
    const card = drawCargo(table);
    if (card === undefined) return;
    if (CARGO_CARDS[card].good === state.demand[portOf(someone)]) {
      state.aside.push(card);
      table.tell({ say: 'setAside', card: CARGO_CARDS[card].on });
    } else state.offer.push(card);
  }
}

const ONE = 3;
const PAIR = 2;
const MANY = 1;

/** By how many cards of the good were drawn, not by how many are bought. [MM-BUY.4] [MM-BUY.5] */
export function buyPrice(state: Merchants, card: CargoId): number {
  const { good } = CARGO_CARDS[card];
  const drawn = state.offer.filter((one) => CARGO_CARDS[one].good === good).length;
  return (drawn === 1 ? ONE : drawn === 2 ? PAIR : MANY) + state.dearer;
}

export const owed = (state: Merchants): number =>
  state.bought.reduce((sum, card) => sum + buyPrice(state, card), 0);

interface BuyOption extends Option {
  readonly do: 'buy' | 'jettison' | 'done';
  readonly card?: CargoId;
}
const DONE: BuyOption = { key: 'done', do: 'done' };

/** What can still be bought, and what aboard may be thrown away for it. [MM-BUY.3] [MM-BUY.6] [MM-BUY.8] */
function buyOptions(state: Merchants, someone: Player): BuyOption[] {
  const options = [DONE];
  const left = purse(someone) - owed(state);
  for (const card of state.offer) {
    if (state.bought.includes(card) || buyPrice(state, card) > left) continue;
    options.push({ key: `buy ${card}`, on: CARGO_CARDS[card].on, do: 'buy', card });
  }
  for (const card of someone.cargo)
    options.push({ key: `jettison ${card}`, on: CARGO_CARDS[card].on, do: 'jettison', card });
  return options;
}

export function* buy(table: Table, someone: Player): Rules {
  const { state } = table;
  yield* layOffer(table, someone);
  for (;;) {
    const option = yield* pick(someone.seat, { say: 'buy' }, () => buyOptions(state, someone));
    if (option.card === undefined) break;
    if (option.do === 'buy') state.bought.push(option.card);
    else {
      remove(someone.cargo, option.card);
      state.cargoDiscard.push(option.card);
      table.tell({ say: 'unloaded', seat: someone.seat, cards: [CARGO_CARDS[option.card].on] });
    }
  }
  closePurchase(table, someone);
}

export function* layOffer(table: Table, someone: Player): Rules {
  const { state } = table;
  someone.boughtNow = portOf(someone);
  state.offerFor = someone.seat;
  state.dearer = 0;
  drawOffer(table, someone, offerSize(someone));
  table.tell({ say: 'looksAtGoods', seat: someone.seat, cards: state.offer.length });
  if (portOf(someone) === 'caracas' && !someone.rival) yield* swapOne(table, someone);
  yield* cornered(table, someone);
}

/** Caracas: one card may be replaced before prices are fixed. */
function* swapOne(table: Table, someone: Player): Rules {
  const { state } = table;
  if (state.offer.length === 0) return;
  const { key } = yield* pick(someone.seat, { say: 'swapGood' }, () => [
    { key: 'none' } as const,
    ...state.offer.map((card) => CARGO_OPTIONS[card]),
  ]);
  if (key === 'none') return;
  const size = state.offer.length;
  remove(state.offer, key);
  state.aside.push(key);
  drawOffer(table, someone, size);
}

/** Cornered market: another player makes everything dearer. */
function* cornered(table: Table, someone: Player): Rules {
  yield* cardWindow(table, {
    moment: 'offered',
    seats: others(table.state, someone.seat),
    fits: (_, design) => design === 'corneredMarket',
    *resolve(rival, design) {
      const { key } = yield* pick(rival.seat, { say: 'playCard', card: `design:${design}` }, () => PLAY);
      if (key === 'play') table.state.dearer++;
      return key === 'play';
    },
  });
}

/** Paid for together; how many and how much is public, what is not. [MM-BUY.7] [MM-BUY.13] */
export function closePurchase(table: Table, someone: Player): void {
  const { state } = table;
  const gold = owed(state);
  const count = state.bought.length;
  pay(table, someone, gold, 'goods');
  someone.cargo.push(...state.bought);
  const left = state.offer.filter((card) => !state.bought.includes(card));
  state.cargoDiscard.push(...left, ...state.aside.splice(0));
  state.offer = [];
  state.bought = [];
  state.dearer = 0;
  table.reveal();
  table.tell({
    say: 'bought',
    seat: someone.seat,
    count,
    gold,
    left: left.map((card) => CARGO_OPTIONS[card].on),
  });
}
