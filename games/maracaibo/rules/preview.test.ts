import { expect, test } from 'vitest';
import { maracaibo } from '../game.ts';
import { position } from '../position.ts';
import { answer, fightFor, type Game, stopAt } from './acting.ts';

const notes = (match: Game, key: string): readonly unknown[] | undefined => {
  const [asked] = match.asked(0);
  return asked && maracaibo.preview?.(match.view(0), asked, key)?.notes;
};

test('a voyage shows its cost, the spies it passes, its toll and what a village would give', () => {
  const match = position({ you: { at: '5', doubloons: 2, abroad: [[6, 'B65']] }, legacy: ['L11'] });
  expect(notes(match, '6 7')).toEqual([
    { say: 'stop', place: 'place:7', mp: 2 },
    { say: 'pass', vp: 2 },
    { say: 'vas', count: 1 },
  ]);
  expect(notes(match, '6 7 8 9')).toContainEqual({ say: 'toll', d: 2 });
  expect(notes(position({ you: { at: '20' } }), '21a')).toContainEqual({ say: 'endsRound' });
});

test('a purchase shows what is left, a combat action the value left', () => {
  const match = answer(
    stopAt('3', { doubloons: 20, spies: 1, hand: ['A2'], bought: ['A26'] }, { buildings: ['abbey'] }),
    'village',
  );
  expect(notes(match, 'buy A2')).toEqual([{ say: 'cost', d: 2, left: 18 }]);
  expect(notes(match, 'invest abbey')).toEqual([{ say: 'cost', d: 11, left: 9 }]);
  expect(notes(match, 'doubloon')).toBeUndefined();
  expect(notes(fightFor('france', 'E1'), 'annex 2')).toEqual([{ say: 'cv', left: 4 }]);
});
