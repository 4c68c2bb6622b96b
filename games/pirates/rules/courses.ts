import { type Json, type Random, type Shaping } from '@portolan/kernel';
import type { Measure } from '../content/types.ts';
import {
  ahead,
  asHeading,
  bearing,
  contact,
  FULL_TURN,
  HALF_TURN,
  type Hull,
  type Leg,
  MEASURE,
  outlineOf,
  overlaps,
  type Point,
  type Pose,
  QUARTER_TURN,
  sail,
  type Sailed,
  sailLeg,
  squareBetween,
  turnTo,
  type Waters,
} from '../geometry/index.ts';
import { NONE, nth, type Pirates, type Ship } from '../state.ts';
import { breaks, isRecord, isWhole } from './asking.ts';
import { mayDock } from './docking.ts';
import { isMercenary } from './highseas.ts';
import { paceOf, without } from './pace.ts';
import { bodyOfLand, bodyOfTile, hullFor, movingHull, poseOf, surfaceOf, watersWithTow } from './sea.ts';
import { cardOf, isAfloat, isDerelict, kindOf, shipName } from './table.ts';

/** Courses [PI-GEO.34]: how they are read, judged and proposed. Nothing is rolled and nothing changes here. */

/** A move under way. */
export interface Voyage {
  readonly ship: Ship;
  /** Segments already used. */
  used: Measure[];
  /** What is left of a segment broken off by a whirlpool. [PI-WHIRL.4] */
  rest: number;
  /** The fog bank it comes out of, ignored until it is clear of it. [PI-FOG.11] */
  leaving: number;
  whirled: boolean;
}

/** A stretch as it is submitted; titans choose a direction instead of a turn. [PI-GEO.48] */
type Stretch =
  | Leg
  | { readonly measure: Measure; readonly direction: number; readonly distance: number | 'max' }
  | Rest;
interface Rest {
  readonly rest: number | 'max';
}

/** A course found legal, stretch by stretch. */
export interface Plan {
  readonly legs: readonly {
    readonly measure: Measure | 'rest';
    readonly direction: number;
    readonly sailed: Sailed;
  }[];
}

export const leftOf = (state: Pirates, { ship, used }: Voyage): Measure[] =>
  without(paceOf(state, ship), used) ?? [];

// --- Reading

const isDistance = (value: Json | undefined): value is number | 'max' =>
  value === 'max' || (isWhole(value) && value >= 0);
const isMeasure = (value: Json | undefined): value is Measure => value === 'S' || value === 'L';

function readStretch(answer: Json, ship: Ship): Stretch | undefined {
  if (!isRecord(answer)) return undefined;
  const { measure, turn, direction, distance, from, rest, ...more } = answer;
  if (Object.keys(more).length > 0) return undefined;
  if (rest !== undefined) return isDistance(rest) && Object.keys(answer).length === 1 ? { rest } : undefined;
  if (!isMeasure(measure) || !isDistance(distance)) return undefined;
  if (kindOf(ship) === 'titan')
    return isWhole(direction) && turn === undefined && from === undefined
      ? { measure, direction, distance }
      : undefined;
  if (!isWhole(turn) || direction !== undefined) return undefined;
  if (from === undefined) return { measure, turn, distance };
  return from === 'bow' || from === 'stern' ? { measure, turn, distance, from } : undefined;
}

function readStretches(answer: Json, ship: Ship): Stretch[] | undefined {
  if (!isList(answer) || answer.length > MOST_STRETCHES) return undefined;
  const stretches: Stretch[] = [];
  for (const one of answer) {
    const stretch = readStretch(one, ship);
    if (!stretch) return undefined;
    stretches.push(stretch);
  }
  return stretches;
}
const isList = (answer: Json): answer is readonly Json[] => Array.isArray(answer);
const MOST_STRETCHES = 8;

// --- Judging

/** What a course is sailed through: without the fog it leaves, and with it. */
interface Chart {
  readonly hull: Hull;
  readonly clear: Waters;
  readonly full: Waters;
  readonly fog: { readonly outline: ReturnType<typeof outlineOf> } | undefined;
}

