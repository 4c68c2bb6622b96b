import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { BATTLE_WORDS, type Word } from '../content/effects.ts';
import { type Level, LEVELS } from '../content/sailors.ts';
import type { CardNo, Player } from '../state.ts';
import { expertCounted } from './achievements.ts';
import { abilityAt, cardBand } from './cards.ts';
import { reshuffle } from './drawing.ts';
import { bandOf, refOf, sourceOf } from './refs.ts';
import { cardName, may, NO, pick, type Table } from './table.ts';

/** Levels of sailors [DR-LVL]. */

const HIGHEST: Level = 4;

export const canRise = (someone: Player, card: CardNo): boolean => nth(someone.cards, card).level < HIGHEST;
const risersInHand = (someone: Player): CardNo[] => someone.hand.filter((card) => canRise(someone, card));

/** One level higher. What everybody sees is told to all; what is in hand or deck only to its owner. [DR-LVL.5] [DR-HID.13] [DR-HID.16] */
export function raiseLevel(table: Table, someone: Player, no: CardNo, open: boolean): void {
  const card = nth(someone.cards, no);
  card.level = LEVELS[card.level] ?? HIGHEST;
  const told = {
    say: 'levelled',
    seat: someone.seat,
    card: cardName(someone.seat, no),
    level: card.level,
  } as const;
  if (open) {
    card.seen = card.level;
    table.tell(told);
  } else {
    table.tell({ say: 'levelledHidden', seat: someone.seat }, { [someone.seat]: told });
    table.reveal(); // whether a cube goes on Expert Sailors tells something of the card
  }
  if (card.level === HIGHEST) expertCounted(table, someone);
}

interface Riser extends Option {
  readonly card?: CardNo;
}

const riser = (someone: Player, card: CardNo): Riser => ({
  key: cardName(someone.seat, card),
  on: cardName(someone.seat, card),
  card,
});
export const riserOptions = (someone: Player): Riser[] =>
  risersInHand(someone).map((card) => riser(someone, card));

/** The level-up that is due, at the latest when the turn begins. [DR-LVL.4] [DR-LVL.11] [DR-END.13] [DR-SETUP.21] */
export function* levelUpDue(table: Table, someone: Player): Rules {
  const wish = someone.due === 'wish';
  if (someone.due === '' || risersInHand(someone).length === 0) {
    someone.due = '';
    return;
  }
  const options = (): Riser[] => (wish ? [...riserOptions(someone), NO] : riserOptions(someone));
  const { card } = yield* pick(someone.seat, { say: wish ? 'wishLevelUp' : 'levelUp' }, options);
  someone.due = '';
  if (card !== undefined) raiseLevel(table, someone, card, false);
}

/** All battle abilities are of one kind. [DR-RULING.26] */
const kindOf = (word: Word): Word | 'battle' => (BATTLE_WORDS.has(word) ? 'battle' : word);

/** A card in play rises; what was used of its old level is used of the new one. [DR-EFF.8] [DR-ABIL.17] */
export function levelUpInPlay(table: Table, someone: Player, no: CardNo): void {
  const { state } = table;
  const words = someone.used.flatMap((ref) =>
    sourceOf(ref) === no && bandOf(ref) === 0
      ? abilityAt(state, someone, ref).effects.map((one) => kindOf(one.do))
      : [],
  );
  someone.used = someone.used.filter((ref) => sourceOf(ref) !== no || bandOf(ref) !== 0);
  raiseLevel(table, someone, no, true);
  cardBand(state, nth(someone.cards, no), 0).forEach((part, index) => {
    const side = part.findIndex(({ effects }) => effects.some((one) => words.includes(kindOf(one.do))));
    if (side >= 0) someone.used.push(refOf(no, 0, index, side));
  });
}

/** The bottom card of the deck, or the next above it that can rise and its owner agrees to. [DR-LVL.9] */
export function* levelUpDeck(table: Table, someone: Player): Rules {
  if (someone.deck.length === 0) reshuffle(table, someone); // [DR-RULING.36]
  for (let place = 0; place < someone.deck.length; place++) {
    const card = nth(someone.deck, place);
    if (someone.known <= place) {
      someone.known = place + 1;
      table.reveal();
    }
    if (!canRise(someone, card)) continue;
    const on = cardName(someone.seat, card);
    if (place > 0 && !(yield* may(someone.seat, { say: 'levelUpDeck' }, on))) return;
    raiseLevel(table, someone, nth(someone.deck, place), false);
    return;
  }
}

/** [DR-LVL.8] */
export function* levelUpHand(table: Table, someone: Player): Rules {
  const { card } = yield* pick(someone.seat, { say: 'levelUpHand' }, () => riserOptions(someone));
  if (card !== undefined) raiseLevel(table, someone, card, false);
}

export const canRiseInDeck = ({ deck, discard, cards }: Player): boolean =>
  (deck.length > 0 ? deck : discard).some((card) => nth(cards, card).level < HIGHEST);
