import type { Option } from '@portolan/kernel';
import { type CardId } from '../content/projects.ts';
import { careerOf, type Objective } from '../content/careers.ts';
import { PLANNING_SLOTS } from '../content/ship.ts';
import { type In, LINES, NATIONS } from '../content/symbols.ts';
import { crossed } from '../content/trail.ts';
import { nth } from '../../common/lists.ts';
import type { Player } from '../state.ts';
import { countOf, gain, returnSpy, spiesOnMap, type Table, upgrades } from './table.ts';

/** Free actions: planning, career objectives, and spies turned into combat points. [MB-FREE] [MB-CAR] */

export interface FreeOption extends Option {
  readonly do: 'plan' | 'objective' | 'convert';
  readonly card: CardId;
  readonly index: number;
}

const PLAN = new Map<CardId, FreeOption>();
const plan = (card: CardId): FreeOption => {
  const known = PLAN.get(card);
  if (known) return known;
  const made: FreeOption = { key: `plan ${card}`, on: `card:${card}`, do: 'plan', card, index: -1 };
  PLAN.set(card, made);
  return made;
};
const OBJECTIVES: readonly FreeOption[] = [0, 1, 2].map((index) => ({
  key: `objective ${index + 1}`,
  on: `objective:${index}`,
  do: 'objective',
  card: '',
  index,
}));
const CONVERT: FreeOption = { key: 'convert', on: 'spies', do: 'convert', card: '', index: -1 };

/** How far the owner has come in each kind of objective. [MB-SYM] */
const REACHED: { readonly [kind in In<'objective'>]: (who: Player, value: number) => boolean } = {
  objTokens: (who, value) => who.tokens.length >= value,
  objQuests: (who, value) => who.quests.length >= value,
  objInf1: (who, value) => NATIONS.some((nation) => who.influence[nation] >= value),
  objInf2: (who, value) => NATIONS.filter((nation) => who.influence[nation] >= value).length >= 2,
  objUpgrades: (who, value) => upgrades(who) >= value,
  objLine: (who, value) => crossed(who.explorer, nth(LINES, value)),
  objCombos: (who, value) => who.combos.length >= value,
  objSpies: (who, value) => spiesOnMap(who) >= value,
};

const objectiveOf = (who: Player, index: number): Objective => nth(careerOf(who.career).objectives, index);

/** [MB-CAR.3] */
const isMet = (who: Player, index: number): boolean => {
  const { kind, upper } = objectiveOf(who, index);
  return who.objectives[index] === false && REACHED[kind](who, upper);
};
/** [MB-CAR.4] */
const isMetFully = (who: Player, index: number): boolean => {
  const { kind, lower } = objectiveOf(who, index);
  return REACHED[kind](who, lower);
};

export function addFreeOptions(who: Player, options: Option[]): void {
  if (who.planning.length < PLANNING_SLOTS) for (const card of who.hand) options.push(plan(card)); // [MB-FREE.2]
  if (who.career !== '') for (let i = 0; i < 3; i++) if (isMet(who, i)) options.push(nth(OBJECTIVES, i));
  if (canConvert(who)) options.push(CONVERT);
}

export const canConvert = (who: Player): boolean => who.spies > 0 && countOf(who, 'spyToCp') > 0;
export const CONVERT_OPTION: FreeOption = CONVERT;

export function doFree(table: Table, who: Player, { do: what, card, index }: FreeOption): void {
  switch (what) {
    case 'plan':
      who.hand.splice(who.hand.indexOf(card), 1);
      who.planning.push(card);
      return table.tell({ say: 'planned', seat: who.seat, card: `card:${card}` });
    case 'objective':
      return complete(table, who, index);
    case 'convert':
      returnSpy(who); // [MB-SYM.11]
      gain(table, who, { cp: 2 }, 'projects');
      return table.tell({ say: 'converted', seat: who.seat });
  }
}

/** Doubloons and the spy, points too if the harder condition is met; 2 D and 2 VP with the third. [MB-CAR.4] [MB-CAR.6] */
function complete(table: Table, who: Player, index: number): void {
  const { d, vp } = objectiveOf(who, index);
  const full = isMetFully(who, index) ? vp : 0;
  who.objectives[index] = true;
  who.spies++;
  who.doubloons += d;
  who.points.career += full;
  table.tell({ say: 'objective', seat: who.seat, d, vp: full });
  if (!who.objectives.every(Boolean)) return;
  who.doubloons += 2;
  who.points.career += 2;
  table.tell({ say: 'careerDone', seat: who.seat });
}
