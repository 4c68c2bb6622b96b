import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Trouble } from '../trouble.ts';
import { fileIn, lockFolder } from './sqlite.ts';

/** Copies the store to a file while the service goes on. */
export async function backUp(folder: string, to: string): Promise<void> {
  if (!existsSync(fileIn(folder))) throw new Trouble(`There is no store in ${folder} to back up.`);
  const store = new Database(fileIn(folder), { readonly: true });
  try {
    await store.backup(to);
  } finally {
    store.close();
  }
}

/** Puts a backup in the place of the store; what was there is kept beside it. The service must be down. */
export async function restore(folder: string, from: string): Promise<void> {
  refuseUnlessBackup(from);
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const backup = new Database(from, { readonly: true });
  try {
    setOldAside(fileIn(folder));
    await backup.backup(fileIn(folder));
  } finally {
    backup.close();
    lock.close();
  }
}

function refuseUnlessBackup(file: string): void {
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}.`);
  const backup = new Database(file, { readonly: true });
  try {
    const sound = backup.pragma('integrity_check', { simple: true }) === 'ok';
    backup.prepare('select 1 from entries limit 1').get();
    if (!sound) throw new Error('not sound');
  } catch {
    throw new Trouble(`${file} is not a backup of Portolan, or it is damaged.`);
  } finally {
    backup.close();
  }
}

function setOldAside(file: string): void {
  if (!existsSync(file)) return;
  const old = new Database(file);
  old.pragma('wal_checkpoint(TRUNCATE)');
  old.close();
  renameSync(file, `${file}.before-restore`);
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
}
