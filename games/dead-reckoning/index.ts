import type { Listed } from '../listed.ts';
import { cover } from './cover/cover.ts';

/** Dead Reckoning, for the list of games. */
export const deadReckoning: Listed = {
  id: 'dead-reckoning',
  cover,
  game: async () => (await import('./game.ts')).deadReckoning,
  advice: async () => (await import('./bot.ts')).advice,
  words: async (language) => {
    const { wordsOf } = await import('./text/words.ts');
    return wordsOf(language === 'fr' ? (await import('./text/fr.ts')).fr : (await import('./text/en.ts')).en);
  },
};
