import { readFileSync, writeFileSync } from 'node:fs';
import { Trouble } from '../trouble.ts';
import { makePrivate } from './private.ts';
import type { Store, WholeTable } from './store.ts';

const FORMAT = 'portolan table 1';

/** Writes a table to one file. Whoever holds it can see every hand. */
export async function exportTable(store: Store, id: string, file: string): Promise<void> {
  const whole = await store.whole(id);
  if (!whole) throw new Trouble(`There is no table ${id} here.`);
  makePrivate(file);
  writeFileSync(file, `${JSON.stringify({ format: FORMAT, ...whole })}\n`);
}

/** Brings in a table from its file; returns its id. People who are not known here leave their seats free. */
export async function importTable(store: Store, file: string): Promise<string> {
  const { table, seats, ...log } = readTable(file);
  if (await store.whole(table.id)) throw new Trouble(`The table ${table.id} is already here.`);
  const known = await store.knownAmong(seats.flatMap(({ person }) => person ?? []));
  const seated = seats.map((seat) =>
    seat.person === null || known.has(seat.person) ? seat : { ...seat, kind: 'free' as const, person: null },
  );
  await store.bringIn({ table, seats: seated, ...log });
  return table.id;
}

function readTable(file: string): WholeTable {
  try {
    const { format, ...whole } = JSON.parse(readFileSync(file, 'utf8')) as WholeTable & { format: string };
    if (format === FORMAT) return whole;
  } catch {
    // A file that cannot be read is refused below, like one that is something else.
  }
  throw new Trouble(`${file} is not a table of Portolan.`);
}
