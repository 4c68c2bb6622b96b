import { type Rules, type Seat } from '@portolan/kernel';
import type { TerrainKind } from '../content/terrain.ts';
import {
  ahead,
  atLeast,
  FULL_TURN,
  onSurface,
  type Outline,
  outlineOf,
  type Pose,
} from '../geometry/index.ts';
import { NONE, type Pirates, type Tile } from '../state.ts';
import type { Ask } from '../says.ts';
import { type Asking, allRound, ask, hasAnswer, isHeading, plainPose, POSE } from './asking.ts';
import { bodyOfLand, bodyOfShip, bodyOfTile, isPresent, tileName, tileShape } from './sea.ts';
import { middleOf } from './suggesting.ts';
import { type Table } from './table.ts';

/** Tiles that are put down or shifted in play. [PI-CON.22] */

/** What a new tile must stay clear of, and how far. */
export interface NewTile {
  readonly kind: TerrainKind;
  readonly gold?: number;
  readonly clear: number;
  readonly clearOfTiles: boolean;
  /** Goes at the start of this seat's next turn. */
  readonly until?: Seat;
  /** Its centre within so much of an outline. */
  readonly near?: { readonly outline: Outline; readonly distance: number };
}

const others = (state: Pirates, tiles: boolean): Outline[] => [
  ...state.islands.map((land) => bodyOfLand(land).outline),
  ...state.ships.filter(isPresent).map((ship) => bodyOfShip(ship).outline),
  ...(tiles ? state.tiles.filter(({ gone }) => !gone).map((tile) => bodyOfTile(tile).outline) : []),
];

/** Where a tile may be put: clear of everything by so much. */
export function tilePlaces(
  state: Pirates,
  { kind, clear, clearOfTiles }: NewTile,
): Asking<'x' | 'y' | 'heading', Pose> {
  const shape = tileShape(kind, '');
  const around = others(state, clearOfTiles);
  return {
    kind: 'tilePlace',
    fields: POSE,
    more: { tile: kind, clear },
    around: middleOf(state),
    judge(pose) {
      if (!isHeading(pose.heading)) return 'PI-GEO.68';
      const outline = outlineOf(shape, pose);
      if (!onSurface(outline, state)) return 'PI-GEO.12';
      return around.every((other) => atLeast(outline, other, clear)) ? plainPose(pose) : 'PI-EVT.8';
    },
    propose: (random) => ({
      x: random.below(state.width),
      y: random.below(state.height),
      heading: random.below(FULL_TURN),
    }),
    *all() {
      const step = 9_000;
      for (let y = 5_000; y < state.height; y += step)
        for (let x = 5_000; x < state.width; x += step) yield { x, y, heading: 0 };
    },
  };
}

export const hasPlace = (state: Pirates, tile: NewTile): boolean => hasAnswer(tilePlaces(state, tile));

/** Asks where, and puts it there; nothing happens if there is no place for it. [PI-UT.4] */
export function* placeTile(table: Table, seat: Seat, about: Ask, tile: NewTile): Rules {
  const { state } = table;
  const places = tilePlaces(state, tile);
  if (!hasAnswer(places)) return;
  addNewTile(table, tile, yield* ask(seat, about, places));
}

export function addNewTile(table: Table, { kind, gold = 0, until = NONE }: NewTile, pose: Pose): Tile {
  const { state } = table;
  const { x, y, heading } = pose;
  const id = state.tiles.length;
  const tile: Tile = { id, tile: '', kind, gold, x, y, heading, value: 0, until, ashore: false, gone: false };
  state.tiles.push(tile);
  table.tell({ say: 'newTile', tile: tileName(tile), kind, to: plainPose(pose) });
  return tile;
}

/** Where a tile may be shifted: up to so far, touching no piece, island or tile. */
export function shifts(state: Pirates, tile: Tile, by: number): Asking<'direction' | 'distance', Pose> {
  const shape = tileShape(tile.kind, tile.tile);
  const around = [
    ...others(state, false),
    ...state.tiles.filter((other) => other !== tile && !other.gone).map((other) => bodyOfTile(other).outline),
  ];
  return {
    kind: 'shift',
    fields: ['direction', 'distance'],
    more: { tile: tileName(tile), most: by },
    judge({ direction, distance }) {
      if (!isHeading(direction) || distance < 0 || distance > by) return 'PI-GEO.68';
      const pose = ahead(tile, distance, direction);
      const outline = outlineOf(shape, pose);
      if (!onSurface(outline, state)) return 'PI-GEO.12';
      return around.every((other) => atLeast(outline, other, TOUCHING)) ? plainPose(pose) : 'PI-EVT.8';
    },
    propose: (random) => ({ direction: random.below(FULL_TURN), distance: random.below(by + 1) }),
    *all() {
      for (const direction of allRound(3_000)) yield { direction, distance: by };
      yield { direction: 0, distance: 0 };
    },
  };
}
const TOUCHING = 11;
