import { listed } from '@portolan/games';
import type { Suite, Trial } from '@portolan/games/common/suite.ts';
import type { Game } from '@portolan/kernel';
import type { Experiment } from './experiment.ts';
import { pageOf } from './page.ts';
import type { Played } from './play.ts';
import { strengthPage, strengthTrials } from './strength.ts';
import type { Named, Tally } from './tally.ts';

/** A trial that has been played. */
export interface Tried extends Omit<Trial, 'games'> {
  readonly experiment: Experiment;
  readonly games: readonly Played[];
  readonly tally: Tally;
  readonly named: Named;
}

/** A suite as the lab plays it. */
export interface Study {
  readonly name: string;
  readonly trials: readonly Trial[];
  write(tried: readonly Tried[]): string;
}

/** What can be found out about a game: how strong our players are at it, and what its own folder asks. */
export async function studiesOf(game: Game): Promise<Study[]> {
  const own = (await listed(game.id)?.suites?.()) ?? [];
  return [strengthOf(game), ...own.map((suite) => studyOf(game.id, suite))];
}

const strengthOf = (game: Game): Study => ({
  name: 'strength',
  trials: strengthTrials(game.seats),
  write: (tried) => strengthPage(game.id, tried),
});

const studyOf = (game: string, suite: Suite): Study => ({
  ...suite,
  write: (tried) => pageOf(game, suite, tried),
});
