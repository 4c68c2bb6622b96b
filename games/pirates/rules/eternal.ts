import { type Rules } from '@portolan/kernel';
import { bearing, FULL_TURN, land } from '../geometry/index.ts';
import { type Ship } from '../state.ts';
import { ask, hasAnswer, isHeading, plainPose, POSE } from './asking.ts';
import { moor } from './docking.ts';
import { berthPose, directionsFrom, launch, startFault } from './quick.ts';
import { hullFor, watersFor } from './sea.ts';
import { decided, isOver, landAt, player, shipName, type Table } from './table.ts';

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
  const waters = watersFor(state, ship, { tiles: false });
  const asking = {
    kind: 'pose',
    fields: POSE,
    more: { ship: shipName(ship), island: `island:${home.id}` },
    judge(pose: { x: number; y: number; heading: number }) {
      if (!isHeading(pose.heading)) return 'PI-GEO.68';
      const landing = land(hullFor(ship), pose, waters);
      return startFault(state, ship, landing) ?? plainPose(landing?.pose ?? pose);
    },
    propose: (random: { below(count: number): number }) =>
      plainPose(berthPose(ship, home, random.below(FULL_TURN))),
    *all() {
      const seaward = bearing(home, { x: Math.floor(state.width / 2), y: Math.floor(state.height / 2) });
      for (const way of directionsFrom(seaward, 1_000)) yield plainPose(berthPose(ship, home, way));
    },
  };
  if (!hasAnswer(asking)) return;
  const pose = yield* ask(ship.seat, { say: 'returnHome', ship: shipName(ship) }, asking);
  decided(table, ship.seat);
  launch(ship, pose);
  table.tell({ say: 'returnedHome', ship: shipName(ship), to: plainPose(pose) });
  yield* moor(table);
}
