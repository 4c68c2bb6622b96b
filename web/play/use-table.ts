import type { Viewer } from '@portolan/kernel';
import { type Listed, ServiceProblem } from '@portolan/service/client.ts';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { houseOf } from '../tables/house.ts';
import { type Known, TableLink } from '../tables/link.ts';

/** A table followed through the eyes of a viewer, as long as the page shows it. */
export function useLink(id: string, viewer: Viewer): { readonly link: TableLink; readonly known: Known } {
  const link = useMemo(() => new TableLink(id, viewer), [id, viewer]);
  useEffect(() => link.follow(), [link]);
  const known = useSyncExternalStore(link.subscribe, link.known);
  return { link, known };
}

export interface Found {
  readonly listed?: Listed;
  readonly why?: ServiceProblem;
  /** Looks again: somebody has sat down, or the line is back. */
  readonly look: () => void;
}

/** Milliseconds between two tries to find a table over a broken line. */
const AGAIN = 2000;

/** A table as it is listed for me: which seats are mine, and how to invite. */
export function useListed(id: string): Found {
  const [looks, setLooks] = useState(0);
  const [found, setFound] = useState<
    Omit<Found, 'look'> & { readonly id: string; readonly looked: number }
  >();
  const look = useCallback(() => setLooks((n) => n + 1), []);
  useEffect(() => {
    houseOf(id)
      .table(id)
      .then(
        (listed) => setFound({ id, looked: looks, listed }),
        (why: unknown) => why instanceof ServiceProblem && setFound({ id, looked: looks, why }),
      );
  }, [id, looks]);
  const unreached = found?.why?.status === 0 ? found.looked : undefined;
  useEffect(() => {
    if (unreached === undefined) return undefined;
    const timer = setTimeout(look, AGAIN);
    return () => clearTimeout(timer);
  }, [unreached, look]);
  return found?.id === id ? { ...found, look } : { look };
}
