import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Json, Random } from '@portolan/kernel';
import { anything, sample, string } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ground, ground } from './kit.ts';

/** Requests as nobody should send them, to every endpoint, this many each. */
const REQUESTS = 10_000;
const AT_ONCE = 50;

const deep = (depth: number): Json => (depth === 0 ? 0 : [deep(depth - 1)]);

/** Never right where this API asks for something: no visible short text, no small whole number, no yes or no. */
const NASTY: readonly Json[] = [
  '',
  ' ',
  '\u200b\u200e',
  '\ud800',
  '\u0000',
  'x'.repeat(600),
  'é'.repeat(600),
  '😀'.repeat(600),
  -1,
  0.5,
  1e9,
  1e21,
  1e308,
  -1e308,
  2 ** 53,
  -0.1,
  null,
  [],
  [[]],
  [null],
  ['x'],
  deep(15),
  deep(200),
  deep(2000),
  { a: 1 },
  { length: 3 },
  { toString: 'x' },
  { kind: 'nobody' },
  Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
  Array.from({ length: 3000 }, (_, i) => i),
];
const strange = sample(anything({ maxDepth: 3, withNullPrototype: false }), { numRuns: 300, seed: 1 })
  .map((value) => JSON.stringify(value))
  .filter((text) => /^[{[]./.test(text) && text !== '{}');
const VALUES: readonly Json[] = [...NASTY, ...strange.map((text) => JSON.parse(text) as Json)];

const TEXTS = [
  ...sample(string({ unit: 'binary', minLength: 1, maxLength: 40 }), { numRuns: 300, seed: 2 }),
  '{',
  '[',
  '"',
  '{"seat":',
  '[1,2',
  '{"a":1}}',
  'nul',
  '01',
  '1e',
  '"\\u12"',
  '{"__proto__":{"seat":0}}',
  '{"constructor":{"prototype":{}}}',
  '['.repeat(20_000),
  '{"a":'.repeat(5000),
  `"${'x'.repeat(70_000)}"`,
];
const PLACES = [
  ...sample(string({ unit: 'binary', minLength: 1, maxLength: 30 }), { numRuns: 300, seed: 3 }).map(encoded),
  '%',
  '%00',
  '%ff%fe',
  '..%2f..%2fetc',
  'a'.repeat(5000),
  'spectator',
  'AAAAAAAAAAAA',
  '-1',
  '999999',
  '[object%20Object]',
];

/** As a part of an address; what cannot be written in one is left out. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '')) || '%20';
}

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Whether the path names a table or an invitation, and whether a name is needed. */
  readonly named?: true;
  readonly known?: true;
  readonly as?: true;
  readonly body?: { readonly [field: string]: Json };
  /** Fields that may be left out. */
  readonly optional?: readonly string[];
  /** What was right once, or will be. */
  readonly stale?: readonly { readonly [field: string]: number }[];
}

const at = (act: string): string => `/api/tables/{place}/${act}`;
const ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', url: '/api/me', known: true },
  { method: 'POST', url: '/api/me', body: { name: 'Zoe' } },
  { method: 'POST', url: '/api/me/carry', known: true },
  { method: 'POST', url: '/api/carry', body: { code: 'something-else' } },
  { method: 'GET', url: '/api/games' },
  { method: 'GET', url: '/api/tables/mine', known: true },
  { method: 'GET', url: '/api/tables/open' },
  { method: 'GET', url: '/api/tables/finished' },
  {
    method: 'POST',
    url: '/api/tables',
    known: true,
    body: {
      game: 'skirmish',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }],
      options: { storms: true },
      open: false,
      spectators: true,
    },
    optional: ['options', 'open', 'spectators'],
  },
  { method: 'GET', url: '/api/tables/{place}', named: true },
  { method: 'GET', url: '/api/invitations/{place}', named: true },
  {
    method: 'POST',
    url: '/api/invitations/{place}',
    named: true,
    known: true,
    body: { seat: 1 },
    optional: ['seat'],
  },
  { method: 'POST', url: at('join'), named: true, known: true, body: { seat: 1 }, optional: ['seat'] },
  { method: 'POST', url: at('start'), named: true, known: true, body: { level: 'mate' } },
  { method: 'POST', url: at('rematch'), named: true, known: true },
  {
    method: 'POST',
    url: at('answer'),
    named: true,
    known: true,
    body: { seat: 0, question: 1, answer: [1] },
    stale: [{ question: 0 }, { question: 2 }, { question: 999_999_999 }],
  },
  {
    method: 'POST',
    url: at('aside'),
    named: true,
    known: true,
    body: { seat: 0, after: 2, aside: 'oars', answer: 1 },
    stale: [{ after: 0 }, { after: 1 }],
  },
  {
    method: 'POST',
    url: at('undo'),
    named: true,
    known: true,
    body: { seat: 0, after: 2 },
    stale: [{ after: 0 }, { after: 1 }, { after: 999_999_999 }],
  },
  { method: 'POST', url: at('resign'), named: true, known: true, body: { seat: 0 } },
  {
    method: 'POST',
    url: at('leave'),
    named: true,
    known: true,
    body: { seat: 0, level: 'mate' },
    optional: ['level'],
  },
  { method: 'POST', url: at('chat'), named: true, known: true, body: { seat: 0, text: 'ahoy' } },
  { method: 'GET', url: at('scene'), named: true, as: true },
  { method: 'GET', url: at('history'), named: true, as: true },
  { method: 'GET', url: at('stream'), named: true, as: true },
];

