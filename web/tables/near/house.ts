import {
  type Asker,
  CONCEDE,
  type Config,
  type Game,
  Match,
  type Question,
  Random,
  Refusal,
  type Thrower,
  type Thrown,
  type Viewer,
} from '@portolan/kernel';
import { isLevel, type Move, type Players } from '@portolan/players';
import {
  type Listed,
  type Problem,
  ServiceProblem,
  type Sheet,
  type TableWish,
  type Watcher,
} from '@portolan/service/client.ts';
import type { House, SeededWish } from '../house.ts';
import type { Called } from './messages.ts';
import { listedFrom, type Store, type Told } from './store.ts';
import { type Act, NearTable } from './table.ts';

export interface Ground {
  readonly store: Store;
  readonly players: Pick<Players, 'answer'>;
  game(id: string): Promise<Game>;
  /** What really falls at a table of this game, where it has more than a sample. */
  thrower?(id: string): Promise<Thrower | undefined>;
  /** A random name that nobody has used. */
  secret(): string;
  now(): number;
  /** Called when a table has moved here, so that other windows look again. */
  moved(table: string): void;
}

interface Watching {
  readonly table: string;
  readonly viewer: Viewer;
  readonly watcher: Watcher;
}

const problem = (
  status: number,
  name: string,
  sentence: string,
  reason?: Problem['reason'],
): ServiceProblem => new ServiceProblem(status, { problem: name, sentence, ...(reason && { reason }) });

const noSuchTable = (): ServiceProblem => problem(404, 'noSuchTable', 'There is no such table here.');
const fromRules = ({ reason }: Refusal): ServiceProblem =>
  problem(409, 'refused', 'The rules do not allow that.', reason);

/**
 * The house in this browser: the same matches, kept move by move, with bots in a worker beside it. An act is done
 * when it is kept; if another window was first, the table is brought anew and the act refused.
 */
export class NearHouse implements Called {
  readonly #ground: Ground;
  readonly #open = new Map<string, Promise<NearTable>>();
  readonly #watching = new Set<Watching>();
  readonly #thinking = new Set<string>();
  #acts: Promise<unknown> = Promise.resolve();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  set = async (wish: SeededWish): Promise<Listed> => {
    const game = await this.#ground.game(wish.game);
    const id = `near-${this.#ground.secret()}`;
    const { options = {}, inherits } = wish;
    const inherited = inherits === undefined ? null : (await this.#find(inherits)).match.handedOn;
    const brought = wish.seats.map((seat) => (seat.kind === 'friend' ? null : (seat.brought ?? null)));
    const seed = wish.seed ?? this.#ground.secret();
    const match = started(game, { seats: wish.seats.length, seed, options, brought, inherited });
    const sheet: Sheet = {
      id,
      game: game.id,
      version: game.version,
      options: match.options,
      status: 'playing',
      open: false,
      spectators: false,
      seats: wish.seats.map(seatOf),
      created: this.#ground.now(),
    };
    const table = NearTable.set(match, sheet);
    this.#open.set(id, Promise.resolve(table));
    await this.#enter(table, 'start', 'table');
    return listedFrom(table.kept);
  };

