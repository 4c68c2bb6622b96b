import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import {
  answer,
  asked,
  berth,
  HOARD,
  leg,
  mastsLeft,
  offered,
  shipIn,
  SPARE,
  told,
  where,
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** Keywords of hulls: Icebreaker, Catamaran, Turtle ship, Longship, Galley, Schooner [PI-KW]. */

/** A ship of seat 0 that sails east, and a two-master of seat 1 athwart its course, within L. */
const HUNTER: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000] };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [50_000, 40_000, 9_000] };

const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });

/** The hunter sails on until its bow meets the prey. */
function charge(hunter: Partial<ShipPosition> = {}, prey: Partial<ShipPosition> = {}): Match {
  const match = sea([
    { ...HUNTER, ...hunter },
    { ...PREY, ...prey },
  ]);
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

/** The same, and the ram with this die; whatever mast falls, it is the first. */
function ram(die: number, ...given: Parameters<typeof charge>): Match {
  const match = charge(...given);
  match.random.rig('ram', die);
  answer(match, 0, 'ram 0 1');
  if (asked(match) === '1: loseMast') answer(match, 1, '0');
  return match;
}

/** Nobody boards, and it is seat 0's turn again. */
function nextTurn(match: Match): readonly string[] {
  if (asked(match) === '0: board') answer(match, 0, 'no');
  if (asked(match) === '1: board') answer(match, 1, 'no');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  return offered(match);
}

/** What seat 1 may do with a ship whose bow lies against the flank of a three-master of seat 0. */
const caught = (held: Partial<ShipPosition>, holder: Partial<ShipPosition> = {}): readonly string[] =>
  offered(
    sea(
      [
        { ...HUNTER, at: [40_000, 40_000, 9_000], ...holder },
        { ...PREY, at: [36_300, 40_000], ...held },
      ],
      { turn: 1 },
    ),
  );

/** A three-master of seat 0 shoots at ship 1 beside it: so many of its cannons, with these dice. */
function shootAt(dice: readonly number[], prey: Partial<ShipPosition>): Match {
  const match = sea([
    { ...HUNTER, at: [60_000, 40_000] },
    { ...PREY, at: [60_000, 45_000], ...prey },
  ]);
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0');
  return match;
}

// --- Icebreaker

/** Three masts, base move L+S. */
const BREAKER: ShipPosition = { piece: 'rimebreaker', at: [40_000, 40_000] };
const CAY: IslandPosition = { island: 'parsons-thumb', at: [50_000, 38_628] };

type Tiles = NonNullable<Position['tiles']>;

function sailInto(piece: ShipPosition['piece'], tiles: Tiles): Match {
  const match = sea(
    [
      { ...BREAKER, piece },
      { ...PREY, at: [80_000, 60_000] },
    ],
    { tiles },
  );
  match.random.rig('reef', 1);
  match.random.rig('sargasso', 6);
  answer(match, 0, 'move 0', [leg('L')]);
  return match;
}

test('an icebreaker on the move passes reefs, weed, fog and whirlpools as if they were not there [PI-KW.icebreaker.1]', () => {
  for (const tile of ['reef-1', 'sargasso-1', 'fog-1'] as const) {
    const match = sailInto('rimebreaker', [{ tile, at: [48_600, 40_000] }]);
    expect(where(match, 0)).toEqual([48_600, 40_000, 0]);
    expect(mastsLeft(match, 0)).toBe(3);
    expect(shipIn(match, 0)).toMatchObject({ lostIn: -1, entangledIn: -1 });
    const plain = sailInto('belle-brume', [{ tile, at: [48_600, 40_000] }]);
    const { lostIn, entangledIn } = shipIn(plain, 0);
    expect(lostIn === 0 || entangledIn === 0 || asked(plain) === '0: loseMast').toBe(true);
  }
  const pools: Tiles = [
    { tile: 'whirlpool-1', at: [48_600, 40_000] },
    { tile: 'whirlpool-2', at: [90_000, 60_000] },
  ];
  expect(asked(sailInto('belle-brume', pools))).toBe('0: whirlpool');
  expect(asked(sailInto('rimebreaker', pools))).toBe('0: turn');
});

test('islands are no terrain: they stop an icebreaker like any ship [PI-KW.icebreaker.2]', () => {
  const match = sea([BREAKER, { ...PREY, at: [80_000, 60_000] }], { islands: [HOARD, CAY] });
  answer(match, 0, 'move 0', [leg('L')]);
  expect(shipIn(match, 0).docked).toBe(1);
  expect(where(match, 0)[0]).toBeLessThan(48_600);
});

const ICE: Tiles = [{ tile: 'iceberg-1', at: [49_000, 40_000] }];

test('it may ram an iceberg, which is gone without a roll or a scratch; it is not pinned [PI-KW.icebreaker.3] [PI-KW.icebreaker.4] [PI-KW.icebreaker.5]', () => {
  const match = sailInto('rimebreaker', ICE);
  expect(asked(match)).toBe('0: ramIceberg');
  answer(match, 0, 'yes');
  expect(nth(match.state.tiles, 0).gone).toBe(true);
  expect(told(match, 'rammed')).toEqual([]);
  expect(mastsLeft(match, 0)).toBe(3);
  expect(nextTurn(match)).toContain('move 0');
});

test('if it does not ram, the ice costs it a mast like any ship [PI-KW.icebreaker.5]', () => {
  const match = sailInto('rimebreaker', ICE);
  answer(match, 0, 'no');
  expect(asked(match)).toBe('0: loseMast');
  answer(match, 0, '1');
  expect(nth(match.state.tiles, 0).gone).toBe(false);
  expect(asked(sailInto('belle-brume', ICE))).toBe('0: loseMast');
});

test('a lucky caul keeps the ice from an icebreaker, and it may ram it all the same [PI-KW.icebreaker.3]', () => {
  const lucky = sea([{ ...BREAKER, coins: ['lucky-caul'] }], { tiles: ICE });
  answer(lucky, 0, 'move 0', [leg('L')]);
  expect(asked(lucky)).toBe('0: ramIceberg');
  answer(lucky, 0, 'no');
  expect(mastsLeft(lucky, 0)).toBe(3);
});

// --- Catamaran

/** Two masts; a second hull on its port side. */
const CAT: Partial<ShipPosition> = { piece: 'deux-soeurs' };
const BARE: Partial<ShipPosition> = { ...CAT, also: { secondHull: false } };

test('a catamaran has a second, smaller hull beside the first [PI-KW.catamaran.1]', () => {
  const comeDown = (cat: Partial<ShipPosition>): readonly number[] => {
    const ships = [
      { piece: 'pennywhistle', at: [50_000, 48_000, 27_000] },
      { ...PREY, at: [50_000, 40_000], ...cat },
    ] as const;
    const match = sea(ships);
    answer(match, 0, 'move 0', [leg('L')]);
    return where(match, 0);
  };
  expect(comeDown(CAT)).toEqual([50_000, 44_000, 27_000]);
  expect(comeDown(BARE)).toEqual([50_000, 43_000, 27_000]);
});

/** A hit on it, and the die that may save it. */
function hitCat(save: number, cat: Partial<ShipPosition> = CAT): Match {
  const match = shootAt([6], cat);
  match.random.rig('catamaran', save);
  answer(match, 0, 'mast 0 > ship 1');
  return match;
}

test('a 5 or 6 saves it from a hit, with and without the second hull [PI-KW.catamaran.2] [PI-KW.catamaran.4]', () => {
  for (const die of [5, 6]) {
    expect(shipIn(hitCat(die), 1)).toMatchObject({ secondHull: true, masts: ['up', 'up'] });
    expect(shipIn(hitCat(die, BARE), 1)).toMatchObject({ secondHull: false, masts: ['up', 'up'] });
  }
});

test('the first hit that is not saved takes the second hull, those after it masts [PI-KW.catamaran.3] [PI-KW.catamaran.4]', () => {
  expect(shipIn(hitCat(4), 1)).toMatchObject({ secondHull: false, masts: ['up', 'up'] });
  expect(asked(hitCat(4, BARE))).toBe('1: loseMast');
});

test('saved, then the second hull, then a mast [EX-52]', () => {
  const match = shootAt([6, 6, 6], CAT);
  match.random.rig('catamaran', 5, 4, 1);
  answer(match, 0, 'mast 0 > ship 1');
  expect(shipIn(match, 1)).toMatchObject({ secondHull: true });
  answer(match, 0, 'mast 1 > ship 1');
  expect(shipIn(match, 1)).toMatchObject({ secondHull: false, masts: ['up', 'up'] });
  answer(match, 0, 'mast 2 > ship 1');
  answer(match, 1, '0');
  expect(mastsLeft(match, 1)).toBe(1);
});

test('with its second hull it is neither pinned nor boarded [PI-KW.catamaran.5]', () => {
  expect(caught(CAT)).toContain('move 1');
  expect(caught(BARE)).not.toContain('move 1');
  const afterRam = (cat: Partial<ShipPosition>): string => {
    const match = ram(1, cat);
    answer(match, 0, 'no');
    return asked(match);
  };
  expect(afterRam(CAT)).toBe('0: turn');
  expect(afterRam(BARE)).toBe('1: board');
});

test('a catamaran is never rammed [PI-KW.catamaran.6]', () => {
  for (const cat of [CAT, BARE]) {
    const match = charge({}, cat);
    expect(where(match, 0)[0]).toBeLessThan(48_600);
    expect(offered(match)).not.toContain('ram 0 1');
  }
});

test('the second hull is no mast and has no cannon [PI-KW.catamaran.7]', () => {
  const match = sea([
    { ...HUNTER, ...CAT, at: [60_000, 40_000] },
    { ...PREY, at: [60_000, 45_000] },
  ]);
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'done']);
  expect(offered(sea([{ ...HUNTER, ...CAT, masts: 0 }, PREY]))).not.toContain('move 0');
  const boarding = ram(1, CAT);
  boarding.random.rig('boarding', 3, 3);
  answer(boarding, 0, 'yes');
  expect(told(boarding, 'boarded')).toMatchObject([{ attack: 3 + 2 }]);
});

