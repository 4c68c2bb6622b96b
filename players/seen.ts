import {
  type Asked,
  type Json,
  type Match,
  type Outcome,
  type Question,
  Random,
  type Seat,
} from '@portolan/kernel';

/** A match that could be the real one, as far as its seat can tell. Playing it on touches nothing. */
export class Imagined<S = unknown> {
  readonly #match: Match<S>;
  readonly #seat: Seat;

  constructor(match: Match<S>, seat: Seat) {
    this.#match = match;
    this.#seat = seat;
  }

  get state(): S {
    return this.#match.state;
  }

  /** How many steps of the match are finished. */
  get step(): number {
    return this.#match.step;
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome;
  }

  /** The question to answer next: the thinking seat's own where several are open, none when the match is over. */
  get question(): Question | undefined {
    const open = this.#match.open;
    if (open.length > 1) return open.find((question) => question.seat === this.#seat) ?? open[0];
    return open[0];
  }

  /** The asides that the thinking seat may take. */
  get asides(): readonly Question[] {
    return this.#match.asideQuestions(this.#seat);
  }

  get random(): Random {
    return this.#match.random;
  }

  aside(name: string, answer: Json): void {
    this.#match.aside(this.#seat, name, answer);
  }

  answer(question: Question, answer: Json): void {
    this.#match.answer(question.seat, this.#match.serial, answer);
  }
}

/** As many imagined matches as a seat likes, whether or not it is asked. */
export interface Imagining<S = unknown> {
  readonly seat: Seat;
  /** Chance of the player's own. */
  readonly random: Random;
  /** A fresh imagining: what the seat cannot know is dealt anew at every call. */
  fork(): Imagined<S>;
}

/** All that a player is given: what its seat sees, what it is asked, and what it can imagine. */
export interface Seen<S = unknown, V = unknown> extends Imagining<S> {
  readonly view: V;
  readonly asked: Asked;
  readonly candidates: readonly Json[];
}

/** Trusted: it holds the match. */
export function imagining<S, V>(match: Match<S, V>, seat: Seat, seed: string): Imagining<S> {
  let forks = 0;
  return {
    seat,
    random: Random.seeded(`${seed} thinks`),
    fork: () => new Imagined(match.fork(seat, `${seed} imagines ${forks++}`), seat),
  };
}

/** What a seat of this match sees; nothing if it is not asked. Trusted: a player gets what this returns, never the match. */
export function seenBy<S, V>(match: Match<S, V>, seat: Seat, seed: string): Seen<S, V> | undefined {
  const question = match.open.find((open) => open.seat === seat);
  const asked = match.asked(seat).find((open) => open.seat === seat);
  if (!question || !asked) return undefined;
  const own = imagining(match, seat, seed);
  return { ...own, view: match.view(seat), asked, candidates: question.candidates(own.random) };
}
