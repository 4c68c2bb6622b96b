import type { Player } from '../state.ts';
import type { Table } from './table.ts';

/** Drawing cards [DR-MNT.22] [DR-MNT.23]. */

/** The top card of the deck into the hand; an empty deck is made anew of the discard pile. False if there is no card at all. */
export function drawCard(table: Table, someone: Player): boolean {
  if (someone.deck.length === 0) reshuffle(table, someone);
  const card = someone.deck.pop();
  if (card === undefined) return false;
  someone.known = Math.min(someone.known, someone.deck.length);
  someone.hand.push(card);
  table.reveal();
  return true;
}

export function reshuffle(table: Table, someone: Player): void {
  if (someone.discard.length === 0) return;
  someone.deck = table.random.shuffle(someone.discard.splice(0), 'deck');
  someone.known = 0;
  table.tell({ say: 'reshuffled', seat: someone.seat });
}
