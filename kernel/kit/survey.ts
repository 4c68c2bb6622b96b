import type { Config, Game } from '../game.ts';
import type { Match } from '../match.ts';
import { Random } from '../random.ts';
import { type Moment, tables, walk } from './walk.ts';

/** Something every game promises, put to the test in random games. */
export interface Check {
  readonly promise: string;
  /** About how many moments of all the games it is tested at: the costlier, the fewer. */
  readonly moments: number;
  /** When a game has begun. */
  start?(match: Match): void;
  at?(moment: Moment): void;
  /** When a game is over. */
  over?(match: Match): void;
  /** When all games are over. */
  last?(): void;
}

export const ENDS = 'random games end, and every seat is ranked once';

/** A check with so many moments is cheap: it is tested at every moment of the first game. */
const MANY = 1000;

/** Plays random games at every table and keeps the first failure of every check. */
export function survey(game: Game, games: number, checks: readonly Check[]): Map<string, Error> {
  const failures = new Map<string, Error>();
  const attempt = (promise: string, where: () => string, test: () => void): void => {
    if (failures.has(promise)) return;
    try {
      test();
    } catch (error) {
      failures.set(promise, failureOf(error, where()));
    }
  };
  const configs = tables(game).flatMap((table) =>
    Array.from({ length: games }, (_, i): Config => ({ ...table, seed: `kit ${i}` })),
  );
  let length = 0;
  for (const config of configs)
    attempt(
      ENDS,
      () => nameOf(config),
      () => (length += lengthOf(game, config)),
    );
  if (configs.length === 0) failures.set(ENDS, new Error(`${game.id} admits no table`));
  if (failures.size > 0) return failures;

  for (const [i, config] of configs.entries()) {
    const match = watched(game, config, (moment) => {
      for (const check of checks) {
        if (moment.decision === 0)
          attempt(
            check.promise,
            () => nameOf(config),
            () => check.start?.(moment.match),
          );
        const often = i === 0 && check.moments >= MANY;
        if (!often && !isDue(check, config, moment, length)) continue;
        attempt(
          check.promise,
          () => nameOf(config, moment),
          () => check.at?.(moment),
        );
      }
    });
    for (const check of checks) {
      attempt(
        check.promise,
        () => `${nameOf(config)}, at the end`,
        () => check.over?.(match),
      );
    }
  }
  for (const check of checks)
    attempt(
      check.promise,
      () => 'over all games',
      () => check.last?.(),
    );
  return failures;
}

function watched(game: Game, config: Config, watch: (moment: Moment) => void): Match {
  const moments = walk(game, config);
  for (;;) {
    const next = moments.next();
    if (next.done) return next.value;
    watch(next.value);
  }
}

function lengthOf(game: Game, config: Config): number {
  let last: Moment | undefined;
  try {
    watched(game, config, (moment) => (last = moment));
  } catch (error) {
    throw failureOf(error, last ? nameOf(config, last) : 'at the start');
  }
  return (last?.decision ?? 0) + 1;
}

/** Chosen by chance of its own, so that no rhythm of the game is always missed. */
function isDue(check: Check, config: Config, { decision }: Moment, length: number): boolean {
  if (check.moments === 0 || check.moments >= length) return check.moments > 0;
  const random = Random.seeded(`${check.promise} ${JSON.stringify(config)} ${decision}`);
  return random.below(Math.ceil(length / check.moments)) === 0;
}

/** Enough to find the place again with `momentAt`. */
function nameOf(config: Config, moment?: Moment): string {
  const table = JSON.stringify(config);
  return moment ? `${table}, decision ${moment.decision} ${JSON.stringify(moment.act)}` : table;
}

function failureOf(error: unknown, where: string): Error {
  const words = error instanceof Error ? error.message : String(error);
  return new Error(`${where}: ${words}`, { cause: error });
}
