import type { Asker, Match, Saved } from '@portolan/kernel';
import { difference } from '../api/change.ts';
import type { Sheet } from '../api/schema.ts';
import type { CheckpointRow } from '../store/rows.ts';
import { type Stored, UNTOLD, type Write } from '../store/store.ts';
import type { Commits, Writer } from './commits.ts';
import { savedFrom, type TailEntry } from './resume.ts';
import type { Streams } from './streams.ts';
import { headOf, tailAfter, type Told, Telling, toldText, undoneBy } from './telling.ts';

export type EntryKind =
  | 'set'
  | 'join'
  | 'start'
  | 'answer'
  | 'aside'
  | 'undo'
  | 'leave'
  | 'returned'
  | 'refreshed'
  | 'stopped'
  | 'rematch';

/** Something that happened at a table, to be written down, kept, and told. */
export interface Happening {
  readonly kind: EntryKind;
  readonly seat?: Asker;
  readonly body?: object;
  /** The match after it, where there is one. */
  readonly match?: Match | undefined;
  /** The sheet after it, if it changed. */
  readonly sheet?: Sheet | undefined;
  /** Tell everything anew rather than what changed. */
  readonly anew?: boolean;
  /** What else it changes in the store. */
  readonly write?: Omit<Write, 'table' | 'entry' | 'checkpoint'>;
}

/** Entries that move the match; the others leave what lies on the table as it is. */
const MOVES = new Set<EntryKind>(['start', 'answer', 'aside', 'undo']);

/** A whole checkpoint every so often; between them only what changed. */
const CHECKPOINTS_BETWEEN = 20;

/**
 * A table's log as it grows: numbers the entries, works out what must be kept, commits it, and tells those who watch.
 * While nobody does, what there was to tell is worked out later.
 */
export class Journal implements Writer {
  lost = false;
  /** Whether something was decided here while nobody watched. */
  untold = false;
  /** Called after every entry that is on disk. */
  afterwards: () => void = () => {};
  /** The last entry and its time. */
  n: number;
  at: number;
  chats: number;
  readonly #table: string;
  readonly #commits: Commits;
  readonly #streams: Streams;
  readonly #telling = new Telling();
  #tail: readonly TailEntry[] = [];
  #checkpoint: Saved | undefined;
  #sinceWhole = 0;
  #stepBegan = 0;
  #serial = 0;
  #sealed = 0;
  readonly #lastOf = new Map<Asker, number>();
  #pending = 0;
  #settled: Promise<unknown> = Promise.resolve();

  constructor(table: string, commits: Commits, streams: Streams, stored?: Stored) {
    this.#table = table;
    this.#commits = commits;
    this.#streams = streams;
    this.n = stored?.last.n ?? 0;
    this.at = stored?.last.at ?? 0;
    this.chats = stored?.chats ?? 0;
    for (const { seat, n } of stored?.entries ?? []) if (seat !== null) this.#lastOf.set(seat, n);
  }

  /** The saved match, from the checkpoints and entries of the log. */
  resume(stored: Stored): Saved {
    const { checkpoint, saved, tail } = savedFrom(stored.checkpoints, stored.entries);
    this.#checkpoint = checkpoint;
    this.#sinceWhole = stored.checkpoints.length - 1;
    this.#stepBegan = stored.checkpoints.at(-1)?.n ?? 0;
    this.#serial = saved.serial;
    this.#sealed = saved.sealed;
    this.#tail = tail;
    return saved;
  }

