import type { Json } from '@portolan/kernel';

/**
 * What turns one JSON value into another, as compact JSON:
 * `[]` it is gone · `[value]` it is now this · `[at, gone, ...items]` items of a list make room for others ·
 * `{ key: change }` something within has changed (beyond a list's end it grows; where an item is gone it ends).
 */
export type Change = readonly Json[] | { readonly [key: string]: Change };

type Fields = { readonly [key: string]: unknown };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How `before` becomes `after`; nothing if they are alike. A field that is undefined is not there, as in JSON. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (isList(before)) return isList(after) ? betweenLists(before, after) : becomes(after);
  if (isFields(before) && isFields(after)) return betweenFields(before, after);
  return becomes(after);
}

const becomes = (value: unknown): Change => [value as Json];

function betweenFields(before: Fields, after: Fields): Change | undefined {
  let changes: Record<string, Change> | undefined;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const change = difference(before[key], now);
    if (change) (changes ??= {})[key] = change;
  }
  for (const key in before)
    if (before[key] !== undefined && after[key] === undefined) (changes ??= {})[key] = [];
  return changes;
}

/** Item by item, or as one stretch that was replaced: whichever is shorter. */
function betweenLists(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  let changes: Record<number, Change> | undefined;
  let count = 0;
  let first = after.length;
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? difference(before[i], after[i]) : becomes(after[i]);
    if (!change) continue;
    (changes ??= {})[i] = change;
    if (count++ === 0) first = i;
  }
  if (before.length === after.length && count < 2) return changes;
  if (before.length > after.length) (changes ??= {})[after.length] = [];
  return shorter(changes ?? {}, stretch(before, after, first));
}

function stretch(before: readonly unknown[], after: readonly unknown[], first: number): Change {
  let end = 0;
  const most = Math.min(before.length, after.length) - first;
  while (end < most && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return [first, before.length - end - first, ...(after.slice(first, after.length - end) as Json[])];
}

const same = (a: unknown, b: unknown): boolean => difference(a, b) === undefined;

const shorter = (a: Change, b: Change): Change =>
  JSON.stringify(a).length <= JSON.stringify(b).length ? a : b;

/** The value after the change. What did not change is the very same thing as before. */
export function apply(before: Json | undefined, change: Change): Json {
  if (isList(change)) return change.length === 1 ? (change[0] ?? null) : applyStretch(before, change);
  return isList(before) ? applyToItems(before, change) : applyToFields(before, change);
}

function applyStretch(before: Json | undefined, [at, gone, ...items]: readonly Json[]): Json {
  if (!isList(before)) throw new Error('a stretch of a list changed where there is no list');
  return before.toSpliced(Number(at), Number(gone), ...items);
}

function applyToItems(before: readonly Json[], changes: { readonly [key: string]: Change }): Json {
  const list = [...before];
  for (const [key, change] of Object.entries(changes)) {
    if (isGone(change)) list.length = Number(key);
    else list[Number(key)] = apply(list[Number(key)], change);
  }
  return list;
}

function applyToFields(before: Json | undefined, changes: { readonly [key: string]: Change }): Json {
  const fields: Record<string, Json> = { ...(isFields(before) ? before : {}) };
  for (const [key, change] of Object.entries(changes)) {
    if (isGone(change)) delete fields[key];
    else fields[key] = apply(fields[key], change);
  }
  return fields;
}

const isGone = (change: Change): boolean => isList(change) && change.length === 0;