// --- Turtle ship

/** Two masts, three panels. */
const TURTLE: Partial<ShipPosition> = { piece: 'stone-tortoise' };
const OPEN: Partial<ShipPosition> = { ...TURTLE, also: { panels: 0 } };

test('each hit takes a panel while there are any, then masts [PI-KW.turtleship.1] [PI-KW.turtleship.2]', () => {
  const match = shootAt([6, 6, 6], TURTLE);
  answer(match, 0, 'mast 0 > ship 1', 'mast 1 > ship 1', 'mast 2 > ship 1');
  expect(shipIn(match, 1)).toMatchObject({ panels: 0, masts: ['up', 'up'] });
  const bare = shootAt([6], OPEN);
  answer(bare, 0, 'mast 0 > ship 1');
  expect(asked(bare)).toBe('1: loseMast');
});

test('one panel and two hits: the panel is gone, and one mast is left [EX-53]', () => {
  const match = shootAt([6, 6], { ...TURTLE, also: { panels: 1 } });
  answer(match, 0, 'mast 0 > ship 1', 'mast 1 > ship 1');
  answer(match, 1, '0');
  expect(shipIn(match, 1)).toMatchObject({ panels: 0, masts: ['lost', 'up'] });
});

test('it is not boarded while it has panels [PI-KW.turtleship.3]', () => {
  const match = ram(1, {}, TURTLE); // only the turtle's own crew may cross over
  expect(asked(match)).toBe('1: board');
  expect(asked(ram(1, {}, OPEN))).toBe('0: board');
});

