import type { Words } from '@portolan/kernel';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { PartProps } from '../../board/board.ts';
import type { CrewId } from '../content/market.ts';
import type { AhoyView } from '../rules/information.ts';
import { LABELS, type Labels } from './labels.ts';

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

function boardWords(words: Pick<Words, 'explain'>, view: unknown, label: Labels): BoardWords {
  return {
    label,
    name: (on) => words.explain(on, view)?.title ?? '',
    text: (on) => words.explain(on, view)?.text ?? '',
    power: (crew, on) => (words.explain(`crew:${crew}`, view) ?? words.explain(on, view))?.text ?? '',
  };
}

/** Between syllables, roughly: before a consonant that a vowel follows, with three letters on either side. */
const SYLLABLE = /(?<=\p{L}{3})(?<![bcdfgptv](?=[rl]))(?=[b-df-hj-np-tv-z][aeiouyàâéèêîôû]\p{L}{2})/giu;

/** Lets words of so many letters break between syllables: slots and cards are narrow. */
export const breakable = (text: string, letters = 9): string =>
  text.replaceAll(/\p{L}+/gu, (word) => (word.length < letters ? word : word.replaceAll(SYLLABLE, '\u00AD')));

const WordsContext = createContext<BoardWords | undefined>(undefined);

export function useWords(): BoardWords {
  const words = use(WordsContext);
  if (!words) throw new Error('no words above this drawing');
  return words;
}

/** What lies below is written in the reader's language. */
export function InWords({
  words,
  view,
  language,
  children,
}: Pick<PartProps<AhoyView>, 'words' | 'view' | 'language'> & { children: ReactNode }) {
  const spoken = useMemo(() => boardWords(words, view, LABELS[language]), [words, view, language]);
  return <WordsContext value={spoken}>{children}</WordsContext>;
}
