import { expect, myMove, setTable, test } from './aboard.ts';
import { Captain } from './harbour.ts';
import { Sailor } from './sailor.ts';

const moving = { reducedMotion: 'no-preference' as const };

test('a die is dragged onto a slot', async ({ comer }) => {
  const page = await comer();
  await setTable(page);
  const die = page.locator('.my-dice .handy').first();
  await new Sailor(page, { seed: 2 }).play(async () => await die.isVisible());
  const before = await page.locator('.my-dice .die').count();
  await die.dragTo(page.locator('.slot.offered', { hasText: 'Sail' }).first());
  await expect
    .poll(async () => (await page.locator('.my-dice .die').count()) < before || (await asksValue()))
    .toBe(true);

  async function asksValue(): Promise<boolean> {
    return ((await page.locator('.prompt strong').textContent()) ?? '').startsWith('With which value');
  }
});

test('ships are seen to sail, unless somebody wants it still', async ({ comer }) => {
  const page = await comer(moving);
  await page.goto('/voyage/ahoy');
  await page.locator('.speech .button.act').click();
  const sailor = new Sailor(page);
  await sailor.play(
    async () => (await page.locator('.prompt strong').textContent())?.includes('sails') ?? false,
  );
  await page.evaluate(watchShip);
  await sailor.decide();
  await expect.poll(() => page.evaluate(() => framesAtSea)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => isSailing)).toBe(false);
});

/** Runs in the page: looks at every frame, so that no voyage is too short to be seen. */
function watchShip(): void {
  Object.assign(globalThis, { framesAtSea: 0, isSailing: false });
  const look = (): void => {
    isSailing = document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.getAttribute('data-on') === 'figure:squadron',
      );
    if (isSailing) framesAtSea++;
    requestAnimationFrame(look);
  };
  look();
}
declare let framesAtSea: number;
declare let isSailing: boolean;

test('at a table just set the acts of others are seen one by one, without a reload, and the log keeps step', async ({
  comer,
}) => {
  const page = await comer(moving, 'quick');
  await page.goto('/');
  const captain = new Captain(page.context().request);
  await captain.name('Ann');
  const bot = { kind: 'bot', level: 'cabin-boy' };
  const { sheet } = await captain.set([bot, { kind: 'me' }]);
  await page.goto(`/table/${sheet.id}`);
  const now = page.locator('.rope .knot.now');
  const [lines, newest] = [page.locator('.log li button'), page.locator('.log li[aria-current] button')];
  await expect(now).toBeVisible();
  await expect(page.locator('.offered')).toHaveCount(0);
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        for (const line of await newest.allTextContents()) seen.add(line);
        return await page.locator('.prompt.mine').isVisible();
      },
      { timeout: 30_000, intervals: [60] },
    )
    .toBe(true);
  expect(seen.size).toBeGreaterThan(2);
  expect(await lines.count()).toBeGreaterThanOrEqual(seen.size);
});

test('who comes back is shown what they missed, can skip it, and then decides', async ({ comer }) => {
  const page = await comer(moving, 'calm');
  await page.goto('/');
  const captain = new Captain(page.context().request);
  await captain.name('Ann');
  const { sheet } = await captain.set([{ kind: 'me' }, { kind: 'bot', level: 'cabin-boy' }]);
  await page.goto(`/table/${sheet.id}`);
  await myMove(page);
  await page.goto('/');
  let decisions = 0;
  await captain.playOn(sheet.id, 0, (asked) => asked !== undefined && decisions++ > 25);
  await page.goto(`/table/${sheet.id}`);
  const skip = page.getByRole('button', { name: 'To my turn' });
  await expect(skip).toBeVisible();
  await expect(page.locator('.offered')).toHaveCount(0);
  await skip.click();
  const counted = page.locator('.plaque-answers .button.act');
  if (await counted.isVisible()) await counted.click();
  await myMove(page);
  await expect(skip).toBeHidden();
});
