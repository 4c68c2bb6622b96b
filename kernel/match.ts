import type { Asked, Game, Outcome, Told, Viewer } from './game.ts';
import { copy, type Json } from './json.ts';
import { type Asker, type Question, Refusal, type Seat } from './question.ts';
import { Random } from './random.ts';
import { type Checkpoint, Run } from './run.ts';
import { type Returned, type Saved, type SavedEntry, stateOf } from './saved.ts';
import { admitted, checked, type Chosen, type Config, type Setup } from './setup.ts';
import { STAND, type Stood } from './standing.ts';
import { type Answered, type AsideTaken, type Entry, loadedEntry, savedEntry } from './tail.ts';

export { CONCEDE } from './run.ts';

/**
 * A game being played. It runs the rules up to the next question, takes answers that the rules offer,
 * and keeps a checkpoint and a tail from which it can be saved, undone and forked.
 */
export class Match<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly seats: number;
  readonly options: Chosen;
  readonly brought: readonly Json[];
  readonly inherited: Json;
  returned: Returned | undefined;
  /** Where in the tail the last accepted entry was put. */
  enteredAt = 0;
  /** What lies beside the last accepted answer. */
  beside: Json | undefined;
  #run: Run<S, V>;

  private constructor(game: Game<S, V>, setup: Omit<Setup, 'random'>, run: Run<S, V>) {
    this.game = game;
    this.seats = setup.seats;
    this.options = setup.options;
    this.brought = setup.brought;
    this.inherited = setup.inherited ?? null;
    this.#run = run;
  }

  static start<S, V>(game: Game<S, V>, config: Config): Match<S, V> {
    const setup = { ...admitted(game, config), random: Random.seeded(config.seed) };
    return Match.#begin(game, setup, game.setup(setup), setup.random);
  }

  /** Plays on from a position. For tests, and for puzzles and tutorials. */
  static from<S, V>(game: Game<S, V>, config: Config, state: S): Match<S, V> {
    return Match.#begin(game, checked(game, config), game.copy(state), Random.seeded(config.seed));
  }

  static #begin<S, V>(game: Game<S, V>, setup: Omit<Setup, 'random'>, state: S, random: Random): Match<S, V> {
    const chance = random.save();
    const run = new Run(game, { state, random: chance, drawn: 0, standing: [] }, new Random(chance));
    run.table.news = [];
    run.replay([]).refuseDeadEnd();
    return new Match(game, setup, run);
  }

  static load<S, V>(game: Game<S, V>, saved: Saved): Match<S, V> {
    const { random, standing = [] } = saved;
    const checkpoint = { state: stateOf(game, saved), random, drawn: 0, standing };
    try {
      return Match.#resume(game, saved, checkpoint, saved.tail);
    } catch (error) {
      const fresh = Random.seeded(`${random.join()} again`).save();
      const match = Match.#resume(game, saved, { ...checkpoint, random: fresh }, []);
      match.returned = { dropped: saved.tail, why: error instanceof Error ? error.message : String(error) };
      match.#run.serial = saved.serial + 1;
      return match;
    }
  }

  static #resume<S, V>(
    game: Game<S, V>,
    saved: Saved,
    checkpoint: Checkpoint<S>,
    tail: readonly SavedEntry[],
  ): Match<S, V> {
    const run = new Run(game, checkpoint, new Random(checkpoint.random)).replay(tail.map(loadedEntry));
    run.step = saved.step;
    run.serial = saved.serial;
    run.sealed = tail.length === 0 ? 0 : saved.sealed;
    run.table.news = [];
    return new Match(game, saved, run);
  }

  save(): Saved {
    const { checkpoint, step, serial, sealed, tail } = this.#run;
    const { state, random, standing } = checkpoint;
    return {
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options: this.options,
      brought: this.brought,
      ...(this.inherited !== null && { inherited: this.inherited }),
      step,
      serial,
      sealed,
      state,
      random,
      ...(standing.length > 0 && { standing }),
      tail: tail.map(savedEntry),
    };
  }

  /** What a match that is over hands on; null if nothing. */
  get handedOn(): Json {
    return (this.outcome && this.game.handsOn?.(this.state)) ?? null;
  }

  /** The state, for the rules' own tests and trusted runners; players see `view`. */
  get state(): S {
    return this.#run.table.state;
  }

  get random(): Random {
    return this.#run.table.random;
  }

  get outcome(): Outcome | undefined {
    return this.#run.outcome;
  }

  /** How many steps have been finished. */
  get step(): number {
    return this.#run.step;
  }

  /** Names the open questions; it moves whenever they do. */
  get serial(): number {
    return this.#run.serial;
  }

  /** The open questions that still want an answer; none when the match is over. */
  get open(): readonly Question[] {
    const { open } = this.#run;
    return open.length === 1 ? open : open.filter((question) => !question.settled);
  }

  /** What the last accepted entry (or the start) told. */
  get news(): readonly Told[] {
    return this.#run.table.news ?? [];
  }

  get tailLength(): number {
    return this.#run.tail.length;
  }

  view(viewer: Viewer): V {
    return this.views()(viewer);
  }

  /** Pictures of the moment, apart from the state. What all viewers see is the very same thing in the view of each. */
  views(): (viewer: Viewer) => V {
    const picture = this.game.copy(this.#run.table.state);
    return (viewer) => this.game.view(picture, viewer);
  }

  asked(viewer: Viewer | 'table'): Asked[] {
    return this.open.map((question) =>
      question.seat === viewer
        ? askedOf(this.serial, question)
        : { id: this.serial, seat: question.seat, about: question.about },
    );
  }

  /**
   * Takes an answer to the question with this id, or throws a Refusal and changes nothing. What lies beside an answer
   * is kept and told with it; rules never read it.
   */
  answer(seat: Asker, id: number, answer: Json, beside?: Json): void {
    const question = this.#run.awaited(seat, id);
    const value = question.read(copy(answer));
    if (value instanceof Refusal) throw value;
    const entry = { kind: 'answer', seat, answer: copy(answer), question, value } as const;
    this.#enter(beside === undefined ? entry : { ...entry, beside });
    this.beside = beside;
  }

  asides(seat: Seat): Asked[] {
    return this.asideQuestions(seat).map((question) => askedOf(this.serial, question));
  }

  /** The questions of the asides that this seat may take now. */
  asideQuestions(seat: Seat): Question[] {
    return this.#run.asides(seat).map(({ question }) => question);
  }

  /**
   * Takes an aside by its name (`about.say`), or throws a Refusal and changes nothing. The kernel's own asides are
   * CONCEDE, STAND (with the answer that is left standing) and RECALL (with the `say` of what is called back).
   */
  aside(seat: Seat, name: string, answer: Json): void {
    if (this.outcome) throw new Refusal({ say: 'matchIsOver' });
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) throw new Refusal({ say: 'notYourTurn' });
    this.#run.checkAside(seat, name, answer);
    this.#enter({ kind: 'aside', seat, answer: copy(answer), name });
    this.beside = undefined;
  }

  /** The answers this seat has left standing. Nobody else may know of them. */
  standing(seat: Seat): Stood[] {
    return this.#run.standing.filter((stood) => stood.seat === seat);
  }

  canUndo(seat: Seat): boolean {
    return this.#retractable(seat) !== undefined;
  }

  /** Takes back this seat's last answer, if nothing was revealed and nobody has answered since. */
  undo(seat: Seat): void {
    const entry = this.#retractable(seat);
    if (!entry) throw new Refusal({ say: 'cannotUndo' });
    if (this.#isPending(entry)) this.#run.reopen([entry.question]);
    else this.#rewind(this.#run.tail.slice(0, -1));
    this.#run.table.news = [];
    this.beside = undefined;
  }

  /** What this seat would take back: its own last entry, if it is the last of all or waits for others to decide. */
  #retractable(seat: Seat): Entry | undefined {
    const { tail, sealed, outcome } = this.#run;
    if (outcome) return undefined;
    const entry = tail.findLast((one) => one.seat === seat);
    if (!entry || this.#isPending(entry)) return entry;
    return tail.length > sealed && entry === tail.at(-1) ? entry : undefined;
  }

  /** An answer in a half answered `together`. */
  #isPending(entry: Entry): entry is Answered & { readonly question: Question } {
    const { open } = this.#run;
    if (entry.kind !== 'answer' || open.length < 2 || !entry.question) return false;
    return open.includes(entry.question);
  }

  /** An exact copy, hidden things and chance included. Only trusted code may hold one. */
  twin(): Match<S, V> {
    const run = this.#replayed(this.#run.tail);
    run.step = this.step;
    run.serial = this.serial;
    run.sealed = this.#run.sealed;
    run.table.news = [];
    return new Match(this.game, this, run);
  }

  /** Another run of this step, over these entries. */
  #replayed(tail: readonly Entry[]): Run<S, V> {
    const { checkpoint, isFork } = this.#run;
    const random = this.random.twin();
    random.restore(checkpoint.random, checkpoint.drawn);
    return new Run(this.game, checkpoint, random, isFork).replay(tail);
  }

  /**
   * A copy for a player to think with: what the seat cannot know is dealt anew, and chance is fresh.
   * In a half answered `together` it knows the seat's own answer and asks the others again.
   */
  fork(seat: Seat, seed: string): Match<S, V> {
    const match = this.twin();
    const run = match.#run;
    run.table.news = undefined;
    run.isFork = true;
    if (run.open.length > 1)
      run.reopen(run.open.filter((question) => question.settled && question.seat !== seat));
    run.tail.push({ kind: 'imagined', seat, seed });
    run.imagine(seat, seed);
    return match;
  }

  /** Applies a checked entry. If the rules throw, the match is as it was before. */
  #enter(entry: Answered | AsideTaken): void {
    const run = this.#run;
    const { serial, step, sealed, checkpoint, tail } = run;
    const { news } = run.table;
    if (news) run.table.news = [];
    this.#sealAgainstOthers(entry);
    this.enteredAt = tail.push(entry) - 1;
    try {
      run.apply(entry);
      run.refuseDeadEnd();
    } catch (error) {
      run.checkpoint = checkpoint;
      run.step = step;
      run.sealed = sealed;
      this.#rewind(tail.slice(0, -1));
      this.#run.serial = serial;
      this.#run.table.news = news;
      throw error;
    }
    if (entry.kind === 'aside') this.#putBefore(sealed);
  }

  /** What one seat decided is settled once another has answered. */
  #sealAgainstOthers(entry: Answered | AsideTaken): void {
    const run = this.#run;
    const last = run.tail.at(-1);
    const together = isAnswer(entry) ? run.open.length > 1 : run.isHalfAnswered;
    if (!together && last && last.seat !== entry.seat) run.sealed = run.tail.length;
  }

  /**
   * An aside that shows nothing, and could as well have been taken before what another seat has just decided, is put
   * there: that seat may still take back its own. The aside itself is then settled.
   */
  #putBefore(sealed: number): void {
    const run = this.#run;
    const last = run.tail.at(-1);
    const decided = run.tail.slice(sealed, -1);
    const isQuiet = !run.outcome && !run.isFork && run.sealed === run.tail.length - 1;
    if (!last || !isQuiet || decided.length === 0) return;
    const before = [...run.tail.slice(0, sealed), last, ...decided];
    if (!this.#leadsHere(before, sealed)) return;
    run.tail = before;
    run.sealed = sealed + 1;
    this.enteredAt = sealed;
  }

  /** Whether these entries lead to the very same moment and show nothing after the first so many. */
  #leadsHere(tail: readonly Entry[], shown: number): boolean {
    try {
      const other = this.#replayed(tail);
      return other.sealed <= shown && other.print === this.#run.print;
    } catch {
      return false;
    }
  }

  /** Back to the checkpoint, then on over these entries. */
  #rewind(tail: readonly Entry[]): void {
    const { checkpoint, isFork, sealed, step, serial, table } = this.#run;
    table.random.restore(checkpoint.random, checkpoint.drawn);
    const run = new Run(this.game, checkpoint, table.random, isFork);
    run.step = step;
    run.serial = serial;
    this.#run = run.replay(tail);
    run.sealed = Math.min(sealed, tail.length);
  }
}

/** To leave an answer standing is to answer. */
const isAnswer = (entry: Answered | AsideTaken): boolean => entry.kind === 'answer' || entry.name === STAND;

function askedOf(id: number, question: Question): Asked {
  const { seat, about, standing } = question;
  const asked = { id, seat, about, offer: question.offer() };
  return standing ? { ...asked, standing: standing.answer } : asked;
}
