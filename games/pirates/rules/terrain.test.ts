import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { position, type Position, type ShipPosition } from '../position.ts';
import { NONE, type Tile } from '../state.ts';
import { answer, asked, broken, HOARD, leg, mastsLeft, offered, shipIn, where } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Ships of 2 to 5 masts that sail L and S, at the west of a tile 10,000 u ahead. */
const FLEET = {
  2: 'golondrina',
  3: 'belle-brume',
  4: 'altiere',
  5: 'reine-pervenche',
} as const;
const at = [40_000, 40_000] as const;
const ship = (masts: keyof typeof FLEET, more: Partial<ShipPosition> = {}): ShipPosition => ({
  piece: FLEET[masts],
  at,
  ...more,
});
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };
const AHEAD = [50_000, 40_000] as const;
const REEF = [{ tile: 'reef-1', at: AHEAD }] as const;
const WEED = [{ tile: 'sargasso-1', at: AHEAD }] as const;

/** A ship sails straight on over a tile for which this is rolled. */
function over(tiles: Position['tiles'], value: number, one: ShipPosition, course = [leg('L')]): Match {
  const match = position({ ships: [one, FOE], islands: [HOARD], ...(tiles ? { tiles } : {}) });
  match.random.rig('reef', value);
  match.random.rig('sargasso', value);
  answer(match, 0, 'move 0', course);
  return match;
}
const tileIn = (match: Match, id: number): Tile => nth(match.state.tiles, id);
/** Its controller gives up masts from the bow until nothing more is asked. */
function giveMasts(match: Match, seat = 0): void {
  while (asked(match) === `${seat}: loseMast`) answer(match, seat, nth(offered(match), 0));
}

// --- Terrain

test('terrain works on every piece: creatures, and ships of either player [PI-TER.1]', () => {
  const titan = position({ ships: [{ piece: 'bone-orchard', at }, FOE], tiles: REEF });
  titan.random.rig('reef', 2);
  answer(titan, 0, 'move 0', [{ measure: 'S', direction: 0, distance: 'max' }]);
  giveMasts(titan);
  expect(mastsLeft(titan, 0)).toBe(2);
  const enemy = position({ turn: 1, ships: [{ ...FOE, seat: 0 }, ship(4, { seat: 1 })], tiles: REEF });
  enemy.random.rig('reef', 3);
  answer(enemy, 1, 'move 1', [leg('L')]);
  expect(asked(enemy)).toBe('1: loseMast');
});

test('masts built count, whatever has been lost [PI-TER.2]', () => {
  expect(shipIn(over(WEED, 3, ship(3, { masts: 1 })), 0).entangledIn).toBe(NONE);
  const match = over(REEF, 3, ship(4, { masts: 2 }));
  giveMasts(match);
  expect(mastsLeft(match, 0)).toBe(1);
});

test('the value rolled holds for all pieces until the end of the turn [PI-TER.3] [EX-46]', () => {
  const match = position({
    ships: [ship(2), ship(5, { at: [50_000, 30_000, 9_000] }), FOE],
    islands: [HOARD],
    tiles: REEF,
  });
  match.random.rig('reef', 5, 1, 4);
  answer(match, 0, 'move 0', [leg('L', 0, 4_000)], 'move 1', [leg('L', 0, 2_000)]);
  expect([mastsLeft(match, 0), mastsLeft(match, 1)]).toEqual([2, 5]);
  expect(tileIn(match, 0).value).toBe(5);
  answer(match, 0, 'end');
  expect(tileIn(match, 0).value).toBe(0);
});

test('a towed piece is not checked for reefs and sargasso seas [PI-TER.4]', () => {
  for (const tile of ['reef-2', 'sargasso-2'] as const) {
    const match = position({
      ships: [
        ship(4, { at: [60_000, 40_000] }),
        { piece: 'merry-gannet', masts: 0, tower: 0, at: [53_200, 40_000] },
        FOE,
      ],
      tiles: [{ tile, at: [60_000, 32_000] }],
    });
    answer(match, 0, 'move 0', [leg('S', 9_000, 100)]);
    expect(where(match, 1)).toEqual([60_000, 33_300, 9_000]);
    expect(shipIn(match, 1)).toMatchObject({ fate: 'afloat', entangledIn: NONE });
    expect(tileIn(match, 0).value).toBe(0);
  }
});

// --- Sargasso seas

test('the first to move onto a sargasso sea this turn rolls its value [PI-SARG.1]', () => {
  expect(tileIn(over(WEED, 2, ship(3)), 0).value).toBe(2);
  const rolled = over([{ ...WEED[0], value: 6 }], 1, ship(3));
  expect(tileIn(rolled, 0).value).toBe(6);
  expect(shipIn(rolled, 0).entangledIn).toBe(0);
});

