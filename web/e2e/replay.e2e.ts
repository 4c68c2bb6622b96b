import { expect, expectAccessible, giveUp, setTable, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

test('a finished game is played again, scrubbed, seen by the other seat, and shared to the moment', async ({
  comer,
}) => {
  const page = await comer({ permissions: ['clipboard-read', 'clipboard-write'] });
  await setTable(page);
  const lines = page.locator('.log li button');
  await new Sailor(page, { seed: 7 }).play(async () => (await lines.count()) > 18);
  await giveUp(page);
  await page.locator('dialog.end').getByRole('link', { name: 'Replay' }).click();

  const scrub = page.getByRole('slider', { name: 'Moment' });
  await expect(scrub).toBeVisible();
  await expect(scrub).toHaveValue('0');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(scrub).toHaveValue('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await scrub.inputValue()), { timeout: 10_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();

  const middle = '5';
  await scrub.fill(middle);
  await page.getByLabel('Seen by').selectOption({ label: 'Mollusk Union' });
  await expect(page.locator('.me h2')).toBeVisible();
  await expect(scrub).toHaveValue(middle);
  const shown = await lines.count();
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(async () => await navigator.clipboard.readText());
  await page.goto(link);
  await expect(scrub).toHaveValue(middle);
  await expect(lines).toHaveCount(shown);
  await expect(page.getByLabel('Seen by')).toHaveValue('1');
});
