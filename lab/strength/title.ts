import { games, listed } from '@portolan/games';
import type { Playable } from '@portolan/players';
import { giveUp } from '../command.ts';

/** A game of the list with what it tells its players. */
export async function titleOf(name: string): Promise<Playable> {
  const known = games.map(({ id }) => id).join(', ');
  const entry = listed(name) ?? giveUp(`There is no game "${name}": ${known}.`);
  return { game: await entry.game(), advice: await entry.advice() };
}
