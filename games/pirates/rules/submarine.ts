import { type Rules } from '@portolan/kernel';
import { atLeast, bearing, distanceOf, FULL_TURN, MEASURE, outlineOf, sail } from '../geometry/index.ts';
import { type Ship } from '../state.ts';
import { allRound, ask, hasAnswer, plainPose } from './asking.ts';
import { bodyOfShip, hullFor, poseOf, stand, watersFor } from './sea.ts';
import { isAfloat, shipName, type Table } from './table.ts';

/** After a submerged ram the submarine moves S away from its target, cut short by what is in its way. [PI-KW.submarine.5] [PI-GEO.50] */
export function* retreat(table: Table, ship: Ship, target: Ship): Rules {
  if (!isAfloat(ship)) return;
  const waters = watersFor(table.state, ship, { tiles: false, reach: MEASURE.S });
  const hull = hullFor(ship);
  const other = bodyOfShip(target).outline;
  const near = distanceOf(outlineOf(hull, ship), other);
  const asking = {
    kind: 'direction',
    fields: ['direction'] as const,
    more: { ship: shipName(ship) },
    judge({ direction }: { direction: number }) {
      if (direction < 0 || direction >= FULL_TURN) return 'PI-GEO.68';
      const { pose } = sail(hull, ship, direction, MEASURE.S, waters);
      return atLeast(outlineOf(hull, pose), other, near + 1) ? plainPose(pose) : 'PI-GEO.50';
    },
    propose: (random: { below(count: number): number }) => ({ direction: random.below(FULL_TURN) }),
    *all() {
      for (const direction of allRound(1_500, bearing(target, ship))) yield { direction };
    },
  };
  if (!hasAnswer(asking)) return;
  const from = poseOf(ship);
  const pose = yield* ask(
    ship.seat,
    { say: 'retreat', ship: shipName(ship), enemy: shipName(target) },
    asking,
  );
  stand(ship, pose);
  table.tell({ say: 'sailed', ship: shipName(ship), from: plainPose(from), to: plainPose(pose) });
}
