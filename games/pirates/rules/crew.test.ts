import { expect, test } from 'vitest';
import { nth } from '../../common/lists.ts';
import { crewCard } from '../content/crew.ts';
import { type CrewType, nations } from '../content/types.ts';
import { type IslandPosition, position, type Position, type ShipPosition } from '../position.ts';
import {
  answer,
  asked,
  berth,
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

/** Generic crew [PI-CREW]: specialists and their shots, fire, and the others; smoke has a file of its own. */

const AT = [60_000, 40_000] as const;
/** A French three-master, S3 each; enemies abreast of it, within S of all its masts. */
const SHIP: ShipPosition = { piece: 'belle-brume', at: AT };
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] };
const BIG: ShipPosition = { ...PREY, piece: 'bishops-candle' };
const sea = (ships: readonly ShipPosition[], rest: Partial<Position> = {}): Match =>
  position({ islands: [HOARD], ...rest, ships: [...ships, ...SPARE] });
const CAY: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000] };

/** What a crew of this type costs, whatever its nation. */
const costOf = (type: CrewType): number[] => [
  ...new Set(nations.map((nation) => crewCard(`${nation}-${type}`).cost)),
];

type Specialist = 'firepot' | 'stinkpot' | 'chainshot';
/** Ship 0 with these crew aboard is told to shoot; these are the dice. */
function volley(dice: readonly number[], crew: ShipPosition['crew'], ...enemies: ShipPosition[]): Match {
  const match = sea([{ ...SHIP, crew: crew ?? [] }, ...enemies]);
  match.random.rig('shot', ...dice);
  answer(match, 0, 'shoot 0');
  return match;
}
/** It fires this kind of shot at ship 1 with its first cannon. */
function special(die: number, kind: Specialist, ...enemies: ShipPosition[]): Match {
  const match = volley([die], [`france-${kind}`], ...enemies);
  answer(match, 0, `mast 0 > ship 1 ${kind}`);
  return match;
}
const shotsOf = (match: Match, kind: string): string[] => offered(match).filter((key) => key.endsWith(kind));

// --- Special shots

/** What holds for all three of them: once a turn, one cannon, a ship within S, named before the die. */
function expectSpecial(kind: Specialist): void {
  expect(costOf(kind)).toEqual([2]);
  const ready = volley([2], [`france-${kind}`], PREY);
  expect(shotsOf(ready, kind)).toEqual([0, 1, 2].map((mast) => `mast ${mast} > ship 1 ${kind}`));
  answer(ready, 0, `mast 0 > ship 1 ${kind}`);
  expect(told(ready, 'shot')).toMatchObject([{ kind, die: 2, won: false }]);
  expect(shotsOf(ready, kind)).toEqual([]);
  expect(offered(ready)).not.toContain('mast 0 > ship 1'); // that was its shot
  answer(ready, 0, 'done', 'end');
  answer(ready, 1, 'end');
  answer(ready, 0, 'shoot 0');
  expect(shotsOf(ready, kind)).toHaveLength(3);
  const queen: ShipPosition = { piece: 'reine-pervenche', at: AT, crew: [`france-${kind}`] }; // L at the bow
  const far = sea([queen, { ...PREY, at: [60_000, 47_000] }]);
  answer(far, 0, 'shoot 0');
  expect(offered(far)).toContain('mast 0 > ship 1');
  expect(shotsOf(far, kind)).toEqual([]);
}

test('a firepot specialist lets one cannon throw a firepot at a ship within S, once a turn [PI-CREW.1] [PI-CREW.2]', () => {
  expectSpecial('firepot');
});

test('a firepot that hits sets a mast on fire, of its controller’s choice [PI-CREW.3]', () => {
  const match = special(4, 'firepot', BIG);
  expect(asked(match)).toBe('1: setAlight');
  expect(offered(match)).toEqual(['0', '1', '2']);
  answer(match, 1, '1');
  expect(shipIn(match, 1).masts).toEqual(['up', 'burning', 'up']);
});

test('a firepot that misses does nothing [PI-CREW.3]', () => {
  expect(shipIn(special(3, 'firepot', BIG), 1).masts).toEqual(['up', 'up', 'up']);
});