/** Blades fouled in an enemy's hull at the start are not tested. [PI-RULING.116] */
export function sailingHull(ship: Ship, waters: Waters): Hull {
  const hull = movingHull(ship);
  if (!ship.blades) return hull;
  const outline = outlineOf(hull, ship);
  return waters.obstacles.some((body) => overlaps(outline, body.outline)) ? hullFor(ship) : hull;
}

export function chartFor(state: Pirates, voyage: Voyage): Chart {
  const { ship, leaving } = voyage;
  const reach = leftOf(state, voyage).reduce((sum, measure) => sum + MEASURE[measure], voyage.rest);
  const full = ship.intangible
    ? { surface: surfaceOf(state), obstacles: [], tiles: [] }
    : watersWithTow(state, ship, reach);
  const fog = leaving === NONE ? undefined : bodyOfTile(nth(state.tiles, leaving));
  const clear = fog ? { ...full, tiles: full.tiles.filter(({ id }) => id !== fog.id) } : full;
  return { hull: sailingHull(ship, full), clear, full, fog };
}

/** Sails the stretches one after the other until something is met. */
function judge(state: Pirates, voyage: Voyage, stretches: readonly Stretch[], chart: Chart): Plan | string {
  const { ship } = voyage;
  const fault = segmentFault(state, voyage, stretches);
  if (fault) return fault;
  const legs: Plan['legs'][number][] = [];
  let pose: Pose = poseOf(ship);
  let waters = chart.clear;
  for (const stretch of stretches) {
    const sailed = sailOne(chart.hull, pose, stretch, waters, voyage.rest);
    if ('broken' in sailed) return sailed.broken;
    const direction = 'direction' in stretch ? stretch.direction : sailed.turned.heading;
    legs.push({ measure: 'rest' in stretch ? 'rest' : stretch.measure, direction, sailed });
    pose = sailed.pose;
    if (sailed.met.length > 0) break;
    if (chart.fog && contact(outlineOf(chart.hull, pose), chart.fog.outline) === 'apart') waters = chart.full;
  }
  return (legs.length > 0 ? endFault(state, ship, pose) : undefined) ?? { legs };
}

/** Each segment of the base move once, the rest of a broken one first. [PI-MOVE.1] [PI-MOVE.2] */
function segmentFault(state: Pirates, voyage: Voyage, stretches: readonly Stretch[]): string | undefined {
  const measures: Measure[] = [];
  for (const [i, stretch] of stretches.entries()) {
    if (!('rest' in stretch)) measures.push(stretch.measure);
    else if (i > 0 || voyage.rest === 0 || (stretch.rest !== 'max' && stretch.rest > voyage.rest))
      return 'PI-WHIRL.4';
    if ('from' in stretch && stretch.from === 'stern' && kindOf(voyage.ship) !== 'windcatcher')
      return 'PI-GEO.47';
  }
  return without(leftOf(state, voyage), measures) ? undefined : 'PI-MOVE.1';
}

function sailOne(
  hull: Hull,
  pose: Pose,
  stretch: Stretch,
  waters: Waters,
  rest: number,
): Sailed | { readonly broken: string } {
  if ('rest' in stretch) return straight(hull, pose, pose.heading, stretch.rest, rest, waters);
  if (!('direction' in stretch)) return sailLeg(hull, pose, stretch, waters);
  const { direction, distance, measure } = stretch;
  if (direction < 0 || direction >= FULL_TURN) return { broken: 'PI-GEO.48' };
  if (distance !== 'max' && distance > MEASURE[measure]) return { broken: 'PI-GEO.39' };
  return straight(hull, pose, direction, distance, MEASURE[measure], waters);
}

/** Straight on without a turn. */
function straight(
  hull: Hull,
  pose: Pose,
  direction: number,
  distance: number | 'max',
  most: number,
  waters: Waters,
): Sailed {
  const { against, ...stretch } = sail(hull, pose, direction, distance === 'max' ? most : distance, waters);
  const before = waters.obstacles.filter((body) => contact(outlineOf(hull, pose), body.outline) === 'touch');
  const fresh = stretch.touching.filter((id) => !before.some((body) => body.id === id));
  return { ...stretch, turned: pose, met: [...new Set([...against, ...fresh])] };
}

