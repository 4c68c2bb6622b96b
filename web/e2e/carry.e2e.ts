import { expect, expectAccessible, test } from './aboard.ts';

test('a link carries somebody and their tables to another device', async ({ comer }) => {
  const page = await comer({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('link', { name: 'Set the table for Ahoy' }).click();
  await page.getByRole('group', { name: 'Mollusk Union', exact: true }).getByText('Friend').click();
  await page.getByRole('button', { name: /^Invite/ }).click();
  await expect(page.locator('.invitations output')).toHaveCount(1);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(async () => await navigator.clipboard.readText());

  const other = await comer();
  await other.goto(link);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByLabel('Your name')).toHaveValue('Ann');
  await expect(other.locator('.ticket')).toHaveCount(1);
});
