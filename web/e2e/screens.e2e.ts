import { atTable, expect, expectAccessible, setTable, test } from './aboard.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const sizes = [
  { size: 'desk', options: {} },
  { size: 'phone, by candle-light', options: { ...phone, colorScheme: 'dark' as const } },
];

for (const { size, options } of sizes) {
  test(`every screen is free of serious accessibility findings: ${size}`, async ({ comer }) => {
    test.setTimeout(120_000);
    const page = await comer(options);
    for (const place of [
      '/',
      '/set/ahoy',
      '/rules/ahoy',
      '/about',
      '/join/nowhere123',
      '/table/nowhere123',
    ]) {
      await page.goto(place);
      await expect(page.locator('main')).toBeVisible();
      await expectAccessible(page);
    }
    await setTable(page);
    await atTable(page);
    await expect(page.locator('.offered').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
  });
}
