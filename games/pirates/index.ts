import type { Listed } from '../listed.ts';
import { cover } from './cover/cover.ts';

/** Pirates, for the list of games. */
export const pirates: Listed = {
  id: 'pirates',
  cover,
  game: async () => (await import('./game.ts')).pirates,
  advice: async () => (await import('./bot.ts')).advice,
  bench: async () => (await import('./bench.ts')).bench,
  suites: async () => (await import('./suites.ts')).suites,
  board: async () => await import('./board/index.tsx'),
  lessons: async () => (await import('./board/lessons.ts')).lessons,
  words: async (language) => {
    const { wordsOf } = await import('./text/words.ts');
    return wordsOf(language === 'fr' ? (await import('./text/fr.ts')).fr : (await import('./text/en.ts')).en);
  },
};
