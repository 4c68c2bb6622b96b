import { type Asker, type Game, heard, type Json, Match, type Seat, type Viewer } from '@portolan/kernel';
import { difference } from '@portolan/service/api/change.ts';
import { sceneOf } from '@portolan/service/api/scene.ts';
import type { Scene, Sheet, Update, Whole } from '@portolan/service/client.ts';
import type { Kept, Told } from './store.ts';

export type Act = 'start' | 'answer' | 'aside' | 'undo';

/** A table of this browser in memory: the match, and what each viewer was last told. */
export class NearTable {
  readonly match: Match;
  sheet: Sheet;
  n: number;
  at: number;
  #tail: Kept['tail'];
  readonly #last = new Map<Viewer, Json>();

  private constructor(match: Match, { sheet, n, at, tail }: Pick<Kept, 'sheet' | 'n' | 'at' | 'tail'>) {
    this.match = match;
    this.sheet = sheet;
    this.n = n;
    this.at = at;
    this.#tail = tail;
  }

  /** A new table; nothing is told until its start is entered. */
  static set(match: Match, sheet: Sheet): NearTable {
    return new NearTable(match, { sheet, n: 0, at: 0, tail: [] });
  }

  static load(game: Game, kept: Kept): NearTable {
    const table = new NearTable(Match.load(game, kept.saved), kept);
    for (const viewer of table.#viewers()) table.#last.set(viewer, table.#scene(viewer));
    return table;
  }

  get kept(): Kept {
    const { sheet, n, at, match } = this;
    return { id: sheet.id, sheet, n, at, awaited: this.awaited, saved: match.save(), tail: this.#tail };
  }

  get awaited(): readonly Asker[] {
    return this.match.open.map(({ seat }) => seat);
  }

  whole(viewer: Viewer): Whole {
    return { n: this.n, sheet: this.sheet, scene: this.#scene(viewer) as unknown as Scene };
  }

  /** Notes that the match has moved, and works out what each viewer is to be told of it. */
  moved(act: Act, by: Asker, at: number): Told {
    const n = this.n + 1;
    const before = this.#tail;
    this.n = n;
    this.at = at;
    this.#tail = this.#tailAfter(act, by);
    const undone = act === 'undo' ? before.filter((entry) => !this.#tail.includes(entry)) : [];
    const sheet = this.#sheetAfter(act, at);
    const head = {
      n,
      at,
      ...(sheet && { sheet }),
      ...(undone.length > 0 && { undone: undone.map((e) => e.n) }),
      ...(act === 'answer' && this.match.beside !== undefined && { beside: this.match.beside }),
    };
    const to: Record<string, Update> = {};
    for (const viewer of this.#viewers()) to[viewer] = { ...head, ...this.#change(viewer) };
    return { table: this.sheet.id, n, to };
  }

  #sheetAfter(act: Act, at: number): Sheet | undefined {
    const { outcome } = this.match;
    if (outcome) return (this.sheet = { ...this.sheet, status: 'finished', ended: at, outcome });
    return act === 'start' ? this.sheet : undefined;
  }

  #change(viewer: Viewer): Pick<Update, 'scene' | 'diff' | 'events'> {
    const before = this.#last.get(viewer);
    const now = this.#scene(viewer);
    this.#last.set(viewer, now);
    const events = this.match.news.map((told) => heard(told, viewer));
    const diff = before === undefined ? undefined : difference(before, now);
    return {
      ...(before === undefined && { scene: now as unknown as Scene }),
      ...(diff && { diff }),
      ...(events.length > 0 && { events }),
    };
  }

  #tailAfter(act: Act, seat: Asker): Kept['tail'] {
    if (this.match.tailLength === 0) return [];
    if (act === 'answer' || act === 'aside')
      return this.#tail.toSpliced(this.match.enteredAt, 0, { n: this.n, seat });
    if (act !== 'undo') return this.#tail;
    return this.#tail.toSpliced(
      this.#tail.findLastIndex((entry) => entry.seat === seat),
      1,
    );
  }

  #viewers(): Viewer[] {
    return [...Array.from({ length: this.match.seats }, (_, seat: Seat) => seat), 'spectator'];
  }

  /** As JSON: what was told must not change when the rules go on. */
  #scene(viewer: Viewer): Json {
    return JSON.parse(JSON.stringify(sceneOf(this.match, viewer))) as Json;
  }
}
