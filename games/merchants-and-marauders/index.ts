import type { Listed } from '../listed.ts';
import { cover } from './cover/cover.ts';

/** Merchants & Marauders, for the list of games. */
export const merchantsAndMarauders: Listed = {
  id: 'merchants-and-marauders',
  cover,
  game: async () => (await import('./game.ts')).merchants,
  advice: async () => (await import('./bot.ts')).advice,
  words: async (language) => {
    const { wordsOf } = await import('./text/words.ts');
    return wordsOf(language === 'fr' ? (await import('./text/fr.ts')).fr : (await import('./text/en.ts')).en);
  },
};
