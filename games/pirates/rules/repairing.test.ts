import { expect, test } from 'vitest';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, mastsLeft, offered, shipIn } from './acting.ts';

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const HOME: IslandPosition = { ...CAY, home: 0 };
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };
/** A three-master that has lost two, docked. */
const SHIP: ShipPosition = { piece: 'belle-brume', masts: 1, at: berth(CAY.at, 6_800) };

test('a repair action restores one eliminated mast, of its controller’s choice [PI-REP.1]', () => {
  const match = position({ ships: [SHIP, FOE], islands: [HOME] });
  answer(match, 0, 'repair 0');
  expect(offered(match)).toEqual(['1', '2']);
  answer(match, 0, '2');
  expect(shipIn(match, 0).masts).toEqual(['up', 'lost', 'up']);
  expect(offered(match)).not.toContain('repair 0');
});

test('it is done at the home island or an own fort, nowhere else [PI-REP.2] [PI-FORT.10]', () => {
  const fort = (seat: number): IslandPosition => ({
    ...CAY,
    fort: { fort: 'lantern-tower', seat, coins: [3] },
  });
  const at = (island: IslandPosition): readonly string[] =>
    offered(position({ ships: [SHIP, FOE], islands: [island] }));
  expect(at(HOME)).toContain('repair 0');
  expect(at(fort(0))).toContain('repair 0');
  expect(at(CAY)).not.toContain('repair 0');
  expect(at(fort(1))).not.toContain('repair 0');
  expect(offered(position({ ships: [{ ...SHIP, at: [60_000, 40_000] }, FOE] }))).not.toContain('repair 0');
});

test('a derelict may repair, and is one no longer [PI-REP.3]', () => {
  const match = position({ ships: [{ ...SHIP, masts: 0 }, FOE], islands: [HOME] });
  answer(match, 0, 'repair 0', '0');
  expect(mastsLeft(match, 0)).toBe(1);
});

test('burning masts are not repaired, only empty slots are [PI-REP.4]', () => {
  const match = position({
    turn: 1,
    ships: [{ ...SHIP, masts: 2, burning: 1, crew: ['france-shipwright'], at: [60_000, 40_000] }, FOE],
    islands: [HOARD],
  });
  match.random.rig('fire', 4);
  answer(match, 1, 'end');
  answer(match, 0, 'repair 0');
  expect(asked(match)).toBe('0: turn');
  expect(shipIn(match, 0).masts).toEqual(['burning', 'up', 'up']);
});

test('panels, second hulls and segments are never restored [PI-REP.5]', () => {
  const lame = (ship: Partial<ShipPosition>): readonly string[] => {
    const at = ship.piece === 'bone-orchard' ? ([47_000, 40_000] as const) : berth(CAY.at, 5_600);
    return offered(position({ ships: [{ piece: 'belle-brume', at, ...ship }, FOE], islands: [HOME] }));
  };
  expect(lame({ piece: 'stone-tortoise', at: berth(CAY.at, 6_000), also: { panels: 0 } })).not.toContain(
    'repair 0',
  );
  expect(lame({ piece: 'twin-liars', also: { secondHull: false } })).not.toContain('repair 0');
  expect(lame({ piece: 'bone-orchard', masts: 1 })).not.toContain('repair 0');
  expect(lame({ piece: 'twin-liars', masts: 1 })).toContain('repair 0');
});
