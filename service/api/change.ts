import type { Json } from '@portolan/kernel';

/**
 * What turns one JSON value into another, as compact JSON:
 * `[]` it is gone · `[value]` it is now this · `[at, gone, ...items]` items of a list make room for others ·
 * `{ key: change }` something within has changed (beyond a list's end it grows; where an item is gone it ends).
 */
export type Change = readonly Json[] | Changes;
interface Changes {
  readonly [key: string]: Change;
}

type Fields = { readonly [key: string]: unknown };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that were compared already, by what they became: several viewers see the same. */
export type Compared = Map<unknown, { readonly before: unknown; readonly change: Change | undefined }>;

/**
 * How `before` becomes `after`; nothing if they are alike. A field that is undefined is not there, as in JSON.
 * Neither may go on changing.
 */
export function difference(
  before: unknown,
  after: unknown,
  compared: Compared = new Map(),
): Change | undefined {
  if (before === after) return undefined;
  if (isList(after)) return isList(before) ? betweenLists(before, after, compared) : becomes(after);
  return isFields(before) && isFields(after) ? betweenFields(before, after, compared) : becomes(after);
}

const becomes = (value: unknown): Change => [value as Json];

function betweenFields(before: Fields, after: Fields, compared: Compared): Change | undefined {
  let changes: Record<string, Change> | undefined;
  let kept = 0;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const then = before[key];
    if (then !== undefined) kept++;
    if (then === now) continue;
    const change = difference(then, now, compared);
    if (change) (changes ??= {})[key] = change;
  }
  for (const _ in before) kept--;
  if (kept === 0) return changes;
  for (const key in before)
    if (before[key] !== undefined && after[key] === undefined) (changes ??= {})[key] = [];
  return changes;
}

function betweenLists(
  before: readonly unknown[],
  after: readonly unknown[],
  compared: Compared,
): Change | undefined {
  const known = compared.get(after);
  if (known?.before === before) return known.change;
  const change =
    before.length === after.length ? itemByItem(before, after, compared) : stretch(before, after);
  compared.set(after, { before, change });
  return change;
}

function itemByItem(
  before: readonly unknown[],
  after: readonly unknown[],
  compared: Compared,
): Change | undefined {
  let changes: Record<number, Change> | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = difference(before[i], after[i], compared);
    if (change) (changes ??= {})[i] = change;
  }
  return changes;
}

/** Where the number of items has changed, one stretch was replaced. */
function stretch(before: readonly unknown[], after: readonly unknown[]): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && same(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  return [start, before.length - end - start, ...(after.slice(start, after.length - end) as Json[])];
}

const same = (a: unknown, b: unknown): boolean => difference(a, b) === undefined;

/** Lists that were changed already, by the change. */
export type Applied = Map<Change, { readonly before: Json; readonly after: Json }>;

/** The value after the change. What did not change is the very same thing as before. */
export function apply(before: Json | undefined, change: Change, applied: Applied = new Map()): Json {
  if (isList(change) && change.length === 1) return change[0] ?? null;
  if (!isList(before)) {
    if (isList(change)) throw new Error('a stretch of a list changed where there is no list');
    return applyToFields(before, change, applied);
  }
  const known = applied.get(change);
  if (known?.before === before) return known.after;
  const after = isList(change) ? applyStretch(before, change) : applyToItems(before, change, applied);
  applied.set(change, { before, after });
  return after;
}

const applyStretch = (before: readonly Json[], [at, gone, ...items]: readonly Json[]): Json =>
  before.toSpliced(Number(at), Number(gone), ...items);

function applyToItems(before: readonly Json[], changes: Changes, applied: Applied): Json {
  const list = [...before];
  for (const key in changes) {
    const change = changes[key] ?? [];
    if (isGone(change)) list.length = Number(key);
    else list[Number(key)] = apply(list[Number(key)], change, applied);
  }
  return list;
}

function applyToFields(before: Json | undefined, changes: Changes, applied: Applied): Json {
  const fields: Record<string, Json> = { ...(isFields(before) ? before : {}) };
  let gone = false;
  for (const key in changes) {
    const change = changes[key] ?? [];
    if (isGone(change)) gone = true;
    else fields[key] = apply(fields[key], change, applied);
  }
  return gone ? without(fields, changes) : fields;
}

/** Built anew: an object that had a field deleted is slow to read ever after. */
function without(fields: { readonly [key: string]: Json }, changes: Changes): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => !(Object.hasOwn(changes, key) && isGone(changes[key] ?? {}))),
  );
}

const isGone = (change: Change): boolean => isList(change) && change.length === 0;
