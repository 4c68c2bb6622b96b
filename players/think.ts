import { type Advice, type Game, type Json, Match, Refusal, type Saved, type Seat } from '@portolan/kernel';
import { type Budget, BUDGETS, type Level, PLAYERS } from './levels.ts';
import { asideFor, type Move } from './asides.ts';
import { seenBy } from './seen.ts';
import type { Thought } from './thought.ts';

/** A game and what it tells the players. */
export interface Playable<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly advice: Advice<S>;
}

/** What a player is to do: the match as saved, whose seat it plays and how well. */
export interface Task {
  readonly saved: Saved;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Budget;
  /** The seat is not asked: it does nothing unless an aside is worth it. */
  readonly unasked?: boolean;
}

/**
 * Who counts ponderings is content once no other answer could catch up within this share of those left.
 * Who has been given time uses it as long as another answer could still catch up.
 */
const CERTAIN = 1 / 3;
/** After so many ponderings it is asked whether the answer is certain: by the clock, a busy machine would think less. */
const OFTEN = 16;

/** Thinks until the budget is spent or the answer is certain. */
export function think(thought: Thought, { time = Infinity, ponderings = Infinity }: Budget): Json {
  const start = performance.now();
  for (let done = 0; done < ponderings; done++) {
    const spent = performance.now() - start;
    if (spent >= time) break;
    if (done > 0 && done % OFTEN === 0) {
      const expected = Math.min(CERTAIN * (ponderings - done), ((time - spent) * done) / spent);
      if ((thought.lead?.() ?? 0) > expected) break;
    }
    if (!thought.ponder()) break;
  }
  return thought.answer();
}

/** The thought of a player about a running match. Trusted: it holds the match, the player gets what its seat sees. */
export function ponderOn<S, V>(
  playable: Playable<S, V>,
  match: Match<S, V>,
  task: Omit<Task, 'saved'>,
): Thought {
  const seen = seenBy(match, task.seat, task.seed);
  if (!seen) throw new Refusal({ say: 'notYourTurn' });
  return PLAYERS[task.level](seen, playable.advice);
}

/** What a player does where its seat is asked: it takes an aside that is worth it, else it answers. */
export function moveOf<S, V>(playable: Playable<S, V>, match: Match<S, V>, task: Omit<Task, 'saved'>): Move {
  const aside = asideFor(match, task.seat, playable.advice, task.seed);
  return aside ?? { answer: think(ponderOn(playable, match, task), task.budget ?? BUDGETS[task.level]) };
}

/** What a player does in a saved match; nothing, if it is not asked and no aside is worth it. */
export function moveIn<S, V>(playable: Playable<S, V>, task: Task): Move | undefined {
  const match = Match.load(playable.game, task.saved);
  if (task.unasked) return asideFor(match, task.seat, playable.advice, task.seed);
  return moveOf(playable, match, task);
}
