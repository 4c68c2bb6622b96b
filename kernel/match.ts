import {
  type Aside,
  type Asked,
  type Chosen,
  type Config,
  checked,
  type Game,
  type Outcome,
  type Setup,
  type Told,
  type Viewer,
} from './game.ts';
import { copy, type Json } from './json.ts';
import { type Asker, type Question, Refusal, type Rules, type Seat } from './question.ts';
import { type Chance, Random } from './random.ts';
import { RunningTable } from './running.ts';
import { type Returned, type Saved, type SavedEntry, stateOf } from './saved.ts';
import {
  type Answered,
  answeredAgain,
  type AsideTaken,
  type Entry,
  loadedEntry,
  savedEntry,
} from './tail.ts';

/** The state at the start of the step, and where chance stood. */
interface Checkpoint<S> {
  readonly state: S;
  readonly random: Chance;
  readonly drawn: number;
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
  /** Where in the tail the last accepted entry was put. */
  enteredAt = 0;

  #table: RunningTable<S>;
  #checkpoint: Checkpoint<S>;
  #tail: Entry[] = [];
  #sealed = 0;
  /** A fork is thrown away after use: it keeps one checkpoint and a tail over many steps, which is quicker. */
  #isFork = false;
  #open: readonly Question[] = [];
  /** The step under way, once it has begun. */
  #rules: Rules | undefined;

  private constructor(
    game: Game<S, V>,
    setup: Omit<Setup, 'random'>,
    checkpoint: Checkpoint<S>,
    random = new Random(checkpoint.random),
  ) {
    this.game = game;
    this.seats = setup.seats;
    this.options = setup.options;
    this.brought = setup.brought;
    this.#checkpoint = checkpoint;
    this.#table = new RunningTable(game.copy(checkpoint.state), random);
  }

  static start<S, V>(game: Game<S, V>, config: Config): Match<S, V> {
    const setup = { ...checked(game, config), random: Random.seeded(config.seed) };
    const refused = game.admit?.(setup);
    if (refused) throw refused;
    return Match.#begin(game, setup, game.setup(setup), setup.random);
  }

  /** Plays on from a position. For tests, and for puzzles and tutorials. */
  static from<S, V>(game: Game<S, V>, config: Config, state: S): Match<S, V> {
    return Match.#begin(game, checked(game, config), game.copy(state), Random.seeded(config.seed));
  }

