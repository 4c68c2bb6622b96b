import type { Advice, Json, Option, Question } from '@portolan/kernel';
import { CUTTER, FIGURES, GUNSHIP, OFF, STRONGHOLDS } from './content/factions.ts';
import { CARDS, type CrewId } from './content/market.ts';
import { GRID } from './content/rewards.ts';
import type { Suit } from './content/tiles.ts';
import { windTo } from './rules/actions.ts';
import { isIsland, islandOf, regionAt, regionOf, suitOf } from './rules/regions.ts';
import type { TurnOption } from './rules/round.ts';
import { flagshipAt, gloryOf, isSmuggler } from './rules/table.ts';
import { type Ahoy, type At, nth, type Player, type SlotId, xOf, yOf } from './state.ts';

/** What a position of Ahoy is worth, in glory at the end of the game, and which answers are worth trying. */

const GOAL = 30;
/** No look further ahead than this many rounds. */
const MOST_ROUNDS = 5;

/** How the two factions that can control a region stand in it, by chances. */
interface Hold {
  /** Everything that counts if the round ended now. */
  squadron: number;
  union: number;
  /** The Squadron's lead in what will still be there in later rounds. */
  lasting: number;
}

/** Control of every region, in their order. [AH-CTL] */
function holdsOf(state: Ahoy): Hold[] {
  const { regions } = state;
  const holds = regions.map(({ comrades }): Hold => ({ squadron: 0, union: comrades, lasting: -comrades }));
  for (let figure = 0; figure < state.at.length; figure++) {
    const space = state.at[figure] ?? OFF;
    const region = space === OFF ? undefined : regionAt(state, space);
    const hold = region && holds[regions.indexOf(region)];
    if (hold) standIn(hold, figure, region.comrades);
  }
  return holds;
}

function standIn(hold: Hold, figure: number, comrades: number): void {
  const { kind, faction } = nth(FIGURES, figure);
  switch (kind) {
    case 'patrol':
      hold.squadron += 1;
      hold.lasting += 1;
      return;
    case 'stronghold':
      hold.squadron += 2;
      hold.lasting += 2.5;
      return;
    case 'cutter':
      hold.union += 1 + comrades;
      hold.lasting -= 1 + comrades / 2;
      return;
    case 'gunship':
      hold.union += 1;
      hold.lasting -= 1;
      return;
    case 'flagship':
      if (faction === 'squadron') hold.squadron += 2;
      if (faction === 'union') hold.union += 1;
  }
}

/** The chance that a lead holds, given how much may still change. */
function likely(lead: number, doubt: number): number {
  const sure = lead / doubt;
  return 0.5 + (0.5 * sure) / (1 + Math.abs(sure));
}

/** What regions bring: this round, and in each round after it. */
interface Income {
  readonly squadron: number;
  readonly union: number;
  readonly squadronLater: number;
  readonly unionLater: number;
}

/** A tie brings nobody anything, hence the half. */
function incomeOf(state: Ahoy, holds: readonly Hold[]): Income {
  const doubt = doubtOf(state);
  const income = { squadron: 0, union: 0, squadronLater: 0, unionLater: 0 };
  state.regions.forEach(({ wealth }, i) => {
    const { squadron, union, lasting } = nth(holds, i);
    income.squadron += wealth * likely(squadron - union - 0.5, doubt);
    income.union += wealth * likely(union - squadron - 0.5, doubt);
    income.squadronLater += wealth * likely(lasting - 0.5, 2.5);
    income.unionLater += wealth * likely(-lasting - 0.5, 2.5);
  });
  return income;
}

/** The more dice are still to be placed, the less a lead is worth. */
function doubtOf(state: Ahoy): number {
  let dice = 0;
  for (const someone of state.players) if (!isSmuggler(someone.faction)) dice += someone.dice.length;
  return 0.1 + dice / 4;
}

/** How many rounds will follow this one. */
function roundsLeft(state: Ahoy, income: Income): number {
  let lead = 0;
  for (const someone of state.players) lead = Math.max(lead, gloryOf(someone) + incomeFor(someone, income));
  const pace = Math.max(4, income.squadron, income.union);
  return Math.min(MOST_ROUNDS, Math.max(0, (GOAL - lead) / pace));
}

function incomeFor(someone: Player, income: Income): number {
  switch (someone.faction) {
    case 'squadron':
      return income.squadron;
    case 'union':
      return income.union;
    case 'smuggler1':
    case 'smuggler2':
      return 0;
  }
}

/** What a crew member is worth for each round it will still serve, in glory. */
const CREW_WORTH: { readonly [crew in CrewId]: number } = {
  aeronauts: 0.15,
  bombMaker: 0.15,
  gunner: 0.25,
  gunnersMate: 0.25,
  buccaneer: 0.2,
  breezeWhisperer: 0.15,
  persuasiveComrade: 0.4,
  trawler: 0.35,
  shaman: 0.15,
  carpenter: 0.15,
  fighters: 0.35,
  archivist: 0.35,
  elder: 0.5,
  emissary: 0.1,
  oldSalt: 0.1,
  merchant: 0.15,
  deckhand: 0.4,
  naiveNoble: 0.2,
  persuasiveOfficer: 0.35,
  diver: 0.15,
  rumSteward: 0.2,
  rammingProw: 0.2,
  fatalGale: 0.2,
  fence: 0.3,
  seaWitch: 0.1,
  helmsman: 0.1,
  cutpurse: 0.35,
  powderLookout: 0.1,
};

