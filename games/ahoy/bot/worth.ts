import { nth } from '../../common/lists.ts';
import { CUTTER, FIGURES, GUNSHIP, OFF, STRONGHOLDS } from '../content/factions.ts';
import { CARDS, type CardId, type CrewId } from '../content/market.ts';
import { regionAt, spaceAt, suitOf } from '../rules/regions.ts';
import { flagshipAt, gloryOf, isSmuggler } from '../rules/table.ts';
import type { Ahoy, At, Player } from '../state.ts';
import { tradeFrom } from './trade.ts';

/** What a position is worth to each seat, in glory at the end of the game. */

const GOAL = 30;

/** How the two factions that can control a region stand in it. */
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

/** From 0 to 1, or to -1 for the other side: how sure a lead is, given how much may still change. */
const sureness = (lead: number, doubt: number): number => lead / (doubt + Math.abs(lead));

/** What regions bring. */
interface Income {
  /** To each at the end of this round. */
  squadron: number;
  union: number;
  /** How much more the Squadron than the Union in each round after it. */
  later: number;
}

/** A tie brings nobody anything, hence the half. */
function incomeOf(state: Ahoy, holds: readonly Hold[]): Income {
  const doubt = doubtOf(state);
  const income = { squadron: 0, union: 0, later: 0 };
  state.regions.forEach(({ wealth }, i) => {
    const { squadron, union, lasting } = nth(holds, i);
    const lead = squadron - union;
    if (lead > 0) income.squadron += wealth * sureness(lead - 0.5, doubt);
    if (lead < 0) income.union += wealth * sureness(-lead - 0.5, doubt);
    income.later += wealth * sureness(lasting, 2.5);
  });
  return income;
}

/** The more dice are still to be placed, the less a lead is worth. */
function doubtOf(state: Ahoy): number {
  let dice = 0;
  for (const someone of state.players) if (!isSmuggler(someone.faction)) dice += someone.dice.length;
  return 0.1 + dice / 4;
}

/** What the leader gains in a round, as a rule. */
const PACE = 5;

/** How many rounds will follow this one. */
function roundsLeft(state: Ahoy, income: Income): number {
  let lead = 0;
  for (const someone of state.players) lead = Math.max(lead, gloryOf(someone) + incomeFor(someone, income));
  return Math.max(0, (GOAL - lead) / PACE);
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

/** What a player has besides regions: gold, dice to place, crew, whole slots, loaded cannons. */
function wealthOf(someone: Player, rounds: number): number {
  const service = isSmuggler(someone.faction) ? 0.1 : 0.5;
  let worth = 0.1 * Math.min(someone.gold, 1 + 2 * rounds) + 0.3 * someone.dice.length;
  for (const card of someone.crew) worth += service * CREW_WORTH[CARDS[card].crew] * rounds;
  for (const { id, die, damaged } of someone.slots) {
    if (damaged) worth -= 0.13 + 0.13 * rounds;
    if (die > 1 && (id === 'cannons' || id === 'cannons2')) worth += 0.04 * die;
  }
  return worth;
}

/** What a card pledged to a faction will bring at the end. [AH-SM.26] */
function pledgeOf(state: Ahoy, holds: readonly Hold[], card: CardId, faction: 'squadron' | 'union'): number {
  const { suit } = CARDS[card];
  let worth = 0;
  for (const [i, region] of state.regions.entries()) {
    if (suitOf(region) !== suit) continue;
    const { squadron, union, lasting } = nth(holds, i);
    const lead = (squadron - union + lasting) / 2;
    worth += 0.5 + 0.6 * sureness(faction === 'squadron' ? lead : -lead, 2);
  }
  return worth;
}

function pledgesOf(state: Ahoy, someone: Player, holds: readonly Hold[]): number {
  let worth = 0;
  for (const { faction, cards } of someone.pledges) {
    for (const card of cards) worth += pledgeOf(state, holds, card, faction);
  }
  return worth;
}

/** What a delivery brings at once: glory, and most of a reward. */
const DELIVERY = 2;

/** What may still be earned by trade, seen from a space. */
function tradeOf(state: Ahoy, someone: Player, here: At, holds: readonly Hold[]): number {
  return tradeFrom(state, someone, here, (card) => {
    const sides = [pledgeOf(state, holds, card, 'squadron'), pledgeOf(state, holds, card, 'union')];
    return DELIVERY + Math.max(...sides);
  });
}

/** How good a space is for a Flagship to be on, in glory. */
export function pull(
  state: Ahoy,
  someone: Player,
  here: At,
  holds: readonly Hold[] = holdsOf(state),
): number {
  const region = regionAt(state, here);
  const terrain = spaceAt(state, here);
  if (!region || !terrain) return 0;
  const treasure = 0.15 * terrain.treasure;
  switch (someone.faction) {
    case 'squadron':
      return treasure + 0.1 * region.wealth + (terrain.island ? 0.2 : 0);
    case 'union':
      return treasure + 0.1 * region.wealth + (terrain.island ? 0.4 : 0);
    case 'smuggler1':
    case 'smuggler2':
      return treasure + tradeOf(state, someone, here, holds);
  }
}

function strongholdsOf(state: Ahoy): number {
  let standing = 0;
  for (const figure of STRONGHOLDS) if (state.at[figure] !== OFF) standing++;
  return standing;
}

/** What the Union has that is not control yet: Comrades ready and on Islands, plans, ships. */
function uprisingOf(state: Ahoy): number {
  const { ready, hand } = state.uprising;
  let worth = 0.4 * Math.min(ready, 10) + 0.1 * hand.length;
  for (const { comrades } of state.regions) worth += 0.12 * comrades;
  if (state.at[CUTTER] !== OFF) worth += 0.3;
  if (state.at[GUNSHIP] !== OFF) worth += 1.2;
  return worth;
}

function worthOf(
  state: Ahoy,
  someone: Player,
  holds: readonly Hold[],
  income: Income,
  rounds: number,
): number {
  const some = Math.min(1, rounds);
  const later = (state.players.length === 2 ? 0.3 : 0.12) * rounds * income.later;
  const now = gloryOf(someone) + incomeFor(someone, income) + wealthOf(someone, rounds);
  const place = Math.min(1, 0.2 + rounds) * pull(state, someone, flagshipAt(state, someone.faction), holds);
  switch (someone.faction) {
    case 'squadron':
      return now + place + later + 0.4 * some * strongholdsOf(state);
    case 'union':
      return now + place - later + some * uprisingOf(state);
    case 'smuggler1':
    case 'smuggler2':
      return now + place + pledgesOf(state, someone, holds);
  }
}

export function worth(state: Ahoy): readonly number[] {
  const points = state.players.map(() => 0);
  const holds = holdsOf(state);
  const income = incomeOf(state, holds);
  const rounds = roundsLeft(state, income);
  for (const someone of state.players) {
    if (someone.seat >= 0) points[someone.seat] = worthOf(state, someone, holds, income, rounds);
  }
  return points;
}
