import { type Json, Match, type Question, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { advice } from './bot.ts';
import { pirates } from './game.ts';
import { type Position, position } from './position.ts';
import { berth } from './rules/acting.ts';
import { NONE } from './state.ts';

const ISLAND = { at: [60_000, 45_000], coins: [4, 3, 2] } as const;
const FAR = { piece: 'golondrina', seat: 1, at: [105_000, 60_000, 9_000] } as const;

/** What a position is worth to the first seat. */
const worth = (given: Position): number => advice.worth(position(given).state)[0] ?? NaN;
const better = (one: Position, other: Position): void => expect(worth(one)).toBeGreaterThan(worth(other));

const ship = (more: Partial<Position['ships'][number]>): Position => ({
  islands: [ISLAND],
  ships: [{ piece: 'bishops-candle', at: [40_000, 40_000], ...more }, FAR],
});

test('gold is worth more at home than aboard, and aboard more than ashore', () => {
  const home = { at: [13_000, 13_000], home: 0 } as const;
  const lying = ship({});
  const sea = { ...ship({ coins: [4] }), islands: [{ ...ISLAND, coins: [3, 2] }] };
  const banked = {
    ...lying,
    islands: [
      { ...home, coins: [4] },
      { ...ISLAND, coins: [3, 2] },
    ],
  };
  better(banked, sea);
  better(sea, lying);
});

test('a laden ship is worth more the nearer home it is, an empty one the nearer to treasure', () => {
  better(ship({ coins: [5], at: [22_000, 20_000] }), ship({ coins: [5], at: [50_000, 45_000] }));
  better(ship({ at: [50_000, 42_000] }), ship({ at: [30_000, 80_000] }));
});

test('masts and crew are worth having', () => {
  better(ship({}), ship({ masts: 1 }));
  better(ship({ masts: 1 }), ship({ masts: 0 }));
  better(ship({ crew: ['england-captain'] }), ship({}));
});

test('gold aboard is worth less under the guns of an enemy', () => {
  const hunted = (x: number): Position => ({
    islands: [ISLAND],
    ships: [
      { piece: 'pennywhistle', at: [40_000, 40_000], coins: [5] },
      { piece: 'last-laugh', seat: 1, at: [x, 40_000, 9_000] },
    ],
  });
  better(hunted(100_000), hunted(48_000));
});

test('treasure astern is further off than treasure ahead', () => {
  better(ship({ at: [40_000, 45_000, 0] }), ship({ at: [40_000, 45_000, 18_000] }));
});

test('a hunter would rather be near its prey, however far that is', () => {
  const hunting = (x: number): Position => ({
    ships: [{ piece: 'mother-of-ink', at: [x, 40_000] }, FAR],
  });
  better(hunting(50_000), hunting(20_000));
});

test('gold behind the walls of an enemy draws those with cannons, and every flag that falls is a gain', () => {
  const siege = (x: number, flags: number): Position => ({
    islands: [{ ...ISLAND, coins: [], fort: { fort: 'lantern-tower', seat: 1, coins: [4, 3], flags } }],
    ships: [
      { piece: 'kings-quarrel', at: [x, 20_000] },
      { ...FAR, at: [5_000, 85_000] },
    ],
  });
  better(siege(45_000, 2), siege(15_000, 2));
  const walls = (flags: number): number => advice.worth(position(siege(45_000, flags)).state)[1] ?? NaN;
  expect(walls(2)).toBeGreaterThan(walls(1));
});

type Board = ReturnType<typeof position>;

/** Answers these, and then this is asked. */
function askedFor(match: Board, say: string, ...answers: readonly Json[]): Question {
  for (const answer of answers) match.answer(0, match.serial, answer);
  const [question] = match.open;
  if (question?.about.say !== say) throw new Error(`asked ${question?.about.say}`);
  return question;
}

/** How much each answer is worth trying, and which of them most. */
function weighed(match: Board, question: Question): { best: Json; weightOf: (answer: Json) => number } {
  const answers = question.candidates(Random.seeded('weigh'));
  const weights = advice.weigh?.(match.state, question, answers) ?? [];
  return {
    best: answers[weights.indexOf(Math.max(...weights))] ?? null,
    weightOf: (answer) => weights[answers.indexOf(answer)] ?? NaN,
  };
}

test('the course worth trying most docks where treasure lies within reach', () => {
  const match = position(ship({ at: [46_000, 45_000] }));
  const question = askedFor(match, 'sail', 'move 0');
  match.answer(0, match.serial, weighed(match, question).best);
  expect(match.state.ships[0]?.docked).toBe(0);
});

const CAY = { island: 'parsons-thumb', at: [40_000, 40_000] } as const;

test('as much gold is taken as the ship can carry', () => {
  const match = position({
    islands: [{ ...CAY, coins: [1, 4, 2, 3] }],
    ships: [{ piece: 'pennywhistle', at: berth(CAY.at, 4_400) }, FAR],
  });
  const question = askedFor(match, 'takeCoins', 'explore 0');
  expect(weighed(match, question).best).toEqual(['1', '2', '3']);
});

test('ships move one after another, and all of them before the turn ends', () => {
  const match = position({
    ships: [
      { piece: 'merry-gannet', at: [20_000, 20_000] },
      { piece: 'pennywhistle', at: [20_000, 60_000] },
      FAR,
    ],
  });
  const { weightOf } = weighed(match, askedFor(match, 'turn'));
  expect(['move 0', 'move 1', 'end'].map((key) => weightOf(key) > 0)).toEqual([true, false, false]);
  const [, other] = [askedFor(match, 'sail', 'move 0'), askedFor(match, 'turn', [])];
  const then = weighed(match, other);
  expect(['move 1', 'end'].map((key) => then.weightOf(key) > 0)).toEqual([true, false]);
});

test('from a prize the dearest coins are taken, and its crew is left alone', () => {
  const match = position({
    ships: [
      { piece: 'pennywhistle', at: [60_000, 40_000] },
      {
        piece: 'crooked-sixpence',
        seat: 1,
        at: [60_000, 41_405],
        masts: 0,
        coins: [1, 4],
        crew: ['pirates-explorer'],
      },
      FAR,
    ],
  });
  const question = askedFor(match, 'exploreShip', 'explore 0 1');
  expect(weighed(match, question).best).toBe('take coin 1');
});

test('nobody stays behind only to make smoke', () => {
  const menu = (foe: number): readonly boolean[] => {
    const match = position({
      ships: [
        { piece: 'pride-of-penhallow', at: [40_000, 40_000], crew: ['england-smokepot'] },
        { ...FAR, at: [40_000, foe] },
      ],
    });
    const { weightOf } = weighed(match, askedFor(match, 'turn'));
    return ['move 0', 'shoot 0'].map((key) => weightOf(key) > 0);
  };
  expect(menu(80_000)).toEqual([true, false]);
  expect(menu(45_000)).toEqual([true, true]);
});

test('a flotilla in tow shoots when its tower has moved, since it is not towed on afterwards', () => {
  const match = position({
    ships: [
      { piece: 'merry-gannet', at: [65_800, 40_000] },
      { piece: 'medway-battery', at: [60_000, 40_000], tower: 0 },
      { ...FAR, at: [60_000, 46_000] },
    ],
  });
  const first = weighed(match, askedFor(match, 'turn'));
  expect(['move 0', 'shoot 1'].map((key) => first.weightOf(key) > 0)).toEqual([true, false]);
  const [, other] = [askedFor(match, 'sail', 'move 0'), askedFor(match, 'turn', [])];
  expect(weighed(match, other).weightOf('shoot 1')).toBeGreaterThan(0);
});

test('a prize is let go at home and nowhere else, so that nobody takes it up and lets it go for ever', () => {
  const release = (home: number): number => {
    const [x, y] = berth(CAY.at, 5_600);
    const match = position({
      islands: [{ ...CAY, home }],
      ships: [
        { piece: 'merry-gannet', at: [x - 5, y, 18_000] },
        {
          piece: 'crooked-sixpence',
          at: [x, y + 1_500, 18_000],
          masts: 0,
          tower: 0,
          also: { alongside: true },
        },
        FAR,
      ],
    });
    return weighed(match, askedFor(match, 'turn')).weightOf('release 1');
  };
  expect(release(0)).toBeGreaterThan(0);
  expect(release(NONE)).toBe(0);
});

test.each([2, 3, 6])(
  'every position of a random game has a worth and every answer a weight, at %i seats',
  { timeout: 60_000 },
  (seats) => {
    const random = Random.seeded('bot');
    const match = Match.start(pirates, { seats, seed: 'bot', options: { setup: 'full' } });
    for (let answered = 0; !match.outcome && answered < 1_500; answered++) {
      const [question] = match.open;
      if (!question) throw new Error('nobody is asked');
      const answers = question.candidates(random);
      const weights = advice.weigh?.(match.state, question, answers) ?? answers.map(() => 1);
      expect(weights).toHaveLength(answers.length);
      expect(weights.every((weight) => weight >= 0) && weights.some((weight) => weight > 0)).toBe(true);
      const last = answers.slice(-1);
      const alone = question.kind === 'pick' ? advice.weigh?.(match.state, question, last) : undefined;
      expect(alone ?? weights.slice(-1)).toEqual(weights.slice(-1)); // as among all
      const worth = advice.worth(match.state);
      expect(worth).toHaveLength(seats);
      expect(worth.every(Number.isFinite)).toBe(true);
      match.answer(question.seat, match.serial, question.sample(random));
    }
  },
);
