/** The boards of the ocean: twelve islands and four stretches of open sea. */

export type IslandId =
  | 'seahoundIsle'
  | 'gullRock'
  | 'lanternKey'
  | 'mangroveCay'
  | 'parrotsPerch'
  | 'cinderIsle'
  | 'turtleSands'
  | 'drownedChapel'
  | 'widowsReach'
  | 'saltgrave'
  | 'islaCorona'
  | 'krakensCrown';

export interface Island {
  readonly slots: number;
  /** Coins for the first, second and third place; an island may lack the third. [DR-SCORE.13] */
  readonly places: readonly [first: number, second: number, third?: number];
  readonly cargo: number;
  readonly coin: number;
  /** One card more in the hand of who controls it. [DR-MNT.19] */
  readonly hand: boolean;
}

export const ISLANDS: { readonly [island in IslandId]: Island } = {
  seahoundIsle: { slots: 4, places: [6, 5, 4], cargo: 1, coin: 0, hand: false },
  gullRock: { slots: 3, places: [4, 2], cargo: 1, coin: 1, hand: false },
  lanternKey: { slots: 3, places: [4, 2], cargo: 0, coin: 1, hand: true },
  mangroveCay: { slots: 4, places: [5, 3, 1], cargo: 2, coin: 0, hand: false },
  parrotsPerch: { slots: 4, places: [4, 3], cargo: 1, coin: 0, hand: true },
  cinderIsle: { slots: 5, places: [6, 4, 2], cargo: 1, coin: 1, hand: false },
  turtleSands: { slots: 5, places: [6, 3, 2], cargo: 2, coin: 0, hand: false },
  drownedChapel: { slots: 5, places: [5, 3, 1], cargo: 0, coin: 1, hand: true },
  widowsReach: { slots: 6, places: [7, 4, 2], cargo: 2, coin: 0, hand: false },
  saltgrave: { slots: 6, places: [7, 5, 3], cargo: 1, coin: 1, hand: false },
  islaCorona: { slots: 7, places: [8, 6, 4], cargo: 2, coin: 1, hand: false },
  krakensCrown: { slots: 7, places: [9, 6, 3], cargo: 3, coin: 0, hand: false },
};
export const ISLAND_IDS = Object.keys(ISLANDS) as readonly IslandId[];

export type SeaId = 'fourWinds' | 'tradeCurrent' | 'narrowDeep' | 'longSwell';
/** Out is toward higher rows, in toward the harbour; left and right as seen from the harbour. */
export type Direction = 'out' | 'in' | 'left' | 'right';

export interface OpenSea {
  /** The largest number of players that uses it. [DR-SETUP.3] [DR-SETUP.4] */
  readonly upTo: 2 | 3 | 4;
  /** Where it makes an island produce one cargo more. [DR-PROD.3] */
  readonly arrows: readonly Direction[];
}

export const SEAS: { readonly [sea in SeaId]: OpenSea } = {
  fourWinds: { upTo: 4, arrows: ['out', 'in', 'left', 'right'] },
  tradeCurrent: { upTo: 4, arrows: ['out', 'left', 'right'] },
  narrowDeep: { upTo: 2, arrows: ['left', 'right'] },
  longSwell: { upTo: 3, arrows: ['out', 'in'] },
};
export const SEA_IDS = Object.keys(SEAS) as readonly SeaId[];

export type BoardId = IslandId | SeaId;
export const isIsland = (board: BoardId): board is IslandId => board in ISLANDS;

/** Islands used with that many players; open seas fill up to twelve. [DR-SETUP.2] [DR-SETUP.5] */
export const ISLANDS_FOR: { readonly [players: number]: number } = { 1: 8, 2: 8, 3: 9, 4: 10 };
