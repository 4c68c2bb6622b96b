import { nth } from '../../common/lists.ts';
import {
  ARROWS,
  type Arrow,
  CARTAGENA,
  type City,
  CITIES,
  FLAGS,
  HAVANA,
  HOME_20,
  INLAND,
  ISLAND,
  isHomeward,
  LAKE,
  type Place,
  PLACE_COUNT,
  PRINTED,
  PUERTO_CABEZAS,
  VILLAGES,
} from '../content/places.ts';
import { cityTile, LEGACY } from '../content/tiles.ts';
import { reached, type Space } from '../content/trail.ts';
import type { Maracaibo } from '../state.ts';
import { legacyOf } from './table.ts';

/** What of a table lies on the map: a state has it, and every view. */
export type Chart = Pick<Maracaibo, 'legacy' | 'tiles' | 'markets' | 'round'>;

/** Facts about the map as it lies: what kind of place, which arrows, who may stop where. [MB-SAIL] [MB-BOARD] */

const inPlay = (state: Chart, place: Place): boolean => {
  if (place === INLAND) return legacyOf(state, 'L4') !== undefined;
  if (place === LAKE) return legacyOf(state, 'L7') !== undefined;
  if (place === ISLAND) return legacyOf(state, 'L25') !== undefined;
  return place !== HAVANA;
};

const IS_CITY: readonly boolean[] = Array.from({ length: PLACE_COUNT }, (_, place) => CITIES.includes(place));
const IS_VILLAGE: readonly boolean[] = Array.from({ length: PLACE_COUNT }, (_, place) =>
  VILLAGES.includes(place),
);

/** A place with a scroll; homeward spaces are special cities and not meant here. [MB-SAIL.12] */
export function isCity(state: Chart, place: Place): boolean {
  if (state.legacy.length === 0) return IS_CITY[place] === true;
  if (place === CARTAGENA) return legacyOf(state, 'L3') === undefined;
  if (place === PUERTO_CABEZAS) return legacyOf(state, 'L1') !== undefined;
  if (place === INLAND || place === LAKE) return inPlay(state, place);
  return IS_CITY[place] === true;
}

/** Every other location is a village; Cartagena under L3 counts as one for all but cubes. [MB-RULING.128] */
export function isVillage(state: Chart, place: Place): boolean {
  if (state.legacy.length === 0) return IS_VILLAGE[place] === true;
  return place !== HAVANA && !isHomeward(place) && inPlay(state, place) && !isCity(state, place);
}

/** A village that may hold a cube. */
export const isSettling = (state: Chart, place: Place): boolean =>
  place !== CARTAGENA && isVillage(state, place);

/** What the city at this place offers and sells. */
export function cityAt(state: Chart, place: Place): City | undefined {
  if (!isCity(state, place)) return undefined;
  const tile = nth(state.tiles, place);
  return tile === '' ? PRINTED[place] : cityTile(tile);
}

export const freeMarket = (state: Chart, place: Place): boolean => {
  const city = cityAt(state, place);
  return city !== undefined && nth(state.markets, place) < city.market.spaces;
};

/** The arrows of a place in this round, with the legacy tiles in play. */
export function arrowsFrom(state: Chart, place: Place): readonly Arrow[] {
  const arrows = BY_PLACE[place] ?? [];
  if (place === HOME_20)
    return arrows.filter(({ rounds }) => rounds === (state.round === 4 ? 'last' : 'early'));
  if (state.legacy.length === 0) return PLAIN[place] ?? [];
  return arrows.filter(({ tile }) => tile === undefined || legacyOf(state, tile) !== undefined);
}

const BY_PLACE = Array.from({ length: PLACE_COUNT }, (_, place) =>
  ARROWS.filter(({ from }) => from === place),
);
const PLAIN = BY_PLACE.map((arrows) => arrows.filter(({ tile }) => tile === undefined));

const DEAR = (['L2', 'L8', 'L18'] as const).map((id) => LEGACY[id]);

/** Movement points of a step. [MB-SAIL.4] [MB-SAIL.13] [MB-SAIL.14] */
export function mpOf(state: Chart, { from, to }: Arrow): number {
  if (state.legacy.length === 0) return 1;
  if (from === INLAND || to === INLAND) return 3;
  return DEAR.some((tile) => tile.at === from && tile.to === to && legacyOf(state, tile.id)) ? 3 : 1;
}

/** Whether an explorer has come far enough for a gated city. [MB-SAIL.14] [MB-SAIL.15] */
export const meetsGate = (explorer: Space, place: Place): boolean =>
  (place !== INLAND || reached(explorer, 4)) && (place !== LAKE || reached(explorer, 11));

/** Whether a path of at least one arrow leads from one place to another this round. [MB-SPY.15] */
export function isAhead(state: Chart, from: Place, place: Place): boolean {
  return arrowsFrom(state, from).some(({ to }) => to === place || isAhead(state, to, place));
}

/** City flags a cube can be put on. [MB-COMBAT.38] [MB-COMBAT.39] */
export const flagAt = (state: Chart, place: Place): (typeof FLAGS)[Place] =>
  isCity(state, place) ? FLAGS[place] : undefined;
