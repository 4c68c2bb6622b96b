import { nth } from '../../common/lists.ts';
import type { Pose } from '../geometry/index.ts';
import { type Land, NONE, type Pirates, type Ship } from '../state.ts';
import { plainPose } from './asking.ts';
import { dockOf } from './docking.ts';
import { pinnedPairs, rammable } from './ramming.ts';
import { type Line, shipLines } from './sketch.ts';
import { towedBy } from './table.ts';
import { towable, towLanding } from './towing.ts';

/** What a ship would meet if it lay elsewhere: nothing moves and nothing is rolled. [PI-GEO.70] */

/** A sea on which one ship lies at another place. */
function imagined(state: Pirates, ship: Ship, pose: Pose): { state: Pirates; ship: Ship } {
  const ghost: Ship = { ...ship, ...plainPose(pose) };
  return {
    state: { ...state, ships: state.ships.map((other) => (other.id === ship.id ? ghost : other)) },
    ship: ghost,
  };
}

export interface Arrival {
  readonly dock: Land | undefined;
  readonly rams: readonly Ship[];
  readonly tows: readonly Ship[];
  readonly lines: readonly Line[];
  /** What it has in tow already, where that would come to lie; nowhere if it would be let go. */
  readonly tow: { readonly ship: Ship; readonly end: Pose | undefined } | undefined;
}

/** All that a ship would touch and bear on from a pose it might move to. */
export function arrivalAt(before: Pirates, mover: Ship, pose: Pose): Arrival {
  const barred = pinnedPairs(before, mover);
  const { state, ship } = imagined(before, mover, pose);
  const dock = dockOf(state, ship);
  const towed = towedBy(state, ship);
  return {
    dock: dock === NONE ? undefined : nth(state.islands, dock),
    rams: rammable(state, ship, barred),
    tows: towable(state, ship),
    lines: shipLines(state, ship),
    tow: towed && { ship: towed, end: towLanding(state, ship, towed)?.pose },
  };
}
