import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, Random } from '@portolan/kernel';
import { openSqlite } from '../store/sqlite.ts';
import { Harbour } from '../tables/harbour.ts';
import type { OpenTable } from '../tables/table.ts';
import { dropFolder, newFolder } from './program.ts';

const TABLES = 1000;
const ANSWERS = 30;
const IDLE_AFTER = 300;

/** Sets tables and plays each a little way. */
export async function playedTables(
  harbour: Harbour,
  game: Game,
  count: number,
  answers: number,
): Promise<OpenTable[]> {
  const seats = Array.from({ length: game.seats.max }, () => ({ kind: 'me' }) as const);
  const random = Random.seeded('played');
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const table = await harbour.set({ id: 'ann', name: 'Ann' }, { game: game.id, seats });
      for (let done = 0; done < answers; done++) {
        const question = table.match?.open[0];
        if (question) await table.answer(question.seat, table.match?.serial ?? 0, question.sample(random));
      }
      return table;
    }),
  );
}

export const harbourIn = async (folder: string, game: Game, idleAfter: number): Promise<Harbour> =>
  new Harbour({
    games: [{ id: game.id, game: () => Promise.resolve(game) }],
    store: await openSqlite(folder),
    build: '',
    idleAfter,
    mostInMemory: 100_000,
    failed() {},
  });

/** What a table takes in memory, what it leaves behind when it goes, and how long it takes to come back. */
export async function memory(game: Game) {
  const folder = newFolder();
  const harbour = await harbourIn(folder, game, IDLE_AFTER);
  await playedTables(harbour, game, 50, ANSWERS);
  await emptied(harbour);
  const before = heap();
  const ids = (await playedTables(harbour, game, TABLES, ANSWERS)).map(({ row }) => row.id);
  const full = heap();
  await emptied(harbour);
  const left = heap();
  const times: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    await harbour.find(id);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  await harbour.close();
  await harbour.store.close();
  dropFolder(folder);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
  return {
    inMemory: (full - before) / TABLES,
    left: Math.max(0, left - before) / TABLES,
    back: at(0.5),
    backP99: at(0.99),
  };
}

async function emptied(harbour: Harbour): Promise<void> {
  while (harbour.inMemory > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
