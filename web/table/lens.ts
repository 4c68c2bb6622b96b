import type { Frame, Point } from '@portolan/games/board/board.ts';
import { between, holds, middleOf, panned, zoomed } from './camera.ts';
import { pointAt } from './fingers.ts';

/** What a lens has to know of the board it looks at. */
interface Held {
  readonly whole: Frame;
  /** Pixels of a unit at its closest. */
  readonly most: number | undefined;
  /** Pixels of a unit from which on more is drawn. */
  readonly details: readonly number[];
  setDetail(detail: number): void;
}

const NOWHERE: Frame = { x: 0, y: 0, width: 1, height: 1 };
/** Milliseconds of a flight. */
const FLIGHT = 520;

const eased = (done: number): number => (done < 0.5 ? 2 * done * done : 1 - 2 * (1 - done) * (1 - done));

const isStill = (): boolean => document.documentElement.dataset['motion'] === 'still';

/** The lens moves the viewBox by itself: no drawing is made anew while a finger is on the board or while it flies. */
export function openLens() {
  let board: SVGSVGElement | null = null;
  let held: Held = { whole: NOWHERE, most: undefined, details: [], setDetail: () => undefined };
  let view = NOWHERE;
  let home = NOWHERE;
  let byHand = false;
  let flight = 0;
  let seen: SVGRectElement | null = null;
  const watchers = new Set<() => void>();

  const look = (next: Frame) => {
    view = next;
    const pixels = (board?.clientWidth ?? 0) / next.width;
    board?.setAttribute('viewBox', `${next.x} ${next.y} ${next.width} ${next.height}`);
    board?.style.setProperty('--unit', `${pixels === 0 ? 1 : 1 / pixels}px`);
    held.setDetail(held.details.filter((from) => pixels >= from).length);
    drawFrame();
    for (const watcher of watchers) watcher();
  };
  const drawFrame = () => {
    for (const key of ['x', 'y', 'width', 'height'] as const) seen?.setAttribute(key, String(view[key]));
  };
  const fly = (to: Frame) => {
    cancelAnimationFrame(flight);
    if (isStill() || view === NOWHERE) return look(to);
    const from = view;
    const start = performance.now();
    const on = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - start) / FLIGHT));
      look(done === 1 ? to : between(from, to, eased(done)));
      if (done < 1) flight = requestAnimationFrame(on);
    };
    flight = requestAnimationFrame(on);
  };
  const hand = (next: Frame) => {
    cancelAnimationFrame(flight);
    byHand = true;
    look(next);
  };
  const closest = () => (held.most === undefined ? undefined : (board?.clientWidth ?? 0) / held.most);
  return {
    fly: (to: Frame) => {
      byHand = true;
      fly(to);
    },
    /** All of the board. */
    fit: () => {
      byHand = home !== held.whole;
      fly(held.whole);
    },
    zoom: (factor: number, about: Point = middleOf(view)) =>
      hand(zoomed(view, held.whole, factor, about, closest())),
    pan: (dx: number, dy: number) => hand(panned(view, held.whole, dx, dy)),
    unit: () => view.width / (board?.clientWidth || 1),
    seen: () => view,
    /** Where a pointer is on the board. */
    at: (pointer: { readonly clientX: number; readonly clientY: number }): Point | undefined =>
      board ? pointAt(board, pointer) : undefined,
    /** Told whenever something else is seen; the answer stops it. */
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    showFrame: (frame: SVGRectElement | null) => {
      seen = frame;
      drawFrame();
    },
    hold: (svg: SVGSVGElement | null, next: Held) => {
      board = svg;
      held = next;
    },
    /** Where the board is looked at unless somebody has moved it; it goes there only if what is seen now will not do. */
    rest: (next: Frame, follows: boolean) => {
      const first = home === NOWHERE || home.width <= 1;
      const sameShape = Math.abs(view.width / view.height - next.width / next.height) < 0.001;
      home = next;
      if (first || !sameShape) {
        byHand = false;
        cancelAnimationFrame(flight);
        look(next);
      } else if (!follows || (byHand && holds(held.whole, view))) look(view);
      else fly(next);
    },
  };
}

export type Lens = ReturnType<typeof openLens>;
