import { games } from '@portolan/games';
import { type Json, Match, Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from './levels.ts';
import { type Playable, ponderOn, think } from './think.ts';

const LONGEST = 60_000;

/** Plays with little thought, for what is tested is that it can be done. */
function playThrough(playable: Playable, level: Level): Match {
  const random = Random.seeded(level);
  const match = Match.start(playable.game, { seats: playable.game.seats.max, seed: level });
  const decide = (seat: number): Json => {
    const thought = ponderOn(playable, match, { seat, level, seed: `${match.serial}` });
    return think(thought, { ponderings: 4 });
  };
  while (!match.outcome) {
    const [question] = match.open;
    if (!question) throw new Error('a match that is not over asks nothing');
    const { seat } = question;
    match.answer(seat, match.serial, seat === 'table' ? question.sample(random) : decide(seat));
  }
  return match;
}

describe.each(games)('$id', (entry) => {
  test.each(LEVELS)(
    'the %s plays a game to its end and gives only answers that are offered',
    { timeout: LONGEST },
    async (level) => {
      const match = playThrough({ game: await entry.game(), advice: await entry.advice() }, level);
      expect(match.outcome?.scores).toHaveLength(match.seats);
    },
  );
});
