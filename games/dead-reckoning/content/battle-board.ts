/** The battle board and how cubes land on it. [DR-BOARD.22] [DR-BOARD.23] */

export type AreaId = 'P1' | 'S1a' | 'D1' | 'P2' | 'S1b' | 'BLAST' | 'S2' | 'P4' | 'P3' | 'D2' | 'S1c' | 'P5';

export interface Area {
  readonly kind: 'blast' | 'plunder' | 'damage' | 'strength';
  readonly strength: number;
  readonly cargo: number;
  readonly coin: number;
  /** Goods of the owner's choice. [DR-BOARD.15] */
  readonly goods: number;
}

const plunder = (cargo: number, coin: number, goods = 0): Area => ({
  kind: 'plunder',
  strength: 0,
  cargo,
  coin,
  goods,
});
const strong = (strength: number): Area => ({ kind: 'strength', strength, cargo: 0, coin: 0, goods: 0 });
const plain = (kind: 'blast' | 'damage'): Area => ({ kind, strength: 0, cargo: 0, coin: 0, goods: 0 });

export const AREAS: { readonly [area in AreaId]: Area } = {
  P1: plunder(1, 0),
  S1a: strong(1),
  D1: plain('damage'),
  P2: plunder(0, 1),
  S1b: strong(1),
  BLAST: plain('blast'),
  S2: strong(2),
  P4: plunder(0, 0, 2),
  P3: plunder(1, 1),
  D2: plain('damage'),
  S1c: strong(1),
  P5: plunder(1, 0),
};

/** Rows a, b and c. Areas that share an edge are adjacent. */
export const LAYOUT: readonly (readonly AreaId[])[] = [
  ['P1', 'S1a', 'D1', 'P2'],
  ['S1b', 'BLAST', 'S2', 'P4'],
  ['P3', 'D2', 'S1c', 'P5'],
];
export const AREA_IDS: readonly AreaId[] = LAYOUT.flat();

/** Where a dropped cube lands, in percent. [DR-BOARD.24] */
export const LANDING: { readonly [area in AreaId]: number } = {
  P1: 9,
  S1a: 10,
  D1: 8,
  P2: 9,
  S1b: 10,
  BLAST: 7,
  S2: 8,
  P4: 6,
  P3: 7,
  D2: 8,
  S1c: 10,
  P5: 8,
};

/** How often a cube of a later drop strikes one that lies there, in percent. [DR-BOARD.25] */
export const PUSH = 20;
