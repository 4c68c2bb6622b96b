import { games } from '@portolan/games';
import { Match, Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { ponderOn, think } from './think.ts';

const LONGEST = 60_000;

/** The games of the list, played by everybody; with little thought, for what is tested is that they can. */
describe.each(games)('$id', (entry) => {
  test.each(LEVELS)(
    'the %s plays a game to its end and gives only answers that are offered',
    async (level) => {
      const playable = { game: await entry.game(), advice: await entry.advice() };
      const { game } = playable;
      const random = Random.seeded(level);
      const match = Match.start(game, { seats: game.seats.max, seed: level });
      while (!match.outcome) {
        const [question] = match.open;
        if (!question) throw new Error('a match that is not over asks nothing');
        const { seat } = question;
        const task = { seat: Number(seat), level, seed: `${match.serial}` };
        const answer =
          seat === 'table'
            ? question.sample(random)
            : think(ponderOn(playable, match, task), { ponderings: 4 });
        match.answer(seat, match.serial, answer);
      }
      expect(match.outcome.scores).toHaveLength(match.seats);
    },
  );
});
