import { expect, expectAccessible, test } from './aboard.ts';
import { lay, sailTo } from './voyage.ts';

test('who may lower Cannons sees the chance of each choice, and the rewards of a battle hide nothing of the board', async ({
  comer,
}) => {
  test.slow();
  const page = await comer();
  await page.goto('/about');
  const aiming = await sailTo({ seats: 2, seat: 0, round: 2, asked: 'lowerCannons', seed: 'powder' });
  const fighting = await sailTo({ seats: 2, seat: 0, round: 2, asked: 'spoils', seed: 'anchor' });
  for (const voyage of [aiming, fighting]) await lay(page, voyage);

  await page.goto(`/table/${aiming.kept.id}`);
  await page.locator('.slot.offered').first().click();
  const choices = page.locator('.callout.opened .several .button');
  await expect(choices.first()).toContainText(/Lower by 1\d+ % to win, \d+ % without/);
  await expectAccessible(page);

  await page.goto(`/table/${fighting.kept.id}`);
  const strip = await page.locator('.answers').boundingBox();
  const tiles = page.locator('.sea-drawing [data-on^="region:"]');
  await expect(tiles.first()).toBeVisible();
  await expect
    .poll(async () => {
      const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
      return Math.min(...tops);
    })
    .toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});
