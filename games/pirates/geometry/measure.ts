import { wholeRoot } from './whole.ts';

/** The two measures, "this length or less" [PI-GEO.2, PI-GEO.3]. */
export type Measure = 'S' | 'L';
export const MEASURE: { readonly [measure in Measure]: number } = { S: 5_400, L: 8_600 };

/** Pieces this close, without overlapping, touch [PI-GEO.31]. */
export const TOUCH = 10;

/** The sea: from (0, 0) to (width, height). */
export interface Surface {
  readonly width: number;
  readonly height: number;
}

const FORTY_POINTS: { readonly [players: number]: Surface } = {
  2: { width: 120_000, height: 90_000 },
  3: { width: 147_000, height: 110_250 },
  4: { width: 169_800, height: 127_350 },
  5: { width: 189_600, height: 142_200 },
  6: { width: 207_900, height: 155_925 },
};

/** The sea for so many players and build points [PI-GEO.9, PI-GEO.10, PI-GEO.11]. */
export function surfaceFor(players: number, buildTotal: number): Surface {
  const sea = FORTY_POINTS[players];
  if (sea === undefined) throw new RangeError(`no sea for ${players} players`);
  if (buildTotal <= 40) return sea;
  return { width: grown(sea.width, buildTotal), height: grown(sea.height, buildTotal) };
}

/** side × √(total / 40), at most × 1.6, to the nearest 100. */
function grown(side: number, buildTotal: number): number {
  const fifths = Math.min(5 * buildTotal, 512); // 1.6² × 40 × 5
  const long = wholeRoot(Math.floor((side * side * fifths) / 200));
  return Math.floor((long + 50) / 100) * 100;
}