test('a derelict turtle ship has a base move of S [PI-KW.turtleship.4]', () => {
  const match = sea([{ ...HUNTER, ...OPEN, masts: 0 }, PREY]);
  answer(match, 0, 'move 0');
  expect(match.asked(0)[0]?.offer).toMatchObject({ shape: { segments: ['S'] } });
});

test('rams and reefs take masts in spite of panels [PI-KW.turtleship.5]', () => {
  const rammed = ram(6, {}, TURTLE);
  expect(shipIn(rammed, 1)).toMatchObject({ panels: 3, masts: ['lost', 'up'] });
  const reef = sailInto('stone-tortoise', [{ tile: 'reef-1', at: [48_600, 40_000] }]);
  answer(reef, 0, '0');
  expect(shipIn(reef, 0)).toMatchObject({ panels: 3, masts: ['lost', 'up'] });
});

// --- Longship

const LONGSHIP: Partial<ShipPosition> = { piece: 'winters-tooth' };

test('a longship neither pins nor is pinned [PI-KW.longship.3]', () => {
  expect(caught({ ...LONGSHIP, at: [35_900, 40_000] })).toContain('move 1');
  expect(caught({ at: [36_600, 40_000] }, LONGSHIP)).toContain('move 1');
  expect(caught({ at: [36_300, 40_000] })).not.toContain('move 1');
});

