import type { Json } from '@portolan/kernel';
import { type Change, difference } from '../api/change.ts';

/**
 * JSON laid out in a row: a plain value is one token; a list or an object is a mark, its length, and what it holds,
 * an object's keys before their values. Rows are compared three times faster than trees of objects of many shapes,
 * take little memory, and nothing that later happens to the objects can reach them.
 */
export type Flat = readonly unknown[];

const LIST = Symbol('list');
const FIELDS = Symbol('fields');

/** Where rows are laid out before they are cut to length: a row that grows as it is laid costs twice the time. */
const bench: unknown[] = [];
let laid = 0;

export function flatten(value: unknown): Flat {
  laid = 0;
  lay(value);
  return bench.slice(0, laid);
}

function lay(value: unknown): void {
  if (typeof value !== 'object' || value === null) bench[laid++] = value ?? null;
  else if (Array.isArray(value)) layList(value);
  else layFields(value as { readonly [key: string]: unknown });
}

function layList(list: readonly unknown[]): void {
  const start = laid;
  bench[laid] = LIST;
  laid += 2;
  for (let i = 0; i < list.length; i++) lay(list[i]);
  bench[start + 1] = laid - start;
}

function layFields(fields: { readonly [key: string]: unknown }): void {
  const start = laid;
  bench[laid] = FIELDS;
  laid += 2;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    bench[laid++] = key;
    if (typeof value === 'object') lay(value);
    else bench[laid++] = value;
  }
  bench[start + 1] = laid - start;
}

/** How one becomes the other, as `difference` says it; nothing if they are alike. */
export const flatDifference = (before: Flat, after: Flat): Change | undefined => between(before, 0, after, 0);

function between(before: Flat, from: number, after: Flat, to: number): Change | undefined {
  const mark = after[to];
  if (mark !== before[from]) return [read(after, to)];
  if (mark === FIELDS) return betweenFields(before, from, after, to);
  return mark === LIST ? betweenLists(before, from, after, to) : undefined;
}

function betweenFields(before: Flat, from: number, after: Flat, to: number): Change | undefined {
  const end = endOf(before, from);
  const goal = endOf(after, to);
  let changes: Record<string, Change> | undefined;
  let i = from + 2;
  let j = to + 2;
  while (i < end || j < goal) {
    const key = (j < goal ? after[j] : before[i]) as string;
    if (i < end && j < goal && before[i] === key) {
      const change = between(before, i + 1, after, j + 1);
      if (change) (changes ??= {})[key] = change;
      i = endOf(before, i + 1);
      j = endOf(after, j + 1);
    } else if (i < end && !hasKey(after, j, goal, before[i])) {
      (changes ??= {})[before[i] as string] = [];
      i = endOf(before, i + 1);
    } else if (!hasKey(before, i, end, key)) {
      (changes ??= {})[key] = [read(after, j + 1)];
      j = endOf(after, j + 1);
    } else return difference(read(before, from), read(after, to));
  }
  return changes;
}

/** Whether an object's fields from here to there have this key. */
function hasKey(row: Flat, at: number, end: number, key: unknown): boolean {
  for (let i = at; i < end; i = endOf(row, i + 1)) if (row[i] === key) return true;
  return false;
}

/** Item by item; where all have changed, or their number, there may be a shorter way to say it. */
function betweenLists(before: Flat, from: number, after: Flat, to: number): Change | undefined {
  const end = endOf(before, from);
  const goal = endOf(after, to);
  let changes: Record<number, Change> | undefined;
  let alike = 0;
  let at = 0;
  let i = from + 2;
  let j = to + 2;
  for (; i < end && j < goal; at++) {
    const change = between(before, i, after, j);
    if (change) (changes ??= {})[at] = change;
    else alike++;
    i = endOf(before, i);
    j = endOf(after, j);
  }
  if (i === end && j === goal && (alike > 0 || at < 2)) return changes;
  return difference(read(before, from), read(after, to));
}

/** Where what begins here is over. */
function endOf(row: Flat, at: number): number {
  const token = row[at];
  return token === FIELDS || token === LIST ? at + (row[at + 1] as number) : at + 1;
}

/** The value that begins here. */
function read(row: Flat, at: number): Json {
  const token = row[at];
  if (token === LIST) return readList(row, at);
  return token === FIELDS ? readFields(row, at) : (token as Json);
}

function readList(row: Flat, at: number): Json {
  const list: Json[] = [];
  const end = endOf(row, at);
  for (let i = at + 2; i < end; i = endOf(row, i)) list.push(read(row, i));
  return list;
}

function readFields(row: Flat, at: number): Json {
  const fields: Record<string, Json> = {};
  const end = endOf(row, at);
  for (let i = at + 2; i < end; i = endOf(row, i + 1)) fields[row[i] as string] = read(row, i + 1);
  return fields;
}
