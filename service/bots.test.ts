import { amount, type Seat, type Thrower } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { tiny } from '@portolan/kernel/kit/tiny.ts';
import type { Move } from '@portolan/players';
import { afterEach, expect, test } from 'vitest';
import type { Players } from './index.ts';
import { askedOf, eventually, type Ground, ground, listing, offHandPlayers, tempFolder } from './kit.ts';
import { openMemory, openSqlite } from './store/sqlite.ts';

let home: Ground | undefined;
afterEach(async () => {
  await home?.close();
  home = undefined;
});

const me = { kind: 'me' } as const;
const bot = (level: 'mate' | 'admiral' = 'mate') => ({ kind: 'bot', level }) as const;
const offHand = offHandPlayers(listing(skirmish));

/** Players whose answers come when the test says so. */
class Slow implements Players {
  readonly thinking: { seat: Seat; answer: (move: Move) => void; fail: (error: Error) => void }[] = [];
  closed = false;

  async answer({ seat }: { seat: Seat }): Promise<Move> {
    return await new Promise((answer, fail) => this.thinking.push({ seat, answer, fail }));
  }

  close(): void {
    this.closed = true;
    for (const { fail } of this.thinking) fail(new Error('sent home'));
  }
}

test('while a bot thinks, other tables go on', async () => {
  const slow = new Slow();
  home = await ground({
    players: {
      answer: async (asking) => await (asking.level === 'admiral' ? slow : offHand).answer(asking),
      close: () => slow.close(),
    },
  });
  const ann = await home.person('Ann');
  const stuck = await ann.set({ game: 'skirmish', seats: [bot('admiral'), me] });
  const lively = await ann.set({ game: 'skirmish', seats: [bot(), me] });
  await eventually(
    () => ann.table(lively.sheet.id),
    ({ awaited }) => awaited.includes(1),
  );
  expect(await ann.table(stuck.sheet.id)).toMatchObject({ n: stuck.n, awaited: [0] });
  expect(slow.thinking).toHaveLength(1);
});

test('players are told for whom they play: who has set the table', async () => {
  const heard: string[] = [];
  home = await ground({
    players: {
      async answer(asking) {
        heard.push(asking.whom);
        return await offHand.answer(asking);
      },
      close() {},
    },
  });
  const ann = await home.person('Ann');
  const { sheet } = await ann.set({ game: 'skirmish', seats: [bot(), me] });
  await eventually(
    () => ann.table(sheet.id),
    ({ awaited }) => awaited.includes(1),
  );
  expect(new Set(heard)).toEqual(new Set([(await ann.me()).id]));
});

test.each([
  { what: 'fails', answer: () => Promise.reject(new Error('asleep')) },
  { what: 'answers nonsense', answer: () => Promise.resolve({ answer: 'to the moon' }) },
])('a player that $what is answered for, and the game goes on', async ({ answer }) => {
  home = await ground({ players: { answer, close() {} } });
  const ann = await home.person('Ann');
  const { sheet } = await ann.set({ game: 'skirmish', seats: [bot(), me] });
  await eventually(
    () => ann.table(sheet.id),
    ({ awaited }) => awaited.includes(1),
  );
});

test('a thought that comes after the table has moved on is dropped', async () => {
  const slow = new Slow();
  home = await ground({ players: slow });
  const ann = await home.person('Ann');
  const { sheet } = await ann.set({ game: 'skirmish', seats: [me, bot()], options: { storms: false } });
  const sailing = askedOf((await ann.scene(sheet.id, 0)).scene, 0);
  const { n } = await ann.answer(sheet.id, 0, sailing?.id ?? 0, [1, 2]);
  await eventually(
    () => slow.thinking.length,
    (count) => count === 1,
  );
  await ann.undo(sheet.id, 0, n);
  slow.thinking[0]?.answer({ answer: 'none' });
  await home.service.harbour.commits.settled();
  expect(await ann.table(sheet.id)).toMatchObject({ n: n + 1, awaited: [0] });
  const again = askedOf((await ann.scene(sheet.id, 0)).scene, 0);
  await ann.answer(sheet.id, 0, again?.id ?? 0, [1, 2]);
  await eventually(
    () => slow.thinking.length,
    (count) => count === 2,
  );
  slow.thinking[1]?.answer({ answer: 'none' });
  await eventually(
    () => ann.table(sheet.id),
    ({ awaited }) => !awaited.includes(1),
  );
});

test('bots that were to play when the service went down play when it is back, without anybody coming', async () => {
  const data = tempFolder();
  const slow = new Slow();
  home = await ground({ store: await openSqlite(data), players: slow });
  const ann = await home.person('Ann');
  const { sheet, n } = await ann.set({ game: 'skirmish', seats: [bot(), me] });
  await home.close();
  const { port } = home;
  home = await ground({ store: await openSqlite(data) }, port);
  await eventually(
    () => home?.service.harbour.store.find(sheet.id),
    (stored) => stored?.last.awaited === '1',
  );
  expect((await ann.table(sheet.id)).n).toBeGreaterThan(n);
});

