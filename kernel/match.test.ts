import { describe, expect, test } from 'vitest';
import { expectRefused, play } from './kit.ts';
import { evenly, startTiny, type Tiny, tiny } from './kit/tiny.ts';
import type { Table } from './game.ts';
import { Match } from './match.ts';
import { amount, pick, Refusal, type Rules, shape } from './question.ts';

const ab = (): { key: string }[] => [{ key: 'a' }, { key: 'b' }];

/** Each seat in turn says a or b; b throws a die. */
function* letters(table: Table<Tiny>): Rules {
  const { state, random } = table;
  for (const seat of state.secrets.keys()) {
    const { key } = yield* pick(seat, { say: 'letter', turn: state.turns }, ab);
    state.said.push(key === 'b' ? random.die(1000, 'letter') : key);
    table.tell({ say: 'said', key }, { [seat]: { say: 'said', key, fully: true } });
  }
}

const everythingOf = (match: Match<Tiny>): string =>
  JSON.stringify([match.save(), match.state, match.random.save(), match.news, match.asked(0)]);

describe('a match', () => {
  test('runs to its first question and says who is asked', () => {
    const match = startTiny(tiny(letters));
    const open = { id: match.serial, seat: 0, about: { say: 'letter', turn: 0 } };
    expect(match.asked(0)).toEqual([{ ...open, offer: { kind: 'pick', options: ab() } }]);
    expect(match.asked(1)).toEqual([open]);
    expect(match.asked('spectator')).toEqual([open]);
  });

  test('goes on with the next question, and with the next step', () => {
    const match = play(startTiny(tiny(letters)), [0, 'a'], [1, 'a'], [0, 'a']);
    expect(match.state).toMatchObject({ said: ['a', 'a', 'a'], turns: 1 });
    expect(match.step).toBe(1);
    expect(match.tailLength).toBe(1);
  });

  test('the same seed and the same answers make the same match', () => {
    const one = play(startTiny(tiny(letters)), [0, 'b'], [1, 'b']);
    const other = play(startTiny(tiny(letters)), [0, 'b'], [1, 'b']);
    expect(one.state).toEqual(other.state);
    expect(one.save()).toEqual(other.save());
  });

  test('tells what the last answer did, and more fully to some', () => {
    const match = play(startTiny(tiny(letters)), [0, 'a']);
    const said = { say: 'said', key: 'a' };
    expect(match.news).toEqual([{ event: said, fuller: { 0: { ...said, fully: true } } }]);
    play(match, [1, 'b']);
    expect(match.news).toEqual([
      { event: { say: 'said', key: 'b' }, fuller: { 1: { say: 'said', key: 'b', fully: true } } },
    ]);
  });

  test('tells what happened before the first question', () => {
    const game = tiny(function* (table) {
      table.tell({ say: 'dealt' });
      yield* letters(table);
    });
    expect(startTiny(game).news).toEqual([{ event: { say: 'dealt' } }]);
  });

  test('ends when a step ends and there is an outcome; then nothing is asked or taken', () => {
    const game = tiny(function* ({ state }) {
      yield* pick(0, { say: 'last' }, ab);
      state.over = true;
    });
    const match = play(startTiny(game), [0, 'a']);
    expect(match.outcome).toEqual(evenly(match.state));
    expect(match.asked(0)).toEqual([]);
    expectRefused(match, [0, 'a'], 'matchIsOver');
    expectRefused(match, [0, null, 'concede'], 'matchIsOver');
    expect(match.canUndo(0)).toBe(false);
  });

  test('can start from a position, which it leaves untouched', () => {
    const position: Tiny = { said: ['x'], turns: 7, secrets: [1, 2], over: false };
    const match = play(Match.from(tiny(letters), { seats: 2, seed: 's' }, position), [0, 'a']);
    position.said.push('scribble');
    expect(match.state.said).toEqual(['x', 'a']);
    expect(match.twin().state.said).toEqual(['x', 'a']);
  });

  test('a position where the match is over asks nothing', () => {
    const over: Tiny = { said: [], turns: 7, secrets: [1, 2], over: true };
    const match = Match.from(tiny(letters), { seats: 2, seed: 's' }, over);
    expect(match.outcome).toEqual(evenly(over));
    expect(match.open).toEqual([]);
  });
});

describe('what is refused', () => {
  const started = (): Match<Tiny> => startTiny(tiny(letters));

  test('an answer that is not offered', () => {
    expectRefused(started(), [0, 'z'], 'notOffered');
  });

  test.each([1, 2, -1, 0.5, NaN, 'table' as const])('an answer of seat %s, who is not asked', (seat) => {
    expectRefused(started(), [seat, 'a'], 'notYourTurn');
  });

  test('an answer to a question that is no longer open, or not yet', () => {
    const match = started();
    const { serial } = match;
    play(match, [0, 'a']);
    for (const id of [serial, match.serial + 1, -1, NaN]) {
      expect(() => match.answer(1, id, 'a')).toThrow('questionIsClosed');
    }
  });

  test('an answer to a question that was asked again after an undo', () => {
    const match = startTiny(
      tiny(function* ({ state }) {
        for (;;) state.said.push((yield* pick(0, { say: 'more' }, ab)).key);
      }),
    );
    const { serial } = match;
    play(match, [0, 'a']).undo(0);
    expect(() => match.answer(0, serial, 'a')).toThrow('questionIsClosed');
  });
});

