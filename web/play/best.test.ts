import { beforeEach, expect, test, vi } from 'vitest';
import { bestBefore, keepBest } from './best.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the best result is kept under its heading, and only a better one takes its place', () => {
  const mark = (points: number) => ({ key: 'scoreAttack union 2 3', points });
  expect(bestBefore('ahoy', mark(0))).toBeUndefined();
  keepBest('ahoy', mark(-4));
  keepBest('ahoy', mark(3));
  keepBest('ahoy', mark(1));
  expect(bestBefore('ahoy', mark(0))).toBe(3);
  expect(bestBefore('ahoy', { key: 'voyage union 2 3', points: 0 })).toBeUndefined();
});
