import { type Json, type Question, weightsOf } from '@portolan/kernel';
import { habitOf, type Habits } from '../../common/habits.ts';
import { nth } from '../../common/lists.ts';
import { FIGURES, FLAGSHIP } from '../content/factions.ts';
import { type Choice, own, ownMenu, type Step, type TurnOption } from '../choices.ts';
import { CENTRE } from '../content/rewards.ts';
import { isIsland, regionOf } from '../rules/regions.ts';
import { flagshipAt, isSmuggler } from '../rules/table.ts';
import type { Ask } from '../says.ts';
import type { SlotId } from '../content/slots.ts';
import { type Ahoy, type At, beside, type Player } from '../state.ts';
import { nextStop } from './trade.ts';
import { pull } from './worth.ts';

/** Which answers are worth trying, before anything is looked at more closely. 1 is as good as any. */

/** What matters for the choice of an action. */
interface Scene {
  readonly state: Ahoy;
  readonly someone: Player;
  readonly here: At;
  readonly onIsland: boolean;
  /** For Smugglers, how far it is to where there is trade. */
  readonly way: number;
}

function weighAction(scene: Scene, option: TurnOption): number {
  switch (option.do) {
    case 'place':
      return isSmuggler(scene.someone.faction)
        ? weighSmugglersSlot(scene, option.slot, option.die)
        : weighSlot(scene, option.slot, option.die);
    case 'recruit':
      return isSmuggler(scene.someone.faction) ? 2 : 1.4;
    case 'pickUp':
      return scene.someone.cargo.length < 2 ? 15 : 0.3;
    case 'deliver':
      return 40;
    case 'plan':
      return 1.1;
    case 'crew':
      return 0.5;
    case 'setAside':
    case 'end':
      return 1;
  }
}

/** For what cannot be of any use. */
const VAIN = 0.02;

function weighSlot({ state, someone, here, onIsland }: Scene, slot: SlotId, die: number): number {
  const { ready, reserve } = state.uprising;
  switch (slot) {
    case 'sail':
      return 2.5;
    case 'tailwind':
      return someone.faction === 'squadron' ? 1.2 : 0.4;
    case 'cannons':
    case 'cannons2':
      return 0.2 + die / 10;
    case 'repair':
      return isDamaged(someone) ? 2 : VAIN;
    case 'bombard':
      return VAIN + 4 * regionOf(state, here).comrades;
    case 'order':
      return 0.5;
    case 'deploy':
      return 2;
    case 'inspire':
      return ready > 0 ? 6 : VAIN;
    case 'gather':
      return VAIN + 1.5 * Math.min(4, ready);
    case 'rally':
      return onIsland && reserve > 0 ? 12 : VAIN;
    case 'cutterSail':
      return 0.8;
    case 'cutterTailwind':
      return 0.5;
    case 'gunshipSail':
      return 1.8;
    case 'gunshipTailwind':
      return 1.3;
    default:
      return 1;
  }
}

/** A Smuggler sails where there is trade: with Full Sail where Sail is too short. */
function weighSmugglersSlot({ someone, onIsland, way }: Scene, slot: SlotId, die: number): number {
  switch (slot) {
    case 'sail':
      return way <= 2 ? 8 : 3;
    case 'fullSail':
      if (way > die) return 1 + die / 4;
      return way <= 2 ? 3 : 8;
    case 'tailwind':
      return 1.5;
    case 'cannons':
      return 0.3 + die / 8;
    case 'repair':
      return isDamaged(someone) ? 1 : VAIN;
    case 'negotiate':
      return onIsland ? 1 : VAIN;
    default:
      return 0.5;
  }
}

function isDamaged(someone: Player): boolean {
  for (const slot of someone.slots) if (slot.damaged) return true;
  return false;
}

const isStep = (option: Choice): option is Step => 'leaves' in option;

/** A Flagship's step is worth more the better the space it leads to; what lies off the map is always worth a look. */
function weighSteps(state: Ahoy, someone: Player, options: readonly Choice[]): number[] {
  const here = flagshipAt(state, someone.faction);
  const now = pull(state, someone, here);
  return options.map((option) => {
    if (!isStep(option)) return 1;
    if (option.leaves) return 1.5;
    const better = pull(state, someone, beside(here, option.direction)) - now;
    return better > 0 ? 1 + 4 * better : 1 / (1 - 4 * better);
  });
}

const isOwnFlagship = (someone: Player, figure: string): boolean =>
  figure === nth(FIGURES, FLAGSHIP[someone.faction]).on;

const HABITS: Habits<Ask['say']> = {
  value: { upAndDown: 0.001 },
  treasure: { no: 0.05 },
  placePatrol: { no: 0.1 },
  comradesOnSail: { place: 1.4, ready: 1.6, nothing: VAIN },
  tailwind: { no: 0.2 },
  takeReward: { no: 0.05 },
  spoils: { none: 0.05 },
  negotiate: { no: 0.1 },
  port: { repair: 2, nothing: 0.2 },
  anchored: { done: 0.05, comrades: 2 },
  endOfTurn: { done: 0.1 },
  order: { stop: 0.3 },
  helmsman: { no: 0.05 },
  clearMarket: { yes: 0.5 },
};

/** Smugglers could fight each other for ever: after the third move of one action ours do something else. [AH-RULING.76] */
const MOST_BONUS_MOVES = 3;

function weighPlain(state: Ahoy, say: Ask['say'], option: Choice): number {
  const { key } = option;
  if (key === 'sailOn' && state.turn.bonusMoves >= MOST_BONUS_MOVES) return 0;
  if (say === 'reward') return Number(key) === CENTRE ? 0.1 : 1;
  return habitOf(HABITS, say, option);
}

function weighOptions(state: Ahoy, someone: Player, ask: Ask, options: readonly Choice[]): number[] {
  if (ask.say === 'turn') {
    const here = flagshipAt(state, someone.faction);
    const way = isSmuggler(someone.faction) ? nextStop(state, someone, here) : 0;
    const scene = { state, someone, here, onIsland: isIsland(state, here), way };
    return ownMenu.choices(options).map((option) => weighAction(scene, option));
  }
  if (ask.say === 'sail' && isOwnFlagship(someone, ask.figure)) return weighSteps(state, someone, options);
  return options.map((option) => weighPlain(state, ask.say, option));
}

export function weigh(
  state: Ahoy,
  question: Question,
  answers: readonly Json[],
): readonly number[] | undefined {
  const someone = state.players.find(({ seat }) => seat === question.seat);
  if (!someone) return undefined;
  const offer = question.offer();
  switch (offer.kind) {
    case 'pick':
      return weightsOf(
        answers,
        offer.options,
        weighOptions(state, someone, own.ask(question.about), own.choices(offer.options)),
      );
    case 'picks':
      return answers.map((answer) => (Array.isArray(answer) ? 1 + answer.length * answer.length : 1));
    case 'amount':
    case 'shape':
      return undefined;
  }
}
