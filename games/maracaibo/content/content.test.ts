import { expect, test } from 'vitest';
import { AUTOMA, DECKS } from './automa.ts';
import { CAREERS } from './careers.ts';
import { CENSUS } from './census.ts';
import {
  ARROWS,
  BY_NUMBER,
  CITIES,
  FLAGS,
  HOMEWARD,
  PLACE_KEYS,
  PRINTED,
  TILE_PLACES,
  VILLAGES,
} from './places.ts';
import { BUILDINGS, PRICES } from './prestige.ts';
import { C_CARDS } from './projects.ts';
import { QUESTS } from './quests.ts';
import { BEFORE } from './ship.ts';
import { MODES, STORY } from './story.ts';
import { COMBOS, numberOf, SIGNS } from './symbols.ts';
import { CITY_TILES, ESCORT_SLOTS, LEGACY, LEGACY_IDS, MINE_SLOTS } from './tiles.ts';
import { BANDS, emptySpaces, incomeValue, LAST_INFLUENCE, RANKS, YELLOW } from './tracks.ts';
import { tokenOf, TOKENS } from './tokens.ts';
import { AFTER_LINE, NEXT, QUEST_SPACES, REWARDS, SPACE_KEYS, spaceOf, stepsTo } from './trail.ts';

const distinct = (list: readonly object[], without: string): number =>
  new Set(list.map((one) => JSON.stringify(Object.entries(one).filter(([key]) => key !== without)))).size;

test('the catalogue has 154 symbols, each with its number', () => {
  expect(SIGNS).toHaveLength(154);
  expect(
    ['compass', 'vaBuy', 'caMine', 'spy17', 'cathedral', 'rExplore', 'tFewest', 's12'].map((sign) =>
      numberOf(SIGNS.find((one) => one === sign) ?? 's1'),
    ),
  ).toEqual([7, 23, 30, 64, 72, 98, 142, 154].map((number) => `MB-SYM.${number}`));
});

test('the box holds what the census lists [MB-DATA.20] [MB-DATA.1]', () => {
  const counts = Object.fromEntries(CENSUS.map(({ what, count }) => [what, count]));
  expect(counts).toMatchObject({
    'project cards A': 56,
    'project cards B': 101,
    'project cards C': 8,
    'project cards of La Armada': 9,
    'career cards': 8,
    'career cards of La Armada': 3,
    'story cards': 69,
    'automa cards': 15,
    'prestige buildings': 8,
    'quest tiles': 24,
    'combat tokens': 25,
    'city tiles': 13,
    'legacy tiles': 23,
    'combination tokens': 20,
  });
  expect(COMBOS).toEqual(['anchor', 'crown', 'sabre', 'lantern', 'quill']);
});

const key = (place: number): string => PLACE_KEYS[place] ?? '';
const arrows = (): string[] => ARROWS.map(({ from, to }) => `${key(from)}→${key(to)}`);

test('arrows lead as the route says, upper before lower [MB-BOARD.1]', () => {
  expect(arrows().sort()).toEqual(
    'H→1 H→2 1→3 2→3 3→4 4→5 5→6 6→7 7→8 8→9 8→10 9→11 10→11 11→12 12→13 12→14 13→15 14→15 14→16 15→18 16→17 17→18 18→19 19→20 20→21a 20→21b 21b→22 11→11L 11L→12 16→16L 16L→17 15→15L 15L→18'
      .split(' ')
      .sort(),
  );
  const lower = ARROWS.filter(({ upper }) => !upper).map(({ from, to }) => `${key(from)}→${key(to)}`);
  expect(lower).toEqual(['H→2', '8→10', '11→11L', '12→14', '14→16', '15→18', '16→16L']);
});

/** Fewest and most steps from Havana to 20 without legacy tiles. */
function distances(from: number): number[] {
  if (from === 20) return [0];
  return ARROWS.filter((arrow) => arrow.from === from && arrow.tile === undefined).flatMap(({ to }) =>
    distances(to).map((steps) => steps + 1),
  );
}

