import type { Page } from '@playwright/test';
import { expect, test } from './aboard.ts';

/** Goes on with Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted)) return;
  }
  throw new Error(`Tab never came to ${wanted}`);
}

const CHOICES =
  '[data-on].offered, .answers .button, .prompt.mine + .plaque-answers .button, .callout.opened .button.act';

test('everything can be done by keyboard alone, from the harbour to placing dice', async ({ comer }) => {
  const page = await comer();
  await page.goto('/');
  await tabTo(page, 'a.whole');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Play now/ })).toBeVisible();
  await tabTo(page, '.begin .act');
  await page.keyboard.press('Enter');

  const lines = page.locator('.log li button');
  const prompt = page.locator('.prompt.mine');
  for (let decisions = 0; decisions < 12; decisions++) {
    await expect(prompt).toBeVisible({ timeout: 30_000 });
    await tabTo(page, CHOICES);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
  }
  expect(await lines.count()).toBeGreaterThan(3);

  await tabTo(page, '[data-on]:not([data-on^=die])');
  await page.keyboard.press('?');
  await expect(page.locator('dialog.explanation')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, '.log ol');
  for (let up = 0; up < 4; up++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The board as it was')).toBeVisible();
});

test('all choices can be had as a list, and what is asked is announced', async ({ comer }) => {
  const page = await comer();
  await page.goto('/set/ahoy');
  await page.getByRole('button', { name: /^Play now/ }).click();
  const prompt = page.locator('.prompt.mine output');
  await expect(prompt).toContainText('Choose');
  await page.getByRole('button', { name: 'All choices as a list' }).click();
  const choices = page.locator('.answers .button');
  await expect(choices).toHaveCount(await page.locator('[data-on].offered').count());
  const asked = await prompt.textContent();
  await choices.first().click();
  await expect(prompt).not.toHaveText(asked ?? '');
  await expect(page.locator('.log ol')).toHaveAttribute('aria-live', 'polite');
});
