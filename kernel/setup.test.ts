import { describe, expect, test } from 'vitest';
import { expectRefused, play } from './kit.ts';
import { startTiny, type TinyGame, tiny } from './kit/tiny.ts';
import { reloaded } from './kit/walk.ts';
import { Match } from './match.ts';
import { pick, Refusal } from './question.ts';
import { Random } from './random.ts';
import { admitted, allows, anyTable, anyValue, type Outside, optionSets, refusedToBring } from './setup.ts';

const points = { min: 20, max: 95, step: 10, default: 40 };

describe('option sets', () => {
  test('are the defaults, then every option varied on its own, a range at both its ends', () => {
    const options = {
      rounds: { values: [3, 5, 7], default: 5 },
      storms: { values: [true, false], default: false },
      points,
    };
    const usual = { rounds: 5, storms: false, points: 40 };
    expect(optionSets({ options })).toEqual([
      usual,
      { ...usual, rounds: 3 },
      { ...usual, rounds: 7 },
      { ...usual, storms: true },
      { ...usual, points: 20 },
      { ...usual, points: 90 },
    ]);
    expect(optionSets({ options: {} })).toEqual([{}]);
  });
});

describe('an option that is a range of numbers', () => {
  test.each([20, 40, 90])('may be %j', (value) => {
    expect(allows(points, value)).toBe(true);
  });

  test.each([10, 45, 95, 100, NaN, Infinity, '40', true])('may not be %j', (value) => {
    expect(allows(points, value)).toBe(false);
    const game = tiny(() => asking(), { options: { points } });
    expect(() => Match.start(game, { seats: 2, seed: '', options: { points: value } })).toThrow(
      'unknownValue',
    );
  });

  test('goes by ones where nothing else is said', () => {
    expect(allows({ min: 1, max: 3, default: 1 }, 2)).toBe(true);
    expect(allows({ min: 1, max: 3, default: 1 }, 2.5)).toBe(false);
  });

  test('is drawn anywhere in it', () => {
    const random = Random.seeded('points');
    const drawn = new Set(Array.from({ length: 200 }, () => anyValue(points, random)));
    expect(drawn).toEqual(new Set([20, 30, 40, 50, 60, 70, 80, 90]));
  });
});

function* asking() {
  yield* pick(0, { say: 'go' }, () => [{ key: 'on' }]);
}

/** What may be brought or inherited is a short word. */
const word: Outside = {
  admit: (what, { seats }) =>
    typeof what === 'string' && what.length <= seats + 2 ? undefined : new Refusal({ say: 'notAWord' }),
  sample: (random) => random.pick(['rum', 'tar'], 'word'),
};
const bringing: TinyGame = tiny(
  function* ({ state }) {
    yield* asking();
    state.over = true;
  },
  {
    brings: word,
    inherits: word,
    setup: ({ brought, inherited = null }) => ({
      said: [...brought, inherited],
      turns: 0,
      secrets: [0, 0],
      over: false,
    }),
    handsOn: ({ said }) => said.length,
  },
);
const NONSENSE = [5, {}, [], true, 'x'.repeat(47_000), { ship: ['x'] }];

describe('what a seat brings, and what a group goes on from', () => {
  test('reaches the setup, lives through saving, and is null where there is nothing', () => {
    const match = Match.start(bringing, { seats: 2, seed: '', brought: ['rum', null], inherited: 'tar' });
    expect(match.state.said).toEqual(['rum', null, 'tar']);
    for (const again of [match.twin(), reloaded(match)])
      expect([again.brought, again.inherited]).toEqual([['rum', null], 'tar']);
    expect(startTiny(bringing).inherited).toBeNull();
    expect(startTiny(bringing).save()).not.toHaveProperty('inherited');
  });

  test.each(NONSENSE)('is refused with a sentence where it is nonsense (%#)', (nonsense) => {
    const table = { seats: 2, seed: '' };
    expect(() => admitted(bringing, { ...table, brought: [null, nonsense] })).toThrow('notAWord');
    expect(() => Match.start(bringing, { ...table, inherited: nonsense })).toThrow('notAWord');
    const plain = tiny(() => asking());
    expect(() => Match.start(plain, { ...table, brought: [nonsense] })).toThrow('bringsNothing');
    expect(() => Match.start(plain, { ...table, inherited: nonsense })).toThrow('inheritsNothing');
    expect(refusedToBring(bringing, nonsense, { seats: 2, options: {} })).toBeInstanceOf(Refusal);
  });

  test('is no more than there are seats', () => {
    const config = { seats: 2, seed: '', brought: ['rum', 'rum', 'rum'] };
    expect(() => Match.start(bringing, config)).toThrow('bringsNothing');
  });

  test('is drawn for random tables, now and then not', () => {
    const random = Random.seeded('tables');
    const tables = Array.from({ length: 40 }, () => anyTable(bringing, 2, random));
    expect(new Set(tables.flatMap(({ brought = [] }) => brought))).toEqual(new Set(['rum', 'tar', null]));
    expect(new Set(tables.map(({ inherited }) => inherited))).toEqual(new Set(['rum', 'tar', null]));
  });
});

describe('a match', () => {
  test('hands something on when it is over, not before', () => {
    const match = startTiny(bringing);
    expect(match.handedOn).toBeNull();
    play(match, [0, 'on']);
    expect(match.handedOn).toBe(1);
    expectRefused(match, [0, 'on'], 'matchIsOver');
  });

  test('hands nothing on where its game knows of nothing', () => {
    const game = tiny(function* ({ state }) {
      yield* asking();
      state.over = true;
    });
    expect(play(startTiny(game), [0, 'on']).handedOn).toBeNull();
  });
});
