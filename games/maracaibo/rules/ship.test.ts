import { expect, test } from 'vitest';
import type { Captain } from '../position.ts';
import { answer, asked, type Game, offered, points, stopAt, you } from './acting.ts';

/** An effect removes a disc: 1 combat point and a disc at Puerto Plata. */
const removing = (captain: Captain = {}): Game =>
  answer(stopAt('4', captain, { tiles: { 4: 'CT1a' } }), 'city');

test('the owner chooses the disc, or declines [MB-SHIP.1]', () => {
  expect(offered(removing())).toEqual(['s1', 's2', 's3', 's4', 's5', 's7', 's8', 'none']);
});

test('an area works when both discs are gone [MB-SHIP.2]', () => {
  expect(you(answer(removing(), 's4')).doubloons).toBe(0);
  expect(you(answer(removing({ discs: { s4: 1 } }), 's4')).doubloons).toBe(5);
});

test('the disc leaves the game [MB-SHIP.3]', () => {
  const match = answer(removing(), 's4');
  expect([match.state.discsOut, match.state.markets[4]]).toEqual([1, 0]);
});

test('without a disc to take the effect is lost [MB-SHIP.4]', () => {
  const match = removing({
    upgraded: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 's12'],
  });
  expect(asked(match)).toBe('1: sail');
});

test('S3 3 points, S4 5 doubloons, S5 3, S6 6, S12 10 points [MB-SHIP.7] [MB-SHIP.8] [MB-SHIP.9] [MB-SHIP.10] [MB-SHIP.16]', () => {
  expect(points(answer(removing({ discs: { s3: 1 } }), 's3'))).toBe(3);
  expect(you(answer(removing({ discs: { s4: 1 } }), 's4')).doubloons).toBe(5);
  expect(points(answer(removing({ discs: { s5: 1 } }), 's5'))).toBe(3);
  expect(points(answer(removing({ upgraded: ['s5'], discs: { s6: 1 } }), 's6'))).toBe(6);
  const six: Captain = { upgraded: ['s1', 's2', 's3', 's4', 's5', 's7'], discs: { s12: 1 } };
  expect(points(answer(removing(six), 's12'))).toBe(10);
});

test('prerequisites hold for every single disc [MB-SHIP.17] [EX-38]', () => {
  const may = (upgraded: Captain['upgraded']): string =>
    offered(removing({ upgraded: upgraded ?? [] })).join();
  expect(may(['s1', 's2', 's3'])).not.toContain('s10');
  expect(may(['s1', 's2', 's3', 's4'])).toContain('s10,s11');
  expect(may(['s1', 's2', 's3', 's4', 's7'])).not.toContain('s12');
  expect(may(['s1', 's2', 's3', 's4', 's7', 's8'])).toContain('s12');
  expect([may([]).includes('s9'), may(['s8']).includes('s9')]).toEqual([false, true]);
  expect([may([]).includes('s6'), may(['s5']).includes('s6')]).toEqual([false, true]);
});

test('S11: 3 steps, 4 doubloons and 4 points, or the next rank [MB-SHIP.15]', () => {
  const expedition = (...keys: string[]): Game =>
    answer(removing({ upgraded: ['s1', 's2', 's3', 's4'], discs: { s11: 1 } }), 's11', ...keys);
  expect(offered(expedition())).toEqual(['explore', 'riches', 'rank', 'none']);
  expect(offered(expedition('explore'))).toEqual(['2', '3', '4', 'stay']);
  const riches = expedition('riches');
  expect([you(riches).doubloons, points(riches)]).toEqual([4, 4]);
  expect(you(expedition('rank', 'spain')).influence.spain).toBe(2);
});

test('an action gained in the middle of another is finished first [MB-FREE.1]', () => {
  const match = stopAt(
    '12',
    { explorer: '23', hand: ['A2'], upgraded: ['s1', 's2', 's3', 's4'], discs: { s11: 1 } },
    { token: 'A1' },
  );
  answer(match, 'deliver A2', 's11', 'explore', '24', 's10');
  expect(asked(match)).toBe('0: explore');
  expect(you(match).explorer).toBe(24);
});
