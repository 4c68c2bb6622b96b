import {
  type Asker,
  type Chosen,
  type Config,
  CONCEDE,
  type Game,
  type Json,
  Match,
  RECALL,
  Refusal,
  refusedToBring,
  type Seat,
  type Viewer,
} from '@portolan/kernel';
import type { Level, Sheet } from '../api/schema.ts';
import { fromRules, notPlaying, Refused, stopped } from '../problems.ts';
import type { SeatRow, TableRow } from '../store/rows.ts';
import type { Listed } from '../store/lists.ts';
import { NotSaved } from '../store/saving.ts';
import { awaited, type Happening, type Journal } from './journal.ts';
import { isHost, sheetOf } from './sheet.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

type Changed = Partial<Omit<TableRow, 'id'>>;

/**
 * A table in memory: who sits where, and the match. Every act is checked and carried out at once; the promise
 * it returns is kept when the act is on disk. An act that is refused has changed nothing.
 */
export class OpenTable {
  readonly game: Game;
  readonly journal: Journal;
  row: TableRow;
  seats: readonly SeatRow[];
  /** None before the start, and none once the rules have failed. */
  match: Match | undefined;
  /** When somebody last came here: a table left alone leaves memory. */
  touched = performance.now();
  /** Called when the rules have failed. */
  failed: (error: unknown) => void = () => {};
  /** Bots at work, by question and seat. */
  readonly thinking = new Set<string>();

  constructor(game: Game, journal: Journal, row: TableRow, seats: readonly SeatRow[]) {
    this.game = game;
    this.journal = journal;
    this.row = row;
    this.seats = seats;
  }

  get sheet(): Sheet {
    return sheetOf(this.row, this.seats);
  }

  /** As the store would list it. */
  get listed(): Listed {
    const { n, at } = this.journal;
    return { table: this.row, seats: this.seats, last: { n, at, awaited: awaited(this.match) } };
  }

  get isIdle(): boolean {
    return this.journal.isSettled && this.thinking.size === 0;
  }

  seatsOf(person: string | undefined): Seat[] {
    return this.seats
      .filter((seat) => seat.person !== null && seat.person === person)
      .map(({ seat }) => seat);
  }

  mayStart({ id }: Person): boolean {
    return this.seatsOf(id).length > 0 && isHost(id, this.row, this.seats);
  }

