import type { Json } from './json.ts';
import type { Option, Question } from './question.ts';
import type { Random } from './random.ts';

/**
 * What a game tells the players that think: how a position stands and what is worth trying.
 * It is only ever shown imagined positions, so it may read the whole state.
 */
export interface Advice<S = unknown> {
  /** What each seat can expect to end with, in points. */
  worth(state: S): readonly number[];
  /** A lead in points that wins about three games in four: how worth becomes a chance to win. */
  readonly swing: number;
  /**
   * How much each answer is worth trying: 1 is as good as any, more is better, little is seldom worth it,
   * and 0 is never done, not even by a player that plays at random. Nothing: all are alike.
   */
  weigh?(state: S, question: Question, answers: readonly Json[]): readonly number[] | undefined;
  /**
   * The same for an aside that the seat may take, before it answers or while others are asked. 0, or no word about asides,
   * and it is never taken; otherwise it is tried, and taken if the seat stands better with it.
   */
  asides?(state: S, question: Question, answers: readonly Json[]): readonly number[];
  /** A sensible answer off-hand, for playing a position on quickly. Nothing: one by its weight. */
  habit?(state: S, question: Question, random: Random): Json | undefined;
  /** How many steps a position is played on before it is judged: 1 (the usual) is to the end of the one under way. */
  readonly horizon?: number;
  /** Whether a position can be judged already when this is asked. */
  calm?(question: Question): boolean;
}

/** The weights of the answers that are asked about, which may be fewer than the options that were weighed. */
export function weightsOf(
  answers: readonly Json[],
  options: readonly Option[],
  weighed: readonly number[],
): readonly number[] {
  if (answers.length === options.length) return weighed;
  const byKey = new Map<Json, number | undefined>(options.map(({ key }, i) => [key, weighed[i]]));
  return answers.map((answer) => byKey.get(answer) ?? 0);
}
