import { type Json, Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pirates } from '../game.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE, type Pirates, PUBLIC } from '../state.ts';
import { answer, asked, berth, HOARD, leg, offered, shipIn, told } from './acting.ts';
import type { PiratesView } from './information.ts';
import { hasEndMarker } from './multiplayer.ts';
import { deal, OPTIONS } from './setup.ts';

type Game = Match<Pirates, PiratesView>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const HOME: IslandPosition = { ...CAY, home: 0 };
/** Docked at the cay; and out at sea, from where it sails up to it in one move. */
const SLOOP: ShipPosition = { piece: 'pennywhistle', at: berth(CAY.at, 4_400) };
const INBOUND: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
/** The other players' ships, far away. */
const ONE: ShipPosition = { piece: 'golondrina', seat: 1, at: [120_000, 20_000] };
const TWO: ShipPosition = { piece: 'golondrina', seat: 2, at: [120_000, 60_000] };
const THREE: ShipPosition = { piece: 'golondrina', seat: 3, at: [120_000, 90_000] };
/** Goes down by itself at the start of its player's turn. [PI-CREW.8] */
const DOOMED: ShipPosition = { piece: 'pennywhistle', at: [75_000, 15_000], burning: 1 };

const three = (ships: readonly ShipPosition[], given: Partial<Position> = {}): Game =>
  position({ seats: 3, islands: [HOARD], ships, ...given });
const sailUp = (match: Game): void => answer(match, 0, 'move 0', [leg('L'), leg('L')]);
/** A coin that bears the end marker. */
const last = (gold: number): { coins: Pirates['bag'] } => ({
  coins: [{ gold, treasure: '', crew: '', last: true, seen: 1 }],
});
const totals = (match: Game): number[] | undefined => match.outcome?.scores.map(({ total }) => total);

// --- Setup

const FLEET = 'ship pennywhistle:';

/** A sea that the players lay out themselves; who goes first is what the dice say. */
function laidOut(seats: number, dice: readonly number[]): Game {
  const options = {
    ...Object.fromEntries(Object.entries(OPTIONS).map(([key, option]) => [key, option.default])),
    setup: 'full',
    terrain: 0,
  };
  const random = Random.seeded('sea');
  random.rig('first player', ...dice);
  const brought: Json[] = Array.from({ length: seats }, () => FLEET);
  return Match.from(pirates, { seats, seed: 'sea', options }, deal({ seats, options, brought, random }));
}

const chance = Random.seeded('answers');

/** Who answers what, in order, until the first turn. */
function setUp(match: Game): string[] {
  const order: string[] = [];
  while (asked(match) !== `${match.state.first}: turn`) {
    const question = nth(match.open, 0);
    order.push(asked(match));
    answer(match, Number(question.seat), question.sample(chance));
  }
  return order;
}

test('the highest die, ties rolled again, places the first island, and players to the left follow [PI-MULTI.3]', () => {
  const order = setUp(laidOut(3, [4, 6, 6, 2, 5]));
  expect(order.slice(0, 9)).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1].map((seat) => `${seat}: placeIsland`));
});

test('who placed the last island chooses his home first, then the player to his right; his ships are placed at once [PI-MULTI.4] [PI-MULTI.5]', () => {
  const match = laidOut(3, [1, 1, 6]);
  expect(setUp(match).slice(9)).toEqual([
    '1: chooseHome',
    '1: placeShip',
    '0: chooseHome',
    '0: placeShip',
    '2: chooseHome',
    '2: placeShip',
  ]);
  expect(match.state.players.map(({ home }) => nth(match.state.islands, home).home)).toEqual([0, 1, 2]);
});

