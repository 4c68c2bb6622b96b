import { type Insertable, type Kysely, sql } from 'kysely';
import { type Listed, Lists } from './lists.ts';
import { Saving } from './saving.ts';
import type {
  CarryRow,
  ChatRow,
  CheckpointRow,
  EntryRow,
  KeyRow,
  PersonRow,
  Rows,
  SeatRow,
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
  /** The rules change: what they still had to tell remains untold. */
  readonly forgo?: boolean;
}

/** All that is needed to open a table: its last whole checkpoint, the changes since, and the entries after those. */
export interface Stored extends Listed {
  readonly checkpoints: readonly CheckpointRow[];
  readonly entries: readonly Omit<EntryRow, 'told'>[];
  readonly chats: number;
}

const MOST_LINES = 999_999_999;
const isUntold = sql<boolean>`told = ''`;
/** The same where it is read: not every database has a yes or no of its own. */
const untold = sql<number>`case when told = '' then 1 else 0 end`;

/** One table with all that ever happened at it. */
export interface WholeTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly checkpoints: readonly CheckpointRow[];
  readonly chat: readonly ChatRow[];
}

/** What an entry is kept with as long as it is not worked out what it told. */
export const UNTOLD = '';

/** A table of which something is still to be told: from the checkpoint before the first such entry on. */
export interface Untold extends Pick<TableRow, 'game' | 'build' | 'version'> {
  readonly first: number;
  readonly checkpoints: readonly CheckpointRow[];
  readonly entries: readonly (Omit<EntryRow, 'told'> & { readonly untold: boolean })[];
}

/** A change of rows, as the database runs it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What writes: statements run all or none; it resolves when they are on disk, with how many rows each changed. */
export interface Writer {
  commit(statements: readonly Statement[]): Promise<number[]>;
  close(): Promise<void>;
}

/** As much as an answer may bring: a disk that takes this takes the next answer too. */
const TRIAL = 'x'.repeat(64 * 1024);

/** Written to see whether anything can be: the same row anew. */
const trial = (db: Kysely<Rows>): Statement =>
  db
    .insertInto('marks')
    .values({ name: 'trial', text: TRIAL })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ text: TRIAL }))
    .compile();

/** Everything the service asks of a database, written once for SQLite and PostgreSQL. */
export class Store {
  /** Whether anything can be saved just now. */
  readonly saving: Saving;
  readonly lists: Lists;
  readonly #db: Kysely<Rows>;
  readonly #insert = new Map<keyof Rows, { readonly sql: string; readonly columns: readonly string[] }>();

  constructor(db: Kysely<Rows>, writer: Writer, pause?: number) {
    this.#db = db;
    this.lists = new Lists(db);
    this.saving = new Saving(writer, trial(db), pause);
  }

  async close(): Promise<void> {
    await this.saving.close();
    await this.#db.destroy();
  }

