import { type Game, type Json, pick, type Rules, type Table } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { type Tiny, tiny, type TinyGame } from '@portolan/kernel/kit/tiny.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { askedOf, Follower, type Ground, ground, listing, problemOf, tempFolder } from './kit.ts';
import { openSqlite } from './store/sqlite.ts';

/** A turn of these decisions, written down. */
function* turn(table: Table<Tiny>, words: readonly string[]): Rules {
  for (const word of words) {
    const { key } = yield* pick(0, { say: word }, () => [{ key: 'aye' }, { key: 'nay' }, { key: 'crash' }]);
    if (key === 'crash') throw new Error('the mast breaks');
    table.state.said.push(key);
    table.tell({ say: 'said', key });
  }
}

const game = (version: number, ...words: string[]): TinyGame =>
  tiny((table) => turn(table, words), { version, migrate: (state: Json) => state as unknown as Tiny });
const first = game(1, 'sail', 'dig', 'rest');

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

async function answer({ ann, table }: Playing, ...answers: string[]): Promise<number> {
  let last = 0;
  for (const each of answers) {
    const asked = askedOf((await ann.scene(table, 0)).scene, 0);
    last = (await ann.answer(table, 0, asked?.id ?? 0, each)).n;
  }
  return last;
}

const said = async ({ ann, table }: Playing): Promise<unknown> => (await ann.scene(table, 0)).scene?.view;
const asked = async ({ ann, table }: Playing): Promise<string | undefined> =>
  askedOf((await ann.scene(table, 0)).scene, 0)?.about.say;

test('after a restart with the same rules a game goes on where it was, and undo still works', async () => {
  const playing = await begin();
  const n = await answer(playing, 'aye', 'nay', 'aye', 'nay');
  await deploy(first);
  expect(await said(playing)).toMatchObject({ said: ['aye', 'nay', 'aye', 'nay'] });
  await playing.ann.undo(playing.table, 0, n);
  expect(await said(playing)).toMatchObject({ said: ['aye', 'nay', 'aye'] });
  expect(await asked(playing)).toBe('sail');
});

test('a tail that new rules cannot replay goes back to its step, and everybody is told', async () => {
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

test('a tail that new rules can replay goes on, and is told anew once', async () => {
  const playing = await begin();
  const n = await answer(playing, 'aye', 'nay');
  for (const build of ['b', 'b', 'b']) {
    await deploy(game(2, 'sail', 'dig', 'rest', 'sing'), build);
    expect(await said(playing)).toMatchObject({ said: ['aye', 'nay'] });
  }
  const { updates } = await playing.ann.history(playing.table, 0, n);
  expect(updates).toMatchObject([{ n: n + 1, scene: { view: { said: ['aye', 'nay'] } } }]);
  await answer(playing, 'aye');
  expect(await asked(playing)).toBe('sing');
});

test('rules that cannot lift an old game set it aside; rules that can go on with it', async () => {
  const playing = await begin();
  await answer(playing, 'aye');
  await deploy(tiny((table) => turn(table, ['sail', 'dig', 'rest']), { version: 2 }));
  expect((await playing.ann.table(playing.table)).sheet.status).toBe('stopped');
  expect(await said(playing)).toMatchObject({ said: ['aye'] });
  await deploy(game(3, 'sail', 'dig', 'rest'));
  expect((await playing.ann.table(playing.table)).sheet.status).toBe('playing');
  expect(await asked(playing)).toBe('dig');
});

test('a table whose rules throw is set aside with its error and seed, and the others go on', async () => {
  const playing = await begin();
  const { ann, table } = playing;
  const { sheet: other } = await ann.set({ game: 'tiny', seats: [{ kind: 'me' }] });
  await answer(playing, 'aye');
  const watching = new Follower(ann, table, 0);
  await watching.until(() => true);
  const refused = await problemOf(answer(playing, 'crash'));
  expect(refused?.problem).toMatchObject({
    problem: 'stopped',
    sentence: expect.stringMatching(/set aside/) as string,
  });
  await watching.until(({ sheet }) => sheet.status === 'stopped');
  const entries = (await home?.service.harbour.store.whole(table))?.entries ?? [];
  const { error, seed } = JSON.parse(entries.at(-1)?.body ?? '') as { error: string; seed: string };
  expect(error).toMatch(/the mast breaks/);
  expect(seed.length).toBeGreaterThan(10);
  expect(await said(playing)).toMatchObject({ said: ['aye'] });
  expect((await problemOf(ann.undo(table, 0, 99)))?.status).toBe(423);
  await answer({ ann, table: other.id }, 'nay');
  watching.stop();
});

test('a game that cannot even be dealt sets its table aside', async () => {
  const broken = {
    ...first,
    setup(): Tiny {
      throw new Error('the chest is empty');
    },
  };
  const here = await deploy(broken);
  const ann = await here.person('Ann');
  const full = await ann.set({ game: 'tiny', seats: [{ kind: 'me' }] });
  expect(full.sheet.status).toBe('stopped');
  const { sheet, invitation = '' } = await ann.set({
    game: 'tiny',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  const bob = await here.person('Bob');
  expect((await problemOf(bob.accept(invitation)))?.problem.problem).toBe('stopped');
  expect((await ann.table(sheet.id)).sheet.status).toBe('stopped');
});

test('a table that was set aside goes on when its rules are repaired', async () => {
  const playing = await begin();
  await answer(playing, 'aye');
  await problemOf(answer(playing, 'crash'));
  await deploy(first);
  expect((await playing.ann.table(playing.table)).sheet.status).toBe('stopped');
  await deploy(game(2, 'sail', 'dig', 'rest'));
  await answer(playing, 'nay');
  expect(await said(playing)).toMatchObject({ said: ['aye', 'nay'] });
});

test('a view that throws sets its table aside too, and no answer is lost', async () => {
  const playing = await begin();
  await answer(playing, 'aye');
  await deploy({
    ...first,
    view(state: unknown, viewer) {
      if ((state as Tiny).said.length > 1) throw new Error('the lamp goes out');
      return first.view(state as Tiny, viewer);
    },
  });
  const refused = await problemOf(answer(playing, 'nay'));
  expect(refused?.problem.problem).toBe('stopped');
  await deploy(first, 'repaired');
  expect(await said(playing)).toMatchObject({ said: ['aye'] });
  expect(await asked(playing)).toBe('dig');
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
