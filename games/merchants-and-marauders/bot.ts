import type { Advice } from '@portolan/kernel';
import { weigh } from './bot/weigh.ts';
import { worth } from './bot/worth.ts';
import type { Merchants } from './state.ts';

/** What our players know of Merchants & Marauders: how a position stands and what is worth trying. Between two actions it can be judged. */
export const advice: Advice<Merchants> = {
  worth,
  weigh,
  swing: 3,
  calm: ({ about }) => about.say === 'act',
};
