import { type Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { FLAGSHIP } from '../content/factions.ts';
import { CARDS, type CardId } from '../content/market.ts';
import { BESIDE, gridAt, type Reward } from '../content/rewards.ts';
import type { Ahoy, Player, Pledge, Region } from '../state.ts';
import type { Square, Thing, Trade } from '../choices.ts';
import { cardOptions, isDominated, recruitFree, refill } from './crew.ts';
import { addRegion } from './exploration.ts';
import { move } from './movement.ts';
import { isIsland, regionName, regionOf, suitOf } from './regions.ts';
import { flagshipAt, gainGlory, gainGold, isSmuggler, may, pick, type Table } from './table.ts';
import { removeComrades } from './union.ts';

/** The Smugglers [AH-SM]: cargo, rewards and pledges. */

const MOST_CARGO = 2;

/** The region whose Island a Smuggler trades on now, if it can. [AH-SM.1] [AH-SQ.16] [AH-SQ.17] */
function tradingPost(state: Ahoy, someone: Player): Region | undefined {
  const here = flagshipAt(state, someone.faction);
  const open = isSmuggler(someone.faction) && isIsland(state, here) && !isDominated(state, someone);
  return open ? regionOf(state, here) : undefined;
}

/** [AH-SM.3] [AH-SM.9] */
export function trades(state: Ahoy, someone: Player): Trade[] {
  const post = tradingPost(state, someone);
  if (!post) return [];
  const suit = suitOf(post);
  const wares = state.market.filter((card) => CARDS[card].suit === suit);
  const orders = someone.cargo.filter((card) => CARDS[card].delivers === suit);
  return [
    ...wares.map((card): Trade => ({ key: `pickUp ${card}`, on: CARDS[card].on, do: 'pickUp', card })),
    ...orders.map((card): Trade => ({ key: `deliver ${card}`, on: CARDS[card].on, do: 'deliver', card })),
  ];
}

/** The card becomes cargo; the row is refilled at once. [AH-SM.4] [AH-SM.5] */
export function* pickUp(table: Table, someone: Player, card: CardId): Rules {
  const { market } = table.state;
  market.splice(market.indexOf(card), 1);
  someone.cargo.push(card);
  table.tell({ say: 'pickedUp', faction: someone.faction, card: CARDS[card].on });
  refill(table);
  yield* discardCargo(table, someone);
}

/** Above 2 cargo, the Smuggler boxes what it likes least. [AH-SM.6] [AH-SM.7] */
export function* discardCargo(table: Table, someone: Player): Rules {
  while (someone.cargo.length > MOST_CARGO) {
    const { card } = yield* pick(someone.seat, { say: 'discardCargo' }, () => cardOptions(someone.cargo));
    someone.cargo.splice(someone.cargo.indexOf(card), 1);
    table.state.box.push(card);
    table.tell({ say: 'boxed', faction: someone.faction, card: CARDS[card].on });
  }
}

/** 2 glory, a richer region, a reward and a pledge. [AH-SM.10] [AH-SM.11] [AH-SM.12] [AH-SM.13] */
export function* deliver(table: Table, someone: Player, card: CardId): Rules {
  const region = regionOf(table.state, flagshipAt(table.state, someone.faction));
  table.tell({
    say: 'delivered',
    faction: someone.faction,
    card: CARDS[card].on,
    region: regionName(region),
  });
  gainGlory(table, someone, 2, 'deliveries');
  enrich(table, region);
  yield* gainReward(table, someone);
  yield* pledge(table, someone, card);
}

/** A wealth die at 6 stays there. [AH-GEN.11] [AH-SM.12] */
export function enrich(table: Table, region: Region): void {
  if (region.wealth === 6) return;
  region.wealth++;
  table.tell({ say: 'enriched', region: regionName(region), wealth: region.wealth });
}

/** Everybody sees which token the card goes under, only its owner what the token stands for. [AH-SM.14] [AH-INF.9] */
function* pledge(table: Table, someone: Player, card: CardId): Rules {
  const options = (): (Thing & { key: Pledge['faction'] })[] =>
    someone.pledges.map(({ faction }, i) => ({ key: faction, on: `pledge:${someone.faction}.${i}` }));
  const { key } = yield* pick(someone.seat, { say: 'pledge', card: CARDS[card].on }, options);
  const index = someone.pledges.findIndex((one) => one.faction === key);
  someone.cargo.splice(someone.cargo.indexOf(card), 1);
  nth(someone.pledges, index).cards.push(card);
  const told = { say: 'pledged', faction: someone.faction, token: index === 0 ? 'A' : 'B' } as const;
  table.tell(told, { [someone.seat]: { ...told, to: key } });
}

/** The white marker moves beside, never onto the black one; the black one follows where white was. [AH-SM.15] [AH-SM.16] [AH-SM.18] */
export function* gainReward(table: Table, someone: Player): Rules {
  const { faction } = someone;
  const squares = (): Square[] =>
    nth(BESIDE, someone.white)
      .filter((square) => square !== someone.black)
      .map((square) => ({
        key: String(square),
        on: `reward:${faction}.${square}`,
        square,
        reward: nth(gridAt(table.state), square),
      }));
  const { square, reward } = yield* pick(someone.seat, { say: 'reward' }, squares);
  const from = someone.white;
  someone.white = square;
  table.tell({ say: 'movedMarker', faction, to: `reward:${faction}.${square}`, reward });
  yield* takeReward(table, someone, reward);
  someone.black = from;
}

/** The reward shown may be taken. [AH-SM.17] [AH-SM.20] [AH-SM.21] [AH-SM.22] [AH-SM.23] [AH-GRID.5] */
function* takeReward(table: Table, someone: Player, reward: Reward): Rules {
  if (reward === 'none' || !(yield* may(someone.seat, { say: 'takeReward', reward }))) return;
  switch (reward) {
    case 'gold':
      gainGold(table, someone, 1, 'reward');
      return;
    case 'glory':
      gainGlory(table, someone, 1, 'rewards');
      return;
    case 'twoGlory':
      gainGlory(table, someone, 2, 'rewards');
      return;
    case 'threeGlory':
      gainGlory(table, someone, 3, 'rewards');
      return;
    case 'recruit':
      yield* recruitFree(table, someone);
      return;
    case 'region':
      yield* addRegion(table, someone);
  }
}

/** [AH-SM.32] */
export function* fullSail(table: Table, someone: Player, spaces: number): Rules {
  yield* move(table, { figure: FLAGSHIP[someone.faction], by: someone.faction, spaces });
}

/** On an Island: a free card, and for a Comrade's leaving a second one. [AH-SM.33] [AH-SM.34] [AH-SM.35] */
export function* negotiate(table: Table, someone: Player): Rules {
  const { state } = table;
  const here = flagshipAt(state, someone.faction);
  if (!isIsland(state, here) || !canNegotiate(state, someone)) return;
  if (!(yield* may(someone.seat, { say: 'negotiate' }))) return;
  yield* recruitFree(table, someone);
  const region = regionOf(state, here);
  if (region.comrades === 0 || !canNegotiate(state, someone)) return; // [AH-SM.36] [AH-SM.37]
  if (!(yield* may(someone.seat, { say: 'negotiateAgain' }))) return;
  removeComrades(table, region, 1);
  yield* recruitFree(table, someone);
}

const canNegotiate = (state: Ahoy, someone: Player): boolean =>
  state.market.length > 0 && !isDominated(state, someone);
