import type { Advice, Json, Match, Seat } from '@portolan/kernel';
import { type Imagined, imagining, type Imagining } from './seen.ts';
import { chances, playOn } from './thought.ts';

/** What a player does: it answers what it is asked or, where it is named, takes an aside first. */
export interface Move {
  readonly answer: Json;
  readonly aside?: string;
}

/** Whether a seat that is not asked could do something nevertheless. */
export const mayStepIn = (match: Match, seat: Seat): boolean =>
  match.open.every((question) => question.seat !== seat) && match.asideQuestions(seat).length > 0;

/** How often each aside is tried before it is judged. */
const TRIES = 12;
/** An aside must promise so much more of a chance to win than leaving things as they are. */
const WORTH_IT = 0.01;

/**
 * The aside a seat had better take now, be it asked or not, if any: of those its game's advice gives a weight, the one that
 * does best in imagined matches played on off-hand, if that is better than without. Each name once between two answers.
 */
export function asideFor<S, V>(
  match: Match<S, V>,
  seat: Seat,
  advice: Advice<S>,
  seed: string,
): Move | undefined {
  if (!advice.asides || match.asideQuestions(seat).length === 0) return undefined;
  const mind = imagining(match, seat, `${seed} aside`);
  const moves = worthTrying(mind.fork(), advice, takenSince(match, seat));
  if (moves.length === 0) return undefined;
  let best: Move | undefined;
  let most = promise(mind, advice) + WORTH_IT;
  for (const move of moves) {
    const chance = promise(mind, advice, move);
    if (chance > most) [best, most] = [move, chance];
  }
  return best;
}

/** The seat's chance to win with this aside, or without one. */
function promise<S>(mind: Imagining<S>, advice: Advice<S>, move?: Move): number {
  let sum = 0;
  for (let tried = 0; tried < TRIES; tried++) {
    const imagined = mind.fork();
    if (move?.aside !== undefined) imagined.aside(move.aside, move.answer);
    playOn(imagined, advice, mind.random);
    sum += chances(imagined, advice)[mind.seat] ?? 0;
  }
  return sum / TRIES;
}

/** The asides that the advice gives a weight. */
function worthTrying<S>(imagined: Imagined<S>, advice: Advice<S>, taken: ReadonlySet<string>): Move[] {
  return imagined.asides.flatMap((question) => {
    const { say } = question.about;
    if (taken.has(say)) return [];
    const answers = question.candidates(imagined.random);
    const weights = advice.asides?.(imagined.state, question, answers) ?? [];
    return answers.filter((_, i) => (weights[i] ?? 0) > 0).map((answer) => ({ answer, aside: say }));
  });
}

/** What this seat has done aside since it last answered. */
function takenSince(match: Match, seat: Seat): Set<string> {
  const own = match.save().tail.filter((entry) => entry.seat === seat);
  const last = own.findLastIndex(({ aside }) => aside === undefined);
  return new Set(own.slice(last + 1).flatMap(({ aside }) => aside ?? []));
}
