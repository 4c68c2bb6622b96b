import { expect, test } from 'vitest';
import { CARD_NAMES as ENGLISH } from '../text/cards.en.ts';
import { CARD_NAMES as FRENCH } from '../text/cards.fr.ts';
import { fairCost, fullCost } from './price.ts';
import { ARMADA, C_CARDS, cardOf, type Project, PROJECTS } from './projects.ts';
import { COMBOS, GROUPS, type Group, NATIONS, OBJECTS, SIGNS } from './symbols.ts';

const deck = (letter: string): Project[] => PROJECTS.filter((card) => card.deck === letter);
const main = (card: Project): string => card.effects[0]?.sign ?? '';
const classOf = (card: Project): Group | undefined =>
  (['income', 'permanent', 'village', 'combat', 'spy', 'now'] as const).find((group) =>
    GROUPS[group].some((sign) => sign === main(card)),
  );
const count = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length;
const withCost = (sign: string) => (card: Project) => card.costs.some((cost) => cost.sign === sign);
const shows = (cards: readonly Project[]) =>
  ['sugar', 'tobacco', 'corn', 'book', 'spyglass', 'herbs', 'map'].map((thing) =>
    count(cards, (card) => card.shows === thing),
  );

test('56 cards in A and 101 in B, each with one good or object, as often as the table says [MB-DATA.2] [MB-DATA.26]', () => {
  expect(shows(deck('A'))).toEqual([10, 10, 10, 7, 6, 6, 7]);
  expect(shows(deck('B'))).toEqual([19, 19, 19, 11, 11, 11, 11]);
  expect(shows(PROJECTS)).toEqual([29, 29, 29, 18, 17, 17, 18]);
});

test('each class has its number of cards, its prices and its printed points [MB-DATA.3]', () => {
  const limits = {
    income: [20, 26, [3, 8, 0, 2], [6, 14, 1, 5]],
    permanent: [14, 24, [2, 7, 0, 3], [4, 11, 1, 6]],
    village: [4, 8, [3, 6, 1, 2], [5, 9, 2, 5]],
    combat: [3, 5, [4, 7, 1, 2], [6, 10, 2, 5]],
    spy: [9, 25, [2, 6, 1, 2], [4, 10, 2, 5]],
    now: [6, 13, [2, 7, 0, 3], [4, 12, 2, 8]],
  } as const;
  for (const [group, [a, b, ...ranges]] of Object.entries(limits)) {
    for (const [letter, want, range] of [
      ['A', a, ranges[0]],
      ['B', b, ranges[1]],
    ] as const) {
      const cards = deck(letter).filter((card) => classOf(card) === group);
      expect([group, letter, cards.length]).toEqual([group, letter, want]);
      for (const card of cards) {
        expect([card.id, card.d >= range[0] && card.d <= range[1]]).toEqual([card.id, true]);
        expect([card.id, card.vp >= range[2] && card.vp <= range[3]]).toEqual([card.id, true]);
      }
    }
  }
});

const signs = (card: Project): string =>
  card.effects
    .map(({ sign }) => sign)
    .filter((sign) => sign.startsWith('income'))
    .join();

test('income cards follow six patterns, and conditions name each symbol as often as the table says [MB-DATA.4]', () => {
  const patterns = (letter: string): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const card of deck(letter).filter((one) => classOf(one) === 'income'))
      found[signs(card)] = (found[signs(card)] ?? 0) + 1;
    return found;
  };
  expect(patterns('A')).toEqual({
    incomeD: 9,
    incomeVp: 2,
    'incomeD,incomeIf': 4,
    'incomeVp,incomeIf,incomeIf': 1,
    incomeIf: 2,
    'incomeD,incomeVp': 2,
  });
  expect(patterns('B')).toEqual({
    incomeD: 5,
    incomeVp: 6,
    'incomeD,incomeIf': 4,
    'incomeVp,incomeIf,incomeIf': 5,
    incomeIf: 2,
    'incomeD,incomeVp': 4,
  });
  const conditions = PROJECTS.flatMap(({ effects }) => effects.filter(({ sign }) => sign === 'incomeIf'));
  expect(COMBOS.map((combo) => count(conditions, (effect) => effect.combo === combo))).toEqual([
    5, 4, 5, 5, 5,
  ]);
});

