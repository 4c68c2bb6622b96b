import type { Viewer } from '@portolan/kernel';
import { historyAfter, type Seen, seenAfter } from '../api/history.ts';
import type { History, Update } from '../api/schema.ts';
import type { Store } from '../store/store.ts';

/** What a viewer was told by an entry, from how it is kept: what is not there is as a spectator was told. */
export function toldTo(viewer: Viewer, told: string): Update {
  const updates = JSON.parse(told) as { readonly [viewer: string]: Update };
  const update = updates[viewer] ?? updates['spectator'];
  if (!update) throw new Error('an entry that told nobody anything');
  return update;
}

async function toldBy(
  store: Store,
  table: string,
  viewer: Viewer,
  from: number,
  to: number,
): Promise<Update[]> {
  return (await store.told(table, from, to)).map(({ told }) => toldTo(viewer, told));
}

/** What a viewer saw when an entry had been told. */
export async function wholeAt(store: Store, table: string, viewer: Viewer, n: number): Promise<Seen> {
  return seenAfter(await toldBy(store, table, viewer, 0, n));
}

/** What a viewer was told by the entries after one and up to another, and what they saw before. */
export async function historyOf(
  store: Store,
  table: string,
  viewer: Viewer,
  { from, to }: { from: number; to: number },
): Promise<History> {
  const before = from === 0 ? [] : await toldBy(store, table, viewer, 0, from);
  return historyAfter(before, await toldBy(store, table, viewer, from, to));
}
