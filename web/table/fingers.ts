/** Wheel, drag, pinch and keys on a board, told as zoom and pan in the board's units. */
export interface Moves {
  zoom(factor: number, about?: { x: number; y: number }): void;
  pan(dx: number, dy: number): void;
  fit(): void;
  /** How many board units a pixel is. */
  unit(): number;
}

interface Finger {
  x: number;
  y: number;
}

/** A drag this short is still a tap. */
const TAP = 6;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-60, 0],
  ArrowRight: [60, 0],
  ArrowUp: [0, -60],
  ArrowDown: [0, 60],
};

/** Starts listening; the answer stops it. A drag sets `data-dragged` on the board until the next press, so that its end is no click. */
export function followFingers(board: SVGSVGElement, moves: Moves): () => void {
  const fingers = new Map<number, Finger>();
  const stop = new AbortController();
  const { signal } = stop;

  board.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      moves.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pointAt(board, event));
    },
    { signal, passive: false },
  );
  board.addEventListener(
    'pointerdown',
    (event) => {
      delete board.dataset['dragged'];
      if (event.target instanceof Element && event.target.closest('[data-grip]')) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  board.addEventListener(
    'pointermove',
    (event) => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const dx = event.clientX - finger.x;
      const dy = event.clientY - finger.y;
      if (board.dataset['dragged'] === undefined) {
        if (Math.hypot(dx, dy) < TAP) return;
        board.dataset['dragged'] = '';
        board.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(board, moves, other, finger, event);
      else moves.pan(-dx * moves.unit(), -dy * moves.unit());
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    board.addEventListener(end, (event) => fingers.delete(event.pointerId), { signal });
  }
  board.ownerDocument.addEventListener('keydown', (event) => pressed(moves, event), { signal });
  return () => stop.abort();
}

function pinch(board: SVGSVGElement, moves: Moves, still: Finger, before: Finger, now: MouseEvent) {
  const apart = (finger: Finger) => Math.hypot(finger.x - still.x, finger.y - still.y) || 1;
  const middle = { clientX: (still.x + now.clientX) / 2, clientY: (still.y + now.clientY) / 2 };
  moves.zoom(apart({ x: now.clientX, y: now.clientY }) / apart(before), pointAt(board, middle));
}

/** Where a pointer is on a board, in its units. */
export function pointAt(board: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const matrix = board.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

function pressed(moves: Moves, event: KeyboardEvent) {
  if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea, dialog *'))
    return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const step = event.shiftKey ? KEYS[event.key] : undefined;
  if (step) moves.pan(step[0] * moves.unit(), step[1] * moves.unit());
  else if (event.key === '+' || event.key === '=') moves.zoom(1.25);
  else if (event.key === '-') moves.zoom(0.8);
  else if (event.key === '0') moves.fit();
  else return;
  event.preventDefault();
}