test('permanent effects are as many as the table says [MB-DATA.5]', () => {
  const cards = PROJECTS.filter((card) => classOf(card) === 'permanent');
  const of = (sign: string): Project[] => cards.filter((card) => main(card) === sign);
  expect(GROUPS.permanent.map((sign) => of(sign).length)).toEqual([8, 4, 4, 8, 3, 2, 3, 2, 3, 1]);
  for (const object of OBJECTS)
    expect(count(of('permObject'), ({ effects }) => effects[0]?.things[0] === object)).toBe(2);
  expect(of('discount').map(({ effects }) => effects[0]?.x)).toEqual([1, 1, 1, 2]);
  expect(new Set(of('nationCp').map(({ effects }) => effects[0]?.nation))).toEqual(new Set(NATIONS));
});

test('village and combat actions of cards are as many as the table says [MB-DATA.6]', () => {
  const of = (sign: string): Project[] => PROJECTS.filter((card) => main(card) === sign);
  expect(['vaMapsVp', 'vaMapsD', 'vaTwoGoods'].map((sign) => of(sign).length)).toEqual([3, 3, 3]);
  expect(of('vaBooks').map(({ effects }) => effects[0]?.x)).toEqual([3, 4, 5]);
  expect(of('caGlory').map(({ effects }) => effects[0]?.x)).toEqual([2, 2, 3, 4]);
  expect(new Set(of('caPlunder').map(({ effects }) => effects[0]?.combo))).toEqual(
    new Set(['anchor', 'sabre', 'lantern', 'quill']),
  );
});

test('each spy action is on two cards at two places, and the extra sails are not at 18 or 19 [MB-DATA.7] [MB-BOARD.6]', () => {
  const spies = PROJECTS.filter((card) => classOf(card) === 'spy');
  const place = (card: Project): number => card.costs.find(({ sign }) => sign === 'costSpyAt')?.x ?? 0;
  for (const sign of GROUPS.spy) {
    const places = spies.filter((card) => main(card) === sign).map(place);
    expect([sign, places.length, new Set(places).size]).toEqual([sign, 2, 2]);
    const sails = sign === 'spy4' || sign === 'spy14';
    expect([sign, sails && places.some((one) => one >= 18)]).toEqual([sign, false]);
  }
  const once = [1, 2, 9, 10];
  for (let n = 1; n <= 19; n++)
    expect(count(spies, (card) => place(card) === n)).toBe(once.includes(n) ? 1 : 2);
});

test('every immediate effect is the main one of a card, the influence of each nation once [MB-DATA.8]', () => {
  const cards = PROJECTS.filter((card) => classOf(card) === 'now');
  for (const sign of GROUPS.now)
    expect([sign, count(cards, (card) => main(card) === sign)]).toEqual([sign, sign === 'nowInf2' ? 3 : 1]);
  expect(
    new Set(cards.filter((card) => main(card) === 'nowInf2').map(({ effects }) => effects[0]?.nation)),
  ).toEqual(new Set(NATIONS));
});

test('combination symbols, compasses, bonuses and extra costs are spread as the table says [MB-DATA.9]', () => {
  const printed = (card: Project): string | undefined =>
    card.effects.find(({ sign }) => sign === 'nowCombo' || sign === 'nowSettle')?.combo;
  for (const [letter, each] of [
    ['A', 4],
    ['B', 8],
  ] as const)
    expect(COMBOS.map((combo) => count(deck(letter), (card) => printed(card) === combo))).toEqual(
      COMBOS.map(() => each),
    );
  const compass = (card: Project): boolean => card.effects.some(({ sign }) => sign === 'compass');
  expect([count(deck('A'), compass), count(deck('B'), compass)]).toEqual([8, 16]);
  const extra = ['nowInf2', 'nowDisc', 'nowInf1', 'nowSpies2', 'nowCp'];
  const bonus = (card: Project): boolean =>
    classOf(card) !== 'now' && card.effects.slice(1).some(({ sign }) => extra.includes(sign));
  expect(count(PROJECTS, bonus)).toBe(30);
  const costs = ['costSpy', 'costSpyOnCard', 'costHerbs3', 'reqCubes3', 'costCp', 'costSpyAt'];
  expect(costs.map((sign) => count(deck('A'), withCost(sign)))).toEqual([2, 0, 0, 0, 2, 9]);
  expect(costs.map((sign) => count(deck('B'), withCost(sign)))).toEqual([10, 4, 3, 6, 6, 25]);
  for (const nation of NATIONS)
    expect(count(PROJECTS, ({ costs: all }) => all.some((cost) => cost.nation === nation))).toBe(2);
});

