import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CARTAGENA, type Place, PLACE_NAMES } from '../content/places.ts';
import {
  type Deed,
  isStoryTile,
  type QuestCost,
  type QuestId,
  questOf,
  type Reward,
} from '../content/quests.ts';
import { storyCard } from '../content/story.ts';
import type { In } from '../content/symbols.ts';
import { LEGACY, type LegacyId } from '../content/tiles.ts';
import type { Maracaibo, Player } from '../state.ts';
import { pick } from './asking.ts';
import { gainInfluence, influenceOfChoice } from './influence.ts';
import { canPayThings, payThings } from './payments.ts';
import { compasses, gain, indexOf, payCp, payD, returnSpy, type Table } from './table.ts';
import { replaceCartagena } from './tiles.ts';

/** Quests and story tiles. [MB-QUEST] [MB-STILE] */

/** What a tile asks and gives: a quest's own, or what its story card says. */
export function deedOf(state: Maracaibo, id: QuestId): Deed {
  const quest = questOf(id);
  if (quest) return quest;
  const tale = state.story.tales.find(({ tile }) => tile === id);
  const condition = tale && storyCard(tale.no).condition;
  if (!condition || !('deed' in condition)) throw new Error(`no story card for ${id}`);
  return condition.deed;
}

interface Cost {
  can(state: Maracaibo, who: Player, cost: QuestCost): boolean;
  pay(table: Table, who: Player, cost: QuestCost): Rules | void;
}
const things: Cost = {
  can: (_state, who, cost) => canPayThings(who, cost.things),
  pay: (table, who, cost) => payThings(table, who, cost.things),
};

/** [MB-QUEST.3] [MB-QUEST.4] [MB-QUEST.5] */
const COSTS: { readonly [sign in In<'questCost'>]: Cost } = {
  qCp: { can: (_state, who, { x }) => who.cp >= x, pay: (_table, who, { x }) => payCp(who, x) },
  qObjects: things,
  qD2: { can: (_state, who, { x }) => who.doubloons >= x, pay: (_table, who, { x }) => payD(who, x) },
  qMp4: { can: (state, _who, { x }) => state.turn.mp >= x, pay: () => {} },
  qSpy: { can: (_state, who) => who.spies > 0, pay: (_table, who) => returnSpy(who) },
  qGoods: things,
};

export const canFulfil = (state: Maracaibo, who: Player, { cost }: Deed): boolean =>
  COSTS[cost.sign].can(state, who, cost);

type Give = (table: Table, who: Player, reward: Reward) => Rules | void;

const GIVE: { readonly [sign in In<'reward'>]: Give } = {
  rTile: () => {},
  rD: (table, who, { x }) => gain(table, who, { d: x }, 'quests'),
  rPerCompass: (table, who, { x, track }) => {
    const times = x * compasses(who); // [MB-QUEST.6]
    gain(table, who, track === 'd' ? { d: times } : { vp: times }, 'quests');
  },
  rInf1: (table, who) => influenceOfChoice(table, who, 1),
  rSpy: (table, who) => gain(table, who, { spies: 1 }, 'quests'),
  rCp: (table, who, { x }) => gain(table, who, { cp: x }, 'quests'),
  rInf2Spain: (table, who) => gainInfluence(table, who, 'spain', 2),
  rSkull: removeSkull,
  *rDisc2(table, who) {
    yield* table.deeds.removeDisc(table, who);
    yield* table.deeds.removeDisc(table, who);
  },
  rVp: (table, who, { x }) => gain(table, who, { vp: x }, 'quests'),
  rCombat: (table, who) => table.deeds.combat(table, who),
  rExplore: (table, who, { x }) => table.deeds.explore(table, who, x),
};

interface SkullChoice extends Option {
  readonly id: LegacyId | '';
}

