import { type Chosen, type Json, Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pirates } from '../game.ts';
import { against } from '../geometry/index.ts';
import { positionState } from '../position.ts';
import { NOBODY, NONE, type Pirates, PUBLIC, seenBy } from '../state.ts';
import { answer, asked, broken, offered } from './acting.ts';
import { berthPose } from './quick.ts';
import { anchorOf, bodyOfLand, hullFor } from './sea.ts';
import { coin, deal, OPTIONS } from './setup.ts';
import { goldIn, shipAt } from './table.ts';
import { dealTreasure } from './treasure.ts';

type Game = Match<Pirates, ReturnType<typeof pirates.view>>;

/** Two ships, one with a crew and equipment aboard; another of each waits on the home island. */
const FLEET = [
  'ship pennywhistle:',
  'ship merry-gannet: england-captain, grapnels',
  'home: england-oarsman, fog-bell',
].join('\n');

interface Given {
  readonly seats?: number;
  readonly options?: Chosen;
  readonly brought?: readonly Json[];
  /** Who goes first: the dice as they fall. */
  readonly dice?: readonly number[];
  readonly seed?: string;
}

const chosen = (options: Chosen = {}): Chosen => ({
  ...Object.fromEntries(Object.entries(OPTIONS).map(([key, option]) => [key, option.default])),
  setup: 'full',
  mysterious: 0,
  ...options,
});

function dealt({ seats = 2, options, brought = [], dice = [6, 1], seed = 'sea' }: Given = {}): Pirates {
  const random = Random.seeded(seed);
  random.rig('first player', ...dice);
  const all = Array.from({ length: seats }, (_, seat) => brought[seat] ?? FLEET);
  return deal({ seats, options: chosen(options), brought: all, random });
}

function table(given: Given = {}): Game {
  const { seats = 2, options, seed = 'sea' } = given;
  return Match.from(pirates, { seats, seed, options: chosen(options) }, dealt(given));
}

const chance = Random.seeded('answers');

/** Answers at random for as long as a question of this kind is asked. */
function during(match: Game, say: string, seen: (seat: number) => void = () => {}): void {
  for (let [question] = match.open; question?.about.say === say; [question] = match.open) {
    seen(Number(question.seat));
    answer(match, Number(question.seat), question.sample(chance));
  }
}

/** A table without terrain where the islands lie, the second player about to choose. */
function laidOut(given: Given = {}): Game {
  const match = table({ ...given, options: { terrain: 0, ...given.options } });
  during(match, 'placeIsland');
  return match;
}

/** Laid out to the point where the first player is about to place his first ship. */
function homed(given: Given = {}): Game {
  const match = laidOut(given);
  answer(match, 1, '0');
  return match;
}

/** Everything placed: the first turn has begun. */
function begun(given: Given = {}): Game {
  const match = laidOut(given);
  for (const say of ['chooseHome', 'placeShip', 'chooseHome', 'placeShip', 'bombardierForm'])
    during(match, say);
  return match;
}

// --- Islands and terrain

test('the highest die is the first player, and ties are rolled again [PI-SET.1]', () => {
  expect(dealt({ dice: [3, 5] }).first).toBe(1);
  expect(dealt({ dice: [5, 3] }).first).toBe(0);
  expect(dealt({ dice: [4, 4, 2, 6] }).first).toBe(1);
  expect(dealt({ seats: 3, dice: [6, 2, 6, 1, 3] }).first).toBe(2);
});

test('two players use six islands, whatever the build total [PI-SET.2]', () => {
  expect(dealt().chart).toHaveLength(6);
  expect(dealt({ options: { total: 120 } }).chart).toHaveLength(6);
  expect(begun().state.islands).toHaveLength(6);
});

test('beginning with the first player they place one island each in turn until all are placed [PI-SET.3]', () => {
  const seats: number[] = [];
  const match = table({ dice: [1, 6], options: { terrain: 0 } });
  during(match, 'placeIsland', (seat) => seats.push(seat));
  expect(seats).toEqual([1, 0, 1, 0, 1, 0]);
  expect(match.state.chart).toEqual([]);
});