test('Legionnaire and Port are as given [MB-DATA.10]', () => {
  expect(ENGLISH['A12']).toBe('Legionnaire');
  expect(cardOf('A12')).toMatchObject({ deck: 'A', shows: 'tobacco', d: 6, vp: 1 });
  expect(cardOf('A12').effects).toMatchObject([
    { sign: 'incomeD', x: 2 },
    { sign: 'incomeIf', x: 2, track: 'vp', combo: 'sabre' },
  ]);
  expect(ENGLISH['B16']).toBe('Port');
  expect(cardOf('B16')).toMatchObject({ deck: 'B', shows: 'sugar', d: 11, vp: 3 });
  expect(cardOf('B16').effects.map(({ sign, x, combo }) => [sign, x, combo])).toEqual([
    ['incomeVp', 2, ''],
    ['incomeIf', 2, 'anchor'],
    ['incomeIf', 2, 'lantern'],
  ]);
});

test('every card costs 85 to 105 percent of what it is worth less 3 [MB-DATA.11] [MB-DATA.24]', () => {
  expect(fairCost(cardOf('A12'))).toBeCloseTo(6.1);
  expect(fairCost(cardOf('B16'))).toBeCloseTo(10.5);
  for (const card of [...PROJECTS, ...C_CARDS, ...ARMADA]) {
    const share = fullCost(card) / fairCost(card);
    expect([card.id, share >= 0.849999 && share <= 1.050001]).toEqual([card.id, true]);
  }
});

test('La Armada brings nine cards of the classes and symbols listed [MB-DATA.12]', () => {
  expect(ARMADA.map((card) => classOf(card) ?? '').sort()).toEqual(
    ['combat', 'combat', 'income', 'income', 'now', 'permanent', 'permanent', 'spy', 'spy'].sort(),
  );
  expect(count(ARMADA, (card) => card.deck === 'A')).toBe(3);
  expect(shows(ARMADA)).toEqual([2, 2, 1, 1, 1, 1, 1]);
  const mains = ARMADA.map(main);
  for (const sign of ['combatCp', 'nationCp', 'nowCp', 'caGlory']) expect(mains).toContain(sign);
});

test('the eight C cards are as in their table [MB-DATA.13]', () => {
  const rows = C_CARDS.map((card) => [
    card.id,
    card.d,
    card.shows,
    card.vp,
    card.effects.map(({ sign }) => sign).join(),
  ]);
  expect(rows).toEqual([
    ['C90', 6, 'map', 2, 'compass,explorerPlus'],
    ['C91', 6, 'book', 1, 'nowVpCompass,nowCombo'],
    ['C92', 7, 'sugar', 4, 'incomeD,incomeIf'],
    ['C93', 4, 'tobacco', 2, 'spy3'],
    ['C94', 7, 'spyglass', 3, 'caGlory'],
    ['C95', 6, 'corn', 2, 'spyToll,nowCombo'],
    ['C96', 2, 'herbs', 5, 'permObject,nowInf1'],
    ['C99', 13, 'map', 8, 'nowVpNations,nowAnyCombo'],
  ]);
});

test('every symbol meant for project cards is on one [MB-DATA.21]', () => {
  const used = new Set<string>(
    PROJECTS.flatMap(({ effects, costs }) => [...effects, ...costs]).map(({ sign }) => sign),
  );
  const meant = [
    ...SIGNS.slice(0, 17),
    ...SIGNS.slice(23, 25),
    ...SIGNS.slice(30, 64),
    ...SIGNS.slice(74, 80),
  ];
  for (const sign of meant) expect([sign, used.has(sign)]).toEqual([sign, true]);
});

test('every card is designed and no two are the same [MB-DATA.23] [MB-DATA.25]', () => {
  const all = [...PROJECTS, ...C_CARDS, ...ARMADA];
  const prints = all.map(({ id: _id, ...card }) => JSON.stringify(card));
  expect(new Set(prints).size).toBe(174);
  for (const names of [ENGLISH, FRENCH]) {
    expect(new Set(all.map(({ id }) => names[id])).size).toBe(174);
    expect(all.every(({ id }) => (names[id] ?? '') !== '')).toBe(true);
  }
  const byMain = new Map<string, Project[]>();
  for (const card of [...PROJECTS, ...ARMADA]) {
    const key = JSON.stringify(
      card.effects
        .filter(({ sign }) => !sign.startsWith('now') || classOf(card) === 'now')
        .slice(0, classOf(card) === 'income' ? 3 : 1),
    );
    byMain.set(key, [...(byMain.get(key) ?? []), card]);
  }
  for (const cards of byMain.values()) expect(new Set(cards.map(({ d }) => d)).size).toBe(cards.length);
});
