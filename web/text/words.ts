import { useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const languages = { en, fr };

/** The words of the shell in the reader's language. */
export const useWords = (): Words => languages[useSettings((settings) => settings.language)];

/** How the reader's language joins names and tells how long ago something was. */
export function useFormats() {
  const language = useSettings((settings) => settings.language);
  return {
    names: (names: readonly string[]) => new Intl.ListFormat(language).format(names),
    ago: (then: number) => {
      const days = Math.round((then - Date.now()) / 86_400_000);
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    },
  };
}
