import { describe, expect, test } from 'vitest';
import type { Table } from './game.ts';
import type { Json } from './json.ts';
import { play } from './kit.ts';
import { startTiny, type Tiny, tiny } from './kit/tiny.ts';
import { reloaded } from './kit/walk.ts';
import type { Match } from './match.ts';
import { Amount, amount, pick, Pick, picks, type Rules, Shape, shape, together } from './question.ts';

const options = (text: string) => (): { key: string }[] => text.split(' ').map((key) => ({ key }));

/** Seat 0 does things until it has done; what is done shows in the kind of thing it is. */
function* turn(table: Table<Tiny>): Rules {
  const { state, random } = table;
  for (;;) {
    const { key } = yield* pick(0, { say: 'do' }, options('step throw show ask drop vote done'));
    state.said.push(key);
    if (key === 'throw') state.said.push(random.die(1000, 'throw'));
    if (key === 'show') table.reveal();
    if (key === 'ask') state.said.push((yield* pick(1, { say: 'reply' }, options('yes no'))).key);
    if (key === 'drop') state.said.push(yield* amount('table', { say: 'drop' }, { min: 0, max: 9 }));
    if (key === 'vote') {
      const ask = (seat: number): Amount => new Amount(seat, { say: 'vote' }, { min: 0, max: 9 });
      state.said.push(yield* together([ask(0), ask(1)]));
    }
    if (key === 'done') return;
  }
}

const game = tiny(turn, {
  asides: (_, seat) => [
    {
      question: new Amount(seat, { say: 'stow' }, { min: 0, max: 99 }),
      act: ({ state }, answer) => {
        state.secrets[seat] = Number(answer);
      },
    },
    {
      question: new Amount(seat, { say: 'wave' }, { min: 0, max: 9 }),
      act: (table, answer) => {
        table.state.said.push({ wave: answer });
        if (answer === 7) table.reveal();
        if (answer === 8) table.state.said.push(table.random.die(1000, 'wave'));
      },
    },
  ],
});
const started = (): Match<Tiny> => startTiny(game);
const canUndo = (match: Match<Tiny>): boolean[] => [0, 1].map((seat) => match.canUndo(seat));

function expectNoUndo(match: Match<Tiny>, seats = [0, 1]): void {
  const before = JSON.stringify([match.save(), match.state]);
  for (const seat of seats) {
    expect(match.canUndo(seat)).toBe(false);
    expect(() => match.undo(seat)).toThrow('cannotUndo');
  }
  expect(JSON.stringify([match.save(), match.state])).toBe(before);
}

