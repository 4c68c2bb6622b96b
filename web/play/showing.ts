import type { Seat } from '@portolan/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Pace } from '../settings.ts';
import type { Moment, Story } from '../tables/story.ts';

/** What the board shows of a story: it follows the present, one act of somebody else at a time. */
export interface Showing {
  readonly moment: Moment;
  /** Reached while somebody looks: its events are to be seen happening. Shown once more, it is another. */
  readonly told: Moment | undefined;
  /** What is shown is the present, and has been seen long enough to decide on. */
  readonly settled: boolean;
  /** The acts of others that are being shown: done, now, and still to come. */
  readonly acts: readonly Moment[];
  readonly skip: () => void;
  readonly again: () => void;
}

interface ShowingProps {
  readonly story: Story;
  /** How far I have seen it; nothing if I have never been here. */
  readonly seen: number | undefined;
  /** The seats on this side of the screen. */
  readonly mine: readonly Seat[];
  readonly pace: Pace;
  /** How long it takes to see a moment. */
  readonly length: (moment: Moment) => number;
  /** Whether a moment brings a scene that waits to be gone on from. */
  readonly stops: (moment: Moment) => boolean;
  /** A scene is open: nothing goes on. */
  readonly held: boolean;
}

/** More than this is not played through: it begins later. */
const MOST = 60;
/** So many moments behind, everything goes faster. */
const LONG_WAY = 12;
/** Milliseconds an act of another is looked at, at least, and how much longer than its motion. */
const READING: { readonly [pace in Pace]: { readonly least: number; readonly more: number } } = {
  atOnce: { least: 0, more: 0 },
  quick: { least: 450, more: 0.6 },
  calm: { least: 1100, more: 1.25 },
};

interface Cursor {
  readonly n: number;
  /** Reached by going on, not by arriving here. */
  readonly moving: boolean;
  /** How often it was shown again. */
  readonly run: number;
  /** It has been seen long enough. */
  readonly over: boolean;
  /** Where this run of others' acts began. */
  readonly from: number;
}

/** Something to be seen: what was taken back, or told nothing, is passed over. */
const counts = ({ events, undone }: Moment): boolean => events.length > 0 && !undone;

/** Where showing begins: where I left, or for who sits at a new table, at its first moment. */
export function beginning(story: Story, seen: number | undefined, mine: readonly Seat[]): number | undefined {
  const [first, last] = [story[0], story.at(-1)];
  if (!first || !last) return undefined;
  const fresh = mine.length > 0 && story.length <= MOST;
  const from = seen ?? (fresh ? first.n : last.n);
  const earliest = story[Math.max(0, story.length - MOST)] ?? first;
  return Math.min(last.n, Math.max(from, earliest.n));
}

/** Plays a story on from what was last seen to the present. */
export function useShowing(props: ShowingProps): Showing | undefined {
  const { story, seen, mine, pace, length, stops, held } = props;
  const [stored, setCursor] = useState<Cursor>();
  const start = beginning(story, seen, mine);
  const last = story.at(-1);
  const cursor = stored ?? (start === undefined ? undefined : arrived(start));
  if (!stored && cursor) setCursor(cursor);

  const moment = cursor && (story.findLast(({ n }) => n <= cursor.n) ?? last);
  const ahead = moment ? story.filter((one) => one.n > moment.n && counts(one)) : [];
  const leap = ahead.find(stops);
  const following = pace === 'atOnce' ? (leap ?? ahead.at(-1)) : ahead[0];
  const next = following ?? (last && moment && last.n > moment.n ? last : undefined);
  const foreign = (one: Moment) => counts(one) && !(one.by !== undefined && mine.includes(one.by));
  const wait = moment && cursor.moving ? waitFor(moment, foreign(moment), pace, length, ahead.length) : 0;
  const over = cursor?.over ?? true;
  const nextN = next?.n;
  const run = cursor?.run ?? 0;

  const shownN = cursor?.n;

  useEffect(() => {
    if (held || over) return undefined;
    const seenOut = (at: Cursor | undefined) =>
      at?.n === shownN && at?.run === run ? { ...at, over: true } : at;
    const timer = setTimeout(() => setCursor(seenOut), wait);
    return () => clearTimeout(timer);
  }, [held, over, wait, shownN, run]);
  if (stored && !held && over && next) setCursor(goneOn(stored, next.n, foreign(next)));
  const moving = cursor?.moving ?? false;
  // Shown again it is told again: another thing with the same contents.
  const told = useMemo(
    () => (moving && moment && run >= 0 ? { ...moment } : undefined),
    [moving, moment, run],
  );

  if (!last || !moment || !cursor) return undefined;
  const acts = story.filter((one) => one.n > cursor.from && foreign(one));
  return {
    moment,
    told,
    settled: nextN === undefined && !held && (over || !foreign(moment)),
    acts,
    skip: () => setCursor((at) => at && skipped(at, ahead.findLast(stops), last)),
    again: () => setCursor((at) => at && { ...at, moving: true, over: false, run: at.run + 1 }),
  };
}

const arrived = (n: number): Cursor => ({ n, moving: false, run: 0, over: true, from: n });

/** My own act ends a run of others' acts: the next begins after it. */
const goneOn = ({ from }: Cursor, n: number, foreign: boolean): Cursor => ({
  n,
  moving: true,
  run: 0,
  over: false,
  from: foreign ? from : n,
});

/** To the present, but for the last scene on the way: it tells how the present came about. */
const skipped = (at: Cursor, scene: Moment | undefined, last: Moment): Cursor => ({
  ...goneOn(at, (scene ?? last).n, false),
  moving: scene !== undefined,
});

function waitFor(
  moment: Moment,
  foreign: boolean,
  pace: Pace,
  length: (moment: Moment) => number,
  behind: number,
): number {
  const motion = length(moment);
  if (!foreign) return pace === 'atOnce' ? 0 : motion;
  const { least, more } = READING[pace];
  return Math.max(least, motion * more) * (behind > LONG_WAY ? 0.4 : 1);
}