test('from Havana to 20 it is 15 or 16 steps, three turns of 7 [MB-BOARD.2]', () => {
  const all = distances(0);
  expect(Math.min(...all)).toBe(15);
  expect(Math.max(...all)).toBe(16);
  expect(Math.ceil(Math.max(...all) / 7)).toBe(3);
});

test('cities, their goods, their markets and their flags are as in the table [MB-BOARD.3]', () => {
  const printed = Object.entries(PRINTED).map(([place, city]) => [
    key(Number(place)),
    city?.action.sign,
    city?.action.x,
    city?.market.good,
    city?.market.spaces,
  ]);
  expect(printed).toEqual([
    ['2', 'cityCombat', 0, 'tobacco', 2],
    ['9', 'cityExplore', 2, 'sugar', 2],
    ['10', 'cityCp3', 0, 'corn', 2],
    ['11', 'cityCombat', 0, 'corn', 2],
    ['12', 'cityExplore', 3, 'sugar', 3],
    ['17', 'cityL1', 0, 'tobacco', 2],
    ['11L', 'cityL4', 0, 'sugar', 2],
    ['16L', 'cityL7', 0, 'corn', 2],
  ]);
  const flags = Object.entries(FLAGS).map(([place, flag]) => {
    const given = Object.entries(flag ?? {}).filter(([, count]) => count > 0);
    return `${key(Number(place))}: ${given.map(([what, count]) => `${count} ${what}`).join(' ')}`;
  });
  expect(flags).toEqual([
    '2: 3 d',
    '4: 2 vp',
    '5: 1 spies',
    '9: 1 inf',
    '10: 2 cp',
    '11: 4 d',
    '12: 1 discs',
    '13: 3 vp',
    '14: 2 d 1 vp',
    '17: 2 vp 1 cp',
    '11L: 4 vp',
    '16L: 3 d 1 spies',
  ]);
});

test('nine flags and ten villages; only homeward spaces must be stopped at [MB-BOARD.4] [MB-BOARD.5]', () => {
  expect(CITIES).toEqual([2, 4, 5, 9, 10, 11, 12, 13, 14]);
  expect(VILLAGES).toEqual([1, 3, 6, 7, 8, 15, 16, 17, 18, 19]);
  expect(Object.keys(HOMEWARD).map((place) => key(Number(place)))).toEqual(['20', '21a', '21b', '22']);
  expect(TILE_PLACES).toEqual([4, 5, 13, 14]);
});

test('new places are sorted between their neighbours [MB-BOARD.7]', () => {
  expect(BY_NUMBER.map(key).join()).toContain('11,11L,12');
  expect(BY_NUMBER.map(key).join()).toContain('15,15L,16,16L,17');
});

test('thirteen city tiles; at every count eight are valid and two of them bear the wheel [MB-BOARD.8] [MB-BOARD.9]', () => {
  expect(CITY_TILES).toHaveLength(13);
  for (const size of [1, 2, 3, 4]) {
    const valid = CITY_TILES.filter(({ id, min, max }) => id !== 'CTM' && size >= min && size <= max);
    expect(valid).toHaveLength(8);
    expect(valid.filter(({ wheel }) => wheel)).toHaveLength(2);
  }
  expect(
    CITY_TILES.map(({ id, action, market }) => `${id} ${action.sign} ${market.good} ${market.spaces}`),
  ).toEqual([
    'CT1a cityCpDisc corn 1',
    'CT1b cityCpDisc corn 2',
    'CT2a cityInfVa tobacco 1',
    'CT2b cityInfVa tobacco 2',
    'CT3a cityD2Va sugar 1',
    'CT3b cityD2Va sugar 2',
    'CT4a cityCpInf corn 1',
    'CT4b cityCpInf corn 2',
    'CT5 cityVaCompass tobacco 2',
    'CT6 cityCp2Trade sugar 2',
    'CT7 cityTokens corn 2',
    'CT8 citySpies tobacco 2',
    'CTM cityExplore sugar 2',
  ]);
});