let home: Ground;
let cookie = '';
const origin = 'http://localhost';
let table = '';
let invitation = '';

beforeAll(async () => {
  home = await ground();
  const me = await home.service.app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Ann' } });
  cookie = String(me.headers['set-cookie']).split(';')[0] ?? '';
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const set = await home.service.app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { cookie, origin },
    payload: { game: 'skirmish', seats },
  });
  table = set.json<{ sheet: { id: string } }>().sheet.id;
  const waiting = await home.service.app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { cookie, origin },
    payload: { game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'friend' }] },
  });
  invitation = waiting.json<{ invitation: string }>().invitation;
});
afterAll(async () => {
  await home.close();
});

/** The body with one thing in it, at any depth, put wrong. */
function spoiled(value: Json, random: Random): Json {
  const inner = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (inner.length === 0 || random.below(4) === 0) return random.pick(VALUES, 'nasty');
  const key = random.pick(inner, 'key');
  if (Array.isArray(value))
    return value.map((item: Json, i) => (String(i) === key ? spoiled(item, random) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [
      name,
      name === key ? spoiled(item as Json, random) : (item as Json),
    ]),
  );
}

function wrongBody({ body = {}, optional = [], stale = [] }: Endpoint, random: Random): Json {
  const needed = Object.keys(body).filter((field) => !optional.includes(field));
  const kind = random.below(10);
  if (kind === 0)
    return {
      ...body,
      [random.pick(['x', 'constructor', 'seed', ''], 'field')]: random.pick(VALUES, 'nasty'),
    };
  if (kind === 1 && needed.length > 0) {
    const gone = random.pick(needed, 'gone');
    return Object.fromEntries(Object.entries(body).filter(([field]) => field !== gone));
  }
  if (kind === 2 && stale.length > 0) return { ...body, ...random.pick(stale, 'stale') };
  return spoiled(body, random);
}

const place = ({ url }: Endpoint): string => (url.includes('invitations') ? invitation : table);

