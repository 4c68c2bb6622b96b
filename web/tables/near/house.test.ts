import { listed } from '@portolan/games';
import { type Game, type Json, pick } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { tiny, type TinyGame } from '@portolan/kernel/kit/tiny.ts';
import type { Move } from '@portolan/players';
import { expect, test } from 'vitest';
import { linesOf, storyOf } from '../story.ts';
import { NearHouse } from './house.ts';
import { look, memory } from './kit.ts';
import type { Store } from './store.ts';

async function ahoy(): Promise<Game> {
  const found = listed('ahoy');
  if (!found) throw new Error('no Ahoy');
  return await found.game();
}

function houseOn(store: Store, game = ahoy): NearHouse {
  let secrets = 0;
  return new NearHouse({
    build: 'test',
    store,
    players: { answer: () => Promise.reject(new Error('nobody thinks here: answers are drawn')) },
    game,
    secret: () => `s${secrets++}`,
    now: () => 1000,
    moved: () => {},
  });
}

const two = [{ kind: 'me' }, { kind: 'friend' }] as const;

/** Whoever is asked takes the first thing offered, so many times. */
async function play(house: NearHouse, table: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = (await house.table(table)).awaited;
    const { scene } = await look(house, table, seat);
    const asked = scene?.asked[0];
    if (asked?.offer?.kind !== 'pick') throw new Error('nothing to pick');
    await house.answer(table, seat, asked.id, asked.offer.options[0]?.key ?? '');
  }
}

test('a table is kept move by move and goes on after a reload', async () => {
  const store = memory();
  const house = houseOn(store);
  const { sheet } = await house.set({ game: 'ahoy', seats: [...two] });
  await play(house, sheet.id, 5);
  const reloaded = houseOn(store);
  expect(await look(reloaded, sheet.id, 1)).toEqual(await look(house, sheet.id, 1));
  expect((await store.all()).map(({ n }) => n)).toEqual([6]);
});

test('what was told, put together, is what each viewer sees', async () => {
  const house = houseOn(memory());
  const { sheet } = await house.set({ game: 'ahoy', seats: [...two] });
  await play(house, sheet.id, 12);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { updates } = await house.history(sheet.id, viewer);
    expect(storyOf(updates).at(-1)?.scene).toEqual((await look(house, sheet.id, viewer)).scene);
  }
});

/** Plays on until somebody could take back an answer; that seat. */
async function playToUndo(house: NearHouse, table: string): Promise<number> {
  for (let moves = 0; moves < 50; moves++) {
    await play(house, table, 1);
    for (const seat of [0, 1]) if ((await look(house, table, seat)).scene?.undo) return seat;
  }
  throw new Error('nothing could be taken back');
}

test('an undo is told with the entries it takes back, and the log forgets them', async () => {
  const house = houseOn(memory());
  const { sheet } = await house.set({ game: 'ahoy', seats: [...two] });
  const seat = await playToUndo(house, sheet.id);
  const { n } = await house.undo(sheet.id, seat, (await house.table(sheet.id)).n);
  const { updates } = await house.history(sheet.id, seat);
  const story = storyOf(updates);
  expect(updates.at(-1)?.undone).toEqual([n - 1]);
  expect(linesOf(story).some((line) => line.n === n - 1)).toBe(false);
  expect(story.at(-1)?.scene?.view).toEqual(story.at(-3)?.scene?.view);
});

test('a move of another window is not overwritten: the table is brought anew', async () => {
  const store = memory();
  const [here, there] = [houseOn(store), houseOn(store)];
  const { sheet } = await here.set({ game: 'ahoy', seats: [...two] });
  await look(there, sheet.id, 0);
  await play(here, sheet.id, 1);
  await expect(play(there, sheet.id, 1)).rejects.toThrow('could not be saved');
  expect((await look(there, sheet.id, 1)).n).toBe(2);
});

test('an answer the rules do not offer is refused with their reason', async () => {
  const house = houseOn(memory());
  const { sheet } = await house.set({ game: 'ahoy', seats: [...two] });
  const { scene } = await look(house, sheet.id, 0);
  const wrong: Json = 'nowhere';
  await expect(house.answer(sheet.id, 0, scene?.asked[0]?.id ?? 0, wrong)).rejects.toMatchObject({
    problem: { reason: { say: 'notOffered' } },
  });
});

