import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, leg, offered, shipIn } from './acting.ts';

type Game = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const HOME: IslandPosition = { ...CAY, home: 0 };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };
const goldIn = (coins: readonly { readonly gold: number }[]): number[] => coins.map(({ gold }) => gold);

// --- Caps hold during play

/** A ship of 5 points with three cargo spaces, docked at home. */
const SLOOP: ShipPosition = { piece: 'crooked-sixpence', at: berth(CAY.at, 4_400) };

function loading(ship: Partial<ShipPosition>, ashore: Partial<IslandPosition>): readonly string[] {
  const match = position({ ships: [{ ...SLOOP, ...ship }, FOE], islands: [{ ...HOME, ...ashore }, HOARD] });
  answer(match, 0, 'transfer');
  return offered(match);
}

test('crew come aboard later only while all aboard cost no more than the ship [PI-FLT.15]', () => {
  const ashore = {
    crew: [
      { crew: 'pirates-captain', seat: 0 },
      { crew: 'pirates-helmsman', seat: 0 },
    ],
  } as const;
  expect(loading({ crew: ['pirates-captain'] }, ashore)).toEqual(['crew 2 ashore', 'crew 1 to 0', 'no']);
});

test('and so does equipment, counted apart from the crew [PI-FLT.15]', () => {
  const aboard = { crew: ['pirates-captain'], gear: ['ready-powder'] } as const;
  const keys = loading(aboard, { gear: ['grapnels', 'fog-bell'] });
  expect(keys.filter((key) => key.startsWith('gear'))).toEqual(['gear 2 ashore', 'gear 1 to 0']);
});

test('the same caps hold where a ship is explored [PI-FLT.15]', () => {
  const match = position({
    ships: [
      { ...SLOOP, at: [60_000, 40_000], crew: ['pirates-captain'], gear: ['ready-powder'] },
      {
        ...SLOOP,
        at: [60_000, 41_405],
        crew: ['pirates-musketeer', 'pirates-explorer'],
        gear: ['grapnels'],
      },
      FOE,
    ],
    islands: [HOARD],
  });
  answer(match, 0, 'explore 0 1');
  expect(offered(match).filter((key) => key.startsWith('take'))).toEqual(['take crew 2']);
});

test('loyalty and hostility bind the fleet that starts, not what is captured later [PI-FLT.12]', () => {
  const match = position({
    ships: [
      { piece: 'hangmans-cousin', at: [40_000, 40_000], crew: ['mad-orsolya'] },
      { ...FOE, at: [50_000, 40_000, 9_000], masts: 0, crew: ['spain-captain'] },
      FOE,
    ],
    islands: [HOARD],
  });
  answer(match, 0, 'move 0', [leg('L')], 'tow 0 1');
  expect(shipIn(match, 1)).toMatchObject({ seat: 0, crew: [{ seat: 0 }] });
});

test('who is loyal sails on when what it was loyal to is gone [PI-FLT.12]', () => {
  const match = position({
    ships: [
      { piece: 'merry-gannet', at: [60_000, 40_000], crew: ['pip-tolliver'] },
      { piece: 'pennywhistle', at: [75_000, 15_000], burning: 1 },
      FOE,
    ],
    islands: [HOARD],
  });
  expect(shipIn(match, 1).fate).toBe('sunk');
  answer(match, 0, 'end');
  expect(shipIn(match, 0).crew).toMatchObject([{ crew: 'pip-tolliver' }]);
});

// --- Too much aboard

/** Two linked crew, one of them linked to the ship: 3 spaces and 3 more, all in use. */
const LINKED: ShipPosition = {
  piece: 'pennywhistle',
  at: berth(CAY.at, 4_400),
  crew: ['pip-tolliver', 'ottoline-marsh'],
  coins: [1, 2, 3, 4],
};

/** Pip goes ashore, and his links with him: 4 spaces for five things. */
function parted(islands: readonly IslandPosition[], given: Partial<Position> = {}): Game {
  const match = position({ ships: [LINKED, FOE, ...(given.ships ?? [])], ...given, islands });
  answer(match, 0, 'transfer', 'crew 0 ashore');
  return match;
}

test('when a link is lost its controller drops what is too much, coins onto the island he lies at [PI-FLT.23]', () => {
  const match = parted([CAY, HOARD]);
  expect(asked(match)).toBe('0: overboard');
  expect(offered(match)).toEqual(['coin 0', 'coin 1', 'coin 2', 'coin 3', 'crew 1']);
  answer(match, 0, 'coin 2');
  expect(goldIn(nth(match.state.islands, 0).coins)).toEqual([3]);
  expect(goldIn(shipIn(match, 0).coins)).toEqual([1, 2, 4]);
  expect(asked(match)).toBe('0: turn');
});

test('crew that are dropped are out of the game [PI-FLT.23]', () => {
  const match = parted([CAY, HOARD]);
  answer(match, 0, 'crew 1');
  expect(offered(match)).toEqual(['coin 0', 'coin 1', 'coin 2', 'coin 3']); // with her went room for one more
  expect(nth(match.state.players, 0).lost).toMatchObject([{ crew: 'ottoline-marsh' }]);
});

test('at sea dropped coins are out of the game, in whoever’s turn it is [PI-FLT.23]', () => {
  const match = position({
    turn: 1,
    ships: [{ ...LINKED, at: [60_000, 40_000, 9_000] }, { ...FOE, at: [50_000, 40_000] }, FOE],
    islands: [HOARD],
  });
  match.random.rig('ram', 1);
  match.random.rig('boarding', 6, 1);
  answer(match, 1, 'move 1', [leg('L')], 'ram 1 0', 'yes', 'crew 0');
  expect(asked(match)).toBe('0: overboard');
  answer(match, 0, 'coin 3');
  expect(goldIn(match.state.deep)).toEqual([4]);
  expect(asked(match)).toBe('1: turn');
});

test('at an own fort they go inside, and what lies there counts at once [PI-FLT.23] [PI-FORT.10]', () => {
  const fort = { fort: 'driftwood-stockade', seat: 0, coins: [2] } as const;
  const dropped = (gold: readonly number[]): Game => {
    const home: IslandPosition = { at: [13_000, 13_000], home: 0, coins: gold };
    return parted([{ ...CAY, fort }, home, HOARD], { startingGold: 30 });
  };
  const match = dropped([7, 2]);
  answer(match, 0, 'coin 3');
  expect(goldIn(nth(match.state.islands, 0).fort?.coins ?? [])).toEqual([2, 4]);
  expect(asked(match)).toBe('0: turn');
  const won = dropped([7, 3]);
  answer(won, 0, 'coin 3');
  expect(won.outcome?.reason).toEqual({ say: 'halfTheGold' });
});

test('a coin that falls back onto a wild island takes the end marker away [PI-FLT.23] [PI-MULTI.11]', () => {
  const marked = { gold: 5, treasure: '', crew: '', last: true, seen: 1 } as const;
  const match = position({
    seats: 3,
    ships: [
      {
        ...LINKED,
        also: {
          coins: [marked, { ...marked, last: false }, { ...marked, last: false }, { ...marked, last: false }],
        },
      },
      FOE,
      { ...FOE, seat: 2, at: [100_000, 60_000] },
    ],
    islands: [CAY],
  });
  answer(match, 0, 'transfer', 'crew 0 ashore', 'coin 0');
  expect(nth(match.state.islands, 0).coins).toMatchObject([{ gold: 5, last: false }]);
  expect(shipIn(match, 0).coins.some(({ last }) => last)).toBe(false);
});
