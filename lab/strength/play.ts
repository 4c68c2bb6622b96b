import { type Event, Match, Random, type Seat } from '@portolan/kernel';
import { type Move, moveOf, type Playable } from '@portolan/players';
import { type Experiment, sittingOf } from './experiment.ts';

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
  /** Those of them between two actions, where the game says that a position can be judged. */
  readonly actions: readonly number[];
  /** Milliseconds spent thinking. */
  readonly thought: readonly number[];
  readonly turns: number;
  /** 0 in games that count no rounds. */
  readonly rounds: number;
  readonly uses: readonly Uses[];
  /** What lay in the market before anything was decided, in games that have one. */
  readonly market: readonly string[];
}

const MOST_DECISIONS = 20_000;

/** Plays the nth game of an experiment to its end. */
export function play(title: Playable, experiment: Experiment, index: number): Played {
  const { seats, options, contenders } = experiment;
  const { seating, deal, brought } = sittingOf(experiment, index);
  const match = Match.start(title.game, { seats, options, brought, seed: deal });
  const random = Random.seeded(`${deal} table`);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const decisions = each(() => 0);
  const actions = each(() => 0);
  const market = marketIn(match.view('spectator'));
  const thought = each(() => 0);
  const uses = each((): Uses => ({}));
  const told: { event: Event; answered: Seat }[] = [];

  function decide(seat: Seat): Move {
    const who = contenders[seating[seat] ?? 0];
    if (!who) throw new Error(`nobody sits at ${seat}`);
    const start = performance.now();
    const task = { seat, level: who.level, seed: `${deal} ${match.serial}`, budget: who.budget };
    const move = moveOf(title, match, task);
    thought[seat] = (thought[seat] ?? 0) + performance.now() - start;
    decisions[seat] = (decisions[seat] ?? 0) + 1;
    return move;
  }

  for (let answers = 0; answers < MOST_DECISIONS && !match.outcome; answers++) {
    const [question] = match.open;
    if (!question) throw new Error('a match that is not over asks nothing');
    const { seat } = question;
    if (seat !== 'table' && title.advice.calm?.(question)) actions[seat] = (actions[seat] ?? 0) + 1;
    const { answer, aside } = seat === 'table' ? { answer: question.sample(random) } : decide(seat);
    if (aside !== undefined && seat !== 'table') match.aside(seat, aside, answer);
    else match.answer(seat, match.serial, answer);
    if (seat !== 'table') for (const { event } of match.news) told.push({ event, answered: seat });
  }
  if (!match.outcome) throw new Error(`game ${index} did not end within ${MOST_DECISIONS} decisions`);
  const view = match.view('spectator');
  const factions = factionsIn(view);
  for (const { event, answered } of told) count(uses[seatOf(event, factions) ?? answered], event);
  return {
    index,
    seating,
    factions: decisions.map((_, seat) => factions.get(seat) ?? `seat ${seat + 1}`),
    winners: match.outcome.ranking[0] ?? [],
    scores: match.outcome.scores.map(({ total }) => total),
    decisions,
    actions,
    thought: thought.map(Math.round),
    turns: match.step,
    rounds: roundsOf(view),
    uses,
    market,
  };
}

/** A word, or a thing as the board names it (`card:M01`); not a place, nor what is only numbered (`ship:3`) in each game anew. */
const NAME = /^[a-z][\w-]*(:(?!\d+$)[\w.-]+)?$/i;

/** Counts an event, and again for each thing it names. */
function count(uses: Uses | undefined, event: Event): void {
  if (!uses) return;
  const add = (use: string): void => void (uses[use] = (uses[use] ?? 0) + 1);
  add(event.say);
  for (const [field, value] of Object.entries(event)) {
    if (field !== 'say' && typeof value === 'string' && NAME.test(value))
      add(`${event.say} ${field} ${value}`);
  }
}

/** Which faction or ready-made fleet sits where, in games whose view says so. */
function factionsIn(view: unknown): Map<Seat, string> {
  const factions = new Map<Seat, string>();
  const players: unknown = isRecord(view) ? view['players'] : undefined;
  for (const [at, player] of (Array.isArray(players) ? (players as unknown[]) : []).entries()) {
    if (!isRecord(player)) continue;
    const { seat = at, faction = player['fleet'] } = player;
    if (typeof seat === 'number' && typeof faction === 'string') factions.set(seat, faction);
  }
  return factions;
}

/** Whom an event is about: the seat it names, or that of the faction it names. */
function seatOf(event: Event, factions: ReadonlyMap<Seat, string>): Seat | undefined {
  const { seat, faction } = event;
  if (typeof seat === 'number') return seat;
  return [...factions].find(([, name]) => name === faction)?.[0];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function marketIn(view: unknown): string[] {
  const market: unknown = isRecord(view) ? view['market'] : undefined;
  return Array.isArray(market) ? market.filter((card) => typeof card === 'string') : [];
}

function roundsOf(view: unknown): number {
  const round = isRecord(view) ? view['round'] : 0;
  return typeof round === 'number' ? round : 0;
}
