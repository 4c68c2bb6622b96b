import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { pirates } from '../game.ts';
import {
  type IslandPosition,
  position,
  type Position,
  positionState,
  type ShipPosition,
} from '../position.ts';
import type { Pirates } from '../state.ts';
import { answer, asked, berth, HOARD, leg, offered, shipIn } from './acting.ts';
import type { PiratesView } from './information.ts';
import { OPTIONS } from './setup.ts';

type Game = Match<Pirates, PiratesView>;

/** Seat 0's home, and a two-master that sails up to it in one move. */
const HOME: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], home: 0 };
const INBOUND: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };
const AWAY: IslandPosition = { at: [100_000, 75_000], home: 1 };
const CAY: IslandPosition = { at: [75_000, 75_000] };
/** Goes down by itself at the start of seat 0's turn, with all it carries. [PI-CREW.8] */
const DOOMED: ShipPosition = { piece: 'pennywhistle', at: [75_000, 15_000], burning: 1 };

const sailHome = (match: Game): void => answer(match, 0, 'move 0', [leg('L'), leg('L')]);
const goldAt = (match: Game, island: number): number =>
  nth(match.state.islands, island).coins.reduce((sum, { gold }) => sum + gold, 0);
/** Both end their turns so often, seat 0 first. */
function endTurns(match: Game, count: number): void {
  for (let i = 0; i < count; i++) answer(match, i % 2, 'end');
}
/** The ranking, best first, once the game is over for this reason. */
function ended(match: Game, why: string): readonly (readonly number[])[] | undefined {
  expect(match.outcome?.reason).toEqual({ say: why });
  return match.outcome?.ranking;
}

// --- More than half of the gold

test('with 30 gold at the start 15 are not enough and 16 win at once, those in forts included [PI-WIN.2] [EX-55]', () => {
  const bringing = (gold: number): Game => {
    const match = position({
      startingGold: 30,
      ships: [{ ...INBOUND, coins: [gold] }, FOE],
      islands: [
        { ...HOME, coins: [7, 3] },
        { ...CAY, fort: { fort: 'gull-bastion', seat: 0, coins: [4] } },
        { ...HOARD, at: [45_000, 75_000] },
      ],
    });
    sailHome(match);
    return match;
  };
  const short = bringing(1);
  expect(goldAt(short, 0) + 4).toBe(15);
  expect(asked(short)).toBe('0: turn');
  const won = bringing(2);
  expect(ended(won, 'halfTheGold')).toEqual([[0], [1]]);
  expect(won.outcome?.scores.map(({ total }) => total)).toEqual([16, 0]);
});

test('gold on ships does not win, however much it is [PI-WIN.3]', () => {
  const match = position({
    startingGold: 30,
    ships: [{ ...INBOUND, coins: [7, 7] }, { ...INBOUND, at: [60_000, 20_000], coins: [7, 7] }, FOE],
    islands: [{ ...HOME, coins: [7] }, AWAY],
  });
  endTurns(match, 2);
  expect(asked(match)).toBe('0: turn');
  sailHome(match);
  expect(ended(match, 'halfTheGold')).toEqual([[0], [1]]);
});

test('half of the starting gold stays the mark when treasure has left the game [PI-WIN.4] [EX-81]', () => {
  const match = position({
    startingGold: 30,
    ships: [{ ...INBOUND, coins: ['golden-astrolabe'] }, { ...DOOMED, coins: [4, 4] }, FOE],
    islands: [{ ...HOME, coins: [7, 4] }, AWAY, { ...CAY, coins: [7] }],
  });
  expect(match.state.deep).toMatchObject([{ gold: 4 }, { gold: 4 }]);
  sailHome(match);
  expect(goldAt(match, 0)).toBe(15);
  expect(nth(match.state.islands, 0).coins).toContainEqual(
    expect.objectContaining({ treasure: 'golden-astrolabe', gold: 4 }),
  );
  expect(match.state.startingGold).toBe(30);
  expect(asked(match)).toBe('0: turn');
});

