/** Influence and income tracks. [MB-BOARD.10] [MB-BOARD.12] [MB-BOARD.20] */

export const LAST_INFLUENCE = 16;
/** The spaces with a red band: the first is rank 1. */
export const BANDS: readonly number[] = [2, 4, 7, 10, 13, 16];
export const RANKS: readonly number[] = Array.from(
  { length: LAST_INFLUENCE + 1 },
  (_, space) => BANDS.filter((band) => band <= space).length,
);
export const nextBand = (space: number): number | undefined => BANDS.find((band) => band > space);

export const RESERVE = 13;
/** Empty spaces of a reserve from which so many cubes were taken. [MB-CUBE.2] */
export const emptySpaces = (taken: number): number => Math.floor((taken + 1) / 2);

export const FIRST_INCOME = 8;
export const LAST_INCOME = 34;
export const LAST_VP_INCOME = 20;

/** The victory points printed at a position of the doubloon income track. */
export function incomeValue(position: number): number {
  if (position >= LAST_INCOME) return 10;
  return position < 10 ? 0 : Math.floor((position - 10) / 3) + 1;
}

export const AUTOMA_DISCS = 24;
/** The values of the yellow spaces of the automa board: every second one. */
export const YELLOW: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 16, 18];
