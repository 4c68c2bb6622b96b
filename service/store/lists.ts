import { type Kysely, sql } from 'kysely';
import type { EntryRow, Rows, SeatRow, TableRow } from './rows.ts';

/** A table as it stands: its last entry tells how far it got. */
export interface Listed {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly last: Pick<EntryRow, 'n' | 'at' | 'awaited'>;
}

/** So many tables are listed at once. */
export const PAGE = 50;
const END_OF_TIME = Number.MAX_SAFE_INTEGER;

/** Tables by what is known of them: each list is read off an index, however many tables there are. */
export class Lists {
  readonly #db: Kysely<Rows>;

  constructor(db: Kysely<Rows>) {
    this.#db = db;
  }

  /** A page of the tables where a person sits, newest first: those that are over, or those that are not. */
  async tablesOf(person: string, over: boolean, before?: string): Promise<Listed[]> {
    const from = await this.#from(before);
    const seats = await this.#db
      .selectFrom('seats')
      .select(['table', 'created'])
      .distinct()
      .where('person', '=', person)
      .where('over', '=', over ? 1 : 0)
      .where(sql<boolean>`(created, "table") < (${from.created}, ${from.id})`)
      .orderBy('created', 'desc')
      .orderBy('table', 'desc')
      .limit(PAGE)
      .execute();
    return await this.listed(seats.map(({ table }) => table));
  }

  /** A page of the tables set since then that anybody may join, or replay; newest first. */
  async publicTables(status: 'waiting' | 'finished', since: number, before?: string): Promise<Listed[]> {
    const from = await this.#from(before);
    const tables = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where(status === 'waiting' ? 'open' : 'spectators', '=', 1)
      .where('created', '>', since)
      .where(sql<boolean>`(created, id) < (${from.created}, ${from.id})`)
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE)
      .execute();
    return await this.listed(tables.map(({ id }) => id));
  }

  /** How many tables a person has set that are not over; of these with bots, and open to anybody. */
  async hosted(person: string): Promise<{ tables: number; withBots: number; open: number }> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['open', 'status'])
      .select((of) =>
        of
          .exists(
            of
              .selectFrom('seats')
              .select('seat')
              .whereRef('seats.table', '=', 'tables.id')
              .where('kind', '=', 'bot'),
          )
          .as('bots'),
      )
      .where('host', '=', person)
      .where('status', 'in', ['waiting', 'playing', 'stopped'])
      .execute();
    return {
      tables: rows.length,
      withBots: rows.filter(({ bots }) => Boolean(bots)).length,
      open: rows.filter(({ open, status }) => open === 1 && status === 'waiting').length,
    };
  }

  /** How many seats a person has at tables that are not over. */
  async seatsTaken(person: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('seats')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('person', '=', person)
      .where('over', '=', 0)
      .executeTakeFirstOrThrow();
    return n;
  }

  /** Where a page begins: after this table, or with the newest. */
  async #from(before: string | undefined): Promise<Pick<TableRow, 'created' | 'id'>> {
    const table =
      before === undefined
        ? undefined
        : await this.#db
            .selectFrom('tables')
            .select(['created', 'id'])
            .where('id', '=', before)
            .executeTakeFirst();
    return table ?? { created: END_OF_TIME, id: '' };
  }

  /** Tables that have waited since then, or are over since then; so many of them. */
  async expired(waitingSince: number, overSince: number, most: number): Promise<string[]> {
    const waiting = this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'waiting')
      .where('open', 'in', [0, 1])
      .where('created', '<', waitingSince)
      .limit(most);
    const over = this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['finished', 'abandoned'])
      .where('ended', '<', overSince)
      .limit(most);
    return [...(await waiting.execute()), ...(await over.execute())].map(({ id }) => id);
  }

  /** These tables, in this order, each with its seats and its last entry. */
  async listed(ids: readonly string[]): Promise<Listed[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom('tables')
      .leftJoin('entries', (join) =>
        join.onRef('entries.table', '=', 'tables.id').on('entries.n', '=', (of) =>
          of
            .selectFrom('entries as later')
            .select((later) => later.fn.max('later.n').as('n'))
            .whereRef('later.table', '=', 'tables.id'),
        ),
      )
      .selectAll('tables')
      .select(['entries.n', 'entries.at', 'entries.awaited'])
      .where('tables.id', 'in', ids)
      .execute();
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table', 'in', ids)
      .orderBy('seat')
      .execute();
    return rows
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ n, at, awaited, ...table }) => ({
        table,
        seats: seats.filter((seat) => seat.table === table.id),
        last: { n: n ?? 0, at: at ?? table.created, awaited: awaited ?? '' },
      }));
  }
}
