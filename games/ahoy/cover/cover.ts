import type { Cover } from '../../board/cover.ts';

export const cover: Cover = {
  players: '2–4',
  minutes: '45–75',
  weight: 2,
  en: { name: 'Ahoy', pitch: 'Rival crews on an uncharted sea: fight, deliver, and race to thirty glory.' },
  fr: {
    name: 'Ahoy',
    pitch:
      'Des équipages rivaux sur une mer inconnue : combattre, livrer, et filer vers trente points de gloire.',
  },
};
