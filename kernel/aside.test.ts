import { describe, expect, test } from 'vitest';
import { expectRefused, play } from './kit.ts';
import { startTiny, type Tiny, tiny } from './kit/tiny.ts';
import { reloaded } from './kit/walk.ts';
import { CONCEDE, type Match } from './match.ts';
import { Amount, pick, Pick, together } from './question.ts';

/** Seat 0 names one of as many things as have been waved for. */
const game = tiny(
  function* ({ state }) {
    const { key } = yield* pick(0, { say: 'name' }, () =>
      Array.from({ length: state.secrets[0] ?? 0 }, (_, i) => ({ key: `${i}` })),
    );
    state.said.push(key);
  },
  {
    setup: ({ seats }) => ({
      said: [],
      turns: 0,
      secrets: Array.from({ length: seats }, () => 1),
      over: false,
    }),
    asides: (state, seat) => [
      {
        question: new Amount(seat, { say: 'wave' }, { min: -1, max: 9 }),
        act(table, answer) {
          table.tell({ say: 'waved', seat });
          if (typeof answer === 'number') state.secrets[0] = (state.secrets[0] ?? 0) + answer;
          if (answer === 9) throw new Error('too wild');
        },
      },
      ...(seat === 1
        ? [{ question: new Pick(1, { say: 'nod' }, () => [{ key: 'yes' }]), act: () => {} }]
        : []),
    ],
    concede: (state, seat) =>
      state.secrets.length > 2
        ? undefined
        : {
            ranking: [[1 - seat], [seat]],
            scores: state.secrets.map((total) => ({ total, parts: [] })),
            reason: { say: 'gaveUp', seat },
          },
  },
);
const any: unknown = expect.any(Number);
const started = (seats = 2): Match<Tiny> => startTiny(game, seats);

describe('an aside', () => {
  test('is offered to each seat at any time, and only to that seat', () => {
    const match = started();
    expect(match.asides(0).map(({ about }) => about.say)).toEqual(['wave']);
    expect(match.asides(1)).toMatchObject([
      { seat: 1, offer: { kind: 'amount' } },
      { about: { say: 'nod' } },
    ]);
  });

  test('is carried out at once, tells its news, and makes open questions list again', () => {
    const match = started();
    expect(match.asked(0)).toMatchObject([{ offer: { options: [{ key: '0' }] } }]);
    const { serial } = match;
    play(match, [1, 2, 'wave']);
    expect(match.news).toEqual([{ event: { say: 'waved', seat: 1 } }]);
    expect(match.asked(0)).toMatchObject([{ id: serial, offer: { options: [{}, {}, {}] } }]);
    match.answer(0, serial, '2');
    expect(match.state.said).toEqual(['2']);
  });

  test('lives through saving, copying and loading in mid-step', () => {
    const match = play(started(), [1, 2, 'wave'], [0, 1, 'wave']);
    const loaded = reloaded(match);
    for (const again of [loaded, match.twin(), match.twin().twin()]) {
      expect(again.asked(0)).toEqual(match.asked(0));
      expect(again.state).toEqual(match.state);
      expect(play(again, [0, '3']).state.said).toEqual(['3']);
    }
  });

  test.each([
    [[0, 99, 'wave'], 'wrongAmount'],
    [[0, 'x', 'wave'], 'notOffered'],
    [[0, 1, 'shout'], 'notOffered'],
    [[0, 1, '__proto__'], 'notOffered'],
    [[0, 'yes', 'nod'], 'notOffered'],
    [[2, 1, 'wave'], 'notYourTurn'],
    [[-1, 1, 'wave'], 'notYourTurn'],
    [[0.5, null, CONCEDE], 'notYourTurn'],
  ] as const)('is refused: %j', (act, reason) => {
    expectRefused(started(), act, reason);
  });

  test.each([
    [9, 'too wild'],
    [-1, 'offers nothing'],
  ])('that fails, or leaves an open question without an answer, changes nothing (%i)', (wave, why) => {
    const match = play(started(), [1, 0, 'wave']);
    const before = JSON.stringify([match.save(), match.state, match.asked(0)]);
    expect(() => play(match, [0, wave, 'wave'])).toThrow(why);
    expect(JSON.stringify([match.save(), match.state, match.asked(0)])).toBe(before);
  });
});

