import { type Json, Random, type Shaping } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import type { Measure } from '../content/types.ts';
import {
  ahead,
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
  type Waters,
} from '../geometry/index.ts';
import { NONE, type Pirates, type Ship } from '../state.ts';
import { breaks, isRecord, isWhole, plainPose } from './asking.ts';
import { mayDock } from './docking.ts';
import { leftOf, type Voyage, without } from './pace.ts';
import { bodyOfLand, bodyOfTile, hullFor, movingHull, poseOf, surfaceOf, watersWithTow } from './sea.ts';
import { coursesToTry, nearGoals, someCourse } from './steering.ts';
import { suggestCourses } from './suggesting.ts';
import { kindOf, shipName } from './table.ts';

/** Courses [PI-GEO.34]: how they are read, judged and remembered. Nothing is rolled and nothing changes here. */

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
    const stop = sailed.entered.length > 0 ? stopFault(state, ship, sailed, direction) : undefined;
    if (stop) return stop;
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
export function straight(
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
  return kindOf(ship) === 'titan' && isClosed(state, ship, pose) ? 'PI-KW.titan.12' : undefined;
}

/** Whether it would lie over an island where it may not dock. */
function isClosed(state: Pirates, ship: Ship, pose: Pose): boolean {
  const outline = outlineOf(hullFor(ship), pose);
  return state.islands.some((land) => !mayDock(ship, land) && overlaps(outline, bodyOfLand(land).outline));
}

/** Tiles may break off a titan's course where it begins to lie over them, or at the end of that stretch. [PI-RULING.133] */
function stopFault(state: Pirates, ship: Ship, sailed: Sailed, direction: number): string | undefined {
  if (kindOf(ship) !== 'titan') return undefined;
  const stops = [...sailed.entered.map(({ at }) => ahead(sailed.turned, at, direction)), sailed.pose];
  return stops.some((stop) => isClosed(state, ship, stop)) ? 'PI-KW.titan.12' : undefined;
}

/** How it may turn: titans go any way without turning, windcatchers may let the stern lead. [PI-GEO.36] [PI-GEO.47] [PI-GEO.48] */
function bounds(ship: Ship): { mode: 'turn' | 'any'; most: number; stern: boolean } {
  const kind = kindOf(ship);
  const stern = kind === 'windcatcher';
  const any = kind === 'titan';
  return { mode: any ? 'any' : 'turn', most: stern || any ? HALF_TURN : QUARTER_TURN, stern };
}

/** The question where a ship sails: a list of stretches, an empty one to stay. */
export function coursesOf(state: Pirates, voyage: Voyage): Shaping<Plan> {
  const { ship } = voyage;
  let chart: Chart | undefined;
  let plans = new Map<string, Plan>(); // what was proposed need not be sailed again
  const plan = (answer: Json): Plan | string => {
    const text = JSON.stringify(answer);
    const known = plans.get(text);
    if (known) return known;
    const stretches = readStretches(answer, ship);
    if (!stretches) return 'PI-GEO.68';
    const judged = judge(state, voyage, stretches, (chart ??= chartFor(state, voyage)));
    if (typeof judged !== 'string') plans.set(text, judged);
    return judged;
  };
  const accepted = (answer: Json): boolean => typeof plan(answer) !== 'string';
  return {
    get shape() {
      return {
        kind: 'course',
        ship: shipName(ship),
        from: plainPose(ship),
        ...bounds(ship),
        segments: leftOf(state, voyage),
        lengths: MEASURE,
        rest: voyage.rest,
        leaving: voyage.leaving,
      };
    },
    read(answer) {
      const found = plan(answer);
      return typeof found === 'string' ? breaks(found) : found;
    },
    offered() {
      const measures = leftOf(state, voyage);
      const tried = coursesToTry(
        voyage,
        { measures, goals: nearGoals(state, ship) },
        Random.seeded('offered'),
      );
      const plans = tried.flatMap((answer) => {
        const found = plan(answer);
        return typeof found === 'string' ? [] : [{ answer, plan: found }];
      });
      return suggestCourses(state, ship, plans);
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
const TRIED: { asked: Asked; courses: readonly Json[]; plans: Map<string, Plan> }[] = [];

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
