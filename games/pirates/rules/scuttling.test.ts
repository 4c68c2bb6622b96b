import { expect, test } from 'vitest';
import { type IslandPosition, position, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, leg, offered, shipIn } from './acting.ts';

type Match = ReturnType<typeof position>;

const SHIP: ShipPosition = {
  piece: 'belle-brume',
  at: [40_000, 40_000],
  coins: [5, 2],
  crew: ['france-captain'],
  gear: ['fog-bell'],
};
const CONSORT: ShipPosition = { piece: 'golondrina', at: [20_000, 60_000] };
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 40_000] };
/** An enemy that can take the derelict in tow with its next move. */
const HUNTER: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [50_000, 40_000, 18_000] };

/** The first ship is declared, with this die. */
function declared(die: number, ships: readonly ShipPosition[] = [SHIP, CONSORT, FOE]): Match {
  const match = position({ ships, islands: [HOARD] });
  match.random.rig('scuttle', die);
  answer(match, 0, 'scuttle', '0');
  return match;
}

test('in his turn a player may declare the scuttling of any of his ships, as a free action [PI-SCUT.1]', () => {
  const match = position({ ships: [SHIP, CONSORT, FOE], islands: [HOARD] });
  answer(match, 0, 'scuttle');
  expect(offered(match)).toEqual(['0', '1', 'no']);
  answer(match, 0, '0');
  expect(offered(match)).toContain('move 0');
});

test('he may do so at any time in his turn, also between a move and a ram [PI-SCUT.1]', () => {
  const match = position({
    ships: [
      { ...SHIP, at: [40_000, 40_000] },
      { ...HUNTER, at: [47_000, 40_000, 9_000] },
    ],
    islands: [HOARD],
  });
  answer(match, 0, 'move 0', [leg('L')], 'scuttle', '0');
  expect(offered(match)).toContain('ram 0 1');
});

test('he may still do so when he has built a fort, which lets him act no more [PI-SCUT.1]', () => {
  const cay: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], explored: [0] };
  const match = position({
    ships: [{ ...SHIP, coins: [], at: berth(cay.at, 6_800) }, CONSORT, FOE],
    islands: [cay, { at: [13_000, 13_000], home: 0, coins: [2] }, HOARD],
    players: [{ forts: ['driftwood-stockade'] }],
  });
  answer(match, 0, 'build driftwood-stockade 0', { x: 40_000, y: 40_000, heading: 0, flags: [0, 1] }, ['0']);
  answer(match, 0, 'scuttle', '1');
  expect(offered(match)).toEqual(['scuttle', 'end']);
});

test('on 5 or 6 the ship sinks at the start of its player’s next turn, not before [PI-SCUT.2]', () => {
  for (const die of [5, 6]) {
    const match = declared(die);
    answer(match, 0, 'end');
    expect(shipIn(match, 0).fate).toBe('afloat');
    answer(match, 1, 'end');
    expect(shipIn(match, 0).fate).toBe('sunk');
  }
});

test('on 1 to 4 nothing happens, and the ship may not be declared again this turn [PI-SCUT.3]', () => {
  const match = declared(4);
  answer(match, 0, 'scuttle');
  expect(offered(match)).toEqual(['1', 'no']);
  answer(match, 0, 'no', 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0).fate).toBe('afloat');
  answer(match, 0, 'scuttle');
  expect(offered(match)).toEqual(['0', '1', 'no']);
});

test('an opponent who takes the ship in tow before then foils it [PI-SCUT.4] [EX-49]', () => {
  const match = declared(5, [{ ...SHIP, masts: 0, coins: [], crew: [] }, CONSORT, HUNTER]);
  answer(match, 0, 'end');
  answer(match, 1, 'move 2', [leg('L')], 'tow 2 0', 'end');
  answer(match, 0, 'end');
  expect(shipIn(match, 0)).toMatchObject({ fate: 'afloat', seat: 1, scuttling: false });
  answer(match, 1, 'end');
  expect(shipIn(match, 0).fate).toBe('afloat');
});

test('a tow by its own fleet does not [PI-SCUT.4]', () => {
  const helper: ShipPosition = { ...HUNTER, seat: 0 };
  const match = declared(5, [{ ...SHIP, masts: 0 }, helper, FOE]);
  answer(match, 0, 'move 1', [leg('L')], 'tow 1 0', 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0).fate).toBe('sunk');
});

test('all aboard a scuttled ship leaves the game; nothing is divided or looted [PI-SCUT.5]', () => {
  const match = declared(6, [SHIP, CONSORT, { ...HUNTER, at: [40_000, 41_710] }]);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: turn');
  const { deep, scrap, players, islands } = match.state;
  expect(deep.map(({ gold }) => gold)).toEqual([5, 2]);
  expect(scrap).toHaveLength(1);
  expect(players[0]?.lost).toHaveLength(1);
  expect(islands.flatMap(({ home, coins }) => (home >= 0 ? coins : []))).toEqual([]);
});

test('a ship with scuttling pending acts as usual until it sinks [PI-SCUT.6]', () => {
  const match = declared(6);
  answer(match, 0, 'move 0', [leg('S')]);
  expect(shipIn(match, 0).x).toBe(45_400);
});

test('if the game ends with a ship that goes down, nothing more happens at the start of that turn [PI-SCUT.2] [PI-MULTI.13]', () => {
  const coins = [{ gold: 5, treasure: '', crew: '', last: true, seen: 0 }] as const;
  const match = position({
    seats: 3,
    turn: 2,
    ships: [
      { ...SHIP, also: { scuttling: true, coins: [...coins] } },
      { ...SHIP, coins: [], burning: 1, at: CONSORT.at },
      FOE,
      { ...FOE, seat: 2, at: [100_000, 60_000] },
    ],
    islands: [HOARD],
  });
  match.random.rig('fire', 2);
  answer(match, 2, 'end');
  expect(match.outcome?.reason).toMatchObject({ say: 'lastCoinSank' });
});