  /** Sets the table; it starts at once if nobody is missing. */
  async set(): Promise<void> {
    const { row: set, seats } = this;
    const happening: Happening = { kind: 'set', sheet: this.sheet, write: { set, seats } };
    try {
      const match = this.#isFull() ? this.#startMatch(seats) : undefined;
      await Promise.all([this.journal.enter(happening), match && this.#begin(match)]);
    } catch (error) {
      if (error instanceof Refused || error instanceof NotSaved) throw error;
      await Promise.all([this.journal.enter(happening), this.stop(error)]);
    }
  }

  /** A seat's view is for who sits there; once the game is over, for everybody who may watch. */
  mayLook(person: string | undefined, viewer: Viewer): boolean {
    if (viewer !== 'spectator' && this.row.status !== 'finished')
      return this.seatsOf(person).includes(viewer);
    return this.row.spectators === 1 || this.seatsOf(person).length > 0;
  }

  /** Sits down; who sits here already has a seat, and gets no other. */
  async join(person: Person, wished: Seat | undefined, brought: Json | undefined): Promise<Seat> {
    const [mine] = this.seatsOf(person.id);
    if (mine === undefined) return await this.sit(person, wished, brought);
    await this.journal.settled();
    if (this.journal.lost) throw new NotSaved('sitting down was not saved');
    return mine;
  }

  /** Takes a free seat; the last one to sit down starts the game. */
  async sit(person: Person, wished: Seat | undefined, brought: Json | undefined): Promise<Seat> {
    const { status } = this.row;
    if (status !== 'waiting' && status !== 'playing') throw notPlaying();
    const free = this.seats.filter(({ kind }) => kind === 'free');
    const taken = wished === undefined ? free[0] : free.find(({ seat }) => seat === wished);
    if (!taken) throw new Refused(409, 'seatTaken', 'That seat is taken.');
    if (brought !== undefined) this.#judge(brought);
    const seat: SeatRow = {
      ...taken,
      kind: 'person',
      person: person.id,
      name: person.name,
      brought: brought === undefined ? taken.brought : JSON.stringify(brought),
    };
    const starts = status === 'waiting' && free.length === 1;
    return await this.#running(async () => {
      const match = starts ? this.#startMatch(this.seats.with(seat.seat, seat)) : undefined;
      await Promise.all([this.#sit('join', [seat], { person: person.id }), match && this.#begin(match)]);
      return seat.seat;
    });
  }

  /** Starts now: bots of this level take the seats that are still free. */
  async start(level: Level): Promise<void> {
    if (this.row.status !== 'waiting')
      throw new Refused(409, 'hasStarted', 'This table has already started.');
    const bots = this.seats.filter(({ kind }) => kind === 'free').map((seat) => botIn(seat, level));
    const full = this.seats.map((seat) => bots.find((bot) => bot.seat === seat.seat) ?? seat);
    await this.#running(async () => {
      const match = this.#startMatch(full);
      await Promise.all([this.#sit('join', bots, { level }), this.#begin(match)]);
    });
  }

  async answer(seat: Asker, question: number, answer: Json, beside?: Json): Promise<number> {
    return await this.#act('answer', seat, { answer, beside }, (match) =>
      match.answer(seat, question, answer, beside),
    );
  }

  async aside(seat: Seat, after: number, name: string, answer: Json): Promise<number> {
    this.#refuseBehind(seat, after);
    return await this.#act('aside', seat, { aside: name, answer }, (match) =>
      match.aside(seat, name, answer),
    );
  }

  async undo(seat: Seat, after: number): Promise<number> {
    this.#refuseBehind(seat, after);
    return await this.#act('undo', seat, {}, (match) => match.undo(seat));
  }

