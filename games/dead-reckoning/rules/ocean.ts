import { nth } from '../../common/lists.ts';
import { isIsland, type Direction, type Island, ISLANDS, SEAS } from '../content/ocean.ts';
import { HARBOR, type OceanBoard, type Reckoning, type Space } from '../state.ts';

/** Spaces: the harbour and four rows of three boards [DR-GEN.6] [DR-GEN.7]. */

export const SPACES: readonly Space[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const COLUMNS = 3;

export const spaceName = (space: Space): string => (space === HARBOR ? 'space:harbor' : `space:${space}`);

function besideOf(space: Space): Space[] {
  if (space === HARBOR) return [0, 1, 2];
  const column = space % COLUMNS;
  const found = [space < COLUMNS ? HARBOR : space - COLUMNS];
  if (column > 0) found.push(space - 1);
  if (column < COLUMNS - 1) found.push(space + 1);
  if (space + COLUMNS < HARBOR) found.push(space + COLUMNS);
  return found;
}

const BESIDE: readonly (readonly Space[])[] = [...SPACES, HARBOR].map(besideOf);
/** Spaces that share an edge; the harbour touches the three boards of row 1. [DR-GEN.8] [DR-GEN.9] */
export const beside = (space: Space): readonly Space[] => nth(BESIDE, space);

const STEP: { readonly [direction in Direction]: number } = {
  out: COLUMNS,
  in: -COLUMNS,
  left: -1,
  right: 1,
};

export const boardAt = (state: Reckoning, space: Space): OceanBoard => nth(state.boards, space);

/** The face-up island of a space, if there is one. [DR-EXPL.7] */
export function islandAt(state: Reckoning, space: Space): Island | undefined {
  const board = state.boards[space];
  return board?.explored && isIsland(board.id) ? ISLANDS[board.id] : undefined;
}

export const islands = (state: Reckoning): Space[] =>
  SPACES.filter((space) => islandAt(state, space) !== undefined);

/** Face-up open seas beside an island whose arrows point to it. [DR-PROD.3] */
export function currentsTo(state: Reckoning, space: Space): number {
  let count = 0;
  for (const other of beside(space)) {
    const board = state.boards[other];
    if (
      board?.explored &&
      !isIsland(board.id) &&
      SEAS[board.id].arrows.some((way) => other + STEP[way] === space)
    )
      count++;
  }
  return count;
}
