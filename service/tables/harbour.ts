import { randomBytes } from 'node:crypto';
import {
  admitted,
  type Advice,
  type Game,
  type Json,
  Match,
  Refusal,
  type Terms,
  type Thrower,
  type Viewer,
} from '@portolan/kernel';
import { type Scene, sceneOf } from '../api/scene.ts';
import type { TableWish, Whole } from '../api/schema.ts';
import { plain } from '../plain.ts';
import { fromRules, noSuchTable, notYourSeat, Refused } from '../problems.ts';
import type { SeatRow, TableRow } from '../store/rows.ts';
import type { Store, Stored } from '../store/store.ts';
import { Commits } from './commits.ts';
import { Histories } from './history.ts';
import { Journal } from './journal.ts';
import { Streams } from './streams.ts';
import { OpenTable, type Person } from './table.ts';
import { Teller } from './teller.ts';

/** The games a service knows, each loaded when it is first wanted. */
export type Games = readonly {
  readonly id: string;
  game(): Promise<Game>;
  /** Answers for the table, where the game has something better than a sample. */
  throws?(): Promise<Thrower>;
  /** What it tells bots. */
  advice?(): Promise<Advice>;
}[];

/** A random name that nobody guesses. */
export const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');

interface Ground {
  readonly games: Games;
  readonly store: Store;
  /** Names the code that runs, so that a table notices when it is not the code that spoke last. */
  readonly build: string;
  /** Milliseconds after which a table left alone leaves memory, and how many may be there at all. */
  readonly idleAfter: number;
  readonly mostInMemory: number;
  failed(table: string, error: unknown): void;
}

