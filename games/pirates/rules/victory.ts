import type { Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { pieces } from '../content/pieces.ts';
import { treasures } from '../content/treasure.ts';
import { type Coin, NONE, type Pirates } from '../state.ts';
import type { Why } from '../says.ts';
import { multiplayerEnd } from './multiplayer.ts';
import { hasOwnEnds, scenarioEnd } from './solo.ts';
import { fleetOf, goldIn, isDerelict, player, type Table } from './table.ts';

/** Victory for two players [PI-WIN], and what ends every game. */

const QUIET_ROUNDS = 20;
const MOST_TURNS = 150;

/** Gold on the home island and in forts. [PI-DOCK.13] [PI-FORT.5] */
export function banked(state: Pirates, seat: Seat): number {
  const { home } = player(state, seat);
  const atHome = home === NONE ? 0 : goldIn(nth(state.islands, home).coins);
  return state.islands.reduce(
    (sum, { fort }) => sum + (fort?.seat === seat ? goldIn(fort.coins) : 0),
    atHome,
  );
}

/** Gold aboard, where unique treasures are worth nothing. [PI-UT.3] */
export const aboard = (state: Pirates, seat: Seat): number =>
  fleetOf(state, seat).reduce((sum, ship) => sum + goldIn(ship.coins), 0);

/** What a coin can still be worth. [PI-UT.3] */
const promise = (coin: Coin): number =>
  coin.treasure === '' ? coin.gold : (treasures[coin.treasure].gold ?? 0);

const isTwo = (state: Pirates): boolean => state.players.length === 2 && state.scenario === 'none';
const isGoldGame = (state: Pirates): boolean => isTwo(state) || state.scenario === 'goldRush';

/** The first to hold more than half of the starting gold wins at once. [PI-WIN.1] [PI-WIN.3] [PI-WIN.4] */
export function checkGold(table: Table): void {
  const { state } = table;
  if (state.stage !== 'turn' || !isGoldGame(state)) return;
  const winner = state.players.findIndex((_, seat) => 2 * banked(state, seat) > state.startingGold);
  if (winner >= 0) declare(table, 'halfTheGold', [winner]);
}

/** Ends the game by the gold each player has. */
export function endGame(table: Table, why: Why): void {
  const { state } = table;
  if (state.stage === 'over') return;
  declare(table, why, leaders(state, why));
}

export function declare(table: Table, why: Why, winners: Seat[]): void {
  const { state } = table;
  if (state.stage === 'over') return;
  state.stage = 'over';
  state.result = { why, winners };
  table.reveal();
  table.tell({ say: 'gameOver', why, winners: [...winners] });
}

/** Who has most: on land, and where the fleets are gone or several play, aboard too. [PI-WIN.5] [PI-WIN.6] [PI-MULTI.17] */
function goldOf(state: Pirates, seat: Seat, why: Why): number {
  const counted = state.players.length > 2 || why === 'noFleet';
  return banked(state, seat) + (counted ? aboard(state, seat) : 0);
}

/** Ties: the stronger fleet for two, more banked gold for more, and else they share. [PI-WIN.8] [PI-MULTI.19] */
export function rank(state: Pirates, seat: Seat, why: Why): [gold: number, tie: number] {
  const gold = player(state, seat).out ? -1 : goldOf(state, seat, why);
  return [gold, state.players.length > 2 ? banked(state, seat) : strength(state, seat)];
}

const strength = (state: Pirates, seat: Seat): number =>
  fleetOf(state, seat)
    .filter((ship) => !isDerelict(ship))
    .reduce((sum, ship) => sum + pieces[ship.piece].cost, 0);

export const byRank = (a: readonly [number, number], b: readonly [number, number]): number =>
  b[0] - a[0] || b[1] - a[1];

function leaders(state: Pirates, why: Why): Seat[] {
  const ranks = state.players.map((_, seat) => rank(state, seat, why));
  const best = nth(ranks.toSorted(byRank), 0);
  return ranks.flatMap((one, seat) => (byRank(one, best) === 0 ? [seat] : []));
}

/** What may end a game after any action: a fleet is gone, or an end for several players has come. */
export function checkFleets(table: Table): void {
  const { state } = table;
  if (state.stage !== 'turn') return;
  if (scenarioEnd(table)) return;
  if (state.players.length > 2) return multiplayerEnd(table);
  if (state.players.some((_, seat) => !hasPieces(state, seat))) endGame(table, 'noFleet'); // [PI-WIN.6]
}

export const hasPieces = (state: Pirates, seat: Seat): boolean =>
  state.ships.some((ship) => ship.seat === seat && (ship.fate === 'afloat' || ship.fate === 'waiting'));

/** What may end it when a turn is over. [PI-WIN.5] [PI-WIN.7] [PI-WIN.12] [PI-MULTI.22] */
export function checkEndOfTurn(table: Table): void {
  const { state } = table;
  checkFleets(table);
  if (state.stage !== 'turn') return;
  if (isGoldGame(state) && state.players.every((_, seat) => !canStillWin(state, seat)))
    return endGame(table, 'outOfReach');
  const round = state.players.filter(({ out }) => !out).length;
  if (state.quiet >= QUIET_ROUNDS * round) return runOut(table, 'becalmed');
  if (state.players.every(({ out, turns }) => out || turns >= MOST_TURNS)) runOut(table, 'tooLong');
}

/** Time is over: by gold, but a scenario that was not won is lost. */
function runOut(table: Table, why: Why): void {
  if (hasOwnEnds(table.state)) declare(table, 'scenarioLost', [1]);
  else endGame(table, why);
}

/** Banked gold and all that could still be had: on wild islands, wrecks and ships, and in enemy forts. */
function canStillWin(state: Pirates, seat: Seat): boolean {
  let gold = banked(state, seat);
  for (const land of state.islands) {
    if (land.home === NONE) gold += promised(land.coins);
    if (land.fort && land.fort.seat !== seat) gold += goldIn(land.fort.coins);
  }
  for (const ship of state.ships) if (ship.fate !== 'sunk') gold += promised(ship.coins);
  return 2 * gold > state.startingGold;
}

const promised = (coins: readonly Coin[]): number => coins.reduce((sum, coin) => sum + promise(coin), 0);
