import type { Asker, Saved, Seat } from '@portolan/kernel';
import type { Listed, Sheet, Update } from '@portolan/service/client.ts';

/** A table of this browser as it is kept: who plays, and the match as saved after its last entry. */
export interface Kept {
  readonly id: string;
  readonly sheet: Sheet;
  /** The last entry and its time. */
  readonly n: number;
  readonly at: number;
  readonly awaited: readonly Asker[];
  /** None where the rules failed before anything was dealt. */
  readonly saved: Saved | undefined;
  /** Names the code that spoke last. */
  readonly build?: string;
  /** The entry with which the step under way began, and the last of each seat. */
  readonly began?: number;
  readonly acted?: { readonly [seat: Seat]: number };
  /** Why the table was set aside. */
  readonly trouble?: string | undefined;
  /** Which entries the match's tail stands for: what an undo takes back. */
  readonly tail: readonly { readonly n: number; readonly seat: Asker }[];
}

/** What one entry told each viewer; a seat that is not there was told the same as a spectator. */
export interface Told {
  readonly table: string;
  readonly n: number;
  readonly to: { readonly [viewer: string]: Update };
}

/** Keeps the tables of this browser. Entries are unique by table and number: that is the lock between windows. */
export interface Store {
  all(): Promise<Kept[]>;
  find(table: string): Promise<Kept | undefined>;
  told(table: string, from: number, to: number): Promise<Told[]>;
  /** Keeps both or neither; it is refused if that entry is already there. */
  write(kept: Kept, told: Told): Promise<void>;
  forget(table: string): Promise<void>;
}

/** Opens the store in this browser's own database. */
export async function openStore(): Promise<Store> {
  const opening = indexedDB.open('portolan', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('told', { keyPath: ['table', 'n'] });
  });
  const database = await result<IDBDatabase>(opening);
  const look = (store: 'tables' | 'told') => database.transaction(store).objectStore(store);
  return {
    all: async () => await result<Kept[]>(look('tables').getAll()),
    find: async (table) => await result<Kept | undefined>(look('tables').get(table)),
    told: async (table, from, to) => await result<Told[]>(look('told').getAll(entries(table, from + 1, to))),
    write: async (kept, told) => {
      const writing = database.transaction(['tables', 'told'], 'readwrite', { durability: 'strict' });
      writing.objectStore('told').add(told);
      writing.objectStore('tables').put(kept);
      await committed(writing);
    },
    forget: async (table) => {
      const writing = database.transaction(['tables', 'told'], 'readwrite');
      writing.objectStore('told').delete(entries(table, 0, Infinity));
      writing.objectStore('tables').delete(table);
      await committed(writing);
    },
  };
}

const entries = (table: string, from: number, to: number): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, to]);

/** The browser knows no types: what comes out is what was put in. */
function result<T>(request: EventTarget & Pick<IDBRequest<unknown>, 'result' | 'error'>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });
}

function committed(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('the browser keeps nothing')));
  });
}

/** A table as it is listed: everybody here is a person of this device. */
export function listedFrom({ sheet, n, at, awaited }: Kept): Listed {
  return {
    sheet,
    n,
    moved: at,
    awaited: awaited.filter((seat): seat is Seat => seat !== 'table'),
    mine: sheet.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
  };
}
