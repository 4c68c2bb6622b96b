import type { Advice } from '@portolan/kernel';
import type { Seen } from './seen.ts';
import { type Thought, weights } from './thought.ts';

/** Any answer that may be given, all alike, but for those that no player of ours may choose. */
export function random<S, V>(seen: Seen<S, V>, advice: Advice<S>): Thought {
  const allowed = advice.weigh ? allowedAnswers(seen, advice) : seen.candidates;
  const answer = seen.random.pick(allowed, 'random player');
  return { ponder: () => false, answer: () => answer };
}

/** The answers whose weight is not 0. */
export function allowedAnswers<S, V>(seen: Seen<S, V>, advice: Advice<S>) {
  const { state, question } = seen.fork();
  if (!question) return seen.candidates;
  const weighed = weights(state, question, seen.candidates, advice);
  return seen.candidates.filter((_, i) => (weighed[i] ?? 0) > 0);
}