  /** Gives up: the game is over if its rules say so, otherwise a bot plays on. */
  async resign(seat: Seat): Promise<number> {
    const match = this.#playing();
    if (!match.game.concede?.(match.state, seat)) return await this.leave(seat, 'mate');
    return await this.#act('aside', seat, { aside: CONCEDE, answer: null }, () =>
      match.aside(seat, CONCEDE, null),
    );
  }

  /** Gets up: before the start the seat is free again, afterwards a bot plays on. Nobody left: it is abandoned. */
  async leave(seat: Seat, level: Level): Promise<number> {
    const { status } = this.row;
    if (status !== 'waiting' && status !== 'playing') throw notPlaying();
    const left = this.seats[seat];
    if (left?.kind !== 'person') throw notPlaying();
    for (const { say } of this.match?.standing(seat) ?? [])
      await this.#act('aside', seat, { aside: RECALL, answer: say }, (match) =>
        match.aside(seat, RECALL, say),
      );
    const now: SeatRow =
      status === 'playing'
        ? botIn(left, level)
        : { ...left, kind: 'free', person: null, name: '', brought: null };
    const alone = this.seats.every((other) => other.seat === seat || other.kind !== 'person');
    const change: Changed = alone ? { status: 'abandoned', ended: Date.now() } : {};
    return await this.#sit('leave', [now], { person: left.person, level: now.level }, change);
  }

  async say(seat: Seat, text: string): Promise<number> {
    return await this.journal.say({ seat, name: this.seats[seat]?.name ?? '', text, at: Date.now() });
  }

  async playAgainAt(rematch: string): Promise<number> {
    return await this.#change({ rematch }, { kind: 'rematch', match: this.match, body: { rematch } });
  }

  /** The rules have failed: the table is set aside with what is needed to find out why. */
  async stop(error: unknown): Promise<number> {
    this.match = undefined;
    this.failed(error);
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return await this.#change(
      { status: 'stopped' },
      { kind: 'stopped', body: { error: why, seed: this.row.seed } },
    );
  }

  /** The rules are not the ones that spoke last: everything is told anew. */
  async refresh(match: Match, build: string): Promise<number> {
    this.match = match;
    const { returned } = match;
    return await this.#change(
      {
        build,
        version: match.game.version,
        ...(this.row.status === 'stopped' && { status: 'playing' as const }),
      },
      {
        kind: returned ? 'returned' : 'refreshed',
        match,
        anew: true,
        write: { forgo: true },
        ...(returned && { body: { why: returned.why } }),
      },
    );
  }

  #isFull(): boolean {
    return this.seats.every(({ kind }) => kind !== 'free');
  }

  #playing(): Match {
    if (this.row.status === 'stopped') throw stopped();
    if (this.row.status !== 'playing' || !this.match) throw notPlaying();
    return this.match;
  }

  #refuseBehind(seat: Seat, after: number): void {
    if (this.journal.isBehind(seat, after)) throw fromRules(new Refusal({ say: 'questionIsClosed' }));
  }

  /** What a seat brings is judged when it is taken, so that nobody waits for a game that could never start. */
  #judge(brought: Json): void {
    const options = JSON.parse(this.row.options) as Chosen;
    const refused = refusedToBring(this.game, brought, { seats: this.seats.length, options });
    if (refused) throw fromRules(refused);
  }

  #startMatch(seats: readonly SeatRow[]): Match {
    const config: Config = {
      seats: seats.length,
      seed: this.row.seed,
      options: JSON.parse(this.row.options) as NonNullable<Config['options']>,
      brought: seats.map(({ brought }) => parsed(brought)),
      inherited: parsed(this.row.inherited),
    };
    try {
      return Match.start(this.game, config);
    } catch (error) {
      throw error instanceof Refusal ? fromRules(error) : error;
    }
  }

  async #begin(match: Match): Promise<number> {
    this.match = match;
    return await this.#change({ status: 'playing', ...overIf(match) }, { kind: 'start', match });
  }

  /** Carries out a move of the match. */
  async #act(
    kind: Happening['kind'],
    seat: Asker,
    body: object,
    move: (match: Match) => void,
  ): Promise<number> {
    const match = this.#playing();
    return await this.#running(async () => {
      this.journal.look(match);
      move(match);
      const happening: Happening = { kind, seat, body, match };
      return await (match.outcome ? this.#change(overIf(match), happening) : this.journal.enter(happening));
    });
  }

  /** Does something that runs the rules. If they fail at it, the table is set aside. */
  async #running<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refusal) throw fromRules(error);
      if (error instanceof Refused || error instanceof NotSaved) throw error;
      await this.stop(error);
      throw stopped();
    }
  }

  async #sit(
    kind: 'join' | 'leave',
    seats: readonly SeatRow[],
    body: object,
    change: Changed = {},
  ): Promise<number> {
    this.seats = this.seats.map((seat) => seats.find((now) => now.seat === seat.seat) ?? seat);
    return await this.#change(change, { kind, body, match: this.match, write: { seats } });
  }

  async #change(change: Changed, happening: Happening): Promise<number> {
    this.row = { ...this.row, ...change };
    const write = { ...happening.write, ...(Object.keys(change).length > 0 && { change }) };
    return await this.journal.enter({ ...happening, sheet: this.sheet, write });
  }
}

const botIn = (seat: SeatRow, level: Level): SeatRow => ({
  ...seat,
  kind: 'bot',
  person: null,
  name: '',
  level,
});

const parsed = (text: string | null): Json => (text === null ? null : (JSON.parse(text) as Json));

function overIf({ outcome, handedOn }: Match): Changed {
  if (!outcome) return {};
  const handed = handedOn === null ? null : JSON.stringify(handedOn);
  return { status: 'finished', ended: Date.now(), outcome: JSON.stringify(outcome), handed };
}
