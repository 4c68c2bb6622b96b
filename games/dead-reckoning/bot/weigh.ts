import { type Json, type Question, weightsOf } from '@portolan/kernel';
import { habitOf, type Habits } from '../../common/habits.ts';
import { nth } from '../../common/lists.ts';
import { type Act, type Choice, own, ownActs } from '../choices.ts';
import { CARDS } from '../content/cards.ts';
import type { Word } from '../content/effects.ts';
import { unfired } from '../rules/battle.ts';
import { buildingDefence } from '../rules/battle-others.ts';
import { abilityAt, cardBand } from '../rules/cards.ts';
import { controls, emptySlots, isOpen } from '../rules/control.ts';
import { beside, boardAt, islandAt } from '../rules/ocean.ts';
import { cargoAboard, coinsAboard, roomAboard, sumOf } from '../rules/ship.ts';
import { ashore, readStowage } from '../rules/stowing.ts';
import { player } from '../rules/table.ts';
import type { Asks } from '../says.ts';
import { HARBOR, type Player, type Reckoning, type Space } from '../state.ts';

/** Which answers are worth trying, before anything is looked at more closely. 1 is as good as any. */

/** For what is seldom of any use. */
const VAIN = 0.05;

const USES: { readonly [word in Word]?: number } = {
  gain: 12,
  influence: 10,
  produce: 6,
  repair: 5,
  upgrade: 12,
  replaceUpgrade: 10,
  build: 10,
  levelUp: 12,
  advancement: 15,
  removeInfluence: 2,
  damageAround: 4,
  damageOnEntering: 2,
  passProduction: 8,
  copy: 6,
  attackFlag: 0.7,
};

/** Worth its best effect. */
function weighUse(state: Reckoning, someone: Player, ref: number): number {
  let best = 0.5;
  for (const effect of abilityAt(state, someone, ref).effects) best = Math.max(best, USES[effect.do] ?? 0);
  return best;
}

/** What draws a ship to a space. */
function pull(state: Reckoning, someone: Player, space: Space): number {
  if (space === HARBOR)
    return 0.2 + 0.6 * coinsAboard(someone) + 0.25 * Math.min(someone.dock, roomAboard(someone));
  const board = boardAt(state, space);
  if (!board.explored) return state.turn.explored ? VAIN : 3;
  let sum = 0.1;
  if (board.card !== '') sum += CARDS[board.card].cost <= cargoAboard(someone) ? 2.5 : 0.1;
  if (islandAt(state, space) && isOpen(state, someone, space)) sum += islandPull(state, someone, space);
  return sum;
}

function islandPull(state: Reckoning, someone: Player, space: Space): number {
  const board = boardAt(state, space);
  if (controls(state, someone, space))
    return 0.3 + Math.min(roomAboard(someone), board.cargo + 1.5 * board.coin) * 0.5;
  const first = islandAt(state, space)?.places[0] ?? 0;
  return 0.15 * first + (emptySlots(board) > 0 ? 0.6 : 0);
}

/** A space for itself and for where it leads to. */
const weighSpace = (state: Reckoning, someone: Player, space: Space): number =>
  0.3 +
  pull(state, someone, space) +
  0.4 * Math.max(...beside(space).map((next) => pull(state, someone, next)));

const hasSail = (state: Reckoning, someone: Player): boolean =>
  someone.hand.some((card) =>
    cardBand(state, nth(someone.cards, card), 0).some((part) =>
      part.some(({ effects }) => effects.some((effect) => effect.do === 'icon' && effect.icon === 'sail')),
    ),
  );

/** There is something to load and room for it, or coins to bring home; else goods would go to and fro for ever. */
function weighStowing(state: Reckoning, someone: Player): number {
  const [cargo, coin] = ashore(state, someone);
  if (someone.at === HARBOR && coinsAboard(someone) > 0) return 6;
  return cargo + coin > 0 && roomAboard(someone) > 0 ? 2 : 0;
}

/** Coins go into the chest, all else comes aboard. */
function weighStowage(someone: Player, answer: Json): number {
  const stowage = readStowage(answer);
  if (!stowage) return 1;
  const [cargo, coin] = sumOf(stowage);
  if (someone.at === HARBOR && coinsAboard(someone) > 0) return coin === 0 ? 1 : 0;
  return cargo + coin > cargoAboard(someone) + coinsAboard(someone) ? 1 : 0;
}

/** The more cubes against theirs, the better. */
const weighBattle = (mine: number, theirs: number): number => (mine > theirs ? 4 : mine === theirs ? 2 : 0.2);

function weighAct(state: Reckoning, someone: Player, act: Act): number {
  switch (act.do) {
    case 'play':
      return 8;
    case 'use':
      return weighUse(state, someone, act.ref);
    case 'stow':
      return weighStowing(state, someone);
    case 'raise':
      return hasSail(state, someone) ? 1 : 4;
    case 'sail':
      return 1.5 * weighSpace(state, someone, act.space);
    case 'buy':
    case 'trade':
      return 4 + CARDS[act.card].cost;
    case 'assault':
      return weighBattle(unfired(state, someone), 1 + CARDS[act.card].row);
    case 'fight':
      return weighBattle(unfired(state, someone), unfired(state, player(state, act.player)));
    case 'storm':
      return weighBattle(unfired(state, someone), buildingDefence(state, someone.at)) / 4;
    case 'claim':
      return 40;
    case 'end':
      return 0.5;
  }
}

const HABITS: Habits<keyof Asks> = {
  produce: { done: VAIN },
  build: { done: 0.3 },
  sleeve: { done: 0.2 },
  sides: { done: 0.3 },
  playToAttack: { done: 0.4 },
  playToDefend: { done: 0.3 },
  battleAbility: { done: 0.3 },
  levelUp: { no: VAIN },
  wishLevelUp: { no: VAIN },
  levelUpDeck: { no: VAIN },
  playDrawn: { no: 0.2 },
  mode: { pirate: 0.3 },
};

function weighChoice(state: Reckoning, someone: Player, say: keyof Asks, option: Choice): number {
  const { space } = option;
  if (say === 'step') return weighStep(state, someone, space);
  if (say === 'produce' && space !== undefined) return controls(state, someone, space) ? 4 : 0.2;
  return habitOf(HABITS, say, option);
}

/** Stopping is for what is here, sailing on for what is there. */
const weighStep = (state: Reckoning, someone: Player, space: Space | undefined): number =>
  space === undefined ? 0.5 + 2 * pull(state, someone, someone.at) : weighSpace(state, someone, space);

const weighCannons = (count: Json, most: number): number =>
  0.1 + (typeof count === 'number' && most > 0 ? (count / most) ** 2 : 1);

export function weigh(
  state: Reckoning,
  question: Question,
  answers: readonly Json[],
): readonly number[] | undefined {
  if (question.seat === 'table') return undefined;
  const someone = player(state, question.seat);
  const offer = question.offer();
  const { say } = own.ask(question.about);
  if (offer.kind === 'amount')
    return say === 'commit' ? answers.map((count) => weighCannons(count, offer.range.max)) : undefined;
  if (say === 'stow') return answers.map((answer) => weighStowage(someone, answer));
  if (offer.kind !== 'pick') return undefined;
  const weighed =
    say === 'act'
      ? ownActs.choices(offer.options).map((act) => weighAct(state, someone, act))
      : own.choices(offer.options).map((option) => weighChoice(state, someone, say, option));
  return weightsOf(answers, offer.options, weighed);
}