describe('undo', () => {
  test('takes back the last answers one by one, and everything that followed from them', () => {
    const match = play(started(), [0, 'step'], [0, 'step'], [0, 'ask']);
    match.undo(0);
    expect(match.state.said).toEqual(['step', 'step']);
    expect(match.asked(0)).toMatchObject([{ seat: 0, about: { say: 'do' } }]);
    match.undo(0);
    match.undo(0);
    expect(match.state).toEqual(started().state);
    expectNoUndo(match);
  });

  test('tells nothing again', () => {
    const match = play(started(), [0, 'step'], [0, 'step']);
    match.undo(0);
    expect(match.news).toEqual([]);
  });

  test('is only for the seat that answered', () => {
    const match = play(started(), [0, 'step']);
    expect(canUndo(match)).toEqual([true, false]);
    expect(() => match.undo(1)).toThrow('cannotUndo');
    expect(match.state.said).toEqual(['step']);
  });

  test('never crosses chance', () => {
    const match = play(started(), [0, 'step'], [0, 'throw']);
    expectNoUndo(match);
    play(match, [0, 'step']).undo(0);
    expectNoUndo(match);
  });

  test('never crosses something hidden that was shown', () => {
    const match = play(started(), [0, 'step'], [0, 'show']);
    expectNoUndo(match);
    expect(canUndo(play(match, [0, 'step']))).toEqual([true, false]);
  });

  test('never crosses the answer of another seat, nor the end of a step', () => {
    const match = play(started(), [0, 'ask']);
    expect(canUndo(match)).toEqual([true, false]);
    play(match, [1, 'yes']);
    expect(canUndo(match)).toEqual([false, true]);
    play(match, [0, 'step']);
    expect(canUndo(match)).toEqual([true, false]);
    match.undo(0);
    expectNoUndo(match);
    expectNoUndo(play(match, [0, 'done']));
  });

  test('never crosses what the table answered', () => {
    const match = play(started(), [0, 'drop']);
    expect(canUndo(match)).toEqual([true, false]);
    expectNoUndo(play(match, ['table', 3]));
    play(match, [0, 'step']).undo(0);
    expectNoUndo(match);
  });

  test('never crosses a completed together', () => {
    expectNoUndo(play(started(), [0, 'vote'], [1, 3], [0, 4]));
  });

  test('goes back over an aside of the same seat, not over one of another', () => {
    const match = play(started(), [0, 'step'], [0, 5, 'wave']);
    match.undo(0);
    expect(match.state.said).toEqual(['step']);
    match.undo(0);
    expect(match.state.said).toEqual([]);
    play(match, [0, 'step'], [1, 5, 'wave']);
    expect(canUndo(match)).toEqual([false, true]);
    match.undo(1);
    expectNoUndo(match);
  });

  test('goes back past an aside of another seat that shows nothing and could as well have come before', () => {
    const match = play(started(), [0, 'step'], [0, 'step'], [1, 55, 'stow']);
    for (const again of [match, reloaded(match), match.twin()]) {
      expect(canUndo(again)).toEqual([true, false]);
      again.undo(0);
      expect(again.state).toMatchObject({ said: ['step'], secrets: [expect.any(Number), 55] });
      play(again, [0, 'ask']);
      again.undo(0);
      again.undo(0);
      expect(again.state).toMatchObject({ said: [], secrets: [expect.any(Number), 55] });
      expectNoUndo(again);
    }
  });

  test('goes back no further than what was settled before such an aside', () => {
    const match = play(started(), [0, 'throw'], [0, 'step'], [1, 55, 'stow']);
    match.undo(0);
    expect(match.state.said).toHaveLength(2);
    expectNoUndo(match);
  });

  test.each([
    ['draws by chance', 'throw'],
    ['shows something', 'show'],
  ])('does not go back past an aside of another seat that %s', (_, say) => {
    const shows = tiny(turn, {
      asides: (_state, seat) => [
        {
          question: new Pick(seat, { say }, options('yes')),
          act: (table) => void (say === 'throw' ? table.random.die(6, 'aside') : table.reveal()),
        },
      ],
    });
    const match = play(startTiny(shows), [0, 'step'], [1, 'yes', say]);
    expectNoUndo(match);
  });

  test('does not go back past an aside that was only possible after the answer', () => {
    const late = tiny(turn, {
      asides: ({ said }, seat) =>
        said.length === 0
          ? []
          : [{ question: new Pick(seat, { say: 'cheer' }, options('hey')), act: () => {} }],
    });
    expectNoUndo(play(startTiny(late), [0, 'step'], [1, 'hey', 'cheer']), [0]);
  });

  test('of an answer keeps the asides that came before it', () => {
    const match = play(started(), [0, 5, 'wave'], [0, 'step']);
    match.undo(0);
    expect(match.state.said).toEqual([{ wave: 5 }]);
  });

  test.each([7, 8])('never crosses an aside that showed or threw something (%i)', (wave) => {
    expectNoUndo(play(started(), [0, wave, 'wave']));
  });

  test('and giving the answer again leads to the same place, chance included', () => {
    const match = play(started(), [0, 'throw'], [0, 'step'], [0, 'step']);
    const before = JSON.stringify([match.state, match.random.save()]);
    match.undo(0);
    play(match, [0, 'step']);
    expect(JSON.stringify([match.state, match.random.save()])).toBe(before);
    const other = play(started(), [0, 'throw'], [0, 'step'], [0, 'step']);
    expect(play(match, [0, 'throw']).state).toEqual(play(other, [0, 'throw']).state);
  });

  test('repeats a rigged throw that came before', () => {
    const match = play(started(), [0, 'throw']);
    match.random.rig('throw', 42, 43);
    play(match, [0, 'throw'], [0, 'step']);
    const { said } = match.state;
    match.undo(0);
    expect(match.state.said).toEqual(said.slice(0, -1));
    expect(play(match, [0, 'throw']).state.said.at(-1)).toBe(43);
  });

  test('is the same after saving and loading', () => {
    const match = play(started(), [0, 'step'], [0, 'throw'], [0, 'step'], [0, 5, 'wave']);
    const loaded = reloaded(match);
    expect(canUndo(loaded)).toEqual([true, false]);
    loaded.undo(0);
    loaded.undo(0);
    expectNoUndo(loaded);
    match.undo(0);
    match.undo(0);
    expect(loaded.state).toEqual(match.state);
  });

  test('does not depend on options keeping their identity', () => {
    const fickle = tiny(function* ({ state }) {
      const left = options('a b c')();
      while (left.length > 0) {
        const chosen = yield* picks(0, { say: 'take' }, () => left, { min: 1, max: 1 });
        for (const option of chosen) left.splice(left.indexOf(option), 1);
        state.said.push(left.map(({ key }) => key).join(''));
      }
    });
    const match = play(startTiny(fickle), [0, ['a']], [0, ['c']]);
    match.undo(0);
    expect(match.state.said).toEqual(['bc']);
    expect(match.open[0]?.offer()).toMatchObject({ options: [{ key: 'b' }, { key: 'c' }] });
  });

  test('does not mind what becomes of an answer once it was given', () => {
    const lists = { shape: null, read: (answer: Json) => answer as Json[], sample: () => [] };
    const hungry = tiny(
      function* ({ state }) {
        for (;;) {
          const list = yield* shape(0, { say: 'list' }, lists);
          state.said.push(list);
          list.pop();
        }
      },
      {
        asides: (_, seat) => [
          {
            question: new Shape(seat, { say: 'note' }, lists),
            act({ state }, list) {
              state.said.push(list);
              if (Array.isArray(list)) list.pop();
            },
          },
        ],
      },
    );
    const [answer, note] = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    const match = play(startTiny(hungry), [0, answer], [0, note, 'note'], [0, [7]]);
    for (const list of [answer, note]) list.push(98, 99);
    match.undo(0);
    expect(match.state.said).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(reloaded(match).state).toEqual(match.state);
    expect(match.twin().state).toEqual(match.state);
  });

  test('changes the state of now where options hold a piece of the state', () => {
    const pieces = tiny(function* ({ state }) {
      for (;;) {
        const chosen = yield* pick(0, { say: 'mark' }, () => [{ key: 'said', list: state.said }]);
        chosen.list.push('x');
      }
    });
    const match = play(startTiny(pieces), [0, 'said'], [0, 'said'], [0, 'said']);
    match.undo(0);
    expect(match.state.said).toEqual(['x', 'x']);
    expect(match.twin().state.said).toEqual(['x', 'x']);
    expect(match.state.said).toEqual(['x', 'x']);
  });
});
