import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { Trouble } from '../trouble.ts';
import { migrate } from './migrations.ts';
import type { Rows } from './rows.ts';
import { Store } from './store.ts';

export const fileIn = (folder: string): string => join(folder, 'portolan.sqlite');

const MOST_STATEMENTS = 200;

/** Opens the store in a folder, for this process alone. What was committed survives the power cord. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  const file = new Database(fileIn(folder));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  return await storeIn({
    prepare: remembering(file),
    close() {
      file.close();
      lock.close();
    },
  });
}

/** A store that is gone with the process. */
export async function openMemory(): Promise<Store> {
  const file = new Database(':memory:');
  return await storeIn({ prepare: remembering(file), close: () => file.close() });
}

async function storeIn(database: SqliteDatabase): Promise<Store> {
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return new Store(db);
}

/** Keeps prepared statements: the same few are asked again and again. */
function remembering(file: Database.Database): SqliteDatabase['prepare'] {
  const known = new Map<string, Database.Statement>();
  return (sql) => {
    let statement = known.get(sql);
    if (!statement) {
      if (known.size >= MOST_STATEMENTS) known.clear();
      statement = file.prepare(sql);
      known.set(sql, statement);
    }
    return statement;
  };
}

/** The operating system drops this lock with the process, however that ends. */
export function lockFolder(folder: string): { close(): void } {
  const lock = new Database(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Trouble(`Another server is using ${folder}; stop it first, or choose another DATA_DIR.`);
  }
  return lock;
}
