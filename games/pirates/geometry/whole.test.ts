import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSquares, ratio, wholeRoot } from './whole.ts';

const signOf = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
const exactly = (a: number, b: number, c: number): number =>
  signOf(BigInt(a) ** 2n - BigInt(b) ** 2n * BigInt(c));

test('products beyond 2^53 are compared exactly, down to the last unit [PI-GEO.7]', () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: -1, max: 1 }), (length, limit, off) => {
      const across = length * limit + off;
      expect(compareSquares(across, limit, length * length)).toBe(exactly(across, limit, length * length));
      expect(compareSquares(-across, limit, length * length)).toBe(exactly(across, limit, length * length));
    }),
  );
  expect(compareSquares(60_000 * 59_999, 60_000, 59_999 ** 2)).toBe(0);
});

test('any squares are compared as BigInt would [PI-GEO.7]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
      fc.integer({ min: 0, max: 400_000 }),
      fc.integer({ min: 1, max: 2 ** 31 }),
      (a, b, c) => {
        expect(compareSquares(a, b, c)).toBe(exactly(a, b, c));
      },
    ),
  );
});

test('a quotient is rounded half away from zero [PI-GEO.6]', () => {
  expect([ratio(5, 2), ratio(-5, 2), ratio(4, 3), ratio(-4, 3)]).toEqual([3, -3, 1, -1]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 51 }), fc.integer({ min: 1, max: 2 ** 30 }), (n, d) => {
      expect(BigInt(ratio(n, d))).toBe((2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d)));
    }),
  );
});

test('a whole root is the largest whole number whose square fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 94_906_264 }), (root) => {
      expect(wholeRoot(root * root)).toBe(root);
      expect(wholeRoot((root + 1) ** 2 - 1)).toBe(root);
    }),
  );
});
