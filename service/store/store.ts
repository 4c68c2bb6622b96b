import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type {
  CarryRow,
  ChatRow,
  CheckpointRow,
  EntryRow,
  KeyRow,
  PersonRow,
  Rows,
  SeatRow,
  Status,
  TableRow,
} from './rows.ts';

/** What one act at a table adds to the store, all of it or nothing. */
export interface Write {
  readonly table: string;
  /** A table that is being set. */
  readonly set?: TableRow;
  readonly entry?: EntryRow;
  readonly checkpoint?: CheckpointRow;
  readonly seats?: readonly SeatRow[];
  readonly change?: Partial<Omit<TableRow, 'id'>>;
  readonly chat?: ChatRow;
}

/** A table as it stands: its last entry tells how far it got. */
export interface Listed {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly last: Pick<EntryRow, 'n' | 'at' | 'awaited'>;
}

/** All that is needed to open a table: its last whole checkpoint, the changes since, and the entries after those. */
export interface Stored extends Listed {
  readonly checkpoints: readonly CheckpointRow[];
  readonly entries: readonly Omit<EntryRow, 'told'>[];
  readonly chats: number;
}

const MOST_ROWS_AT_ONCE = 500;
const MOST_LISTED = 100;

/** One table with all that ever happened at it. */
export interface WholeTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly checkpoints: readonly CheckpointRow[];
  readonly chat: readonly ChatRow[];
}

/** Everything the service asks of a database, written once for SQLite and PostgreSQL. */
export class Store {
  readonly #db: Kysely<Rows>;
  readonly #onDisk: () => Promise<void>;

  /** `onDisk` resolves when all that was committed before is on disk. */
  constructor(db: Kysely<Rows>, onDisk: () => Promise<void>) {
    this.#db = db;
    this.#onDisk = onDisk;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  /** All of it or nothing; when this resolves, it is on disk. */
  async #write<T>(write: (db: Transaction<Rows>) => Promise<T>): Promise<T> {
    const written = await this.#db.transaction().execute(write);
    await this.#onDisk();
    return written;
  }

