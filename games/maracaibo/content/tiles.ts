import type { City, Place } from './places.ts';
import { CARTAGENA, HAVANA, INLAND, ISLAND, LAKE, PUERTO_CABEZAS } from './places.ts';
import { type Good, type In, type Mark, mark, type Thing } from './symbols.ts';

/** City tiles and legacy tiles. [MB-BOARD.8] [MB-BOARD.18] */

export interface CityTile extends City {
  readonly id: CityTileId;
  readonly min: number;
  readonly max: number;
  /** The ship's wheel: always in play. [MB-RULING.8] */
  readonly wheel: boolean;
}
export type CityTileId = string;

const tile = (
  id: CityTileId,
  action: Mark<In<'city'>>,
  good: Good,
  spaces: number,
  [min, max]: readonly [number, number],
  wheel = false,
): CityTile => ({ id, action, market: { good, spaces }, min, max, wheel });

export const MARACAIBO_TILE = 'CTM';
export const CITY_TILES: readonly CityTile[] = [
  tile('CT1a', mark('cityCpDisc'), 'corn', 1, [1, 2], true),
  tile('CT1b', mark('cityCpDisc'), 'corn', 2, [3, 4], true),
  tile('CT2a', mark('cityInfVa'), 'tobacco', 1, [1, 2], true),
  tile('CT2b', mark('cityInfVa'), 'tobacco', 2, [3, 4], true),
  tile('CT3a', mark('cityD2Va'), 'sugar', 1, [1, 2]),
  tile('CT3b', mark('cityD2Va'), 'sugar', 2, [3, 4]),
  tile('CT4a', mark('cityCpInf'), 'corn', 1, [1, 2]),
  tile('CT4b', mark('cityCpInf'), 'corn', 2, [3, 4]),
  tile('CT5', mark('cityVaCompass'), 'tobacco', 2, [1, 4]),
  tile('CT6', mark('cityCp2Trade'), 'sugar', 2, [1, 4]),
  tile('CT7', mark('cityTokens'), 'corn', 2, [1, 4]),
  tile('CT8', mark('citySpies'), 'tobacco', 2, [1, 4]),
  tile(MARACAIBO_TILE, mark('cityExplore', { x: 3 }), 'sugar', 2, [1, 2]),
];

const BY_ID = new Map(CITY_TILES.map((one) => [one.id, one]));
export const cityTile = (id: CityTileId): CityTile | undefined => BY_ID.get(id);

export const LEGACY_IDS = [
  'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L10', 'L11', 'L12', 'L13', 'L14', 'L15', 'L16', 'L17', 'L18',
  'L20', 'L21', 'L22', 'L23', 'L25',
] as const; // prettier-ignore
export type LegacyId = (typeof LEGACY_IDS)[number];
export const isLegacy = (id: string): id is LegacyId => LEGACY_IDS.some((one) => one === id);

/** What a player pays and gets who moves a disc to one of L10 to L17. */
export interface Works {
  readonly slots: number;
  readonly d: number;
  readonly cp: number;
  readonly thing: Thing | '';
  readonly gain: { readonly d: number; readonly vp: number; readonly cp: number; readonly inf: number };
}

export interface LegacyTile {
  readonly id: LegacyId;
  /** Where it lies; nowhere for those beside the map. For a route, where it starts. */
  readonly at: Place | undefined;
  /** The end of the route that costs 3 MP. */
  readonly to?: Place;
  readonly skull: boolean;
  readonly works?: Works;
}

const works = (price: Partial<Works>, gain: Partial<Works['gain']>): Works => ({
  slots: 4,
  d: 0,
  cp: 0,
  thing: '',
  ...price,
  gain: { d: 0, vp: 0, cp: 0, inf: 0, ...gain },
});

export const LEGACY: { readonly [id in LegacyId]: LegacyTile } = {
  L1: { id: 'L1', at: PUERTO_CABEZAS, skull: false },
  L2: { id: 'L2', at: HAVANA, to: 1, skull: false },
  L3: { id: 'L3', at: CARTAGENA, skull: true },
  L4: { id: 'L4', at: INLAND, skull: false },
  L5: { id: 'L5', at: 7, skull: false },
  L6: { id: 'L6', at: undefined, skull: false },
  L7: { id: 'L7', at: LAKE, skull: false },
  L8: { id: 'L8', at: 8, to: 9, skull: false },
  L9: { id: 'L9', at: undefined, skull: false },
  L10: { id: 'L10', at: 1, skull: false, works: works({}, { vp: 1 }) },
  L11: { id: 'L11', at: 8, skull: false, works: works({ d: 3 }, { inf: 1 }) },
  L12: { id: 'L12', at: 18, skull: false, works: works({ thing: 'corn' }, { vp: 2 }) },
  L13: { id: 'L13', at: 15, skull: false, works: works({ thing: 'spyglass' }, { d: 3 }) },
  L14: { id: 'L14', at: 16, skull: false, works: works({ thing: 'herbs' }, { vp: 3 }) },
  L15: { id: 'L15', at: 19, skull: false, works: works({ d: 2 }, { cp: 1, vp: 1 }) },
  L16: { id: 'L16', at: 3, skull: false, works: works({ cp: 1 }, { d: 3 }) },
  L17: { id: 'L17', at: 6, skull: false, works: works({ thing: 'book' }, { inf: 1 }) },
  L18: { id: 'L18', at: 12, to: 13, skull: false },
  L20: { id: 'L20', at: 16, skull: true },
  L21: { id: 'L21', at: 7, skull: true },
  L22: { id: 'L22', at: 3, skull: true },
  L23: { id: 'L23', at: 19, skull: true },
  L25: { id: 'L25', at: ISLAND, skull: false },
};
/** What each slot of the treasure fleet (L6) and the mine (L9) costs in combat value. */
export const ESCORT_SLOTS: readonly number[] = [10, 11];
export const MINE_SLOTS: readonly number[] = [8];
