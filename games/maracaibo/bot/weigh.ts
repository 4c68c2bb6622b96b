import { type Json, type Option, type Question, weightsOf } from '@portolan/kernel';
import type { Maracaibo } from '../state.ts';

/** Which answers are worth trying, before anything is looked at more closely. 1 is as good as any. */

/** How much plain answers are worth trying, by what is asked. What is not listed is worth 1. */
const HABITS: { readonly [say: string]: { readonly [key: string]: number } } = {
  act: { end: 0.05, city: 2, village: 2, home: 5 },
  village: { stop: 0.02, discard: 0.3, doubloon: 0.6 },
  influence: { none: 0.01 },
  rank: { none: 0.01 },
  disc: { none: 0.01 },
  explore: { stay: 0.05 },
  combat: { end: 0.2, cp: 0.6, spy: 0.2 },
  pile: { none: 0.05 },
  trailQuest: { no: 0.1 },
  s11: { none: 0.01 },
  settle: { none: 0.02 },
  combo: { none: 0.01 },
  skull: { none: 0.1 },
  goods: { none: 0.1 },
  sailAgain: { no: 0.3 },
  scoring: { '2 points': 0.6, convert: 0.05 },
  draw: { pile: 2, stop: 0.5 },
};

/** Whole kinds of answers, by their first word. */
const VERBS: { readonly [verb: string]: number } = {
  buy: 4,
  invest: 4,
  quest: 4,
  spy: 2.5,
  deliver: 4,
  works: 3,
  objective: 3,
  plan: 0.3,
  convert: 0.05,
  annex: 4,
  capture: 3,
  raid: 3,
  glory: 4,
  plunder: 4,
  escort: 5,
  mine: 5,
};

function weighOne(say: string, { key }: Option): number {
  const known = HABITS[say]?.[key];
  if (known !== undefined) return known;
  const space = key.indexOf(' ');
  return space < 0 ? 1 : (VERBS[key.slice(0, space)] ?? 1);
}

/** Long voyages skip much: a way is worth less the more places it passes. */
const weighVoyage = ({ key }: Option): number => 1 / (1 + 0.15 * key.split(' ').length);

export function weigh(
  _state: Maracaibo,
  question: Question,
  answers: readonly Json[],
): readonly number[] | undefined {
  const offer = question.offer();
  if (offer.kind !== 'pick') return undefined;
  const { say } = question.about;
  const weights = offer.options.map((option) =>
    say === 'sail' ? weighVoyage(option) : weighOne(say, option),
  );
  return weightsOf(answers, offer.options, weights);
}
