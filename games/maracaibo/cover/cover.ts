import type { Cover } from '../../board/cover.ts';

export const cover: Cover = {
  players: '1–4',
  minutes: 35,
  weight: 3,
  en: { name: 'Maracaibo', pitch: 'Four voyages round the Caribbean, serving three crowns and yourself.' },
  fr: {
    name: 'Maracaibo',
    pitch: 'Quatre voyages autour des Caraïbes, au service de trois couronnes et de vous-même.',
  },
};
