import { describe, expect, test } from 'vitest';
import type { Table } from './game.ts';
import { play } from './kit.ts';
import { evenly, startTiny, type Tiny, type TinyGame, tiny } from './kit/tiny.ts';
import { reloaded } from './kit/walk.ts';
import { Match } from './match.ts';
import { pick, Refusal, type Rules, shape } from './question.ts';
import type { Saved } from './saved.ts';

const options = (text: string) => (): { key: string }[] => text.split(' ').map((key) => ({ key }));

function* turn({ state, random }: Table<Tiny>): Rules {
  const { key } = yield* pick(0, { say: 'speed' }, options('slow fast'));
  state.said.push(key, random.die(1000, 'speed'));
  state.said.push((yield* pick(1, { say: 'reply', to: key }, options('yes no'))).key);
  state.said.push(
    yield* shape(0, { say: 'end' }, { shape: null, read: (answer) => answer, sample: () => 0 }),
  );
  state.over = state.turns === 2;
}

const game = tiny(turn);
const saved = (match: Match<Tiny>): Saved => JSON.parse(JSON.stringify(match.save())) as Saved;
const turns = (count: number) =>
  Array.from(
    { length: count },
    () =>
      [
        [0, 'slow'],
        [1, 'yes'],
        [0, 'on'],
      ] as const,
  ).flat();

describe('a saved match', () => {
  test('goes on as if nothing had happened, from every moment', () => {
    const acts = turns(3);
    const straight = play(startTiny(game), ...acts);
    for (let moment = 0; moment <= acts.length; moment++) {
      const before = play(startTiny(game), ...acts.slice(0, moment));
      const loaded = Match.load(game, saved(before));
      expect(loaded.returned).toBeUndefined();
      expect(loaded.save()).toEqual(before.save());
      expect(loaded.state).toEqual(before.state);
      expect(loaded.asked(0)).toEqual(before.asked(0));
      expect(loaded.random.save()).toEqual(before.random.save());
      expect(loaded.news).toEqual([]);
      expect(play(loaded, ...acts.slice(moment)).save()).toEqual(straight.save());
    }
  });

  test('keeps what lies beside an answer, and goes on the same without it', () => {
    const bare = play(startTiny(game), [0, 'slow']);
    const match = startTiny(game);
    match.answer(0, match.serial, 'slow', { motion: [1, 2] });
    expect(match.beside).toEqual({ motion: [1, 2] });
    expect(match.save().tail).toMatchObject([{ beside: { motion: [1, 2] } }]);
    expect(match.state).toEqual(bare.state);
    for (const again of [reloaded(match), match.twin(), reloaded(match).twin()])
      expect(again.save()).toEqual(match.save());
    expect(Match.load(game, { ...match.save(), tail: bare.save().tail }).state).toEqual(match.state);
    play(match, [1, 'yes']);
    expect(match.beside).toBeUndefined();
    match.undo(1);
    expect(match.save().tail).toMatchObject([{ beside: { motion: [1, 2] } }]);
  });

  test('that is over stays over', () => {
    const match = play(startTiny(game), ...turns(3));
    const loaded = Match.load(game, saved(match));
    expect(loaded.outcome).toEqual(evenly(match.state));
    expect(loaded.open).toEqual([]);
    expect(() => play(loaded, [0, 'slow'])).toThrow('matchIsOver');
  });

  test('that is over begins no further step', () => {
    const strict = tiny(turn, {
      play(table) {
        if (table.state.over) throw new Error('the game is over');
        return game.play(table);
      },
    });
    const match = play(startTiny(strict), ...turns(3));
    expect(reloaded(match).outcome).toEqual(match.outcome);
    expect(match.twin().outcome).toEqual(match.outcome);
  });

  test('holds no more than the checkpoint and the tail', () => {
    const match = play(startTiny(game), ...turns(1), [0, 'fast']);
    expect(match.save()).toMatchObject({
      game: 'tiny',
      version: 1,
      seats: 2,
      step: 1,
      tail: [{ seat: 0, answer: 'fast' }],
    });
    expect(match.save().state).toMatchObject({ turns: 1, over: false });
  });

  test('of another game, or of a newer version, is not loaded', () => {
    const one = saved(startTiny(game));
    expect(() => Match.load(tiny(turn, { id: 'other' }), one)).toThrow('not a game of other');
    expect(() => Match.load(game, { ...one, version: 2 })).toThrow('newer than 1');
  });
});

