import { Random } from '@portolan/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './client.ts';
import { answerFor, eventually, Follower, type Ground, ground, problemOf } from './kit.ts';

let home: Ground;
beforeEach(async () => {
  home = await ground();
});
afterEach(async () => {
  await home.close();
});

const me = { kind: 'me' } as const;
const friend = { kind: 'friend' } as const;
const bot = { kind: 'bot', level: 'mate' } as const;

test('a person is a name that can be changed, and nobody is anybody before saying one', async () => {
  const client = new Client({ url: home.url });
  expect((await problemOf(client.me()))?.status).toBe(401);
  const ann = await client.name('  Ann \n the   Red ');
  expect(ann.name).toBe('Ann the Red');
  expect(await client.name('Anne')).toEqual({ id: ann.id, name: 'Anne' });
  expect(await client.me()).toEqual({ id: ann.id, name: 'Anne' });
});

test.each([
  { name: '\u200b \u0007', what: 'spaces without width' },
  { name: '\u3164\u115f\uffa0', what: 'Hangul fillers' },
  { name: '\u2800\u2800', what: 'Braille without a dot' },
  { name: '\u034f\u00ad\ufe0f', what: 'marks that only say how others are written' },
  { name: '\u{e0041}\u{e0042}', what: 'tags' },
  { name: '\u0301\u0301', what: 'accents upon nothing' },
])('a name of $what is refused: nobody would see it', async ({ name }) => {
  const refused = await problemOf(new Client({ url: home.url }).name(name));
  expect(refused?.problem).toMatchObject({ problem: 'empty', sentence: 'Write something that can be seen.' });
});

test.each([
  { said: 'A\u3164nn\u200b\u202eb\u00ad', name: 'Annb', what: 'nothing invisible' },
  { said: 'An\u200cn\u200d', name: 'Ann', what: 'no joiners where nothing is joined' },
  {
    said: '👩\u200d👩\u200d👧\u200d👦 ❤\ufe0f\u200d🔥',
    name: '👩\u200d👩\u200d👧\u200d👦 ❤\ufe0f\u200d🔥',
    what: 'emoji that are joined',
  },
  { said: '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3', what: 'flags and keys' },
  { said: 'می\u200cخواهم', what: 'Persian' },
  { said: 'क्\u200dष', what: 'Devanagari' },
])('a name keeps its letters as they are written: $what', async ({ said, name = said }) => {
  expect((await new Client({ url: home.url }).name(said)).name).toBe(name);
});

test('a code carries a person to another device, once', async () => {
  const ann = await home.person('Ann');
  const phone = new Client({ url: home.url });
  const { code } = await ann.carry();
  await phone.arrive(code);
  expect(await phone.me()).toEqual(await ann.me());
  expect((await problemOf(new Client({ url: home.url }).arrive(code)))?.status).toBe(410);
});

test('only the last code is good', async () => {
  const ann = await home.person('Ann');
  const { code } = await ann.carry();
  await ann.carry();
  expect((await problemOf(new Client({ url: home.url }).arrive(code)))?.status).toBe(410);
});

test('a table waits for its friends, and starts when the last has sat down', async () => {
  const ann = await home.person('Ann');
  const { sheet, invitation = '', mine } = await ann.set({ game: 'skirmish', seats: [friend, me, friend] });
  expect(mine).toEqual([1]);
  expect(sheet.seats.map(({ kind }) => kind)).toEqual(['free', 'person', 'free']);
  const bob = await home.person('Bob');
  expect((await bob.invitation(invitation)).sheet.id).toBe(sheet.id);
  expect((await bob.accept(invitation, { seat: 2 })).sheet.status).toBe('waiting');
  const cid = await home.person('Cid');
  expect((await problemOf(cid.accept(invitation, { seat: 2 })))?.problem.problem).toBe('seatTaken');
  const started = await cid.accept(invitation);
  expect(started).toMatchObject({ mine: [0], awaited: [0], sheet: { status: 'playing' } });
  expect(started.sheet.seats.map(({ name }) => name)).toEqual(['Cid', 'Ann', 'Bob']);
  expect((await problemOf((await home.person('Dee')).accept(invitation)))?.status).toBe(409);
});

