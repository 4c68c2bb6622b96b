import type { Option } from '@portolan/kernel';
import {
  BOARDS,
  type BoardSlot,
  type Faction,
  NONE,
  SHIP_SLOTS,
  type ShipSlot,
  type SlotFace,
} from './factions.ts';
import { type CardId, MARKET } from './market.ts';

/** Every slot a faction can ever have: its board, the ship plans and all crew. */

export type SlotId = BoardSlot | ShipSlot | CardId;

/** A slot as one faction has it, with the name the board draws it under, such as `slot:union.gather`. */
export interface OwnedSlot extends SlotFace {
  readonly on: string;
  /** By the value of the die; none where nothing can be placed. They never change, so they are made once. */
  readonly placements: readonly Placement[];
}

/** A die of this value goes to this slot. */
export interface Placement extends Option {
  readonly key: `place ${number} ${SlotId}`;
  readonly do: 'place';
  readonly die: number;
  readonly slot: SlotId;
}

/** Crew without an action have no slot of their own: they only hold the die they were paid with. */
export const isPrinted = (face: SlotFace): boolean => face.takes !== NONE;

const ownedBy = (faction: Faction): ReadonlyMap<string, OwnedSlot> => {
  const faces: SlotFace<SlotId>[] = [...BOARDS[faction], ...SHIP_SLOTS, ...MARKET.map((card) => card.slot)];
  return new Map(faces.map((face) => [face.id, owned(face, `slot:${faction}.${face.id}`)]));
};

function owned(face: SlotFace<SlotId>, on: string): OwnedSlot {
  const { id } = face;
  const dice = isPrinted(face) ? [0, 1, 2, 3, 4, 5, 6] : [];
  const placements = dice.map((die) => ({
    key: `place ${die} ${id}` as const,
    on,
    do: 'place' as const,
    die,
    slot: id,
  }));
  return { ...face, on, placements };
}

const OWNED: { readonly [faction in Faction]: ReadonlyMap<string, OwnedSlot> } = {
  squadron: ownedBy('squadron'),
  smuggler1: ownedBy('smuggler1'),
  union: ownedBy('union'),
  smuggler2: ownedBy('smuggler2'),
};

export function slotFace(faction: Faction, id: string): OwnedSlot {
  const face = OWNED[faction].get(id);
  if (!face) throw new Error(`${faction} has no slot ${id}`);
  return face;
}

export const slotName = (faction: Faction, id: string): string => slotFace(faction, id).on;
