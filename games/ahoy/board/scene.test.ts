import { expect, test } from 'vitest';
import { plain, whose } from './scene.ts';

test.each([
  [{ say: 'gainedGlory', faction: 'union' }, 'union'],
  [{ say: 'sailed', figure: 'figure:squadron' }, 'squadron'],
  [{ say: 'battle', attacker: 'figure:gunship', defender: 'figure:squadron' }, 'union'],
  [{ say: 'readied', count: 2 }, 'union'],
  [{ say: 'round', round: 3 }, undefined],
])('a line of the log takes the colour of whom it speaks of: %o', (event, faction) => {
  expect(whose(event)).toBe(faction);
});

test('a die on a slot where any will do and none counts keeps its value; on others it is asked for', () => {
  const asked = (slot: string) => ({
    id: 1,
    seat: 0,
    about: { say: 'value', die: 5, slot: `slot:squadron.${slot}` },
  });
  expect(plain(asked('sail'))).toBe('5');
  expect(plain(asked('deploy'))).toBe('5');
  expect(['tailwind', 'cannons', 'order'].map((slot) => plain(asked(slot)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