/** A request with something wrong with it. */
function wrongRequest(endpoint: Endpoint, random: Random): InjectOptions {
  const { method, url, named, known, as, body } = endpoint;
  const right = {
    method,
    url: url.replace('{place}', place(endpoint)) + (as ? '?as=0' : ''),
    headers: { cookie, origin },
  };
  const json = { 'content-type': 'application/json', cookie, origin };
  const wrong: (() => InjectOptions)[] = [
    () => ({
      ...right,
      url: `${right.url}${as ? '&' : '?'}${random.pick(PLACES, 'query')}=${random.pick(PLACES, 'query')}`,
    }),
  ];
  if (named)
    wrong.push(() => ({
      ...right,
      url: url.replace('{place}', random.pick(PLACES, 'place')) + (as ? '?as=0' : ''),
    }));
  if (as)
    wrong.push(() => ({
      ...right,
      url: right.url.replace(
        'as=0',
        `as=${random.pick(
          PLACES.filter((text) => text !== 'spectator'),
          'as',
        )}`,
      ),
    }));
  if (known)
    wrong.push(() => ({
      ...right,
      headers: { origin, cookie: `portolan=${random.pick(PLACES, 'cookie')}` },
    }));
  if (method === 'POST') wrong.push(() => ({ ...right, headers: json, payload: random.pick(TEXTS, 'text') }));
  if (body) {
    wrong.push(() => ({
      ...right,
      headers: { cookie, origin, 'content-type': 'text/plain' },
      payload: JSON.stringify(body),
    }));
    for (let times = 0; times < 8; times++)
      wrong.push(() => ({ ...right, headers: json, payload: JSON.stringify(wrongBody(endpoint, random)) }));
  }
  return random.pick(wrong, 'wrong')();
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use. What only waits to be let go is not: of several readings the smallest is the true one. */
async function inUse(): Promise<number> {
  let least = Infinity;
  for (let readings = 0; readings < 2; readings++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collect();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  return least;
}

/** A request that leaves this many bytes behind is a leak. */
const LEAK = 100;
const MOST_ROUNDS = 4;

/**
 * Bytes that a request leaves behind. What is compiled or set up once also stays, but in one round only: if a round
 * has grown by more than a leak would, another shows which it was.
 */
async function leftBehind(round: () => Promise<void>, requests: number): Promise<number> {
  let least = Infinity;
  let before = await inUse();
  for (let rounds = 0; rounds < MOST_ROUNDS && least >= LEAK; rounds++) {
    await round();
    const after = await inUse();
    least = Math.min(least, (after - before) / requests);
    before = after;
  }
  return least;
}

/** All that is on record, as text. */
async function record(): Promise<string> {
  const { store } = home.service.harbour;
  const lists = [await store.lists.publicTables('waiting', 0), await store.lists.publicTables('finished', 0)];
  return JSON.stringify([await store.counts(), await store.whole(table), lists]);
}

test.each(ENDPOINTS)(
  `${REQUESTS} malformed requests to $method $url get a sentence and change nothing`,
  { timeout: 120_000 },
  async (endpoint) => {
    const random = Random.seeded(endpoint.url);
    const before = await record();
    const others: string[] = [];
    const send = async (): Promise<void> => {
      const request = wrongRequest(endpoint, random);
      const { statusCode, body } = await home.service.app.inject(request);
      const said =
        statusCode >= 400 && statusCode < 500 && /^\{"problem":"\w+","sentence":"[A-Z][^"]*\."/.test(body);
      if (!said) others.push(`${statusCode} ${body.slice(0, 200)} ${JSON.stringify(request).slice(0, 400)}`);
    };
    const half = async (): Promise<void> => {
      for (let sent = 0; sent < REQUESTS / 2; sent += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, send));
    };
    await half();
    const left = await leftBehind(half, REQUESTS / 2);
    expect(others.slice(0, 3)).toEqual([]);
    expect(await record()).toBe(before);
    expect(left).toBeLessThan(LEAK);
  },
);

test.each([
  { grows: 'on and on', rounds: Infinity, is: true },
  { grows: 'once', rounds: 1, is: false },
])('memory that grows $grows is taken for a leak: $is', async ({ rounds, is }) => {
  const kept: string[][] = [];
  const round = (): Promise<void> => {
    const left = Array.from({ length: REQUESTS / 2 }, (_, i) => `${i}`.padStart(LEAK, 'x'));
    if (kept.length < rounds) kept.push(left);
    return Promise.resolve();
  };
  expect((await leftBehind(round, REQUESTS / 2)) >= LEAK).toBe(is);
  expect(kept.length).toBeGreaterThan(0);
});

test('every endpoint of the API was tried', () => {
  const paths = (home.service.app.swagger().paths ?? {}) as { [path: string]: object };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const tried = ENDPOINTS.map(
    ({ method, url }) =>
      `${method} ${url.replace('tables/{place}', 'tables/{table}').replace('{place}', '{invitation}')}`,
  );
  expect(tried.toSorted()).toEqual(all.toSorted());
});
