import { type Event, type Json, Match, Random, type Seat, type Words } from '@portolan/kernel';
import { type Playable, ponderOn, think } from '@portolan/players';
import { type Experiment, sittingOf } from './experiment.ts';

/** A game, what it tells its players, and its words, to name who sat where. */
export interface Title extends Playable {
  readonly words: Pick<Words, 'seat'>;
}

/** How often each thing was told of a seat: `recruited`, `recruited card diver`. */
export type Uses = { [use: string]: number };

/** What is kept of one game. Lists go by seat. */
export interface Played {
  readonly index: number;
  /** Which contender sat there. */
  readonly seating: readonly number[];
  readonly factions: readonly string[];
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly decisions: readonly number[];
  /** Milliseconds spent thinking. */
  readonly thought: readonly number[];
  readonly turns: number;
  /** 0 in games that count no rounds. */
  readonly rounds: number;
  readonly uses: readonly Uses[];
}

const MOST_DECISIONS = 20_000;

/** Plays the nth game of an experiment to its end. */
export function play(title: Title, experiment: Experiment, index: number): Played {
  const { seats, options, contenders } = experiment;
  const { seating, deal } = sittingOf(experiment, index);
  const match = Match.start(title.game, { seats, options, seed: deal });
  const random = Random.seeded(`${deal} table`);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const decisions = each(() => 0);
  const thought = each(() => 0);
  const uses = each((): Uses => ({}));

  function decide(seat: Seat): Json {
    const who = contenders[seating[seat] ?? 0];
    if (!who) throw new Error(`nobody sits at ${seat}`);
    const start = performance.now();
    const task = { seat, level: who.level, seed: `${deal} ${match.serial}` };
    const answer = think(ponderOn(title, match, task), who.budget);
    thought[seat] = (thought[seat] ?? 0) + performance.now() - start;
    decisions[seat] = (decisions[seat] ?? 0) + 1;
    return answer;
  }

  for (let answers = 0; answers < MOST_DECISIONS && !match.outcome; answers++) {
    const [question] = match.open;
    if (!question) throw new Error('a match that is not over asks nothing');
    const { seat } = question;
    match.answer(seat, match.serial, seat === 'table' ? question.sample(random) : decide(seat));
    for (const { event } of match.news) count(uses, event, seat);
  }
  if (!match.outcome) throw new Error(`game ${index} did not end within ${MOST_DECISIONS} decisions`);
  const view = match.view('spectator');
  return {
    index,
    seating,
    factions: decisions.map((_, seat) => title.words.seat(seat, view)),
    winners: match.outcome.ranking[0] ?? [],
    scores: match.outcome.scores.map(({ total }) => total),
    decisions,
    thought: thought.map(Math.round),
    turns: match.step,
    rounds: roundsOf(view),
    uses,
  };
}

/** A word such as an id of a card, not a place or a sentence. */
const NAME = /^[a-z][\w-]*$/i;

/** Counts an event for the seat it names, else for the seat that answered; and again for each thing it names. */
function count(uses: readonly Uses[], event: Event, answered: Seat | 'table'): void {
  const named = event['seat'];
  const used = uses[Number(typeof named === 'number' ? named : answered)];
  if (!used) return;
  used[event.say] = (used[event.say] ?? 0) + 1;
  for (const [field, value] of Object.entries(event)) {
    if (field === 'say' || typeof value !== 'string' || !NAME.test(value)) continue;
    const use = `${event.say} ${field} ${value}`;
    used[use] = (used[use] ?? 0) + 1;
  }
}

function roundsOf(view: unknown): number {
  const round: unknown = typeof view === 'object' && view !== null && 'round' in view ? view.round : 0;
  return typeof round === 'number' ? round : 0;
}
