import { type Json, type Option, Pick, type Random, type Rules, together } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { EPILOGUE, FIRST_CARD, type Instructions, STORY, storyCard, type StoryNo } from '../content/story.ts';
import { isLegacy, LEGACY, type LegacyId } from '../content/tiles.ts';
import { C_CARDS, type CardId } from '../content/projects.ts';
import type { Maracaibo, Tale } from '../state.ts';
import { pick } from './asking.ts';
import { addLegacy, postQuests, postStory, removeLegacy, restartLegacy, unlock } from './legacy.ts';
import { legacyOf, type Table } from './table.ts';

/** The story: cards in play, votes, and what is handed on to the next game of the campaign. [MB-STORY] */

/** What a group's campaign carries from game to game. [MB-STORY.27] */
export type Archive = {
  readonly cards: readonly StoryNo[];
  readonly resolved: readonly StoryNo[];
  readonly tiles: readonly LegacyId[];
  readonly unlocked: readonly CardId[];
  readonly votes: readonly { readonly no: StoryNo; readonly next: StoryNo }[];
  readonly complete: boolean;
};

export const NEW_CAMPAIGN: Archive = {
  cards: [FIRST_CARD],
  resolved: [],
  tiles: [],
  unlocked: [],
  votes: [],
  complete: false,
};

/** Cards in play or drawn; what lay on tiles and all else of the game stays behind. [MB-STORY.27] [MB-STORY.28] */
export function archiveOf({ story, legacy }: Maracaibo): Archive {
  if (story.complete)
    return { ...NEW_CAMPAIGN, cards: [], resolved: story.resolved, votes: story.votes, complete: true };
  return {
    cards: [...story.tales.map(({ no }) => no), ...story.drawn].sort(),
    resolved: story.resolved,
    tiles: legacy.map(({ id }) => id),
    unlocked: story.unlocked,
    votes: story.votes,
    complete: false,
  };
}

const field = (value: object, name: string): unknown => Reflect.get(value, name);
const isCard = (no: unknown): no is StoryNo => STORY.some((card) => card.no === no);
const isC = (id: unknown): id is CardId => C_CARDS.some((card) => card.id === id);
const isTile = (id: unknown): id is LegacyId => typeof id === 'string' && isLegacy(id);
const isVote = (vote: unknown): vote is Archive['votes'][number] =>
  typeof vote === 'object' && vote !== null && isCard(field(vote, 'no')) && isCard(field(vote, 'next'));

/** A list of things that are all what they should be, none twice. */
const listOf = <T>(value: unknown, is: (item: unknown) => item is T): T[] | undefined =>
  Array.isArray(value) && value.every(is) && new Set(value).size === value.length ? value : undefined;

/** Reads an archive from outside; nothing if it is none. [MB-STORY.31] */
export function readArchive(json: Json): Archive | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const cards = listOf(field(json, 'cards'), isCard);
  const resolved = listOf(field(json, 'resolved'), isCard);
  const tiles = listOf(field(json, 'tiles'), isTile);
  const unlocked = listOf(field(json, 'unlocked'), isC);
  const votes = listOf(field(json, 'votes'), isVote);
  const complete = field(json, 'complete');
  if (!cards || !resolved || !tiles || !unlocked || !votes || typeof complete !== 'boolean') return undefined;
  if (complete !== (cards.length === 0) || cards.some((no) => no === EPILOGUE || resolved.includes(no)))
    return undefined;
  return { cards, resolved, tiles, unlocked, votes: votes.map(({ no, next }) => ({ no, next })), complete };
}

/** Where a campaign could stand: some of its cards read, with any outcome of the votes. */
export function someArchive(random: Random): Archive {
  const state = {
    cards: [FIRST_CARD],
    resolved: [] as StoryNo[],
    tiles: [] as LegacyId[],
    unlocked: [] as CardId[],
  };
  for (let left = random.below(33); left > 0; left--) {
    const no = random.pick(state.cards, 'archive');
    const { front, back, next } = storyCard(no);
    const opened = [
      ...next.slice(-1 - random.below(Math.max(1, next.length))).slice(0, 1),
      ...(front.read ? [front.read] : []),
    ];
    if (opened.includes(EPILOGUE) || (next.length === 0 && state.cards.length === 1)) break;
    state.cards = state.cards.filter((card) => card !== no);
    state.resolved.push(no);
    for (const card of opened)
      if (!state.cards.includes(card) && !state.resolved.includes(card)) state.cards.push(card);
    state.tiles = [...new Set([...state.tiles, ...front.add])].filter((tile) => !back.remove.includes(tile));
    state.unlocked = [
      ...new Set([...state.unlocked, ...front.toDiscard, ...front.toDraw, ...back.toDiscard]),
    ];
  }
  return { ...state, votes: [], complete: false };
}

// --- setting up ---

/** Tiles of the archive, then the cards in ascending number, each with its instructions. [MB-STORY.6] [MB-STORY.66] */
export function installStory(table: Table, archive: Archive): void {
  for (const tile of archive.tiles) addLegacy(table, tile);
  for (const no of archive.cards.toSorted()) install(table, no);
}

