import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heard } from './game.ts';
import { copy, fingerprint } from './json.ts';

describe('what is told', () => {
  const told = { event: { say: 'drew' }, fuller: { 1: { say: 'drew', card: 'rum' } } };

  test('is heard fully by the named seats and in public by all others', () => {
    expect(heard(told, 0)).toEqual({ say: 'drew' });
    expect(heard(told, 1)).toEqual({ say: 'drew', card: 'rum' });
    expect(heard(told, 'spectator')).toEqual({ say: 'drew' });
    expect(heard({ event: { say: 'drew' } }, 1)).toEqual({ say: 'drew' });
  });
});

describe('a copy', () => {
  test('equals its original and shares nothing with it', () => {
    const original = { list: [1, [2, { deep: true }]], nothing: null, text: 'x' };
    const twin = copy(original);
    expect(twin).toEqual(original);
    expect(twin).not.toBe(original);
    expect(twin.list).not.toBe(original.list);
    expect(twin.list[1]).not.toBe(original.list[1]);
  });

  test('equals its original for any JSON, odd names included', () => {
    const odd = JSON.parse('{"__proto__": {"__proto__": [1]}, "constructor": {"x": 2}}') as unknown;
    expect(JSON.stringify(copy(odd))).toBe(JSON.stringify(odd));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('a fingerprint', () => {
  test('is the same for the same data and another for other data', () => {
    expect(fingerprint(['pick', 0, { say: 'sail', left: 2 }])).toBe(
      fingerprint(['pick', 0, { say: 'sail', left: 2 }]),
    );
    const prints = Array.from({ length: 1000 }, (_, left) => fingerprint(['pick', 0, { say: 'sail', left }]));
    expect(new Set(prints).size).toBe(1000);
  });

  test('never changes, or saved tails would not replay', () => {
    expect(fingerprint(['pick', 0, { say: 'sail', left: 2 }])).toBe('88sbn3');
  });
});
