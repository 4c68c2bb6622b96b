import { expect, test } from 'vitest';
import { answer, asked, fightFor, type Game, offered, points, stopAt, you } from './acting.ts';
import { cubesOnBoard } from './table.ts';

const fight = (match: Game) => match.state.combats.at(-1);
const cv = (match: Game): number | undefined => fight(match)?.cv;

test('a token of a pile is revealed, then a nation chosen that it is fought for [MB-COMBAT.1] [MB-COMBAT.2] [MB-COMBAT.4]', () => {
  const match = answer(stopAt('11', { doubloons: 2 }, { token: 'A1' }), 'city');
  expect(offered(match)).toEqual(['1', 'none']);
  answer(match, '1');
  expect(fight(match)?.token).toBe('A1');
  expect(offered(match)).toEqual(['france', 'spain', 'england']);
  answer(match, 'spain');
  expect([fight(match)?.nation, cv(match)]).toEqual(['spain', 4]);
});

test('the value printed for the nation counts, its cost is paid [MB-COMBAT.3] [MB-COMBAT.5] [MB-COMBAT.11] [MB-SYM.136]', () => {
  const match = fightFor('france', 'A1', { doubloons: 5 });
  expect([cv(match), you(match).doubloons]).toEqual([6, 3]);
});

test('bonuses of the nation: doubloons, influence, points, a spy [MB-COMBAT.6] [MB-COMBAT.7] [MB-COMBAT.8] [MB-COMBAT.9] [MB-SYM.137] [MB-SYM.138] [MB-SYM.139] [MB-SYM.140]', () => {
  expect(you(fightFor('spain', 'C1', { doubloons: 0 })).doubloons).toBe(1);
  expect(you(fightFor('england', 'A1')).influence.england).toBe(1);
  expect(points(fightFor('england', 'C1'))).toBe(2);
  const spy = fightFor('england', 'B1', { spies: 0 });
  expect(you(spy).spies).toBe(1);
  expect(offered(spy)).toContain('spy');
});

test('a nation that cannot be paid cannot be chosen [MB-COMBAT.10]', () => {
  const match = answer(stopAt('11', { doubloons: 1 }, { token: 'A1' }), 'city', '1');
  expect(offered(match)).toEqual(['spain', 'england']);
});

test('most cubes alone: 2 less; fewest alone: 3 more; on a tie neither [MB-COMBAT.12] [MB-COMBAT.13] [MB-COMBAT.14] [MB-SYM.141] [MB-SYM.142] [EX-32]', () => {
  const three = { seats: 3 } as const;
  const cubes = {
    1: 'france',
    3: 'france',
    15: 'france',
    16: 'spain',
    18: 'spain',
    19: 'spain',
    6: 'england',
  } as const;
  expect(cv(fightFor('france', 'Z1', {}, { ...three, cubes }))).toBe(5);
  expect(cv(fightFor('england', 'Z1', {}, { ...three, cubes }))).toBe(8);
  expect(cv(fightFor('england', 'B1', {}, { ...three, cubes }))).toBe(6);
  expect(cv(fightFor('france', 'Z1', {}, { ...three, cubes: { 1: 'france' } }))).toBe(3);
  expect(cv(fightFor('england', 'C1', {}, { ...three, cubes }))).toBe(3);
});

test('the value is never below 0 [MB-COMBAT.15]', () => {
  const match = fightFor('france', 'G2', {}, { seats: 3, cubes: { 1: 'france' } });
  expect(cv(match)).toBeGreaterThanOrEqual(0);
});

test('with both piles empty the value is 3 for any nation and no token is gained [MB-COMBAT.16] [EX-33]', () => {
  const match = fightFor('spain', 'none');
  expect(cv(match)).toBe(3);
  answer(match, 'influence 1');
  expect([cv(match), you(match).influence.spain]).toEqual([1, 1]);
  answer(match, 'end');
  expect(you(match).tokens).toEqual([]);
});

test('combat points and spies may be spent at any moment, 1 each, and do not come back [MB-COMBAT.17] [MB-COMBAT.18] [MB-COMBAT.20] [MB-COMBAT.34]', () => {
  const match = fightFor('spain', 'A1', { cp: 2, spies: 1 });
  answer(match, 'cp', 'influence 1', 'spy', 'cp');
  expect([cv(match), you(match).cp, you(match).spies, you(match).general]).toEqual([5, 0, 0, 5]);
  answer(match, 'end');
  expect([you(match).cp, you(match).spies]).toEqual([0, 0]);
});

test('any number of different actions while the value lasts [MB-COMBAT.22] [EX-62]', () => {
  const match = fightFor('spain', 'A1', { cp: 3, doubloons: 0, bought: ['B48'] });
  expect(you(match).cp).toBe(5);
  answer(match, 'influence 1', 'cp', 'cp', 'annex 11', 'end');
  expect([you(match).influence.spain, you(match).cp, you(match).doubloons, you(match).tokens.length]).toEqual(
    [2, 3, 4, 1],
  );
  expect(match.state.cubes[11]).toBe('spain');
});

