import { nth } from '../../common/lists.ts';
import { type BuildingKind } from '../content/effects.ts';
import { HARBOR, NOBODY, type OceanBoard, type Player, type Reckoning, type Space } from '../state.ts';
import { boardAt, islandAt, islands } from './ocean.ts';

/** Control of islands, and who may interact with them [DR-CTRL] [DR-INTER]. */

const slotCubes = (board: OceanBoard, who: number): number => {
  let count = 0;
  for (const owner of board.slots) if (owner === who) count++;
  return count;
};
export const emptySlots = (board: OceanBoard): number => slotCubes(board, NOBODY);
/** Slots and permanent cubes together. [DR-CTRL.8] */
export const cubesOn = (board: OceanBoard, who: number): number =>
  slotCubes(board, who) + (board.permanent[who] ?? 0);

/** More cubes than each other player and than there are empty slots. [DR-CTRL.2] [DR-CTRL.4] */
export function rightfulController(board: OceanBoard): number {
  const empty = emptySlots(board);
  let best = NOBODY;
  let most = empty;
  let tied = false;
  for (let who = 0; who < board.permanent.length; who++) {
    const cubes = cubesOn(board, who);
    if (cubes > most) [best, most, tied] = [who, cubes, false];
    else if (cubes === most && best !== NOBODY) tied = true;
  }
  return tied ? NOBODY : best;
}

const controllerOf = (state: Reckoning, space: Space): number =>
  islandAt(state, space) ? boardAt(state, space).controller : NOBODY;
export const controls = (state: Reckoning, someone: Player, space: Space): boolean =>
  controllerOf(state, space) === someone.seat;
export const controlled = (state: Reckoning, someone: Player): Space[] =>
  islands(state).filter((space) => controls(state, someone, space));

export const hasBuilding = (state: Reckoning, space: Space, kind: BuildingKind): boolean =>
  boardAt(state, space).buildings.includes(kind);

/** Pirates of others at an ocean board. [DR-PIRATE.14] */
export const piratesAt = (state: Reckoning, space: Space, someone: Player): Player[] =>
  space === HARBOR
    ? []
    : state.players.filter((other) => other !== someone && other.pirate && other.at === space);

/** A fort or garrison of another's island shuts it; one on an island nobody controls protects nothing. [DR-INTER.2] [DR-INTER.7] */
export function isWalled(state: Reckoning, someone: Player, space: Space): boolean {
  const board = boardAt(state, space);
  if (board.controller === NOBODY || board.controller === someone.seat) return false;
  return board.buildings.some((kind) => kind !== 'outpost');
}

/**
 * Whether somebody may place or remove cubes, produce, load, unload or build there. [DR-INTER.1] [DR-INTER.4]
 * A pirate beaten off stays shut out for the turn. [DR-PIRATE.16]
 */
export function isOpen(state: Reckoning, someone: Player, space: Space, overForts = false): boolean {
  if (!islandAt(state, space) || piratesAt(state, space, someone).length > 0) return false;
  if (state.turn.player === someone.seat && state.turn.shut.includes(space)) return false;
  return overForts || !isWalled(state, someone, space);
}

/** Cubes whose loss would change who controls an island. [DR-SUP.9] */
export function holdsControl(board: OceanBoard, slot: number): boolean {
  const owner = nth(board.slots, slot);
  board.slots[slot] = NOBODY;
  const changes = rightfulController(board) !== board.controller;
  board.slots[slot] = owner;
  return changes;
}