test('a ship is entangled by a value above its masts, and stops [PI-SARG.2] [EX-1]', () => {
  const match = over(WEED, 4, ship(3));
  expect(shipIn(match, 0).entangledIn).toBe(0);
  expect(asked(match)).toBe('0: turn');
});

test('an equal or lower value has no effect [PI-SARG.3] [EX-2] [EX-3]', () => {
  const lower = over(WEED, 2, ship(4));
  expect(shipIn(lower, 0)).toMatchObject({ entangledIn: NONE, x: 48_600 });
  for (const masts of [2, 3, 4, 5] as const)
    expect(shipIn(over(WEED, masts, ship(masts)), 0)).toMatchObject({ entangledIn: NONE, x: 48_600 });
});

test('an entangled ship stops where its hull first lies over the weed, and cannot move [PI-SARG.4]', () => {
  const match = over(WEED, 4, ship(3), [leg('L'), leg('S')]);
  expect(where(match, 0)).toEqual([43_219, 40_000, 0]);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match)).not.toContain('move 0');
  expect(offered(match)).not.toContain('comeAbout 0');
});

test('it is checked once each time its hull begins to lie over the weed [PI-SARG.5]', () => {
  const match = over(WEED, 6, ship(3, { at: [54_000, 40_000] }));
  expect(tileIn(match, 0).value).toBe(0);
  expect(shipIn(match, 0).entangledIn).toBe(NONE);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'comeAbout 0', { turn: 18_000 }, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(shipIn(match, 0).entangledIn).toBe(0);
});

/** A ship that has lain in the weed since an earlier turn. */
const stuck = (more: Partial<ShipPosition>, others: readonly ShipPosition[] = [FOE], turn = 0): Match =>
  position({
    turn,
    ships: [ship(3, { at: [43_219, 40_000], entangledIn: 0, ...more }), ...others],
    islands: [HOARD],
    tiles: WEED,
  });

test('with its action it tries to break free: a die and its masts above 6 [PI-SARG.6] [EX-44]', () => {
  const held = stuck({ masts: 2 });
  held.random.rig('break free', 4);
  answer(held, 0, 'breakFree 0');
  expect(asked(held)).toBe('0: turn');
  expect(shipIn(held, 0).entangledIn).toBe(0);
  expect(offered(held)).not.toContain('breakFree 0');
  const loose = stuck({ masts: 2 });
  loose.random.rig('break free', 5);
  answer(loose, 0, 'breakFree 0');
  expect(asked(loose)).toBe('0: freed');
});

test('no second action moves a ship in the turn it broke free [PI-SARG.8]', () => {
  const match = position({
    ships: [ship(3, { at: AHEAD, entangledIn: 0 }), FOE],
    islands: [HOARD],
    tiles: WEED,
    players: [{ events: ['double-watch'] }],
  });
  match.random.rig('break free', 6);
  answer(match, 0, 'breakFree 0', { direction: 18_000, heading: 18_000 }, 'event double-watch 0');
  expect(offered(match)).not.toContain('move 0');
  expect(offered(match)).not.toContain('comeAbout 0');
});

test('a freed ship is put stern to any point of the edge, and moves on its next turn [PI-SARG.7] [PI-SARG.8] [EX-44]', () => {
  const match = stuck({});
  match.random.rig('break free', 6);
  answer(match, 0, 'breakFree 0');
  expect(broken(match, { direction: 18_000, heading: 0 })).toBe('PI-GEO.57');
  expect(broken(match, { direction: 18_000, heading: 27_000 })).toBeUndefined();
  answer(match, 0, { direction: 18_000, heading: 18_000 });
  const [x = 0, y, heading] = where(match, 0);
  expect([y, heading]).toEqual([40_000, 18_000]);
  expect(50_000 - (x + 3_400)).toBeGreaterThan(3_380);
  expect(50_000 - (x + 3_400)).toBeLessThan(3_410);
  expect(shipIn(match, 0).entangledIn).toBe(NONE);
  expect(offered(match)).not.toContain('move 0');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match)).toContain('move 0');
});

test('where it is put over a reef it has moved onto it [PI-SARG.7] [PI-RULING.140] [PI-REEF.5]', () => {
  const match = position({
    ships: [ship(5, { at: AHEAD, entangledIn: 0 }), FOE],
    islands: [HOARD],
    tiles: [...WEED, { ...REEF[0], at: [62_500, 40_000] }],
  });
  match.random.rig('break free', 6);
  match.random.rig('reef', 4);
  answer(match, 0, 'breakFree 0', { direction: 0, heading: 0 });
  expect(asked(match)).toBe('0: loseMast');
  answer(match, 0, '0');
  expect([mastsLeft(match, 0), asked(match)]).toEqual([4, '0: turn']);
});

