import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { Amount, Pick, Picks, type Question, Refusal, Shape, together } from './question.ts';
import { Random } from './random.ts';

const about = { say: 'choose' };
const keys = (text: string): { key: string }[] => text.split('').map((key) => ({ key }));
const random = (): Random => Random.seeded('questions');

function refusal(question: Question, answer: Json): string {
  const read = question.read(answer);
  if (!(read instanceof Refusal)) throw new Error(`${JSON.stringify(answer)} was taken`);
  return read.reason.say;
}

/** Things that are no answer to anything asked here. */
const nonsense: Json[] = [null, true, -1, 1e300, 'zebra', '', [], [null], ['a', ['b']], {}, { key: 'a' }];

describe('pick', () => {
  const letters = new Pick(0, about, () => keys('abc'));

  test('reads a key as the option it names', () => {
    expect(letters.read('b')).toEqual({ key: 'b' });
  });

  test.each(nonsense)('refuses %j', (answer) => {
    expect(refusal(letters, answer)).toBe('notOffered');
  });

  test('refuses names that every object has', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'length', '0']) {
      expect(refusal(letters, key)).toBe('notOffered');
    }
  });

  test('lists its options once, and anew when the state has moved', () => {
    let listings = 0;
    const question = new Pick(0, about, () => keys('ab'.repeat(++listings)));
    expect(question.options).toHaveLength(2);
    expect(question.options).toHaveLength(2);
    question.relist();
    expect(question.options).toHaveLength(4);
  });

  test('all options are candidates, up to 200', () => {
    const many = new Pick(0, about, () => Array.from({ length: 500 }, (_, i) => ({ key: `${i}` })));
    expect(letters.candidates(random())).toEqual(['a', 'b', 'c']);
    expect(new Set(many.candidates(random())).size).toBe(200);
  });

  test('samples every option', () => {
    const chance = random();
    const seen = new Set(Array.from({ length: 60 }, () => letters.sample(chance)));
    expect(seen).toEqual(new Set(['a', 'b', 'c']));
  });

  test('is answerable if there is an option', () => {
    expect(letters.answerable).toBe(true);
    expect(new Pick(0, about, () => []).answerable).toBe(false);
  });

  test('offers the asked seat everything an option says', () => {
    const spaces = new Pick(0, about, () => [{ key: 'a', on: 'space:1,2', cost: 3 }]);
    expect(spaces.offer()).toEqual({ kind: 'pick', options: [{ key: 'a', on: 'space:1,2', cost: 3 }] });
  });
});

describe('picks', () => {
  const two = new Picks(0, about, () => keys('abcd'), { min: 1, max: 2 });

  test('reads keys as the options they name, in the order they are given', () => {
    expect(two.read(['d', 'a'])).toEqual([{ key: 'd' }, { key: 'a' }]);
  });

  test('refuses too few and too many, and says how many it wants', () => {
    const read = two.read(['a', 'b', 'c']);
    expect(read).toBeInstanceOf(Refusal);
    expect((read as Refusal).reason).toEqual({ say: 'wrongCount', asked: 'choose', min: 1, max: 2 });
    expect(refusal(two, [])).toBe('wrongCount');
  });

  test('refuses the same option twice', () => {
    expect(refusal(two, ['a', 'a'])).toBe('notOffered');
  });

  test.each<Json>(['a', null, 1, { 0: 'a', length: 1 }, ['z'], [null], [['a']], ['__proto__']])(
    'refuses %j',
    (answer) => {
      expect(refusal(two, answer)).toBe('notOffered');
    },
  );

  test('a combination may be refused, with its own reason', () => {
    const apart = new Picks(
      0,
      about,
      () => keys('abc'),
      { min: 0, max: 3 },
      (chosen) => (chosen.length === 2 ? { say: 'notAPair' } : undefined),
    );
    expect(refusal(apart, ['a', 'b'])).toBe('notAPair');
    expect(apart.candidates(random())).toEqual([[], ['a'], ['a', 'b', 'c'], ['b'], ['c']]);
  });

  test('the range may follow the state', () => {
    let max = 1;
    const question = new Picks(
      0,
      about,
      () => keys('abc'),
      () => ({ min: 1, max }),
    );
    expect(refusal(question, ['a', 'b'])).toBe('wrongCount');
    max = 2;
    expect(question.read(['a', 'b'])).toHaveLength(2);
    expect(question.offer()).toMatchObject({ range: { min: 1, max: 2 } });
  });

  test('every combination is a candidate where there are few, each once', () => {
    expect(two.candidates(random())).toHaveLength(4 + 6);
    const nearlyAll = new Picks(0, about, () => keys('abcdefghijklmnop'), { min: 15, max: 15 });
    expect(new Set(nearlyAll.candidates(random()).map((answer) => JSON.stringify(answer))).size).toBe(16);
  });

  test('where there are many, candidates are drawn from all of them, not from the first', () => {
    const needsLast = new Picks(
      0,
      about,
      () => keys('abcdefghijklmnopqrst'),
      { min: 10, max: 10 },
      (chosen) => (chosen.some(({ key }) => key === 't') ? undefined : { say: 'withoutT' }),
    );
    const candidates = needsLast.candidates(random());
    expect(candidates).toHaveLength(200);
    expect(new Set(candidates.map((answer) => JSON.stringify(answer))).size).toBe(200);
  });

  test('is answerable if there are enough options', () => {
    const asks = (min: number, max: number): boolean =>
      new Picks(0, about, () => keys('ab'), { min, max }).answerable;
    expect([asks(0, 0), asks(2, 9), asks(3, 3), asks(2, 1)]).toEqual([true, true, false, false]);
  });

  test('every candidate and every sample is accepted, whatever the range', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.nat(12), fc.string(), (size, one, other, seed) => {
        const [min, max] = [Math.min(one, other, size), Math.max(one, other)];
        const options = Array.from({ length: size }, (_, i) => ({ key: `${i}` }));
        const question = new Picks(0, about, () => options, { min, max });
        const chance = Random.seeded(seed);
        const candidates = question.candidates(chance);
        expect(candidates.length).toBeGreaterThan(0);
        expect(candidates.length).toBeLessThanOrEqual(200);
        for (const answer of [...candidates, question.sample(chance)]) {
          expect(question.read(answer)).not.toBeInstanceOf(Refusal);
        }
      }),
    );
  });
});

