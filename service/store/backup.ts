import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { Trouble } from '../trouble.ts';
import { makePrivate } from './private.ts';
import { isOurs } from './sound.ts';
import { fileIn, lockFolder, PARTS } from './sqlite.ts';

/** Copies the store to a file while the service goes on. */
export async function backUp(folder: string, to: string): Promise<void> {
  const at = fileIn(folder);
  if (!existsSync(at)) throw new Trouble(`There is no store in ${folder} to back up.`);
  if (resolve(to) === at) throw new Trouble(`${to} is the store itself: choose another file.`);
  const store = new Database(at, { readonly: true });
  try {
    await copy(store, to);
  } finally {
    store.close();
  }
}

/** A copy that comes to its place when it is whole. */
async function copy(store: Database.Database, to: string, before: () => void = () => {}): Promise<void> {
  const fresh = `${to}.new`;
  rmSync(fresh, { force: true });
  makePrivate(fresh);
  await store.backup(fresh);
  before();
  renameSync(fresh, to);
}

/** Puts a backup in the place of the store; what was there is kept beside it. The service must be down. */
export async function restore(folder: string, from: string): Promise<void> {
  refuseUnlessBackup(from);
  const lock = lockFolder(folder);
  const backup = new Database(from, { readonly: true });
  const at = fileIn(folder);
  try {
    await copy(backup, at, () => setOldAside(at));
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
    if (!sound || !isOurs(backup)) throw new Error('not sound');
  } catch {
    throw new Trouble(`${file} is not a backup of Portolan, or it is damaged.`);
  } finally {
    backup.close();
  }
}

/** The store under a name that nothing has yet, with its log beside it: it may be too damaged to be opened. */
function setOldAside(at: string): void {
  const aside = nextName(`${at}.before-restore`);
  for (const part of PARTS) if (existsSync(at + part)) renameSync(at + part, aside + part);
}

function nextName(name: string): string {
  for (let count = 2, free = name; ; count++) {
    if (!existsSync(free)) return free;
    free = `${name}-${count}`;
  }
}
