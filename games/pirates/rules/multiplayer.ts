import type { Seat } from '@portolan/kernel';
import { squareBetween } from '../geometry/index.ts';
import { type Land, NONE, type Pirates, type Ship } from '../state.ts';
import { removeCoin, removeGear } from './sinking.ts';
import { fleetOf, isDerelict, landAt, player, type Table } from './table.ts';
import { release } from './towing.ts';
import { checkFleets, endGame } from './victory.ts';

/** Three or more players [PI-MULTI]: the end marker and the ends of the game; resigning [PI-WIN.11]. */

export const hasEndMarker = (ship: Ship): boolean => ship.coins.some(({ last }) => last);

const coinsOnIslands = (state: Pirates): number =>
  state.islands.reduce((sum, { home, coins }) => sum + (home === NONE ? coins.length : 0), 0);

/** The last coin loaded from a wild island bears the end marker. [PI-MULTI.10] */
export function markLast(table: Table, ship: Ship): void {
  const { state } = table;
  if (state.players.length === 2 || coinsOnIslands(state) > 0) return;
  const last = ship.coins.at(-1);
  if (!last) return;
  last.last = true;
  table.tell({ say: 'endMarker', ship: `ship:${ship.id}` });
}

/** Coins back on a wild island take the marker off until it is due again. [PI-MULTI.11] */
export function checkMarker(state: Pirates): void {
  if (coinsOnIslands(state) === 0) return;
  for (const { coins } of [...state.ships, ...state.islands]) for (const coin of coins) coin.last = false;
}

/** What ends a game for several players, whatever happened. [PI-MULTI.14] [PI-MULTI.15] [PI-MULTI.24] */
export function multiplayerEnd(table: Table): void {
  const { state } = table;
  const seats = state.players.map((_, seat) => seat);
  const sailing = seats.filter((seat) => fleetOf(state, seat).some((ship) => !isDerelict(ship)));
  if (sailing.length <= 1) return endGame(table, 'lastFleet');
  const shipless = seats.filter((seat) => fleetOf(state, seat).length === 0);
  if (state.players.length >= 4 && 2 * shipless.length >= state.players.length)
    return endGame(table, 'halfAreGone');
  if (!anyCoinLeft(state)) endGame(table, 'noCoinLeft');
}

const anyCoinLeft = (state: Pirates): boolean =>
  coinsOnIslands(state) > 0 ||
  state.ships.some((ship) => ship.fate !== 'sunk' && ship.coins.some(({ treasure }) => treasure === ''));

/** A player leaves with his fleet; play goes on. [PI-WIN.11] */
export function resign(table: Table, seat: Seat): void {
  const { state } = table;
  const leaver = player(state, seat);
  leaver.out = true;
  table.tell({ say: 'resigned', seat });
  for (const ship of state.ships) if (ship.seat === seat && ship.fate !== 'wreck') withdraw(table, ship);
  for (const land of state.islands)
    if (land.fort?.seat === seat) {
      land.coins.push(...land.fort.coins.splice(0));
      land.fort = null;
    }
  if (leaver.home !== NONE)
    for (const coin of landAt(state, leaver.home).coins.splice(0)) removeCoin(table, coin);
  leaver.events = [];
  leaver.calm = false;
  checkMarker(state);
  checkFleets(table);
}

function withdraw(table: Table, ship: Ship): void {
  const { state } = table;
  if (ship.fate === 'sunk') return;
  for (const other of state.ships) if (other.tower === ship.id) release(table, other);
  if (ship.tower !== NONE) release(table, ship);
  const shore = nearestWild(state, ship);
  for (const coin of ship.coins.splice(0))
    if (shore) shore.coins.push(coin);
    else removeCoin(table, coin);
  for (const sailor of ship.crew.splice(0)) player(state, sailor.seat).lost.push(sailor);
  for (const gear of ship.gear.splice(0)) removeGear(table, gear);
  ship.fate = 'sunk';
  ship.docked = NONE;
}

/** Where coins can be found again: a fort of somebody else would keep them from all. */
function nearestWild(state: Pirates, ship: Ship): Land | undefined {
  const wild = state.islands.filter(
    ({ home, fort }) => home === NONE && (fort === null || fort.seat === ship.seat),
  );
  const [nearest] = wild.toSorted((a, b) => squareBetween(ship, a) - squareBetween(ship, b));
  return nearest;
}
