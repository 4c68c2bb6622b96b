import { atTable, expect, expectAccessible, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('on a phone the game is played by touch: the first tap shows what would follow, the second does it', async ({
  comer,
}) => {
  const page = await comer(phone);
  await page.goto('/');
  await page.getByRole('link', { name: 'Set the table for Ahoy' }).tap();
  await page.getByText('Cabin boy', { exact: true }).tap();
  await page.getByRole('button', { name: /^Play now/ }).tap();
  await atTable(page);
  await expect(page.locator('.space.offered').first()).toBeVisible();
  await expectAccessible(page);

  await page.locator('.space.offered').first().tap();
  await expect(page.locator('.callout.opened')).toBeVisible();
  await page.locator('.callout.opened').getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.locator('.callout.opened')).toBeHidden();

  const rounds = page.locator('.title p');
  await new Sailor(page, { touch: true, seed: 6 }).play(
    async () => (await rounds.textContent()) === 'Round 2',
  );
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.locator('.log li').last()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