/** Where tables lie open: those in use are in memory, the others a few milliseconds away in the store. */
export class Harbour {
  readonly store: Store;
  readonly commits: Commits;
  readonly streams = new Streams();
  readonly histories: Histories;
  /** Called when a table has moved on and it may be for bots to answer. */
  moved: (table: OpenTable) => void = () => {};
  readonly #ground: Ground;
  readonly #open = new Map<string, OpenTable>();
  readonly #opening = new Map<string, Promise<OpenTable>>();
  readonly #broom: ReturnType<typeof setInterval>;
  readonly #teller: Teller;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.store = ground.store;
    this.commits = new Commits(ground.store);
    this.#teller = new Teller({
      store: ground.store,
      build: ground.build,
      game: async (id) => await this.game(id),
      anew: async (id) => await this.#beginAnew(id),
      failed: (table, error) => ground.failed(table, error),
    });
    this.histories = new Histories(ground.store, this.#teller);
    this.#broom = setInterval(() => this.#sweep(), Math.min(ground.idleAfter, 5000));
    this.#broom.unref();
  }

  /** How many tables are in memory. */
  get inMemory(): number {
    return this.#open.size;
  }

  async game(id: string): Promise<Game> {
    const listed = this.#ground.games.find((game) => game.id === id);
    if (!listed) throw new Refused(404, 'noSuchGame', 'There is no such game.');
    return await listed.game();
  }

  /** What really falls at a table of this game, where it has more than a sample. */
  async thrower(id: string): Promise<Thrower | undefined> {
    return await this.#ground.games.find((game) => game.id === id)?.throws?.();
  }

  /** Whether bots are told which asides of this game are worth it. */
  async weighsAsides(id: string): Promise<boolean> {
    const advice = await this.#ground.games.find((game) => game.id === id)?.advice?.();
    return advice?.asides !== undefined;
  }

  async everyGame(): Promise<Game[]> {
    return await Promise.all(this.#ground.games.map(async (listed) => await listed.game()));
  }

  /** The table, from memory or from the store. */
  async find(id: string): Promise<OpenTable> {
    const open = this.#open.get(id);
    if (open && !open.journal.lost) return this.#touch(open);
    const opening = this.#opening.get(id) ?? this.#bring(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return await opening;
  }

  #touch(table: OpenTable): OpenTable {
    table.touched = performance.now();
    this.#open.delete(table.row.id);
    this.#open.set(table.row.id, table);
    return table;
  }

  /** Sets a table for a person. */
  async set(host: Person, wish: TableWish): Promise<OpenTable> {
    const game = await this.game(wish.game);
    const inherited = wish.inherits === undefined ? null : await this.#handedOn(host, wish.inherits, game);
    const { options } = judged(game, wish, inherited);
    const table = newTable(host, game, this.#ground.build, {
      options: JSON.stringify(options),
      open: wish.open ? 1 : 0,
      spectators: wish.spectators ? 1 : 0,
      inherited,
    });
    return await this.#lay(
      game,
      table,
      wish.seats.map((seat, i) => seatRow(table, i, seat, host)),
    );
  }

  /** What a finished table handed on: it belongs to those who sat there. */
  async #handedOn(person: Person, id: string, game: Game): Promise<string> {
    const table = await this.find(id);
    if (table.seatsOf(person.id).length === 0) throw notYourSeat();
    const { game: played, handed } = table.row;
    if (played !== game.id || handed === null)
      throw new Refused(409, 'nothingHandedOn', 'That table has handed nothing on to this game.');
    return handed;
  }

  /** The table where a finished game is played again: the first to ask sets it, the others sit down at it. */
  async rematch(over: OpenTable, person: Person): Promise<OpenTable> {
    if (over.row.status === 'waiting' || over.row.status === 'playing')
      throw new Refused(409, 'notOver', 'This game is not over yet.');
    const seats = over.seatsOf(person.id);
    if (over.row.rematch !== null) return await this.#sitAgain(over.row.rematch, seats, person);
    const { options, open, spectators, handed } = over.row;
    const inherited = handed ?? over.row.inherited;
    const table = newTable(person, over.game, this.#ground.build, { options, open, spectators, inherited });
    const told = over.playAgainAt(table.id);
    const again = over.seats.map((seat) => sameSeat(seat, table, person.id));
    const [laid] = await Promise.all([this.#lay(over.game, table, again), told]);
    return laid;
  }

  /** Looks at a table in a moment when all that happened there is on disk; if that failed, as it is on disk. */
  async look<T>(table: OpenTable, at: (table: OpenTable) => T | Promise<T>): Promise<T> {
    while (!table.journal.isSettled) await table.journal.settled();
    return table.journal.lost ? await this.look(await this.find(table.row.id), at) : await at(table);
  }

  /** What a viewer sees of a table. */
  async whole(table: OpenTable, viewer: Viewer): Promise<Whole> {
    return await this.look(table, async (now) => await this.#whole(now, viewer));
  }

  async #whole(table: OpenTable, viewer: Viewer): Promise<Whole> {
    const { n } = table.journal;
    const { match, sheet, row } = table;
    if (!match) {
      const { scene } = await this.histories.seenAt(row.id, viewer, n);
      return { n, sheet, ...(scene && { scene }) };
    }
    try {
      return { n, sheet, scene: sceneOf(match, viewer) as Scene };
    } catch (error) {
      await table.stop(error);
      return await this.whole(table, viewer);
    }
  }

  /** Lets go of tables for ever: nothing more happens there, and nobody looks at them any more. */
  async letGo(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const table = this.#open.get(id);
      if (table) table.journal.lost = true;
      this.#open.delete(id);
    }
    await this.commits.settled();
    await this.store.drop(ids);
    for (const id of ids) this.streams.keep(id, () => false);
  }

  /** Tells what was left untold when the service last went down. */
  async tellOn(): Promise<void> {
    await this.#teller.resume();
  }

  async close(): Promise<void> {
    clearInterval(this.#broom);
    await this.commits.settled();
    this.streams.close();
    await this.#teller.close(LAST_WORDS);
  }

  /** What happened at a table cannot be told: its history begins anew, with how it stands now. */
  async #beginAnew(id: string): Promise<void> {
    const table = await this.find(id);
    if (table.match && table.row.status === 'playing') await table.refresh(table.match, this.#ground.build);
    else await this.store.forgo(id);
  }

  async #lay(game: Game, row: TableRow, seats: readonly SeatRow[]): Promise<OpenTable> {
    const table = this.#keep(
      new OpenTable(game, new Journal(row.id, this.commits, this.streams), row, seats),
    );
    try {
      await table.set();
    } catch (error) {
      this.#open.delete(row.id);
      throw error;
    }
    return table;
  }

  async #sitAgain(id: string, seats: readonly number[], person: Person): Promise<OpenTable> {
    const table = await this.find(id);
    const free = seats.filter((seat) => table.seats[seat]?.kind === 'free');
    if (table.row.status === 'waiting')
      await Promise.all(free.map(async (seat) => await table.sit(person, seat, undefined)));
    return table;
  }

  async #bring(id: string): Promise<OpenTable> {
    const stored = await this.store.find(id);
    if (!stored) throw noSuchTable();
    const game = await this.game(stored.table.game);
    const journal = new Journal(id, this.commits, this.streams, stored);
    const table = this.#keep(new OpenTable(game, journal, stored.table, stored.seats));
    this.#resume(table, stored);
    this.moved(table);
    return table;
  }

  /** Brings back the match of a table in play; what is over is only ever read from what was told. */
  #resume(table: OpenTable, stored: Stored): void {
    const { status, build, version } = stored.table;
    const sameCode = build === this.#ground.build && version === table.game.version;
    if (status !== 'playing' && (status !== 'stopped' || sameCode)) return;
    try {
      const match = Match.load(table.game, table.journal.resume(stored));
      if (sameCode && !match.returned) table.match = match;
      else this.#unawaited(table.refresh(match, this.#ground.build));
    } catch (error) {
      if (status === 'playing') this.#unawaited(table.stop(error));
    }
  }

  /** For what goes on by itself: if the store refuses it, the table is brought anew when it is next wanted. */
  #unawaited(doing: Promise<unknown>): void {
    doing.catch((error: unknown) => this.#ground.failed('', error));
  }

  /** Keeps a table in memory, the most recently used last, and lets the idle go when there are too many. */
  #keep(table: OpenTable): OpenTable {
    let { seats } = table;
    table.journal.afterwards = () => {
      if (table.seats !== seats)
        this.streams.keep(table.row.id, ({ person, viewer }) => table.mayLook(person, viewer));
      seats = table.seats;
      if (table.row.status === 'finished' && table.journal.untold) this.#tellLater(table);
      this.moved(table);
    };
    table.failed = (error) => this.#ground.failed(table.row.id, error);
    this.#open.set(table.row.id, table);
    return table;
  }

  #sweep(): void {
    const idleSince = performance.now() - this.#ground.idleAfter;
    let tooMany = this.#open.size - this.#ground.mostInMemory;
    for (const [id, table] of this.#open) {
      if (tooMany-- <= 0 && table.touched > idleSince) break;
      if (!table.isIdle) continue;
      this.#open.delete(id);
      if (table.journal.untold) this.#tellLater(table);
    }
  }

  #tellLater({ row, journal }: OpenTable): void {
    journal.untold = false;
    this.#teller.later(row.id);
  }
}

