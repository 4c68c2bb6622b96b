import { Match, Random } from '@portolan/kernel';
import { kit, recorded } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { ahoy } from './game.ts';
import { endRound } from './rules/acting.ts';
import games from './recorded.json' with { type: 'json' };

kit(ahoy);

/** Played by bots: two, three and four captains, and the three challenges for one. */
recorded(ahoy, games);

test.each([
  ['blockade', 'smuggler1', 3],
  ['uprising', 'union', 2],
])(
  'the challenge %s, which no other captain may play, keeps all accounts to its end',
  (solo, captain, seats) => {
    for (const level of [1, 2, 3, 4]) {
      const match = Match.start(ahoy, { seats, seed: `${solo} ${level}`, options: { solo, captain, level } });
      const random = Random.seeded(solo);
      for (let [question] = match.open; question; [question] = match.open) {
        match.answer(question.seat, match.serial, question.sample(random));
        expect(ahoy.audit(match.state)).toBeUndefined();
      }
      expect(match.outcome?.reason).toMatchObject({ say: 'solo', mode: solo });
    }
  },
);

test('the outcome lists scores by seat and by where the glory came from', () => {
  const match = endRound({
    seats: 3,
    squadron: { at: [3, 2], glory: 30 },
    union: { at: [0, 0] },
    smuggler1: { glory: 4, pledged: { union: ['M01', 'M02'] } },
  });
  expect(match.outcome?.ranking).toEqual([[0], [1], [2]]);
  expect(match.outcome?.scores.map(({ total }) => total)).toEqual([31, 6, 1]);
  expect(match.outcome?.scores[1]?.parts).toEqual([
    { say: 'regions', points: 4 },
    { say: 'deliveries', points: 0 },
    { say: 'rewards', points: 0 },
    { say: 'pledges', points: 2 },
    { say: 'headStart', points: 0 },
  ]);
});
