import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { answerFor, eventually, type Ground, ground, listing, offHandPlayers, problemOf } from './kit.ts';
import { Random } from '@portolan/kernel';
import { migrate } from './store/migrations.ts';
import type { Rows } from './store/rows.ts';
import { writerOf } from './store/sqlite.ts';
import { Store } from './store/store.ts';

/** A store on a disk that can fill up and be emptied again. */
class Disk {
  full = false;

  async store(): Promise<Store> {
    const file = new Database(':memory:');
    const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: file }) });
    await migrate(db);
    const writer = writerOf(file);
    return new Store(
      db,
      {
        ...writer,
        commit: async (statements) => {
          if (this.full) throw new Error('database or disk is full');
          return await writer.commit(statements);
        },
      },
      20,
    );
  }
}

const me = { kind: 'me' } as const;
const bot = { kind: 'bot', level: 'mate' } as const;

let disk: Disk;
let home: Ground;
let ann: Client;
let log: string[];
/** How often bots have thought; they go on when they are let. */
let thoughts: number;
let think: () => void;
beforeEach(async () => {
  disk = new Disk();
  log = [];
  thoughts = 0;
  const offHand = offHandPlayers(listing(skirmish));
  home = await ground({
    store: await disk.store(),
    logLevel: 'info',
    logTo: { write: (line) => void log.push(line) },
    players: {
      ...offHand,
      async answer(asking) {
        if (thoughts++ === 0) await new Promise<void>((resolve) => (think = resolve));
        return await offHand.answer(asking);
      },
    },
  });
  ann = await home.person('Ann');
});
afterEach(async () => {
  await home.close();
});

const health = async (): Promise<object> => {
  const response = await fetch(`${home.url}/health`);
  return { status: response.status, ...((await response.json()) as object) };
};

test('a bot whose answer could not be saved answers by itself when the disk is back, and it is logged', async () => {
  const { sheet, n } = await ann.set({ game: 'skirmish', seats: [bot, me] });
  await eventually(
    () => thoughts,
    (count) => count === 1,
  );
  disk.full = true;
  think();
  await eventually(health, (seen) => 'status' in seen && seen.status === 503);
  expect(log.some((line) => line.includes(sheet.id) && line.includes('NotSaved'))).toBe(true);
  expect((await home.service.harbour.store.find(sheet.id))?.last.n).toBe(n);
  disk.full = false;
  await eventually(
    () => home.service.harbour.store.find(sheet.id),
    (stored) => stored?.last.awaited === '1',
  );
  expect(await health()).toEqual({ status: 200, ok: true });
  expect(log.filter((line) => /nothing can be saved|is saved again/.test(line))).toHaveLength(2);
});

test('when nothing can be saved every act gets 503 and /health says so; looking goes on', async () => {
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, me] });
  const { sheet: other } = await ann.set({ game: 'skirmish', seats: [me, { kind: 'friend' }] });
  disk.full = true;
  const acts: (() => Promise<unknown>)[] = [
    async () => await ann.name('Anne'),
    async () => await ann.carry(),
    async () => await ann.arrive('something'),
    async () => await ann.set({ game: 'skirmish', seats: [me, me] }),
    async () => await ann.accept(invitation || 'something'),
    async () => await ann.start(other.id, 'mate'),
    async () => await answerFor(ann, sheet.id, 0, Random.seeded('full')),
    async () => await ann.say(sheet.id, 0, 'ahoy'),
    async () => await ann.leave(other.id, 0),
    async () => await ann.rematch(sheet.id),
  ];
  const statuses: (number | undefined)[] = [];
  for (const act of acts) statuses.push((await problemOf(act()))?.status);
  expect(statuses).toEqual(acts.map(() => 503));
  expect(await health()).toEqual({ status: 503, ok: false, sentence: 'Nothing can be saved: see the log.' });
  expect((await ann.me()).name).toBe('Ann');
  expect((await ann.table(sheet.id)).sheet.status).toBe('playing');
  disk.full = false;
  await eventually(health, (seen) => 'status' in seen && seen.status === 200);
  expect((await ann.name('Anne')).name).toBe('Anne');
  expect(await answerFor(ann, sheet.id, 0, Random.seeded('full'))).toBe(true);
});
