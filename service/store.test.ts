import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Random } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { command } from './commands.ts';
import { answerFor, eventually, type Ground, ground, listing, tempFolder } from './kit.ts';
import { migrate, migrations } from './store/migrations.ts';
import type { Rows } from './store/rows.ts';
import { fileIn, openMemory, openSqlite, writerOf } from './store/sqlite.ts';
import { type Statement, Store } from './store/store.ts';
import { NotSaved } from './store/saving.ts';
import { Commits } from './tables/commits.ts';
import { Harbour } from './tables/harbour.ts';
import { Trouble } from './trouble.ts';

let data: string;
let home: Ground;
let ann: Client;
let table: string;

beforeEach(async () => {
  data = tempFolder();
  home = await ground({ store: await openSqlite(data) });
  ann = await home.person('Ann');
  const me = { kind: 'me' } as const;
  table = (await ann.set({ game: 'skirmish', seats: [me, me], options: { rounds: 6 } })).sheet.id;
});
afterEach(async () => {
  await home.close();
});

const random = Random.seeded('store');

async function play(answers: number): Promise<void> {
  for (let done = 0; done < answers;)
    for (const seat of [0, 1]) if (await answerFor(ann, table, seat, random)) done++;
}

async function reopen(folder = data): Promise<void> {
  const { port } = home;
  await home.close();
  home = await ground({ store: await openSqlite(folder) }, port);
}

test('a table is the same after every restart, whatever was going on', async () => {
  for (let restarts = 0; restarts < 8; restarts++) {
    await play(1 + random.below(5));
    const before = [await ann.scene(table, 0), await ann.scene(table, 1)];
    await reopen();
    expect([await ann.scene(table, 0), await ann.scene(table, 1)]).toEqual(before);
  }
});

test('a backup made while the service runs brings back the tables as they were', async () => {
  await play(5);
  const before = await ann.scene(table, 0);
  const file = join(data, 'copy.backup');
  expect(await command(data, ['backup', file])).toMatch(/backed up/);
  await play(5);
  const elsewhere = tempFolder();
  await command(elsewhere, ['restore', file]);
  await reopen(elsewhere);
  expect(await ann.scene(table, 0)).toEqual(before);
  await play(1);
});

test('a backup is not restored under a running service, nor is something that is none', async () => {
  const file = join(data, 'copy.backup');
  await command(data, ['backup', file]);
  await expect(command(data, ['restore', file])).rejects.toThrow(/^Another server is using .* stop it first/);
  await expect(command(tempFolder(), ['restore', join(data, 'nothing')])).rejects.toThrow(
    /^There is no file/,
  );
  writeFileSync(file, 'SQLite format 3\0 but not really');
  await expect(command(tempFolder(), ['restore', file])).rejects.toThrow(/is not a backup of Portolan/);
});

test('a restore keeps what was there before, and so does a second one', async () => {
  const file = join(data, 'copy.backup');
  await command(data, ['backup', file]);
  await play(3);
  const before = await ann.scene(table, 0);
  await home.close();
  await command(data, ['restore', file]);
  writeFileSync(fileIn(data), 'spoiled');
  await command(data, ['restore', file]);
  const aside = (name: string): string => join(data, `portolan.sqlite.before-restore${name}`);
  expect(readFileSync(aside('-2'), 'utf8')).toBe('spoiled');
  const elsewhere = tempFolder();
  await command(elsewhere, ['restore', aside('')]);
  await reopen(elsewhere);
  expect(await ann.scene(table, 0)).toEqual(before);
  await reopen(data);
  await play(2);
});

test('a store is not backed up into itself', async () => {
  await expect(command(data, ['backup', fileIn(data)])).rejects.toThrow(/is the store itself/);
  await play(1);
});

test('the store, backups and exports are readable by their owner only, also where they were not before', async () => {
  const [backup, exported] = [join(data, 'copy.backup'), join(data, 'table.json')];
  writeFileSync(exported, '');
  const modes = (): object =>
    Object.fromEntries(
      readdirSync(data)
        .filter((name) => !name.startsWith('lock'))
        .map((name) => [name, statSync(join(data, name)).mode & 0o777]),
    );
  await command(data, ['backup', backup]);
  await home.close();
  chmodSync(fileIn(data), 0o644);
  await command(data, ['export', table, exported]);
  home = await ground({ store: await openSqlite(data) }, home.port);
  await play(1);
  expect(modes()).toEqual({
    'copy.backup': 0o600,
    'portolan.sqlite': 0o600,
    'portolan.sqlite-shm': 0o600,
    'portolan.sqlite-wal': 0o600,
    'table.json': 0o600,
  });
});

