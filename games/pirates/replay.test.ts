import { type Json, Match, Random } from '@portolan/kernel';
import { expect, test, vi } from 'vitest';
import { nth } from '../common/lists.ts';
import { pirates } from './game.ts';
import type { Pirates } from './state.ts';

type Game = Match<Pirates, ReturnType<typeof pirates.view>>;

const begin = (): Game =>
  Match.start(pirates, { seats: 3, seed: 'one and the same', options: { terrain: 4 } });

/** A table where so many questions are answered so, and every die on the way: what for, and what it showed. */
function played(count: number, choose: (match: Game, turn: number) => Json): { match: Game; dice: string[] } {
  const spy = vi.spyOn(Random.prototype, 'die');
  const match = begin();
  for (let i = 0; i < count && !match.outcome; i++)
    match.answer(nth(match.open, 0).seat, match.serial, choose(match, i));
  const dice = spy.mock.calls.map(
    ([sides, purpose], i) => `${purpose} d${sides}: ${spy.mock.results[i]?.value}`,
  );
  spy.mockRestore();
  return { match, dice };
}

test('all dice come from the seed, in order and each for a purpose: seed and choices lead to the same table [PI-GEO.8]', () => {
  const chance = Random.seeded('choices');
  const answers: Json[] = [];
  const once = played(1_500, (match) => {
    const answer = nth(match.open, 0).sample(chance);
    answers.push(answer);
    return answer;
  });
  const again = played(answers.length, (_, i) => nth(answers, i));
  expect(again.dice).toEqual(once.dice);
  expect(again.match.state).toEqual(once.match.state);
  expect(again.match.random.save()).toEqual(once.match.random.save());
  expect(once.dice.length).toBeGreaterThan(50);
  expect(once.dice.filter((die) => !/^[a-z ]+ d6: [1-6]$/.test(die))).toEqual([]);
});

test('looking, thinking and asking what is offered draw nothing from it [PI-GEO.8]', () => {
  const match = begin();
  const before = match.random.save();
  for (const viewer of [0, 1, 2, 'spectator'] as const) match.view(viewer);
  const fork = match.fork(0, 'thought');
  for (let i = 0; i < 50; i++) {
    const question = nth(fork.open, 0);
    fork.answer(question.seat, fork.serial, question.sample(fork.random));
  }
  expect(match.random.save()).toEqual(before);
});
