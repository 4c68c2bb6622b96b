import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Trouble } from '../trouble.ts';

const REMEDY = 'Restore a backup, or choose another DATA_DIR.';

/** Whether a file is a sound store of ours that can be written; if not, why. */
export function refuseUnlessStore(at: string): void {
  if (statSync(at).size === 0) throw new Trouble(`${at} has been emptied. ${REMEDY}`);
  let file: Database.Database | undefined;
  try {
    file = new Database(at);
    if (!isOurs(file)) throw new Trouble(`${at} is not a store of Portolan. ${REMEDY}`);
    if (!isSound(file)) throw new Trouble(`${at} is damaged. ${REMEDY}`);
    file.exec('BEGIN IMMEDIATE; CREATE TABLE trial (n); ROLLBACK');
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(whyNot(at, error));
  } finally {
    file?.close();
  }
}

export const isOurs = (file: Database.Database): boolean =>
  ['entries', 'kysely_migration', 'people', 'tables'].every((name) =>
    file.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`).get(name),
  );

const isSound = (file: Database.Database): boolean =>
  file.pragma('quick_check(1)', { simple: true }) === 'ok';

function whyNot(at: string, error: unknown): string {
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code === 'SQLITE_NOTADB') return `${at} is not a store of Portolan. ${REMEDY}`;
  if (code.startsWith('SQLITE_CORRUPT')) return `${at} is damaged. ${REMEDY}`;
  if (code.startsWith('SQLITE_READONLY'))
    return `${at} cannot be written: give whoever runs Portolan the right to.`;
  return `${at} cannot be opened (${String(error)}). ${REMEDY}`;
}
