/**
 * One random game, watched: after every answer the promises of the kernel and the game are put to the test.
 * A trial is made of its seed alone, so a failure can be played again.
 */
import {
  type Chosen,
  type Config,
  type Game,
  type Json,
  Match,
  type Question,
  Random,
  Refusal,
  type Saved,
  optionSets,
} from '@portolan/kernel';

/** A broken promise, and after how many decisions it showed. */
export interface Failure {
  readonly trial: number;
  readonly decision: number;
  readonly why: string;
}

export interface Played {
  readonly decisions: number;
  readonly longestTail: number;
  /** The game would not set such a table. */
  readonly refused: boolean;
  readonly failure?: Failure;
}

/** Called before each answer; for watching a replay. */
export type Watcher = (decision: number, question: Question, answer: Json) => void;

const MOST_DECISIONS = 20_000;

/** The table of a trial: player counts and option sets take turns, then options are mixed at random. */
export function configOf(game: Game, seed: string, trial: number, seats?: number): Config {
  const counts = game.seats.max - game.seats.min + 1;
  const sets = optionSets(game);
  const mixed = Math.floor(trial / counts) >= sets.length;
  const random = Random.seeded(`${seed}/${trial}/table`);
  return {
    seats: seats ?? game.seats.min + (trial % counts),
    seed: `${seed}/${trial}`,
    options: mixed ? mixedOptions(game, random) : (sets[Math.floor(trial / counts)] ?? {}),
  };
}

function mixedOptions(game: Game, random: Random): Chosen {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, { values }]) => [name, random.pick(values, 'option')]),
  );
}

export function play(game: Game, config: Config, trial: number, watch?: Watcher): Played {
  const random = Random.seeded(`${config.seed}/answers`);
  let decision = 0;
  let longestTail = 0;
  const end = (more: Partial<Played> = {}): Played => ({
    decisions: decision,
    longestTail,
    refused: false,
    ...more,
  });
  try {
    const match = Match.start(game, config);
    while (match.open.length > 0) {
      if (decision >= MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
      oneDecision(match, random, (question, answer) => watch?.(decision, question, answer));
      decision++;
      longestTail = Math.max(longestTail, match.tailLength);
    }
    checkEnd(match);
    return end();
  } catch (error) {
    if (decision === 0 && error instanceof Refusal) return end({ refused: true });
    return end({ failure: { trial, decision, why: wordsOf(error) } });
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Costly promises are tested now and then, the cheap ones every time. */
function oneDecision(match: Match, random: Random, watch: (question: Question, answer: Json) => void): void {
  if (random.below(8) === 0) tryAside(match, random);
  const question = random.pick(match.open, 'question');
  if (random.below(8) === 0) checkOffer(match, question, random);
  if (random.below(16) === 0) checkSaving(match);
  if (random.below(16) === 0) checkSecrets(match, random);
  const answer = question.sample(random);
  watch(question, answer);
  const before = print(match.state);
  match.answer(question.seat, match.serial, answer);
  if (random.below(8) === 0) checkUndo(match, question, answer, before);
  const wrong = match.game.audit(match.state);
  if (wrong !== undefined) throw new Error(`the audit says: ${wrong}`);
}

const print = (value: unknown): string => JSON.stringify(value);

function expectSame(left: unknown, right: unknown, what: string): void {
  const [one, other] = [print(left), print(right)];
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what}\n  …${around(one)}…\n  …${around(other)}…`);
}

/** Every answer a question lists is accepted; nonsense is refused and changes nothing. */
function checkOffer(match: Match, question: Question, random: Random): void {
  const listed = question.candidates(random);
  if (listed.length === 0) throw new Error(`${question.about.say} lists no answer`);
  for (const answer of listed) {
    if (question.read(answer) instanceof Refusal)
      throw new Error(`${question.about.say} lists ${print(answer)} but refuses it`);
  }
  const before = print(match.save());
  for (const nonsense of [null, -1, 1e9, 'no such answer', [{}], { no: 'such' }]) {
    if (!(question.read(nonsense) instanceof Refusal))
      throw new Error(`${question.about.say} takes ${print(nonsense)}`);
    refuses(() => match.answer(question.seat, match.serial, nonsense));
  }
  refuses(() => match.answer(question.seat, match.serial - 1, listed[0] ?? null));
  expectSame(before, print(match.save()), 'a refused answer changed the match');
}

function refuses(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  throw new Error('an answer was taken that should have been refused');
}

/** Saved as text and loaded again, and copied, a match is the same match and wants the same answers. */
function checkSaving(match: Match): void {
  expectSame(match.state, match.game.copy(match.state), 'a copied state is another');
  const saved = print(match.save());
  const loaded = Match.load(match.game, JSON.parse(saved) as Saved);
  if (loaded.returned) throw new Error(`a saved tail does not replay: ${loaded.returned.why}`);
  for (const again of [loaded, match.twin()]) {
    expectSame(match.state, again.state, 'a loaded or copied match has another state');
    expectSame(match.random.save(), again.random.save(), 'a loaded or copied match has other chance');
    expectSame(everythingAsked(match), everythingAsked(again), 'a loaded or copied match asks otherwise');
    expectSame(JSON.parse(saved), again.save(), 'a loaded or copied match saves otherwise');
  }
}

const everythingAsked = (match: Match): unknown =>
  match.open.map((question) => [question.seat, question.about, question.offer()]);

/** What a seat sees does not change when all it cannot know is dealt anew, and thinking leaves no trace. */
function checkSecrets(match: Match, random: Random): void {
  const seat = random.below(match.seats);
  const before = print(match.state);
  const fork = match.fork(seat, `fork ${random.next()}`);
  expectSame(match.view(seat), fork.view(seat), `the view of seat ${seat} shows something hidden`);
  const wrong = match.game.audit(fork.state);
  if (wrong !== undefined) throw new Error(`after imagine the audit says: ${wrong}`);
  for (let i = 0; i < 10 && fork.open.length > 0; i++) {
    const question = random.pick(fork.open, 'question');
    fork.answer(question.seat, fork.serial, question.sample(random));
  }
  expectSame(before, print(match.state), 'playing on a fork changed the match');
}

function tryAside(match: Match, random: Random): void {
  const seat = random.below(match.seats);
  const asides = match.game.asides?.(match.state, seat) ?? [];
  if (asides.length === 0 || match.asides(seat).length === 0) return;
  const { question } = random.pick(asides, 'aside');
  match.aside(seat, question.about.say, question.sample(random));
}

/** Taken back and given again, an answer leads to the same place. */
function checkUndo(match: Match, question: Question, answer: Json, before: string): void {
  const { seat } = question;
  if (seat === 'table' || !match.canUndo(seat)) return;
  const after = print(match.state);
  match.undo(seat);
  expectSame(before, print(match.state), 'undo does not lead back');
  match.answer(seat, match.serial, answer);
  expectSame(after, print(match.state), 'an answer given again leads elsewhere');
}

function checkEnd(match: Match): void {
  const { outcome, seats } = match;
  if (!outcome) throw new Error('nothing is asked and there is no outcome');
  const ranked = outcome.ranking.flat().toSorted((a, b) => a - b);
  expectSame(ranked, [...Array(seats).keys()], 'the ranking does not name every seat once');
  if (outcome.scores.length !== seats) throw new Error('there is not one score for each seat');
  for (const { total, parts } of outcome.scores) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    if (parts.length > 0 && sum !== total) throw new Error(`parts of ${sum} points make a total of ${total}`);
  }
}
