import {
  type Asker,
  type Game,
  heard,
  type Json,
  Match,
  Refusal,
  type Seat,
  type Viewer,
} from '@portolan/kernel';
import { difference } from '@portolan/service/api/change.ts';
import { sceneOf } from '@portolan/service/api/scene.ts';
import type { Scene, Sheet, Update, Whole } from '@portolan/service/client.ts';
import { fromRules, notPlaying, stopped } from '@portolan/service/problems.ts';
import type { Kept, Told } from './store.ts';

export type Act =
  | 'start'
  | 'answer'
  | 'aside'
  | 'undo'
  | 'leave'
  | 'rematch'
  | 'returned'
  | 'refreshed'
  | 'stopped';

/** Entries that lay the table anew rather than change it. */
const ANEW = new Set<Act>(['start', 'returned', 'refreshed']);
/** Entries that leave what lies on the table as it is. */
const STILL = new Set<Act>(['leave', 'rematch', 'stopped']);

/** A table of this browser in memory: the match, and what each viewer was last told. */
export class NearTable {
  sheet: Sheet;
  n: number;
  at: number;
  /** None once the rules have failed. */
  #match: Match | undefined;
  #saved: Kept['saved'];
  #tail: Kept['tail'];
  #began: number;
  #build: string;
  #trouble: string | undefined;
  readonly #acted: { [seat: Seat]: number };
  readonly #last = new Map<Viewer, Json>();

  constructor(kept: Omit<Kept, 'id' | 'awaited'>, match?: Match) {
    this.sheet = kept.sheet;
    this.n = kept.n;
    this.at = kept.at;
    this.#match = match;
    this.#saved = kept.saved;
    this.#tail = kept.tail;
    this.#began = kept.began ?? 0;
    this.#build = kept.build ?? '';
    this.#trouble = kept.trouble;
    this.#acted = { ...kept.acted };
  }

  /** A new table; nothing is told until its start is entered. */
  static set(match: Match | undefined, sheet: Sheet, build: string): NearTable {
    return new NearTable({ sheet, n: 0, at: 0, tail: [], saved: undefined, build }, match);
  }

