import { describe, expect, test } from 'vitest';
import { expectRefused, play } from './kit.ts';
import { evenly, startTiny, type Tiny, tiny } from './kit/tiny.ts';
import { reloaded } from './kit/walk.ts';
import type { Match } from './match.ts';
import { Amount, pick, together } from './question.ts';

const ask = (seat: number): Amount => new Amount(seat, { say: 'vote' }, { min: 0, max: 9 });

/** Seat 0 calls a vote of all or of the two others; nobody may vote 9 first. */
const votes = tiny(
  function* ({ state }) {
    const { key } = yield* pick(0, { say: 'call' }, () => [{ key: 'all' }, { key: 'two' }]);
    const voters = key === 'all' ? [ask(0), ask(1), ask(2)] : [ask(1), ask(2)];
    const [first = 0, ...rest] = yield* together(voters);
    if (first === 9) throw new Error('out of order');
    state.said.push([first, ...rest]);
  },
  {
    asides: (_, seat) => [
      {
        question: new Amount(seat, { say: 'wave' }, { min: 0, max: 9 }),
        act: ({ state }, answer) => state.said.push(answer),
      },
    ],
    concede: evenly,
  },
);

const voting = (): Match<Tiny> => play(startTiny(votes, 3), [0, 'all']);

describe('a half answered together', () => {
  test('asks those who have not answered, in any order', () => {
    const match = play(voting(), [2, 5]);
    expect(match.asked(2).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.asked(1)).toMatchObject([{ seat: 0 }, { seat: 1, offer: { kind: 'amount' } }]);
    expectRefused(match, [2, 6], 'notYourTurn');
    expect(play(match, [0, 1], [1, 2]).state.said).toEqual([[1, 2, 5]]);
  });

  test('lets a seat take back its own answer, and leaves the others theirs', () => {
    const match = play(voting(), [2, 5], [0, 1]);
    match.undo(2);
    expect(match.asked(1).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(play(match, [1, 2], [2, 7]).state.said).toEqual([[1, 2, 7]]);
  });

  test('keeps its name when an answer is taken back, so that nobody answers in vain', () => {
    const match = voting();
    const { serial } = match;
    match.answer(0, serial, 1);
    match.undo(0);
    match.answer(1, serial, 2);
    match.answer(2, serial, 3);
    match.answer(0, serial, 4);
    expect(match.state.said).toEqual([[4, 2, 3]]);
  });

  test('can be left backwards by who called it, as long as nobody else has answered', () => {
    const match = play(voting(), [0, 1]);
    match.undo(0);
    expect(match.asked(0)).toHaveLength(3);
    match.undo(0);
    expect(match.asked(0)).toMatchObject([{ about: { say: 'call' } }]);
    play(match, [0, 'two'], [1, 4]);
    expect(match.canUndo(0)).toBe(false);
    match.undo(1);
    expect(match.canUndo(0)).toBe(true);
  });

  test('is saved and loaded as it is', () => {
    const match = play(voting(), [2, 5]);
    const loaded = reloaded(match);
    expect(loaded.asked(0)).toEqual(match.asked(0));
    expect([0, 1, 2].map((seat) => loaded.canUndo(seat))).toEqual([false, false, true]);
    loaded.undo(2);
    expect(play(loaded, [0, 1], [1, 2], [2, 3]).state.said).toEqual([[1, 2, 3]]);
  });

  test('refuses asides and conceding', () => {
    const match = play(voting(), [2, 5]);
    expect(match.asides(0)).toEqual([]);
    expectRefused(match, [0, 1, 'wave'], 'othersAreDeciding');
    expectRefused(match, [0, null, 'concede'], 'othersAreDeciding');
  });

  test('is as it was if the rules fail at its last answer', () => {
    const match = play(voting(), [2, 5], [1, 4]);
    const before = JSON.stringify([match.save(), match.state, match.asked(0)]);
    expect(() => play(match, [0, 9])).toThrow('out of order');
    expect(JSON.stringify([match.save(), match.state, match.asked(0)])).toBe(before);
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([false, true, true]);
    expect(play(match, [0, 8]).state.said).toEqual([[8, 4, 5]]);
  });

  test('is forked with the own answer kept and the others asked again', () => {
    const match = play(voting(), [2, 5], [1, 4]);
    expect(match.fork(2, 'f').asked(2)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(match.fork(0, 'f').asked(0)).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
    const fork = play(match.fork(2, 'f'), [0, 1], [1, 1]);
    expect(fork.state.said).toEqual([[1, 1, 5]]);
    expect(match.asked(0)).toMatchObject([{ seat: 0 }]);
    expect(play(match, [0, 0]).state.said).toEqual([[0, 4, 5]]);
  });
});
