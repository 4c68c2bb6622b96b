import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { STRONGHOLDS } from '../content/factions.ts';
import { CARDS, type CardId } from '../content/market.ts';
import type { Suit } from '../content/tiles.ts';
import type { Ahoy, Player } from '../state.ts';
import type { CardOption, Recruiting } from '../choices.ts';
import { distinct, quotaMet, useDie } from './dice.ts';
import { isIsland, regionOf, suitOf } from './regions.ts';
import { flagshipAt, onMap, pick, spendGold, type Table, whereIs } from './table.ts';

/** Crew and Market [AH-CRW]. */

export const MARKET_ROW = 3;

/** A Stronghold keeps opposing Flagships on its Island from recruiting and from trading. [AH-SQ.15] [AH-SQ.16] [AH-SQ.17] */
export function isDominated(state: Ahoy, someone: Player): boolean {
  const here = flagshipAt(state, someone.faction);
  return someone.faction !== 'squadron' && STRONGHOLDS.some((figure) => whereIs(state, figure) === here);
}

/** The colours somebody may recruit now: that of the Flagship's Island, and for the Squadron those with a Stronghold. [AH-CRW.1] [AH-SQ.14] */
function suitsToRecruit(state: Ahoy, someone: Player): Suit[] {
  const suits: Suit[] = [];
  if (isDominated(state, someone)) return suits;
  const here = flagshipAt(state, someone.faction);
  if (isIsland(state, here)) suits.push(suitOf(regionOf(state, here)));
  if (someone.faction !== 'squadron') return suits;
  for (const figure of onMap(state, STRONGHOLDS)) suits.push(suitOf(regionOf(state, whereIs(state, figure))));
  return suits;
}

const RECRUITINGS = new Map<CardId, readonly Recruiting[]>();
/** The options for a card, by the die it is paid with. */
function recruitingsOf(card: CardId): readonly Recruiting[] {
  const known = RECRUITINGS.get(card);
  if (known) return known;
  const made = [0, 1, 2, 3, 4, 5, 6].map((die): Recruiting => ({
    key: die === 0 ? `recruit ${card}` : `recruit ${card} ${die}`,
    on: CARDS[card].on,
    do: 'recruit',
    card,
    die,
  }));
  RECRUITINGS.set(card, made);
  return made;
}

/** Cards that can be recruited and paid for now; a die cost is one of the turn's dice. [AH-CRW.2] [AH-CRW.5] */
export function recruitings(state: Ahoy, someone: Player): Recruiting[] {
  const suits = suitsToRecruit(state, someone);
  if (suits.length === 0) return [];
  const found: Recruiting[] = [];
  for (const card of state.market) {
    const { suit, cost } = CARDS[card];
    if (!suits.includes(suit)) continue;
    const ways = recruitingsOf(card);
    if (cost !== 'die') {
      if (someone.gold >= cost) found.push(nth(ways, 0));
    } else if (!quotaMet(state)) {
      for (const die of distinct(someone.dice)) found.push(nth(ways, die));
    }
  }
  return found;
}

/** Recruits a card for its cost; the row is refilled at once. [AH-CRW.9] */
export function recruit(table: Table, someone: Player, { card, die }: Recruiting): void {
  const { cost } = CARDS[card];
  if (cost === 'die') useDie(table.state, someone, die);
  else spendGold(table.state, someone, cost);
  join(table, someone, card, cost === 'die' ? die : 0);
  refill(table);
}

/** The card leaves the row and joins the crew, the die it cost lying on it. [AH-CRW.6] [AH-CRW.7] */
export function join(table: Table, someone: Player, card: CardId, die: number): void {
  const { market } = table.state;
  market.splice(market.indexOf(card), 1);
  enlist(someone, card, die);
  table.tell({ say: 'recruited', faction: someone.faction, card: CARDS[card].on, die });
}

/** A card becomes somebody's crew, with a slot of its own. */
export function enlist(someone: Player, card: CardId, die = 0): void {
  someone.crew.push(card);
  someone.slots.push({ id: card, die, damaged: false });
}

/** [AH-CRW.11] */
export function refill(table: Table): void {
  const { market, deck } = table.state;
  while (market.length < MARKET_ROW) {
    const card = deck.pop();
    if (card === undefined) return;
    market.push(card);
    table.reveal();
    table.tell({ say: 'revealed', card: CARDS[card].on });
  }
}

/** Takes a card from a crew: its die is set aside for the round, its damage returned. [AH-RULING.49] */
export function dismiss(someone: Player, card: CardId): void {
  someone.crew.splice(someone.crew.indexOf(card), 1);
  const at = someone.slots.findIndex((slot) => slot.id === card);
  const [slot] = someone.slots.splice(at, 1);
  if (slot && slot.die > 0) someone.setAside.push(slot.die);
}

/** Out of the game for good. [AH-GEN.16] */
export function boxCrew(table: Table, someone: Player, card: CardId): void {
  dismiss(someone, card);
  table.state.box.push(card);
  table.tell({ say: 'boxed', faction: someone.faction, card: CARDS[card].on });
}

export const cardOptions = (cards: readonly CardId[]): CardOption[] =>
  cards.map((card) => ({ key: card, on: CARDS[card].on, card }));

/** Recruits one card ignoring its cost and colour, if there is one and no Stronghold forbids it. [AH-SM.20] [AH-SQ.18] */
export function* recruitFree(table: Table, someone: Player): Rules {
  const { state } = table;
  if (state.market.length === 0 || isDominated(state, someone)) return;
  const { card } = yield* pick(someone.seat, { say: 'recruitFree' }, () => cardOptions(state.market));
  join(table, someone, card, 0);
  refill(table);
}