test('joining twice with one link gives the seat one has, however close upon each other', async () => {
  const ann = await home.person('Ann');
  const bob = await home.person('Bob');
  const {
    sheet,
    invitation = '',
    n,
  } = await ann.set({ game: 'skirmish', seats: [me, friend, friend, friend] });
  const both = await Promise.all([bob.accept(invitation), bob.accept(invitation, { seat: 3 })]);
  expect(both.map(({ mine }) => mine)).toEqual([[1], [1]]);
  expect(await bob.accept(invitation)).toMatchObject({ n: n + 1, mine: [1] });
  expect((await ann.accept(invitation, { seat: 2 })).mine).toEqual([0]);
  expect((await ann.table(sheet.id)).sheet.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', '', '']);
});

test('who leaves a private table hears no more of it, by whatever eyes they looked', async () => {
  const [ann, bob, cid] = [await home.person('Ann'), await home.person('Bob'), await home.person('Cid')];
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, friend, friend] });
  await bob.accept(invitation);
  await cid.accept(invitation);
  const watching = new Follower(ann, sheet.id, 'spectator');
  const staying = new Follower(bob, sheet.id, 'spectator');
  await Promise.all([watching.until(() => true), staying.until(() => true)]);
  const { n } = await ann.leave(sheet.id, 0);
  await bob.say(sheet.id, 1, 'now that she is gone');
  await eventually(
    () => [watching.problem?.status, staying.chat.length],
    ([gone, heard]) => gone === 403 && heard === 1,
  );
  expect(watching.chat).toEqual([]);
  expect(watching.now?.n).toBeLessThanOrEqual(n);
  staying.stop();
});

test('two people who want the last seat at the same moment: one gets it', async () => {
  const ann = await home.person('Ann');
  const { invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, friend] });
  const others = await Promise.all(['Bob', 'Cid', 'Dee', 'Eli'].map(async (name) => await home.person(name)));
  const problems = await Promise.all(others.map(async (other) => await problemOf(other.accept(invitation))));
  expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
});

test('open tables are listed, and anybody may sit down; others are not', async () => {
  const ann = await home.person('Ann');
  const open = await ann.set({ game: 'skirmish', seats: [me, friend], open: true });
  const closed = await ann.set({ game: 'skirmish', seats: [me, friend] });
  const bob = await home.person('Bob');
  const seen = await bob.open();
  expect(seen.map(({ sheet }) => sheet.id)).toEqual([open.sheet.id]);
  expect(seen[0]?.invitation).toBeUndefined();
  expect((await problemOf(bob.join(closed.sheet.id)))?.status).toBe(403);
  await bob.join(open.sheet.id);
  expect(await bob.open()).toEqual([]);
});

test('who has set a table may start it now, and bots take the free seats and play', async () => {
  const ann = await home.person('Ann');
  const bob = await home.person('Bob');
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [friend, friend, me] });
  await bob.accept(invitation, { seat: 0 });
  expect([(await ann.table(sheet.id)).mayStart, (await bob.table(sheet.id)).mayStart]).toEqual([true, false]);
  expect((await problemOf(bob.start(sheet.id, 'mate')))?.status).toBe(403);
  await ann.start(sheet.id, 'admiral');
  const { sheet: started } = await ann.table(sheet.id);
  expect(started.seats[1]).toEqual({ kind: 'bot', name: '', level: 'admiral' });
});

test('my tables say where I am awaited; another does not see them', async () => {
  const ann = await home.person('Ann');
  const bob = await home.person('Bob');
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, friend] });
  await bob.accept(invitation);
  expect(await ann.mine()).toMatchObject([{ sheet: { id: sheet.id }, mine: [0], awaited: [0] }]);
  expect(await bob.mine()).toMatchObject([{ sheet: { id: sheet.id }, mine: [1], awaited: [0] }]);
  expect(await (await home.person('Cid')).mine()).toEqual([]);
});

