import type { About, Json } from './json.ts';
import type { Random } from './random.ts';
import type { Standing } from './standing.ts';

export type Seat = number;
/** Who is asked: a seat, or the table itself for chance that comes from outside the rules. */
export type Asker = Seat | 'table';

/** Why an answer was not taken. Nothing has changed when this is thrown. */
export class Refusal extends Error {
  constructor(readonly reason: About) {
    super(JSON.stringify(reason));
    this.name = 'Refusal';
  }
}

/** A rule: works on plain data and yields a question where somebody must decide. */
export type Rules<T = void> = Generator<readonly Question[], T, void>;

/**
 * One of the things that may be chosen; `on` names a thing on the table that the board draws.
 * Rules tell options apart by their key, never by identity: a replay may hand them the same choice as another object.
 */
export interface Option {
  readonly key: string;
  readonly on?: string;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A range, or where it is worked out from a state that may move while the question is open. */
export type Within = Range | (() => Range);

const MOST_CANDIDATES = 200;

const rangeOf = (within: Within): Range => (typeof within === 'function' ? within() : within);

/** What is asked. The answer is JSON from outside; what rules get is the thing it stands for. */
export abstract class Question<T = unknown> {
  abstract readonly kind: 'pick' | 'picks' | 'amount' | 'shape';
  #settled = false;
  #value: T | undefined;

  constructor(
    readonly seat: Asker,
    /** What is asked, in public: it never holds anything hidden. */
    readonly about: About,
  ) {}

  /** What the answer stands for; a Refusal if it may not be given. Changes nothing. */
  abstract read(answer: Json): T | Refusal;
  /** Answers worth considering: all of them where there are at most 200, else a sample. */
  abstract candidates(random: Random): readonly Json[];
  /** One answer at random. */
  abstract sample(random: Random): Json;
  /** What the asked seat is told besides `about`. */
  abstract offer(): Offer;
  /** The answer that may be left standing, if one may. */
  get standing(): Standing | undefined {
    return undefined;
  }
  /** Whether there is anything to answer, as far as can be told without trying. */
  get answerable(): boolean {
    return true;
  }
  /** Forgets what was listed, because the state has changed under the question. */
  relist(): void {}

  get settled(): boolean {
    return this.#settled;
  }

  get value(): T {
    if (!this.#settled) throw new Error(`the question ${this.about.say} has no answer yet`);
    return this.#value as T;
  }

  settle(value: T): void {
    this.#settled = true;
    this.#value = value;
  }

  reopen(): void {
    this.#settled = false;
    this.#value = undefined;
  }
}

/** How a question looks to the seat that is asked. */
export type Offer =
  | { readonly kind: 'pick'; readonly options: readonly Option[] }
  | { readonly kind: 'picks'; readonly options: readonly Option[]; readonly range: Range }
  | { readonly kind: 'amount'; readonly range: Range }
  | { readonly kind: 'shape'; readonly shape: Json; readonly candidates?: readonly Candidate[] };

/** An answer to a shape that need not be drawn: named like an option, so that keys, a screen reader and a phone can give it. */
export interface Candidate extends Option {
  readonly answer: Json;
}

const notOffered = (about: About): Refusal => new Refusal({ say: 'notOffered', asked: about.say });

/** Options of a pick or picks, listed when first needed and again when the state has moved. */
abstract class Choice<O extends Option, T> extends Question<T> {
  readonly #list: () => readonly O[];
  #listed: readonly O[] | undefined;

  constructor(seat: Asker, about: About, list: () => readonly O[]) {
    super(seat, about);
    this.#list = list;
  }

  get options(): readonly O[] {
    return (this.#listed ??= this.#list());
  }

  override relist(): void {
    this.#listed = undefined;
  }

  protected find(key: Json): O | undefined {
    const options = this.options;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      if (option?.key === key) return option;
    }
    return undefined;
  }
}

export class Pick<O extends Option> extends Choice<O, O> {
  readonly kind = 'pick';
  readonly #standing: Standing | undefined;

  constructor(seat: Asker, about: About, list: () => readonly O[], standing?: Standing) {
    super(seat, about, list);
    this.#standing = standing;
  }

  override get standing(): Standing | undefined {
    return this.#standing;
  }

  read(answer: Json): O | Refusal {
    return this.find(answer) ?? notOffered(this.about);
  }

