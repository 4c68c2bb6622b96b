import type { Page } from '@playwright/test';
import { expect, expectAccessible, isOver, myMove, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a whole game of Pirates is played by touching the sea, on a desk', async ({ comer }) => {
  test.setTimeout(420_000);
  const page = await comer();
  await page.goto('/set/pirates');
  await page.getByText('Cabin boy', { exact: true }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await myMove(page);
  await expect(page.locator('.sea-drawing .land')).toHaveCount(6);
  await new Sailor(page, { seed: 4 }).play(async () => await isOver(page), 400_000);
  await expect(page.locator('dialog.end')).toContainText('Masts standing');
});

test('and by touch on a phone, in French', async ({ comer }) => {
  test.setTimeout(420_000);
  const page = await comer({ ...phone, locale: 'fr-FR' });
  await page.goto('/set/pirates');
  await page.getByText('Mousse', { exact: true }).tap();
  await page
    .getByRole('button', { name: /^Jouer/ })
    .first()
    .tap();
  await myMove(page);
  await new Sailor(page, { touch: true, seed: 5 }).play(async () => await isOver(page), 400_000);
  await expect(page.locator('dialog.end')).toContainText('Mâts debout');
});

const middleOf = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await page.locator(what).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags the ring at the end of the course towards something, so much of the way. */
async function dragTowards(page: Page, what: string, part: number): Promise<void> {
  const [from, goal] = [await middleOf(page, '.shaper .grip'), await middleOf(page, what)];
  const to = { x: from.x + (goal.x - from.x) * part, y: from.y + (goal.y - from.y) * part };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++)
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8);
  await page.mouse.up();
}

test('a course is drawn by dragging, with a ghost at its end, or taken by its name', async ({ comer }) => {
  const page = await comer();
  await page.goto('/voyage/pirates/moving');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.ship-model.offered').first().press('Enter');
  const island = '.land[data-on="island:1"] .sand';
  await dragTowards(page, island, 0.5);
  await expect(page.locator('.sketch .ghost')).toBeVisible();
  await expect(page.locator('.steer-tools')).toContainText('L · 86 mm');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.plaque')).toContainText('That leads elsewhere');
  await page.locator('.answers').getByRole('button', { name: 'Dock at Salt Widow, L+L' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.speech')).toContainText('Docked!');
});

test('a fleet that came in a link is mended by a press and brought to the table', async ({ comer }) => {
  const page = await comer();
  const sent = 'ship pennywhistle: england-captain, england-musketeer, england-explorer\nship merry-gannet:';
  await page.goto(`/make/pirates#${encodeURIComponent(sent)}`);
  await expect(page.locator('.yard-sum')).toContainText('one thing to put right');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Move .* to Merry Gannet/ }).click();
  await expect(page.locator('.yard-sum')).toContainText('ready to sail');
  await page.getByRole('link', { name: 'Set a table' }).click();
  await expect(page.locator('.bringing')).toContainText('2 ships');
});