describe('a match saved under other rules', () => {
  const halfway = (): Match<Tiny> => play(startTiny(game), ...turns(1), [0, 'fast'], [1, 'no']);

  /** The same game in a second version. */
  const second = (play: (table: Table<Tiny>) => Rules, more: Partial<TinyGame> = {}): TinyGame =>
    tiny(play, { version: 2, migrate: (state) => state as unknown as Tiny, ...more });

  function expectReturned(loaded: Match<Tiny>, from: Match<Tiny>, why: string): void {
    expect(loaded.returned?.why).toContain(why);
    expect(loaded.returned?.dropped).toEqual(saved(from).tail);
    expect(loaded.state).toEqual(from.save().state);
    expect(loaded.step).toBe(from.step);
    expect(loaded.tailLength).toBe(0);
    expect(loaded.random.save()).not.toEqual(from.save().random);
    expect(loaded.serial).toBeGreaterThan(from.serial);
  }

  test('goes on in mid-step where its questions are still the same', () => {
    const match = halfway();
    const loaded = Match.load(second(turn), saved(match));
    expect(loaded.returned).toBeUndefined();
    expect(loaded.state).toEqual(match.state);
    expect(loaded.save().version).toBe(2);
  });

  test('returns to its checkpoint, with fresh chance, where a question has changed, and says so', () => {
    const changed = second(function* ({ state, random }) {
      const { key } = yield* pick(0, { say: 'speed' }, options('slow fast'));
      state.said.push(key, random.die(1000, 'speed'));
      yield* pick(1, { say: 'reply', to: key, kindly: true }, options('yes no'));
    });
    const match = halfway();
    const loaded = Match.load(changed, saved(match));
    expectReturned(loaded, match, 'the question reply has changed');
    expect(() => loaded.answer(0, match.serial, 'slow')).toThrow('questionIsClosed');
    expect(play(loaded, [0, 'slow'], [1, 'yes']).step).toBe(2);
  });

  test('returns twice to the same place', () => {
    const changed = second(() => pickOnce('other'));
    const [one, other] = [Match.load(changed, saved(halfway())), Match.load(changed, saved(halfway()))];
    expect(one.save()).toEqual(other.save());
  });

  test('returns where an answer is no longer offered', () => {
    const match = halfway();
    const changed = second(function* () {
      yield* pick(0, { say: 'speed' }, options('slow slower'));
    });
    expectReturned(Match.load(changed, saved(match)), match, 'notOffered');
  });

  test('returns where another seat is asked', () => {
    const match = halfway();
    const changed = second(function* () {
      yield* pick(1, { say: 'speed' }, options('slow fast'));
    });
    expectReturned(Match.load(changed, saved(match)), match, 'notYourTurn');
  });

  test('returns where the step ends sooner', () => {
    const match = halfway();
    expectReturned(
      Match.load(
        second(() => pickOnce('speed')),
        saved(match),
      ),
      match,
      'the step ended',
    );
  });

  test('returns where the rules now fail on the way', () => {
    const match = halfway();
    const changed = second(function* () {
      yield* pickOnce('speed');
      throw new Error('a mistake of ours');
    });
    expectReturned(Match.load(changed, saved(match)), match, 'a mistake of ours');
  });

  test('returns where an aside is no longer offered', () => {
    const waves = tiny(turn, { asides: (_, seat) => [{ question: question(seat), act: () => {} }] });
    const match = play(startTiny(waves), [1, 'x', 'wave']);
    expectReturned(Match.load(game, saved(match)), match, 'notOffered');
  });

  test('is lifted by the game where its state has another form', () => {
    const lifted = second(turn, {
      migrate: (state, from) => ({ ...(state as unknown as Tiny), said: [`from ${from}`] }),
    });
    const loaded = Match.load(lifted, saved(startTiny(game)));
    expect(loaded.state.said).toEqual(['from 1']);
    expect(loaded.returned).toBeUndefined();
  });

  test('is not loaded where the game cannot lift it', () => {
    const stubborn = tiny(turn, { version: 2 });
    expect(() => Match.load(stubborn, saved(startTiny(game)))).toThrow('cannot lift a game of version 1');
  });
});

function question(seat: number) {
  const [asked] = shape(
    seat,
    { say: 'wave' },
    {
      shape: null,
      read: (answer) => (answer === 'x' ? answer : new Refusal({ say: 'notX' })),
      sample: () => 'x',
    },
  ).next().value as [never];
  return asked;
}

function* pickOnce(say: string): Rules {
  yield* pick(0, { say }, options('slow fast'));
}
