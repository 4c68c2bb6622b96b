import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Match } from '@portolan/kernel';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEVELS, PLAYERS } from './levels.ts';
import { thread } from './node.ts';
import { advice, pearls } from './pearls.ts';
import { type Asking, createPlayers, type Players } from './pool.ts';
import { seenBy } from './seen.ts';
import { think } from './think.ts';

/** A thread that plays pearls, and knows an advice that never comes back and one that throws. */
const WORKER = `
  import { parentPort } from 'node:worker_threads';
  import { serve } from './worker.ts';
  import { threadLine } from './node.ts';
  import { advice, pearls } from './pearls.ts';
  const worths = {
    pearls: advice.worth,
    endless: () => { for (;;); },
    broken: () => { throw new Error('no idea'); },
  };
  serve(threadLine(parentPort), async (name) => ({
    game: { ...pearls, id: 'pearls' },
    advice: { ...advice, worth: worths[name] },
  }));
`;

const folder = mkdtempSync(join(tmpdir(), 'players-'));
const file = join(folder, 'worker.mjs');
let players: Players;

beforeAll(async () => {
  const stdin = { contents: WORKER, resolveDir: import.meta.dirname, loader: 'ts' } as const;
  await build({ stdin, outfile: file, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
});
afterEach(() => players.close());
afterAll(() => rmSync(folder, { recursive: true }));

const hired: Worker[] = [];
function hire() {
  const worker = new Worker(file);
  hired.push(worker);
  return thread(worker);
}

function asking(more: Partial<Asking>): Asking {
  const saved = Match.start(pearls, { seats: 2, seed: 'pool' }).save();
  return {
    game: 'pearls',
    saved,
    seat: 0,
    level: 'admiral',
    seed: 's',
    budget: { ponderings: 300 },
    ...more,
  };
}

test.each(LEVELS)('the %s answers from a thread as it does in process', async (level) => {
  players = createPlayers({ hire, workers: 1 });
  for (const seed of ['a', 'b', 'c']) {
    const seen = seenBy(Match.start(pearls, { seats: 2, seed: 'pool' }), 0, seed);
    if (!seen) throw new Error('not asked');
    const here = think(PLAYERS[level](seen, advice), { ponderings: 300 });
    expect(await players.answer(asking({ level, seed }))).toEqual({ answer: here });
  }
});

test('a player that runs away is dismissed and a simpler one answers', async () => {
  players = createPlayers({ hire, workers: 1, grace: 200 });
  const first = hired.length;
  const { answer } = (await players.answer(asking({ game: 'endless', budget: { time: 10 } }))) ?? {};
  expect(['shell 0', 'shell 1', 'shell 2']).toContain(answer);
  expect(hired.length - first).toBe(2);
  expect(await players.answer(asking({}))).toEqual({ answer: 'shell 2' });
});

test('when the advice throws a simpler player answers', async () => {
  players = createPlayers({ hire, workers: 1 });
  const { answer } = (await players.answer(asking({ game: 'broken' }))) ?? {};
  expect(['shell 0', 'shell 1', 'shell 2']).toContain(answer);
});

test('a seat that is not asked gets no answer but a reason', async () => {
  players = createPlayers({ hire, workers: 1 });
  await expect(players.answer(asking({ seat: 1 }))).rejects.toThrow('notYourTurn');
});

test('more is asked than there are workers and everyone is answered', async () => {
  players = createPlayers({ hire, workers: 2 });
  const first = hired.length;
  const seeds = Array.from({ length: 7 }, (_, i) => `${i}`);
  const answers = await Promise.all(seeds.map((seed) => players.answer(asking({ seed, level: 'mate' }))));
  expect(answers).toHaveLength(7);
  expect(hired.length - first).toBe(2);
});

test('of a hundred tables of one person, the quick answer for another waits for one thought alone', async () => {
  players = createPlayers({ hire, workers: 1 });
  const answered: string[] = [];
  const ask = async (whom: string, more: Partial<Asking>): Promise<void> => {
    await players.answer(asking({ whom, budget: { time: 30 }, ...more }));
    answered.push(whom);
  };
  const all = Array.from({ length: 100 }, async () => await ask('ann', {}));
  const other = ask('bob', { level: 'random', budget: { ponderings: 0 } });
  await other;
  expect(answered.length).toBeLessThanOrEqual(2);
  players.close();
  await Promise.allSettled(all);
});

test('where there are several workers, nobody has them all', async () => {
  players = createPlayers({ hire, workers: 2 });
  const long = { budget: { time: 2000 }, game: 'endless' };
  const all = Promise.allSettled([1, 2, 3].map(() => players.answer(asking({ whom: 'ann', ...long }))));
  const started = performance.now();
  await players.answer(asking({ whom: 'bob', level: 'random' }));
  expect(performance.now() - started).toBeLessThan(2000);
  players.close();
  await all;
});

test('players sent home leave nobody waiting', async () => {
  players = createPlayers({ hire, workers: 1 });
  const answers = Promise.allSettled(
    [asking({ budget: { time: 5000 } }), asking({})].map((each) => players.answer(each)),
  );
  players.close();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
