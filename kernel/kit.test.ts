import { describe, expect, test } from 'vitest';
import type { Game, Table } from './game.ts';
import { expectRefused, kit, play, recorded } from './kit.ts';
import { allChecks } from './kit/checks.ts';
import { record, replay, scoresOf } from './kit/record.ts';
import { type Skirmish, type SkirmishView, skirmish } from './kit/skirmish.ts';
import { survey } from './kit/survey.ts';
import { mixedTables, momentAt, tables } from './kit/walk.ts';
import { Match } from './match.ts';
import { type Candidate, pick, Pick, Refusal, type Rules, shape } from './question.ts';
import { Random } from './random.ts';
import type { Config } from './setup.ts';

kit(skirmish, { games: 2 });

type Spoilt = Partial<Game<Skirmish, SkirmishView>>;

/** Skirmish for two, with something wrong. */
const spoilt = (fault: Spoilt): Game<Skirmish, SkirmishView> => ({
  ...skirmish,
  seats: { min: 2, max: 2 },
  options: {
    rounds: { values: [3], default: 3 },
    storms: { values: [true], default: true },
    ambushes: { values: [false], default: false },
  },
  ...fault,
});

/** The rules of skirmish at a table that is not what it should be. */
const at = (odd: (table: Table<Skirmish>) => Partial<Table<Skirmish>>): Spoilt => ({
  play: (table) =>
    skirmish.play({
      state: table.state,
      random: table.random,
      tell: (event, fuller) => table.tell(event, fuller),
      reveal: () => table.reveal(),
      ...odd(table),
    }),
});

/** The rules of skirmish after something else. */
const after = (before: (table: Table<Skirmish>) => Rules): Spoilt => ({
  *play(table) {
    yield* before(table);
    yield* skirmish.play(table);
  },
});

const stop = [{ key: 'stop' }];
const handOf = (state: Skirmish, seat: number): string[] => state.ships[seat]?.hand ?? [];
let elsewhere = 0;
const shared: number[] = [];

