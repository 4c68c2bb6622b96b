import { expect, test } from 'vitest';
import type { Captain, Position } from '../position.ts';
import { cardOf } from '../content/projects.ts';
import { answer, asked, type Game, offered, points, stopAt, tableOf, until, you } from './acting.ts';
import { mark } from '../content/symbols.ts';
import { raiseD, raiseVp, takeCombo } from './income.ts';
import { NOW } from './now.ts';
import { returnSpy } from './table.ts';

/** You buy this card from your hand at Tortuga. */
const buying = (card: string, captain: Captain = {}, given: Position = {}): Game => {
  const hand = [card, ...(captain.hand ?? [])];
  return answer(stopAt('3', { doubloons: 20, cp: 8, ...captain, hand }, given), 'village', `buy ${card}`);
};
const choices = (card: string, captain: Captain, given: Position = {}): readonly string[] =>
  offered(
    answer(
      stopAt('3', { doubloons: 20, hand: [card, ...(captain.hand ?? [])], ...captain }, given),
      'village',
    ),
  );

test('cards are bought with a village action from hand or planning, not from the row [MB-BUY.1] [MB-BUY.2]', () => {
  const match = stopAt('3', { doubloons: 20, hand: ['A26'], planning: ['A2'] }, { row: ['A4'] });
  expect(offered(match)).not.toContain('buy A26');
  answer(match, 'village');
  expect(offered(match).filter((key) => key.startsWith('buy'))).toEqual(['buy A26', 'buy A2']);
  answer(match, 'buy A2');
  expect([you(match).planning, you(match).bought[0]?.card]).toEqual([[], 'A2']);
});

test('the price less all discounts, not below 0; the own discount does not count [MB-BUY.3] [MB-BUY.12] [MB-SYM.5] [MB-SYM.74]', () => {
  expect(you(buying('A2', { doubloons: 3 })).doubloons).toBe(0);
  expect(you(buying('A2', { doubloons: 3, bought: ['A26', 'B32'] })).doubloons).toBe(3);
  expect(you(buying('A26', { doubloons: 3 })).doubloons).toBe(0);
});

test('a plain spy symbol: a spy to the general supply [MB-BUY.4] [MB-SYM.78]', () => {
  const match = answer(buying('A15', { spies: 1, general: 2 }), 'none');
  expect([you(match).spies, you(match).general]).toEqual([0, 3]);
  expect(choices('A15', { spies: 0 })).not.toContain('buy A15');
});

test('a spy on the card stays there [MB-BUY.6] [MB-SYM.79]', () => {
  const match = buying('B25', { spies: 1 });
  expect([you(match).spies, you(match).bought[0]?.spies]).toEqual([0, 1]);
  expect(choices('B25', { spies: 0 })).not.toContain('buy B25');
});

test('combat points are paid with combat points only [MB-BUY.7] [MB-SYM.80]', () => {
  expect(choices('B9', { cp: 3, spies: 5 })).not.toContain('buy B9');
  expect(you(buying('B9', { cp: 4 })).cp).toBe(0);
});

test('three herbs from the hand, permanent ones count, the card itself cannot pay [MB-BUY.8] [MB-SYM.76]', () => {
  const herbs = cardOf('B33').shows;
  expect(herbs).toBe('herbs');
  expect(choices('B33', { hand: ['B33', 'A13', 'A15'] })).not.toContain('buy B33');
  const match = buying('B24', { hand: ['A13', 'A15'], bought: ['A23'] });
  expect(asked(match)).toBe('0: pay');
  answer(match, 'permanent', 'A13', 'A15');
  expect(you(match).bought.map(({ card }) => card)).toContain('B24');
});

test('three cubes of a nation on board are only checked [MB-BUY.9] [MB-BUY.10] [MB-SYM.77]', () => {
  const card = 'B5';
  const nation = cardOf(card).costs[0]?.nation || 'france';
  const cubes = { 1: nation, 3: nation, 15: nation, 16: nation };
  expect(choices(card, {}, { seats: 3 })).not.toContain(`buy ${card}`);
  const match = buying(card, {}, { seats: 3, cubes });
  expect(match.state.reserve[nation]).toBe(9);
  expect(choices(card, { doubloons: 0 }, { seats: 3, cubes })).not.toContain(`buy ${card}`);
});

test('a bought card is public, permanent, and works at once [MB-BUY.11] [MB-CARD.4]', () => {
  const match = buying('A6');
  expect(you(match).incomeD).toBe(11);
  expect(match.view(1).players[0]?.bought).toMatchObject([{ card: 'A6' }]);
});