  /** Before a match moves: remembers what everybody sees, if anybody watches. */
  look(match: Match): void {
    if (this.#streams.has(this.#table)) this.#telling.look(match);
    else this.#telling.forget();
  }

  /** Whether this seat has done something, or the step has ended, since the entry it last saw. */
  isBehind(seat: Asker, after: number): boolean {
    return after < Math.max(this.#stepBegan, this.#lastOf.get(seat) ?? 0);
  }

  /** Resolves with the number of the entry once it is on disk. */
  async enter(happening: Happening): Promise<number> {
    const { kind, seat, match, write } = happening;
    const n = this.n + 1;
    const at = Date.now();
    const saved = match?.save();
    const tail = tailAfter(this.#tail, happening, n, saved);
    const told = this.#told(happening, n, at, undoneBy(kind, this.#tail, tail));
    const checkpoint = saved && this.#nextCheckpoint(n, saved, happening);
    this.#tail = tail;
    this.n = n;
    this.at = at;
    this.#serial = saved?.serial ?? this.#serial;
    this.#sealed = saved?.sealed ?? this.#sealed;
    if (typeof seat === 'number') this.#lastOf.set(seat, n);
    const entry = {
      table: this.#table,
      n,
      kind,
      seat: typeof seat === 'number' ? seat : null,
      body: bodyOf(happening, saved, told === undefined),
      serial: this.#serial,
      sealed: this.#sealed,
      awaited: awaited(match),
      at,
      told: told ? toldText(told) : UNTOLD,
    };
    if (!told) this.untold = true;
    if (!this.#streams.has(this.#table)) this.#telling.forget();
    await this.#commit({ ...write, entry, ...(checkpoint && { checkpoint }) }, () => {
      if (told)
        this.#streams.update(this.#table, n, (viewer) => told.get(viewer) ?? told.get('spectator') ?? '');
      this.afterwards();
    });
    return n;
  }

  async say(line: Omit<NonNullable<Write['chat']>, 'table' | 'n'>): Promise<number> {
    const n = ++this.chats;
    const text = JSON.stringify({ n, ...line });
    await this.#commit({ chat: { table: this.#table, n, ...line } }, () =>
      this.#streams.chat(this.#table, n, text),
    );
    return n;
  }

  get isSettled(): boolean {
    return this.#pending === 0;
  }

  /** Resolves when everything entered is on disk, or has failed: only then may the table be looked at. */
  async settled(): Promise<void> {
    while (this.#pending > 0) await this.#settled;
  }

  async #commit(write: Omit<Write, 'table'>, tell: () => void): Promise<void> {
    const committed = this.#commits.add({ table: this.#table, ...write }, this, tell);
    this.#pending++;
    this.#settled = committed.catch(() => undefined).finally(() => this.#pending--);
    await committed;
  }

  /** What an entry tells; nothing yet, if it moved the match and nobody watches. */
  #told(happening: Happening, n: number, at: number, undone: readonly number[]): Told | undefined {
    const { kind, match, sheet, anew = kind === 'start' } = happening;
    const head = headOf(n, at, JSON.stringify(sheet), undone);
    if (!match || !(anew || MOVES.has(kind))) return this.#telling.news(happening, head);
    if (!anew && !this.#telling.isLooking) return undefined;
    return this.#telling.changes({ kind, match }, anew, head);
  }

  /** The checkpoint of a step that has just begun. */
  #nextCheckpoint(n: number, saved: Saved, { kind }: Happening): CheckpointRow | undefined {
    const before = this.#checkpoint;
    if (before?.step === saved.step && kind !== 'returned') return undefined;
    this.#checkpoint = saved;
    this.#stepBegan = n;
    const whole = !before || kind === 'returned' || this.#sinceWhole >= CHECKPOINTS_BETWEEN;
    this.#sinceWhole = whole ? 0 : this.#sinceWhole + 1;
    return {
      table: this.#table,
      n,
      whole: whole ? 1 : 0,
      saved: JSON.stringify(whole ? saved : difference(before, saved)),
    };
  }
}

/** What is kept of an entry: what was done, the sheet if that is still to be told and, for an answer or aside, where in the match's tail it stands. */
function bodyOf({ kind, body, match, sheet }: Happening, saved: Saved | undefined, untold: boolean): string {
  const moves = match && saved && saved.tail.length > 0 && (kind === 'answer' || kind === 'aside');
  const at = moves && match.enteredAt < saved.tail.length - 1 ? match.enteredAt : undefined;
  return JSON.stringify({ ...body, print: saved?.tail.at(at ?? -1)?.print, at, ...(untold && { sheet }) });
}

/** Who is awaited, as it is kept. */
export const awaited = (match: Match | undefined): string =>
  match ? match.open.map((question) => question.seat).join() : '';
