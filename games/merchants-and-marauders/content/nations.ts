/** The four nations, in the order in which the rules go through them. [MM-ROUND.10] */
export const NATIONS = ['ES', 'EN', 'FR', 'NL'] as const;
export type Nation = (typeof NATIONS)[number];

/** Something for every nation. */
export interface ByNation {
  ES: number;
  EN: number;
  FR: number;
  NL: number;
}