/** Milliseconds to tell what is still untold when the service goes down. */
const LAST_WORDS = 20_000;

/** The table as it is wished, if the game admits it and all that is brought to it. */
function judged(game: Game, { seats, options = {} }: TableWish, inherited: string | null): Terms {
  if (!seats.some(({ kind }) => kind === 'me'))
    throw new Refused(422, 'noSeatForYou', 'One of the seats must be yours.');
  try {
    return admitted(game, {
      seats: seats.length,
      seed: '',
      options,
      brought: seats.map((seat) => (seat.kind === 'friend' ? null : plain(seat.brought ?? null))),
      inherited: inherited === null ? null : (JSON.parse(inherited) as Json),
    });
  } catch (error) {
    throw error instanceof Refusal ? fromRules(error) : error;
  }
}

function newTable(
  host: Person,
  game: Game,
  build: string,
  chosen: Pick<TableRow, 'options' | 'open' | 'spectators' | 'inherited'>,
): TableRow {
  return {
    id: secret(9),
    game: game.id,
    version: game.version,
    build,
    seed: secret(16),
    status: 'waiting',
    host: host.id,
    invitation: secret(12),
    created: Date.now(),
    ended: null,
    outcome: null,
    rematch: null,
    handed: null,
    ...chosen,
  };
}

const empty = { person: null, name: '', level: null, brought: null, over: 0 };

function seatRow(
  { id: table, created }: TableRow,
  seat: number,
  wish: TableWish['seats'][number],
  host: Person,
): SeatRow {
  const free = { ...empty, table, seat, created };
  if (wish.kind === 'friend') return { ...free, kind: 'free' };
  const brought = wish.brought === undefined ? null : JSON.stringify(plain(wish.brought));
  return wish.kind === 'bot'
    ? { ...free, kind: 'bot', level: wish.level, brought }
    : { ...free, kind: 'person', person: host.id, name: host.name, brought };
}

/** In a rematch bots sit where they sat, and so does who asks for it; the others are waited for. */
function sameSeat(seat: SeatRow, { id: table, created }: TableRow, person: string): SeatRow {
  const keeps = seat.kind === 'bot' || seat.person === person;
  const sits = keeps ? seat : { ...seat, ...empty, kind: 'free' as const, brought: seat.brought };
  return { ...sits, table, created, over: 0 };
}
