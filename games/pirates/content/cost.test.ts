import { describe, expect, test } from 'vitest';
import { crewCost, pieceCost } from './cost.ts';
import { namedCrew, namedCrewIds } from './crew.ts';
import { type Piece, type PieceId, pieceIds, pieces } from './pieces.ts';

const plain: Piece = {
  nation: 'england',
  cost: 0,
  hull: { kind: 'standard' },
  cannons: [{ rank: 3, range: 'S' }],
  move: ['L'],
  cargo: 0,
  keywords: [],
};

/** What the lab showed to be worth a point more, or less, than the formula says. */
const deviations: { readonly [id in PieceId]?: number } = {
  'ash-crowned-wyrm': 1,
  'scythe-of-evening': 1,
  'brass-creditor': 1,
  'silent-ledger': 1,
  'bint-el-bahr': -1,
  'patient-heron': -1,
  'ten-thousand-lanterns': -1,
  'iron-catfish': -1,
  'narragansett-lass': -1,
  'clever-dory': -1,
  'patience-ward': -1,
  'pride-of-penhallow': -1,
  'pale-widow': -1,
};

describe('the cost of pieces', () => {
  test.each(pieceIds)(
    '%s costs what the formula says, or a point more or less [PI-CON.15, PI-CON.20]',
    (id) => {
      const deviation = deviations[id] ?? 0;
      expect(Math.abs(deviation)).toBeLessThanOrEqual(1);
      expect(pieces[id].cost).toBe(pieceCost(pieces[id]) + deviation);
    },
  );

  test('a mast 1, a cannon 3S 1, a segment L 1.5 make 3.5, and halves go up [PI-CON.15]', () => {
    expect(pieceCost(plain)).toBe(4);
    expect(pieceCost({ ...plain, cannons: [{ rank: 4, range: 'S' }] })).toBe(3);
  });

  test('nothing costs less than 1 [PI-CON.15]', () => {
    const cheap: Piece = {
      ...plain,
      cannons: [{ rank: 5, range: 'S' }],
      move: ['S'],
      keywords: [{ word: 'mercenary' }],
    };
    expect(pieceCost(cheap)).toBe(1);
  });

  test.each([
    [2, 'S', 13],
    [3, 'S', 10],
    [4, 'S', 7],
    [5, 'S', 3],
    [2, 'L', 17],
    [3, 'L', 13],
    [4, 'L', 9],
    [5, 'L', 4],
  ] as const)('ten cannons of rank %i and range %s are worth %i [PI-CON.16]', (rank, range, worth) => {
    const cannons = Array.from({ length: 10 }, () => ({ rank, range }));
    expect(pieceCost({ ...plain, cannons, move: [] })).toBe(10 + worth);
  });

  test('segments S and L are worth 1 and 1.5 [PI-CON.17]', () => {
    expect(pieceCost({ ...plain, move: ['S', 'S'] })).toBe(4);
    expect(pieceCost({ ...plain, move: ['L', 'L'] })).toBe(5);
  });

  test.each([
    [{ kind: 'schooner' }, 1],
    [{ kind: 'galley' }, 2],
    [{ kind: 'junk' }, 1],
    [{ kind: 'catamaran' }, 3],
    [{ kind: 'turtleship', panels: 4 }, 4],
    [{ kind: 'longship' }, 1 + 1],
    [{ kind: 'submarine' }, 2],
    [{ kind: 'ghostship' }, 3],
    [{ kind: 'windcatcher' }, 1],
    [{ kind: 'switchblade' }, 2],
    [{ kind: 'bombardier', cannon: { rank: 2, range: 'L' } }, 3],
    [{ kind: 'icebreaker' }, 1],
    [{ kind: 'titan' }, 3],
    [{ kind: 'seamonster' }, 2],
    [{ kind: 'seadragon' }, 8],
    [{ kind: 'flotilla', flags: 2 }, 4 - 1],
  ] as const)(
    'the hull %o adds %i, a longship its cannons again, a flotilla has no mast [PI-CON.18]',
    (hull, adds) => {
      expect(pieceCost({ ...plain, move: ['S'], hull })).toBe(3 + adds);
    },
  );

  test.each([
    ['eternal', 4],
    ['fear', 3],
    ['broadside', 2],
    ['captain', 3],
    ['cannoneer', 2],
    ['explorer', 1],
    ['helmsman', 1],
    ['musketeer', 2],
    ['oarsman', 1],
    ['mercenary', -2],
    ['limit', 0],
  ] as const)('the word %s adds %i [PI-CON.18]', (word, adds) => {
    expect(pieceCost({ ...plain, move: ['S'], keywords: [{ word }] })).toBe(3 + adds);
  });

  test('Loyal takes 1 off and Hostile a half [PI-CON.18]', () => {
    const to = { nation: 'spain' } as const;
    expect(pieceCost({ ...plain, keywords: [{ word: 'loyal', to }] })).toBe(3);
    expect(pieceCost({ ...plain, keywords: [{ word: 'hostile', to }] })).toBe(3);
    expect(pieceCost({ ...plain, move: ['S'], keywords: [{ word: 'hostile', to }] })).toBe(3);
  });

  test('Extended Range adds 30% of the cannons [PI-CON.18]', () => {
    const cannons = Array.from({ length: 5 }, () => ({ rank: 3, range: 'S' }) as const);
    expect(pieceCost({ ...plain, cannons, move: ['S'], keywords: [{ word: 'extendedrange' }] })).toBe(13);
  });
});

describe('the cost of named crew', () => {
  test.each(namedCrewIds)('%s costs what the formula says [PI-CON.19, PI-CON.20]', (id) => {
    expect(namedCrew[id].cost).toBe(crewCost(namedCrew[id]));
  });

  test('abilities cost nine tenths, Ransom and Loyal take 1 off, Ex-Patriot adds 1 [PI-CON.19]', () => {
    const crew = { nation: 'england', cost: 0 } as const;
    const captain = { word: 'captain' } as const;
    expect(crewCost({ ...crew, keywords: [captain] })).toBe(3);
    expect(crewCost({ ...crew, keywords: [captain, { word: 'cannoneer' }] })).toBe(5);
    expect(crewCost({ ...crew, keywords: [captain, { word: 'ransom' }] })).toBe(2);
    expect(crewCost({ ...crew, keywords: [captain, { word: 'loyal', to: { nation: 'spain' } }] })).toBe(2);
    expect(crewCost({ ...crew, keywords: [captain, { word: 'expatriot' }] })).toBe(4);
    expect(crewCost({ ...crew, keywords: [{ word: 'explorer' }, { word: 'ransom' }] })).toBe(0);
  });
});
