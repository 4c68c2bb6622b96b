import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { countedRound, scenes } from './round-end.tsx';

const controls = { say: 'controls', faction: 'union', region: 'region:R01', wealth: 2 };
const glory = { say: 'gainedGlory', faction: 'union', glory: 2, source: 'regions' };
const begins = (round: number) => ({ say: 'roundBegins', round, faction: 'union' });
const viewOf = (seats: 2 | 3) => position({ seats, squadron: { at: [0, 0] } }).view(0);

test('a round is counted once: where regions score, or where the next begins and none did', () => {
  const [two, three] = [viewOf(2), viewOf(3)];
  expect(countedRound(three, [controls, glory, begins(4)])).toBe(3);
  expect(countedRound(three, [begins(4)])).toBe(3);
  expect(countedRound(two, [controls, glory])).toBe(two.round);
  expect(countedRound(two, [begins(4)])).toBeUndefined();
  expect(countedRound(three, [begins(1)])).toBeUndefined();
  expect(countedRound(three, [{ say: 'turnBegins', faction: 'union' }])).toBeUndefined();
});

test('its card says who gained what', () => {
  const matter = { view: viewOf(3), viewer: 0, offered: new Set<string>(), asked: undefined };
  const [card] = scenes({ ...matter, events: [controls, glory, begins(4)] }, 'en');
  expect(card).toMatchObject({ title: 'Round 3 is over: Union +2', on: 'Begin round 4', place: 'mat' });
});