test('an aside that ends the game ends it, in mid-step, and it stays ended', () => {
  const ending = tiny(() => pickForever(), {
    asides: (_, seat) => [
      {
        question: new Pick(seat, { say: 'scuttle' }, () => [{ key: 'all' }]),
        act: ({ state }) => void (state.over = true),
      },
    ],
  });
  const match = play(startTiny(ending), [0, 'on'], [1, 'all', 'scuttle']);
  for (const again of [match, reloaded(match), match.twin()]) {
    expect(again.outcome).toMatchObject({ reason: { say: 'enough' } });
    expect(again.open).toEqual([]);
    expect(again.asides(0)).toEqual([]);
    expect(again.canUndo(0)).toBe(false);
  }
  expectRefused(match, [0, 'all', 'scuttle'], 'matchIsOver');
});

test('an aside goes by, where the game would end with the step anyway', () => {
  const last = tiny(
    function* ({ state }) {
      state.over = true;
      yield* pick(0, { say: 'farewell' }, () => [{ key: 'bow' }]);
    },
    {
      asides: (_, seat) => [
        { question: new Pick(seat, { say: 'nod' }, () => [{ key: 'yes' }]), act: () => {} },
      ],
    },
  );
  const match = play(startTiny(last), [1, 'yes', 'nod']);
  expect(match.outcome).toBeUndefined();
  expect(play(match, [0, 'bow']).outcome).toBeDefined();
});

describe('while others decide together', () => {
  const vote = (seat: number): Amount => new Amount(seat, { say: 'vote' }, { min: 0, max: 9 });
  const voting = tiny(
    function* ({ state }) {
      state.said.push(yield* together([vote(0), vote(1), vote(2)]));
    },
    {
      asides: (_, seat) => [
        {
          question: new Amount(seat, { say: 'stow' }, { min: 0, max: 99 }),
          meanwhile: true,
          act: ({ state }, answer) => void (state.secrets[seat] = Number(answer)),
        },
        { question: new Pick(seat, { say: 'nod' }, () => [{ key: 'yes' }]), act: () => {} },
      ],
    },
  );
  const voted = (): Match<Tiny> => play(startTiny(voting, 3), [1, 4]);

  test('only the asides that say so are offered and taken', () => {
    expect(voted().asides(2)).toMatchObject([{ about: { say: 'stow' } }]);
    expectRefused(voted(), [2, 'yes', 'nod'], 'othersAreDeciding');
    expectRefused(voted(), [0, null, CONCEDE], 'othersAreDeciding');
    const match = play(voted(), [2, 50, 'stow'], [0, 3]);
    for (const again of [match, reloaded(match), match.twin()])
      expect(play(again, [2, 5]).state).toMatchObject({ said: [[3, 4, 5]], secrets: [any, any, 50] });
  });

  test('an answer can still be taken back, and the aside stays', () => {
    const match = play(voted(), [2, 50, 'stow']);
    match.undo(1);
    expect(match.state.secrets[2]).toBe(50);
    expect(match.open).toHaveLength(3);
    expect(reloaded(match).state).toEqual(match.state);
  });

  test('a seat takes back what it did last: its aside before its answer', () => {
    const match = play(voted(), [1, 50, 'stow']);
    match.undo(1);
    expect(match.state.secrets[1]).not.toBe(50);
    expect(match.open).toHaveLength(2);
    match.undo(1);
    expect(match.open).toHaveLength(3);
  });
});

describe('conceding', () => {
  test('ends the match where the game says so, and it cannot be undone', () => {
    const match = play(started(), [1, null, CONCEDE]);
    expect(match.outcome).toMatchObject({ ranking: [[0], [1]], reason: { say: 'gaveUp', seat: 1 } });
    expect(match.open).toEqual([]);
    expect(match.asides(0)).toEqual([]);
    expect(match.canUndo(1)).toBe(false);
    expectRefused(match, [0, null, CONCEDE], 'matchIsOver');
  });

  test('is refused where the game goes on without', () => {
    expectRefused(started(3), [1, null, CONCEDE], 'cannotConcede');
    const match = startTiny(tiny(() => pickForever()));
    expectRefused(match, [0, null, CONCEDE], 'cannotConcede');
  });

  test('says nothing but that', () => {
    expectRefused(started(), [1, { because: 'I lose' }, CONCEDE], 'cannotConcede');
  });

  test('lives through saving, copying and loading', () => {
    const match = play(started(), [0, 2, 'wave'], [1, null, CONCEDE]);
    const loaded = reloaded(match);
    for (const again of [loaded, match.twin()]) {
      expect(again.outcome).toEqual(match.outcome);
      expect(again.serial).toBe(match.serial);
      expect(again.open).toEqual([]);
    }
    expect(loaded.returned).toBeUndefined();
  });
});

function* pickForever() {
  for (;;) yield* pick(0, { say: 'go' }, () => [{ key: 'on' }]);
}
