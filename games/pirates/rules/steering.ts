import { type Json, type Random } from '@portolan/kernel';
import type { Measure } from '../content/types.ts';
import {
  ahead,
  asHeading,
  bearing,
  FULL_TURN,
  HALF_TURN,
  MEASURE,
  type Point,
  type Pose,
  QUARTER_TURN,
  squareBetween,
  turnTo,
} from '../geometry/index.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { isRecord } from './asking.ts';
import { mayDock } from './docking.ts';
import { isMercenary } from './highseas.ts';
import { leftOf, type Voyage } from './pace.ts';
import { poseOf } from './sea.ts';
import { cardOf, isAfloat, isDerelict, kindOf } from './table.ts';

/** Where a ship has reason to go, and how to steer there: courses to propose, not yet judged. [PI-GEO.71] */

/** Where a ship has reason to go: with treasure homeward, else to treasure, or to a foe it can catch. */
function goalsOf(state: Pirates, ship: Ship): Point[] {
  const laden = ship.coins.some(({ gold, treasure }) => gold > 0 || treasure !== '');
  const berths = state.islands.filter((land) => mayDock(ship, land));
  const banks = berths.filter(({ home, fort }) => home === ship.seat || fort?.seat === ship.seat);
  const hoards = berths.filter(({ home, coins }) => home === NONE && coins.length > 0);
  const hurt = ship.masts.includes('lost') || ship.masts.includes('burning');
  const wanted = laden || (hurt && banks.length > 0) ? banks : cardOf(ship).cargo > 0 ? hoards : [];
  return wanted.length > 0 ? wanted : banks.length > 0 && !isMercenary(ship) ? banks : berths;
}

const foesOf = (state: Pirates, ship: Ship): Ship[] =>
  state.ships.filter(
    (other) => isAfloat(other) && (other.seat !== ship.seat || isDerelict(other)) && other !== ship,
  );

/** The nearest of some points, or sometimes another. */
function someGoal(from: Point, points: readonly Point[], random: Random): Point | undefined {
  if (points.length === 0) return undefined;
  if (random.below(4) === 0) return random.pick(points, 'sample');
  let [best, least] = [points[0], Infinity];
  for (const point of points) {
    const square = squareBetween(from, point);
    if (square < least) [best, least] = [point, square];
  }
  return best;
}

const TRIES = 4;

/** A course towards something worth reaching, now and then anywhere; to stay is always possible. */
export function someCourse(
  state: Pirates,
  voyage: Voyage,
  random: Random,
  accepted: (answer: Json) => boolean,
): Json {
  const { ship } = voyage;
  const kind = random.below(8);
  const goals = kind < 5 ? goalsOf(state, ship) : kind < 7 ? foesOf(state, ship) : [];
  const measures = random.shuffle(leftOf(state, voyage), 'sample');
  for (let tries = 0; tries < TRIES; tries++) {
    const goal = someGoal(ship, goals, random);
    const first = tries === 0 ? undefined : random.below(HALF_TURN + 1) - QUARTER_TURN;
    const course = steer(voyage, measures, goal, first, random);
    if (accepted(course)) return course;
  }
  return [];
}

/** Stretches of full length towards a goal, the first perhaps with a turn of its own; without a goal, anywhere. */
function steer(
  voyage: Voyage,
  measures: readonly Measure[],
  goal: Point | undefined,
  first: number | undefined,
  random: Random,
): Json[] {
  const { ship } = voyage;
  const stretches: Json[] = voyage.rest > 0 ? [{ rest: 'max' }] : [];
  let pose = voyage.rest > 0 ? ahead(ship, voyage.rest) : poseOf(ship);
  for (const measure of measures) {
    const wish = goal ? turnTo(pose, bearing(pose, goal)) : random.below(FULL_TURN) - HALF_TURN;
    const turn = stretches.length === 0 && first !== undefined ? first : wish;
    stretches.push(
      kindOf(ship) === 'titan' ? titanStretch(pose, measure, turn) : stretchOf(ship, measure, turn),
    );
    const heading = asHeading(pose.heading + clamped(ship, turn));
    pose = {
      ...ahead({ ...pose, heading }, MEASURE[measure]),
      heading: kindOf(ship) === 'titan' ? pose.heading : heading,
    };
  }
  return stretches;
}

