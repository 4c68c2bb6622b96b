import { expect, test } from 'vitest';
import { CUTTER, FLAGSHIP, GUNSHIP, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { berths } from './berths.ts';

const out = { x: 1, y: 1 };

test('every figure of a crowded space has a place inside it', () => {
  const everybody = [...Object.values(FLAGSHIP), ...PATROLS, ...STRONGHOLDS, CUTTER, GUNSHIP];
  const { of } = berths(everybody, out);
  expect(of.size).toBe(everybody.length);
  for (const { x, y } of of.values()) {
    expect(Math.abs(x)).toBeLessThan(50);
    expect(Math.abs(y)).toBeLessThan(50);
  }
});

test('two flagships stand clear of each other', () => {
  const { of } = berths([FLAGSHIP.squadron, FLAGSHIP.union], out);
  const [a, b] = [...of.values()];
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(
    44 * (a?.scale ?? 1),
  );
});

test('the inner corner stays free for the wealth die', () => {
  for (const figures of [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, CUTTER, GUNSHIP]]) {
    for (const { x, y, scale } of berths(figures, out).of.values()) {
      expect(Math.hypot(x + 50, y + 50)).toBeGreaterThan(20 + 18 * scale);
    }
  }
});

test('berths turn with the side of the tile the space lies on', () => {
  const here = berths([0], out).of.get(0);
  const there = berths([0], { x: -1, y: 1 }).of.get(0);
  expect(there?.x).toBe(-(here?.x ?? 0));
  expect(there?.y).toBe(here?.y);
});
