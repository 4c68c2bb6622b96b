import { Match, Random, Refusal } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { builtMasts, pieces } from '../content/pieces.ts';
import { copyState } from '../copy.ts';
import { pirates } from '../game.ts';
import { squareBetween } from '../geometry/index.ts';
import { NONE, type Pirates, type Scenario, type Ship } from '../state.ts';
import { answer, asked } from './acting.ts';
import { afterScenario, CAMPAIGN, NEW_CAMPAIGN, nextScenario, survivors } from './campaign.ts';
import { parseFleet, printFleet } from './fleet-form.ts';
import type { PiratesView } from './information.ts';
import { coin } from './setup.ts';
import { goldIn } from './table.ts';

type Game = Match<Pirates, PiratesView>;

const MINE = 'ship merry-gannet:\nship merry-gannet:\nship golondrina: spain-captain';

const start = (scenario: Scenario, seats = 2, options: { [option: string]: string | number } = {}): Game =>
  Match.start(pirates, { seats, seed: 'alone', options: { scenario, ...options }, brought: [MINE, MINE] });

/** The scenario with something changed, at the start of a turn of the player's. */
function given(scenario: Scenario, change: (state: Pirates) => void = () => {}): Game {
  const state = copyState(start(scenario).state);
  change(state);
  state.turn.seat = 0;
  return Match.from(pirates, { seats: 2, seed: 'alone', options: { scenario } }, state);
}
/** How it stands when the player has ended that turn. */
function ended(scenario: Scenario, change: (state: Pirates) => void): string {
  const match = given(scenario, change);
  if (!match.outcome) answer(match, 0, 'end');
  return match.outcome?.reason.say ?? 'goes on';
}

const shipsOf = (state: Pirates, seat: number): Ship[] => state.ships.filter((ship) => ship.seat === seat);
const homeOf = (state: Pirates, seat: number): Pirates['islands'][number] =>
  nth(state.islands, nth(state.players, seat).home);
const sinks = (ship: Ship): void => {
  Object.assign(ship, { fate: 'sunk', docked: NONE, coins: [], crew: [], gear: [] });
};
const hadTurns = (count: number) => (state: Pirates) => {
  nth(state.players, 0).turns = count - 1;
};

// --- Bots

test('a seat is a seat whoever sits there: tables of two to six start, and a scenario has one opponent [PI-SOLO.1]', () => {
  for (const seats of [2, 3, 4, 5, 6])
    expect(Match.start(pirates, { seats, seed: 'any' }).state.players).toHaveLength(seats);
  const refused = (): unknown => start('convoy', 3);
  expect(refused).toThrow(Refusal);
  expect(refused).toThrow('PI-SOLO.1');
});