  async addPerson(person: PersonRow, key: KeyRow): Promise<void> {
    await this.#write(async (db) => {
      await db.insertInto('people').values(person).execute();
      await db.insertInto('keys').values(key).execute();
    });
  }

  /** Whose secret has this print. */
  async personOf(print: string): Promise<PersonRow | undefined> {
    return await this.#db
      .selectFrom('keys')
      .innerJoin('people', 'people.id', 'keys.person')
      .where('keys.print', '=', print)
      .select(['people.id', 'people.name', 'people.created'])
      .executeTakeFirst();
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#write(
      async (db) => await db.updateTable('people').set({ name }).where('id', '=', person).execute(),
    );
  }

  async addCarry(carry: CarryRow): Promise<void> {
    await this.#write(async (db) => {
      await db.deleteFrom('carries').where('person', '=', carry.person).execute();
      await db.insertInto('carries').values(carry).execute();
    });
  }

  /** Turns a carry link into a key for another device; false if there is no such link any more. */
  async useCarry(print: string, key: Omit<KeyRow, 'person'>): Promise<boolean> {
    return await this.#write(async (db) => {
      const carry = await db
        .deleteFrom('carries')
        .where('print', '=', print)
        .returningAll()
        .executeTakeFirst();
      if (!carry || carry.expires < key.created) return false;
      await db
        .insertInto('keys')
        .values({ ...key, person: carry.person })
        .execute();
      return true;
    });
  }

  /** Many acts, one transaction: when this returns, all of them are on disk. */
  async commit(writes: readonly Write[]): Promise<void> {
    await this.#write(async (db) => {
      await insert(
        db,
        'tables',
        writes.flatMap((write) => write.set ?? []),
      );
      await insert(
        db,
        'entries',
        writes.flatMap((write) => write.entry ?? []),
      );
      await insert(
        db,
        'checkpoints',
        writes.flatMap((write) => write.checkpoint ?? []),
      );
      await insert(
        db,
        'chat',
        writes.flatMap((write) => write.chat ?? []),
      );
      for (const { seats } of writes) for (const seat of seats ?? []) await sit(db, seat);
      for (const { table, change } of writes)
        if (change) await db.updateTable('tables').set(change).where('id', '=', table).execute();
    });
  }

  async find(id: string): Promise<Stored | undefined> {
    const [listed] = await this.#listed(
      await this.#db.selectFrom('tables').selectAll().where('id', '=', id).execute(),
    );
    if (!listed) return undefined;
    const checkpoints = await this.#checkpoints(id);
    const entries = await this.#db
      .selectFrom('entries')
      .select(['table', 'n', 'kind', 'seat', 'body', 'serial', 'sealed', 'awaited', 'at'])
      .where('table', '=', id)
      .where('n', '>', checkpoints.at(-1)?.n ?? listed.last.n)
      .orderBy('n')
      .execute();
    return { ...listed, checkpoints, entries, chats: await this.#chats(id) };
  }

  /** The last whole checkpoint and the changes since. */
  async #checkpoints(id: string): Promise<CheckpointRow[]> {
    return await this.#db
      .selectFrom('checkpoints')
      .selectAll()
      .where('table', '=', id)
      .where('n', '>=', (query) =>
        query
          .selectFrom('checkpoints')
          .select((of) => of.fn.max('n').as('n'))
          .where('table', '=', id)
          .where('whole', '=', 1),
      )
      .orderBy('n')
      .execute();
  }

  async #chats(id: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('chat')
      .select((of) => of.fn.max('n').as('n'))
      .where('table', '=', id)
      .executeTakeFirstOrThrow();
    return n ?? 0;
  }

  async invited(invitation: string): Promise<string | undefined> {
    const table = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('invitation', '=', invitation)
      .executeTakeFirst();
    return table?.id;
  }

  /** What was told by the entries after one and up to another. */
  async told(id: string, after: number, upTo: number): Promise<Pick<EntryRow, 'n' | 'told'>[]> {
    return await this.#db
      .selectFrom('entries')
      .select(['n', 'told'])
      .where('table', '=', id)
      .where('n', '>', after)
      .where('n', '<=', upTo)
      .orderBy('n')
      .execute();
  }

  async chatAfter(id: string, after: number): Promise<ChatRow[]> {
    return await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
  }

  /** Tables where a person sits, newest first. */
  async tablesOf(person: string, statuses: readonly Status[]): Promise<Listed[]> {
    return await this.#listed(
      await this.#db
        .selectFrom('tables')
        .selectAll()
        .where('status', 'in', statuses)
        .where('id', 'in', (query) => query.selectFrom('seats').select('table').where('person', '=', person))
        .orderBy('created', 'desc')
        .limit(MOST_LISTED)
        .execute(),
    );
  }

  /** Tables set since then that anybody may join, or replay. */
  async publicTables(status: 'waiting' | 'finished', since: number): Promise<Listed[]> {
    return await this.#listed(
      await this.#db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', status)
        .where('created', '>', since)
        .where(status === 'waiting' ? 'open' : 'spectators', '=', 1)
        .orderBy('created', 'desc')
        .limit(MOST_LISTED)
        .execute(),
    );
  }

  /** Tables in play where a bot, or the table itself, is awaited. */
  async awaitingBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .innerJoin('entries', 'entries.table', 'tables.id')
      .leftJoin('seats', (join) =>
        join
          .onRef('seats.table', '=', 'tables.id')
          .on('seats.kind', '=', 'bot')
          .on(sql<boolean>`',' || entries.awaited || ',' like '%,' || seats.seat || ',%'`),
      )
      .where('tables.status', '=', 'playing')
      .where('entries.n', '=', (query) =>
        query
          .selectFrom('entries as later')
          .select((of) => of.fn.max('later.n').as('n'))
          .whereRef('later.table', '=', 'tables.id'),
      )
      .where((is) => is.or([is('entries.awaited', 'like', '%table%'), is('seats.seat', 'is not', null)]))
      .select('tables.id')
      .distinct()
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Everything of one table, as a file can carry it. */
  async whole(id: string): Promise<WholeTable | undefined> {
    const db = this.#db;
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return undefined;
    return {
      table,
      seats: await db.selectFrom('seats').selectAll().where('table', '=', id).orderBy('seat').execute(),
      entries: await db.selectFrom('entries').selectAll().where('table', '=', id).orderBy('n').execute(),
      checkpoints: await db
        .selectFrom('checkpoints')
        .selectAll()
        .where('table', '=', id)
        .orderBy('n')
        .execute(),
      chat: await this.chatAfter(id, 0),
    };
  }

  async bringIn({ table, seats, entries, checkpoints, chat }: WholeTable): Promise<void> {
    await this.#write(async (db) => {
      await insert(db, 'tables', [table]);
      await insert(db, 'entries', entries);
      await insert(db, 'checkpoints', checkpoints);
      await insert(db, 'chat', chat);
      for (const seat of seats) await sit(db, seat);
    });
  }

  /** How much there is of everything. */
  async counts(): Promise<{ readonly people: number; readonly tables: number; readonly entries: number }> {
    const count = async (rows: keyof Rows): Promise<number> => {
      const { n } = await this.#db
        .selectFrom(rows)
        .select((of) => of.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    };
    return { people: await count('people'), tables: await count('tables'), entries: await count('entries') };
  }

  async knownAmong(people: readonly string[]): Promise<Set<string>> {
    const known = await this.#db.selectFrom('people').select('id').where('id', 'in', people).execute();
    return new Set(known.map(({ id }) => id));
  }

  async #listed(tables: readonly TableRow[]): Promise<Listed[]> {
    if (tables.length === 0) return [];
    const ids = tables.map(({ id }) => id);
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table', 'in', ids)
      .orderBy('seat')
      .execute();
    const lasts = await this.#db
      .selectFrom('entries')
      .select(['table', 'n', 'at', 'awaited'])
      .where('table', 'in', ids)
      .where('n', '=', (query) =>
        query
          .selectFrom('entries as later')
          .select((of) => of.fn.max('later.n').as('n'))
          .whereRef('later.table', '=', 'entries.table'),
      )
      .execute();
    return tables.map((table) => ({
      table,
      seats: seats.filter((seat) => seat.table === table.id),
      last: lasts.find((last) => last.table === table.id) ?? { n: 0, at: table.created, awaited: '' },
    }));
  }
}

type Many = 'tables' | 'entries' | 'checkpoints' | 'chat';

async function insert<T extends Many>(
  db: Transaction<Rows>,
  into: T,
  rows: readonly Insertable<Rows[T]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += MOST_ROWS_AT_ONCE)
    await db
      .insertInto(into)
      .values(rows.slice(at, at + MOST_ROWS_AT_ONCE))
      .execute();
}

async function sit(db: Transaction<Rows>, seat: SeatRow): Promise<void> {
  const { kind, person, name, level, brought } = seat;
  await db
    .insertInto('seats')
    .values(seat)
    .onConflict((conflict) =>
      conflict.columns(['table', 'seat']).doUpdateSet({ kind, person, name, level, brought }),
    )
    .execute();
}
