import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useWords } from '../text/words.ts';
import { fitted, holds, panned, uncovered, zoomed, type Frame, type Size } from './camera.ts';
import { followFingers } from './fingers.ts';

interface SeaProps {
  /** What must be seen of the board. */
  extent: Frame;
  label: string;
  /** What lies over the board. */
  above: ReactNode;
  /** Draws the board; `frame` is what is seen of it when all is shown. */
  children: (frame: Frame) => ReactNode;
}

/** A board that fills its place and can be brought closer: by wheel, pinch, drag, keys and three buttons. */
export function Sea({ extent, label, above, children }: SeaProps) {
  const words = useWords().table;
  const svg = useRef<SVGSVGElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const screen = useSize(svg);
  const covered = Math.min(useSize(over).height, screen.height * MOST_COVERED);
  const whole = useMemo(() => fitted(extent, screen, covered), [extent, screen, covered]);
  const seen = useMemo(() => uncovered(whole, screen, covered), [whole, screen, covered]);
  const [camera] = useState(openCamera);
  useLayoutEffect(() => camera.show(svg.current, whole), [camera, whole]);
  useEffect(() => (svg.current ? followFingers(svg.current, camera) : undefined), [camera]);
  return (
    <div className="sea">
      <svg ref={svg} className="sea-drawing" aria-label={label} preserveAspectRatio="xMidYMid meet">
        {children(seen)}
      </svg>
      <div ref={over} className="sea-above">
        {above}
      </div>
      <div className="sea-knobs">
        <button type="button" aria-label={words.zoomIn} onClick={() => camera.zoom(1.35)}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => camera.zoom(1 / 1.35)}>
          −
        </button>
        <button type="button" aria-label={words.zoomFit} onClick={() => camera.fit()}>
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

/** A long list may lie over the board: it is looked at by itself. */
const MOST_COVERED = 0.3;

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

const NOWHERE: Frame = { x: 0, y: 0, width: 1, height: 1 };

/** The camera moves the viewBox by itself: no drawing is made anew while a finger is on the board. */
function openCamera() {
  let board: SVGSVGElement | null = null;
  let whole = NOWHERE;
  let view = NOWHERE;
  let moved = false;
  const look = (next: Frame) => {
    view = next;
    board?.setAttribute('viewBox', `${next.x} ${next.y} ${next.width} ${next.height}`);
    board?.style.setProperty('--unit', `${next.width / (board.clientWidth || 1)}px`);
  };
  const byHand = (next: Frame) => {
    moved = true;
    look(next);
  };
  const fit = () => {
    moved = false;
    look(whole);
  };
  return {
    fit,
    zoom: (factor: number, about = middleOf(view)) => byHand(zoomed(view, whole, factor, about)),
    pan: (dx: number, dy: number) => byHand(panned(view, whole, dx, dy)),
    unit: () => view.width / (board?.clientWidth || 1),
    /** A board that was moved by hand stays as it is, unless the screen has changed its shape. */
    show: (svg: SVGSVGElement | null, next: Frame) => {
      const sameShape = Math.abs(view.width / view.height - next.width / next.height) < 0.001;
      board = svg;
      whole = next;
      if (moved && sameShape && holds(whole, view)) look(view);
      else fit();
    },
  };
}

const middleOf = ({ x, y, width, height }: Frame) => ({ x: x + width / 2, y: y + height / 2 });
