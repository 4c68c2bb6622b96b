import { nth } from '../../common/lists.ts';
import { CARTAGENA, type Place, PLACE_NAMES } from '../content/places.ts';
import { type CardId } from '../content/projects.ts';
import { isStoryTile } from '../content/quests.ts';
import type { Instructions } from '../content/story.ts';
import { ESCORT_SLOTS, LEGACY, type LegacyId, MINE_SLOTS } from '../content/tiles.ts';
import type { Legacy, Maracaibo } from '../state.ts';
import { removeCube } from './influence.ts';
import { postQuest } from './quests.ts';
import { legacyOf, type Table } from './table.ts';
import { replaceCartagena } from './tiles.ts';

/** Legacy tiles entering and leaving, and the instructions of mode and story cards. [MB-STORY] */

/** Discs from the box on a tile that enters play. [MB-STORY.49] [MB-SOLO.56] */
function discsFor(state: Maracaibo, id: LegacyId): number {
  if (!LEGACY[id].works) return 0;
  const solo = state.jeanne ? 1 : 0;
  const two = id !== 'L10' && state.players.length <= 2 ? 1 : 0;
  return solo + two;
}

/** A tile already in play stays as it is. [MB-STORY.62] */
export function addLegacy(table: Table, id: LegacyId): void {
  const { state } = table;
  if (legacyOf(state, id)) return;
  const discs = discsFor(state, id);
  const slots = id === 'L6' ? ESCORT_SLOTS.length : id === 'L9' ? MINE_SLOTS.length : 0;
  const quest = id === 'L1' ? (state.questPile.pop() ?? '') : '';
  state.discsFromBox += discs;
  state.legacy.push({ id, discs, cubes: Array.from({ length: slots }, () => ''), quest });
  if (id === 'L3') closeCartagena(table);
  table.tell({ say: 'legacyAdded', tile: `legacy:${id}` });
  if (id === 'L1') table.reveal();
}

/** Its tile goes to the box, its cube and the discs in its market leave the game. [MB-STORY.36] */
function closeCartagena(table: Table): void {
  const { state } = table;
  const tile = nth(state.tiles, CARTAGENA);
  if (tile !== '') state.unusedTiles.push(tile);
  state.tiles[CARTAGENA] = '';
  removeCube(table, undefined, CARTAGENA);
  emptyMarket(state, CARTAGENA);
}

function emptyMarket(state: Maracaibo, place: Place): void {
  state.discsOut += nth(state.markets, place);
  state.markets[place] = 0;
}

/** What lies on a tile that leaves goes out of the game with it. [MB-RULING.124] */
export function removeLegacy(table: Table, id: LegacyId): void {
  const { state } = table;
  const tile = legacyOf(state, id);
  if (!tile) return;
  state.legacy = state.legacy.filter((one) => one !== tile);
  clear(state, tile);
  const { at } = LEGACY[id];
  if (id === 'L3') replaceCartagena(table);
  if (at !== undefined && (id === 'L1' || id === 'L4' || id === 'L7' || id === 'L25'))
    clearPlace(table, at, id !== 'L1');
  table.tell({ say: 'legacyRemoved', tile: `legacy:${id}` });
}

function clear(state: Maracaibo, tile: Legacy): void {
  state.discsOut += tile.discs;
  for (const cube of tile.cubes) if (cube !== '') state.cubesOut[cube]++;
  if (tile.quest !== '') state.questsOut.push(tile.quest);
}

/** A place that is no more, or no more a city. */
function clearPlace(table: Table, place: Place, gone: boolean): void {
  emptyMarket(table.state, place);
  if (!gone) return;
  removeCube(table, undefined, place);
  const here = nth(table.state.quests, place);
  table.state.questsOut.push(...here.splice(0).filter((id) => !isStoryTile(id)));
}

/** The same tile for a card with a higher number: it starts again as if it had just entered. [MB-RULING.88] */
export function restartLegacy(table: Table, id: LegacyId): void {
  const tile = legacyOf(table.state, id);
  if (!tile) return addLegacy(table, id);
  table.state.discsOut += tile.discs;
  tile.discs = discsFor(table.state, id);
  table.state.discsFromBox += tile.discs;
}

/** Quests for the number of players; solo counts as one. [MB-STORY.20] */
export function postQuests(table: Table, quests: Instructions['quests']): void {
  const { length } = table.state.players;
  for (const [place, min, max] of quests) if (length >= min && length <= max) postQuest(table, place);
}

/** [MB-STORY.19] [MB-STORY.7] [MB-RULING.14] */
export function postStory(table: Table, place: Place): string {
  const { state } = table;
  const tile = state.story.tiles.shift();
  if (tile === undefined) return '';
  nth(state.quests, place).push(tile);
  table.tell({ say: 'storyPosted', tile: `quest:${tile}`, place: nth(PLACE_NAMES, place) });
  return tile;
}

/** C cards not yet unlocked, onto the discards or into the draw pile. [MB-STORY.21] [MB-STORY.24] */
export function unlock(table: Table, cards: readonly CardId[], where: 'discard' | 'draw'): void {
  const { state } = table;
  const fresh = cards.filter((card) => !state.story.unlocked.includes(card));
  if (fresh.length === 0) return;
  state.story.unlocked.push(...fresh);
  state[where].push(...fresh);
  if (where === 'draw') table.random.shuffle(state.draw, 'project cards');
}
