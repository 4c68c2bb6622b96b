import type { Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { NOBODY, type Player } from '../state.ts';
import { breakTie, sumsOf, totalOf } from './scoring.ts';
import { isRival, type Table } from './table.ts';

/** End of the game [DR-END]. */

const MARKERS_TO_END = 4;

/** After a turn: the end may be triggered, the player may be through, and the next one is up. [DR-END.1] [DR-END.2] [DR-END.3] [DR-END.4] */
export function* passTurn(table: Table, someone: Player): Rules {
  const { state } = table;
  if (state.trigger === NOBODY && someone.markers.length >= MARKERS_TO_END) {
    state.trigger = someone.seat;
    table.tell({ say: 'triggered', seat: someone.seat });
  }
  someone.finished = state.trigger !== NOBODY;
  someone.due = someone.finished || isRival(state, someone) ? '' : 'due'; // [DR-LVL.1] [DR-LVL.10] [DR-END.6]
  if (state.players.every(({ finished }) => finished)) return yield* score(table);
  state.turn.player = (someone.seat + 1) % state.players.length;
  if (state.turn.player === state.first) state.round++;
}

/** [DR-END.11] [DR-SCORE.21] [DR-SOLO.11] */
function* score(table: Table): Rules {
  const { state } = table;
  const totals = state.players.map((someone) => totalOf(sumsOf(state, someone)));
  state.players.forEach(({ seat }, i) => table.tell({ say: 'scored', seat, total: nth(totals, i) }));
  const most = Math.max(...totals);
  const best = state.players.filter((_, i) => totals[i] === most);
  if (state.rival) state.winners = best.length > 1 ? [1] : best.map(({ seat }) => seat);
  else state.winners = yield* breakTie(table, best);
  state.stage = 'over';
}
