import { useEffect, useRef, useState } from 'react';
import type { Moment, Story } from '../tables/story.ts';
import { lengthOf } from '../table/motion.ts';

/** What the board shows of a story: it follows the present, a moment at a time where things move. */
export interface Showing {
  readonly moment: Moment;
  /** Reached while somebody looks: its events are to be seen happening. */
  readonly fresh: boolean;
  /** Moments that are still to be shown. */
  readonly behind: number;
  skip(): void;
}

/** More than this is not played through: it begins later. */
const MOST = 60;
/** So many moments behind, everything goes faster. */
const LONG_WAY = 8;

interface Cursor {
  readonly n: number;
  readonly moving: boolean;
}

/**
 * Plays a story on from what was last seen to the present. `still` shows only the present. A moment is skipped
 * where nothing happened, or where it was taken back.
 */
export function useShowing(story: Story, seen: number | undefined, still: boolean): Showing | undefined {
  const [stored, setCursor] = useState<Cursor>();
  const [firstN, setFirst] = useState<number>();
  const since = useRef(0);
  const last = story.at(-1);
  const cursor =
    last &&
    cursorIn(story, last, stored ?? (seen === undefined ? undefined : { n: seen, moving: false }), still);
  const moment = story.findLast(({ n }) => n <= (cursor?.n ?? -1)) ?? last;
  const ahead = story.filter(({ n, events, undone }) => n > (moment?.n ?? 0) && events.length > 0 && !undone);
  const next = ahead[0] ?? (last && moment && last.n > moment.n ? last : undefined);
  const nextN = next?.n;
  const pace = ahead.length > LONG_WAY ? 0.4 : 1;
  const length = cursor?.moving && moment ? lengthOf(moment.events) * pace : 0;

  useEffect(() => {
    if (nextN === undefined) return undefined;
    const wait = Math.max(0, since.current + length - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setCursor({ n: nextN, moving: true });
    }, wait);
    return () => clearTimeout(timer);
  }, [nextN, length]);

  if (!last || !moment) return undefined;
  if (firstN === undefined) setFirst(last.n);
  return {
    moment,
    fresh: still ? firstN !== undefined && moment.n > firstN : (cursor?.moving ?? false),
    behind: moment === last ? 0 : Math.max(1, ahead.length),
    skip: () => setCursor({ n: last.n, moving: false }),
  };
}

function cursorIn(story: Story, last: Moment, cursor: Cursor | undefined, still: boolean): Cursor {
  const first = story[0];
  if (still || !cursor || !first || cursor.n < first.n || cursor.n >= last.n)
    return { n: last.n, moving: !still && cursor?.n === last.n && cursor.moving };
  const earliest = story[story.length - MOST];
  return earliest && cursor.n < earliest.n ? { n: earliest.n, moving: false } : cursor;
}
