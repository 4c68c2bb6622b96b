import { expect, test } from 'vitest';
import { position, type Position, type ShipPosition } from '../position.ts';
import { answer, HOARD, leg, SPARE } from './acting.ts';
import { standingOf } from './standing.ts';

const SHIP: ShipPosition = { piece: 'bishops-candle', at: [40_000, 40_000] };
const FOE: ShipPosition = { piece: 'golondrina', seat: 1, at: [40_000, 45_500] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}) =>
  position({ ...rest, islands: [HOARD], ships: [...ships, ...SPARE] });
const standing = (ship: Partial<ShipPosition> = {}, ...others: readonly ShipPosition[]) =>
  standingOf(sea([{ ...SHIP, ...ship }, ...others]).view(0), 0);

test('a ship at sea with nobody near can move, and it is said why nothing else [PI-TURN.2]', () => {
  expect(standing()).toEqual({
    pinned: false,
    derelict: false,
    pace: ['L', 'L'],
    room: 4,
    cannot: { shoot: 'noTarget', explore: 'nothingThere', repair: 'nothingToMend' },
  });
});

test('an enemy in reach can be shot at [PI-SHOOT.1]', () => {
  expect(standing({}, FOE).cannot).not.toHaveProperty('shoot');
});

test('what it carries takes room, a Helmsman gives it pace [PI-KW.helmsman.1]', () => {
  expect(standing({ crew: ['england-helmsman'], coins: [1, 2] })).toMatchObject({
    pace: ['L', 'L', 'S'],
    room: 1,
  });
});

test('a ship without masts is derelict and does not move [PI-DER.2]', () => {
  expect(standing({ masts: 0 })).toMatchObject({
    derelict: true,
    cannot: { move: 'derelict', shoot: 'derelict' },
  });
});

test('weed holds it, and so does who tows it [PI-SARG.4] [PI-MOVE.10]', () => {
  const match = sea([{ ...SHIP, entangledIn: 0 }], { tiles: [{ tile: 'sargasso-1', at: [40_000, 40_000] }] });
  expect(standingOf(match.view(0), 0).cannot).toMatchObject({ move: 'entangled' });
  const tug: ShipPosition = { piece: 'altiere', at: [47_500, 40_000] };
  expect(standing({ masts: 0, tower: 1 }, tug).cannot).toMatchObject({ move: 'inTow' });
});

test('an enemy whose bow touches it pins it [PI-RAM.7]', () => {
  const match = sea([
    { ...SHIP, at: [40_000, 40_000] },
    { ...FOE, at: [46_205, 40_000, 18_000] },
  ]);
  expect(standingOf(match.view(0), 0)).toMatchObject({ pinned: true, cannot: { move: 'pinned' } });
});

test('who has had its action has had it [PI-TURN.2]', () => {
  const match = sea([SHIP]);
  answer(match, 0, 'move 0', [leg('L')]);
  expect(standingOf(match.view(0), 0).cannot).toEqual({
    move: 'acted',
    shoot: 'acted',
    explore: 'acted',
    repair: 'acted',
  });
});
