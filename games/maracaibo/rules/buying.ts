import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { PLACE_NAMES } from '../content/places.ts';
import { type CardId, cardOf, type Project } from '../content/projects.ts';
import type { In, Mark, Thing } from '../content/symbols.ts';
import type { Invested, Maracaibo, Player } from '../state.ts';
import { pick } from './asking.ts';
import { raiseD, raiseVp } from './income.ts';
import { isAhead } from './map.ts';
import { NOW } from './now.ts';
import { canPayThings, payThings } from './payments.ts';
import { canInvest, invest } from './prestige.ts';
import { cubesOnBoard, payCp, payD, returnSpy, sumOf, type Table } from './table.ts';

/** Buying cards. [MB-BUY] */

const priceOf = (who: Player, card: Project): number => Math.max(0, card.d - sumOf(who, 'discount'));

const HERBS: readonly Thing[] = ['herbs', 'herbs', 'herbs'];

interface Price {
  can(state: Maracaibo, who: Player, cost: Mark<In<'cost'>>, card: CardId): boolean;
  pay(table: Table, who: Player, cost: Mark<In<'cost'>>, card: CardId): Rules | void;
}
const hasSpy = (_state: Maracaibo, who: Player): boolean => who.spies > 0;

/** What a card costs besides doubloons; the spy on it is counted when it is bought. */
const COSTS: { readonly [sign in In<'cost'>]: Price } = {
  costD: { can: () => true, pay: () => {} },
  costSpyAt: { can: hasSpy, pay: (table, who, { x }, card) => sendSpy(table, who, x, card) },
  costHerbs3: {
    can: (_state, who, _cost, card) => canPayThings(who, HERBS, card),
    pay: (table, who, _cost, card) => payThings(table, who, HERBS, card),
  },
  reqCubes3: {
    can: (state, _who, { nation }) => nation !== '' && cubesOnBoard(state, nation) >= 3,
    pay: () => {},
  },
  costSpy: { can: hasSpy, pay: (_table, who) => returnSpy(who) },
  costSpyOnCard: { can: hasSpy, pay: () => {} },
  costCp: { can: (_state, who, { x }) => who.cp >= x, pay: (_table, who, { x }) => payCp(who, x) },
};

/** A spy to a place; it gives no pass bonus this round unless the place is ahead. [MB-SPY.2] [MB-SPY.13] [MB-SPY.15] */
function sendSpy(table: Table, who: Player, place: number, card: CardId): void {
  who.spies--;
  who.abroad.push({ place, card, done: !isAhead(table.state, who.ship, place), fresh: true });
  table.tell({ say: 'spySent', seat: who.seat, place: nth(PLACE_NAMES, place) });
}

/** All costs and conditions together. [MB-BUY.10] */
function canBuy(state: Maracaibo, who: Player, card: Project): boolean {
  if (who.doubloons < priceOf(who, card)) return false;
  for (const cost of card.costs) if (!COSTS[cost.sign].can(state, who, cost, card.id)) return false;
  return true;
}

export interface Purchase extends Option {
  readonly do: 'buy' | 'invest';
  readonly card: CardId;
}

const BUY = new Map<CardId, Purchase>();
const INVEST = new Map<string, Purchase>();
const remembered = (map: Map<string, Purchase>, id: string, make: () => Purchase): Purchase => {
  const known = map.get(id);
  if (known) return known;
  const made = make();
  map.set(id, made);
  return made;
};

/** Every card of hand and planning and every building that can be paid for. [MB-BUY.2] [MB-BUY.14] */
export function purchases(state: Maracaibo, who: Player): Purchase[] {
  const options: Purchase[] = [];
  for (const cards of [who.hand, who.planning]) {
    for (const card of cards) {
      if (!canBuy(state, who, cardOf(card))) continue;
      options.push(
        remembered(BUY, card, () => ({ key: `buy ${card}`, on: `card:${card}`, do: 'buy', card })),
      );
    }
  }
  for (const one of state.prestige) {
    if (!canInvest(state, who, one)) continue;
    const { building } = one;
    options.push(
      remembered(INVEST, building, () => ({
        key: `invest ${building}`,
        on: `building:${building}`,
        do: 'invest',
        card: building,
      })),
    );
  }
  return options;
}

export function* purchase(table: Table, who: Player, { do: how, card }: Purchase): Rules {
  if (how === 'buy') yield* buy(table, who, card);
  else invest(table, who, investedIn(table.state, card));
}

function investedIn(state: Maracaibo, building: string): Invested {
  const found = state.prestige.find((one) => one.building === building);
  if (!found) throw new Error(`no building ${building}`);
  return found;
}

/** Costs first, then the effects. [MB-BUY.3] [MB-BUY.11] [MB-BUY.13] */
function* buy(table: Table, who: Player, id: CardId): Rules {
  const card = cardOf(id);
  const d = priceOf(who, card);
  payD(who, d);
  for (const cost of card.costs) {
    const paid = COSTS[cost.sign].pay(table, who, cost, id);
    if (paid) yield* paid;
  }
  for (const cards of [who.hand, who.planning]) if (cards.includes(id)) cards.splice(cards.indexOf(id), 1);
  const spies = card.costs.some(({ sign }) => sign === 'costSpyOnCard') ? 1 : 0;
  who.spies -= spies;
  who.bought.push({ card: id, spies, quest: '' });
  table.tell({ say: 'bought', seat: who.seat, card: `card:${id}`, d });
  earn(table, who, card);
  yield* takeEffect(table, who, card);
}

/** Green effects. A conditional one without its token waits for it. [MB-INC.2] [MB-INC.3] */
function earn(table: Table, who: Player, card: Project): void {
  for (const { sign, x, combo, track } of card.effects) {
    if (sign === 'incomeD') raiseD(table, who, x);
    if (sign === 'incomeVp') raiseVp(table, who, x);
    if (sign !== 'incomeIf' || combo === '' || !who.combos.includes(combo)) continue;
    if (track === 'd') raiseD(table, who, x);
    else raiseVp(table, who, x);
  }
}

type Immediate = Mark<In<'now'>>;
const isNow = (mark: Mark): mark is Immediate => mark.sign in NOW;

interface Next extends Option {
  readonly effect: Immediate;
}

/** Beige effects: the token first, as it can only help the others, then in the owner's order. [MB-BUY.13] */
function* takeEffect(table: Table, who: Player, card: Project): Rules {
  const due = card.effects.filter(isNow);
  due.sort((a, b) => Number(b.sign === 'nowCombo') - Number(a.sign === 'nowCombo'));
  while (due.length > 0) {
    const first = nth(due, 0);
    const { effect }: Next =
      first.sign === 'nowCombo' || due.length === 1
        ? { key: '', effect: first }
        : yield* pick(who.seat, { say: 'order', card: `card:${card.id}` }, () =>
            due.map((each) => ({ key: each.sign, on: `sign:${each.sign}`, effect: each })),
          );
    due.splice(
      due.findIndex(({ sign }) => sign === effect.sign),
      1,
    );
    const done = NOW[effect.sign](table, who, effect, card.id);
    if (done) yield* done;
  }
}
