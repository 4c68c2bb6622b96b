import { STRONGHOLDS } from '../content/factions.ts';
import { CARDS, type CardId } from '../content/market.ts';
import { islandOf, suitOf } from '../rules/regions.ts';
import { type Ahoy, type At, type Player, type Region, xOf, yOf } from '../state.ts';

/** How a Smuggler's trade stands: the best round of Islands to fetch cards from and to deliver them on. */

/** What a delivery is worth before it is made: glory, a reward, and most of a pledge. */
const DELIVERY = 3;
/** What is a space farther away is worth this much less. */
const PER_SPACE = 0.88;
/** An Island where a Stronghold forbids trade is this much farther. */
const CLOSED = 6;
/** What a card is worth whose delivery is not in sight. */
const CARRIED = 0.3;
/** How many Islands ahead are looked at. */
const STOPS = 2;
const MOST_CARGO = 2;

const WORTH_AT = Array.from({ length: 128 }, (_, spaces) => {
  let worth = 1;
  for (let i = 0; i < spaces; i++) worth *= PER_SPACE;
  return worth;
});
const after = (spaces: number): number => WORTH_AT[spaces] ?? 0;

const apart = (a: At, b: At): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b));

const isClosed = (state: Ahoy, island: At): boolean =>
  STRONGHOLDS.some((figure) => state.at[figure] === island);

/** What may still be earned by trade from a space, in glory. */
export function tradeFrom(state: Ahoy, { cargo }: Player, here: At): number {
  return DELIVERY * bestRound(state, here, cargo, state.market, STOPS);
}

function bestRound(
  state: Ahoy,
  from: At,
  cargo: readonly CardId[],
  market: readonly CardId[],
  stops: number,
): number {
  let best = CARRIED * cargo.length;
  if (stops === 0) return best;
  for (const region of state.regions) {
    const worth = roundBy(state, region, from, cargo, market, stops);
    if (worth > best) best = worth;
  }
  return best;
}

/** A round that begins with this region's Island; nothing if there is no trade on it. */
function roundBy(
  state: Ahoy,
  region: Region,
  from: At,
  cargo: readonly CardId[],
  market: readonly CardId[],
  stops: number,
): number {
  const suit = suitOf(region);
  const kept = cargo.filter((card) => CARDS[card].delivers !== suit);
  const delivered = cargo.length - kept.length;
  const room = MOST_CARGO - kept.length;
  const fetched = room === 0 ? [] : market.filter((card) => CARDS[card].suit === suit).slice(0, room);
  if (delivered === 0 && fetched.length === 0) return 0;
  const island = islandOf(region);
  const way = apart(from, island) + (isClosed(state, island) ? CLOSED : 0);
  const left = fetched.length === 0 ? market : market.filter((card) => !fetched.includes(card));
  return after(way) * (delivered + bestRound(state, island, [...kept, ...fetched], left, stops - 1));
}

/** How many spaces it is to the nearest Island with something to deliver or to fetch. */
export function nextStop(state: Ahoy, { cargo }: Player, here: At): number {
  let nearest = 99;
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