test('an island is at least 3L from all others and at most 6L from one of them [PI-SET.4] [PI-SET.5]', () => {
  const match = table();
  const [first, second] = match.state.chart;
  const at = (x: number, island = second ?? ''): Json => ({ island, x, y: 45_000, heading: 0 });
  answer(match, 0, at(20_000, first));
  expect(broken(match, at(20_000 + 3 * 8_600))).toBe('PI-SET.4');
  expect(broken(match, at(100_000))).toBe('PI-SET.5');
  expect(broken(match, at(20_000 + 6 * 8_600))).toBeUndefined();
});

test('terrain is optional: a number agreed before setup, two tiles each unless said otherwise [PI-SET.6]', () => {
  expect(asked(laidOut())).toBe('1: chooseHome');
  expect(OPTIONS.terrain.default).toBe(2);
  const match = table({ options: { terrain: 1 } });
  during(match, 'placeIsland');
  during(match, 'placeTile');
  expect(match.state.tiles).toHaveLength(2);
});

test('players place as many tiles each, in turn, in the order of the islands [PI-SET.7]', () => {
  const seats: number[] = [];
  const match = table({ dice: [1, 6], options: { terrain: 2 } });
  during(match, 'placeIsland');
  during(match, 'placeTile', (seat) => seats.push(seat));
  expect(seats).toEqual([1, 0, 1, 0]);
  expect(asked(match)).toBe('0: chooseHome');
});

test('a tile may lie anywhere that is at least S from every island and tile [PI-SET.8]', () => {
  const match = table({ options: { terrain: 2 } });
  during(match, 'placeIsland');
  const [one, two] = match.state.tilesLeft;
  const { x, y } = nth(match.state.islands, 0);
  expect(broken(match, { tile: one ?? '', x: x + 9_000, y, heading: 0 })).toBe('PI-SET.8');
  const spot = match.open[0]?.sample(chance) ?? null;
  answer(match, 0, spot);
  const placed = nth(match.state.tiles, 0);
  const rest = one === placed.tile ? two : one;
  expect(broken(match, { tile: rest ?? '', x: placed.x, y: placed.y, heading: 0 })).toBe('PI-SET.8');
});

// --- Homes and ships

test('the second player chooses the first player’s home island among all islands [PI-SET.9]', () => {
  const match = laidOut({ dice: [1, 6] });
  expect(asked(match)).toBe('0: chooseHome');
  expect(match.open[0]?.about).toMatchObject({ owner: 1 });
  expect(offered(match)).toEqual(['0', '1', '2', '3', '4', '5']);
  answer(match, 0, '3');
  expect(match.state.players[1]?.home).toBe(3);
});

test('the first player then places all his ships, each bow to his home island [PI-SET.10]', () => {
  const match = homed();
  const [sloop, home] = [shipAt(match.state, 0), nth(match.state.islands, 0)];
  const { x, y, heading } = berthPose(sloop, home, 0);
  expect(asked(match)).toBe('0: placeShip');
  expect(broken(match, { x: x + 100, y, heading })).toBe('PI-SET.10');
  const hull = hullFor(sloop);
  const stern = against(hull, hull.sternPoint, 0, anchorOf(home, bodyOfLand(home)), 0);
  expect(broken(match, { x: stern.x, y: stern.y, heading: 0 })).toBe('PI-SET.10');
  expect(broken(match, { x: home.x, y: home.y, heading: 0 })).toBe('PI-GEO.32');
  answer(match, 0, { x, y, heading });
  expect(match.state.unplaced).toEqual([1]);
  expect(asked(match)).toBe('0: placeShip');
});

test('the first player then chooses the other’s home among the islands left, who places his ships [PI-SET.11]', () => {
  const match = homed();
  during(match, 'placeShip');
  expect(asked(match)).toBe('0: chooseHome');
  expect(match.open[0]?.about).toMatchObject({ owner: 1 });
  expect(offered(match)).toEqual(['1', '2', '3', '4', '5']);
  answer(match, 0, '4');
  expect(asked(match)).toBe('1: placeShip');
  during(match, 'placeShip');
  expect(match.state.ships.every(({ fate }) => fate === 'afloat')).toBe(true);
});

test('all other islands are wild [PI-SET.12]', () => {
  const { islands } = begun().state;
  expect(islands.filter(({ home }) => home === NONE)).toHaveLength(4);
  const owned = islands.map(({ home }) => home).filter((home) => home !== NONE);
  expect(new Set(owned)).toEqual(new Set([0, 1]));
});

