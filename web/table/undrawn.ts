import type { Option } from '@portolan/kernel';
import { useEffect, useState, type RefObject } from 'react';

/** The options whose thing is not drawn just now, such as the slots of a folded mat: they must be choosable all the same. */
export function useUndrawn(
  root: RefObject<HTMLElement | null>,
  options: readonly Option[],
): readonly Option[] {
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    const look = () => setDrawn(namesIn(place));
    const first = requestAnimationFrame(look);
    const watch = new MutationObserver(look);
    watch.observe(place, { subtree: true, childList: true, attributeFilter: ['data-on'] });
    return () => {
      cancelAnimationFrame(first);
      watch.disconnect();
    };
  }, [root]);
  if (drawn === '') return [];
  const names = new Set(drawn.split(' '));
  return options.filter(({ on }) => on !== undefined && !names.has(on));
}

/** All names drawn, as one text, so that the same names are the same state. */
function namesIn(place: HTMLElement): string {
  const names = [...place.querySelectorAll('[data-on]')].map((thing) => thing.getAttribute('data-on') ?? '');
  return [...new Set(names)].join(' ');
}
