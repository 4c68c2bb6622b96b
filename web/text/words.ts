import { type Language, useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const languages = { en, fr };

export const wordsIn = (language: Language): Words => languages[language];

/** The words of the shell in the reader's language. */
export const useWords = (): Words => languages[useSettings((settings) => settings.language)];

const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How the reader's language joins names and tells how long ago something was. */
export function useFormats() {
  const language = useSettings((settings) => settings.language);
  return {
    names: (names: readonly string[]) => new Intl.ListFormat(language).format(names),
    ago: (then: number) => {
      const span = SPANS.find(([, length]) => Date.now() - then >= length);
      if (!span) return languages[language].justNow;
      const [unit, length] = span;
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
        -Math.round((Date.now() - then) / length),
        unit,
      );
    },
  };
}
