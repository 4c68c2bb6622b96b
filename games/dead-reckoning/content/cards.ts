import type { Band, Goods, Row, Slot } from './effects.ts';
import { ROW_ONE } from './row-one.ts';
import { ROW_TWO } from './row-two.ts';
import { ROW_THREE } from './row-three.ts';
import { ROW_FOUR } from './row-four.ts';

/** The 98 cards of the four rows: advancements, and merchant ships that may be traded with or attacked. */

/** What befalls who has fought a merchant ship. */
export type Result =
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'repair'; readonly count: number }
  | { readonly do: 'levelUp' }
  | { readonly do: 'advancement'; readonly row: Row }
  | { readonly do: 'takeDamage'; readonly count: number }
  | { readonly do: 'lose'; readonly cargo: number; readonly coin: number };

/** The back of a merchant ship: what one only learns by attacking. [DR-ENC.3] */
export interface Back {
  readonly cubes: number;
  readonly victory: readonly Result[];
  readonly defeat: readonly Result[];
  /** The ability of one who has won it, if it has one. [DR-ENC.10] */
  readonly ability?: Band;
}

export interface Card {
  readonly row: Row;
  readonly slot: Slot;
  /** In cargo: to buy it, or to trade for it. */
  readonly cost: number;
  readonly ability: Band;
  readonly back?: Back;
}

/** A card as its row lists it. */
export type CardOfRow = Omit<Card, 'row'>;

const rows = { 1: ROW_ONE, 2: ROW_TWO, 3: ROW_THREE, 4: ROW_FOUR };

export type CardId =
  | keyof typeof ROW_ONE
  | keyof typeof ROW_TWO
  | keyof typeof ROW_THREE
  | keyof typeof ROW_FOUR;

const ofRow = <Id extends string>(row: Row, cards: { readonly [id in Id]: CardOfRow }): [Id, Card][] =>
  Object.entries<CardOfRow>(cards).map(([id, card]) => [id as Id, { ...card, row }]);

export const CARDS = Object.fromEntries([
  ...ofRow(1, rows[1]),
  ...ofRow(2, rows[2]),
  ...ofRow(3, rows[3]),
  ...ofRow(4, rows[4]),
]) as { readonly [id in CardId]: Card };

export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

export const isMerchant = (id: CardId): boolean => CARDS[id].back !== undefined;
