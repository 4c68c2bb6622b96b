import { type Game, Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { harbour } from '../bench/on-kernel.ts';
import { configOf, play } from './trial.ts';

const config = { seats: 2, seed: 'a trial' };

test('a sound game passes, and a trial goes the same way twice', () => {
  const first = play(harbour, config, 0);
  expect(first).toEqual({ decisions: 120, longestTail: 2, refused: false });
  expect(play(harbour, config, 0)).toEqual(first);
});

test('every player count and every option set has its turn', () => {
  const game: Game = {
    ...harbour,
    seats: { min: 2, max: 3 },
    options: { wind: { values: ['calm', 'gale'], default: 'calm' } },
  };
  const tables = [0, 1, 2, 3].map((trial) => configOf(game, 'seed', trial));
  expect(tables.map(({ seats, options }) => [seats, options?.['wind']])).toEqual([
    [2, 'calm'],
    [3, 'calm'],
    [2, 'gale'],
    [3, 'gale'],
  ]);
});

describe('a broken promise is caught', () => {
  const broken: Record<string, [Partial<typeof harbour>, RegExp]> = {
    'the audit finds something': [
      { audit: ({ round }) => (round < 3 ? undefined : 'a die is gone') },
      /a die is gone/,
    ],
    'a copy forgets something': [
      { copy: (state) => ({ ...harbour.copy(state), dice: [0, 0, 0] }) },
      /copied state/,
    ],
    'a copy is not deep': [{ copy: (state) => ({ ...state }) }, /replay|state|fork|undo/],
    'a view shows what is dealt anew': [
      { imagine: (state, _seat, random) => void (state.scores[0] = random.below(1000)) },
      /shows something hidden/,
    ],
    'chance comes from elsewhere': [
      { view: (state) => ({ ...state, round: elsewhere.next() }) },
      /shows something hidden/,
    ],
    'a seat is missing in the ranking': [
      {
        outcome: (state) => harbour.outcome(state) && { ranking: [[0]], scores: [], reason: { say: 'end' } },
      },
      /every seat once/,
    ],
    'the rules throw': [
      { outcome: (state) => (state.round === 5 ? raise() : harbour.outcome(state)) },
      /overboard/,
    ],
  };
  const elsewhere = Random.seeded('elsewhere');
  const raise = (): never => {
    throw new Error('overboard');
  };

  test.each(Object.keys(broken))('%s', (name) => {
    const [change, words] = broken[name] ?? [{}, /never/];
    expect(play({ ...harbour, ...change }, config, 7).failure?.why).toMatch(words);
  });
});
