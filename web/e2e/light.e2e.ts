import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test('the first page needs no more than 45 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/');
  await page.locator('a.whole').first().waitFor();
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45_000);
});

test('when the letters come late, nothing on the first page moves', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let late = 0;
  await page.route('**/*.woff2', async (route) => {
    late++;
    await page.waitForTimeout(1200);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(late).toBeGreaterThan(3);
  expect(await page.evaluate('moved.sum')).toBeLessThan(0.001);
});