  table = async (id: string): Promise<Listed> => listedFrom((await this.#find(id)).kept);

  rematch = async (id: string): Promise<Listed> => {
    const { sheet, match } = await this.#find(id);
    const seats = sheet.seats.map((seat, i) => ({ ...wishOf(seat), brought: match.brought[i] ?? null }));
    const wish = { game: sheet.game, options: sheet.options, seats };
    return await this.set(match.handedOn === null ? wish : { ...wish, inherits: id });
  };

  answer: House['answer'] = async (id, seat, question, answer) =>
    await this.#act(id, 'answer', seat, (match) => match.answer(seat, question, answer));

  aside: House['aside'] = async (id, seat, _after, name, answer) =>
    await this.#act(id, 'aside', seat, (match) => match.aside(seat, name, answer));

  undo: House['undo'] = async (id, seat) => await this.#act(id, 'undo', seat, (match) => match.undo(seat));

  /** Gives up: the game is over if its rules say so, otherwise the table is cleared. */
  resign: House['resign'] = async (id, seat) => {
    const { match } = await this.#find(id);
    if (!match.game.concede?.(match.state, seat)) return await this.leave(id, seat);
    return await this.#act(id, 'aside', seat, () => match.aside(seat, CONCEDE, null));
  };

  /** Clears the table: nobody else sits there. */
  leave: House['leave'] = async (id) => {
    const { n } = await this.#find(id);
    this.#open.delete(id);
    await this.#ground.store.forget(id);
    for (const { table, watcher } of this.#watching) if (table === id) watcher.refused?.(noSuchTable());
    return { n };
  };

  history: House['history'] = async (id, as, from?: number, to?: number) => ({
    updates: (await this.#ground.store.told(id, from ?? 0, to ?? Infinity)).map((told) => toldTo(as, told)),
  });

  watch: House['watch'] = (id, viewer, watcher) => {
    const watching = { table: id, viewer, watcher };
    this.#watching.add(watching);
    this.#tellAnew(watching).catch(() => watcher.refused?.(noSuchTable()));
    return () => this.#watching.delete(watching);
  };

  /** Another window has moved: what is in memory here is old. */
  async refresh(id: string): Promise<void> {
    this.#open.delete(id);
    for (const watching of this.#watching) if (watching.table === id) await this.#tellAnew(watching);
  }

  async #tellAnew({ table: id, viewer, watcher }: Watching): Promise<void> {
    const table = await this.#find(id);
    watcher.connected?.(true);
    watcher.told(table.whole(viewer), undefined);
    this.#letBotsPlay(table);
  }

  async #find(id: string): Promise<NearTable> {
    const found = this.#open.get(id) ?? this.#bring(id);
    this.#open.set(id, found);
    found.catch(() => this.#open.delete(id));
    return await found;
  }

  async #bring(id: string): Promise<NearTable> {
    const kept = await this.#ground.store.find(id);
    if (!kept) throw noSuchTable();
    return NearTable.load(await this.#ground.game(kept.sheet.game), kept);
  }

  /** One act after the other: an act is kept before the next begins. */
  async #act(id: string, act: Act, by: Asker, move: (match: Match) => void): Promise<{ n: number }> {
    const done = this.#acts.then(async () => {
      const table = await this.#find(id);
      try {
        move(table.match);
      } catch (error) {
        throw error instanceof Refusal ? fromRules(error) : error;
      }
      return await this.#enter(table, act, by);
    });
    this.#acts = done.catch(() => undefined);
    return await done;
  }

  async #enter(table: NearTable, act: Act, by: Asker): Promise<{ n: number }> {
    const told = table.moved(act, by, this.#ground.now());
    const { id } = table.sheet;
    const wholes = this.#watchersOf(id).map((watching) => ({
      watching,
      whole: table.whole(watching.viewer),
    }));
    try {
      await this.#ground.store.write(table.kept, told);
    } catch {
      await this.refresh(id);
      throw problem(503, 'notSaved', 'That could not be saved: nothing was changed. Try again.');
    }
    for (const { watching, whole } of wholes) watching.watcher.told(whole, toldTo(watching.viewer, told));
    this.#ground.moved(id);
    this.#letBotsPlay(table);
    return { n: told.n };
  }

  #watchersOf(id: string): Watching[] {
    return [...this.#watching].filter(({ table }) => table === id);
  }

  /** Bots, and the table itself, answer while somebody watches. A question is thought about once. */
  #letBotsPlay(table: NearTable): void {
    const { id, seats } = table.sheet;
    const question = table.match.open.find(({ seat }) => seat === 'table' || seats[seat]?.kind === 'bot');
    const mark = `${id} ${table.n}`;
    if (!question || this.#thinking.has(mark) || this.#watchersOf(id).length === 0) return;
    this.#thinking.add(mark);
    void this.#letAnswer(table, question).finally(() => this.#thinking.delete(mark));
  }

  /** If the table has moved on meanwhile, the answer is refused and forgotten. */
  async #letAnswer(table: NearTable, question: Question): Promise<void> {
    const { match, sheet } = table;
    const { serial } = match;
    const { seat } = question;
    const thought = await this.#thought(table, question).catch(() => undefined);
    const { answer, aside, beside }: Move & Thrown = thought ?? {
      answer: question.sample(Random.seeded(this.#ground.secret())),
    };
    const done =
      aside !== undefined && seat !== 'table'
        ? this.#act(sheet.id, 'aside', seat, (now) => now.aside(seat, aside, answer))
        : this.#act(sheet.id, 'answer', seat, (now) => now.answer(seat, serial, answer, beside));
    await done.catch(() => undefined);
  }

  async #thought({ match, sheet }: NearTable, { seat }: Question): Promise<(Move & Thrown) | undefined> {
    const seed = this.#ground.secret();
    if (seat === 'table') {
      const throws = await this.#ground.thrower?.(sheet.game);
      const asked = match.asked('table').find((open) => open.seat === 'table');
      return throws && asked && (await throws(asked, seed));
    }
    const level = sheet.seats[seat]?.level;
    if (!isLevel(level)) return undefined;
    return await this.#ground.players.answer({ game: sheet.game, saved: match.save(), seat, level, seed });
  }
}

function started(game: Game, config: Config): Match {
  try {
    return Match.start(game, config);
  } catch (error) {
    throw error instanceof Refusal ? fromRules(error) : error;
  }
}

type SheetSeat = Sheet['seats'][number];

/** A friend at this table sits beside me: everybody here is a person of this device. */
const seatOf = (wish: TableWish['seats'][number]): SheetSeat =>
  wish.kind === 'bot' ? { kind: 'bot', name: '', level: wish.level } : { kind: 'person', name: '' };

const wishOf = ({ kind, level }: SheetSeat): TableWish['seats'][number] =>
  kind === 'bot' ? { kind, level: isLevel(level) ? level : 'mate' } : { kind: 'me' };

const toldTo = (viewer: Viewer, { to }: Told) => {
  const update = to[viewer] ?? to['spectator'];
  if (!update) throw new Error('an entry that told nobody anything');
  return update;
};
