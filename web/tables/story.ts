import type { Asked, Event, Json, Seat, Words } from '@portolan/kernel';
import { apply, type Scene, type Sheet, type Update, type Whole } from '@portolan/service/client.ts';

/** A table after one entry of its log, as one viewer saw it, and what that entry told. */
export interface Moment {
  /** The number of the entry. */
  readonly n: number;
  readonly at: number;
  readonly sheet: Sheet;
  /** What the viewer saw; nothing before the game began. */
  readonly scene: Scene | undefined;
  readonly events: readonly Event[];
  /** Whose answer it was, where that can be told. */
  readonly by: Seat | undefined;
  /** Taken back later: it is history, but no longer part of the game. */
  readonly undone: boolean;
}

/** All moments of a table so far, in order. What did not change from one to the next is the very same thing. */
export type Story = readonly Moment[];

/** A story that begins in the middle: how the table stands, without what led there. */
export const beginningAt = ({ n, sheet, scene }: Whole, at: number): Story => [
  { n, at, sheet, scene, events: [], by: undefined, undone: false },
];

export const storyOf = (updates: readonly Update[]): Story => updates.reduce(continued, []);

/** The story with one update more. */
export function continued(story: Story, update: Update): Story {
  const before = story.at(-1);
  const sheet = update.sheet ?? before?.sheet;
  if (!sheet) throw new Error('a story must begin with a table');
  const scene = sceneAfter(before?.scene, update);
  const { n, at, events = [], undone = [] } = update;
  const moment: Moment = { n, at, sheet, scene, events, by: answeredBy(before?.scene, scene), undone: false };
  return [...takenBack(story, undone), moment];
}

function sceneAfter(before: Scene | undefined, { scene, diff }: Update): Scene | undefined {
  if (scene) return scene;
  return diff ? (apply(before as unknown as Json, diff) as unknown as Scene) : before;
}

function takenBack(story: Story, undone: readonly number[]): Story {
  if (undone.length === 0) return story;
  return story.map((moment) => (undone.includes(moment.n) ? { ...moment, undone: true } : moment));
}

/** The one seat that was asked before and is not asked that any more. */
function answeredBy(before: Scene | undefined, after: Scene | undefined): Seat | undefined {
  const answered = (before?.asked ?? []).filter(
    ({ id, seat }) => !after?.asked.some((open) => open.id === id && open.seat === seat),
  );
  const [only, another] = answered;
  return only && !another && typeof only.seat === 'number' ? only.seat : undefined;
}

export interface Line {
  readonly id: number;
  /** The moment it was said. */
  readonly n: number;
  readonly at: number;
  readonly event: Event;
  readonly by?: Seat;
}

const MOST_EVENTS = 1000;

/** The log: what was told and not taken back. */
export const linesOf = (story: Story): Line[] =>
  story.flatMap(({ n, at, events, by, undone }) =>
    undone
      ? []
      : events.map((event, i) => ({
          id: n * MOST_EVENTS + i,
          n,
          at,
          event,
          ...(by !== undefined && { by }),
        })),
  );

/** The log in words. Places go by the names they have today, even if they were found later. */
export const saidIn = (
  lines: readonly Line[],
  words: Words,
  view: unknown,
): (Line & { readonly text: string })[] =>
  lines.map((line) => ({ ...line, text: words.log(line.event, view) }));

/** The last moment up to an entry. */
export const momentAt = (story: Story, n: number): Moment | undefined =>
  story.findLast((moment) => moment.n <= n);

/** Who was awaited and why, without what they could choose: for a board that is not at the present. */
export const withoutOffers = ({ asked }: Scene): Asked[] =>
  asked.map(({ id, seat, about }) => ({ id, seat, about }));