/** [MB-SYM.94] */
function* removeSkull(table: Table, who: Player): Rules {
  const { state } = table;
  const skulls = (): SkullChoice[] =>
    state.legacy.filter(({ id }) => LEGACY[id].skull).map(({ id }) => ({ key: id, on: `legacy:${id}`, id }));
  if (skulls().length === 0) return;
  const { id }: SkullChoice = yield* pick(who.seat, { say: 'skull' }, () => [
    ...skulls(),
    { key: 'none', id: '' },
  ]);
  if (id === '') return;
  state.legacy = state.legacy.filter((tile) => tile.id !== id);
  table.tell({ say: 'legacyRemoved', tile: `legacy:${id}` });
  if (LEGACY[id].at === CARTAGENA) replaceCartagena(table);
}

/** Cost, reward for each compass, fixed rewards. [MB-QUEST.13] */
function* rewards(table: Table, who: Player, deed: Deed): Rules {
  const paid = COSTS[deed.cost.sign].pay(table, who, deed.cost);
  if (paid) yield* paid;
  for (const reward of deed.perCompass ? [deed.perCompass, ...deed.fixed] : deed.fixed) {
    const given = GIVE[reward.sign](table, who, reward);
    if (given) yield* given;
  }
}

/** Everything a tile brings, then the tile itself: its reward does not count it yet. [MB-QUEST.13] */
export function* receive(table: Table, who: Player, id: QuestId, deed: Deed): Rules {
  const { underway } = table.state;
  underway.push(id);
  yield* rewards(table, who, deed);
  underway.splice(underway.indexOf(id), 1);
  keepTile(table, who, id);
}

/** The tile on the quest track: 3 VP for the fourth, 2 for every later one. [MB-QUEST.8] [MB-QUEST.9] */
function keepTile(table: Table, who: Player, id: QuestId): void {
  who.quests.push(id);
  table.tell({ say: 'quest', seat: who.seat, quest: `quest:${id}` });
  const count = who.quests.length;
  if (count >= 4) gain(table, who, { vp: count === 4 ? 3 : 2 }, 'quests');
}

/** Fulfils a tile at a place as main action. [MB-QUEST.1] */
export function* fulfil(table: Table, who: Player, place: Place, id: QuestId): Rules {
  const { state } = table;
  const deed = deedOf(state, id);
  const here = nth(state.quests, place);
  here.splice(here.indexOf(id), 1);
  if (isStoryTile(id)) claim(state, indexOf(state, who), id);
  yield* receive(table, who, id, deed);
}

/** The taker will read the card's back. [MB-STILE.3] [MB-STILE.4] */
export function claim(state: Maracaibo, narrator: number, id: QuestId): void {
  const tale = state.story.tales.find(({ tile }) => tile === id);
  if (!tale) return;
  tale.tile = '';
  tale.claimed = true;
  tale.narrator = narrator;
}

const NO: Option = { key: 'no' };

/** Whether a quest that lies open is fulfilled. Who may hold the things for it in hand is always asked: not to be says nothing. */
export function* wantsQuest(table: Table, who: Player, id: QuestId, deed: Deed): Rules<boolean> {
  const { state } = table;
  const on = `quest:${id}`;
  const secret = deed.cost.things.length > 0;
  if (!secret && !canFulfil(state, who, deed)) return false;
  const answer = yield* pick(who.seat, { say: 'trailQuest', quest: on }, () =>
    canFulfil(state, who, deed) ? [{ key: 'yes', on }, NO] : [NO],
  );
  return answer.key === 'yes';
}

/** The quest where the explorer ended, if its player wants it; the space stays empty. [MB-EXPL.6] [MB-EXPL.7] */
export function* trailQuest(table: Table, who: Player, index: number): Rules {
  const { state } = table;
  const id = nth(state.trailQuests, index);
  if (id === '') return;
  const deed = deedOf(state, id);
  if (!(yield* wantsQuest(table, who, id, deed))) return;
  state.trailQuests[index] = '';
  yield* receive(table, who, id, deed);
}

export function postQuest(table: Table, place: Place): void {
  const quest = table.state.questPile.pop();
  if (quest === undefined) return; // [MB-QUEST.12]
  nth(table.state.quests, place).push(quest);
  table.reveal();
  table.tell({ say: 'questPosted', quest: `quest:${quest}`, place: nth(PLACE_NAMES, place) });
}
