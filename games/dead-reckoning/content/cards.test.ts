import { describe, expect, test } from 'vitest';
import { type Card, CARD_IDS, type CardId, CARDS, isMerchant } from './cards.ts';
import {
  type Band,
  BATTLE_WORDS,
  type Effect,
  type EffectOf,
  type Icon,
  type Row,
  type Word,
} from './effects.ts';
import { bandWorth, priceOf } from './worth.ts';

const ROWS: readonly Row[] = [1, 2, 3, 4];
const ofRow = (row: Row): CardId[] => CARD_IDS.filter((id) => CARDS[id].row === row);
const bandsOf = ({ ability, back }: Card): Band[] => (back?.ability ? [ability, back.ability] : [ability]);
const effectsOf = (id: CardId): Effect[] =>
  bandsOf(CARDS[id]).flatMap((band) => band.flatMap((part) => part.flatMap(({ effects }) => effects)));
const ALL: readonly Effect[] = CARD_IDS.flatMap(effectsOf);
const all = <W extends Word>(word: W): EffectOf<W>[] =>
  ALL.filter((effect): effect is EffectOf<W> => effect.do === word);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const icons = (icon: Icon): number =>
  sum(
    all('icon')
      .filter((one) => one.icon === icon)
      .map(({ amount }) => (amount.per ? 1 : amount.count)),
  );
/** What counts wheels or cannons of its card, by the word that does. */
function countersOf(icon: 'wheel' | 'cannon'): Word[] {
  return ALL.filter((effect) => {
    switch (effect.do) {
      case 'icon':
      case 'influence':
      case 'strength':
        return effect.amount.per === icon;
      case 'gain':
      case 'ifWin':
        return effect.goods.cargo?.per === icon || effect.goods.coin?.per === icon;
      case 'atEnd':
        return effect.of === icon;
      case 'advancement':
        return icon === 'wheel' && effect.row === 'byWheels';
      case 'damageAround':
        return icon === 'cannon';
      default:
        return false;
    }
  }).map((effect) => effect.do);
}

test.each([
  [1, 25, 6],
  [2, 25, 7],
  [3, 23, 6],
  [4, 25, 5],
] as const)('row %i has %i cards, %i of them merchant ships', (row, cards, merchants) => {
  expect(ofRow(row)).toHaveLength(cards);
  expect(ofRow(row).filter(isMerchant)).toHaveLength(merchants);
});

test('every cost follows from what the card does', () => {
  const asked = CARD_IDS.map((id) => [id, CARDS[id].cost]);
  expect(asked).toEqual(CARD_IDS.map((id) => [id, priceOf(CARDS[id].row, CARDS[id].ability)]));
});

test('costs rise row by row, and few are beyond the holds of a new ship', () => {
  const costs = (row: Row) => ofRow(row).map((id) => CARDS[id].cost);
  expect(ROWS.map((row) => [Math.min(...costs(row)), Math.max(...costs(row))])).toEqual([
    [1, 3],
    [3, 6],
    [4, 6],
    [5, 9],
  ]);
  const means = ROWS.map((row) => mean(costs(row)));
  expect(means).toEqual([...means].sort((a, b) => a - b));
  expect(CARD_IDS.filter((id) => CARDS[id].cost > 7).length).toBeLessThanOrEqual(4);
  expect(costs(1).filter((cost) => cost <= 2).length).toBeGreaterThanOrEqual(8);
});

test('a card of the far row is worth at least twice one beside the harbour', () => {
  const worth = (row: Row) => mean(ofRow(row).map((id) => bandWorth(CARDS[id].ability)));
  expect(worth(4) / worth(1)).toBeGreaterThanOrEqual(2);
});

