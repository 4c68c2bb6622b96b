import type { Rules } from '@portolan/kernel';
import { GLORY_CARDS, type GloryId } from '../content/glory.ts';
import type { GlorySource, Player } from '../state.ts';
import { remove, takeGlory } from './decks.ts';
import { pick, type Table, totalOf } from './table.ts';

/** Glory points, the cards they bring, and declaring that the target is reached [MM-GLORY] [MM-CARD]. */

const HAND = 4;

/** One point, marked at once, and a card for it. [MM-GLORY.1] [MM-GLORY.8] */
export function* score(table: Table, someone: Player, source: GlorySource): Rules {
  someone.glory[source]++;
  table.tell({ say: 'scored', seat: someone.seat, source });
  declareIfReached(table, someone);
  yield* drawGlory(table, someone);
}

/** Whoever reaches the target says so and shows the chest. [MM-END.2] */
export function declareIfReached(table: Table, someone: Player): void {
  if (someone.declared || totalOf(table.state, someone) < table.state.target) return;
  someone.declared = true;
  table.reveal();
  table.tell({ say: 'declared', seat: someone.seat, chest: someone.chest });
}

/** Rivals draw none. [MM-SOLO.2] */
export function* drawGlory(table: Table, someone: Player): Rules {
  if (someone.rival) return;
  const card = takeGlory(table);
  if (card === undefined) return;
  someone.hand.push(card);
  const { seat } = someone;
  table.tell(
    { say: 'drewGlory', seat },
    { [seat]: { say: 'drewThisGlory', seat, card: GLORY_CARDS[card].on } },
  );
  yield* keepHand(table, someone);
}

/** A fifth card is answered at once by a discard; nothing can be played in between. [MM-CARD.1] [MM-CARD.2] [MM-CARD.3] */
export function* keepHand(table: Table, someone: Player): Rules {
  while (someone.hand.length > HAND) {
    const { card } = yield* pick(someone.seat, { say: 'discardGlory' }, () => handOptions(someone));
    discardGlory(table, someone, card);
  }
}

export interface CardOption {
  readonly key: string;
  readonly on: string;
  readonly card: GloryId;
}

export const CARD_OPTIONS = Object.fromEntries(
  Object.values(GLORY_CARDS).map(({ id, on }) => [id, { key: id, on, card: id }]),
) as { readonly [id in GloryId]: CardOption };

const handOptions = (someone: Player): CardOption[] => someone.hand.map((card) => CARD_OPTIONS[card]);

function discardGlory(table: Table, someone: Player, card: GloryId): void {
  remove(someone.hand, card);
  table.state.gloryDiscard.push(card);
  table.tell({ say: 'discardedGlory', seat: someone.seat, card: GLORY_CARDS[card].on });
}
