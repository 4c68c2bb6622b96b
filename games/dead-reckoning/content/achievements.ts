/** The nine achievements on the harbour board, and the tokens that make some of them worth more. [DR-ACH] */

export type Achievement =
  | 'legendary'
  | 'expertSailors'
  | 'terror'
  | 'builder'
  | 'capitalist'
  | 'colonizer'
  | 'eliteShip'
  | 'explorer'
  | 'masterMerchant';

/** Coins at the end of the game. [DR-ACH.23] */
export const ACHIEVEMENTS: { readonly [achievement in Achievement]: number } = {
  legendary: 5,
  expertSailors: 5,
  terror: 5,
  builder: 5,
  capitalist: 4,
  colonizer: 5,
  eliteShip: 5,
  explorer: 4,
  masterMerchant: 6,
};
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as readonly Achievement[];

export type TokenId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Two coins for each achievement on a token that its owner has marked. [DR-SCORE.20] */
export const TOKENS: { readonly [token in TokenId]: readonly Achievement[] } = {
  1: ['legendary', 'colonizer', 'eliteShip'],
  2: ['legendary', 'explorer', 'capitalist'],
  3: ['legendary', 'expertSailors', 'builder'],
  4: ['terror', 'colonizer', 'masterMerchant'],
  5: ['terror', 'expertSailors', 'capitalist'],
  6: ['builder', 'explorer', 'masterMerchant'],
  7: ['builder', 'eliteShip', 'expertSailors'],
  8: ['colonizer', 'explorer', 'capitalist'],
};
export const TOKEN_IDS: readonly TokenId[] = [1, 2, 3, 4, 5, 6, 7, 8];
