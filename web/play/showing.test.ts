import { expect, test } from 'vitest';
import type { Sheet } from '@portolan/service/client.ts';
import type { Moment } from '../tables/story.ts';
import { beginning } from './showing.ts';

const moments = (count: number): Moment[] =>
  Array.from({ length: count }, (_, i) => ({
    n: i + 1,
    at: i,
    sheet: {} as Sheet,
    scene: undefined,
    events: [{ say: 'sailed' }],
    by: 1,
    undone: false,
  }));

test('who sits down at a new table sees it from its first moment', () => {
  expect(beginning(moments(7), undefined, [0])).toBe(1);
});

test('who comes back sees on from where they left', () => {
  expect(beginning(moments(30), 12, [0])).toBe(12);
});

test('who comes by to watch sees the present', () => {
  expect(beginning(moments(7), undefined, [])).toBe(7);
});

test('of a long time only the last sixty moments are played through', () => {
  expect(beginning(moments(200), 3, [0])).toBe(141);
  expect(beginning(moments(200), undefined, [0])).toBe(200);
});
