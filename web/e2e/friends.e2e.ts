import type { Page } from '@playwright/test';
import { atTable, expect, myMove, test } from './aboard.ts';
import { Sailor } from './sailor.ts';

/** The host sets a table for three and gets a link for each friend. */
async function invite(host: Page): Promise<string[]> {
  await host.goto('/');
  await host.getByLabel('Your name').fill('Ann');
  await host.getByRole('link', { name: 'Set the table for Ahoy' }).click();
  await host.getByText('3', { exact: true }).click();
  for (const seat of ['Smuggler', 'Mollusk Union'])
    await host.getByRole('group', { name: seat, exact: true }).getByText('Friend').click();
  await host.getByRole('button', { name: /^Invite/ }).click();
  const links = host.locator('.invitations output');
  await expect(links).toHaveCount(2);
  const found = await links.allTextContents();
  await host.getByRole('link', { name: 'Go to the table' }).click();
  return found;
}

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann invites you');
  await page.getByLabel('What are you called?').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const logOf = async (page: Page): Promise<number> => await page.locator('.log li:not(.nothing)').count();

/** Everybody plays when asked, until so many lines are in the log. */
async function playOn(pages: readonly Page[], lines: number): Promise<void> {
  const sailors = pages.map((page, seed) => new Sailor(page, { seed: seed + 1 }));
  const until = Date.now() + 60_000;
  while (Math.min(...(await Promise.all(pages.map(logOf)))) < lines) {
    if (Date.now() > until) throw new Error('the game stands still');
    for (const sailor of sailors) await sailor.decide();
  }
}

/** Who has to decide now. */
async function awaited(pages: readonly Page[]): Promise<Page> {
  for (;;) for (const page of pages) if (await page.locator('.prompt.mine').isVisible()) return page;
}

test('three friends play one table live; one reloads, one loses the network in the middle of a move', async ({
  comer,
}) => {
  test.setTimeout(150_000);
  const [ann, ben, cleo] = [await comer(), await comer(), await comer()];
  const [toBen = '', toCleo = ''] = await invite(ann);
  await expect(ann.getByRole('heading', { level: 1, name: 'The table is set' })).toBeVisible();
  await accept(ben, toBen, 'Ben');
  await expect(ann.getByText('Ben')).toBeVisible();
  await accept(cleo, toCleo, 'Cleo');
  const everybody = [ann, ben, cleo];
  for (const page of everybody) await atTable(page);

  await playOn(everybody, 20);
  await ann.getByLabel('Say something to the table').fill('Fair winds!');
  await ann.getByRole('button', { name: 'Say', exact: true }).click();
  for (const page of everybody) await expect(page.getByText('Fair winds!')).toBeVisible();

  await ben.reload();
  await atTable(ben);
  await playOn(everybody, 40);

  const mover = await awaited(everybody);
  await mover.context().setOffline(true);
  await expect(mover.getByText('Reconnecting… your last move is safe.')).toBeVisible();
  const sailor = new Sailor(mover, { seed: 4 });
  await sailor.play(async () => await mover.getByText('your move is kept').isVisible());
  const before = await logOf(everybody.find((page) => page !== mover) ?? ann);
  await mover.context().setOffline(false);
  await expect(mover.locator('.bar')).toBeHidden();
  await playOn(everybody, before + 12);

  await myMove(await awaited(everybody));
  await expect
    .poll(async () => new Set(await Promise.all(everybody.map(logOf))).size, { timeout: 10_000 })
    .toBe(1);
});

test('an onlooker sees a table that is open to all, and may not touch it', async ({ comer }) => {
  const host = await comer();
  await host.goto('/set/ahoy');
  await host.getByLabel('Anybody may watch').check();
  await host.getByRole('button', { name: /^Play now/ }).click();
  await myMove(host);
  const onlooker = await comer();
  await onlooker.goto(new URL(host.url()).pathname);
  await expect(onlooker.getByText('You are watching')).toBeVisible();
  await expect(onlooker.locator('.offered')).toHaveCount(0);
  await new Sailor(host).decide();
  await expect(onlooker.locator('.log li button')).not.toHaveCount(0);
});

test('a table listed in the harbour is joined from there', async ({ comer }) => {
  const host = await comer();
  await host.goto('/');
  await host.getByLabel('Your name').fill('Dora');
  await host.goto('/set/ahoy');
  await host.getByRole('group', { name: 'Mollusk Union' }).getByText('Friend').click();
  await host.getByLabel('Listed in the harbour').check();
  await host.getByRole('button', { name: /^Invite/ }).click();
  await expect(host.locator('.invitations')).toBeVisible();
  const guest = await comer();
  await guest.goto('/');
  await guest.locator('.ledger li', { hasText: 'set by Dora' }).getByRole('button', { name: 'Join' }).click();
  await atTable(guest);
});
