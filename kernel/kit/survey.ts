import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { Random } from '../random.ts';
import type { Config } from '../setup.ts';
import { mixedTables, type Moment, tables, walk } from './walk.ts';

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

/** The first failure of every promise. */
type Failures = Map<string, Error>;

/** Plays random games at every table, so many at each, and says which promises were broken first where. */
export function survey(game: Game, games: number, checks: readonly Check[]): Failures {
  const failures: Failures = new Map();
  const configs = [...tables(game), ...mixedTables(game)].flatMap((table) =>
    Array.from({ length: games }, (_, i): Config => ({ ...table, seed: `kit ${i}` })),
  );
  if (configs.length === 0) failures.set(ENDS, new Error(`${game.id} admits no table`));
  let length = 0;
  for (const config of configs) {
    attempt(failures, ENDS, nameOf(config), () => {
      length += lengthOf(game, config);
    });
  }
  if (failures.size > 0) return untested(failures, checks);
  for (const config of configs) {
    const often = config === configs[0] ? MANY : Infinity;
    attempt(failures, ENDS, nameOf(config), () =>
      watchGame(game, config, checks, failures, (check, moment) =>
        check.moments >= often ? true : isDue(check, config, moment, length),
      ),
    );
  }
  for (const check of checks) attempt(failures, check.promise, 'over all games', () => check.last?.());
  return failures;
}

function watchGame(
  game: Game,
  config: Config,
  checks: readonly Check[],
  failures: Failures,
  due: (check: Check, moment: Moment) => boolean,
): void {
  const match = watched(game, config, (moment) => {
    for (const check of checks) {
      const { promise } = check;
      if (moment.decision === 0)
        attempt(failures, promise, nameOf(config, moment), () => check.start?.(moment.match));
      if (due(check, moment)) attempt(failures, promise, nameOf(config, moment), () => check.at?.(moment));
    }
  });
  for (const check of checks)
    attempt(failures, check.promise, `${nameOf(config)}, at the end`, () => check.over?.(match));
}

function attempt(failures: Failures, promise: string, where: string, test: () => void): void {
  if (failures.has(promise)) return;
  try {
    test();
  } catch (error) {
    failures.set(promise, failureOf(error, where));
  }
}

/** Where games do not even end, nothing else can be tested. */
function untested(failures: Failures, checks: readonly Check[]): Failures {
  for (const { promise } of checks) {
    if (!failures.has(promise)) failures.set(promise, new Error('not tested: random games fail'));
  }
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
    throw failureOf(error, last ? `decision ${last.decision} ${JSON.stringify(last.act)}` : 'at the start');
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