  override get answerable(): boolean {
    return this.options.length > 0;
  }

  candidates(random: Random): readonly Json[] {
    const keys = this.options.map((option) => option.key);
    return keys.length > MOST_CANDIDATES
      ? random.shuffle(keys, 'candidates').slice(0, MOST_CANDIDATES)
      : keys;
  }

  sample(random: Random): Json {
    const options = this.options;
    const option = options[random.below(options.length)];
    if (option === undefined) throw new Error(`nothing to choose for ${this.about.say}`);
    return option.key;
  }

  offer(): Offer {
    return { kind: 'pick', options: this.options };
  }
}

/** Several of the options, none twice; `fits` may refuse a combination. */
export class Picks<O extends Option> extends Choice<O, readonly O[]> {
  readonly kind = 'picks';

  constructor(
    seat: Asker,
    about: About,
    list: () => readonly O[],
    readonly within: Within,
    readonly fits: (chosen: readonly O[]) => About | undefined = () => undefined,
  ) {
    super(seat, about, list);
  }

  get range(): Range {
    return rangeOf(this.within);
  }

  read(answer: Json): readonly O[] | Refusal {
    if (!Array.isArray(answer)) return notOffered(this.about);
    const keys: readonly Json[] = answer;
    if (keys.length < this.range.min || keys.length > this.range.max) {
      return new Refusal({
        say: 'wrongCount',
        asked: this.about.say,
        min: this.range.min,
        max: this.range.max,
      });
    }
    const chosen = new Set<O>();
    for (const key of keys) {
      const option = this.find(key);
      if (option === undefined || chosen.has(option)) return notOffered(this.about);
      chosen.add(option);
    }
    const reason = this.fits([...chosen]);
    return reason ? new Refusal(reason) : [...chosen];
  }

  override get answerable(): boolean {
    const { min, max } = this.range;
    return min <= max && min <= this.options.length;
  }

  candidates(random: Random): readonly Json[] {
    const all = subsets(this.options, this.range, MOST_CANDIDATES * 4);
    const fitting = all?.filter((subset) => this.fits(subset) === undefined) ?? this.#someSubsets(random);
    const most = fitting.length > MOST_CANDIDATES ? random.shuffle(fitting, 'candidates') : fitting;
    return most.slice(0, MOST_CANDIDATES).map((subset) => subset.map((option) => option.key));
  }

  sample(random: Random): Json {
    for (let tries = 0; tries < 100; tries++) {
      const chosen = this.#anySubset(random);
      if (this.fits(chosen) === undefined) return chosen.map((option) => option.key);
    }
    return random.pick(this.candidates(random), 'sample');
  }

  /** Fitting subsets drawn at random, each once, for when there are too many to list. */
  #someSubsets(random: Random): O[][] {
    const drawn = new Map<string, O[]>();
    for (let tries = 0; tries < MOST_CANDIDATES * 4 && drawn.size < MOST_CANDIDATES; tries++) {
      const chosen = this.#anySubset(random);
      if (this.fits(chosen) === undefined) drawn.set(chosen.map((option) => option.key).join(), chosen);
    }
    return [...drawn.values()];
  }

  /** Any number of the options that is asked for, in the order they are listed. */
  #anySubset(random: Random): O[] {
    const { min, max } = this.range;
    const options = this.options;
    const count = min + random.below(Math.min(max, options.length) - min + 1);
    const chosen = new Set(random.shuffle([...options], 'sample').slice(0, count));
    return options.filter((option) => chosen.has(option));
  }

  offer(): Offer {
    return { kind: 'picks', options: this.options, range: this.range };
  }
}

/** All subsets with a size in the range; nothing if there are more than `most`, which every branch soon shows. */
function subsets<O>(items: readonly O[], { min, max }: Range, most: number): O[][] | undefined {
  const found: O[][] = [];
  const grow = (from: number, chosen: readonly O[]): boolean => {
    if (chosen.length >= min && found.push([...chosen]) > most) return false;
    if (chosen.length >= max) return true;
    const last = items.length - Math.max(0, min - chosen.length - 1);
    for (let i = from; i < last; i++) if (!grow(i + 1, chosen.concat(items.slice(i, i + 1)))) return false;
    return true;
  };
  return grow(0, []) ? found : undefined;
}

