import { readFileSync, writeFileSync } from 'node:fs';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Trouble } from '../trouble.ts';
import { makePrivate } from './private.ts';
import { STATUSES, type SeatRow } from './rows.ts';
import type { Store } from './store.ts';

const FORMAT = 'portolan table 1';

const closed = { additionalProperties: false };
const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const oneOf = <const T extends string>(...values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));
const Name = Type.String({ pattern: '^[A-Za-z0-9_-]{6,64}$' });

/** A table in a file, row by row as the store has it. */
const TableFile = Type.Object(
  {
    format: Type.Literal(FORMAT),
    table: Type.Object(
      {
        id: Name,
        game: Text,
        version: Count,
        build: Text,
        options: Text,
        seed: Text,
        status: oneOf(...STATUSES),
        open: Flag,
        spectators: Flag,
        host: Text,
        invitation: Name,
        created: Count,
        ended: orNull(Count),
        outcome: orNull(Text),
        rematch: orNull(Text),
        inherited: Type.Optional(orNull(Text)),
        handed: Type.Optional(orNull(Text)),
      },
      closed,
    ),
    seats: Type.Array(
      Type.Object(
        {
          table: Text,
          seat: Count,
          kind: oneOf('person', 'bot', 'free'),
          person: orNull(Text),
          name: Text,
          level: orNull(Text),
          brought: orNull(Text),
          created: Type.Optional(Count),
          over: Type.Optional(Flag),
        },
        closed,
      ),
      { minItems: 1, maxItems: 16 },
    ),
    entries: Type.Array(
      Type.Object(
        {
          table: Text,
          n: Count,
          kind: Text,
          seat: orNull(Count),
          body: Text,
          serial: Count,
          sealed: Count,
          awaited: Text,
          at: Count,
          told: Text,
        },
        closed,
      ),
    ),
    checkpoints: Type.Array(Type.Object({ table: Text, n: Count, whole: Flag, saved: Text }, closed)),
    chat: Type.Array(
      Type.Object({ table: Text, n: Count, seat: Count, name: Text, text: Text, at: Count }, closed),
    ),
  },
  closed,
);
type TableFile = Static<typeof TableFile>;

/** Writes a table to one file. Whoever holds it can see every hand. */
export async function exportTable(store: Store, id: string, file: string): Promise<void> {
  const whole = await store.whole(id);
  if (!whole) throw new Trouble(`There is no table ${id} here.`);
  makePrivate(file);
  writeFileSync(file, `${JSON.stringify({ format: FORMAT, ...whole })}\n`);
}

/** Brings in a table from its file; returns its id. People who are not known here leave their seats free. */
export async function importTable(store: Store, file: string): Promise<string> {
  const { format: _, table, seats, ...log } = readTable(file);
  if (await store.whole(table.id)) throw new Trouble(`The table ${table.id} is already here.`);
  if ((await store.invited(table.invitation)) !== undefined)
    throw new Trouble(`The link to the table ${table.id} leads to another table here.`);
  const known = await store.knownAmong(seats.flatMap(({ person }) => person ?? []));
  const over = table.status === 'finished' || table.status === 'abandoned' ? 1 : 0;
  const seated = seats.map((seat): SeatRow => {
    const dated = { ...seat, created: table.created, over };
    const isKnown = seat.person === null || known.has(seat.person);
    return isKnown ? dated : { ...dated, kind: 'free', person: null };
  });
  const { inherited = null, handed = null } = table;
  await store.bringIn({ table: { ...table, inherited, handed }, seats: seated, ...log });
  return table.id;
}

function readTable(file: string): TableFile {
  const whole = parsed(file);
  if (!Value.Check(TableFile, whole))
    throw new Trouble(`${file} is not a table of Portolan${whatIsWrong(whole)}.`);
  const strays = [whole.seats, whole.entries, whole.checkpoints, whole.chat]
    .flat()
    .filter(({ table }) => table !== whole.table.id);
  if (strays.length > 0) throw new Trouble(`${file} writes to another table than the one it brings.`);
  if (
    !counts(
      whole.seats.map(({ seat }) => seat),
      0,
    ) ||
    !counts(
      whole.entries.map(({ n }) => n),
      1,
    )
  )
    throw new Trouble(
      `${file} is not a table of Portolan: its seats or entries are not counted from the first on.`,
    );
  return whole;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Trouble(`${file} is not a table of Portolan.`);
  }
}

/** Where a file is not as it should be. */
function whatIsWrong(whole: unknown): string {
  const error = Value.Errors(TableFile, whole).find(({ keyword }) => keyword !== 'boolean');
  const place = error?.instancePath.slice(1) ?? '';
  return error ? `: ${place === '' ? '' : `${place} `}${error.message}` : '';
}

const counts = (numbers: readonly number[], from: number): boolean =>
  numbers.every((number, i) => number === from + i);
