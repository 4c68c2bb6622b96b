/** The Union's twelve plans. */

export type PlanId =
  | 'secretWeapon'
  | 'sneakAttack'
  | 'weaponsCache'
  | 'narrowEscape'
  | 'enlistment'
  | 'smashingEntrance'
  | 'evacuation'
  | 'cutter'
  | 'gunship';

export interface PlanFace {
  readonly when: 'action' | 'battle';
  readonly count: number;
}

export const PLANS: { readonly [plan in PlanId]: PlanFace } = {
  secretWeapon: { when: 'battle', count: 1 },
  sneakAttack: { when: 'action', count: 2 },
  weaponsCache: { when: 'battle', count: 2 },
  narrowEscape: { when: 'battle', count: 1 },
  enlistment: { when: 'action', count: 1 },
  smashingEntrance: { when: 'action', count: 2 },
  evacuation: { when: 'action', count: 1 },
  cutter: { when: 'action', count: 1 },
  gunship: { when: 'action', count: 1 },
};

/** One entry a card. */
export const PLAN_CARDS: readonly PlanId[] = [
  'secretWeapon',
  'sneakAttack',
  'sneakAttack',
  'weaponsCache',
  'weaponsCache',
  'narrowEscape',
  'enlistment',
  'smashingEntrance',
  'smashingEntrance',
  'evacuation',
  'cutter',
  'gunship',
];
