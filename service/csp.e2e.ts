import { expect, type Page, test } from '@playwright/test';

/** A table in play, set by the page itself. */
async function setTable(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const send = async (path: string, body: object): Promise<Response> =>
      await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await send('/api/me', { name: 'Ann' });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const set = await send('/api/tables', { game: 'ahoy', seats });
    return ((await set.json()) as { sheet: { id: string } }).sheet.id;
  });
}

test('the built app lives within its content policy, from the harbour to a table in play', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text());
  });
  await page.goto('/');
  const table = await setTable(page);
  for (const place of ['/', '/set/ahoy', '/rules/ahoy', '/about', `/table/${table}`]) {
    await page.goto(place);
    await expect(page.locator('#app')).not.toBeEmpty();
    await page.waitForTimeout(500);
  }
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
