import { games, listed } from '@portolan/games';
import { Match } from '@portolan/kernel';
import type { Playable } from '@portolan/players';
import { giveUp } from '../command.ts';
import type { Named } from './tally.ts';

const entryOf = (name: string) =>
  listed(name) ?? giveUp(`There is no game "${name}": ${games.map(({ id }) => id).join(', ')}.`);

/** A game of the list with what it tells its players. */
export async function titleOf(name: string): Promise<Playable> {
  const entry = entryOf(name);
  return { game: await entry.game(), advice: await entry.advice() };
}

/** What the things of a game are called in English. */
export async function namesOf(name: string, seats: number): Promise<Named> {
  const entry = entryOf(name);
  const words = await entry.words('en');
  const view = Match.start(await entry.game(), { seats, seed: 'names' }).view('spectator');
  return (thing) => words.explain(thing, view)?.title ?? thing.slice(thing.indexOf(':') + 1);
}
