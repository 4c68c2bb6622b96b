import { expect, test } from 'vitest';
import { toggled } from './deciding.ts';

test('choosing a thing again lets go of it', () => {
  expect(toggled(['a', 'b'], 'a', 3)).toEqual(['b']);
});

test('one more than may be chosen lets go of the oldest', () => {
  expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
});
