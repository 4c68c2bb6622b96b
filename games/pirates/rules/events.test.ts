import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import type { EventId } from '../content/events.ts';
import { pirates } from '../game.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { answer, anyAnswer, asked, HOARD, leg, offered, shipIn, told } from './acting.ts';

type Game = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
/** A two-master of seat 0 that sails L and L; an enemy far away, and one within its cannons' reach. */
const SHIP: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };
const NEAR: ShipPosition = { ...FOE, at: [60_000, 45_000] };

/** Seat 0 holds these events. */
const holding = (events: readonly EventId[], given: Partial<Position> = {}): Game =>
  position({ ships: [SHIP, FOE], islands: [HOARD], players: [{ events }], ...given });
const played = (match: Game): readonly string[] => offered(match).filter((key) => key.startsWith('event'));
/** Both end their turns: it is seat 0's again. */
function round(match: Game): void {
  answer(match, 0, 'end');
  answer(match, 1, 'end');
}

// --- Having and playing them

test('an event belongs to no ship: the fleet brings it, and it is played whatever its ships are doing [PI-EVT.2]', () => {
  const fleet = 'ship pennywhistle:\nevents: dead-calm, morning-mist';
  const dealt = Match.start(pirates, { seats: 2, seed: 'events', brought: [fleet, fleet] });
  expect(nth(dealt.state.players, 0).events).toEqual(['dead-calm', 'morning-mist']);
  expect(played(holding(['dead-calm'], { ships: [{ ...SHIP, masts: 0 }, FOE] }))).toEqual([
    'event dead-calm',
  ]);
});

test('opponents see how many events a player holds, not which [PI-EVT.4]', () => {
  const match = holding(['dead-calm', 'jury-rig']);
  expect(nth(match.view(0).players, 0)).toMatchObject({ events: 2, hand: ['dead-calm', 'jury-rig'] });
  for (const viewer of [1, 'spectator'] as const) {
    expect(nth(match.view(viewer).players, 0)).toMatchObject({ events: 2 });
    expect(JSON.stringify(match.view(viewer))).not.toMatch(/dead-calm|jury-rig/);
  }
});

test('an event is shown when it is played, and is out of the game then [PI-EVT.5]', () => {
  const match = holding(['dead-calm']);
  answer(match, 0, 'event dead-calm');
  expect(told(match, 'playedEvent')).toEqual([{ say: 'playedEvent', seat: 0, event: 'dead-calm' }]);
  expect(nth(match.state.players, 0).events).toEqual([]);
  expect(match.canUndo(0)).toBe(false);
  round(match);
  expect(played(match)).toEqual([]);
});

test('a player plays one event in a window, and another in its next [PI-EVT.7]', () => {
  const match = holding(['dead-calm', 'following-wind', 'unmarked-reef']);
  expect(played(match)).toEqual(['event dead-calm', 'event following-wind', 'event unmarked-reef']);
  answer(match, 0, 'event dead-calm');
  expect(played(match)).toEqual(['event unmarked-reef']);
  round(match);
  expect(played(match)).toEqual(['event following-wind', 'event unmarked-reef']);
});

test('events of the start are over with the first action, those of the end end all actions [PI-EVT.7]', () => {
  const match = holding(['dead-calm', 'unmarked-reef']);
  answer(match, 0, 'comeAbout 0', { turn: 9_000 });
  expect(played(match)).toEqual(['event unmarked-reef']);
  const late = holding(['unmarked-reef']);
  expect(offered(late)).toContain('move 0');
  answer(late, 0, 'event unmarked-reef');
  answer(late, 0, anyAnswer(late));
  expect(offered(late)).not.toContain('move 0');
});

const ENTANGLED: ShipPosition = { ...SHIP, entangledIn: 0 };
const PLAYABLE: readonly (readonly [EventId, Partial<Position>])[] = [
  ['restless-shoals', { tiles: [{ tile: 'reef-1', at: [75_000, 20_000] }] }],
  ['grumbling-below', { ships: [SHIP, NEAR] }],
  [
    'switched-chests',
    { ships: [{ ...SHIP, coins: [1] }, FOE], islands: [{ ...CAY, coins: [2], explored: [0] }, HOARD] },
  ],
  ['borrowed-colours', { ships: [{ ...SHIP, crew: ['spain-captain'] }, FOE] }],
  ['jury-rig', { ships: [{ ...SHIP, masts: 1 }, FOE] }],
  ['buckets-and-axes', { ships: [ENTANGLED, FOE], tiles: [{ tile: 'sargasso-1', at: [60_000, 41_372] }] }],
];

test.each(PLAYABLE)(
  'without anything to act on %s cannot be played, with it it can [PI-EVT.8]',
  (event, given) => {
    expect(played(holding([event]))).toEqual([]);
    expect(played(holding([event], given))).toEqual([`event ${event}`]);
  },
);

test('a second volley cannot be played at what is no longer there, and forts may have one too [PI-EVT.8]', () => {
  const adrift = { ...NEAR, masts: 0 };
  const match = holding(['second-volley'], { ships: [SHIP, adrift, FOE] });
  match.random.rig('shot', 1, 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(offered(match)).toContain('reroll');
  answer(match, 0, 'mast 1 > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
  expect(offered(match)).not.toContain('reroll');
  const fort = holding(['second-volley'], {
    ships: [
      { ...SHIP, at: [60_000, 60_000] },
      { ...NEAR, at: [46_000, 40_000, 9_000] },
    ],
    islands: [{ ...CAY, fort: { fort: 'lantern-tower', seat: 0, coins: [3] } }, HOARD],
  });
  fort.random.rig('shot', 1, 1, 5, 2);
  answer(fort, 0, 'fort 0', 'flag 0 > ship 1', 'flag 1 > ship 1', 'reroll', ['0', '1']);
  expect(asked(fort)).toBe('1: loseMast');
});

test('coins that are due ashore are not there to be exchanged [PI-EVT.8] [PI-DOCK.11]', () => {
  const docked = (home: 0 | 1): Game => {
    const schooner: ShipPosition = {
      ...SHIP,
      piece: 'narragansett-lass',
      coins: [3],
      at: [55_000, 41_372, 18_000],
    };
    const match = holding(['switched-chests'], {
      ships: [schooner, FOE],
      islands: [home === 0 ? { ...CAY, home } : CAY, { ...HOARD, explored: [0] }],
    });
    answer(match, 0, 'move 0', [leg('L')]);
    expect(offered(match)).toContain('pivot 0');
    return match;
  };
  expect(played(docked(1))).toEqual(['event switched-chests']);
  expect(played(docked(0))).toEqual([]);
});

test('who lets an event be cannot take that back: the next to be asked may hold one [PI-EVT.4] [PI-RULING.122]', () => {
  const match = holding(['sharpened-cutlasses'], {
    ships: [{ ...SHIP, at: [40_000, 40_000] }, { ...FOE, at: [50_000, 40_000, 9_000], coins: [4] }, FOE],
  });
  match.random.rig('ram', 1);
  match.random.rig('boarding', 1, 6);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes', 'no');
  expect(match.canUndo(0)).toBe(false);
});

test('what somebody decides with an event in another’s turn stands [PI-EVT.4] [PI-RULING.122]', () => {
  const match = position({
    ships: [SHIP, NEAR, { ...NEAR, at: [60_000, 37_500] }],
    islands: [HOARD],
    players: [{}, { events: ['letter-of-truce'] }],
  });
  answer(match, 0, 'shoot 0');
  answer(match, 1, 'letter-of-truce', '1 england');
  expect(match.canUndo(1)).toBe(false);
});
