import { pick } from '@portolan/kernel';
import { evenly, tiny } from '@portolan/kernel/kit/tiny.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Ground, ground, listing } from './kit.ts';

/**
 * Who may do what, as a table. A: who set it and sits in seat 0. B: who sits in seat 1. L: who has left seat 2 to a bot.
 * S: somebody else with a name. N: nobody, without a name. Everything is tried for seat 0.
 */
const CALLERS = ['A', 'B', 'L', 'S', 'N'] as const;
type Caller = (typeof CALLERS)[number];

/** Set aside: its rules threw. Abandoned: everybody has got up. */
const KINDS = [
  'playing',
  'watched',
  'finished',
  'finishedWatched',
  'setAside',
  'setAsideWatched',
  'abandoned',
  'abandonedWatched',
  'waiting',
  'open',
] as const;
type Kind = (typeof KINDS)[number];
type May = { readonly [kind in Kind]: string };

const all = (may: string): May => ({
  playing: may,
  watched: may,
  finished: may,
  finishedWatched: may,
  setAside: may,
  setAsideWatched: may,
  abandoned: may,
  abandonedWatched: may,
  waiting: may,
  open: may,
});
const seatZero: May = { ...all('A'), abandoned: '', abandonedWatched: '' };
const oneSeat: May = { ...seatZero, finished: 'AB', finishedWatched: 'ABLSN' };
const spectator: May = {
  playing: 'AB',
  watched: 'ABLSN',
  finished: 'AB',
  finishedWatched: 'ABLSN',
  setAside: 'AB',
  setAsideWatched: 'ABLSN',
  abandoned: '',
  abandonedWatched: 'ABLSN',
  waiting: 'A',
  open: 'A',
};
const seated: May = { ...all('AB'), abandoned: '', abandonedWatched: '', waiting: 'A', open: 'A' };

interface Endpoint {
  readonly path: string;
  readonly may: May;
  readonly query?: string;
  readonly body?: object;
}

const AT_A_TABLE: readonly Endpoint[] = [
  { path: 'get /api/tables/{table}', may: { ...spectator, open: 'ABLSN' } },
  { path: 'get /api/tables/{table}/scene', may: oneSeat, query: '?as=0' },
  { path: 'get /api/tables/{table}/scene', may: spectator, query: '?as=spectator' },
  { path: 'get /api/tables/{table}/history', may: oneSeat, query: '?as=0' },
  { path: 'get /api/tables/{table}/history', may: spectator, query: '?as=spectator' },
  { path: 'get /api/tables/{table}/stream', may: oneSeat, query: '?as=0' },
  { path: 'get /api/tables/{table}/stream', may: spectator, query: '?as=spectator' },
  { path: 'post /api/tables/{table}/answer', may: seatZero, body: { seat: 0, question: 0, answer: 0 } },
  {
    path: 'post /api/tables/{table}/aside',
    may: seatZero,
    body: { seat: 0, after: 0, aside: 'none', answer: 9 },
  },
  { path: 'post /api/tables/{table}/undo', may: seatZero, body: { seat: 0, after: 0 } },
  { path: 'post /api/tables/{table}/chat', may: seatZero, body: { seat: 0, text: 'ahoy' } },
  { path: 'post /api/tables/{table}/resign', may: seatZero, body: { seat: 0 } },
  { path: 'post /api/tables/{table}/leave', may: seatZero, body: { seat: 0 } },
  { path: 'post /api/tables/{table}/start', may: seatZero, body: { level: 'mate' } },
  { path: 'post /api/tables/{table}/rematch', may: seated },
  { path: 'post /api/tables/{table}/join', may: { ...all(''), open: 'ABLS' }, body: {} },
  { path: 'get /api/invitations/{invitation}', may: all('ABLSN') },
  { path: 'post /api/invitations/{invitation}', may: all('ABLS'), body: {} },
];

const ELSEWHERE: readonly { path: string; may: string; body?: object }[] = [
  { path: 'get /api/me', may: 'ABLS' },
  { path: 'post /api/me', may: 'ABLSN', body: { name: 'Zoe' } },
  { path: 'post /api/me/carry', may: 'ABLS' },
  { path: 'post /api/carry', may: 'ABLSN', body: { code: 'something' } },
  { path: 'get /api/games', may: 'ABLSN' },
  { path: 'post /api/tables', may: 'ABLS', body: { game: 'tiny', seats: [{ kind: 'me' }] } },
  { path: 'get /api/tables/mine', may: 'ABLS' },
  { path: 'get /api/tables/open', may: 'ABLSN' },
  { path: 'get /api/tables/finished', may: 'ABLSN' },
];

/** A game that ends when seat 0 says so, or breaks. */
const game = tiny(
  function* (table) {
    const { key } = yield* pick(0, { say: 'on' }, () => [{ key: 'on' }, { key: 'over' }, { key: 'crash' }]);
    if (key === 'crash') throw new Error('the mast breaks');
    table.state.over = key === 'over';
  },
  { outcome: (state) => (state.over ? evenly(state) : undefined) },
);

let home: Ground;
const cookies = new Map<Caller, string>();
const tables = new Map<Kind, { table: string; invitation: string }>();

