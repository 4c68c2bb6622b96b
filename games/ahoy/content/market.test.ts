import { expect, test } from 'vitest';
import { CREW, MARKET } from './market.ts';
import { SUITS } from './tiles.ts';

test('the Market deck holds thirty cards, five a colour, every crew once but the two Persuasive ones twice [AH-MKT.1]', () => {
  expect(MARKET.map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`),
  );
  for (const suit of SUITS) expect(MARKET.filter((card) => card.suit === suit)).toHaveLength(5);
  const twice = Object.keys(CREW).filter((crew) => MARKET.filter((card) => card.crew === crew).length === 2);
  expect(twice).toEqual(['persuasiveComrade', 'persuasiveOfficer']);
  expect(new Set(MARKET.map(({ crew }) => crew)).size).toBe(28);
});

test('no card delivers to its own colour [AH-MKT.2]', () => {
  expect(MARKET.filter(({ suit, delivers }) => suit === delivers)).toEqual([]);
});

test('every colour is delivered to by five cards, four of its partner and one of another colour [AH-MKT.3]', () => {
  const partner = {
    fish: 'sword',
    sword: 'fish',
    shell: 'lantern',
    lantern: 'shell',
    palm: 'skull',
    skull: 'palm',
  };
  for (const suit of SUITS) {
    const from = MARKET.filter(({ delivers }) => delivers === suit).map((card) => card.suit);
    expect(from.filter((other) => other === partner[suit])).toHaveLength(4);
    expect(from).toHaveLength(5);
    expect(new Set(from).size).toBe(2);
  }
});
