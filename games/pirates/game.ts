import { type Aside, type Game, type Outcome, Pick, type Score, type Seat } from '@portolan/kernel';
import { givenUp, nth, ranking } from '../common/lists.ts';
import { census } from './content/census.ts';
import { imagine } from './rules/imagining.ts';
import { type PiratesView, view } from './rules/information.ts';
import { audit } from './rules/invariants.ts';
import { resign } from './rules/multiplayer.ts';
import { preview } from './rules/preview.ts';
import { admit, brings, deal, OPTIONS } from './rules/setup.ts';
import { play } from './rules/turn.ts';
import { aboard, banked, byRank, rank } from './rules/victory.ts';
import { copyState } from './copy.ts';
import type { Pirates } from './state.ts';
import type { Ask, End, ScorePart, Why } from './says.ts';
import type { Plain } from './choices.ts';

/**
 * Pirates: fleets of small ships search wild islands for gold and bring it home past each other's cannons.
 * RULES.md is the law of this folder; rules/ has a file for each of its chapters, geometry/ measures the sea.
 */
export const pirates: Game<Pirates, PiratesView> = {
  id: 'pirates',
  version: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  census,
  brings,
  admit,
  setup: deal,
  play,
  asides,
  outcome,
  concede,
  view,
  imagine,
  preview,
  audit,
  copy: copyState,
};

/** Where seats leave with their fleet, they may do so whenever nothing is under way. [PI-WIN.11] */
function asides(state: Pirates, seat: Seat): readonly Aside<Pirates>[] {
  const leaves =
    state.withdraws && state.stage === 'turn' && state.turn.calm && state.players[seat]?.out === false;
  if (!leaves) return [];
  const about: Ask = { say: 'resign' };
  const question = new Pick(seat, about, () => [{ key: 'resign' } satisfies Plain]);
  return [{ question, act: (table) => resign(table, seat) }];
}

function scores(state: Pirates): Score[] {
  return state.players.map((_, seat) => {
    const [home, afloat] = [banked(state, seat), aboard(state, seat)];
    const counts = state.players.length > 2 || state.result?.why === 'noFleet';
    const parts: { say: ScorePart; points: number }[] = [
      { say: 'banked', points: home },
      { say: 'aboard', points: counts ? afloat : 0 },
    ];
    return { total: home + (counts ? afloat : 0), parts };
  });
}

/** The winners first, then by gold. */
function outcome(state: Pirates): Outcome | undefined {
  if (state.stage !== 'over' || !state.result) return undefined;
  const { why, winners } = state.result;
  const reason: End = { say: why };
  return { ranking: places(state, why, winners), scores: scores(state), reason };
}

function places(state: Pirates, why: Why, winners: readonly Seat[]): Seat[][] {
  const others = seatsOf(state).filter((seat) => !winners.includes(seat));
  const ranks = state.players.map((_, seat) => rank(state, seat, why));
  return [[...winners], ...ranking(others, (a, b) => byRank(nth(ranks, a), nth(ranks, b)))];
}

const seatsOf = ({ players }: Pirates): Seat[] => players.map((_, seat) => seat);

/** With two players the other wins. [PI-WIN.11] */
function concede(state: Pirates, seat: Seat): Outcome | undefined {
  if (state.players.length > 2) return undefined;
  const reason: End = { say: 'conceded', seat };
  return { ranking: givenUp(seatsOf(state), seat), scores: scores(state), reason };
}
