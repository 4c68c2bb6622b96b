import type { Asker, Json, Saved, SavedEntry } from '@portolan/kernel';
import { apply, type Change } from '../api/change.ts';
import type { CheckpointRow, EntryRow } from '../store/rows.ts';

/** What the log knows of an answer or aside that can still be taken back. */
export interface TailEntry {
  readonly n: number;
  readonly seat: Asker;
}

/** Where in the tail an entry stands, if not at its end. */
interface At {
  readonly at?: number;
}

type Logged = Omit<EntryRow, 'told'>;

/** The tail without the last entry of this seat: what an undo drops. */
export function withoutLastOf<T extends { readonly seat: Asker }>(tail: readonly T[], seat: Asker): T[] {
  return tail.toSpliced(
    tail.findLastIndex((entry) => entry.seat === seat),
    1,
  );
}

/** The saved match from its last checkpoints and the entries after them, and where in the log its tail stands. */
export function savedFrom(
  checkpoints: readonly CheckpointRow[],
  entries: readonly Logged[],
): { checkpoint: Saved; saved: Saved; tail: TailEntry[] } {
  const folded = checkpoints.reduce<Json>(
    (before, { whole, saved }) =>
      whole ? (JSON.parse(saved) as Json) : apply(before, JSON.parse(saved) as Change),
    null,
  );
  const checkpoint = folded as unknown as Saved;
  let tail: (TailEntry & SavedEntry)[] = [];
  for (const entry of entries) tail = withEntry(tail, entry);
  const last = entries.at(-1);
  const saved: Saved = {
    ...checkpoint,
    ...(last && { serial: last.serial, sealed: last.sealed }),
    tail,
  };
  return { checkpoint, saved, tail };
}

function withEntry(tail: (TailEntry & SavedEntry)[], entry: Logged): (TailEntry & SavedEntry)[] {
  const seat = entry.seat ?? 'table';
  switch (entry.kind) {
    case 'answer':
    case 'aside': {
      const { at = tail.length, ...body } = JSON.parse(entry.body) as Pick<SavedEntry, 'answer'> & At;
      return tail.toSpliced(at, 0, { n: entry.n, seat, ...body });
    }
    case 'undo':
      return withoutLastOf(tail, seat);
    default:
      return tail;
  }
}
