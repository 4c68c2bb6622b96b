import { expect, test } from 'vitest';
import type { Captain, Position } from '../position.ts';
import { answer, asked, type Game, offered, player, points, stopAt, until, you } from './acting.ts';

/** You take the action of a city tile at Puerto Plata. */
const atTile = (tile: string, captain: Captain = {}, given: Position = {}): Game => {
  const match = stopAt('4', captain, { ...given, tiles: { 4: tile } });
  return answer(match, 'city');
};

test('first deliver, then the action; each may be left out [MB-CITY.1] [MB-CITY.2] [MB-CITY.3] [MB-CITY.7]', () => {
  const match = stopAt('10', { hand: ['A10'], discs: { s4: 1 } });
  expect(offered(match)).toEqual(['city', 'deliver A10', 'plan A10', 'end']);
  answer(match, 'deliver A10', 's4');
  expect([you(match).doubloons, you(match).cp, match.state.markets[10]]).toEqual([5, 3, 1]);
  expect(match.state.discard).toContain('A10');
  const without = stopAt('10', { hand: ['A10'] });
  answer(without, 'city');
  expect([you(without).cp, without.state.markets[10]]).toEqual([3, 0]);
});

test('at most one good is delivered [MB-CITY.4]', () => {
  const match = stopAt('9', { hand: ['A2', 'A5'] });
  answer(match, 'deliver A2', 's1');
  expect(asked(match)).toBe('0: explore');
});

test('no delivery into a full market, without the good, or without a disc [MB-CITY.5] [EX-55]', () => {
  const full = stopAt('9', { hand: ['A2'] }, { markets: { 9: 2 } });
  expect(offered(full).some((key) => key.startsWith('deliver'))).toBe(false);
  answer(full, 'city');
  expect(asked(full)).toBe('0: explore');
  const other = stopAt('9', { hand: ['A10'] });
  expect(offered(other).some((key) => key.startsWith('deliver'))).toBe(false);
  answer(other, 'city');
  expect(asked(other)).toBe('0: explore');
  const done = stopAt('9', {
    hand: ['A2'],
    upgraded: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 's12'],
  });
  expect(offered(done).some((key) => key.startsWith('deliver'))).toBe(false);
  answer(done, 'city');
  expect(asked(done)).toBe('0: explore');
});

test('permanent objects are no goods and bought cards are not delivered [MB-CITY.6] [MB-CARD.1] [MB-CARD.3]', () => {
  const match = stopAt('9', { bought: ['A2', 'A21'] });
  expect(offered(match)).toEqual(['city', 'end']);
});

test('a spy or a quest as main action gives up the city and its market [MB-CITY.8]', () => {
  const match = stopAt('11', { abroad: [[11, 'A49']], hand: ['A10'] });
  answer(match, 'spy A49');
  expect(match.state.markets[11]).toBe(0);
});

test('delivered discs stay until the interim scoring [MB-CITY.9] [MB-INT.7]', () => {
  const match = stopAt('21a', {}, { markets: { 9: 2 }, legacy: ['L12'] });
  const before = match.state.legacy[0]?.discs;
  until(answer(match, 'home'), 'sail');
  expect(match.state.markets[9]).toBe(0);
  expect(match.state.legacy[0]?.discs).toBe(before);
});

test('Santiago and Caracas give a Combat, Bridgetown 2 and Maracaibo 3 steps [MB-CITY.10] [MB-CITY.11] [MB-SYM.107] [MB-SYM.108]', () => {
  for (const place of ['2', '11']) expect(asked(answer(stopAt(place), 'city'))).toBe('0: pile');
  expect(offered(answer(stopAt('9'), 'city'))).toEqual(['2', '3', 'stay']);
  expect(offered(answer(stopAt('12'), 'city'))).toEqual(['2', '3', '4', 'stay']);
});

test('1 influence, then a village action [MB-CITY.12] [MB-SYM.109] [MB-CITY.21]', () => {
  const match = atTile('CT2a', { upgraded: ['s1'] });
  answer(match, 'france', 'doubloon');
  expect([you(match).influence.france, you(match).doubloons]).toEqual([1, 1]);
  expect(asked(match)).toBe('1: sail');
});

test('1 combat point, then a disc [MB-CITY.13] [MB-SYM.110]', () => {
  const match = atTile('CT1a');
  answer(match, 's2');
  expect([you(match).cp, you(match).discs[1], match.state.discsOut]).toEqual([1, 1, 1]);
});

test('3 combat points, never above 8 [MB-CITY.14] [MB-SYM.111] [MB-COMBAT.21] [EX-35]', () => {
  const match = answer(stopAt('10', { cp: 7 }), 'city');
  expect(you(match).cp).toBe(8);
});

test('2 doubloons, then a village action [MB-CITY.15] [MB-SYM.112]', () => {
  const match = answer(atTile('CT3a'), 'doubloon');
  expect(you(match).doubloons).toBe(3);
});

