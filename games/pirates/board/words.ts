import type { Words } from '@portolan/kernel';
import { createContext, use } from 'react';
import type { Language } from '../../board/board.ts';
import { LABELS, type Labels } from './labels.ts';

/** What the drawings write: names come from the game's own text, the small captions from labels.ts. */
export interface BoardWords {
  readonly label: Labels;
  /** What a thing or a card is called, by the name it is drawn under. */
  name(on: string): string;
  /** What it does. */
  text(on: string): string;
}

export function boardWords(words: Pick<Words, 'explain'>, view: unknown, language: Language): BoardWords {
  return {
    label: LABELS[language],
    name: (on) => words.explain(on, view)?.title ?? '',
    text: (on) => words.explain(on, view)?.text ?? '',
  };
}

export const WordsContext = createContext<BoardWords | undefined>(undefined);

export function useWords(): BoardWords {
  const words = use(WordsContext);
  if (!words) throw new Error('no words above this drawing');
  return words;
}
