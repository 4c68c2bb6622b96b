import type { Frame, Point, Sight } from '@portolan/games/board/board.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icons/icon.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { fitted, resting, type Size } from './camera.ts';
import { Edges } from './edges.tsx';
import { followFingers } from './fingers.ts';
import type { Lens } from './lens.ts';

interface SeaProps {
  /** What must be seen of the board, and of that what matters now. */
  extent: Frame;
  focus: Frame | undefined;
  sight: Sight | undefined;
  label: string;
  /** What may be chosen, by the names of things, with what choosing it is called. */
  things: ReadonlyMap<string, string>;
  /** What lies over the board. */
  above: ReactNode;
  lens: Lens;
  /** Told whether the whole is too large to be seen at once. */
  follow: (followed: boolean) => void;
  children: (seen: Seen) => ReactNode;
}

/** What a board is told about how it is looked at. */
interface Seen {
  /** What is seen of it when all is shown. */
  readonly frame: Frame;
  readonly detail: number;
  readonly at: (pointer: { readonly clientX: number; readonly clientY: number }) => Point | undefined;
}

const SMALL = '(max-width: 960px), (max-height: 560px)';
const NONE: readonly number[] = [];
/** Who sees nearly all needs no small chart. */
const MOST_SEEN = 0.8;

/** A board that fills its place and can be brought closer: by wheel, pinch, drag, keys and buttons. It follows what matters. */
export function Sea({ extent, focus, sight, label, things, above, lens, follow, children }: SeaProps) {
  const words = useWords().table;
  const follows = useSettings((settings) => settings.follows);
  const svg = useRef<SVGSVGElement>(null);
  const screen = useSize(svg);
  const whole = useMemo(() => fitted(extent, screen), [extent, screen]);
  const least = sight?.least?.[matchMedia(SMALL).matches ? 'phone' : 'desk'] ?? 0;
  const rest = useMemo(() => resting(whole, focus, screen, least), [whole, focus, screen, least]);
  const [detail, setDetail] = useState(0);
  const details = sight?.details ?? NONE;
  useLayoutEffect(
    () => lens.hold(svg.current, { whole, most: sight?.most, details, setDetail }),
    [lens, whole, sight, details],
  );
  useLayoutEffect(() => lens.rest(rest, follows), [lens, rest, follows]);
  const followed = rest.width < whole.width * MOST_SEEN;
  useEffect(() => follow(followed), [follow, followed]);
  useEffect(() => (svg.current ? followFingers(svg.current, lens) : undefined), [lens]);
  return (
    <div className="sea">
      <svg ref={svg} className="sea-drawing" aria-label={label} preserveAspectRatio="xMidYMid meet">
        {children({ frame: whole, detail, at: lens.at })}
        <g className="wakes" />
      </svg>
      <div className="sea-above">{above}</div>
      <Edges sea={svg} lens={lens} things={things} />
      <div className="sea-knobs">
        <button type="button" aria-label={words.zoomIn} onClick={() => lens.zoom(1.35)}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => lens.zoom(1 / 1.35)}>
          −
        </button>
        {followed && (
          <button
            type="button"
            aria-label={words.follow}
            title={words.follow}
            aria-pressed={follows}
            onClick={() => change({ follows: !follows })}
          >
            <Icon name="crosshair" />
          </button>
        )}
        <button type="button" aria-label={words.zoomFit} title={words.zoomFit} onClick={() => lens.fit()}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M3 8V3H8M12 3h5v5M17 12v5h-5M8 17H3v-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
      </div>
    </div>
  );
}

function useSize(box: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