test('several immediate effects in the order of the owner [MB-BUY.13]', () => {
  const match = buying('C99', { spies: 1, influence: { france: 3 } }, { mode: 'medium' });
  expect(asked(match)).toBe('0: order');
  expect(offered(match)).toEqual(['nowVpNations', 'nowAnyCombo']);
  answer(match, 'nowAnyCombo', 'quill');
  expect([points(match), you(match).combos]).toEqual([3, ['quill']]);
});

test('investing wherever buying is possible [MB-BUY.14] [MB-PREST.1] [MB-PREST.2]', () => {
  const match = stopAt('3', { doubloons: 20, spies: 1 }, { buildings: ['abbey'] });
  answer(match, 'village');
  expect(offered(match)).toContain('invest abbey');
  expect(offered(match).filter((key) => key.startsWith('invest'))).toHaveLength(1);
  expect(choices('A2', { spies: 0 })).not.toContain('invest abbey');
});

test('an investment: price less discount, a spy, the Crown, 2 points for the first; once each [MB-PREST.3] [MB-PREST.4] [MB-PREST.5] [MB-SYM.73] [EX-40]', () => {
  const match = stopAt(
    '3',
    { doubloons: 40, spies: 3, bought: ['B32'], upgraded: ['s1'] },
    { buildings: ['palace'] },
  );
  const before = you(match).doubloons;
  answer(match, 'village', 'invest palace');
  expect([before - you(match).doubloons, you(match).spies, you(match).combos, points(match)]).toEqual([
    11,
    2,
    ['crown'],
    2,
  ]);
  until(match, 'sail');
  answer(match, '1');
  until(match, 'sail');
  answer(match, '4 5 6', 'village');
  expect(offered(match)).not.toContain('invest palace');
});

test('the second investor gets no points [MB-PREST.5]', () => {
  const match = stopAt('3', { doubloons: 40, spies: 3 }, { buildings: ['palace'] });
  match.state.prestige[0]?.investors.push(1);
  answer(match, 'village', 'invest palace');
  expect(points(match)).toBe(0);
});

test('income rises at purchase; a condition waits for its token [MB-SYM.1] [MB-SYM.2] [MB-SYM.3] [MB-INC.2] [MB-INC.3] [MB-COMBO.3] [MB-COMBO.4] [EX-6]', () => {
  const match = buying('A12');
  expect([you(match).incomeD, you(match).incomeVp]).toEqual([10, 0]);
  takeCombo(tableOf(match), you(match), 'sabre');
  expect([you(match).incomeD, you(match).incomeVp]).toEqual([10, 2]);
  const owned = buying('A12', { combos: ['sabre'] });
  expect([you(owned).incomeD, you(owned).incomeVp]).toEqual([10, 2]);
  expect(you(buying('A11')).incomeVp).toBe(2);
});

test('the Port: 2, 2 with a first token, 2 with a second, each once [MB-COMBO.5] [MB-COMBO.6] [EX-7]', () => {
  const match = buying('B16', { combos: ['anchor'] });
  expect(you(match).incomeVp).toBe(4);
  takeCombo(tableOf(match), you(match), 'lantern');
  takeCombo(tableOf(match), you(match), 'lantern');
  expect([you(match).incomeVp, you(match).combos]).toEqual([6, ['anchor', 'lantern']]);
});

test('a card with a symbol gives that token if it is not owned [MB-COMBO.1] [MB-COMBO.2] [MB-SYM.32]', () => {
  expect(you(buying('A23')).combos).toEqual(['anchor']);
  expect(you(buying('A23', { combos: ['anchor'] })).combos).toEqual(['anchor']);
  expect(you(buying('A56')).combos).toEqual(['anchor']);
});

test('the tracks run from 8 to 34 and from 0 to 20; beyond 34 steps go to the other [MB-INC.1] [MB-INC.4] [MB-BOARD.13] [EX-25]', () => {
  const match = stopAt('3', { incomeD: 33 });
  raiseD(tableOf(match), you(match), 4);
  expect([you(match).incomeD, you(match).incomeVp, you(match).overflow]).toEqual([34, 3, 3]);
});

test('reaching 20 pays for the scorings to come and starts again [MB-INC.5] [MB-INC.6] [EX-23]', () => {
  const paid = (round: number): number[] => {
    const match = stopAt('3', { incomeVp: 18 }, { round });
    raiseVp(tableOf(match), you(match), 4);
    return [points(match), you(match).incomeVp];
  };
  expect([paid(1), paid(2), paid(3), paid(4)]).toEqual([
    [80, 2],
    [60, 2],
    [40, 2],
    [20, 2],
  ]);
});

