import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suites } from '@portolan/games/pirates/suites.ts';
import { advice, pearls } from '@portolan/players/pearls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import {
  balanced,
  contender,
  type Experiment,
  optionsFrom,
  seatings,
  sittingOf,
  wholeDeals,
} from './experiment.ts';
import { kept } from './kept.ts';
import { pageOf, salesOf } from './page.ts';
import { play, type Played } from './play.ts';
import { report } from './report.ts';
import { run, type Thread } from './run.ts';
import { tally, wilson } from './tally.ts';
import { asMarkdown } from './text.ts';

const title = { game: pearls, advice };

function experiment(players: string[], games = 4): Experiment {
  const contenders = players.map((name) => {
    const found = contender(name);
    if (typeof found === 'string') throw new Error(found);
    return found;
  });
  return { game: 'pearls', contenders, seats: 2, games, seed: 'test', options: {} };
}

const playAll = (plan: Experiment): Played[] =>
  Array.from({ length: plan.games }, (_, index) => play(title, plan, index));

describe('seatings', () => {
  test('every order of the players occurs once', () => {
    expect(seatings(3, 3)).toHaveLength(6);
    expect(new Set(seatings(3, 3).map(String)).size).toBe(6);
  });

  test('the last player fills the seats left over', () => {
    expect(seatings(2, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ]);
    expect(seatings(1, 3)).toEqual([[0, 0, 0]]);
  });

  test('every deal is played in every seating before the next', () => {
    const plan = experiment(['mate', 'random'], 6);
    const sittings = Array.from({ length: 6 }, (_, index) => sittingOf(plan, index));
    expect(sittings.map(({ deal }) => deal)).toEqual([
      'test 0',
      'test 0',
      'test 1',
      'test 1',
      'test 2',
      'test 2',
    ]);
    expect(sittings.map(({ seating }) => seating[0])).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('what is brought changes with the deal, not with the seating, and comes round again', () => {
    const plan = { ...experiment(['mate', 'random'], 6), brought: [['a', 'b'], ['c']] };
    const brought = Array.from({ length: 6 }, (_, index) => sittingOf(plan, index).brought.join());
    expect(brought).toEqual(['a,b', 'a,b', 'c', 'c', 'a,b', 'a,b']);
    expect(sittingOf(experiment(['mate']), 3).brought).toEqual([]);
  });

  test('of an interrupted run only deals that were played in every seating count', () => {
    const games = [0, 1, 3, 4, 5].map((index) => ({ index }));
    expect(wholeDeals(experiment(['mate', 'random'], 6), games).map(({ index }) => index)).toEqual([
      0, 1, 4, 5,
    ]);
  });

  test('the number of games is raised to whole deals', () => {
    expect(balanced(5, 2, 2)).toBe(6);
    expect(balanced(240, 2, 4)).toBe(240);
    expect(balanced(1, 4, 4)).toBe(24);
  });
});

describe('what is said on the command line', () => {
  test('a player may name its time', () => {
    expect(contender('admiral@200')).toEqual({
      name: 'admiral@200',
      level: 'admiral',
      budget: { time: 200 },
    });
    expect(contender('admiral', 300)).toEqual({
      name: 'admiral@300',
      level: 'admiral',
      budget: { time: 300 },
    });
    expect(contender('pirate')).toMatch('no player "pirate"');
    for (const odd of ['admiral@soon', 'admiral@5@6', 'admiral@Infinity', 'admiral@'])
      expect(contender(odd)).toMatch('no time');
    expect(contender('mate@50')).toMatch('Only the admiral');
  });

  test('options are those of the game', () => {
    const game = {
      options: {
        sea: { values: ['calm', 'rough'], default: 'calm' },
        rounds: { values: [4, 6], default: 4 },
        points: { min: 20, max: 120, step: 10, default: 40 },
      },
    };
    expect(optionsFrom('sea=rough,rounds=6', game)).toEqual({ sea: 'rough', rounds: 6 });
    expect(optionsFrom('', game)).toEqual({});
    expect(optionsFrom('points=110', game)).toEqual({ points: 110 });
    for (const wrong of ['points=45', 'points=130', 'points=', 'points=many'])
      expect(optionsFrom(wrong, game)).toMatch('points=20…120');
    expect(optionsFrom('sea=wild', game)).toMatch('sea=calm|rough');
    expect(optionsFrom('constructor=1', game)).toMatch('sea=calm|rough');
  });
});

describe('fleets', () => {
  const [fleets] = suites;
  if (!fleets) throw new Error('no fleets');
  const base = { market: [], actions: [1, 1], decisions: [1, 1], thought: [1, 1], turns: 7, rounds: 0 };
  const game = (index: number, factions: string[], winners: number[]): Played => ({
    ...base,
    index,
    factions,
    winners,
    seating: [0, 0],
    scores: [3, 2],
    uses: [{ 'gameOver why halfTheGold': 1 }, {}],
  });

  test('every fleet meets every other from both seats, equally often', () => {
    const [trial] = fleets.trials;
    const pairs = trial?.brought ?? [];
    expect(new Set(pairs.map(String)).size).toBe(12 * 11);
    expect(Number(trial?.games) % pairs.length).toBe(0);
  });

  test('the page says who won how often, against whom, and what ended it', () => {
    const games = [
      game(0, ['one', 'two'], [0]),
      game(1, ['two', 'one'], [1]),
      game(2, ['one', 'two'], [0, 1]),
    ];
    const plan = experiment(['mate'], 3);
    const [trial] = fleets.trials;
    if (!trial) throw new Error('nothing is tried');
    const tried = { ...trial, experiment: plan, games, named: String, tally: tally(plan, games) };
    const page = pageOf('pirates', fleets, [tried]);
    expect(page).toContain('| one | 3 | 2.5 | 83.3 % |');
    expect(page).toContain('| two | 0.5/3 |  |');
    expect(page).toContain('| halfTheGold | 3 |');
  });
});

describe('statistics', () => {
  test('Wilson intervals are those of the books', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3);
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3);
    expect(wilson(130, 200).low).toBeCloseTo(0.5816, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('wins are counted by player, seat and faction, and a shared victory is shared', () => {
    const plan = experiment(['mate', 'random'], 2);
    const base = {
      market: ['M01'],
      actions: [2, 2],
      decisions: [3, 4],
      thought: [3, 4],
      turns: 7,
      rounds: 2,
      factions: ['early', 'late'],
    };
    const games: Played[] = [
      { ...base, index: 0, seating: [0, 1], winners: [0], scores: [9, 5], uses: [{ found: 2 }, {}] },
      {
        ...base,
        index: 1,
        seating: [1, 0],
        winners: [0, 1],
        scores: [6, 6],
        uses: [{ found: 1 }, { found: 1 }],
      },
    ];
    const result = tally(plan, games);
    expect(result.contenders.map(({ name, sat, wins }) => [name, sat, wins])).toEqual([
      ['mate', 2, 1.5],
      ['random', 2, 0.5],
    ]);
    expect(result.seats.map(({ name, wins }) => [name, wins])).toEqual([
      ['seat 1', 1.5],
      ['seat 2', 0.5],
    ]);
    expect(result.factions[0]).toMatchObject({ name: 'early', wins: 1.5, fair: 0.5, score: 7.5 });
    expect(result.contendersByFaction).toHaveLength(4);
    expect(result.lengths[0]).toMatchObject({ name: 'decisions', mean: 7 });
    expect(result.uses).toMatchObject([
      { kind: 'told', name: 'found', sat: 3, wins: 2, inGames: 1, times: 2 },
    ]);
  });

  test('a card is bought or not in the games where it was for sale', () => {
    const played = play(title, experiment(['random']), 0);
    const one = { ...played, market: ['M01', 'M02'], uses: [{ 'recruited card card:M01': 1 }, {}] };
    const two = {
      ...played,
      market: ['M01'],
      uses: [{ 'revealed card card:M03': 1 }, { 'recruited card card:M03': 2 }],
    };
    expect(salesOf([one, two], { shown: 'revealed card', bought: 'recruited card' })).toEqual([
      { card: 'card:M02', games: 1, bought: 0 },
      { card: 'card:M01', games: 2, bought: 1 },
      { card: 'card:M03', games: 1, bought: 1 },
    ]);
  });

  test('Markdown tables have a line a row', () => {
    expect(asMarkdown([{ a: 'x', b: 1 }])).toBe('| a | b |\n| --- | --: |\n| x | 1 |');
  });
});

describe('games of the lab', () => {
  test('a game is played to its end and says who did what', () => {
    const played = play(title, experiment(['mate', 'random']), 0);
    expect(played.scores).toHaveLength(2);
    expect(played.decisions).toEqual([6, 6]);
    expect(played.factions).toEqual(['seat 1', 'seat 2']);
    expect(played.turns).toBe(6);
    expect(played.winners.length).toBeGreaterThan(0);
  });

  test('the same game is played the same way again', () => {
    const plan = experiment(['mate', 'cabin-boy']);
    const { thought: _, ...first } = play(title, plan, 3);
    const { thought: __, ...second } = play(title, plan, 3);
    expect(second).toEqual(first);
  });

  test('the same deal lies before both seatings', () => {
    const plan = experiment(['random', 'random'], 4);
    const [first, second] = playAll(plan);
    expect(first?.seating).not.toEqual(second?.seating);
    expect(first?.scores).toEqual(second?.scores);
  });

  test('a faction is known by the view and counted for what is told of it', () => {
    const view = {
      players: [
        { seat: 1, faction: 'gulls' },
        { seat: 0, faction: 'terns' },
      ],
    };
    const game = { ...pearls, view: () => view };
    const played = play({ game, advice }, experiment(['random']), 0);
    expect(played.factions).toEqual(['terns', 'gulls']);
  });

  test('things an event names are counted with it', () => {
    const uses = playAll(experiment(['mate'], 8)).flatMap((played) => played.uses.flatMap(Object.keys));
    expect(uses).toContain('found');
    expect(uses).toContain('found what pearl');
  });

  test('the report names everybody and draws without a gap', () => {
    const plan = experiment(['mate', 'random'], 8);
    const games = playAll(plan);
    const page = report(
      plan,
      games,
      tally(plan, games, (thing) => `the ${thing}`),
    );
    expect(page).toContain('>mate<');
    expect(page).toContain('>seat 1<');
    expect(page).toContain('>the pearl<');
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });
});

/** A thread that plays at once, on the spot; after so many games it is interrupted. */
class Spot extends EventEmitter implements Thread {
  constructor(
    readonly plan: Experiment,
    readonly asked: number[],
    readonly stop?: { after: number; signal: AbortController },
  ) {
    super();
  }

  postMessage(index: number): void {
    this.asked.push(index);
    if (this.stop && this.asked.length > this.stop.after) this.stop.signal.abort();
    else queueMicrotask(() => this.emit('message', play(title, this.plan, index)));
  }

  terminate(): void {
    this.removeAllListeners();
  }
}

describe('a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('plays every game once on all threads, and none again', async () => {
    const plan = experiment(['random', 'cabin-boy'], 6);
    const store = kept(folder, plan, 'run');
    const asked: number[] = [];
    const told: number[] = [];
    const options = {
      experiment: plan,
      kept: store,
      threads: 2,
      thread: () => new Spot(plan, asked),
      heard: (done: number) => told.push(done),
      signal: new AbortController().signal,
    };
    const games = await run(options);
    expect(games.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told.at(-1)).toBe(6);
    expect(await run(options)).toEqual(games);
    expect(asked).toHaveLength(6);
  });

  test('that was interrupted is taken up where it ended', async () => {
    const plan = experiment(['random', 'cabin-boy'], 8);
    const store = kept(folder, plan, 'interrupted');
    const asked: number[] = [];
    const signal = new AbortController();
    const common = { experiment: plan, kept: store, threads: 1, heard: () => undefined };
    const thread = () => new Spot(plan, asked, { after: 3, signal });
    const first = await run({ ...common, thread, signal: signal.signal });
    expect(first).toHaveLength(3);
    const again: number[] = [];
    const whole = { thread: () => new Spot(plan, again), signal: new AbortController().signal };
    expect(await run({ ...common, ...whole })).toHaveLength(8);
    expect(again).toEqual([3, 4, 5, 6, 7]);
  });
});

describe('games that are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const plan = experiment(['mate', 'random']);

  test('come back, also when more games are asked for', () => {
    const played = play(title, plan, 0);
    kept(folder, plan, 'v1').add(played);
    expect(kept(folder, plan, 'v1').read()).toEqual([played]);
    expect(kept(folder, { ...plan, games: 400 }, 'v1').read()).toEqual([played]);
  });

  test('do not count for other code, other players or other deals', () => {
    expect(kept(folder, plan, 'v2').read()).toEqual([]);
    expect(kept(folder, experiment(['mate', 'admiral']), 'v1').read()).toEqual([]);
    expect(kept(folder, { ...plan, seed: 'other' }, 'v1').read()).toEqual([]);
  });

  test('do without a line that was cut short', () => {
    const store = kept(folder, plan, 'v1');
    writeFileSync(store.file, 'null\n{"index":7,"sea', { flag: 'a' });
    expect(store.read()).toHaveLength(1);
    const next = play(title, plan, 1);
    store.add(next);
    store.add(next); // by two that play the same experiment
    expect(store.read().map(({ index }) => index)).toEqual([0, 1]);
    store.forget();
    expect(store.read()).toEqual([]);
  });
});
