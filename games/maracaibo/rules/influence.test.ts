import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { answer, fightFor, points, stopAt, tableOf, you } from './acting.ts';
import { emptyOf, gainInfluence, rankOf, toNextRank } from './influence.ts';

test('influence goes one step a point and is never lost [MB-INF.1]', () => {
  const match = position({});
  gainInfluence(tableOf(match), you(match), 'spain', 3);
  expect(you(match).influence.spain).toBe(3);
});

test('on the last space each further point scores 2 [MB-INF.2] [EX-36]', () => {
  const match = position({ you: { influence: { france: 16, spain: 15 } } });
  gainInfluence(tableOf(match), you(match), 'france', 2);
  gainInfluence(tableOf(match), you(match), 'spain', 2);
  expect([you(match).influence.france, you(match).influence.spain, points(match)]).toEqual([16, 16, 6]);
});

test('the rank is that of the last band reached or passed [MB-INF.3]', () => {
  const at = (spain: number): number => rankOf({ france: 0, spain, england: 0 }, 'spain');
  expect([0, 1, 2, 3, 4, 9, 10, 16].map(at)).toEqual([0, 0, 1, 1, 2, 3, 4, 6]);
});

test('influence of choice goes to any nation, or is declined [MB-INF.4] [MB-GEN.8]', () => {
  const match = answer(stopAt('4', {}, { tiles: { 4: 'CT4a' } }), 'city', 'england');
  expect(you(match).influence).toEqual({ france: 0, spain: 0, england: 1 });
  const declined = answer(stopAt('4', {}, { tiles: { 4: 'CT4a' } }), 'city', 'none');
  expect(you(declined).influence).toEqual({ france: 0, spain: 0, england: 0 });
});

test('to the next rank: the next band, nothing on the last [MB-INF.5]', () => {
  const match = position({ you: { influence: { france: 4, spain: 16 } } });
  toNextRank(tableOf(match), you(match), 'france');
  toNextRank(tableOf(match), you(match), 'spain');
  expect([you(match).influence.france, you(match).influence.spain, points(match)]).toEqual([7, 16, 0]);
});

test('markers share a space [MB-INF.6]', () => {
  const match = position({ others: [{ influence: { france: 1 } }] });
  gainInfluence(tableOf(match), you(match), 'france', 1);
  expect(match.state.players.map(({ influence }) => influence.france)).toEqual([1, 1]);
});

test('cubes come from the left of the reserve, and its empty spaces follow [MB-CUBE.1] [MB-CUBE.2]', () => {
  const empty = (taken: number): number =>
    emptyOf(position({ reserve: { france: 13 - taken } }).state, 'france');
  expect([0, 1, 2, 3, 5, 7, 9, 11, 13].map(empty)).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7]);
  const match = answer(fightFor('spain', 'A1'), 'annex 2');
  expect([match.state.reserve.spain, emptyOf(match.state, 'spain')]).toEqual([11, 1]);
});
