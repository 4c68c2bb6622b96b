import { createContext, use } from 'react';
import type { BoardSlot, Faction, ShipSlot } from '../content/factions.ts';
import type { CardId, CrewId } from '../content/market.ts';
import type { PlanId } from '../content/plans.ts';
import type { Reward } from '../content/rewards.ts';
import type { Suit, TileId } from '../content/tiles.ts';

/** The words the board writes on what it draws, in one language. */
export interface BoardWords {
  faction(faction: Faction): string;
  suit(suit: Suit): string;
  tile(tile: TileId): string;
  slot(slot: BoardSlot | ShipSlot): string;
  crew(crew: CrewId): { readonly name: string; readonly power: string };
  plan(plan: PlanId): { readonly name: string; readonly effect: string };
  goods(card: CardId): string;
  reward(reward: Reward): string;
  readonly label: Labels;
}

export interface Labels {
  readonly glory: string;
  readonly gold: string;
  readonly cargo: string;
  readonly actions: string;
  readonly market: string;
  readonly rewards: string;
  readonly crew: string;
  readonly plans: string;
  readonly pledges: string;
  readonly explore: string;
  readonly serpents: string;
  readonly toPlace: string;
  readonly setAside: string;
  readonly anyDie: string;
  readonly evenDie: string;
  readonly damaged: string;
  readonly loaded: string;
  readonly notLoaded: string;
  readonly goodsTo: string;
  readonly alwaysOn: string;
  readonly freeAction: string;
  readonly dieSlot: string;
  readonly inBattle: string;
  readonly asAction: string;
  readonly hidden: string;
  readonly plays: string;
  readonly first: string;
  readonly none: string;
  only(values: readonly number[]): string;
  die(value: number): string;
  dice(n: number): string;
  unseen(n: number): string;
  inDeck(n: number): string;
  patrols(n: number): string;
  strongholds(n: number): string;
  ready(n: number): string;
  reserve(n: number): string;
  planCount(n: number): string;
  damage(n: number): string;
  cards(n: number): string;
  pledge(token: number): string;
}

export const WordsContext = createContext<BoardWords | undefined>(undefined);

export function useWords(): BoardWords {
  const words = use(WordsContext);
  if (!words) throw new Error('no words above this drawing');
  return words;
}