  get kept(): Kept {
    const { sheet, n, at, awaited } = this;
    return {
      id: sheet.id,
      sheet,
      n,
      at,
      awaited,
      saved: this.#saved,
      tail: this.#tail,
      build: this.#build,
      began: this.#began,
      acted: { ...this.#acted },
      trouble: this.#trouble,
    };
  }

  /** The match, as long as its rules hold. */
  get match(): Match {
    if (!this.#match) throw this.sheet.status === 'stopped' ? stopped() : notPlaying();
    return this.#match;
  }

  get hasMatch(): boolean {
    return this.#match !== undefined;
  }

  /** What each seat brought to the table. */
  get brought(): readonly Json[] {
    return this.#saved?.brought ?? [];
  }

  /** What the finished match hands on. */
  get handedOn(): Json {
    return this.#match?.handedOn ?? null;
  }

  get awaited(): readonly Asker[] {
    return this.#match?.open.map(({ seat }) => seat) ?? [];
  }

  /**
   * Brings back the match as it was saved. If other rules than these spoke last, everybody has to be told: it says by
   * which entry. Rules that fail at it set the table aside.
   */
  resume(game: Game, build: string): Act | undefined {
    const { status, version } = this.sheet;
    const sameCode = this.#build === build && version === game.version;
    if (!this.#saved || (status === 'stopped' && sameCode)) return undefined;
    try {
      const match = Match.load(game, this.#saved);
      this.#match = match;
      for (const viewer of this.viewers) this.#last.set(viewer, this.#scene(match, viewer));
      if (status === 'finished' || (sameCode && !match.returned)) return undefined;
      this.#build = build;
      this.#trouble = undefined;
      this.sheet = { ...this.sheet, version: game.version, status: 'playing' };
      return match.returned ? 'returned' : 'refreshed';
    } catch (error) {
      this.#match = undefined;
      return status === 'playing' ? this.fail(error, build) : undefined;
    }
  }

  /** The rules have failed: what was told last stays as it is, until they are repaired. */
  fail(error: unknown, build: string): Act {
    this.#match = undefined;
    this.#build = build;
    this.#trouble = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.sheet = { ...this.sheet, status: 'stopped' };
    return 'stopped';
  }

  /** What a viewer was told before, where no match can say it. */
  remember(viewer: Viewer, scene: Scene | undefined): void {
    if (scene) this.#last.set(viewer, scene as unknown as Json);
  }

  whole(viewer: Viewer): Whole {
    const scene = this.#match ? this.#scene(this.#match, viewer) : this.#last.get(viewer);
    return { n: this.n, sheet: this.sheet, ...(scene !== undefined && { scene: scene as unknown as Scene }) };
  }

  /** Refuses a seat that has done something, or whose step has ended, since the entry it last saw. */
  refuseBehind(seat: Seat, after: number): void {
    if (after < Math.max(this.#began, this.#acted[seat] ?? 0))
      throw fromRules(new Refusal({ say: 'questionIsClosed' }));
  }

  /** Notes that something has happened, and works out what each viewer is to be told of it. */
  moved(act: Act, by: Asker, at: number): Told {
    const n = this.n + 1;
    const match = this.#match;
    const changes = match && !STILL.has(act) ? this.#changes(match, act) : undefined;
    this.n = n;
    this.at = at;
    const undone = match ? this.#save(match, act, by) : [];
    const sheet = this.#sheetAfter(act, at);
    const head = {
      n,
      at,
      ...(sheet && { sheet }),
      ...(undone.length > 0 && { undone }),
      ...(act === 'answer' && match?.beside !== undefined && { beside: match.beside }),
    };
    const to: Record<string, Update> = { spectator: head };
    for (const [viewer, change] of changes ?? []) to[viewer] = { ...head, ...change };
    return { table: this.sheet.id, n, to };
  }

  /** Keeps the match as it is now; the entries that this takes back. */
  #save(match: Match, act: Act, by: Asker): number[] {
    const saved = match.save();
    const before = this.#tail;
    this.#tail = this.#tailAfter(match, act, by);
    if (this.#saved?.step !== saved.step || act === 'returned') this.#began = this.n;
    this.#saved = saved;
    if (typeof by === 'number') this.#acted[by] = this.n;
    if (act !== 'undo' && act !== 'returned') return [];
    return before.filter((entry) => !this.#tail.includes(entry)).map(({ n }) => n);
  }

  #sheetAfter(act: Act, at: number): Sheet | undefined {
    const outcome = this.#match?.outcome;
    if (outcome && this.sheet.status === 'playing')
      return (this.sheet = { ...this.sheet, status: 'finished', ended: at, outcome });
    return ANEW.has(act) || STILL.has(act) ? this.sheet : undefined;
  }

  #changes(match: Match, act: Act): Map<Viewer, Pick<Update, 'scene' | 'diff' | 'events'>> {
    const news = act === 'undo' ? [] : match.news;
    const scenes = new Map(this.viewers.map((viewer) => [viewer, this.#scene(match, viewer)]));
    return new Map(
      Array.from(scenes, ([viewer, now]) => {
        const before = ANEW.has(act) ? undefined : this.#last.get(viewer);
        this.#last.set(viewer, now);
        const diff = before === undefined ? undefined : difference(before, now);
        const events = news.map((told) => heard(told, viewer));
        return [
          viewer,
          {
            ...(before === undefined && { scene: now as unknown as Scene }),
            ...(diff && { diff }),
            ...(events.length > 0 && { events }),
          },
        ];
      }),
    );
  }

  #tailAfter(match: Match, act: Act, seat: Asker): Kept['tail'] {
    if (match.tailLength === 0) return [];
    if (act === 'answer' || act === 'aside')
      return this.#tail.toSpliced(match.enteredAt, 0, { n: this.n, seat });
    if (act !== 'undo') return this.#tail;
    return this.#tail.toSpliced(
      this.#tail.findLastIndex((entry) => entry.seat === seat),
      1,
    );
  }

  get viewers(): Viewer[] {
    return [...this.sheet.seats.keys(), 'spectator'];
  }

  /** As JSON: what was told must not change when the rules go on. */
  #scene(match: Match, viewer: Viewer): Json {
    return JSON.parse(JSON.stringify(sceneOf(match, viewer))) as Json;
  }
}
