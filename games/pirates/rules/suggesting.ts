import type { Json } from '@portolan/kernel';
import type { Suggestion } from '../choices.ts';
import { bearing, FULL_TURN, type Point, type Pose, squareBetween } from '../geometry/index.ts';
import type { Pirates, Ship } from '../state.ts';
import type { Plan } from './courses.ts';
import { type Arrival, arrivalAt } from './foresight.ts';
import { islandName, shipName } from './table.ts';

/** The few answers worth offering by name beside the sea, so that keys alone can sail: what each would lead to. [PI-GEO.71] */

/** The eighth of the horizon a direction lies in, counter-clockwise from east. */
const eighthOf = (direction: number): number =>
  Math.floor(((direction + FULL_TURN / 16) % FULL_TURN) / (FULL_TURN / 8));

export interface Proposed {
  readonly answer: Json;
  readonly plan: Plan;
}

/** How many courses are looked at closely. */
const MOST_LOOKED_AT = 60;

/** For everything that can be docked at, rammed, towed or fired on the shortest course there; and the longest run each way. */
export function suggestCourses(state: Pirates, ship: Ship, proposed: readonly Proposed[]): Suggestion[] {
  const stay: Suggestion = { key: 'stay', means: 'stay', answer: [] };
  const found = new Map<string, { readonly suggestion: Suggestion; readonly weight: number }>();
  for (const { answer, plan } of proposed.slice(0, MOST_LOOKED_AT)) {
    const end = plan.legs.at(-1)?.sailed.pose;
    if (!end) continue;
    for (const meant of meanings(state, ship, plan, end)) {
      const before = found.get(meant.key);
      const weight = weightOf(plan, meant);
      if (!before || weight < before.weight)
        found.set(meant.key, { suggestion: { ...meant, answer }, weight });
    }
  }
  return [stay, ...[...found.values()].map(({ suggestion }) => suggestion).toSorted(byUse)];
}

type Meaning = Omit<Suggestion, 'answer'>;

function meanings(state: Pirates, ship: Ship, plan: Plan, end: Pose): Meaning[] {
  const arrival = arrivalAt(state, ship, end);
  const segments = plan.legs.map(({ measure }) => measure).join('+');
  return [
    ...touched(ship, arrival).map((meant) => ({ ...meant, segments })),
    ...aimed(arrival).map((meant) => ({ ...meant, segments })),
    ...away(ship, plan, end, segments),
  ];
}

/** What its bow would touch; where it lies already is nothing new. */
const touched = (ship: Ship, { dock, rams, tows }: Arrival): Meaning[] => [
  ...(dock && dock.id !== ship.docked
    ? [{ key: `dock ${dock.id}`, on: islandName(dock), means: 'dock' } as const]
    : []),
  ...rams.map((enemy) => ({ key: `ram ${enemy.id}`, on: shipName(enemy), means: 'ram' }) as const),
  ...tows.map((other) => ({ key: `tow ${other.id}`, on: shipName(other), means: 'tow' }) as const),
];

/** Whom its cannons would bear on, and with how many. */
function aimed({ lines }: Arrival): Meaning[] {
  const bearing = lines.filter(({ blocked }) => blocked === undefined);
  return [...new Set(bearing.map(({ target }) => target))].map((target) => ({
    key: `fire ${target}`,
    on: target,
    means: 'fire',
    cannons: bearing.filter((line) => line.target === target).length,
  }));
}

function away(ship: Ship, plan: Plan, end: Pose, segments: string): Meaning[] {
  if (plan.legs.some(({ sailed }) => sailed.met.length > 0)) return [];
  const eighth = eighthOf(bearing(ship, end));
  return [{ key: `run ${eighth}`, means: 'run', eighth, segments }];
}

/** More than any way is long. */
const MUCH = 1_000_000_000;

/** Cannons count most, then short ways; of runs the longest over open water is meant. */
function weightOf({ legs }: Plan, { means, cannons = 0 }: Meaning): number {
  const far = legs.reduce((sum, { sailed }) => sum + squareBetween(sailed.turned, sailed.pose), legs.length);
  const over = legs.reduce((sum, { sailed }) => sum + sailed.entered.length, 0);
  return means === 'run' ? over * MUCH - far : far - cannons * MUCH;
}

const ORDER: readonly Suggestion['means'][] = ['dock', 'ram', 'tow', 'fire', 'run'];
const byUse = (a: Meaning, b: Meaning): number =>
  ORDER.indexOf(a.means) - ORDER.indexOf(b.means) || (a.eighth ?? 0) - (b.eighth ?? 0);

/** Of answers with a direction or a place, the first in each eighth of the horizon. */
export function suggestAround<T extends Json>(
  answers: Iterable<T>,
  means: 'face' | 'spot',
  directionOf: (answer: T) => number,
): Suggestion[] {
  const found = new Map<number, Suggestion>();
  for (const answer of answers) {
    const eighth = eighthOf(directionOf(answer));
    if (!found.has(eighth)) found.set(eighth, { key: `${means} ${eighth}`, means, eighth, answer });
    if (found.size === 8) break;
  }
  return [...found.values()].toSorted((a, b) => (a.eighth ?? 0) - (b.eighth ?? 0));
}

/** Turns by eighths, to port and to starboard. */
export const suggestTurns = (accepted: (turn: number) => boolean): Suggestion[] =>
  [0, 4_500, -4_500, 9_000, -9_000, 13_500, -13_500, 18_000]
    .filter(accepted)
    .map((turn) => ({ key: `turn ${turn}`, means: 'turn', turn, answer: { turn } }));

export const middleOf = ({ width, height }: Pick<Pirates, 'width' | 'height'>): Point => ({
  x: Math.floor(width / 2),
  y: Math.floor(height / 2),
});
