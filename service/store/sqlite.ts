import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { Trouble } from '../trouble.ts';
import { migrate } from './migrations.ts';
import { keepPrivate, makePrivate } from './private.ts';
import type { Rows } from './rows.ts';
import { refuseUnlessStore } from './sound.ts';
import { type Statement, Store, type Writer } from './store.ts';

export const fileIn = (folder: string): string => join(folder, 'portolan.sqlite');

/** What SQLite keeps beside the file. */
export const PARTS = ['', '-wal', '-shm'];

const MOST_STATEMENTS = 200;

/** Opens the store in a folder, for this process alone. What was committed survives the power cord. */
export async function openSqlite(folder: string): Promise<Store> {
  const lock = lockFolder(folder);
  try {
    const at = fileIn(folder);
    if (existsSync(at)) refuseUnlessStore(at);
    else await layDown(at);
    for (const part of PARTS) keepPrivate(at + part);
    const file = new Database(at);
    file.pragma('journal_mode = WAL');
    const close = (): void => {
      file.close();
      lock.close();
    };
    return await storeIn({ prepare: remembering(file), close }, () => new Thread(at));
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A new store. It comes to its place when it is whole: what is empty there has been emptied. */
async function layDown(at: string): Promise<void> {
  if (existsSync(`${at}-wal`))
    throw new Trouble(`${at} is gone, but its log is still there: bring it back, or restore a backup.`);
  const fresh = `${at}.new`;
  rmSync(fresh, { force: true });
  makePrivate(fresh);
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database: new Database(fresh) }) });
  await migrate(db);
  await db.destroy();
  renameSync(fresh, at);
}

/** A store that is gone with the process. */
export async function openMemory(): Promise<Store> {
  const file = new Database(':memory:');
  return await storeIn({ prepare: remembering(file), close: () => file.close() }, () => writerOf(file));
}

async function storeIn(database: SqliteDatabase, writer: () => Writer): Promise<Store> {
  const db = new Kysely<Rows>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return new Store(db, writer());
}

/** Keeps prepared statements: the same few are asked again and again. */
function remembering(file: Database.Database): (sql: string) => Database.Statement {
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

/** Writes at once, one transaction a time. */
export function writerOf(file: Database.Database): Writer {
  const prepare = remembering(file);
  const commit = file.transaction((statements: readonly Statement[]) =>
    statements.map(({ sql, parameters }) => prepare(sql).run(...parameters).changes),
  );
  return { commit: async (statements) => await Promise.resolve(commit(statements)), close: async () => {} };
}

/** The same for a thread: plain, so that it runs built and unbuilt. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const file = new (require(workerData.sqlite))(workerData.file);
  file.pragma('synchronous = FULL');
  const known = new Map();
  const prepare = (sql) => known.get(sql) ?? known.set(sql, file.prepare(sql)).get(sql);
  const commit = file.transaction((statements) =>
    statements.map(({ sql, parameters }) => prepare(sql).run(...parameters).changes));
  const written = (statements) => {
    try {
      return { changed: commit(statements) };
    } catch (error) {
      return { error: String(error) };
    }
  };
  parentPort.on('message', (statements) => parentPort.postMessage(written(statements)));`;

type Written = { readonly changed: number[] } | { readonly error: string };

/**
 * Writes in a thread of its own: a commit waits for the disk, and who serves everybody must not. If the thread dies,
 * so does the process: what was not saved is never acknowledged.
 */
class Thread implements Writer {
  readonly #worker: Worker;
  readonly #waiting: ((written: Written) => void)[] = [];

  constructor(file: string) {
    const sqlite = createRequire(import.meta.url).resolve('better-sqlite3');
    this.#worker = new Worker(WRITER, { eval: true, workerData: { sqlite, file } });
    this.#worker.on('message', (written: Written) => this.#waiting.shift()?.(written));
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    this.#worker.postMessage(statements);
    const written = await new Promise<Written>((resolve) => this.#waiting.push(resolve));
    if ('error' in written) throw new Error(written.error);
    return written.changed;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** The operating system drops this lock with the process, however that ends. */
export function lockFolder(folder: string): { close(): void } {
  let lock: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new Database(join(folder, 'lock.sqlite'), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY')
      throw new Trouble(`Another server is using ${folder}; stop it first, or choose another DATA_DIR.`);
    throw new Trouble(`Nothing can be written in ${folder} (${String(error)}); choose another DATA_DIR.`);
  }
}