test('influence runs to 16 with six ranks, and a reserve of 13 has seven spaces [MB-BOARD.10] [MB-BOARD.11]', () => {
  expect(LAST_INFLUENCE).toBe(16);
  expect(BANDS).toEqual([2, 4, 7, 10, 13, 16]);
  expect([0, 1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16].map((space) => RANKS[space])).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
  ]);
  expect([0, 1, 2, 3, 5, 7, 9, 11, 13].map(emptySpaces)).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7]);
});

test('the doubloon income track shows points from 0 to 10 [MB-BOARD.12]', () => {
  expect([8, 9, 10, 12, 13, 16, 19, 21, 22, 24, 25, 28, 31, 33, 34].map(incomeValue)).toEqual([
    0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 8, 10,
  ]);
});

test('the trail: 28 spaces and three shortcuts, their rewards and their lines [MB-BOARD.14] [MB-BOARD.15] [MB-BOARD.16] [MB-BOARD.17]', () => {
  const reward = (space: string): string => {
    const at = spaceOf(space);
    if (QUEST_SPACES.includes(at)) return 'quest';
    const mark = REWARDS[at];
    return mark ? `${mark.sign}${mark.x || ''}` : 'none';
  };
  const row = SPACE_KEYS.slice(1).map(reward).join(' ');
  expect(row).toBe(
    'none xCp1 xD2 xVp2 xInf xD3 quest xCp2 xDisc xDVp2 xInf xSpies2 xD4 quest xDisc xCp3 xInf xDVp3 xDisc xD5 quest xInf xSpies2 xDisc xVp5 xDVp4 xInf xEnd xD2 xVp2 xVp3 xD3 xVp4 xCp3',
  );
  expect(AFTER_LINE).toEqual({ blue: 11, red: 18, green: 25 });
  expect(stepsTo(1, 28)).toBe(21);
  const longest = (from: number): number => Math.max(0, ...(NEXT[from] ?? []).map((to) => 1 + longest(to)));
  expect(longest(1)).toBe(27);
  expect([5, 12, 19].map((fork) => (NEXT[fork] ?? []).map((to) => SPACE_KEYS[to]))).toEqual([
    ['6', '6s'],
    ['13', '13s'],
    ['20', '20s'],
  ]);
});

test('23 legacy tiles lie where the table says, with its values [MB-BOARD.18]', () => {
  expect(LEGACY_IDS).toHaveLength(23);
  const at = (id: keyof typeof LEGACY): string => (LEGACY[id].at === undefined ? '-' : key(LEGACY[id].at));
  expect(LEGACY_IDS.map((id) => `${id}@${at(id)}`).join(' ')).toBe(
    'L1@17 L2@H L3@14 L4@11L L5@7 L6@- L7@16L L8@8 L9@- L10@1 L11@8 L12@18 L13@15 L14@16 L15@19 L16@3 L17@6 L18@12 L20@16 L21@7 L22@3 L23@19 L25@15L',
  );
  expect(LEGACY_IDS.filter((id) => LEGACY[id].skull)).toEqual(['L3', 'L20', 'L21', 'L22', 'L23']);
  expect(LEGACY_IDS.filter((id) => LEGACY[id].works?.slots === 4)).toHaveLength(8);
  expect([ESCORT_SLOTS, MINE_SLOTS]).toEqual([[10, 11], [8]]);
  expect([LEGACY.L2.to, LEGACY.L8.to, LEGACY.L18.to]).toEqual([1, 9, 13]);
});

test('every second space of the automa board is yellow, with these values [MB-BOARD.20]', () => {
  expect(YELLOW).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 16, 18]);
});

