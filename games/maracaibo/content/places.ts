import { type Good, type In, type Mark, mark } from './symbols.ts';

/** The route [MB-BOARD]: places by number, the arrows between them, what cities do and what their flags give. */

/** A place as a number: 0 Havana, 1 to 19 the locations by their number, then homeward and the places legacy tiles add. */
export type Place = number;
export const HAVANA = 0;
export const MARACAIBO = 12;
export const CARTAGENA = 14;
export const PUERTO_CABEZAS = 17;
export const HOME_20 = 20;
export const HOME_21A = 21;
const HOME_21B = 22;
export const HOME_22 = 23;
/** Valle Alto (L4), the lost island (L25) and Granada (L7). */
export const INLAND = 24;
export const ISLAND = 25;
export const LAKE = 26;
export const PLACE_COUNT = 27;

/** The names by which options and the board call the places. */
export const PLACE_KEYS: readonly string[] = [
  'H', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19',
  '20', '21a', '21b', '22', '11L', '15L', '16L',
]; // prettier-ignore
export const PLACE_NAMES: readonly string[] = PLACE_KEYS.map((key) => `place:${key}`);

/** The order in which Jeanne counts places: 11 < 11L < 12, 15 < 15L < 16, 16 < 16L < 17. [MB-BOARD.7] */
export const BY_NUMBER: readonly Place[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  INLAND,
  12,
  13,
  14,
  15,
  ISLAND,
  16,
  LAKE,
  17,
  18,
  19,
];

export interface Market {
  readonly good: Good;
  readonly spaces: number;
}

export interface City {
  readonly action: Mark<In<'city'>>;
  readonly market: Market;
}

const city = (action: Mark<In<'city'>>, good: Good, spaces: number): City => ({
  action,
  market: { good, spaces },
});

/** Cities with a printed action; the others get theirs from a city tile or a legacy tile. [MB-BOARD.3] */
export const PRINTED: { readonly [place: Place]: City | undefined } = {
  2: city(mark('cityCombat'), 'tobacco', 2),
  9: city(mark('cityExplore', { x: 2 }), 'sugar', 2),
  10: city(mark('cityCp3'), 'corn', 2),
  11: city(mark('cityCombat'), 'corn', 2),
  12: city(mark('cityExplore', { x: 3 }), 'sugar', 3),
  [PUERTO_CABEZAS]: city(mark('cityL1'), 'tobacco', 2),
  [INLAND]: city(mark('cityL4'), 'sugar', 2),
  [LAKE]: city(mark('cityL7'), 'corn', 2),
};

/** Where city tiles go. [MB-SETUP.6] */
export const TILE_PLACES: readonly Place[] = [4, 5, 13, CARTAGENA];
/** Cities of the base board: its nine flags. [MB-BOARD.4] */
export const CITIES: readonly Place[] = [2, 4, 5, 9, 10, 11, 12, 13, 14];
export const VILLAGES: readonly Place[] = [1, 3, 6, 7, 8, 15, 16, 17, 18, 19];

export const HOMEWARD: { readonly [place: Place]: Mark<In<'city'>> | undefined } = {
  [HOME_20]: mark('home20'),
  [HOME_21A]: mark('home21a'),
  [HOME_21B]: mark('home21b'),
  [HOME_22]: mark('home22'),
};
export const isHomeward = (place: Place): boolean => place >= HOME_20 && place <= HOME_22;

/** What a flag gives who annexes or captures it. */
export interface Flag {
  readonly d: number;
  readonly vp: number;
  readonly cp: number;
  readonly spies: number;
  readonly inf: number;
  readonly discs: number;
}

const flag = (bonus: Partial<Flag>): Flag => ({ d: 0, vp: 0, cp: 0, spies: 0, inf: 0, discs: 0, ...bonus });

export const FLAGS: { readonly [place: Place]: Flag | undefined } = {
  2: flag({ d: 3 }),
  4: flag({ vp: 2 }),
  5: flag({ spies: 1 }),
  9: flag({ inf: 1 }),
  10: flag({ cp: 2 }),
  11: flag({ d: 4 }),
  12: flag({ discs: 1 }),
  13: flag({ vp: 3 }),
  14: flag({ d: 2, vp: 1 }),
  [PUERTO_CABEZAS]: flag({ vp: 2, cp: 1 }),
  [INLAND]: flag({ vp: 4 }),
  [LAKE]: flag({ d: 3, spies: 1 }),
};

/** An arrow of the map; it may be there only with a legacy tile, and in some rounds. [MB-BOARD.1] */
export interface Arrow {
  readonly from: Place;
  readonly to: Place;
  readonly upper: boolean;
  readonly tile?: 'L4' | 'L7' | 'L25';
  readonly rounds?: 'early' | 'last';
}

const arrow = (from: Place, to: Place, upper = true, more: Partial<Arrow> = {}): Arrow => ({
  from,
  to,
  upper,
  ...more,
});

/** Where two arrows leave a place the upper one comes first. With the arrows of L4, L7 and L25 the new place lies as the table says. */
export const ARROWS: readonly Arrow[] = [
  arrow(HAVANA, 1),
  arrow(HAVANA, 2, false),
  arrow(1, 3),
  arrow(2, 3),
  arrow(3, 4),
  arrow(4, 5),
  arrow(5, 6),
  arrow(6, 7),
  arrow(7, 8),
  arrow(8, 9),
  arrow(8, 10, false),
  arrow(9, 11),
  arrow(10, 11),
  arrow(11, 12),
  arrow(11, INLAND, false, { tile: 'L4' }),
  arrow(INLAND, 12, true, { tile: 'L4' }),
  arrow(12, 13),
  arrow(12, 14, false),
  arrow(13, 15),
  arrow(14, 15),
  arrow(14, 16, false),
  arrow(15, ISLAND, true, { tile: 'L25' }),
  arrow(15, 18, false),
  arrow(ISLAND, 18, true, { tile: 'L25' }),
  arrow(16, 17),
  arrow(16, LAKE, false, { tile: 'L7' }),
  arrow(LAKE, 17, true, { tile: 'L7' }),
  arrow(17, 18),
  arrow(18, 19),
  arrow(19, HOME_20),
  arrow(HOME_20, HOME_21A, true, { rounds: 'early' }),
  arrow(HOME_20, HOME_21B, true, { rounds: 'last' }),
  arrow(HOME_21B, HOME_22, true, { rounds: 'last' }),
];
