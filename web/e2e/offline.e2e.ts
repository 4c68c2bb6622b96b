import { atTable, expect, isOver, myMove, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

test('without a network a newcomer who has been here before plays bots in the browser', async ({ comer }) => {
  test.setTimeout(120_000);
  const page = await comer();
  await page.goto('/');
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('The harbour master does not answer')).toBeVisible();
  await page.getByRole('link', { name: 'Set the table for Ahoy' }).click();
  await page.getByText('Cabin boy', { exact: true }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await myMove(page);
  expect(page.url()).toContain('/table/near-');
  const lines = page.locator('.log li button');
  const sailor = new Sailor(page, { seed: 3 });
  await sailor.play(async () => (await lines.count()) > 25);

  await page.reload();
  await atTable(page);
  await sailor.play(async () => (await lines.count()) > 40 || (await isOver(page)));
  await page.goto('/');
  await expect(page.locator('.ticket', { hasText: 'Ahoy' })).toBeVisible();
  await page.goto('/rules/ahoy');
  await expect(page.getByRole('heading', { name: 'Rules of Ahoy' })).toBeVisible();
});

test('the app can be installed', async ({ comer }) => {
  const page = await comer();
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await (await fetch(link?.href ?? '')).json()) as { icons: { src: string }[]; display: string };
  });
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
});
