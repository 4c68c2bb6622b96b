import { useState } from 'react';

/** Whether something that was begun here is still going on, and beginning it: while it lasts, nothing is begun twice. */
export function useBusy(): readonly [busy: boolean, run: (act: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  const run = (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    act()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return [busy, run];
}
