import type { Component } from '@portolan/kernel';
import { crewIds, namedCrewIds } from './crew.ts';
import { equipmentIds } from './equipment.ts';
import { eventIds } from './events.ts';
import { readyFleetIds } from './fleets.ts';
import { fortIds } from './forts.ts';
import { islandIds, islands } from './islands.ts';
import { pieceIds, pieces } from './pieces.ts';
import { terrain, terrainIds, type TerrainKind } from './terrain.ts';
import { coinValues, treasureIds } from './treasure.ts';
import { nations } from './types.ts';

export type ComponentKind =
  | 'nations'
  | 'standardHulls'
  | 'specialHulls'
  | 'namedCrew'
  | 'genericCrew'
  | 'events'
  | 'equipment'
  | 'coinValues'
  | 'uniqueTreasures'
  | 'forts'
  | 'islands'
  | 'mysteriousIslands'
  | 'icebergs'
  | 'whirlpools'
  | 'sargassoSeas'
  | 'fogBanks'
  | 'reefs'
  | 'readyFleets';

const tiles = (kind: TerrainKind): number => terrainIds.filter((id) => terrain[id].kind === kind).length;
const standard = pieceIds.filter((id) => pieces[id].hull.kind === 'standard').length;
const mysterious = islandIds.filter((id) => islands[id].mysterious).length;

/** What is in the box [PI-CON]. */
const box: Readonly<Record<ComponentKind, number>> = {
  nations: nations.length,
  standardHulls: standard,
  specialHulls: pieceIds.length - standard,
  namedCrew: namedCrewIds.length,
  genericCrew: crewIds.length - namedCrewIds.length,
  events: eventIds.length,
  equipment: equipmentIds.length,
  coinValues: coinValues.length,
  uniqueTreasures: treasureIds.length,
  forts: fortIds.length,
  islands: islandIds.length - mysterious,
  mysteriousIslands: mysterious,
  icebergs: tiles('iceberg'),
  whirlpools: tiles('whirlpool'),
  sargassoSeas: tiles('sargasso'),
  fogBanks: tiles('fog'),
  reefs: tiles('reef'),
  readyFleets: readyFleetIds.length,
};

export const census: readonly Component[] = Object.entries(box).map(([what, count]) => ({ what, count }));
