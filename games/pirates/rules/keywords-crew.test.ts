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
import { PUBLIC, type Sailor } from '../state.ts';
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
} from './acting.ts';

type Match = ReturnType<typeof position>;

/** Keywords of crew: what they act on, Black Mark, Ex-Patriot, Explorer, Marine [PI-KW], Luck. */

const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });

// --- All keywords

test('a keyword holds besides all else on the card: a schooner with Cannoneer pivots and shoots again [PI-KW.0.1]', () => {
  const match = sea([
    { piece: 'tar-and-feather', at: [60_000, 40_000] },
    { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] },
  ]);
  match.random.rig('shot', 2);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(offered(match)).toContain('again 0 > ship 1');
  const moved = sea([{ piece: 'tar-and-feather', at: [60_000, 40_000] }]);
  answer(moved, 0, 'move 0', []);
  expect(offered(moved)).toContain('pivot 0');
});

test('a crew’s keyword acts on the ship that carries it, if their nations agree [PI-KW.0.2]', () => {
  const segments = (piece: ShipPosition['piece']): unknown => {
    const match = sea([{ piece, at: [60_000, 40_000], crew: ['england-helmsman'] }]);
    answer(match, 0, 'move 0');
    return match.asked(0)[0]?.offer;
  };
  expect(segments('merry-gannet')).toMatchObject({ shape: { segments: ['L', 'L', 'S'] } });
  expect(segments('golondrina')).toMatchObject({ shape: { segments: ['L', 'S'] } });
});

// --- Black Mark

test('a crew that uses its Black Mark lies face up, and its ship flies the Cursed flag instead of its own [PI-KW.blackmark.2] [PI-KW.blackmark.3]', () => {
  const crew = ['black-tansy', 'pirates-helmsman', 'cursed-captain'] as const;
  const sailing = (marked: ShipPosition['marked'] = []): Match =>
    sea([
      { piece: 'last-laugh', at: [60_000, 40_000], crew, marked },
      { piece: 'golondrina', seat: 1, at: [60_000, 45_000] },
    ]);
  const marked = sailing(['black-tansy']);
  expect(shipIn(marked, 0).crew.map(({ seen }) => (seen & PUBLIC) !== 0)).toEqual([true, false, false]);
  expect(segments(marked, 0)).toEqual(['L', 'S']);
  answer(marked, 0, []);
  expect(offered(marked)).toContain('captain 0');
  const plain = sailing();
  expect(segments(plain, 0)).toEqual(['L', 'S', 'S']);
  answer(plain, 0, []);
  expect(offered(plain)).not.toContain('captain 0');
});

test('its own ability it uses under that flag [PI-KW.blackmark.1]', () => {
  const smokes = (piece: ShipPosition['piece'], marked: ShipPosition['marked']): boolean =>
    offered(sea([{ piece, at: [60_000, 40_000], crew: ['black-tansy'], marked: marked ?? [] }])).includes(
      'shoot 0',
    );
  expect(smokes('last-laugh', ['black-tansy'])).toBe(true);
  expect(smokes('last-laugh', [])).toBe(true);
  expect(smokes('merry-gannet', ['black-tansy'])).toBe(true);
  expect(smokes('merry-gannet', [])).toBe(false);
});

// --- Oarsman

test('an Oarsman takes no cargo space aboard [PI-KW.oarsman.2]', () => {
  const most = (crew: ShipPosition['crew'] = []): boolean => {
    const ship: ShipPosition = { piece: 'pennywhistle', at: berth(CAY.at, 4_400), crew };
    const match = sea([ship], { islands: [HOARD, { ...CAY, coins: [1, 1, 1] }] });
    answer(match, 0, 'explore 0');
    return broken(match, ['0', '1', '2']) === undefined;
  };
  expect(most()).toBe(true);
  expect(most(['england-oarsman'])).toBe(true);
  expect(most(['england-explorer'])).toBe(false);
});

// --- Ex-Patriot