  static #begin<S, V>(game: Game<S, V>, setup: Omit<Setup, 'random'>, state: S, random: Random): Match<S, V> {
    const match = new Match(game, setup, { state, random: random.save(), drawn: 0 });
    match.#table.news = [];
    match.#replay([]);
    match.#refuseDeadEnd();
    return match;
  }

  static load<S, V>(game: Game<S, V>, saved: Saved): Match<S, V> {
    const state = stateOf(game, saved);
    try {
      return Match.#resume(game, saved, { state, random: saved.random, drawn: 0 }, saved.tail);
    } catch (error) {
      const fresh = Random.seeded(`${saved.random.join()} again`).save();
      const match = Match.#resume(game, saved, { state, random: fresh, drawn: 0 }, []);
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
    match.#replay(tail.map(loadedEntry));
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
    return this.views()(viewer);
  }

  /** Pictures of the moment, apart from the state. What all viewers see is the very same thing in the view of each. */
  views(): (viewer: Viewer) => V {
    const picture = this.game.copy(this.#table.state);
    return (viewer) => this.game.view(picture, viewer);
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
    this.#enter({ kind: 'answer', seat, answer: copy(answer), question, value });
  }

  asides(seat: Seat): Asked[] {
    return this.asideQuestions(seat).map((question) => ({
      id: this.serial,
      seat,
      about: question.about,
      offer: question.offer(),
    }));
  }

  /** The questions of the asides that this seat may take now. */
  asideQuestions(seat: Seat): Question[] {
    return this.outcome ? [] : this.#asidesNow(seat).map(({ question }) => question);
  }

  /** Takes an aside by its name (`about.say`), or throws a Refusal and changes nothing. */
  aside(seat: Seat, name: string, answer: Json): void {
    if (this.outcome) throw new Refusal({ say: 'matchIsOver' });
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) throw new Refusal({ say: 'notYourTurn' });
    this.#checkAside(seat, name, answer);
    this.#enter({ kind: 'aside', seat, answer: copy(answer), name });
  }

  canUndo(seat: Seat): boolean {
    return this.#retractable(seat) !== undefined;
  }

  /** Takes back this seat's last answer, if nothing was revealed and nobody has answered since. */
  undo(seat: Seat): void {
    const entry = this.#retractable(seat);
    if (!entry) throw new Refusal({ say: 'cannotUndo' });
    if (this.#isPending(entry)) this.#reopen([entry.question]);
    else this.#rewind(this.#tail.slice(0, -1));
    this.#table.news = [];
  }

  /** An exact copy, hidden things and chance included. Only trusted code may hold one. */
  twin(): Match<S, V> {
    const match = this.#replayed(this.#tail);
    match.step = this.step;
    match.serial = this.serial;
    match.#sealed = this.#sealed;
    match.#table.news = [];
    return match;
  }

  /** Another run of this step, over these entries. */
  #replayed(tail: readonly Entry[]): Match<S, V> {
    const random = this.#table.random.twin();
    random.restore(this.#checkpoint.random, this.#checkpoint.drawn);
    const match = new Match(this.game, this, this.#checkpoint, random);
    match.#isFork = this.#isFork;
    match.#replay(tail);
    return match;
  }

  /**
   * A copy for a player to think with: what the seat cannot know is dealt anew, and chance is fresh.
   * In a half answered `together` it knows the seat's own answer and asks the others again.
   */
  fork(seat: Seat, seed: string): Match<S, V> {
    const match = this.twin();
    match.#table.news = undefined;
    match.#isFork = true;
    if (match.#open.length > 1)
      match.#reopen(match.#open.filter((question) => question.settled && question.seat !== seat));
    match.#tail.push({ kind: 'imagined', seat, seed });
    match.#imagine(seat, seed);
    return match;
  }

  #imagine(seat: Seat, seed: string): void {
    const random = Random.seeded(seed);
    this.game.imagine(this.#table.state, seat, random);
    this.#table.random.restore(random.save());
    this.#sealed = this.#tail.length;
    for (const question of this.#open) question.relist();
  }

  /** Takes answers out of a half answered `together`; its questions stay the ones that were asked. */
  #reopen(questions: readonly Question[]): void {
    for (const question of questions) question.reopen();
    this.#tail = this.#tail.filter(
      (entry) => entry.kind !== 'answer' || !entry.question || !questions.includes(entry.question),
    );
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

  /** What this seat would take back: its own last entry, if it is the last of all or waits for others to decide. */
  #retractable(seat: Seat): Entry | undefined {
    if (this.outcome) return undefined;
    const entry = this.#tail.findLast((one) => one.seat === seat);
    if (!entry || this.#isPending(entry)) return entry;
    return this.#tail.length > this.#sealed && entry === this.#tail.at(-1) ? entry : undefined;
  }

  /** An answer in a half answered `together`. */
  #isPending(entry: Entry): entry is Answered & { readonly question: Question } {
    return (
      entry.kind === 'answer' &&
      this.#open.length > 1 &&
      entry.question !== undefined &&
      this.#open.includes(entry.question)
    );
  }

  #checkAside(seat: Seat, name: string, answer: Json): void {
    if (name === CONCEDE) {
      if (this.#halfAnswered()) throw new Refusal({ say: 'othersAreDeciding' });
      const ends = answer === null && this.game.concede?.(this.#table.state, seat);
      if (!ends) throw new Refusal({ say: 'cannotConcede' });
      return;
    }
    const value = this.#findAside(seat, name).question.read(answer);
    if (value instanceof Refusal) throw value;
  }

  /** While others are deciding together, only asides that say so. */
  #asidesNow(seat: Seat): readonly Aside<S>[] {
    const asides = this.game.asides?.(this.#table.state, seat) ?? [];
    return this.#halfAnswered() ? asides.filter(({ meanwhile }) => meanwhile) : asides;
  }

  #findAside(seat: Seat, name: string): Aside<S> {
    const aside = this.#asidesNow(seat).find(({ question }) => question.about.say === name);
    if (aside) return aside;
    throw new Refusal(
      this.#halfAnswered() ? { say: 'othersAreDeciding' } : { say: 'notOffered', asked: name },
    );
  }

  /** Applies a checked entry. If the rules throw, the match is as it was before. */
  #enter(entry: Answered | AsideTaken): void {
    const { serial, step } = this;
    const { news } = this.#table;
    const checkpoint = this.#checkpoint;
    const sealed = this.#sealed;
    const tail = this.#tail;
    if (news) this.#table.news = [];
    this.#sealAgainstOthers(entry, tail.at(-1));
    this.enteredAt = tail.push(entry) - 1;
    try {
      this.#apply(entry);
      this.#refuseDeadEnd();
    } catch (error) {
      this.#checkpoint = checkpoint;
      this.step = step;
      this.#rewind(tail.slice(0, -1));
      this.serial = serial;
      this.#sealed = sealed;
      this.#table.news = news;
      throw error;
    }
    if (entry.kind === 'aside') this.#putBefore(sealed);
  }

  /** What one seat decided is settled once another has answered. */
  #sealAgainstOthers(entry: Entry, last: Entry | undefined): void {
    const together = entry.kind === 'aside' ? this.#halfAnswered() : this.#open.length > 1;
    if (!together && last && last.seat !== entry.seat) this.#sealed = this.#tail.length;
  }

  /**
   * An aside that shows nothing, and could as well have been taken before what another seat has just decided, is put
   * there: that seat may still take back its own. The aside itself is then settled.
   */
  #putBefore(sealed: number): void {
    const tail = this.#tail;
    const last = tail.at(-1);
    const decided = tail.slice(sealed, -1);
    const isQuiet = !this.outcome && !this.#isFork && this.#sealed === tail.length - 1;
    if (!last || !isQuiet || decided.length === 0) return;
    const before = [...tail.slice(0, sealed), last, ...decided];
    if (!this.#leadsHere(before, sealed)) return;
    this.#tail = before;
    this.#sealed = sealed + 1;
    this.enteredAt = sealed;
  }

  /** Whether these entries lead to the very same moment and show nothing after the first so many. */
  #leadsHere(tail: readonly Entry[], shown: number): boolean {
    try {
      const other = this.#replayed(tail);
      return other.#sealed <= shown && other.#moment() === this.#moment();
    } catch {
      return false;
    }
  }

  #moment(): string {
    const asked = this.#open.map((question) => [question.seat, question.about, question.offer()]);
    return JSON.stringify([this.#table.state, this.#table.random.save(), asked]);
  }

  /** A question that no answer fits would hold up the match for ever. */
  #refuseDeadEnd(): void {
    for (const question of this.#open) {
      if (!question.settled && !question.answerable)
        throw new Error(
          `${this.game.id} asks ${question.about.say} of seat ${question.seat} and offers nothing`,
        );
    }
  }

  #apply(entry: Entry): void {
    switch (entry.kind) {
      case 'answer':
        return this.#settle(entry);
      case 'aside':
        return this.#applyAside(entry);
      case 'imagined':
        return this.#imagine(entry.seat, entry.seed);
    }
  }

  #settle(entry: Answered): void {
    entry.question?.settle(entry.value);
    const open = this.#open;
    for (let i = 0; i < open.length; i++) if (open[i]?.settled === false) return;
    if (open.length > 1) this.#sealed = this.#tail.length;
    this.#advance();
  }

  #applyAside({ seat, name, answer }: AsideTaken): void {
    if (name === CONCEDE) {
      this.#end(this.game.concede?.(this.#table.state, seat));
      return;
    }
    const before = this.#table.random.drawn;
    const { state } = this.#table;
    const aside = this.#findAside(seat, name);
    const ending = this.game.outcome(state);
    aside.act(this.#table, copy(answer));
    this.#sealIfShown(before);
    for (const question of this.#open) question.relist();
    if (!ending) this.#endIfOver();
  }

  /** True if the match is over. */
  #endIfOver(): boolean {
    const outcome = this.game.outcome(this.#table.state);
    if (outcome) this.#end(outcome);
    return outcome !== undefined;
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
      this.#rules ??= this.game.play(this.#table);
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

  /** The step is over: its end is the next checkpoint, unless in a fork. True if the match is over too. */
  #finishStep(): boolean {
    if (!this.#isFork) {
      const { state, random } = this.#table;
      this.#checkpoint = { state: this.game.copy(state), random: random.save(), drawn: random.drawn };
      this.#tail = [];
    }
    this.#sealed = this.#tail.length;
    this.#rules = undefined;
    this.step++;
    return this.#endIfOver();
  }

  #end(outcome: Outcome | undefined): void {
    this.outcome = outcome;
    this.#open = [];
    this.serial++;
  }

  /** Back to the checkpoint, then on over these entries. */
  #rewind(tail: readonly Entry[]): void {
    const { state, random: chance, drawn } = this.#checkpoint;
    const sealed = Math.min(this.#sealed, tail.length);
    const { random } = this.#table;
    random.restore(chance, drawn);
    this.#table = new RunningTable(this.game.copy(state), random);
    this.#rules = undefined;
    this.#tail = [];
    this.#replay(tail);
    this.#sealed = sealed;
  }

  /** Gives the entries again from the checkpoint. Throws if they no longer fit. */
  #replay(tail: readonly Entry[]): void {
    if (!this.#endIfOver()) this.#advance();
    for (const entry of tail) {
      const again = this.#again(entry);
      this.#tail.push(again);
      const length = this.#tail.length;
      this.#apply(again);
      if (this.#tail.length !== length) throw new Error('the step ended before its answers did');
    }
  }

  /** The same entry for the questions of this run. */
  #again(entry: Entry): Entry {
    if (entry.kind === 'answer') return answeredAgain(entry, this.#awaited(entry.seat, this.serial));
    if (entry.kind === 'aside') this.#checkAside(entry.seat, entry.name, entry.answer);
    return entry;
  }
}
