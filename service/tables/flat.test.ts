import type { Json } from '@portolan/kernel';
import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Change } from '../api/change.ts';
import { flatDifference, flatten } from './flat.ts';

const { json } = letrec<{ json: Json }>((tie) => ({
  json: oneof(
    { maxDepth: 4 },
    constantFrom<Json>(null, true, 0, 1, 2, 'a', 'b', ''),
    array(tie('json'), { maxLength: 5 }),
    dictionary(constantFrom('a', 'b', 'c', 'd', '0'), tie('json'), { maxKeys: 5 }),
  ),
}));

const between = (before: unknown, after: unknown): Change | undefined =>
  flatDifference(flatten(before), flatten(after));

test('the difference of two rows, sent as JSON and applied, gives the other value', () => {
  assert(
    property(json, json, (before, after) => {
      const change = between(before, after);
      const sent = change && (JSON.parse(JSON.stringify(change)) as Change);
      expect(sent ? apply(before, sent) : before).toEqual(after);
    }),
    { numRuns: 20_000 },
  );
});

test('a row keeps what it was laid from, whatever happens to that later', () => {
  const scene = { ships: [{ at: 1 }, { at: 2 }], hand: ['a'] };
  const before = flatten(scene);
  scene.ships[1] = { at: 3 };
  expect(flatDifference(before, flatten(scene))).toEqual({ ships: { 1: { at: [3] } } });
});

test.each([
  { what: 'a field comes', before: { a: 1, c: 3 }, after: { a: 1, b: 2, c: 3 }, change: { b: [2] } },
  { what: 'a field goes', before: { a: 1, b: 2, c: 3 }, after: { a: 1, c: 3 }, change: { b: [] } },
  {
    what: 'one comes as another goes',
    before: { a: 1, c: 3 },
    after: { b: 2, c: 3 },
    change: { a: [], b: [2] },
  },
  { what: 'fields change places', before: { a: 1, b: 2 }, after: { b: 2, a: 1 }, change: undefined },
  { what: 'a field is undefined', before: { a: 1 }, after: { a: 1, b: undefined }, change: undefined },
])('only what changed is said where $what', ({ before, after, change }) => {
  expect(between(before, after)).toEqual(change);
});
