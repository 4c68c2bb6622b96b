import type { Cover } from '../../board/cover.ts';

export const cover: Cover = {
  players: '1–4',
  minutes: '120',
  weight: 2,
  en: {
    name: 'Dead Reckoning',
    pitch: 'Train your crew, chart the dark waters, hold islands and count your coins.',
  },
  fr: {
    name: 'Dead Reckoning',
    pitch: 'Formez votre équipage, cartographiez les eaux sombres, tenez des îles et comptez vos pièces.',
  },
};
