import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import type { Tile } from '../state.ts';
import { answer, asked, HOARD, leg, mastsLeft, shipIn, told, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** A three-master that sails L and S, and an enemy far off. */
const ship = (more: Partial<ShipPosition> = {}): ShipPosition => ({
  piece: 'belle-brume',
  at: [40_000, 40_000],
  ...more,
});
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };
const tileIn = (match: Match, id: number): Tile => nth(match.state.tiles, id);
const spot = (match: Match, id: number): number[] => [tileIn(match, id).x, tileIn(match, id).y];

const BERG = { tile: 'iceberg-3', at: [60_000, 60_000] } as const;
/** Seat 1 ends its turn; these are the numbers of the ice and its ways as seat 0 begins. */
function drift(given: Partial<Position>, number: number, ...edges: number[]): Match {
  const match = position({
    ships: [ship(), FOE],
    turn: 1,
    tiles: [BERG],
    ...given,
    islands: [HOARD, ...(given.islands ?? [])],
  });
  match.random.rig('icebergs', number);
  match.random.rig('drift', ...edges);
  answer(match, 1, 'end');
  return match;
}

test('at the start of each player’s turn he rolls for the ice, before any action [PI-ICE.1]', () => {
  const match = drift({}, 1);
  expect(told(match, 'rolledIcebergs')).toEqual([{ say: 'rolledIcebergs', die: 1 }]);
  match.random.rig('icebergs', 2);
  answer(match, 0, 'end');
  expect(told(match, 'rolledIcebergs')).toEqual([{ say: 'rolledIcebergs', die: 2 }]);
});

test('icebergs whose gold number was rolled move, the others do not [PI-ICE.2]', () => {
  const match = drift({ tiles: [BERG, { tile: 'iceberg-4', at: [80_000, 60_000] }] }, 4, 1);
  expect([spot(match, 0), spot(match, 1)]).toEqual([
    [60_000, 60_000],
    [88_600, 60_000],
  ]);
});

test('an iceberg moves L towards the edge rolled for it, without turning [PI-ICE.3] [EX-27]', () => {
  expect(spot(drift({}, 3, 2), 0)).toEqual([64_300, 67_448]);
  const turned = drift({ tiles: [{ ...BERG, at: [60_000, 50_000, 9_000] }] }, 3, 1);
  expect(tileIn(turned, 0)).toMatchObject({ x: 60_000, y: 58_600, heading: 9_000 });
});

test('they move one after the other in the order of their tiles, each with its own die [PI-ICE.4]', () => {
  const match = drift({ tiles: [BERG, { ...BERG, at: [80_000, 60_000] }] }, 3, 1, 4);
  expect([spot(match, 0), spot(match, 1)]).toEqual([
    [68_600, 60_000],
    [71_400, 60_000],
  ]);
});

test('an iceberg that touches a ship stops, and the ship loses a mast of its controller’s choice [PI-ICE.5]', () => {
  const match = drift(
    { ships: [ship(), { ...FOE, piece: 'belle-brume', at: [68_000, 60_000, 9_000] }] },
    3,
    1,
  );
  expect(spot(match, 0)).toEqual([64_500, 60_000]);
  expect(asked(match)).toBe('1: loseMast');
  answer(match, 1, '1');
  expect(shipIn(match, 1).masts).toEqual(['up', 'lost', 'up']);
});

test('a creature it touches loses a segment [PI-ICE.5]', () => {
  const match = drift({ ships: [ship(), { ...FOE, piece: 'bone-orchard', at: [70_000, 60_000] }] }, 3, 1);
  answer(match, 1, '0');
  expect(mastsLeft(match, 1)).toBe(3);
});

test('a derelict it touches sinks [PI-ICE.6]', () => {
  const match = drift({ ships: [ship(), FOE, { ...FOE, masts: 0, at: [68_000, 60_000, 9_000] }] }, 3, 1);
  expect(shipIn(match, 2).fate).toBe('sunk');
});

test('an iceberg that touches an island stops there for good [PI-ICE.7]', () => {
  const shoal: IslandPosition = { island: 'parsons-thumb', at: [70_000, 60_000] };
  const match = drift({ islands: [shoal] }, 3, 1);
  expect(spot(match, 0)).toEqual([63_919, 60_000]);
  match.random.rig('icebergs', 3);
  match.random.rig('drift', 4);
  answer(match, 0, 'end');
  expect(spot(match, 0)).toEqual([63_919, 60_000]);
});

