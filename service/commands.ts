import { backUp, restore } from './store/backup.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { exportTable, importTable } from './store/transfer.ts';
import { Trouble } from './trouble.ts';

const USAGE = `Commands: backup <file> · restore <file> · export <table> <file> · import <file>.`;

/** Carries out a command on the store in a folder; returns what to say when it is done. */
export async function command(folder: string, [name, ...given]: readonly string[]): Promise<string> {
  const [first, second] = given;
  if (name === 'backup' && first !== undefined) {
    await backUp(folder, first);
    return `The store is backed up in ${first}.`;
  }
  if (name === 'restore' && first !== undefined) {
    await restore(folder, first);
    return `The store is as it was in ${first}.`;
  }
  if (name === 'export' && first !== undefined && second !== undefined) {
    await withStore(folder, async (store) => await exportTable(store, first, second));
    return `The table ${first} is in ${second}. It shows every hand: keep it safe while the game goes on.`;
  }
  if (name === 'import' && first !== undefined)
    return `The table ${await withStore(folder, async (store) => await importTable(store, first))} is here.`;
  throw new Trouble(USAGE);
}

async function withStore<T>(folder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqlite(folder);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
