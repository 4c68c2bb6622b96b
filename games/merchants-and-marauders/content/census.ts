import type { Component } from '@portolan/kernel';
import { CAPTAIN_IDS } from './captains.ts';
import { CARGO, DEMAND_TOKENS, GOODS } from './cargo.ts';
import { EVENTS } from './events.ts';
import { GLORY } from './glory.ts';
import { PORTS, ZONES } from './map.ts';
import { MISSIONS } from './missions.ts';
import { NATIONS, type Nation } from './nations.ts';
import { RUMORS } from './rumors.ts';
import { MOD_TOKENS, MODS, SHIP_CARDS, SHIP_TYPES, WEAPON_TOKENS, WEAPONS } from './ships.ts';

/** How many merchants sail for each nation. */
const MERCHANTS: { readonly [nation in Nation]: number } = { ES: 5, EN: 4, FR: 4, NL: 4 };
export const MOST_BOUNTIES = 5;

export const MERCHANT_TOKENS: readonly Nation[] = NATIONS.flatMap((nation) =>
  Array.from({ length: MERCHANTS[nation] }, () => nation),
);

/** Everything the box holds. */
export const CENSUS: readonly Component[] = [
  { what: 'gold coins', count: 100 },
  { what: 'ship figures', count: 26 },
  { what: 'demand tokens', count: GOODS.length * DEMAND_TOKENS },
  { what: 'merchant tokens', count: MERCHANT_TOKENS.length },
  { what: 'modification tokens', count: MODS.length * MOD_TOKENS },
  { what: 'special weapon tokens', count: WEAPONS.length * WEAPON_TOKENS },
  { what: 'bounty tokens', count: NATIONS.length * MOST_BOUNTIES },
  { what: 'event cards', count: EVENTS.length },
  { what: 'glory cards', count: GLORY.length },
  { what: 'captains', count: CAPTAIN_IDS.length },
  { what: 'cargo cards', count: CARGO.length },
  { what: 'ship cards', count: SHIP_TYPES.length * SHIP_CARDS },
  { what: 'rumors', count: RUMORS.length },
  { what: 'missions', count: MISSIONS.length },
  { what: 'wooden cubes', count: 29 },
  { what: 'nation tokens', count: NATIONS.length },
  { what: 'sea zones', count: ZONES.length },
  { what: 'ports', count: PORTS.length },
  { what: 'player boards', count: 4 },
  { what: 'special dice', count: 10 },
  { what: 'treasure chests', count: 4 },
];
