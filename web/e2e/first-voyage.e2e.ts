import { expect, expectAccessible, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const { where, options, invitation, last } of [
  { where: 'on a desk in English', options: {}, invitation: 'First voyage', last: 'Three glory!' },
  {
    where: 'on a phone in French',
    options: { ...phone, locale: 'fr-FR' },
    invitation: 'Premier voyage',
    last: 'Trois points de gloire',
  },
]) {
  test(`the first voyage leads from the harbour to three glory, ${where}`, async ({ comer }) => {
    const page = await comer(options);
    await page.goto('/');
    await page.getByRole('link', { name: invitation }).click();
    const speech = page.locator('.speech');
    await expect(speech).toBeVisible();
    await expectAccessible(page);
    await speech.locator('.button.act').click();
    const touch = 'hasTouch' in options;
    await new Sailor(page, { touch, seed: 1 }).play(
      async () => (await speech.textContent())?.includes(last) ?? false,
    );
    await expect(page.locator('.log li').last()).toBeAttached();
    await speech.locator('.button.act').click();
    await expect(page.locator('.begin')).toBeVisible();
  });
}