test('a Mercenary starts at distance S from its home island, whatever way it looks [PI-SET.13]', () => {
  const match = homed({ brought: ['ship paid-in-full:\nship pennywhistle:'] });
  const [hireling, home] = [shipAt(match.state, 0), nth(match.state.islands, 0)];
  const { x, y, heading } = berthPose(hireling, home, 0);
  expect(broken(match, { x: x - 5_400, y, heading })).toBe('PI-SET.13');
  expect(broken(match, { x: x + 30, y, heading })).toBe('PI-SET.13');
  expect(broken(match, { x, y, heading })).toBeUndefined();
  const hull = hullFor(hireling);
  const stern = against(hull, hull.sternPoint, 0, anchorOf(home, bodyOfLand(home)), 0, 5_400);
  expect(broken(match, { x: stern.x, y: stern.y, heading: 0 })).toBeUndefined();
});

test.each(['medway-battery', 'mother-of-ink', 'bone-orchard', 'ash-crowned-wyrm'])(
  'flotillas and creatures start touching their home island with any part of their base: %s [PI-SET.14]',
  (piece) => {
    const match = homed({ brought: [`ship ${piece}:\nship pennywhistle:`] });
    const { x, y, heading } = berthPose(shipAt(match.state, 0), nth(match.state.islands, 0), 0);
    expect(broken(match, { x, y, heading })).toBeUndefined();
    expect(broken(match, { x, y, heading: (heading + 18_000) % 36_000 })).toBeUndefined();
    expect(broken(match, { x: x + 3_000, y, heading })).toBe('PI-SET.14');
  },
);

// --- Crew and equipment

test('crew lies face down on the decks and the home island where its player put it [PI-SET.15]', () => {
  const { ships, islands, players } = begun().state;
  const own = players[0]?.home ?? NONE;
  expect(ships[1]?.crew).toMatchObject([{ crew: 'england-captain', seat: 0, seen: seenBy(0) }]);
  expect(islands[own]?.crew).toMatchObject([{ crew: 'england-oarsman', seat: 0, seen: seenBy(0) }]);
  expect(ships[0]?.crew).toEqual([]);
});

test('equipment lies face down on the decks and the home island where its player put it [PI-SET.16] [PI-EQP.1]', () => {
  const { ships, islands, players } = begun().state;
  const own = players[0]?.home ?? NONE;
  expect(ships[1]?.gear).toMatchObject([{ gear: 'grapnels', seen: seenBy(0) }]);
  expect(islands[own]?.gear).toMatchObject([{ gear: 'fog-bell', seen: seenBy(0) }]);
});

test('opponents see how many cards lie on a deck and an island, not which [PI-SET.17]', () => {
  const match = begun();
  const own = match.state.players[0]?.home ?? NONE;
  const [mine, theirs] = [match.view(0), match.view(1)];
  expect(mine.ships[1]?.crew[0]?.crew).toBe('england-captain');
  expect(mine.islands[own]?.gear[0]?.gear).toBe('fog-bell');
  for (const place of [theirs.ships[1], theirs.islands[own]]) {
    expect(place?.crew).toHaveLength(1);
    expect(place?.crew[0]).not.toHaveProperty('crew');
    expect(place?.gear).toHaveLength(1);
    expect(place?.gear[0]).not.toHaveProperty('gear');
  }
});

test('before the game begins it is announced which form a bombardier’s cannon has [PI-SET.18]', () => {
  const match = laidOut({ brought: ['ship mortier-du-ponant:'] });
  for (const say of ['chooseHome', 'placeShip', 'chooseHome', 'placeShip']) during(match, say);
  expect(asked(match)).toBe('0: bombardierForm');
  expect(offered(match)).toEqual(['artillery', 'flamethrower']);
  answer(match, 0, 'flamethrower');
  expect(match.view(1).ships[0]?.form).toBe('flamethrower');
  expect(asked(match)).toBe('0: turn');
});

// --- Treasure

test('two players of 40 points provide eight coins each that total 15 gold [PI-SET.19]', () => {
  const { bag } = dealt();
  expect(bag).toHaveLength(16);
  expect([goldIn(bag.slice(0, 8)), goldIn(bag.slice(8))]).toEqual([15, 15]);
  const poor = `${FLEET}\ncoins: 1, 1, 1, 1, 2, 2, 2, 4`;
  expect(() => Match.start(pirates, { seats: 2, seed: 'sea', brought: [poor] })).toThrow('PI-SET.19');
});