describe('the kit finds fault with', () => {
  const faults: Record<string, [promise: string, fault: Spoilt]> = {
    'a game that never ends': ['random games end', { outcome: () => undefined }],
    'an outcome that ranks a seat twice': [
      'random games end',
      {
        outcome(state) {
          const outcome = skirmish.outcome(state);
          return outcome && { ...outcome, ranking: [[0, 1], [1]] };
        },
      },
    ],
    'rules that fail': [
      'random games end',
      at(({ state }) => ({
        tell: () => {
          if (state.round === 2) throw new Error('a mistake');
        },
      })),
    ],
    'a coin out of nowhere': [
      'nothing is lost or doubled',
      at(({ state }) => ({ tell: ({ say }) => void (say === 'dug' && state.supply++) })),
    ],
    'a copy that shares a hand': [
      'states, views',
      { copy: (state) => ({ ...state, ships: [...state.ships] }) },
    ],
    'a set in the state': [
      'states, views',
      {
        setup: (deal) => Object.assign(skirmish.setup(deal), { seen: new Set() }),
        copy: (state) => Object.assign(skirmish.copy(state), { seen: new Set() }),
      },
    ],
    'an event that holds a piece of the state': [
      'states, views',
      at((table) => ({ tell: (event) => table.tell({ ...event, all: table.state.discards }) })),
    ],
    'rules that remember something outside the state': [
      'saved, loaded',
      after(function* ({ state }) {
        state.ships.reverse();
        if (elsewhere++ % 2 === 0) state.ships.reverse();
      }),
    ],
    'an option that becomes a piece of the state': [
      'saved, loaded',
      after(function* ({ state }) {
        Object.assign(state, { kept: yield* pick(0, { say: 'keep' }, () => [{ key: 'keep' }]) });
        yield* pick(0, { say: 'stop' }, () => stop);
      }),
    ],
    'rules that compare options by identity': [
      'saved, loaded',
      after(function* ({ state }) {
        const flags = [{ key: 'red' }, { key: 'blue' }];
        const flag = yield* pick(0, { say: 'flag' }, () => flags);
        Object.assign(state, { flag: flags.indexOf(flag) });
        yield* pick(0, { say: 'stop' }, () => stop);
      }),
    ],
    'something shown that can be taken back': ['what is taken back', at(() => ({ reveal: () => {} }))],
    'an aside that shows something hidden, and others can still take back': [
      'what is taken back',
      {
        asides: (state, seat) => [
          {
            question: new Pick(seat, { say: 'drop' }, () => [{ key: 'top' }]),
            act: () => void state.discards.push(...handOf(state, seat).splice(0, 1)),
          },
        ],
      },
    ],
    'a candidate that is refused': [
      'every answer that is offered',
      after(() =>
        shapeOf({
          read: (given) => (given === 1 ? given : new Refusal({ say: 'notOne' })),
          candidates: () => [1, 2],
        }),
      ),
    ],
    'a candidate offered by name that is refused': [
      'every answer that is offered',
      after(() =>
        shapeOf({
          read: (given) => (given === 1 ? given : new Refusal({ say: 'notOne' })),
          offered: () => [{ key: 'two', answer: 2 }],
        }),
      ),
    ],
    'two options with one key': [
      'every answer that is offered',
      after(function* () {
        yield* pick(0, { say: 'stop' }, () => [...stop, ...stop]);
      }),
    ],
    'a refusal that does not say why': [
      'everything else is refused',
      after(() => shapeOf({ read: (given) => (Number(given) === 1 ? 1 : new Refusal({ say: '' })) })),
    ],
    'an answer that cannot be read without failing': [
      'everything else is refused',
      after(() =>
        shapeOf({
          read(given) {
            if (Array.isArray(given)) throw new TypeError('cannot read a list');
            return given === 1 ? given : new Refusal({ say: 'notOne' });
          },
        }),
      ),
    ],
    'an answer that is read too kindly': [
      'everything else is refused',
      after(() => shapeOf({ read: () => 1 })),
    ],
    'a refused answer that changes something': [
      'everything else is refused',
      after(({ state }) =>
        shapeOf({
          read(given) {
            if (given === 1) return given;
            state.round += 0.001;
            return new Refusal({ say: 'notOne' });
          },
        }),
      ),
    ],
    'a fork that disturbs its match': [
      'forks play to the end',
      {
        imagine(state, seat, random) {
          skirmish.imagine(state, seat, random);
          shared.push(0);
        },
        copy: (state) => Object.assign(skirmish.copy(state), { shared }),
      },
    ],
    'giving up without an order of the seats': [
      'whoever may concede',
      { concede: () => ({ ranking: [], scores: [], reason: { say: 'gaveUp' } }) },
    ],
    'a view that shows all hands': [
      'a view shows nothing',
      { view: (state, viewer) => ({ ...skirmish.view(state, viewer), hand: handOf(state, 0) }) },
    ],
    'a view that shows a spectator what lies in a chest': [
      'a view shows nothing',
      {
        view: (state, viewer) => ({
          ...skirmish.view(state, viewer),
          deck: viewer === 'spectator' ? (state.islands[0]?.chest ?? 0) : 0,
        }),
      },
    ],
    'an option that shows what is hidden': [
      'a view shows nothing',
      after(function* ({ state }) {
        yield* pick(0, { say: 'stop' }, () => [{ key: 'stop', top: state.deck.at(-1) ?? '' }]);
      }),
    ],
    'an event that tells everybody what was drawn': [
      'no event betrays',
      at((table) => ({
        tell: (event, fuller) => table.tell(Object.values(fuller ?? {})[0] ?? event),
      })),
    ],
    'a window that only those are asked who could do something there': [
      'no event betrays',
      after(function* ({ state }) {
        yield* pick(0, { say: 'stop' }, () => stop);
        if (handOf(state, 1).some((card) => card > '5'))
          yield* pick(1, { say: 'announce' }, () => [{ key: 'pass' }], { answer: 'pass', until: 'ever' });
      }),
    ],
    'a local that holds something hidden while another decides': [
      'no event betrays',
      after(function* ({ state }) {
        const card = handOf(state, 1)[0];
        yield* pick(0, { say: 'stop' }, () => stop);
        if (handOf(state, 1)[0] !== card) throw new Error('where is my card?');
      }),
    ],
    'a view that spreads a ship': [
      'a view lists',
      {
        view: (state, viewer) => ({
          ...skirmish.view(state, viewer),
          ships: state.ships.map(({ hand, ...ship }) => ({ ...ship, cards: hand.length })),
        }),
      },
    ],
    'a view that hands out an island as it is': [
      'a view lists',
      {
        view: (state, viewer) => {
          const view = { ...skirmish.view(state, viewer), dug: state.islands.filter(({ dug }) => dug) };
          return view;
        },
      },
    ],
    'imagining that shuffles the truth': [
      'imagining depends on nothing',
      {
        imagine(state, seat, random) {
          skirmish.imagine(state, seat, Random.seeded(state.deck.join()));
          random.shuffle(state.deck, 'imagine');
        },
      },
    ],
    'imagining that draws more for some truths': [
      'imagining depends on nothing',
      {
        imagine(state, seat, random) {
          if (state.deck[0]?.endsWith('a')) random.next();
          skirmish.imagine(state, seat, random);
        },
      },
    ],
    'imagining that replaces a hand': [
      'imagining changes what is there',
      {
        imagine(state, seat, random) {
          skirmish.imagine(state, seat, random);
          for (const ship of state.ships) ship.hand = [...ship.hand];
        },
      },
    ],
    'imagining that loses a card': [
      'imagining changes what is there',
      { imagine: (state) => void state.deck.pop() },
    ],
    'imagining that changes nothing': ['imagining really deals anew', { imagine: () => {} }],
    'imagining that forgets the chests': [
      'imagining really deals anew',
      {
        imagine(state, seat, random) {
          const chests = state.islands.map(({ chest }) => chest);
          skirmish.imagine(state, seat, random);
          for (const [i, island] of state.islands.entries()) island.chest = chests[i] ?? 0;
        },
      },
    ],
    'imagining that forgets the other hands': [
      'imagining really deals anew',
      { imagine: (state, _, random) => void random.shuffle(state.deck, 'imagine') },
    ],
  };
  function* shapeOf(shaping: {
    read(given: unknown): unknown;
    candidates?(): number[];
    offered?(): Candidate[];
  }): Rules {
    yield* shape(0, { say: 'one' }, { shape: null, sample: () => 1, ...shaping });
  }

  test.each(Object.entries(faults))('%s', (_, [promise, fault]) => {
    const broken = [...survey(spoilt(fault), 2, allChecks()).keys()];
    expect(broken).toContainEqual(expect.stringMatching(`^${promise}`));
  });

  test('an aside that is taken meanwhile and spoils what was decided', () => {
    const thief = spoilt({
      asides: (state, seat) => [
        {
          question: new Pick(seat, { say: 'steal' }, () => [{ key: 'all' }]),
          meanwhile: true,
          act: () => {
            for (const { hand } of state.ships)
              state.deck.push(...hand.splice(0, hand.length, ...state.deck.splice(0, hand.length)));
          },
        },
      ],
    });
    const broken = [...survey(thief, 12, allChecks()).keys()];
    expect(broken).toContainEqual(expect.stringMatching('^what is taken back'));
  });

  test('nothing where nothing is wrong', () => {
    expect([...survey(spoilt({}), 3, allChecks())]).toEqual([]);
  });
});

