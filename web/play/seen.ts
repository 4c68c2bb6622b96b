import type { Viewer } from '@portolan/kernel';

/** How far I have seen each table, kept on this device: what came later is shown when I come back. */
const KEY = 'portolan seen';
const MOST = 60;

type Seen = readonly (readonly [table: string, n: number])[];

function all(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Seen) : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, viewer: Viewer): string => `${table} ${viewer}`;

export const lastSeen = (table: string, viewer: Viewer): number | undefined =>
  all().find(([name]) => name === nameOf(table, viewer))?.[1];

export function noteSeen(table: string, viewer: Viewer, n: number): void {
  const name = nameOf(table, viewer);
  const others = all().filter(([other]) => other !== name);
  localStorage.setItem(KEY, JSON.stringify([[name, n], ...others].slice(0, MOST)));
}
