import { useEffect, useEffectEvent, type RefObject } from 'react';
import { muffleClick } from './long-press.ts';

/** A drag this short is still a click. */
const CLICK = 6;

interface Drag {
  readonly thing: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Lets a handy thing, such as a die, be dragged onto another that is offered for it. Clicking both does the same. */
export function useDragging(root: RefObject<HTMLElement | null>, drop: (from: string, to: string) => void) {
  const dropped = useEffectEvent(drop);
  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let drag: Drag | undefined;
    place.addEventListener('pointerdown', (event) => (drag = begun(event)), { signal });
    document.addEventListener('pointermove', (event) => drag && follow(drag, event), { signal });
    document.addEventListener('pointercancel', () => (drag = letGo(drag)), { signal });
    document.addEventListener(
      'pointerup',
      (event) => {
        const done = drag;
        drag = letGo(drag);
        const to = done?.moved ? offeredAt(event) : undefined;
        if (done?.moved) muffleClick();
        if (done && to !== undefined) dropped(nameOf(done.thing), to);
      },
      { signal },
    );
    return () => stop.abort();
  }, [root]);
}

const nameOf = (thing: Element): string => thing.getAttribute('data-on') ?? '';

function begun({ target, clientX, clientY, button }: PointerEvent): Drag | undefined {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('.handy') : null;
  return thing && button === 0 ? { thing, x: clientX, y: clientY, moved: false } : undefined;
}

function follow(drag: Drag, { clientX, clientY }: PointerEvent): void {
  const [dx, dy] = [clientX - drag.x, clientY - drag.y];
  drag.moved ||= Math.hypot(dx, dy) >= CLICK;
  if (!drag.moved) return;
  drag.thing.classList.add('dragged');
  drag.thing.style.translate = `${dx}px ${dy}px`;
}

function letGo(drag: Drag | undefined): undefined {
  drag?.thing.classList.remove('dragged');
  drag?.thing.style.removeProperty('translate');
}

/** The thing under the pointer that something may be put on. */
const offeredAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('.offered:not(.handy)')?.getAttribute('data-on'))
    .find((on) => typeof on === 'string');
