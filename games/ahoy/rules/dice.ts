import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { only, type SlotFace, takes } from '../content/factions.ts';
import { type Placement, slotFace, type SlotId, slotName } from '../content/slots.ts';
import type { Ahoy, Player, Slot } from '../state.ts';
import type { Rearming, Value } from '../choices.ts';
import { gunnersMate } from './passives.ts';
import { hasCrew, pick, spendGold, type Table } from './table.ts';

/** Dice and slots [AH-DIE]: where a die may go, and what gold does to it on the way. */

export const isFree = (slot: Slot): boolean => slot.die === 0 && !slot.damaged;
export const slotOf = (someone: Player, id: SlotId): Slot => {
  const found = someone.slots.find((slot) => slot.id === id);
  if (!found) throw new Error(`${someone.faction} has no slot ${id}`);
  return found;
};

/** How far a gold changes a die: by one, or by up to two with the Fence. [AH-DIE.8] [AH-CREW.24] */
const stepOf = (someone: Player): number => (hasCrew(someone, 'die', 'fence') ? 2 : 1);

/** The values within reach of a die, as bits. [AH-DIE.9] [AH-GEN.13] */
const REACH = Array.from({ length: 7 }, (_, die) => {
  const within = (far: number): number[] =>
    [1, 2, 3, 4, 5, 6].filter((value) => Math.abs(value - die) <= far);
  return [0, 1, 2, 3, 4, 5].map((far) => only(...within(far)));
});

/** Whether some value within reach of the gold fits the slot. [AH-DIE.10] */
const fits = (die: number, face: SlotFace, reach: number): boolean =>
  (face.takes & nth(nth(REACH, die), Math.min(5, reach))) !== 0;

/** Every value the die may have on that slot; going up and down again for 2 gold is allowed too. [AH-GEN.9] */
export function valuesFor(someone: Player, die: number, face: SlotFace): Value[] {
  const values: Value[] = [];
  const step = stepOf(someone);
  for (let value = 1; value <= 6; value++) {
    const gold = Math.ceil(Math.abs(value - die) / step);
    if (takes(face.takes, value) && gold <= someone.gold) values.push({ key: String(value), value, gold });
  }
  if (someone.gold >= 2 && takes(face.takes, die)) values.push({ key: 'upAndDown', value: die, gold: 2 });
  return values;
}

/** Gold changes a die only as it is placed; without gold there is nothing to choose. [AH-DIE.12] */
function* chooseValue(table: Table, someone: Player, die: number, slot: SlotId): Rules<number> {
  const face = slotFace(someone.faction, slot);
  const values = valuesFor(someone, die, face);
  const chosen = yield* pick(someone.seat, { say: 'value', die, slot: face.on }, () => values);
  spendGold(table.state, someone, chosen.gold);
  return chosen.value;
}

/** Dice of one value are alike: each value once. */
export function distinct(dice: readonly number[]): number[] {
  const values: number[] = [];
  for (const die of dice) if (!values.includes(die)) values.push(die);
  return values;
}

/** All ways to place an unplaced die on a free slot. [AH-DIE.1] [AH-DIE.2] */
export function placements(someone: Player): Placement[] {
  const dice = distinct(someone.dice);
  const reach = someone.gold * stepOf(someone);
  const found: Placement[] = [];
  for (const slot of someone.slots) {
    if (!isFree(slot)) continue;
    const face = slotFace(someone.faction, slot.id);
    if (face.placements.length === 0) continue;
    for (const die of dice) if (fits(die, face, reach)) found.push(nth(face.placements, die));
  }
  return found;
}

/** Whether some die can be placed without spending gold. [AH-RND.13] */
export function canPlaceFree(someone: Player): boolean {
  for (const slot of someone.slots) {
    if (!isFree(slot)) continue;
    const face = slotFace(someone.faction, slot.id);
    for (const die of someone.dice) if (takes(face.takes, die)) return true;
  }
  return false;
}

/** A die leaves the unplaced ones; it counts toward the turn's quota. [AH-DIE.14] */
export function useDie(state: Ahoy, someone: Player, die: number): void {
  someone.dice.splice(someone.dice.indexOf(die), 1);
  state.turn.placed++;
}

/** A die may be set aside only if none can be placed without gold. [AH-RND.11] [AH-RND.12] [AH-RND.13] */
export function setAside(table: Table, someone: Player, die: number): void {
  useDie(table.state, someone, die);
  someone.setAside.push(die);
  table.tell({ say: 'setAside', faction: someone.faction, die });
}

export function* placeDie(table: Table, someone: Player, { die, slot }: Placement): Rules<number> {
  const value = someone.gold === 0 ? die : yield* chooseValue(table, someone, die, slot);
  useDie(table.state, someone, die);
  slotOf(someone, slot).die = value;
  const { faction } = someone;
  table.tell({ say: 'placedDie', faction, die, value, slot: slotName(faction, slot) });
  return value;
}

// --- Cannons ---

const isCannons = (id: SlotId): boolean => id === 'cannons' || id === 'cannons2';
const cannonSlots = (someone: Player): Slot[] => someone.slots.filter((slot) => isCannons(slot.id));
export const loadedCannons = (someone: Player): Slot[] => cannonSlots(someone).filter((slot) => slot.die > 0);

/** Placed dice that a port can move to Cannons, with the gold at hand or with more. [AH-TER.6] [AH-TER.7] */
export function rearmable(someone: Player, gold = someone.gold): Rearming[] {
  const dice = someone.slots.filter((slot) => slot.die > 0);
  return dice
    .filter((from) => berthFor(someone, from, gold) !== undefined)
    .map(({ id }) => ({ key: `rearm ${id}`, on: slotName(someone.faction, id), from: id }));
}

/** The Cannons slot a placed die can go to: a free one, or the one it lies on. */
function berthFor(someone: Player, from: Slot, gold = someone.gold): Slot | undefined {
  const reach = gold * stepOf(someone);
  return cannonSlots(someone).find(
    (slot) => (slot === from || isFree(slot)) && fits(from.die, slotFace(someone.faction, slot.id), reach),
  );
}

/** Takes a placed die back and puts it on Cannons; it is a placement, but does not count again. [AH-TER.8] [AH-TER.9] [AH-TER.10] */
export function* rearm(table: Table, someone: Player, from: SlotId): Rules {
  const left = slotOf(someone, from);
  const to = berthFor(someone, left);
  if (!to) return;
  const value = someone.gold === 0 ? left.die : yield* chooseValue(table, someone, left.die, to.id);
  left.die = 0;
  to.die = value;
  const { faction } = someone;
  table.tell({
    say: 'rearmed',
    faction,
    value,
    from: slotName(faction, from),
    slot: slotName(faction, to.id),
  });
  yield* gunnersMate(table, someone);
}

export const quotaMet = (state: Ahoy): boolean => state.turn.placed >= state.turn.quota;
