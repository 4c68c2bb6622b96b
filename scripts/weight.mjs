// `npm run weight`: what the app weighs and how soon it can be used, measured in a real browser on the built app.
// It reports; it asserts nothing.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '8139';
const address = `http://localhost:${port}`;
const SLOWER = 4;
/** As Lighthouse has a slow 4G: what a phone in a harbour gets. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const data = mkdtempSync(join(tmpdir(), 'portolan-'));
const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
  env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => {
  server.stdout.on('data', (text) => String(text).includes('Portolan is at') && resolve());
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);
const gzipped = (path) => gzipSync(readFileSync(join(root, 'build', 'web', path)), { level: 9 }).length;
const say = (what, value) => console.log(`${what.padEnd(62)} ${value}`);

/** Adds up the scripts a page asks for, each counted once. */
function scriptsOf(page, seen) {
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) seen.add(pathname);
  });
}

async function weigh() {
  const page = await browser.newPage();
  const seen = new Set();
  scriptsOf(page, seen);
  await page.goto(address);
  await page.locator('a.whole').first().waitFor();
  const first = [...seen];
  await page.locator('a.whole').first().click();
  await page.locator('.begin .act').click();
  await page.locator('.prompt').waitFor();
  await page.waitForLoadState('load');
  const later = [...seen].filter((path) => !first.includes(path));
  const sum = (paths) => paths.reduce((total, path) => total + gzipped(path), 0);
  say('JavaScript before a game is chosen, gzip (at most 45 KB)', kilobytes(sum(first)));
  say('more for a table of Ahoy: shell, rules, words, board (at most 120 KB)', kilobytes(sum(later)));
  await page.close();
}

/** The first page on a slow machine: when it is drawn, when a game can be chosen, how much it jumped. */
async function time(where, network) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('a.whole').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const { drawn, largest, usable, shifted } = await page.evaluate(() => globalThis.seen);
  const milliseconds = (time) => `${time.toFixed(0)} ms`.padStart(10);
  say(`first page drawn, ${where}`, milliseconds(drawn));
  say(`largest part of it drawn, ${where}`, milliseconds(largest));
  say(`a game can be chosen, ${where}`, milliseconds(usable));
  say(`layout shift (aim 0), ${where}`, shifted.toFixed(3).padStart(10));
  await page.close();
}

/** Runs in the page before its own scripts: notes what is drawn when, and what moves. */
function watchPage() {
  const seen = { drawn: 0, largest: 0, usable: 0, shifted: 0 };
  globalThis.seen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ startTime }) => (seen.drawn = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('layout-shift', ({ value }) => (seen.shifted += value));
  const waiting = new MutationObserver(() => {
    if (!document.querySelector('a.whole')) return;
    seen.usable = performance.now();
    waiting.disconnect();
  });
  waiting.observe(document, { subtree: true, childList: true });
}

try {
  await weigh();
  await time(`CPU ${SLOWER}× slower`);
  await time(`slow 4G and CPU ${SLOWER}× slower`, SLOW_4G);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
