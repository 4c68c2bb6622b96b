import { Pick } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { gloryOf } from '../rules/table.ts';
import type { Ahoy } from '../state.ts';
import { lesson } from './lesson.ts';

/** Plays the lesson, each time with the option in this place among those it lets. */
function played(which: (count: number) => number): Ahoy {
  const match = lesson.begin();
  for (const step of lesson.steps) {
    if (!step.lets) continue;
    const [question] = match.open;
    if (!(question instanceof Pick)) throw new Error('the lesson expects a pick');
    const keys = question.options.map(({ key }: { key: string }) => key);
    const ways = keys.filter((key) => step.lets?.(key));
    expect(ways, `${step.say.en} ${keys.join()}`).not.toEqual([]);
    match.answer(lesson.seat, match.serial, ways[which(ways.length)] ?? '');
  }
  return match.state as Ahoy;
}

test.each([
  { taking: 'first', which: () => 0 },
  { taking: 'last', which: (count: number) => count - 1 },
])('the first voyage can be sailed to three glory, always taking the $taking way it lets', ({ which }) => {
  const [squadron] = played(which).players;
  expect(squadron && gloryOf(squadron)).toBe(3);
  expect(squadron?.crew).toEqual(['M01']);
});