test('a game in which chance answers for all other seats comes to its end [PI-SOLO.1]', () => {
  const match = Match.start(pirates, { seats: 3, seed: 'others' });
  const random = Random.seeded('others');
  for (let decisions = 0; !match.outcome && decisions < 30_000; decisions++) {
    const question = nth(match.open, 0);
    const idle = question.about.say === 'turn' && question.seat === 0;
    match.answer(question.seat, match.serial, idle ? 'end' : question.sample(random));
  }
  expect(match.outcome?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
});

test('whatever a bot is asked, it finds the same offer in what it imagines, which shows it nothing hidden [PI-SOLO.2]', () => {
  const match = Match.start(pirates, { seats: 2, seed: 'imagined', options: { terrain: 4 } });
  const random = Random.seeded('imagined');
  for (let decisions = 0; !match.outcome && decisions < 400; decisions++) {
    const question = nth(match.open, 0);
    const seat = Number(question.seat);
    const fork = match.fork(seat, `fork ${decisions}`);
    expect(fork.asked(seat).map(({ offer }) => offer)).toEqual(match.asked(seat).map(({ offer }) => offer));
    expect(fork.view(seat)).toEqual(match.view(seat));
    match.answer(seat, match.serial, question.sample(random));
  }
});

test('what a bot is given to try is accepted, at every question of a game [PI-SOLO.2]', () => {
  const match = Match.start(pirates, { seats: 2, seed: 'tried' });
  const random = Random.seeded('tried');
  for (let decisions = 0; !match.outcome && decisions < 300; decisions++) {
    const question = nth(match.open, 0);
    const tries = question.candidates(random);
    expect(tries.length).toBeGreaterThan(0);
    for (const one of tries) expect(question.read(one)).not.toBeInstanceOf(Refusal);
    match.answer(question.seat, match.serial, random.pick(tries, 'try'));
  }
});

// --- Scenarios

test('Gold Rush is the standard game of 40 points, won with more than half of the gold [PI-SOLO.3]', () => {
  const { state } = start('goldRush');
  expect(state.startingGold).toBe(30);
  expect(state.islands.filter(({ home }) => home === NONE)).toHaveLength(4);
  expect(() => start('goldRush', 2, { total: 80 })).toThrow('PI-SOLO.3');
  const bringing = (gold: number): string => {
    const match = given('goldRush', (sea) => {
      const ship = nth(shipsOf(sea, 0), 0);
      homeOf(sea, 0).coins.push(coin(7), coin(7));
      ship.coins.push(coin(gold));
      ship.unloads = true;
      ship.docked = homeOf(sea, 0).id;
    });
    return match.outcome?.reason.say ?? asked(match);
  };
  expect(bringing(1)).toBe('0: turn');
  expect(bringing(2)).toBe('halfTheGold');
});

describe('Convoy [PI-SOLO.4]', () => {
  test('two one-masted merchants with 10 gold and a three-masted escort start at the island farthest from their port [PI-SOLO.4]', () => {
    const { state } = start('convoy');
    const bots = shipsOf(state, 1);
    expect(bots.map(({ piece }) => builtMasts(pieces[piece]))).toEqual([1, 1, 3]);
    expect(bots.map(({ coins }) => goldIn(coins))).toEqual([5, 5, 0]);
    const port = homeOf(state, 1);
    const wild = state.islands.filter(({ home }) => home === NONE);
    const [farthest] = wild.toSorted((a, b) => squareBetween(port, b) - squareBetween(port, a));
    for (const ship of bots) expect(ship.docked).toBe(farthest?.id);
    expect(state.islands.flatMap(({ coins }) => coins)).toEqual([]);
  });

  test('six of it banked within 15 turns win, five do not [PI-SOLO.4]', () => {
    const banks =
      (...gold: number[]) =>
      (state: Pirates) => {
        homeOf(state, 0).coins.push(...gold.map((one) => coin(one)));
      };
    expect(ended('convoy', banks(3, 2))).toBe('goes on');
    expect(ended('convoy', banks(3, 3))).toBe('scenarioWon');
    expect(ended('convoy', hadTurns(14))).toBe('goes on');
    expect(ended('convoy', hadTurns(15))).toBe('scenarioLost');
  });

  test('it is lost when so much is no longer to be had [PI-SOLO.4]', () => {
    const arrived = (state: Pirates): void => {
      homeOf(state, 1).coins.push(...nth(shipsOf(state, 1), 0).coins.splice(0));
    };
    expect(ended('convoy', arrived)).toBe('scenarioLost');
    const allButOne = (state: Pirates): void => {
      arrived(state);
      homeOf(state, 0).coins.push(coin(1)); // with the 5 afloat just enough
    };
    expect(ended('convoy', allButOne)).toBe('goes on');
  });
});

describe('Siege [PI-SOLO.5]', () => {
  test('two forts on wild islands, each with its cost and 5 gold more inside [PI-SOLO.5]', () => {
    const { state } = start('siege');
    const forts = state.islands.flatMap(({ home, fort }) => (fort && home === NONE ? [fort] : []));
    const inside = forts.map(({ fort, seat, coins }) => `${fort} ${seat} ${goldIn(coins)}`);
    expect(inside.toSorted()).toEqual(['gull-bastion 1 9', 'square-blockhouse 1 9']);
    expect(forts.every(({ flags }) => flags.every(({ up }) => up))).toBe(true);
  });

  test('both destroyed within 20 turns win [PI-SOLO.5]', () => {
    const destroyed = (count: number) => (state: Pirates) => {
      const forts = state.islands.filter(({ fort }) => fort);
      for (const land of forts.slice(0, count)) land.fort = null;
    };
    expect(ended('siege', destroyed(1))).toBe('goes on');
    expect(ended('siege', destroyed(2))).toBe('scenarioWon');
    expect(ended('siege', hadTurns(19))).toBe('goes on');
    expect(ended('siege', hadTurns(20))).toBe('scenarioLost');
  });
});

describe('Monster Hunt [PI-SOLO.6]', () => {
  test('a sea monster of five segments and a sea dragon, and no treasure [PI-SOLO.6]', () => {
    const { state } = start('monsterHunt');
    expect(shipsOf(state, 1).map(({ kind, masts }) => [kind, masts.length])).toEqual([
      ['seamonster', 5],
      ['seadragon', 3],
    ]);
    expect(state.startingGold).toBe(0);
  });

  test('it is won when both are gone, and lost with half of one’s build points [PI-SOLO.6]', () => {
    const without = (bots: number, own: number) => (state: Pirates) => {
      for (const ship of shipsOf(state, 1).slice(0, bots)) sinks(ship);
      for (const ship of shipsOf(state, 0).slice(0, own)) sinks(ship);
    };
    expect(ended('monsterHunt', without(1, 0))).toBe('goes on');
    expect(ended('monsterHunt', without(2, 0))).toBe('scenarioWon');
    expect(ended('monsterHunt', without(2, 1))).toBe('scenarioWon');
    expect(ended('monsterHunt', without(0, 1))).toBe('goes on');
    expect(ended('monsterHunt', without(0, 2))).toBe('scenarioLost');
    expect(ended('monsterHunt', without(2, 2))).toBe('scenarioLost');
  });

  test('exactly half of them lost is too many, for winning as well [PI-SOLO.6]', () => {
    const lost = (bots: number, more: number) => (state: Pirates) => {
      const left = shipsOf(state, 0).reduce((sum, { piece }) => sum + pieces[piece].cost, 0);
      nth(state.players, 0).strength = 2 * left + more;
      for (const ship of shipsOf(state, 1).slice(0, bots)) sinks(ship);
    };
    expect(ended('monsterHunt', lost(0, -1))).toBe('goes on');
    expect(ended('monsterHunt', lost(0, 0))).toBe('scenarioLost');
    expect(ended('monsterHunt', lost(2, -1))).toBe('scenarioWon');
    expect(ended('monsterHunt', lost(2, 0))).toBe('scenarioLost');
  });
});

describe('Ice Passage [PI-SOLO.7]', () => {
  test('one ship with four treasures, six icebergs and two fog banks between it and the opposite island [PI-SOLO.7]', () => {
    const { state } = start('icePassage');
    expect(state.ships.map(({ piece, seat, coins }) => [piece, seat, coins.length])).toEqual([
      ['bishops-candle', 0, 4],
    ]);
    const kinds = state.tiles.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['fog', 'fog', ...Array.from({ length: 6 }, () => 'iceberg')]);
    const home = homeOf(state, 0);
    for (const { x } of state.tiles) {
      expect(x).toBeGreaterThan(nth(state.ships, 0).x);
      expect(x).toBeLessThan(home.x);
    }
  });

  test('it is won by docking there and unloading within 10 turns [PI-SOLO.7]', () => {
    expect(ended('icePassage', hadTurns(9))).toBe('goes on');
    expect(ended('icePassage', hadTurns(10))).toBe('scenarioLost');
    const match = given('icePassage', (state) => {
      const [ship, home] = [nth(state.ships, 0), homeOf(state, 0)];
      Object.assign(ship, { x: home.x - 12_000, y: home.y, heading: 0 });
    });
    answer(match, 0, 'move 0', [{ measure: 'L', turn: 0, distance: 'max' }]);
    expect(match.outcome).toMatchObject({ reason: { say: 'scenarioWon' }, ranking: [[0], [1]] });
    expect(ended('icePassage', (state) => sinks(nth(state.ships, 0)))).toBe('scenarioLost');
  });
});