test('an Ex-Patriot uses his abilities on any ship, which his presence makes a Mercenary of two nations [PI-KW.expatriot.1] [PI-KW.expatriot.2] [PI-KW.expatriot.6]', () => {
  const home: IslandPosition = { ...CAY, home: 0 };
  const docked = (crew: ShipPosition['crew'] = []): Match =>
    sea([{ piece: 'merry-gannet', at: berth(CAY.at, 5_600), crew }], { islands: [HOARD, home] });
  expect(shipIn(docked(), 0).docked).toBe(1);
  expect(shipIn(docked(['osric-pell']), 0).docked).toBe(-1);
  const crew = ['caleb-thorn', 'england-captain', 'mercenaries-musketeer'] as const; // Explorer, Helmsman, Ex-Patriot
  const match = sea([
    { piece: 'merry-gannet', at: [60_000, 40_000], crew },
    { piece: 'golondrina', seat: 1, at: [60_000, 45_000] },
  ]);
  answer(match, 0, 'move 0');
  expect(match.asked(0)[0]?.offer).toMatchObject({ shape: { segments: ['L', 'L', 'S'] } });
  answer(match, 0, [], 'captain 0');
  expect(offered(match)).toContain('musketeer > ship 1');
});

test('on the ship he is linked to he adds 1 to the die of a mysterious island [PI-KW.expatriot.4] [EX-80]', () => {
  const dock = (ship: Partial<ShipPosition>): unknown => {
    const match = sea([{ piece: 'rimebreaker', at: [55_000, 41_372, 18_000], ...ship }], {
      islands: [HOARD, { ...CAY, mysterious: true }],
    });
    match.random.rig('mysterious island', 6);
    answer(match, 0, 'move 0', [leg('L')]);
    return told(match, 'mystery')[0];
  };
  expect(dock({ crew: ['hallgerd-sea-eye'] })).toMatchObject({ die: 7 });
  expect(dock({ crew: ['osric-pell'] })).toMatchObject({ die: 6 });
  expect(dock({ piece: 'winters-tooth', crew: ['hallgerd-sea-eye'] })).toMatchObject({ die: 6 });
  expect(dock({})).toMatchObject({ die: 6 });
});

test('at the start he lies face up, and his ship is put S from home [PI-KW.expatriot.5]', () => {
  const given = (crew: ShipPosition['crew'] = []): Match => {
    const ship: ShipPosition = { piece: 'merry-gannet', at: [60_000, 20_000], crew };
    const state = positionState({ islands: [HOARD, { ...CAY, home: 0 }], ships: [ship, ...SPARE] });
    state.stage = 'ships';
    state.unplaced = [0];
    return Game.from(pirates, { seats: 2, seed: 'place' }, state);
  };
  const [x, y, heading = 0] = berth(CAY.at, 5_600);
  expect(broken(given(), { x, y, heading })).toBeUndefined();
  const match = given(['osric-pell']);
  expect(broken(match, { x, y, heading })).toBe('PI-SET.13');
  expect(broken(match, { x: x + 5_400, y, heading })).toBeUndefined();
  expect(nth(shipIn(match, 0).crew, 0).seen & PUBLIC).not.toBe(0);
});

test('if he comes aboard later his ship is no longer docked at home [PI-KW.expatriot.5]', () => {
  const home: IslandPosition = { ...CAY, home: 0, crew: [{ crew: 'osric-pell', seat: 0 }] };
  const match = sea([{ piece: 'merry-gannet', masts: 1, at: berth(CAY.at, 5_600) }], {
    islands: [HOARD, home],
  });
  expect(offered(match)).toContain('repair 0');
  answer(match, 0, 'transfer');
  answer(match, 0, offered(match).find((key) => key.endsWith('to 0')) ?? '');
  expect(nth(shipIn(match, 0).crew, 0)).toMatchObject({ crew: 'osric-pell' });
  expect(nth(shipIn(match, 0).crew, 0).seen & PUBLIC).not.toBe(0);
  expect(shipIn(match, 0).docked).toBe(-1);
  expect(offered(match)).not.toContain('repair 0');
});

// --- Explorer

/** A one-master with Explorer, and an enemy it could shoot at once it has docked. */
const SCOUT: ShipPosition = { piece: 'libellule', at: [55_000, 41_372, 18_000] };
const WATCH: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [46_000, 46_000] };