test('four players use 12 islands, four of them homes, and 24 coins, three on each wild one [PI-MULTI.6] [EX-59]', () => {
  const match = laidOut(4, [6, 1, 1, 1]);
  setUp(match);
  const wild = match.state.islands.filter(({ home }) => home === NONE);
  expect(match.state.islands).toHaveLength(12);
  expect(wild.map(({ coins }) => coins.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
});

test('the coins of all players are mixed before they are dealt [PI-MULTI.6]', () => {
  const brought = [1, 2, 7].map((gold) => `${FLEET}\ncoins: ${Array(6).fill(gold).join(', ')}`);
  const { islands } = Match.start(pirates, { seats: 3, seed: 'mixed', brought }).state;
  const wild = islands.filter(({ home }) => home === NONE);
  expect(wild.some(({ coins }) => new Set(coins.map(({ gold }) => gold)).size > 1)).toBe(true);
  expect(wild.flatMap(({ coins }) => coins)).toHaveLength(18);
});

test('the first player takes the first turn, and turns pass to the left [PI-MULTI.7]', () => {
  const match = laidOut(3, [1, 6, 1]);
  setUp(match);
  const turns: string[] = [];
  for (let i = 0; i < 4; i++) {
    turns.push(asked(match));
    answer(match, Number(match.open[0]?.seat), 'end');
  }
  expect(turns).toEqual(['1: turn', '2: turn', '0: turn', '1: turn']);
});

test('otherwise the rules are those for two: who begins docked explores, and who is hit chooses the mast he loses [PI-MULTI.1]', () => {
  const match = three([SLOOP, { ...ONE, at: [45_821, 44_000] }, TWO], {
    islands: [{ ...CAY, coins: [2, 3] }, HOARD],
  });
  answer(match, 0, 'explore 0', ['1']);
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 3 }]);
  answer(match, 0, 'end');
  match.random.rig('shot', 6);
  answer(match, 1, 'shoot 1', 'mast 0 > ship 0');
  expect(shipIn(match, 0).masts).toEqual(['lost']);
});

// --- What is shown

test('coins unloaded at home stay face down: the others learn only how many [PI-MULTI.8]', () => {
  const match = three([{ ...INBOUND, coins: [5, 2] }, ONE, TWO], { islands: [HOME, HOARD] });
  sailUp(match);
  expect(told(match, 'unloaded')).toMatchObject([{ count: 2 }]);
  expect(told(match, 'unloaded')[0]).not.toHaveProperty('gold');
  const seen = (seat: number): readonly object[] => nth(match.view(seat).islands, 0).coins;
  expect(seen(0)).toMatchObject([{ gold: 5 }, { gold: 2 }]);
  for (const other of [1, 2]) {
    expect(seen(other)).toHaveLength(2);
    expect(seen(other).filter((coin) => 'gold' in coin)).toEqual([]);
  }
});

test('unique treasures are shown to everybody where they are found, as usual [PI-MULTI.9]', () => {
  const match = three([SLOOP, ONE, TWO], { islands: [{ ...CAY, coins: ['golden-astrolabe'] }, HOARD] });
  const seen = (): (object | undefined)[] => [1, 2].map((seat) => nth(match.view(seat).islands, 0).coins[0]);
  for (const coin of seen()) expect(coin).not.toHaveProperty('treasure');
  answer(match, 0, 'explore 0');
  expect(told(match, 'tookTreasure')).toMatchObject([{ treasure: 'golden-astrolabe' }]);
  for (const seat of [1, 2])
    expect(nth(match.view(seat).ships, 0).coins).toMatchObject([{ treasure: 'golden-astrolabe' }]);
});

// --- The end marker

test('the ship that loads the last coin of all wild islands bears the end marker, no ship before it [PI-MULTI.10]', () => {
  const match = three([SLOOP, ONE, TWO], { islands: [{ ...CAY, coins: [2, 3] }] });
  answer(match, 0, 'explore 0', ['0']);
  expect(match.state.ships.some(hasEndMarker)).toBe(false);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 2, 'end');
  answer(match, 0, 'explore 0', ['0']);
  expect(match.state.ships.map(hasEndMarker)).toEqual([true, false, false]);
  expect(told(match, 'endMarker')).toEqual([{ say: 'endMarker', ship: 'ship:0' }]);
});