test('1 combat point and 1 influence [MB-CITY.16] [MB-SYM.113]', () => {
  const match = answer(atTile('CT4a'), 'england');
  expect([you(match).cp, you(match).influence.england]).toEqual([1, 1]);
});

test('a village action for each compass [MB-CITY.17] [MB-SYM.114] [MB-GEN.12] [MB-SYM.7]', () => {
  const match = answer(atTile('CT5', { bought: ['A28', 'A2'] }), 'doubloon', 'doubloon', 'doubloon');
  expect(you(match).doubloons).toBe(3);
  expect(asked(match)).toBe('1: sail');
});

test('1 point for each combat token, and the hand for 4 doubloons [MB-CITY.18] [MB-SYM.115]', () => {
  const match = answer(atTile('CT7', { tokens: 3, hand: ['A2'] }), 'yes');
  expect([points(match), you(match).doubloons]).toEqual([3, 4]);
  expect(match.state.discard).toContain('A2');
  const empty = atTile('CT7', { tokens: 2 });
  expect([points(empty), you(empty).doubloons, asked(empty)]).toEqual([2, 0, '1: sail']);
});

test('4 doubloons, or 2 points for each own spy on the map [MB-CITY.19] [MB-SYM.116] [MB-GEN.13]', () => {
  const captain = {
    abroad: [
      [6, 'B65'],
      [13, 'B67'],
    ] as const,
    spies: 2,
  };
  expect(you(answer(atTile('CT8', captain), 'doubloons')).doubloons).toBe(4);
  expect(points(answer(atTile('CT8', captain), 'points'))).toBe(4);
});

test('2 combat points for 1 influence and 6 doubloons, if wanted [MB-CITY.20] [MB-SYM.117] [MB-COMBAT.19]', () => {
  const match = answer(atTile('CT6', { cp: 2 }), 'yes', 'spain');
  expect([you(match).cp, you(match).influence.spain, you(match).doubloons]).toEqual([0, 1, 6]);
  expect(you(answer(atTile('CT6', { cp: 2 }), 'no')).cp).toBe(2);
  expect(asked(atTile('CT6', { cp: 1, spies: 3 }))).toBe('1: sail');
});

test('space 20: a Combat or 2 steps [MB-HOME.3] [MB-SYM.118]', () => {
  const match = answer(stopAt('20'), 'home');
  expect(offered(match)).toEqual(['combat', 'explore']);
  expect(asked(answer(match, 'combat'))).toBe('0: pile');
  expect(offered(answer(stopAt('20'), 'home', 'explore'))).toEqual(['2', '3', 'stay']);
});

test('21a gives 3 points and the interim scoring, 21b 3 points, 22 gives 5 and the end [MB-HOME.4] [MB-HOME.5] [MB-HOME.6] [MB-SYM.119] [MB-SYM.120] [MB-SYM.121]', () => {
  const early = answer(stopAt('21a'), 'home');
  expect([points(early), asked(early)]).toEqual([3, '0: scoring']);
  const late = answer(stopAt('21b', {}, { round: 4 }), 'home');
  expect([points(late), asked(late)]).toEqual([3, '1: sail']);
  const last = answer(stopAt('22', { at: '21b' }, { round: 4 }), 'home');
  expect([points(last), asked(last), last.state.stage]).toEqual([5, '0: scoring', 'final']);
});

test('L1 makes Puerto Cabezas a city with a quest, filled again at once [MB-SYM.122] [MB-STORY.32] [MB-STORY.33]', () => {
  const match = stopAt('17', { cp: 1, doubloons: 0 }, { legacy: ['L1'], topQuest: 'Q01' });
  expect(offered(match)).toEqual(['city', 'end']);
  expect(match.state.legacy[0]?.quest).toBe('Q01');
  answer(match, 'city', 'yes');
  expect([you(match).doubloons, points(match), you(match).quests]).toEqual([3, 1, ['Q01']]);
  expect(match.state.legacy[0]?.quest).toMatch(/^Q/);
});

test('Valle Alto: two village actions, then a spy for 5 points [MB-SYM.123] [MB-STORY.40]', () => {
  const match = stopAt('11L', { at: '11', explorer: '4', spies: 1, hand: ['A2'] }, { legacy: ['L4'] });
  answer(match, 'deliver A2', 's1', 'doubloon', 'doubloon', 'yes');
  expect([you(match).doubloons, points(match), you(match).spies]).toEqual([2, 5, 0]);
  expect(match.state.markets[24]).toBe(1);
});

test('Granada: 3 combat points and a Combat [MB-SYM.124] [MB-STORY.44]', () => {
  const match = stopAt('16L', { at: '16', explorer: '11' }, { legacy: ['L7'] });
  answer(match, 'city');
  expect([you(match).cp, asked(match)]).toEqual([3, '0: pile']);
});

test('cards go face up to one discard pile [MB-CARD.5] [MB-CARD.2]', () => {
  const match = stopAt('9', { hand: ['A2'] });
  answer(match, 'deliver A2', 's1');
  expect(match.view('spectator').discard).toEqual(['A2']);
  expect(player(match, 0).hand).toEqual([]);
});
