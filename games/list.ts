import { ahoy } from './ahoy/index.ts';
import type { Listed } from './listed.ts';
import { pirates } from './pirates/index.ts';

/** The games of the house. A new one is a folder beside this file and a line in this list. */
export const games: readonly Listed[] = [ahoy, pirates];

export function listed(id: string): Listed | undefined {
  return games.find((game) => game.id === id);
}