  async addPerson(person: PersonRow, key: KeyRow): Promise<void> {
    await this.saving.commit([this.#inserted('people', person), this.#inserted('keys', key)]);
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
    await this.saving.commit([
      this.#db.updateTable('people').set({ name }).where('id', '=', person).compile(),
    ]);
  }

  async addCarry(carry: CarryRow): Promise<void> {
    await this.saving.commit([
      this.#db.deleteFrom('carries').where('person', '=', carry.person).compile(),
      this.#inserted('carries', carry),
    ]);
  }

  /** Turns a carry link into a key for another device; false if there is no such link any more. */
  async useCarry(carried: string, { print, created }: Omit<KeyRow, 'person'>): Promise<boolean> {
    const [arrived] = await this.saving.commit([
      this.#db
        .insertInto('keys')
        .columns(['print', 'person', 'created'])
        .expression((query) =>
          query
            .selectFrom('carries')
            .select((of) => [of.val(print).as('print'), 'person', of.val(created).as('created')])
            .where('print', '=', carried)
            .where('expires', '>=', created),
        )
        .compile(),
      this.#db.deleteFrom('carries').where('print', '=', carried).compile(),
    ]);
    return arrived === 1;
  }

  /** Many acts, one transaction: when this returns, all of them are on disk. */
  async commit(writes: readonly Write[]): Promise<void> {
    await this.saving.commit(writes.flatMap((write) => this.#statements(write)));
  }

  #statements({ table, set, entry, checkpoint, chat, seats = [], change, forgo }: Write): Statement[] {
    const statements = seats.map((seat) => this.#seated(seat));
    if (set) statements.push(this.#inserted('tables', set));
    if (entry) statements.push(this.#inserted('entries', entry));
    if (checkpoint) statements.push(this.#inserted('checkpoints', checkpoint));
    if (forgo) statements.push(this.#forgone(table));
    if (chat) statements.push(this.#inserted('chat', chat));
    if (change) statements.push(this.#db.updateTable('tables').set(change).where('id', '=', table).compile());
    if (change?.status === 'finished' || change?.status === 'abandoned')
      statements.push(this.#db.updateTable('seats').set({ over: 1 }).where('table', '=', table).compile());
    return statements;
  }

  /** A row as it is added. Every row of a kind has the same columns, so that the words are found once. */
  #inserted<T extends keyof Rows>(into: T, row: Rows[T] & Insertable<Rows[T]>): Statement {
    let insert = this.#insert.get(into);
    if (!insert) {
      const { sql } = this.#db.insertInto(into).values(row).compile();
      insert = { sql, columns: Object.keys(row) };
      this.#insert.set(into, insert);
    }
    const fields = row as { readonly [column: string]: unknown };
    return { sql: insert.sql, parameters: insert.columns.map((column) => fields[column]) };
  }

  #seated(seat: SeatRow): Statement {
    const { kind, person, name, level, brought, over } = seat;
    return this.#db
      .insertInto('seats')
      .values(seat)
      .onConflict((conflict) =>
        conflict.columns(['table', 'seat']).doUpdateSet({ kind, person, name, level, brought, over }),
      )
      .compile();
  }

  async find(id: string): Promise<Stored | undefined> {
    const [listed] = await this.lists.listed([id]);
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

  /** The last whole checkpoint, up to an entry, and the changes since. */
  async #checkpoints(id: string, upTo = MOST_LINES): Promise<CheckpointRow[]> {
    return await this.#db
      .selectFrom('checkpoints')
      .selectAll()
      .where('table', '=', id)
      .where('n', '>=', (query) =>
        query
          .selectFrom('checkpoints')
          .select((of) => of.fn.max('n').as('n'))
          .where('table', '=', id)
          .where('n', '<=', upTo)
          .where('whole', '=', 1),
      )
      .where('n', '<=', upTo)
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

  /** Tables of which something is still to be told. */
  async untoldTables(): Promise<string[]> {
    const rows = await this.#db.selectFrom('entries').select('table').distinct().where(isUntold).execute();
    return rows.map(({ table }) => table);
  }

  async untold(id: string): Promise<Untold | undefined> {
    const { first } = await this.#db
      .selectFrom('entries')
      .select((of) => of.fn.min('n').as('first'))
      .where('table', '=', id)
      .where(isUntold)
      .executeTakeFirstOrThrow();
    if (first === null) return undefined;
    const table = await this.#db
      .selectFrom('tables')
      .select(['game', 'build', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const checkpoints = await this.#checkpoints(id, first - 1);
    const entries = await this.#db
      .selectFrom('entries')
      .select(['table', 'n', 'kind', 'seat', 'body', 'serial', 'sealed', 'awaited', 'at'])
      .select(untold.as('untold'))
      .where('table', '=', id)
      .where('n', '>', checkpoints.at(-1)?.n ?? 0)
      .orderBy('n')
      .execute();
    return {
      ...table,
      first,
      checkpoints,
      entries: entries.map((entry) => ({ ...entry, untold: entry.untold === 1 })),
    };
  }

  /** Keeps what entries told. */
  async setTold(id: string, entries: readonly Pick<EntryRow, 'n' | 'told'>[]): Promise<void> {
    if (entries.length === 0) return;
    await this.saving.commit(
      entries.map(({ n, told }) =>
        this.#db.updateTable('entries').set({ told }).where('table', '=', id).where('n', '=', n).compile(),
      ),
    );
  }

  /** What is still to be told of a table never will be: those who look back learn that something happened, not what. */
  async forgo(id: string): Promise<void> {
    await this.saving.commit([this.#forgone(id)]);
  }

  #forgone(id: string): Statement {
    return sql`update entries set told = '{"spectator":{"n":' || n || ',"at":' || at || ',"untold":true}}'
      where "table" = ${id} and told = ''`.compile(this.#db);
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

  /** The lines of chat after one and up to another. */
  async chat(id: string, after: number, upTo: number): Promise<ChatRow[]> {
    return await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table', '=', id)
      .where('n', '>', after)
      .where('n', '<=', upTo)
      .orderBy('n')
      .execute();
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

  /** These tables are gone, with all that happened at them. */
  async drop(ids: readonly string[]): Promise<void> {
    await this.saving.commit([
      ...(['seats', 'entries', 'checkpoints', 'chat'] as const).map((rows) =>
        this.#db.deleteFrom(rows).where('table', 'in', ids).compile(),
      ),
      this.#db.deleteFrom('tables').where('id', 'in', ids).compile(),
    ]);
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
      chat: await this.chat(id, 0, MOST_LINES),
    };
  }

  async bringIn({ table, seats, entries, checkpoints, chat }: WholeTable): Promise<void> {
    await this.saving.commit([
      this.#inserted('tables', table),
      ...entries.map((entry) => this.#inserted('entries', entry)),
      ...checkpoints.map((checkpoint) => this.#inserted('checkpoints', checkpoint)),
      ...chat.map((line) => this.#inserted('chat', line)),
      ...seats.map((seat) => this.#seated(seat)),
    ]);
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
}
