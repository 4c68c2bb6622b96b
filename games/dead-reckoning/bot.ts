import type { Advice } from '@portolan/kernel';
import { weigh } from './bot/weigh.ts';
import { worth } from './bot/worth.ts';
import type { Reckoning } from './state.ts';

/** What our players know of Dead Reckoning: how a position stands and what is worth trying. A turn is judged when it is over. */
export const advice: Advice<Reckoning> = { worth, weigh, swing: 8 };
