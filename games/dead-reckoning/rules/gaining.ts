import type { Rules } from '@portolan/kernel';
import type { Goods, Store } from '../content/effects.ts';
import { HARBOR, type Player, type Reckoning, type Space } from '../state.ts';
import { checkAchievements } from './achievements.ts';
import { amountOn } from './cards.ts';
import { isOpen } from './control.ts';
import { boardAt, spaceName } from './ocean.ts';
import { takeAboard } from './stowing.ts';
import { amount, type Table } from './table.ts';

/** Gaining goods [DR-GAIN]. */

export const goodsOn = (
  state: Reckoning,
  someone: Player,
  source: number,
  goods: Goods,
): [cargo: number, coin: number] => [
  goods.cargo ? amountOn(state, someone, source, goods.cargo) : 0,
  goods.coin ? amountOn(state, someone, source, goods.coin) : 0,
];

/** Gains goods at the dock and in the chest, aboard, either, or on an island. [DR-GAIN.12] */
export function* gainGoods(table: Table, someone: Player, cargo: number, coin: number, to: Store): Rules {
  if (cargo + coin === 0) return;
  switch (to) {
    case 'dock':
      return gainAtDock(table, someone, cargo, coin);
    case 'ship':
      return yield* gainAboard(table, someone, cargo, coin);
    case 'either':
      return yield* gainSplit(table, someone, cargo, coin);
    case 'island':
      return gainOnIsland(table, someone, someone.at, cargo, coin);
  }
}

/** Wherever the ship is. [DR-GAIN.1] [DR-GAIN.10] */
function gainAtDock(table: Table, someone: Player, cargo: number, coin: number): void {
  someone.dock += cargo;
  someone.chest += coin;
  table.tell({ say: 'gained', seat: someone.seat, cargo, coin, to: 'dock', space: spaceName(HARBOR) });
  checkAchievements(table);
}

/** [DR-GAIN.2] */
export function* gainAboard(table: Table, someone: Player, cargo: number, coin: number): Rules {
  table.tell({ say: 'gained', seat: someone.seat, cargo, coin, to: 'ship', space: spaceName(someone.at) });
  yield* takeAboard(table, someone, cargo, coin);
}

/** The player says how much goes aboard. [DR-GAIN.3] */
function* gainSplit(table: Table, someone: Player, cargo: number, coin: number): Rules {
  const about = { say: 'split', cargo, coin } as const;
  const aboard = yield* amount(someone.seat, about, { min: 0, max: cargo + coin });
  const crates = Math.min(aboard, cargo);
  const coins = aboard - crates;
  if (aboard < cargo + coin) gainAtDock(table, someone, cargo - crates, coin - coins);
  if (aboard > 0) yield* gainAboard(table, someone, crates, coins);
}

/** On the island under the ship, if it is open. [DR-GAIN.4] */
function gainOnIsland(table: Table, someone: Player, space: Space, cargo: number, coin: number): void {
  if (!isOpen(table.state, someone, space)) return;
  const board = boardAt(table.state, space);
  board.cargo += cargo;
  board.coin += coin;
  table.tell({ say: 'gained', seat: someone.seat, cargo, coin, to: 'island', space: spaceName(space) });
}
