import { expect, test } from 'vitest';
import { whose } from './scene.ts';

test.each([
  [{ say: 'gainedGlory', faction: 'union' }, 'union'],
  [{ say: 'sailed', figure: 'figure:squadron' }, 'squadron'],
  [{ say: 'battle', attacker: 'figure:gunship', defender: 'figure:squadron' }, 'union'],
  [{ say: 'round', round: 3 }, undefined],
])('a line of the log takes the colour of whom it speaks of: %o', (event, faction) => {
  expect(whose(event)).toBe(faction);
});
