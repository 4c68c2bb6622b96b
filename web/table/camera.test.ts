import { expect, test } from 'vitest';
import { fitted, holds, panned, resting, zoomed } from './camera.ts';

const extent = { x: 0, y: 0, width: 400, height: 400 };
const whole = fitted(extent, { width: 800, height: 400 });

test('the whole board is seen in the shape of the screen, in its middle', () => {
  expect(whole).toEqual({ x: -200, y: 0, width: 800, height: 400 });
  expect(holds(whole, extent)).toBe(true);
});

test('a board that would be too small to read is looked at where it matters, and no further than its edge', () => {
  const screen = { width: 800, height: 400 };
  const wide = { x: 0, y: 0, width: 8000, height: 4000 };
  const corner = { x: 0, y: 0, width: 100, height: 100 };
  expect(resting(wide, corner, screen, 0.1)).toBe(wide);
  expect(resting(wide, corner, screen, 0.5)).toEqual({ x: 0, y: 0, width: 1600, height: 800 });
  const middle = { x: 3900, y: 1900, width: 200, height: 200 };
  expect(resting(wide, middle, screen, 0.5)).toEqual({ x: 3200, y: 1600, width: 1600, height: 800 });
});

test('zooming keeps the point under the finger in its place', () => {
  const about = { x: 100, y: 300 };
  const closer = zoomed(whole, whole, 2, about);
  expect(closer.width).toBe(400);
  const share = (view: typeof whole) => [(about.x - view.x) / view.width, (about.y - view.y) / view.height];
  expect(share(closer)[0]).toBeCloseTo(share(whole)[0] ?? 0);
  expect(share(closer)[1]).toBeCloseTo(share(whole)[1] ?? 0);
});

test('one cannot go further back than the whole board, nor closer than five times or than the game wants', () => {
  expect(zoomed(whole, whole, 0.1, { x: 0, y: 0 }).width).toBe(800);
  expect(zoomed(whole, whole, 100, { x: 0, y: 0 }).width).toBe(160);
  expect(zoomed(whole, whole, 100, { x: 0, y: 0 }, 20).width).toBe(20);
});

test('the board cannot be pushed off the screen', () => {
  const far = panned(whole, whole, 10_000, 0);
  expect(far.x).toBeLessThan(whole.x + whole.width);
});
