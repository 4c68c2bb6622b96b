import type { Cover } from '../../board/cover.ts';

export const cover: Cover = {
  players: '2–6',
  minutes: '45–90',
  weight: 2,
  en: { name: 'Pirates', pitch: 'Build a small fleet, search wild islands and bring the gold home.' },
  fr: { name: 'Pirates', pitch: 'Armez une petite flotte, fouillez les îles sauvages et rapportez l’or.' },
};