test('bots answer while somebody watches, until a person is asked', async () => {
  const house = houseOn(memory());
  const { sheet } = await house.set({
    game: 'ahoy',
    seats: [{ kind: 'bot', level: 'mate' }, { kind: 'me' }],
  });
  const asked = await new Promise((resolve) => {
    house.watch(sheet.id, 1, {
      told: ({ scene }) => {
        const mine = scene?.asked.find(({ seat }) => seat === 1);
        if (mine) resolve(mine.seat);
      },
    });
  });
  expect(asked).toBe(1);
});

test('a bot that is not asked takes an aside that is worth it while somebody watches', async () => {
  const asides: Move[] = [{ aside: 'oars', answer: 1 }];
  const house = new NearHouse({
    build: 'test',
    store: memory(),
    players: { answer: ({ unasked }) => Promise.resolve(unasked ? asides.pop() : { answer: 'nothing' }) },
    game: () => Promise.resolve(skirmish),
    weighsAsides: () => Promise.resolve(true),
    secret: () => 's',
    now: () => 1000,
    moved: () => {},
  });
  const { sheet } = await house.set({
    game: 'skirmish',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'mate' }],
  });
  const told = await new Promise((resolve) => {
    house.watch(sheet.id, 0, { told: (_, update) => update && resolve(update.events) });
  });
  expect(told).toEqual([{ say: 'boughtOars', seat: 1, oars: 1 }]);
  expect((await house.table(sheet.id)).awaited).toEqual([0]);
});

test('giving up ends a game of two; a rematch seats everybody again', async () => {
  const house = houseOn(memory());
  const { sheet } = await house.set({ game: 'ahoy', seats: [...two] });
  await house.resign(sheet.id, 0);
  const over = (await house.table(sheet.id)).sheet;
  expect(over.status).toBe('finished');
  expect(over.outcome?.ranking).toEqual([[1], [0]]);
  const again = await house.rematch(sheet.id);
  expect(again.mine).toEqual([0, 1]);
  expect(again.sheet.id).not.toBe(sheet.id);
});

test('a bot plays on for who gets up; a table that everybody has left is gone', async () => {
  const store = memory();
  const house = houseOn(store);
  const { sheet } = await house.set({ game: 'ahoy', seats: [...two] });
  await house.leave(sheet.id, 0);
  expect((await house.table(sheet.id)).sheet.seats).toMatchObject([{ kind: 'bot' }, { kind: 'person' }]);
  await house.leave(sheet.id, 1);
  expect(await store.all()).toEqual([]);
  await expect(house.table(sheet.id)).rejects.toThrow('no such table');
});

test('what a seat brings is judged here as it is there, and kept for a rematch', async () => {
  const pirates = await listed('pirates')?.game();
  if (!pirates) throw new Error('no Pirates');
  const house = houseOn(memory(), () => Promise.resolve(pirates));
  const set = async (brought: Json) =>
    await house.set({ game: 'pirates', seats: [{ kind: 'me', brought }, { kind: 'friend' }] });
  for (const nonsense of [5, {}, [], 'x'.repeat(47_000)])
    await expect(set(nonsense)).rejects.toMatchObject({ problem: { reason: { say: 'unreadable' } } });
  const { sheet } = await set('ship pennywhistle:');
  await house.resign(sheet.id, 0);
  const again = await house.rematch(sheet.id);
  for (const { id } of [sheet, again.sheet])
    expect((await look(house, id, 0)).scene?.view).toHaveProperty('ships.0.piece', 'pennywhistle');
});

test('a table goes on from what an earlier one handed on', async () => {
  const chain: TinyGame = tiny(
    function* ({ state }) {
      state.said.push((yield* pick(0, { say: 'word' }, () => [{ key: 'rum' }])).key);
      state.over = true;
    },
    {
      inherits: { admit: () => undefined, sample: () => [] },
      setup: ({ inherited = null }) => ({
        said: inherited === null ? [] : [inherited],
        turns: 0,
        secrets: [0],
        over: false,
      }),
      handsOn: ({ said }) => said,
    },
  );
  const house = houseOn(memory(), () => Promise.resolve(chain));
  const first = await house.set({ game: 'tiny', seats: [{ kind: 'me' }] });
  await play(house, first.sheet.id, 1);
  const again = await house.rematch(first.sheet.id);
  expect((await look(house, again.sheet.id, 0)).scene?.view).toMatchObject({ said: [['rum']] });
});