test('a firepot sinks a derelict; a fort, a flotilla and a creature take it as a plain hit [PI-CREW.12]', () => {
  expect(shipIn(special(4, 'firepot', { ...PREY, masts: 0 }), 1).fate).toBe('sunk');
  expect(asked(special(4, 'firepot', { ...PREY, piece: 'brass-creditor' }))).toBe('1: loseMast');
  const flotilla = volley([4, 4], ['france-firepot'], { ...PREY, piece: 'medway-battery' });
  answer(flotilla, 0, 'mast 0 > ship 1 firepot', 'mast 1 > ship 1');
  expect(shipIn(flotilla, 1).flags).toBe(1);
  const fort: IslandPosition = { at: [60_000, 46_000], fort: { fort: 'lantern-tower', seat: 1 } };
  const ashore = sea([{ ...SHIP, crew: ['france-firepot'] }], { islands: [HOARD, fort] });
  ashore.random.rig('shot', 4);
  answer(ashore, 0, 'shoot 0', 'mast 1 > fort 1 firepot');
  if (asked(ashore) === '1: loseFlag') answer(ashore, 1, '0');
  expect(told(ashore, 'fortLostFlag')).toHaveLength(1);
});

test('a stinkpot specialist lets one cannon throw a stinkpot at a ship within S, once a turn [PI-CREW.16]', () => {
  expectSpecial('stinkpot');
});

test('a stinkpot that hits takes no mast: on its next turn the target’s crew are of no use [PI-CREW.17]', () => {
  const match = special(4, 'stinkpot', { ...PREY, crew: ['england-helmsman'] });
  expect(mastsLeft(match, 1)).toBe(2);
  answer(match, 0, 'done', 'end');
  expect(segments(match, 1)).toEqual(['L', 'L']);
  answer(match, 1, [], 'end');
  answer(match, 0, 'end');
  expect(segments(match, 1)).toEqual(['L', 'L', 'S']);
});

test('what the ship itself can do a stinkpot does not touch [PI-CREW.17]', () => {
  const match = special(4, 'stinkpot', { ...PREY, piece: 'azafran', crew: ['spain-captain'] });
  answer(match, 0, 'done', 'end');
  expect(segments(match, 1)).toEqual(['L', 'S', 'S']);
  answer(match, 1, []);
  expect(offered(match)).not.toContain('captain 1');
});

test('a chainshot specialist lets one cannon fire a chainshot at a ship within S, once a turn [PI-CREW.28]', () => {
  expectSpecial('chainshot');
});

test('a chainshot that hits takes no mast: on its next turn the target cannot move [PI-CREW.29]', () => {
  const match = special(4, 'chainshot', PREY);
  expect(mastsLeft(match, 1)).toBe(2);
  answer(match, 0, 'done', 'end');
  expect(offered(match)).not.toContain('move 1');
  expect(offered(match)).not.toContain('comeAbout 1');
  expect(offered(match)).toContain('shoot 1');
  answer(match, 1, 'end');
  answer(match, 0, 'end');
  expect(offered(match)).toContain('move 1');
});

test('different specialists may work in the same shoot action, each with a cannon of his own [PI-CREW.30]', () => {
  const match = volley([4, 4, 4], ['france-stinkpot', 'france-chainshot', 'france-firepot'], BIG);
  answer(match, 0, 'mast 0 > ship 1 stinkpot');
  expect(shotsOf(match, 'chainshot')).toEqual(['mast 1 > ship 1 chainshot', 'mast 2 > ship 1 chainshot']);
  answer(match, 0, 'mast 1 > ship 1 chainshot', 'mast 2 > ship 1 firepot');
  answer(match, 1, '0');
  expect(shipIn(match, 1)).toMatchObject({
    masts: ['burning', 'up', 'up'],
    marks: [{ what: 'silenced' }, { what: 'chained' }],
  });
});

// --- Fire

/** The enemy's turn is over and that of a burning three-master begins, with these dice for its fires. */
function burns(dice: readonly number[], ship: Partial<ShipPosition>, rest: Partial<Position> = {}): Match {
  const match = sea([{ ...SHIP, ...ship }], { turn: 1, ...rest });
  match.random.rig('fire', ...dice);
  answer(match, 1, 'end');
  return match;
}
const mastsOf = (match: Match): readonly string[] => shipIn(match, 0).masts;

