import type { CardId } from '../content/cards.ts';
import { type Player, type Reckoning, rowOf, type Space } from '../state.ts';
import { explorationCounted } from './achievements.ts';
import { boardAt, spaceName, SPACES } from './ocean.ts';
import type { Table } from './table.ts';

/** Explore, and the cards that lie on the boards [DR-EXPL] [DR-MNT.2]. */

/** The board is turned up and gets the next card of its row. [DR-EXPL.2] [DR-EXPL.3] */
export function explore(table: Table, someone: Player, space: Space): void {
  const { state } = table;
  boardAt(state, space).explored = true;
  state.turn.explored = true;
  table.reveal();
  table.tell({ say: 'explored', seat: someone.seat, space: spaceName(space) });
  layCard(table, space);
  explorationCounted(table, someone);
}

/** The next card of a row's box, or of the next row that has any. [DR-MNT.3] [DR-MNT.4] */
export function nextCard(state: Reckoning, space: Space): CardId | undefined {
  for (let box = rowOf(space) - 1; box < state.boxes.length; box++) {
    const card = state.boxes[box]?.pop();
    if (card === undefined) continue;
    state.skipped[box] = Math.max(0, (state.skipped[box] ?? 0) - 1);
    return card;
  }
  return undefined;
}

function layCard(table: Table, space: Space): void {
  const card = nextCard(table.state, space);
  if (card === undefined) return;
  boardAt(table.state, space).card = card;
  table.reveal();
  table.tell({ say: 'revealed', card: `card:${card}`, space: spaceName(space) });
}

/** Every empty card space of a face-up board, row by row. [DR-MNT.2] [DR-MNT.5] [DR-BUY.7] */
export function refill(table: Table): void {
  for (const space of SPACES) {
    const { explored, card } = boardAt(table.state, space);
    if (explored && card === '') layCard(table, space);
  }
}
