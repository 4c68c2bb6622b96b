import { expect, test } from 'vitest';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import { NONE } from '../state.ts';
import {
  answer,
  asked,
  broken,
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

const BANK = { tile: 'fog-1', at: [50_000, 50_000] } as const;
const FOE: ShipPosition = { piece: 'crooked-sixpence', seat: 1, at: [100_000, 20_000] };
/** A three-master heading east for the bank, and a one-master that sails S three times, lost in it. */
const SHIP: ShipPosition = { piece: 'belle-brume', at: [40_000, 50_000] };
const LOST: ShipPosition = { piece: 'johnnycake', at: [50_000, 50_000], lostIn: 0 };

/** The lost one-master is given its move and this is rolled. */
function leaving(
  number: number,
  more: Partial<ShipPosition> = {},
  islands: readonly IslandPosition[] = [],
): Match {
  const match = position({ ships: [{ ...LOST, ...more }, FOE], tiles: [BANK], islands: [HOARD, ...islands] });
  match.random.rig('fog exit', number);
  answer(match, 0, 'move 0');
  return match;
}
/** An island that stops up the exit in this direction. */
const plug = (x: number, y: number): IslandPosition => ({
  island: 'parsons-thumb',
  at: [50_000 + x, 50_000 + y],
});
const PLUGS = [
  plug(8_200, 0),
  plug(4_100, 7_100),
  plug(-4_100, 7_100),
  plug(-8_200, 0),
  plug(-4_100, -7_100),
  plug(4_100, -7_100),
];

test('a ship that touches a fog bank is put wholly inside it, and its turn is over [PI-FOG.1] [PI-FOG.2]', () => {
  const match = position({
    ships: [
      { ...SHIP, crew: ['france-captain'] },
      { ...FOE, at: [50_000, 53_500] },
    ],
    tiles: [BANK],
  });
  answer(match, 0, 'move 0', [leg('L'), leg('S')]);
  expect(shipIn(match, 0)).toMatchObject({ x: 50_000, y: 50_000, lostIn: 0 });
  expect(asked(match)).toBe('0: turn');
  expect(offered(match)).toEqual(['scuttle', 'end']);
});

test('the slightest touch is enough [PI-FOG.1]', () => {
  const reaching = (distance: number): number => {
    const match = position({ ships: [SHIP, FOE], tiles: [BANK] });
    answer(match, 0, 'move 0', [leg('L', 0, distance)]);
    return shipIn(match, 0).lostIn;
  };
  expect([reaching(2_300), reaching(2_301)]).toEqual([NONE, 0]);
});

test('a lost ship neither shoots nor is shot at [PI-FOG.3]', () => {
  const duel = (lostIn: number, turn: number): readonly string[] => {
    const near: ShipPosition = { piece: 'senora-del-alba', seat: 1, at: [50_000, 55_500] };
    const tiles = lostIn === NONE ? [] : [BANK];
    return offered(position({ turn, ships: [{ ...LOST, piece: 'senora-del-alba', lostIn }, near], tiles }));
  };
  expect([duel(NONE, 0), duel(NONE, 1)]).toMatchObject([
    expect.arrayContaining(['shoot 0']),
    expect.arrayContaining(['shoot 1']),
  ]);
  expect(duel(0, 0)).not.toContain('shoot 0');
  expect(duel(0, 1)).not.toContain('shoot 1');
});

test('nor does it ram, pin or board, nor is it rammed, pinned or boarded [PI-FOG.3]', () => {
  const big: ShipPosition = { ...LOST, piece: 'kings-quarrel' };
  const facing: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [57_405, 50_000, 18_000] };
  const meet = (lostIn: number): Match =>
    position({
      turn: 1,
      ships: [{ ...big, lostIn }, facing],
      tiles: lostIn === NONE ? [] : [BANK],
      islands: [HOARD],
    });
  expect(offered(meet(NONE))).not.toContain('move 1');
  const match = meet(0);
  answer(match, 1, 'move 1', []);
  expect(offered(match)).not.toContain('ram 1 0');
  answer(match, 1, 'end');
  expect(offered(match)).toContain('move 0');
});

test('fog banks block lines of fire [PI-FOG.4]', () => {
  const ships: ShipPosition[] = [
    { piece: 'patriarch-elm', at: [60_000, 40_000] },
    { ...FOE, at: [60_000, 51_000] },
  ];
  expect(offered(position({ ships }))).toContain('shoot 0');
  const tiles = [{ tile: 'fog-1', at: [60_000, 45_500] }] as const;
  expect(offered(position({ ships, tiles }))).not.toContain('shoot 0');
});

