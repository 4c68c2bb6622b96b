import { Match, Pick, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { answer } from './acting.ts';
import { advice } from './bot.ts';
import { merchants } from './game.ts';
import { type Captaincy, position, type Position } from './position.ts';

const worthOf = (crew: Captaincy, given: Position = {}): number =>
  advice.worth(position({ ...given, players: [crew, {}] }).state)[0] ?? NaN;
const better = (one: Captaincy, other: Captaincy, given: Position = {}): void =>
  expect(worthOf(one, given)).toBeGreaterThan(worthOf(other, given));

test('points, a chest, gold, a great ship and a whole one are worth having', () => {
  better({ glory: 2 }, { glory: 1 });
  better({ chest: 10 }, { chest: 9 });
  better({ gold: 20 }, { gold: 10 });
  better({ ship: 'frigate' }, { ship: 'sloop' });
  better({}, { sections: { hull: 1 } });
  better({}, { bounties: { ES: 2 } });
});

test('cargo draws a captain to the port that asks for it, a rumor to where it leads', () => {
  const demand = { demand: { caracas: 'rum' } } as const;
  const cargo = ['rum.1', 'rum.2', 'rum.3'] as const;
  better({ ship: 'flute', sea: 'curacao', cargo }, { ship: 'flute', sea: 'campeche', cargo }, demand);
  better(
    { captain: 'tobias', sea: 'cartagena', rumor: 'wreckOnTheReef' },
    { captain: 'tobias', sea: 'nassau', rumor: 'wreckOnTheReef' },
  );
});

test('gold is worth more near home, and most in the chest', () => {
  better({ captain: 'frances', sea: 'nassau', gold: 30 }, { captain: 'frances', sea: 'tobago', gold: 30 });
  better({ gold: 0, chest: 30 }, { gold: 30, chest: 0 });
});

test('weights go with the answers asked about: delivering is tried before anything, jettison hardly ever', () => {
  const match = position({
    players: [
      { captain: 'hendrik', port: 'santoDomingo', mission: 'nightCargo', cargo: ['rum.1', 'rum.2'] },
      {},
    ],
  });
  answer(match, 0, 'port');
  const [question] = match.open;
  if (!(question instanceof Pick)) throw new Error('nothing is asked');
  const keys = question.options.map(({ key }: { key: string }) => key);
  const weights = advice.weigh?.(match.state, question, keys) ?? [];
  expect(weights).toHaveLength(keys.length);
  expect(Math.max(...weights)).toBe(weights[keys.indexOf('task')]);
});

test('every question of a game can be weighed, and no weight is below 0', () => {
  const match = Match.start(merchants, { seats: 3, seed: 'weigh' });
  const random = Random.seeded('weigh');
  for (let [question] = match.open; question; [question] = match.open) {
    const answers = question.candidates(random);
    const weights = advice.weigh?.(match.state, question, answers) ?? answers.map(() => 1);
    expect(weights.every((weight) => weight >= 0)).toBe(true);
    match.answer(question.seat, match.serial, question.sample(random));
  }
  expect(advice.worth(match.state)).toHaveLength(3);
});
