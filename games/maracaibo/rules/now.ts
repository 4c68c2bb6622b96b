import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { BY_NUMBER, type Place, PLACE_KEYS, PLACE_NAMES } from '../content/places.ts';
import type { CardId } from '../content/projects.ts';
import { type Combo, COMBOS, type In, type Mark, type Nation, NATIONS } from '../content/symbols.ts';
import type { Maracaibo, Player } from '../state.ts';
import { amount, pick } from './asking.ts';
import {
  gainInfluence,
  influenceOfChoice,
  nationsWithCubes,
  placeCube,
  rankOfChoice,
  toNextRank,
} from './influence.ts';
import { raiseD, takeCombo } from './income.ts';
import { isSettling } from './map.ts';
import { compasses, gain, spiesOnMap, type Table } from './table.ts';

/** Immediate effects of bought cards. [MB-SYM] */

type Now = (table: Table, who: Player, mark: Mark<In<'now'>>, card: CardId) => Rules | void;

export const NOW: { readonly [sign in In<'now'>]: Now } = {
  nowInf2: (table, who, { nation }) => {
    if (nation !== '') gainInfluence(table, who, nation, 2);
  },
  nowCombo: (table, who, { combo }) => {
    if (combo !== '') takeCombo(table, who, combo);
  },
  nowSettle: settle,
  nowDisc: (table, who) => table.deeds.removeDisc(table, who),
  nowInf1: (table, who) => influenceOfChoice(table, who, 1),
  nowQuestCard: questOnCard,
  nowVpTokens: (table, who) => gain(table, who, { vp: who.tokens.length }, 'projects'),
  nowVpSpies: (table, who) => gain(table, who, { vp: 2 * spiesOnMap(who) }, 'projects'),
  nowVpQuests: (table, who) => gain(table, who, { vp: who.quests.length }, 'projects'),
  nowVpCompass: (table, who) => gain(table, who, { vp: 2 * compasses(who) }, 'projects'),
  nowSpies2: (table, who) => gain(table, who, { spies: 2 }, 'projects'),
  nowAnyCombo: anyCombo,
  nowSettleRank: settleRank,
  nowSpiesOnCard: spiesOnCard,
  nowCp: (table, who, { x }) => gain(table, who, { cp: x }, 'projects'),
  nowVpCombos: (table, who) => gain(table, who, { vp: 2 * who.combos.length }, 'projects'),
  nowVpNations: (table, who) => {
    const nations = NATIONS.filter((nation) => who.influence[nation] >= 3).length;
    gain(table, who, { vp: 3 * nations }, 'projects');
  },
};

interface Settlement extends Option {
  readonly nation: Nation | '';
  readonly place: Place;
}
const NO_SETTLEMENT: Settlement = { key: 'none', nation: '', place: -1 };

/** Villages without a cube, with each nation that has one to give. [MB-RULING.114] */
function settlements(state: Maracaibo): Settlement[] {
  const nations = nationsWithCubes(state);
  return BY_NUMBER.filter((place) => isSettling(state, place) && state.cubes[place] === '').flatMap((place) =>
    nations.map((nation) => ({
      key: `${nth(PLACE_KEYS, place)} ${nation}`,
      on: nth(PLACE_NAMES, place),
      nation,
      place,
    })),
  );
}

function* chooseSettlement(table: Table, who: Player, rank: boolean): Rules<Nation | ''> {
  const options = settlements(table.state);
  if (options.length === 0) return '';
  const { nation, place }: Settlement = yield* pick(who.seat, { say: 'settle', rank }, () => [
    ...settlements(table.state),
    NO_SETTLEMENT,
  ]);
  if (nation !== '') placeCube(table, who, nation, place, nth(PLACE_NAMES, place));
  return nation;
}

/** [MB-SYM.33] */
function* settle(table: Table, who: Player, { combo }: Mark<In<'now'>>): Rules {
  yield* chooseSettlement(table, who, false);
  if (combo !== '') takeCombo(table, who, combo);
}

/** Where no cube can be placed the rank is still gained, with any nation. [MB-SYM.43] [MB-RULING.114] */
function* settleRank(table: Table, who: Player): Rules {
  if (settlements(table.state).length === 0) return yield* rankOfChoice(table, who);
  const nation = yield* chooseSettlement(table, who, true);
  if (nation !== '') toNextRank(table, who, nation);
}

/** The top quest of the pile lies face up on the card. [MB-SYM.36] */
function questOnCard(table: Table, who: Player, _mark: Mark<In<'now'>>, card: CardId): void {
  const owned = who.bought.find((one) => one.card === card);
  const quest = table.state.questPile.pop();
  if (!owned || quest === undefined) return;
  owned.quest = quest;
  table.reveal();
}

interface ComboChoice extends Option {
  readonly combo: Combo | '';
}

/** [MB-SYM.42] */
function* anyCombo(table: Table, who: Player): Rules {
  const missing = (): ComboChoice[] =>
    COMBOS.filter((combo) => !who.combos.includes(combo)).map((combo) => ({
      key: combo,
      on: `combo:${combo}`,
      combo,
    }));
  if (missing().length === 0) return;
  const { combo }: ComboChoice = yield* pick(who.seat, { say: 'combo' }, () => [
    ...missing(),
    { key: 'none', combo: '' },
  ]);
  if (combo !== '') takeCombo(table, who, combo);
}

/** [MB-SYM.44] */
function* spiesOnCard(table: Table, who: Player, _mark: Mark<In<'now'>>, card: CardId): Rules {
  const owned = who.bought.find((one) => one.card === card);
  if (!owned || who.spies === 0) return;
  const count = yield* amount(who.seat, { say: 'spiesOnCard' }, () => ({ min: 0, max: who.spies }));
  who.spies -= count;
  owned.spies += count;
  raiseD(table, who, 2 * count);
}
