/** The Smugglers' reward grid, three by three, read row by row. [AH-GRID.1] */

export type Reward = 'gold' | 'recruit' | 'glory' | 'renown' | 'region' | 'none';

export const GRID: readonly Reward[] = [
  'renown',
  'recruit',
  'renown',
  'region',
  'none',
  'gold',
  'renown',
  'glory',
  'renown',
];

export const CENTRE = 4;

/** Spaces that share an edge. [AH-GRID.2] */
export const BESIDE: readonly (readonly number[])[] = GRID.map((_, place) =>
  GRID.map((_other, other) => other).filter((other) => {
    const rows = Math.abs(Math.floor(place / 3) - Math.floor(other / 3));
    const columns = Math.abs((place % 3) - (other % 3));
    return rows + columns === 1;
  }),
);