describe('Derelict Salvage [PI-SOLO.8]', () => {
  test('three enemy derelicts lie in mid-sea [PI-SOLO.8]', () => {
    const { state } = start('salvage');
    const prizes = state.goals.map((id) => nth(state.ships, id));
    expect(prizes).toHaveLength(3);
    for (const { seat, masts, docked } of prizes)
      expect([seat, docked, masts.every((mast) => mast === 'lost')]).toEqual([1, NONE, true]);
  });

  /** So many of them lie at a player's home under his flag. */
  const home = (seat: number, count: number) => (state: Pirates) => {
    for (const id of state.goals.slice(0, count)) {
      const land = homeOf(state, seat);
      const prize = nth(state.ships, id);
      const [dx, dy] = id % 2 === 0 ? [9_000, 0] : [-9_000, 0];
      Object.assign(prize, { seat, x: land.x + dx, y: land.y + dy, docked: land.id, alongside: true });
    }
  };

  test('two of them at one’s home island win, before the bot has as many [PI-SOLO.8]', () => {
    expect(ended('salvage', home(0, 1))).toBe('goes on');
    expect(ended('salvage', home(0, 2))).toBe('scenarioWon');
    expect(ended('salvage', home(1, 1))).toBe('goes on');
    expect(ended('salvage', home(1, 2))).toBe('scenarioLost');
  });

  test('it is lost when fewer than two are afloat [PI-SOLO.8]', () => {
    const sunk = (count: number) => (state: Pirates) => {
      for (const id of state.goals.slice(0, count)) sinks(nth(state.ships, id));
    };
    expect(ended('salvage', sunk(1))).toBe('goes on');
    expect(ended('salvage', sunk(2))).toBe('scenarioLost');
  });
});

