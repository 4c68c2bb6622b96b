import type { Words } from '@portolan/kernel';
import { createContext, use } from 'react';
import type { CrewId } from '../content/market.ts';
import type { Labels } from './labels.ts';

/** What the drawings write: names and powers come from the game's own text, the small captions from labels.ts. */
export interface BoardWords {
  readonly label: Labels;
  /** What a thing is called, by the name it is drawn under. */
  name(on: string): string;
  /** What it does, in a sentence or two. */
  text(on: string): string;
  /** What a crew member does, without what the card shows in signs. */
  power(crew: CrewId, on: string): string;
}

export function boardWords(words: Pick<Words, 'explain'>, view: unknown, label: Labels): BoardWords {
  return {
    label,
    name: (on) => words.explain(on, view)?.title ?? '',
    text: (on) => words.explain(on, view)?.text ?? '',
    power: (crew, on) => (words.explain(`crew:${crew}`, view) ?? words.explain(on, view))?.text ?? '',
  };
}

export const WordsContext = createContext<BoardWords | undefined>(undefined);

export function useWords(): BoardWords {
  const words = use(WordsContext);
  if (!words) throw new Error('no words above this drawing');
  return words;
}
