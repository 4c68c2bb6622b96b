import type { Game } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import type { Tiny } from '@portolan/kernel/kit/tiny.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { answer, first, game, said, upgrades } from './client/upgrades.ts';
import { askedOf, Follower, type Ground, ground, listing, problemOf, tempFolder } from './kit.ts';
import { openSqlite } from './store/sqlite.ts';

let data: string;
let home: Ground | undefined;
beforeEach(() => {
  data = tempFolder();
});
afterEach(async () => {
  await home?.close();
  home = undefined;
});

/** The service goes down, and comes up again with this code. */
async function deploy(rules: Game, build = ''): Promise<Ground> {
  const port = home?.port;
  await home?.close();
  home = await ground({ games: listing(rules), store: await openSqlite(data), build }, port);
  return home;
}

interface Playing {
  readonly ann: Client;
  readonly table: string;
}

async function begin(): Promise<Playing> {
  const ann = await (await deploy(first)).person('Ann');
  const { sheet } = await ann.set({ game: 'tiny', seats: [{ kind: 'me' }] });
  return { ann, table: sheet.id };
}

upgrades('at a table of the service', async (rules) => {
  const ann = await (await deploy(rules)).person('Ann');
  return {
    ann,
    deploy: async (game, build) => void (await deploy(game, build)),
    close: () => Promise.resolve(),
  };
});

test('who watches while new rules send a table back to its step is told which answers are gone', async () => {
  const playing = await begin();
  const { ann, table } = playing;
  const n = await answer(playing, 'aye', 'aye', 'aye', 'nay', 'nay');
  const watching = new Follower(ann, table, 0);
  await watching.until((now) => now.n === n);
  await deploy(game(2, 'row', 'dig', 'rest'));
  const now = await watching.until((now) => now.n > n);
  expect(now.scene?.view).toMatchObject({ said: ['aye', 'aye', 'aye'] });
  expect(now.sheet).toMatchObject({ status: 'playing', version: 2 });
  expect(watching.last?.undone).toEqual([n - 1, n]);
  expect((await ann.history(table, 0)).updates).toHaveLength(n + 1);
  await answer(playing, 'nay');
  expect(await said(playing)).toMatchObject({ said: ['aye', 'aye', 'aye', 'nay'] });
  watching.stop();
});

test('a table whose rules throw keeps its error and its seed', async () => {
  const playing = await begin();
  await problemOf(answer(playing, 'crash'));
  const entries = (await home?.service.harbour.store.whole(playing.table))?.entries ?? [];
  const { error, seed } = JSON.parse(entries.at(-1)?.body ?? '') as { error: string; seed: string };
  expect(error).toMatch(/the mast breaks/);
  expect(seed.length).toBeGreaterThan(10);
});

test('a game that cannot be dealt when the last has sat down sets its table aside', async () => {
  const broken = {
    ...first,
    setup(): Tiny {
      throw new Error('the chest is empty');
    },
  };
  const here = await deploy(broken);
  const ann = await here.person('Ann');
  const { sheet, invitation = '' } = await ann.set({
    game: 'tiny',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  const bob = await here.person('Bob');
  expect((await problemOf(bob.accept(invitation)))?.problem.problem).toBe('stopped');
  expect((await ann.table(sheet.id)).sheet.status).toBe('stopped');
});

test('undo goes past another’s aside that changes nothing of what was decided, before a restart and after it', async () => {
  for (const restarts of [false, true]) {
    const now = await deploy(skirmish);
    const [ann, bob] = [await now.person('Ann'), await now.person('Bob')];
    const seats = [{ kind: 'me' }, { kind: 'friend' }] as const;
    const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [...seats] });
    await bob.accept(invitation);
    const sail = askedOf((await ann.scene(sheet.id, 0)).scene, 0);
    const sailed = await ann.answer(sheet.id, 0, sail?.id ?? 0, [1]);
    const { n } = await bob.aside(sheet.id, 1, sailed.n, 'oars', 1);
    if (restarts) await deploy(skirmish);
    expect((await ann.scene(sheet.id, 0)).scene?.undo).toBe(true);
    await ann.undo(sheet.id, 0, n);
    expect((await ann.history(sheet.id, 0, n)).updates).toMatchObject([{ undone: [sailed.n] }]);
    const view = { ships: [{ at: 0 }, { oars: 1 }] };
    expect((await ann.scene(sheet.id, 0)).scene).toMatchObject({ view, undo: false });
    await deploy(skirmish);
    expect((await ann.scene(sheet.id, 0)).scene).toMatchObject({ view, undo: false });
  }
});
