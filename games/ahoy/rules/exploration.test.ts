import { expect, test } from 'vitest';
import { CUTTER, FLAGSHIP, GUNSHIP, PATROLS } from '../content/factions.ts';
import { type Position, position } from '../position.ts';
import { answer, asked, offered, where } from './acting.ts';

type Match = ReturnType<typeof position>;
type Where = readonly [number, number];
type Map = NonNullable<Position['map']>;

/** Smuggler 1 sails from here. */
function sails(at: Where, given: Position, ...answers: string[]): Match {
  const match = position({ turn: 'smuggler1', ...given, smuggler1: { at, gold: 0, dice: [1, 6] } });
  answer(match, 'smuggler1', 'place 1 sail', ...answers);
  return match;
}

test('who leaves the map draws the top tile of the pile [AH-EXP.1]', () => {
  const match = sails([1, 0], { pile: ['R12', 'R10'] });
  const left = match.state.pile.length;
  answer(match, 'smuggler1', 'n');
  expect(match.open[0]?.about).toMatchObject({ say: 'layTile', region: 'region:R12' });
  expect(match.state.pile).toHaveLength(left - 1);
  expect(match.state.pile.at(-1)).toBe('R10');
});

test('the explorer chooses how the tile lies around its destination, and turns it as it likes [AH-EXP.2] [AH-EXP.4]', () => {
  const match = sails([1, 1], {}, 's');
  expect(offered(match)).toEqual(['0,2,0', '0,2,1', '0,2,2', '0,2,3']);
  expect(match.open[0]?.offer()).toMatchObject({ options: [{ on: 'berth:0,2' }, {}, {}, {}] });
  const open = sails([0, 1], {}, 'w');
  expect(new Set(offered(open).map((key) => key.slice(0, -2)))).toEqual(new Set(['-2,1', '-2,0']));
});

test('the figure then stands on its destination, having moved there [AH-EXP.3]', () => {
  const match = sails([1, 0], { pile: ['R01'] }, 'n', '1,-2,1');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('1,-1');
  const wreck = sails([1, 0], { pile: ['R01'] }, 'n', '0,-2,0');
  expect(where(wreck, FLAGSHIP.smuggler1)).toBe('1,-1');
  expect(asked(wreck)).toBe('smuggler1: suffer');
});

test('tiles do not overlap, and may be offset by one space from their neighbours [AH-EXP.5] [AH-EXP.10]', () => {
  const match = sails([1, 0], {}, 'e');
  expect(offered(match).map((key) => key.slice(0, -2))).toEqual(['2,-1', '2,-1', '2,-1', '2,-1']);
  const north = sails([1, 0], {}, 'n');
  expect(offered(north)).toContain('1,-2,0');
  expect(offered(north)).toContain('0,-2,0');
});

test('an Island may not lie beside another one, but diagonally to it [AH-EXP.6]', () => {
  const match = sails([1, 0], {}, 'n');
  expect(offered(match)).toEqual(['1,-2,0', '1,-2,1', '1,-2,2', '1,-2,3', '0,-2,0', '0,-2,1', '0,-2,2']);
});

/** A ring of tiles around the empty space 2,2. */
const RING: Map = [
  { tile: 'R01', at: [1, 0] },
  { tile: 'R04', at: [3, 1], turn: 1 },
  { tile: 'R12', at: [2, 3], turn: 2 },
  { tile: 'R07', at: [0, 2], turn: 3 },
];

test('a hole of one space cannot be entered [EX-36]', () => {
  const match = sails([2, 1], {
    map: RING,
    union: { at: [1, 0] },
    smuggler2: { at: [1, 0] },
    squadron: { at: [1, 0] },
  });
  expect(offered(match)).toEqual(['n', 'e', 'w']);
});

/** Tiles around an empty square from 0,0 to 1,1, each with its Island beside one of its four spaces. */
const ATOLL: Map = [
  { tile: 'R01', at: [0, -2], turn: 3 },
  { tile: 'R04', at: [2, 0] },
  { tile: 'R12', at: [0, 2], turn: 1 },
  { tile: 'R07', at: [-2, 0], turn: 2 },
  { tile: 'R09', at: [2, -2], turn: 1 },
  { tile: 'R06', at: [2, 2], turn: 2 },
  { tile: 'R10', at: [-2, 2], turn: 3 },
];

test('nor can a figure leave the map where every way to lay a tile is forbidden [AH-EXP.7]', () => {
  const home = { at: [3, 3] } as const;
  const others = { union: home, smuggler2: home, squadron: home };
  expect(offered(sails([2, 0], { map: ATOLL, ...others }))).toEqual(['n', 'e', 's']);
  const opened = ATOLL.map((region, i) => (i === 0 ? { ...region, turn: 1 as const } : region));
  const match = sails([2, 0], { map: opened, ...others });
  expect(offered(match)).toEqual(['n', 'e', 's', 'w']);
  answer(match, 'smuggler1', 'w');
  expect(offered(match)).toEqual(['0,0,0']);
});

