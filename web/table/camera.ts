import type { Frame, Point } from '@portolan/games/board/board.ts';

/** Where a board is looked at from: pure sums behind zoom and pan. Frames are in the board's own units. */
export type { Frame };
export interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 5;
/** A little smaller than is well read is better than not to see what may be chosen. */
const SQUEEZED = 0.75;

/** The frame widened or heightened to the shape of the screen, so that all of it is seen. */
export function fitted(extent: Frame, screen: Size): Frame {
  if (screen.width === 0 || screen.height === 0) return extent;
  const scale = Math.max(extent.width / screen.width, extent.height / screen.height);
  return around(middleOf(extent), { width: screen.width * scale, height: screen.height * scale });
}

/** Where the camera rests: on the whole, or, where that would be too small to read, on what matters. */
export function resting(whole: Frame, focus: Frame | undefined, screen: Size, least: number): Frame {
  if (screen.width === 0 || screen.width / whole.width >= least) return whole;
  const target = focus ?? whole;
  const needed = Math.max(target.width / screen.width, target.height / screen.height) * least;
  const scale = needed > 1 && needed <= 1 / SQUEEZED ? least / needed : least;
  const size = { width: screen.width / scale, height: screen.height / scale };
  return within(around(middleOf(target), size), whole);
}

/** Comes closer (factor above 1) or goes back, keeping the point under the finger in its place. */
export function zoomed(
  view: Frame,
  whole: Frame,
  factor: number,
  about: Point,
  closest = whole.width / CLOSEST,
): Frame {
  const width = Math.min(whole.width, Math.max(Math.min(closest, whole.width), view.width / factor));
  const scale = width / view.width;
  return kept(
    {
      x: about.x - (about.x - view.x) * scale,
      y: about.y - (about.y - view.y) * scale,
      width,
      height: view.height * scale,
    },
    whole,
  );
}

export const panned = (view: Frame, whole: Frame, dx: number, dy: number): Frame =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, whole);

/** What is seen on the way from one frame to another; `done` goes from 0 to 1. */
export function between(from: Frame, to: Frame, done: number): Frame {
  const part = (a: number, b: number) => a + (b - a) * done;
  return {
    x: part(from.x, to.x),
    y: part(from.y, to.y),
    width: part(from.width, to.width),
    height: part(from.height, to.height),
  };
}

export const middleOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 });

const around = ({ x, y }: Point, { width, height }: Size): Frame => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Moved so that it shows nothing beyond the whole where it need not. */
function within(view: Frame, whole: Frame): Frame {
  const moved = (at: number, size: number, low: number, all: number) =>
    size >= all ? low + (all - size) / 2 : Math.min(low + all - size, Math.max(low, at));
  return {
    ...view,
    x: moved(view.x, view.width, whole.x, whole.width),
    y: moved(view.y, view.height, whole.y, whole.height),
  };
}

/** Never further from the board than its edge in the middle of the screen. */
function kept(view: Frame, whole: Frame): Frame {
  const clamp = (at: number, low: number, high: number) => Math.min(high, Math.max(low, at));
  const slackX = Math.min(view.width, whole.width) * 0.35;
  const slackY = Math.min(view.height, whole.height) * 0.35;
  return {
    ...view,
    x: clamp(view.x, whole.x - slackX, whole.x + whole.width - view.width + slackX),
    y: clamp(view.y, whole.y - slackY, whole.y + whole.height - view.height + slackY),
  };
}

export const holds = (outer: Frame, inner: Frame): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
