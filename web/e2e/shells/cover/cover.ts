import type { Cover } from '@portolan/games/board/cover.ts';

export const cover: Cover = {
  players: '2',
  minutes: '5',
  weight: 1,
  en: { name: 'Shells', pitch: 'Take shells from a heap; the last one wins.' },
  fr: { name: 'Coquillages', pitch: 'Prenez des coquillages ; le dernier l’emporte.' },
};
