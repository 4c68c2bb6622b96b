import { giveUp, atTable, expect, expectAccessible, isOver, setTable, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

test('a newcomer goes from the first page to the final score of a game against a bot by touching the board', async ({
  comer,
}) => {
  test.setTimeout(120_000);
  const page = await comer();
  await setTable(page);
  const decisions = await new Sailor(page, { seed: 5 }).play(async () => await isOver(page), 100_000);
  expect(decisions).toBeGreaterThan(40);
  const end = page.locator('dialog.end');
  await expect(end.getByRole('heading', { level: 2 })).toContainText('won');
  await expect(end.locator('tfoot td')).toHaveCount(2);
  await expect(end.locator('.plot path.line').first()).toBeVisible();
  await expectAccessible(page);

  await end.getByRole('button', { name: 'Look at the board' }).click();
  await expect(end).toBeHidden();
  await page.locator('.log li button').nth(30).click();
  await expect(page.getByText('The board as it was')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByText('The board as it was')).toBeHidden();

  await page.goto('/');
  await expect(
    page.locator('.ledger', { hasText: 'Finished games' }).getByRole('link', { name: 'Replay' }),
  ).toBeVisible();
});

test('a game without a board is shown as coming, wherever one looks for it', async ({ comer }) => {
  const page = await comer();
  await page.goto('/');
  await expect(page.locator('.chart.maracaibo')).toContainText('Not in port yet');
  await expect(page.locator('.chart.maracaibo a')).toHaveCount(0);
  for (const place of ['/set/maracaibo', '/voyage/maracaibo']) {
    await page.goto(place);
    await expect(page.getByText('Maracaibo: Not in port yet')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the harbour' }).click();
  await expect(page.locator('.chart.ahoy')).toBeVisible();
});

test('an answer can be taken back, and a table goes on after a reload', async ({ comer }) => {
  const page = await comer();
  await setTable(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await new Sailor(page, { seed: 9 }).play(async () => await undo.isEnabled());
  const lines = await page.locator('.log li').count();
  await undo.click();
  await expect.poll(async () => await page.locator('.log li').count()).toBeLessThanOrEqual(lines);
  await page.reload();
  await atTable(page);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

test('a rematch seats the same bot again', async ({ comer }) => {
  const page = await comer();
  await setTable(page);
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await giveUp(page);
  await expect(page.locator('dialog.end')).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});
