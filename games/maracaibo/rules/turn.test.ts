import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { answer, asked, offered, points, stopAt, you } from './acting.ts';

test('one main action a turn, of those that are there [MB-MAIN.1] [MB-MAIN.6]', () => {
  const match = stopAt('15', { cp: 1 }, { quests: { 15: ['Q01'] } });
  expect(offered(match)).toEqual(['village', 'quest Q01', 'end']);
  answer(match, 'village', 'doubloon');
  expect(asked(match)).toBe('1: sail');
  expect(match.state.quests[15]).toEqual(['Q01']);
});

test('a city offers its action, a village 1 to 3 village actions [MB-MAIN.2] [MB-MAIN.3]', () => {
  expect(offered(stopAt('11'))).toEqual(['city', 'end']);
  expect(offered(stopAt('3'))).toEqual(['village', 'end']);
});

test('a quest or story tile can be fulfilled where it lies, if it can be paid [MB-MAIN.4]', () => {
  expect(offered(stopAt('15', { cp: 1 }, { quests: { 15: ['Q01', 'Q04'] } }))).toEqual([
    'village',
    'quest Q01',
    'end',
  ]);
});

test('one of the own spies of the place may act, not those of others [MB-MAIN.5] [MB-SPY.4]', () => {
  const match = stopAt(
    '6',
    {
      abroad: [
        [6, 'B65'],
        [6, 'B71'],
      ],
    },
    { others: [{ abroad: [[6, 'B64']] }] },
  );
  expect(offered(match)).toEqual(['village', 'spy B65', 'spy B71', 'end']);
  answer(match, 'spy B65');
  expect(asked(match)).toBe('1: sail');
});

test('on homeward spaces only the homeward action is there, and nothing is delivered [MB-MAIN.8] [MB-HOME.8]', () => {
  const match = stopAt('20', { hand: ['A2', 'A7', 'A10'] });
  expect(offered(match)).toEqual(['home', 'plan A2', 'plan A7', 'plan A10', 'end']);
  answer(match, 'home');
  expect(asked(match)).toBe('0: home');
});

test('stop effects come before the main action and without one [MB-MAIN.9] [MB-STORY.41]', () => {
  const match = stopAt('7', { spies: 0 }, { legacy: ['L5'] });
  expect(you(match).spies).toBe(1);
  answer(match, 'end');
  expect(you(match).spies).toBe(1);
});

test('a second action only where a spy action grants it [MB-MAIN.10]', () => {
  const match = stopAt('4', { abroad: [[4, 'B83']] });
  answer(match, 'spy B83');
  expect(asked(match)).toBe('0: sailAgain');
  answer(match, 'yes', '5 6');
  expect(offered(match)).toContain('village');
});

test('free actions come before, between and after [MB-FREE.1] [MB-FREE.2] [MB-FREE.3] [MB-FREE.8]', () => {
  const match = stopAt('3', { hand: ['A2', 'A7', 'A10', 'A4', 'A6'] });
  answer(match, 'plan A2', 'plan A7', 'village', 'doubloon', 'plan A10');
  expect(you(match).planning).toEqual(['A2', 'A7', 'A10']);
  expect(asked(match)).toBe('1: sail');
  expect(you(match).hand).toHaveLength(4);
});

test('with three cards planned no more can be [MB-FREE.2]', () => {
  const match = stopAt('3', { hand: ['A2'], planning: ['A7', 'A10', 'A4'] });
  expect(offered(match)).toEqual(['village', 'end']);
});

test('a planned card is only bought: not discarded with the hand, no good, no object, no compass [MB-FREE.4] [MB-FREE.5] [MB-CITY.6]', () => {
  const match = stopAt('11', { hand: ['A2'], planning: ['A10', 'A28'] });
  expect(offered(match)).toEqual(['city', 'plan A2', 'end']);
  const village = stopAt('3', { hand: ['A2'], planning: ['A28'], doubloons: 0 });
  answer(village, 'village', 'discard');
  expect(you(village).planning).toEqual(['A28']);
  expect(village.state.discard).toEqual(['A2']);
});

test('an objective is completed as a free action [MB-FREE.6]', () => {
  const match = stopAt('3', { career: 'CR2', tokens: 3, spies: 0 });
  answer(match, 'objective 1');
  expect([you(match).doubloons, you(match).spies]).toEqual([3, 1]);
});

test('free actions are there at every decision of the own Phase B and nowhere else [MB-FREE.7]', () => {
  const match = stopAt('3', { hand: ['A2'], career: 'CR2', tokens: 3 });
  answer(match, 'village');
  expect(match.asides(0).map(({ about }) => about.say)).toEqual(['free']);
  match.aside(0, 'free', 'plan A2');
  expect(you(match).planning).toEqual(['A2']);
  expect(asked(match)).toBe('0: village');
  match.aside(0, 'free', 'objective 1');
  expect(you(match).doubloons).toBe(3);
  expect(position({ you: { hand: ['A2'] } }).asides(0)).toEqual([]);
  expect(match.asides(1)).toEqual([]);
});

test('a village gives 1, 2 or 3 actions for 1 to 3, 4 to 6 and 7 points; more with S1 [MB-VILL.1] [MB-VILL.2] [MB-SHIP.5] [EX-21]', () => {
  const vas = (to: string, upgraded: readonly 's1'[]): number => {
    const match = position({ you: { upgraded } });
    answer(match, to, 'village');
    let count = 0;
    for (; asked(match) === '0: village'; count++) answer(match, 'doubloon');
    return count;
  };
  const ways = ['1', '1 3', '1 3 4 5 6', '1 3 4 5 6 7', '1 3 4 5 6 7 8'];
  expect(ways.map((way) => vas(way, []))).toEqual([1, 1, 2, 2, 3]);
  expect(ways.map((way) => vas(way, ['s1']))).toEqual([1, 2, 3, 3, 3]);
});