test('given a move, a lost ship rolls for its exit and is put stern to it, in any direction away from the bank [PI-FOG.5] [EX-26]', () => {
  const match = leaving(1);
  expect(told(match, 'rolledFogExit')).toMatchObject([{ die: 1 }]);
  expect(broken(match, { heading: 9_001 })).toBe('PI-GEO.57');
  answer(match, 0, { heading: 0 });
  expect(where(match, 0)).toEqual([56_500, 50_000, 0]);
  const abeam = leaving(1);
  answer(abeam, 0, { heading: 9_000 });
  expect(where(abeam, 0)).toEqual([54_883, 52_200, 9_000]);
  const fourth = leaving(4);
  answer(fourth, 0, { heading: 18_000 });
  expect(where(fourth, 0)).toEqual([43_500, 50_000, 18_000]);
});

test('it is no longer lost and makes its whole move from there [PI-FOG.6]', () => {
  const match = leaving(1);
  answer(match, 0, { heading: 0 }, [leg('S'), leg('S'), leg('S')]);
  expect(where(match, 0)).toEqual([72_700, 50_000, 0]);
  expect(shipIn(match, 0).lostIn).toBe(NONE);
});

test('a blocked exit leads to the next higher number, 6 to 1; if all are, the action is spent [PI-FOG.7]', () => {
  const [east, , , , , southeast] = PLUGS;
  if (!east || !southeast) throw new Error('no plugs');
  expect(leaving(1, {}, [east]).open[0]?.about).toMatchObject({ say: 'leaveFog', edge: 2 });
  expect(leaving(6, {}, [southeast]).open[0]?.about).toMatchObject({ say: 'leaveFog', edge: 1 });
  const shut = leaving(3, {}, PLUGS);
  expect(asked(shut)).toBe('0: turn');
  expect(shipIn(shut, 0).lostIn).toBe(0);
  expect(offered(shut)).not.toContain('move 0');
});

test('a bank holds any number of ships of any size, each at its centre with its heading kept [PI-FOG.8]', () => {
  const match = position({
    ships: [
      { piece: 'kings-quarrel', at: [50_000, 38_000, 9_000] },
      { ...SHIP, at: [41_000, 50_000] },
      { ...LOST, piece: 'corona-de-levante' },
      { ...LOST, piece: 'reine-pervenche', seat: 1 },
    ],
    tiles: [BANK],
  });
  answer(match, 0, 'move 0', [leg('S')], 'move 1', [leg('L')]);
  expect(where(match, 0)).toEqual([50_000, 50_000, 9_000]);
  expect(where(match, 1)).toEqual([50_000, 50_000, 0]);
  expect(match.state.ships.map(({ lostIn }) => lostIn)).toEqual([0, 0, 0, 0]);
});

test('a lost ship repairs if it could at sea, and explores nothing [PI-FOG.9]', () => {
  const inFog = (more: Partial<ShipPosition>): Match =>
    position({
      ships: [{ ...LOST, piece: 'belle-brume', masts: 1, ...more }, { ...LOST, masts: 0, coins: [2] }, FOE],
      tiles: [BANK],
    });
  const match = inFog({ crew: ['france-shipwright'] });
  expect(offered(match).filter((key) => key.startsWith('explore'))).toEqual([]);
  answer(match, 0, 'repair 0', '1');
  expect(mastsLeft(match, 0)).toBe(2);
  expect(offered(inFog({}))).not.toContain('repair 0');
});

test('a derelict in fog stays there until repaired, unless it has a base move [PI-FOG.10]', () => {
  const derelict = (crew: ShipPosition['crew'] = []): readonly string[] =>
    offered(position({ ships: [{ ...LOST, masts: 0, crew }, FOE], tiles: [BANK] }));
  expect(derelict()).not.toContain('move 0');
  expect(derelict(['america-oarsman'])).toContain('move 0');
});

test('a ship that leaves is lost again if it touches the bank after losing contact, not before [PI-FOG.11]', () => {
  const back = leaving(1);
  answer(back, 0, { heading: 0 }, [leg('S', 0, 1_000), leg('S', 9_000, 100), leg('S', 9_000)]);
  expect(shipIn(back, 0)).toMatchObject({ lostIn: 0, x: 50_000 });
  const brush = leaving(1);
  answer(brush, 0, { heading: 9_000 }, [leg('S', 9_000, 1_000)]);
  expect(shipIn(brush, 0)).toMatchObject({ lostIn: NONE, x: 53_883, y: 52_200 });
});

test('nor is it safe from the bank when a reef has broken its course beyond it [PI-FOG.11]', () => {
  const match = position({
    ships: [{ ...LOST, piece: 'contrary-mary' }, FOE],
    tiles: [BANK, { tile: 'reef-1', at: [66_000, 50_000] }],
  });
  match.random.rig('fog exit', 1);
  match.random.rig('reef', 2);
  answer(match, 0, 'move 0', { heading: 0 }, [leg('S', 0, 3_000)], '0');
  expect(asked(match)).toBe('0: sail');
  answer(match, 0, [{ measure: 'S', turn: 18_000, distance: 'max', from: 'stern' }]);
  expect(shipIn(match, 0).lostIn).toBe(0);
});

