import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
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
  file.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
  const log = new Log(fileIn(folder));
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

/** After this many commits the log is cleared; if that could not be done, at the latest when it has this many pages. */
const CLEARED_AFTER = 100;
const LONGEST_LOG = 16_000;

/** What clears the log: in a thread of its own, for it takes milliseconds. Plain, so that it runs built and unbuilt. */
const CLEARER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const store = new (require(workerData.sqlite))(workerData.file);
  parentPort.on('message', () => store.pragma('wal_checkpoint(PASSIVE)'));`;

/**
 * The write-ahead log of SQLite, which holds what was committed until it is cleared away into the store's file.
 * SQLite could do both by itself, but the thread that serves everybody would stand still meanwhile.
 */
class Log {
  readonly #store: string;
  #file: number | undefined;
  #clearer: Worker | undefined;
  #commits = 0;

  constructor(store: string) {
    this.#store = store;
  }

  async onDisk(): Promise<void> {
    await sync((this.#file ??= openSync(`${this.#store}-wal`, 'r+')));
    if (++this.#commits % CLEARED_AFTER === 0) this.#clear();
  }

  close(): void {
    void this.#clearer?.terminate();
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #clear(): void {
    this.#clearer ??= this.#hire();
    this.#clearer.postMessage('clear');
  }

  /** If it fails, another is tried next time. */
  #hire(): Worker {
    const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
    const clearer = new Worker(CLEARER, { eval: true, workerData: { sqlite, file: this.#store } });
    clearer.on('error', () => (this.#clearer = undefined));
    clearer.unref();
    return clearer;
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
