import type { Advice } from '@portolan/kernel';
import { weigh } from './bot/weigh.ts';
import { worth } from './bot/worth.ts';
import type { Maracaibo } from './state.ts';

/** What the players that think know of Maracaibo: how a position stands and what is worth trying. */
export const advice: Advice<Maracaibo> = { worth, weigh, swing: 18 };
