import { expect, test } from 'vitest';
import { spread } from './glory.tsx';

test('markers on the same value are spread apart and keep their true place', () => {
  const markers = spread([
    { faction: 'squadron', x: 100 },
    { faction: 'union', x: 100 },
    { faction: 'smuggler1', x: 104 },
  ]);
  const shown = markers.map((marker) => marker.shown).toSorted((a, b) => a - b);
  expect((shown[1] ?? 0) - (shown[0] ?? 0)).toBeGreaterThan(22);
  expect((shown[2] ?? 0) - (shown[1] ?? 0)).toBeGreaterThan(22);
  expect(markers.map(({ x }) => x)).toEqual([100, 100, 104]);
});

test('a marker that stands alone is not moved', () => {
  expect(spread([{ faction: 'union', x: 50 }])[0]?.shown).toBeCloseTo(50);
});
