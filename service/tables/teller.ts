import { type Game, type Json, Match } from '@portolan/kernel';
import { NotSaved } from '../store/saving.ts';
import type { Store, Untold } from '../store/store.ts';
import { savedFrom, type TailEntry } from './resume.ts';
import { headOf, tailAfter, Telling, toldText, undoneBy } from './telling.ts';

/** So many entries are told in one go; then others have their turn. */
const AT_ONCE = 20;

type EntryTold = { readonly n: number; readonly told: string };

/**
 * Tells what was decided while nobody watched: plays it again from the checkpoint before, by the very code that it was
 * decided with, and writes down what each viewer would have been told.
 */
export class Teller {
  readonly #store: Store;
  readonly #game: (id: string) => Promise<Game>;
  readonly #anew: (table: string) => Promise<void>;
  readonly #build: string;
  readonly #failed: (table: string, error: unknown) => void;
  readonly #under = new Map<string, Promise<void>>();
  #later: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(ground: {
    readonly store: Store;
    readonly build: string;
    game(id: string): Promise<Game>;
    /** Begins a table's history anew. */
    anew(table: string): Promise<void>;
    failed(table: string, error: unknown): void;
  }) {
    this.#store = ground.store;
    this.#build = ground.build;
    this.#game = (id) => ground.game(id);
    this.#anew = (table) => ground.anew(table);
    this.#failed = (table, error) => ground.failed(table, error);
  }

  /** Resolves when all that is on disk of a table has been told. */
  async tell(table: string): Promise<void> {
    const before = this.#under.get(table) ?? Promise.resolve();
    const telling = before.catch(() => undefined).then(async () => await this.#tell(table));
    this.#under.set(table, telling);
    try {
      await telling;
    } finally {
      if (this.#under.get(table) === telling) this.#under.delete(table);
    }
  }

  /** Tells it when there is nothing else to tell. */
  later(table: string): void {
    this.#later = this.#next(this.#later, table);
  }

  async #next(before: Promise<void>, table: string): Promise<void> {
    await before;
    try {
      if (!this.#closing) await this.tell(table);
    } catch (error) {
      this.#failed(table, error);
    }
  }

  /** Tells what was left untold when the service last went down. */
  async resume(): Promise<void> {
    for (const table of await this.#store.untoldTables()) this.later(table);
  }

  /** Tells what is left, as long as there is time: the next version may not have the same words. */
  async close(time: number): Promise<void> {
    this.#closing = true;
    await this.#later;
    const end = performance.now() + time;
    for (const table of await this.#store.untoldTables())
      if (performance.now() < end)
        await this.tell(table).catch((error: unknown) => this.#failed(table, error));
  }

  async #tell(table: string): Promise<void> {
    const untold = await this.#store.untold(table);
    if (!untold) return;
    try {
      const game = await this.#game(untold.game);
      const sameRules = untold.build === this.#build && untold.version === game.version;
      if (sameRules) await this.#play(table, game, untold);
      else await this.#store.forgo(table);
    } catch (error) {
      if (error instanceof NotSaved) throw error;
      this.#failed(table, error);
      await this.#anew(table).catch(async () => await this.#store.forgo(table));
    }
  }

  async #play(table: string, game: Game, { first, checkpoints, entries }: Untold): Promise<void> {
    const { saved, tail } = savedFrom(
      checkpoints,
      entries.filter(({ n }) => n < first),
    );
    const match = Match.load(game, saved);
    if (match.returned) throw new Error(match.returned.why);
    const replay = new Replay(match, tail);
    const rest = entries.filter(({ n }) => n >= first);
    for (let from = 0; from < rest.length; from += AT_ONCE) {
      const told = rest.slice(from, from + AT_ONCE).flatMap((entry) => replay.next(entry));
      await this.#store.setTold(table, told);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** A match as it was played, entry by entry. */
class Replay {
  readonly #match: Match;
  readonly #telling = new Telling();
  #tail: readonly TailEntry[];

  constructor(match: Match, tail: readonly TailEntry[]) {
    this.#match = match;
    this.#tail = tail;
  }

  /** Plays an entry, and tells it if it was not. */
  next({ n, at, kind, seat: seated, body, serial, sealed, untold }: Untold['entries'][number]): EntryTold[] {
    if (kind !== 'answer' && kind !== 'aside' && kind !== 'undo') return [];
    const match = this.#match;
    const seat = seated ?? 'table';
    const { answer, aside, beside, sheet } = JSON.parse(body) as Body;
    this.#telling.look(match);
    if (kind === 'answer') match.answer(seat, match.serial, answer ?? null, beside);
    else if (seat === 'table') throw new Error(`the table itself did ${kind}`);
    else if (kind === 'aside') match.aside(seat, aside ?? '', answer ?? null);
    else match.undo(seat);
    const saved = match.save();
    if (saved.serial !== serial || saved.sealed !== sealed) throw new Error(`entry ${n} went otherwise`);
    const before = this.#tail;
    this.#tail = tailAfter(before, { kind, seat, match }, n, saved);
    const undone = undoneBy(kind, before, this.#tail);
    const told = this.#telling.changes({ kind, match }, false, headOf(n, at, JSON.stringify(sheet), undone));
    return untold ? [{ n, told: toldText(told) }] : [];
  }
}

interface Body {
  readonly answer?: Json;
  readonly aside?: string;
  readonly beside?: Json;
  readonly sheet?: Json;
}
