import type { Json, Match } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import { type Captaincy, position, type Position } from './position.ts';
import type { MerchantsView } from './rules/information.ts';
import type { Merchants, Player } from './state.ts';

/** The words rule tests are written with: who answers what, what is offered, how things stand and how dice fall. */

export type Game = Match<Merchants, MerchantsView>;

export { offered } from '../common/acting.ts';

/** This seat gives these answers, one after another. */
export function answer(match: Game, seat: number, ...answers: Json[]): Game {
  for (const one of answers) match.answer(seat, match.serial, one);
  return match;
}

/** Who is asked for what, such as `0: act`. */
export function asked(match: Game): string {
  return match.open.map(({ seat, about }) => `${seat}: ${about.say}`).join(', ');
}

export const who = (match: Game, seat: number): Player => nth(match.state.players, seat);

/** A skull, for rigged dice. */
export const S = 6;

/** The dice of the contests or crew combats to come, the attacker's and the defender's. */
export function rig(match: Game, attack: readonly number[], defence: readonly number[]): Game {
  match.random.rig('attack', ...attack);
  match.random.rig('defence', ...defence);
  return match;
}

/** The section dice to come. */
export function sections(match: Game, ...dice: number[]): Game {
  match.random.rig('section', ...dice);
  return match;
}

/** What was told since the last answer. */
export const told = (match: Game): string[] => match.news.map(({ event }) => event.say);

const NOTHING = [1, 1, 1, 1, 1];

/** Seat 0 (Tobias, Seamanship 3, Leadership 4) finds seat 1 (Adèle, 3 and 3) in the open sea; the first round falls as told. */
export function fight(
  attacker: Captaincy,
  defender: Captaincy,
  attack: readonly number[] = NOTHING.slice(0, 3),
  defence: readonly number[] = NOTHING.slice(0, 3),
  dice: readonly number[] = [],
  given: Position = {},
): Game {
  const match = position({
    ...given,
    players: [
      { captain: 'tobias', ship: 'frigate', sea: 'caribbeanSea', ...attacker },
      { captain: 'adele', ship: 'frigate', sea: 'caribbeanSea', ...defender },
      ...(given.players ?? []),
    ],
  });
  match.random.rig('scouting', S);
  rig(match, attack, defence);
  sections(match, ...dice);
  return answer(match, 0, 'scout ship:1');
}

/** A later round: both declare, then the dice fall. */
export function clash(
  match: Game,
  [mine, attack]: readonly [string, readonly number[]],
  [theirs, defence]: readonly [string, readonly number[]],
  ...dice: number[]
): Game {
  rig(match, attack, defence);
  if (dice.length > 0) sections(match, ...dice);
  if (mine !== '') answer(match, 0, mine);
  if (theirs !== '') answer(match, 1, theirs);
  return match;
}

/** Nobody plays a card or claims a reward, until something else is asked. */
export function skip(match: Game): Game {
  for (;;) {
    const [question] = match.open;
    const say = question?.about.say;
    if (!question || typeof question.seat !== 'number' || (say !== 'announce' && say !== 'claimReward'))
      return match;
    answer(match, question.seat, say === 'announce' ? 'pass' : 'none');
  }
}
