import { BOARDS, CLOCKWISE, type Faction, NONE, SHIP_SLOTS, type SlotFace } from './factions.ts';
import { MARKET } from './market.ts';

/** Every slot a faction can ever have: its board, the ship plans and all crew. */

type Faces = ReadonlyMap<string, SlotFace>;

const facesOf = (faction: Faction): Faces =>
  new Map(
    [...BOARDS[faction], ...SHIP_SLOTS, ...MARKET.map((card) => card.slot)].map((slot) => [slot.id, slot]),
  );

const FACES = new Map(CLOCKWISE.map((faction) => [faction, facesOf(faction)]));

export function slotFace(faction: Faction, id: string): SlotFace {
  const face = FACES.get(faction)?.get(id);
  if (!face) throw new Error(`${faction} has no slot ${id}`);
  return face;
}

const NAMES = new Map<string, string>();
/** The name the board draws a slot under, such as `slot:union.gather`. */
export function slotName(faction: Faction, id: string): string {
  const key = faction + id;
  const known = NAMES.get(key);
  if (known !== undefined) return known;
  const name = `slot:${faction}.${id}`;
  NAMES.set(key, name);
  return name;
}

/** Crew without an action have no slot of their own: they only hold the die they were paid with. */
export const isPrinted = (face: SlotFace): boolean => face.takes !== NONE;
