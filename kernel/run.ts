import type { Aside, Game, Outcome } from './game.ts';
import { copy, type Json } from './json.ts';
import { type Asker, type Question, Refusal, type Rules, type Seat } from './question.ts';
import { type Chance, Random } from './random.ts';
import { RunningTable } from './running.ts';
import { RECALL, recalled, STAND, standingFor, stoodAt, type Stood, withoutLapsed } from './standing.ts';
import { type Answered, answeredAgain, type AsideTaken, type Entry } from './tail.ts';

/** The state at the start of a step, where chance stood, and what was left standing. */
export interface Checkpoint<S> {
  readonly state: S;
  readonly random: Chance;
  readonly drawn: number;
  readonly standing: readonly Stood[];
}

export const CONCEDE = 'concede';
const MOST_RUNS_WITHOUT_A_QUESTION = 1000;

/**
 * The rules at work, from a checkpoint over the entries of a tail up to what is asked next. It trusts its entries:
 * the match checks them first, and throws the run away if the rules fail.
 */
export class Run<S = unknown, V = unknown> {
  readonly game: Game<S, V>;
  readonly table: RunningTable<S>;
  /** A fork is thrown away after use: it keeps one checkpoint and a tail over many steps, which is quicker. */
  isFork: boolean;
  checkpoint: Checkpoint<S>;
  tail: Entry[] = [];
  /** So many entries of the tail can no longer be taken back. */
  sealed = 0;
  open: readonly Question[] = [];
  standing: readonly Stood[];
  outcome: Outcome | undefined;
  step = 0;
  serial = 0;
  /** The step under way, once it has begun. */
  #rules: Rules | undefined;

  constructor(game: Game<S, V>, checkpoint: Checkpoint<S>, random: Random, isFork = false) {
    this.game = game;
    this.checkpoint = checkpoint;
    this.table = new RunningTable(game.copy(checkpoint.state), random);
    this.standing = checkpoint.standing;
    this.isFork = isFork;
  }

  /** Gives the entries again from the checkpoint. Throws if they no longer fit. */
  replay(tail: readonly Entry[]): this {
    if (!this.#endIfOver()) this.#advance();
    for (const entry of tail) {
      const again = this.#again(entry);
      this.tail.push(again);
      const length = this.tail.length;
      this.apply(again);
      if (this.tail.length !== length) throw new Error('the step ended before its answers did');
    }
    return this;
  }

  /** The same entry for the questions of this run. */
  #again(entry: Entry): Entry {
    if (entry.kind === 'answer') return answeredAgain(entry, this.awaited(entry.seat, this.serial));
    if (entry.kind === 'aside') this.checkAside(entry.seat, entry.name, entry.answer);
    return entry;
  }

  awaited(seat: Asker, id: number): Question {
    if (this.outcome) throw new Refusal({ say: 'matchIsOver' });
    if (id !== this.serial) throw new Refusal({ say: 'questionIsClosed' });
    const question = this.#questionFor(seat);
    if (!question) throw new Refusal({ say: 'notYourTurn' });
    return question;
  }

