import type { Explained, Words } from '@portolan/kernel';
import { createContext, use } from 'react';
import type { Language } from '../../../board/board.ts';
import { YARD, type YardLabels } from './labels.ts';

/** What the shipyard writes: cards, words and nations from the game's own text, the rest from labels.ts. */
export interface YardWords {
  readonly label: YardLabels;
  /** A card by its id, a keyword as `word:schooner`, a nation as `nation:spain`, a ready-made fleet as `fleet:…`. */
  name(card: string): string;
  explain(card: string): Explained | undefined;
  refuse: Words['refuse'];
}

export const yardWords = (words: Words, language: Language): YardWords => ({
  label: YARD[language],
  name: (card) => words.explain(card, undefined)?.title ?? card,
  explain: (card) => words.explain(card, undefined),
  refuse: (reason) => words.refuse(reason),
});

export const YardContext = createContext<YardWords | undefined>(undefined);

export function useYard(): YardWords {
  const words = use(YardContext);
  if (!words) throw new Error('no words above this part of the shipyard');
  return words;
}
