import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Asker } from './question.ts';
import type { Chance } from './random.ts';
import type { Chosen } from './setup.ts';
import type { Stood } from './standing.ts';

/** A match as JSON: the state at the start of the step and what was answered since. */
export interface Saved {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Chosen;
  readonly brought: readonly Json[];
  readonly inherited?: Json;
  readonly step: number;
  readonly serial: number;
  readonly sealed: number;
  readonly state: unknown;
  readonly random: Chance;
  /** What was left standing when the step began. */
  readonly standing?: readonly Stood[];
  readonly tail: readonly SavedEntry[];
}

export interface SavedEntry {
  readonly seat: Asker;
  readonly answer: Json;
  readonly aside?: string;
  readonly print?: string;
  readonly beside?: Json;
}

/** A saved tail that today's rules could not replay: the match went back to the start of its step. */
export interface Returned {
  readonly dropped: readonly SavedEntry[];
  readonly why: string;
}

/** The checkpoint's state, lifted to today's version where it is older. */
export function stateOf<S, V>(game: Game<S, V>, saved: Saved): S {
  const { version } = saved;
  if (saved.game !== game.id) throw new Error(`a saved game of ${saved.game} is not a game of ${game.id}`);
  if (version > game.version)
    throw new Error(`version ${version} of ${game.id} is newer than ${game.version}`);
  if (version === game.version) return saved.state as S;
  if (!game.migrate) throw new Error(`${game.id} cannot lift a game of version ${version}`);
  return game.migrate(saved.state as Json, version);
}
