import { type Rules } from '@portolan/kernel';
import { CUTTER, type Figure, GUNSHIP, SHIP_SLOTS } from '../content/factions.ts';
import { isPrinted, slotFace, slotName } from '../content/slots.ts';
import type { Player, Slot } from '../state.ts';
import { isFree } from './dice.ts';
import { ram } from './movement.ts';
import { face, hasCrew, ownerOf, pick, player, type Table, takeOff, whereIs } from './table.ts';
import { OFF } from '../content/factions.ts';
import type { Ask } from '../says.ts';
import type { Thing } from '../choices.ts';
import { scuttle } from './union.ts';

/** Damage [AH-DMG]: tokens on the slots of Flagships and Union ships; Patrols and Strongholds leave the map. */

interface Hit extends Thing {
  readonly slot: Slot['id'];
}

const shipOf = (slot: Slot): Figure | undefined => {
  if (!SHIP_SLOTS.some((face) => face.id === slot.id)) return undefined;
  return slot.id.startsWith('cutter') ? CUTTER : GUNSHIP;
};
export const isShipSlot = (slot: Slot): boolean => shipOf(slot) !== undefined;

/** Slots that can take damage meant for this figure. [AH-DMG.4] [AH-DMG.5] [AH-DMG.6] [AH-DMG.13] [AH-DMG.14] */
export function damageable(owner: Player, figure: Figure): Slot[] {
  const ship = figure === CUTTER || figure === GUNSHIP ? figure : undefined;
  return owner.slots.filter((slot) => {
    const printed = slotFace(owner.faction, slot.id);
    return isFree(slot) && isPrinted(printed) && !printed.dashed && shipOf(slot) === ship;
  });
}

export function hits(owner: Player, figure: Figure): Hit[] {
  return damageable(owner, figure).map(({ id }) => ({ key: id, on: slotName(owner.faction, id), slot: id }));
}

/** One damage to a figure. True if it had an effect. [AH-DMG.1] [AH-DMG.7] [AH-DMG.11] [AH-DMG.12] */
function* damage(table: Table, figure: Figure, chooser: Player): Rules<boolean> {
  const { state } = table;
  if (whereIs(state, figure) === OFF) return false;
  const { kind, on } = face(figure);
  if (kind === 'patrol' || kind === 'stronghold') {
    takeOff(table, figure);
    return true;
  }
  const owner = player(state, ownerOf(figure));
  const choices = hits(owner, figure);
  if (choices.length === 0) return false;
  const about: Ask = { say: chooser === owner ? 'suffer' : 'inflict', figure: on };
  const hit = choices.length === 1 ? choices[0] : yield* pick(chooser.seat, about, () => hits(owner, figure));
  if (hit) putToken(table, owner, figure, hit);
  return true;
}

function putToken(table: Table, owner: Player, figure: Figure, hit: Hit): void {
  const slot = owner.slots.find((one) => one.id === hit.slot);
  if (!slot) throw new Error(`no slot ${hit.slot}`);
  slot.damaged = true;
  table.tell({ say: 'damaged', figure: face(figure).on, slot: slotName(owner.faction, slot.id) });
  if (isShipSlot(slot)) scuttle(table, figure);
}

/** SUFFER: the figure's owner chooses the slot. [AH-DMG.2] */
export function* suffer(table: Table, figure: Figure): Rules<boolean> {
  return yield* damage(table, figure, player(table.state, ownerOf(figure)));
}

/** INFLICT: whoever inflicts chooses the slots, one after another. How many had an effect. [AH-DMG.3] [AH-DMG.18] */
export function* inflict(table: Table, by: Player, figure: Figure, count: number): Rules<number> {
  let done = 0;
  for (let i = 0; i < count; i++) if (yield* damage(table, figure, by)) done++;
  return done;
}

/** Inflicts 1 damage outside a battle; a Ramming Prow may then move the figure. [AH-CREW.22] */
export function* strike(table: Table, by: Player, figure: Figure): Rules {
  const done = yield* inflict(table, by, figure, 1);
  if (canRam(table, by, figure, done)) yield* ram(table, by, figure);
}

export function canRam(table: Table, by: Player, figure: Figure, damageDone: number): boolean {
  return damageDone > 0 && hasCrew(by, 'damage', 'rammingProw') && whereIs(table.state, figure) !== OFF;
}
