import type { Json, Option, Question } from '@portolan/kernel';
import { FLAGSHIP } from '../content/factions.ts';
import { GRID } from '../content/rewards.ts';
import { windTo } from '../rules/actions.ts';
import type { Step } from '../rules/movement.ts';
import { isIsland, regionOf } from '../rules/regions.ts';
import type { TurnOption } from '../rules/round.ts';
import { flagshipAt } from '../rules/table.ts';
import { type Ahoy, beside, type Player, type SlotId } from '../state.ts';
import { pull } from './worth.ts';

/** Which answers are worth trying, before anything is looked at more closely. */

const isTurnOption = (option: Option): option is TurnOption => 'do' in option;
const isStep = (option: Option): option is Step => 'direction' in option;

function weighTurn(state: Ahoy, someone: Player, option: TurnOption): number {
  switch (option.do) {
    case 'place':
      return weighSlot(state, someone, option.slot, option.die);
    case 'recruit':
      return 2;
    case 'pickUp':
      return someone.cargo.length < 2 ? 15 : 0.3;
    case 'deliver':
      return 40;
    case 'plan':
      return 0.7;
    case 'crew':
      return 0.5;
    case 'setAside':
    case 'end':
      return 1;
  }
}

function weighSlot(state: Ahoy, someone: Player, slot: SlotId, die: number): number {
  const here = flagshipAt(state, someone.faction);
  switch (slot) {
    case 'sail':
      return 3;
    case 'fullSail':
      return 0.5 + die / 2;
    case 'tailwind':
      return windTo(state, FLAGSHIP[someone.faction], die).length > 0 ? 1.5 : 0.1;
    case 'cannons':
    case 'cannons2':
      return 0.3 + die / 6;
    case 'repair':
      return someone.slots.some(({ damaged }) => damaged) ? 1.5 : 0.02;
    case 'bombard':
      return 0.02 + regionOf(state, here).comrades;
    case 'order':
      return 1;
    case 'deploy':
      return 1.5;
    case 'inspire':
      return state.uprising.ready > 0 ? 2 : 0.02;
    case 'gather':
      return 0.02 + Math.min(4, state.uprising.ready);
    case 'rally':
      return isIsland(state, here) && state.uprising.reserve > 0 ? 2 : 0.02;
    case 'negotiate':
      return isIsland(state, here) ? 2 : 0.02;
    default:
      return 1;
  }
}

/** How much each plain answer is worth trying, by what is asked. What is not listed is worth 1. */
const HABITS: { readonly [say: string]: { readonly [key: string]: number } } = {
  value: { upAndDown: 0.001 },
  treasure: { no: 0.05 },
  placePatrol: { no: 0.1 },
  comradesOnSail: { place: 2, nothing: 0.02 },
  takeReward: { no: 0.05 },
  spoils: { none: 0.05 },
  negotiate: { no: 0.1 },
  port: { repair: 2, nothing: 0.2 },
  anchored: { done: 0.05, comrades: 2 },
  endOfTurn: { done: 0.1 },
  order: { stop: 0.3 },
  helmsman: { no: 0.05 },
  buccaneer: { no: 1 },
  clearMarket: { yes: 0.5 },
};

/** Smugglers could fight each other for ever: after the third move of one action ours do something else. [AH-RULING.76] */
const MOST_BONUS_MOVES = 3;

/** A step is worth more the better the space it leads to; what lies off the map is always worth a look. */
function weighStep(state: Ahoy, someone: Player, option: Option): number {
  if (!isStep(option)) return 1;
  if (option.leaves) return 1.5;
  const here = flagshipAt(state, someone.faction);
  const better = pull(state, someone, beside(here, option.direction)) - pull(state, someone, here);
  return better > 0 ? 1 + 4 * better : 1 / (1 - 4 * better);
}

function weighOption(state: Ahoy, someone: Player, say: string, option: Option): number {
  if (say === 'sail') return weighStep(state, someone, option);
  if (say === 'turn') return isTurnOption(option) ? weighTurn(state, someone, option) : 1;
  if (option.key === 'sailOn') return state.turn.bonusMoves >= MOST_BONUS_MOVES ? 0 : 1;
  if (say === 'reward') return GRID[Number(option.key)] === 'none' ? 0.1 : 1;
  return HABITS[say]?.[option.key] ?? 1;
}

export function weigh(
  state: Ahoy,
  question: Question,
  answers: readonly Json[],
): readonly number[] | undefined {
  const someone = state.players.find(({ seat }) => seat === question.seat);
  if (!someone) return undefined;
  const { say } = question.about;
  const offer = question.offer();
  if (offer.kind === 'pick') return offer.options.map((option) => weighOption(state, someone, say, option));
  return answers.map((answer) => (Array.isArray(answer) ? 1 + answer.length * answer.length : 1));
}
