import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client, TableWish } from './client.ts';
import { eventually, Follower, type Ground, ground, problemOf } from './kit.ts';

const me = { kind: 'me' } as const;
const friend = { kind: 'friend' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

let home: Ground;
let ann: Client;
beforeEach(async () => {
  home = await ground({
    shares: { tables: 4, withBots: 2, open: 1, seats: 6, lines: 3 },
    limits: { all: Infinity, tight: Infinity, streams: 2 },
  });
  ann = await home.person('Ann');
});
afterEach(async () => {
  await home.close();
});

/** What becomes of setting so many tables at the same moment. */
async function problems(count: number, wish: Partial<TableWish>): Promise<(string | undefined)[]> {
  const setting = Array.from({ length: count }, async () =>
    problemOf(ann.set({ game: 'skirmish', seats: [me, friend], ...wish })),
  );
  return (await Promise.all(setting)).map((problem) => problem?.problem.problem);
}

test('one person has set so many tables at once, and may set another when one is over', async () => {
  expect(await problems(6, {})).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'tooManyTables',
    'tooManyTables',
  ]);
  const [table] = await ann.mine();
  await ann.leave(table?.sheet.id ?? '', 0);
  expect(await problems(2, {})).toEqual([undefined, 'tooManyTables']);
  const bob = await home.person('Bob');
  expect(await problemOf(bob.set({ game: 'skirmish', seats: [me, friend] }))).toBeUndefined();
});

test('of these so many with bots, and so many open to anybody', async () => {
  expect(await problems(3, { seats: [me, bot] })).toEqual([undefined, undefined, 'tooManyBots']);
  expect(await problems(2, { open: true })).toEqual([undefined, 'tooManyOpen']);
  expect(await problems(1, {})).toEqual([undefined]);
});

test('who plays again is counted too', async () => {
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, me] });
  await ann.resign(sheet.id, 0);
  await problems(4, {});
  expect((await problemOf(ann.rematch(sheet.id)))?.problem.problem).toBe('tooManyTables');
});

test('one person sits in so many seats at once', async () => {
  const bob = await home.person('Bob');
  const invitations: string[] = [];
  for (const host of [bob, await home.person('Cid')])
    for (let tables = 0; tables < 4; tables++)
      invitations.push((await host.set({ game: 'skirmish', seats: [me, friend] })).invitation ?? '');
  const joined = await Promise.all(invitations.map(async (code) => await problemOf(ann.accept(code))));
  expect(joined.filter((problem) => problem === undefined)).toHaveLength(6);
  expect(joined.find((problem) => problem)?.problem.problem).toBe('tooManySeats');
});

test('one person says so many lines a minute', async () => {
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, me] });
  const said: (string | undefined)[] = [];
  for (let lines = 0; lines < 4; lines++)
    said.push((await problemOf(ann.say(sheet.id, 0, 'ahoy')))?.problem.problem);
  expect(said).toEqual([undefined, undefined, undefined, 'tooManyLines']);
});

test('who sits at a table can look at it, however many spectators come from the same address', async () => {
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, me], spectators: true });
  const watchers = Array.from({ length: 4 }, () => new AbortController());
  const statuses: number[] = [];
  for (const { signal } of watchers)
    statuses.push((await fetch(`${home.url}/api/tables/${sheet.id}/stream?as=spectator`, { signal })).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  const seated = new Follower(ann, sheet.id, 0);
  await seated.until(() => true);
  seated.stop();
  for (const watcher of watchers) watcher.abort();
  await eventually(
    () => home.service.harbour.streams.count,
    (count) => count === 0,
  );
});
