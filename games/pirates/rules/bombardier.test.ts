import { Match as Game } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { pirates } from '../game.ts';
import { type IslandPosition, position, positionState, type ShipPosition } from '../position.ts';
import { answer, asked, berth, HOARD, mastsLeft, offered, shipIn, SPARE, told, volley } from './acting.ts';

type Match = ReturnType<typeof position>;

/** Bombardiers [PI-KW.bombardier]. */

const AT = [60_000, 40_000] as const;
/** An enemy two-master and three-master on a parallel course, within S of all three masts of a ship at AT. */
const PREY: ShipPosition = { piece: 'merry-gannet', seat: 1, at: [60_000, 45_000] };
const BIG: ShipPosition = { piece: 'bishops-candle', seat: 1, at: [60_000, 45_000] };

/** Three masts S3, S3, S4, and a bombardier cannon of rank 3, range L. */
const mortar = (form: 'artillery' | 'flamethrower', given: Partial<ShipPosition> = {}): ShipPosition => ({
  piece: 'mortier-du-ponant',
  at: AT,
  ...given,
  also: { form, ...given.also },
});
const MORTAR = mortar('artillery');
const FLAME = mortar('flamethrower');

test('a bombardier has one more cannon, tied to no mast, that fires once in a shoot action [PI-KW.bombardier.1] [PI-KW.bombardier.11]', () => {
  const match = volley([2], [MORTAR, PREY]);
  expect(offered(match)).toEqual([
    'mast 0 > ship 1',
    'mast 1 > ship 1',
    'mast 2 > ship 1',
    'bombard > ship 1',
    'done',
  ]);
  answer(match, 0, 'bombard > ship 1');
  expect(offered(match)).not.toContain('bombard > ship 1');
  const oneLeft = volley([], [mortar('artillery', { masts: 1 }), PREY]);
  expect(offered(oneLeft)).toEqual(['mast 0 > ship 1', 'bombard > ship 1', 'done']);
});

test('a derelict may not shoot, not even with its bombardier [PI-KW.bombardier.11]', () => {
  const derelict = position({ ships: [mortar('artillery', { masts: 0 }), PREY] });
  expect(offered(derelict)).not.toContain('shoot 0');
});

test('its cannon cannot be eliminated: a hit takes a mast, and nothing else is to choose from [PI-KW.bombardier.2]', () => {
  const match = position({ turn: 1, islands: [HOARD], ships: [MORTAR, BIG, ...SPARE] });
  match.random.rig('shot', 6, 6);
  answer(match, 1, 'shoot 1', 'mast 0 > ship 0');
  expect(offered(match)).toEqual(['0', '1', '2']);
  answer(match, 0, '0');
  answer(match, 1, 'mast 1 > ship 0');
  answer(match, 0, '1');
  answer(match, 1, 'done', 'end');
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toContain('bombard > ship 1');
});

test('no special shot is fired from it [PI-KW.bombardier.2]', () => {
  const match = volley([], [mortar('artillery', { crew: ['france-chainshot', 'france-firepot'] }), PREY]);
  expect(offered(match)).toEqual(
    expect.arrayContaining(['mast 0 > ship 1 chainshot', 'mast 0 > ship 1 firepot']),
  );
  expect(offered(match).filter((key) => key.startsWith('bombard'))).toEqual(['bombard > ship 1']);
});

test('before the game its controller announces the form, which stays [PI-KW.bombardier.3]', () => {
  const state = {
    ...positionState({ islands: [HOARD], ships: [{ piece: 'mortier-du-ponant', at: AT }, PREY] }),
    stage: 'treasure' as const,
  };
  const match = Game.from(pirates, { seats: 2, seed: 'form' }, state);
  expect(asked(match)).toBe('0: bombardierForm');
  expect(offered(match)).toEqual(['artillery', 'flamethrower']);
  answer(match, 0, 'flamethrower');
  expect(asked(match)).toBe('0: turn');
  answer(match, 0, 'end');
  answer(match, 1, 'end');
  expect(asked(match)).toBe('0: turn');
  expect(shipIn(match, 0).form).toBe('flamethrower');
});

test('both forms roll against the number printed on the cannon [PI-KW.bombardier.4]', () => {
  for (const form of ['artillery', 'flamethrower'] as const)
    for (const [piece, rank] of [
      ['mortier-du-ponant', 3],
      ['trueno-de-sanlucar', 2],
    ] as const) {
      const match = volley([rank], [mortar(form, { piece }), PREY]);
      answer(match, 0, 'bombard > ship 1');
      expect(told(match, 'shot')).toMatchObject([{ rank, die: rank, won: false }]);
    }
});

test('no equipment touches its shots: neither quadrant nor chase gun [PI-KW.bombardier.5]', () => {
  const quadrant = mortar('artillery', { gear: ['gunners-quadrant'] });
  const match = volley([3, 3], [quadrant, PREY]);
  answer(match, 0, 'bombard > ship 1');
  expect(offered(match).filter((key) => key.startsWith('quadrant'))).toEqual([]);
  answer(match, 0, 'mast 0 > ship 1');
  expect(offered(match).filter((key) => key.startsWith('quadrant'))).toEqual(['quadrant 1']);
  const far = { ...PREY, at: [62_584, 47_000] } as const;
  const chase = volley([], [mortar('flamethrower', { gear: ['chase-gun'] }), far]);
  expect(offered(chase)).toContain('mast 0 > ship 1');
  expect(offered(chase)).not.toContain('bombard > ship 1');
});

