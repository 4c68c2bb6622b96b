import { expect, test } from 'vitest';
import { breakable } from './words.tsx';

test.each([
  ['Combattants', 'Com-bat-tants'],
  ['Contrebandier', 'Contre-ban-dier'],
  ['Réparation', 'Répa-ra-tion'],
  ['Hisser les voiles', 'Hisser les voiles'],
])('%s may break between its syllables, if it is long', (word, broken) => {
  expect(breakable(word).replaceAll('\u00AD', '-')).toBe(broken);
});

test('where there is more room, only longer words may break', () => {
  expect(breakable('Breeze Whisperer', 12)).toBe('Breeze Whisperer');
  expect(breakable('Documentaliste', 12)).toContain('\u00AD');
});
