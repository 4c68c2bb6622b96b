import type { Point } from '../geometry/angle.ts';
import { regular } from '../geometry/shape.ts';
import { shore } from './islands.ts';

/** The five kinds of terrain, each with rules of its own [PI-TER]. */
export const terrainKinds = ['iceberg', 'whirlpool', 'sargasso', 'fog', 'reef'] as const;
export type TerrainKind = (typeof terrainKinds)[number];

/** A tile: convex, counter-clockwise around its own centre, edge number 1 towards +x [PI-GEO.26, PI-GEO.28]. */
export type Terrain =
  | { readonly kind: 'iceberg'; readonly gold: number; readonly outline: readonly Point[] }
  | { readonly kind: Exclude<TerrainKind, 'iceberg'>; readonly outline: readonly Point[] };

const corners = (count: number, radius: number): readonly Point[] =>
  regular(count, radius).map(({ x, y }) => ({ x, y }));

/** The outlines of tiles that are all alike, also of those put down in play [PI-CON.22]. */
export const icebergOutline = corners(6, 2_600);
export const fogOutline = corners(12, 4_300);
const whirlpoolOutline = corners(16, 2_400);

const tiles = {
  'iceberg-1': { kind: 'iceberg', gold: 1, outline: icebergOutline },
  'iceberg-2': { kind: 'iceberg', gold: 2, outline: icebergOutline },
  'iceberg-3': { kind: 'iceberg', gold: 3, outline: icebergOutline },
  'iceberg-4': { kind: 'iceberg', gold: 4, outline: icebergOutline },
  'iceberg-5': { kind: 'iceberg', gold: 5, outline: icebergOutline },
  'iceberg-6': { kind: 'iceberg', gold: 6, outline: icebergOutline },
  'whirlpool-1': { kind: 'whirlpool', outline: whirlpoolOutline },
  'whirlpool-2': { kind: 'whirlpool', outline: whirlpoolOutline },
  'whirlpool-3': { kind: 'whirlpool', outline: whirlpoolOutline },
  'whirlpool-4': { kind: 'whirlpool', outline: whirlpoolOutline },
  'sargasso-1': {
    kind: 'sargasso',
    outline: shore([
      3412, -54, 3320, 1678, 1600, 3262, 284, 3484, -2154, 3114, -3139, 1543, -3400, 142, -3145, -1801, -1561,
      -3255, -133, -3422, 2116, -3156, 3235, -1465,
    ]),
  },
  'sargasso-2': {
    kind: 'sargasso',
    outline: shore([
      3724, -18, 2881, 2095, 1494, 3298, -1288, 3374, -2651, 2310, -3679, 144, -2755, -2473, -1384, -3539,
      1367, -3202, 2517, -2320,
    ]),
  },
  'sargasso-3': {
    kind: 'sargasso',
    outline: shore([
      3521, -245, 2654, 1825, 722, 3574, -2058, 2816, -3647, 1066, -2982, -1332, -1653, -3159, 489, -3571,
      2830, -2370,
    ]),
  },
  'sargasso-4': {
    kind: 'sargasso',
    outline: shore([
      3278, -360, 3006, 2253, 1217, 3525, -770, 3721, -1942, 2747, -3074, 849, -3608, -663, -2702, -2537,
      -895, -3635, 1390, -3091, 2402, -1881,
    ]),
  },
  'fog-1': { kind: 'fog', outline: fogOutline },
  'fog-2': { kind: 'fog', outline: fogOutline },
  'fog-3': { kind: 'fog', outline: fogOutline },
  'fog-4': { kind: 'fog', outline: fogOutline },
  'fog-5': { kind: 'fog', outline: fogOutline },
  'reef-1': {
    kind: 'reef',
    outline: shore([
      3647, -86, 2950, 1876, 767, 3684, -1656, 3232, -3389, 1583, -3446, -1247, -1605, -3444, 293, -3714,
      2931, -2358,
    ]),
  },
  'reef-2': {
    kind: 'reef',
    outline: shore([
      3512, 259, 3068, 1950, 812, 3399, -1129, 3515, -2809, 2363, -3503, 68, -3112, -1969, -827, -3408, 1421,
      -3386, 3235, -1993,
    ]),
  },
  'reef-3': {
    kind: 'reef',
    outline: shore([
      3182, -324, 2620, 1422, 1191, 3238, -506, 3766, -2525, 2635, -3192, 769, -2919, -556, -2263, -2166,
      -795, -3425, 1240, -3519, 2890, -2124,
    ]),
  },
  'reef-4': {
    kind: 'reef',
    outline: shore([
      3152, 253, 3072, 1399, 2106, 3097, 221, 3510, -2107, 2955, -2831, 1823, -3115, -117, -3015, -1686,
      -1825, -3164, -190, -3480, 1855, -3316, 2724, -1875,
    ]),
  },
  'reef-5': {
    kind: 'reef',
    outline: shore([
      3767, -497, 2052, 2654, -543, 3574, -2310, 2970, -3743, -444, -2340, -2394, -294, -3532, 2608, -2661,
    ]),
  },
} as const satisfies Readonly<Record<string, Terrain>>;

export type TerrainId = keyof typeof tiles;
export const terrain: Readonly<Record<TerrainId, Terrain>> = tiles;
export const isTerrainId = (id: string): id is TerrainId => Object.hasOwn(terrain, id);
export const terrainIds: readonly TerrainId[] = Object.keys(terrain).filter(isTerrainId);
