import { useState } from 'react';

/** Fleets kept on this device: a name and the words `parseFleet` reads. */
export interface Kept {
  readonly name: string;
  readonly text: string;
}

const PLACE = 'portolan pirates fleets';

function read(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  'text' in one &&
  typeof one.name === 'string' &&
  typeof one.text === 'string';

export function useShelf() {
  const [fleets, setFleets] = useState(read);
  const change = (next: readonly Kept[]) => {
    setFleets(next);
    localStorage.setItem(PLACE, JSON.stringify(next));
  };
  return {
    fleets,
    /** A fleet of the same name is replaced. */
    keep: (kept: Kept) => change([kept, ...fleets.filter(({ name }) => name !== kept.name)]),
    copy: ({ name, text }: Kept) => change([...fleets, { name: `${name} II`, text }]),
    forget: (kept: Kept) => change(fleets.filter((one) => one !== kept)),
  };
}

/** A fleet in the address of the shipyard, so that it can be sent to somebody. */
export const linkTo = (text: string): string => `${location.origin}/make/pirates#${encodeURIComponent(text)}`;
