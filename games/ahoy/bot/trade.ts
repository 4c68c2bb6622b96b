import { STRONGHOLDS } from '../content/factions.ts';
import { CARDS, type CardId } from '../content/market.ts';
import { islandOf, suitOf } from '../rules/regions.ts';
import { type Ahoy, type At, type Player, type Region, xOf, yOf } from '../state.ts';

/** How a Smuggler's trade stands: the best round of Islands to fetch cards from and to deliver them on. */

/** What is a space farther away is worth this much less. */
const PER_SPACE = 0.88;
/** An Island where a Stronghold forbids trade is this much farther. */
const CLOSED = 6;
/** What of a delivery a card is worth that is carried to nowhere in sight. */
const CARRIED = 0.3;
/** How many Islands ahead are looked at. */
const STOPS = 2;
const MOST_CARGO = 2;

const WORTH_AFTER = [1];
for (let spaces = 1; spaces < 128; spaces++) WORTH_AFTER.push((WORTH_AFTER[spaces - 1] ?? 0) * PER_SPACE);

const apart = (a: At, b: At): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b));

const isClosed = (state: Ahoy, island: At): boolean =>
  STRONGHOLDS.some((figure) => state.at[figure] === island);

/** What a Smuggler carries, and what it may fetch. */
interface Wares {
  readonly cargo: readonly CardId[];
  readonly market: readonly CardId[];
}

/** What may still be earned by trade from a space, in glory, if each card brings so much where it is delivered. */
export function tradeFrom(
  state: Ahoy,
  { cargo }: Player,
  here: At,
  brings: (card: CardId) => number,
): number {
  const worth: { [card in CardId]?: number } = {};
  for (const card of cargo) worth[card] = brings(card);
  for (const card of state.market) worth[card] = brings(card);
  const total = (cards: readonly CardId[]): number => {
    let sum = 0;
    for (const card of cards) sum += worth[card] ?? 0;
    return sum;
  };

  function bestRound(from: At, wares: Wares, stops: number): number {
    let best = CARRIED * total(wares.cargo);
    if (stops === 0) return best;
    for (const region of state.regions) best = Math.max(best, roundBy(region, from, wares, stops));
    return best;
  }

  /** A round that begins with this region's Island; nothing if there is no trade on it. */
  function roundBy(region: Region, from: At, wares: Wares, stops: number): number {
    const suit = suitOf(region);
    const kept = wares.cargo.filter((card) => CARDS[card].delivers !== suit);
    const room = MOST_CARGO - kept.length;
    const fetched = room > 0 ? wares.market.filter((card) => CARDS[card].suit === suit).slice(0, room) : [];
    if (kept.length === wares.cargo.length && fetched.length === 0) return 0;
    const island = islandOf(region);
    const way = apart(from, island) + (isClosed(state, island) ? CLOSED : 0);
    const next = {
      cargo: [...kept, ...fetched],
      market: fetched.length === 0 ? wares.market : wares.market.filter((card) => !fetched.includes(card)),
    };
    const delivered = total(wares.cargo) - total(kept);
    return (WORTH_AFTER[way] ?? 0) * (delivered + bestRound(island, next, stops - 1));
  }

  return bestRound(here, { cargo, market: state.market }, STOPS);
}

/** How many spaces it is to the nearest Island with something to deliver or to fetch. */
export function nextStop(state: Ahoy, { cargo }: Player, here: At): number {
  let nearest = Infinity;
  for (const region of state.regions) {
    const suit = suitOf(region);
    const island = islandOf(region);
    if (island === here || isClosed(state, island)) continue;
    const useful =
      cargo.some((card) => CARDS[card].delivers === suit) ||
      (cargo.length < MOST_CARGO && state.market.some((card) => CARDS[card].suit === suit));
    if (useful) nearest = Math.min(nearest, apart(here, island));
  }
  return nearest;
}
