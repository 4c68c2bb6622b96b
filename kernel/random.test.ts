import { describe, expect, test } from 'vitest';
import { type Chance, Random } from './random.ts';

/** xoshiro128** written a second time, in BigInt and straight from its definition. */
function* reference(chance: Chance): Generator<number> {
  const bits = (value: bigint): bigint => BigInt.asUintN(32, value);
  const rotated = (value: bigint, by: bigint): bigint => bits((value << by) | (value >> (32n - by)));
  let [a, b, c, d] = chance.map((part) => bits(BigInt(part))) as [bigint, bigint, bigint, bigint];
  for (;;) {
    yield Number(bits(rotated(bits(b * 5n), 7n) * 9n));
    const shifted = bits(b << 9n);
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11n);
  }
}

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

describe('the generator', () => {
  test('gives the published first numbers of xoshiro128** for the state 1, 2, 3, 4', () => {
    const random = new Random([1, 2, 3, 4]);
    expect(take(10, () => random.next())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test.each<Chance>([
    [1, 2, 3, 4],
    [0xdeadbeef, 0, 0x80000000, 0xffffffff],
    [-1, -2, 0x7fffffff, 5],
  ])('agrees with a BigInt xoshiro128** from %i %i %i %i', (...chance) => {
    const random = new Random(chance);
    const other = reference(chance);
    const expected = take(2000, () => other.next().value as number);
    expect(take(2000, () => random.next())).toEqual(expected);
  });

  test('the same seed gives the same numbers, another seed others', () => {
    const numbers = (seed: string): number[] => {
      const random = Random.seeded(seed);
      return take(20, () => random.next());
    };
    expect(numbers('sloop')).toEqual(numbers('sloop'));
    expect(numbers('sloop')).not.toEqual(numbers('sloep'));
    expect(numbers('')).not.toEqual(numbers(' '));
  });

  test('what a seed gives never changes, or saved games would', () => {
    const random = Random.seeded('portolan');
    expect(take(4, () => random.next())).toEqual([757646267, 411439560, 3519791493, 3420495386]);
  });

  test('goes on from where it was saved, through JSON', () => {
    const random = Random.seeded('brig');
    take(7, () => random.next());
    const saved = JSON.parse(JSON.stringify(random.save())) as Chance;
    const expected = take(50, () => random.next());
    const again = new Random(saved);
    expect(take(50, () => again.next())).toEqual(expected);
  });
});

describe('fairness', () => {
  /** Sum of (seen - expected)² / expected over all faces. */
  function chiSquare(count: number, draws: number, draw: () => number): number {
    const seen = take(count, () => 0);
    for (let i = 0; i < draws; i++) {
      const face = draw();
      seen[face] = (seen[face] ?? 0) + 1;
    }
    const expected = draws / count;
    return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  }

  // The seeds are fixed, so these cannot fail by bad luck; the bounds are the 99.9% ones.
  test.each([
    [2, 10.8],
    [6, 20.5],
    [10, 27.9],
    [52, 87.0],
  ])('below(%i) gives every number equally often', (count, bound) => {
    const random = Random.seeded(`fair ${count}`);
    expect(chiSquare(count, 60_000, () => random.below(count))).toBeLessThan(bound);
  });

  test('below throws away the numbers that would favour the low ones', () => {
    const random = Random.seeded('three quarters');
    const count = 0xc000_0000;
    const low = take(4000, () => random.below(count)).filter((number) => number < 0x4000_0000).length;
    expect(low / 4000).toBeCloseTo(1 / 3, 1);
  });

  test('a shuffle brings every order equally often', () => {
    const random = Random.seeded('orders');
    const orders = new Map<string, number>();
    const place = (order: string): number => {
      if (!orders.has(order)) orders.set(order, orders.size);
      return orders.get(order) ?? 0;
    };
    const shuffled = (): number => place(random.shuffle(['a', 'b', 'c', 'd'], 'orders').join(''));
    expect(chiSquare(24, 48_000, shuffled)).toBeLessThan(49.7);
    expect(orders.size).toBe(24);
  });

  test('dice count from 1, and all faces come', () => {
    const random = Random.seeded('dice');
    const faces = new Set(take(200, () => random.die(6, 'any')));
    expect(faces).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('pick gives one of the items', () => {
    const random = Random.seeded('pick');
    expect(new Set(take(100, () => 0).map(() => random.pick(['x', 'y'], 'any')))).toEqual(
      new Set(['x', 'y']),
    );
  });

  test.each([0, -1, 2.5, NaN, Infinity, 0x1_0000_0001])('nothing can be chosen below %d', (count) => {
    expect(() => Random.seeded('any').below(count)).toThrow('cannot choose below');
  });

  test('nothing can be picked from an empty list', () => {
    expect(() => Random.seeded('any').pick([], 'any')).toThrow();
  });
});

describe('rigging', () => {
  test('fixes the next results of one purpose and of no other', () => {
    const random = Random.seeded('rig');
    random.rig('attack', 6, 1);
    random.rig('attack', 3);
    const plain = Random.seeded('rig');
    expect(random.die(6, 'defence')).toBe(plain.die(6, 'defence'));
    expect(take(3, () => random.die(6, 'attack'))).toEqual([6, 1, 3]);
    expect(random.die(6, 'attack')).toBe(plain.die(6, 'attack'));
  });

  test('places in a list count from 0, for a pick and for each exchange of a shuffle', () => {
    const random = Random.seeded('rig');
    random.rig('draw', 2);
    expect(random.pick(['a', 'b', 'c'], 'draw')).toBe('c');
    random.rig('mix', 0, 0);
    expect(random.shuffle(['a', 'b', 'c'], 'mix')).toEqual(['b', 'c', 'a']);
  });

  test('a rigged result counts as drawn', () => {
    const random = Random.seeded('rig');
    random.rig('attack', 6);
    random.die(6, 'attack');
    expect(random.drawn).toBe(1);
  });

  test('a twin has the same rigging, and using it up there leaves it here', () => {
    const random = Random.seeded('rig');
    random.rig('attack', 6, 5);
    random.die(6, 'attack');
    const twin = random.twin();
    expect(twin.die(6, 'attack')).toBe(5);
    expect(random.die(6, 'attack')).toBe(5);
    expect(twin.next()).toBe(random.next());
  });

  test('gone back to an earlier place, the same results fall again', () => {
    const random = Random.seeded('rig');
    const [chance, drawn] = [random.save(), random.drawn];
    const throws = (): number[] => take(3, () => random.die(6, 'attack'));
    const first = random.die(6, 'attack');
    random.rig('attack', 6, 5);
    const later = throws();
    expect(later.slice(0, 2)).toEqual([6, 5]);
    random.restore(chance, drawn);
    expect([random.die(6, 'attack'), ...throws()]).toEqual([first, ...later]);
  });
});
