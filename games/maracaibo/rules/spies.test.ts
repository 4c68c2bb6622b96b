import { expect, test } from 'vitest';
import { type Captain, position, type Position } from '../position.ts';
import { answer, asked, type Game, offered, player, points, stopAt, until, you } from './acting.ts';

/** You stop where your spy is and use it. */
const spying = (card: string, place: number, captain: Captain = {}, given: Position = {}): Game =>
  answer(stopAt(String(place), { ...captain, abroad: [[place, card]] }, given), `spy ${card}`);

test('a spy is in one place: bought to a location it leaves the supply and is bound to its card [MB-SPY.1] [MB-SPY.2] [MB-BUY.5] [MB-SYM.75]', () => {
  const match = answer(stopAt('3', { doubloons: 9, spies: 1, hand: ['A42'] }), 'village', 'buy A42');
  expect(you(match).abroad).toMatchObject([{ place: 8, card: 'A42' }]);
  expect(you(match).spies).toBe(0);
  expect(offered(answer(stopAt('3', { doubloons: 9, spies: 0, hand: ['A42'] }), 'village'))).not.toContain(
    'buy A42',
  );
});

test('3 points, then 5 doubloons [MB-SPY.3] [MB-SYM.48]', () => {
  const match = spying('B65', 6);
  expect([points(match), you(match).doubloons]).toEqual([3, 5]);
});

test('a spy, a disc, a village action [MB-SYM.49]', () => {
  const match = answer(spying('A42', 8, { spies: 0 }), 's1', 'doubloon');
  expect([you(match).spies, you(match).discs[0], you(match).doubloons]).toEqual([1, 1, 1]);
});

test('influence and two village actions [MB-SYM.50]', () => {
  const match = answer(spying('A43', 12), 'spain', 'doubloon', 'doubloon');
  expect([you(match).influence.spain, you(match).doubloons]).toEqual([1, 2]);
});

test('2 combat points and another sail of 1 to 3, with a main action where it ends [MB-SYM.51] [EX-54]', () => {
  const sail = (upgraded: readonly 's1'[]): Game => {
    const match = position({ you: { at: 'H', upgraded, abroad: [[6, 'B68']] }, quests: { 8: ['Q15'] } });
    answer(match, '1 3 4 5 6', 'spy B68', 'yes');
    expect(you(match).cp).toBe(2);
    expect(offered(match).every((way) => way.split(' ').length <= 3)).toBe(true);
    return answer(match, '7 8');
  };
  const match = sail([]);
  expect(match.state.turn.mp).toBe(7);
  expect(offered(match)).toContain('quest Q15');
  answer(match, 'village', 'doubloon');
  expect([you(match).doubloons, asked(match)]).toEqual([1, '1: sail']);
  const more = answer(sail(['s1']), 'village', 'doubloon', 'doubloon');
  expect(you(more).doubloons).toBe(2);
});

test('three identical goods for 5 doubloons and two village actions [MB-SYM.52]', () => {
  const match = spying('A45', 2, { hand: ['A2', 'A5', 'A21'] });
  answer(match, 'sugar', 'A2', 'A5', 'A21', 'doubloon', 'doubloon');
  expect(you(match).doubloons).toBe(7);
});

test('1 combat point or 2 doubloons, a disc, two village actions [MB-SYM.53] [MB-SYM.54]', () => {
  const cp = answer(spying('B71', 6), 'none', 'doubloon', 'doubloon');
  expect([you(cp).cp, you(cp).doubloons]).toEqual([1, 2]);
  const d = answer(spying('B72', 7), 's2', 'stop');
  expect([you(d).doubloons, you(d).discs[1]]).toEqual([2, 1]);
});

test('three identical goods for doubloons, points, combat points or influence [MB-SYM.55] [MB-SYM.56] [MB-SYM.64]', () => {
  const hand = ['A2', 'A5', 'A21'];
  const eight = answer(spying('A46', 18, { hand }), 'sugar', ...hand);
  expect([you(eight).doubloons, points(eight), you(eight).cp]).toEqual([5, 2, 2]);
  const nine = answer(spying('A47', 4, { hand }), 'sugar', ...hand, 'france');
  expect([you(nine).doubloons, points(nine), you(nine).influence.france]).toEqual([5, 2, 1]);
  const last = answer(spying('A50', 7, { hand }), 'sugar', ...hand);
  expect([you(last).doubloons, points(last)]).toEqual([4, 4]);
});