test('in the scoring itself before its income it still counts [EX-24]', () => {
  const match = stopAt('21a', { incomeVp: 19, doubloons: 20, hand: ['A10'] }, { round: 3 });
  answer(match, 'home', 'end', 'buy A10');
  until(match, 'sail');
  expect(you(match).points.income).toBe(40);
});

test('income and cards agree [MB-INC.7]', () => {
  const match = buying('A6', { bought: ['A4'], incomeD: 10 });
  expect(you(match).incomeD + you(match).overflow).toBe(8 + 2 + 3);
});

test('2 influence with the printed nation, 1 with any [MB-SYM.31] [MB-SYM.35]', () => {
  expect(you(buying('A55')).influence.france).toBe(2);
  expect(you(answer(buying('A51'), 'england')).influence.england).toBe(1);
});

test('a cube on a village without one, and the token [MB-SYM.33]', () => {
  const match = buying('B91');
  expect(offered(match)).not.toContain('6 spain');
  answer(match, '1 spain');
  expect([match.state.cubes[1], you(match).combos, you(match).influence.spain]).toEqual([
    'spain',
    ['anchor'],
    0,
  ]);
  const full = buying('B91', {}, { reserve: { france: 0, spain: 0, england: 0 } });
  expect(you(full).combos).toEqual(['anchor']);
});

test('a disc; 3 combat points; 2 spies [MB-SYM.34] [MB-SYM.45] [MB-SYM.41]', () => {
  expect(you(answer(buying('A52'), 's5')).discs[4]).toBe(1);
  expect(you(buying('A53', { cp: 2 })).cp).toBe(5);
  expect(you(buying('A54', { spies: 0, general: 5 })).spies).toBe(2);
});

test('the top quest lies on the card and is fulfilled by a last village action [MB-SYM.36]', () => {
  const match = buying('B92', { spies: 0 }, { topQuest: 'Q12' });
  expect(you(match).bought[0]?.quest).toBe('Q12');
  const later = stopAt('3', { doubloons: 2, bought: ['B92'] });
  const owned = you(later).bought[0];
  if (owned) owned.quest = 'Q12';
  answer(later, 'village', 'quest B92');
  expect([you(later).cp, you(later).doubloons, you(later).quests, you(later).bought[0]?.quest]).toEqual([
    2,
    0,
    ['Q12'],
    '',
  ]);
});

test('points for tokens, spies, quests, compasses, combination tokens and nations [MB-SYM.37] [MB-SYM.38] [MB-SYM.39] [MB-SYM.40] [MB-SYM.46] [MB-SYM.47]', () => {
  expect(points(buying('B93', { tokens: 3 }))).toBe(3);
  expect(
    points(
      buying('B94', {
        spies: 1,
        abroad: [
          [6, 'B65'],
          [8, 'A42'],
        ],
      }),
    ),
  ).toBe(4);
  expect(points(buying('B95', { spies: 1, quests: 2 }))).toBe(2);
  expect(points(buying('B96', { bought: ['A28'] }))).toBe(4);
  expect(points(buying('B100', { combos: ['anchor', 'quill'] }))).toBe(4);
  expect(points(buying('B101', { influence: { france: 3, spain: 5, england: 2 } }))).toBe(6);
});

test('any missing token [MB-SYM.42]', () => {
  const match = buying('B97', { combos: ['anchor', 'crown'] });
  expect(offered(match)).toEqual(['sabre', 'lantern', 'quill', 'none']);
  expect(you(answer(match, 'quill')).combos).toEqual(['anchor', 'crown', 'quill']);
});

test('a cube and the next rank with its nation [MB-SYM.43]', () => {
  const match = answer(buying('B98', { influence: { spain: 2 } }), '1 spain');
  expect([match.state.cubes[1], you(match).influence.spain]).toEqual(['spain', 4]);
  const none = answer(buying('B98', {}, { reserve: { france: 0, spain: 0, england: 0 } }), 'france');
  expect(you(none).influence.france).toBe(2);
});

test('any number of spies on the card, 2 income each [MB-SYM.44]', () => {
  const match = answer(buying('B99', { spies: 3 }), 2);
  expect([you(match).spies, you(match).incomeD, you(match).bought[0]?.spies]).toEqual([1, 12, 2]);
});

test('a spy paid can be taken back by the same effect [EX-60]', () => {
  const match = stopAt('3', { spies: 1, general: 0 });
  returnSpy(you(match));
  NOW.nowSpies2(tableOf(match), you(match), mark('nowSpies2'), 'A54');
  expect([you(match).spies, you(match).general]).toEqual([1, 0]);
});

test('bought cards score in the final scoring only [MB-CARD.6]', () => {
  expect(points(buying('A7'))).toBe(0);
});
