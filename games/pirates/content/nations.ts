import type { Nation } from './types.ts';

/** How a nation's flag is drawn: its colour, and an emblem so that colour is never needed to tell two apart. */
export interface Flag {
  readonly colour: `#${string}`;
  readonly emblem:
    | 'oak'
    | 'lily'
    | 'castle'
    | 'star'
    | 'crossbones'
    | 'crescent'
    | 'lotus'
    | 'ghost'
    | 'coins'
    | 'helmet';
}

export const flags: Readonly<Record<Nation, Flag>> = {
  england: { colour: '#a5232d', emblem: 'oak' },
  france: { colour: '#2f5fb3', emblem: 'lily' },
  spain: { colour: '#c98a12', emblem: 'castle' },
  america: { colour: '#27406b', emblem: 'star' },
  pirates: { colour: '#2b2622', emblem: 'crossbones' },
  barbary: { colour: '#1d7a6b', emblem: 'crescent' },
  jade: { colour: '#4f8f2f', emblem: 'lotus' },
  cursed: { colour: '#6d3a86', emblem: 'ghost' },
  mercenaries: { colour: '#7c6a4d', emblem: 'coins' },
  vikings: { colour: '#5d7f92', emblem: 'helmet' },
};