test('at the start of each of its controller’s turns a die is rolled for each burning mast [PI-CREW.4]', () => {
  const match = burns([4, 5, 4, 5], { burning: 2 });
  expect(told(match, 'rolledFire')).toMatchObject([{ die: 4 }, { die: 5 }]);
  answer(match, 0, 'end');
  expect(told(match, 'rolledFire')).toEqual([]);
  answer(match, 1, 'end');
  expect(told(match, 'rolledFire')).toHaveLength(2);
});

test('on a 6 the burning mast is gone and its slot empty [PI-CREW.5] [EX-48]', () => {
  const match = burns([6], { burning: 1, crew: ['france-shipwright'] });
  expect(mastsOf(match)).toEqual(['lost', 'up', 'up']);
  answer(match, 0, 'repair 0');
  expect(mastsOf(match)).toEqual(['up', 'up', 'up']);
});

test.each([1, 2, 3])('on a %i another mast catches fire, of its controller’s choice [PI-CREW.6]', (die) => {
  const match = burns([die], { burning: 1 });
  expect(asked(match)).toBe('0: setAlight');
  expect(offered(match)).toEqual(['1', '2']);
  answer(match, 0, '2');
  expect(mastsOf(match)).toEqual(['burning', 'up', 'burning']);
});

test.each([4, 5])('on a %i nothing happens [PI-CREW.7]', (die) => {
  expect(mastsOf(burns([die], { burning: 1 }))).toEqual(['burning', 'up', 'up']);
});

test('a ship with only burning masts goes down on its next turn, without a roll and with its treasure [PI-CREW.8]', () => {
  const match = burns([6, 6], { burning: 2, masts: 2, coins: [4, 3] });
  expect(shipIn(match, 0).fate).toBe('sunk');
  expect(told(match, 'rolledFire')).toEqual([]);
  expect(match.state.deep).toMatchObject([{ gold: 4 }, { gold: 3 }]);
  for (const { home } of match.state.players) expect(nth(match.state.islands, home).coins).toEqual([]);
});

test('one whose last mast catches fire sinks a turn later, unless it comes home first [PI-CREW.8] [EX-47]', () => {
  const home: IslandPosition = { ...CAY, home: 0 };
  const [x, y, heading = 0] = berth(CAY.at, 5_600);
  const ship = { piece: 'golondrina', burning: 1, at: [x + 5_000, y, heading] } as const;
  const spread = (): Match => burns([2], ship, { islands: [HOARD, home] });
  const match = spread();
  expect(mastsOf(match)).toEqual(['burning', 'burning']);
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(shipIn(match, 0).fate).toBe('sunk');
  const saved = spread();
  answer(saved, 0, 'move 0', [leg('L')], 'end');
  answer(saved, 1, 'end');
  expect(shipIn(saved, 0)).toMatchObject({ fate: 'afloat', masts: ['lost', 'lost'] });
});

test('docking at its home island or an own fort removes all its burning masts; no other island does [PI-CREW.9]', () => {
  const [x, y, heading = 0] = berth(CAY.at, 6_800);
  const arrive = (isle: Partial<IslandPosition>): readonly string[] => {
    const islands = [HOARD, { ...CAY, ...isle }];
    const match = burns([4, 4], { burning: 2, at: [x + 5_000, y, heading] }, { islands });
    answer(match, 0, 'move 0', [leg('L')]);
    expect(shipIn(match, 0).docked).toBe(1);
    return mastsOf(match);
  };
  expect(arrive({ home: 0 })).toEqual(['lost', 'lost', 'up']);
  expect(arrive({ fort: { fort: 'lantern-tower', seat: 0, coins: [2] } })).toEqual(['lost', 'lost', 'up']);
  expect(arrive({})).toEqual(['burning', 'burning', 'up']);
});

test('a mast that caught fire just now is not rolled for before the next turn [PI-CREW.10]', () => {
  const match = burns([1, 6], { burning: 1 });
  answer(match, 0, '1');
  expect(asked(match)).toBe('0: turn');
  expect(mastsOf(match)).toEqual(['burning', 'burning', 'up']);
});