test('nobody explores once the pile is empty [AH-EXP.8]', () => {
  expect(offered(sails([1, 0], { pile: [] }))).toEqual(['s', 'w']);
  const last = sails([1, 0], { pile: ['R12'] });
  expect(offered(last)).toEqual(['n', 'e', 's', 'w']);
});

test('a new region starts with wealth 1 [AH-EXP.9]', () => {
  const match = sails([1, 0], { pile: ['R12'] }, 'n', '1,-2,2');
  expect(match.state.regions).toHaveLength(3);
  expect(match.state.regions[2]).toEqual({ tile: 'R12', x: 1, y: -2, turn: 2, wealth: 1, comrades: 0 });
});

test('an explorer that comes to stand on a current is carried on before it anchors [AH-EXP.11]', () => {
  const match = position({ pile: ['R12'], squadron: { at: [1, 0], gold: 0, dice: [1] } });
  answer(match, 'squadron', 'place 1 sail', 'n', '0,-2,1');
  expect(where(match, FLAGSHIP.squadron)).toBe('1,-2');
  expect(match.open[0]?.about).toMatchObject({ say: 'placePatrol', at: 'space:1,-2' });
});

test('Patrols, Cutter and Gunship explore as Flagships do [AH-EXP.12]', () => {
  const patrol = position({ pile: ['R10'], squadron: { gold: 0, dice: [3], patrols: [[1, 0]] } });
  answer(patrol, 'squadron', 'place 3 order', 'patrol-1', 'n', '1,-2,0');
  expect(where(patrol, PATROLS[0] ?? -1)).toBe('1,-1');

  const ships = position({
    turn: 'union',
    pile: ['R10', 'R11'],
    union: { gold: 0, dice: [1, 2], cutter: [1, 0], gunship: [3, 2] },
  });
  answer(ships, 'union', 'place 1 cutterSail', 'n', '1,-2,0', 'place 2 gunshipSail', 's', '2,3,2');
  expect([where(ships, CUTTER), where(ships, GUNSHIP)]).toEqual(['1,-1', '3,3']);
});

test('the tile is seen before it is laid, and then the step cannot be taken back [AH-EXP.13]', () => {
  const match = sails([1, 0], { pile: ['R12'] });
  expect(match.canUndo(1)).toBe(true);
  answer(match, 'smuggler1', 'n');
  for (const viewer of [0, 1, 'spectator'] as const) expect(match.view(viewer).drawn).toEqual(['R12']);
  expect(match.canUndo(1)).toBe(false);
});

test('a step into a space of another tile is no exploration [AH-EXP.14]', () => {
  const match = sails([1, 1], {}, 'e');
  expect(where(match, FLAGSHIP.smuggler1)).toBe('2,1');
  expect(match.state.regions).toHaveLength(2);
  expect(match.open[0]?.about).toMatchObject({ say: 'sail', left: 1 });
});

test('everybody hears who explores, what was drawn and where it was laid [AH-INF.1]', () => {
  const told = (match: Match): object[] => match.news.map(({ event }) => event);
  const match = sails([1, 0], { pile: ['R10'] }, 'n');
  expect(told(match)).toEqual([
    { say: 'explores', faction: 'smuggler1', figure: 'figure:smuggler1', to: 'space:1,-1' },
    { say: 'drewRegion', region: 'region:R10' },
  ]);
  answer(match, 'smuggler1', '1,-2,2');
  expect(told(match)[0]).toEqual({ say: 'laidRegion', region: 'region:R10', x: 1, y: -2, turn: 2 });
});

/** Smuggler 1 delivers at 0,0 and takes a region as its reward. */
function rewarded(pile: NonNullable<Position['pile']>): Match {
  const match = position({ turn: 'smuggler1', pile, smuggler1: { at: [0, 0], cargo: ['M06'] } });
  answer(match, 'smuggler1', 'deliver M06', '3', 'yes');
  return match;
}

test('a region won as a reward is drawn, then laid at the edge, then turned [AH-SM.23] [AH-SM.24]', () => {
  const match = rewarded(['R10']);
  expect(match.open[0]?.about).toEqual({ say: 'layTileOnEdge', region: 'region:R10' });
  expect(offered(match)).toContain('0,-2');
  answer(match, 'smuggler1', '0,-2');
  expect(match.open[0]?.about).toEqual({ say: 'turnTile', region: 'region:R10', x: 0, y: -2 });
  expect(offered(match)).toEqual(['0,-2,0', '0,-2,1', '0,-2,2']);
});

test('with the pile empty that reward does nothing; the delivery goes on [AH-SM.23] [AH-RULING.46]', () => {
  const match = rewarded([]);
  expect(asked(match)).toBe('smuggler1: pledge');
  expect(match.state.regions).toHaveLength(2);
});