test('a ship put down on a bank is lost as if it had sailed there: out of weeds, a whirlpool or another bank [PI-FOG.1]', () => {
  const other = { tile: 'fog-2', at: [65_000, 50_000] } as const;
  const weeds = position({
    ships: [{ ...SHIP, at: [50_000, 50_000], entangledIn: 0 }, FOE],
    tiles: [
      { tile: 'sargasso-1', at: [50_000, 50_000] },
      { ...other, at: [64_000, 50_000] },
    ],
    islands: [HOARD],
  });
  weeds.random.rig('break free', 6);
  answer(weeds, 0, 'breakFree 0', { direction: 0, heading: 0 });
  expect(shipIn(weeds, 0)).toMatchObject({ lostIn: 1, entangledIn: NONE });
  const bank = position({
    ships: [{ ...LOST, piece: 'belle-brume' }, FOE],
    tiles: [BANK, other],
    islands: [HOARD],
  });
  bank.random.rig('fog exit', 1);
  answer(bank, 0, 'move 0', { heading: 0 });
  expect(shipIn(bank, 0)).toMatchObject({ lostIn: 1, x: 65_000 });
  expect(asked(bank)).toBe('0: turn');
  const pools = position({
    ships: [{ ...SHIP, piece: 'belle-brume', at: [30_000, 20_000, 0] }, FOE],
    tiles: [
      { tile: 'whirlpool-1', at: [40_000, 20_000] },
      { tile: 'whirlpool-2', at: [54_000, 50_000] },
      other,
    ],
    islands: [HOARD],
  });
  pools.random.rig('whirlpool', 1);
  answer(pools, 0, 'move 0', [leg('L')], '1', { direction: 0, heading: 0 });
  expect(shipIn(pools, 0).lostIn).toBe(2);
  expect(asked(pools)).toBe('0: turn');
});

/** A five-master comes out of the bank eastwards, among these. */
function emerging(given: Partial<Position>, more: Partial<ShipPosition> = {}): Match {
  const { ships = [], tiles = [] } = given;
  const match = position({
    ships: [{ ...LOST, piece: 'kings-quarrel', ...more }, ...ships, FOE, ...SPARE],
    tiles: [BANK, ...tiles],
    islands: [HOARD],
  });
  match.random.rig('fog exit', 1);
  match.random.rig('reef', 1);
  match.random.rig('sargasso', 6);
  answer(match, 0, 'move 0', { heading: 0 });
  return match;
}

test('a ship that comes out over a reef has moved onto it, and sails on if it can [PI-RULING.140] [PI-REEF.1] [PI-REEF.5]', () => {
  const reef = { tile: 'reef-1', at: [63_500, 50_000] } as const;
  const match = emerging({ tiles: [reef] });
  expect(told(match, 'rolledTile')).toMatchObject([{ die: 1 }]);
  answer(match, 0, '0', '1', '2', '3');
  expect([mastsLeft(match, 0), asked(match)]).toEqual([1, '0: sail']);
  answer(match, 0, [leg('S')]);
  expect(mastsLeft(match, 0)).toBe(1);
  const hurt = emerging({ tiles: [reef] }, { masts: 3 });
  expect(shipIn(hurt, 0).fate).toBe('wreck');
  expect(asked(hurt)).toBe('0: turn');
});

test('and one that comes out over weed is caught there and stops [PI-RULING.140] [PI-SARG.1] [PI-SARG.5]', () => {
  const match = emerging({ tiles: [{ tile: 'sargasso-1', at: [63_500, 50_000] }] });
  expect(shipIn(match, 0)).toMatchObject({ entangledIn: 1, lostIn: NONE });
  expect(asked(match)).toBe('0: turn');
});

test('one that comes out against an enemy stops there, and may ram; ice costs it a mast [PI-RULING.140] [PI-MOVE.6] [PI-ICE.8]', () => {
  const enemy: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [64_304, 50_000, 9_000] };
  const match = emerging({ ships: [enemy] });
  expect(asked(match)).toBe('0: turn');
  expect(offered(match)).toContain('ram 0 1');
  const near = emerging({ ships: [{ ...enemy, at: [64_320, 50_000, 9_000] }] });
  expect(asked(near)).toBe('0: sail');
  const ice = emerging({ tiles: [{ tile: 'iceberg-1', at: [66_104, 50_000] }] });
  answer(ice, 0, '0');
  expect([mastsLeft(ice, 0), asked(ice)]).toEqual([4, '0: turn']);
});

test('a titan is not put down on an island that is closed to it, but by the next edge that is free [PI-RULING.133]', () => {
  const out = (home: number): unknown =>
    leaving(1, { piece: 'brass-creditor' }, [{ ...plug(12_000, 0), home }]).open[0]?.about['edge'];
  expect(out(NONE)).toBe(1);
  expect(out(1)).toBe(2);
});
