import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { answer, asked, offered, points, stopAt, until, you } from './acting.ts';

const Q = (id: string) => ({ quests: { 15: [id] } });

test('a quest is fulfilled as main action by a ship at its place [MB-QUEST.1] [MB-QUEST.2]', () => {
  expect(offered(stopAt('18', { cp: 1 }, Q('Q01')))).not.toContain('quest Q01');
  expect(offered(stopAt('15', { cp: 0 }, Q('Q01')))).not.toContain('quest Q01');
  expect(offered(stopAt('15', { cp: 1 }, Q('Q01')))).toContain('quest Q01');
});

test('objects come from the hand or from permanent ones, never from planning [MB-QUEST.3] [MB-SYM.4] [MB-SYM.82]', () => {
  expect(offered(stopAt('15', { hand: ['A1'], planning: ['A6'] }, Q('Q06')))).not.toContain('quest Q06');
  const match = stopAt('15', { hand: ['A1', 'A6'], bought: ['A21'] }, Q('Q06'));
  answer(match, 'quest Q06');
  expect(offered(match)).toEqual(['A1', 'A6', 'permanent']);
  answer(match, 'permanent');
  expect(offered(match)).toEqual(['A1', 'A6']);
  answer(match, 'A6', 'spain');
  expect(match.state.discard).toEqual(['A6']);
  expect([you(match).bought.length, points(match)]).toEqual([1, 4]);
});

test('doubloons and spies go to the general supply, combat points go down [MB-QUEST.4] [MB-SYM.81] [MB-SYM.83] [MB-SYM.85]', () => {
  const cp = answer(stopAt('15', { cp: 2 }, Q('Q05')), 'quest Q05');
  expect([you(cp).cp, points(cp), you(cp).doubloons]).toEqual([0, 2, 3]);
  const d = answer(stopAt('15', { doubloons: 2 }, Q('Q12')), 'quest Q12');
  expect([you(d).doubloons, you(d).cp, points(d)]).toEqual([0, 2, 1]);
  const spy = answer(stopAt('15', { spies: 1, general: 3 }, Q('Q19')), 'quest Q19');
  expect([you(spy).spies, you(spy).general, points(spy)]).toEqual([0, 4, 2]);
});

test('at least 4 movement points this turn, which are not paid [MB-QUEST.5] [MB-SYM.84]', () => {
  expect(offered(stopAt('15', {}, Q('Q15')))).not.toContain('quest Q15');
  const match = position({ you: { at: '9' }, ...Q('Q15') });
  answer(match, '11 12 13 15', 'quest Q15');
  expect([you(match).doubloons, points(match)]).toEqual([1, 2]);
});

test('the compass reward comes for each compass, the fixed one once [MB-QUEST.6] [MB-QUEST.7] [MB-SYM.89] [MB-SYM.98] [EX-8]', () => {
  const match = stopAt('15', { spies: 1, bought: ['A28', 'A29'] }, Q('Q18'));
  answer(match, 'quest Q18');
  expect([you(match).doubloons, you(match).spies]).toEqual([6, 0]);
  expect(offered(match)).toEqual(['2', '3', '4', 'stay']);
  answer(match, 'stay');
  expect(you(match).quests).toEqual(['Q18']);
});

test('the tile goes to the quest track; the 4th scores 3, later ones 2 [MB-QUEST.8] [MB-QUEST.9] [MB-SYM.87] [EX-37]', () => {
  const gained = (quests: number): number => {
    const match = answer(stopAt('15', { cp: 1, quests }, Q('Q24')), 'end');
    expect(match.state.quests[15]).toEqual(['Q24']);
    const paid = stopAt('15', { hand: ['A2', 'A7'], quests }, Q('Q24'));
    answer(paid, 'quest Q24', 'A2', 'A7');
    expect(you(paid).quests).toHaveLength(quests + 1);
    return points(paid) - 2;
  };
  expect([2, 3, 4, 5].map(gained)).toEqual([0, 3, 2, 2]);
});

test('a taken quest is not replaced; one main action takes one of several [MB-QUEST.10] [MB-QUEST.11]', () => {
  const match = stopAt('15', { cp: 3, doubloons: 0 }, { quests: { 15: ['Q01', 'Q05'] } });
  const pile = match.state.questPile.length;
  answer(match, 'quest Q05');
  expect(match.state.quests[15]).toEqual(['Q01']);
  expect(match.state.questPile).toHaveLength(pile);
  expect(asked(match)).toBe('1: sail');
});

test('no quest is placed from an empty pile [MB-QUEST.12]', () => {
  const match = stopAt('21a');
  match.state.questPile.length = 0;
  until(answer(match, 'home'), 'sail');
  expect(match.state.quests.flat()).toEqual([]);
});

test('order: cost, compass reward, fixed reward, tile; the reward does not count the tile [MB-QUEST.13] [MB-SYM.97] [MB-SYM.88]', () => {
  const match = stopAt('15', { hand: ['A7', 'A12'] }, { ...Q('Q22'), token: 'A1' });
  answer(match, 'quest Q22', 'A7', 'A12');
  expect([points(match), asked(match), you(match).quests]).toEqual([1, '0: pile', []]);
  answer(match, 'none');
  expect(you(match).quests).toEqual(['Q22']);
});

test('what quests give: influence, a spy, combat points, discs, points, steps [MB-SYM.90] [MB-SYM.91] [MB-SYM.92] [MB-SYM.95] [MB-SYM.96] [MB-SYM.86]', () => {
  const inf = answer(stopAt('15', { doubloons: 2 }, Q('Q14')), 'quest Q14', 'france');
  expect(you(inf).influence.france).toBe(1);
  const spy = answer(stopAt('15', { doubloons: 2, spies: 0 }, Q('Q13')), 'quest Q13');
  expect(you(spy).spies).toBe(1);
  const cp = answer(stopAt('15', { hand: ['A13', 'A4'] }, Q('Q11')), 'quest Q11', 'A13', 'A4');
  expect([you(cp).cp, you(cp).doubloons]).toEqual([2, 2]);
  const discs = answer(stopAt('15', { hand: ['A1', 'A3'] }, Q('Q10')), 'quest Q10', 'A1', 'A3', 's1', 's1');
  expect(you(discs).discs[0]).toBe(0);
  const vp = answer(stopAt('15', { hand: ['A10', 'A23'] }, Q('Q23')), 'quest Q23', 'A10', 'A23');
  expect([points(vp), you(vp).doubloons]).toEqual([3, 2]);
});