test('who is sent home in the middle of a thought leaves nothing on the table', async () => {
  const data = tempFolder();
  const slow = new Slow();
  home = await ground({ store: await openSqlite(data), players: slow });
  const ann = await home.person('Ann');
  const { sheet, n } = await ann.set({ game: 'skirmish', seats: [bot(), me] });
  await eventually(
    () => slow.thinking.length,
    (count) => count === 1,
  );
  await home.close();
  expect(slow.closed).toBe(true);
  const store = await openSqlite(data);
  expect((await store.find(sheet.id))?.last.n).toBe(n);
  await store.close();
  home = await ground({ store: await openMemory() });
});

test('a bot takes an aside before it answers, and is asked again', async () => {
  const asides: Move[] = [{ aside: 'oars', answer: 1 }];
  home = await ground({
    players: { answer: async (asking) => asides.pop() ?? (await offHand.answer(asking)), close() {} },
  });
  const ann = await home.person('Ann');
  const { sheet, n } = await ann.set({ game: 'skirmish', seats: [bot(), me] });
  await eventually(
    () => ann.table(sheet.id),
    ({ awaited }) => awaited.includes(1),
  );
  const { updates } = await ann.history(sheet.id, 1, n);
  expect(updates[0]?.events).toEqual([{ say: 'boughtOars', seat: 0, oars: 1 }]);
});

test('a bot that is not asked takes an aside that is worth it, and whoever is asked still decides', async () => {
  const asides: Move[] = [{ aside: 'oars', answer: 1 }];
  const told = { worth: () => [0, 0], swing: 1, asides: () => [] };
  home = await ground({
    games: listing(skirmish).map((entry) => ({ ...entry, advice: () => Promise.resolve(told) })),
    players: {
      answer: async (asking) => (asking.unasked ? asides.pop() : await offHand.answer(asking)),
      close() {},
    },
  });
  const ann = await home.person('Ann');
  const { sheet, n } = await ann.set({ game: 'skirmish', seats: [me, bot()] });
  const now = await eventually(
    () => ann.table(sheet.id),
    (table) => table.n > n,
  );
  expect(now).toMatchObject({ n: n + 1, awaited: [0] });
  const { updates } = await ann.history(sheet.id, 0, n);
  expect(updates.map(({ events }) => events)).toEqual([[{ say: 'boughtOars', seat: 1, oars: 1 }]]);
});

test('bots of a game whose advice says nothing of asides are not asked to weigh them', async () => {
  const unasked: Seat[] = [];
  home = await ground({
    players: {
      async answer(asking) {
        if (asking.unasked) unasked.push(asking.seat);
        return await offHand.answer(asking);
      },
      close() {},
    },
  });
  const ann = await home.person('Ann');
  const { sheet } = await ann.set({ game: 'skirmish', seats: [bot(), me, bot()] });
  await eventually(
    () => ann.table(sheet.id),
    ({ awaited }) => awaited.includes(1),
  );
  expect(unasked).toEqual([]);
});

/** The table throws a die until it is a six; then seat 0 is asked. */
const dice = tiny(function* ({ state }) {
  const thrown = yield* amount('table', { say: 'throw' }, { min: 1, max: 6 });
  state.said.push(thrown);
  if (thrown === 6) yield* amount(0, { say: 'rest' }, { min: 0, max: 0 });
});

test.each([
  { how: 'as it is thrown, with its motion beside it', sides: [3, 6] },
  { how: 'by a sample where throwing fails', sides: [3] },
])('the table is answered for $how, now and from the store', async ({ sides }) => {
  const data = tempFolder();
  const left = [...sides];
  const throws: Thrower = async ({ seat, about, offer }) => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('the die rolls off the table');
    return await Promise.resolve({ answer, beside: { seat, say: about.say, rolled: offer?.kind ?? '' } });
  };
  const games = [{ id: 'tiny', game: () => Promise.resolve(dice), throws: () => Promise.resolve(throws) }];
  home = await ground({ games, store: await openSqlite(data) });
  const ann = await home.person('Ann');
  const { sheet, n } = await ann.set({ game: 'tiny', seats: [me] });
  const thrown = await eventually(
    () => ann.table(sheet.id),
    ({ awaited }) => awaited.includes(0),
  );
  const { updates } = await ann.history(sheet.id, 0, n);
  const motion = { seat: 'table', say: 'throw', rolled: 'amount' };
  expect(updates.flatMap(({ beside }) => beside ?? [])).toEqual(sides.map(() => motion));
  const before = await ann.scene(sheet.id, 0);
  expect(before.scene?.view).toMatchObject({ said: expect.arrayContaining(sides) as number[] });
  await home.close();
  home = await ground({ games, store: await openSqlite(data) }, home.port);
  expect(await ann.scene(sheet.id, 0)).toEqual(before);
  expect((await ann.table(sheet.id)).n).toBe(thrown.n);
});
