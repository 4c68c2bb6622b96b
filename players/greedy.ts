import type { Advice, Json } from '@portolan/kernel';
import { allowedAnswers } from './random.ts';
import type { Seen } from './seen.ts';
import { chances, playOn, type Thought } from './thought.ts';

interface Tried {
  readonly answer: Json;
  times: number;
  total: number;
}

const mean = ({ times, total }: Tried): number => (times === 0 ? 0 : total / times);

/** How often the mate plays a candidate on before it makes up its mind, over all candidates. */
const GLANCES = 160;
/** One time in so many the cabin boy does not look at all. */
const SLOPPY = 5;

/** Looks at every answer once, and now and then at none of them. */
export function cabinBoy<S, V>(seen: Seen<S, V>, advice: Advice<S>): Thought {
  const answers = allowedAnswers(seen, advice);
  const slips = seen.random.below(SLOPPY) === 0;
  return lookAhead(seen, advice, slips ? [seen.random.pick(answers, 'slip')] : answers, 0);
}

/** Looks at every answer, and again and again at those that look good. */
export function mate<S, V>(seen: Seen<S, V>, advice: Advice<S>, glances = GLANCES): Thought {
  return lookAhead(seen, advice, allowedAnswers(seen, advice), glances);
}

/**
 * Tries each answer on a fork, plays it on off-hand to the end of the step and sees who stands how.
 * Sequential halving: the worse half is dropped each time every answer left has had its share of the glances.
 */
function lookAhead<S, V>(
  seen: Seen<S, V>,
  advice: Advice<S>,
  answers: readonly Json[],
  glances: number,
): Thought {
  let left: Tried[] = answers.map((answer) => ({ answer, times: 0, total: 0 }));
  const halvings = Math.ceil(Math.log2(left.length));
  let next = 0;
  let spent = 0;
  let passes = share();

  function share(): number {
    return Math.max(1, Math.floor(glances / (left.length * halvings)));
  }

  function glance(tried: Tried): void {
    const imagined = seen.fork();
    const { question } = imagined;
    if (!question) return;
    const until = imagined.step + (advice.horizon ?? 1);
    imagined.answer(question, tried.answer);
    playOn(imagined, until, advice, seen.random);
    tried.total += chances(imagined, advice)[seen.seat] ?? 0;
    tried.times++;
  }

  function endPass(): void {
    next = 0;
    if (--passes > 0) return;
    const kept = spent < glances ? Math.ceil(left.length / 2) : 1;
    left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, kept);
    passes = share();
  }

  return {
    ponder() {
      const tried = left[next];
      if (!tried || left.length < 2) return false;
      glance(tried);
      spent++;
      if (++next === left.length) endPass();
      return true;
    },
    answer: () => left.reduce((best, tried) => (mean(tried) > mean(best) ? tried : best)).answer,
  };
}
