import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import type { Config } from '../setup.ts';
import { type Act, perform, walk } from './walk.ts';

/** A whole game as it was played, and how it ended: it must end so for ever, or old games have changed. */
export interface Recorded {
  readonly config: Config;
  readonly acts: readonly Act[];
  readonly scores: readonly number[];
}

/** Plays a random game and writes it down. */
export function record<S, V>(game: Game<S, V>, config: Config): Recorded {
  const acts: Act[] = [];
  const match = walk(game, config);
  for (;;) {
    const next = match.next();
    if (next.done) return { config, acts, scores: scoresOf(next.value) };
    acts.push(next.value.act);
  }
}

/** Plays a recorded game again. */
export function replay<S, V>(game: Game<S, V>, { config, acts }: Recorded): Match<S, V> {
  const match = Match.start(game, config);
  for (const [decision, act] of acts.entries()) {
    try {
      perform(match, act);
    } catch (error) {
      throw new Error(`decision ${decision} ${JSON.stringify(act)}: ${String(error)}`, { cause: error });
    }
  }
  return match;
}

export const scoresOf = <S, V>(match: Match<S, V>): number[] =>
  match.outcome?.scores.map(({ total }) => total) ?? [];