test('a hit or a ram may cost a burning mast, as its controller likes [PI-CREW.11]', () => {
  const match = volley([4], [], { ...BIG, burning: 1 });
  answer(match, 0, 'mast 0 > ship 1');
  expect(offered(match)).toEqual(['0', '1', '2']);
  answer(match, 1, '0');
  expect(shipIn(match, 1).masts).toEqual(['lost', 'up', 'up']);
  const ram = sea([SHIP, { ...PREY, burning: 1, at: [67_000, 40_000, 9_000] }]);
  ram.random.rig('ram', 3);
  answer(ram, 0, 'move 0', [leg('L')], 'ram 0 1');
  expect(offered(ram)).toEqual(['0', '1']);
});

// --- The others

test('a cannoneer lets one cannon that missed shoot again, once a turn [PI-CREW.13]', () => {
  expect(costOf('cannoneer')).toEqual([2]);
  const match = volley([3, 3, 3], ['france-cannoneer'], BIG);
  answer(match, 0, 'mast 0 > ship 1', 'again 0 > ship 1', 'mast 1 > ship 1');
  expect(offered(match)).toEqual(['mast 2 > ship 1', 'done']);
});

test('a captain lets his ship move and then shoot with the same action [PI-CREW.14]', () => {
  expect(costOf('captain')).toEqual([3]);
  const moved = (crew: ShipPosition['crew']): readonly string[] => {
    const match = sea([{ ...SHIP, at: [51_400, 40_000], crew: crew ?? [] }, PREY]);
    answer(match, 0, 'move 0', [leg('L')]);
    return offered(match);
  };
  expect(moved(['france-captain'])).toContain('captain 0');
  expect(moved([])).not.toContain('captain 0');
});

test('a shipwright lets his ship repair at sea and at any island [PI-CREW.15]', () => {
  expect(costOf('shipwright')).toEqual([2]);
  const at = berth(CAY.at, 6_800);
  const repairs = (crew: ShipPosition['crew'], where: ShipPosition['at']): boolean =>
    offered(sea([{ ...SHIP, masts: 2, crew: crew ?? [], at: where }], { islands: [HOARD, CAY] })).includes(
      'repair 0',
    );
  expect([repairs(['france-shipwright'], AT), repairs([], AT)]).toEqual([true, false]);
  expect([repairs(['france-shipwright'], at), repairs([], at)]).toEqual([true, false]);
});

test('an explorer lets his ship dock at a wild island and explore it with the same move [PI-CREW.24]', () => {
  expect(costOf('explorer')).toEqual([1]);
  const [x, y, heading = 0] = berth(CAY.at, 6_800);
  const landed = (crew: ShipPosition['crew']): Match => {
    const ship: ShipPosition = { ...SHIP, crew: crew ?? [], at: [x + 5_000, y, heading] };
    const match = sea([ship], { islands: [HOARD, { ...CAY, coins: [4] }] });
    answer(match, 0, 'move 0', [leg('L')]);
    return match;
  };
  expect(offered(landed([]))).not.toContain('landfall 0');
  const match = landed(['france-explorer']);
  answer(match, 0, 'landfall 0', ['0']);
  expect(shipIn(match, 0).coins).toMatchObject([{ gold: 4 }]);
});

test('a musketeer is a cannon of rank 3 and range S that nothing helps, on any mast, standing or not [PI-CREW.25]', () => {
  expect(costOf('musketeer')).toEqual([3]);
  const crew = ['england-musketeer', 'silas-graves'] as const; // his keen eye adds 1
  const ship: ShipPosition = { piece: 'bishops-candle', at: AT, masts: 1, crew, open: true };
  const astern: ShipPosition = { piece: 'pennywhistle', seat: 1, at: [51_800, 40_000, 9_000] };
  const match = sea([ship, astern]);
  match.random.rig('shot', 3);
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toEqual(['musketeer > ship 1', 'done']);
  answer(match, 0, 'musketeer > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ rank: 3, total: 3, won: false }]);
  expect(offered(sea([ship, { ...astern, at: [51_600, 40_000, 9_000] }]))).not.toContain('shoot 0');
});

test('a helmsman adds S to his ship’s base move [PI-CREW.27]', () => {
  expect(costOf('helmsman')).toEqual([2]);
  expect(segments(sea([{ ...SHIP, crew: ['france-helmsman'] }]), 0)).toEqual(['L', 'S', 'S']);
  expect(segments(sea([SHIP]), 0)).toEqual(['L', 'S']);
});
