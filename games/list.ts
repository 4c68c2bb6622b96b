import { ahoy } from './ahoy/index.ts';
import { deadReckoning } from './dead-reckoning/index.ts';
import type { Covered, Listed } from './listed.ts';
import { maracaibo } from './maracaibo/index.ts';
import { merchantsAndMarauders } from './merchants-and-marauders/index.ts';
import { pirates } from './pirates/index.ts';

/** The games of the house. A new one is a folder beside this file and a line in this list. */
export const games: readonly Listed[] = [ahoy, pirates, merchantsAndMarauders, maracaibo, deadReckoning];

/** Games whose rules are still being written: the harbour shows them as coming. */
export const coming: readonly Covered[] = [];

export function listed(id: string): Listed | undefined {
  return games.find((game) => game.id === id);
}
