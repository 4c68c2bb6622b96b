import type { Json } from '@portolan/kernel';
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Change, difference } from './change.ts';

const { json } = letrec<{ json: Json }>((tie) => ({
  json: oneof(
    { maxDepth: 4, withCrossShrink: true },
    constantFrom<Json>(null, true, false, 0, 1, 2, 'a', 'b', ''),
    array(tie('json'), { maxLength: 5 }),
    dictionary(constantFrom('a', 'b', 'c', '0', '1'), tie('json'), { maxKeys: 5 }),
  ),
}));

const sent = (change: Change): Change => JSON.parse(JSON.stringify(change)) as Change;

test('a difference, sent as JSON and applied, gives the other value', () => {
  assert(
    property(json, json, (before, after) => {
      const change = difference(before, after);
      expect(change ? apply(before, sent(change)) : before).toEqual(after);
    }),
    { numRuns: 20_000 },
  );
});

test('there is no difference between a value and its copy', () => {
  assert(
    property(json, (value) => {
      expect(difference(value, structuredClone(value))).toBeUndefined();
    }),
  );
});

test('a field that is undefined is not there', () => {
  expect(difference({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  expect(difference({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ b: [] });
});

test.each([
  {
    what: 'a ship moves',
    before: { ships: [{ at: 1 }, { at: 2 }] },
    after: { ships: [{ at: 1 }, { at: 3 }] },
    change: { ships: { 1: { at: [3] } } },
  },
  {
    what: 'a card leaves the middle of a hand',
    before: ['a', 'b', 'c', 'd'],
    after: ['a', 'c', 'd'],
    change: [1, 1],
  },
  { what: 'a card is drawn', before: ['a'], after: ['a', 'b'], change: [1, 0, 'b'] },
  { what: 'the last is gone', before: ['a', 'b'], after: ['a'], change: [1, 1] },
  { what: 'a number becomes a list', before: 1, after: [1], change: [[1]] },
])('only what changed is said: $what', ({ before, after, change }) => {
  expect(difference(before, after)).toEqual(change);
});

test('what did not change is the very same thing afterwards', () => {
  const before = { ships: [{ at: 1 }, { at: 2 }], islands: [{ gold: 1 }] };
  const after = apply(before, { ships: { 1: { at: [3] } } }) as typeof before;
  expect(after.islands).toBe(before.islands);
  expect(after.ships[0]).toBe(before.ships[0]);
  expect(after.ships).not.toBe(before.ships);
});
