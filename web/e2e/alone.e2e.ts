import type { Page } from '@playwright/test';
import { expect, myMove, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

/** Sails the voyage of the day; what lies on the table at its first decision. */
async function sailToday(page: Page): Promise<string[]> {
  await page.goto('/set/ahoy');
  await page.getByRole('button', { name: 'Sail it' }).click();
  await myMove(page);
  return await page.locator('.place-name, .market h3').allTextContents();
}

test('the voyage of the day is the same sea for everybody; a better result is kept', async ({ comer }) => {
  test.setTimeout(180_000);
  const [ann, ben] = [await comer(), await comer()];
  const sea = await sailToday(ann);
  expect(sea.length).toBeGreaterThan(4);
  expect((await sailToday(ben)).slice(-3)).toEqual(sea.slice(-3));

  const end = ann.locator('dialog.end');
  await new Sailor(ann, { seed: 3 }).play(async () => await end.isVisible(), 150_000);
  await expect(end.locator('.best')).toHaveText('Your best result so far!');
  await ann.reload();
  await expect(end.locator('.best')).toContainText('Your best so far');
});

test('a challenge sets its own table', async ({ comer }) => {
  const page = await comer();
  await page.goto('/set/ahoy');
  await page.getByLabel('Solo game').selectOption({ label: 'Challenge: Blockade run' });
  await expect(
    page.getByRole('group', { name: 'Smuggler', exact: true }).getByText('This one is yours'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Invite/ })).toBeHidden();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await myMove(page);
  await expect(page.locator('.me')).toContainText('Smuggler');
});