// --- Out of reach

/** Nine gold banked against eight, and seven more wherever this says; seat 0 ends his turn. */
function endedWith(given: Partial<Position>): Game {
  const match = position({
    startingGold: 30,
    ships: [INBOUND, FOE],
    islands: [{ ...HOME, coins: [7, 2] }, { ...AWAY, coins: [7, 1] }, CAY],
    ...given,
  });
  answer(match, 0, 'end');
  return match;
}

const SEVEN_MORE: { readonly [where: string]: Partial<Position> } = {
  'on a wild island': {
    islands: [
      { ...HOME, coins: [7, 2] },
      { ...AWAY, coins: [7, 1] },
      { ...CAY, coins: [7] },
    ],
  },
  'on a ship': { ships: [INBOUND, { ...FOE, coins: [7] }] },
  'on a wreck': {
    ships: [INBOUND, FOE, { ...FOE, at: [75_000, 15_000], coins: [7], also: { fate: 'wreck' } }],
  },
  'in an enemy fort': {
    islands: [
      { ...HOME, coins: [7, 2] },
      { ...AWAY, coins: [1] },
      { ...CAY, fort: { fort: 'gull-bastion', seat: 1, coins: [7] } },
    ],
  },
  'in what a unique treasure will be worth': { ships: [{ ...INBOUND, coins: [3, 'golden-astrolabe'] }, FOE] },
};

test.each(Object.entries(SEVEN_MORE))(
  'while somebody can still get more than half with the gold %s the game goes on [PI-WIN.5]',
  (_, given) => {
    expect(asked(endedWith(given))).toBe('1: turn');
  },
);

test('when nobody can any more it ends with the turn: more banked gold wins, and what lies at an enemy home is out of reach [PI-WIN.5]', () => {
  const match = endedWith({ ships: [INBOUND, { ...FOE, coins: [6] }] });
  expect(ended(match, 'outOfReach')).toEqual([[0], [1]]);
  expect(match.outcome?.scores.map(({ total }) => total)).toEqual([9, 8]);
});

test('equal gold goes to the dearer ships that are no derelicts, and else it is a draw [PI-WIN.8]', () => {
  const tied = (ships: readonly ShipPosition[]): Game =>
    endedWith({ ships, islands: [{ ...HOME, coins: [5] }, { ...AWAY, coins: [5] }, CAY] });
  const dearer = { ...FOE, piece: 'santa-eufrasia' } as const;
  expect(ended(tied([INBOUND, dearer]), 'outOfReach')).toEqual([[1], [0]]);
  const adrift = { ...dearer, masts: 0, at: [75_000, 15_000] } as const;
  expect(ended(tied([INBOUND, FOE, adrift]), 'outOfReach')).toEqual([[0, 1]]);
});

// --- Other ends

test('a player without a piece in play ends the game: gold at home, in forts and on ships is counted [PI-WIN.6]', () => {
  const wreckedWith = (aboard: number): Game =>
    position({
      startingGold: 60,
      ships: [DOOMED, { ...FOE, coins: [aboard] }],
      islands: [
        { ...HOME, coins: [1] },
        { ...AWAY, coins: [3] },
        { ...CAY, fort: { fort: 'gull-bastion', seat: 0, coins: [4] } },
        { ...HOARD, at: [45_000, 75_000] },
      ],
    });
  expect(ended(wreckedWith(3), 'noFleet')).toEqual([[1], [0]]);
  expect(ended(wreckedWith(1), 'noFleet')).toEqual([[0], [1]]);
  expect(wreckedWith(3).outcome?.scores.map(({ total }) => total)).toEqual([5, 6]);
});

test('an Eternal ship that waits for a berth is still a piece in play [PI-WIN.6]', () => {
  const match = position({
    ships: [{ piece: 'last-ferry', at: [60_000, 41_372], also: { fate: 'waiting' } }, FOE],
    islands: [{ ...HOME }, HOARD],
  });
  expect(asked(match)).toBe('0: returnHome');
});

