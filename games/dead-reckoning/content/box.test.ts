import { expect, test } from 'vitest';
import { ACHIEVEMENT_IDS, ACHIEVEMENTS, TOKEN_IDS, TOKENS } from './achievements.ts';
import { AREA_IDS, AREAS, LANDING } from './battle-board.ts';
import { CENSUS } from './census.ts';
import { ISLAND_IDS, ISLANDS, SEAS } from './ocean.ts';
import { RIVAL_CARDS } from './rival.ts';
import { SAILORS } from './sailors.ts';
import { UPGRADE_IDS, UPGRADES } from './upgrades.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('the box holds what the rulebook counts', () => {
  expect(Object.fromEntries(CENSUS.map(({ what, count }) => [what, count]))).toMatchObject({
    'island boards': 12,
    'open-sea boards': 4,
    'cards of row 1': 25,
    'cards of row 2': 25,
    'cards of row 3': 23,
    'cards of row 4': 25,
    'ship upgrade tiles': 32,
    forts: 8,
    garrisons: 8,
    outposts: 6,
    'achievement bonus tokens': 8,
    'solo cards': 18,
    cubes: 120,
    'sailor cards': 48,
  });
  expect(SAILORS).toEqual({
    captain: 1,
    crewmate: 3,
    firstMate: 1,
    bosun: 1,
    gunner: 2,
    deckhand: 2,
    buccaneer: 1,
    purser: 1,
  });
});

test('the achievements are worth their coins [DR-ACH.1] [DR-ACH.23]', () => {
  expect(ACHIEVEMENTS).toEqual({
    legendary: 5,
    expertSailors: 5,
    terror: 5,
    builder: 5,
    capitalist: 4,
    colonizer: 5,
    eliteShip: 5,
    explorer: 4,
    masterMerchant: 6,
  });
});

test('islands: 59 slots, larger ones worth more, some for coins, some for the hand', () => {
  const islands = ISLAND_IDS.map((id) => ISLANDS[id]);
  expect(sum(islands.map(({ slots }) => slots))).toBe(59);
  expect(islands.filter(({ places }) => places.length === 2)).toHaveLength(3);
  expect(islands.filter(({ hand }) => hand)).toHaveLength(3);
  expect(islands.filter(({ coin }) => coin > 0).length).toBeGreaterThanOrEqual(3);
  expect(islands.filter(({ coin, cargo }) => coin > 0 && cargo > 0).length).toBeGreaterThanOrEqual(2);
  expect(ISLANDS.seahoundIsle).toMatchObject({ slots: 4, places: [6, 5, 4] });
  expect(new Set(islands.map((island) => JSON.stringify(island))).size).toBe(12);
});

test('open seas have two to four arrows, those for every table three or more', () => {
  for (const { arrows, upTo } of Object.values(SEAS)) {
    expect(arrows.length).toBeGreaterThanOrEqual(upTo === 4 ? 3 : 2);
    expect(new Set(arrows).size).toBe(arrows.length);
  }
});

test('no upgrade is better than another of its tier in everything', () => {
  const same = UPGRADE_IDS.map((id) => `${UPGRADES[id].tier} ${JSON.stringify(UPGRADES[id].ability)}`);
  expect(new Set(same).size).toBe(16);
  expect(UPGRADE_IDS.filter((id) => UPGRADES[id].tier === 'basic')).toHaveLength(8);
});

test('each achievement is on two or three tokens, three on each', () => {
  for (const id of ACHIEVEMENT_IDS) {
    const on = TOKEN_IDS.filter((token) => TOKENS[token].includes(id)).length;
    expect([2, 3], id).toContain(on);
  }
  expect(TOKEN_IDS.every((token) => new Set(TOKENS[token]).size === 3)).toBe(true);
});

test('the rival has two cards of each bent in each tier, within the limits of the tier [DR-SOLO.2] [DR-SOLO.18]', () => {
  const limits = {
    1: { sails: [2, 3], influence: [1, 2], cubes: [2, 3], income: [1, 2] },
    2: { sails: [3, 4], influence: [2, 3], cubes: [3, 5], income: [2, 3] },
    3: { sails: [4, 5], influence: [3, 4], cubes: [5, 7], income: [3, 4] },
  } as const;
  for (const tier of [1, 2, 3] as const) {
    const cards = RIVAL_CARDS.filter((card) => card.tier === tier);
    expect(cards.map(({ bent }) => bent)).toEqual([
      'raider',
      'raider',
      'settler',
      'settler',
      'trader',
      'trader',
    ]);
    for (const field of ['sails', 'influence', 'cubes', 'income'] as const) {
      const [least, most] = limits[tier][field];
      expect(
        cards.every((card) => card[field] >= least && card[field] <= most),
        field,
      ).toBe(true);
    }
  }
});

test('a cube lands in one of the twelve areas, and the odds are whole [DR-BOARD.1] [DR-BOARD.23] [DR-BOARD.24]', () => {
  expect(sum(AREA_IDS.map((area) => LANDING[area]))).toBe(100);
  const kinds = AREA_IDS.map((area) => AREAS[area].kind);
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect(['blast', 'damage', 'plunder', 'strength'].map(count)).toEqual([1, 2, 5, 4]);
  expect(AREAS.S2.strength).toBe(2);
  expect(AREAS.P3).toMatchObject({ cargo: 1, coin: 1 });
  expect(AREAS.P4).toMatchObject({ cargo: 0, coin: 0, goods: 2 });
});