test('each source works once a turn [MB-COMBAT.23] [MB-COMBAT.25] [MB-SYM.26] [EX-34]', () => {
  const match = fightFor('france', 'E1', { cp: 8 });
  answer(match, 'influence 1', 'cp', 'cp', 'cp');
  expect(offered(match).some((key) => key.startsWith('influence'))).toBe(false);
  const two = fightFor('france', 'E1');
  answer(two, 'influence 2');
  expect([cv(two), you(two).influence.france]).toEqual([3, 2]);
});

test('actions serve the fighting nation only [MB-COMBAT.24]', () => {
  const match = answer(fightFor('spain', 'A1'), 'influence 1');
  expect(you(match).influence).toEqual({ france: 0, spain: 1, england: 0 });
});

test('an empty flag is annexed for 4: cube, influence, bonus [MB-COMBAT.26] [MB-COMBAT.27] [MB-COMBAT.30] [MB-COMBAT.31] [MB-SYM.27] [EX-53]', () => {
  const match = fightFor('spain', 'A1', { doubloons: 0 });
  answer(match, 'annex 2');
  expect([cv(match), match.state.cubes[2], you(match).influence.spain, you(match).doubloons]).toEqual([
    0,
    'spain',
    1,
    3,
  ]);
  expect(offered(answer(match, 'end')).some((key) => key.startsWith('annex'))).toBe(false);
  const weak = fightFor('england', 'C1', { cp: 4 });
  expect(offered(weak).some((key) => key.startsWith('annex'))).toBe(false);
  expect(offered(answer(weak, 'cp'))).toContain('annex 2');
});

test('a flag of another nation is captured for 6, and its cube leaves the game [MB-COMBAT.28] [MB-CUBE.4] [EX-1]', () => {
  const match = fightFor('france', 'A1', { doubloons: 5, cp: 1, spies: 1 }, { cubes: { 2: 'spain' } });
  answer(match, 'influence 1');
  expect(cv(match)).toBe(4);
  answer(match, 'cp', 'spy', 'capture 2');
  expect([cv(match), match.state.cubes[2], match.state.cubesOut.spain]).toEqual([0, 'france', 1]);
  expect([you(match).influence.france, you(match).doubloons, you(match).cp, you(match).spies]).toEqual([
    2, 6, 0, 0,
  ]);
  answer(match, 'end');
  expect(you(match).tokens).toEqual(['A1']);
});

test('a city of the own nation cannot be chosen [MB-COMBAT.29] [MB-CUBE.5] [MB-CUBE.3]', () => {
  const match = fightFor('spain', 'A1', { cp: 8 }, { cubes: { 2: 'spain' } });
  expect(offered(match)).not.toContain('annex 2');
  answer(match, 'cp', 'cp', 'cp');
  expect(offered(match)).not.toContain('capture 2');
});

test('a nation without cubes in reserve cannot place one [MB-COMBAT.32] [MB-CUBE.7]', () => {
  const match = fightFor('spain', 'A1', { upgraded: ['s7'] }, { reserve: { spain: 0 } });
  expect(offered(match).some((key) => key.startsWith('annex') || key.startsWith('raid'))).toBe(false);
});

test('S7, cards, L6 and L9 add combat actions [MB-COMBAT.33] [MB-SYM.24] [MB-SYM.25] [MB-SHIP.11]', () => {
  const match = fightFor('france', 'E1', {
    bought: ['A39', 'A40'],
    combos: ['sabre'],
    upgraded: ['s7'],
    doubloons: 4,
  });
  answer(match, 'glory A39', 'plunder A40');
  expect([cv(match), you(match).influence.france, points(match), you(match).doubloons]).toEqual([5, 1, 4, 3]);
  expect(offered(match)).not.toContain('glory A39');
  const plain = fightFor('spain', 'A1', { bought: ['A40'], doubloons: 0 });
  answer(plain, 'plunder A40');
  expect([points(plain), you(plain).doubloons]).toEqual([0, 3]);
});

test('the token is kept, also without any action [MB-COMBAT.35] [MB-COMBAT.36]', () => {
  const match = answer(fightFor('spain', 'A1'), 'end');
  expect(you(match).tokens).toEqual(['A1']);
  expect(match.state.combats).toEqual([]);
});

test('Valle Alto and Granada only for those who meet the gate [MB-COMBAT.37]', () => {
  const keys = (explorer: string) => offered(fightFor('spain', 'A1', { explorer }, { legacy: ['L4', 'L7'] }));
  expect(keys('3').filter((key) => key.endsWith('L'))).toEqual([]);
  expect(keys('4').filter((key) => key.endsWith('L'))).toEqual(['annex 11L']);
  expect(keys('11').filter((key) => key.endsWith('L'))).toEqual(['annex 11L', 'annex 16L']);
});