test('it may instead shoot, repair where it could, or explore a ship it touches [PI-SARG.9]', () => {
  const match = stuck({ masts: 2, crew: ['france-shipwright'] }, [
    { ...FOE, at: [43_219, 44_000] },
    ship(2, { at: [43_219, 38_295], coins: [2] }),
  ]);
  expect(offered(match)).toEqual(
    expect.arrayContaining(['shoot 0', 'repair 0', 'explore 0 2', 'breakFree 0']),
  );
  expect(offered(stuck({ masts: 2 }))).not.toContain('repair 0');
});

test('it may be shot at, rammed, boarded and, if derelict, explored [PI-SARG.10]', () => {
  const hunter: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [43_219, 45_000, 27_000] };
  const match = stuck({}, [hunter], 1);
  expect(offered(match)).toContain('shoot 1');
  match.random.rig('ram', 6);
  answer(match, 1, 'move 1', [leg('L')], 'ram 1 0');
  answer(match, 0, '0');
  expect(asked(match)).toBe('1: board');
  const hulk = stuck({ masts: 0 }, [{ ...hunter, at: [43_219, 41_705, 0] }], 1);
  expect(offered(hulk)).toContain('explore 1 0');
});

test('lost in smoke it cannot try: out of fog leads nothing but a move [PI-SARG.6] [PI-FOG.9]', () => {
  const smoker = ship(3, { seat: 1, at: [36_000, 44_000], crew: ['france-smokepot'] });
  const match = stuck({}, [smoker], 1);
  answer(match, 1, 'shoot 1', 'smokepot mast 0', { x: 40_000, y: 39_200, heading: 0 }, 'end');
  expect(shipIn(match, 0)).toMatchObject({ lostIn: 1, entangledIn: 0 });
  expect(offered(match)).not.toContain('breakFree 0');
});

test('an entangled derelict cannot free itself [PI-SARG.11]', () => {
  expect(offered(stuck({ masts: 0 }))).not.toContain('breakFree 0');
});

test('taking it in tow frees it [PI-SARG.12]', () => {
  const match = stuck({ masts: 0 }, [{ piece: 'merry-gannet', at: [43_219, 45_000, 27_000] }, FOE]);
  answer(match, 0, 'move 1', [leg('L')], 'tow 1 0');
  expect(shipIn(match, 0)).toMatchObject({ tower: 1, entangledIn: NONE });
});

// --- Reefs

test('the first to move onto a reef this turn rolls its value [PI-REEF.1]', () => {
  expect(tileIn(over(REEF, 5, ship(3)), 0).value).toBe(5);
  expect(tileIn(over([{ ...REEF[0], value: 6 }], 1, ship(3)), 0).value).toBe(6);
});

test('a value short of its masts costs a ship the difference, of its controller’s choice; it goes on [PI-REEF.2] [PI-REEF.6] [EX-5]', () => {
  const match = over(REEF, 2, ship(4));
  answer(match, 0, '3', '0');
  expect(shipIn(match, 0).masts).toEqual(['lost', 'up', 'up', 'lost']);
  expect(shipIn(match, 0).x).toBe(48_600);
  expect(asked(match)).toBe('0: sail');
  answer(match, 0, [leg('S')]);
  expect(shipIn(match, 0).x).toBe(54_000);
});

test('an equal or higher value costs nothing [PI-REEF.3] [EX-4] [EX-6]', () => {
  for (const value of [3, 4]) {
    const match = over(REEF, value, ship(3), [leg('L'), leg('S')]);
    expect(mastsLeft(match, 0)).toBe(3);
    expect(where(match, 0)).toEqual([54_000, 40_000, 0]);
  }
});

test('a ship that lies on a reef does not roll when it leaves it [PI-REEF.4]', () => {
  const match = over(REEF, 1, ship(5, { at: [50_000, 40_000] }), [leg('L'), leg('S')]);
  expect(mastsLeft(match, 0)).toBe(5);
  expect(tileIn(match, 0).value).toBe(0);
});

test('a ship is checked each time its hull begins to lie over the reef, and once only [PI-REEF.5]', () => {
  const twice = over(REEF, 4, ship(5), [leg('L', 0, 4_000), leg('S', 0, 2_000)]);
  giveMasts(twice);
  answer(twice, 0, [leg('S', 0, 2_000)]);
  expect(asked(twice)).toBe('0: turn');
  expect(mastsLeft(twice, 0)).toBe(4);
  answer(twice, 0, 'end');
  answer(twice, 1, 'end');
  twice.random.rig('reef', 4);
  answer(twice, 0, 'comeAbout 0', { turn: 18_000 }, 'end');
  answer(twice, 1, 'end');
  answer(twice, 0, 'move 0', [leg('L')], 'end');
  answer(twice, 1, 'end');
  twice.random.rig('reef', 4);
  answer(twice, 0, 'comeAbout 0', { turn: 18_000 }, 'end');
  answer(twice, 1, 'end');
  answer(twice, 0, 'move 0', [leg('L')]);
  giveMasts(twice);
  expect(mastsLeft(twice, 0)).toBe(3);
});

