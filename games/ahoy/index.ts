import type { Listed } from '../listed.ts';
import { cover } from './cover/cover.ts';

/** Ahoy, for the list of games. */
export const ahoy: Listed = {
  id: 'ahoy',
  cover,
  game: async () => (await import('./game.ts')).ahoy,
  advice: async () => (await import('./bot.ts')).advice,
  suites: async () => (await import('./suites.ts')).suites,
  board: async () => await import('./board/index.tsx'),
  lessons: async () => [(await import('./board/lesson.ts')).lesson],
  words: async (language) => {
    const { wordsOf } = await import('./text/words.ts');
    return wordsOf(language === 'fr' ? (await import('./text/fr.ts')).fr : (await import('./text/en.ts')).en);
  },
};
