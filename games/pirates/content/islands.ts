import type { Point } from '../geometry/angle.ts';

/** An outline is convex, counter-clockwise around its own centre [PI-GEO.13, PI-GEO.25]. */
export interface Island {
  readonly outline: readonly Point[];
  readonly mysterious: boolean;
}

/** The corners of an outline, written x, y, x, y … */
export const shore = (xy: readonly number[]): readonly Point[] =>
  xy.flatMap((y, i) => {
    const x = xy[i - 1];
    return i % 2 === 1 && x !== undefined ? [{ x, y }] : [];
  });

const archipelago = {
  'parsons-thumb': {
    mysterious: false,
    outline: shore([
      3548, 31, 3616, 1372, 2550, 3462, 1059, 3880, -1088, 4108, -2328, 3224, -3261, 1414, -3481, 51, -3445,
      -2005, -2926, -3076, -971, -3778, 802, -4139, 2321, -3254, 3243, -1820,
    ]),
  },
  'salt-widow': {
    mysterious: false,
    outline: shore([
      3880, -231, 2722, 1666, 1521, 2823, -138, 3802, -1822, 3256, -3443, 1739, -3657, 418, -3006, -1474,
      -1773, -2587, -223, -3533, 2173, -3238, 3344, -1925,
    ]),
  },
  'kettle-cay': {
    mysterious: false,
    outline: shore([
      3457, -100, 3228, 1579, 1670, 2708, -198, 2959, -2339, 2736, -3363, 704, -3497, -826, -2367, -2420,
      -480, -2968, 1652, -3011, 2766, -2222,
    ]),
  },
  'long-memory': {
    mysterious: false,
    outline: shore([
      3867, 183, 3614, 1962, 2854, 3089, 1407, 3721, -786, 4054, -2260, 3545, -3040, 2562, -3813, 586, -4139,
      -964, -3295, -2420, -2268, -3219, -703, -4083, 1351, -3827, 2895, -2729, 3660, -1451,
    ]),
  },
  gullspit: {
    mysterious: false,
    outline: shore([
      3360, -203, 2707, 1850, 1416, 3155, -1335, 3163, -2930, 1861, -3387, -21, -2516, -1986, -633, -3442,
      611, -3356, 2855, -1968,
    ]),
  },
  'coffin-key': {
    mysterious: false,
    outline: shore([
      3330, -179, 2664, 1485, 1744, 2991, -416, 3679, -1720, 3288, -3231, 1976, -3311, -239, -2786, -1348,
      -1905, -2920, -245, -3792, 1994, -2867, 3274, -1751,
    ]),
  },
  'mango-head': {
    mysterious: false,
    outline: shore([
      3920, 169, 3464, 1831, 2151, 3450, 427, 3669, -1242, 3343, -2793, 2523, -3920, 742, -3934, -572, -3124,
      -2655, -1077, -3686, 189, -3660, 1811, -3211, 3594, -1890,
    ]),
  },
  'drowned-orchard': {
    mysterious: false,
    outline: shore([
      3693, -383, 3374, 2086, 1906, 3408, 234, 3317, -1321, 2872, -2682, 1939, -3450, 737, -3821, -1005,
      -3177, -2430, -1457, -3512, 430, -3216, 1535, -2737, 3035, -1500,
    ]),
  },
  'little-bastion': {
    mysterious: false,
    outline: shore([
      3394, -39, 2929, 1823, 1117, 3108, -853, 2924, -2856, 1692, -3412, -466, -2877, -1844, -882, -3018, 978,
      -2785, 2375, -1952,
    ]),
  },
  'pelicans-rest': {
    mysterious: false,
    outline: shore([
      3316, 275, 3098, 1948, 1708, 3240, -93, 3367, -1970, 2813, -3480, 651, -3218, -1033, -2227, -2954, -418,
      -3429, 1135, -3128, 2817, -2196,
    ]),
  },
  'cinder-key': {
    mysterious: false,
    outline: shore([
      3067, 220, 2418, 1350, 1185, 2519, 59, 3025, -1756, 2976, -3081, 1763, -3355, 379, -2524, -1389, -1501,
      -2231, 333, -3183, 1810, -2838, 3211, -1411,
    ]),
  },
  'saint-nobody': {
    mysterious: false,
    outline: shore([
      3836, 70, 3897, 1566, 3126, 2651, 1508, 3866, 306, 3894, -1552, 3367, -2398, 2617, -3418, 1418, -3973,
      98, -3974, -1260, -2716, -2896, -1441, -3936, 43, -3921, 1359, -3397, 2323, -2672, 3542, -1234,
    ]),
  },
  'whispering-isle': {
    mysterious: true,
    outline: shore([
      4029, 274, 3994, 1500, 2544, 2967, 615, 3644, -1164, 3617, -2801, 2915, -3770, 1956, -4109, -27, -3924,
      -1758, -2369, -3232, -1114, -3593, 557, -3507, 2613, -3192, 3853, -1611,
    ]),
  },
  'no-echo': {
    mysterious: true,
    outline: shore([
      3676, 384, 2884, 1758, 1291, 2784, -140, 3199, -1460, 3108, -3271, 2001, -3848, 111, -3041, -1818,
      -1600, -2562, 64, -3184, 1938, -3012, 3416, -1775,
    ]),
  },
  'lantern-rock': {
    mysterious: true,
    outline: shore([
      3214, -336, 2702, 1372, 1528, 2618, -132, 3259, -2326, 2363, -3285, 1149, -3135, -743, -1855, -2469,
      -762, -3181, 1521, -3152, 2606, -2042,
    ]),
  },
  'moonless-key': {
    mysterious: true,
    outline: shore([
      4042, 254, 3352, 1966, 1967, 3090, 572, 3713, -1387, 3759, -3017, 2482, -3794, 952, -3810, -1036, -3147,
      -2308, -1655, -3315, 801, -3738, 2127, -3405, 3483, -1920,
    ]),
  },
  'sleepers-garden': {
    mysterious: true,
    outline: shore([
      3341, -201, 3265, 1762, 2820, 2647, 1116, 3869, -218, 3996, -2114, 3371, -2977, 2370, -3267, 939, -3265,
      -623, -3026, -2529, -2110, -3573, -607, -3812, 1483, -3790, 2529, -2976, 3199, -1747,
    ]),
  },
  'twice-seen': {
    mysterious: true,
    outline: shore([
      3650, 249, 2986, 2004, 2065, 3313, -113, 3688, -1952, 3118, -3450, 1686, -3517, -104, -2969, -1832,
      -1732, -3550, 157, -3597, 1950, -3168, 3224, -1904,
    ]),
  },
} as const satisfies Readonly<Record<string, Island>>;

export type IslandId = keyof typeof archipelago;
export const islands: Readonly<Record<IslandId, Island>> = archipelago;
export const isIslandId = (id: string): id is IslandId => Object.hasOwn(islands, id);
export const islandIds: readonly IslandId[] = Object.keys(islands).filter(isIslandId);

/** What awaits a ship that docks at a mysterious island [PI-MYST.2]; 7 takes an Ex-Patriot's +1 [PI-MYST.3]. */
export const mysteries = {
  1: 'rocks',
  2: 'desertion',
  3: 'becalmed',
  4: 'nothing',
  5: 'yard',
  6: 'guide',
  7: 'farSight',
} as const;
export type Mystery = (typeof mysteries)[keyof typeof mysteries];