describe('a failure', () => {
  test('names the table and the decision, where it can be looked at', () => {
    const game = spoilt(at(({ state }) => ({ tell: ({ say }) => void (say === 'dug' && state.supply++) })));
    const { message } =
      survey(game, 1, allChecks()).get('nothing is lost or doubled') ?? new Error('no failure');
    const [, config = '', decision = ''] = /^(\{.*\}), decision (\d+)/.exec(message) ?? [];
    const { match } = momentAt(game, JSON.parse(config) as Config, Number(decision));
    expect(game.audit(match.state)).toBe('there are 41 coins');
    expect(message).toContain('there are 41 coins');
  });
});

describe('tables', () => {
  test('are all player counts with all option sets, but for those the game refuses', () => {
    const all = tables(skirmish).map(({ seats, options }) => [
      seats,
      options?.['rounds'],
      options?.['storms'],
    ]);
    expect(all).toHaveLength(4 + 4 + 3);
    expect(all).not.toContainEqual([4, 6, true]);
  });

  test('and for few players one with all options drawn together and what could be brought', () => {
    const bag = { admit: () => undefined, sample: () => 'a bag' };
    const mixed = mixedTables({ ...skirmish, brings: bag });
    expect(mixed.map(({ seats }) => seats)).toEqual([2, 3]);
    expect(mixed.flatMap(({ brought = [] }) => brought)).toContain('a bag');
    expect(mixedTables({ ...skirmish, options: {} })).toEqual([]);
  });
});

describe('a rule test', () => {
  test('plays from a position, with rigged dice', () => {
    const { state } = Match.start(skirmish, { seats: 2, seed: 'position' });
    state.ships = [
      { at: 0, coins: 1, oars: 0, hand: ['5a'] },
      { at: 1, coins: 4, oars: 0, hand: ['6a'] },
    ];
    const match = Match.from(skirmish, { seats: 2, seed: 'any' }, state);
    match.random.rig('attack', 3);
    play(match, [0, [1]], [1, '6a'], [0, '5a'], ['table', { onDeck: 1 }]);
    expectRefused(match, [0, 4], 'wrongAmount');
    expect(play(match, [0, 3]).state.ships).toMatchObject([{ coins: 4 }, { coins: 1 }]);
  });
});

describe('a recorded game', () => {
  const played = record(skirmish, { seats: 3, seed: 'recorded' });

  test('is replayed to the same scores', () => {
    const match = replay(skirmish, JSON.parse(JSON.stringify(played)) as typeof played);
    expect(scoresOf(match)).toEqual(played.scores);
    expect(played.scores).toHaveLength(3);
  });

  test('that no longer fits says at which decision', () => {
    const changed = { ...played, acts: played.acts.with(4, [0, 'no such answer']) };
    expect(() => replay(skirmish, changed)).toThrow(/^decision 4 /);
  });
});

recorded(skirmish, [record(skirmish, { seats: 4, seed: 'four' })]);