/** Spoils a store in a folder of its own, and tells how the start ends then. */
async function startAfter(spoil: (file: string) => void): Promise<string> {
  const folder = tempFolder();
  const file = join(data, 'sound.backup');
  await command(data, ['backup', file]);
  await command(folder, ['restore', file]);
  spoil(fileIn(folder));
  const before = existsSync(fileIn(folder)) && readFileSync(fileIn(folder));
  const why = await openSqlite(folder).then(
    async (store) => await store.close().then(() => 'it started'),
    (error: unknown) => (error instanceof Trouble ? error.message : `not a sentence: ${String(error)}`),
  );
  expect(existsSync(fileIn(folder)) && readFileSync(fileIn(folder))).toEqual(before);
  return why.replaceAll(fileIn(folder), 'the store');
}

const overwrite = (at: number, bytes: Buffer) => (file: string) => {
  const all = readFileSync(file);
  bytes.copy(all, at);
  writeFileSync(file, all);
};

test.each([
  { what: 'damaged', spoil: overwrite(4096 * 3, Buffer.alloc(4096 * 4, 7)), why: /^the store is damaged\./ },
  { what: 'emptied', spoil: (file: string) => writeFileSync(file, ''), why: /^the store has been emptied\./ },
  {
    what: 'no database',
    spoil: (file: string) => writeFileSync(file, 'ahoy'.repeat(2000)),
    why: /^the store is not a store of Portolan\./,
  },
  {
    what: 'the database of something else',
    spoil(file: string) {
      rmSync(file);
      new Database(file).exec('create table songs (name text)').close();
    },
    why: /^the store is not a store of Portolan\./,
  },
  // The byte that says who may write it: a later SQLite than there is.
  { what: 'read-only', spoil: overwrite(18, Buffer.from([9])), why: /^the store cannot be written:/ },
  {
    what: 'gone while its log is there',
    spoil: (file: string) => renameSync(file, `${file}-wal`),
    why: /^the store is gone, but its log is still there:/,
  },
])('a store that is $what ends the start with a sentence, and is left as it is', async ({ spoil, why }) => {
  expect(await startAfter(spoil)).toMatch(why);
});

test('a folder that cannot be written ends the start with a sentence', async () => {
  const file = join(tempFolder(), 'file');
  writeFileSync(file, '');
  await expect(openSqlite(join(file, 'data'))).rejects.toThrow(/^Nothing can be written in .*DATA_DIR\.$/);
});

test('a store is brought to the newest shape once, and one from the future is refused', async () => {
  const file = join(tempFolder(), 'shape.sqlite');
  const open = () => new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(file) }) });
  const future = {
    ...migrations,
    '999 a later day': {
      async up(db: Kysely<unknown>) {
        await db.schema.createTable('later').addColumn('n', 'integer').execute();
      },
    },
  };
  const first = open();
  await migrate(first);
  await migrate(first);
  await migrate(first, future);
  await first.destroy();
  const old = open();
  await expect(migrate(old)).rejects.toThrow(/newer version of Portolan/);
  await old.destroy();
});

const harbourOn = (store: Store): Harbour =>
  new Harbour({
    games: listing(skirmish),
    store,
    build: '',
    idleAfter: 60_000,
    mostInMemory: 10,
    failed() {},
  });

test('two services on one store cannot both take the same turn: the second is refused and sees the first', async () => {
  const store = await openMemory();
  const [here, there] = [harbourOn(store), harbourOn(store)];
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const mine = await here.set({ id: 'ann', name: 'Ann' }, { game: 'skirmish', seats: [...seats] });
  const yours = await there.find(mine.row.id);
  const serial = mine.match?.serial ?? 0;
  await mine.answer(0, serial, [1]);
  await expect(yours.answer(0, serial, [7])).rejects.toThrow(NotSaved);
  const again = await there.find(mine.row.id);
  expect(again).not.toBe(yours);
  expect(again.match?.view(0)).toEqual(mine.match?.view(0));
  await Promise.all([here.close(), there.close()]);
  await store.close();
});

