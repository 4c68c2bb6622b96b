import type { Advice } from '@portolan/kernel';
import { own } from './choices.ts';
import { weigh } from './bot/weigh.ts';
import { worth } from './bot/worth.ts';
import type { Ahoy } from './state.ts';

/** What our players know of Ahoy: how a position stands and what is worth trying. Between two actions it can be judged. */
export const advice: Advice<Ahoy> = {
  worth,
  weigh,
  swing: 5,
  calm: ({ about }) => own.ask(about).say === 'turn',
};
