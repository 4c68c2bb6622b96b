import { type Game, type Outcome, type Score, type Seat } from '@portolan/kernel';
import { givenUp, nth, ranking } from '../common/lists.ts';
import { CENSUS } from './content/census.ts';
import { byRank } from './rules/end.ts';
import { type AhoyView, imagine, view } from './rules/information.ts';
import { audit } from './rules/invariants.ts';
import { preview } from './rules/preview.ts';
import { play } from './rules/round.ts';
import { deal } from './rules/setup.ts';
import { admitSolo, SOLO_OPTIONS, soloConcession, soloResult } from './rules/solo.ts';
import { gloryOf } from './rules/table.ts';
import { type Ahoy, copyState, type GlorySource, type Player } from './state.ts';
import type { End } from './says.ts';

/**
 * Ahoy: two factions fight for an uncharted sea while smugglers trade across it.
 * RULES.md is the law of this folder; rules/ has a file for each of its chapters.
 */
export const ahoy: Game<Ahoy, AhoyView> = {
  id: 'ahoy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { factions: { values: ['seats', 'draw', 'choose'], default: 'seats' }, ...SOLO_OPTIONS },
  census: CENSUS,
  admit: admitSolo,
  setup: deal,
  play,
  outcome,
  concede,
  view,
  imagine,
  preview,
  audit,
  copy: copyState,
};

const SOURCES: readonly GlorySource[] = ['regions', 'deliveries', 'rewards', 'pledges', 'headStart'];

function scores(state: Ahoy): Score[] {
  return bySeat(state).map((someone) => ({
    total: gloryOf(someone),
    parts: SOURCES.map((source) => ({ say: source, points: someone.glory[source] })),
  }));
}

const bySeat = (state: Ahoy): Player[] => [...state.players].sort((a, b) => a.seat - b.seat);

/** Most glory, then most gold; who is still equal shares the place. [AH-END.5] [AH-END.6] [AH-END.7] */
function places(state: Ahoy): Seat[][] {
  const players = bySeat(state);
  return ranking([...players.keys()], (a, b) => byRank(nth(players, a), nth(players, b)));
}

const MOST_GLORY: End = { say: 'mostGlory' };

function outcome(state: Ahoy): Outcome | undefined {
  if (state.stage !== 'over') return undefined;
  if (state.solo === 'none') return { ranking: places(state), scores: scores(state), reason: MOST_GLORY };
  const { result, margin, medal } = soloResult(state);
  const order =
    state.solo === 'blockade' || state.solo === 'scoreAttack'
      ? challengeRanking(state, result === 'won')
      : places(state);
  const reason: End = { say: 'solo', mode: state.solo, result, margin, medal };
  return { ranking: order, scores: scores(state), reason };
}

/** In a challenge only the captain wins or loses. */
function challengeRanking(state: Ahoy, won: boolean): Seat[][] {
  const captain = state.players.filter(({ faction }) => faction === state.captain).map(({ seat }) => seat);
  const bots = state.players.filter(({ faction }) => faction !== state.captain).map(({ seat }) => seat);
  return won ? [captain, bots] : [bots, captain];
}

/** With two players the other wins at once; a captain alone loses. [AH-TWO.7] [AH-SOLO.12] */
function concede(state: Ahoy, seat: Seat): Outcome | undefined {
  if (state.solo !== 'none') return soloConcession(state, seat, scores(state));
  if (state.players.length !== 2) return undefined;
  const faction = state.players.find((someone) => someone.seat === seat)?.faction ?? '';
  const reason: End = { say: 'conceded', seat, faction };
  return { ranking: givenUp([0, 1], seat), scores: scores(state), reason };
}
