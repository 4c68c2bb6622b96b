import {
  type Asked,
  type Chosen,
  type Config,
  checked,
  type Event,
  type Game,
  type Outcome,
  type Setup,
  type Table,
  type Told,
  type Viewer,
} from './game.ts';
import { fingerprint, type Json } from './json.ts';
import { type Asker, type Question, Refusal, type Rules, type Seat } from './question.ts';
import { type Chance, Random } from './random.ts';
import { type Saved, type SavedEntry, stateOf } from './saved.ts';

/** An answer or an aside since the last checkpoint. A kept value spares a replay from reading the answer again. */
interface Entry {
  readonly seat: Asker;
  readonly answer: Json;
  /** The name of the aside, if it is one. */
  readonly aside?: string;
  /** The question that was answered and what the answer stood for: gone once saved. */
  readonly question?: Question;
  readonly value?: unknown;
  /** Print of the question, where the entry was loaded. */
  readonly print?: string;
}

interface Checkpoint<S> {
  readonly state: S;
  readonly random: Chance;
}

/** A saved tail that today's rules could not replay: the match went back to the start of its step. */
export interface Returned {
  readonly dropped: readonly SavedEntry[];
  readonly why: string;
}

export const CONCEDE = 'concede';
const MOST_STEPS_WITHOUT_A_QUESTION = 1000;

/**
 * A game being played. It runs the rules up to the next question, takes answers that the rules offer,
 * and keeps a checkpoint and a tail from which it can be saved, undone and forked.
 */