describe('amount', () => {
  const some = new Amount(0, about, { min: 0, max: 3 });

  test('reads a whole number within its range', () => {
    expect([0, 3].map((answer) => some.read(answer))).toEqual([0, 3]);
  });

  test('reads -0 as 0, which is what JSON makes of it', () => {
    expect(Object.is(some.read(-0), 0)).toBe(true);
  });

  test('refuses what is out of range and says what is not', () => {
    expect((some.read(4) as Refusal).reason).toEqual({ say: 'wrongAmount', asked: 'choose', min: 0, max: 3 });
    expect(refusal(some, -1)).toBe('wrongAmount');
    expect(refusal(some, 1e300)).toBe('wrongAmount');
  });

  test.each<Json>([1.5, '1', NaN, Infinity, null, true, [1], { 1: 1 }])('refuses %j', (answer) => {
    expect(refusal(some, answer)).toBe('notOffered');
  });

  test('all numbers are candidates where there are few, else some', () => {
    expect(some.candidates(random())).toEqual([0, 1, 2, 3]);
    const much = new Amount(0, about, { min: -1000, max: 100_000 });
    const candidates = much.candidates(random());
    expect(candidates).toHaveLength(200);
    for (const answer of candidates) expect(much.read(answer)).toBe(answer);
  });

  test('is answerable unless its range is empty', () => {
    expect(some.answerable).toBe(true);
    expect(new Amount(0, about, { min: 1, max: 0 }).answerable).toBe(false);
  });
});

describe('shape', () => {
  const even = new Shape<number>('table', about, {
    shape: { kind: 'even' },
    read: (answer) =>
      typeof answer === 'number' && answer % 2 === 0 ? answer / 2 : new Refusal({ say: 'odd' }),
    sample: (chance) => chance.below(10) * 2,
  });

  test('reads and refuses as the rules say', () => {
    expect(even.read(8)).toBe(4);
    expect(refusal(even, 7)).toBe('odd');
  });

  test('without candidates of its own it offers a sample', () => {
    const [candidate = null] = even.candidates(random());
    expect(even.read(candidate)).not.toBeInstanceOf(Refusal);
    expect(even.offer()).toEqual({ kind: 'shape', shape: { kind: 'even' } });
  });

  test('its candidates are at most 200', () => {
    const many = new Shape(0, about, {
      ...even.shaping,
      candidates: () => Array.from({ length: 999 }, () => 2),
    });
    expect(many.candidates(random())).toHaveLength(200);
  });

  test('answers that the rules name are offered beside the drawing, and listed again when the state moves', () => {
    let eggs = 2;
    const named = new Shape(0, about, {
      ...even.shaping,
      offered: () => [{ key: `${eggs} eggs`, on: 'nest', answer: eggs }],
    });
    expect(named.offer()).toMatchObject({ candidates: [{ key: '2 eggs', on: 'nest', answer: 2 }] });
    eggs = 4;
    expect(named.offer()).toMatchObject({ candidates: [{ answer: 2 }] });
    named.relist();
    expect(named.offer()).toMatchObject({ candidates: [{ answer: 4 }] });
  });
});

describe('a question', () => {
  test('has no value before it is settled, nor after it is opened again', () => {
    const question = new Amount(0, about, { min: 0, max: 3 });
    expect(() => question.value).toThrow('no answer yet');
    question.settle(2);
    expect(question.value).toBe(2);
    question.reopen();
    expect(question.settled).toBe(false);
    expect(() => question.value).toThrow('no answer yet');
  });

  test('together asks a seat one thing at most', () => {
    const ask = (seat: number): Amount => new Amount(seat, about, { min: 0, max: 3 });
    expect(() => together([ask(0), ask(1), ask(0)]).next()).toThrow('two things at once');
    expect(together([ask(0), ask(1)]).next().done).toBe(false);
  });

  test('together with nobody asks nothing', () => {
    expect(together([]).next()).toEqual({ done: true, value: [] });
  });
});
