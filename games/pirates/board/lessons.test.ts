import { type Json, type Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';

/** The others do what comes first. */
function others(match: Match, seat: number): void {
  for (;;) {
    const question = match.open.find((one) => typeof one.seat === 'number' && one.seat !== seat);
    if (!question || typeof question.seat !== 'number') return;
    const answers = question.candidates(Random.seeded('others'));
    match.answer(question.seat, match.serial, answers.find((one) => one === 'end') ?? answers[0] ?? null);
  }
}

/** What a step lets, as the answer somebody would give who follows it. */
function following(match: Match, seat: number, lets: (key: string) => boolean): Json {
  const [asked] = match.asked(seat);
  const offer = asked?.offer;
  if (offer?.kind === 'pick') return offer.options.find(({ key }) => lets(key))?.key ?? null;
  if (offer?.kind === 'picks') return offer.options.slice(0, offer.range.max).map(({ key }) => key);
  if (offer?.kind === 'shape') return offer.candidates?.find(({ key }) => lets(key))?.answer ?? null;
  return null;
}

test.each(lessons.map((lesson) => [lesson.key, lesson] as const))(
  'the first voyage about %s can be followed to its end, step by step [PI-SOLO.9]',
  (_, lesson) => {
    const { seat, steps } = lesson;
    const match = lesson.begin();
    for (const step of steps) {
      if (!step.lets) continue;
      match.answer(
        seat,
        match.serial,
        following(match, seat, (key) => step.lets?.(key) === true),
      );
      expect(step.reached?.(match.view(seat)) ?? true).toBe(true);
      others(match, seat);
    }
    expect(steps.at(-1)).not.toHaveProperty('lets');
  },
);
