import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { PLACE_NAMES } from '../content/places.ts';
import type { CardId } from '../content/projects.ts';
import type { In, Mark, Nation, Thing } from '../content/symbols.ts';
import type { Maracaibo, Player } from '../state.ts';
import { pick } from './asking.ts';
import { type Purchase, purchase, purchases } from './buying.ts';
import { gainInfluence, nationsWithCubes, placeCube } from './influence.ts';
import { isSettling } from './map.ts';
import { canPayThings, goodsOf, payIdentical, payThings } from './payments.ts';
import { canFulfil, deedOf, receive } from './quests.ts';
import { discardHand, gain, projectAt, type Table, upgraded } from './table.ts';

/** Village actions. [MB-VILL] */

export interface VaOption extends Option {
  readonly do: In<'village'> | 'questOnCard' | 'stop';
  readonly purchase?: Purchase;
  readonly card?: CardId;
  readonly x?: number;
}

const STOP: VaOption = { key: 'stop', do: 'stop' };
const DOUBLOON: VaOption = { key: 'doubloon', do: 'vaDoubloon' };
const DISCARD: VaOption = { key: 'discard', do: 'vaDiscardHand' };
const DRILL: VaOption = { key: 'drill', on: 'area:s8', do: 'vaDrill' };
const THREE: VaOption = { key: 'three goods', on: 'area:s9', do: 'vaThreeGoods' };
const FOUND: VaOption = { key: 'found', on: 'area:s10', do: 'vaFound' };

const TWO_MAPS: readonly Thing[] = ['map', 'map'];
const TWO_BOOKS: readonly Thing[] = ['book', 'book'];

/** Whether what a card's village action costs can be paid. */
function canUse(who: Player, sign: In<'village'>): boolean {
  switch (sign) {
    case 'vaMapsVp':
    case 'vaMapsD':
      return canPayThings(who, TWO_MAPS);
    case 'vaBooks':
      return canPayThings(who, TWO_BOOKS);
    case 'vaTwoGoods':
      return goodsOf(who, 2).length > 0;
    default:
      return true;
  }
}

const BUY = new Map<string, VaOption>();
const asVa = (option: Purchase): VaOption => {
  const known = BUY.get(option.key);
  if (known) return known;
  const made: VaOption = {
    key: option.key,
    ...(option.on === undefined ? {} : { on: option.on }),
    do: 'vaBuy',
    purchase: option,
  };
  BUY.set(option.key, made);
  return made;
};

/** [MB-VILL.3] [MB-VILL.7] */
function vaOptions(state: Maracaibo, who: Player): VaOption[] {
  const options: VaOption[] = [DOUBLOON, DISCARD];
  for (const option of purchases(state, who)) options.push(asVa(option));
  if (upgraded(who, 8)) options.push(DRILL);
  if (upgraded(who, 9) && goodsOf(who, 3).length > 0) options.push(THREE);
  if (upgraded(who, 10) && canFound(state, who)) options.push(FOUND);
  for (let i = 0; i < who.bought.length; i++) addCardActions(state, who, i, options);
  options.push(STOP);
  return options;
}

const isVa = (mark: Mark): mark is Mark<In<'village'>> => mark.sign.startsWith('va');

function addCardActions(state: Maracaibo, who: Player, index: number, options: VaOption[]): void {
  const { card, quest } = nth(who.bought, index);
  const { effects } = projectAt(who, index);
  const [main] = effects;
  if (main && isVa(main) && canUse(who, main.sign))
    options.push({ key: `use ${card}`, on: `card:${card}`, do: main.sign, card, x: main.x });
  if (quest !== '' && canFulfil(state, who, deedOf(state, quest)))
    options.push({ key: `quest ${card}`, on: `card:${card}`, do: 'questOnCard', card });
}

/** While the ship is in a village without a cube. [MB-SYM.20] */
const canFound = (state: Maracaibo, who: Player): boolean =>
  isSettling(state, who.ship) && state.cubes[who.ship] === '' && nationsWithCubes(state).length > 0;

