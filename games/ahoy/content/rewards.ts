/** The Smugglers' reward grid, three by three, read row by row. [AH-GRID.1] */

export type Reward = 'gold' | 'recruit' | 'glory' | 'twoGlory' | 'threeGlory' | 'region' | 'none';

const withCorners = (corner: Reward, next: Reward): readonly Reward[] => [
  ...([corner, 'recruit', next] as const),
  ...(['region', 'none', 'gold'] as const),
  ...([next, 'glory', corner] as const),
];
const ONE_SMUGGLER = withCorners('twoGlory', 'glory');
const TWO_SMUGGLERS = withCorners('threeGlory', 'threeGlory');

/** Two Smugglers enrich everybody's regions twice as fast, so their corners bring more. [AH-GRID.4] [AH-GRID.7] */
export const gridAt = ({ players }: { readonly players: readonly unknown[] }): readonly Reward[] =>
  players.length < 4 ? ONE_SMUGGLER : TWO_SMUGGLERS;

export const CENTRE = 4;
const PLACES = [...ONE_SMUGGLER.keys()];

/** Spaces that share an edge. [AH-GRID.2] */
export const BESIDE: readonly (readonly number[])[] = PLACES.map((place) =>
  PLACES.filter((other) => {
    const rows = Math.abs(Math.floor(place / 3) - Math.floor(other / 3));
    const columns = Math.abs((place % 3) - (other % 3));
    return rows + columns === 1;
  }),
);
