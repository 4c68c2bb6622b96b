import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, Random } from '@portolan/kernel';
import { tiny } from '@portolan/kernel/kit/tiny.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { Client } from './client.ts';
import { HEADERS } from './headers.ts';
import type { ServiceOptions } from './index.ts';
import {
  anyAnswer,
  askedOf,
  eventually,
  Follower,
  type Ground,
  ground,
  listing,
  problemOf,
  tempFolder,
} from './kit.ts';
import { callerOf, Limit } from './limits.ts';
import { settingsFrom } from './settings.ts';
import { openSqlite } from './store/sqlite.ts';

let home: Ground | undefined;
afterEach(async () => {
  await home?.close();
  home = undefined;
});

async function open(options: Partial<ServiceOptions> = {}): Promise<Ground> {
  home = await ground(options);
  return home;
}

/** A little app, as a build would leave it. */
function builtApp(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portolan</title>');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'console.log("ahoy");'.repeat(100));
  return folder;
}

test('everything that is sent carries the headers of safety', async () => {
  const { 'cache-control': _, ...wanted } = HEADERS;
  const { url } = await open({ web: builtApp() });
  const paths = [
    '/',
    '/some/place',
    '/assets/main-abc.js',
    '/api/games',
    '/api/none',
    '/api/me',
    '/api/%',
    '/health',
    '/api/docs',
  ];
  for (const path of paths) {
    const { headers } = await fetch(url + path);
    const sent = Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]));
    expect({ path, ...sent }).toEqual({ path, ...wanted });
  }
});

test('scripts, styles and connections come from here alone, and nothing inline runs', () => {
  const policy = HEADERS['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a stream carries them too', async () => {
  const { url, ...here } = await open();
  const ann = await here.person('Ann');
  const { sheet } = await ann.set({
    game: 'skirmish',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    spectators: true,
  });
  const ended = new AbortController();
  const { headers } = await fetch(`${url}/api/tables/${sheet.id}/stream?as=spectator`, {
    signal: ended.signal,
  });
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('content-security-policy')).toBe(HEADERS['content-security-policy']);
  expect(headers.get('cache-control')).toBe('no-store');
  ended.abort();
});

test('the app is served squeezed and marked; its places are pages, its files are forever', async () => {
  const { url } = await open({ web: builtApp() });
  const page = await fetch(`${url}/table/abc`);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('Portolan');
  const script = await fetch(`${url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('cache-control')).toMatch(/immutable/);
  expect(await script.text()).toContain('ahoy');
  const again = await fetch(`${url}/table/abc`, {
    headers: { 'if-none-match': page.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  '/assets/none.js',
  '/api/none',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fkit.ts',
  '//etc/passwd.txt',
])('there is nothing at %s', async (path) => {
  const { url } = await open({ web: builtApp() });
  const response = await fetch(url + path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ sentence: 'There is nothing here.' });
});

test('the secret is in a cookie that scripts and other sites never see', async () => {
  const ask = async (): Promise<string> => {
    const response = await fetch(`${home?.url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    return response.headers.getSetCookie()[0] ?? '';
  };
  await open();
  expect(await ask()).toMatch(/^portolan=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  await home?.close();
  await open({ secure: true });
  expect(await ask()).toMatch(/; SameSite=Strict; Secure$/);
  expect((await fetch(`${home?.url}/health`)).headers.get('strict-transport-security')).toMatch(/max-age/);
});

test.each([
  { from: 'a page of another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { from: 'a neighbour', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { from: 'nowhere', headers: { 'sec-fetch-site': 'none' }, status: 403 },
  { from: 'another origin', headers: { origin: 'https://example.org' }, status: 403 },
  { from: 'an origin that is none', headers: { origin: 'null' }, status: 403 },
  { from: 'somewhere it does not say', headers: {}, status: 403 },
  { from: 'a page of ours', headers: { 'sec-fetch-site': 'same-origin' }, status: 200 },
  { from: 'our origin', headers: { origin: 'here' }, status: 200 },
])('an act with a cookie from $from gets $status', async ({ headers, status }) => {
  const { url, ...here } = await open();
  const me = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
  });
  const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const renamed = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: {
      ...headers,
      ...('origin' in headers && headers.origin === 'here' && { origin: url }),
      'content-type': 'application/json',
      cookie,
    },
    body: '{"name":"Eve"}',
  });
  expect(renamed.status).toBe(status);
  const { name } = (await (await fetch(`${url}/api/me`, { headers: { cookie } })).json()) as { name: string };
  expect(name).toBe(status === 200 ? 'Eve' : 'Ann');
  await here.person('Bob');
});

