import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Milliseconds a finger stays before it asks, and pixels it may tremble meanwhile. */
const LONG = 550;
const TREMBLE = 10;

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  asked: boolean;
}

/** A finger that stays asks what it rests on. Some phones make a context menu of it by themselves, others never do. */
export function useLongPress(root: RefObject<HTMLElement | null>, ask: (thing: Element) => void): void {
  const asks = useEffectEvent(ask);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let finger: Finger | undefined;
    const lift = () => {
      clearTimeout(finger?.timer);
      if (finger?.asked) muffleClick();
      finger = undefined;
    };
    const press = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      lift();
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        if (finger) finger.asked = true;
        asks(target);
      }, LONG);
      finger = { x, y, timer, asked: false };
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > TREMBLE) lift();
    };
    root.current?.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', lift, { signal });
    document.addEventListener('pointercancel', lift, { signal });
    return () => {
      lift();
      stop.abort();
    };
  }, [root]);
}

/** What ends a drag or a long press is no click. */
export function muffleClick(): void {
  const muffle = (event: Event) => event.stopPropagation();
  document.addEventListener('click', muffle, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', muffle, { capture: true }));
}
