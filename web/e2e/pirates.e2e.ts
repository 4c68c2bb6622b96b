import { expect, isOver, myMove, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a whole game of Pirates is played by touching the sea, on a desk', async ({ comer }) => {
  test.setTimeout(220_000);
  const page = await comer();
  await page.goto('/set/pirates');
  await page.getByText('Cabin boy', { exact: true }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await myMove(page);
  await expect(page.locator('.sea-drawing .land')).toHaveCount(6);
  await new Sailor(page, { seed: 4 }).play(async () => await isOver(page), 200_000);
  await expect(page.locator('dialog.end')).toContainText('Gold at home and in forts');
});

test('and by touch on a phone, in French', async ({ comer }) => {
  test.setTimeout(220_000);
  const page = await comer({ ...phone, locale: 'fr-FR' });
  await page.goto('/set/pirates');
  await page.getByText('Mousse', { exact: true }).tap();
  await page
    .getByRole('button', { name: /^Jouer/ })
    .first()
    .tap();
  await myMove(page);
  await new Sailor(page, { touch: true, seed: 5 }).play(async () => await isOver(page), 200_000);
  await expect(page.locator('dialog.end')).toContainText('Or au port et dans les forts');
});