test('two players have no end marker [PI-MULTI.10]', () => {
  const match = position({ ships: [SLOOP, ONE], islands: [{ ...CAY, coins: [7, 7, 7] }] });
  answer(match, 0, 'explore 0', ['0', '1', '2']);
  expect(shipIn(match, 0).coins.map((coin) => coin.last)).toEqual([false, false, false]);
});

test('the marker goes with the last coin to the ship that steals it [PI-MULTI.11] [EX-61]', () => {
  const match = three(
    [{ ...INBOUND, at: [40_000, 40_000] }, { ...ONE, at: [50_000, 40_000, 9_000], also: last(3) }, TWO],
    { islands: [] },
  );
  match.random.rig('ram', 1);
  match.random.rig('boarding', 6, 1);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes', 'coin 0');
  expect(match.state.ships.map(hasEndMarker)).toEqual([true, false, false]);
  expect(match.outcome).toBeUndefined();
});

/** Seat 0 sinks the derelict that bears the marker, within reach of its cannons. */
function sunk(events: readonly 'floating-chest'[] = []): Game {
  const match = three(
    [INBOUND, { ...ONE, at: [60_000, 45_000], masts: 0, also: last(3) }, { ...ONE, coins: [1] }, TWO],
    { islands: [], players: [{}, { events }] },
  );
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  return match;
}

test('the ship with the marker sinks and the game is over, though its last coin is looted and counts for the looter [PI-MULTI.13]', () => {
  const looted = sunk();
  answer(looted, 0, ['0']);
  expect(looted.outcome).toMatchObject({ reason: { say: 'lastCoinSank' }, ranking: [[0], [1], [2]] });
  const left = sunk();
  answer(left, 0, []);
  expect(left.outcome?.reason).toEqual({ say: 'lastCoinSank' });
});

test('saved from the sinking ship by an event, the last coin ends the game all the same [PI-MULTI.13]', () => {
  const match = sunk(['floating-chest']);
  answer(match, 1, 'floating-chest');
  expect(match.outcome).toMatchObject({ reason: { say: 'lastCoinSank' }, ranking: [[1], [0, 2]] });
});

/** Seat 0 shoots an abandoned fort of seat 1 to pieces: its coin lies on the island again. */
function fortFalls(): Game {
  const match = three([{ ...SLOOP, at: [47_000, 41_372, 18_000] }, ONE, { ...TWO, also: last(4) }], {
    islands: [{ ...CAY, fort: { fort: 'driftwood-stockade', seat: 1, flags: 0, coins: [2] } }],
  });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > fort 0');
  return match;
}

test('coins back on a wild island take the marker away until the last of them is loaded again [PI-MULTI.11]', () => {
  const match = fortFalls();
  expect(nth(match.state.islands, 0).coins).toMatchObject([{ gold: 2 }]);
  expect(match.state.ships.some(hasEndMarker)).toBe(false);
});

test('the game ends when the ship with the marker unloads the last coin at home [PI-MULTI.12]', () => {
  const inbound = (marked: boolean): Game => {
    const coins = marked ? { also: last(1) } : { coins: [1] };
    const match = three([{ ...INBOUND, ...coins }, { ...ONE, coins: [7] }, TWO], { islands: [HOME] });
    sailUp(match);
    return match;
  };
  expect(inbound(true).outcome).toMatchObject({
    reason: { say: 'lastCoinBanked' },
    ranking: [[1], [0], [2]],
  });
  expect(inbound(false).outcome).toBeUndefined();
});

test('unloading it at a fort ends the game too [PI-MULTI.12]', () => {
  const fort = { fort: 'driftwood-stockade', seat: 0, coins: [2] } as const;
  const match = three([{ ...INBOUND, also: last(1) }, { ...ONE, coins: [7] }, TWO], {
    islands: [{ ...CAY, fort }],
  });
  sailUp(match);
  expect(match.outcome?.reason).toEqual({ say: 'lastCoinBanked' });
});

// --- Other ends

