import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, Listed } from './client.ts';
import { type Ground, ground, tempFolder } from './kit.ts';
import { fileIn, openSqlite } from './store/sqlite.ts';
import { PAGE } from './store/lists.ts';

const TABLES = 200_000;

/**
 * A store with many tables, one a second: of every ten five are finished, three in play, and two wait, one of them open.
 * Ann sits at every other; anybody may watch the hundred oldest.
 */
async function manyTables(ann: string, folder: string): Promise<void> {
  const file = new Database(fileIn(folder));
  const now = Date.now();
  const numbers = `with recursive i(i) as (select 0 union all select i + 1 from i where i < ${TABLES - 1})`;
  file.exec(`
    ${numbers} insert into tables select 'table-' || i, 'skirmish', 1, '', '{}', 'seed',
      case when i % 10 < 5 then 'finished' when i % 10 < 8 then 'playing' else 'waiting' end,
      i % 10 = 8, i < 100, 'host-' || i, 'invitation-' || i, ${now} - (${TABLES} - i) * 1000, null, null, null, null, null from i;
    ${numbers} insert into seats ("table", seat, kind, person, name, created, over)
      select 'table-' || i, 0, 'person', case when i % 2 then '${ann}' else 'bob' end, 'Somebody',
        ${now} - (${TABLES} - i) * 1000, i % 10 < 5 from i;
    ${numbers} insert into entries select 'table-' || (i % ${TABLES}), 1 + i / ${TABLES}, 'answer', 0, '{}', 1, 0, '0', 1, '{}'
      from (select i * 3 as i from i union all select i * 3 + 1 from i union all select i * 3 + 2 from i);`);
  file.close();
}

let home: Ground;
let ann: Client;
beforeAll(async () => {
  const folder = tempFolder();
  home = await ground({ store: await openSqlite(folder) });
  ann = await home.person('Ann');
  const { port } = home;
  const { id } = await ann.me();
  await home.close();
  await manyTables(id, folder);
  home = await ground({ store: await openSqlite(folder) }, port);
});
afterAll(async () => {
  await home.close();
});

const LISTS = {
  mine: async (before?: string) => await ann.mine(before),
  open: async (before?: string) => await ann.open(before),
  finished: async (before?: string) => await ann.finished(before),
};

test.each(Object.entries(LISTS))(
  `the list of tables %s takes at most 5 ms of the service with ${TABLES} tables in the store, on any page`,
  async (_, list) => {
    const pages = [await list()];
    while (pages.length < 4) pages.push(await list(pages.at(-1)?.at(-1)?.sheet.id));
    const { store } = home.service.harbour;
    const person = (await ann.me()).id;
    for (const before of [undefined, ...pages.map((page) => page.at(-1)?.sheet.id)]) {
      let quickest = Infinity;
      for (let tries = 0; tries < 20; tries++) {
        const start = performance.now();
        if (list === LISTS.mine) await store.lists.tablesOf(person, false, before);
        if (list === LISTS.open) await store.lists.publicTables('waiting', Date.now() - 86_400_000, before);
        if (list === LISTS.finished) {
          await store.lists.tablesOf(person, true, before);
          await store.lists.publicTables('finished', 0, before);
        }
        quickest = Math.min(quickest, performance.now() - start);
      }
      expect(quickest).toBeLessThan(5);
    }
  },
);

test.each(Object.entries(LISTS))(
  'the pages of the list %s follow each other, newest first',
  async (_, list) => {
    const all: Listed[] = [];
    for (let pages = 0; pages < 4; pages++) all.push(...(await list(all.at(-1)?.sheet.id)));
    const times = all.map(({ sheet }) => sheet.created);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(all.map(({ sheet }) => sheet.id)).size).toBe(4 * PAGE);
  },
);

test('tables that anybody may watch are found behind a hundred thousand that nobody may', async () => {
  const { store } = home.service.harbour;
  expect((await store.lists.publicTables('finished', 0)).map(({ table }) => table.id)).toHaveLength(PAGE);
});
