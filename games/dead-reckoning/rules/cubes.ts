import type { Option, Rules } from '@portolan/kernel';
import { NOBODY, type OceanBoard, type Player, type Reckoning, type Space } from '../state.ts';
import { checkAchievements } from './achievements.ts';
import { emptySlots, holdsControl, isOpen, rightfulController } from './control.ts';
import { boardAt, islands, spaceName } from './ocean.ts';
import { isRival, NO, pick, player, spaceOption, type Table } from './table.ts';

/** Cubes: where they come from, and what they do on islands [DR-SUP] [DR-CTRL]. */

/** Islands from which somebody may take back a cube without changing who controls them. [DR-SUP.8] [DR-SUP.9] [DR-SUP.10] [DR-SUP.11] */
function spareSpaces(state: Reckoning, someone: Player): Space[] {
  return islands(state).filter((space) => spareSlot(state, someone, space) >= 0);
}

function spareSlot(state: Reckoning, someone: Player, space: Space): number {
  if (!isOpen(state, someone, space)) return -1;
  const board = boardAt(state, space);
  return board.slots.findIndex((owner, slot) => owner === someone.seat && !holdsControl(board, slot));
}

interface Sparing extends Option {
  readonly space?: Space;
}

/**
 * Takes cubes out of the reserve; where it lacks them, their owner may take back influence. [DR-SUP.8]
 * The effect goes on with what there is. [DR-SUP.12]
 */
export function* takeCubes(table: Table, someone: Player, wanted: number): Rules<number> {
  const { state } = table;
  if (state.players.every(({ finished }) => finished)) return lend(someone, wanted);
  if (!isRival(state, someone)) {
    while (someone.cubes < wanted && spareSpaces(state, someone).length > 0) {
      const about = { say: 'spareCube', wanted: wanted - someone.cubes } as const;
      const options = (): Sparing[] => [...spareSpaces(state, someone).map(spaceOption), NO];
      const { space }: Sparing = yield* pick(someone.seat, about, options);
      if (space === undefined) break;
      boardAt(state, space).slots[spareSlot(state, someone, space)] = NOBODY;
      someone.cubes++;
      table.tell({ say: 'sparedCube', seat: someone.seat, space: spaceName(space) });
    }
  }
  const taken = Math.min(wanted, someone.cubes);
  someone.cubes -= taken;
  return taken;
}

/** For the tie-break any cube serves; the scores stand, so those of islands stay where they are. [DR-TIE.1] */
export function lend(someone: Player, wanted: number): number {
  someone.cubes -= wanted;
  return wanted;
}

/** Whoever has come to control an island puts a cube there for good; buildings of another fall. [DR-CTRL.3] [DR-CTRL.5] [DR-CTRL.6] [DR-CTRL.7] */
function* settleControl(table: Table, space: Space): Rules {
  const { state } = table;
  const board = boardAt(state, space);
  const before = board.controller;
  const now = rightfulController(board);
  if (now === before) return;
  board.controller = now;
  if (before !== NOBODY) table.tell({ say: 'lostControl', seat: before, space: spaceName(space) });
  if (now === NOBODY) return;
  if (board.holder !== now) raze(table, space);
  board.holder = now;
  table.tell({ say: 'tookControl', seat: now, space: spaceName(space) });
  const taken = yield* takeCubes(table, player(state, now), 1); // [DR-CTRL.9]
  board.permanent[now] = (board.permanent[now] ?? 0) + taken;
  checkAchievements(table);
}

/** Buildings go when another takes the island. [DR-BLDG.6] [DR-BLDG.7] [DR-SUP.3] */
function raze(table: Table, space: Space): void {
  const board = boardAt(table.state, space);
  for (const kind of board.buildings) {
    table.state.buildings[kind]++;
    table.tell({ say: 'razed', space: spaceName(space), building: kind });
  }
  board.buildings = [];
}

/** A cube goes into an empty slot. [DR-INF.2] [DR-INF.8] */
export function* fillSlot(table: Table, someone: Player, space: Space): Rules {
  if ((yield* takeCubes(table, someone, 1)) === 0) return;
  const { slots } = boardAt(table.state, space);
  slots[slots.indexOf(NOBODY)] = someone.seat;
  table.tell({ say: 'placedInfluence', seat: someone.seat, space: spaceName(space) });
  yield* settleControl(table, space);
}

/** A cube takes the place of another's, which goes back to its owner. [DR-INF.3] [DR-SUP.15] */
export function* replaceCube(table: Table, someone: Player, space: Space, whose: number): Rules {
  if ((yield* takeCubes(table, someone, 1)) === 0) return;
  const { slots } = boardAt(table.state, space);
  const at = slots.indexOf(whose);
  if (at < 0) return;
  slots[at] = someone.seat;
  player(table.state, whose).cubes++;
  table.tell({ say: 'replacedInfluence', seat: someone.seat, space: spaceName(space), whose });
  yield* settleControl(table, space);
}

/** A cube of another's goes back to its owner. [DR-EFF.15] */
export function* removeCube(table: Table, someone: Player, space: Space, whose: number): Rules {
  const { slots } = boardAt(table.state, space);
  slots[slots.indexOf(whose)] = NOBODY;
  player(table.state, whose).cubes++;
  table.tell({ say: 'removedInfluence', seat: someone.seat, space: spaceName(space), whose });
  yield* settleControl(table, space);
}

/** Whose cubes in slots could be replaced: never one's own, never while a slot is empty. [DR-INF.3] [DR-INF.5] */
export function replaceable(board: OceanBoard, someone: Player): number[] {
  if (emptySlots(board) > 0) return [];
  return [...new Set(board.slots)].filter((owner) => owner !== someone.seat).sort((a, b) => a - b);
}