/** Where a move may not end: ghosts over anything solid, titans on land that is closed to them. */
function endFault(state: Pirates, ship: Ship, pose: Pose): string | undefined {
  if (ship.intangible) {
    const outline = outlineOf(hullFor(ship), pose);
    const solid = watersWithTow(state, { ...ship, intangible: false }).obstacles;
    return solid.some((body) => body.id !== shipName(ship) && overlaps(outline, body.outline))
      ? 'PI-KW.ghostship.3'
      : undefined;
  }
  if (kindOf(ship) !== 'titan') return undefined;
  const outline = outlineOf(hullFor(ship), pose);
  const closed = state.islands.some(
    (land) => !mayDock(ship, land) && overlaps(outline, bodyOfLand(land).outline),
  );
  return closed ? 'PI-KW.titan.12' : undefined;
}

/** The question where a ship sails: a list of stretches, an empty one to stay. */
export function coursesOf(state: Pirates, voyage: Voyage): Shaping<Plan> {
  const { ship } = voyage;
  let chart: Chart | undefined;
  let plans = new Map<Json, Plan>(); // what was proposed need not be sailed again
  const plan = (answer: Json): Plan | string => {
    const known = plans.get(answer);
    if (known) return known;
    const stretches = readStretches(answer, ship);
    if (!stretches) return 'PI-GEO.68';
    const judged = judge(state, voyage, stretches, (chart ??= chartFor(state, voyage)));
    if (typeof judged !== 'string' && typeof answer === 'object') plans.set(answer, judged);
    return judged;
  };
  const accepted = (answer: Json): boolean => typeof plan(answer) !== 'string';
  return {
    get shape() {
      return {
        kind: 'course',
        ship: shipName(ship),
        segments: leftOf(state, voyage),
        rest: voyage.rest,
        leaving: voyage.leaving,
      };
    },
    read(answer) {
      const found = plan(answer);
      return typeof found === 'string' ? breaks(found) : found;
    },
    sample: (random) => someCourse(state, voyage, random, accepted),
    candidates(random) {
      const waters: Asked = {
        ...(chart ??= chartFor(state, voyage)),
        pose: poseOf(ship),
        rest: voyage.rest,
        measures: leftOf(state, voyage),
        goals: nearGoals(state, ship),
      };
      const before = TRIED[ship.id];
      if (before && isSame(before.asked, waters)) {
        plans = before.plans;
        return before.courses;
      }
      const courses = coursesToTry(voyage, waters, random).filter(accepted);
      if (isPlain(ship)) TRIED[ship.id] = { asked: waters, courses, plans };
      return courses;
    },
  };
}

// --- Remembering

/** All that courses depend on. */
interface Asked extends Chart {
  readonly pose: Pose;
  readonly rest: number;
  readonly measures: readonly Measure[];
  readonly goals: readonly Point[];
}

/** The courses tried last, by ship: who thinks ahead asks again and again in the same waters. */
const TRIED: { asked: Asked; courses: readonly Json[]; plans: Map<Json, Plan> }[] = [];

/** Where a move may end depends on nothing else. */
const isPlain = (ship: Ship): boolean => !ship.intangible && kindOf(ship) !== 'titan';

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.hull === other.hull &&
    one.fog === other.fog &&
    one.rest === other.rest &&
    one.pose.x === other.pose.x &&
    one.pose.y === other.pose.y &&
    one.pose.heading === other.pose.heading &&
    one.full.surface.width === other.full.surface.width &&
    one.full.surface.height === other.full.surface.height &&
    isAll(one.measures, other.measures) &&
    isAll(one.full.obstacles, other.full.obstacles) &&
    isAll(one.full.tiles, other.full.tiles) &&
    one.goals.length === other.goals.length &&
    one.goals.every(({ x, y }, i) => x === other.goals[i]?.x && y === other.goals[i]?.y)
  );
}

const isAll = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

// --- Proposing

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
function someCourse(
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

const nearGoals = (state: Pirates, ship: Ship): Point[] =>
  [...goalsOf(state, ship), ...foesOf(state, ship)]
    .map((goal): Point => ({ x: goal.x, y: goal.y }))
    .sort((a, b) => squareBetween(ship, a) - squareBetween(ship, b))
    .slice(0, MOST_GOALS);

/** Docking, ramming and passing courses to all that is near, and a fan of headings for everything else. [PI-GEO.71] */
function coursesToTry(voyage: Voyage, { measures, goals }: Asked, random: Random): Json[] {
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
