import type { Seat } from '@portolan/kernel';
import type { Tally } from '@portolan/games/board/board.ts';
import type { Story } from '../tables/story.ts';

/** How a tally went, moment by moment: for plots, and for the moments that mattered. */
export interface Course {
  readonly key: string;
  readonly title: string;
  readonly points: readonly { readonly n: number; readonly bySeat: readonly number[] }[];
}

export function coursesOf(story: Story, tallies: (view: unknown) => readonly Tally[]): Course[] {
  const courses = new Map<string, { title: string; points: { n: number; bySeat: readonly number[] }[] }>();
  for (const { n, scene, undone } of story) {
    if (!scene || undone) continue;
    for (const { key, title, bySeat } of tallies(scene.view)) {
      const course = courses.get(key) ?? { title, points: [] };
      course.points.push({ n, bySeat });
      courses.set(key, course);
    }
  }
  return [...courses].map(([key, { title, points }]) => ({ key, title, points }));
}

export interface Leap {
  readonly n: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The largest gains of a course, in the order they came. */
export function leapsOf({ points }: Course, most: number): Leap[] {
  const leaps = points.flatMap(({ n, bySeat }, i) =>
    bySeat.flatMap((to, seat) => {
      const from = points[i - 1]?.bySeat[seat] ?? to;
      return to > from ? [{ n, seat, from, to }] : [];
    }),
  );
  return leaps
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, most)
    .toSorted((a, b) => a.n - b.n);
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A course of one seat as a stepped line in a box, y downwards. */
export function lineOf({ points }: Course, seat: Seat, top: number, { width, height }: Box): string {
  const step = width / Math.max(1, points.length - 1);
  const at = (value: number) => height - (Math.max(0, value) / Math.max(1, top)) * height;
  const short = (value: number) => Math.round(value * 10) / 10;
  return points
    .map(({ bySeat }, i) => {
      const [x, y] = [short(i * step), short(at(bySeat[seat] ?? 0))];
      return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

export const topOf = ({ points }: Course): number => Math.max(1, ...points.flatMap(({ bySeat }) => bySeat));

/** Round numbers from 0 to the top, at most five. */
export function ticksOf(top: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => top / size <= 5) ?? Math.ceil(top / 5);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}
