import { useSyncExternalStore } from 'react';

/** The ship whose ranges are shown on the sea; pressed on its deck card, drawn on the chart. */

let ringed: number | undefined;
const watchers = new Set<() => void>();

export function ring(ship: number): void {
  ringed = ringed === ship ? undefined : ship;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

export const useRinged = (): number | undefined => useSyncExternalStore(watch, () => ringed);
