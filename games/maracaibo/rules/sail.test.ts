import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { answer, asked, offered, points, stopAt, you } from './acting.ts';
import { arrowsFrom, isCity, isVillage } from './map.ts';

/** Where the ship can go, each end once. */
const ends = (keys: readonly string[]): string =>
  [...new Set(keys.map((key) => key.split(' ').at(-1)))].join();

test('7 movement points reach from 1 to 7 places; unspent ones are lost [MB-SAIL.1] [MB-SAIL.2] [MB-SAIL.3]', () => {
  const match = position({});
  expect(ends(offered(match)).split(',').sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'].sort());
  expect(offered(match)).not.toContain('');
  answer(match, '1');
  expect(match.state.turn.mp).toBe(1);
});

test('a step costs 1 and follows an arrow, never back [MB-SAIL.4] [MB-SAIL.5]', () => {
  const match = position({ you: { at: '5' } });
  expect(ends(offered(match)).split(',')).not.toContain('4');
  expect(offered(match)).toContain('6');
});

test('where two arrows leave a place the mover chooses [MB-SAIL.6]', () => {
  const match = position({ you: { at: '8' } });
  expect(offered(match)).toEqual(expect.arrayContaining(['9', '10', '9 11', '10 11']));
});

test('ships share a place [MB-SAIL.7]', () => {
  const match = position({ others: [{ at: '3' }] });
  answer(match, '1 3');
  expect(you(match).ship).toBe(match.state.players[1]?.ship);
  expect(asked(match)).toBe('0: act');
});

test('homeward spaces cannot be passed; other places can [MB-SAIL.8] [MB-SAIL.9] [MB-HOME.1] [MB-HOME.2]', () => {
  expect(ends(offered(position({ you: { at: '18' } })))).toBe('19,20');
  expect(offered(position({ you: { at: '20' } }))).toEqual(['21a']);
  expect(offered(position({ you: { at: '20' }, round: 4 }))).toEqual(['21b']);
  expect(offered(position({ you: { at: '21b' }, round: 4 }))).toEqual(['22']);
});

test('a step that costs more than is left is not offered [MB-SAIL.10]', () => {
  const match = position({ you: { at: '5', explorer: '4' }, legacy: ['L4'] });
  expect(ends(offered(match)).split(',')).not.toContain('11L');
  expect(ends(offered(position({ you: { at: '8', explorer: '4' }, legacy: ['L4'] }))).split(',')).toContain(
    '11L',
  );
});

test('what counts is the points spent, not the places: L2, L8 and L18 cost 3 [MB-SAIL.11] [MB-SAIL.13] [MB-STORY.34] [EX-22]', () => {
  const match = position({ legacy: ['L2'] });
  answer(match, '1 3');
  expect(match.state.turn.mp).toBe(4);
  answer(match, 'village', 'doubloon', 'doubloon');
  expect(you(match).doubloons).toBe(2);
  const dear = (at: string, tile: 'L8' | 'L18', to: string): number => {
    const other = position({ you: { at }, legacy: [tile] });
    answer(other, to);
    return other.state.turn.mp;
  };
  expect([
    dear('8', 'L8', '9'),
    dear('8', 'L8', '10'),
    dear('12', 'L18', '13'),
    dear('12', 'L18', '14'),
  ]).toEqual([3, 1, 3, 1]);
});

test('a place with a scroll is a city, every other a village; L1 and L3 change that [MB-SAIL.12]', () => {
  const { state } = position({});
  expect([2, 4, 12, 17, 14].map((place) => isCity(state, place))).toEqual([true, true, true, false, true]);
  expect([1, 17, 20, 0].map((place) => isVillage(state, place))).toEqual([true, true, false, false]);
  const legacy = position({ legacy: ['L1', 'L3'] }).state;
  expect([isCity(legacy, 17), isVillage(legacy, 17), isCity(legacy, 14), isVillage(legacy, 14)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('Valle Alto costs 3 in and 3 out, and only explorers from space 4 on may stop [MB-SAIL.14] [MB-STORY.38] [MB-STORY.39]', () => {
  const near = position({ you: { at: '11', explorer: '3' }, legacy: ['L4'] });
  expect(offered(near)).not.toContain('11L');
  expect(offered(near)).toContain('11L 12');
  const far = position({ you: { at: '11', explorer: '4' }, legacy: ['L4'] });
  answer(far, '11L 12');
  expect(far.state.turn.mp).toBe(6);
  expect(arrowsFrom(far.state, 11).map(({ to }) => to)).toEqual([12, 24]);
});

test('Granada is for explorers from space 11 on [MB-SAIL.15] [MB-STORY.43]', () => {
  expect(offered(position({ you: { at: '16', explorer: '10' }, legacy: ['L7'] }))).not.toContain('16L');
  expect(offered(position({ you: { at: '16', explorer: '11' }, legacy: ['L7'] }))).toContain('16L');
});

test('passing L11 costs 2 doubloons at once; who has them not must stop [MB-SAIL.16] [MB-STORY.50] [EX-44]', () => {
  const poor = position({ you: { at: '7', doubloons: 1 }, legacy: ['L11'] });
  expect(offered(poor)).toEqual(['8']);
  const rich = position({ you: { at: '7', doubloons: 2 }, legacy: ['L11'] });
  answer(rich, '8 9');
  expect(you(rich).doubloons).toBe(0);
  const stopping = position({ you: { at: '7', doubloons: 2 }, legacy: ['L11'] });
  answer(stopping, '8');
  expect(you(stopping).doubloons).toBe(2);
});

test('passing own spies scores at once [MB-SAIL.17] [MB-SPY.9]', () => {
  const match = position({
    you: {
      at: '5',
      abroad: [
        [6, 'B65'],
        [6, 'B71'],
      ],
    },
    others: [{ abroad: [[6, 'B64']] }],
  });
  answer(match, '6 7');
  expect([points(match), points(match, 1)]).toEqual([4, 0]);
});

test('a turn is sail, action, draw; then the next player clockwise [MB-TURN.1] [MB-TURN.3] [MB-GEN.4]', () => {
  const match = position({ seats: 3, you: { hand: ['A2'] } });
  expect(asked(match)).toBe('0: sail');
  answer(match, '1');
  expect(asked(match)).toBe('0: act');
  answer(match, 'end');
  expect(you(match).hand).toHaveLength(4);
  expect(asked(match)).toBe('1: sail');
});

test('sailing is a must, the main action is not, and the hand is filled [MB-TURN.2] [MB-MAIN.7]', () => {
  const match = position({});
  expect(offered(match).every((key) => key !== 'end')).toBe(true);
  answer(match, '1', 'end');
  expect(you(match).hand).toHaveLength(4);
});

test('the round ends after the turn of the ship that came to 21a, main action or not [MB-TURN.4] [MB-GEN.2] [MB-HOME.7]', () => {
  const match = stopAt('21a', {}, { seats: 3 });
  answer(match, 'end');
  expect(asked(match)).toBe('0: scoring');
  expect(you(match).hand).toHaveLength(4);
  expect(points(match)).toBe(0);
});
