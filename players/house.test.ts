import { games } from '@portolan/games';
import { type Json, Match, Random } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from './levels.ts';
import { advice, type Pearls, pearls } from './pearls.ts';
import { moveOf, type Playable, ponderOn, think } from './think.ts';

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

/** The match as it might be as far as this seat can tell; nothing if it would notice. */
function otherTruth(match: Match, seat: number, seed: string): Match | undefined {
  const saved = match.save();
  const state = match.game.copy(saved.state);
  match.game.imagine(state, seat, Random.seeded(seed));
  const other = Match.load(match.game, { ...saved, state });
  const seen = (one: Match): string => JSON.stringify([one.view(seat), one.asked(seat)]);
  return other.returned || seen(other) !== seen(match) ? undefined : other;
}

/** A mate answers what it is asked here as it would if what it cannot see were otherwise. */
function unlike(playable: Playable, match: Match, seat: number): boolean | undefined {
  const seed = `${match.step} ${match.serial}`;
  const other = otherTruth(match, seat, seed);
  const answer = (one: Match): string =>
    JSON.stringify(moveOf(playable, one, { seat, level: 'mate', seed, budget: { ponderings: PONDERINGS } }));
  return other && answer(match) !== answer(other);
}

const PONDERINGS = 6;
const ENOUGH = 40;

/** Plays at random and counts where a mate answers otherwise for what it cannot see. */
function countUnlike(playable: Playable): { asked: number; unlike: number } {
  const random = Random.seeded('alike');
  const { game } = playable;
  const counts = { asked: 0, unlike: 0 };
  for (let deal = 0; counts.asked < ENOUGH && deal < ENOUGH; deal++) {
    const match = Match.start(game, { seats: game.seats.max, seed: `alike ${deal}` });
    while (!match.outcome && counts.asked < ENOUGH) {
      const question = random.pick(match.open, 'who');
      const found =
        question.seat !== 'table' && random.below(6) === 0
          ? unlike(playable, match, question.seat)
          : undefined;
      if (found !== undefined) counts.asked++;
      if (found) counts.unlike++;
      match.answer(question.seat, match.serial, question.sample(random));
    }
  }
  return counts;
}

test('a mate whose imagining knows the truth is found out', () => {
  const imagine = (state: Pearls): void => void (state.pearl = (state.pearl + 1) % 3);
  const knowing: Playable<Pearls> = { game: { ...pearls, imagine }, advice };
  expect(countUnlike(knowing).unlike).toBeGreaterThan(0);
  expect(countUnlike({ game: pearls, advice })).toEqual({
    asked: ENOUGH,
    unlike: 0,
  });
});

describe.each(games)('$id', (entry) => {
  test('a mate answers alike whatever its seat cannot see', { timeout: LONGEST }, async () => {
    const playable = { game: await entry.game(), advice: await entry.advice() };
    expect(countUnlike(playable)).toEqual({ asked: ENOUGH, unlike: 0 });
  });

  test.each(LEVELS)(
    'the %s plays a game to its end and gives only answers that are offered',
    { timeout: LONGEST },
    async (level) => {
      const match = playThrough({ game: await entry.game(), advice: await entry.advice() }, level);
      expect(match.outcome?.scores).toHaveLength(match.seats);
    },
  );
});