/** A card comes into play and its front is followed. [MB-STORY.16] */
function install(table: Table, no: StoryNo): void {
  const { story } = table.state;
  if (story.tales.some((tale) => tale.no === no) || story.resolved.includes(no)) return; // [MB-STORY.69]
  const { front, condition } = storyCard(no);
  giveWay(table, no);
  const tale: Tale = { no, tile: '', claimed: false, narrator: -1 };
  story.tales.push(tale);
  table.tell({ say: 'tale', no: `story:${no}` });
  if (no === EPILOGUE) return finish(table);
  follow(table, front, condition && 'discs' in condition ? condition.discs : undefined);
  if (front.story !== undefined) tale.tile = postStory(table, front.story);
  postQuests(table, front.quests);
  unlockAll(table, front);
  if (front.read !== undefined) install(table, front.read); // [MB-STORY.22]
}

/** Two cards that need one tile: the lower one leaves the campaign. [MB-STORY.25] */
function giveWay(table: Table, no: StoryNo): void {
  const { story } = table.state;
  const needs = discsOf(no);
  if (needs === undefined) return;
  const lower = story.tales.filter((tale) => tale.no < no && discsOf(tale.no) === needs);
  if (lower.length === 0) return;
  story.tales = story.tales.filter((tale) => !lower.includes(tale));
  story.resolved.push(...lower.map((tale) => tale.no));
  restartLegacy(table, needs);
}

function discsOf(no: StoryNo): LegacyId | undefined {
  const { condition } = storyCard(no);
  return condition && 'discs' in condition ? condition.discs : undefined;
}

function follow(table: Table, { remove, add }: Instructions, needed?: LegacyId): void {
  for (const id of remove) removeLegacy(table, id);
  for (const id of add) if (id !== needed || !legacyOf(table.state, id)) addLegacy(table, id);
}

function unlockAll(table: Table, { toDiscard, toDraw }: Instructions): void {
  unlock(table, toDiscard, 'discard');
  unlock(table, toDraw, 'draw');
}

// --- resolving ---

/** [MB-STORY.9] [MB-STORY.10] */
function isFulfilled(state: Maracaibo, { no, claimed }: Tale): boolean {
  const { condition } = storyCard(no);
  if (!condition) return false;
  if ('deed' in condition) return claimed;
  const tile = legacyOf(state, condition.discs);
  return tile !== undefined && tile.discs >= (LEGACY[condition.discs].works?.slots ?? 0);
}

/** Every card in play in ascending number; those fulfilled are read and followed. [MB-STORY.8] */
export function* resolveStory(table: Table, final: boolean): Rules {
  const { state } = table;
  const due = state.story.tales
    .filter((tale) => isFulfilled(state, tale))
    .sort((a, b) => (a.no < b.no ? -1 : 1));
  for (const tale of due) yield* resolve(table, tale, final);
}

/** Who claimed the tile reads, or who ended the round; for Jeanne the human. [MB-STORY.11] [MB-SOLO.52] */
function narratorOf({ trigger, players }: Maracaibo, { narrator, claimed }: Tale): number {
  const reads = claimed ? narrator : trigger;
  return reads >= 0 && reads < players.length ? reads : 0;
}

function* resolve(table: Table, tale: Tale, final: boolean): Rules {
  const { state } = table;
  const { no, back, next } = storyCard(tale.no);
  const narrator = narratorOf(state, tale);
  table.tell({ say: 'read', no: `story:${no}`, narrator: nth(state.players, narrator).seat });
  state.story.tales = state.story.tales.filter((one) => one !== tale);
  state.story.resolved.push(no);
  const chosen = next.length > 1 ? yield* vote(table, no, next, narrator) : next[0];
  follow(table, back);
  unlockAll(table, back);
  if (chosen === undefined) return;
  if (final && chosen !== EPILOGUE) state.story.drawn.push(chosen); // [MB-RULING.90]
  else install(table, chosen);
}

interface Ballot extends Option {
  readonly next: StoryNo;
}

/** One secret vote each; the narrator settles a tie. [MB-STORY.13] [MB-RULING.127] */
function* vote(table: Table, no: StoryNo, next: readonly StoryNo[], narrator: number): Rules<StoryNo> {
  const { state } = table;
  const on = `story:${no}`;
  const ballots = (): Ballot[] => next.map((one, i) => ({ key: i === 0 ? 'a' : 'b', next: one }));
  const votes = yield* together(
    state.players.map(({ seat }) => new Pick<Ballot>(seat, { say: 'vote', no: on }, ballots)),
  );
  const first = votes.filter((ballot) => ballot.key === 'a').length;
  const second = votes.length - first;
  const { seat } = nth(state.players, narrator);
  const chosen: StoryNo =
    first === second
      ? (yield* pick(seat, { say: 'narrator', no: on }, ballots)).next
      : nth(next, first > second ? 0 : 1);
  state.story.votes.push({ no, next: chosen });
  table.tell({ say: 'voted', no: on, next: `story:${chosen}` });
  return chosen;
}

/** The epilogue ends the campaign; the game goes on without a main card. [MB-STORY.64] */
function finish(table: Table): void {
  const { story } = table.state;
  story.tales = story.tales.filter(({ no }) => no !== EPILOGUE);
  story.resolved.push(EPILOGUE);
  story.complete = true;
}
