import { describe, expect, test } from 'vitest';
import { expectRefused, play } from './kit.ts';
import { startTiny, type Tiny, tiny } from './kit/tiny.ts';
import { reloaded } from './kit/walk.ts';
import type { Match } from './match.ts';
import { Pick, pick, together } from './question.ts';
import { RECALL, STAND } from './standing.ts';

const window = (seat: number, until: string): Pick<{ key: string }> =>
  new Pick(seat, { say: 'announce' }, () => [{ key: 'pass' }, { key: 'card' }], { answer: 'pass', until });

/** Seat 0 sails, then both others may announce a card, twice a watch; a step is a watch of two sails. */
const game = tiny(function* ({ state }) {
  for (let sails = 0; sails < 2; sails++) {
    const { key } = yield* pick(0, { say: 'sail' }, () => [{ key: 'on' }, { key: 'tack' }]);
    const until = `watch ${state.turns >> 1}`;
    const said = yield* together([window(1, until), window(2, until)]);
    state.said.push([key, ...said.map((one) => one.key)]);
  }
});
const started = (): Match<Tiny> => startTiny(game, 3);
const awaited = (match: Match<Tiny>): unknown[] => match.open.map(({ seat }) => seat);

describe('a standing answer', () => {
  test('is offered to the asked seat alone', () => {
    const match = play(started(), [0, 'on']);
    expect(match.asked(1)).toMatchObject([{ seat: 1, standing: 'pass' }, { seat: 2 }]);
    expect(match.asked(1)[1]).not.toHaveProperty('standing');
    expect(match.asked(0)[0]).not.toHaveProperty('standing');
  });

  test('answers what is asked now, and at once whenever the same is asked', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND]);
    expect(awaited(match)).toEqual([2]);
    play(match, [2, 'card']);
    expect(match.state.said).toEqual([['on', 'pass', 'card']]);
    play(match, [0, 'tack']);
    expect(awaited(match)).toEqual([2]);
    play(match, [2, 'pass', STAND], [0, 'on']);
    expect(awaited(match)).toEqual([0]);
    expect(match.state.said.slice(1)).toEqual([
      ['tack', 'pass', 'pass'],
      ['on', 'pass', 'pass'],
    ]);
  });

  test('is seen by its owner and by nobody else', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND]);
    expect(match.standing(1)).toEqual([{ seat: 1, say: 'announce', answer: 'pass', until: 'watch 0' }]);
    expect(match.standing(2)).toEqual([]);
    const answered = play(started(), [0, 'on'], [1, 'pass']);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(match.asked(viewer)).toEqual(answered.asked(viewer));
      expect(match.view(viewer)).toEqual(answered.view(viewer));
    }
  });

  test('lapses when the rules come with another key', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND], [2, 'pass', STAND]);
    play(match, [0, 'on'], [0, 'on'], [0, 'on']);
    expect(match.standing(1)).toHaveLength(1);
    play(match, [0, 'on']);
    expect(awaited(match)).toEqual([1, 2]);
    expect(match.standing(1)).toEqual([]);
  });

  test('is called back by its owner, even in the window it has just answered', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND], [1, 'announce', RECALL]);
    expect(awaited(match)).toEqual([1, 2]);
    play(match, [1, 'card'], [2, 'pass'], [0, 'on']);
    expect(awaited(match)).toEqual([1, 2]);
    expect(match.state.said).toEqual([['on', 'card', 'pass']]);
  });

  test('lives through saving, copying and loading, within its step and beyond', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND], [2, 'pass']);
    for (const again of [match, reloaded(match), match.twin()]) {
      play(again, [0, 'on'], [2, 'card']);
      expect(again.step).toBe(1);
      const later = play(reloaded(again), [0, 'on'], [2, 'card']);
      expect(later.state.said).toEqual([...again.state.said, ['on', 'pass', 'card']]);
      expect(reloaded(later).returned).toBeUndefined();
    }
  });

  test('can be taken back as an answer can, until somebody else has acted', () => {
    const match = play(started(), [0, 'on'], [2, 'pass', STAND]);
    match.undo(2);
    expect(awaited(match)).toEqual([1, 2]);
    expect(match.standing(2)).toEqual([]);
    play(match, [2, 'pass', STAND], [1, 'card']);
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([false, false, false]);
  });

  test('is given after what another seat decided, so that it cannot be taken back', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND], [2, 'pass', STAND], [0, 'tack']);
    expect(match.canUndo(0)).toBe(false);
  });

  test.each([
    [[0, 'pass', STAND], 'notOffered'],
    [[1, 'card', STAND], 'notOffered'],
    [[1, null, STAND], 'notOffered'],
    [[1, 'announce', RECALL], 'notOffered'],
    [[2, 'sail', RECALL], 'notOffered'],
    [[7, 'pass', STAND], 'notYourTurn'],
  ] as const)('is refused: %j', (act, reason) => {
    expectRefused(play(started(), [0, 'on'], [2, 'pass', STAND]), act, reason);
  });

  test('is unknown in a fork of another seat, and known in one of its own', () => {
    const match = play(started(), [0, 'on'], [1, 'pass', STAND]);
    expect(awaited(match.fork(2, 'dream'))).toEqual([1, 2]);
    expect(match.fork(2, 'dream').standing(1)).toEqual([]);
    expect(awaited(match.fork(1, 'dream'))).toEqual([2]);
    const fork = match.fork(2, 'dream');
    expect(() => play(fork, [1, 'whale'])).toThrow('notOffered');
    play(fork, [1, 'card'], [2, 'pass'], [0, 'on']);
    expect(awaited(fork)).toEqual([1, 2]);
  });
});
