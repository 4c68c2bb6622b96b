import { expect, test } from 'vitest';
import { fitted, holds, panned, uncovered, zoomed } from './camera.ts';

const extent = { x: 0, y: 0, width: 400, height: 400 };
const whole = fitted(extent, { width: 800, height: 400 });

test('the whole board is seen in the shape of the screen, in its middle', () => {
  expect(whole).toEqual({ x: -200, y: 0, width: 800, height: 400 });
  expect(holds(whole, extent)).toBe(true);
});

test('the board is seen below what covers the head of the screen', () => {
  const below = fitted(extent, { width: 800, height: 500 }, 100);
  expect(below).toEqual({ x: -200, y: -100, width: 800, height: 500 });
  const seen = uncovered(below, { width: 800, height: 500 }, 100);
  expect(seen).toEqual({ x: -200, y: 0, width: 800, height: 400 });
});

test('zooming keeps the point under the finger in its place', () => {
  const about = { x: 100, y: 300 };
  const closer = zoomed(whole, whole, 2, about);
  expect(closer.width).toBe(400);
  const share = (view: typeof whole) => [(about.x - view.x) / view.width, (about.y - view.y) / view.height];
  expect(share(closer)[0]).toBeCloseTo(share(whole)[0] ?? 0);
  expect(share(closer)[1]).toBeCloseTo(share(whole)[1] ?? 0);
});

test('one cannot go further back than the whole board, nor closer than five times', () => {
  expect(zoomed(whole, whole, 0.1, { x: 0, y: 0 }).width).toBe(800);
  expect(zoomed(whole, whole, 100, { x: 0, y: 0 }).width).toBe(160);
});

test('the board cannot be pushed off the screen', () => {
  const far = panned(whole, whole, 10_000, 0);
  expect(far.x).toBeLessThan(whole.x + whole.width);
});
