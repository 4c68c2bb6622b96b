import { type Json, pick, Refusal } from '@portolan/kernel';
import { tiny } from '@portolan/kernel/kit/tiny.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { askedOf, type Ground, ground, listing, problemOf, tempFolder } from './kit.ts';
import { openSqlite } from './store/sqlite.ts';

/** Seat 0 says one word more than the group has said so far; words are all that may be brought or inherited. */
const isWord = (what: Json): boolean => typeof what === 'string' && /^[a-z]{1,12}$/.test(what);
const refused = new Refusal({ say: 'notAWord' });
const chain = tiny(
  function* ({ state }) {
    const { key } = yield* pick(0, { say: 'word' }, () => [{ key: 'rum' }, { key: 'tar' }]);
    state.said.push(key);
    state.over = true;
  },
  {
    brings: { admit: (what) => (isWord(what) ? undefined : refused), sample: () => 'rope' },
    inherits: { admit: (what) => (Array.isArray(what) ? undefined : refused), sample: () => [] },
    setup: ({ brought, inherited = null }) => ({
      said: Array.isArray(inherited) ? [...(inherited as Json[])] : [...brought],
      turns: 0,
      secrets: brought.map(() => 0),
      over: false,
    }),
    handsOn: ({ said }) => said,
  },
);
const NONSENSE: readonly Json[] = [5, {}, [], true, 'x'.repeat(47_000)];

let data: string;
let home: Ground;
let ann: Client;
let bob: Client;
async function open(port = 0): Promise<void> {
  home = await ground({ games: listing(chain), store: await openSqlite(data) }, port);
}
beforeEach(async () => {
  data = tempFolder();
  await open();
  [ann, bob] = await Promise.all([home.person('Ann'), home.person('Bob')]);
});
afterEach(async () => {
  await home.close();
});

const said = async (table: string): Promise<unknown> => (await ann.scene(table, 0)).scene?.view;

async function sayRum(table: string): Promise<void> {
  const asked = askedOf((await ann.scene(table, 0)).scene, 0);
  await ann.answer(table, 0, asked?.id ?? 0, 'rum');
}

test.each(NONSENSE)(
  'nonsense is refused when the table is set and when a seat is taken (%#)',
  async (brought) => {
    const why = { status: 422, problem: { problem: 'notAWord', reason: { say: 'notAWord' } } };
    const me = { kind: 'me', brought } as const;
    expect(await problemOf(ann.set({ game: 'tiny', seats: [me, { kind: 'friend' }] }))).toMatchObject(why);
    expect(await ann.mine()).toEqual([]);
    const { sheet, invitation = '' } = await ann.set({
      game: 'tiny',
      seats: [{ kind: 'me' }, { kind: 'friend' }],
    });
    expect(await problemOf(bob.accept(invitation, { brought }))).toMatchObject(why);
    expect((await ann.table(sheet.id)).sheet).toMatchObject({
      status: 'waiting',
      seats: [{}, { kind: 'free' }],
    });
    await bob.accept(invitation, { brought: 'sail' });
    expect(await said(sheet.id)).toMatchObject({ said: [null, 'sail'] });
  },
);

test('a finished table hands on to the next of the same group, by a rematch or by name, and to nobody else', async () => {
  const first = await ann.set({ game: 'tiny', seats: [{ kind: 'me' }] });
  const early = ann.set({ game: 'tiny', seats: [{ kind: 'me' }], inherits: first.sheet.id });
  expect((await problemOf(early))?.problem.problem).toBe('nothingHandedOn');
  await sayRum(first.sheet.id);
  const { port } = home;
  await home.close();
  await open(port);
  expect(await ann.mine()).toEqual([]);
  const again = await ann.rematch(first.sheet.id);
  expect(await said(again.sheet.id)).toMatchObject({ said: [null, 'rum'] });
  await sayRum(again.sheet.id);
  const third = await ann.set({ game: 'tiny', seats: [{ kind: 'me' }], inherits: again.sheet.id });
  expect(await said(third.sheet.id)).toMatchObject({ said: [null, 'rum', 'rum'] });
  const stranger = bob.set({ game: 'tiny', seats: [{ kind: 'me' }], inherits: again.sheet.id });
  expect((await problemOf(stranger))?.problem.problem).toBe('notYourSeat');
});
