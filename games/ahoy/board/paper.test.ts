import { expect, test } from 'vitest';
import { clearSpots, extent } from './paper.ts';

const frame = { x: -200, y: -50, width: 800, height: 400 };

test('ornaments never cover a tile, a place to explore, each other or the edge', () => {
  const regions = [
    { x: 0, y: 0 },
    { x: 2, y: 1 },
  ];
  const beyond = [{ x: -1, y: 1 }];
  const sizes = [120, 100, 80];
  const spots = clearSpots({ regions, beyond }, frame, sizes);
  const boxes = spots.map((spot, i) => ({ spot, half: (sizes[i] ?? 0) / 2 }));
  for (const { spot, half } of boxes) {
    expect(spot).toBeDefined();
    if (!spot) continue;
    expect(spot.x - half).toBeGreaterThanOrEqual(frame.x);
    expect(spot.y + half).toBeLessThanOrEqual(frame.y + frame.height);
    const onTile = regions.some(
      ({ x, y }) =>
        Math.abs(spot.x - (x + 1) * 100) < 100 + half && Math.abs(spot.y - (y + 1) * 100) < 100 + half,
    );
    expect(onTile).toBe(false);
    expect(Math.abs(spot.x + 50) < 50 + half && Math.abs(spot.y - 150) < 50 + half).toBe(false);
  }
});

test('where there is no room there is no ornament', () => {
  const covered = { regions: [{ x: 0, y: 0 }], beyond: [] };
  expect(clearSpots(covered, { x: -10, y: -10, width: 220, height: 220 }, [100])).toEqual([undefined]);
});

test('the extent holds every tile and what is offered beyond', () => {
  const { x, width } = extent([{ x: 0, y: 0 }], [{ x: 2, y: 1 }]);
  expect(x).toBeLessThan(0);
  expect(x + width).toBeGreaterThan(300);
});
