import type { Random } from '@portolan/kernel';
import { NONE, type Pirates } from '../state.ts';
import { goldIn } from './table.ts';

/** Dealing the treasure [PI-SET.21]: all coins, face down, equally to the wild islands. */
export function dealTreasure(state: Pirates, random: Random): void {
  random.shuffle(state.bag, 'treasure');
  const wild = state.islands.filter(({ home }) => home === NONE);
  const each = Math.floor(state.bag.length / wild.length);
  for (const land of wild) land.coins.push(...state.bag.splice(0, each));
  for (const land of wild) land.coins.push(...state.bag.splice(0, 1)); // leftovers, one each [PI-SET.22]
  state.startingGold = wild.reduce((sum, { coins }) => sum + goldIn(coins), 0); // [PI-SET.24]
}
