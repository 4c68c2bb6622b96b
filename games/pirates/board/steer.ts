import type { Json } from '@portolan/kernel';
import type { Point, Pose } from '../geometry/index.ts';
import { asHeading, bearing, turnTo } from '../geometry/index.ts';

/** From a finger on the sea to an answer: courses, headings and places as the rules read them. It judges nothing. */

/** What the rules say of a course that is asked for. */
export interface CourseShape {
  readonly kind: 'course';
  readonly ship: string;
  readonly from: Pose;
  /** Whether it turns and then runs, or goes any way without turning. */
  readonly mode: 'turn' | 'any';
  /** The widest turn to either side, in hundredths of a degree. */
  readonly most: number;
  /** Whether the stern may lead, for turns beyond a right angle. */
  readonly stern: boolean;
  readonly segments: readonly Measure[];
  readonly lengths: { readonly [measure in Measure]: number };
  readonly rest: number;
}
export type Measure = 'S' | 'L';

/** A stretch as it is drawn: one segment with its turn and its length. */
export interface Stretch {
  readonly measure: Measure;
  /** To port above 0, in hundredths of a degree. */
  readonly turn: number;
  readonly distance: number;
}

const QUARTER = 9_000;

/** The segments not used yet. */
export function segmentsLeft(segments: readonly Measure[], used: readonly Stretch[]): Measure[] {
  const left = [...segments];
  for (const { measure } of used) {
    const at = left.indexOf(measure);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Where the next stretch begins. */
export function startOf(shape: CourseShape, used: readonly Stretch[]): Pose {
  const start = shape.rest > 0 ? run(shape.from, shape.from.heading, shape.rest) : shape.from;
  return used.reduce((pose, stretch) => after(shape, pose, stretch), start);
}

function after({ mode }: CourseShape, pose: Pose, { turn, distance }: Stretch): Pose {
  const heading = asHeading(pose.heading + turn);
  const end = run(pose, heading, distance);
  return mode === 'any' ? { ...end, heading: pose.heading } : { ...end, heading };
}

function run({ x, y }: Point, heading: number, distance: number): Pose {
  const angle = (heading * Math.PI) / 18_000;
  return {
    x: Math.round(x + distance * Math.cos(angle)),
    y: Math.round(y + distance * Math.sin(angle)),
    heading,
  };
}

/** The stretch that comes nearest to a point: the shortest segment that reaches it, or the longest there is. */
export function stretchTo(shape: CourseShape, used: readonly Stretch[], to: Point): Stretch | undefined {
  const from = startOf(shape, used);
  const left = segmentsLeft(shape.segments, used).toSorted((a, b) => shape.lengths[a] - shape.lengths[b]);
  const wish = Math.round(Math.hypot(to.x - from.x, to.y - from.y));
  const measure = left.find((one) => shape.lengths[one] >= wish) ?? left.at(-1);
  if (measure === undefined) return undefined;
  const turn = Math.max(-shape.most, Math.min(shape.most, turnTo(from, bearing(from, to))));
  return { measure, turn, distance: Math.min(wish, shape.lengths[measure]) };
}

const STEP = 500;

/** The same stretch with the nearest turn that is allowed: beside a shore there may be no room for the one that was meant. */
export function nearestTurn(
  course: CourseShape,
  stretch: Stretch,
  allowed: (stretch: Stretch) => boolean,
): Stretch {
  for (let off = 0; off <= 2 * course.most; off += STEP)
    for (const turn of [stretch.turn - off, stretch.turn + off]) {
      const other = { ...stretch, turn };
      if (Math.abs(turn) <= course.most && allowed(other)) return other;
    }
  return stretch;
}

/** The course as the rules read it. */
export function courseOf(shape: CourseShape, stretches: readonly Stretch[]): Json {
  const rest: Json[] = shape.rest > 0 ? [{ rest: 'max' }] : [];
  let pose = startOf(shape, []);
  const legs = stretches.map((stretch): Json => {
    const { measure, turn } = stretch;
    const distance = stretch.distance >= shape.lengths[measure] ? 'max' : stretch.distance;
    const heading = asHeading(pose.heading + turn);
    pose = after(shape, pose, stretch);
    if (shape.mode === 'any') return { measure, direction: heading, distance };
    return Math.abs(turn) > QUARTER
      ? { measure, turn, distance, from: 'stern' }
      : { measure, turn, distance };
  });
  return [...rest, ...legs];
}

/** A course given otherwise, such as by name, as stretches that can be drawn on. */
export function stretchesOf(shape: CourseShape, answer: Json | undefined): Stretch[] {
  if (!isList(answer)) return [];
  let { heading } = shape.from;
  return answer.flatMap((leg) => {
    if (!isRecord(leg)) return [];
    const { measure, turn, direction, distance } = leg;
    if (measure !== 'S' && measure !== 'L') return [];
    const by =
      typeof turn === 'number' ? turn : typeof direction === 'number' ? asTurn(direction - heading) : 0;
    if (shape.mode === 'turn') heading = asHeading(heading + by);
    const far = typeof distance === 'number' ? distance : shape.lengths[measure];
    return [{ measure, turn: by, distance: far }];
  });
}

/** Between a half turn to starboard and a half turn to port. */
export const asTurn = (angle: number): number => ((((angle + 18_000) % 36_000) + 36_000) % 36_000) - 18_000;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMeasures = (value: Json | undefined): value is readonly Measure[] =>
  isList(value) && value.every((one) => one === 'S' || one === 'L');

export const poseIn = (value: Json | undefined): Pose | undefined => {
  if (!isRecord(value)) return undefined;
  const { x, y, heading } = value;
  return typeof x === 'number' && typeof y === 'number'
    ? { x, y, heading: typeof heading === 'number' ? heading : 0 }
    : undefined;
};

export function courseShape(shape: Json): CourseShape | undefined {
  if (!isRecord(shape) || shape['kind'] !== 'course') return undefined;
  const { ship, mode, most, stern, segments, lengths, rest } = shape;
  const from = poseIn(shape['from']);
  if (!from || typeof ship !== 'string' || typeof most !== 'number' || !isMeasures(segments))
    return undefined;
  if (!isRecord(lengths) || typeof rest !== 'number') return undefined;
  return {
    kind: 'course',
    ship,
    from,
    mode: mode === 'any' ? 'any' : 'turn',
    most,
    stern: stern === true,
    segments,
    lengths: { S: Number(lengths['S']), L: Number(lengths['L']) },
    rest,
  };
}
