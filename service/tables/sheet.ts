import type { Chosen, Outcome } from '@portolan/kernel';
import type { Listed, Sheet } from '../api/schema.ts';
import type { SeatRow, TableRow } from '../store/rows.ts';
import type { Listed as ListedRows } from '../store/lists.ts';

/** What everybody may know about a table; its seed and its invitation are not on it. */
export function sheetOf(table: TableRow, seats: readonly SeatRow[]): Sheet {
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    options: JSON.parse(table.options) as Chosen,
    status: table.status,
    open: table.open === 1,
    spectators: table.spectators === 1,
    seats: seats.map(({ kind, name, level }) => ({ kind, name, ...(level !== null && { level }) })),
    created: table.created,
    ...(table.ended !== null && { ended: table.ended }),
    ...(table.outcome !== null && { outcome: JSON.parse(table.outcome) as Outcome }),
    ...(table.rematch !== null && { rematch: table.rematch }),
  };
}

/** A table as it is listed for a person. */
export function listedFor(person: string | undefined, { table, seats, last }: ListedRows): Listed {
  const mine = seats.filter((seat) => seat.person !== null && seat.person === person).map(({ seat }) => seat);
  return {
    sheet: sheetOf(table, seats),
    n: last.n,
    moved: last.at,
    awaited: awaitedFrom(last.awaited),
    mine,
    ...(mine.length > 0 &&
      table.status === 'waiting' && {
        invitation: table.invitation,
        mayStart: isHost(person, table, seats),
      }),
  };
}

/** Who set the table may start it before it is full; if they have left, anybody who sits there. */
export const isHost = (person: string | undefined, { host }: TableRow, seats: readonly SeatRow[]): boolean =>
  host === person || !seats.some((seat) => seat.person === host);

const awaitedFrom = (text: string): number[] =>
  text
    .split(',')
    .filter((asker) => /^\d+$/.test(asker))
    .map(Number);
