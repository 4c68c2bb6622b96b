import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import type { EventId } from '../content/events.ts';
import { ahead } from '../geometry/index.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE, PUBLIC } from '../state.ts';
import { answer, asked, berth, broken, HOARD, leg, mastsLeft, offered, shipIn, where } from './acting.ts';

/** What each of the sixteen events does, and when. */

type Game = ReturnType<typeof position>;

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
/** A two-master of seat 0 that sails L and L; an enemy far away, and one within its cannons' reach. */
const SHIP: ShipPosition = { piece: 'merry-gannet', at: [60_000, 41_372, 18_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [100_000, 20_000] };
const NEAR: ShipPosition = { ...FOE, at: [60_000, 45_000] };

/** Seat 0 holds this event. */
const holding = (event: EventId, given: Partial<Position> = {}): Game =>
  position({ ships: [SHIP, FOE], islands: [HOARD], players: [{ events: [event] }], ...given });
/** Seat 1 does. */
const facing = (event: EventId, given: Partial<Position> = {}): Game =>
  holding(event, { players: [{}, { events: [event] }], ...given });
const goldOf = ({ coins }: { readonly coins: readonly { readonly gold: number }[] }): number[] =>
  coins.map(({ gold }) => gold);
function round(match: Game): void {
  answer(match, 0, 'end');
  answer(match, 1, 'end');
}

test('E1, start of turn: one own ship has +L this turn [PI-EVT.6]', () => {
  const match = holding('following-wind', { ships: [SHIP, { ...SHIP, at: [60_000, 60_000] }, FOE] });
  answer(match, 0, 'event following-wind', '1', 'move 1');
  expect(broken(match, [leg('L', 0, 1), leg('L', 0, 1), leg('L', 0, 1)])).toBeUndefined();
  answer(match, 0, [leg('L', 0, 1)], 'move 0');
  expect(broken(match, [leg('L', 0, 1), leg('L', 0, 1), leg('L', 0, 1)])).toBe('PI-MOVE.1');
  answer(match, 0, []);
  round(match);
  answer(match, 0, 'move 1');
  expect(broken(match, [leg('L', 0, 1), leg('L', 0, 1), leg('L', 0, 1)])).toBe('PI-MOVE.1');
});

test('E2, start of turn: until one’s next turn every enemy’s base move is S [PI-EVT.6]', () => {
  const match = holding('dead-calm');
  answer(match, 0, 'event dead-calm', 'move 0');
  expect(broken(match, [leg('L')])).toBeUndefined();
  answer(match, 0, [], 'end');
  answer(match, 1, 'move 1');
  expect(broken(match, [leg('L')])).toBe('PI-MOVE.1');
  answer(match, 1, [leg('S')], 'end');
  answer(match, 0, 'end');
  answer(match, 1, 'move 1');
  expect(broken(match, [leg('L')])).toBeUndefined();
});

test('E3, after a roll: up to two missed cannons of the action are rolled again [PI-EVT.6]', () => {
  const ship = { ...SHIP, piece: 'bishops-candle' } as const;
  const match = holding('second-volley', { ships: [ship, { ...NEAR, piece: 'kings-quarrel' }] });
  match.random.rig('shot', 1, 2, 3, 6, 5);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1', 'mast 1 > ship 1', 'mast 2 > ship 1', 'reroll');
  expect(broken(match, ['0', '1', '2'])).toBe('refused');
  answer(match, 0, ['0', '2']);
  answer(match, 1, '0', '1');
  expect(mastsLeft(match, 1)).toBe(3);
  expect(asked(match)).toBe('0: turn');
});

test('E4, start of turn: a tile is moved up to L, and ends touching nothing [PI-EVT.6]', () => {
  const tiles = [
    { tile: 'reef-1', at: [80_000, 40_000] },
    { tile: 'fog-1', at: [95_000, 40_000] },
  ] as const;
  const match = holding('restless-shoals', { tiles });
  answer(match, 0, 'event restless-shoals', '0');
  expect(broken(match, { direction: 9_000, distance: 8_601 })).toBe('PI-GEO.68');
  expect(broken(match, { direction: 0, distance: 8_600 })).toBe('PI-EVT.8');
  answer(match, 0, { direction: 9_000, distance: 8_600 });
  expect(nth(match.state.tiles, 0)).toMatchObject({ x: 80_000, y: 48_600 });
});

test('fog that is moved takes along who is lost in it, weeds leave behind whom they held [PI-EVT.6] [PI-RULING.123]', () => {
  const fog = holding('restless-shoals', {
    ships: [{ ...SHIP, at: [80_000, 40_000, 18_000], lostIn: 0 }, FOE],
    tiles: [{ tile: 'fog-1', at: [80_000, 40_000] }],
  });
  answer(fog, 0, 'event restless-shoals', { direction: 9_000, distance: 8_600 });
  expect(where(fog, 0)).toEqual([80_000, 48_600, 18_000]);
  const weeds = holding('restless-shoals', {
    ships: [{ ...SHIP, at: [80_000, 40_000, 18_000], entangledIn: 0 }, FOE],
    tiles: [{ tile: 'sargasso-1', at: [80_000, 40_000] }],
  });
  expect(offered(weeds)).not.toContain('move 0');
  answer(weeds, 0, 'event restless-shoals', { direction: 9_000, distance: 8_600 });
  expect(where(weeds, 0)).toEqual([80_000, 40_000, 18_000]);
  expect(offered(weeds)).toContain('move 0');
});

test('E5, start of turn: the crew of an enemy within L can use no abilities on its next turn [PI-EVT.6]', () => {
  const crew = ['spain-helmsman'] as const;
  const match = holding('grumbling-below', { ships: [SHIP, { ...NEAR, crew }, { ...FOE, crew }] });
  const helm = [leg('L', 0, 1), leg('S', 0, 1), leg('S', 0, 1)];
  answer(match, 0, 'event grumbling-below', 'end');
  answer(match, 1, 'move 2');
  expect(broken(match, helm)).toBeUndefined();
  answer(match, 1, [], 'move 1');
  expect(broken(match, helm)).toBe('PI-MOVE.1');
  answer(match, 1, [], 'end');
  answer(match, 0, 'end');
  answer(match, 1, 'move 1');
  expect(broken(match, helm)).toBeUndefined();
});

test('E6, end of turn: a coin aboard is exchanged for a random one of an island one has explored [PI-EVT.6]', () => {
  const match = holding('switched-chests', {
    ships: [{ ...SHIP, coins: [1, 2] }, FOE],
    islands: [
      { ...CAY, coins: [5, 6], explored: [0] },
      { ...HOARD, explored: [1] },
    ],
  });
  match.random.rig('switched chests', 1);
  answer(match, 0, 'event switched-chests', '0 0');
  expect(goldOf(shipIn(match, 0))).toEqual([2, 6]);
  expect(goldOf(nth(match.state.islands, 0))).toEqual([5, 1]);
  expect(nth(nth(match.view(1).ships, 0).coins, 1)).not.toHaveProperty('gold');
});

test('E7, start of turn: until its end one crew works under a foreign flag [PI-EVT.6] [PI-FLT.17]', () => {
  const match = holding('borrowed-colours', { ships: [{ ...SHIP, crew: ['spain-helmsman'] }, FOE] });
  const helm = [leg('L', 0, 1), leg('L', 0, 1), leg('S', 0, 1)];
  answer(match, 0, 'event borrowed-colours');
  expect(nth(shipIn(match, 0).crew, 0).seen & PUBLIC).toBe(PUBLIC);
  answer(match, 0, 'move 0', helm);
  expect(where(match, 0)[0]).toBe(59_997);
  round(match);
  answer(match, 0, 'move 0');
  expect(broken(match, helm)).toBe('PI-MOVE.1');
});

test('room that a crew gives under borrowed colours is gone with the turn, and so is what it held [PI-FLT.23]', () => {
  const match = holding('borrowed-colours', {
    ships: [{ ...SHIP, at: berth(CAY.at, 5_600), crew: ['prudence-askew'], coins: [1, 1, 1] }, FOE],
    islands: [{ ...CAY, coins: [5] }, HOARD],
  });
  answer(match, 0, 'event borrowed-colours', 'explore 0', ['0'], 'end');
  expect(asked(match)).toBe('0: overboard');
  answer(match, 0, 'coin 0');
  expect(asked(match)).toBe('1: turn');
  expect(goldOf(shipIn(match, 0))).toEqual([1, 1, 5]);
});

test('E8, end of turn: a reef at least S from every piece, island and tile [PI-EVT.6] [PI-CON.22]', () => {
  const match = holding('unmarked-reef', { tiles: [{ tile: 'fog-1', at: [90_000, 60_000] }] });
  answer(match, 0, 'event unmarked-reef');
  expect(broken(match, { x: 60_000, y: 50_000, heading: 0 })).toBe('PI-EVT.8');
  expect(broken(match, { x: 90_000, y: 48_000, heading: 0 })).toBe('PI-EVT.8');
  expect(broken(match, { x: 1_000, y: 50_000, heading: 0 })).toBe('PI-GEO.12');
  answer(match, 0, { x: 90_000, y: 40_000, heading: 0 });
  expect(nth(match.state.tiles, 1)).toMatchObject({ kind: 'reef', x: 90_000, until: NONE });
});

/** Seat 0 rams and boards with 2 masts and a 1 against 2 masts and a 2: it is short of one. */
function boarded(holder: 0 | 1, masts = 2): Game {
  const events = [{}, {}].map((_, seat) =>
    seat === holder ? { events: ['sharpened-cutlasses' as const] } : {},
  );
  const match = position({
    islands: [HOARD],
    ships: [
      { ...SHIP, at: [40_000, 40_000], coins: [3] },
      { ...FOE, at: [50_000, 40_000, 9_000], coins: [4], masts },
      FOE,
      SHIP,
    ],
    players: events,
  });
  match.random.rig('ram', 1);
  match.random.rig('boarding', 1, 2);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes');
  return match;
}

test('E9, after a roll: +2 to an own boarding roll, whoever’s turn it is [PI-EVT.6]', () => {
  const match = boarded(0);
  answer(match, 0, 'sharpened-cutlasses');
  expect(asked(match)).toBe('0: plunder');
  const unused = boarded(0);
  answer(unused, 0, 'no');
  expect(asked(unused)).toBe('1: plunder');
  const held = boarded(1, 1);
  expect(asked(held)).toBe('1: playEvent');
  answer(held, 1, 'sharpened-cutlasses');
  expect(asked(held)).toBe('1: plunder');
});

test('E10, start of turn: one mast of an own ship is repaired anywhere [PI-EVT.6]', () => {
  const match = holding('jury-rig', { ships: [{ ...SHIP, masts: 1 }, FOE] });
  answer(match, 0, 'event jury-rig');
  expect(mastsLeft(match, 0)).toBe(2);
  expect(offered(match)).toContain('move 0');
});

test('E11, start of turn: a fog bank at least S from islands and ships, until one’s next turn [PI-EVT.6] [PI-CON.22]', () => {
  const match = holding('morning-mist');
  answer(match, 0, 'event morning-mist');
  expect(broken(match, { x: 60_000, y: 50_000, heading: 0 })).toBe('PI-EVT.8');
  answer(match, 0, { x: 90_000, y: 40_000, heading: 0 }, 'end');
  expect(nth(match.state.tiles, 0)).toMatchObject({ kind: 'fog', gone: false });
  answer(match, 1, 'end');
  expect(nth(match.state.tiles, 0).gone).toBe(true);
});

test('E12, when an opponent is about to shoot: his nation cannot shoot at one ship until one’s next turn [PI-EVT.6]', () => {
  const other = { ...NEAR, at: [60_000, 37_500] } as const;
  const match = facing('letter-of-truce', { ships: [SHIP, NEAR, other, { ...SHIP, at: [20_000, 20_000] }] });
  answer(match, 0, 'shoot 0');
  expect(asked(match)).toBe('1: playEvent');
  answer(match, 1, 'letter-of-truce');
  expect(offered(match)).toEqual(['1 england', '2 england']);
  answer(match, 1, '1 england');
  expect(offered(match)).toEqual(['mast 0 > ship 2', 'mast 1 > ship 2', 'done']);
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toContain('mast 0 > ship 1');
});

test('E13, when an opponent docks: that ship cannot explore this turn, whatever would let it [PI-EVT.6]', () => {
  const docking = (key: string, die = 4): Game => {
    const match = facing('quarantine', {
      ships: [{ ...SHIP, crew: ['england-explorer'] }, FOE],
      islands: [{ ...CAY, coins: [2], mysterious: true }, HOARD],
    });
    match.random.rig('mysterious island', die);
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    expect(asked(match)).toBe('1: playEvent');
    answer(match, 1, key);
    return match;
  };
  expect(offered(docking('no'))).toContain('landfall 0');
  const match = docking('quarantine');
  expect(offered(match)).not.toContain('landfall 0');
  round(match);
  expect(offered(match)).toContain('explore 0');
  expect(asked(docking('no', 6))).toBe('0: exploreNow');
  expect(asked(docking('quarantine', 6))).toBe('0: turn');
});

test('E14, when an own ship sinks: before it is looted one coin comes home [PI-EVT.6]', () => {
  const match = facing('floating-chest', {
    ships: [SHIP, { ...NEAR, masts: 0, coins: [2, 5] }, FOE],
    islands: [{ at: [100_000, 75_000], home: 1 }, HOARD],
  });
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  answer(match, 1, 'floating-chest', '1');
  expect(goldOf(nth(match.state.islands, 0))).toEqual([5]);
  expect(asked(match)).toBe('0: loot');
  answer(match, 0, ['0']);
  expect(goldOf(shipIn(match, 0))).toEqual([2]);
});

test('E15, when giving an action: that ship may be given a second, different one [PI-EVT.6]', () => {
  const match = holding('double-watch', { ships: [SHIP, NEAR] });
  expect(offered(match)).not.toContain('event double-watch 0');
  answer(match, 0, 'shoot 0', 'done');
  expect(offered(match)).not.toContain('move 0');
  answer(match, 0, 'event double-watch 0');
  expect(offered(match)).toContain('move 0');
  expect(offered(match)).not.toContain('shoot 0');
  answer(match, 0, 'move 0', []);
  expect(offered(match)).not.toEqual(expect.arrayContaining(['explore 0']));
  expect(offered(match)).not.toContain('comeAbout 0');
});

test('a second action does not make an explore action where the ship came only by its first [PI-EVT.6] [PI-EXP.1]', () => {
  const [x, y, heading = 0] = berth(CAY.at, 5_600);
  const islands = [{ ...CAY, coins: [2, 3] }, HOARD];
  const arriving = { ...SHIP, at: [x + 2_000, y, heading] } as const;
  const match = holding('double-watch', { ships: [arriving, FOE], islands });
  answer(match, 0, 'move 0', [leg('L')], 'event double-watch 0');
  expect(shipIn(match, 0)).toMatchObject({ docked: 0, allowed: 2 });
  expect(offered(match)).not.toContain('explore 0');
  const lying = holding('double-watch', { ships: [{ ...SHIP, at: [x, y, heading] }, FOE], islands });
  expect(offered(lying)).toContain('explore 0');
});

test('E16, end of turn: a burning mast is saved, or an entangled ship freed [PI-EVT.6]', () => {
  const match = holding('buckets-and-axes', {
    turn: 1,
    ships: [{ ...SHIP, burning: 1 }, FOE, { ...SHIP, at: [80_000, 60_000], entangledIn: 0 }],
    tiles: [{ tile: 'sargasso-1', at: [80_000, 60_000] }],
  });
  match.random.rig('fire', 4);
  answer(match, 1, 'end');
  answer(match, 0, 'event buckets-and-axes');
  expect(offered(match)).toEqual(['0 0', 'free 2']);
  const freed = match.twin();
  answer(match, 0, '0 0');
  expect(shipIn(match, 0).masts).toEqual(['up', 'up']);
  answer(freed, 0, 'free 2', { direction: 0, heading: 0 });
  expect(shipIn(freed, 2).entangledIn).toBe(NONE);
});

test('E16 is not offered to an entangled ship that has nowhere to go [PI-EVT.6]', () => {
  const ring = Array.from({ length: 18 }, (_, i): ShipPosition => {
    const { x, y } = ahead({ x: 80_000, y: 60_000, heading: 2_000 * i }, 7_000);
    return { ...FOE, at: [x, y, (2_000 * i + 9_000) % 36_000] };
  });
  const match = holding('buckets-and-axes', {
    ships: [{ ...SHIP, at: [80_000, 60_000], entangledIn: 0 }, ...ring],
    tiles: [{ tile: 'sargasso-1', at: [80_000, 60_000] }],
  });
  expect(offered(match)).not.toContain('event buckets-and-axes');
});
