/** This browser's tables as a page speaks to them: the house itself is a worker, begun when it is first needed. */
import { type Listed, ServiceProblem, type Sheet, type Watcher } from '@portolan/service/client.ts';
import type { House } from '../house.ts';
import type { Method, Order, Report } from './messages.ts';
import { listedFrom, openStore, type Store } from './store.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (why: ServiceProblem) => void;
}

let worker: Worker | undefined;
let ids = 0;
const waiting = new Map<number, Waiting>();
const watchers = new Map<number, Watcher>();

function send(order: Order): void {
  worker ??= begin();
  worker.postMessage(order);
}

function begin(): Worker {
  const begun = new Worker(new URL('./near.worker.ts', import.meta.url), { type: 'module', name: 'near' });
  begun.addEventListener('message', ({ data }: MessageEvent<Report>) => heard(data));
  begun.addEventListener('error', () => failed());
  return begun;
}

/** The worker is gone: who waits is told so, and the next call begins another. */
function failed(): void {
  worker = undefined;
  const why = new ServiceProblem(0, {
    problem: 'unreachable',
    sentence: 'This browser cannot play by itself.',
  });
  for (const { reject } of waiting.values()) reject(why);
  waiting.clear();
}

function heard(report: Report): void {
  if (report.kind === 'told') watchers.get(report.id)?.told(report.now, report.update);
  else if (report.kind === 'done') settle(report.id, ({ resolve }) => resolve(report.result));
  else {
    const why = new ServiceProblem(report.status, report.problem);
    watchers.get(report.id)?.refused?.(why);
    settle(report.id, ({ reject }) => reject(why));
  }
}

function settle(id: number, how: (one: Waiting) => void): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (one) how(one);
}

/** Calls the house in the worker. What comes back is what that method of the house gives. */
function call<M extends Method>(method: M): House[M];
function call(method: Method) {
  return (...words: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      const id = ids++;
      waiting.set(id, { resolve, reject });
      send({ kind: 'call', id, method, words });
    });
}

/** The lists are read from the store itself: to look at the harbour nobody need wake. */
async function listing(...statuses: Sheet['status'][]): Promise<Listed[]> {
  store ??= openStore();
  return (await (await store).all()).map(listedFrom).filter(({ sheet }) => statuses.includes(sheet.status));
}
let store: Promise<Store> | undefined;

export const nearHouse: House = {
  set: call('set'),
  mine: async () => await listing('playing', 'stopped'),
  finished: async () => await listing('finished'),
  table: call('table'),
  rematch: call('rematch'),
  answer: call('answer'),
  aside: call('aside'),
  undo: call('undo'),
  resign: call('resign'),
  leave: call('leave'),
  history: call('history'),
  watch: (table, viewer, watcher) => {
    const id = ids++;
    watchers.set(id, watcher);
    send({ kind: 'watch', id, table, viewer });
    return () => {
      watchers.delete(id);
      send({ kind: 'look away', id });
    };
  },
};