test('in each row the slots differ by one card at the most', () => {
  for (const row of ROWS) {
    const counts = (['top', 'middle', 'bottom'] as const).map(
      (slot) => ofRow(row).filter((id) => CARDS[id].slot === slot).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  }
});

test('no two cards do the same: each of the 98 has an ability of its own', () => {
  const texts = CARD_IDS.map((id) => JSON.stringify(CARDS[id].ability));
  expect(new Set(texts).size).toBe(98);
  const backs = CARD_IDS.filter(isMerchant).map((id) => JSON.stringify(CARDS[id].back));
  expect(new Set(backs).size).toBe(24);
});

describe('what the rulebook shows is in the rows', () => {
  const has = (row: Row, fits: (effect: Effect) => boolean): number =>
    ofRow(row).filter((id) => !isMerchant(id) && effectsOf(id).some(fits)).length;
  test.each<[string, Row, number, (effect: Effect) => boolean]>([
    ['strength 1', 1, 2, (e) => e.do === 'strength' && e.amount.count === 1 && e.amount.per === undefined],
    ['produce in row 2', 1, 1, (e) => e.do === 'produce' && e.rows.join() === '2'],
    ['replace an upgrade', 2, 1, (e) => e.do === 'replaceUpgrade'],
    ['produce in rows 3 and 4', 2, 1, (e) => e.do === 'produce' && e.rows.join() === '3,4'],
    ['damage around', 2, 2, (e) => e.do === 'damageAround'],
    ['drop two cubes', 2, 2, (e) => e.do === 'drop' && e.count === 2],
    ['draw and play', 3, 2, (e) => e.do === 'drawAndPlay'],
    ['move a cube and take less', 3, 2, (e) => e.do === 'lessDamage'],
    ['level up this card', 3, 2, (e) => e.do === 'levelUp' && e.which === 'this'],
    ['produce anywhere', 3, 1, (e) => e.do === 'produce' && e.rows.length === 4],
    ['two cubes next door', 3, 1, (e) => e.do === 'influence' && e.adjacent === 2],
    ['one cube next door', 3, 1, (e) => e.do === 'influence' && e.adjacent === 1],
    ['production passed', 4, 2, (e) => e.do === 'passProduction'],
    ['more damage if won', 4, 1, (e) => e.do === 'ifWin' && e.damage === 1],
    ['production by islands', 4, 2, (e) => e.do === 'produce' && e.perControlled === 1],
    ['move a cube', 4, 2, (e) => e.do === 'moveCube'],
    ['all cubes next door', 4, 1, (e) => e.do === 'influence' && e.adjacent === 'all'],
    ['damage on entering', 4, 2, (e) => e.do === 'damageOnEntering'],
  ])('%s in row %i, on %i cards at least', (_what, row, atLeast, fits) => {
    expect(has(row, fits)).toBeGreaterThanOrEqual(atLeast);
  });

  test.each<Word>([
    'removeInfluence',
    'explosive',
    'advancement',
    'copy',
    'build',
    'upgrade',
    'repair',
    'attackFlag',
  ])('%s is on a card', (word) => {
    expect(all(word)).not.toEqual([]);
  });
});

test('there is enough of every icon', () => {
  const levelUps = CARD_IDS.flatMap((id) => CARDS[id].back?.victory ?? []).filter(
    (one) => one.do === 'levelUp',
  );
  const found = {
    sails: icons('sail'),
    wheels: icons('wheel'),
    cannons: icons('cannon'),
    draws: icons('draw'),
    influence: sum(all('influence').map(({ amount }) => amount.count)),
    produce: all('produce').length,
    cargo: all('gain').filter(({ goods }) => goods.cargo).length,
    coins: [...all('gain'), ...all('ifWin')].filter(({ goods }) => goods.coin).length,
    battle: ALL.filter(({ do: word }) => BATTLE_WORDS.has(word) && word !== 'lessDamage').length,
    ends: all('atEnd').length,
    levelUps: all('levelUp').length + levelUps.length,
    repairs: all('repair').length,
    flags: all('attackFlag').length,
    yards: all('upgrade').length + all('replaceUpgrade').length + all('build').length,
    copies: all('copy').length,
    overForts: ALL.filter((effect) => 'overForts' in effect && effect.overForts).length,
  };
  const asked: typeof found = {
    sails: 22,
    wheels: 26,
    cannons: 24,
    draws: 14,
    influence: 20,
    produce: 14,
    cargo: 18,
    coins: 12,
    battle: 20,
    ends: 10,
    levelUps: 4,
    repairs: 5,
    flags: 4,
    yards: 5,
    copies: 2,
    overForts: 3,
  };
  for (const [what, least] of Object.entries(asked))
    expect(found, what).toHaveProperty(
      what,
      expect.toSatisfy((count: number) => count >= least),
    );
});

test('the far row pays at the end, and one card there costs coins', () => {
  const ends = ofRow(4)
    .flatMap(effectsOf)
    .filter((effect) => effect.do === 'atEnd');
  expect(ends.length).toBeGreaterThanOrEqual(6);
  expect(ends.some(({ coins }) => coins < 0)).toBe(true);
});

test('wheels and cannons pay: many abilities count them, in many ways', () => {
  expect(countersOf('wheel').length).toBeGreaterThanOrEqual(12);
  expect(new Set(countersOf('wheel'))).toEqual(
    new Set(['icon', 'gain', 'influence', 'strength', 'atEnd', 'advancement']),
  );
  expect(countersOf('cannon').length).toBeGreaterThanOrEqual(8);
  const most = (icon: Icon): number =>
    sum(
      (['top', 'middle', 'bottom'] as const).map((slot) =>
        Math.max(
          ...CARD_IDS.filter((id) => CARDS[id].slot === slot).map((id) =>
            sum(
              CARDS[id].ability.flatMap((part) =>
                part.flatMap(({ effects }) =>
                  effects.map((one) =>
                    one.do === 'icon' && one.icon === icon && !one.amount.per ? one.amount.count : 0,
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  expect(most('wheel')).toBeGreaterThanOrEqual(6);
  expect(most('cannon')).toBeGreaterThanOrEqual(3);
});

test('merchant ships are harder prey the farther they sail, and more than half teach something', () => {
  const cubes = (row: Row) => ofRow(row).flatMap((id) => CARDS[id].back?.cubes ?? []);
  expect(ROWS.map((row) => [Math.min(...cubes(row)), Math.max(...cubes(row))])).toEqual([
    [2, 3],
    [3, 4],
    [4, 6],
    [6, 8],
  ]);
  const backs = CARD_IDS.flatMap((id) => CARDS[id].back ?? []);
  expect(backs.filter(({ ability }) => ability).length / backs.length).toBeCloseTo(0.6, 1);
  expect(new Set(backs.flatMap(({ victory }) => victory.map((one) => one.do)))).toEqual(
    new Set(['gain', 'repair', 'levelUp', 'advancement']),
  );
  expect(new Set(backs.flatMap(({ defeat }) => defeat.map((one) => one.do)))).toEqual(
    new Set(['lose', 'takeDamage']),
  );
  expect(backs.some(({ defeat }) => defeat.length === 0)).toBe(true);
});