test('Cartagena under L3, villages, Havana and homeward spaces have no flag [MB-COMBAT.38] [MB-COMBAT.39]', () => {
  const annexes = (match: Game) =>
    offered(match)
      .filter((key) => key.startsWith('annex'))
      .join();
  expect(annexes(fightFor('spain', 'A1'))).toBe(
    'annex 2,annex 4,annex 5,annex 9,annex 10,annex 11,annex 12,annex 13,annex 14',
  );
  expect(annexes(fightFor('spain', 'A1', {}, { legacy: ['L3'] }))).not.toContain('14');
});

test('a revealed token binds: a nation must be chosen [MB-COMBAT.40]', () => {
  const match = answer(stopAt('11', {}, { token: 'A1' }), 'city', '1');
  expect(offered(match)).not.toContain('none');
  expect(match.canUndo(0)).toBe(false);
});

test('order: 1 combat point, the token, the nation, its cost or bonus, 2 combat points, the value [MB-COMBAT.41] [MB-SYM.6] [MB-SYM.12]', () => {
  const match = answer(
    stopAt('11', { cp: 0, doubloons: 2, bought: ['A27', 'A34'] }, { token: 'A1' }),
    'city',
  );
  expect(you(match).cp).toBe(0);
  answer(match, '1');
  expect(you(match).cp).toBe(1);
  answer(match, 'france');
  expect([you(match).cp, you(match).doubloons, cv(match)]).toEqual([3, 0, 6]);
  const full = answer(stopAt('11', { cp: 8, bought: ['A27'] }, { token: 'A1' }), 'city', '1');
  expect(you(full).cp).toBe(8);
});

test('order of a capture: the old cube goes (3 points for its hunter), the new one comes, influence, bonus [MB-COMBAT.42] [MB-SYM.13]', () => {
  const match = fightFor('france', 'A1', { bought: ['B50'], doubloons: 2 }, { cubes: { 4: 'spain' } });
  answer(match, 'capture 4');
  expect(points(match)).toBe(3 + 2);
  expect([match.state.cubes[4], you(match).influence.france]).toEqual(['france', 1]);
});

test('a raid takes a village: 3 doubloons for each own spy, 1 for others [MB-SYM.28] [EX-42]', () => {
  const match = fightFor(
    'spain',
    'A1',
    {
      upgraded: ['s7'],
      doubloons: 0,
      abroad: [
        [16, 'B76'],
        [16, 'A44'],
      ],
    },
    { others: [{ abroad: [[16, 'C93']] }] },
  );
  answer(match, 'raid 16');
  expect([cv(match), match.state.cubes[16], you(match).influence.spain, you(match).doubloons]).toEqual([
    2,
    'spain',
    1,
    7,
  ]);
  const storm = fightFor('france', 'A1', { upgraded: ['s7'] });
  expect(offered(storm)).toContain('raid 6');
  expect(offered(storm)).not.toContain('raid 8');
  answer(storm, 'raid 6');
  expect([cv(storm), storm.state.cubesOut.spain]).toEqual([1, 1]);
});

test('the escort of L6: 10 or 11 for a cube, 3 influence and 8 doubloons [MB-SYM.29] [MB-STORY.42] [MB-CUBE.6] [EX-43]', () => {
  const match = fightFor('france', 'E1', { cp: 2, doubloons: 4 }, { legacy: ['L6'] });
  expect(offered(match)).not.toContain('escort 10');
  answer(match, 'cp', 'cp', 'escort 10');
  expect([cv(match), you(match).influence.france, you(match).doubloons]).toEqual([0, 3, 8]);
  expect(match.state.legacy[0]?.cubes).toEqual(['france', '']);
  expect(cubesOnBoard(match.state, 'france')).toBe(2);
});

test('the mine of L9: 8 for a cube and 12 doubloons, for explorers from space 5 on, once [MB-SYM.30] [MB-STORY.45] [MB-STORY.54] [MB-GEN.11]', () => {
  expect(offered(fightFor('france', 'E1', { explorer: '4' }, { legacy: ['L9'] }))).not.toContain('mine');
  const match = fightFor('france', 'E1', { explorer: '5', doubloons: 4 }, { legacy: ['L9'] });
  answer(match, 'mine');
  expect([you(match).doubloons, you(match).influence.france]).toEqual([12, 0]);
  expect(cubesOnBoard(match.state, 'france')).toBe(2);
  expect(offered(match)).not.toContain('mine');
});

test('a disc, influence, spy or combat points as flag bonus are free of the fighting nation', () => {
  expect(asked(answer(fightFor('spain', 'A1'), 'annex 12'))).toBe('0: disc');
  expect(offered(answer(fightFor('spain', 'A1'), 'annex 9'))).toEqual(['france', 'spain', 'england', 'none']);
  expect(you(answer(fightFor('spain', 'A1', { spies: 0 }), 'annex 5')).spies).toBe(1);
  expect(you(answer(fightFor('spain', 'A1', { cp: 0 }), 'annex 10')).cp).toBe(2);
});
