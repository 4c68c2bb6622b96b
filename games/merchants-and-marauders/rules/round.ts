import type { Rules, Table as KernelTable } from '@portolan/kernel';
import { type Merchants, newTurn } from '../state.ts';
import { endAtOnce } from './death.ts';
import { discardEvent, drawEvent, layMerchants } from './events.ts';
import { arriveNpcs, replaceNpcs } from './npc.ts';
import { outfit } from './setup.ts';
import { active, type Table } from './table.ts';
import { takeTurn } from './turn.ts';

/** The sequence of a round [MM-ROUND]; one step is the start of a round, a turn, or its end. */
export function* play(running: KernelTable<Merchants>): Rules {
  const table: Table = running;
  switch (table.state.stage) {
    case 'outfitting':
      return yield* outfit(table);
    case 'round':
      return startRound(table);
    case 'turn':
      return yield* oneTurn(table);
    case 'endOfRound':
      return endRound(table);
    case 'over':
      return;
  }
}

const CROWDED = 8;

/** [MM-ROUND.1] [MM-ROUND.2] */
function startRound(table: Table): void {
  const { state } = table;
  if (state.eventDeck.length === 0) {
    table.tell({ say: 'noEvents' });
    return endAtOnce(state, 'noEvents');
  }
  state.round++;
  table.tell({ say: 'round', round: state.round });
  if (state.merchantTrack.length >= CROWDED) layMerchants(table);
  drawEvent(table);
  state.stage = 'turn';
  state.taken = 0;
  state.active = state.first;
  state.turn = newTurn(actionsOf(state));
  freshMoves(state);
}

const ACTIONS = 3;

/** [MM-TURN.4] */
const actionsOf = ({ event }: Merchants): number => (event === 'becalmed' ? ACTIONS - 1 : ACTIONS);

function freshMoves(state: Merchants): void {
  if (state.event === 'fairWinds') state.turn.moves = 1;
}

/** [MM-ROUND.8] */
function* oneTurn(table: Table): Rules {
  const { state } = table;
  yield* takeTurn(table);
  if (state.ending === 'noCaptains') return;
  const someone = active(state);
  someone.boughtLast = someone.boughtNow;
  someone.boughtNow = '';
  state.taken++;
  state.active = (state.active + 1) % state.players.length;
  state.turn = newTurn(actionsOf(state));
  freshMoves(state);
  if (state.taken === state.players.length) state.stage = 'endOfRound';
}

/** Replacements, arrivals, then whether the game is over. [MM-ROUND.9] [MM-ROUND.10] [MM-ROUND.11] [MM-END.3] */
function endRound(table: Table): void {
  const { state } = table;
  discardEvent(state);
  replaceNpcs(table);
  arriveNpcs(table);
  if (state.players.some(({ declared }) => declared)) {
    state.stage = 'over';
    state.ending = 'target';
  } else state.stage = 'round';
}
