import { CONCEDE, Match as Kernel, Random, Refusal } from '@portolan/kernel';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { describe, expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type Faction, FLAGSHIP, OFF, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { ahoy } from '../game.ts';
import { type Position, position } from '../position.ts';
import type { Ahoy, Solo } from '../state.ts';
import { answer, asked, endRound, whoIs } from './acting.ts';
import { bestKey, dailySeed, SOLO_OPTIONS } from './solo.ts';
import { gloryOf } from './table.ts';

type Match = ReturnType<typeof position>;

interface Choice {
  readonly solo: Solo;
  readonly captain: Faction;
  readonly seats: 2 | 3 | 4;
  readonly level?: number;
  readonly factions?: string;
  readonly seed?: string;
}

const solo = ({ seats, seed = 'alone', ...options }: Choice): Match =>
  Kernel.start(ahoy, { seats, seed, options });

/** Why this table is refused, or nothing if it is not. */
function refusal(choice: Choice): unknown {
  try {
    solo(choice);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

/** The end of a round in a solo game. */
const ended = (mode: Solo, captain: Faction, given: Position): Match =>
  endRound({ ...given, options: { solo: mode, captain, level: 2 } });

const result = (match: Match): unknown => match.outcome?.reason['result'];

test('the captain plays one faction, every other faction of the table is there for a bot [AH-SOLO.1]', () => {
  const match = solo({ solo: 'voyage', captain: 'union', seats: 4 });
  expect(match.state.players.map(({ faction, seat }) => [faction, seat])).toEqual([
    ['squadron', 0],
    ['smuggler1', 1],
    ['union', 2],
    ['smuggler2', 3],
  ]);
  for (const bot of [0, 1, 3]) expectRefused(match, [bot, null, CONCEDE], 'cannotConcede');
});

describe('before setup the captain chooses faction, table, level and mode [AH-SOLO.2]', () => {
  test('the options offer every mode, faction and level', () => {
    expect(SOLO_OPTIONS.solo.values).toEqual([
      'none',
      'voyage',
      'scoreAttack',
      'blockade',
      'uprising',
      'ironTide',
    ]);
    expect(SOLO_OPTIONS.captain.values).toEqual(['squadron', 'smuggler1', 'union', 'smuggler2']);
    expect(SOLO_OPTIONS.level.values).toEqual([1, 2, 3, 4]);
  });

  test.each([
    [2, ['squadron', 'union']],
    [3, ['squadron', 'smuggler1', 'union']],
    [4, ['squadron', 'smuggler1', 'union', 'smuggler2']],
  ] as const)('with %i factions the captain is one of %j', (seats, captains) => {
    for (const mode of ['voyage', 'scoreAttack'] as const)
      for (const captain of SOLO_OPTIONS.captain.values) {
        const expected = captains.some((one) => one === captain)
          ? undefined
          : { say: 'soloCaptain', rule: 'AH-SOLO.2' };
        expect(refusal({ solo: mode, captain, seats })).toEqual(expected);
      }
  });

  test.each([
    ['blockade', 'smuggler1', 3],
    ['uprising', 'union', 2],
    ['ironTide', 'squadron', 4],
  ] as const)('the challenge %s is for the captain of %s at a table of %i alone', (mode, captain, seats) => {
    expect(refusal({ solo: mode, captain, seats })).toBeUndefined();
    for (const other of [2, 3, 4] as const)
      for (const faction of SOLO_OPTIONS.captain.values)
        expect(refusal({ solo: mode, captain: faction, seats: other }) === undefined).toBe(
          faction === captain && other === seats,
        );
    expect(refusal({ solo: mode, captain: 'squadron', seats: mode === 'ironTide' ? 3 : 4 })).toEqual({
      say: 'soloChallenge',
      solo: mode,
      seats,
      rule: 'AH-SOLO.2',
    });
  });

  test('the seat is the faction: none is drawn or chosen', () => {
    for (const factions of ['draw', 'choose'])
      expect(refusal({ solo: 'voyage', captain: 'union', seats: 2, factions })).toEqual({
        say: 'soloSeats',
        rule: 'AH-SOLO.2',
      });
  });

  test('without a solo mode the other options mean nothing', () => {
    expect(refusal({ solo: 'none', captain: 'smuggler2', seats: 2, factions: 'choose' })).toBeUndefined();
    const { state } = solo({ solo: 'none', captain: 'squadron', seats: 2, level: 4 });
    expect(state.players.map(({ gold, glory }) => [gold, glory.headStart])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

test('what a bot imagines agrees with what its seat sees, and varies in all it cannot see [AH-SOLO.3]', () => {
  const match = solo({ solo: 'voyage', captain: 'union', seats: 4 });
  const forks = Array.from({ length: 30 }, (_, i) => match.fork(0, `thought ${i}`));
  for (const fork of forks) expect(fork.view(0)).toEqual(match.view(0));
  const kinds = (part: (state: Ahoy) => unknown): number =>
    new Set(forks.map((fork) => JSON.stringify(part(fork.state)))).size;
  expect(kinds(({ uprising }) => uprising.hand)).toBeGreaterThan(5);
  expect(kinds(({ pile }) => pile)).toBeGreaterThan(5);
  expect(kinds(({ deck }) => deck)).toBeGreaterThan(5);
  expect(kinds(({ players }) => players.map(({ pledges }) => pledges))).toBe(4);
});

test('a Voyage ends as usual, and only a sole winner has won; sharing is a draw [AH-SOLO.4]', () => {
  const voyage = (squadron: number, union: number, gold = 1): unknown => {
    const match = ended('voyage', 'squadron', {
      seats: 2,
      map: [
        { tile: 'R01', at: [0, 0] },
        { tile: 'R04', at: [2, 1], turn: 2 },
      ],
      squadron: { at: [0, 0], glory: squadron, gold },
      union: { glory: union },
    });
    return result(match);
  };
  expect(voyage(30, 20)).toBe('won');
  expect(voyage(30, 30)).toBe('drawn');
  expect(voyage(30, 30, 2)).toBe('won');
  expect(voyage(30, 30, 0)).toBe('lost');
  expect(voyage(30, 31)).toBe('lost');
  expect(voyage(28, 28)).toBeUndefined();
});

test.each([
  [1, { gold: 3, glory: 0 }, { gold: 1, glory: 0 }],
  [2, { gold: 1, glory: 0 }, { gold: 1, glory: 0 }],
  [3, { gold: 1, glory: 0 }, { gold: 2, glory: 0 }],
  [4, { gold: 1, glory: 0 }, { gold: 2, glory: 3 }],
])('level %i: what the captain and the bots start with [AH-SOLO.5]', (level, captain, bot) => {
  const { state } = solo({ solo: 'voyage', captain: 'smuggler1', seats: 3, level });
  const starts = state.players.map((someone) => ({ gold: someone.gold, glory: gloryOf(someone) }));
  expect(starts).toEqual([bot, captain, bot]);
  expect(ahoy.audit(state)).toBeUndefined();
});

test('a Score attack lasts exactly 6 rounds, whatever the glory, and pledges count [AH-SOLO.6]', () => {
  const after = (round: number): Match =>
    ended('scoreAttack', 'smuggler1', {
      seats: 3,
      round,
      squadron: { at: [3, 2], glory: 45 },
      union: { at: [0, 0] },
      smuggler1: { pledged: { union: ['M01'] } },
    });
  expect(after(5).outcome).toBeUndefined();
  const match = after(6);
  expect(match.outcome).toBeDefined();
  expect(whoIs(match, 'smuggler1').glory.pledges).toBe(1);
  const early = ended('scoreAttack', 'squadron', { seats: 3, round: 6 });
  expect(early.outcome).toBeDefined();
});

test.each([
  [-1, 'none', 'lost'],
  [0, 'bronze', 'won'],
  [4, 'bronze', 'won'],
  [5, 'silver', 'won'],
  [9, 'silver', 'won'],
  [10, 'gold', 'won'],
] as const)(
  'a Score attack with %i more glory than the best bot brings %s [AH-SOLO.7]',
  (margin, medal, won) => {
    const match = ended('scoreAttack', 'smuggler1', {
      seats: 3,
      round: 6,
      squadron: { glory: 20 },
      union: { glory: 11 },
      smuggler1: { glory: 21 + margin },
    });
    expect(match.outcome?.reason).toMatchObject({ margin, medal, result: won });
    expect(match.outcome?.ranking).toEqual(won === 'won' ? [[1], [0, 2]] : [[0, 2], [1]]);
  },
);

test('Blockade run: a Stronghold stands on the Squadron’s Island from the start [AH-SOLO.8]', () => {
  const match = solo({ solo: 'blockade', captain: 'smuggler1', seats: 3 });
  match.answer(0, match.serial, match.open[0]?.sample(Random.seeded('island')) ?? '');
  const { at } = match.state;
  expect(STRONGHOLDS.map((figure) => at[figure] === at[FLAGSHIP.squadron])).toEqual([true, false, false]);
});

test('Blockade run: 16 glory before pledges at the end of round 5 win, and nothing ends it sooner [AH-SOLO.8]', () => {
  const run = (round: number, glory: number, squadron = 40): Match =>
    ended('blockade', 'smuggler1', {
      seats: 3,
      round,
      squadron: { at: [3, 2], glory: squadron },
      union: { at: [0, 0] },
      smuggler1: { glory, pledged: { union: ['M01', 'M02'] } },
    });
  expect(run(4, 16).outcome).toBeUndefined();
  expect(result(run(5, 16))).toBe('won');
  expect(result(run(5, 50))).toBe('won');
  expect(run(5, 50).outcome?.reason).toMatchObject({ medal: 'none' });
  expect(run(5, 16).outcome?.ranking).toEqual([[1], [0, 2]]);
  expect(whoIs(run(5, 15), 'smuggler1').glory.pledges).toBe(2);
  expect(result(run(5, 15))).toBe('lost');
});

test('Uprising: the Squadron starts with 2 extra Patrols on its Island, and the Union must win [AH-SOLO.9]', () => {
  const match = solo({ solo: 'uprising', captain: 'union', seats: 2 });
  match.answer(0, match.serial, match.open[0]?.sample(Random.seeded('island')) ?? '');
  const { at } = match.state;
  expect(PATROLS.filter((patrol) => at[patrol] === at[FLAGSHIP.squadron])).toHaveLength(3);
  const plain = solo({ solo: 'voyage', captain: 'union', seats: 2 });
  plain.answer(0, plain.serial, plain.open[0]?.sample(Random.seeded('island')) ?? '');
  expect(PATROLS.filter((patrol) => plain.state.at[patrol] !== OFF)).toHaveLength(1);
  const glory = (union: number): Match =>
    ended('uprising', 'union', { seats: 2, squadron: { glory: 30 }, union: { glory: union } });
  expect(result(glory(31))).toBe('won');
  expect(result(glory(29))).toBe('lost');
});

test('Iron tide: the Squadron has 4 dice and two turns of 2, and must win [AH-SOLO.10]', () => {
  const match = solo({ solo: 'ironTide', captain: 'squadron', seats: 4 });
  expect(whoIs(match, 'squadron').dice).toHaveLength(4);
  expect(ahoy.audit(match.state)).toBeUndefined();

  const last = position({
    options: { solo: 'ironTide', captain: 'squadron', level: 2 },
    placed: 2,
    squadron: { dice: [] },
    smuggler1: { dice: [] },
    union: { dice: [] },
    smuggler2: { dice: [] },
  });
  answer(last, 'squadron', 'end');
  expect(whoIs(last, 'squadron').dice).toHaveLength(4);
  expect(asked(last)).toBe('smuggler1: turn');

  const glory = (squadron: number): Match =>
    ended('ironTide', 'squadron', { squadron: { glory: squadron }, union: { glory: 30 } });
  expect(result(glory(32))).toBe('won');
  expect(result(glory(29))).toBe('lost');
});

test('the same seed and the same answers give the same game, another seed another [AH-SOLO.11]', () => {
  const played = (seed: string): unknown => {
    const match = solo({ solo: 'voyage', captain: 'squadron', seats: 3, seed });
    const random = Random.seeded('answers');
    for (let i = 0; i < 60; i++) {
      const question = nth(match.open, 0);
      match.answer(question.seat, match.serial, question.sample(random));
    }
    return match.state;
  };
  expect(played('calm')).toEqual(played('calm'));
  expect(played('calm')).not.toEqual(played('gale'));
});

test('every day has a seed of its own, the same for everybody [AH-SOLO.11]', () => {
  expect(dailySeed('2031-05-01')).toBe(dailySeed('2031-05-01'));
  expect(dailySeed('2031-05-01')).not.toBe(dailySeed('2031-05-02'));
});

test('giving up a solo game is a loss without a score [AH-SOLO.12]', () => {
  for (const mode of ['voyage', 'scoreAttack'] as const) {
    const match = solo({ solo: mode, captain: 'smuggler1', seats: 3 });
    match.aside(1, CONCEDE, null);
    expect(match.outcome?.ranking).toEqual([[0, 2], [1]]);
    expect(match.outcome?.reason).toEqual({ say: 'soloConceded' });
  }
});

test('best results are kept apart by mode, faction, level and table [AH-SOLO.12]', () => {
  const choices: readonly Choice[] = [
    { solo: 'voyage', captain: 'union', seats: 3, level: 2 },
    { solo: 'scoreAttack', captain: 'union', seats: 3, level: 2 },
    { solo: 'voyage', captain: 'squadron', seats: 3, level: 2 },
    { solo: 'voyage', captain: 'union', seats: 3, level: 3 },
    { solo: 'voyage', captain: 'union', seats: 4, level: 2 },
  ];
  expect(new Set(choices.map((choice) => bestKey(solo(choice).state))).size).toBe(choices.length);
});
