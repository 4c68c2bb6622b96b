import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { Expiry } from './expiry.ts';
import { Follower, type Ground, ground, problemOf } from './kit.ts';

const me = { kind: 'me' } as const;
const DAY = 24 * 3600 * 1000;

let home: Ground;
let ann: Client;
beforeEach(async () => {
  home = await ground({ keeping: { waiting: 0, over: 0 } });
  ann = await home.person('Ann');
});
afterEach(async () => {
  await home.close();
});

/** One table that waits, one in play, one finished and one abandoned; which are left after so many days. */
async function leftAfter(days: number, keeping: { waiting: number; over: number }): Promise<string> {
  const { harbour } = home.service;
  const set = async (...seats: ({ kind: 'me' } | { kind: 'friend' })[]): Promise<string> =>
    (await ann.set({ game: 'skirmish', seats })).sheet.id;
  const tables = {
    waiting: await set(me, { kind: 'friend' }),
    playing: await set(me, me),
    finished: await set(me, me),
    abandoned: await set(me, { kind: 'friend' }),
  };
  await ann.resign(tables.finished, 0);
  await ann.leave(tables.abandoned, 0);
  const expiry = new Expiry(harbour, keeping, () => {});
  await expiry.sweep(Date.now() + days * DAY);
  expiry.close();
  const left: string[] = [];
  for (const [name, id] of Object.entries(tables)) if (await harbour.store.whole(id)) left.push(name);
  return left.join(' ');
}

test.each([
  { days: 29, waiting: 30, over: 30, left: 'waiting playing finished abandoned' },
  { days: 31, waiting: 30, over: 0, left: 'playing finished abandoned' },
  { days: 31, waiting: 0, over: 30, left: 'waiting playing' },
  { days: 9999, waiting: 0, over: 0, left: 'waiting playing finished abandoned' },
])(
  'after $days days, kept $waiting waiting and $over over, what is left: $left',
  async ({ days, left, ...kept }) => {
    expect(await leftAfter(days, kept)).toBe(left);
  },
);

test('a table that is let go leaves nothing behind, and who looks at it is told', async () => {
  const { harbour } = home.service;
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, { kind: 'friend' }] });
  await ann.say(sheet.id, 0, 'anybody?');
  const watching = new Follower(ann, sheet.id, 0);
  await watching.until(() => true);
  const held = await harbour.find(sheet.id);
  const before = await harbour.store.counts();
  await harbour.letGo([sheet.id]);
  await expect(held.say(0, 'hello')).rejects.toThrow();
  expect((await problemOf(ann.table(sheet.id)))?.status).toBe(404);
  expect((await problemOf(ann.accept(invitation)))?.status).toBe(404);
  expect(await ann.mine()).toEqual([]);
  expect(await harbour.store.counts()).toMatchObject({
    tables: before.tables - 1,
    entries: before.entries - 1,
  });
  expect(await harbour.store.chat(sheet.id, 0, 9)).toEqual([]);
  watching.stop();
});