test('a scenario that stands still or takes too long is lost [PI-RULING.131]', () => {
  const still = (state: Pirates): void => {
    state.quiet = 39;
  };
  for (const scenario of ['convoy', 'siege', 'monsterHunt', 'icePassage', 'salvage'] as const)
    expect(ended(scenario, still)).toBe('scenarioLost');
});

// --- Campaign

test('the campaign is the six scenarios in order [PI-SOLO.10]', () => {
  let campaign = NEW_CAMPAIGN;
  const order: (Scenario | undefined)[] = [];
  for (let i = 0; i < 7; i++) {
    const scenario = nextScenario(campaign);
    order.push(scenario);
    if (scenario) campaign = afterScenario(campaign, start(scenario).state);
  }
  expect(order).toEqual([...CAMPAIGN, undefined]);
  expect(CAMPAIGN).toEqual(['goldRush', 'convoy', 'siege', 'monsterHunt', 'icePassage', 'salvage']);
});

test('crew lost in one are missing in the next, and all gold banked counts [PI-SOLO.10]', () => {
  const { state } = given('goldRush', (sea) => {
    homeOf(sea, 0).coins.push(coin(4), coin(3));
    const captain = nth(shipsOf(sea, 0), 2).crew.splice(0);
    nth(sea.players, 0).lost.push(...captain);
  });
  const once = afterScenario(NEW_CAMPAIGN, state);
  expect(once).toEqual({ played: 1, lost: ['spain-captain'], score: 7 });
  expect(afterScenario(once, state).score).toBe(14);
  const fleet = parseFleet(`${MINE}\nhome: spain-captain, spain-oarsman`);
  if (fleet instanceof Refusal) throw fleet;
  expect(printFleet(survivors(fleet, once))).toBe(
    'ship merry-gannet:\nship merry-gannet:\nship golondrina:\nhome: spain-captain, spain-oarsman',
  );
});
