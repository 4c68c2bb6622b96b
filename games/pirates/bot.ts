import type { Advice } from '@portolan/kernel';
import { offHand, weigh } from './bot/weigh.ts';
import { worth } from './bot/worth.ts';
import type { Pirates } from './state.ts';
import { own } from './choices.ts';

/** What our players know of Pirates: how a position stands and what is worth trying. Between two actions it can be judged. */
export const advice: Advice<Pirates> = {
  worth,
  weigh,
  habit: offHand,
  swing: 5,
  calm: ({ about }) => own.ask(about).say === 'turn',
};
