import { Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { advice } from './bot.ts';
import { maracaibo } from './game.ts';
import { position } from './position.ts';
import { answer, stopAt } from './rules/acting.ts';
import { total } from './state.ts';

const worth = (given: Parameters<typeof position>[0]): number => advice.worth(position(given).state)[0] ?? 0;

test('income is worth more the earlier it comes', () => {
  const rise = (round: number): number =>
    worth({ round, you: { incomeVp: 3 } }) - worth({ round, you: { incomeVp: 0 } });
  expect(rise(1)).toBeGreaterThan(rise(3));
});

test('cards, influence, spies, discs and steps are worth something', () => {
  const plain = worth({});
  expect(worth({ you: { bought: ['A28'] } })).toBeGreaterThan(plain);
  expect(worth({ you: { influence: { spain: 4 } } })).toBeGreaterThan(plain);
  expect(worth({ you: { abroad: [[6, 'B65']] } })).toBeGreaterThan(plain);
  expect(worth({ you: { upgraded: ['s1'] } })).toBeGreaterThan(plain);
  expect(worth({ you: { explorer: '9' } })).toBeGreaterThan(plain);
});

test('a finished game is worth its points', () => {
  const match = Match.start(maracaibo, { seats: 2, seed: 'bot' });
  const random = Random.seeded('bot');
  for (let [question] = match.open; question; [question] = match.open)
    match.answer(question.seat, match.serial, question.sample(random));
  const points = match.state.players.toSorted((a, b) => a.seat - b.seat).map((who) => total(who.points));
  expect(advice.worth(match.state)).toEqual(points);
});

test('buying is tried before passing the time', () => {
  const match = answer(stopAt('3', { doubloons: 9, hand: ['A26'] }), 'village');
  const [question] = match.open;
  if (!question) throw new Error('nobody is asked');
  const answers = ['buy A26', 'doubloon', 'stop'];
  const weights = advice.weigh?.(match.state, question, answers) ?? [];
  expect(weights[0]).toBeGreaterThan(weights[1] ?? 0);
  expect(weights[1]).toBeGreaterThan(weights[2] ?? 0);
});

test('alone a captain plays against par', () => {
  const poor = advice.worth(position({ seats: 1 }).state);
  const rich = advice.worth(position({ seats: 1, you: { vp: 50 } }).state);
  expect([poor.length, rich.length]).toEqual([2, 2]);
  expect((rich[0] ?? 0) - (rich[1] ?? 0)).toBeGreaterThan((poor[0] ?? 0) - (poor[1] ?? 0));
});
