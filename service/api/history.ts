import type { Json } from '@portolan/kernel';
import { apply } from './change.ts';
import type { Scene } from './scene.ts';
import type { History, Sheet, Update } from './schema.ts';

/** What a viewer sees of a table. */
export interface Seen {
  readonly sheet?: Sheet | undefined;
  readonly scene?: Scene | undefined;
}

/** What the updates of a viewer, told one after the other, add up to. Nothing is played again: it was all told. */
export const seenAfter = (updates: readonly Update[], before: Seen = {}): Seen =>
  updates.reduce(after, before);

function after(before: Seen, { sheet = before.sheet, scene, diff }: Update): Seen {
  if (scene) return { sheet, scene };
  if (!diff) return { sheet, scene: before.scene };
  return { sheet, scene: apply(before.scene as unknown as Json, diff) as unknown as Scene };
}

/** What a viewer was told by some entries, and what they saw before, at entry n, if anything was told before. */
export function historyAfter(n: number, { sheet, scene }: Seen, updates: readonly Update[]): History {
  return { updates: [...updates], ...(sheet && { from: { n, sheet, ...(scene && { scene }) } }) };
}
