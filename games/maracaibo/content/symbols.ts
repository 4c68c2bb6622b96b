/**
 * The symbol catalogue [MB-SYM]: one vocabulary from which cards, tiles and boards are made. Each symbol is one key; rules, words,
 * board and bot each hold a record over the keys of a group, so that a symbol somebody forgot does not compile.
 */

export const NATIONS = ['france', 'spain', 'england'] as const;
export type Nation = (typeof NATIONS)[number];
export const COMBOS = ['anchor', 'crown', 'sabre', 'lantern', 'quill'] as const;
export type Combo = (typeof COMBOS)[number];
export const GOODS = ['sugar', 'tobacco', 'corn'] as const;
export type Good = (typeof GOODS)[number];
export const OBJECTS = ['book', 'spyglass', 'herbs', 'map'] as const;
export type Item = (typeof OBJECTS)[number];
/** What is in the corner of a project card. [MB-CARD.2] */
export type Thing = Good | Item;
export const LINES = ['blue', 'red', 'green'] as const;
export type Line = (typeof LINES)[number];

/** The groups in the order of the catalogue: the place of a symbol in it is its number. */
export const GROUPS = {
  income: ['incomeD', 'incomeVp', 'incomeIf'],
  permanent: [
    'permObject',
    'discount',
    'combatCp',
    'compass',
    'explorerPlus',
    'explorerSteal',
    'spyToll',
    'spyToCp',
    'nationCp',
    'cubeHunter',
  ],
  village: [
    'vaMapsVp',
    'vaMapsD',
    'vaBooks',
    'vaTwoGoods',
    'vaDrill',
    'vaThreeGoods',
    'vaFound',
    'vaDiscardHand',
    'vaDoubloon',
    'vaBuy',
  ],
  combat: ['caGlory', 'caPlunder', 'caInfluence', 'caAnnex', 'caRaid', 'caEscort', 'caMine'],
  now: [
    'nowInf2',
    'nowCombo',
    'nowSettle',
    'nowDisc',
    'nowInf1',
    'nowQuestCard',
    'nowVpTokens',
    'nowVpSpies',
    'nowVpQuests',
    'nowVpCompass',
    'nowSpies2',
    'nowAnyCombo',
    'nowSettleRank',
    'nowSpiesOnCard',
    'nowCp',
    'nowVpCombos',
    'nowVpNations',
  ],
  spy: [
    'spy1',
    'spy2',
    'spy3',
    'spy4',
    'spy5',
    'spy6',
    'spy7',
    'spy8',
    'spy9',
    'spy10',
    'spy11',
    'spy12',
    'spy13',
    'spy14',
    'spy15',
    'spy16',
    'spy17',
  ],
  prestige: [
    'abbey',
    'palace',
    'basilica',
    'citadel',
    'church',
    'garrison',
    'academy',
    'cathedral',
    'investing',
  ],
  cost: ['costD', 'costSpyAt', 'costHerbs3', 'reqCubes3', 'costSpy', 'costSpyOnCard', 'costCp'],
  questCost: ['qCp', 'qObjects', 'qD2', 'qMp4', 'qSpy', 'qGoods'],
  reward: [
    'rTile',
    'rD',
    'rPerCompass',
    'rInf1',
    'rSpy',
    'rCp',
    'rInf2Spain',
    'rSkull',
    'rDisc2',
    'rVp',
    'rCombat',
    'rExplore',
  ],
  objective: [
    'objTokens',
    'objQuests',
    'objInf1',
    'objInf2',
    'objUpgrades',
    'objLine',
    'objCombos',
    'objSpies',
  ],
  city: [
    'cityCombat',
    'cityExplore',
    'cityInfVa',
    'cityCpDisc',
    'cityCp3',
    'cityD2Va',
    'cityCpInf',
    'cityVaCompass',
    'cityTokens',
    'citySpies',
    'cityCp2Trade',
    'home20',
    'home21a',
    'home21b',
    'home22',
    'cityL1',
    'cityL4',
    'cityL7',
  ],
  trail: ['xD', 'xInf', 'xVp', 'xDisc', 'xCp', 'xDVp', 'xSpies2', 'lineRed', 'lineBlue', 'lineGreen', 'xEnd'],
  token: ['tPay', 'tGain', 'tInf', 'tVp', 'tSpy', 'tMost', 'tFewest'],
  area: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 's12'],
} as const;

export type Group = keyof typeof GROUPS;
/** The symbols of a group. */
export type In<G extends Group> = (typeof GROUPS)[G][number];
export type Sign = In<Group>;

export const SIGNS: readonly Sign[] = Object.values(GROUPS).flat();
/** The number of a symbol in RULES.md. */
export const numberOf = (sign: Sign): string => `MB-SYM.${SIGNS.indexOf(sign) + 1}`;

/** A symbol as it is printed on something, with its number, nation, combination symbol, things and income track where it has one. */
export interface Mark<S extends Sign = Sign> {
  readonly sign: S;
  readonly x: number;
  readonly nation: Nation | '';
  readonly combo: Combo | '';
  readonly things: readonly Thing[];
  readonly track: 'd' | 'vp' | '';
}

type Printed = Partial<Omit<Mark, 'sign'>>;

export const mark = <S extends Sign>(sign: S, printed: Printed = {}): Mark<S> => ({
  sign,
  x: printed.x ?? 0,
  nation: printed.nation ?? '',
  combo: printed.combo ?? '',
  things: printed.things ?? [],
  track: printed.track ?? '',
});

export const isGood = (thing: Thing): thing is Good =>
  thing === 'sugar' || thing === 'tobacco' || thing === 'corn';
