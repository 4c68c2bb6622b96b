import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from '@portolan/service/client.ts';
import { expect, test } from './aboard.ts';

/** A house with a sixth game: all that is ours is copied, and the game is one folder and one line more. */
const root = join(import.meta.dirname, '..', '..');
const rooms = ['kernel', 'games', 'players', 'lab', 'service', 'web'];
let house: string;
let server: ChildProcess;
let address: string;

function copyHouse(): void {
  const ours = [
    ...rooms,
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
  ];
  for (const name of ours)
    cpSync(join(root, name), join(house, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  const packages = join(root, 'node_modules');
  mkdirSync(join(house, 'node_modules', '@portolan'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@portolan') symlinkSync(join(packages, name), join(house, 'node_modules', name));
  for (const room of rooms) symlinkSync(join(house, room), join(house, 'node_modules', '@portolan', room));
}

function addGame(): void {
  cpSync(join(root, 'web', 'e2e', 'shells'), join(house, 'games', 'shells'), { recursive: true });
  const list = join(house, 'games', 'list.ts');
  const text = readFileSync(list, 'utf8').replace('readonly Listed[] = [', 'readonly Listed[] = [shells, ');
  writeFileSync(list, `import { shells } from './shells/index.ts';\n${text}`);
}

async function open(): Promise<void> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(house, 'tables'), LOG_LEVEL: 'error' };
  server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: house,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve) => {
    server.stdout?.on('data', (text) => {
      const found = /Portolan is at (http\S+)/.exec(String(text));
      if (found?.[1]) resolve(found[1].replace(/[./]*$/, ''));
    });
  });
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'portolan-'));
  copyHouse();
  addGame();
  await open();
});
test.afterAll(() => {
  server.kill();
  rmSync(house, { recursive: true, force: true });
});

test('a sixth game is found in the harbour, its table is set, and it is played to its end against a bot', async ({
  comer,
}) => {
  const page = await comer();
  await page.goto(address);
  await expect(page.locator('.chart.shells')).toContainText('Take shells from a heap');
  await page.getByRole('link', { name: 'Set the table for Shells' }).click();
  await expect(page.locator('.first-words')).toContainText('Take the last one');
  await page.getByText('Cabin boy', { exact: true }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  const over = page.locator('dialog.end');
  while (!(await over.isVisible())) {
    await expect(page.locator('.prompt.mine').or(over)).toBeVisible();
    if (!(await over.isVisible())) await page.locator('[data-on="shell:1"]').click();
  }
  await expect(over).toContainText('The last shell is taken');
  await page.goto(`${address}/rules/shells`);
  await expect(page.getByText('Whoever takes the last shell wins.')).toBeVisible();
});

test('the service sets its table, and a bot answers there', async () => {
  const ann = new Client({ url: address });
  await ann.name('Ann');
  expect((await ann.games()).map(({ id }) => id)).toContain('shells');
  const { sheet } = await ann.set({
    game: 'shells',
    seats: [{ kind: 'bot', level: 'mate' }, { kind: 'me' }],
  });
  await expect.poll(async () => (await ann.table(sheet.id)).awaited, { timeout: 20_000 }).toEqual([1]);
});

test('the lab counts its box, plays it at random and lets players meet at it', () => {
  const lab = (...words: string[]): string =>
    execFileSync(process.execPath, ['scripts/lab.mjs', ...words], { cwd: house, encoding: 'utf8' });
  expect(lab('census', 'shells')).toContain('shells');
  expect(lab('fuzz', 'shells', '--games', '4')).toContain('shells');
  expect(lab('strength', 'shells', '--players', 'mate,random', '--games', '4', '--threads', '1')).toContain(
    'mate',
  );
});
