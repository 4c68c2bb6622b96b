import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Captain } from './harbour.ts';
import { lay, sailTo, type Voyage } from './voyage.ts';

const OUT = 'build/screenshots';
const SIZES = [
  { size: 'desk', options: { viewport: { width: 1440, height: 900 } } },
  {
    size: 'phone',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
] as const;
const LIGHTS = ['day', 'candle'] as const;
const LANGUAGES = ['en', 'fr'] as const;

interface Places {
  /** Games laid into the browser, and where they are found. */
  readonly voyages: readonly Voyage[];
  readonly sailing: string;
  readonly exploring: string;
  readonly fighting: string;
  readonly aiming: string;
  readonly early: string;
  readonly waiting: string;
  readonly invitation: string;
  readonly finished: string;
}

const bot = { kind: 'bot', level: 'cabin-boy' };
const SAILING = { seats: 3, seat: 1, round: 4, asked: 'sail', seed: 'beacon' };
const EXPLORING = { seats: 4, seat: 1, round: 2, asked: 'layTile', seed: 'gull' };
const AIMING = { seats: 2, seat: 0, round: 2, asked: 'lowerCannons', seed: 'powder' };
const FIGHTING = { seats: 2, seat: 0, round: 2, asked: 'spoils', seed: 'anchor' };

/** Games in progress: one in its third round where I am to sail, one just begun, one waiting for a friend, one over. */
async function sail(context: BrowserContext, other: BrowserContext): Promise<Places> {
  const [me, friend] = [new Captain(context.request), new Captain(other.request)];
  await me.name('Ann');
  await friend.name('Inès');
  const sailing = await sailTo(SAILING);
  const exploring = await sailTo(EXPLORING);
  const fighting = await sailTo(FIGHTING);
  const aiming = await sailTo(AIMING);
  const early = await me.set([{ kind: 'me' }, { ...bot, level: 'mate' }]);
  const waiting = await me.set([{ kind: 'me' }, { kind: 'friend' }, bot, { kind: 'friend' }]);
  await friend.set([{ kind: 'me' }, bot, { kind: 'friend' }], { open: true });
  const invitation = await friend.set([{ kind: 'me' }, { kind: 'friend' }, bot]);
  const finished = await me.set([{ kind: 'me' }, bot]);
  await me.playOn(finished.sheet.id, 0, () => false);
  return {
    voyages: [sailing, exploring, fighting, aiming],
    sailing: sailing.kept.id,
    exploring: exploring.kept.id,
    fighting: fighting.kept.id,
    aiming: aiming.kept.id,
    early: early.sheet.id,
    waiting: waiting.sheet.id,
    invitation: invitation.invitation ?? '',
    finished: finished.sheet.id,
  };
}

type Visit = readonly [name: string, go: (page: Page, places: Places) => Promise<void>];

/** All of them, or those named in SCREENS. */
const isWanted = ([name]: Visit): boolean =>
  process.env['SCREENS'] === undefined || process.env['SCREENS'].split(',').includes(name);

const to = (path: (places: Places) => string) => async (page: Page, places: Places) => {
  await page.goto(path(places));
};

const VISITS: readonly Visit[] = [
  ['harbour', to(() => '/')],
  ['set-the-table', to(() => '/set/ahoy')],
  ['set-alone', setAlone],
  ['join', to(({ invitation }) => `/join/${invitation}/1`)],
  ['waiting-room', to(({ waiting }) => `/table/${waiting}`)],
  ['table', tableWithPreview],
  ['table-start', to(({ early }) => `/table/${early}`)],
  ['exploring', exploring],
  ['spoils', to(({ fighting }) => `/table/${fighting}`)],
  ['cannons', cannons],
  ['past', past],
  ['end', to(({ finished }) => `/table/${finished}`)],
  ['replay', to(({ finished }) => `/replay/${finished}/120/0`)],
  ['rules', to(() => '/rules/ahoy')],
  ['about', to(() => '/about')],
  ['first-voyage', firstVoyage],
  ['curtain', curtain],
  ['menu', menu],
  ['explanation', explanation],
];

async function tableWithPreview(page: Page, { sailing }: Places): Promise<void> {
  await page.goto(`/table/${sailing}`);
  const space = page.locator('.space.unknown.offered, .space.offered').last();
  await space.waitFor();
  if ((page.viewportSize()?.width ?? 0) > 700) await space.hover();
  else await space.tap();
}

async function setAlone(page: Page): Promise<void> {
  await page.goto('/set/ahoy');
  await page.locator('.options select').nth(1).selectOption({ index: 3 });
  await page.locator('.options').scrollIntoViewIfNeeded();
}

async function exploring(page: Page, { exploring: table }: Places): Promise<void> {
  await page.goto(`/table/${table}`);
  const place = page.locator('.space.square.offered').first();
  await place.waitFor();
  await place.locator('.square-handle').click();
}

async function cannons(page: Page, { aiming }: Places): Promise<void> {
  await page.goto(`/table/${aiming}`);
  await page.locator('.slot.offered').first().click();
}

async function past(page: Page, { sailing }: Places): Promise<void> {
  await page.goto(`/table/${sailing}`);
  await page.locator('.prompt.mine').waitFor();
  const phone = (page.viewportSize()?.width ?? 0) <= 700;
  if (phone) await page.locator('[data-tab=log]').tap();
  const line = page.locator('.log li button').nth(20);
  await line.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  await line.click();
}

async function firstVoyage(page: Page): Promise<void> {
  await page.goto('/voyage/ahoy');
  await page.locator('.speech .button.act').click();
}

async function curtain(page: Page): Promise<void> {
  await page.goto('/set/ahoy');
  await page.locator('.begin button').nth(2).click();
  await page.locator('.curtain').waitFor();
}

async function menu(page: Page, { early }: Places): Promise<void> {
  await page.goto(`/table/${early}`);
  await page.locator('.controls .menu').click();
}

async function explanation(page: Page, { sailing }: Places): Promise<void> {
  await page.goto(`/table/${sailing}`);
  await page.locator('.prompt.mine').waitFor();
  await page.locator('[data-on^="region:"]').first().dispatchEvent('contextmenu');
}

async function shoot(context: BrowserContext, places: Places, size: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/about');
  for (const voyage of places.voyages) await lay(page, voyage);
  for (const light of LIGHTS) {
    for (const language of LANGUAGES) {
      await page.goto('/about');
      await page.evaluate(
        ([theme, tongue]) => {
          const state = {
            name: 'Ann',
            known: 'Ann',
            language: tongue,
            theme,
            motion: 'still',
            size: 1,
            face: 'book',
          };
          localStorage.setItem('portolan', JSON.stringify({ state, version: 0 }));
        },
        [light, language],
      );
      for (const [name, go] of VISITS.filter(isWanted)) {
        await go(page, places);
        await expect(page.locator('main:visible')).toBeVisible();
        await expect(page.locator('output.page-note:visible')).toHaveCount(0);
        await page.evaluate(async () => await document.fonts.ready);
        await page.waitForTimeout(350);
        await page.screenshot({ path: `${OUT}/${name}-${size}-${light}-${language}.png` });
      }
    }
  }
  await page.close();
}

for (const { size, options } of SIZES) {
  test(`every screen, ${size}`, async ({ browser, baseURL }) => {
    const here = { ...(baseURL !== undefined && { baseURL }) };
    const first = await browser.newContext(here);
    const other = await browser.newContext(here);
    const places = await sail(first, other);
    const storageState = await first.storageState();
    const context = await browser.newContext({ ...here, storageState, reducedMotion: 'reduce', ...options });
    await shoot(context, places, size);
    await Promise.all([first, other, context].map(async (one) => await one.close()));
  });
}
