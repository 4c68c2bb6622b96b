import { type In, type Line, type Mark, mark } from './symbols.ts';

/** The exploration track [MB-BOARD.14]: spaces, what they give, where they lead and which lines are crossed. */

/** A space as a number: 1 to 28 the trunk and the long ways, 29 to 34 the shortcuts 6s, 7s, 13s, 14s, 20s, 21s. */
export type Space = number;
export const START: Space = 1;
export const END: Space = 28;
const SHORT = { '6s': 29, '7s': 30, '13s': 31, '14s': 32, '20s': 33, '21s': 34 } as const;
const SPACE_COUNT = 35;

export const SPACE_KEYS: readonly string[] = [
  '',
  ...Array.from({ length: 28 }, (_, i) => String(i + 1)),
  ...Object.keys(SHORT),
];
export const SPACE_NAMES: readonly string[] = SPACE_KEYS.map((key) => `space:${key}`);
export const spaceOf = (key: string): Space => SPACE_KEYS.indexOf(key);

const d = (x: number): Mark<In<'trail'>> => mark('xD', { x });
const vp = (x: number): Mark<In<'trail'>> => mark('xVp', { x });
const cp = (x: number): Mark<In<'trail'>> => mark('xCp', { x });
const both = (x: number): Mark<In<'trail'>> => mark('xDVp', { x });
const INF = mark('xInf');
const DISC = mark('xDisc');
const SPIES = mark('xSpies2');

/** What the space where an explorer ends gives; nothing at the start and on quest spaces. [MB-BOARD.16] */
export const REWARDS: readonly (Mark<In<'trail'>> | undefined)[] = [
  undefined, undefined, cp(1), d(2), vp(2), INF, d(3), undefined, cp(2), DISC, both(2), INF, SPIES, d(4), undefined, DISC, cp(3),
  INF, both(3), DISC, d(5), undefined, INF, SPIES, DISC, vp(5), both(4), INF, mark('xEnd'), d(2), vp(2), vp(3), d(3), vp(4), cp(3),
]; // prettier-ignore

export const QUEST_SPACES: readonly Space[] = [7, 14, 21];

const chain = (...spaces: Space[]): [Space, Space][] =>
  spaces.slice(1).map((to, i): [Space, Space] => [spaces[i] ?? to, to]);

/** [MB-BOARD.17] */
const EDGES: readonly (readonly [Space, Space])[] = [
  ...chain(...Array.from({ length: 28 }, (_, i) => i + 1)),
  ...chain(5, SHORT['6s'], SHORT['7s'], 10),
  ...chain(12, SHORT['13s'], SHORT['14s'], 17),
  ...chain(19, SHORT['20s'], SHORT['21s'], 24),
];

/** The spaces after each space, the long way first. */
export const NEXT: readonly (readonly Space[])[] = Array.from({ length: SPACE_COUNT }, (_, from) =>
  EDGES.filter(([start]) => start === from).map(([, to]) => to),
);

/** The trunk space right after each line. [MB-BOARD.15] */
export const AFTER_LINE: { readonly [line in Line]: Space } = { blue: 11, red: 18, green: 25 };

const LINE_BEFORE = new Map<Space, Line>([
  [11, 'blue'],
  [18, 'red'],
  [25, 'green'],
]);
/** The line crossed by a step onto this space. */
export const lineBefore = (space: Space): Line | undefined => LINE_BEFORE.get(space);

const SHORT_ORDER: readonly number[] = [6, 7, 13, 14, 20, 21];
/** A trunk space with the same reach: a shortcut space counts as the long one beside it. */
const trunkOf = (space: Space): number => (space > END ? (SHORT_ORDER[space - END - 1] ?? 0) : space);
/** Standing on this trunk space or on any after it. [MB-EXPL.18] */
export const reached = (at: Space, space: Space): boolean => trunkOf(at) >= space;
export const crossed = (at: Space, line: Line): boolean => reached(at, AFTER_LINE[line]);

/** Fewest steps to every space from every space, all printed spaces counted; -1 where no way leads. [MB-RULING.102] */
const STEPS: readonly (readonly number[])[] = Array.from({ length: SPACE_COUNT }, (_, from) =>
  stepsFrom(from),
);

function stepsFrom(from: Space): number[] {
  const steps = Array.from({ length: SPACE_COUNT }, () => -1);
  steps[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const next of NEXT[space] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[space] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

export const stepsTo = (from: Space, to: Space): number => STEPS[from]?.[to] ?? -1;

/** How many spaces one explorer is ahead of another; negative if behind. [MB-SOLO.49] */
export function leadOf(one: Space, other: Space): number {
  const behind = stepsTo(one, other);
  if (behind >= 0) return behind === 0 ? 0 : -behind;
  const ahead = stepsTo(other, one);
  if (ahead >= 0) return ahead;
  const line = nextLine(one);
  return stepsTo(other, line) - stepsTo(one, line);
}

const nextLine = (at: Space): Space => Object.values(AFTER_LINE).find((space) => !reached(at, space)) ?? END;
