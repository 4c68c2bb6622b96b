import type { Json } from '@portolan/kernel';
import { asHeading, bearing, type Point, type Pose, squareBetween } from '../geometry/index.ts';
import { asTurn, isRecord, poseIn } from './steer.ts';

/** Places, headings and directions: which answer a finger on the sea means. The rules judge it. */

/** What is asked for, as far as a finger matters. */
export interface PlaceShape {
  readonly kind:
    | 'turn'
    | 'pose'
    | 'heading'
    | 'anchorage'
    | 'direction'
    | 'tilePlace'
    | 'shift'
    | 'point'
    | 'island'
    | 'tile'
    | 'fort';
  /** What it is measured from: the ship that turns, the tile that is left, the island it is put on. */
  readonly from?: Pose | undefined;
  /** The way out, where only the heading is free. */
  readonly direction: number;
  /** The farthest a tile may be shifted. */
  readonly most: number;
  /** What may be put down, one of them. */
  readonly choice: readonly string[];
  readonly flags: number;
}

const KINDS: readonly PlaceShape['kind'][] = [
  'turn',
  'pose',
  'heading',
  'anchorage',
  'direction',
  'tilePlace',
  'shift',
  'point',
  'island',
  'tile',
  'fort',
];

/** The shape, with the things it names looked up where they lie. */
export function placeShape(shape: Json, find: (on: string) => Pose | undefined): PlaceShape | undefined {
  if (!isRecord(shape)) return undefined;
  const kind = KINDS.find((one) => one === shape['kind']);
  if (!kind) return undefined;
  const named = (key: string): Pose | undefined => {
    const on = shape[key];
    return typeof on === 'string' ? find(on) : undefined;
  };
  return {
    kind,
    from:
      poseIn(shape['around']) ?? poseIn(shape['from']) ?? named('tile') ?? named('island') ?? named('ship'),
    direction: numberIn(shape['direction']),
    most: numberIn(shape['most']),
    choice: textsIn(shape[kind === 'island' ? 'islands' : 'tiles']),
    flags: numberIn(shape['flags']),
  };
}

const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What hands have said besides the place: how it is turned, and which of several it is. */
export interface Fine {
  readonly heading: number;
  readonly which?: string | undefined;
}

/** The answer for a finger at a point. Where berths are few, the nearest of those the rules propose. */
export function answerAt(
  shape: PlaceShape,
  to: Point,
  fine: Fine,
  berths: readonly Json[],
): Json | undefined {
  const { kind, from = { x: 0, y: 0, heading: 0 } } = shape;
  const way = bearing(from, to);
  const { x, y } = to;
  const { heading } = fine;
  switch (kind) {
    case 'turn':
      return { turn: asTurn(way - from.heading) };
    case 'heading':
      return { heading: clamped(way, shape.direction) };
    case 'direction':
      return { direction: way };
    case 'anchorage':
      return { direction: way, heading: asHeading(way + heading) };
    case 'shift':
      return { direction: way, distance: Math.min(shape.most, distance(from, to)) };
    case 'point':
      return { x, y };
    case 'pose':
      return nearestOf(berths, to) ?? { x, y, heading };
    case 'tilePlace':
      return { x, y, heading };
    case 'island':
    case 'tile': {
      const id = fine.which ?? shape.choice[0];
      return id === undefined ? undefined : { [kind]: id, x, y, heading };
    }
    case 'fort':
      return { x, y, heading, flags: Array.from({ length: shape.flags }, (_, place) => place) };
  }
}

const distance = (a: Point, b: Point): number => Math.round(Math.sqrt(squareBetween(a, b)));

/** No more than a right angle off the way out. [PI-GEO.57] */
const clamped = (way: number, out: number): number =>
  asHeading(out + Math.max(-9_000, Math.min(9_000, asTurn(way - out))));

function nearestOf(berths: readonly Json[], to: Point): Json | undefined {
  const near = (berth: Json): number => squareBetween(poseIn(berth) ?? { x: 0, y: 0 }, to);
  return berths.toSorted((a, b) => near(a) - near(b))[0];
}

/** The answer turned by so much, where how a thing lies is free. */
export function turnedBy(answer: Json | undefined, by: number): Json | undefined {
  if (!isRecord(answer)) return undefined;
  const { heading, turn, direction } = answer;
  if (typeof heading === 'number') return { ...answer, heading: asHeading(heading + by) };
  if (typeof turn === 'number') return { ...answer, turn: asTurn(turn + by) };
  return typeof direction === 'number' ? { ...answer, direction: asHeading(direction + by) } : undefined;
}