test('forty turns in which nothing is gained or lost end the game: more banked gold wins [PI-WIN.7]', () => {
  const match = position({ ships: [INBOUND, FOE], islands: [HOME, { ...AWAY, coins: [1] }, HOARD] });
  endTurns(match, 39);
  expect(asked(match)).toBe('1: turn');
  answer(match, 1, 'end');
  expect(ended(match, 'becalmed')).toEqual([[1], [0]]);
});

test('loading, unloading, a mast lost and a coin that changes hands begin the count anew [PI-WIN.7]', () => {
  const quietAfter = (given: Position, act: (match: Game) => void): number => {
    const match = position({ ...given, islands: [...(given.islands ?? []), HOARD] });
    endTurns(match, 2);
    expect(match.state.quiet).toBe(2);
    act(match);
    answer(match, 0, 'end');
    return match.state.quiet;
  };
  const cay: IslandPosition = { island: 'parsons-thumb', at: HOME.at, coins: [2] };
  const loading = { ships: [{ ...INBOUND, at: berth(HOME.at, 5_600) }, FOE], islands: [cay] };
  expect(quietAfter(loading, (match) => answer(match, 0, 'explore 0', []))).toBe(3);
  expect(quietAfter(loading, (match) => answer(match, 0, 'explore 0', ['0']))).toBe(0);
  expect(quietAfter({ ships: [{ ...INBOUND, coins: [2] }, FOE], islands: [HOME] }, sailHome)).toBe(0);
  const athwart = { ...FOE, at: [60_000, 45_000] } as const;
  expect(
    quietAfter({ ships: [{ ...INBOUND, at: [60_000, 41_372] }, athwart] }, (match) => {
      match.random.rig('shot', 6);
      answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
      answer(match, 1, '0');
      answer(match, 0, 'done');
    }),
  ).toBe(0);
  const prize = { ...FOE, at: [53_000, 41_372], masts: 0, coins: [1] } as const;
  expect(
    quietAfter({ ships: [INBOUND, prize, { ...FOE, at: [100_000, 60_000] }] }, (match) =>
      answer(match, 0, 'move 0', [leg('L')], 'tow 0 1'),
    ),
  ).toBe(0);
});

test('a game also ends when every player has taken 150 turns [PI-WIN.12]', () => {
  const state = positionState({ ships: [INBOUND, FOE], islands: [{ ...HOME, coins: [1] }, AWAY, HOARD] });
  for (const player of state.players) player.turns = 149;
  const match = Match.from(pirates, { seats: 2, seed: 'long' }, state);
  answer(match, 0, 'end');
  expect(asked(match)).toBe('1: turn');
  answer(match, 1, 'end');
  expect(ended(match, 'tooLong')).toEqual([[0], [1]]);
});

test('a captured ship stays where it is when the game is over, and its card is still its owner’s [PI-WIN.9]', () => {
  const prize = { ...FOE, at: [53_000, 41_372], masts: 0 } as const;
  const match = position({ ships: [INBOUND, prize, FOE], islands: [{ ...HOME, coins: [7, 7, 2] }, HOARD] });
  answer(match, 0, 'move 0', [leg('L')], 'tow 0 1');
  match.aside(1, 'concede', null);
  expect(shipIn(match, 1)).toMatchObject({ seat: 0, owner: 1, fate: 'afloat' });
});

test('nothing of a game is kept for the next: no table can agree on it [PI-WIN.10]', () => {
  expect(Object.keys(OPTIONS)).toEqual(['setup', 'total', 'terrain', 'mysterious', 'leaving', 'scenario']);
});

test('with two players the opponent of whoever resigns wins, whatever he has [PI-WIN.11]', () => {
  const match = position({ ships: [INBOUND, FOE], islands: [{ ...HOME, coins: [7, 7] }, HOARD] });
  expect(offered(match)).toContain('end');
  match.aside(0, 'concede', null);
  expect(match.outcome).toMatchObject({ ranking: [[1], [0]], reason: { say: 'conceded', seat: 0 } });
});
