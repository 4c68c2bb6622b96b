import { nth } from '../../common/lists.ts';
import type { Player } from '../state.ts';
import { hullFace } from './cards.ts';

/** The ship's holds [DR-CARGO.11] [DR-CARGO.12]. */

/** What lies in each hold: cargo and coins. */
export type Stowage = readonly (readonly [cargo: number, coin: number])[];

export const HULLS = 4;

export const capacity = (someone: Player, hull: number): number => hullFace(someone, hull).hold;

export function cargoAboard({ hull }: Player): number {
  let sum = 0;
  for (const { cargo } of hull) sum += cargo;
  return sum;
}

export function coinsAboard({ hull }: Player): number {
  let sum = 0;
  for (const { coin } of hull) sum += coin;
  return sum;
}

export function roomAboard(someone: Player): number {
  let room = 0;
  for (let hull = 0; hull < HULLS; hull++) {
    const { cargo, coin } = nth(someone.hull, hull);
    room += Math.max(0, capacity(someone, hull) - cargo - coin);
  }
  return room;
}

export const stowageOf = ({ hull }: Player): [number, number][] =>
  hull.map(({ cargo, coin }) => [cargo, coin]);

export function stow(someone: Player, stowage: Stowage): void {
  someone.hull.forEach((hull, i) => {
    [hull.cargo, hull.coin] = nth(stowage, i);
  });
}

/** Whether every hold holds what is said to lie in it. [DR-SUP.16] */
export const fits = (someone: Player, stowage: Stowage): boolean =>
  stowage.length === HULLS &&
  stowage.every(([cargo, coin], hull) => cargo >= 0 && coin >= 0 && cargo + coin <= capacity(someone, hull));

export const sumOf = (stowage: Stowage): [cargo: number, coin: number] => {
  let cargo = 0;
  let coin = 0;
  for (const [some, money] of stowage) {
    cargo += some;
    coin += money;
  }
  return [cargo, coin];
};

/** The largest holds without a benefit first: goods there furl no sail. */
export function bestOrder(someone: Player): number[] {
  return [0, 1, 2, 3].sort(
    (a, b) =>
      Number(hullFace(someone, a).ability.length > 0) - Number(hullFace(someone, b).ability.length > 0) ||
      capacity(someone, b) - capacity(someone, a) ||
      a - b,
  );
}

/** Lays so much into the holds, filling one after the other in this order; what finds no room is left over. */
export function packed(
  someone: Player,
  cargo: number,
  coin: number,
  order: readonly number[] = bestOrder(someone),
): [stowage: [number, number][], left: number] {
  const stowage: [number, number][] = [0, 1, 2, 3].map(() => [0, 0]);
  let [coins, crates] = [coin, cargo];
  for (const hull of order) {
    const room = capacity(someone, hull);
    const money = Math.min(coins, room);
    const goods = Math.min(crates, room - money);
    stowage[hull] = [goods, money];
    coins -= money;
    crates -= goods;
  }
  return [stowage, coins + crates];
}
