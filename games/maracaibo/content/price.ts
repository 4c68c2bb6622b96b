import type { CardSign, Project } from './projects.ts';
import type { In, Mark } from './symbols.ts';

/**
 * What a project card should cost [MB-DATA.11] [MB-DATA.24]: the value of all it gives, less 3 for the village action and the hand card
 * that buying takes. The printed doubloons and its other costs come to 85 to 105 percent of that.
 */

type Deck = 'A' | 'B';
const deckOf = ({ deck }: Project): Deck => (deck === 'A' ? 'A' : 'B');
const by = (deck: Deck, a: number, b: number): number => (deck === 'A' ? a : b);

const VP = 1.3;
const COMBO = 2;
const SPY = 2;
const INF = 2.5;
const DISC = 3;
const STEP = 1.5;
const VA = 2;
const HAND_CARD = 2;
/** A ship's further sail with a main action where it stops. */
const SAIL = 4;

/** How many of a thing an owner can expect to have. */
const expected = (deck: Deck) => ({
  tokens: by(deck, 1.5, 3.5),
  spies: by(deck, 1.5, 3),
  quests: by(deck, 1.5, 3.5),
  compasses: by(deck, 1.5, 2.5),
  combos: by(deck, 1.5, 3),
  nations: by(deck, 0.7, 1.7),
});

const GOODS = 3 * HAND_CARD;
const SPY_VALUES: { readonly [sign in In<'spy'>]: (deck: Deck) => number } = {
  spy1: () => 3 * VP + 5,
  spy2: () => SPY + DISC + VA,
  spy3: () => INF + 2 * VA,
  spy4: () => 2 + SAIL,
  spy5: () => 5 + 2 * VA - GOODS,
  spy6: () => 1 + DISC + 2 * VA,
  spy7: () => 2 + DISC + 2 * VA,
  spy8: () => 5 + 2 * VP + 2 - GOODS,
  spy9: () => 5 + 2 * VP + INF - GOODS,
  spy10: () => 2 + 3 * STEP,
  spy11: () => 4 * VP + 2 * STEP,
  spy12: (deck) => 3 + 2 * VP * expected(deck).spies,
  spy13: (deck) => VP * expected(deck).tokens + 3 * VA,
  spy14: () => 3 * VP + SAIL,
  spy15: () => 5 + 3 * VA - 2,
  spy16: () => 7 + 2 * VA - 2,
  spy17: () => 4 + 4 * VP - GOODS,
};

const isSpy = (sign: CardSign): sign is In<'spy'> => sign in SPY_VALUES;

const OTHERS: { readonly [sign in Exclude<CardSign, In<'spy'>>]: (mark: Mark, deck: Deck) => number } = {
  incomeD: ({ x }, deck) => x * by(deck, 2.2, 1.4),
  incomeVp: ({ x }, deck) => x * by(deck, 3.4, 2.4),
  incomeIf: ({ x, track }, deck) => (x * (track === 'd' ? by(deck, 2.2, 1.4) : by(deck, 3.4, 2.4))) / 2,
  permObject: (_mark, deck) => by(deck, 4, 3),
  discount: ({ x }, deck) => x * by(deck, 5, 3.5),
  combatCp: (_mark, deck) => by(deck, 4, 3),
  compass: () => 3,
  explorerPlus: (_mark, deck) => by(deck, 5, 4),
  explorerSteal: (_mark, deck) => by(deck, 2.5, 2),
  spyToll: (_mark, deck) => by(deck, 6, 5),
  spyToCp: () => 3,
  nationCp: (_mark, deck) => by(deck, 3, 2.5),
  cubeHunter: (_mark, deck) => by(deck, 5, 4),
  vaMapsVp: (_mark, deck) => by(deck, 5, 4),
  vaMapsD: (_mark, deck) => by(deck, 5, 4),
  vaBooks: ({ x }, deck) => x * by(deck, 2, 1.5),
  vaTwoGoods: (_mark, deck) => by(deck, 5, 4),
  vaDrill: () => 0,
  vaThreeGoods: () => 0,
  vaFound: () => 0,
  vaDiscardHand: () => 0,
  vaDoubloon: () => 0,
  vaBuy: () => 0,
  caGlory: ({ x }, deck) => (x + 1) * by(deck, 2, 1.6),
  caPlunder: (_mark, deck) => by(deck, 6, 5),
  caInfluence: () => 0,
  caAnnex: () => 0,
  caRaid: () => 0,
  caEscort: () => 0,
  caMine: () => 0,
  nowInf2: () => 2 * INF,
  nowCombo: () => COMBO,
  nowSettle: () => 1 + COMBO,
  nowDisc: () => DISC,
  nowInf1: () => INF,
  nowQuestCard: (_mark, deck) => by(deck, 5, 4),
  nowVpTokens: (_mark, deck) => VP * expected(deck).tokens,
  nowVpSpies: (_mark, deck) => 2 * VP * expected(deck).spies,
  nowVpQuests: (_mark, deck) => VP * expected(deck).quests,
  nowVpCompass: (_mark, deck) => 2 * VP * expected(deck).compasses,
  nowSpies2: () => 2 * SPY,
  nowAnyCombo: () => 3,
  nowSettleRank: () => 6,
  nowSpiesOnCard: (_mark, deck) => by(deck, 4, 2),
  nowCp: ({ x }) => x,
  nowVpCombos: (_mark, deck) => 2 * VP * expected(deck).combos,
  nowVpNations: (_mark, deck) => 3 * VP * expected(deck).nations,
};

const valueOf = (mark: Mark<CardSign>, deck: Deck): number => {
  const { sign } = mark;
  if (!isSpy(sign)) return OTHERS[sign](mark, deck);
  return Math.max(1, SPY_VALUES[sign](deck) - 4) * by(deck, 2, 1.5) + by(deck, 4, 2.6);
};

const COST_VALUES: { readonly [sign in In<'cost'>]: (mark: Mark) => number } = {
  costD: ({ x }) => x,
  costSpyAt: () => SPY,
  costHerbs3: () => 3 * HAND_CARD,
  reqCubes3: () => 1,
  costSpy: () => SPY,
  costSpyOnCard: () => SPY,
  costCp: ({ x }) => x,
};

/** What a card is worth once it is bought, less what buying takes. */
export const fairCost = (card: Project): number =>
  card.effects.reduce((sum, mark) => sum + valueOf(mark, deckOf(card)), card.vp * VP) - 3;

/** Doubloons and all other costs in the same units. */
export const fullCost = (card: Project): number =>
  card.costs.reduce((sum, mark) => sum + COST_VALUES[mark.sign](mark), card.d);
