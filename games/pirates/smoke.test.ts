import { Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { pirates } from './game.ts';

/** Plays a game at random and says what was wrong with it, if anything was. */
function playThrough(seats: number, setup: string, seed: string): string | undefined {
  const match = Match.start(pirates, { seats, seed, options: { setup } });
  const random = Random.seeded(seed);
  for (let decision = 0; !match.outcome; decision++) {
    const [question] = match.open;
    if (!question || decision > 20_000) return `no end after ${decision} decisions`;
    match.answer(question.seat, match.serial, question.sample(random));
    const wrong = pirates.audit(match.state);
    if (wrong !== undefined) return `decision ${decision}: ${wrong}`;
  }
  return undefined;
}

test.each([2, 3, 4, 5, 6])(
  'random games of %i players end, on a sea laid out either way',
  (seats) => {
    expect(playThrough(seats, 'quick', 'breeze')).toBeUndefined();
    expect(playThrough(seats, 'full', 'gale')).toBeUndefined();
  },
  120_000,
);
