import { type Json, type Match, Random } from '@portolan/kernel';
import { offered } from '../../common/acting.ts';
import { nth } from '../../common/lists.ts';
import { type Captain, placeBefore, type Position, position } from '../position.ts';
import type { Maracaibo, Player } from '../state.ts';
import { DEEDS } from './deeds.ts';
import type { MaracaiboView } from './information.ts';
import type { Table } from './table.ts';
import { vpOf } from './table.ts';

/** The words rule tests are written with: what is answered, what is offered, and how things stand. */

export type Game = Match<Maracaibo, MaracaiboView>;

export { offered };

/** Whoever is asked gives these answers, one after another. */
export function answer(match: Game, ...answers: Json[]): Game {
  for (const one of answers) {
    const [question] = match.open;
    if (!question) throw new Error(`nobody is asked for ${JSON.stringify(one)}`);
    match.answer(question.seat, match.serial, one);
  }
  return match;
}

/** Who is asked for what, such as `0: sail`. */
export function asked(match: Game): string {
  const [question] = match.open;
  return question ? `${question.seat}: ${question.about.say}` : 'nobody';
}

export const player = (match: Game, index: number): Player => nth(match.state.players, index);
export const you = (match: Game): Player => player(match, 0);
export const points = (match: Game, index = 0): number => vpOf(player(match, index));

/** You have just stopped there after one movement point; the first question is what to do. */
export function stopAt(place: string, captain: Captain = {}, given: Position = {}): Game {
  const match = position({ ...given, you: { at: placeBefore(place), ...captain } });
  answer(match, place);
  return match;
}

/** Your Combat at Caracas with this token, for this nation. */
export function fightFor(nation: string, token: string, captain: Captain = {}, given: Position = {}): Game {
  const match = stopAt('11', { doubloons: 9, ...captain }, { ...given, token });
  answer(match, 'city');
  return answer(match, token === 'none' ? 'fight' : '1', nation);
}

/** Plays on until one of these is asked, each time with what ends the matter soonest. */
export function until(match: Game, ...says: string[]): Game {
  const random = Random.seeded('until');
  for (let i = 0; i < 500 && match.open.length > 0; i++) {
    const [question] = match.open;
    if (!question || says.includes(question.about.say)) return match;
    const keys = offered(match);
    const quiet = ['end', 'stop', 'none', 'stay', 'no', 'pile', '2 points'].find((key) => keys.includes(key));
    match.answer(question.seat, match.serial, quiet ?? question.sample(random));
  }
  return match;
}

/** A table to call a single rule on. */
export const tableOf = (match: Game): Table => ({
  state: match.state,
  random: match.random,
  tell: () => {},
  reveal: () => {},
  deeds: DEEDS,
});
