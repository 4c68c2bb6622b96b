import type { Advice, Json } from '@portolan/kernel';
import { allowedAnswers } from './random.ts';
import type { Seen } from './seen.ts';
import { chances, playOn, type Thought } from './thought.ts';

/** One time in so many the cabin boy does not look at all. */
const SLOPPY = 5;

/** Greedy and sloppy: tries each answer once, plays on off-hand, and takes what looked best; now and then takes anything. */
export function cabinBoy<S, V>(seen: Seen<S, V>, advice: Advice<S>): Thought {
  const { random } = seen;
  const answers = [...random.shuffle([...allowedAnswers(seen, advice)], 'cabin boy')];
  const slips = random.below(SLOPPY) === 0;
  let best = answers[0] ?? null;
  let bestChance = -1;
  let tried = 0;

  function glance(answer: Json): void {
    const imagined = seen.fork();
    const { question } = imagined;
    if (!question) return;
    imagined.answer(question, answer);
    playOn(imagined, advice, random);
    const chance = chances(imagined, advice)[seen.seat] ?? 0;
    if (chance > bestChance) [best, bestChance] = [answer, chance];
  }

  return {
    ponder() {
      const answer = answers[tried++];
      if (slips || answers.length < 2 || answer === undefined) return false;
      glance(answer);
      return true;
    },
    answer: () => best,
  };
}