describe('rules that fail', () => {
  /** Asks for a number of steps; throws after changing the state and throwing dice if it is 13. */
  function* unlucky(table: Table<Tiny>): Rules {
    const { state, random } = table;
    for (let i = 0; i < 2; i++) {
      const number = yield* amount(0, { say: 'number' }, { min: 0, max: 20 });
      state.said.push(number, random.die(6, 'luck'));
      table.tell({ say: 'said', number });
      if (number === 13) throw new Error('unlucky');
    }
  }

  test('leave the match as it was, and it can be played on', () => {
    const match = play(startTiny(tiny(unlucky)), [0, 1]);
    const before = everythingOf(match);
    expect(() => play(match, [0, 13])).toThrow('unlucky');
    expect(everythingOf(match)).toBe(before);
    expect(play(match, [0, 2]).state).toEqual(play(startTiny(tiny(unlucky)), [0, 1], [0, 2]).state);
  });

  test('leave the match as it was even when steps were finished on the way', () => {
    const game = tiny(function* ({ state }) {
      if (state.turns === 0) yield* pick(0, { say: 'go' }, ab);
      if (state.turns === 3) throw new Error('far too late');
    });
    const match = startTiny(game);
    const before = everythingOf(match);
    expect(() => play(match, [0, 'a'])).toThrow('far too late');
    expect(everythingOf(match)).toBe(before);
    expect(match.step).toBe(0);
  });

  test('that never ask again are stopped', () => {
    const game = tiny(function* ({ state }) {
      if (state.turns === 0) yield* pick(0, { say: 'go' }, ab);
    });
    const match = startTiny(game);
    expect(() => play(match, [0, 'a'])).toThrow('without asking anything');
    expect(match.state.turns).toBe(0);
  });

  test('that offer nothing are stopped before the match is stuck', () => {
    const dead = tiny(function* () {
      yield* pick(0, { say: 'go' }, ab);
      yield* pick(1, { say: 'nowhere' }, () => []);
    });
    const match = startTiny(dead);
    const before = JSON.stringify(match.save());
    expect(() => play(match, [0, 'a'])).toThrow('asks nowhere of seat 1 and offers nothing');
    expect(JSON.stringify(match.save())).toBe(before);
    const deadAtOnce = tiny(function* () {
      yield* amount(0, { say: 'nothing' }, { min: 1, max: 0 });
    });
    expect(() => startTiny(deadAtOnce)).toThrow('asks nothing of seat 0');
  });

  test('that throw while reading an answer change nothing', () => {
    const game = tiny(function* () {
      yield* shape(
        0,
        { say: 'course' },
        {
          shape: null,
          read: () => {
            throw new TypeError('no such thing');
          },
          sample: () => null,
        },
      );
    });
    const match = startTiny(game);
    const before = everythingOf(match);
    expect(() => play(match, [0, 'a'])).toThrow(TypeError);
    expect(everythingOf(match)).toBe(before);
  });
});

describe('setting the table', () => {
  const game = tiny(letters, {
    seats: { min: 2, max: 3 },
    options: {
      rounds: { values: [3, 5], default: 3 },
      storms: { values: [true, false], default: false },
    },
    admit: ({ seats, options }) =>
      seats === 3 && options['storms'] === true ? new Refusal({ say: 'tooCrowded' }) : undefined,
  });
  const refusalOf = (config: object): unknown => {
    try {
      Match.start(game, { seats: 2, seed: 's', ...config });
    } catch (error) {
      return error instanceof Refusal ? error.reason : error;
    }
    return undefined;
  };

  test.each([1, 4, 2.5, NaN, -2])('%d seats are refused', (seats) => {
    expect(refusalOf({ seats })).toEqual({ say: 'wrongSeats', min: 2, max: 3 });
  });

  test('an option that does not exist is refused, also one that every object has', () => {
    expect(refusalOf({ options: { wind: 1 } })).toEqual({ say: 'unknownOption', option: 'wind' });
    expect(refusalOf({ options: JSON.parse('{"__proto__": 1}') as object })).toEqual({
      say: 'unknownOption',
      option: '__proto__',
    });
    expect(refusalOf({ options: { toString: 1 } })).toMatchObject({ say: 'unknownOption' });
  });

  test('a value that does not exist is refused', () => {
    expect(refusalOf({ options: { rounds: 4 } })).toEqual({ say: 'unknownValue', option: 'rounds' });
    expect(refusalOf({ options: { storms: 'true' } })).toEqual({ say: 'unknownValue', option: 'storms' });
  });

  test('a game may refuse a table for a reason of its own', () => {
    expect(refusalOf({ seats: 3, options: { storms: true } })).toEqual({ say: 'tooCrowded' });
    expect(refusalOf({ seats: 2, options: { storms: true } })).toBeUndefined();
  });

  test('options not chosen have their defaults', () => {
    expect(Match.start(game, { seats: 2, seed: 's', options: { rounds: 5 } }).options).toEqual({
      rounds: 5,
      storms: false,
    });
  });
});
