import type { Scene, Sheet, Update } from '@portolan/service/client.ts';
import { expect, test } from 'vitest';
import { continued, linesOf, momentAt, storyOf } from './story.ts';

const sheet: Sheet = {
  id: 't',
  game: 'ahoy',
  version: 1,
  options: {},
  status: 'playing',
  open: false,
  spectators: false,
  seats: [],
  created: 0,
};
const asks = (id: number, ...seats: number[]): Scene => ({
  view: { ships: [1, 2], islands: [3] },
  asked: seats.map((seat) => ({ id, seat, about: { say: 'sail' } })),
  asides: [],
  undo: false,
  step: 0,
});
const start: Update = { n: 1, at: 10, sheet, scene: asks(1, 0), events: [{ say: 'begins' }] };
const sailed: Update = {
  n: 2,
  at: 20,
  diff: { view: { ships: { 1: [5] } }, asked: { 0: { id: [2], seat: [1] } } },
  events: [{ say: 'sailed' }, { say: 'anchored' }],
};

test('a story is put together from what was told', () => {
  const story = storyOf([start, sailed]);
  expect(story.map(({ n }) => n)).toEqual([1, 2]);
  expect(story[1]?.scene?.view).toEqual({ ships: [1, 5], islands: [3] });
  expect(linesOf(story).map(({ event, n }) => `${n} ${event.say}`)).toEqual([
    '1 begins',
    '2 sailed',
    '2 anchored',
  ]);
});

test('who answered is who was asked before and is not asked any more', () => {
  expect(storyOf([start, sailed])[1]?.by).toBe(0);
  const both: Update = { ...start, scene: asks(1, 0, 1) };
  const half: Update = { n: 2, at: 20, diff: { asked: [0, 1] } };
  expect(storyOf([both, half])[1]?.by).toBe(0);
  expect(storyOf([both, { n: 2, at: 20, scene: asks(2, 0, 1) }])[1]?.by).toBeUndefined();
});

test('what was taken back is not in the log, yet its moment is kept', () => {
  const story = continued(storyOf([start, sailed]), { n: 3, at: 30, scene: asks(3, 0), undone: [2] });
  expect(linesOf(story).map(({ n }) => n)).toEqual([1]);
  expect(story.map(({ undone }) => undone)).toEqual([false, true, false]);
});

test('a moment is found by its entry, or the last one before it', () => {
  const story = storyOf([start, { ...sailed, n: 4 }]);
  expect(momentAt(story, 3)?.n).toBe(1);
  expect(momentAt(story, 9)?.n).toBe(4);
  expect(momentAt(story, 0)).toBeUndefined();
});
