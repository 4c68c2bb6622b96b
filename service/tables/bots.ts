import {
  type Asker,
  type Match,
  type Question,
  Random,
  type Saved,
  type Seat,
  type Thrown,
} from '@portolan/kernel';
import { isLevel, type Level, mayStepIn, type Move } from '@portolan/players';
import { NotSaved } from '../store/saving.ts';
import { type Harbour, secret } from './harbour.ts';
import type { OpenTable } from './table.ts';

interface Asking {
  readonly game: string;
  readonly saved: Saved;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  /** Who has set the table: nobody's bots keep those of others waiting. */
  readonly whom: string;
  readonly unasked?: boolean;
}

/** What the service needs of players: what a seat of a saved match does, some time later; nothing if it need not. */
export interface Players {
  answer(asking: Asking): Promise<Move | undefined>;
  close(): void;
}

/** Tables are woken no faster than their bots can think. */
const MOST_WOKEN = 20;

/** Lets bots, and the table itself, answer what they are asked. Nobody waits for them but the table they sit at. */
export class Bots {
  /** How many are thinking. */
  thinking = 0;
  #closed = false;
  readonly #harbour: Harbour;
  readonly #players: Players;
  readonly #failed: (table: string, error: unknown) => void;

  constructor(harbour: Harbour, players: Players, failed: (table: string, error: unknown) => void) {
    this.#harbour = harbour;
    this.#players = players;
    this.#failed = failed;
    harbour.moved = (table) => void setImmediate(() => this.#play(table));
  }

  /** Wakes the tables where bots were to play when the service went down. */
  async wake(): Promise<void> {
    for (const id of await this.#harbour.store.awaitingBots()) {
      while (this.thinking >= MOST_WOKEN && !this.#closed)
        await new Promise((resolve) => setTimeout(resolve, 50));
      if (this.#closed) return;
      await this.#harbour.find(id).catch((error: unknown) => this.#failed(id, error));
    }
  }

  /** Sends the players home; whoever was thinking is asked again when the service is back. */
  close(): void {
    this.#closed = true;
    this.#players.close();
  }

  #play(table: OpenTable): void {
    const { match, row } = table;
    if (this.#closed || !match || row.status !== 'playing') return;
    for (const question of match.open)
      if (isForUs(table, question))
        void this.#once(table, `${match.serial} ${question.seat}`, () =>
          this.#answer(table, match, question),
        );
    for (const { seat, kind } of table.seats)
      if (kind === 'bot')
        void this.#once(table, `aside ${table.journal.n} ${seat}`, () => this.#stepIn(table, match, seat));
  }

  /** A question is thought about once, and so is how the table stands by a seat that is not asked. */
  async #once(table: OpenTable, mark: string, play: () => Promise<void>): Promise<void> {
    if (table.thinking.has(mark)) return;
    table.thinking.add(mark);
    this.thinking++;
    try {
      await play();
    } catch (error) {
      this.#failed(table.row.id, error);
      if (error instanceof NotSaved) void this.#again(table.row.id);
    } finally {
      this.thinking--;
      table.thinking.delete(mark);
    }
  }

  /** What could not be saved is tried again when the disk is back: the table comes anew from the store, and asks again. */
  async #again(id: string): Promise<void> {
    try {
      await this.#harbour.store.saving.again();
      if (!this.#closed) await this.#harbour.find(id);
    } catch (error) {
      this.#failed(id, error);
    }
  }

  /** If the table has moved on meanwhile, the answer is dropped. A player that fails is answered for off-hand. */
  async #answer(table: OpenTable, match: Match, question: Question): Promise<void> {
    const { serial } = match;
    const open = (): boolean =>
      !this.#closed && table.match === match && match.serial === serial && !question.settled;
    const done = await this.#think(table, match, question.seat);
    if (!open()) return;
    try {
      await carryOut(table, question, done ?? offHand(question));
    } catch (error) {
      if (error instanceof NotSaved) throw error;
      if (!open()) return;
      this.#failed(table.row.id, error);
      await carryOut(table, question, offHand(question));
    }
  }

  /** A bot that is not asked takes an aside that is worth it, at most one each time the table has changed. */
  async #stepIn(table: OpenTable, match: Match, seat: Seat): Promise<void> {
    const { n } = table.journal;
    if (!mayStepIn(match, seat) || !(await this.#harbour.weighsAsides(match.game.id))) return;
    const done = await this.#think(table, match, seat, true);
    if (done?.aside === undefined || this.#closed || table.match !== match || table.journal.n !== n) return;
    await table.aside(seat, n, done.aside, done.answer);
  }

  async #think(table: OpenTable, match: Match, seat: Asker, unasked = false): Promise<Done | undefined> {
    try {
      if (seat === 'table') return await this.#throw(match);
      const level = table.seats[seat]?.level;
      if (!isLevel(level)) return undefined;
      const { host: whom } = table.row;
      const task = { game: match.game.id, saved: match.save(), seat, level, seed: secret(8), whom };
      return await this.#players.answer({ ...task, unasked });
    } catch (error) {
      if (!this.#closed) this.#failed(table.row.id, error);
      return undefined;
    }
  }

  async #throw(match: Match): Promise<Thrown | undefined> {
    const throws = await this.#harbour.thrower(match.game.id);
    const asked = match.asked('table').find((open) => open.seat === 'table');
    return throws && asked && (await throws(asked, secret(8)));
  }
}

/** What a bot does, or what fell. */
type Done = Move & Thrown;

async function carryOut(table: OpenTable, { seat }: Question, done: Done): Promise<void> {
  const { answer, aside, beside } = done;
  if (aside !== undefined && seat !== 'table') await table.aside(seat, table.journal.n, aside, answer);
  else await table.answer(seat, table.match?.serial ?? 0, answer, beside);
}

const isForUs = (table: OpenTable, { seat }: Question): boolean =>
  seat === 'table' || table.seats[seat]?.kind === 'bot';

const offHand = (question: Question): Done => ({ answer: question.sample(Random.seeded(secret(8))) });