  #questionFor(seat: Asker): Question | undefined {
    for (const question of this.open) if (question.seat === seat && !question.settled) return question;
    return undefined;
  }

  get isHalfAnswered(): boolean {
    return this.open.some((question) => question.settled);
  }

  /** While others are deciding together, only asides that say so. */
  asides(seat: Seat): readonly Aside<S>[] {
    if (this.outcome) return [];
    const asides = this.game.asides?.(this.table.state, seat) ?? [];
    return this.isHalfAnswered ? asides.filter(({ meanwhile }) => meanwhile) : asides;
  }

  checkAside(seat: Seat, name: string, answer: Json): void {
    if (name === STAND) return this.#checkStanding(seat, answer);
    if (name === RECALL) {
      if (recalled(this.standing, seat, answer).length === this.standing.length) throw notOffered(name);
      return;
    }
    if (name === CONCEDE) return this.#checkConceding(seat, answer);
    const value = this.#findAside(seat, name).question.read(answer);
    if (value instanceof Refusal) throw value;
  }

  #checkStanding(seat: Seat, answer: Json): void {
    const question = this.#questionFor(seat);
    if (!question?.standing || question.standing.answer !== answer) throw notOffered(STAND);
  }

  #checkConceding(seat: Seat, answer: Json): void {
    if (this.isHalfAnswered) throw new Refusal({ say: 'othersAreDeciding' });
    const ends = answer === null && this.game.concede?.(this.table.state, seat);
    if (!ends) throw new Refusal({ say: 'cannotConcede' });
  }

  #findAside(seat: Seat, name: string): Aside<S> {
    const aside = this.asides(seat).find(({ question }) => question.about.say === name);
    if (aside) return aside;
    throw this.isHalfAnswered ? new Refusal({ say: 'othersAreDeciding' }) : notOffered(name);
  }

  apply(entry: Entry): void {
    switch (entry.kind) {
      case 'answer':
        return this.#settle(entry);
      case 'aside':
        return this.#applyAside(entry);
      case 'imagined':
        return this.imagine(entry.seat, entry.seed);
    }
  }

  #settle({ question, value }: Answered): void {
    question?.settle(value);
    this.#goOn();
  }

  /** Goes on once everybody has answered. */
  #goOn(): void {
    const { open } = this;
    for (let i = 0; i < open.length; i++) if (open[i]?.settled === false) return;
    if (open.length > 1) this.sealed = this.tail.length;
    this.#advance();
  }

  #applyAside(entry: AsideTaken): void {
    const { seat, name, answer } = entry;
    if (name === STAND) return this.#stand(seat);
    if (name === RECALL) return this.#recall(seat, answer);
    if (name === CONCEDE) return this.#end(this.game.concede?.(this.table.state, seat));
    const { state, random } = this.table;
    const before = random.drawn;
    const aside = this.#findAside(seat, name);
    const ending = this.game.outcome(state);
    aside.act(this.table, copy(answer));
    this.#sealIfShown(before);
    for (const question of this.open) question.relist();
    if (!ending) this.#endIfOver();
  }

  #stand(seat: Seat): void {
    const question = this.#questionFor(seat);
    if (!question?.standing) return;
    this.standing = stoodAt(this.standing, seat, question);
    settleBy(question, question.standing.answer);
    this.#goOn();
  }

  /** What stood in a window that is still open is asked again. */
  #recall(seat: Seat, say: Json): void {
    this.standing = recalled(this.standing, seat, say);
    for (const question of this.open)
      if (question.seat === seat && question.about.say === say && this.isByStanding(question))
        question.reopen();
  }

  /** Whether an open question was settled by an answer left standing. */
  isByStanding(question: Question): boolean {
    return (
      question.settled && !this.tail.some((entry) => entry.kind === 'answer' && entry.question === question)
    );
  }

  #sealIfShown(drawnBefore: number): void {
    if (this.table.random.drawn === drawnBefore && !this.table.revealed) return;
    this.table.revealed = false;
    this.sealed = this.tail.length;
  }

  /** Runs the rules to the next question that wants an answer, over as many steps as it takes. */
  #advance(): void {
    const before = this.table.random.drawn;
    for (let runs = 0; runs < MOST_RUNS_WITHOUT_A_QUESTION; runs++) {
      this.#rules ??= this.game.play(this.table);
      const next = this.#rules.next();
      if (next.done) {
        if (this.#finishStep()) return;
        continue;
      }
      this.open = next.value;
      this.serial++;
      if (this.standing.length > 0 && this.#answerStanding()) continue;
      this.#sealIfShown(before);
      return;
    }
    throw new Error(`${this.game.id} ran ${MOST_RUNS_WITHOUT_A_QUESTION} times without asking anything`);
  }

  /** Gives the answers left standing. True if nobody is left to ask. */
  #answerStanding(): boolean {
    this.standing = withoutLapsed(this.standing, this.open);
    for (const question of this.open) {
      const stood = standingFor(this.standing, question);
      if (!stood || !settleBy(question, stood.answer)) continue;
      this.sealed = this.tail.length;
    }
    return this.open.every(({ settled }) => settled);
  }

  /** The step is over: its end is the next checkpoint, unless in a fork. True if the match is over too. */
  #finishStep(): boolean {
    if (!this.isFork) {
      const { state, random } = this.table;
      const { standing } = this;
      this.checkpoint = {
        state: this.game.copy(state),
        random: random.save(),
        drawn: random.drawn,
        standing,
      };
      this.tail = [];
    }
    this.sealed = this.tail.length;
    this.#rules = undefined;
    this.step++;
    return this.#endIfOver();
  }

  /** True if the match is over. */
  #endIfOver(): boolean {
    const outcome = this.game.outcome(this.table.state);
    if (outcome) this.#end(outcome);
    return outcome !== undefined;
  }

  #end(outcome: Outcome | undefined): void {
    this.outcome = outcome;
    this.open = [];
    this.serial++;
  }

  /** In a fork: what the seat cannot know is dealt anew, and what others left standing is asked again. */
  imagine(seat: Seat, seed: string): void {
    const random = Random.seeded(seed);
    this.game.imagine(this.table.state, seat, random);
    this.table.random.restore(random.save());
    this.sealed = this.tail.length;
    if (this.standing.length > 0) this.standing = this.standing.filter((stood) => stood.seat === seat);
    for (const question of this.open) {
      question.relist();
      if (question.seat !== seat && this.isByStanding(question)) question.reopen();
    }
  }

  /** Takes answers out of a half answered `together`; its questions stay the ones that were asked. */
  reopen(questions: readonly Question[]): void {
    for (const question of questions) question.reopen();
    this.tail = this.tail.filter(
      (entry) => entry.kind !== 'answer' || !entry.question || !questions.includes(entry.question),
    );
  }

  /** A question that no answer fits would hold up the match for ever. */
  refuseDeadEnd(): void {
    for (const { settled, answerable, about, seat } of this.open) {
      if (!settled && !answerable)
        throw new Error(`${this.game.id} asks ${about.say} of seat ${seat} and offers nothing`);
    }
  }

  /** All that matters of this moment, as text. */
  get print(): string {
    const asked = this.open.map((question) => [question.seat, question.about, question.offer()]);
    return JSON.stringify([this.table.state, this.table.random.save(), this.standing, asked]);
  }
}

const notOffered = (asked: string): Refusal => new Refusal({ say: 'notOffered', asked });

/** Whether the question takes this answer, and if so gives it. */
function settleBy(question: Question, answer: Json): boolean {
  const value = question.read(answer);
  if (value instanceof Refusal) return false;
  question.settle(value);
  return true;
}
