/** The games on the shelf, by name, as the commands of the lab ask for them. */
import { games, listed as entryOf } from '@portolan/games';
import type { Game } from '@portolan/kernel';
import { giveUp } from './command.ts';

export const listed = (): string[] => games.map(({ id }) => id);

export async function gameNamed(name: string): Promise<Game> {
  const entry = entryOf(name) ?? giveUp(`There is no game "${name}": ${listed().join(', ')}.`);
  return entry.game();
}
