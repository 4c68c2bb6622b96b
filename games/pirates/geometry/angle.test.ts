import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FULL_TURN,
  QUARTER_TURN,
  SCALE,
  ahead,
  angleBetween,
  at,
  bearing,
  cosine,
  asHeading,
  sine,
  unscaled,
} from './angle.ts';

const anyAngle = fc.integer({ min: 0, max: FULL_TURN - 1 });
const anyPoint = fc.record({
  x: fc.integer({ min: -20_000, max: 20_000 }),
  y: fc.integer({ min: -20_000, max: 20_000 }),
});

const BITS = 128n;
const ONE = 1n << BITS;

/** Machin's formula: π = 16 arctan(1/5) − 4 arctan(1/239), in whole numbers. */
function wholePi(): bigint {
  const arctanOfInverse = (n: bigint): bigint => {
    let [term, sum] = [ONE / n, ONE / n];
    for (let odd = 3n; term !== 0n; odd += 2n) {
      term = -term / (n * n);
      sum += term / odd;
    }
    return sum;
  };
  return 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);
}

/** The sine of an angle in 0.01° by its series, scaled by 2^30 and rounded. */
function sineBySeries(angle: number, pi: bigint): number {
  const x = (pi * BigInt(angle)) / 18_000n;
  const square = (x * x) >> BITS;
  let [term, sum] = [x, x];
  for (let k = 2n; term !== 0n; k += 2n) {
    term = -((term * square) / (k * (k + 1n))) / ONE;
    sum += term;
  }
  return Number((sum * BigInt(SCALE) + ONE / 2n) / ONE);
}

test('every sine is the true one times 2^30, rounded: the table is proven, all 9,001 entries [PI-GEO.5]', () => {
  const pi = wholePi();
  const wrong: number[] = [];
  for (let angle = 0; angle <= QUARTER_TURN; angle++)
    if (sine(angle) !== sineBySeries(angle, pi)) wrong.push(angle);
  expect(wrong).toEqual([]);
});

test('the four quarters mirror one table [PI-GEO.5]', () => {
  fc.assert(
    fc.property(anyAngle, (angle) => {
      expect(sine(angle + FULL_TURN / 2)).toBe(0 - sine(angle));
      expect(sine(FULL_TURN / 2 - angle)).toBe(sine(angle));
      expect(cosine(angle)).toBe(sine(QUARTER_TURN - angle));
    }),
  );
});

test('heading 0 points along +x, a positive turn is counter-clockwise, and headings run from 0 to 35,999 [PI-GEO.4]', () => {
  expect(ahead({ x: 0, y: 0, heading: 0 }, 100)).toEqual({ x: 100, y: 0, heading: 0 });
  expect(ahead({ x: 0, y: 0, heading: 9_000 }, 100)).toEqual({ x: 0, y: 100, heading: 9_000 });
  expect(asHeading(36_000)).toBe(0);
  expect(asHeading(-1)).toBe(35_999);
  expect(angleBetween(35_000, 1_000)).toBe(2_000);
});

test('positions stay whole numbers, to the hundredth of a millimetre, however a piece is turned [PI-GEO.1]', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyAngle, (centre, local, angle) => {
      const point = at({ ...centre, heading: angle }, local);
      expect(Number.isInteger(point.x) && Number.isInteger(point.y)).toBe(true);
    }),
  );
});

test('half a unit is rounded away from zero, on both sides alike [PI-GEO.6]', () => {
  expect(unscaled(SCALE / 2)).toBe(1);
  expect(unscaled(-SCALE / 2)).toBe(-1);
  expect(unscaled(SCALE / 2 - 1)).toBe(0);
  expect(unscaled(1 - SCALE / 2) + 0).toBe(0);
  expect(ahead({ x: 0, y: 0, heading: 3_000 }, 1)).toEqual({ x: 1, y: 1, heading: 3_000 });
  expect(ahead({ x: 0, y: 0, heading: 21_000 }, 1)).toEqual({ x: -1, y: -1, heading: 21_000 });
});

test('a full circle changes nothing, and half a circle mirrors exactly [PI-GEO.4, PI-GEO.6]', () => {
  fc.assert(
    fc.property(anyPoint, anyAngle, (local, angle) => {
      const here = at({ x: 0, y: 0, heading: angle }, local);
      const around = at({ x: 0, y: 0, heading: asHeading(angle + FULL_TURN) }, local);
      const opposite = at({ x: 0, y: 0, heading: asHeading(angle + FULL_TURN / 2) }, local);
      expect(around).toEqual(here);
      expect(opposite).toEqual({ x: 0 - here.x, y: 0 - here.y });
    }),
  );
});

test('the bearing of a point sailed to is the heading it was sailed on, to the nearest hundredth of a degree', () => {
  fc.assert(
    fc.property(anyPoint, anyAngle, (start, angle) => {
      const far = ahead({ ...start, heading: angle }, 100_000);
      expect(bearing(start, far)).toBe(angle);
    }),
  );
  expect(bearing({ x: 5, y: 5 }, { x: 5, y: 5 })).toBe(0);
  expect(bearing({ x: 0, y: 0 }, { x: -3, y: 0 })).toBe(18_000);
  expect(bearing({ x: 0, y: 0 }, { x: 0, y: -3 })).toBe(27_000);
});
