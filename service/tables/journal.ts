import type { Asker, Match, Saved, Viewer } from '@portolan/kernel';
import { difference } from '../api/change.ts';
import type { Sheet } from '../api/schema.ts';
import type { CheckpointRow } from '../store/rows.ts';
import type { Stored, Write } from '../store/store.ts';
import type { Commits, Writer } from './commits.ts';
import { savedFrom, type TailEntry, withoutLastOf } from './resume.ts';
import { eventsFor, Scenes } from './scenes.ts';
import type { Streams } from './streams.ts';

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

type Told = Map<Viewer, string>;

/** Entries that move the match; the others leave what lies on the table as it is. */
const MOVES = new Set<EntryKind>(['start', 'answer', 'aside', 'undo']);

/** A whole checkpoint every so often; between them only what changed. */
const CHECKPOINTS_BETWEEN = 20;

/**
 * A table's log as it grows: numbers the entries, works out what each viewer is told and what must be kept,
 * commits it, and then tells it.
 */
export class Journal implements Writer {
  lost = false;
  /** Called after every entry that is on disk. */
  afterwards: () => void = () => {};
  /** The last entry and its time. */
  n: number;
  at: number;
  chats: number;
  readonly #table: string;
  readonly #commits: Commits;
  readonly #streams: Streams;
  #scenes: Scenes | undefined;
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

  /** Before a match moves: remembers what everybody sees, so that the change can be told. */
  look(match: Match): void {
    this.#scenes ??= new Scenes(match);
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
    const tail = this.#tailAfter(happening, n, saved);
    const told = this.#told(happening, n, at, this.#undone(happening, tail));
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
      body: bodyOf(happening, saved),
      serial: this.#serial,
      sealed: this.#sealed,
      awaited: awaited(match),
      at,
      told: toldText(told),
    };
    await this.#commit({ ...write, entry, ...(checkpoint && { checkpoint }) }, () => {
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

  /** Where in the log the match's tail stands after this. */
  #tailAfter(
    { kind, seat = 'table', match }: Happening,
    n: number,
    saved: Saved | undefined,
  ): readonly TailEntry[] {
    if (saved?.tail.length === 0) return [];
    if (match && (kind === 'answer' || kind === 'aside'))
      return this.#tail.toSpliced(match.enteredAt, 0, { n, seat });
    return kind === 'undo' ? withoutLastOf(this.#tail, seat) : this.#tail;
  }

  /** The entries that this takes back. */
  #undone({ kind }: Happening, tail: readonly TailEntry[]): number[] {
    if (kind !== 'undo' && kind !== 'returned') return [];
    return this.#tail.filter((entry) => !tail.includes(entry)).map(({ n }) => n);
  }

  /** What each viewer is told; a seat that is not in it is told the same as a spectator. */
  #told({ kind, match, sheet, anew }: Happening, n: number, at: number, undone: readonly number[]): Told {
    const head = [
      `"n":${n},"at":${at}`,
      sheet && `"sheet":${JSON.stringify(sheet)}`,
      undone.length > 0 && `"undone":[${undone.join()}]`,
      kind === 'answer' && match?.beside !== undefined && `"beside":${JSON.stringify(match.beside)}`,
    ];
    if (!match || !(anew || MOVES.has(kind))) return new Map([['spectator', fields(head)]]);
    const news = kind === 'undo' ? [] : match.news;
    const before = anew ? undefined : this.#scenes;
    const scenes = before ?? (this.#scenes = new Scenes(match));
    const changes = before?.changes();
    const tell = (viewer: Viewer): string => {
      const change = changes?.get(viewer);
      const scene = changes ? change && `"diff":${change}` : `"scene":${scenes.whole(viewer)}`;
      const events = news.length > 0 && `"events":${eventsFor(news, viewer)}`;
      return fields([...head, scene, events]);
    };
    const told: Told = new Map([['spectator', tell('spectator')]]);
    for (let seat = 0; seat < match.seats; seat++) {
      const same = changes && changes.get(seat) === changes.get('spectator');
      if (!same || news.some(({ fuller }) => fuller?.[seat])) told.set(seat, tell(seat));
    }
    return told;
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

/** What is kept of an entry: what was done and, for an answer or aside, where in the match's tail it stands. */
function bodyOf({ kind, body, match }: Happening, saved: Saved | undefined): string {
  const moves = match && saved && saved.tail.length > 0 && (kind === 'answer' || kind === 'aside');
  const at = moves && match.enteredAt < saved.tail.length - 1 ? match.enteredAt : undefined;
  return JSON.stringify({ ...body, print: saved?.tail.at(at ?? -1)?.print, at });
}

/** Who is awaited, as it is kept. */
export const awaited = (match: Match | undefined): string =>
  match ? match.open.map((question) => question.seat).join() : '';

const fields = (parts: readonly (string | false | undefined)[]): string =>
  `{${parts.filter(Boolean).join()}}`;

/** As it is kept, by viewer. */
const toldText = (told: Told): string => fields([...told].map(([viewer, text]) => `"${viewer}":${text}`));
