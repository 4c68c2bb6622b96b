import type { In } from './symbols.ts';

/** The ship board: twelve areas with two discs each. [MB-SHIP] */

export const AREAS = [
  's1',
  's2',
  's3',
  's4',
  's5',
  's6',
  's7',
  's8',
  's9',
  's10',
  's11',
  's12',
] as const satisfies readonly In<'area'>[];
export type Area = (typeof AREAS)[number];

/** What must be upgraded before a disc may be taken: an area, or so many others. */
export interface Before {
  readonly area: number | undefined;
  readonly others: number;
}
const free: Before = { area: undefined, others: 0 };
const after = (area: Area): Before => ({ area: AREAS.indexOf(area), others: 0 });
const others = (count: number): Before => ({ area: undefined, others: count });

export const BEFORE: { readonly [area in Area]: Before } = {
  s1: free,
  s2: free,
  s3: free,
  s4: free,
  s5: free,
  s6: after('s5'),
  s7: free,
  s8: free,
  s9: after('s8'),
  s10: others(4),
  s11: others(4),
  s12: others(6),
};
export const PREREQUISITES: readonly Before[] = AREAS.map((area) => BEFORE[area]);
export const AREA_NAMES: readonly string[] = AREAS.map((area) => `area:${area}`);
export const PLANNING_SLOTS = 3;
export const MOST_CP = 8;
