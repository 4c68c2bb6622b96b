import type { Component } from '@portolan/kernel';
import { TOKEN_IDS } from './achievements.ts';
import { CARD_IDS, CARDS } from './cards.ts';
import type { BuildingKind, Row } from './effects.ts';
import { ISLAND_IDS, SEA_IDS } from './ocean.ts';
import { RIVAL_CARDS } from './rival.ts';
import { SAILORS } from './sailors.ts';
import { TILES_OF_A_DESIGN, UPGRADE_IDS } from './upgrades.ts';

/** What is in the box. */

/** [DR-SUP.2] */
export const BUILDINGS: { readonly [kind in BuildingKind]: number } = { fort: 8, garrison: 8, outpost: 6 };
export const BUILDING_KINDS = Object.keys(BUILDINGS) as readonly BuildingKind[];
/** Cargo for each. [DR-BLDG.3] */
export const BUILDING_COST: { readonly [kind in BuildingKind]: number } = {
  fort: 4,
  garrison: 3,
  outpost: 2,
};
export const BLACK_CUBES = 20;
export const CUBES_EACH = 30;
export const MARKERS_EACH = 6;
const PLAYERS = 4;
const SAILORS_EACH = Object.values(SAILORS).reduce((sum, count) => sum + count, 0);

const inRow = (row: Row): number => CARD_IDS.filter((id) => CARDS[id].row === row).length;

export const CENSUS: readonly Component[] = [
  { what: 'harbor board', count: 1 },
  { what: 'island boards', count: ISLAND_IDS.length },
  { what: 'open-sea boards', count: SEA_IDS.length },
  { what: 'cards of row 1', count: inRow(1) },
  { what: 'cards of row 2', count: inRow(2) },
  { what: 'cards of row 3', count: inRow(3) },
  { what: 'cards of row 4', count: inRow(4) },
  { what: 'coins', count: 80 },
  { what: 'cargo tokens of value 1', count: 30 },
  { what: 'cargo tokens of value 3', count: 10 },
  { what: 'ship upgrade tiles', count: UPGRADE_IDS.length * TILES_OF_A_DESIGN },
  { what: 'damage markers', count: 16 },
  { what: 'forts', count: BUILDINGS.fort },
  { what: 'garrisons', count: BUILDINGS.garrison },
  { what: 'outposts', count: BUILDINGS.outpost },
  { what: 'black cubes', count: BLACK_CUBES },
  { what: 'battle ship', count: 1 },
  { what: 'battle board', count: 1 },
  { what: 'card sleeves', count: 80 },
  { what: 'achievement bonus tokens', count: TOKEN_IDS.length },
  { what: 'solo cards', count: RIVAL_CARDS.length },
  { what: 'dock tiles', count: PLAYERS },
  { what: 'ship figures', count: PLAYERS },
  { what: 'ship boards', count: PLAYERS },
  { what: 'pirate tokens', count: PLAYERS },
  { what: 'treasure chests', count: PLAYERS },
  { what: 'cubes', count: PLAYERS * CUBES_EACH },
  { what: 'achievement markers', count: PLAYERS * MARKERS_EACH },
  { what: 'sailor cards', count: PLAYERS * SAILORS_EACH },
];
