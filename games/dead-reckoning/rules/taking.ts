import type { Rules } from '@portolan/kernel';
import { type CardId, CARDS, isMerchant } from '../content/cards.ts';
import { HARBOR, type Player, type Reckoning } from '../state.ts';
import { afterAttack, battleMerchant } from './battle-others.ts';
import { boardAt } from './ocean.ts';
import { canPay, pay, type Price } from './stowing.ts';
import type { Table } from './table.ts';

/** Taking the card of a space: buying an advancement, trading with a merchant ship or attacking it [DR-BUY] [DR-ENC]. */

const MOST_CARDS = 2;

/** The card under the ship, as long as another may be taken. [DR-BUY.1] [DR-BUY.2] [DR-BUY.9] [DR-BUY.10] */
export function cardHere(state: Reckoning, someone: Player): CardId | undefined {
  if (someone.at === HARBOR || state.turn.taken >= MOST_CARDS) return undefined;
  const { explored, card } = boardAt(state, someone.at);
  return explored && card !== '' ? card : undefined;
}

/** From the holds only. [DR-BUY.3] */
const priceOf = (card: CardId): Price => ({ cargo: CARDS[card].cost, coin: 0, from: 'ship' });

/** [DR-BUY.4] [DR-ENC.5] */
export const canBuy = (someone: Player, card: CardId): boolean => canPay(someone, priceOf(card));
/** [DR-ENC.4] */
export const canAttack = (card: CardId): boolean => isMerchant(card);

/** Bought or traded for: it is set aside face up. [DR-BUY.6] [DR-ENC.5] [DR-HID.9] */
export function* buy(table: Table, someone: Player, card: CardId): Rules {
  const { state } = table;
  yield* pay(table, someone, priceOf(card));
  boardAt(state, someone.at).card = '';
  state.turn.taken++;
  someone.aside.push({ card, won: false });
  const say = isMerchant(card) ? 'traded' : 'bought';
  table.tell({ say, seat: someone.seat, card: `card:${card}`, cost: CARDS[card].cost });
}

/** [DR-ENC.13] */
export function* attackHere(table: Table, someone: Player, card: CardId): Rules {
  const { state } = table;
  const { at } = someone;
  state.turn.taken++;
  const won = yield* battleMerchant(table, someone, card);
  boardAt(state, at).card = '';
  afterAttack(table, someone, card, won);
}
