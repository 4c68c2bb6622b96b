import type { Cover } from '../../board/cover.ts';

export const cover: Cover = {
  players: '2–4',
  minutes: 45,
  weight: 3,
  en: {
    name: 'Merchants & Marauders',
    pitch: 'Trade fair or hoist the black flag; ten glory makes a legend.',
  },
  fr: {
    name: 'Merchants & Marauders',
    pitch: 'Commercez honnêtement ou hissez le pavillon noir ; dix points de gloire font une légende.',
  },
};
