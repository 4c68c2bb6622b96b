import { Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { givenUp, nth, ranking, redeal } from './lists.ts';

test('who is equal shares a place', () => {
  const points = [3, 7, 7, 1];
  expect(ranking([0, 1, 2, 3], (a, b) => nth(points, b) - nth(points, a))).toEqual([[1, 2], [0], [3]]);
});

test('who gives up comes after all others', () => {
  expect(givenUp([0, 1, 2], 1)).toEqual([[0, 2], [1]]);
});

test('a deal of hidden cards depends on which cards there are, not on where they truly lie', () => {
  const one = [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ];
  const other = [
    ['e', 'c', 'd'],
    ['a', 'b'],
  ];
  redeal(Random.seeded('deal'), ...one);
  redeal(Random.seeded('deal'), ...other);
  expect(one).toEqual(other);
  expect(one.map((place) => place.length)).toEqual([3, 2]);
  expect(one.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('there must be something at a place that is asked for', () => {
  expect(() => nth([], 0)).toThrow('nothing at 0 of 0');
});
