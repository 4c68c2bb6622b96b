import { FIGURES, type Figure, type FigureKind } from '../content/factions.ts';
import type { Point } from './geometry.ts';

/**
 * Where the figures of a space stand. Positions are counted from the space's middle, positive towards the outer
 * corner of its tile: the inner corner belongs to the wealth die, the outer one to the space's own mark.
 */
export interface Berth extends Point {
  readonly scale: number;
}

type Spot = readonly [u: number, v: number];

/** Ships and strongholds, by how many lots of them there are. */
const LARGE: readonly (readonly Spot[])[] = [
  [],
  [[-16, 6]],
  [
    [-22, 14],
    [20, -17],
  ],
  [
    [-26, 16],
    [8, -24],
    [26, 14],
  ],
  [
    [-28, 18],
    [-6, -18],
    [26, -18],
    [8, 22],
  ],
];
const CROWD: readonly Spot[] = [
  [-30, 22],
  [-16, -14],
  [12, -26],
  [36, -14],
  [-2, 16],
  [28, 20],
];

/** Patrols and Comrades, beside that many large lots. */
const SMALL: readonly (readonly Spot[])[] = [
  [
    [-18, 10],
    [6, -18],
  ],
  [
    [14, -31],
    [37, -20],
  ],
  [
    [-12, -27],
    [10, 33],
  ],
  [
    [-18, -28],
    [2, 36],
  ],
];

const scaleFor = (large: number): number => [1, 1, 0.88, 0.76, 0.66][large] ?? 0.56;

const isLarge = (kind: FigureKind): boolean => kind !== 'patrol';

/** Lots that stand apart: each ship by itself, all Strongholds together, all Patrols together. */
function lots(figures: readonly Figure[]): Figure[][] {
  const byLot = new Map<string, Figure[]>();
  for (const figure of figures) {
    const face = FIGURES[figure];
    if (!face) continue;
    const lot = face.kind === 'patrol' || face.kind === 'stronghold' ? face.kind : face.name;
    byLot.set(lot, [...(byLot.get(lot) ?? []), figure]);
  }
  return [...byLot.values()];
}

const kindOf = (lot: readonly Figure[]): FigureKind => FIGURES[lot[0] ?? 0]?.kind ?? 'flagship';

/** Where each figure of a space stands, and where its Comrades lie. */
export function berths(figures: readonly Figure[], out: Point): { of: Map<Figure, Berth>; comrades: Berth } {
  const all = lots(figures);
  const large = all.filter((lot) => isLarge(kindOf(lot)));
  const small = all.filter((lot) => !isLarge(kindOf(lot)));
  const scale = scaleFor(large.length);
  const spots = LARGE[large.length] ?? CROWD;
  const beside = SMALL[Math.min(large.length, SMALL.length - 1)] ?? [];
  const of = new Map<Figure, Berth>();
  const stand = (lot: readonly Figure[], spot: Spot | undefined) =>
    lot.forEach((figure, i) => of.set(figure, fanned(towards(spot, out, scale), i)));
  large.forEach((lot, i) => stand(lot, spots[i % spots.length]));
  small.forEach((lot, i) => stand(lot, beside[i]));
  return { of, comrades: towards(beside[small.length], out, Math.max(scale, 0.8)) };
}

const towards = ([u, v]: Spot = [0, 0], out: Point, scale: number): Berth => ({
  x: u * out.x,
  y: v * out.y,
  scale,
});

/** Those of one lot lie fanned, no more than three deep. */
const fanned = ({ x, y, scale }: Berth, i: number): Berth => ({
  x: x + Math.min(i, 2) * 7 * scale,
  y: y - Math.min(i, 2) * 3 * scale,
  scale,
});