/** A ship sails towards the ice ahead. */
function into(one: ShipPosition, course = [leg('L')]): Match {
  const match = position({ ships: [one, FOE], tiles: [{ tile: 'iceberg-3', at: [50_000, 40_000] }] });
  answer(match, 0, 'move 0', course);
  return match;
}

test('a ship that runs into an iceberg stops and loses a mast [PI-ICE.8]', () => {
  const match = into(ship(), [leg('L'), leg('S', 9_000)]);
  expect(asked(match)).toBe('0: loseMast');
  answer(match, 0, '0');
  expect(asked(match)).toBe('0: turn');
  expect(where(match, 0)).toEqual([44_000, 40_000, 0]);
});

test('ice it touches from the start does no new damage, unless contact is broken and renewed [PI-ICE.9]', () => {
  const close = ship({ at: [44_000, 40_000] });
  expect(asked(into(close))).toBe('0: turn');
  expect(asked(into(close, [leg('S', 9_000, 1_000), leg('L', -9_000)]))).toBe('0: loseMast');
});

test('an iceberg stops at the edge of the sea, and passes over other terrain [PI-ICE.10]', () => {
  const edge = drift({ tiles: [{ ...BERG, at: [115_000, 45_000] }] }, 3, 1);
  expect(spot(edge, 0)).toEqual([117_400, 45_000]);
  const tiles = [
    BERG,
    { tile: 'reef-1', at: [66_000, 60_000] },
    { tile: 'iceberg-1', at: [68_000, 60_000] },
  ] as const;
  expect(spot(drift({ tiles }, 3, 1), 0)).toEqual([68_600, 60_000]);
});

test('it passes over ships lost in fog and sea dragons, and stops at a wreck without effect [PI-ICE.11]', () => {
  const met = (one: Partial<ShipPosition>): Match =>
    drift(
      {
        ships: [ship({ at: [68_000, 60_000, 9_000], ...one }), FOE, ship({ at: [20_000, 60_000] })],
        tiles: [BERG, { tile: 'fog-1', at: [68_000, 60_000] }],
      },
      3,
      1,
    );
  expect(spot(met({ lostIn: 1 }), 0)).toEqual([68_600, 60_000]);
  const dragon = met({ piece: 'ash-crowned-wyrm' });
  expect([spot(dragon, 0), mastsLeft(dragon, 0)]).toEqual([[68_600, 60_000], 3]);
  const wreck = met({ masts: 0, also: { fate: 'wreck' } });
  expect(spot(wreck, 0)).toEqual([64_500, 60_000]);
  expect(shipIn(wreck, 0).fate).toBe('wreck');
});

/** An icebreaker of three masts, and ice that lies here. */
const BREAKER: ShipPosition = { piece: 'rimebreaker', at: [40_000, 40_000] };
const breaking = (one: Partial<ShipPosition>, x: number): Match =>
  position({
    ships: [{ ...BREAKER, ...one }, FOE],
    tiles: [{ tile: 'iceberg-1', at: [x, 40_000] }],
    islands: [HOARD],
  });

test('an icebreaker rams with its bow: ice at its stern is not rammed and costs it a mast [PI-KW.icebreaker.3] [PI-RAM.1]', () => {
  const match = breaking({ at: [40_000, 40_000, 9_000] }, 33_997);
  answer(match, 0, 'comeAbout 0', { turn: -9_000 });
  expect(asked(match)).toBe('0: loseMast');
});

test('ice its bow lay against from the start may be rammed after the move, and does no harm if it is not [PI-KW.icebreaker.3] [PI-ICE.9]', () => {
  const stay = (choice: 'yes' | 'no'): boolean => {
    const match = breaking({}, 46_003);
    answer(match, 0, 'move 0', []);
    expect(asked(match)).toBe('0: ramIceberg');
    answer(match, 0, choice);
    expect([asked(match), mastsLeft(match, 0)]).toEqual(['0: turn', 3]);
    return tileIn(match, 0).gone;
  };
  expect([stay('yes'), stay('no')]).toEqual([true, false]);
  const away = breaking({}, 46_003);
  answer(away, 0, 'move 0', [leg('S', 9_000)]);
  expect(asked(away)).toBe('0: turn');
});
