import { describe, expect, test } from 'vitest';
import type { Table } from './game.ts';
import { play } from './kit.ts';
import { evenly, startTiny, type Tiny, tiny } from './kit/tiny.ts';
import type { Match } from './match.ts';
import { Amount, pick, type Rules } from './question.ts';

/** Each seat in turn throws a die or guesses how high a secret is. */
function* turn({ state, random }: Table<Tiny>): Rules {
  for (const seat of state.secrets.keys()) {
    const { key } = yield* pick(seat, { say: 'throw' }, () => [
      { key: 'throw' },
      { key: (state.secrets[seat] ?? 0) > 50 ? 'high' : 'low' },
    ]);
    state.said.push(key === 'throw' ? random.die(1_000_000, 'throw') : key);
  }
}

const game = tiny(turn, {
  asides: (_, seat) => [{ question: new Amount(seat, { say: 'wave' }, { min: 0, max: 9 }), act: () => {} }],
});
const halfway = (): Match<Tiny> => play(startTiny(game, 3), [0, 'throw']);
const all = (match: Match<Tiny>): string => JSON.stringify([match.save(), match.state, match.random.save()]);

describe('a twin', () => {
  test('is the same match, chance and secrets included, and a match of its own', () => {
    const match = halfway();
    const twin = match.twin();
    expect(all(twin)).toBe(all(match));
    expect(twin.asked(1)).toEqual(match.asked(1));
    const before = all(match);
    play(twin, [1, 'throw'], [2, 'throw']);
    expect(all(match)).toBe(before);
    expect(play(match, [1, 'throw'], [2, 'throw']).state).toEqual(twin.state);
  });

  test('has the same rigged throws', () => {
    const match = startTiny(game, 3);
    match.random.rig('throw', 6, 5);
    play(match, [0, 'throw']);
    const twin = match.twin();
    expect(twin.state.said).toEqual([6]);
    expect(play(twin, [1, 'throw']).state.said).toEqual([6, 5]);
    expect(play(match, [1, 'throw']).state.said).toEqual([6, 5]);
  });

  test('can be undone to the same place', () => {
    const match = play(halfway(), [1, 'low']);
    const twin = match.twin();
    expect([0, 1, 2].map((seat) => twin.canUndo(seat))).toEqual([false, true, false]);
    twin.undo(1);
    expect(twin.state).toEqual(halfway().state);
  });

  test('cannot be undone where its match cannot, and is as far in the game', () => {
    const match = play(halfway(), [1, 'throw'], [2, 'throw'], [0, 'low'], [1, 'low']);
    match.undo(1);
    expect(match.canUndo(0)).toBe(false);
    expect(match.twin().canUndo(0)).toBe(false);
    expect(match.twin().step).toBe(1);
  });
});

describe('a fork', () => {
  test('keeps what its seat knows, deals the rest anew and has fresh chance', () => {
    const match = halfway();
    const fork = match.fork(1, 'dream');
    expect(fork.view(1)).toEqual(match.view(1));
    expect(fork.asked(1)).toEqual(match.asked(1));
    expect(fork.state.secrets).not.toEqual(match.state.secrets);
    expect(fork.random.save()).not.toEqual(match.random.save());
  });

  test('of the same match for the same seat and seed is the same', () => {
    const match = halfway();
    const played = (seed: string): Tiny => play(match.fork(1, seed), [1, 'throw'], [2, 'throw']).state;
    expect(played('dream')).toEqual(played('dream'));
    expect(played('dream')).not.toEqual(played('another dream'));
  });

  test('tells nothing and leaves its match alone', () => {
    const match = halfway();
    const before = all(match);
    const fork = play(match.fork(1, 'dream'), [1, 'throw'], [2, 'throw'], [0, 'throw']);
    expect(fork.news).toEqual([]);
    expect(all(match)).toBe(before);
  });

  test('lists its options anew', () => {
    const match = halfway();
    const offers = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => match.fork(0, seed).open[0]?.offer());
    expect(offers).toContainEqual({ kind: 'pick', options: [{ key: 'throw' }, { key: 'high' }] });
    expect(offers).toContainEqual({ kind: 'pick', options: [{ key: 'throw' }, { key: 'low' }] });
  });

  test('stays imagined when it is copied, forked again or fails', () => {
    const match = halfway();
    const fork = match.fork(1, 'dream');
    expect(fork.twin().state).toEqual(fork.state);
    expect(fork.twin().random.save()).toEqual(fork.random.save());
    play(fork, [1, 'throw']);
    expect(fork.twin().state).toEqual(fork.state);
    const again = fork.fork(2, 'deeper');
    expect(again.state.secrets[2]).toBe(fork.state.secrets[2]);
    expect(again.state.secrets[0]).not.toBe(fork.state.secrets[0]);
    expect(again.twin().state).toEqual(again.state);
  });

  test('stays imagined when an answer is taken back or the rules fail', () => {
    const failing = tiny(function* ({ state }) {
      yield* pick(0, { say: 'first' }, () => [{ key: 'on' }]);
      for (;;) {
        const { key } = yield* pick(0, { say: 'go' }, () => [{ key: 'on' }, { key: 'off' }]);
        state.said.push(key);
        if (key === 'off') throw new Error('fell off');
      }
    });
    const fork = play(startTiny(failing), [0, 'on']).fork(0, 'dream');
    const { secrets } = fork.state;
    expect(fork.canUndo(0)).toBe(false);
    play(fork, [0, 'on']).undo(0);
    expect(fork.state).toMatchObject({ secrets, said: [] });
    expect(() => play(fork, [0, 'off'])).toThrow('fell off');
    expect(fork.state).toMatchObject({ secrets, said: [] });
  });

  test('of a match that is over is over', () => {
    const last = tiny(turn, { outcome: (state) => (state.turns === 1 ? evenly(state) : undefined) });
    const match = play(startTiny(last), [0, 'throw'], [1, 'throw']);
    const fork = match.fork(0, 'dream');
    expect(fork.outcome).toEqual(match.outcome);
    expect(fork.open).toEqual([]);
  });

  test('is not saved in the step it was imagined in', () => {
    expect(() => halfway().fork(1, 'dream').save()).toThrow('a fork is not saved');
  });
});
