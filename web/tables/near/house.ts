import {
  type Asker,
  type Config,
  CONCEDE,
  type Game,
  Match,
  type Question,
  Random,
  RECALL,
  Refusal,
  type Seat,
  type Thrower,
  type Thrown,
  type Viewer,
} from '@portolan/kernel';
import { isLevel, type Level, mayStepIn, type Move, type Players } from '@portolan/players';
import {
  type Listed,
  ServiceProblem,
  type Sheet,
  type TableWish,
  type Watcher,
} from '@portolan/service/client.ts';
import {
  fromRules,
  isBehind,
  noSuchTable,
  notPlaying,
  notSaved,
  Refused,
  stopped,
} from '@portolan/service/problems.ts';
import { historyAfter, seenAfter } from '@portolan/service/api/history.ts';
import type { House, SeededWish } from '../house.ts';
import type { Called } from './messages.ts';
import { listedFrom, type Store, type Told } from './store.ts';
import { type Act, NearTable } from './table.ts';

export interface Ground {
  readonly store: Store;
  readonly players: Pick<Players, 'answer'>;
  /** Names the code that runs, so that a table notices when it is not the code that spoke last. */
  readonly build: string;
  game(id: string): Promise<Game>;
  /** What really falls at a table of this game, where it has more than a sample. */
  thrower?(id: string): Promise<Thrower | undefined>;
  /** Whether bots are told which asides of this game are worth it. */
  weighsAsides?(id: string): Promise<boolean>;
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

/** A refusal as it is told: in the words of the service. */
function asTold({ status, problem, sentence, reason, behind }: Refused): ServiceProblem {
  return new ServiceProblem(status, { problem, sentence, ...(reason && { reason }), ...behind });
}

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
    const { build } = this.#ground;
    const { options = {}, seed = this.#ground.secret(), inherits } = wish;
    const inherited = inherits === undefined ? null : (await this.#find(inherits)).handedOn;
    const brought = wish.seats.map((seat) => (seat.kind === 'friend' ? null : (seat.brought ?? null)));
    const dealt = deal(game, { seats: wish.seats.length, seed, options, brought, inherited });
    const sheet: Sheet = {
      id: `near-${this.#ground.secret()}`,
      game: game.id,
      version: game.version,
      options: dealt.match?.options ?? options,
      status: 'playing',
      open: false,
      spectators: false,
      seats: wish.seats.map(seatOf),
      created: this.#ground.now(),
    };
    const table = NearTable.set(dealt.match, sheet, build);
    this.#open.set(sheet.id, Promise.resolve(table));
    await this.#enter(table, dealt.match ? 'start' : table.fail(dealt.failure, build), 'table');
    return listedFrom(table.kept);
  };

  table = async (id: string): Promise<Listed> => listedFrom((await this.#find(id)).kept);

  rematch = async (id: string): Promise<Listed> => {
    const over = await this.#find(id);
    const { game, options, seats, status, rematch } = over.sheet;
    if (status === 'playing') throw asTold(new Refused(409, 'notOver', 'This game is not over yet.'));
    const met = rematch === undefined ? undefined : await this.#ground.store.find(rematch);
    if (met) return listedFrom(met);
    const again = seats.map((seat, i) => ({ ...wishOf(seat), brought: over.brought[i] ?? null }));
    const wish = { game, options, seats: again };
    const listed = await this.set(over.handedOn === null ? wish : { ...wish, inherits: id });
    over.sheet = { ...over.sheet, rematch: listed.sheet.id };
    await this.#enter(over, 'rematch', 'table');
    return listed;
  };

  answer: House['answer'] = async (id, seat, question, answer) =>
    await this.#act(id, 'answer', seat, ({ match }) => match.answer(seat, question, answer));

  aside: House['aside'] = async (id, seat, after, name, answer) =>
    await this.#act(id, 'aside', seat, (table) => {
      table.refuseBehind(seat, after);
      table.match.aside(seat, name, answer);
    });

  undo: House['undo'] = async (id, seat, after) =>
    await this.#act(id, 'undo', seat, (table) => {
      table.refuseBehind(seat, after);
      table.match.undo(seat);
    });

  /** Gives up: the game is over if its rules say so, otherwise a bot plays on. */
  resign: House['resign'] = async (id, seat) => {
    const table = await this.#find(id);
    const concedes = table.hasMatch && table.match.game.concede?.(table.match.state, seat);
    if (!concedes) return await this.leave(id, seat);
    return await this.#act(id, 'aside', seat, ({ match }) => match.aside(seat, CONCEDE, null));
  };

  /** Gets up: a bot plays on. Nobody left: the table is cleared. */
  leave: House['leave'] = async (id, seat, level?: Level) => {
    const { n, sheet } = await this.#find(id);
    const others = sheet.seats.filter(({ kind }, other) => kind === 'person' && other !== seat);
    if (others.length === 0 || sheet.status !== 'playing') return await this.#clear(id, n);
    for (const { say } of (await this.#find(id)).match.standing(seat))
      await this.#act(id, 'aside', seat, ({ match }) => match.aside(seat, RECALL, say));
    return await this.#act(id, 'leave', seat, (table) => {
      const seats = table.sheet.seats.with(seat, { kind: 'bot', name: '', level: level ?? 'mate' });
      table.sheet = { ...table.sheet, seats };
    });
  };

  async #clear(id: string, n: number): Promise<{ n: number }> {
    this.#open.delete(id);
    await this.#ground.store.forget(id);
    for (const { watcher } of this.#watchersOf(id)) watcher.refused?.(asTold(noSuchTable()));
    return { n };
  }

  history: House['history'] = async (id, as, from?: number, to?: number) => {
    const n = from ?? 0;
    const updates = (await this.#ground.store.told(id, 0, to ?? Infinity)).map((told) => toldTo(as, told));
    const before = updates.filter((update) => update.n <= n);
    return historyAfter(n, seenAfter(before), updates.slice(before.length));
  };

  watch: House['watch'] = (id, viewer, watcher) => {
    const watching = { table: id, viewer, watcher };
    this.#watching.add(watching);
    this.#tellAnew(watching).catch(() => watcher.refused?.(asTold(noSuchTable())));
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
    if (!kept) throw asTold(noSuchTable());
    const table = new NearTable(kept);
    const act = table.resume(await this.#ground.game(kept.sheet.game), this.#ground.build);
    if (!table.hasMatch)
      for (const viewer of table.viewers)
        table.remember(viewer, seenAfter((await this.history(id, viewer)).updates).scene);
    return act === undefined || (await this.#noted(table, act, kept.n)) ? table : await this.#bring(id);
  }

  /** Enters that other rules speak now; false if another window was first to. */
  async #noted(table: NearTable, act: Act, n: number): Promise<boolean> {
    const { store } = this.#ground;
    const told = table.moved(act, 'table', this.#ground.now());
    try {
      await store.write(table.kept, told);
      return true;
    } catch {
      if ((await store.find(table.sheet.id))?.n === n) throw asTold(notSaved());
      return false;
    }
  }

  /** One act after the other: an act is kept before the next begins. */
  async #act(id: string, act: Act, by: Asker, carryOut: (table: NearTable) => void): Promise<{ n: number }> {
    const done = this.#acts.then(async () => {
      const table = await this.#find(id);
      try {
        this.#running(table, carryOut);
      } catch (error) {
        if (error instanceof Refused) throw asTold(withWhole(error, table, by));
        await this.#enter(table, table.fail(error, this.#ground.build), 'table');
        throw asTold(stopped());
      }
      return await this.#enter(table, act, by);
    });
    this.#acts = done.catch(() => undefined);
    return await done;
  }

  #running(table: NearTable, carryOut: (table: NearTable) => void): void {
    const { status } = table.sheet;
    if (status !== 'playing') throw status === 'stopped' ? stopped() : notPlaying();
    try {
      carryOut(table);
    } catch (error) {
      throw error instanceof Refusal ? fromRules(error) : error;
    }
  }

  async #enter(table: NearTable, act: Act, by: Asker): Promise<{ n: number }> {
    const { told, failure } = this.#toldOf(table, act, by);
    const { id } = table.sheet;
    const wholes = this.#watchersOf(id).map((watching) => ({
      watching,
      whole: table.whole(watching.viewer),
    }));
    try {
      await this.#ground.store.write(table.kept, told);
    } catch {
      await this.refresh(id);
      throw asTold(notSaved());
    }
    for (const { watching, whole } of wholes) watching.watcher.told(whole, toldTo(watching.viewer, told));
    this.#ground.moved(id);
    this.#letBotsPlay(table);
    if (failure && act !== 'start') throw failure;
    return { n: told.n };
  }

  /** What an entry tells. If the game cannot even show it, the table is set aside and that is told. */
  #toldOf(table: NearTable, act: Act, by: Asker): { told: Told; failure?: ServiceProblem } {
    try {
      return { told: table.moved(act, by, this.#ground.now()) };
    } catch (error) {
      const act = table.fail(error, this.#ground.build);
      return { told: table.moved(act, 'table', this.#ground.now()), failure: asTold(stopped()) };
    }
  }

  #watchersOf(id: string): Watching[] {
    return [...this.#watching].filter(({ table }) => table === id);
  }

  /** Bots, and the table itself, answer while somebody watches. A question is thought about once. */
  #letBotsPlay(table: NearTable): void {
    const { id, seats, status } = table.sheet;
    if (!table.hasMatch || status !== 'playing' || this.#watchersOf(id).length === 0) return;
    const { match, n } = table;
    const question = match.open.find(({ seat }) => seat === 'table' || seats[seat]?.kind === 'bot');
    if (question) this.#once(`${id} ${n}`, () => this.#letAnswer(table, question));
    seats.forEach(({ kind }, seat) => {
      if (kind === 'bot') this.#once(`${id} ${n} ${seat}`, () => this.#letStepIn(table, seat));
    });
  }

  #once(mark: string, play: () => Promise<void>): void {
    if (this.#thinking.has(mark)) return;
    this.#thinking.add(mark);
    void play()
      .catch(() => undefined)
      .finally(() => this.#thinking.delete(mark));
  }

  /** A bot that is not asked takes an aside that is worth it, at most one each time the table has changed. */
  async #letStepIn(table: NearTable, seat: Seat): Promise<void> {
    const { match, n, sheet } = table;
    if (!mayStepIn(match, seat) || !(await this.#ground.weighsAsides?.(sheet.game))) return;
    const { answer = null, aside } = (await this.#thought(table, seat, true).catch(() => undefined)) ?? {};
    if (aside === undefined || table.n !== n) return;
    const done = this.#act(sheet.id, 'aside', seat, ({ match: now }) => now.aside(seat, aside, answer));
    await done.catch(() => undefined);
  }

  /** If the table has moved on meanwhile, the answer is refused and forgotten. */
  async #letAnswer(table: NearTable, question: Question): Promise<void> {
    const { match, sheet } = table;
    const { serial } = match;
    const { seat } = question;
    const thought = await this.#thought(table, seat).catch(() => undefined);
    const { answer, aside, beside }: Move & Thrown = thought ?? {
      answer: question.sample(Random.seeded(this.#ground.secret())),
    };
    const done =
      aside !== undefined && seat !== 'table'
        ? this.#act(sheet.id, 'aside', seat, ({ match: now }) => now.aside(seat, aside, answer))
        : this.#act(sheet.id, 'answer', seat, ({ match: now }) => now.answer(seat, serial, answer, beside));
    await done.catch(() => undefined);
  }

  async #thought(
    { match, sheet }: NearTable,
    seat: Asker,
    unasked = false,
  ): Promise<(Move & Thrown) | undefined> {
    const seed = this.#ground.secret();
    if (seat === 'table') {
      const throws = await this.#ground.thrower?.(sheet.game);
      const asked = match.asked('table').find((open) => open.seat === 'table');
      return throws && asked && (await throws(asked, seed));
    }
    const level = sheet.seats[seat]?.level;
    if (!isLevel(level)) return undefined;
    const task = { game: sheet.game, saved: match.save(), seat, level, seed };
    return await this.#ground.players.answer({ ...task, unasked });
  }
}

/** Deals a match; what the game refuses is told, and what fails comes back. */
function deal(game: Game, config: Config): { match: Match } | { match?: undefined; failure: unknown } {
  try {
    return { match: Match.start(game, config) };
  } catch (failure) {
    if (failure instanceof Refusal) throw asTold(fromRules(failure));
    return { failure };
  }
}

/** Who is behind is refused with how the table stands. */
function withWhole(refused: Refused, table: NearTable, by: Asker): Refused {
  if (!isBehind(refused) || by === 'table') return refused;
  const { n, scene } = table.whole(by);
  refused.behind = { n, ...(scene && { scene }) };
  return refused;
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
