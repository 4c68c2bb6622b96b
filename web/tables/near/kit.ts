/** What the tests of this room stand on: a house that keeps its tables in memory. */
import type { Game, Viewer } from '@portolan/kernel';
import type { Whole } from '@portolan/service/client.ts';
import type { Player } from '@portolan/service/client/people.ts';
import { NearHouse } from './house.ts';
import type { Kept, Store, Told } from './store.ts';

/** Keeps tables as IndexedDB does: copies only, both or neither, no entry twice. */
export function memory(): Store {
  const tables = new Map<string, Kept>();
  const told = new Map<string, Told>();
  return {
    all: () => Promise.resolve([...tables.values()].map((kept) => structuredClone(kept))),
    find: (id) => Promise.resolve(structuredClone(tables.get(id))),
    told: (table, from, to) =>
      Promise.resolve([...told.values()].filter((one) => one.table === table && one.n > from && one.n <= to)),
    write: (kept, one) => {
      const key = `${one.table} ${one.n}`;
      if (told.has(key)) return Promise.reject(new Error('there is such an entry'));
      told.set(key, structuredClone(one));
      tables.set(kept.id, structuredClone(kept));
      return Promise.resolve();
    },
    forget: (id) => Promise.resolve(void tables.delete(id)),
  };
}

/** How the table stands for a viewer. */
export async function look(house: NearHouse, table: string, viewer: Viewer): Promise<Whole> {
  return await new Promise((resolve) => {
    const stop = house.watch(table, viewer, {
      told: (now) => {
        resolve(now);
        queueMicrotask(() => stop());
      },
    });
  });
}

/** A house with this one game, on what was kept before. */
export function houseWith(game: Game, store: Store, build = ''): NearHouse {
  let secrets = 0;
  return new NearHouse({
    build,
    store,
    players: { answer: () => Promise.reject(new Error('nobody thinks here: answers are drawn')) },
    game: () => Promise.resolve(game),
    secret: () => `${build}${Date.now()}${secrets++}`,
    now: () => Date.now(),
    moved: () => {},
  });
}

/** Somebody who plays in whatever house stands now. */
export function playerIn(house: () => NearHouse): Player {
  return {
    set: async (wish) => await house().set(wish),
    table: async (table) => await house().table(table),
    scene: async (table, viewer) => await look(house(), table, viewer),
    answer: async (...words) => await house().answer(...words),
    aside: async (...words) => await house().aside(...words),
    undo: async (...words) => await house().undo(...words),
    resign: async (...words) => await house().resign(...words),
    rematch: async (table) => await house().rematch(table),
    history: async (...words) => await house().history(...words),
    watch: (...words) => house().watch(...words),
  };
}