test('a unique treasure replaces a coin, and the other coins still total 15 [PI-SET.20]', () => {
  const { bag } = dealt({ brought: [`${FLEET}\ntreasures: pilots-chart`] });
  const own = bag.slice(0, 8);
  expect(own.filter(({ treasure }) => treasure === 'pilots-chart')).toHaveLength(1);
  expect(goldIn(own)).toBe(15);
  expect(bag).toHaveLength(16);
});

const WILD = [3, 4, 5, 6].map((n) => ({ at: [n * 12_000, 60_000] as const }));

test('all coins are shuffled and four lie face down on each wild island [PI-SET.21]', () => {
  const hoards = (seed: string): number[][] =>
    begun({ seed })
      .state.islands.filter(({ home }) => home === NONE)
      .map(({ coins }) => {
        expect(coins.every(({ seen }) => seen === NOBODY)).toBe(true);
        return coins.map(({ gold }) => gold);
      });
  expect(hoards('a').map((coins) => coins.length)).toEqual([4, 4, 4, 4]);
  expect(hoards('a')).not.toEqual(hoards('b'));
});

test('who brings no fleet to a larger sea is given two, and events for what points are left', () => {
  const { players, ships } = Match.start(pirates, { seats: 2, seed: 'sea', options: { total: 120 } }).state;
  for (const [seat, { events }] of players.entries()) {
    const fleet = ships.filter((ship) => ship.seat === seat);
    expect(fleet.length).toBeGreaterThan(3);
    expect(events.length).toBeGreaterThan(5);
  }
});

test('another build total brings gold in proportion; leftover coins go one each in island order [PI-SET.22]', () => {
  expect(goldIn(dealt({ options: { total: 80 } }).bag)).toBe(60);
  expect(goldIn(dealt({ options: { total: 60 } }).bag)).toBe(2 * 23);
  const state = positionState({ ships: [{ piece: 'pennywhistle', at: [40_000, 40_000] }], islands: WILD });
  state.bag = [1, 2, 3, 4, 5, 6].map((gold) => coin(gold));
  dealTreasure(state, Random.seeded('deal'));
  const counts = state.islands.filter(({ home }) => home === NONE).map(({ coins }) => coins.length);
  expect(counts).toEqual([2, 2, 1, 1]);
  expect(state.bag).toEqual([]);
});

test('every unique treasure starts with no value [PI-SET.23]', () => {
  const { bag } = dealt({ brought: [`${FLEET}\ntreasures: golden-astrolabe, bronze-bull`] });
  const uniques = bag.filter(({ treasure }) => treasure !== '');
  expect(uniques.map(({ gold }) => gold)).toEqual([0, 0]);
});

test('the starting gold is the sum of all coins dealt to wild islands [PI-SET.24]', () => {
  const match = begun();
  expect(match.state.startingGold).toBe(30);
  const state = positionState({ ships: [{ piece: 'pennywhistle', at: [40_000, 40_000] }], islands: WILD });
  state.bag = [7, 7, 2].map((gold) => coin(gold));
  dealTreasure(state, Random.seeded('deal'));
  expect(state.startingGold).toBe(16);
});

test('who provides no coins brings 1, 1, 1, 1, 2, 2, 3 and 4 [PI-SET.25]', () => {
  const golds = dealt()
    .bag.slice(0, 8)
    .map(({ gold }) => gold);
  expect(golds.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 2, 2, 3, 4]);
});

test.each(['quick', 'full'])(
  'on a %s sea 4 wild islands hold 4 coins each, 30 gold in all [EX-12]',
  (setup) => {
    const match = begun({ options: { setup } });
    const wild = match.state.islands.filter(({ home }) => home === NONE);
    expect(wild.map(({ coins }) => coins.length)).toEqual([4, 4, 4, 4]);
    expect(goldIn(wild.flatMap(({ coins }) => coins))).toBe(30);
    expect(wild.flatMap(({ coins }) => coins).some(({ seen }) => (seen & PUBLIC) !== 0)).toBe(false);
  },
);
