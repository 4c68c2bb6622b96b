import { Random, STAND } from '@portolan/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { plays } from './client/plays.ts';
import { askedOf, eventually, Follower, type Ground, ground, playOut, problemOf } from './kit.ts';

let home: Ground;
let ann: Client;
let bob: Client;
beforeEach(async () => {
  home = await ground();
  [ann, bob] = await Promise.all([home.person('Ann'), home.person('Bob')]);
});
afterEach(async () => {
  await home.close();
});

/** Ann in seat 0 and Bob in seat 1 begin a game. */
async function begin(
  wish: { spectators?: boolean } = {},
  [host, guest]: readonly [Client, Client] = [ann, bob],
): Promise<string> {
  const { sheet, invitation = '' } = await host.set({
    game: 'skirmish',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    options: { storms: false },
    ...wish,
  });
  await guest.accept(invitation);
  return sheet.id;
}

/** Ann's first decision: a course, from where her ship lies. */
async function sail(table: string, course = [1]): Promise<number> {
  const asked = askedOf((await ann.scene(table, 0)).scene, 0);
  return (await ann.answer(table, 0, asked?.id ?? 0, course)).n;
}

plays('at a table of the service', async () => {
  const here = await ground();
  const people = [await here.person('Ann'), await here.person('Bob')] as const;
  return { people, begin: () => begin({}, people), close: async () => await here.close() };
});

test('an answer left standing is given at once, seen by its owner alone, and gone when a bot plays on', async () => {
  const { sheet, invitation = '' } = await ann.set({
    game: 'skirmish',
    seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 'random' }],
    options: { ambushes: true },
  });
  const table = sheet.id;
  await bob.accept(invitation);
  const n = await sail(table);
  await bob.aside(table, 1, n, STAND, 'pass');
  expect((await bob.scene(table, 1)).scene?.standing).toMatchObject([{ say: 'ambush', answer: 'pass' }]);
  expect((await ann.scene(table, 0)).scene).not.toHaveProperty('standing');
  const dug = await eventually(
    async () => await ann.scene(table, 0),
    ({ scene }) => askedOf(scene, 0) !== undefined,
  );
  expect(askedOf(dug.scene, 0)?.about.say).not.toBe('ambush');
  await bob.leave(table, 1);
  const { match } = await home.service.harbour.find(table);
  expect(match?.standing(1)).toEqual([]);
});

test('what is said at the table reaches every stream in order, also those who come later', async () => {
  const table = await begin();
  const early = new Follower(bob, table, 1);
  await early.until(() => true);
  await ann.say(table, 0, 'ahoy');
  await bob.say(table, 1, 'ahoy yourself');
  await eventually(
    () => early.chat.length,
    (count) => count === 2,
  );
  const late = new Follower(ann, table, 0);
  await eventually(
    () => late.chat.length,
    (count) => count === 2,
  );
  expect(early.chat).toEqual(['ahoy', 'ahoy yourself']);
  expect(late.chat).toEqual(early.chat);
  early.stop();
  late.stop();
});

test('who plays again meets the others at the same new table, in the same seats', async () => {
  const table = await begin();
  expect((await problemOf(ann.rematch(table)))?.problem.problem).toBe('notOver');
  await ann.resign(table, 0);
  const watching = new Follower(bob, table, 1);
  const again = await ann.rematch(table);
  expect(again.sheet).toMatchObject({ status: 'waiting', seats: [{ name: 'Ann' }, { kind: 'free' }] });
  await watching.until(({ sheet }) => sheet.rematch === again.sheet.id);
  const met = await bob.rematch(table);
  expect(met.sheet).toMatchObject({
    id: again.sheet.id,
    status: 'playing',
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
  });
  expect((await ann.rematch(table)).sheet.id).toBe(again.sheet.id);
  watching.stop();
});

test('a spectator sees no hand, where spectators are allowed at all', async () => {
  const cid = await home.person('Cid');
  expect((await problemOf(cid.scene(await begin(), 'spectator')))?.status).toBe(403);
  const { scene } = await cid.scene(await begin({ spectators: true }), 'spectator');
  expect(scene).toMatchObject({ view: { hand: [] }, asides: [], undo: false });
  expect(scene?.asked.every(({ offer }) => offer === undefined)).toBe(true);
});

test('a running game is looked back on from one’s own seat alone; a finished one is listed', async () => {
  const table = await begin();
  expect((await problemOf(ann.history(table, 1)))?.status).toBe(403);
  await playOut([ann, bob], table, Random.seeded('out'));
  expect((await ann.history(table, 1)).updates.length).toBeGreaterThan(3);
  expect((await ann.finished()).map(({ sheet }) => sheet.id)).toEqual([table]);
});
