import { expect, expectAccessible, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

test('one device is passed around: a curtain hides the table between seats, and the game goes on after a reload', async ({
  comer,
}) => {
  const page = await comer();
  await page.goto('/set/ahoy');
  await page.getByRole('button', { name: /^Pass and play/ }).click();
  const curtain = page.locator('.curtain');
  const sailor = new Sailor(page, { seed: 2 });
  const seen = new Set<string>();
  await expect(curtain).toBeVisible();
  await expectAccessible(page);
  for (let passed = 0; passed < 6; passed++) {
    await sailor.play(async () => await curtain.isVisible());
    expect(await page.locator('.table').count()).toBe(0);
    seen.add((await curtain.locator('.next').textContent()) ?? '');
    await curtain.getByRole('button').click();
    await expect(page.locator('.prompt.mine, .plaque-answers .button.act').first()).toBeVisible();
  }
  expect([...seen].toSorted()).toEqual(['Bluefin Squadron', 'Mollusk Union']);
  const lines = await page.locator('.log li').count();
  await page.reload();
  await curtain.getByRole('button').click();
  await expect.poll(async () => await page.locator('.log li').count()).toBeGreaterThanOrEqual(lines);
  await page.goto('/');
  await expect(
    page.locator('.ticket', { hasText: 'Ahoy' }).getByRole('link', { name: /Play/ }),
  ).toBeVisible();
});