test('2 doubloons and 3 steps; 4 points and 2 steps [MB-SYM.57] [MB-SYM.58]', () => {
  const ten = spying('A48', 15);
  expect([you(ten).doubloons, offered(ten)]).toEqual([2, ['2', '3', '4', 'stay']]);
  const eleven = spying('B78', 15);
  expect([points(eleven), offered(eleven)]).toEqual([4, ['2', '3', 'stay']]);
});

test('3 doubloons and 2 points for each own spy on the map [MB-SYM.59]', () => {
  const match = stopAt('11', {
    abroad: [
      [11, 'A49'],
      [3, 'B81'],
    ],
  });
  answer(match, 'spy A49');
  expect([you(match).doubloons, points(match)]).toEqual([3, 4]);
});

test('1 point for each combat token and three village actions [MB-SYM.60]', () => {
  const match = answer(spying('B81', 3, { tokens: 2 }), 'doubloon', 'doubloon', 'doubloon');
  expect([points(match), you(match).doubloons]).toEqual([2, 3]);
});

test('3 points and another sail [MB-SYM.61]', () => {
  const match = spying('B83', 4);
  expect([points(match), asked(match)]).toEqual([3, '0: sailAgain']);
  answer(match, 'no');
  expect(asked(match)).toBe('1: sail');
});

test('2 combat points for 5 doubloons and three, or 7 and two village actions [MB-SYM.62] [MB-SYM.63]', () => {
  const one = answer(spying('B84', 17, { cp: 2 }), 'yes', 'doubloon', 'doubloon', 'doubloon');
  expect([you(one).cp, you(one).doubloons]).toEqual([0, 8]);
  const two = answer(spying('B86', 10, { cp: 2 }), 'yes', 'doubloon', 'doubloon');
  expect(you(two).doubloons).toBe(9);
});

test('a spy placed this turn waits for the next [MB-SPY.5]', () => {
  const match = stopAt('4', { doubloons: 9, spies: 1, abroad: [[4, 'B83']], hand: ['A47'] });
  answer(match, 'spy B83', 'yes', '5 6');
  expect(offered(match)).not.toContain('spy A47');
  const here = stopAt('3', { doubloons: 9, spies: 1, hand: ['B81'] });
  answer(here, 'village', 'buy B81');
  expect(you(here).abroad[0]).toMatchObject({ place: 3, done: true });
});

test('spies stay on the map, with those of others [MB-SPY.6] [MB-SPY.7]', () => {
  const match = stopAt('6', { abroad: [[6, 'B65']] }, { others: [{ abroad: [[6, 'B71']] }] });
  answer(match, 'spy B65');
  expect([you(match).abroad.length, player(match, 1).abroad.length]).toEqual([1, 1]);
});

test('a spy passed over scores 2 once a round, and not if it acted [MB-SPY.8] [EX-26]', () => {
  const match = position({
    you: {
      at: '5',
      abroad: [
        [6, 'B65'],
        [6, 'B71'],
        [13, 'B67'],
      ],
    },
    others: [{ at: '5' }],
  });
  answer(match, '6 7');
  expect(points(match)).toBe(4);
  until(match, 'sail');
  answer(match, '6');
  until(match, 'sail');
  answer(match, '8 9 11 12 13', 'spy B67');
  expect(points(match)).toBe(4);
});

test('a spy at the stop that is not used scores at the end of Phase B [MB-SPY.10] [MB-SPY.11]', () => {
  const other = answer(stopAt('6', { abroad: [[6, 'B65']] }), 'village', 'stop');
  expect(points(other)).toBe(2);
  const none = answer(stopAt('6', { abroad: [[6, 'B65']] }), 'end');
  expect(points(none)).toBe(2);
  const two = answer(
    stopAt('6', {
      abroad: [
        [6, 'B65'],
        [6, 'B71'],
      ],
    }),
    'spy B65',
  );
  expect(points(two)).toBe(3 + 2);
});

