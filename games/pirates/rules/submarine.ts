import { type Rules } from '@portolan/kernel';
import { atLeast, bearing, distanceOf, FULL_TURN, MEASURE, outlineOf } from '../geometry/index.ts';
import { type Pirates, type Ship } from '../state.ts';
import type { Ask } from '../says.ts';
import { allRound, ask, type Asking, hasAnswer, plainPose } from './asking.ts';
import { type Plan, straight } from './courses.ts';
import { sailOne } from './movement.ts';
import { newVoyage } from './pace.ts';
import { bodyOfShip, hullFor, poseOf, watersFor } from './sea.ts';
import { isAfloat, shipName, type Table } from './table.ts';
import { whirlpoolToll } from './terrain.ts';

/** After a submerged ram the submarine moves S away from its target, with all that befalls it on the way. [PI-KW.submarine.5] [PI-GEO.50] */
export function* retreat(table: Table, ship: Ship, target: Ship): Rules {
  if (!isAfloat(ship)) return;
  const asking = retreats(table.state, ship, target);
  if (!hasAnswer(asking)) return;
  const about: Ask = { say: 'retreat', ship: shipName(ship), enemy: shipName(target) };
  const leg = yield* ask(ship.seat, about, asking);
  const voyage = newVoyage(ship);
  yield* sailOne(table, voyage, leg, MEASURE.S);
  if (voyage.whirled) yield* whirlpoolToll(table, ship);
}

type Way = Pick<Plan['legs'][number], 'sailed' | 'direction'>;

/** Any way that leads away from it. [PI-GEO.50] */
export function retreats(state: Pirates, ship: Ship, target: Ship): Asking<'direction', Way> {
  const waters = watersFor(state, ship, { reach: MEASURE.S });
  const hull = hullFor(ship);
  const other = bodyOfShip(target).outline;
  const near = distanceOf(outlineOf(hull, ship), other);
  return {
    kind: 'direction',
    fields: ['direction'],
    more: { ship: shipName(ship), around: plainPose(ship) },
    judge({ direction }) {
      if (direction < 0 || direction >= FULL_TURN) return 'PI-GEO.68';
      const sailed = straight(hull, poseOf(ship), direction, MEASURE.S, MEASURE.S, waters);
      return atLeast(outlineOf(hull, sailed.pose), other, near + 1) ? { sailed, direction } : 'PI-GEO.50';
    },
    propose: (random) => ({ direction: random.below(FULL_TURN) }),
    *all() {
      for (const direction of allRound(1_500, bearing(target, ship))) yield { direction };
    },
  };
}
