/** The worker that holds this browser's tables: the house, its store, and bots in a worker of their own. */
import { listed } from '@portolan/games';
import { createPlayers } from '@portolan/players';
import { webWorker } from '@portolan/players/browser.ts';
import { ServiceProblem } from '@portolan/service/client.ts';
import { NearHouse } from './house.ts';
import type { Order, Report } from './messages.ts';
import { openStore } from './store.ts';

declare const self: DedicatedWorkerGlobalScope;

const otherWindows = new BroadcastChannel('portolan tables');
const watching = new Map<number, () => void>();

const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

async function openHouse(): Promise<NearHouse> {
  const house = new NearHouse({
    store: await openStore(),
    players: createPlayers({
      hire: () =>
        webWorker(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' })),
      workers: 1,
    }),
    game: async (id) => {
      const found = listed(id);
      if (!found)
        throw new ServiceProblem(404, { problem: 'noSuchGame', sentence: 'There is no such game.' });
      return await found.game();
    },
    thrower: async (id) => await listed(id)?.throws?.(),
    weighsAsides: async (id) => (await listed(id)?.advice())?.asides !== undefined,
    // The name of a bundled worker changes with all that is in it.
    build: import.meta.url,
    secret,
    now: () => Date.now(),
    moved: (table) => otherWindows.postMessage(table),
  });
  otherWindows.addEventListener('message', ({ data }: MessageEvent<string>) => void house.refresh(data));
  return house;
}

const opening = openHouse();
const report = (what: Report): void => self.postMessage(what);

function fail(id: number, error: unknown): void {
  const why =
    error instanceof ServiceProblem
      ? error
      : new ServiceProblem(500, { problem: 'broken', sentence: error instanceof Error ? error.message : '' });
  report({ kind: 'failed', id, status: why.status, problem: why.problem });
}

async function carryOut(order: Order): Promise<void> {
  const { id } = order;
  try {
    const house = await opening;
    if (order.kind === 'look away') watching.get(id)?.();
    else if (order.kind === 'watch')
      watching.set(
        id,
        house.watch(order.table, order.viewer, {
          told: (now, update) => report({ kind: 'told', id, now, update }),
          refused: (why) => fail(id, why),
        }),
      );
    else {
      const method = house[order.method] as (...words: readonly unknown[]) => Promise<unknown>;
      report({ kind: 'done', id, result: await method(...order.words) });
    }
  } catch (error) {
    fail(id, error);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => void carryOut(data));