test('an Explorer docks at a wild island and explores it with the same move [PI-KW.explorer.1]', () => {
  const land = (scout: Partial<ShipPosition> = {}): Match => {
    const match = sea([{ ...SCOUT, ...scout }], { islands: [HOARD, { ...CAY, coins: [2, 4] }] });
    answer(match, 0, 'move 0', [leg('L'), leg('L')]);
    return match;
  };
  const match = land();
  expect(offered(match)).toContain('landfall 0');
  answer(match, 0, 'landfall 0', ['1']);
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 4 }]);
  expect(offered(match)).not.toContain('landfall 0');
  expect(offered(land({ piece: 'merry-gannet' }))).not.toContain('landfall 0');
  expect(offered(land({ piece: 'merry-gannet', crew: ['england-explorer'] }))).toContain('landfall 0');
});

test('only a docking of this move counts, and only at a wild island [PI-KW.explorer.1]', () => {
  const there = sea([{ ...SCOUT, at: berth(CAY.at, 4_400) }], { islands: [HOARD, { ...CAY, coins: [2] }] });
  answer(there, 0, 'move 0', []);
  expect(offered(there)).not.toContain('landfall 0');
  const home = sea([SCOUT], { islands: [HOARD, { ...CAY, home: 0, coins: [2] }] });
  answer(home, 0, 'move 0', [leg('L'), leg('L')]);
  expect(shipIn(home, 0).docked).toBe(1);
  expect(offered(home)).not.toContain('landfall 0');
});

test('that exploration is the last step of the move: afterwards it is too late to shoot [PI-KW.explorer.2]', () => {
  const crew = ['jonah-whitlow'] as const; // Captain, Explorer
  const scout: ShipPosition = { piece: 'patience-ward', at: [55_000, 41_372, 18_000], crew };
  const match = sea([scout, WATCH], { islands: [HOARD, { ...CAY, coins: [2, 4, 'lucky-caul'] }] });
  answer(match, 0, 'move 0', [leg('L')]);
  expect(offered(match)).toEqual(expect.arrayContaining(['captain 0', 'landfall 0']));
  answer(match, 0, 'landfall 0');
  expect(shipIn(match, 0).coins).toMatchObject([{ treasure: 'lucky-caul' }]); // as in every exploration [PI-EXP.10]
  expect(broken(match, ['0', '1'])).toBeUndefined();
  answer(match, 0, []);
  expect(offered(match)).not.toContain('captain 0');
});

// --- Marine

/** A two-master with a marine aboard; an enemy within S. */
const ROOK: ShipPosition = { piece: 'merry-gannet', at: [60_000, 40_000], crew: ['tobias-rook'] };
const PREY: ShipPosition = { piece: 'bishops-candle', seat: 1, at: [60_000, 45_000] };

/** Seat 0 has landed its marine at this point of the cay. */
function landed(at: { x: number; y: number }, ...more: ShipPosition[]): Match {
  const match = sea([{ ...ROOK, at: berth(CAY.at, 5_600) }, ...more], { islands: [HOARD, CAY] });
  answer(match, 0, 'transfer', 'crew 0 ashore');
  expect(asked(match)).toBe('0: takePost');
  answer(match, 0, at);
  return match;
}
const marine = (match: Match): Sailor => nth(nth(match.state.islands, 1).crew, 0);
/** North of the cay, within S of a marine on its northern shore but not of one in its middle. */
const NORTH: ShipPosition = { ...PREY, at: [40_000, 48_300] };

test('a marine may be put ashore and keeps his ability there [PI-KW.marine.1]', () => {
  const match = landed({ x: 40_000, y: 43_000 }, NORTH);
  expect(marine(match)).toMatchObject({ crew: 'tobias-rook' });
  expect(offered(match)).toContain('marine 0');
  const captain = sea([{ ...ROOK, at: berth(CAY.at, 5_600), crew: ['england-musketeer'] }, NORTH], {
    islands: [HOARD, CAY],
  });
  answer(captain, 0, 'transfer', 'crew 0 ashore');
  expect(offered(captain).filter((key) => key.startsWith('marine'))).toEqual([]);
});

test('not on an opponent’s home island [PI-KW.marine.1]', () => {
  const match = sea([{ ...ROOK, at: berth(CAY.at, 5_600) }, NORTH], {
    islands: [HOARD, { ...CAY, home: 1 }],
  });
  expect(offered(match)).not.toContain('transfer');
});

