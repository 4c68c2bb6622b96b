import { type Rules, type Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type Coin, type Gear, NOBODY, NONE, PUBLIC, type Sailor, seenBy, type Ship } from '../state.ts';
import type { CoinHeld } from '../choices.ts';
import type { Ask, Reason } from '../says.ts';
import { coinName, roomForCoins, showStowage } from './cargo.ts';
import type { Culprit } from './damage.ts';
import { askSaveCoin } from './events.ts';
import { knows } from './highseas.ts';
import { hasEndMarker } from './multiplayer.ts';
import { returnHome } from './eternal.ts';
import { has } from '../content/types.ts';
import { cardOf, isCoin, kindOf, landAt, picks, player, shipName, show, stir, type Table } from './table.ts';
import { endTowsOf, release } from './towing.ts';
import { checkGold, endGame } from './victory.ts';

/** Sinking [PI-SINK]: who gets the treasure, and what goes to the bottom. */

/** A ship goes down. Whoever sank it loots first; then two players share the rest. [PI-SINK.1] [PI-SINK.2] [PI-SINK.3] */
export function* sink(table: Table, ship: Ship, by?: Culprit): Rules {
  const { state } = table;
  if (ship.fate !== 'afloat') return;
  table.tell({ say: 'sank', ship: shipName(ship), from: { x: ship.x, y: ship.y } });
  stir(state);
  ship.masts = ship.masts.map(() => 'lost');
  if (state.turn.after?.ship === ship.id) state.turn.after = null; // [PI-MOVE.12]
  const boreMarker = hasEndMarker(ship);
  yield* askSaveCoin(table, ship);
  if (by?.ship && canCoinHeld(by.ship)) yield* loot(table, by.ship, ship);
  if (by && state.players.length === 2) share(table, ship, by.seat);
  goDown(table, ship, by);
  if (boreMarker) endGame(table, 'lastCoinSank'); // even if its last coin was looted [PI-MULTI.13]
  if (isEternal(ship)) yield* returnHome(table, ship);
}

const isEternal = (ship: Ship): boolean => has(cardOf(ship), 'eternal');

/** Forts, marines, flotillas and sea dragons take nothing. [PI-SINK.11] */
const canCoinHeld = (ship: Ship): boolean =>
  ship.fate === 'afloat' && kindOf(ship) !== 'flotilla' && kindOf(ship) !== 'seadragon';

/** Up to its own free space, unseen where the coins lie face down. [PI-SINK.2] [PI-UT.2] */
function* loot(table: Table, ship: Ship, sunk: Ship): Rules {
  const takeable = (): CoinHeld[] =>
    sunk.coins.map((_, i) => ({ key: `${i}` as const, on: coinName(sunk, i), coin: i }));
  const fits = (chosen: readonly CoinHeld[]): Reason | undefined => {
    const coins = chosen.filter(({ coin }) => isCoin(nth(sunk.coins, coin)));
    return coins.length > roomForCoins(ship) ? { say: 'noRoomAboard', rule: 'PI-SINK.2' } : undefined;
  };
  const treasures = sunk.coins.filter((coin) => !isCoin(coin)).length;
  const most = Math.min(sunk.coins.length, roomForCoins(ship) + treasures);
  if (most === 0) return;
  const about: Ask = { say: 'loot', ship: shipName(ship), enemy: shipName(sunk) };
  const chosen = yield* picks(ship.seat, about, takeable, { min: 0, max: most }, fits);
  const coins = chosen.map(({ coin }) => nth(sunk.coins, coin));
  sunk.coins = sunk.coins.filter((coin) => !coins.includes(coin));
  for (const coin of coins) {
    show(table, coin, seenBy(ship.seat));
    passCoin(table, ship, coin);
  }
  if (coins.length === 0) return;
  showStowage(table, ship);
  table.reveal();
  table.tell({ say: 'looted', ship: shipName(ship), enemy: shipName(sunk), count: coins.length });
}

/** A coin comes aboard; at a home island or fort it is to be unloaded. A sea monster swallows what is unique. [PI-DOCK.11] [PI-KW.seamonster.11] */
export function passCoin(table: Table, ship: Ship, coin: Coin): void {
  const { state } = table;
  if (kindOf(ship) === 'seamonster' && !isCoin(coin)) return removeCoin(table, coin);
  ship.coins.push(coin);
  stir(state);
  if (ship.docked === NONE) return;
  const land = landAt(state, ship.docked);
  if (land.home === ship.seat || land.fort?.seat === ship.seat) ship.unloads = true;
}

