import type { Json, Match, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition, type Where } from '../position.ts';
import type { Pirates, Ship } from '../state.ts';
import { own } from '../choices.ts';
import type { Happening } from '../says.ts';
import { isRecord } from './asking.ts';
import type { PiratesView } from './information.ts';

/** The words rule tests are written with: who answers what, what is offered, and where things stand. */

type Game = Match<Pirates, PiratesView>;

export { offered } from '../../common/acting.ts';

/** This seat gives these answers, one after another. */
export function answer(match: Game, seat: Seat, ...answers: Json[]): void {
  for (const one of answers) match.answer(seat, match.serial, one);
}

/** Who is asked for what, such as `1: loseMast`. */
export function asked(match: Game): string {
  const [question] = match.open;
  return `${question?.seat}: ${question?.about.say}`;
}

/** The number of the rule an answer would break; nothing if it would be accepted. */
export function broken(match: Game, response: Json): Json | undefined {
  const [question] = match.open;
  const read = question?.read(response);
  return read instanceof Error && 'reason' in read ? nthRule(read.reason) : undefined;
}

const nthRule = (reason: unknown): Json | undefined =>
  typeof reason === 'object' && reason !== null && 'rule' in reason && typeof reason.rule === 'string'
    ? reason.rule
    : 'refused';

export const shipIn = (match: Game, id: number): Ship => nth(match.state.ships, id);

/** Where a ship lies, as `[x, y, heading]`. */
export const where = (match: Game, id: number): readonly number[] => {
  const { x, y, heading } = shipIn(match, id);
  return [x, y, heading];
};

/** An answer to a question with many, whichever it may be. */
export function anyAnswer(match: Game): Json {
  const [first] = nth(match.open, 0).candidates(match.random);
  if (first === undefined) throw new Error('nothing to answer');
  return first;
}

/** A ship is given a move action: the segments it may use. */
export function segments(match: Game, ship: number): Json | undefined {
  const { seat } = shipIn(match, ship);
  answer(match, seat, `move ${ship}`);
  const offer = match.asked(seat)[0]?.offer;
  return offer?.kind === 'shape' && isRecord(offer.shape) ? offer.shape['segments'] : undefined;
}

/** Masts left on a ship. */
export const mastsLeft = (match: Game, id: number): number =>
  shipIn(match, id).masts.filter((mast) => mast !== 'lost').length;

/** What was told of this kind by the last answer. */
export const told = <Say extends Happening['say']>(
  match: Game,
  say: Say,
): Extract<Happening, { say: Say }>[] =>
  match.news.map(({ event }) => own.event(event)).filter((event) => isOf(event, say));

const isOf = <Say extends Happening['say']>(
  event: Happening,
  say: Say,
): event is Extract<Happening, { say: Say }> => event.say === say;

/** A stretch of a course, straight ahead and as far as it goes unless it is said otherwise. */
export const leg = (measure: 'S' | 'L', turn = 0, distance: number | 'max' = 'max'): Json => ({
  measure,
  turn,
  distance,
});

/** Bow on to the east shore of the island `parsons-thumb` that lies here, for a hull of this length. */
export const berth = ([x, y]: Where, length: number): Where => [x + 3_621 + length / 2, y + 1_372, 18_000];

/** Gold on a far island, so that there is something left to play for. [PI-WIN.5] */
export const HOARD: IslandPosition = { at: [60_000, 75_000], coins: [7, 7, 7, 7, 7] };

/** A ship of each fleet far away: nobody is ever without one. [PI-WIN.6] */
export const SPARE: readonly ShipPosition[] = [
  { piece: 'pennywhistle', at: [20_000, 70_000] },
  { piece: 'pennywhistle', seat: 1, at: [110_000, 20_000] },
];

/** A position in which ship 0 is told to shoot; these are the dice of its cannons. */
export function volley(
  dice: readonly number[],
  ships: readonly ShipPosition[],
  rest: Partial<Position> = {},
): Game {
  const match = position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0');
  return match;
}
