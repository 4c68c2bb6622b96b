import { expect, setTable, test } from './aboard.ts';

test('an address that leads nowhere says so, and leads home', async ({ comer }) => {
  const page = await comer();
  await page.goto('/blah');
  await expect(page.getByRole('alert')).toContainText('/blah');
  await page.getByRole('link', { name: 'Back to the harbour' }).click();
  await expect(page).toHaveURL(/[/]$/);
});

test('when it is my turn the tab says so, and a card is seen large where one points at it', async ({
  comer,
}) => {
  const page = await comer();
  await setTable(page);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await expect(page).toHaveTitle(/Your turn/);
  const card = page.locator('.market .card').first();
  await card.hover();
  const large = page.locator('.callout .large-card .card');
  await expect(large).toBeVisible();
  const width = async (of: typeof card) => (await of.boundingBox())?.width ?? 0;
  expect(await width(large)).toBeGreaterThan((await width(card)) * 1.8);
});
