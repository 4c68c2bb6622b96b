import type { Nation } from './symbols.ts';

/** Jeanne's cards and how many of each letter are in her deck. [MB-DATA.19] [MB-SOLO.6] */

export type AutomaId = string;
export type AutomaAction =
  | { readonly do: 'inf'; readonly nation: Nation }
  | { readonly do: 'disc'; readonly vp: number; readonly late: number }
  | { readonly do: 'explore'; readonly early: number; readonly late: number; readonly vp: number }
  | { readonly do: 'quest'; readonly vp: number; readonly late: number }
  | { readonly do: 'combat'; readonly inf: number; readonly vp: number; readonly village: boolean };

export interface AutomaCard {
  readonly id: AutomaId;
  readonly move: number;
  readonly upper: boolean;
  readonly row: number;
  readonly actions: readonly AutomaAction[];
}

const inf = (nation: Nation): AutomaAction => ({ do: 'inf', nation });
const DISC: AutomaAction = { do: 'disc', vp: 0, late: 4 };
const DISC_VP4: AutomaAction = { do: 'disc', vp: 4, late: 0 };
const EXPLORE2: AutomaAction = { do: 'explore', early: 2, late: 2, vp: 0 };
const VP4_EXPLORE: AutomaAction = { do: 'explore', early: 2, late: 4, vp: 4 };
const QUEST: AutomaAction = { do: 'quest', vp: 0, late: 4 };
const QUEST_VP3: AutomaAction = { do: 'quest', vp: 3, late: 0 };
const COMBAT2: AutomaAction = { do: 'combat', inf: 2, vp: 0, village: false };
const COMBAT3: AutomaAction = { do: 'combat', inf: 3, vp: 2, village: false };
const WARRIOR: AutomaAction = { do: 'combat', inf: 3, vp: 2, village: true };

const card = (
  id: AutomaId,
  move: number,
  route: 'upper' | 'lower',
  row: number,
  ...actions: AutomaAction[]
): AutomaCard => ({
  id,
  move,
  upper: route === 'upper',
  row,
  actions,
});

export const AUTOMA: readonly AutomaCard[] = [
  card('A1', 2, 'upper', 1, inf('france'), DISC),
  card('A2', 3, 'lower', 2, inf('spain'), EXPLORE2),
  card('A3', 1, 'upper', 3, inf('england'), COMBAT2),
  card('A4', 2, 'lower', 4, COMBAT2),
  card('A5', 3, 'upper', 1, QUEST),
  card('A6', 4, 'lower', 2, EXPLORE2, DISC),
  card('A7', 2, 'upper', 3, inf('spain'), VP4_EXPLORE),
  card('B1', 3, 'lower', 1, DISC_VP4, EXPLORE2),
  card('B2', 2, 'upper', 2, QUEST_VP3),
  card('B3', 1, 'lower', 4, COMBAT3),
  card('B4', 4, 'upper', 3, VP4_EXPLORE, inf('england')),
  card('B5', 2, 'lower', 1, inf('france'), inf('spain'), DISC_VP4),
  card('C1', 2, 'upper', 2, WARRIOR),
  card('C2', 3, 'lower', 3, QUEST_VP3, DISC_VP4),
  card('C3', 1, 'upper', 4, COMBAT3, VP4_EXPLORE),
];

const BY_ID = new Map(AUTOMA.map((one) => [one.id, one]));
export function automaCard(id: AutomaId): AutomaCard {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no automa card ${id}`);
  return found;
}

export const LEVELS = ['veryEasy', 'easy', 'medium', 'hard', 'veryHard'] as const;
export type Level = (typeof LEVELS)[number];
export const DECKS: {
  readonly [level in Level]: { readonly A: number; readonly B: number; readonly C: number };
} = {
  veryEasy: { A: 5, B: 0, C: 0 },
  easy: { A: 5, B: 0, C: 1 },
  medium: { A: 5, B: 1, C: 1 },
  hard: { A: 4, B: 2, C: 1 },
  veryHard: { A: 3, B: 3, C: 1 },
};
