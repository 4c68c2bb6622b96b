import type { CargoId } from '../content/cargo.ts';
import type { GloryId } from '../content/glory.ts';
import type { MissionId } from '../content/missions.ts';
import type { RumorId } from '../content/rumors.ts';
import type { Table } from './table.ts';

/** Decks: the top card is the last of the list; an empty deck is made anew from its discard. [MM-GEN.12] */

function draw<C>(table: Table, deck: C[], discard: C[], purpose: string): C | undefined {
  if (deck.length === 0) {
    deck.push(...discard);
    discard.length = 0;
    table.random.shuffle(deck, purpose);
  }
  table.reveal();
  return deck.pop();
}

/** [MM-BUY.11] */
export const drawCargo = (table: Table): CargoId | undefined =>
  draw(table, table.state.cargoDeck, table.state.cargoDiscard, 'cargo');

/** [MM-CARD.12] */
export const takeGlory = (table: Table): GloryId | undefined =>
  draw(table, table.state.gloryDeck, table.state.gloryDiscard, 'glory');

/** [MM-RUMOR.11] */
export const takeRumor = (table: Table): RumorId | undefined =>
  draw(table, table.state.rumorDeck, table.state.rumorDiscard, 'rumors');

/** [MM-MISSION.9] */
export const takeMission = (table: Table): MissionId | undefined =>
  draw(table, table.state.missionDeck, table.state.missionDiscard, 'missions');

/** Takes one item out of a list; that it is there is the caller's promise. */
export function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not there`);
  list.splice(at, 1);
}