test('the game ends when only one player has a ship that is no derelict [PI-MULTI.14]', () => {
  const adrift = { ...TWO, masts: 0 } as const;
  const match = three([INBOUND, { ...ONE, at: [60_000, 45_000], masts: 1 }, adrift]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1', 'done');
  expect(match.outcome?.reason).toEqual({ say: 'lastFleet' });
  const sailing = three([INBOUND, ONE, adrift]);
  answer(sailing, 0, 'end');
  expect(sailing.outcome).toBeUndefined();
});

test('and when nobody has one [PI-MULTI.14]', () => {
  const match = three([DOOMED, { ...ONE, masts: 0 }, { ...TWO, masts: 0 }]);
  expect(match.outcome?.reason).toEqual({ say: 'lastFleet' });
});

test('with four players it ends when half of them have no ship in play; derelicts are in play [PI-MULTI.15] [EX-60]', () => {
  const four = (...ships: ShipPosition[]): Game => position({ seats: 4, islands: [HOARD], ships });
  expect(four(DOOMED, ONE, TWO).outcome?.reason).toEqual({ say: 'halfAreGone' });
  expect(asked(four(DOOMED, ONE, TWO, { ...THREE, masts: 0 }))).toBe('0: turn');
  const five = position({ seats: 5, islands: [HOARD], ships: [DOOMED, ONE, TWO, THREE] });
  expect(asked(five)).toBe('0: turn');
});

test('three players go on when one has lost all ships, though that leaves but two [PI-MULTI.15]', () => {
  expect(asked(three([DOOMED, ONE, TWO]))).toBe('0: turn');
});

test('a captured ship counts for its captor [PI-MULTI.23]', () => {
  const captured = { ...TWO, seat: 1, also: { owner: 2 } } as const;
  const match = position({ seats: 4, islands: [HOARD], ships: [DOOMED, ONE, captured, THREE] });
  expect(match.outcome?.reason).toEqual({ say: 'halfAreGone' });
  const sole = three([DOOMED, ONE, captured]);
  expect(sole.outcome?.reason).toEqual({ say: 'lastFleet' });
});

test('who has no ships left acts with his forts and marines alone, and what he has banked counts [PI-MULTI.21]', () => {
  const match = three([{ ...ONE, at: [47_000, 40_000] }, TWO], {
    islands: [
      {
        ...CAY,
        fort: { fort: 'square-blockhouse', seat: 0, coins: [4] },
        crew: [{ crew: 'greta-halloran', seat: 0, open: true }],
      },
      HOARD,
    ],
  });
  expect(offered(match)).toEqual(['fort 0', 'marine 0', 'end']);
  const ending = three([{ ...DOOMED, seat: 1, also: last(6) }, ONE, TWO], {
    turn: 1,
    islands: [{ ...CAY, fort: { fort: 'square-blockhouse', seat: 0, coins: [4] } }],
  });
  expect(ending.outcome?.ranking[0]).toEqual([0]);
});

test('twenty rounds in which nothing is gained or lost end the game for three as well [PI-MULTI.22]', () => {
  const match = three([INBOUND, ONE, TWO]);
  for (let i = 0; i < 59; i++) answer(match, i % 3, 'end');
  expect(match.outcome).toBeUndefined();
  answer(match, 2, 'end');
  expect(match.outcome?.reason).toEqual({ say: 'becalmed' });
});

test('more than half of the gold ends no game of three [PI-MULTI.20]', () => {
  const match = three([{ ...INBOUND, coins: [7, 7] }, { ...ONE, coins: [1] }, TWO], {
    islands: [{ ...HOME, coins: [7, 7] }],
    startingGold: 30,
  });
  sailUp(match);
  expect(nth(match.state.islands, 0).coins).toHaveLength(4);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
});

/** The last coins of the wild islands are enclosed by a fort of seat 0; perhaps a coin is still at sea. */
function enclosed(...aboard: number[]): Game {
  const match = three([SLOOP, { ...ONE, coins: aboard }, TWO], {
    islands: [
      { ...CAY, coins: [2, 3], explored: [0] },
      { at: [13_000, 13_000], home: 0, coins: [2] },
    ],
    players: [{ forts: ['driftwood-stockade'] }],
  });
  const plan = { x: 40_000, y: 40_000, heading: 0, flags: [0, 1] };
  answer(match, 0, 'build driftwood-stockade 0', plan, ['0']);
  return match;
}

test('the game ends when no coin is left on wild islands, wrecks and ships [PI-MULTI.24]', () => {
  expect(enclosed().outcome).toMatchObject({ reason: { say: 'noCoinLeft' }, ranking: [[0], [1, 2]] });
  const wrecked = three(
    [DOOMED, { ...ONE, coins: [1], also: { fate: 'wreck' } }, { ...ONE, at: [100_000, 75_000] }, TWO],
    {
      islands: [HOME],
    },
  );
  expect(asked(wrecked)).toBe('0: turn');
});

test('a fort over the last coins does not end it while a coin is still at sea [EX-83]', () => {
  const match = enclosed(1);
  expect(asked(match)).toBe('0: turn');
  expect(match.state.ships.some(hasEndMarker)).toBe(false);
  const banked = three([{ ...INBOUND, coins: [1] }, ONE, TWO], { islands: [HOME] });
  sailUp(banked);
  expect(banked.outcome?.reason).toEqual({ say: 'noCoinLeft' });
  const lost = three([{ ...DOOMED, coins: [1] }, ONE, TWO], { islands: [HOME] });
  expect(lost.outcome?.reason).toEqual({ say: 'noCoinLeft' });
});

// --- Who has won

/** Three players with what this says; the ship of seat 0 with the last coin on it goes down. */
const counted = (given: Partial<Position>, ships: readonly ShipPosition[] = []): Game =>
  three([{ ...DOOMED, also: last(6) }, INBOUND, ONE, TWO, ...ships], { islands: [], ...given });

test('at the end all coins are shown, those on ships and in homes too [PI-MULTI.16]', () => {
  const match = counted({ islands: [{ ...HOME, coins: [3] }] }, [
    { ...ONE, at: [100_000, 75_000], coins: [5] },
  ]);
  const seen = match.view(2);
  expect(nth(seen.islands, 0).coins).toMatchObject([{ gold: 3 }]);
  expect(nth(seen.ships, 4).coins).toMatchObject([{ gold: 5 }]);
  expect(match.view('spectator').ships).toEqual(seen.ships);
});

test('coins at home, in forts and on ships count, those aboard a sunk ship for nobody [PI-MULTI.17] [PI-MULTI.18]', () => {
  const match = counted(
    {
      islands: [
        { ...HOME, coins: [1] },
        { at: [75_000, 75_000], fort: { fort: 'driftwood-stockade', seat: 1, coins: [3] } },
        { at: [110_000, 97_000], home: 2, coins: [2] },
      ],
    },
    [{ ...TWO, at: [100_000, 75_000], coins: [2] }],
  );
  expect(match.outcome).toMatchObject({ reason: { say: 'lastCoinSank' }, ranking: [[2], [1], [0]] });
  expect(totals(match)).toEqual([1, 3, 4]);
  expect(match.state.deep).toMatchObject([{ gold: 6, seen: PUBLIC | 1 }]);
});

test('of equal totals more gold banked wins, and else the victory is shared [PI-MULTI.19]', () => {
  const two = { at: [110_000, 97_000], home: 2 } as const;
  const banked = counted(
    {
      islands: [
        { ...HOME, coins: [3] },
        { ...two, coins: [2] },
      ],
    },
    [{ ...TWO, at: [100_000, 75_000], coins: [1] }],
  );
  expect(banked.outcome?.ranking).toEqual([[0], [2], [1]]);
  const shared = counted({
    islands: [
      { ...HOME, coins: [3] },
      { ...two, coins: [2, 1] },
    ],
  });
  expect(shared.outcome?.ranking).toEqual([[0, 2], [1]]);
});
