import { atTable, expect, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

test('a French reader finds everything in French, and the language is switched without a reload', async ({
  comer,
}) => {
  const page = await comer({ locale: 'fr-FR' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Dresser la table pour Ahoy' }).click();
  await page.getByText('Mousse', { exact: true }).click();
  await page.getByRole('button', { name: /^Jouer tout de suite/ }).click();
  await atTable(page);
  await expect(page.locator('.prompt')).toContainText('Choisissez');
  const lines = page.locator('.log li button');
  await new Sailor(page, { seed: 8 }).play(async () => (await lines.count()) > 12);
  const log = (await lines.allTextContents()).join(' ');
  expect(log).not.toMatch(/\b(the|sails|places|takes a turn)\b/i);
  expect(log).toMatch(/Escadre|Union/);

  await page.evaluate(() => Object.assign(globalThis, { unloaded: false }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(lines.first()).toContainText(/the|you|Round/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'unloaded' in globalThis)).toBe(true);
});
