import { type Rules } from '@portolan/kernel';
import {
  against,
  type Anchor,
  FULL_TURN,
  land,
  MEASURE,
  type Outline,
  type Point,
  pointOutline,
  type Pose,
  within,
} from '../geometry/index.ts';
import { type Pirates, type Ship } from '../state.ts';
import type { Shot } from '../choices.ts';
import { allRound, ask, type Asking, hasAnswer, isHeading, plainPose } from './asking.ts';
import { isAtHome } from './docking.ts';
import { isBound, type Shooter, shipTarget, type Target, targetsOf } from './gunnery.ts';
import { bodyOfFort, bodyOfShip, hullFor, poseOf, stand, watersFor } from './sea.ts';
import { middleOf, nameOf, strikes } from './shooting.ts';
import { isAfloat, isLost, isOver, kindOf, roll, shipName, type Table } from './table.ts';

/** Swoops of sea dragons [PI-KW.seadragon]. */

const SWOOP = 2 * MEASURE.L;
const HITS = 2;

/** What a sea dragon can swoop on: within L+L, seen or unseen, but not safe at home. [PI-KW.seadragon.7] [PI-KW.seadragon.14] */
export function swoopTargets(state: Pirates, ship: Ship): Target[] {
  if (kindOf(ship) !== 'seadragon') return [];
  const base = bodyOfShip(ship).outline;
  const pieces = state.ships
    .filter((other) => other.seat !== ship.seat && isAfloat(other) && !isLost(other))
    .filter((other) => !isAtHome(state, other) || kindOf(other) === 'titan')
    .filter((other) => !isBound(other, { kind: 'ship', ship }))
    .map((other) => shipTarget(state, other));
  const fortsAndMarines = targetsOf(state, { kind: 'ship', ship }).filter(
    (target) => target.ship === undefined,
  );
  return [...pieces, ...fortsAndMarines].filter(({ aim }) => within(base, aim.outline, SWOOP));
}

export const swoops = (state: Pirates, ship: Ship): Shot[] =>
  swoopTargets(state, ship).map((target) => ({
    key: `swoop > ${target.key}`,
    on: target.aim.id,
    do: 'swoop',
    target: target.key,
  }));

/** On 4 or more two hits; then the dragon stands beside its prey. [PI-KW.seadragon.8] [PI-KW.seadragon.9] */
export function* swoop(table: Table, shooter: Shooter, target: Target): Rules {
  const { state } = table;
  if (shooter.kind !== 'ship') return;
  const { outline } = target.aim;
  const centre = target.ship ? { x: target.ship.x, y: target.ship.y } : middleOf(outline);
  const die = roll(table, 'swoop');
  table.tell({ say: 'swooped', by: nameOf(shooter), target: target.aim.id, die, won: die >= 4 });
  if (die >= 4) yield* strikes(table, shooter, target, HITS);
  if (isAfloat(shooter.ship) && !isOver(state)) yield* perch(table, shooter.ship, outline, centre);
}

const CLOSE = 11;

/** As close as can be without touching, on the side its controller likes. [PI-KW.seadragon.10] */
function* perch(table: Table, ship: Ship, outline: Outline, centre: Point): Rules {
  const asking = perches(table.state, ship, { outline, centre });
  if (!hasAnswer(asking)) return;
  const from = poseOf(ship);
  const pose = yield* ask(ship.seat, { say: 'perch', ship: shipName(ship) }, asking);
  stand(ship, pose);
  table.tell({ say: 'sailed', ship: shipName(ship), from: plainPose(from), to: plainPose(pose) });
}

function perches(state: Pirates, ship: Ship, prey: Anchor): Asking<'direction', Pose> {
  const waters = watersFor(state, ship, { tiles: false });
  const hull = hullFor(ship);
  return {
    kind: 'direction',
    fields: ['direction'],
    more: { ship: shipName(ship), around: plainPose({ ...prey.centre, heading: 0 }) },
    judge({ direction }) {
      if (!isHeading(direction)) return 'PI-GEO.68';
      const pose = against(hull, { x: 0, y: 0 }, ship.heading, prey, direction, CLOSE);
      const landing = land(hull, pose, waters);
      return landing ? plainPose(landing.pose) : 'PI-KW.seadragon.10';
    },
    propose: (random) => ({ direction: random.below(FULL_TURN) }),
    *all() {
      for (const direction of allRound(1_500)) yield { direction };
    },
  };
}

/** The same from what is seen: the prey is what stands around the middle that the question names. */
export function perchesAt(state: Pirates, ship: Ship, centre: Point): Asking<'direction', Pose> | undefined {
  const near = (at: Point): boolean => at.x === centre.x && at.y === centre.y;
  const prey = state.ships.find(near);
  const fort = state.islands.find((one) => one.fort && near(middleOf(bodyOfFort(one, one.fort).outline)));
  const sailor = state.islands.flatMap(({ crew }) => crew).find(near);
  const outline = prey
    ? bodyOfShip(prey).outline
    : fort?.fort
      ? bodyOfFort(fort, fort.fort).outline
      : sailor && pointOutline(sailor);
  return outline && perches(state, ship, { outline, centre });
}
