import type { Words } from '@portolan/kernel';

export const words: Words = {
  name: 'Shells',
  pitch: 'Take shells from a heap; the last one wins.',
  option: (name) => name,
  optionValue: (_name, value) => String(value),
  seat: (seat) => `Player ${seat + 1}`,
  ask: () => 'How many shells do you take?',
  choice: ({ key }) => `Take ${key}`,
  log: ({ seat, count }) => `Player ${Number(seat) + 1} takes ${Number(count)}.`,
  refuse: () => 'That many cannot be taken.',
  note: () => '',
  score: () => 'shells',
  outcome: () => 'The last shell is taken.',
  explain: () => undefined,
};