/** How many village actions a village gives for so many movement points, with S1 or without. [MB-VILL.1] [MB-VILL.2] */
export function vasFor(upgraded: boolean, mp: number): number {
  if (upgraded) return mp <= 1 ? 1 : mp <= 4 ? 2 : 3;
  return mp <= 3 ? 1 : mp <= 6 ? 2 : 3;
}

/** So many village actions one after another, each done before the next is chosen. [MB-VILL.9] [MB-VILL.10] */
export function* villageActions(table: Table, who: Player, count: number): Rules {
  const { granted } = table.state.turn;
  const level = granted.push(count) - 1;
  while (nth(granted, level) > 0) {
    granted[level] = nth(granted, level) - 1;
    const left = nth(granted, level) + 1;
    const option = yield* pick(who.seat, { say: 'village', left }, () => vaOptions(table.state, who));
    if (option.do === 'stop') break;
    const effect = act(table, who, option);
    if (effect) yield* effect;
  }
  granted.length = level;
}

/** A last village action forfeits all that are left, but not what its own effect earns. [MB-VILL.8] [MB-RULING.112] */
const last = (table: Table): void => {
  table.state.turn.granted.fill(0);
};

function act(table: Table, who: Player, option: VaOption): Rules | void {
  switch (option.do) {
    case 'vaDoubloon':
      return gain(table, who, { d: 1 }, 'voyage');
    case 'vaDiscardHand':
      return discard(table, who);
    case 'vaBuy':
      return option.purchase && purchase(table, who, option.purchase);
    case 'vaDrill':
      return gain(table, who, { cp: 1, d: 1 }, 'ship');
    case 'vaThreeGoods':
      return tradeGoods(table, who, 3, { d: 2, vp: 2 });
    case 'vaTwoGoods':
      return tradeGoods(table, who, 2, { d: 4, vp: 0 });
    case 'vaFound':
      return found(table, who);
    case 'vaMapsVp':
      return study(table, who, TWO_MAPS, { d: 0, vp: 2 }, 2);
    case 'vaMapsD':
      return study(table, who, TWO_MAPS, { d: 3, vp: 0 }, 2);
    case 'vaBooks':
      return study(table, who, TWO_BOOKS, { d: option.x ?? 0, vp: option.x ?? 0 }, 0);
    case 'questOnCard':
      return questOnCard(table, who, option.card ?? '');
    case 'stop':
  }
}

/** [MB-VILL.4] */
function discard(table: Table, who: Player): void {
  if (discardHand(table, who) > 0) gain(table, who, { d: 2 }, 'voyage');
}

function* tradeGoods(table: Table, who: Player, count: number, gained: { d: number; vp: number }): Rules {
  yield* payIdentical(table, who, count, false);
  gain(table, who, gained, 'projects');
}

interface Founding extends Option {
  readonly nation: Nation;
}

function* found(table: Table, who: Player): Rules {
  const { state } = table;
  const place = nth(PLACE_NAMES, who.ship);
  const { nation }: Founding = yield* pick(who.seat, { say: 'cubeNation', place }, () =>
    nationsWithCubes(state).map((one) => ({ key: one, on: `nation:${one}`, nation: one })),
  );
  placeCube(table, who, nation, who.ship, place);
  gainInfluence(table, who, nation, 1);
  gain(table, who, { d: 1 }, 'ship');
}

/** The last village actions of cards: objects for doubloons, points and steps of the explorer. */
function* study(
  table: Table,
  who: Player,
  things: readonly Thing[],
  gained: { d: number; vp: number },
  steps: number,
): Rules {
  last(table);
  yield* payThings(table, who, things);
  gain(table, who, gained, 'projects');
  if (steps > 0) yield* table.deeds.explore(table, who, steps);
}

/** The quest on a card, once, under the usual rules. [MB-SYM.36] */
function* questOnCard(table: Table, who: Player, card: CardId): Rules {
  const owned = who.bought.find((one) => one.card === card);
  if (!owned || owned.quest === '') return;
  last(table);
  const id = owned.quest;
  owned.quest = '';
  yield* receive(table, who, id, deedOf(table.state, id));
}
