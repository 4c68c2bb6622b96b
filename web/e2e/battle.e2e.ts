import { expect, expectAccessible, test } from './aboard.ts';
import { lay, sailTo } from './voyage.ts';

test('who may lower Cannons sees the chance of each choice, and listing the answers moves nothing on the board', async ({
  comer,
}) => {
  test.slow();
  const page = await comer();
  await page.goto('/about');
  const aiming = await sailTo({ seats: 2, seat: 0, round: 1, asked: 'lowerCannons', seed: 'powder' });
  await lay(page, aiming);

  await page.goto(`/table/${aiming.kept.id}`);
  await page.locator('.slot.offered').first().click();
  const choices = page.locator('.callout.opened .several .button, .callout.opened li');
  await expect(choices.first()).toContainText(/\d+ % to win, \d+ % without/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const tiles = page.locator('.sea-drawing [data-on^="region:"]');
  const whereTilesLie = async () =>
    await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
  const before = await whereTilesLie();
  await page.getByRole('button', { name: 'All choices as a list' }).click();
  await expect(page.locator('.answers')).toBeVisible();
  expect(await whereTilesLie()).toEqual(before);
});