test('the same village action again and again; those not used are lost [MB-VILL.3] [MB-VILL.9] [MB-VILL.5] [EX-13]', () => {
  const match = position({ you: { doubloons: 3, hand: ['A26'] } });
  answer(match, '1 3 4 5 6 7 8', 'village', 'doubloon', 'doubloon', 'buy A26');
  expect([you(match).doubloons, you(match).bought.length]).toEqual([2, 1]);
  const other = position({});
  answer(other, '1 3 4 5 6 7 8', 'village', 'stop');
  expect(asked(other)).toBe('1: sail');
});

test('discarding the hand brings 2 doubloons if there was a card [MB-VILL.4] [MB-SYM.21] [MB-SYM.22] [EX-41]', () => {
  const match = position({ you: { hand: ['A2'] } });
  answer(match, '1 3 4 5 6', 'village', 'discard');
  expect(you(match).doubloons).toBe(2);
  answer(match, 'discard');
  expect(you(match).doubloons).toBe(2);
});

test('buying or investing is a village action; a card bought first serves the next [MB-VILL.6] [MB-VILL.10] [MB-SYM.23]', () => {
  const match = position({ you: { doubloons: 30, spies: 1, hand: ['A26', 'A2'] }, buildings: ['abbey'] });
  answer(match, '1 3 4 5 6 7 8', 'village');
  expect(offered(match)).toEqual(expect.arrayContaining(['buy A26', 'invest abbey']));
  answer(match, 'buy A26', 'buy A2');
  expect(you(match).doubloons).toBe(25);
});

test('S8, S9, S10 and cards add village actions for their owner [MB-VILL.7] [MB-SHIP.12] [MB-SHIP.13] [MB-SHIP.14] [MB-SYM.18] [MB-SYM.19]', () => {
  const match = stopAt('3', { upgraded: ['s8', 's9', 's10'], hand: ['A2', 'A5', 'A21'] });
  answer(match, 'village');
  expect(offered(match)).toEqual(expect.arrayContaining(['drill', 'three goods', 'found']));
  answer(match, 'three goods', 'sugar', 'A2', 'A5', 'A21');
  expect([you(match).doubloons, points(match)]).toEqual([2, 2]);
  const drill = stopAt('3', { upgraded: ['s8'] });
  answer(drill, 'village', 'drill');
  expect([you(drill).cp, you(drill).doubloons]).toEqual([1, 1]);
});

test('founding puts a cube in the village of the ship: 1 influence and 1 doubloon [MB-SYM.20]', () => {
  const match = stopAt('3', { upgraded: ['s10'] });
  answer(match, 'village', 'found', 'spain');
  expect([match.state.cubes[3], you(match).influence.spain, you(match).doubloons]).toEqual(['spain', 1, 1]);
  const taken = stopAt('6', { upgraded: ['s10'] });
  answer(taken, 'village');
  expect(offered(taken)).not.toContain('found');
  const city = stopAt('4', { upgraded: ['s10'] }, { tiles: { 4: 'CT3a' } });
  answer(city, 'city');
  expect(offered(city)).not.toContain('found');
});

test('two maps for 2 points or 3 doubloons and 2 steps [MB-SYM.14] [MB-SYM.15]', () => {
  const match = stopAt('3', { bought: ['A35', 'A36'], hand: ['A4', 'A8', 'A28', 'A34'] });
  answer(match, 'village', 'use A35', 'A4', 'A8', '3');
  expect([points(match), you(match).doubloons]).toEqual([2, 2]);
  const other = stopAt('3', { bought: ['A36'], hand: ['A4', 'A8'] });
  answer(other, 'village', 'use A36', 'A4', 'A8', 'stay');
  expect(you(other).doubloons).toBe(3);
});

test('a last village action forfeits those that are left [MB-VILL.8] [MB-SYM.16] [EX-56]', () => {
  const match = position({ you: { bought: ['A38'], hand: ['A1', 'A6'] } });
  answer(match, '1 3 4 5 6 7 8', 'village', 'doubloon', 'use A38', 'A1', 'A6');
  expect([you(match).doubloons, points(match)]).toEqual([4, 3]);
  expect(asked(match)).toBe('1: sail');
});

test('two identical goods for 4 doubloons, objects do not count [MB-SYM.17]', () => {
  const match = stopAt('3', { bought: ['A37'], hand: ['A2', 'A5', 'A4', 'A8'] });
  answer(match, 'village', 'use A37', 'sugar', 'A2', 'A5');
  expect(you(match).doubloons).toBe(4);
  const objects = stopAt('3', { bought: ['A37'], hand: ['A4', 'A8'] });
  answer(objects, 'village');
  expect(offered(objects)).not.toContain('use A37');
});

test('L20 to L23 and L3 forbid the village action, not spies and quests [MB-VILL.11] [MB-STORY.35] [MB-STORY.51]', () => {
  const skulls = [
    ['16', 'L20'],
    ['7', 'L21'],
    ['3', 'L22'],
    ['19', 'L23'],
    ['14', 'L3'],
  ] as const;
  for (const [place, tile] of skulls)
    expect(offered(stopAt(place, {}, { legacy: [tile] }))).not.toContain('village');
  const match = stopAt('16', { abroad: [[16, 'B76']], cp: 1 }, { legacy: ['L20'], quests: { 16: ['Q01'] } });
  expect(offered(match)).toEqual(['quest Q01', 'spy B76', 'end']);
  expect(offered(stopAt('14', {}, { legacy: ['L3'] }))).toEqual(['end']);
});