test('nothing is acknowledged, told or shown before it is on disk', async () => {
  const file = new Database(':memory:');
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: file }) });
  await migrate(db);
  let onDisk = (): void => {};
  let disk = Promise.resolve();
  const writer = writerOf(file);
  const commit = async (statements: readonly Statement[]): Promise<number[]> => {
    const changed = await writer.commit(statements);
    await disk;
    return changed;
  };
  const harbour = harbourOn(new Store(db, { ...writer, commit }));
  const seats = [{ kind: 'me' } as const, { kind: 'me' } as const];
  const table = await harbour.set({ id: 'ann', name: 'Ann' }, { game: 'skirmish', seats });
  const heard: string[] = [];
  harbour.moved = () => heard.push('told');
  disk = new Promise((resolve) => (onDisk = resolve));
  const answered = table.answer(0, table.match?.serial ?? 0, [1]).then(() => heard.push('acknowledged'));
  const shown = harbour.whole(table, 1).then(() => heard.push('shown'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await harbour.store.told(table.row.id, table.journal.n - 1, table.journal.n)).toHaveLength(1);
  expect(heard).toEqual([]);
  onDisk();
  await Promise.all([answered, shown]);
  expect(heard.toSorted()).toEqual(['acknowledged', 'shown', 'told']);
  await harbour.close();
  await harbour.store.close();
});

test('the log of the store is cleared away into its file while the service goes on', async () => {
  const { store } = home.service.harbour;
  const size = (ending: string): number => statSync(join(data, `portolan.sqlite${ending}`)).size;
  let n = 0;
  const say = async (lines: number): Promise<void> => {
    for (const end = n + lines; n < end;) {
      const chat = { table: 'talk', n: ++n, seat: 0, name: '', text: 'x'.repeat(5000), at: 0 };
      await store.commit([{ table: 'talk', chat }]);
    }
  };
  await say(80);
  const grown = async (): Promise<number> => {
    const before = size('-wal');
    await say(1);
    return size('-wal') - before;
  };
  await eventually(grown, (bytes) => bytes === 0);
  expect(size('')).toBeGreaterThan(80 * 5000);
  expect(n).toBeLessThan(1000);
  expect(await store.chat('talk', 0, n)).toHaveLength(n);
});

test('what could not be saved is never shown', async () => {
  const store = await openMemory();
  const [here, there] = [harbourOn(store), harbourOn(store)];
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const mine = await here.set({ id: 'ann', name: 'Ann' }, { game: 'skirmish', seats: [...seats] });
  const yours = await there.find(mine.row.id);
  const serial = mine.match?.serial ?? 0;
  await mine.answer(0, serial, [1]);
  const [refused, seen] = await Promise.allSettled([
    yours.answer(0, serial, [7]),
    there.whole(yours, 0),
  ] as const);
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(NotSaved) as NotSaved });
  expect(seen).toEqual({ status: 'fulfilled', value: await here.whole(mine, 0) });
  await Promise.all([here.close(), there.close()]);
  await store.close();
});

test('what is not on disk yet is not shown, however close upon another it comes', async () => {
  const store = await openMemory();
  const harbour = harbourOn(store);
  const table = await harbour.set(
    { id: 'ann', name: 'Ann' },
    { game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'me' }], options: { rounds: 6 } },
  );
  const random = Random.seeded('close');
  const early: number[] = [];
  const look = async (): Promise<void> => {
    const { n } = await harbour.whole(table, 0);
    if (n === table.journal.n && !table.journal.isSettled) early.push(n);
  };
  const looking: Promise<void>[] = [];
  const go = async (moments: number): Promise<void> => {
    for (let moment = 0; moment < moments; moment++) await Promise.resolve();
    const [question] = table.match?.open ?? [];
    if (!question) return;
    const entered = table.answer(question.seat, table.match?.serial ?? 0, question.sample(random));
    looking.push(look());
    await entered;
  };
  const over = new Promise<void>((resolve) => {
    harbour.moved = () => void go(looking.length % 15).then(() => table.match?.outcome && resolve());
  });
  await go(0);
  await over;
  await Promise.all(looking);
  expect(looking.length).toBeGreaterThan(30);
  expect(early).toEqual([]);
  await harbour.close();
  await store.close();
});

test('a write the store refuses does not take down those that came with it', async () => {
  const store = await openMemory();
  const commits = new Commits(store);
  const line = (table: string, n: number) => ({
    table,
    chat: { table, n, seat: 0, name: '', text: '', at: 0 },
  });
  const [one, other] = [{ lost: false }, { lost: false }];
  const told: string[] = [];
  const results = await Promise.allSettled([
    commits.add(line('one', 1), one, () => told.push('one 1')),
    commits.add(line('other', 1), other, () => told.push('other 1')),
    commits.add(line('other', 1), other, () => told.push('other 1 again')),
    commits.add(line('one', 2), one, () => told.push('one 2')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(told).toEqual(['one 1', 'one 2']);
  await expect(commits.add(line('other', 2), other, () => told.push('never'))).rejects.toThrow(NotSaved);
  expect(await store.chat('other', 0, 9)).toEqual([]);
  await store.close();
});
