import { Match as Game } from '@portolan/kernel';
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
import { NONE, PUBLIC } from '../state.ts';
import {
  answer,
  asked,
  berth,
  broken,
  HOARD,
  leg,
  mastsLeft,
  offered,
  segments,
  shipIn,
  SPARE,
  told,
  where,
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** Keywords that ships and crew print: Mercenary, Musketeer, Fear, Extended Range, Windcatcher, Oarsman, Helmsman, Ransom [PI-KW]. */

const AT = [40_000, 40_000] as const;
const CAY: IslandPosition = { island: 'parsons-thumb', at: [70_000, 40_000] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
/** Enemies abreast of a ship at AT: within S of it, and beyond. */
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [40_000, 45_000] };
const FAR: ShipPosition = { ...PREY, at: [40_000, 47_500] };

function volley(dice: readonly number[], ...ships: ShipPosition[]): Match {
  const match = sea(ships);
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0');
  return match;
}

// --- Mercenary

/** Two masts, base move L+L, cargo 4, Captain and Mercenary. */
const HIRED: ShipPosition = { piece: 'paid-in-full', at: AT };

test('a Mercenary docks at no home island, not even its own, and unloads nothing there [PI-KW.mercenary.1]', () => {
  const [x, y, heading = 0] = berth(CAY.at, 5_600);
  const arrive = (piece: ShipPosition['piece'], isle: Partial<IslandPosition>): Match => {
    const islands = [HOARD, { ...CAY, ...isle }];
    const match = sea([{ piece, coins: [3], at: [x + 5_000, y, heading] }], { islands });
    answer(match, 0, 'move 0', [leg('L', 0, 5_000)]);
    expect(where(match, 0)).toEqual([x, y, heading]);
    return match;
  };
  const home = arrive('paid-in-full', { home: 0 });
  expect(shipIn(home, 0)).toMatchObject({ docked: NONE, coins: [{ gold: 3 }] });
  expect(shipIn(arrive('paid-in-full', { home: 1 }), 0).docked).toBe(NONE);
  expect(shipIn(arrive('merry-gannet', { home: 0 }), 0)).toMatchObject({ docked: 1, coins: [] });
});

test('it starts at distance S from its home island [PI-KW.mercenary.2]', () => {
  const state = positionState({ islands: [HOARD, { ...CAY, home: 0 }], ships: [HIRED, ...SPARE] });
  state.stage = 'ships';
  state.unplaced = [0];
  const match = Game.from(pirates, { seats: 2, seed: 'place' }, state);
  const [x, y, heading = 0] = berth(CAY.at, 5_600);
  expect(broken(match, { x, y, heading })).toBe('PI-SET.13');
  expect(broken(match, { x: x + 5_300, y, heading })).toBe('PI-SET.13');
  expect(broken(match, { x: x + 5_400, y, heading })).toBeUndefined();
  expect(broken(match, { x: x + 5_500, y, heading })).toBe('PI-SET.13');
});

test('in all else it is a ship of its fleet: it docks at wild islands, explores, shoots and unloads at a fort [PI-KW.mercenary.3]', () => {
  const wild: IslandPosition = { ...CAY, coins: [4] };
  const at = berth(CAY.at, 5_600);
  const near: ShipPosition = { ...PREY, at: [76_000, 47_000] };
  const docked = sea([{ ...HIRED, at }, near], { islands: [HOARD, wild] });
  expect(offered(docked)).toEqual(expect.arrayContaining(['move 0', 'shoot 0', 'explore 0']));
  answer(docked, 0, 'explore 0', ['0']);
  expect(shipIn(docked, 0).coins).toMatchObject([{ gold: 4 }]);
  const fort = { fort: 'lantern-tower', seat: 0, coins: [2] } as const;
  const [x, y, heading = 0] = at;
  const banked = sea([{ ...HIRED, coins: [3], at: [x + 5_000, y, heading] }], {
    islands: [HOARD, { ...CAY, fort }],
  });
  answer(banked, 0, 'move 0', [leg('L')]);
  expect(nth(banked.state.islands, 1).fort?.coins).toMatchObject([{ gold: 2 }, { gold: 3 }]);
});

// --- Musketeer

/** Two masts S3, S3 and Musketeer. */
const MUSKET: ShipPosition = { piece: 'passe-muraille', at: AT };

test('a Musketeer is one more cannon, of rank 3 and range S [PI-KW.musketeer.1]', () => {
  expect(offered(volley([], MUSKET, PREY))).toContain('musketeer > ship 1');
  for (const die of [3, 4]) {
    const match = volley([die], MUSKET, PREY);
    answer(match, 0, 'musketeer > ship 1');
    expect(asked(match)).toBe(die === 4 ? '1: loseMast' : '0: shoot');
  }
  expect(offered(sea([MUSKET, { ...PREY, at: [40_000, 46_200] }]))).toContain('shoot 0'); // 5,400 u off
  expect(offered(sea([MUSKET, { ...PREY, at: [40_000, 46_300] }]))).not.toContain('shoot 0');
});

test('nothing adds to its range: neither Extended Range nor a chase gun [PI-KW.musketeer.2]', () => {
  const crew = ['kestrel-wu', 'jade-musketeer'] as const;
  const junk = volley([], { piece: 'nine-willows', at: AT, crew }, FAR);
  expect(offered(junk)).toContain('mast 0 > ship 1');
  expect(offered(junk)).not.toContain('musketeer > ship 1');
  const chase = volley([], { ...MUSKET, gear: ['chase-gun'] }, FAR);
  expect(offered(chase)).toContain('mast 0 > ship 1');
  expect(offered(chase)).not.toContain('musketeer > ship 1');
});

test('nor to its roll: neither a keen eye nor a quadrant [PI-KW.musketeer.2]', () => {
  const crew = ['silas-graves', 'england-musketeer'] as const;
  const keen: ShipPosition = {
    piece: 'bishops-candle',
    at: AT,
    crew,
    gear: ['gunners-quadrant'],
    open: true,
  };
  const match = volley([3], keen, PREY);
  answer(match, 0, 'musketeer > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ die: 3, total: 3, won: false }]);
  expect(offered(match).filter((key) => key.startsWith('quadrant'))).toEqual([]);
});

test('what hinders aiming hinders a Musketeer too [PI-KW.musketeer.2]', () => {
  const match = volley([4], { ...MUSKET, coins: ['weeping-idol'] }, PREY);
  answer(match, 0, 'musketeer > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ die: 4, total: 3, won: false }]);
});

test('he fires from any mast position, also where the mast is gone [PI-KW.musketeer.3] [EX-70]', () => {
  // astern: within S of the third mast's place alone
  const astern: ShipPosition = { piece: 'pennywhistle', seat: 1, at: [31_800, 40_000, 9_000] };
  const ship: ShipPosition = { piece: 'belle-brume', at: AT, masts: 1, crew: ['france-musketeer'] };
  const match = volley([4], ship, astern);
  expect(offered(match)).toEqual(['musketeer > ship 1', 'done']);
  answer(match, 0, 'musketeer > ship 1');
  expect(mastsLeft(match, 1)).toBe(0);
});

test('he fires once, as part of a shoot action [PI-KW.musketeer.4]', () => {
  const match = volley([2], MUSKET, PREY);
  answer(match, 0, 'musketeer > ship 1');
  expect(offered(match)).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'done']);
  const moved = sea([MUSKET, PREY]);
  answer(moved, 0, 'move 0', []);
  expect(offered(moved)).not.toContain('shoot 0');
});

// --- Fear

/** A titan of 3,500 u radius that strikes fear; two-masters exactly S to the east of it, and 1 u more to the west. */
const DREAD: ShipPosition = { piece: 'bone-orchard', at: AT };
const EAST: ShipPosition = { ...PREY, at: [49_700, 40_000, 9_000] };
const WEST: ShipPosition = { ...PREY, at: [30_299, 40_000, 9_000] };

/** The enemy's turn is over, and these are the dice of fear. */
function frighten(dice: readonly number[], ...ships: ShipPosition[]): Match {
  const match = sea([DREAD, ...ships], { turn: 1 });
  match.random.rig('fear', ...dice);
  answer(match, 1, 'end');
  return match;
}
const cowed = (die: number, enemy: Partial<ShipPosition>): Match => frighten([die], { ...EAST, ...enemy });

test('at the start of its controller’s turn a die is rolled for each enemy within S [PI-KW.fear.1] [EX-68]', () => {
  const match = frighten([6], EAST, WEST);
  expect(told(match, 'rolledFear')).toMatchObject([{ ship: 'ship:0', enemy: 'ship:1', die: 6 }]);
  expect(shipIn(match, 2).marks).toEqual([]);
  answer(match, 0, 'end');
  expect(told(match, 'rolledFear')).toEqual([]);
  expect(segments(match, 1)).toEqual(['S']);
  const both = frighten([1, 1], EAST, { ...WEST, at: [30_300, 40_000, 9_000] });
  expect(told(both, 'rolledFear')).toHaveLength(2);
  expect(told(frighten([], { ...EAST, seat: 0 }), 'rolledFear')).toEqual([]);
});

test('no die is rolled for what cannot be a target: a submerged piece, a ship lost in fog [PI-KW.fear.1] [PI-RULING.138]', () => {
  const near = (depth: 'surfaced' | 'submerged'): Match => {
    const match = sea([DREAD, { ...EAST, piece: 'deepwell', at: [49_000, 40_000, 9_000] }], { turn: 1 });
    match.random.rig('fear', 1);
    answer(match, 1, depth, 'end');
    return match;
  };
  expect(told(near('surfaced'), 'rolledFear')).toHaveLength(1);
  expect(told(near('submerged'), 'rolledFear')).toEqual([]);
  const lost = sea([DREAD, { ...EAST, lostIn: 0 }], {
    turn: 1,
    tiles: [{ tile: 'fog-1', at: [49_700, 40_000] }],
  });
  answer(lost, 1, 'end');
  expect(told(lost, 'rolledFear')).toEqual([]);
});

test('on a 5 neither that ship nor its crew can use an ability during this turn [PI-KW.fear.2]', () => {
  const ram = (die: number): Match => {
    const crew = ['nan-tulloch'] as const; // boarding +1, and luck
    const match = cowed(die, { piece: 'last-laugh', crew, at: [44_000, 40_000, 9_000] });
    match.random.rig('ram', 1);
    match.random.rig('boarding', 3, 3);
    answer(match, 0, 'move 0', [], 'ram 0 1', 'yes');
    return match;
  };
  const plain = ram(1);
  expect(asked(plain)).toBe('1: luck');
  answer(plain, 1, 'no');
  const masts = mastsLeft(plain, 1);
  expect(told(plain, 'boarded')).toMatchObject([{ defence: 3 + masts + 1 }]);
  expect(told(ram(5), 'boarded')).toMatchObject([{ defence: 3 + masts }]);
});

test('in its own turn it can again [PI-KW.fear.2]', () => {
  const match = cowed(5, { piece: 'tidewater-anvil', crew: ['america-helmsman'] });
  answer(match, 0, 'end');
  expect(segments(match, 1)).toEqual(['L', 'S', 'S']);
  answer(match, 1, []);
  expect(offered(match)).toContain('captain 1');
});

test('on a 6 its base move is S on its next turn, and only then [PI-KW.fear.3]', () => {
  const match = cowed(6, {});
  answer(match, 0, 'end');
  expect(segments(match, 1)).toEqual(['S']);
  answer(match, 1, [], 'end');
  match.random.rig('fear', 1);
  answer(match, 0, 'end');
  expect(segments(match, 1)).toEqual(['L', 'L']);
});

test.each([1, 2, 3, 4])('on a %i nothing happens [PI-KW.fear.4]', (die) => {
  const match = cowed(die, {});
  expect(told(match, 'rolledFear')).toMatchObject([{ die }]);
  expect(shipIn(match, 1).marks).toEqual([]);
});

// --- Extended Range

/** Four masts L3, S3, S4, S4 and Extended Range; an enemy so far from its first two masts. */
const LONG: ShipPosition = { piece: 'frostfair', at: AT };
const off = (distance: number): ShipPosition => ({ ...PREY, at: [42_000, 40_800 + distance] });

test('Extended Range doubles what is printed: S to 2S, L to 2L [PI-KW.extendedrange.1]', () => {
  const two = ['mast 0 > ship 1', 'mast 1 > ship 1', 'done'];
  expect(offered(volley([], LONG, off(10_800)))).toEqual(two);
  expect(offered(volley([], LONG, off(10_801)))).toEqual(['mast 0 > ship 1', 'done']);
  expect(offered(volley([], LONG, off(17_200)))).toEqual(['mast 0 > ship 1', 'done']);
  expect(offered(sea([LONG, off(17_201)]))).not.toContain('shoot 0');
});

test('not the S of special shots, musketeers and marines [PI-KW.extendedrange.2]', () => {
  const crew = ['kestrel-wu', 'jade-chainshot', 'jade-musketeer'] as const;
  const junk: ShipPosition = { piece: 'nine-willows', at: AT, crew };
  expect(offered(volley([], junk, PREY))).toEqual(
    expect.arrayContaining(['mast 0 > ship 1 chainshot', 'musketeer > ship 1']),
  );
  const far = offered(volley([], junk, FAR));
  expect(far).toEqual(['mast 0 > ship 1', 'mast 1 > ship 1', 'mast 2 > ship 1', 'done']);
  const marine: ShipPosition = { ...LONG, crew: ['tobias-rook'] };
  expect(offered(sea([marine, PREY]))).toContain('marine 0');
  expect(offered(sea([marine, FAR]))).not.toContain('marine 0');
});

// --- Windcatcher

/** Three masts, base move S+S+S. */
const MARY: ShipPosition = { piece: 'contrary-mary', at: AT };
const astern = (turn: number, measure: 'S' | 'L' = 'S') =>
  ({ measure, turn, distance: 'max', from: 'stern' }) as const;

test('a windcatcher measures each segment from its bow or from its stern, as it likes [PI-KW.windcatcher.1]', () => {
  const match = sea([MARY]);
  answer(match, 0, 'move 0', [leg('S'), astern(18_000), leg('S', 9_000)]);
  expect(where(match, 0)).toEqual([40_000, 34_600, 27_000]);
  const plain = sea([{ ...MARY, piece: 'johnnycake' }]);
  answer(plain, 0, 'move 0');
  expect(broken(plain, [astern(18_000, 'S')])).toBe('PI-GEO.47');
});

test('measured from its stern, it is first turned to face where it goes, at no cost [PI-KW.windcatcher.2]', () => {
  const match = sea([MARY]);
  answer(match, 0, 'move 0', [astern(18_000), leg('S'), leg('S')]);
  expect(where(match, 0)).toEqual([40_000 - 3 * 5_400, 40_000, 18_000]);
});

test('it then goes within 90° of where its stern pointed [PI-KW.windcatcher.3]', () => {
  const match = sea([MARY]);
  answer(match, 0, 'move 0');
  for (const turn of [9_000, 13_500, 18_000, -9_000, -13_500])
    expect(broken(match, [astern(turn)])).toBeUndefined();
  for (const turn of [8_999, 0, -8_999]) expect(broken(match, [astern(turn)])).toBe('PI-GEO.47');
  expect(broken(match, [leg('S', 9_001)])).toBe('PI-GEO.35');
});

// --- Oarsman and Helmsman

test('derelict, a ship with an Oarsman has a base move of S; with masts he adds nothing [PI-KW.oarsman.1]', () => {
  const rower: ShipPosition = { piece: 'rih-el-gharb', at: AT }; // L+S+S and Oarsman
  expect(segments(sea([{ ...rower, masts: 0 }]), 0)).toEqual(['S']);
  expect(segments(sea([rower]), 0)).toEqual(['L', 'S', 'S']);
  const manned: ShipPosition = { piece: 'merry-gannet', masts: 0, at: AT };
  expect(offered(sea([manned]))).not.toContain('move 0');
  expect(segments(sea([{ ...manned, crew: ['england-oarsman'] }]), 0)).toEqual(['S']);
});

test('a hidden Oarsman is turned face up by the move only he allows, and by no other [PI-KW.oarsman.1] [PI-SEA.7]', () => {
  const shown = (piece: ShipPosition['piece'], ...acts: Parameters<typeof answer>[2][]): boolean => {
    const crew = [piece === 'stone-tortoise' ? 'jade-oarsman' : 'england-oarsman'] as const;
    const match = sea([{ piece, masts: 0, crew, at: AT, also: { panels: 0 } }]);
    answer(match, 0, ...acts);
    return (nth(shipIn(match, 0).crew, 0).seen & PUBLIC) !== 0;
  };
  expect(shown('merry-gannet', 'move 0', [leg('S')])).toBe(true);
  expect(shown('merry-gannet', 'move 0', [])).toBe(true);
  expect(shown('merry-gannet', 'comeAbout 0', { turn: 9_000 })).toBe(true);
  expect(shown('stone-tortoise', 'move 0', [leg('S')])).toBe(false);
});

test('a Helmsman adds S to the base move [PI-KW.helmsman.1]', () => {
  expect(segments(sea([{ piece: 'azafran', at: AT }]), 0)).toEqual(['L', 'S', 'S']);
  const match = sea([{ piece: 'azafran', at: AT }]);
  answer(match, 0, 'move 0', [leg('S'), leg('S'), leg('L')]);
  expect(where(match, 0)).toEqual([40_000 + 2 * 5_400 + 8_600, 40_000, 0]);
});

// --- Ransom

/** A derelict with a hostage aboard beside a two-master of cargo 3, athwart whose bow it lies. */
const HOSTAGE = 'ottoline-marsh';
const CAPTOR: ShipPosition = { piece: 'belle-brume', at: AT };
const HULK: ShipPosition = {
  piece: 'merry-gannet',
  seat: 1,
  masts: 0,
  crew: [HOSTAGE],
  at: [44_200, 40_000, 9_000],
};
const RANSOM = { crew: HOSTAGE, gold: 5 };
const homeCoins = (match: Match, seat: number): readonly object[] =>
  nth(match.state.islands, nth(match.state.players, seat).home).coins;

test('taken aboard an enemy ship he becomes a treasure of 5 gold [PI-KW.ransom.1]', () => {
  const match = sea([CAPTOR, HULK]);
  answer(match, 0, 'explore 0 1', 'take crew 0');
  expect(shipIn(match, 0)).toMatchObject({ crew: [], coins: [RANSOM] });
  const towed = sea([CAPTOR, HULK]);
  answer(towed, 0, 'move 0', [], 'tow 0 1');
  expect(shipIn(towed, 1)).toMatchObject({ seat: 0, crew: [], coins: [RANSOM] });
});

test('a hostage stows nothing any more: a prize that carried more for him is lightened at once [PI-KW.ransom.1] [PI-FLT.23]', () => {
  const match = sea([CAPTOR, { ...HULK, coins: [1, 2, 3, 4] }]); // cargo 4, and 1 for his stowage
  answer(match, 0, 'move 0', [], 'tow 0 1');
  expect(asked(match)).toBe('0: overboard');
  answer(match, 0, 'coin 0');
  expect(shipIn(match, 1).coins).toMatchObject([{ gold: 2 }, { gold: 3 }, { gold: 4 }, RANSOM]);
});

test('among his own he is a crew like others [PI-KW.ransom.1]', () => {
  const match = sea([CAPTOR, { ...HULK, seat: 0 }]);
  answer(match, 0, 'explore 0 1', 'take crew 0');
  expect(shipIn(match, 0)).toMatchObject({ crew: [{ crew: HOSTAGE }], coins: [] });
});

test('eliminated, he becomes a treasure of 1 gold for whoever did it [PI-KW.ransom.2] [EX-66]', () => {
  const foe: ShipPosition = { ...HULK, masts: 2 };
  const match = sea([{ ...CAPTOR, at: [40_000 - 3_000, 40_000] }, foe]);
  match.random.rig('ram', 1);
  match.random.rig('boarding', 6, 1);
  answer(match, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes', 'crew 0');
  expect(homeCoins(match, 0)).toMatchObject([{ crew: HOSTAGE, gold: 1 }]);
  expect(nth(match.state.players, 1).lost).toEqual([]);
});

test('a crew without Ransom is worth nothing [PI-KW.ransom.2]', () => {
  const match = sea([CAPTOR, { ...HULK, crew: ['england-captain'], at: [40_000, 45_000] }]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1');
  expect(homeCoins(match, 0)).toEqual([]);
});

test('as treasure he lies face up and takes a cargo space [PI-KW.ransom.3]', () => {
  const third: ShipPosition = { ...PREY, seat: 2, at: [100_000, 50_000] };
  const match = sea([CAPTOR, HULK, third], { seats: 3 });
  answer(match, 0, 'explore 0 1', 'take crew 0');
  expect(nth(match.view(2).ships, 0).coins).toMatchObject([RANSOM]);
  const full = sea([{ ...CAPTOR, coins: [1, 1, 1] }, HULK]);
  answer(full, 0, 'explore 0 1');
  expect(offered(full)).not.toContain('take crew 0');
  const room = sea([
    { ...CAPTOR, coins: [1, 1] },
    { ...HULK, coins: [4] },
  ]);
  answer(room, 0, 'explore 0 1', 'take crew 0');
  expect(offered(room)).not.toContain('take coin 0');
});

test('his gold is unloaded and counts, but not in the starting gold [PI-KW.ransom.4]', () => {
  const home: IslandPosition = { ...CAY, home: 0, coins: [6, 5] };
  const [x, y, heading = 0] = berth(CAY.at, 6_800);
  const match = sea(
    [
      { ...CAPTOR, at: [x + 3_000, y, heading] },
      { ...HULK, at: [x + 3_000, y + 1_700, heading] },
    ],
    {
      islands: [HOARD, home],
      startingGold: 31,
    },
  );
  answer(match, 0, 'explore 0 1', 'take crew 0');
  expect(match.state.startingGold).toBe(31);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'move 0', [leg('L')]);
  expect(match.outcome?.ranking[0]).toEqual([0]); // 16 of 31
});

test('going down with a ship he is worth 1 gold to whoever sank it, nothing if nobody did [PI-KW.ransom.5]', () => {
  const match = sea([CAPTOR, { ...HULK, at: [40_000, 45_000] }]);
  match.random.rig('shot', 6);
  answer(match, 0, 'shoot 0', 'mast 1 > ship 1');
  expect(shipIn(match, 1).fate).toBe('sunk');
  expect(homeCoins(match, 0)).toMatchObject([{ crew: HOSTAGE, gold: 1 }]);
  const scuttled = sea([CAPTOR, { ...HULK, also: { scuttling: true } }]);
  answer(scuttled, 0, 'end');
  expect(shipIn(scuttled, 1).fate).toBe('sunk');
  expect([...homeCoins(scuttled, 0), ...homeCoins(scuttled, 1)]).toEqual([]);
  expect(nth(scuttled.state.players, 1).lost).toMatchObject([{ crew: HOSTAGE }]);
});
