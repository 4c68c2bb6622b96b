import { type In, type Mark, mark, type Thing } from './symbols.ts';

/** Quest tiles: what they cost, what they give for each compass and once. [MB-DATA.15] Story tiles are fulfilled like quests. */

export type QuestId = string;
export type QuestCost = Mark<In<'questCost'>>;
export type Reward = Mark<In<'reward'>>;

export interface Deed {
  readonly cost: QuestCost;
  /** Received once for each compass; nothing on some story cards. */
  readonly perCompass: Reward | undefined;
  readonly fixed: readonly Reward[];
}
export interface Quest extends Deed {
  readonly id: QuestId;
}

export const qCp = (x: number): QuestCost => mark('qCp', { x });
export const qObjects = (...things: Thing[]): QuestCost => mark('qObjects', { things });
export const qGoods = (...things: Thing[]): QuestCost => mark('qGoods', { things });
export const Q_D2 = mark('qD2', { x: 2 });
export const Q_MP4 = mark('qMp4', { x: 4 });
export const Q_SPY = mark('qSpy', { x: 1 });
export const perD = (x: number): Reward => mark('rPerCompass', { x, track: 'd' });
export const perVp = (x: number): Reward => mark('rPerCompass', { x, track: 'vp' });
export const rD = (x: number): Reward => mark('rD', { x });
export const rVp = (x: number): Reward => mark('rVp', { x });
export const rCp = (x: number): Reward => mark('rCp', { x });
export const rExplore = (x: number): Reward => mark('rExplore', { x });
export const R_INF1 = mark('rInf1');
export const R_SPY = mark('rSpy');
export const R_DISC2 = mark('rDisc2');
export const R_COMBAT = mark('rCombat');
export const R_SKULL = mark('rSkull');
export const R_INF2_SPAIN = mark('rInf2Spain');

const rows: readonly (readonly [QuestCost, Reward, Reward])[] = [
  [qCp(1), perVp(1), rD(3)],
  [qCp(1), perD(1), R_INF1],
  [qCp(1), perVp(1), rExplore(2)],
  [qCp(2), perD(2), R_INF1],
  [qCp(2), perVp(2), rD(3)],
  [qObjects('book', 'book'), perVp(2), R_INF1],
  [qObjects('spyglass', 'spyglass'), perVp(2), rExplore(2)],
  [qObjects('herbs', 'herbs'), perD(2), rVp(4)],
  [qObjects('map', 'map'), perD(2), rExplore(3)],
  [qObjects('book', 'spyglass'), perVp(1), R_DISC2],
  [qObjects('herbs', 'map'), perD(2), rCp(2)],
  [Q_D2, perVp(1), rCp(2)],
  [Q_D2, perVp(1), R_SPY],
  [Q_D2, perVp(1), R_INF1],
  [Q_MP4, perD(1), rVp(2)],
  [Q_MP4, perVp(1), rD(2)],
  [Q_MP4, perD(1), rCp(1)],
  [Q_SPY, perD(2), rExplore(3)],
  [Q_SPY, perVp(2), rD(3)],
  [Q_SPY, perD(2), rVp(4)],
  [qGoods('sugar', 'sugar'), perD(2), R_INF1],
  [qGoods('tobacco', 'tobacco'), perVp(1), R_COMBAT],
  [qGoods('corn', 'corn'), perD(2), rVp(3)],
  [qGoods('sugar', 'tobacco'), perVp(2), rD(2)],
];

export const QUESTS: readonly Quest[] = rows.map(([cost, perCompass, fixed], i) => ({
  id: `Q${String(i + 1).padStart(2, '0')}`,
  cost,
  perCompass,
  fixed: [fixed],
}));

const BY_ID = new Map(QUESTS.map((quest) => [quest.id, quest]));
export const questOf = (id: QuestId): Quest | undefined => BY_ID.get(id);

export const STORY_TILES: readonly QuestId[] = ['T1', 'T2', 'T3', 'T4'];
export const isStoryTile = (id: QuestId): boolean => id.startsWith('T');
