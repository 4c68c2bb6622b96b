import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Placement } from '../content/slots.ts';
import type { Ahoy, Player } from '../state.ts';
import type { EndTurn, SetAside, TurnOption } from '../choices.ts';
import { act } from './actions.ts';
import { recruit, recruitings } from './crew.ts';
import { canPlaceFree, distinct, placeDie, placements, quotaMet, setAside } from './dice.ts';
import { endOfRound } from './end.ts';
import { crewAtEndOfTurn } from './passives.ts';
import { planActions, playPlan } from './plans.ts';
import { crewActions, useCrew } from './powers.ts';
import { chooseFactions, setUpFactions } from './setup.ts';
import { deliver, pickUp, trades } from './smugglers.ts';
import { mayFortify } from './squadron.ts';
import { active, isSmuggler, pick, simultaneous, type Table } from './table.ts';

/** Round and turn structure [AH-RND]. */

const END: EndTurn = { key: 'end', do: 'end' };

/** One step of the game: setting up, a turn, or the end of a round. */
export function play(table: Table): Rules {
  switch (table.state.stage) {
    case 'factions':
      return chooseFactions(table);
    case 'setup':
      return setUpFactions(table);
    case 'turn':
      return turn(table);
    case 'endOfRound':
      return endOfRound(table);
    case 'over':
      throw new Error('the game is over');
  }
}

/** Two dice a turn, or the one that is left: the Squadron's last. [AH-RND.4] [AH-RND.5] [AH-RND.6] */
export function startTurn(table: Table, index: number): void {
  const { state } = table;
  const someone = nth(state.players, index);
  state.stage = 'turn';
  state.turn = { player: index, quota: Math.min(2, someone.dice.length), placed: 0, used: [], bonusMoves: 0 };
  table.tell({ say: 'turnBegins', faction: someone.faction });
}

/** Actions one after another until the active player has placed the dice and says so. [AH-RND.7] [AH-RND.9] [AH-RND.10] */
function* turn(table: Table): Rules {
  const { state } = table;
  const someone = active(state);
  for (;;) {
    const left = state.turn.quota - state.turn.placed;
    const choice = yield* pick(someone.seat, { say: 'turn', left }, () => turnOptions(state, someone));
    if (choice.do === 'end') break;
    state.turn.bonusMoves = 0;
    const action = carryOut(table, someone, choice);
    if (action) yield* action;
  }
  yield* endTurn(table, someone);
}

function turnOptions(state: Ahoy, someone: Player): TurnOption[] {
  const done = quotaMet(state);
  const options: TurnOption[] = done ? [] : placements(someone);
  if (!done && !canPlaceFree(someone)) options.push(...asides(someone));
  if (state.market.length > 0) options.push(...recruitings(state, someone));
  if (isSmuggler(someone.faction)) options.push(...trades(state, someone));
  if (someone.faction === 'union') options.push(...planActions(state, someone));
  if (someone.crew.length > 0) options.push(...crewActions(state, someone));
  if (done) options.push(END);
  return options;
}

/** [AH-RND.11] [AH-RND.13] */
function asides(someone: Player): SetAside[] {
  return distinct(someone.dice).map((die) => ({ key: `setAside ${die}`, do: 'setAside', die }));
}

/** The rules of an action, or nothing if it was done at once. */
function carryOut(table: Table, someone: Player, choice: Exclude<TurnOption, EndTurn>): Rules | void {
  switch (choice.do) {
    case 'place':
      return placeAndAct(table, someone, choice);
    case 'setAside':
      return setAside(table, someone, choice.die);
    case 'recruit':
      return recruit(table, someone, choice);
    case 'pickUp':
      return pickUp(table, someone, choice.card);
    case 'deliver':
      return deliver(table, someone, choice.card);
    case 'plan':
      return playPlan(table, someone, choice.plan);
    case 'crew':
      return useCrew(table, someone, choice.card);
  }
}

function* placeAndAct(table: Table, someone: Player, placement: Placement): Rules {
  const value = yield* placeDie(table, someone, placement);
  const action = act(table, someone, placement.slot, value);
  if (action) yield* action;
}

/** What happens at the end of a turn, in the player's order, then the next turn or the end of the round. [AH-SQ.37] [AH-RULING.73] */
function* endTurn(table: Table, someone: Player): Rules {
  const effects = [...mayFortify(table, someone), ...crewAtEndOfTurn(table, someone)];
  if (effects.length > 0) yield* simultaneous(table, someone, 'endOfTurn', effects);
  const next = nextToPlay(table.state);
  if (next === undefined) table.state.stage = 'endOfRound';
  else startTurn(table, next);
}

/** The next player clockwise who still has a die to place. [AH-RND.14] [AH-RND.15] [AH-RND.16] */
function nextToPlay(state: Ahoy): number | undefined {
  const count = state.players.length;
  for (let ahead = 1; ahead <= count; ahead++) {
    const index = (state.turn.player + ahead) % count;
    if (nth(state.players, index).dice.length > 0) return index;
  }
  return undefined;
}
