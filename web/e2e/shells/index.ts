import type { Listed } from '@portolan/games/listed.ts';
import { cover } from './cover/cover.ts';

/** Shells, for the list of games: a sixth game, to see that a folder and a line are all it takes. */
export const shells: Listed = {
  id: 'shells',
  cover,
  game: async () => (await import('./game.ts')).shells,
  advice: async () => (await import('./game.ts')).advice,
  board: async () => await import('./board/index.tsx'),
  words: async () => (await import('./words.ts')).words,
};