test('careers: every kind three times on the first eight [MB-DATA.14]', () => {
  const kinds = CAREERS.slice(0, 8).flatMap(({ objectives }) => objectives.map(({ kind }) => kind));
  for (const kind of new Set(kinds)) expect(kinds.filter((one) => one === kind)).toHaveLength(3);
  expect(new Set(kinds).size).toBe(8);
  expect(CAREERS[0]?.objectives[0]).toEqual({ kind: 'objQuests', upper: 4, lower: 6, d: 4, vp: 4 });
  expect(CAREERS.map(({ objectives }) => objectives.map(({ d, vp }) => `${d}+${vp}`).join(' '))).toEqual([
    '4+4 2+4 2+4',
    '3+4 4+4 3+4',
    '2+4 3+4 3+4',
    '4+4 4+3 2+4',
    '2+6 3+4 2+5',
    '4+4 4+5 4+4',
    '3+6 5+5 4+5',
    '4+5 2+3 4+5',
    '3+3 3+3 2+3',
    '4+3 2+4 3+3',
    '3+3 2+3 2+3',
  ]);
});

test('24 quests, no two alike; every cost and reward symbol but two is on one [MB-DATA.15]', () => {
  expect(QUESTS).toHaveLength(24);
  expect(distinct(QUESTS, 'id')).toBe(24);
  const used = new Set<string>(
    QUESTS.flatMap(({ cost, perCompass, fixed }) => [
      cost.sign,
      perCompass?.sign ?? '',
      ...fixed.map(({ sign }) => sign),
    ]),
  );
  const meant = [...SIGNS.slice(80, 86), ...SIGNS.slice(87, 98)].filter(
    (sign) => sign !== 'rInf2Spain' && sign !== 'rSkull',
  );
  for (const sign of meant) expect([sign, used.has(sign)]).toEqual([sign, true]);
  expect(QUESTS[17]).toMatchObject({
    cost: { sign: 'qSpy' },
    perCompass: { x: 2, track: 'd' },
    fixed: [{ sign: 'rExplore', x: 3 }],
  });
});

test('25 combat tokens in eight patterns of three rotations, and one plain [MB-DATA.16] [MB-DATA.17]', () => {
  expect(TOKENS).toHaveLength(25);
  expect(distinct(TOKENS, 'id')).toBe(25);
  expect(tokenOf('A1').sides.france).toMatchObject({ cv: 6, effect: { sign: 'tPay', x: 2 } });
  expect([
    tokenOf('A2').sides.england.cv,
    tokenOf('A2').sides.france.cv,
    tokenOf('A2').sides.spain.cv,
  ]).toEqual([6, 4, 3]);
  for (const { sides } of TOKENS)
    expect(Object.values(sides).some(({ effect }) => effect?.sign !== 'tPay')).toBe(true);
  expect(TOKENS.filter(({ most }) => most)).toHaveLength(13);
  expect(TOKENS.filter(({ fewest }) => fewest)).toHaveLength(13);
});

test('eight buildings with these prices [MB-DATA.18]', () => {
  expect(BUILDINGS.map((building) => PRICES[building])).toEqual([12, 13, 14, 12, 13, 13, 14, 12]);
});

test('fifteen automa cards, 7 A, 5 B and 3 C, no two alike [MB-DATA.19]', () => {
  expect(AUTOMA.map(({ id }) => id.charAt(0)).join('')).toBe('AAAAAAABBBBBCCC');
  expect(distinct(AUTOMA, 'id')).toBe(15);
  expect(
    AUTOMA.map(
      ({ id, move, upper, row, actions }) =>
        `${id} ${move}${upper ? 'u' : 'l'}${row} ${actions.map((action) => action.do).join('+')}`,
    ),
  ).toEqual([
    'A1 2u1 inf+disc',
    'A2 3l2 inf+explore',
    'A3 1u3 inf+combat',
    'A4 2l4 combat',
    'A5 3u1 quest',
    'A6 4l2 explore+disc',
    'A7 2u3 inf+explore',
    'B1 3l1 disc+explore',
    'B2 2u2 quest',
    'B3 1l4 combat',
    'B4 4u3 explore+inf',
    'B5 2l1 inf+inf+disc',
    'C1 2u2 combat',
    'C2 3l3 quest+disc',
    'C3 1u4 combat+explore',
  ]);
});

