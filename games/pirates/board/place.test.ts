import { expect, test } from 'vitest';
import { answerAt, placeShape, turnedBy } from './place.ts';

const find = (on: string) => (on === 'ship:1' ? { x: 10_000, y: 10_000, heading: 9_000 } : undefined);
const asked = (shape: Parameters<typeof placeShape>[0]) => {
  const read = placeShape(shape, find);
  if (!read) throw new Error('no place is asked for');
  return read;
};
const PLAIN = { heading: 0 };

test('a ship turns towards the finger, from how it lies', () => {
  const turn = asked({ kind: 'turn', ship: 'ship:1' });
  expect(answerAt(turn, { x: 20_000, y: 10_000 }, PLAIN, [])).toEqual({ turn: -9_000 });
  expect(answerAt(turn, { x: 10_000, y: 30_000 }, PLAIN, [])).toEqual({ turn: 0 });
});

test('out of the fog it looks no farther aside than a right angle', () => {
  const out = asked({ kind: 'heading', ship: 'ship:1', direction: 0 });
  expect(answerAt(out, { x: 5_000, y: 10_001 }, PLAIN, [])).toEqual({ heading: 9_000 });
  expect(answerAt(out, { x: 20_000, y: 20_000 }, PLAIN, [])).toEqual({ heading: 4_500 });
});

test('a berth is the nearest of those there are', () => {
  const berths = [
    { x: 0, y: 0, heading: 100 },
    { x: 9_000, y: 9_000, heading: 200 },
  ];
  const pose = asked({ kind: 'pose', ship: 'ship:1' });
  expect(answerAt(pose, { x: 8_000, y: 7_000 }, PLAIN, berths)).toEqual(berths[1]);
  expect(answerAt(pose, { x: 8_000, y: 7_000 }, PLAIN, [])).toEqual({ x: 8_000, y: 7_000, heading: 0 });
});

test('a tile is shifted no farther than it may be', () => {
  const shift = asked({ kind: 'shift', ship: 'ship:1', most: 8_600 });
  expect(answerAt(shift, { x: 90_000, y: 10_000 }, PLAIN, [])).toEqual({ direction: 0, distance: 8_600 });
});

test('an island is the one chosen, or the first there is', () => {
  const island = asked({ kind: 'island', islands: ['gullspit', 'salt-widow'] });
  expect(answerAt(island, { x: 1, y: 2 }, PLAIN, [])).toEqual({ island: 'gullspit', x: 1, y: 2, heading: 0 });
  expect(answerAt(island, { x: 1, y: 2 }, { heading: 300, which: 'salt-widow' }, [])).toEqual({
    island: 'salt-widow',
    x: 1,
    y: 2,
    heading: 300,
  });
});

test('what is turned keeps its place', () => {
  expect(turnedBy({ x: 1, y: 2, heading: 35_900 }, 200)).toEqual({ x: 1, y: 2, heading: 100 });
  expect(turnedBy({ turn: 17_900 }, 200)).toEqual({ turn: -17_900 });
  expect(turnedBy({ x: 1, y: 2 }, 200)).toBeUndefined();
});
