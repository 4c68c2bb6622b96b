import type { Json, Viewer } from '@portolan/kernel';
import { apply } from '../api/change.ts';
import type { Scene } from '../api/scene.ts';
import type { History, Sheet, Update } from '../api/schema.ts';
import type { Store } from '../store/store.ts';

interface Seen {
  readonly sheet?: Sheet | undefined;
  readonly scene?: Scene | undefined;
}

/** What a viewer was told by an entry, from how it is kept: what is not there is as a spectator was told. */
export function toldTo(viewer: Viewer, told: string): Update {
  const updates = JSON.parse(told) as { readonly [viewer: string]: Update };
  const update = updates[viewer] ?? updates['spectator'];
  if (!update) throw new Error('an entry that told nobody anything');
  return update;
}

/** What a viewer sees after an update. */
function after(before: Seen, { sheet = before.sheet, scene, diff }: Update): Seen {
  if (scene) return { sheet, scene };
  if (!diff) return { sheet, scene: before.scene };
  return { sheet, scene: apply(before.scene as unknown as Json, diff) as unknown as Scene };
}

/** What a viewer saw when an entry had been told. Nothing is played again: it was all kept. */
export async function wholeAt(store: Store, table: string, viewer: Viewer, n: number): Promise<Seen> {
  const rows = await store.told(table, 0, n);
  return rows.reduce<Seen>((seen, { told }) => after(seen, toldTo(viewer, told)), {});
}

/** What a viewer was told by the entries after one and up to another, and what they saw before. */
export async function historyOf(
  store: Store,
  table: string,
  viewer: Viewer,
  { from, to }: { from: number; to: number },
): Promise<History> {
  const updates = (await store.told(table, from, to)).map(({ told }) => toldTo(viewer, told));
  if (from === 0) return { updates };
  const { sheet, scene } = await wholeAt(store, table, viewer, from);
  return { updates, ...(sheet && { from: { n: from, sheet, ...(scene && { scene }) } }) };
}