test('decks of five difficulties have 5, 6, 7, 7 and 7 cards [EX-20]', () => {
  expect(Object.values(DECKS).map(({ A, B, C }) => A + B + C)).toEqual([5, 6, 7, 7, 7]);
});

test('places 1 to 4 never get a random quest or a story tile that asks for 4 movement points [MB-DATA.22]', () => {
  for (const { rounds } of Object.values(MODES))
    for (const { quests } of rounds) for (const [place] of quests) expect(place).toBeGreaterThan(4);
  for (const { no, front, condition } of STORY) {
    for (const [place] of front.quests) expect(place).toBeGreaterThan(4);
    const far = condition && 'deed' in condition && condition.deed.cost.sign === 'qMp4';
    expect([no, far === true && (front.story ?? 0) <= 4]).toEqual([no, false]);
  }
});

test('story cards name only places, tiles, cards and successors that exist [MB-DATA.27] [MB-STORY.58] [MB-STORY.67]', () => {
  expect(STORY).toHaveLength(66);
  const numbers = STORY.map(({ no }) => no);
  const absent = ['10', '32', '45', '58', '59', '60', '73', '74'];
  expect(numbers.some((no) => absent.includes(no))).toBe(false);
  for (const { front, back, next, no } of STORY) {
    for (const other of [...next, ...(front.read ? [front.read] : [])]) expect(numbers).toContain(other);
    for (const id of [...front.add, ...back.remove]) expect(LEGACY_IDS).toContain(id);
    for (const card of [...front.toDiscard, ...front.toDraw, ...back.toDiscard])
      expect(C_CARDS.map(({ id }) => id)).toContain(card);
    expect([no, (front.story ?? 0) > 19 && no !== '35' && no !== '62']).toEqual([no, false]);
  }
  const reachable = new Set(['01']);
  for (const no of reachable) {
    const card = STORY.find((one) => one.no === no);
    for (const other of [...(card?.next ?? []), ...(card?.front.read ? [card.front.read] : [])])
      reachable.add(other);
  }
  expect(reachable.size).toBe(66);
});

test('no two story cards ask and give the same, but 17 and 61 share their tile [MB-STORY.68]', () => {
  const conditions = STORY.filter(({ condition }) => condition).map(
    ({ no, condition }) => [no, JSON.stringify(condition)] as const,
  );
  const shared = conditions.filter(([no, one]) =>
    conditions.some(([other, two]) => other !== no && one === two),
  );
  expect(shared.map(([no]) => no)).toEqual(['17', '61']);
});

test('story cards use the two rewards that no quest has [MB-SYM.93] [MB-SYM.94]', () => {
  const rewards = STORY.flatMap(({ condition }) =>
    condition && 'deed' in condition ? condition.deed.fixed : [],
  );
  expect(rewards.some(({ sign }) => sign === 'rInf2Spain')).toBe(true);
  expect(rewards.some(({ sign }) => sign === 'rSkull')).toBe(true);
});

test('card 01 is as the rulebook has it [MB-STORY.63] [MB-STORY.5]', () => {
  expect(STORY[0]).toMatchObject({
    no: '01',
    front: {
      story: 15,
      quests: [
        [16, 1, 4],
        [19, 4, 4],
      ],
    },
    condition: {
      deed: { cost: { sign: 'qCp', x: 1 }, perCompass: { x: 1, track: 'vp' }, fixed: [{ sign: 'rD', x: 5 }] },
    },
  });
});

test('areas want their prerequisites [MB-SYM.143] [MB-SYM.144] [MB-SYM.145] [MB-SYM.146] [MB-SYM.147] [MB-SYM.148] [MB-SYM.149] [MB-SYM.150] [MB-SYM.151] [MB-SYM.152] [MB-SYM.153] [MB-SYM.154]', () => {
  const wants = Object.values(BEFORE).map(({ area, others }) => area ?? -others);
  expect(wants).toEqual([-0, -0, -0, -0, -0, 4, -0, -0, 7, -4, -4, -6]);
});
