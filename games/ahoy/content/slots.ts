import { BOARDS, type Faction, NONE, SHIP_SLOTS, type SlotFace } from './factions.ts';
import { MARKET } from './market.ts';

/** Every slot a faction can ever have: its board, the ship plans and all crew. */

/** A slot as one faction has it, with the name the board draws it under, such as `slot:union.gather`. */
export interface OwnedSlot extends SlotFace {
  readonly on: string;
}

const ownedBy = (faction: Faction): ReadonlyMap<string, OwnedSlot> => {
  const faces: SlotFace[] = [...BOARDS[faction], ...SHIP_SLOTS, ...MARKET.map((card) => card.slot)];
  return new Map(faces.map((face) => [face.id, { ...face, on: `slot:${faction}.${face.id}` }]));
};

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

/** Crew without an action have no slot of their own: they only hold the die they were paid with. */
export const isPrinted = (face: SlotFace): boolean => face.takes !== NONE;
