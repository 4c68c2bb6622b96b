import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  file.pragma('synchronous = NORMAL');
  const log = new Log(`${fileIn(folder)}-wal`);
  const database = {
    prepare: remembering(file),
    close() {
      log.close();
      file.close();
      lock.close();
    },
  };
  return await storeIn(database, async () => await log.onDisk());
}

/**
 * The write-ahead log of SQLite, which holds all that was committed. SQLite could bring it to disk itself
 * (synchronous = FULL), but the thread that serves everybody would stand still meanwhile.
 */
class Log {
  readonly #path: string;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async onDisk(): Promise<void> {
    await sync((this.#file ??= openSync(this.#path, 'r+')));
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}

const sync = promisify(fdatasync);

/** A store that is gone with the process. */
export async function openMemory(): Promise<Store> {
  const file = new Database(':memory:');
  const database = { prepare: remembering(file), close: () => file.close() };
  return await storeIn(database, () => Promise.resolve());
}

async function storeIn(database: SqliteDatabase, onDisk: () => Promise<void>): Promise<Store> {
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return new Store(db, onDisk);
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