export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly seats: number;
  readonly options: Chosen;
  readonly brought: readonly Json[];
  returned: Returned | undefined;
  outcome: Outcome | undefined;
  /** How many steps have been finished. */
  step = 0;
  /** Names the open questions; it moves whenever they do. */
  serial = 0;

  #table: RunningTable<S>;
  #checkpoint: Checkpoint<S>;
  #tail: Entry[] = [];
  #sealed = 0;
  #open: readonly Question[] = [];
  #rules: Rules;

  private constructor(game: Game<S, V>, setup: Omit<Setup, 'random'>, checkpoint: Checkpoint<S>) {
    this.game = game;
    this.seats = setup.seats;
    this.options = setup.options;
    this.brought = setup.brought;
    this.#checkpoint = checkpoint;
    this.#table = new RunningTable(game.copy(checkpoint.state), new Random(checkpoint.random));
    this.#rules = game.play(this.#table);
  }

  static start<S, V>(game: Game<S, V>, config: Config): Match<S, V> {
    const setup = { ...checked(game, config), random: Random.seeded(config.seed) };
    const refused = game.admit?.(setup);
    if (refused) throw refused;
    const state = game.setup(setup);
    const match = new Match(game, setup, { state, random: setup.random.save() });
    match.#table.news = [];
    match.#advance();
    return match;
  }

  /** Plays on from a position. For tests, and for puzzles and tutorials. */
  static from<S, V>(game: Game<S, V>, config: Config, state: S): Match<S, V> {
    const match = new Match(game, checked(game, config), {
      state,
      random: Random.seeded(config.seed).save(),
    });
    match.#table.news = [];
    match.#advance();
    return match;
  }

  static load<S, V>(game: Game<S, V>, saved: Saved): Match<S, V> {
    if (saved.game !== game.id) throw new Error(`a saved game of ${saved.game} is not a game of ${game.id}`);
    if (saved.version > game.version)
      throw new Error(`saved by version ${saved.version} of ${game.id}, this is ${game.version}`);
    const checkpoint = { state: stateOf(game, saved), random: saved.random };
    try {
      return Match.#resume(game, saved, checkpoint, saved.tail);
    } catch (error) {
      const fresh = Random.seeded(`${saved.random.join()} again`).save();
      const match = Match.#resume(game, saved, { state: checkpoint.state, random: fresh }, []);
      match.returned = { dropped: saved.tail, why: error instanceof Error ? error.message : String(error) };
      match.serial = saved.serial + 1;
      return match;
    }
  }

  static #resume<S, V>(
    game: Game<S, V>,
    saved: Saved,
    checkpoint: Checkpoint<S>,
    tail: readonly SavedEntry[],
  ): Match<S, V> {
    const match = new Match(game, saved, checkpoint);
    match.step = saved.step;
    match.#replay(tail);
    match.serial = saved.serial;
    match.#sealed = tail.length === 0 ? 0 : saved.sealed;
    match.#table.news = [];
    return match;
  }

  save(): Saved {
    return {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options: this.options,
      brought: this.brought,
      step: this.step,
      serial: this.serial,
      sealed: this.#sealed,
      state: this.#checkpoint.state,
      random: this.#checkpoint.random,
      tail: this.#tail.map(savedEntry),
    };
  }

  /** The state, for the rules' own tests and trusted runners; players see `view`. */
  get state(): S {
    return this.#table.state;
  }

  get random(): Random {
    return this.#table.random;
  }

  /** The open questions that still want an answer; none when the match is over. */
  get open(): readonly Question[] {
    return this.#open.length === 1 ? this.#open : this.#open.filter((question) => !question.settled);
  }

  /** What the last accepted entry (or the start) told. */
  get news(): readonly Told[] {
    return this.#table.news ?? [];
  }

  get tailLength(): number {
    return this.#tail.length;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.#table.state, viewer);
  }

  asked(viewer: Viewer): Asked[] {
    return this.open.map((question) => {
      const open = { id: this.serial, seat: question.seat, about: question.about };
      return question.seat === viewer ? { ...open, offer: question.offer() } : open;
    });
  }

  /** Takes an answer to the question with this id, or throws a Refusal and changes nothing. */
  answer(seat: Asker, id: number, answer: Json): void {
    const question = this.#awaited(seat, id);
    const value = question.read(answer);
    if (value instanceof Refusal) throw value;
    this.#enter({ seat, answer, question, value });
  }

  asides(seat: Seat): Asked[] {
    if (this.outcome || this.#halfAnswered()) return [];
    return (this.game.asides?.(this.#table.state, seat) ?? []).map(({ question }) => ({
      id: this.serial,
      seat,
      about: question.about,
      offer: question.offer(),
    }));
  }

  /** Takes an aside by its name (`about.say`), or throws a Refusal and changes nothing. */
  aside(seat: Seat, name: string, answer: Json): void {
    if (this.outcome) throw new Refusal({ say: 'matchIsOver' });
    if (this.#halfAnswered()) throw new Refusal({ say: 'othersAreDeciding' });
    this.#checkAside(seat, name, answer);
    this.#enter({ seat, answer, aside: name });
  }

  canUndo(seat: Seat): boolean {
    if (this.outcome) return false;
    const last = this.#tail.at(-1);
    return this.#pending(seat) !== undefined || (last?.seat === seat && this.#tail.length > this.#sealed);
  }

  /** Takes back this seat's last answer, if nothing was revealed and nobody has answered since. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat)) throw new Refusal({ say: 'cannotUndo' });
    const pending = this.#pending(seat);
    if (pending) {
      pending.reopen();
      this.#tail = this.#tail.filter((entry) => entry.question !== pending);
    } else {
      this.#rewind(this.#tail.slice(0, -1));
    }
    this.serial++;
    this.#table.news = [];
  }

  /** An exact copy, hidden things and chance included. Only trusted code may hold one. */
  twin(): Match<S, V> {
    const match = new Match(this.game, this, this.#checkpoint);
    match.#replay(this.#tail);
    match.step = this.step;
    match.serial = this.serial;
    match.#sealed = this.#sealed;
    match.#table.news = [];
    return match;
  }

  /** A copy for a player to think with: what the seat cannot know is dealt anew, and chance is fresh. */
  fork(seat: Seat, seed: string): Match<S, V> {
    const match = this.twin();
    const random = Random.seeded(seed);
    this.game.imagine(match.#table.state, seat, random);
    match.#table.random.restore(random.save());
    match.#table.news = undefined;
    match.#forgetOthers(seat);
    for (const question of match.#open) question.relist();
    return match;
  }

  /** In a half answered `together` a fork knows the seat's own answer and asks the others again. */
  #forgetOthers(seat: Seat): void {
    if (this.#open.length < 2) return;
    const others = this.#open.filter((question) => question.settled && question.seat !== seat);
    for (const question of others) question.reopen();
    this.#tail = this.#tail.filter((entry) => !entry.question || !others.includes(entry.question));
  }

  #awaited(seat: Asker, id: number): Question {
    if (this.outcome) throw new Refusal({ say: 'matchIsOver' });
    if (id !== this.serial) throw new Refusal({ say: 'questionIsClosed' });
    for (const question of this.#open) if (question.seat === seat && !question.settled) return question;
    throw new Refusal({ say: 'notYourTurn' });
  }

  #halfAnswered(): boolean {
    return this.#open.some((question) => question.settled);
  }

  /** This seat's answer in a half answered `together`. */
  #pending(seat: Seat): Question | undefined {
    return this.#open.length < 2
      ? undefined
      : this.#open.find((question) => question.settled && question.seat === seat);
  }

  #checkAside(seat: Seat, name: string, answer: Json): void {
    if (name === CONCEDE) {
      if (!this.game.concede?.(this.#table.state, seat)) throw new Refusal({ say: 'cannotConcede' });
      return;
    }
    const value = this.#findAside(seat, name).question.read(answer);
    if (value instanceof Refusal) throw value;
  }

  #findAside(seat: Seat, name: string) {
    const aside = this.game
      .asides?.(this.#table.state, seat)
      .find(({ question }) => question.about.say === name);
    if (!aside) throw new Refusal({ say: 'notOffered', asked: name });
    return aside;
  }

  /** Applies a checked entry. If the rules throw, the match is as it was before. */
  #enter(entry: Entry): void {
    const { serial, step } = this;
    const checkpoint = this.#checkpoint;
    const sealed = this.#sealed;
    const tail = this.#tail;
    if (this.#table.news) this.#table.news = [];
    this.#sealAgainstOthers(entry, tail.at(-1));
    tail.push(entry);
    try {
      this.#apply(entry);
    } catch (error) {
      this.#checkpoint = checkpoint;
      this.step = step;
      this.outcome = undefined;
      this.#rewind(tail.slice(0, -1));
      this.serial = serial;
      this.#sealed = sealed;
      throw error;
    }
  }

  /** What one seat decided is settled once another has answered. */
  #sealAgainstOthers(entry: Entry, last: Entry | undefined): void {
    if (this.#open.length < 2 && last && last.seat !== entry.seat) this.#sealed = this.#tail.length;
  }

  #apply(entry: Entry): void {
    if (entry.aside === undefined) this.#settle(entry);
    else this.#applyAside(entry, entry.aside);
  }

  #settle(entry: Entry): void {
    entry.question?.settle(entry.value);
    const open = this.#open;
    for (let i = 0; i < open.length; i++) if (open[i]?.settled === false) return;
    if (open.length > 1 || entry.seat === 'table') this.#sealed = this.#tail.length;
    this.#advance();
  }

  #applyAside(entry: Entry, name: string): void {
    if (entry.seat === 'table') throw new Error('the table makes no asides');
    if (name === CONCEDE) {
      this.#end(this.game.concede?.(this.#table.state, entry.seat));
      return;
    }
    const before = this.#table.random.drawn;
    this.#findAside(entry.seat, name).act(this.#table, entry.answer);
    this.#sealIfShown(before);
    for (const question of this.#open) question.relist();
  }

  #sealIfShown(drawnBefore: number): void {
    if (this.#table.random.drawn === drawnBefore && !this.#table.revealed) return;
    this.#table.revealed = false;
    this.#sealed = this.#tail.length;
  }

  /** Runs the rules to the next question, over as many steps as it takes. */
  #advance(): void {
    const before = this.#table.random.drawn;
    for (let steps = 0; steps < MOST_STEPS_WITHOUT_A_QUESTION; steps++) {
      const next = this.#rules.next();
      if (!next.done) {
        this.#open = next.value;
        this.serial++;
        this.#sealIfShown(before);
        return;
      }
      if (this.#finishStep()) return;
    }
    throw new Error(`${this.game.id} ran ${MOST_STEPS_WITHOUT_A_QUESTION} steps without asking anything`);
  }

  /** The step is over: its end is the next checkpoint. True if the match is over too. */
  #finishStep(): boolean {
    const table = this.#table;
    this.#checkpoint = { state: this.game.copy(table.state), random: table.random.save() };
    this.#tail = [];
    this.#sealed = 0;
    table.revealed = false;
    this.step++;
    const outcome = this.game.outcome(table.state);
    if (outcome) this.#end(outcome);
    else this.#rules = this.game.play(table);
    return outcome !== undefined;
  }

  #end(outcome: Outcome | undefined): void {
    this.outcome = outcome;
    this.#open = [];
    this.serial++;
  }

  #rewind(tail: readonly Entry[]): void {
    const sealed = Math.min(this.#sealed, tail.length);
    this.#table = new RunningTable(
      this.game.copy(this.#checkpoint.state),
      new Random(this.#checkpoint.random),
    );
    this.#rules = this.game.play(this.#table);
    this.#tail = [];
    this.#replay(tail);
    this.#sealed = sealed;
    this.#table.news = [];
  }

  /** Gives the entries again from the checkpoint, telling nothing. Throws if they no longer fit. */
  #replay(tail: readonly Entry[]): void {
    const outcome = this.game.outcome(this.#table.state);
    if (outcome) this.#end(outcome);
    else this.#advance();
    for (const entry of tail) {
      const again = this.#again(entry);
      this.#tail.push(again);
      const length = this.#tail.length;
      this.#apply(again);
      if (this.#tail.length !== length) throw new Error('the step ended before its answers did');
    }
  }

  /** The same entry for today's questions. What the answer stood for is kept where it is known. */
  #again(entry: Entry): Entry {
    if (entry.aside !== undefined) {
      if (entry.seat !== 'table') this.#checkAside(entry.seat, entry.aside, entry.answer);
      return entry;
    }
    const question = this.#awaited(entry.seat, this.serial);
    if (entry.question) return { ...entry, question };
    if (entry.print !== printOf(question)) throw new Error(`the question ${question.about.say} has changed`);
    const value = question.read(entry.answer);
    if (value instanceof Refusal) throw value;
    return { seat: entry.seat, answer: entry.answer, question, value };
  }
}

/** The table rules work on; it tells only while somebody listens. */
class RunningTable<S> implements Table<S> {
  news: Told[] | undefined;
  revealed = false;

  constructor(
    readonly state: S,
    readonly random: Random,
  ) {}

  tell(event: Event, fuller?: { readonly [seat: Seat]: Event }): void {
    this.news?.push(fuller ? { event, fuller } : { event });
  }

  reveal(): void {
    this.revealed = true;
  }
}

const printOf = (question: Question): string => fingerprint([question.kind, question.seat, question.about]);

function savedEntry(entry: Entry): SavedEntry {
  const { seat, answer } = entry;
  if (entry.aside !== undefined) return { seat, answer, aside: entry.aside };
  return { seat, answer, print: entry.question ? printOf(entry.question) : (entry.print ?? '') };
}