test('he is given a shoot action of his own each turn, besides his ship’s [PI-KW.marine.2]', () => {
  const match = sea([ROOK, PREY]);
  match.random.rig('shot', 1, 1);
  answer(match, 0, 'shoot 0', 'mast 0 > ship 1', 'done');
  expect(offered(match)).toContain('marine 0');
  answer(match, 0, 'marine 0', 'musket > ship 1');
  expect(asked(match)).toBe('0: turn');
  expect(offered(match)).not.toContain('marine 0');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(offered(match)).toContain('marine 0');
});

test('his musket has rank 2 and range S [PI-KW.marine.3]', () => {
  const match = sea([ROOK, PREY]);
  match.random.rig('shot', 3);
  answer(match, 0, 'marine 0', 'musket > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ rank: 2, die: 3, won: true }]);
  expect(offered(sea([ROOK, { ...PREY, at: [60_000, 46_300] }]))).toContain('marine 0');
  expect(offered(sea([ROOK, { ...PREY, at: [60_000, 46_301] }]))).not.toContain('marine 0');
});

test('opponents may aim at him ashore, never aboard [PI-KW.marine.4]', () => {
  const aboard = sea([{ ...ROOK, open: true }, PREY], { turn: 1 });
  answer(aboard, 1, 'shoot 1');
  expect(offered(aboard).filter((key) => key.includes('crew'))).toEqual([]);
  const match = landed({ x: 40_000, y: 43_000 }, NORTH);
  answer(match, 0, 'end');
  answer(match, 1, 'shoot 1');
  expect(offered(match)).toContain('mast 1 > crew 0');
});

/** Seat 1 fires at the marine ashore with so many cannons, all of which hit. */
function fireAt(match: Match, shots: number): void {
  match.random.rig('shot', ...Array.from({ length: shots }, () => 6));
  answer(match, 1, 'shoot 1');
  for (let cannon = 0; cannon < shots; cannon++) answer(match, 1, `mast ${cannon} > crew 0`);
}

test('two hits in one turn eliminate him, one in a turn does nothing [PI-KW.marine.5]', () => {
  const match = landed({ x: 40_000, y: 43_000 }, { ...NORTH, at: [40_000, 47_800] });
  answer(match, 0, 'end');
  for (let turn = 0; turn < 2; turn++) {
    fireAt(match, 1);
    expect(marine(match)).toMatchObject({ crew: 'tobias-rook' });
    answer(match, 1, 'done', 'end');
    answer(match, 0, 'end');
  }
  fireAt(match, 2);
  expect(nth(match.state.islands, 1).crew).toEqual([]);
  expect(nth(match.state.players, 0).lost).toMatchObject([{ crew: 'tobias-rook' }]);
});

test('two marines on one ship may both shoot in a turn [PI-KW.marine.6] [EX-7]', () => {
  const match = sea([{ ...ROOK, crew: ['tobias-rook', 'tobias-rook'] }, PREY]);
  match.random.rig('shot', 1, 1);
  expect(offered(match)).toEqual(expect.arrayContaining(['marine 0', 'marine 1']));
  answer(match, 0, 'marine 1', 'musket > ship 1');
  expect(offered(match)).not.toContain('marine 1');
  answer(match, 0, 'marine 0', 'musket > ship 1');
  expect(offered(match)).toContain('shoot 0');
});

test('a marine of another nation travels along but does not shoot, whoever else is aboard [PI-KW.marine.2]', () => {
  const match = sea([{ ...ROOK, crew: ['tobias-rook', 'baltasar-ronda'] }, PREY]);
  expect(offered(match)).toContain('marine 0');
  expect(offered(match)).not.toContain('marine 1');
});

test('aboard he fires from any mast position, standing or not [PI-KW.marine.7]', () => {
  // astern, within S of the last mast alone, which is gone
  const astern: ShipPosition = { piece: 'pennywhistle', seat: 1, at: [52_200, 40_000, 9_000] };
  const match = sea([{ ...ROOK, masts: 1 }, astern]);
  expect(offered(match)).toContain('marine 0');
  expect(offered(match)).not.toContain('shoot 0');
});

test('ashore he fires from the point inside the island chosen when he landed [PI-KW.marine.7]', () => {
  const match = sea([{ ...ROOK, at: berth(CAY.at, 5_600) }, NORTH], { islands: [HOARD, CAY] });
  answer(match, 0, 'transfer', 'crew 0 ashore');
  expect(broken(match, { x: 40_000, y: 46_000 })).toBe('PI-KW.marine.7');
  expect(offered(landed({ x: 40_000, y: 43_000 }, NORTH))).toContain('marine 0');
  expect(offered(landed({ x: 40_000, y: 40_000 }, NORTH))).not.toContain('marine 0');
});

test('in all else he is crew: he takes a cargo space, is killed in boardings and goes down with his ship [PI-KW.marine.8]', () => {
  const docked: ShipPosition = { piece: 'pennywhistle', at: berth(CAY.at, 4_400), crew: ['tobias-rook'] };
  const hold = sea([docked], { islands: [HOARD, { ...CAY, coins: [1, 1, 1] }] }); // three spaces
  answer(hold, 0, 'explore 0');
  expect(broken(hold, ['0', '1', '2'])).toBe('refused');
  const sunk = sea([PREY, { ...ROOK, masts: 0 }].map((ship, i) => ({ ...ship, seat: i })));
  sunk.random.rig('shot', 6);
  answer(sunk, 0, 'shoot 0', 'mast 0 > ship 1');
  expect(nth(sunk.state.players, 1).lost).toMatchObject([{ crew: 'tobias-rook' }]);
  const boarded = sea([
    { piece: 'belle-brume', at: [40_000, 40_000] },
    { ...ROOK, seat: 1, at: [50_000, 40_000, 9_000] },
  ]);
  boarded.random.rig('ram', 1);
  boarded.random.rig('boarding', 6, 1);
  answer(boarded, 0, 'move 0', [leg('L')], 'ram 0 1', 'yes');
  expect(offered(boarded)).toEqual(['crew 0', 'nothing']);
  answer(boarded, 0, 'crew 0');
  expect(mastsLeft(boarded, 1)).toBe(2);
  expect(shipIn(boarded, 1).crew).toEqual([]);
});

test('aboard a submerged or lost ship he cannot shoot [PI-KW.marine.9]', () => {
  const diver: ShipPosition = { ...ROOK, piece: 'deepwell' };
  const surfaced = sea([diver, PREY]);
  answer(surfaced, 0, 'surfaced');
  expect(offered(surfaced)).toContain('marine 0');
  const submerged = sea([diver, PREY]);
  answer(submerged, 0, 'submerged');
  expect(offered(submerged)).not.toContain('marine 0');
  const tiles = [{ tile: 'fog-1', at: [60_000, 40_000] }] as const;
  expect(offered(sea([{ ...ROOK, lostIn: 0 }, PREY], { tiles }))).not.toContain('marine 0');
});

// --- Luck

test('luck has a missed shot, a ram die or a boarding die rolled again, once a turn, and no other die [PI-CON.19]', () => {
  const lucky: ShipPosition = { piece: 'belle-brume', at: [40_000, 40_000], crew: ['comtesse-d-aubrac'] };
  const ahead: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [50_000, 40_000, 9_000] };
  const missed = sea([lucky, { ...ahead, at: [40_000, 45_000] }]);
  missed.random.rig('shot', 1);
  answer(missed, 0, 'shoot 0', 'mast 1 > ship 1');
  expect(offered(missed)).toContain('luck 0');
  const rams = sea([lucky, ahead]);
  rams.random.rig('ram', 1, 6);
  answer(rams, 0, 'move 0', [leg('L')], 'ram 0 1');
  expect(asked(rams)).toBe('0: luck');
  answer(rams, 0, 'yes');
  expect(asked(rams)).toBe('1: loseMast');
  const boards = sea([lucky, ahead]);
  boards.random.rig('ram', 1);
  answer(boards, 0, 'move 0', [leg('L')], 'ram 0 1', 'no', 'yes');
  expect(asked(boards)).toBe('0: luck');
  const reef = sea([lucky], { tiles: [{ tile: 'reef-1', at: [50_000, 40_000] }] });
  reef.random.rig('reef', 2);
  answer(reef, 0, 'move 0', [leg('L')]);
  expect(asked(reef)).toBe('0: loseMast');
});
