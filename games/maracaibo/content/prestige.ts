import type { In } from './symbols.ts';

/** Prestige buildings and their prices; each also costs a spy and gives the Crown. [MB-DATA.18] */

export type Building = Exclude<In<'prestige'>, 'investing'>;
export const PRICES: { readonly [building in Building]: number } = {
  abbey: 12,
  palace: 13,
  basilica: 14,
  citadel: 12,
  church: 13,
  garrison: 13,
  academy: 14,
  cathedral: 12,
};
export const BUILDINGS = Object.keys(PRICES) as readonly Building[];