test('who comes too often must wait a minute; what is too big is not read', async () => {
  const { url } = await open({ limits: { all: 20, tight: 3, streams: 1 } });
  const names = Array.from(
    { length: 5 },
    async (_, i) => await problemOf(new Client({ url }).name(`Ann ${i}`)),
  );
  expect((await Promise.all(names)).map((problem) => problem?.status)).toEqual([
    undefined,
    undefined,
    undefined,
    429,
    429,
  ]);
  const statuses: number[] = [];
  for (let i = 0; i < 17; i++) statuses.push((await fetch(`${url}/health`)).status);
  expect(statuses.slice(0, 15)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  await home?.close();
  const { url: other } = await open();
  const big = await fetch(`${other}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x'.repeat(100_000) }),
  });
  expect(big.status).toBe(413);
  expect(await big.json()).toMatchObject({ sentence: 'That is too much to send.' });
});

test('behind a proxy it is the callers that are counted, and whom they claim to call for is not believed', async () => {
  const { url } = await open({ proxied: true, limits: { all: 2, tight: 2, streams: 2 } });
  const ask = async (from: string): Promise<number> =>
    (await fetch(`${url}/health`, { headers: { 'x-forwarded-for': from } })).status;
  expect(await ask('203.0.113.9')).toBe(200);
  expect(await ask('198.51.100.1, 203.0.113.9')).toBe(200);
  expect(await ask('198.51.100.2, 203.0.113.9')).toBe(429);
  expect(await ask('203.0.113.10')).toBe(200);
});

test('one address holds only so many streams open', async () => {
  const { url, service, ...here } = await open({ limits: { all: 100, tight: 100, streams: 2 } });
  const ann = await here.person('Ann');
  const me = { kind: 'me' } as const;
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, me], spectators: true });
  const watch = async (signal: AbortSignal): Promise<number> =>
    (await fetch(`${url}/api/tables/${sheet.id}/stream?as=spectator`, { signal })).status;
  const [one, rest] = [new AbortController(), new AbortController()];
  expect(await watch(one.signal)).toBe(200);
  expect(await watch(rest.signal)).toBe(200);
  expect(await watch(rest.signal)).toBe(429);
  one.abort();
  await eventually(
    () => service.harbour.streams.count,
    (count) => count === 1,
  );
  expect(await watch(rest.signal)).toBe(200);
  rest.abort();
});

test('a clock that is set back keeps nobody out for longer than a minute', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const limit = new Limit(1);
  expect([limit.admits('ann'), limit.admits('ann')]).toEqual([true, false]);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  expect(limit.admits('ann')).toBe(true);
  vi.useRealTimers();
});

test.each([
  { ip: '203.0.113.9', caller: '203.0.113.9' },
  { ip: '::ffff:203.0.113.9', caller: '203.0.113.9' },
  { ip: '2001:db8:1:2:3:4:5:6', caller: '2001:db8:1:2::/64' },
  { ip: '2001:0DB8:0001:0002::9', caller: '2001:db8:1:2::/64' },
  { ip: '2001:db8::9', caller: '2001:db8:0:0::/64' },
  { ip: 'fe80::1%eth0', caller: 'fe80:0:0:0::/64' },
  { ip: '::1', caller: '0:0:0:0::/64' },
])('$ip counts as $caller', ({ ip, caller }) => {
  expect(callerOf(ip)).toBe(caller);
});

test('all addresses of one IPv6 network are counted together, requests and streams', async () => {
  const { url, ...here } = await open({ proxied: true, limits: { all: 100, tight: 3, streams: 1 } });
  const ann = await here.person('Ann');
  const me = { kind: 'me' } as const;
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, me], spectators: true });
  const ask = async (method: string, path: string, from: string): Promise<number> =>
    (await fetch(url + path, { method, headers: { 'x-forwarded-for': from } })).status;
  const comes = async (from: string): Promise<number> => await ask('POST', '/api/me/carry', from);
  const networks = [
    '2001:db8:1:2::1',
    '2001:db8:1:2::2',
    '2001:db8:1:2:ffff::3',
    '2001:db8:1:2::4',
    '2001:db8:1:3::1',
  ];
  const came: number[] = [];
  for (const from of networks) came.push(await comes(from));
  expect(came).toEqual([401, 401, 401, 429, 401]);
  const watch = `/api/tables/${sheet.id}/stream?as=spectator`;
  expect(await ask('GET', watch, '2001:db8:7::1')).toBe(200);
  expect(await ask('GET', watch, '2001:db8:7::2')).toBe(429);
});

test('after a minute everybody may come again', () => {
  const limit = new Limit(2);
  expect([1, 2, 3].map((now) => limit.admits('ann', now))).toEqual([true, true, false]);
  expect(limit.admits('bob', 4)).toBe(true);
  expect(limit.admits('ann', 61_000)).toBe(true);
});

test('no secret is ever written to the log, whatever goes wrong', async () => {
  const lines: string[] = [];
  const crash = tiny(function* () {
    yield* pick(0, { say: 'go' }, () => [{ key: 'crash' }]);
    throw new Error('the mast breaks');
  });
  const here = await open({
    games: listing(crash),
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
  });
  const { url } = here;
  const ann = await here.person('Ann');
  const { code } = await ann.carry();
  const { sheet, invitation = '' } = await ann.set({
    game: 'tiny',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  await new Client({ url }).arrive(code);
  await (await here.person('Bob')).accept(invitation);
  const { scene } = await ann.scene(sheet.id, 0);
  await problemOf(ann.answer(sheet.id, 0, askedOf(scene, 0)?.id ?? 0, 'crash'));
  await fetch(`${url}/api/invitations/${invitation}%ff`);
  await fetch(`${url}/api/invitations/${invitation}/nothing`);
  await fetch(`${url}/join/${invitation}`);
  const row = await home?.service.harbour.store.whole(sheet.id);
  const log = lines.join('\n');
  expect(log).toContain('the mast breaks');
  for (const secret of [code, invitation, row?.table.seed ?? '', 'portolan='])
    expect(log).not.toContain(secret);
});

test('health and measures are there for whoever runs it, and for nobody else', async () => {
  const { url } = await open();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/portolan_tables_in_memory 0/);
  expect(metrics).toMatch(/portolan_responses_total\{route="\/health",status="200"\} 1/);
  const proxied = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(proxied.status).toBe(404);
  await home?.close();
  const { url: guarded } = await open({ metricsToken: 'open sesame' });
  expect((await fetch(`${guarded}/metrics`)).status).toBe(404);
  const allowed = await fetch(`${guarded}/metrics`, { headers: { authorization: 'Bearer open sesame' } });
  expect(allowed.status).toBe(200);
});

test('the API documents itself, on a page that needs no script', async () => {
  const { url } = await open();
  const api = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: { [path: string]: { post?: { responses: object } } };
  };
  expect(api.openapi).toMatch(/^3\./);
  const { responses = {} } = api.paths['/api/tables/{table}/answer']?.post ?? {};
  expect(Object.keys(responses)).toEqual(['200', '4XX']);
  expect(JSON.stringify(responses)).toContain('What is wrong, in words.');
  const page = await (await fetch(`${url}/api/docs`)).text();
  expect(page).toContain('POST /api/tables/{table}/answer');
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
});

test.each([
  {
    environment: { PORT: 'harbour' },
    sentence: 'PORT is "harbour"; it must be a whole number from 0 to 65535.',
  },
  { environment: { PORT: '70000' }, sentence: 'PORT is "70000"; it must be a whole number from 0 to 65535.' },
  { environment: { HTTPS_ONLY: 'maybe' }, sentence: 'HTTPS_ONLY is "maybe"; it must be one of yes, no.' },
  {
    environment: { LOG_LEVEL: 'loud' },
    sentence: 'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
  },
])('a wrong setting is one clear sentence: $sentence', ({ environment, sentence }) => {
  expect(() => settingsFrom(environment)).toThrow(sentence);
});

test('settings have sane defaults', () => {
  expect(settingsFrom({ PORT: '' })).toMatchObject({
    port: 8080,
    secure: false,
    proxied: false,
    logLevel: 'info',
  });
});

test('every setting is in the guide for hosts, and nothing else is', () => {
  const read = new Set<string>();
  settingsFrom(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  const guide = readFileSync(join(import.meta.dirname, '..', 'docs', 'hosting.md'), 'utf8');
  const described = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(described)).toEqual(read);
});

test('a service that is told to stop acknowledges only what is on disk, and ends its streams', async () => {
  const data = tempFolder();
  const ann = await (await open({ store: await openSqlite(data) })).person('Ann');
  const me = { kind: 'me' } as const;
  const tables = await Promise.all(
    Array.from({ length: 30 }, async () => (await ann.set({ game: 'skirmish', seats: [me, me] })).sheet.id),
  );
  const watching = new Follower(ann, tables[0] ?? '', 0);
  await watching.until(() => true);
  const random = Random.seeded('stop');
  const acknowledged: { table: string; n: number }[] = [];
  const answers = tables.map(async (table) => {
    const asked = askedOf((await ann.scene(table, 0)).scene, 0);
    if (!asked) return;
    const refused = await problemOf(
      ann
        .answer(table, 0, asked.id, anyAnswer(asked, random))
        .then(({ n }) => acknowledged.push({ table, n })),
    );
    expect([undefined, 0, 503]).toContain(refused?.status);
  });
  await answers[10];
  await home?.close();
  await Promise.all(answers.map(async (answer) => await answer.catch(() => undefined)));
  watching.stop();
  const store = await openSqlite(data);
  for (const { table, n } of acknowledged)
    expect((await store.find(table))?.last.n).toBeGreaterThanOrEqual(n);
  expect(acknowledged.length).toBeGreaterThan(0);
  await store.close();
});
