import { expect, test } from 'vitest';
import type { Captain, Position } from '../position.ts';
import { answer, asked, type Game, offered, points, stopAt, you } from './acting.ts';

/** Your explorer may move up to 3 from Maracaibo. */
const exploring = (captain: Captain, given: Position = {}): Game =>
  answer(stopAt('12', captain, { token: 'A1', ...given }), 'city');

test('forward 1 to N spaces, or not at all [MB-EXPL.1] [MB-EXPL.2]', () => {
  const match = exploring({ explorer: '1' });
  expect(offered(match)).toEqual(['2', '3', '4', 'stay']);
  answer(match, 'stay');
  expect(you(match).explorer).toBe(1);
  expect(offered(exploring({ explorer: '5' }))).toEqual(['6', '7', '8', '6s', '7s', '10', 'stay']);
});

test('occupied spaces are skipped and not counted [MB-EXPL.3] [EX-29]', () => {
  const match = answer(
    stopAt('9', { explorer: '3' }, { seats: 3, others: [{ explorer: '4' }, { explorer: '5' }] }),
    'city',
  );
  expect(offered(match)).toEqual(['6', '7', '6s', '7s', 'stay']);
});

test('a quest space without its quest is skipped by all [MB-EXPL.4]', () => {
  const match = exploring({ explorer: '6' }, { trail: ['', 'Q02', 'Q03'] });
  expect(offered(match)).toEqual(['8', '9', '10', 'stay']);
});

test('only the end space gives its reward [MB-EXPL.5] [MB-EXPL.16] [MB-SYM.125] [MB-SYM.127] [MB-SYM.129] [MB-SYM.130] [MB-SYM.131]', () => {
  const at = (explorer: string, to: string) => {
    const match = answer(exploring({ explorer, cp: 0, doubloons: 0 }), to);
    return [you(match).doubloons, points(match), you(match).cp, you(match).spies];
  };
  expect(at('1', '3')).toEqual([2, 0, 0, 0]);
  expect(at('1', '4')).toEqual([0, 2, 0, 0]);
  expect(at('1', '2')).toEqual([0, 0, 1, 0]);
  expect(at('8', '10')).toEqual([2, 2, 0, 0]);
  expect(at('11', '12')).toEqual([0, 0, 0, 2]);
});

test('a space with influence or a disc asks which [MB-SYM.126] [MB-SYM.128]', () => {
  const match = answer(exploring({ explorer: '4' }), '5', 'spain');
  expect(you(match).influence.spain).toBe(1);
  const disc = answer(exploring({ explorer: '8' }), '9', 's1');
  expect(you(disc).discs[0]).toBe(1);
});

test('ending on a quest: it may be fulfilled at once, and is not replaced [MB-EXPL.6]', () => {
  const match = answer(exploring({ explorer: '5', cp: 1 }, { trail: ['Q01', 'Q02', 'Q03'] }), '7', 'yes');
  expect([you(match).quests, you(match).doubloons, match.state.trailQuests]).toEqual([
    ['Q01'],
    3,
    ['', 'Q02', 'Q03'],
  ]);
});

test('a quest not fulfilled stays, and so does the explorer [MB-EXPL.7]', () => {
  const match = answer(exploring({ explorer: '5', cp: 1 }, { trail: ['Q01', 'Q02', 'Q03'] }), '7', 'no');
  expect([you(match).explorer, match.state.trailQuests[0], asked(match)]).toEqual([7, 'Q01', '1: sail']);
});

test('the red line: 3 influence with one nation [MB-EXPL.8] [MB-SYM.132]', () => {
  const match = answer(exploring({ explorer: '17' }), '18', 'france');
  expect([you(match).influence.france, you(match).doubloons, points(match)]).toEqual([3, 3, 3]);
});

test('the blue line: 4 points for the first, 2 for the others, before the reward [MB-EXPL.9] [MB-EXPL.11] [MB-SYM.133] [EX-30]', () => {
  const match = answer(exploring({ explorer: '9' }, { others: [{ explorer: '10', at: '11' }] }), '12');
  expect([points(match), you(match).spies, you(match).doubloons]).toEqual([4, 2, 0]);
  answer(match, '12', 'city', '11');
  expect(points(match, 1)).toBe(2);
});

test('the green line likewise [MB-EXPL.10] [MB-SYM.134]', () => {
  const match = answer(exploring({ explorer: '24' }, { others: [{ explorer: '23', at: '11' }] }), '25');
  expect(points(match)).toBe(4 + 5);
  answer(match, '12', 'city', '26');
  expect(points(match, 1)).toBe(2 + 4);
});

test('one move may cross several lines, each in the order of the path [MB-EXPL.11] [MB-EXPL.19]', () => {
  const match = stopAt('12', { explorer: '16', bought: ['A31'] }, { others: [{ explorer: '17' }] });
  answer(match, 'city');
  answer(match, '18');
  expect(asked(match)).toBe('0: influence');
});

test('the end stops the explorer: 10, 8, 6, 4 points by arrival, and a village action [MB-EXPL.12] [MB-EXPL.13] [MB-EXPL.14] [MB-SYM.135] [EX-31]', () => {
  const match = exploring({ explorer: '26' });
  match.state.arrivals = 1;
  answer(match, '28');
  expect([points(match), asked(match)]).toEqual([8, '0: village']);
  answer(match, 'doubloon');
  expect(you(match).doubloons).toBe(1);
  expect(asked(match)).toBe('1: sail');
});

test('any number stand on the end, and an explorer there stays [MB-EXPL.12] [MB-EXPL.15] [MB-EXPL.17]', () => {
  const match = exploring({ explorer: '27' }, { others: [{ explorer: '28' }] });
  expect(offered(match)).toEqual(['28', 'stay']);
  const done = exploring({ explorer: '28' });
  expect(asked(done)).toBe('1: sail');
});

test('standing on a space or after it is having reached it, also on a shortcut [MB-EXPL.18]', () => {
  const combat = (explorer: string) =>
    offered(
      answer(
        stopAt('11', { explorer, cp: 8 }, { legacy: ['L9'], token: 'E1' }),
        'city',
        '1',
        'spain',
        'cp',
        'cp',
        'cp',
        'cp',
      ),
    );
  expect(combat('4')).not.toContain('mine');
  expect(combat('6s')).toContain('mine');
});

test('one space further with the guide [MB-SYM.8]', () => {
  expect(offered(exploring({ explorer: '1', bought: ['A31'] }))).toEqual(['2', '3', '4', '5', 'stay']);
});

test('a point from each opponent passed who has one [MB-SYM.9] [MB-VP.2]', () => {
  const given = {
    seats: 3,
    others: [
      { explorer: '2', vp: 3 },
      { explorer: '3', vp: 0 },
    ],
  } as const;
  const match = answer(exploring({ explorer: '1', bought: ['B44'] }, given), '4');
  expect([points(match), points(match, 1), points(match, 2)]).toEqual([3, 2, 0]);
});

test('who stands on the end is not passed by who comes there [MB-SYM.9]', () => {
  const match = answer(
    exploring({ explorer: '27', bought: ['B44'] }, { others: [{ explorer: '28', vp: 3 }] }),
    '28',
  );
  expect([points(match), points(match, 1)]).toEqual([10, 3]);
});
