import type { Listed } from '../listed.ts';

/** Ahoy, for the list of games. */
export const ahoy: Listed = {
  id: 'ahoy',
  game: async () => (await import('./game.ts')).ahoy,
  advice: async () => (await import('./bot.ts')).advice,
};
