import type { Json, Match } from '@portolan/kernel';
import { type Faction, type Figure, OFF } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import type { SlotId } from '../content/slots.ts';
import { type Ahoy, type Player, type Slot, xOf, yOf } from '../state.ts';
import { slotOf } from './dice.ts';
import type { AhoyView } from './information.ts';
import { player, whereIs } from './table.ts';

/** The words rule tests are written with: who answers what, what is offered, and where things stand. */

export type Game = Match<Ahoy, AhoyView>;

export { offered } from '../../common/acting.ts';

/** This faction gives these answers, one after another. */
export function answer(match: Game, faction: Faction, ...answers: Json[]): void {
  for (const one of answers) match.answer(player(match.state, faction).seat, match.serial, one);
}

/** Who is asked for what, such as `union: battlePlan`. */
export function asked(match: Game): string {
  const [question] = match.open;
  const someone = match.state.players.find(({ seat }) => seat === question?.seat);
  return `${someone?.faction}: ${question?.about.say}`;
}

/** Where a figure stands, as `x,y`; `off` if it is not on the map. */
export function where(match: Game, figure: Figure): string {
  const space = whereIs(match.state, figure);
  return space === OFF ? 'off' : `${xOf(space)},${yOf(space)}`;
}

/** Somebody's turn, without gold and with one die of 1; all other Flagships are out of the way on the Island at 3,2. */
export function turnOf(
  faction: Faction,
  ship: NonNullable<Position['smuggler1']>,
  given: Position = {},
): Game {
  const away = { at: [3, 2] } as const;
  const others = { squadron: away, smuggler1: away, union: away, smuggler2: away };
  return position({
    ...others,
    ...given,
    turn: faction,
    [faction]: { gold: 0, dice: [1], ...given[faction], ...ship },
  });
}

/** The dice of the next battle. */
export function rigBattle(match: Game, attack: number, defence: number): Game {
  match.random.rig('attack', attack);
  match.random.rig('defence', defence);
  return match;
}

/** Smuggler 1, its Cannons at 1, sails from 0,1 to 0,0, and the dice of the battle there fall like this. */
export function raid(
  ship: NonNullable<Position['smuggler1']>,
  given: Position,
  attack = 6,
  defence = 1,
): Game {
  const match = turnOf('smuggler1', { at: [0, 1], on: { cannons: 1 }, ...ship }, given);
  rigBattle(match, attack, defence);
  answer(match, 'smuggler1', 'place 1 sail');
  if (asked(match) === 'smuggler1: value') answer(match, 'smuggler1', '1');
  answer(match, 'smuggler1', 'n');
  return match;
}

/** A round at its end: nobody has a die left to place, and the Squadron ends its turn. */
export function endRound(given: Position): Game {
  const match = position({
    ...given,
    squadron: { dice: [], ...given.squadron },
    smuggler1: { dice: [], ...given.smuggler1 },
    union: { dice: [], ...given.union },
    smuggler2: { dice: [], ...given.smuggler2 },
  });
  answer(match, 'squadron', 'end');
  return match;
}

export const whoIs = (match: Game, faction: Faction): Player => player(match.state, faction);
export const slotIn = (match: Game, faction: Faction, id: SlotId): Slot => slotOf(whoIs(match, faction), id);

/** The slots of a faction with damage on them. */
export const damagedSlots = (match: Game, faction: Faction): SlotId[] =>
  whoIs(match, faction)
    .slots.filter((slot) => slot.damaged)
    .map(({ id }) => id);
