import type { Outcome, Score, Seat } from '@portolan/kernel';
import { ranking } from '../../common/lists.ts';
import { type Merchants, type Player, SOURCES } from '../state.ts';
import { chestPoints, player, totalOf, trackOf } from './table.ts';

/** The end of the game [MM-END]. */

/** Who declared comes first; then the track, then the chest. On an early end the total comes before them. [MM-END.4] [MM-END.5] [MM-END.6] [MM-END.7] [MM-END.9] [MM-END.11] */
function better(state: Merchants, a: Player, b: Player): number {
  const first =
    state.ending === 'target'
      ? Number(b.declared) - Number(a.declared) || (a.declared ? 0 : totalOf(state, b) - totalOf(state, a))
      : totalOf(state, b) - totalOf(state, a);
  return first || trackOf(b) - trackOf(a) || b.chest - a.chest;
}

function scores(state: Merchants): Score[] {
  return state.players.map((someone) => ({
    total: totalOf(state, someone),
    parts: [
      ...SOURCES.map((source) => ({ say: source, points: someone.glory[source] })),
      { say: 'chest', points: chestPoints(state, someone) },
    ],
  }));
}

export function outcome(state: Merchants): Outcome | undefined {
  if (state.stage !== 'over') return undefined;
  const seats = state.players.map(({ seat }) => seat);
  const places = ranking(seats, (a, b) => better(state, player(state, a), player(state, b)));
  return {
    ranking: places,
    scores: scores(state),
    reason: { say: state.ending === '' ? 'target' : state.ending },
  };
}

/** With two players the other wins at once. */
export function concede(state: Merchants, seat: Seat): Outcome | undefined {
  if (state.players.length !== 2 && state.solo === 0) return undefined;
  const others = state.players.map((someone) => someone.seat).filter((one) => one !== seat);
  return { ranking: [others, [seat]], scores: scores(state), reason: { say: 'conceded', seat } };
}
