import { expect, test } from 'vitest';
import { AREA_IDS } from '../content/battle-board.ts';
import { fall } from './fall.ts';
import { areaAt, BOARD, CUBE, middleOf } from './ship.ts';

test('every cube of a drop comes to rest on the board, in the area where it lies', async () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { landed, frames } = await fall(8, [], seed);
    const rest = frames.at(-1) ?? [];
    expect(landed).toHaveLength(8);
    rest.forEach(({ at: [x, y, z] }, cube) => {
      expect(Math.abs(x)).toBeLessThan(BOARD.width / 2);
      expect(Math.abs(z)).toBeLessThan(BOARD.depth / 2);
      expect(y).toBeGreaterThan(CUBE * 0.8);
      expect(areaAt(x, z)).toBe(landed[cube]);
    });
  }
});

test('the same seed falls the same way, another seed another way', async () => {
  const [once, again, other] = [await fall(5, [], 7), await fall(5, [], 7), await fall(5, [], 8)];
  expect(again).toEqual(once);
  expect(other.frames).not.toEqual(once.frames);
});

test('a cube that is knocked into another area is said to be there', async () => {
  const lying = AREA_IDS.map((area) => ({ area }));
  let pushes = 0;
  for (let seed = 1; seed <= 24; seed++) {
    const { pushed, frames } = await fall(6, lying, seed);
    pushes += pushed.length;
    for (const { cube, to } of pushed) {
      const [x, , z] = frames.at(-1)?.[cube]?.at ?? [0, 0, 0];
      expect(areaAt(x, z)).toBe(to);
      expect(to).not.toBe(lying[cube]?.area);
    }
  }
  expect(pushes).toBeGreaterThan(0);
});

test('the middle of an area is in it', () => {
  for (const area of AREA_IDS) expect(areaAt(...middleOf(area))).toBe(area);
});
