import { atTable, expect, expectAccessible, myMove, test } from './aboard.ts';
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

  const rounds = page.locator('.title p span');
  await new Sailor(page, { touch: true, seed: 6 }).play(
    async () => (await rounds.textContent()) === 'Round 2',
  );
  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.locator('.log li').last()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a finger that stays on a thing is told what it is, and nothing is chosen', async ({ comer }) => {
  const page = await comer(phone);
  await page.goto('/set/ahoy');
  await page.getByRole('button', { name: /^Play now/ }).tap();
  await myMove(page);
  // Phones that make no context menu of a long press are the ones in question.
  await page.evaluate(() =>
    document.addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const asked = await page.locator('.prompt strong').textContent();
  const island = await page.locator('.space.offered').first().boundingBox();
  const finger = { x: (island?.x ?? 0) + 30, y: (island?.y ?? 0) + 30 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  const explanation = page.locator('dialog.explanation');
  await expect(explanation).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await explanation.locator('summary').tap();
  await expect(explanation.locator('dd').first()).not.toBeEmpty();
  await expectAccessible(page);
  await explanation.getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('.callout')).toHaveCount(0);
  expect(await page.locator('.prompt strong').textContent()).toBe(asked);
});

test('the board has room however the screen is held', async ({ comer }) => {
  const page = await comer();
  await page.goto('/set/ahoy');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await myMove(page);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const board = await page.locator('.sea-drawing').boundingBox();
    expect(board?.width).toBeGreaterThan(Math.min(380, width * 0.9));
    expect(board?.height).toBeGreaterThan(height * 0.3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
