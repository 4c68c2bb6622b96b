import type { Scene, Sheet } from '@portolan/service/client.ts';
import { expect, test } from 'vitest';
import type { Moment } from '../tables/story.ts';
import { coursesOf, leapsOf, lineOf, ticksOf, topOf } from './tally.ts';

const moment = (n: number, glory: readonly number[], undone = false): Moment => ({
  n,
  at: n,
  sheet: {} as Sheet,
  scene: { view: glory } as unknown as Scene,
  events: [],
  by: undefined,
  undone,
});
const tallies = (view: unknown) => [{ key: 'glory', title: 'Glory', bySeat: view as number[] }];
const story = [moment(1, [0, 0]), moment(2, [3, 0]), moment(3, [9, 9], true), moment(4, [4, 7])];

test('a course leaves out what was taken back', () => {
  const [glory] = coursesOf(story, tallies);
  expect(glory?.points).toEqual([
    { n: 1, bySeat: [0, 0] },
    { n: 2, bySeat: [3, 0] },
    { n: 4, bySeat: [4, 7] },
  ]);
});

test('the largest gains are told in the order they came', () => {
  const [glory] = coursesOf(story, tallies);
  expect(glory && leapsOf(glory, 2)).toEqual([
    { n: 2, seat: 0, from: 0, to: 3 },
    { n: 4, seat: 1, from: 0, to: 7 },
  ]);
});

test('a line steps from moment to moment and fills its box', () => {
  const [glory] = coursesOf(story, tallies);
  expect(glory && topOf(glory)).toBe(7);
  expect(glory && lineOf(glory, 1, 7, { width: 100, height: 70 })).toBe('M0 70H50V70H100V0');
});

test.each([
  { top: 4, ticks: [0, 1, 2, 3, 4] },
  { top: 7, ticks: [0, 2, 4, 6] },
  { top: 32, ticks: [0, 10, 20, 30] },
])('an axis to $top has few, round marks', ({ top, ticks }) => {
  expect(ticksOf(top)).toEqual(ticks);
});