test('as artillery it reaches twice the printed range [PI-KW.bombardier.6]', () => {
  const abeam = (gap: number): ShipPosition => ({ ...PREY, at: [62_584, 40_000 + gap + 800] });
  expect(offered(volley([], [MORTAR, abeam(17_200)]))).toEqual(['bombard > ship 1', 'done']);
  expect(offered(position({ ships: [MORTAR, abeam(17_201)] }))).not.toContain('shoot 0');
  const short = mortar('artillery', { piece: 'trueno-de-sanlucar' }); // rank 2, range S
  const from = (gap: number): ShipPosition => ({ ...PREY, at: [63_040, 40_000 + gap + 800] });
  expect(offered(position({ ships: [short, from(10_800)] }))).toContain('shoot 0');
  expect(offered(position({ ships: [short, from(10_801)] }))).not.toContain('shoot 0');
});

test('as flamethrower its range is S, whatever is printed [PI-KW.bombardier.7]', () => {
  const abeam = (gap: number): ShipPosition => ({ ...PREY, at: [62_584, 40_000 + gap + 800] });
  expect(offered(volley([], [FLAME, abeam(5_400)]))).toContain('bombard > ship 1');
  expect(offered(position({ ships: [FLAME, abeam(5_401)] }))).not.toContain('shoot 0');
});

test('a flamethrower’s hit sets a mast on fire, artillery takes it down [PI-KW.bombardier.8]', () => {
  const flame = volley([4], [FLAME, PREY]);
  answer(flame, 0, 'bombard > ship 1');
  expect(asked(flame)).toBe('1: setAlight');
  answer(flame, 1, '1');
  expect(shipIn(flame, 1).masts).toEqual(['up', 'burning']);
  const artillery = volley([4], [MORTAR, PREY]);
  answer(artillery, 0, 'bombard > ship 1');
  answer(artillery, 1, '1');
  expect(shipIn(artillery, 1).masts).toEqual(['up', 'lost']);
});

/** A flamethrower at its home island has rolled a 1; it is its turn again. */
function jammed(given: Partial<ShipPosition> = {}, home: Partial<IslandPosition> = {}): Match {
  const harbour: IslandPosition = { island: 'parsons-thumb', at: [40_000, 40_000], home: 0, ...home };
  const [x, y] = berth([40_000, 40_000], 6_800);
  const match = volley(
    [1],
    [mortar('flamethrower', { at: [x, y, 18_000], ...given }), { ...PREY, at: [x, y + 5_000] }],
    { islands: [HOARD, harbour] },
  );
  answer(match, 0, 'bombard > ship 1');
  expect(told(match, 'shot')).toMatchObject([{ die: 1, won: false }]);
  expect(told(match, 'jammed')).toHaveLength(1);
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'end');
  return match;
}

test('a 1 jams it until a repair action is spent on it, which restores no mast [PI-KW.bombardier.9] [PI-KW.bombardier.10] [EX-74]', () => {
  const match = jammed({ masts: 2 });
  answer(match, 0, 'shoot 0');
  expect(offered(match)).not.toContain('bombard > ship 1');
  answer(match, 0, 'done', 'end');
  answer(match, 1, 'end');
  answer(match, 0, 'repair 0');
  expect(offered(match)).toEqual(['2', 'gun']);
  answer(match, 0, 'gun', 'end');
  expect(mastsLeft(match, 0)).toBe(2);
  answer(match, 1, 'end');
  answer(match, 0, 'shoot 0');
  expect(offered(match)).toContain('bombard > ship 1');
});

test('it jams on a 1 as artillery too, and on nothing else [PI-KW.bombardier.9]', () => {
  const match = volley([1, 2], [MORTAR, PREY]);
  answer(match, 0, 'mast 0 > ship 1'); // a mast's cannon never jams
  expect(shipIn(match, 0).jammed).toBe(false);
  answer(match, 0, 'bombard > ship 1');
  expect(shipIn(match, 0).jammed).toBe(false);
  const one = volley([1], [MORTAR, PREY]);
  answer(one, 0, 'bombard > ship 1');
  expect(shipIn(one, 0).jammed).toBe(true);
});

test('a jammed cannon does not fire again, even for a Cannoneer [PI-KW.bombardier.9]', () => {
  const match = volley([1, 2], [mortar('artillery', { crew: ['france-cannoneer'] }), PREY]);
  answer(match, 0, 'bombard > ship 1');
  expect(offered(match).filter((key) => key.startsWith('again'))).toEqual([]);
  answer(match, 0, 'mast 0 > ship 1');
  expect(offered(match)).toContain('again 0 > ship 1');
});

test('it is cleared where the ship may repair: at home, at an own fort or with a Shipwright, not at sea [PI-KW.bombardier.10]', () => {
  expect(offered(jammed())).toContain('repair 0');
  expect(offered(jammed({}, { home: 1 }))).not.toContain('repair 0');
  const match = jammed({ crew: ['france-shipwright'] }, { home: 1 });
  answer(match, 0, 'repair 0');
  expect(told(match, 'clearedGun')).toHaveLength(1);
});