test('at the return to Havana every spy not reached scores, branches not taken included [MB-SPY.12] [EX-27]', () => {
  const match = position({
    you: { at: '20' },
    others: [
      {
        at: '12',
        abroad: [
          [9, 'B69'],
          [16, 'A44'],
          [18, 'A46'],
        ],
      },
    ],
  });
  answer(match, '21a', 'home', '2 points', '2 points');
  expect(points(match, 1)).toBe(2 + 6);
  expect(player(match, 1).abroad.every(({ done }) => !done)).toBe(true);
});

test('a spy placed at or behind the ship gives nothing this round [MB-SPY.13] [EX-28]', () => {
  const match = stopAt('15', { doubloons: 9, spies: 1, hand: ['A49'] }, { others: [{ at: '20' }] });
  answer(match, 'village', 'buy A49');
  expect(you(match).abroad[0]?.done).toBe(true);
  answer(match, '21a', 'end', '2 points', '2 points');
  expect(points(match)).toBe(2);
  expect(you(match).abroad[0]?.done).toBe(false);
});

test('after round IV nobody returns to Havana [MB-SPY.14]', () => {
  const match = position({ round: 4, you: { at: '21b', abroad: [[9, 'B69']] } });
  answer(match, '22', 'end', '2 points', '2 points');
  expect(you(match).points.spies).toBe(0);
});

test('ahead is judged on the map alone, also in step 1 of a scoring [MB-SPY.15] [EX-57]', () => {
  const bought = (card: string, at: string): number => {
    const match = position({
      you: { at: '20' },
      others: [{ at, doubloons: 20, spies: 1, hand: [card] }],
    });
    answer(match, '21a', 'end', '2 points', `buy ${card}`);
    until(match, 'sail');
    return points(match, 1);
  };
  expect([bought('A44', '12'), bought('B69', '12')]).toEqual([2, 0]);
  const trigger = position({ you: { at: '20', doubloons: 20, spies: 1, hand: ['A44'] } });
  answer(trigger, '21a', 'end', 'buy A44');
  until(trigger, 'sail');
  expect(points(trigger)).toBe(0);
});

test('a spy action that can do nothing cannot be chosen, and the spy counts as unused [MB-SPY.16]', () => {
  const match = stopAt('10', { cp: 1, abroad: [[10, 'B86']] });
  expect(offered(match)).toEqual(['city', 'end']);
  answer(match, 'end');
  expect(points(match)).toBe(2);
});

test('a toll for each stop at own spies: a point or 2 doubloons, from everybody, oneself included [MB-SYM.10]', () => {
  const match = position({
    you: { at: '5' },
    others: [
      {
        bought: ['A32'],
        abroad: [
          [6, 'B65'],
          [6, 'B71'],
        ],
      },
    ],
  });
  answer(match, '6');
  expect(asked(match)).toBe('1: toll');
  answer(match, 'doubloons');
  expect([player(match, 1).doubloons, asked(match)]).toEqual([2, '0: act']);
  const own = stopAt('6', { bought: ['A32'], abroad: [[6, 'B65']] });
  expect(asked(own)).toBe('0: toll');
  expect(points(answer(own, 'points'))).toBe(1);
});

test('spies become combat points, 2 each, as often as wanted [MB-SYM.11]', () => {
  const match = stopAt('3', { bought: ['A33'], spies: 2, general: 1 });
  answer(match, 'convert', 'convert');
  expect([you(match).spies, you(match).general, you(match).cp]).toEqual([0, 3, 4]);
  expect(offered(match)).not.toContain('convert');
});

test('a spy placed at the ship before the main action is still not for this turn [MB-SPY.5]', () => {
  const match = stopAt(
    '1',
    {
      explorer: '27',
      doubloons: 9,
      spies: 1,
      hand: ['B68'],
      upgraded: ['s1', 's2', 's3', 's4'],
      discs: { s11: 1 },
    },
    { seats: 3, legacy: ['L10'] },
  );
  answer(match, 'works L10', 's11', 'explore', '28', 'buy B68');
  expect(you(match).abroad).toMatchObject([{ place: 1, card: 'B68' }]);
  expect(offered(match)).toEqual(['village', 'end']);
});
