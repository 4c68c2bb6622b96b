/**
 * One random game, watched: now and then the promises of the test kit are put to the test at the moment at hand.
 * A trial is made of its seed alone, so a failure can be played again.
 */
import { type Config, type Game, Random, Refusal } from '@portolan/kernel';
import { allChecks } from '@portolan/kernel/kit/checks.ts';
import type { Check } from '@portolan/kernel/kit/survey.ts';
import { type Act, mixedTable, tables, walk } from '@portolan/kernel/kit/walk.ts';

/** A broken promise, and after how many decisions it showed. */
export interface Failure {
  readonly trial: number;
  readonly decision: number;
  readonly why: string;
}

export interface Played {
  readonly decisions: number;
  readonly longestTail: number;
  /** The game would not set such a table. */
  readonly refused: boolean;
  readonly failure?: Failure;
}

/** Called before each act; for watching a replay. */
export type Watcher = (decision: number, act: Act) => void;

/** Of so many moments a check sees as many as it asks for: the costlier, the fewer. */
const MOMENTS = 300_000;

/**
 * The table of a trial: by turns a mixture of everything that can be set and brought, and, while there are any left,
 * a player count with one option set of its own.
 */
export function tableSetter(game: Game, seed: string, seats?: number): (trial: number) => Config {
  const every = tables(game).filter((table) => seats === undefined || table.seats === seats);
  return (trial) => {
    const single = trial % 2 === 0 ? every[trial / 2] : undefined;
    const table = single ?? mixedTable(game, Random.seeded(`${seed}/${trial}/table`), seats);
    return { ...table, seed: `${seed}/${trial}` };
  };
}

export function play(game: Game, config: Config, trial: number, watch?: Watcher): Played {
  const random = Random.seeded(`${config.seed}/checks`);
  const checks = allChecks();
  const played = { decisions: 0, longestTail: 0, refused: false };
  try {
    const moments = walk(game, config);
    let next = moments.next();
    for (; !next.done; next = moments.next()) {
      const moment = next.value;
      watch?.(moment.decision, moment.act);
      for (const check of checks)
        if (random.below(MOMENTS) < check.moments) keep(check, () => check.at?.(moment));
      played.decisions++;
      played.longestTail = Math.max(played.longestTail, moment.match.tailLength);
    }
    const match = next.value;
    for (const check of checks) keep(check, () => check.over?.(match));
    return played;
  } catch (error) {
    if (played.decisions === 0 && error instanceof Refusal) return { ...played, refused: true };
    return { ...played, failure: { trial, decision: played.decisions, why: wordsOf(error) } };
  }
}

function keep({ promise }: Check, test: () => void): void {
  try {
    test();
  } catch (error) {
    throw new Error(`"${promise}" does not hold: ${wordsOf(error)}`, { cause: error });
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
