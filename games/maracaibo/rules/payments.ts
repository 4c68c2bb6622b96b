import type { Option, Rules } from '@portolan/kernel';
import { type CardId, cardOf } from '../content/projects.ts';
import { type Good, GOODS, isGood, type Thing } from '../content/symbols.ts';
import type { Player } from '../state.ts';
import { pick } from './asking.ts';
import { discardCard, effectsOf, handCount, type Table } from './table.ts';

/** Paying with goods and objects: hand cards are discarded, permanent objects count and stay. [MB-QUEST.3] [MB-SYM.4] */

/** How many bought cards stand for this object. Objects are not goods. */
function permanent(who: Player, thing: Thing): number {
  if (isGood(thing)) return 0;
  let count = 0;
  for (const effect of effectsOf(who, 'permObject')) if (effect.things[0] === thing) count++;
  return count;
}

/** Whether these can be paid without the card that is being bought. [MB-BUY.8] */
export function canPayThings(who: Player, things: readonly Thing[], except: CardId = ''): boolean {
  return things.every((thing) => {
    const needed = things.filter((other) => other === thing).length;
    const itself = except !== '' && who.hand.includes(except) && cardOf(except).shows === thing ? 1 : 0;
    const cards = handCount(who, thing) - itself;
    return needed <= cards || needed <= cards + permanent(who, thing);
  });
}

interface Payment extends Option {
  readonly card: CardId;
}
const PERMANENT: Payment = { key: 'permanent', card: '' };

/** The owner chooses card by card; a permanent object serves once in a payment. [MB-RULING.51] */
export function* payThings(table: Table, who: Player, things: readonly Thing[], except: CardId = ''): Rules {
  const used: Thing[] = [];
  for (let i = 0; i < things.length; i++) {
    const thing = things[i];
    if (thing === undefined) continue;
    const left = things.length - i;
    const standing = permanent(who, thing) > used.filter((other) => other === thing).length;
    const options = (): Payment[] => {
      const cards = cardsShowing(who, thing, except);
      return standing ? [...cards, PERMANENT] : cards;
    };
    const { card }: Payment = yield* pick(who.seat, { say: 'pay', thing, left }, options);
    if (card === '') used.push(thing);
    else discardCard(table.state, who, card);
    if (card !== '') table.tell({ say: 'discarded', seat: who.seat, cards: [`card:${card}`] });
  }
}

const cardsShowing = (who: Player, thing: Thing, except: CardId = ''): Payment[] =>
  who.hand
    .filter((card) => card !== except && cardOf(card).shows === thing)
    .map((card) => ({ key: card, on: `card:${card}`, card }));

interface GoodChoice extends Option {
  readonly good: Good | '';
}
const NO_GOODS: GoodChoice = { key: 'none', good: '' };

/** Goods of which the hand has so many. */
export const goodsOf = (who: Player, count: number): Good[] =>
  GOODS.filter((good) => handCount(who, good) >= count);

/** So many identical goods, if the owner wants to. True if they were paid. */
export function* payIdentical(table: Table, who: Player, count: number, may: boolean): Rules<boolean> {
  const options = (): GoodChoice[] => {
    const goods = goodsOf(who, count).map((good) => ({ key: good, on: `thing:${good}`, good }));
    return may ? [...goods, NO_GOODS] : goods;
  };
  const { good }: GoodChoice = yield* pick(who.seat, { say: 'goods', count, may }, options);
  if (good === '') return false;
  yield* payThings(
    table,
    who,
    Array.from({ length: count }, () => good),
  );
  return true;
}