/** What a player has besides regions: gold, crew, whole slots, loaded cannons. */
function wealthOf(someone: Player, rounds: number): number {
  let worth = 0.25 * Math.min(someone.gold, 2 + 2 * rounds) + 0.5 * someone.dice.length;
  for (const card of someone.crew) worth += CREW_WORTH[CARDS[card].crew] * rounds;
  for (const { id, die, damaged } of someone.slots) {
    if (damaged) worth -= 0.15 + 0.15 * rounds;
    if (die > 1 && (id === 'cannons' || id === 'cannons2')) worth += 0.08 * die;
  }
  return worth;
}

const apart = (a: At, b: At): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b));

/** The way to the nearest Island of a colour where trade is open, or far if there is none yet. */
function wayTo(state: Ahoy, from: At, suit: Suit): number {
  let nearest = 12;
  for (const region of state.regions) {
    if (suitOf(region) !== suit) continue;
    const island = islandOf(region);
    const closed = STRONGHOLDS.some((figure) => state.at[figure] === island);
    nearest = Math.min(nearest, apart(from, island) + (closed ? 6 : 0));
  }
  return nearest;
}

/** A delivery brings 2 glory, a reward and a pledge; it is worth less the farther away it is. */
const DELIVERY = 3.5;
const soon = (way: number): number => 5 / (5 + way);

function tradeOf(state: Ahoy, someone: Player, rounds: number): number {
  const here = flagshipAt(state, someone.faction);
  if (here === OFF) return 0;
  const ahead = Math.min(1, 0.2 + rounds);
  let worth = 0;
  for (const card of someone.cargo) worth += DELIVERY * soon(wayTo(state, here, CARDS[card].delivers));
  let best = 0;
  for (const card of state.market) {
    const { suit, delivers } = CARDS[card];
    best = Math.max(best, soon(wayTo(state, here, suit) + 4) * soon(wayTo(state, here, delivers) / 2));
  }
  return ahead * (worth + (2 - someone.cargo.length) * 0.8 * best) + 4 * rounds;
}

/** What pledged cards will bring at the end. [AH-SM.26] */
function pledgesOf(state: Ahoy, someone: Player, holds: readonly Hold[]): number {
  let worth = 0;
  for (const { faction, cards } of someone.pledges) {
    for (const card of cards) {
      state.regions.forEach((region, i) => {
        if (suitOf(region) !== CARDS[card].suit) return;
        const { squadron, union, lasting } = nth(holds, i);
        const lead = (squadron - union + lasting) / 2;
        worth += likely((faction === 'squadron' ? lead : -lead) - 0.5, 2);
      });
    }
  }
  return worth;
}

function worthOf(
  state: Ahoy,
  someone: Player,
  holds: readonly Hold[],
  income: Income,
  rounds: number,
): number {
  const now = gloryOf(someone) + incomeFor(someone, income) + wealthOf(someone, rounds);
  const { ready, hand } = state.uprising;
  switch (someone.faction) {
    case 'squadron':
      return now + 0.8 * rounds * income.squadronLater;
    case 'union': {
      const ships = [CUTTER, GUNSHIP].filter((figure) => state.at[figure] !== OFF).length;
      const plans = 0.4 * Math.min(ready, 8) + 0.3 * hand.length + 0.3 * ships;
      return now + 0.8 * rounds * income.unionLater + Math.min(1, rounds) * plans;
    }
    case 'smuggler1':
    case 'smuggler2':
      return now + tradeOf(state, someone, rounds) + pledgesOf(state, someone, holds);
  }
}

function worth(state: Ahoy): readonly number[] {
  const points = state.players.map(() => 0);
  const holds = holdsOf(state);
  const income = incomeOf(state, holds);
  const rounds = roundsLeft(state, income);
  for (const someone of state.players) {
    if (someone.seat >= 0) points[someone.seat] = worthOf(state, someone, holds, income, rounds);
  }
  return points;
}

// --- what is worth trying ---

const isTurnOption = (option: Option): option is TurnOption => 'do' in option;

function weighTurn(state: Ahoy, someone: Player, option: TurnOption): number {
  switch (option.do) {
    case 'place':
      return weighSlot(state, someone, option.slot, option.die);
    case 'recruit':
      return 2;
    case 'pickUp':
      return someone.cargo.length < 2 ? 6 : 0.3;
    case 'deliver':
      return 20;
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
      return windTo(state, someone.faction === 'squadron' ? 0 : 2, die).length > 0 ? 1.5 : 0.1;
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

function weighOption(state: Ahoy, someone: Player, say: string, option: Option): number {
  if (say === 'turn') return isTurnOption(option) ? weighTurn(state, someone, option) : 1;
  if (option.key === 'sailOn') return state.turn.bonusMoves >= MOST_BONUS_MOVES ? 0 : 1;
  if (say === 'reward') return GRID[Number(option.key)] === 'none' ? 0.1 : 1;
  return HABITS[say]?.[option.key] ?? 1;
}

function weigh(state: Ahoy, question: Question, answers: readonly Json[]): readonly number[] | undefined {
  const someone = state.players.find(({ seat }) => seat === question.seat);
  if (!someone) return undefined;
  const { say } = question.about;
  const offer = question.offer();
  if (offer.kind === 'pick') return offer.options.map((option) => weighOption(state, someone, say, option));
  return answers.map((answer) => (Array.isArray(answer) ? 1 + answer.length * answer.length : 1));
}

export const advice: Advice<Ahoy> = { worth, weigh, swing: 4, calm: ({ about }) => about.say === 'turn' };
