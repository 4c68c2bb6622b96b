import { expect, test } from 'vitest';
import { MEASURE, surfaceFor } from './measure.ts';

test('S is the short side of a card and L its long side [PI-GEO.2]', () => {
  expect(MEASURE).toEqual({ S: 5_400, L: 8_600 });
});

test('two players with 40 points play on 120,000 × 90,000 [PI-GEO.9]', () => {
  expect(surfaceFor(2, 40)).toEqual({ width: 120_000, height: 90_000 });
});

test('the sea grows with the number of players [PI-GEO.10]', () => {
  expect([3, 4, 5, 6].map((players) => surfaceFor(players, 40))).toEqual([
    { width: 147_000, height: 110_250 },
    { width: 169_800, height: 127_350 },
    { width: 189_600, height: 142_200 },
    { width: 207_900, height: 155_925 },
  ]);
  expect(() => surfaceFor(7, 40)).toThrow(RangeError);
});

test('the sides grow with the root of the build total, at most by 1.6, to the nearest 100; small games keep the sea [PI-GEO.11]', () => {
  expect(surfaceFor(2, 30)).toEqual({ width: 120_000, height: 90_000 });
  expect(surfaceFor(2, 90)).toEqual({ width: 180_000, height: 135_000 });
  expect(surfaceFor(2, 60)).toEqual({ width: 147_000, height: 110_200 });
  expect(surfaceFor(2, 500)).toEqual({ width: 192_000, height: 144_000 });
  expect(surfaceFor(2, 102)).toEqual({ width: 191_600, height: 143_700 });
});
