import type { Frame } from '@portolan/games/board/board.ts';

/** Where a board is looked at from: pure sums behind zoom and pan. Frames are in the board's own units. */
export type { Frame };
export interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 5;

/** The frame widened or heightened to the shape of the screen, so that all of it is seen below what covers the head of the screen. */
export function fitted(extent: Frame, screen: Size, covered = 0): Frame {
  if (screen.width === 0 || screen.height <= covered) return extent;
  const scale = Math.max(extent.width / screen.width, extent.height / (screen.height - covered));
  const width = screen.width * scale;
  const height = screen.height * scale;
  return {
    x: extent.x - (width - extent.width) / 2,
    y: extent.y - (height + covered * scale - extent.height) / 2,
    width,
    height,
  };
}

/** What is seen of a frame below what covers the head of the screen. */
export function uncovered(whole: Frame, screen: Size, covered: number): Frame {
  const hidden = screen.height === 0 ? 0 : (covered / screen.height) * whole.height;
  return { ...whole, y: whole.y + hidden, height: whole.height - hidden };
}

/** Comes closer (factor above 1) or goes back, keeping the point under the finger in its place. */
export function zoomed(view: Frame, whole: Frame, factor: number, about: Point): Frame {
  const width = Math.min(whole.width, Math.max(whole.width / CLOSEST, view.width / factor));
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

/** Never further from the board than its edge in the middle of the screen. */
function kept(view: Frame, whole: Frame): Frame {
  const within = (at: number, low: number, high: number) => Math.min(high, Math.max(low, at));
  const slackX = Math.min(view.width, whole.width) * 0.35;
  const slackY = Math.min(view.height, whole.height) * 0.35;
  return {
    ...view,
    x: within(view.x, whole.x - slackX, whole.x + whole.width - view.width + slackX),
    y: within(view.y, whole.y - slackY, whole.y + whole.height - view.height + slackY),
  };
}

export const holds = (outer: Frame, inner: Frame): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
