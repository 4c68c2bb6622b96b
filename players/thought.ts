import type { Advice, Json, Question, Random } from '@portolan/kernel';
import type { Imagined, Seen } from './seen.ts';

/** A player at work on one question: it has an answer at any moment, a better one the longer it ponders. */
export interface Thought {
  /** Thinks a little more; false when there is nothing left to think about. */
  ponder(): boolean;
  answer(): Json;
  /** How many more times it would have to ponder before its answer could change, at the least. */
  lead?(): number;
}

export type Player = <S, V>(seen: Seen<S, V>, advice: Advice<S>) => Thought;

/** A number for every answer: how much it is worth trying. */
export function weights<S>(
  state: S,
  question: Question,
  answers: readonly Json[],
  advice: Advice<S>,
): readonly number[] {
  const weighed = advice.weigh?.(state, question, answers);
  return weighed?.some((weight) => weight > 0) ? weighed : answers.map(() => 1);
}

/** One of the answers by its weight. */
function drawn(answers: readonly Json[], weights: readonly number[], random: Random): Json {
  let total = 0;
  for (let i = 0; i < answers.length; i++) total += weights[i] ?? 0;
  let left = (random.next() / 0x1_0000_0000) * total;
  let chosen: Json | undefined;
  for (let i = 0; i < answers.length && left >= 0; i++) {
    const weight = weights[i] ?? 0;
    if (weight > 0) chosen = answers[i];
    left -= weight;
  }
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** A quick answer: the game's habit, else one by its weight, else any. */
function offHand<S>(imagined: Imagined<S>, question: Question, advice: Advice<S>, random: Random): Json {
  if (question.seat === 'table') return question.sample(random);
  const habit = advice.habit?.(imagined.state, question, random);
  if (habit !== undefined) return habit;
  if (!advice.weigh) return question.sample(random);
  const answers = question.candidates(random);
  return drawn(answers, weights(imagined.state, question, answers, advice), random);
}

/** No playout asks more questions than this; a position that far on is judged as it stands. */
const MOST_DECISIONS = 200;

/** Plays on off-hand until the position can be judged: the game says it is calm, or its horizon is reached. */
export function playOn<S>(imagined: Imagined<S>, advice: Advice<S>, random: Random): void {
  const until = imagined.step + (advice.horizon ?? 1);
  for (let decisions = 0; decisions < MOST_DECISIONS && imagined.step < until; decisions++) {
    const question = imagined.question;
    if (!question || advice.calm?.(question)) return;
    imagined.answer(question, offHand(imagined, question, advice, random));
  }
}

/** Every seat's chance to win, as the position stands; they add up to 1. */
export function chances<S>(imagined: Imagined<S>, advice: Advice<S>): number[] {
  const { outcome } = imagined;
  const worth = advice.worth(imagined.state);
  if (outcome) {
    const winners = outcome.ranking[0] ?? [];
    return worth.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  // A lead of one swing is 3 to 1: e^1.1.
  const best = Math.max(...worth);
  const odds = worth.map((points) => Math.exp(((points - best) / advice.swing) * 1.1));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}
