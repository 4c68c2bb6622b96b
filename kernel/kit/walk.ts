import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import { Match } from '../match.ts';
import { type Asker, type Question, Refusal } from '../question.ts';
import { Random } from '../random.ts';
import type { Saved } from '../saved.ts';
import { admitted, anyTable, type Config, optionSets } from '../setup.ts';
import { RECALL, STAND } from '../standing.ts';

/** What somebody does: gives an answer or, where it is named, takes an aside. */
export type Act = readonly [seat: Asker, answer: Json, aside?: string];

/** A decision about to be made in a random game. */
export interface Moment<S = unknown, V = unknown> {
  readonly match: Match<S, V>;
  readonly act: Act;
  readonly decision: number;
  /** Others have already decided in a `together` that is not over. */
  readonly halfAnswered: boolean;
  /** For whatever a test wants to draw at this moment. */
  readonly random: Random;
}

const MOST_DECISIONS = 20_000;
const AN_ASIDE_IN = 10;

export function perform<S, V>(match: Match<S, V>, [seat, answer, aside]: Act): void {
  if (aside === undefined) match.answer(seat, match.serial, answer);
  else if (seat === 'table') throw new Error('the table makes no asides');
  else match.aside(seat, aside, answer);
}

/** The match as it comes back from the store. */
export function reloaded<S, V>(match: Match<S, V>): Match<S, V> {
  return Match.load(match.game, JSON.parse(JSON.stringify(match.save())) as Saved);
}

/** Every table the game can be set for: all player counts with all option sets it admits. */
export function tables<S, V>(game: Game<S, V>): Config[] {
  return countsOf(game)
    .flatMap((seats) => optionSets(game).map((options) => ({ seats, options, seed: 'table' })))
    .filter((config) => admits(game, config));
}

/** For few players tables with all options drawn together, and with what seats and group could bring; fuzz draws the others. */
export function mixedTables<S, V>(game: Game<S, V>): Config[] {
  if (Object.keys(game.options).length < 2 && !game.brings && !game.inherits) return [];
  return countsOf(game)
    .slice(0, FEW)
    .map((seats) => ({
      ...mixedTable(game, Random.seeded(`table ${seats}`), seats),
      seed: 'table',
    }));
}

const FEW = 2;

const countsOf = ({ seats: { min, max } }: Pick<Game, 'seats'>): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const MOST_DRAWS = 50;

/** Any mixture of options and what is brought that the game admits; after many draws one it may refuse. */
export function mixedTable<S, V>(game: Game<S, V>, random: Random, seats?: number): Omit<Config, 'seed'> {
  const draw = (): Omit<Config, 'seed'> =>
    anyTable(game, seats ?? random.pick(countsOf(game), 'seats'), random);
  let table = draw();
  for (let i = 0; i < MOST_DRAWS && !admits(game, { ...table, seed: 'table' }); i++) table = draw();
  return table;
}

function admits<S, V>(game: Game<S, V>, config: Config): boolean {
  try {
    admitted(game, config);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A random game, stopped before every decision. */
export function* walk<S, V>(game: Game<S, V>, config: Config): Generator<Moment<S, V>, Match<S, V>> {
  const match = Match.start(game, config);
  const chance = Random.seeded(`${config.seed} plays`);
  let halfAnswered = false;
  for (let decision = 0; match.open.length > 0; decision++) {
    if (decision === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    const act = anyAct(match, chance);
    const random = Random.seeded(`${config.seed} watches ${decision}`);
    yield { match, act, decision, halfAnswered, random };
    const { serial } = match;
    perform(match, act);
    if (act[2] === undefined || act[2] === STAND) halfAnswered = match.serial === serial;
  }
  return match;
}

/** Plays a random game up to a decision that failed, to look at it. */
export function momentAt<S, V>(game: Game<S, V>, config: Config, decision: number): Moment<S, V> {
  for (const moment of walk(game, config)) if (moment.decision === decision) return moment;
  throw new Error(`the game ended before decision ${decision}`);
}

/** Plays on at random to the end. */
export function playOut<S, V>(match: Match<S, V>, chance: Random): void {
  for (let decision = 0; match.open.length > 0; decision++) {
    if (decision === MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    perform(match, anyAct(match, chance));
  }
}

function anyAct<S, V>(match: Match<S, V>, chance: Random): Act {
  const aside = chance.below(AN_ASIDE_IN) === 0 ? anyAside(match, chance) : undefined;
  if (aside) return aside;
  const question = chance.pick(match.open, 'question');
  return standingAct(question, chance) ?? [question.seat, question.sample(chance)];
}

/** Where an answer may be left standing, it often is. */
function standingAct({ seat, standing }: Question, chance: Random): Act | undefined {
  return standing && seat !== 'table' && chance.below(3) === 0 ? [seat, standing.answer, STAND] : undefined;
}

function anyAside<S, V>(match: Match<S, V>, chance: Random): Act | undefined {
  const seat = chance.below(match.seats);
  const [stood] = match.standing(seat);
  if (stood && chance.below(2) === 0) return [seat, stood.say, RECALL];
  const asides = match.asideQuestions(seat);
  if (asides.length === 0) return undefined;
  const question = chance.pick(asides, 'aside');
  return [seat, question.sample(chance), question.about.say];
}
