import type { Setting } from '../set-the-table/setting.ts';

const Square = () => (
  <svg viewBox="0 0 52 52" aria-hidden="true">
    <path d="M6 6H46V46H6Z" fill="var(--seat)" stroke="var(--coast)" strokeWidth="2" />
  </svg>
);

export const storySetting: Setting = {
  seats: { min: 2, max: 4 },
  options: {
    solo: { values: ['none', 'voyage', 'scoreAttack'], default: 'none' },
    level: { values: [1, 2, 3, 4], default: 2 },
    daily: { values: [true, false], default: false },
  },
  places: (seats) =>
    ['Bluefin Squadron', 'Mollusk Union', 'First smuggler', 'Second smuggler']
      .slice(0, seats)
      .map((name) => ({
        key: name,
        name,
        role: 'Patrols and holds the islands',
        colour: 'var(--danger)',
        Emblem: Square,
      })),
  option: (name) => name,
  optionValue: (_name, value) => String(value),
  firstWords: () => [
    'Roll your dice, place them, and do what they say.',
    'Sail off the edge and the sea grows a new tile.',
    'Two sides hold islands; the smugglers deliver.',
  ],
};
