import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { Trouble } from '../trouble.ts';

/** Every change of the store's shape, oldest first. What has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '001 people and tables': {
    async up(db: Kysely<unknown>) {
      await people(db);
      await tables(db);
      await log(db);
    },
  },
  '002 marks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('marks')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003 handing on': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('inherited', 'text').execute();
      await db.schema.alterTable('tables').addColumn('handed', 'text').execute();
    },
  },
  '004 lists': {
    async up(db: Kysely<unknown>) {
      await datedSeats(db);
      await db.schema.dropIndex('tables_by_status').execute();
      for (const [name, ...columns] of [
        ['tables_open', 'status', 'open', 'created', 'id'],
        ['tables_shown', 'status', 'spectators', 'created', 'id'],
        ['tables_ended', 'status', 'ended'],
        ['tables_hosted', 'host', 'status'],
      ] as const)
        await db.schema.createIndex(name).on('tables').columns(columns).execute();
    },
  },
  '005 untold entries': {
    async up(db: Kysely<unknown>) {
      await sql`create index entries_untold on entries ("table", n) where told = ''`.execute(db);
    },
  },
};

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('print', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('carries')
    .addColumn('print', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('spectators', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('invitation', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('rematch', 'text')
    .execute();
  await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'created']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('brought', 'text')
    .addPrimaryKeyConstraint('seats_once', ['table', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_person').on('seats').column('person').execute();
}

/** A seat knows when its table was set and whether it is over, so that the tables of a person are found in order. */
async function datedSeats(db: Kysely<unknown>): Promise<void> {
  for (const column of ['created', 'over'] as const)
    await db.schema
      .alterTable('seats')
      .addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0))
      .execute();
  await sql`update seats set
    created = (select created from tables where tables.id = seats."table"),
    over = (select case when status in ('finished', 'abandoned') then 1 else 0 end
      from tables where tables.id = seats."table")`.execute(db);
  await db.schema.dropIndex('seats_by_person').execute();
  await db.schema
    .createIndex('seats_of')
    .on('seats')
    .columns(['person', 'over', 'created', 'table'])
    .execute();
}

async function log(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('serial', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'integer', (column) => column.notNull())
    .addColumn('awaited', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_once', ['table', 'n'])
    .execute();
  await db.schema
    .createTable('checkpoints')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('whole', 'integer', (column) => column.notNull())
    .addColumn('saved', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_once', ['table', 'n'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_once', ['table', 'n'])
    .execute();
}

/** Brings the store to today's shape. */
export async function migrate<R>(db: Kysely<R>, all = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(all) } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new Trouble('This store was written by a newer version of Portolan: start that one.');
  throw error;
}