/** What is left is parted so that the sums differ least, the larger to the sinker. [PI-SINK.3] [PI-SINK.4] [PI-SINK.5] */
function share(table: Table, ship: Ship, sinker: Seat): void {
  const { state } = table;
  const coins = ship.coins.filter(isCoin);
  if (coins.length === 0) return;
  ship.coins = ship.coins.filter((coin) => !isCoin(coin));
  const larger = largerPart(coins.map(({ gold }) => gold));
  const part = (seat: Seat, own: Coin[]): void => {
    for (const coin of own) show(table, coin); // [PI-SINK.6]
    landAt(state, player(state, seat).home).coins.push(...own);
    const gold = own.reduce((sum, coin) => sum + coin.gold, 0);
    if (gold > 0) table.tell({ say: 'shared', seat, gold, ship: shipName(ship) });
  };
  part(
    sinker,
    coins.filter((_, i) => larger.includes(i)),
  );
  part(
    ship.seat,
    coins.filter((_, i) => !larger.includes(i)),
  );
  checkGold(table);
}

/** The sinker's coins: the least sum that is at least half, with as few coins as will do. [PI-SINK.5] */
export function largerPart(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let best: number[] = [...values.keys()];
  let least = total;
  for (let mask = 0; mask < 1 << Math.min(values.length, 16); mask++) {
    const part = [...values.keys()].filter((i) => (mask >> i) & 1);
    const sum = part.reduce((all, i) => all + nth(values, i), 0);
    if (2 * sum < total || sum > least || (sum === least && part.length >= best.length)) continue;
    [best, least] = [part, sum];
  }
  return best;
}

/** Everything still aboard leaves the game, and the ship with it. [PI-SINK.7] [PI-SINK.8] [PI-SINK.9] [PI-SINK.10] */
function goDown(table: Table, ship: Ship, by?: Culprit): void {
  endTowsOf(table, ship);
  if (ship.tower !== NONE) release(table, ship);
  for (const coin of ship.coins.splice(0)) removeCoin(table, coin);
  if (!isEternal(ship)) {
    for (const sailor of ship.crew.splice(0)) removeCrew(table, sailor, by?.seat);
    for (const gear of ship.gear.splice(0)) removeGear(table, gear);
  }
  Object.assign(ship, DOWN);
}

/** What no longer holds for a ship that has gone down. */
const DOWN = {
  fate: 'sunk',
  docked: NONE,
  began: NONE,
  unloads: false,
  lostIn: NONE,
  entangledIn: NONE,
  heldBy: NONE,
  slips: NONE,
  scuttling: false,
  submerged: false,
  intangible: false,
  blades: false,
  jammed: false,
} as const;

/** Out of the game, and shown. */
export function removeCoin(table: Table, coin: Coin): void {
  show(table, coin);
  coin.last = false;
  table.state.deep.push(coin);
}

export function removeGear(table: Table, gear: Gear): void {
  show(table, gear);
  table.state.scrap.push(gear);
}

/** A crew is eliminated, face up; a hostage becomes 1 gold for whoever did it. [PI-BOARD.7] [PI-KW.ransom.2] [PI-KW.ransom.5] */
export function removeCrew(table: Table, sailor: Sailor, by: Seat | undefined): void {
  const { state } = table;
  show(table, sailor);
  table.tell({ say: 'lostCrew', seat: sailor.seat, crew: sailor.crew });
  if (by === undefined || by === sailor.seat || !knows(sailor, 'ransom')) {
    player(state, sailor.seat).lost.push(sailor);
    return;
  }
  landAt(state, player(state, by).home).coins.push(ransom(sailor, 1));
  table.tell({ say: 'ransomed', seat: by, crew: sailor.crew, gold: 1 });
  checkGold(table);
}

/** A crew as treasure: a coin that lies face up. [PI-KW.ransom.3] */
export const ransom = (sailor: Sailor, gold: number): Coin => ({
  gold,
  treasure: '',
  crew: sailor.crew,
  last: false,
  seen: PUBLIC | NOBODY,
});
