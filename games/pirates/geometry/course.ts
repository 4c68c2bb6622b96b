import { HALF_TURN, type Pose, QUARTER_TURN } from './angle.ts';
import { MEASURE, type Measure } from './measure.ts';
import { type Landing, type Stretch, type Waters, land, sail, turned } from './move.ts';
import { outlineOf, overlapping, touching } from './outline.ts';
import type { Shape } from './shape.ts';

/** One segment of a move as it is chosen: a turn, then straight ahead [PI-GEO.34]. */
export interface Leg {
  readonly measure: Measure;
  readonly turn: number;
  readonly distance: number | 'max';
  /** A windcatcher may measure from its stern, which lets it turn the other half of the circle [PI-GEO.47]. */
  readonly from?: 'bow' | 'stern';
}

/** A segment as it was carried out. */
export interface Sailed extends Omit<Stretch, 'against'> {
  /** The pose between the turn and the straight stretch. */
  readonly turned: Pose;
  /** What the piece newly touches, or ran against: the move ends here if there is any [PI-GEO.38, PI-GEO.43]. */
  readonly met: readonly string[];
}

/** A whole move, previewed: no dice are rolled, the tiles entered are only listed [PI-GEO.70]. */
export interface Course {
  readonly pose: Pose;
  readonly legs: readonly Sailed[];
  readonly met: readonly string[];
}

/** The number of the rule that a choice breaks [PI-GEO.68]. */
export interface Broken {
  readonly broken: 'PI-GEO.35' | 'PI-GEO.37' | 'PI-GEO.39' | 'PI-GEO.47';
}

/** Sails the legs one after the other until something is met; legs that are left over are lost [PI-GEO.44]. */
export function courseOf(shape: Shape, pose: Pose, legs: readonly Leg[], waters: Waters): Course | Broken {
  const sailed: Sailed[] = [];
  let last: Pick<Sailed, 'pose' | 'met'> = { pose, met: [] };
  for (const leg of legs) {
    if (last.met.length > 0) break;
    const next = sailLeg(shape, last.pose, leg, waters);
    if ('broken' in next) return next;
    sailed.push(next);
    last = next;
  }
  return { pose: last.pose, legs: sailed, met: last.met };
}

/** Turns and sails one leg. */
export function sailLeg(shape: Shape, pose: Pose, leg: Leg, waters: Waters): Sailed | Broken {
  const broken = brokenBy(leg);
  if (broken) return { broken };
  const landing = land(shape, turned(pose, leg.turn), waters);
  if (landing === undefined) return { broken: 'PI-GEO.37' };
  const { met, entered } = metByTurning(shape, pose, landing, waters);
  const halt = {
    turned: landing.pose,
    pose: landing.pose,
    sailed: 0,
    met,
    touching: landing.touching,
    entered,
  };
  if (met.length > 0) return halt;
  const distance = leg.distance === 'max' ? MEASURE[leg.measure] : leg.distance;
  const { heading } = landing.pose;
  const stretch = sail(shape, landing.pose, heading, distance, waters, 0, landing.outline);
  const touched = newIn(stretch.touching, landing.touching);
  return {
    turned: landing.pose,
    pose: stretch.pose,
    sailed: stretch.sailed,
    touching: stretch.touching,
    met: stretch.against.length === 0 ? touched : [...new Set([...stretch.against, ...touched])],
    entered: entered.length === 0 ? stretch.entered : [...entered, ...stretch.entered],
  };
}

/** What a turn newly touches and lies over; where it touches nothing, how the ship lay before does not matter. */
function metByTurning(
  shape: Shape,
  pose: Pose,
  { touching: now, over }: Landing,
  waters: Waters,
): Pick<Sailed, 'met' | 'entered'> {
  if (now.length === 0 && over.length === 0) return { met: now, entered: [] };
  const before = outlineOf(shape, pose);
  return {
    met: newIn(now, touching(before, waters.obstacles)),
    entered: newIn(over, overlapping(before, waters.tiles)).map((id) => ({ id, at: 0 })),
  };
}

function brokenBy({ measure, turn, distance, from }: Leg): Broken['broken'] | undefined {
  const astern = from === 'stern';
  const [least, most] = astern ? [QUARTER_TURN, HALF_TURN] : [0, QUARTER_TURN];
  if (!Number.isInteger(turn) || Math.abs(turn) < least || Math.abs(turn) > most)
    return astern ? 'PI-GEO.47' : 'PI-GEO.35';
  if (distance === 'max') return undefined;
  const fits = Number.isInteger(distance) && distance >= 0 && distance <= MEASURE[measure];
  return fits ? undefined : 'PI-GEO.39';
}

const newIn = (after: readonly string[], before: readonly string[]): readonly string[] =>
  after.length === 0 ? after : after.filter((id) => !before.includes(id));
