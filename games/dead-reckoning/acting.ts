import type { Json, Match, Option } from '@portolan/kernel';
import type { AreaId } from './content/battle-board.ts';
import { type Captain, position, type Waters } from './position.ts';
import type { ReckoningView } from './rules/information.ts';
import type { Player, Reckoning } from './state.ts';
import { en } from './text/en.ts';
import { wordsOf } from './text/words.ts';

/** Plays positions in the words a player reads: for the tests of the rules. */

export type Game = Match<Reckoning, ReckoningView>;

const words = wordsOf(en);

/** Where dropped cubes come to rest; `pushed` knocks cubes that lay there. */
export const falls = (
  landed: readonly AreaId[],
  ...pushed: readonly { cube: number; to: AreaId }[]
): Json => ({
  landed,
  pushed,
});

const question = (match: Game) => {
  const [open] = match.open;
  if (!open) throw new Error('nothing is asked');
  return open;
};

/** What is asked now. */
export const asked = (match: Game): string =>
  match.open.length === 0 ? 'nothing' : question(match).about.say;
export const askedOf = (match: Game): number | 'table' => question(match).seat;

function optionsOf(match: Game): readonly (Option & { readonly answer?: Json })[] {
  const offer = question(match).offer();
  if (offer.kind === 'pick' || offer.kind === 'picks') return offer.options;
  return offer.kind === 'shape' ? (offer.candidates ?? []) : [];
}

/** What may be chosen now, in words. */
export function choices(match: Game): string[] {
  const { seat, about } = question(match);
  const view = match.view(seat === 'table' ? 'spectator' : seat);
  return optionsOf(match).map((option) => words.choice(option, about, view));
}

/** Whether a choice with these words is offered. */
export const offers = (match: Game, text: string): boolean =>
  choices(match).some((choice) => choice.toLowerCase().includes(text.toLowerCase()));

function answerOf(match: Game, text: string): Json {
  const all = choices(match);
  const exact = all.findIndex((choice) => choice === text);
  const at =
    exact >= 0 ? exact : all.findIndex((choice) => choice.toLowerCase().includes(text.toLowerCase()));
  const option = optionsOf(match)[at];
  if (!option) throw new Error(`“${text}” is not among ${all.join(' | ')} (${question(match).about.say})`);
  return option.answer ?? option.key;
}

/** Answers one question after another: by the words of a choice, or by the answer itself. */
export function act(match: Game, ...answers: readonly Json[]): Game {
  for (const answer of answers) {
    const { seat } = question(match);
    match.answer(seat, match.serial, typeof answer === 'string' ? answerOf(match, answer) : answer);
  }
  return match;
}

export const captain = (match: Game, seat: number): Player => {
  const someone = match.state.players[seat];
  if (!someone) throw new Error(`nobody sits at ${seat}`);
  return someone;
};

/** Everything told since the last answer, by its name. */
export const told = (match: Game): string[] => match.news.map(({ event }) => event.say);

/** A board of open sea in the usual position. */
export const OPEN_SEA = 10;

/** Two ships on one space; the first has a flag to attack with. */
export const duel = (me: Captain = {}, them: Captain = {}, here: Waters = {}, at = OPEN_SEA): Game =>
  position({
    captains: [
      { at, play: ['captain2'], ...me },
      { at, ...them },
    ],
    waters: { [at]: here },
  });
export const attack = (match: Game): Game => act(match, 'attack a ship', 'the Halcyon');
