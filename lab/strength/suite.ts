import type { Experiment } from './experiment.ts';
import type { Played } from './play.ts';
import type { Named, Tally } from './tally.ts';

/** One experiment of a suite, as it would be asked for on the command line. */
export interface Trial {
  readonly claim: string;
  /** The win rate the first player has to reach, if it is held to one. */
  readonly least?: number;
  /** What the seats bring, deal by deal. */
  readonly brought?: Experiment['brought'];
  readonly flags: { readonly players: string; readonly games: string; readonly seats?: string };
}

/** A trial that has been played. */
export interface Tried extends Trial {
  readonly experiment: Experiment;
  readonly games: readonly Played[];
  readonly tally: Tally;
  readonly named: Named;
}

/** Experiments that belong together, and the page of docs/ they are written up on. */
export interface Suite {
  /** The game it is about. */
  readonly game: string;
  readonly file: string;
  readonly trials: readonly Trial[];
  write(game: string, tried: readonly Tried[]): string;
}
