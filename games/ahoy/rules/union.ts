import { type Rules } from '@portolan/kernel';
import { CUTTER, type Figure, FLAGSHIP } from '../content/factions.ts';
import type { TileId } from '../content/tiles.ts';
import { type Ahoy, type Player, type Region, spaceName, type Voyage } from '../state.ts';
import type { Ask, IslandAsk } from '../says.ts';
import type { Plain, Thing } from '../choices.ts';
import { isIsland, islandOf, regionOf } from './regions.ts';
import { type Effect, flagshipAt, pick, picks, player, type Table, takeOff } from './table.ts';

/** The Mollusk Union [AH-UN]: Comrades, and what its board's actions do with them. Plans have a chapter of their own. */

/** From the reserve to the Ready section, as far as it lasts. [AH-UN.1] */
function readyComrades(table: Table, count: number): void {
  const { uprising } = table.state;
  const gained = Math.min(count, uprising.reserve);
  uprising.reserve -= gained;
  uprising.ready += gained;
  table.tell({ say: 'readied', count: gained });
}

/** From the Ready section to a region's Island, as far as it lasts. [AH-UN.3] [AH-UN.8] */
export function placeComrades(table: Table, region: Region, count: number): void {
  const { uprising } = table.state;
  const placed = Math.min(count, uprising.ready);
  uprising.ready -= placed;
  region.comrades += placed;
  if (placed > 0) table.tell({ say: 'placedComrades', count: placed, to: spaceName(islandOf(region)) });
}

/** From an Island to the reserve, never to the Ready section. [AH-UN.6] [AH-SQ.36] */
export function removeComrades(table: Table, region: Region, count: number): void {
  const removed = Math.min(count, region.comrades);
  region.comrades -= removed;
  table.state.uprising.reserve += removed;
  if (removed > 0) table.tell({ say: 'removedComrades', count: removed, from: spaceName(islandOf(region)) });
}

export function moveComrades(table: Table, from: Region, to: Region, count: number): void {
  from.comrades -= count;
  to.comrades += count;
  if (count > 0)
    table.tell({ say: 'movedComrades', count, from: spaceName(islandOf(from)), to: spaceName(islandOf(to)) });
}

interface IslandOption extends Thing {
  readonly tile: TileId;
}

function islandOptions(state: Ahoy, fits: (region: Region) => boolean): IslandOption[] {
  const regions = state.regions.filter(fits);
  return regions.map((region) => ({ key: region.tile, on: spaceName(islandOf(region)), tile: region.tile }));
}

function regionOfTile(state: Ahoy, tile: TileId): Region {
  const region = state.regions.find((one) => one.tile === tile);
  if (!region) throw new Error(`${tile} is not on the map`);
  return region;
}

/** One of the Islands that fit, if there is any. */
export function* chooseIsland(
  state: Ahoy,
  someone: Player,
  say: IslandAsk,
  fits: (region: Region) => boolean,
): Rules<Region | undefined> {
  if (!state.regions.some(fits)) return undefined;
  const { tile } = yield* pick(someone.seat, { say }, () => islandOptions(state, fits));
  return regionOfTile(state, tile);
}

const SAIL_CHOICES: readonly Plain[] = [{ key: 'place' }, { key: 'ready' }, { key: 'nothing' }];

/** Sail: when the Flagship anchors on an Island, place 2 Comrades there or ready 2. [AH-UN.40] [AH-UN.41] [AH-UN.53] */
export function mayTakeComrades(table: Table, voyage: Voyage): Effect[] {
  const { state } = table;
  const offered =
    voyage.figure === FLAGSHIP.union &&
    voyage.manner === 'sail' &&
    isIsland(state, flagshipAt(state, 'union'));
  return offered ? [{ key: 'comrades', optional: true, run: () => takeComrades(table) }] : [];
}

function* takeComrades(table: Table): Rules {
  const here = flagshipAt(table.state, 'union');
  const about: Ask = { say: 'comradesOnSail', at: spaceName(here) };
  const { key } = yield* pick(player(table.state, 'union').seat, about, () => SAIL_CHOICES);
  if (key === 'place') placeComrades(table, regionOf(table.state, here), 2);
  if (key === 'ready') readyComrades(table, 2);
}

/** Inspire: up to 4 Comrades, each on a different Island. [AH-UN.45] [AH-UN.46] */
export function* inspire(table: Table, someone: Player): Rules {
  const { state } = table;
  const most = Math.min(4, state.uprising.ready, state.regions.length);
  if (most === 0) return;
  const range = { min: 0, max: most };
  const chosen = yield* picks(
    someone.seat,
    { say: 'inspire', most },
    () => islandOptions(state, () => true),
    range,
  );
  for (const { tile } of chosen) placeComrades(table, regionOfTile(state, tile), 1);
}

/** Gather: 4 Comrades on the Island of the Flagship's region. [AH-UN.47] */
export function gather(table: Table): void {
  placeComrades(table, regionOf(table.state, flagshipAt(table.state, 'union')), 4);
}

/** Rally: 4 Ready Comrades if the Flagship is on an Island. [AH-UN.48] */
export function rally(table: Table): void {
  if (isIsland(table.state, flagshipAt(table.state, 'union'))) readyComrades(table, 4);
}

/** A ship whose plan has every slot damaged is lost, its plan discarded. [AH-UN.31] */
export function scuttle(table: Table, figure: Figure): void {
  const { state } = table;
  const union = player(state, 'union');
  const plan = figure === CUTTER ? 'cutter' : 'gunship';
  const slots = union.slots.filter((slot) => slot.id.startsWith(plan));
  if (!slots.every((slot) => slot.damaged)) return;
  union.slots = union.slots.filter((slot) => !slots.includes(slot));
  state.uprising.inPlay = state.uprising.inPlay.filter((one) => one !== plan);
  state.uprising.discard.push(plan);
  table.tell({ say: 'lostShip', plan });
  takeOff(table, figure);
}
