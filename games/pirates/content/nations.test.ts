import { expect, test } from 'vitest';
import { flags } from './nations.ts';

test('nations are told apart by their emblems as well as by their colours', () => {
  const all = Object.values(flags);
  expect(new Set(all.map(({ emblem }) => emblem)).size).toBe(all.length);
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(all.length);
});
