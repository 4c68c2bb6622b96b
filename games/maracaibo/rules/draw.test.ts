import { expect, test } from 'vitest';
import { type Captain, position, type Position } from '../position.ts';
import { answer, asked, type Game, offered, until, you } from './acting.ts';

/** You stop at Nassau, do nothing, and draw. */
const drawing = (captain: Captain, given: Position = {}): Game => {
  const match = position({ ...given, you: captain });
  answer(match, '1');
  return asked(match) === '0: act' ? answer(match, 'end') : match;
};
const row = ['B1', 'B2', 'B3', 'B4'];

test('up to 4 cards, 6 with S2 [MB-DRAW.1] [MB-SHIP.6]', () => {
  expect(you(drawing({ hand: ['A2'] })).hand).toHaveLength(4);
  expect(you(drawing({ hand: ['A2'], upgraded: ['s2'] })).hand).toHaveLength(6);
});

test('each from the pile for nothing or from the row for 1 doubloon [MB-DRAW.2] [MB-DRAW.10]', () => {
  const match = drawing({ hand: ['A2', 'A4', 'A6'], doubloons: 3 }, { row });
  expect(offered(match)).toEqual(['pile', 'row 1', 'row 2', 'row 3', 'row 4']);
  answer(match, 'row 3');
  expect([you(match).hand.at(-1), you(match).doubloons]).toEqual(['B3', 2]);
});

test('with S3 row cards are free [MB-DRAW.3] [MB-SHIP.7]', () => {
  const match = drawing({ hand: ['A2', 'A4', 'A6'], upgraded: ['s3'] }, { row });
  answer(match, 'row 1');
  expect([you(match).hand.at(-1), you(match).doubloons]).toEqual(['B1', 0]);
});

test('without doubloons there is no row [MB-DRAW.4]', () => {
  const match = drawing({ hand: ['A2'] }, { row });
  expect(asked(match)).toBe('1: sail');
});

test('the row is filled again when the hand is full, in its empty places [MB-DRAW.5] [MB-INFO.6] [EX-39] [EX-58]', () => {
  const match = drawing({ hand: ['A2'], doubloons: 2 }, { row, draw: ['B5', 'B6', 'B7'] });
  answer(match, 'row 2', 'row 4');
  expect(match.state.row).toEqual(['B1', 'B6', 'B3', 'B7']);
  expect([you(match).hand, you(match).doubloons]).toEqual([['A2', 'B2', 'B4', 'B5'], 0]);
});

test('an empty pile is made anew from the discards [MB-DRAW.6]', () => {
  const match = drawing(
    { hand: ['A2'] },
    { drawEnds: true, discard: ['B1', 'B2', 'B3', 'B5', 'B6', 'B7', 'B8'] },
  );
  expect(you(match).hand).toHaveLength(4);
  expect(match.state.discard).toEqual([]);
});

test('with nothing left to draw one stops, and nobody has to pay [MB-DRAW.7] [MB-DRAW.11]', () => {
  const none = drawing({ hand: ['A2'] }, { drawEnds: true });
  expect([you(none).hand, asked(none)]).toEqual([['A2'], '1: sail']);
  const paid = drawing({ hand: ['A2'], doubloons: 5 }, { drawEnds: true, row });
  expect(offered(paid)).toContain('stop');
  answer(paid, 'stop');
  expect(you(paid).hand).toEqual(['A2']);
});

test('a hand above the limit draws nothing and keeps all [MB-DRAW.8]', () => {
  const match = drawing({ hand: ['A2', 'A4', 'A6', 'A8', 'A9'] });
  expect(you(match).hand).toHaveLength(5);
});

test('cards are drawn in Phase C and after a purchase in interim step 1 only [MB-DRAW.9] [MB-INT.4]', () => {
  const match = position({ you: { at: '20', hand: ['A26'], doubloons: 3 }, others: [{ hand: ['A2'] }] });
  answer(match, '21a', 'end');
  expect(you(match).hand).toHaveLength(4);
  answer(match, 'buy A26');
  expect(you(match).hand).toHaveLength(4);
  answer(until(match, 'scoring'), '2 points');
  expect(match.state.players[1]?.hand).toEqual(['A2']);
});
