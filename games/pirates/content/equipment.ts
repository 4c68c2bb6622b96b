import type { Measure } from './types.ts';

export type EquipmentEffect =
  | { readonly does: 'aimOnce'; readonly by: number }
  | { readonly does: 'reach'; readonly range: Measure }
  | { readonly does: 'coinRoom'; readonly spaces: number }
  | { readonly does: 'reefValue'; readonly by: number }
  | { readonly does: 'ramArmour'; readonly by: number }
  | { readonly does: 'hitArmour'; readonly from: number }
  | { readonly does: 'boarding'; readonly by: number }
  | { readonly does: 'fogExit' }
  | { readonly does: 'peekCoin' }
  | { readonly does: 'noSargasso' }
  | { readonly does: 'secondShoot' }
  | { readonly does: 'douse'; readonly from: number };

/** Works on a ship of any nation, for one cargo space [PI-FLT.7, PI-FLT.19]. */
export interface Equipment {
  readonly number: `Q${number}`;
  readonly cost: number;
  readonly effect: EquipmentEffect;
}

const chandlery = {
  'gunners-quadrant': { number: 'Q1', cost: 2, effect: { does: 'aimOnce', by: 1 } },
  'chase-gun': { number: 'Q2', cost: 3, effect: { does: 'reach', range: 'L' } },
  'false-bottom': { number: 'Q3', cost: 1, effect: { does: 'coinRoom', spaces: 2 } },
  'sounding-lead': { number: 'Q4', cost: 2, effect: { does: 'reefValue', by: 1 } },
  'oak-fenders': { number: 'Q5', cost: 2, effect: { does: 'ramArmour', by: 1 } },
  'iron-bulwarks': { number: 'Q6', cost: 3, effect: { does: 'hitArmour', from: 6 } },
  grapnels: { number: 'Q7', cost: 2, effect: { does: 'boarding', by: 1 } },
  'fog-bell': { number: 'Q8', cost: 1, effect: { does: 'fogExit' } },
  'far-glass': { number: 'Q9', cost: 2, effect: { does: 'peekCoin' } },
  'weed-scythe': { number: 'Q10', cost: 2, effect: { does: 'noSargasso' } },
  'ready-powder': { number: 'Q11', cost: 4, effect: { does: 'secondShoot' } },
  'fire-pump': { number: 'Q12', cost: 1, effect: { does: 'douse', from: 5 } },
} as const satisfies Readonly<Record<string, Equipment>>;

export type EquipmentId = keyof typeof chandlery;
export const equipment: Readonly<Record<EquipmentId, Equipment>> = chandlery;
export const isEquipmentId = (id: string): id is EquipmentId => Object.hasOwn(equipment, id);
export const equipmentIds: readonly EquipmentId[] = Object.keys(equipment).filter(isEquipmentId);