test.each([
  { wrong: 'an unknown game', wish: { game: 'chess', seats: [me, friend] }, problem: 'noSuchGame' },
  {
    wrong: 'too many seats',
    wish: { game: 'skirmish', seats: [me, bot, bot, bot, bot] },
    problem: 'wrongSeats',
  },
  { wrong: 'no seat of mine', wish: { game: 'skirmish', seats: [bot, bot] }, problem: 'noSeatForYou' },
  {
    wrong: 'an unknown option',
    wish: { game: 'skirmish', seats: [me, bot], options: { fog: true } },
    problem: 'unknownOption',
  },
  {
    wrong: 'an unknown value',
    wish: { game: 'skirmish', seats: [me, bot], options: { rounds: 4 } },
    problem: 'unknownValue',
  },
  {
    wrong: 'what the game does not admit',
    wish: { game: 'skirmish', seats: [me, bot, bot, bot], options: { rounds: 6 } },
    problem: 'tooLong',
  },
])('a table is refused for $wrong, with a sentence', async ({ wish, problem }) => {
  const ann = await home.person('Ann');
  const refused = await problemOf(ann.set(wish));
  expect(refused?.problem).toMatchObject({
    problem,
    sentence: expect.stringMatching(/^[A-Z].*\.$/) as string,
  });
  expect(await ann.mine()).toEqual([]);
});

test('before the start a seat that is left is free again; when nobody is left the table is gone', async () => {
  const ann = await home.person('Ann');
  const bob = await home.person('Bob');
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, friend, friend] });
  await bob.accept(invitation);
  await ann.leave(sheet.id, 0);
  expect((await bob.table(sheet.id)).sheet.seats[0]).toEqual({ kind: 'free', name: '' });
  expect(await ann.mine()).toEqual([]);
  await bob.start(sheet.id, 'mate');
  await bob.leave(sheet.id, 1);
  expect(await bob.mine()).toEqual([]);
});

test('somebody who leaves is played on by a bot, and their stream ends', async () => {
  const [ann, bob, cid] = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map(async (name) => await home.person(name)),
  );
  if (!ann || !bob || !cid) throw new Error('nobody came');
  const { sheet, invitation = '' } = await ann.set({ game: 'skirmish', seats: [me, friend, friend] });
  await bob.accept(invitation);
  await cid.accept(invitation);
  const watching = new Follower(ann, sheet.id, 0);
  await watching.until(() => true);
  await ann.leave(sheet.id, 0, 'cabin-boy');
  expect((await bob.table(sheet.id)).sheet.seats[0]).toMatchObject({ kind: 'bot', level: 'cabin-boy' });
  await eventually(
    () => bob.table(sheet.id),
    ({ awaited }) => !awaited.includes(0),
  );
  await eventually(
    () => watching.problem,
    (problem) => problem?.status === 403,
  );
  expect((await problemOf(ann.scene(sheet.id, 0)))?.status).toBe(403);
  expect((await problemOf(ann.answer(sheet.id, 0, 1, 'done')))?.status).toBe(403);
});

test('resigning ends a game of two, and goes on with a bot among three', async () => {
  const ann = await home.person('Ann');
  const two = await ann.set({ game: 'skirmish', seats: [me, bot] });
  await ann.resign(two.sheet.id, 0);
  expect((await ann.table(two.sheet.id)).sheet).toMatchObject({
    status: 'finished',
    outcome: { ranking: [[1], [0]], reason: { say: 'conceded' } },
  });
  const bob = await home.person('Bob');
  const three = await ann.set({ game: 'skirmish', seats: [friend, me, bot] });
  await bob.accept(three.invitation ?? '');
  await ann.resign(three.sheet.id, 1);
  expect((await bob.table(three.sheet.id)).sheet).toMatchObject({
    status: 'playing',
    seats: [{}, { kind: 'bot' }, {}],
  });
});

test('a game of people and bots comes to its end by itself once the people have left it to bots', async () => {
  const ann = await home.person('Ann');
  const bob = await home.person('Bob');
  const { sheet, invitation = '' } = await ann.set({
    game: 'skirmish',
    seats: [me, friend, bot],
    spectators: true,
  });
  await bob.accept(invitation);
  await ann.leave(sheet.id, 0);
  const random = Random.seeded('bob');
  const done = await eventually(
    async () => {
      await answerFor(bob, sheet.id, 1, random);
      return (await bob.table(sheet.id)).sheet;
    },
    ({ status }) => status === 'finished',
  );
  expect(done.outcome?.ranking.flat()).toHaveLength(3);
});
