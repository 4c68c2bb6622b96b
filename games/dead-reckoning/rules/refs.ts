/** Names for abilities: which side of which part of which band of which card or hull space. */

/** The bands of a card: its level's own, then top, middle and bottom. */
export const BANDS = 4;
const PARTS = 8;
const SIDES = 4;
/** Hull spaces are counted after the twelve cards. */
export const HULL_SOURCE = 12;
/** The cannon printed on the ship board. [DR-CARGO.16] */
export const SHIP_SOURCE = 16;
export const SOURCES = 17;

export type AbilityRef = number;

export const refOf = (source: number, band: number, part: number, side: number): AbilityRef =>
  ((source * BANDS + band) * PARTS + part) * SIDES + side;
export const sourceOf = (ref: AbilityRef): number => Math.floor(ref / (BANDS * PARTS * SIDES));
export const bandOf = (ref: AbilityRef): number => Math.floor(ref / (PARTS * SIDES)) % BANDS;
export const partOf = (ref: AbilityRef): number => Math.floor(ref / SIDES) % PARTS;
export const sideOf = (ref: AbilityRef): number => ref % SIDES;
export const samePart = (one: AbilityRef, other: AbilityRef): boolean =>
  Math.floor(one / SIDES) === Math.floor(other / SIDES);
