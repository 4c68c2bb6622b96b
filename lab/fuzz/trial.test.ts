import { type Game, Refusal } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { harbour } from '../bench/on-kernel.ts';
import { play, tableSetter } from './trial.ts';

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
  const tables = [0, 2, 4, 6].map(tableSetter(game, 'seed'));
  expect(tables.map(({ seats, options }) => [seats, options?.['wind']])).toEqual([
    [2, 'calm'],
    [2, 'gale'],
    [3, 'calm'],
    [3, 'gale'],
  ]);
});

test('options are mixed only as the game admits them', () => {
  const game: Game = {
    ...harbour,
    options: {
      wind: { values: ['calm', 'gale'], default: 'calm' },
      sails: { values: ['few', 'all'], default: 'few' },
    },
    admit: ({ options }) =>
      options['wind'] === 'gale' && options['sails'] === 'all' ? new Refusal({ say: 'capsized' }) : undefined,
  };
  const tables = Array.from({ length: 30 }, (_, trial) => tableSetter(game, 'seed')(trial));
  expect(tables.filter(({ options }) => options?.['wind'] === 'gale')).not.toEqual([]);
  expect(tables.filter(({ options }) => options?.['wind'] === 'gale' && options['sails'] === 'all')).toEqual(
    [],
  );
});

test('what seats and group could bring is drawn with the options', () => {
  const bag = { admit: () => undefined, sample: () => 'a bag' };
  const game: Game = { ...harbour, brings: bag, inherits: bag };
  const tables = Array.from({ length: 40 }, (_, trial) => tableSetter(game, 'seed')(trial));
  const brought = tables.flatMap((table) => table.brought ?? []);
  expect(new Set(brought)).toEqual(new Set(['a bag', null]));
  expect(new Set(tables.map(({ inherited = null }) => inherited))).toEqual(new Set(['a bag', null]));
});

test('a table the game does not admit is no failure', () => {
  const game: Game = { ...harbour, admit: () => new Refusal({ say: 'noWind' }) };
  expect(play(game, config, 0)).toEqual({ decisions: 0, longestTail: 0, refused: true });
});

test('a broken promise is caught where it shows', () => {
  const game = { ...harbour, audit: lostAfter(3) };
  expect(play(game, config, 7).failure).toEqual({
    trial: 7,
    decision: 18,
    why: '"nothing is lost or doubled" does not hold: a die is gone',
  });
});

const lostAfter =
  (rounds: number): typeof harbour.audit =>
  ({ round }) =>
    round < rounds ? undefined : 'a die is gone';

test('a promise about the end is kept at the end', () => {
  const end = { ranking: [[0]], scores: [], reason: { say: 'end' } };
  const game: typeof harbour = { ...harbour, outcome: (state) => harbour.outcome(state) && end };
  const { failure } = play(game, config, 0);
  expect(failure?.decision).toBe(120);
  expect(failure?.why).toMatch(/every seat is ranked once/);
});

test('rules that throw are a failure', () => {
  const outcome: typeof harbour.outcome = ({ round }) => {
    if (round === 5) throw new Error('overboard');
    return undefined;
  };
  expect(play({ ...harbour, outcome }, config, 0).failure?.why).toMatch(/overboard/);
});