test('a loss of all its masts leaves a derelict that stops; a greater one makes a wreck [PI-REEF.7] [PI-REEF.8] [EX-45]', () => {
  const derelict = over(REEF, 3, ship(4, { masts: 1 }), [leg('L'), leg('S')]);
  expect(shipIn(derelict, 0)).toMatchObject({ fate: 'afloat', x: 42_580 });
  expect([mastsLeft(derelict, 0), asked(derelict)]).toEqual([0, '0: turn']);
  const wreck = over(REEF, 2, ship(4, { masts: 1 }), [leg('L'), leg('S')]);
  expect(shipIn(wreck, 0)).toMatchObject({ fate: 'wreck', x: 42_580 });
});

test('a creature that loses more segments than it has is eliminated, not wrecked [PI-REEF.8] [PI-KW.titan.10] [PI-KW.seamonster.13]', () => {
  const fate = (piece: ShipPosition['piece'], course: Parameters<typeof answer>[2]): string => {
    const match = position({
      ships: [{ piece, masts: 1, at }, ship(3, { at: [20_000, 60_000] }), FOE],
      islands: [HOARD],
      tiles: [{ ...REEF[0], value: 1 }],
    });
    if (asked(match) === '0: depth') answer(match, 0, 'surfaced');
    answer(match, 0, 'move 0', course);
    return shipIn(match, 0).fate;
  };
  expect(fate('bone-orchard', [{ measure: 'S', direction: 0, distance: 'max' }])).toBe('sunk');
  expect(fate('mother-of-ink', [leg('L')])).toBe('sunk');
  expect(fate('belle-brume', [leg('L')])).toBe('wreck');
});

test('a derelict rowed onto a reef is wrecked by any loss [PI-REEF.8] [EX-77]', () => {
  const rower = ship(2, { masts: 0, crew: ['spain-oarsman'], at: [43_000, 40_000] });
  expect(shipIn(over(REEF, 1, rower, [leg('S')]), 0).fate).toBe('wreck');
  expect(shipIn(over(REEF, 2, rower, [leg('S')]), 0).fate).toBe('afloat');
});

const WRECK: ShipPosition = ship(3, {
  masts: 0,
  also: { fate: 'wreck' },
  coins: [2],
  crew: ['france-captain'],
});

test('a wreck stands in the way of ships and of lines of fire [PI-REEF.9]', () => {
  const sail = position({
    ships: [ship(3, { at: [30_000, 40_000] }), FOE, { ...WRECK, at: [40_000, 40_000, 9_000] }],
  });
  answer(sail, 0, 'move 0', [leg('L')]);
  expect(where(sail, 0)).toEqual([35_700, 40_000, 0]);
  const duel = (wreck: readonly ShipPosition[]): readonly string[] =>
    offered(
      position({
        ships: [
          { piece: 'crooked-sixpence', at: [60_000, 40_000] },
          { ...FOE, at: [60_000, 46_000] },
          ...wreck,
        ],
      }),
    );
  expect(duel([])).toContain('shoot 0');
  expect(duel([{ ...WRECK, piece: 'kings-quarrel', at: [60_000, 43_000] }])).not.toContain('shoot 0');
});

test('everything aboard stays on the wreck [PI-REEF.10]', () => {
  const match = over(
    REEF,
    1,
    ship(4, { masts: 1, coins: [5], crew: ['france-captain'], gear: ['fog-bell'] }),
  );
  const { fate, coins, crew, gear } = shipIn(match, 0);
  expect([fate, coins.length, crew.length, gear.length]).toEqual(['wreck', 1, 1, 1]);
});

test('a wreck is in no fleet and is given no action; nobody tows, rams, shoots at or sinks it [PI-REEF.11]', () => {
  const mine = position({ ships: [WRECK, ship(3, { at: [40_000, 60_000] }), FOE], islands: [HOARD] });
  expect(offered(mine).filter((key) => / 0( |$)/.test(key))).toEqual([]);
  answer(mine, 0, 'scuttle');
  expect(offered(mine)).toEqual(['1', 'no']);
  const hunter = ship(3, { at: [30_000, 40_000] });
  const match = position({ ships: [hunter, { ...WRECK, seat: 1, at: [40_000, 40_000, 9_000] }, FOE] });
  expect(offered(match)).not.toContain('shoot 0');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match).filter((key) => /^(tow|ram)/.test(key))).toEqual([]);
});

test('who has nothing but wrecks has no fleet any more [PI-REEF.11]', () => {
  const match = over(REEF, 1, ship(4, { masts: 1 }));
  expect(match.outcome?.reason).toMatchObject({ say: 'noFleet' });
});
