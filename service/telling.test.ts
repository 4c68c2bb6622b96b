import { heard, Random, type Seat, type Viewer } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenAfter } from './api/history.ts';
import { sceneOf } from './api/scene.ts';
import { eventually, listing, tempFolder } from './kit.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Harbour } from './tables/harbour.ts';
import { Stream } from './tables/streams.ts';
import type { OpenTable } from './tables/table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const ann = { id: 'ann', name: 'Ann' };

let folder: string;
let harbour: Harbour;
let table: OpenTable;
let failures: unknown[];
/** What was seen and heard after each entry, by viewer, written down as it happened. */
let witnessed: Map<string, string>;

const harbourOn = (store: Store, build = 'a'): Harbour =>
  new Harbour({
    games: listing(skirmish),
    store,
    build,
    idleAfter: 60_000,
    mostInMemory: 10,
    failed: (_, error) => void failures.push(error),
  });

beforeEach(async () => {
  folder = tempFolder();
  harbour = harbourOn(await openSqlite(folder));
  const me = { kind: 'me' } as const;
  table = await harbour.set(ann, { game: 'skirmish', seats: [me, me], options: { rounds: 6 } });
  witnessed = new Map();
  failures = [];
});
afterEach(async () => {
  await harbour.close();
  await harbour.store.close();
});

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Answers at random, or takes back an answer, and writes down what everybody sees and hears. */
async function move(random: Random): Promise<void> {
  const { match } = table;
  const [question] = match?.open ?? [];
  if (!match || !question) return;
  const undoes = ([0, 1] as Seat[]).find((seat) => match.canUndo(seat));
  const isUndo = undoes !== undefined && random.below(4) === 0;
  const done = isUndo
    ? table.undo(undoes, table.journal.n)
    : table.answer(question.seat, match.serial, question.sample(random));
  const news = isUndo ? [] : match.news;
  for (const viewer of VIEWERS) {
    const events = news.map((told) => heard(told, viewer));
    witnessed.set(`${table.journal.n} ${viewer}`, JSON.stringify([sceneOf(match, viewer), events]));
  }
  await done;
}

async function play(moves: number, random: Random): Promise<void> {
  for (let made = 0; made < moves; made++) await move(random);
}

/** Compares the whole history, through all eyes, with what was witnessed. */
async function expectExact(): Promise<void> {
  for (const viewer of VIEWERS) {
    const { updates } = await harbour.histories.of(table.row.id, viewer, 0, 9999);
    expect(updates.map(({ n }) => n)).toEqual(updates.map((_, i) => i + 1));
    const told = updates.map(({ n, events = [] }, i) => ({
      n,
      seen: [json(seenAfter(updates.slice(0, i + 1)).scene ?? null), events],
    }));
    const seen = told.flatMap(({ n, seen }) => (witnessed.has(`${n} ${viewer}`) ? [seen] : []));
    const was = told.flatMap(({ n }) => witnessed.get(`${n} ${viewer}`) ?? []);
    expect(seen).toEqual(was.map((text) => JSON.parse(text) as unknown));
  }
  expect(failures).toEqual([]);
}

const untold = async (): Promise<number> => {
  const entries = (await harbour.store.whole(table.row.id))?.entries ?? [];
  return entries.filter(({ told }) => told === '').length;
};

/** Somebody begins to watch; what they say back ends it. */
function watch(): () => void {
  const wire = {
    write: () => true,
    end() {},
    destroy() {},
    once() {},
    writableLength: 0,
    writableNeedDrain: false,
  };
  const stream = new Stream('spectator', wire);
  harbour.streams.add(table.row.id, stream, () => {});
  return () => stream.end();
}

/** The service dies here and now, and another begins on what is on disk. */
async function crash(build = 'a'): Promise<void> {
  await harbour.commits.settled();
  await harbour.store.close();
  harbour = harbourOn(await openSqlite(folder), build);
  table = await harbour.find(table.row.id);
}

test('while nobody watches nothing is told; who asks later is told exactly what they would have been', async () => {
  const random = Random.seeded('alone');
  await play(40, random);
  expect(await untold()).toBe(40);
  await expectExact();
  expect(await untold()).toBe(0);
  await play(10, random);
  await expectExact();
});

test('what is told while somebody watches and what is told later add up, however they take turns', async () => {
  const random = Random.seeded('turns');
  for (let turns = 0; turns < 6; turns++) {
    await play(5, random);
    const before = await untold();
    const leave = watch();
    await play(5, random);
    expect(await untold()).toBe(before);
    leave();
  }
  await expectExact();
});

test('after a crash between deciding and telling the history is complete and exact', async () => {
  const random = Random.seeded('crash');
  for (let crashes = 0; crashes < 5; crashes++) {
    await play(7, random);
    await crash();
  }
  await expectExact();
});

test('what was left untold by a crash is told when the service is back, without anybody asking', async () => {
  await play(10, Random.seeded('back'));
  await crash();
  expect(await untold()).toBe(10);
  await harbour.tellOn();
  await eventually(untold, (left) => left === 0);
  await expectExact();
});

test('a game that is over is told by itself, its sheet included', async () => {
  await play(400, Random.seeded('over'));
  expect(table.row.status).toBe('finished');
  await eventually(untold, (left) => left === 0);
  await expectExact();
  const { updates } = await harbour.histories.of(table.row.id, 0, 0, 9999);
  expect(updates.at(-1)?.sheet).toEqual(table.sheet);
});

test('a service that is told to stop tells everything first', async () => {
  await play(20, Random.seeded('stop'));
  await harbour.close();
  expect(await untold()).toBe(0);
  await expectExact();
});

test('what other rules left untold stays untold, and the history begins anew with how the table stands', async () => {
  await play(10, Random.seeded('anew'));
  const last = table.journal.n;
  await crash('b');
  await harbour.look(table, () => {});
  await harbour.tellOn();
  for (const viewer of VIEWERS) {
    const { updates } = await harbour.histories.of(table.row.id, viewer, 0, 9999);
    expect(updates.filter((update) => update.untold)).toHaveLength(10);
    expect(updates.at(-1)).toMatchObject({ n: last + 1, scene: {} });
    expect(json(seenAfter(updates).scene)).toEqual(json((await harbour.whole(table, viewer)).scene));
  }
});

test('a table that is set aside can still be looked at as it was', async () => {
  await play(12, Random.seeded('aside'));
  await table.stop(new Error('the mast breaks'));
  failures = [];
  await expectExact();
  const was = witnessed.get(`${table.journal.n - 1} 0`) ?? '';
  expect(json((await harbour.whole(table, 0)).scene)).toEqual((JSON.parse(was) as unknown[])[0]);
});

test('who looks at a finished table again does not have its history read again', async () => {
  await play(400, Random.seeded('again'));
  await crash();
  const first = await harbour.whole(table, 1);
  const told = vi.spyOn(harbour.store, 'told');
  expect(await harbour.whole(table, 1)).toEqual(first);
  expect(told).not.toHaveBeenCalled();
});