/** A whole number within a range. */
export class Amount extends Question<number> {
  readonly kind = 'amount';

  constructor(
    seat: Asker,
    about: About,
    readonly within: Within,
  ) {
    super(seat, about);
  }

  get range(): Range {
    return rangeOf(this.within);
  }

  read(answer: Json): number | Refusal {
    if (typeof answer !== 'number' || !Number.isInteger(answer)) return notOffered(this.about);
    if (answer < this.range.min || answer > this.range.max) {
      return new Refusal({
        say: 'wrongAmount',
        asked: this.about.say,
        min: this.range.min,
        max: this.range.max,
      });
    }
    return answer === 0 ? 0 : answer;
  }

  override get answerable(): boolean {
    return this.range.min <= this.range.max;
  }

  candidates(random: Random): readonly Json[] {
    const { min, max } = this.range;
    if (max - min < MOST_CANDIDATES) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return Array.from({ length: MOST_CANDIDATES }, () => min + random.below(max - min + 1));
  }

  sample(random: Random): Json {
    const { min, max } = this.range;
    return min + random.below(max - min + 1);
  }

  offer(): Offer {
    return { kind: 'amount', range: this.range };
  }
}

/** What a shape asks for and how its answers are read, proposed and drawn at random. */
export interface Shaping<T> {
  /** What the board needs in order to let a player draw the answer. */
  readonly shape: Json;
  read(answer: Json): T | Refusal;
  sample(random: Random): Json;
  candidates?(random: Random): readonly Json[];
  /** The few answers worth offering by name beside the drawing. */
  offered?(): readonly Candidate[];
}

/** An answer with a form of its own: a ship's course, cargo in holds. */
export class Shape<T> extends Question<T> {
  readonly kind = 'shape';
  #offered: readonly Candidate[] | undefined;

  constructor(
    seat: Asker,
    about: About,
    readonly shaping: Shaping<T>,
  ) {
    super(seat, about);
  }

  read(answer: Json): T | Refusal {
    return this.shaping.read(answer);
  }

  candidates(random: Random): readonly Json[] {
    return this.shaping.candidates?.(random).slice(0, MOST_CANDIDATES) ?? [this.sample(random)];
  }

  sample(random: Random): Json {
    return this.shaping.sample(random);
  }

  override relist(): void {
    this.#offered = undefined;
  }

  offer(): Offer {
    const { shape } = this.shaping;
    this.#offered ??= this.shaping.offered?.();
    return this.#offered ? { kind: 'shape', shape, candidates: this.#offered } : { kind: 'shape', shape };
  }
}

/** Asks one seat for one of the options; the rules may let it leave one of them standing. */
export function* pick<O extends Option>(
  seat: Asker,
  about: About,
  options: () => readonly O[],
  standing?: Standing,
): Rules<O> {
  const question = new Pick(seat, about, options, standing);
  yield [question];
  return question.value;
}

/** Asks one seat for several of the options. */
export function* picks<O extends Option>(
  seat: Asker,
  about: About,
  options: () => readonly O[],
  within: Within,
  fits?: (chosen: readonly O[]) => About | undefined,
): Rules<readonly O[]> {
  const question = new Picks(seat, about, options, within, fits);
  yield [question];
  return question.value;
}

/** Asks one seat for a whole number. */
export function* amount(seat: Asker, about: About, within: Within): Rules<number> {
  const question = new Amount(seat, about, within);
  yield [question];
  return question.value;
}

/** Asks one seat, or the table, for an answer with a form of its own. */
export function* shape<T>(seat: Asker, about: About, shaping: Shaping<T>): Rules<T> {
  const question = new Shape(seat, about, shaping);
  yield [question];
  return question.value;
}

type Values<Q extends readonly Question[]> = {
  -readonly [I in keyof Q]: Q[I] extends Question<infer T> ? T : never;
};

/** Several seats decide at once; the rule goes on when all have answered. At most one question a seat. */
export function* together<const Q extends readonly Question[]>(questions: Q): Rules<Values<Q>> {
  const seats = new Set(questions.map((question) => question.seat));
  if (seats.size < questions.length) throw new Error('a seat is asked two things at once');
  if (questions.length > 0) yield questions;
  return questions.map((question) => question.value) as Values<Q>;
}
