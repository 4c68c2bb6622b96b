import type { Viewer } from '@portolan/kernel';
import { historyAfter, type Seen, seenAfter } from '../api/history.ts';
import type { History, Update } from '../api/schema.ts';
import { type Store, UNTOLD } from '../store/store.ts';
import type { Teller } from './teller.ts';

/** What a viewer was told by an entry, from how it is kept: what is not there is as a spectator was told. */
function toldTo(viewer: Viewer, told: string): Update {
  const updates = JSON.parse(told) as { readonly [viewer: string]: Update };
  const update = updates[viewer] ?? updates['spectator'];
  if (!update) throw new Error('an entry that told nobody anything');
  return update;
}

const MOST_REMEMBERED = 500;

/** What was told at tables. What it adds up to is remembered, so that who looks again does not add it up again. */
export class Histories {
  readonly #store: Store;
  readonly #teller: Teller;
  readonly #remembered = new Map<string, { readonly n: number; readonly seen: Seen }>();

  constructor(store: Store, teller: Teller) {
    this.#store = store;
    this.#teller = teller;
  }

  /** What a viewer was told by the entries after one and up to another, or up to one that came in just now. */
  async told(table: string, viewer: Viewer, after: number, upTo: number): Promise<Update[]> {
    await this.#teller.tell(table);
    const entries = await this.#store.told(table, after, upTo);
    const untold = entries.findIndex(({ told }) => told === UNTOLD);
    return entries.slice(0, untold < 0 ? undefined : untold).map(({ told }) => toldTo(viewer, told));
  }

  /** What a viewer saw when an entry had been told. */
  async seenAt(table: string, viewer: Viewer, n: number): Promise<Seen> {
    const key = `${table} ${viewer}`;
    const known = this.#remembered.get(key);
    const from = known && known.n <= n ? known : { n: 0, seen: {} };
    const seen = from.n === n ? from.seen : seenAfter(await this.told(table, viewer, from.n, n), from.seen);
    this.#remembered.delete(key);
    this.#remembered.set(key, { n, seen });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
    return seen;
  }

  /** What a viewer was told by the entries after one and up to another, and what they saw before. */
  async of(table: string, viewer: Viewer, from: number, to: number): Promise<History> {
    const seen = from === 0 ? {} : await this.seenAt(table, viewer, from);
    return historyAfter(from, seen, await this.told(table, viewer, from, to));
  }
}
