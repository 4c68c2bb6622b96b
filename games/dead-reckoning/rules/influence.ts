import type { Option, Rules } from '@portolan/kernel';
import type { EffectOf } from '../content/effects.ts';
import { NOBODY, type Player, type Reckoning, type Space } from '../state.ts';
import { emptySlots, isOpen } from './control.ts';
import { fillSlot, removeCube, replaceable, replaceCube } from './cubes.ts';
import { beside, boardAt, islandAt, spaceName } from './ocean.ts';
import { pick, player, type Table } from './table.ts';

/** Influence [DR-INF]. */

/** Put a cube on an island: into an empty slot, or in place of somebody's cube. */
interface Placing extends Option {
  readonly space: Space;
  readonly whose: number;
  /** Influence it takes: two for the cube of somebody whose last turn is over. [DR-END.7] [DR-END.9] */
  readonly takes: number;
}

type Influence = EffectOf<'influence'>;

/** The islands an influence may go to: the ship's, and those beside it where the effect allows. [DR-INF.1] [DR-INF.7] [DR-INF.9] [DR-INF.10] */
function islandsFor(state: Reckoning, someone: Player, { adjacent, overForts }: Influence): Space[] {
  const near = adjacent === 0 || !state.boards[someone.at] ? [] : beside(someone.at);
  return [someone.at, ...near].filter(
    (space) => islandAt(state, space) && isOpen(state, someone, space, overForts),
  );
}

function takes(state: Reckoning, space: Space, whose: number): number {
  if (whose === NOBODY || !player(state, whose).finished) return 1;
  const { half } = state.turn;
  return half && half.space === space && half.owner === whose ? 1 : 2;
}

function placingsOn(state: Reckoning, someone: Player, space: Space): Placing[] {
  const board = boardAt(state, space);
  if (emptySlots(board) > 0)
    return [{ key: spaceName(space), on: spaceName(space), space, whose: NOBODY, takes: 1 }];
  return replaceable(board, someone).map((whose) => ({
    key: `${spaceName(space)} ${whose}`,
    on: spaceName(space),
    space,
    whose,
    takes: takes(state, space, whose),
  }));
}

/** What an influence ability could do: with one influence left a cube that takes two can only be begun. [DR-END.8] */
function placings(state: Reckoning, someone: Player, spaces: readonly Space[]): Placing[] {
  return spaces.flatMap((space) => placingsOn(state, someone, space));
}

/** Usable if it can place a cube, alone or with another influence right after it. [DR-INF.11] */
export function canInfluence(
  state: Reckoning,
  someone: Player,
  effect: Influence,
  count: number,
  another: boolean,
): boolean {
  if (count === 0) return false;
  const most = another ? Math.max(2, count) : count;
  return placings(state, someone, islandsFor(state, someone, effect)).some(
    (placing) => placing.takes <= most,
  );
}

/** Places all influence of one ability, one cube after another; a cube that takes two is begun only if another ability can end it. [DR-INF.6] [DR-INF.8] [DR-SAILOR.11] */
export function* influence(
  table: Table,
  someone: Player,
  effect: Influence,
  count: number,
  another: boolean,
): Rules {
  const { state } = table;
  const { half } = state.turn;
  const all = islandsFor(state, someone, effect);
  let left = count;
  let away = effect.adjacent === 'all' ? count : effect.adjacent;
  let elsewhere: Space | undefined;
  while (left > 0) {
    const spaces = all.filter(
      (space) => space === someone.at || (away > 0 && mayGo(effect, elsewhere, space)),
    );
    const options = (): Placing[] =>
      placings(state, someone, spaces).filter(
        ({ takes: needed }) => needed <= left || (left === 1 && another),
      );
    if (options().length === 0) break;
    const placing = yield* pick(someone.seat, { say: 'influence', left }, options);
    if (placing.space !== someone.at) {
      away--;
      if (effect.adjacent !== 'all') elsewhere = placing.space;
    }
    if (placing.takes > left) {
      state.turn.half = { space: placing.space, owner: placing.whose };
      return;
    }
    left -= placing.takes;
    yield* place(table, someone, placing);
  }
  if (state.turn.half === half) state.turn.half = null;
}

/** With a number, all that go elsewhere go to one island. [DR-EFF.7] */
const mayGo = ({ adjacent }: Influence, elsewhere: Space | undefined, space: Space): boolean =>
  adjacent === 'all' || elsewhere === undefined || elsewhere === space;

function* place(table: Table, someone: Player, { space, whose }: Placing): Rules {
  if (whose === NOBODY) yield* fillSlot(table, someone, space);
  else yield* replaceCube(table, someone, space, whose);
}

// --- removing ---

/** Never a permanent cube, never one of somebody whose last turn is over. [DR-EFF.15] */
export function removables(state: Reckoning, someone: Player, overForts: boolean): number[] {
  if (!islandAt(state, someone.at) || !isOpen(state, someone, someone.at, overForts)) return [];
  const owners = new Set(boardAt(state, someone.at).slots);
  return state.players
    .filter((other) => other !== someone && !other.finished && owners.has(other.seat))
    .map(({ seat }) => seat);
}

export function* removeInfluence(table: Table, someone: Player, overForts: boolean): Rules {
  const { state } = table;
  const on = spaceName(someone.at);
  const options = () =>
    removables(state, someone, overForts).map((whose) => ({ key: `${on} ${whose}`, on, whose }));
  const { whose } = yield* pick(someone.seat, { say: 'removeInfluence' }, options);
  yield* removeCube(table, someone, someone.at, whose);
}
