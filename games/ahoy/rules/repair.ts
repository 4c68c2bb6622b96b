import { type Rules } from '@portolan/kernel';
import { slotName } from '../content/slots.ts';
import type { Player, Slot } from '../state.ts';
import { isShipSlot } from './damage.ts';
import { slotOf } from './dice.ts';
import { bombMaker } from './passives.ts';
import { picks, type Table } from './table.ts';

/** Repairs [AH-DMG.9] [AH-ACT.8]: tokens leave the slots of board and crew, never those of a ship's plan. */

/** Damaged slots that can be repaired. [AH-ACT.9] [AH-UN.30] */
export const repairable = (someone: Player): Slot[] =>
  someone.slots.filter((slot) => slot.damaged && !isShipSlot(slot));

export function* repair(table: Table, someone: Player, most: number): Rules {
  const damaged = repairable(someone);
  if (damaged.length === 0) return;
  const range = { min: 0, max: Math.min(most, damaged.length) };
  const options = () =>
    repairable(someone).map(({ id }) => ({ key: id, on: slotName(someone.faction, id), id }));
  const chosen = yield* picks(someone.seat, { say: 'repair', most: range.max }, options, range);
  yield* mend(
    table,
    someone,
    chosen.map(({ id }) => slotOf(someone, id)),
  );
}

/** Removes the tokens; the Bomb Maker acts once for all of them. [AH-CREW.2] */
export function* mend(table: Table, someone: Player, slots: readonly Slot[]): Rules {
  for (const slot of slots) slot.damaged = false;
  if (slots.length === 0) return;
  const { faction } = someone;
  table.tell({ say: 'repaired', faction, slots: slots.map(({ id }) => slotName(faction, id)) });
  yield* bombMaker(table, someone);
}
