import { AxeBuilder } from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { Pace } from '../settings.ts';

/**
 * What every test of the app stands on: people with a browser of their own. Anything a page complains about (an error,
 * a refused script or style) fails the test, unless the test has cut the line itself.
 */
interface Aboard {
  /** Somebody new, at the harbour or anywhere else; in a hurry, unless the test is about following others. */
  readonly comer: (options?: BrowserContextOptions, pace?: Pace) => Promise<Page>;
}

export const test = base.extend<Aboard>({
  comer: async ({ browser, baseURL }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options = {}, pace = 'atOnce') => {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      await listen(page, complaints);
      await page.addInitScript(hurry, pace);
      return page;
    });
    await Promise.all(contexts.map(async (context) => await context.close()));
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Runs in the page before the app: the pace others are followed at, as if it had been chosen before. */
function hurry(pace: string): void {
  if (localStorage.getItem('portolan') === null)
    localStorage.setItem('portolan', JSON.stringify({ state: { pace }, version: 0 }));
}

/** What a browser says of a line that was cut, or of a place that does not exist. */
const OUR_DOING = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|net::ERR_FAILED|404 .*nowhere/;

async function listen(page: Page, complaints: string[]): Promise<void> {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const text = `${message.text()} ${url}`;
    if (message.type() === 'error' && !OUR_DOING.test(text)) complaints.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      setTimeout(() => {
        throw new Error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
  });
}

/** Sets a table for two from the first page, as somebody would who has never been here. */
export async function setTable(page: Page, { strength = 'Cabin boy' } = {}): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set the table for Ahoy' }).click();
  await page.getByText(strength, { exact: true }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await atTable(page);
}

export const atTable = async (page: Page): Promise<void> => {
  await expect(page.locator('.table .prompt')).toBeVisible();
};

export const myMove = async (page: Page): Promise<void> => {
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 30_000 });
};

/** Gives the game up, and says so twice: the menu asks. */
export async function giveUp(page: Page): Promise<void> {
  const name = 'Give up the game';
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
  await page.locator('dialog.sure[open]').getByRole('button', { name }).click();
}

export const isOver = async (page: Page): Promise<boolean> => await page.locator('dialog.end').isVisible();

/** No serious finding, says axe: contrast, names, roles, order. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(serious).toEqual([]);
}