const titanStretch = (pose: Pose, measure: Measure, turn: number): Json => ({
  measure,
  direction: asHeading(pose.heading + turn),
  distance: 'max',
});

function clamped(ship: Ship, turn: number): number {
  const kind = kindOf(ship);
  const wide = kind === 'windcatcher' || kind === 'titan';
  const round = ((((turn + HALF_TURN) % FULL_TURN) + FULL_TURN) % FULL_TURN) - HALF_TURN;
  return wide ? round : Math.max(-QUARTER_TURN, Math.min(QUARTER_TURN, round));
}

function stretchOf(ship: Ship, measure: Measure, turn: number): Json {
  const by = clamped(ship, turn);
  return Math.abs(by) > QUARTER_TURN
    ? { measure, turn: by, distance: 'max', from: 'stern' }
    : { measure, turn: by, distance: 'max' };
}

const FAN = [0, 1_500, -1_500, 3_000, -3_000, 4_500, -4_500, 6_000, -6_000, 7_500, -7_500, 9_000, -9_000];
const COARSE = [0, 4_500, -4_500, 9_000, -9_000];
const MOST_GOALS = 6;
const ROUNDABOUT = 2;

/** First turns of a roundabout way; with the bow on land there may be no room for the widest. */
const AWAY = [QUARTER_TURN, -QUARTER_TURN];
const ASHORE = [...AWAY, 6_000, -6_000];

export const nearGoals = (state: Pirates, ship: Ship): Point[] =>
  [...goalsOf(state, ship), ...foesOf(state, ship)]
    .map((goal): Point => ({ x: goal.x, y: goal.y }))
    .sort((a, b) => squareBetween(ship, a) - squareBetween(ship, b))
    .slice(0, MOST_GOALS);

/** The segments left, and what lies near. */
interface Sought {
  readonly measures: readonly Measure[];
  readonly goals: readonly Point[];
}

/** Docking, ramming and passing courses to all that is near, and a fan of headings for everything else. [PI-GEO.71] */
export function coursesToTry(voyage: Voyage, { measures, goals }: Sought, random: Random): Json[] {
  const courses: Json[] = [[]];
  const aways = voyage.ship.docked === NONE ? AWAY : ASHORE;
  for (const order of orders(measures)) {
    for (const goal of goals) courses.push(steer(voyage, order, goal, undefined, random));
    for (const goal of goals.slice(0, ROUNDABOUT))
      for (const first of aways) courses.push(steer(voyage, order, goal, first, random));
  }
  courses.push(...fans(voyage, measures));
  return courses;
}

/** The segments as they are and the other way round. */
function orders(measures: readonly Measure[]): readonly Measure[][] {
  const back = measures.toReversed();
  return back.join() === measures.join() ? [[...measures]] : [[...measures], back];
}

/** Full speed on every heading, and a short way on some. */
function fans(voyage: Voyage, [first, ...others]: readonly Measure[]): Json[] {
  const { ship } = voyage;
  if (first === undefined) return voyage.rest > 0 ? [[{ rest: 'max' }]] : [];
  const start: Json[] = voyage.rest > 0 ? [{ rest: 'max' }] : [];
  const one = (measure: Measure, turn: number): Json =>
    kindOf(ship) === 'titan' ? titanStretch(ship, measure, 2 * turn) : stretchOf(ship, measure, turn);
  const on = (turn: number): Json[] =>
    others.map((measure) => one(measure, kindOf(ship) === 'titan' ? turn : 0));
  return [
    ...FAN.map((turn) => [...start, one(first, turn), ...on(turn)]),
    ...COARSE.map((turn) => [...start, one(first, turn)]),
    ...COARSE.map((turn) => [...start, half(one(first, turn), first)]),
  ];
}

const half = (stretch: Json, measure: Measure): Json =>
  isRecord(stretch) ? { ...stretch, distance: MEASURE[measure] / 2 } : stretch;
