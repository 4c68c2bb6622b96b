import { type Rules } from '@portolan/kernel';
import { bearing, FULL_TURN, land, type Pose } from '../geometry/index.ts';
import { type Land, type Pirates, type Ship } from '../state.ts';
import { ask, type Asking, hasAnswer, isHeading, plainPose, POSE } from './asking.ts';
import { moor } from './docking.ts';
import { berthPose, directionsFrom, launch, startFault } from './quick.ts';
import { hullFor, watersFor } from './sea.ts';
import { middleOf } from './suggesting.ts';
import { decided, islandName, isOver, landAt, player, shipName, type Table } from './table.ts';

/** Eternal ships [PI-KW.eternal]: they come back to their controller's home island, without masts. */

/** To a berth its controller chooses; if none is free it waits. [PI-KW.eternal.1] [PI-KW.eternal.5] [PI-KW.eternal.7] */
export function* returnHome(table: Table, ship: Ship): Rules {
  const { state } = table;
  ship.fate = 'waiting';
  if (isOver(state)) return;
  if (player(state, ship.seat).out) {
    ship.fate = 'sunk';
    return;
  }
  const home = landAt(state, player(state, ship.seat).home);
  const asking = homeBerths(state, ship, home);
  if (!hasAnswer(asking)) return;
  const pose = yield* ask(ship.seat, { say: 'returnHome', ship: shipName(ship) }, asking);
  decided(table, ship.seat);
  launch(ship, pose);
  table.tell({ say: 'returnedHome', ship: shipName(ship), to: plainPose(pose) });
  yield* moor(table);
}

/** Bow to the shore, wherever there is room. */
export function homeBerths(state: Pirates, ship: Ship, home: Land): Asking<'x' | 'y' | 'heading', Pose> {
  const waters = watersFor(state, ship, { tiles: false });
  return {
    kind: 'pose',
    fields: POSE,
    more: { ship: shipName(ship), island: islandName(home) },
    around: home,
    judge(pose) {
      if (!isHeading(pose.heading)) return 'PI-GEO.68';
      const landing = land(hullFor(ship), pose, waters);
      return startFault(state, ship, landing) ?? plainPose(landing?.pose ?? pose);
    },
    propose: (random) => plainPose(berthPose(ship, home, random.below(FULL_TURN))),
    *all() {
      for (const way of directionsFrom(bearing(home, middleOf(state)), 1_000))
        yield plainPose(berthPose(ship, home, way));
    },
  };
}