/** The totals of a boarding with the same dice for both sides. */
function boarding(hunter: Partial<ShipPosition>, prey: Partial<ShipPosition>): unknown {
  const match = ram(1, hunter, prey);
  match.random.rig('boarding', 2, 2);
  answer(match, 0, 'yes');
  return told(match, 'boarded')[0];
}

test('a longship that rams adds 1 when it boards; one that is rammed does not [PI-KW.longship.4]', () => {
  expect(boarding(LONGSHIP, {})).toMatchObject({ attack: 2 + 2 + 1, defence: 2 + 2 });
  expect(boarding({}, LONGSHIP)).toMatchObject({ attack: 2 + 3, defence: 2 + 2 });
});

test('a derelict longship has a base move of S [PI-KW.longship.6]', () => {
  const match = sea([{ ...HUNTER, ...LONGSHIP, masts: 0 }, PREY]);
  answer(match, 0, 'move 0');
  expect(match.asked(0)[0]?.offer).toMatchObject({ shape: { segments: ['S'] } });
  expect(offered(sea([{ ...HUNTER, masts: 0 }, PREY]))).not.toContain('move 0');
});

// --- Pivoting on the stern: longship, galley, schooner

const nimble = (piece: ShipPosition['piece']): Match =>
  sea([
    { piece, at: [20_000, 20_000] },
    { ...PREY, at: [80_000, 60_000] },
  ]);

/** Where it lies after a pivot by this much, having stayed where it was. */
function pivot(piece: ShipPosition['piece'], turn: number): readonly number[] {
  const match = nimble(piece);
  answer(match, 0, 'move 0', [], 'pivot 0', { turn });
  expect(offered(match)).not.toContain('pivot 0');
  return where(match, 0);
}

test('after its move a longship pivots on its stern to any heading, as a free action [PI-KW.longship.5]', () => {
  expect(pivot('winters-tooth', 9_000)).toEqual([16_800, 23_200, 9_000]);
  expect(pivot('winters-tooth', -9_000)).toEqual([16_800, 16_800, 27_000]);
  expect(pivot('winters-tooth', 18_000)).toEqual([13_600, 20_000, 18_000]);
  expect(offered(nimble('winters-tooth'))).not.toContain('pivot 0');
});

test('after its move a galley pivots on its stern to any heading, as a free action [PI-KW.galley.5]', () => {
  expect(pivot('san-telmo-el-viejo', 9_000)).toEqual([16_600, 23_400, 9_000]);
  expect(pivot('san-telmo-el-viejo', 18_000)).toEqual([13_200, 20_000, 18_000]);
  expect(offered(nimble('san-telmo-el-viejo'))).not.toContain('pivot 0');
});

test('after its move a schooner pivots on its stern to any heading, as a free action [PI-KW.schooner.1]', () => {
  expect(pivot('tar-and-feather', 9_000)).toEqual([16_600, 23_400, 9_000]);
  expect(pivot('tar-and-feather', 18_000)).toEqual([13_200, 20_000, 18_000]);
  expect(offered(nimble('tar-and-feather'))).not.toContain('pivot 0');
  const plain = nimble('belle-brume');
  answer(plain, 0, 'move 0', []);
  expect(offered(plain)).not.toContain('pivot 0');
});

test('a schooner pivots after coming about as well, and not once something else was done [PI-KW.schooner.1]', () => {
  const match = nimble('tar-and-feather');
  answer(match, 0, 'comeAbout 0', { turn: 18_000 });
  expect(offered(match)).toContain('pivot 0');
  answer(match, 0, 'move 2', []);
  expect(offered(match)).not.toContain('pivot 0');
});