async function send(
  caller: Caller,
  path: string,
  body?: object,
): Promise<{ status: number; text: string; cookie: string }> {
  const [method = '', url = ''] = path.split(' ');
  const ended = new AbortController();
  const response = await fetch(home.url + url, {
    method: method.toUpperCase(),
    signal: ended.signal,
    headers: {
      cookie: cookies.get(caller) ?? '',
      origin: home.url,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const text = isStream ? '' : await response.text();
  if (isStream) ended.abort();
  return { status: response.status, text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function seat(kind: Kind, spectators: boolean): Promise<string> {
  const seats = ['me', 'friend', 'friend'].map((each) => ({ kind: each }));
  const { text } = await send('A', 'post /api/tables', {
    game: 'tiny',
    seats,
    spectators,
    open: kind === 'open',
  });
  const { sheet, invitation } = JSON.parse(text) as { sheet: { id: string }; invitation: string };
  tables.set(kind, { table: sheet.id, invitation });
  return sheet.id;
}

async function begin(kind: Kind, spectators: boolean): Promise<string> {
  const id = await seat(kind, spectators);
  const { invitation } = tables.get(kind) ?? {};
  await send('B', `post /api/invitations/${invitation}`, { seat: 1 });
  await send('L', `post /api/invitations/${invitation}`, { seat: 2 });
  await send('L', `post /api/tables/${id}/leave`, { seat: 2 });
  return id;
}

/** Begins, and seat 0 answers. */
async function end(kind: Kind, spectators: boolean, answer: 'over' | 'crash'): Promise<void> {
  const id = await begin(kind, spectators);
  const { text } = await send('A', `get /api/tables/${id}/scene?as=0`);
  const { scene } = JSON.parse(text) as { scene: { asked: { id: number }[] } };
  await send('A', `post /api/tables/${id}/answer`, { seat: 0, question: scene.asked[0]?.id, answer });
}

async function abandon(kind: Kind, spectators: boolean): Promise<void> {
  const id = await begin(kind, spectators);
  await send('B', `post /api/tables/${id}/leave`, { seat: 1 });
  await send('A', `post /api/tables/${id}/leave`, { seat: 0 });
}

beforeEach(async () => {
  home = await ground({ games: listing(game) });
  cookies.clear();
  for (const caller of CALLERS)
    if (caller !== 'N')
      cookies.set(caller, (await send(caller, 'post /api/me', { name: `Captain ${caller}` })).cookie);
  await begin('playing', false);
  await begin('watched', true);
  await end('finished', false, 'over');
  await end('finishedWatched', true, 'over');
  await end('setAside', false, 'crash');
  await end('setAsideWatched', true, 'crash');
  await abandon('abandoned', false);
  await abandon('abandonedWatched', true);
  await seat('waiting', false);
  await seat('open', false);
});
afterEach(async () => {
  await home.close();
});

const isForbidden = (status: number): boolean => status === 401 || status === 403 || status === 404;

const urlFor = ({ path, query = '' }: Endpoint, kind: Kind): string => {
  const { table = '', invitation = '' } = tables.get(kind) ?? {};
  return path.replace('{table}', table).replace('{invitation}', invitation) + query;
};

/** Everything the store holds of the tables. */
async function everything(): Promise<unknown> {
  await home.service.harbour.commits.settled();
  const { store } = home.service.harbour;
  return await Promise.all([...tables.values()].map(async ({ table }) => await store.whole(table)));
}

test.each(AT_A_TABLE.map((endpoint) => ({ endpoint, title: endpoint.path + (endpoint.query ?? '') })))(
  '$title: nobody does or sees what is not theirs, and who may is let through',
  async ({ endpoint }) => {
    const before = await everything();
    const outcome: Record<string, string> = {};
    for (const kind of KINDS) {
      const refused = CALLERS.filter((caller) => !endpoint.may[kind].includes(caller));
      for (const caller of refused) {
        const { status, text } = await send(caller, urlFor(endpoint, kind), endpoint.body);
        expect({ kind, caller, forbidden: isForbidden(status) }).toEqual({ kind, caller, forbidden: true });
        expect(JSON.parse(text)).toEqual({
          problem: expect.any(String) as string,
          sentence: expect.stringMatching(/^[A-Z].*\.$/) as string,
        });
      }
    }
    expect(await everything()).toEqual(before);
    for (const kind of KINDS) {
      outcome[kind] = '';
      for (const caller of endpoint.may[kind]) {
        const { status } = await send(caller as Caller, urlFor(endpoint, kind), endpoint.body);
        if (!isForbidden(status) && status < 500) outcome[kind] += caller;
      }
    }
    expect(outcome).toEqual(endpoint.may);
  },
);

test.each(ELSEWHERE)('$path is for $may', async ({ path, may, body }) => {
  let admitted = '';
  for (const caller of CALLERS) if (!isForbidden((await send(caller, path, body)).status)) admitted += caller;
  expect(admitted).toBe(may);
});

test('the tables are as they are called', async () => {
  const statusOf = async (kind: Kind): Promise<string | undefined> =>
    (await home.service.harbour.store.find(tables.get(kind)?.table ?? ''))?.table.status;
  const statuses = await Promise.all(KINDS.map(statusOf));
  expect(statuses).toEqual(
    'playing playing finished finished stopped stopped abandoned abandoned waiting waiting'.split(' '),
  );
});

test('every endpoint of the API is in these tables', () => {
  const known = new Set([...AT_A_TABLE, ...ELSEWHERE].map(({ path }) => path));
  const paths = (home.service.app.swagger().paths ?? {}) as { [path: string]: object };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(all.toSorted()).toEqual([...known].toSorted());
});

test('no answer to anybody holds a seed, an id of a person other than their own, or an invitation they were not given', async () => {
  const rows = (await everything()) as { table: { seed: string; host: string; invitation: string } }[];
  const secrets = rows.flatMap(({ table }) => [table.seed, table.host, table.invitation]);
  const reads = AT_A_TABLE.filter(({ path }) => path.startsWith('get') && !path.includes('stream'));
  for (const caller of ['L', 'S', 'N'] as const)
    for (const kind of KINDS)
      for (const endpoint of reads) {
        const { text } = await send(caller, urlFor(endpoint, kind));
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
});
