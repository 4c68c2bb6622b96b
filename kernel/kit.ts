/**
 * The test kit. Every game runs through it with no code of its own, and its rule tests are written with it.
 */
import { expect } from 'vitest';
import { type Act, perform } from './kit/walk.ts';
import type { Match } from './match.ts';
import { Refusal } from './question.ts';

/** Plays these acts one after the other: `play(match, [0, '3,2'], [1, 'stop'])`. */
export function play<S, V>(match: Match<S, V>, ...acts: Act[]): Match<S, V> {
  for (const act of acts) perform(match, act);
  return match;
}

/** The act is refused for this reason and changes nothing. */
export function expectRefused<S, V>(match: Match<S, V>, act: Act, reason: string): void {
  const before = JSON.stringify([match.save(), match.state]);
  let refused: unknown;
  try {
    perform(match, act);
  } catch (error) {
    refused = error;
  }
  expect(refused, `${JSON.stringify(act)} is refused`).toBeInstanceOf(Refusal);
  expect(refused).toHaveProperty('reason.say', reason);
  expect(JSON.stringify([match.save(), match.state])).toBe(before);
}