test('a schooner whose bow has met an enemy is pinned and does not pivot [PI-KW.schooner.1]', () => {
  const match = charge({ piece: 'tar-and-feather' });
  expect(offered(match)).toContain('ram 0 1');
  expect(offered(match)).not.toContain('pivot 0');
});

// --- Galley

/** Three masts, base move L+S. */
const GALLEY: Partial<ShipPosition> = { piece: 'san-telmo-el-viejo' };
const HULK: Partial<ShipPosition> = { ...GALLEY, masts: 0 };

test('a galley without masts is no derelict: it moves as ever, shoots with a musketeer, explores and repairs [PI-KW.galley.1]', () => {
  const match = sea([
    { ...HUNTER, ...HULK, crew: ['spain-musketeer'] },
    { ...PREY, at: [40_000, 45_000] },
  ]);
  expect(offered(match)).toEqual(expect.arrayContaining(['move 0', 'comeAbout 0', 'shoot 0']));
  answer(match, 0, 'move 0');
  expect(match.asked(0)[0]?.offer).toMatchObject({ shape: { segments: ['L', 'S'] } });
  const docked = { ...HUNTER, ...HULK, at: berth([50_000, 38_628], 6_800) };
  expect(offered(sea([docked, PREY], { islands: [HOARD, { ...CAY, coins: [3] }] }))).toContain('explore 0');
  expect(offered(sea([docked, PREY], { islands: [HOARD, { ...CAY, home: 0 }] }))).toContain('repair 0');
});

test('nobody tows or plunders a galley without masts as if it were adrift [PI-KW.galley.1]', () => {
  const match = charge({}, HULK);
  expect(offered(match)).toContain('ram 0 1');
  expect(offered(match)).not.toContain('tow 0 1');
  const beside = sea([
    { ...HUNTER, at: [60_000, 40_000] },
    { ...PREY, ...HULK, at: [60_000, 42_000] },
  ]);
  expect(offered(beside)).not.toContain('explore 0 1');
});

test('a hit or a ram sinks a galley that has no masts [PI-KW.galley.2]', () => {
  const shot = shootAt([6], HULK);
  answer(shot, 0, 'mast 0 > ship 1');
  expect(shipIn(shot, 1).fate).toBe('sunk');
  expect(shipIn(ram(1, {}, HULK), 1).fate).toBe('sunk');
  expect(shipIn(ram(6, {}, GALLEY), 1).fate).toBe('afloat');
});

test('a galley that rams is not pinned by it [PI-KW.galley.3]', () => {
  expect(nextTurn(ram(1, GALLEY))).toContain('move 0');
  expect(nextTurn(ram(1))).not.toContain('move 0');
});

test('a galley that leaves the ram, or is met bow to bow, is pinned like any ship [PI-KW.galley.3]', () => {
  expect(nextTurn(charge(GALLEY))).not.toContain('move 0');
  expect(caught({ ...GALLEY, at: [35_700, 40_000] })).not.toContain('move 1');
});

test('what a galley has rammed pins it once they have parted and met anew [PI-KW.galley.3]', () => {
  const match = ram(1, { ...GALLEY, at: [40_000, 40_000] });
  answer(match, 0, 'no');
  answer(match, 1, 'no');
  answer(match, 0, 'end');
  answer(match, 1, 'move 1', [leg('L', 0, 3_000)], 'end');
  answer(match, 0, 'end');
  answer(match, 1, 'comeAbout 1', { turn: 18_000 }, 'end');
  answer(match, 0, 'end');
  answer(match, 1, 'move 1', [leg('L', 0, 3_000)], 'end');
  expect(offered(match)).not.toContain('move 0');
});

test('a galley’s ram costs no mast, and boarding follows as usual [PI-KW.galley.4] [EX-41]', () => {
  const match = ram(6, GALLEY, { masts: 1 });
  expect(told(match, 'rammed')).toMatchObject([{ die: 6, won: true }]);
  expect(mastsLeft(match, 1)).toBe(1);
  expect(asked(match)).toBe('0: board');
  expect(nextTurn(match)).toContain('move 0');
});
