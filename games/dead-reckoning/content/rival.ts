/** The eighteen cards of the rival that plays by itself. [DR-SOLO.2] [DR-SOLO.18] */

export type Bent = 'raider' | 'settler' | 'trader';

export interface RivalCard {
  readonly tier: 1 | 2 | 3;
  readonly bent: Bent;
  readonly sails: number;
  readonly influence: number;
  readonly cubes: number;
  readonly income: number;
}

const card = (
  tier: RivalCard['tier'],
  bent: Bent,
  sails: number,
  influence: number,
  cubes: number,
  income: number,
): RivalCard => ({ tier, bent, sails, influence, cubes, income });

/** A card is named by its place in this list. */
export const RIVAL_CARDS: readonly RivalCard[] = [
  card(1, 'raider', 3, 1, 3, 1),
  card(1, 'raider', 2, 1, 3, 2),
  card(1, 'settler', 2, 2, 2, 1),
  card(1, 'settler', 3, 2, 2, 1),
  card(1, 'trader', 3, 1, 2, 2),
  card(1, 'trader', 2, 1, 2, 2),
  card(2, 'raider', 4, 2, 5, 2),
  card(2, 'raider', 3, 2, 4, 2),
  card(2, 'settler', 3, 3, 3, 2),
  card(2, 'settler', 4, 3, 4, 2),
  card(2, 'trader', 4, 2, 3, 3),
  card(2, 'trader', 3, 2, 3, 3),
  card(3, 'raider', 5, 3, 7, 3),
  card(3, 'raider', 4, 3, 6, 3),
  card(3, 'settler', 4, 4, 5, 3),
  card(3, 'settler', 5, 4, 6, 3),
  card(3, 'trader', 5, 3, 5, 4),
  card(3, 'trader', 4, 3, 5, 4),
];
