import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { LEVELS } from '../content/automa.ts';
import { PLACE_KEYS } from '../content/places.ts';
import { leadOf, spaceOf } from '../content/trail.ts';
import { maracaibo } from '../game.ts';
import { type Captain, position, type Position } from '../position.ts';
import { type Jeanne, total } from '../state.ts';
import { answer, asked, type Game, offered, points, tableOf, until, you } from './acting.ts';
import { emptiedYellow, finalJeanne, herNation, jeanneIncome } from './solo.ts';

const her = (match: Game): Jeanne => {
  const { jeanne } = match.state;
  if (!jeanne) throw new Error('Jeanne does not play');
  return jeanne;
};
const herPoints = (match: Game): number => total(her(match).points);

/** You do nothing at Nassau, then Jeanne plays this card. */
function jeannePlays(card: string, jeanne: Partial<Jeanne> = {}, given: Position = {}): Game {
  const match = position({ seats: 1, ...given, you: { ...given.you } });
  Object.assign(her(match), { deck: [card], played: [], ...jeanne });
  const again = Match.from(maracaibo, { seats: 1, seed: 'jeanne' }, match.state);
  answer(again, offered(again)[0] ?? '');
  return asked(again) === '0: act' ? answer(again, 'end') : again;
}
const at = (match: Game): string => PLACE_KEYS[her(match).ship] ?? '';

test('Jeanne has a ship, an explorer and markers, and nothing else [MB-SOLO.2] [MB-SOLO.3] [MB-SOLO.4] [MB-BOARD.20]', () => {
  const jeanne = her(position({ seats: 1 }));
  expect([jeanne.ship, jeanne.explorer, jeanne.discs, jeanne.cards, jeanne.quests]).toEqual([
    0,
    1,
    24,
    [],
    [],
  ]);
  expect(jeanne.influence).toEqual({ france: 0, spain: 0, england: 0 });
});

test('her deck has cards of each letter by difficulty; the others are left out [MB-SOLO.5] [MB-SOLO.6]', () => {
  const decks = LEVELS.map((level) => {
    const { jeanne } = Match.start(maracaibo, { seats: 1, seed: level, options: { jeanne: level } }).state;
    const count = (letter: string): number => jeanne?.deck.filter((id) => id.startsWith(letter)).length ?? 0;
    expect((jeanne?.deck.length ?? 0) + (jeanne?.left.length ?? 0)).toBe(15);
    return [count('A'), count('B'), count('C')];
  });
  expect(decks).toEqual([
    [5, 0, 0],
    [5, 0, 1],
    [5, 1, 1],
    [4, 2, 1],
    [3, 3, 1],
  ]);
});

test('you begin with 8 doubloons; then you alternate [MB-SOLO.7] [MB-SOLO.8]', () => {
  expect(Match.start(maracaibo, { seats: 1, seed: 'solo' }).state.players[0]?.doubloons).toBe(8);
  const match = jeannePlays('A1');
  expect([her(match).played, asked(match)]).toEqual([['A1'], '0: sail']);
});

test('an empty deck is made anew from what was played [MB-SOLO.9]', () => {
  const match = jeannePlays('A1');
  until(answer(match, '3'), 'sail');
  expect([her(match).played.length, her(match).deck.length]).toEqual([1, 0]);
});

test('she moves by counted places: cities and places with a tile; the arrow decides at forks [MB-SOLO.10] [MB-SOLO.11] [MB-SOLO.13] [EX-47]', () => {
  expect(at(jeannePlays('A1'))).toBe('5');
  expect(at(jeannePlays('A4'))).toBe('4');
  expect(at(jeannePlays('A1', {}, { quests: { 3: ['Q01'] } }))).toBe('4');
  expect(at(jeannePlays('A1', { ship: 8 }))).toBe('11');
  expect(at(jeannePlays('A1', { ship: 0 }, { legacy: ['L2'] }))).toBe('5');
});

test('homeward spaces stop her, one a turn [MB-SOLO.12]', () => {
  expect(at(jeannePlays('B4', { ship: 14 }))).toBe('20');
  expect(jeannePlays('B4', { ship: 20 }).state.stage).toBe('interim');
});

test('at a place with a tile she takes the one that came first, without reward, and her turn ends [MB-SOLO.14] [MB-SOLO.15] [MB-SOLO.62]', () => {
  const match = jeannePlays('A1', { ship: 4 }, { quests: { 6: ['Q05', 'Q01'] } });
  const stopped = jeannePlays('A3', { ship: 5 }, { quests: { 6: ['Q05', 'Q01'] } });
  expect([her(stopped).quests, stopped.state.quests[6], her(stopped).influence.england]).toEqual([
    ['Q05'],
    ['Q01'],
    0,
  ]);
  expect([herPoints(stopped), her(stopped).discs]).toEqual([0, 24]);
  expect(at(match)).toBe('6');
});

test('in a city a disc goes to a free market [MB-SOLO.16] [MB-SOLO.18]', () => {
  const match = jeannePlays('A1');
  expect([match.state.markets[5], her(match).discs]).toEqual([1, 22]);
});

test('with a full market or homeward she takes the row card of the printed place, filled again at once [MB-SOLO.17] [MB-SOLO.18]', () => {
  const row = ['B1', 'B2', 'B3', 'B4'];
  const match = jeannePlays(
    'A2',
    { ship: 3 },
    { row, markets: { 9: 2 }, draw: ['B5'], you: { hand: ['A2', 'A4', 'A6', 'A8'] } },
  );
  expect([at(match), her(match).cards]).toEqual(['10', []]);
  const full = jeannePlays(
    'A2',
    { ship: 0 },
    { row, markets: { 5: 2 }, draw: ['B5'], you: { hand: ['A2', 'A4', 'A6', 'A8'] } },
  );
  expect([at(full), her(full).cards, full.state.row]).toEqual(['5', ['B2'], ['B1', 'B5', 'B3', 'B4']]);
  const home = jeannePlays('A4', { ship: 14 }, { row, you: { hand: ['A2', 'A4', 'A6', 'A8'] } });
  expect([at(home), her(home).cards, her(home).points.voyage]).toEqual(['20', ['B4'], 0]);
});

test('the rightmost card if the place is empty, none from an empty row [MB-SOLO.58]', () => {
  const hand = ['A2', 'A4', 'A6', 'A8'];
  const given = { markets: { 5: 2 }, drawEnds: true, you: { hand } } as const;
  expect(her(jeannePlays('A2', {}, { ...given, row: ['B1', '', 'B3', ''] })).cards).toEqual(['B3']);
  expect(her(jeannePlays('A2', {}, given)).cards).toEqual([]);
});

test('then the actions of the card in order: influence, disc with 4 points from round III [MB-SOLO.19] [MB-SOLO.21] [MB-SOLO.22]', () => {
  const early = jeannePlays('A1');
  expect([her(early).influence.france, her(early).discs, herPoints(early)]).toEqual([1, 22, 0]);
  const late = jeannePlays('A1', {}, { round: 3 });
  expect(herPoints(late)).toBe(4);
});

test('a disc and 4 points; 4 points and 2 or 4 steps; 2 steps [MB-SOLO.23] [MB-SOLO.24] [MB-SOLO.25]', () => {
  const b1 = jeannePlays('B1');
  expect([her(b1).points.ship, her(b1).explorer]).toEqual([4, 3]);
  const a7 = jeannePlays('A7');
  expect([her(a7).points.exploration, her(a7).explorer]).toEqual([4, 3]);
  expect(her(jeannePlays('A7', {}, { round: 3 })).explorer).toBe(5);
});

test('the top quest, with 4 points from round III, or with 3 [MB-SOLO.26] [MB-SOLO.27]', () => {
  const a5 = jeannePlays('A5', {}, { topQuest: 'Q24' });
  expect([her(a5).quests, herPoints(a5)]).toEqual([['Q24'], 0]);
  expect(herPoints(jeannePlays('A5', {}, { round: 4 }))).toBe(4);
  expect(herPoints(jeannePlays('B2'))).toBe(3);
});

test('her explorer stops at a quest within reach and takes it, else goes the short way [MB-SOLO.29] [MB-SOLO.64]', () => {
  const match = jeannePlays('A2', { explorer: 5 }, { trail: ['Q01', 'Q02', 'Q03'] });
  expect([her(match).explorer, her(match).quests, match.state.trailQuests[0]]).toEqual([7, ['Q01'], '']);
  expect(her(jeannePlays('A2', { explorer: 5 }, { trail: ['', 'Q02', 'Q03'] })).explorer).toBe(spaceOf('7s'));
  expect(her(jeannePlays('A2', { explorer: 27 })).explorer).toBe(28);
});

test('she skips occupied and emptied spaces and gets no reward, but uses up first places [MB-SOLO.30] [MB-SOLO.31] [MB-SOLO.59]', () => {
  const match = jeannePlays('A2', { explorer: 9 }, { you: { explorer: '10' } });
  expect([her(match).explorer, herPoints(match), match.state.blueCrossed]).toEqual([12, 0, true]);
  const end = jeannePlays('A2', { explorer: 27 });
  expect([end.state.arrivals, herPoints(end)]).toEqual([1, 0]);
  const quest = jeannePlays('A2', { explorer: 6 }, { you: { explorer: '7' }, trail: ['Q01', 'Q02', 'Q03'] });
  expect([her(quest).explorer, her(quest).quests]).toEqual([9, []]);
  expect(her(jeannePlays('A2', { explorer: 28 })).explorer).toBe(28);
});

test('her nation: value of the token with ranks, then the printed value [MB-SOLO.32] [MB-SOLO.33] [MB-SOLO.34] [EX-46]', () => {
  const nation = (hers: Partial<Jeanne['influence']>, yours: Captain['influence']): string => {
    const match = position({ seats: 1, you: { influence: yours ?? {} } });
    Object.assign(her(match).influence, hers);
    return herNation(match.state, 'A1');
  };
  expect(nation({ spain: 2 }, { france: 4 })).toBe('spain');
  expect(nation({ spain: 2 }, { france: 4, spain: 2 })).toBe('france');
  expect(nation({}, {})).toBe('france');
});

test('she annexes the lowest free city, else village, else a cube leaves the game [MB-SOLO.35] [MB-SOLO.36] [MB-SOLO.28] [MB-SOLO.38] [MB-SOLO.40]', () => {
  const match = jeannePlays('A4', {}, { token: 'A1' });
  expect([match.state.cubes[2], her(match).influence.france, her(match).tokens, herPoints(match)]).toEqual([
    'france',
    2,
    ['A1'],
    0,
  ]);
  const cities = Object.fromEntries(
    [2, 4, 5, 9, 10, 11, 12, 13, 14].map((place) => [place, 'spain' as const]),
  );
  const village = jeannePlays('B3', {}, { token: 'A1', cubes: cities, you: { influence: {} } });
  expect([village.state.cubes[1], her(village).influence.france, herPoints(village)]).toEqual([
    'france',
    3,
    2,
  ]);
  const all = Object.fromEntries(
    [2, 4, 5, 9, 10, 11, 12, 13, 14, 1, 3, 15, 16, 17, 18, 19].map((place) => [place, 'spain' as const]),
  );
  const none = jeannePlays('B3', {}, { token: 'A1', cubes: all, reserve: { spain: 2 } });
  expect(none.state.cubesOut.france).toBe(1);
});

test('the Warrior annexes a village too [MB-SOLO.37]', () => {
  const match = jeannePlays('C1', {}, { token: 'A1' });
  expect([match.state.cubes[2], match.state.cubes[1], her(match).influence.france]).toEqual([
    'france',
    'france',
    3,
  ]);
});

test('at the end of a track she scores 2 a point, like everybody [MB-SOLO.39]', () => {
  const match = jeannePlays('A1', { influence: { france: 16, spain: 0, england: 0 } });
  expect(herPoints(match)).toBe(2);
});

test('without tokens every nation counts 3; the larger pile first [MB-SOLO.41] [MB-SOLO.60]', () => {
  const match = jeannePlays('A4', {}, { token: 'none' });
  expect([her(match).tokens, her(match).influence.france]).toEqual([[], 2]);
  const piles = position({ seats: 1 });
  her(piles).deck = ['A4'];
  const moved = piles.state.piles[0]?.splice(0, 20) ?? [];
  piles.state.piles[1]?.push(...moved);
  const again = Match.from(maracaibo, { seats: 1, seed: 'piles' }, piles.state);
  until(answer(again, '1'), 'sail');
  expect(again.state.piles[1]).toHaveLength(19);
});

test('she does nothing in step 1 of a scoring; you follow her, she follows you [MB-SOLO.20] [MB-SOLO.42]', () => {
  const match = jeannePlays('A1', { ship: 20 });
  expect(asked(match)).toBe('0: scoring');
  answer(match, '2 points');
  expect([asked(match), match.state.round, her(match).points.scoring]).toEqual(['0: sail', 2, 0]);
  const mine = position({ seats: 1, you: { at: '20' } });
  her(mine).deck = ['A1', 'A4'];
  const again = Match.from(maracaibo, { seats: 1, seed: 'mine' }, mine.state);
  answer(again, '21a', 'end', '2 points');
  expect([her(again).played.length, asked(again)]).toEqual([1, '0: sail']);
});

test('her income: the highest emptied yellow space and 1 for each card [MB-SOLO.43] [EX-10]', () => {
  const income = (discs: number, cards: readonly string[]): number => {
    const match = position({ seats: 1 });
    Object.assign(her(match), { discs: 24 - discs, cards: [...cards] });
    jeanneIncome(tableOf(match));
    return her(match).points.income;
  };
  expect([income(3, []), income(3, ['B1', 'B2']), income(1, []), income(24, [])]).toEqual([2, 4, 0, 18]);
  expect(emptiedYellow({ ...her(position({ seats: 1 })), discs: 11 })).toBe(6);
});

/** Jeanne's bonuses at the end. */
function bonuses(jeanne: Partial<Jeanne>, captain: Captain): Game {
  const match = position({ seats: 1, you: captain });
  Object.assign(her(match), jeanne);
  finalJeanne(tableOf(match));
  return match;
}
const quests = (count: number): string[] => Array.from({ length: count }, (_, i) => `Q${20 + i}`);

test('5 points a tile, and 10, 20 or 30 for more tiles than you [MB-SOLO.45] [MB-SOLO.46] [MB-SOLO.57]', () => {
  const scored = (count: number): number =>
    her(bonuses({ quests: quests(count) }, { quests: 1 })).points.quests;
  expect([0, 1, 2, 3, 4, 5].map(scored)).toEqual([0, 5, 20, 25, 40, 55]);
});

test('10, 20 or 30 for more yellow spaces than you have upgrades [MB-SOLO.47]', () => {
  const scored = (yellow: number): number =>
    her(bonuses({ discs: 24 - 2 * yellow }, { upgraded: ['s1'] })).points.ship;
  expect([1, 2, 3, 4, 5].map(scored)).toEqual([0, 10, 10, 20, 30]);
});

test('10, 20 or 30 for an explorer ahead of yours, measured to the next line on parallel ways [MB-SOLO.48] [MB-SOLO.49] [EX-48] [EX-49]', () => {
  const scored = (explorer: number): number =>
    her(bonuses({ explorer }, { explorer: '3' })).points.exploration;
  expect([3, 2, 4, 10, 12, 13, 17, 18].map(scored)).toEqual([0, 0, 10, 10, 10, 20, 20, 30]);
  expect(leadOf(spaceOf('20s'), spaceOf('22'))).toBe(0);
  expect(leadOf(spaceOf('21s'), spaceOf('20'))).toBeGreaterThan(0);
  const sum = bonuses(
    { quests: quests(5), discs: 12, explorer: 14 },
    { quests: 2, upgraded: ['s1', 's2', 's4', 's7', 's8'], explorer: '3' },
  );
  expect(her(sum).points.quests + her(sum).points.ship).toBe(25 + 20 + 10);
});

test('her markers count in the final scoring like yours; her cards and tokens do not [MB-SOLO.44] [MB-SOLO.50]', () => {
  const match = position({ seats: 1, round: 4, you: { at: '21b', influence: { spain: 1 } } });
  Object.assign(her(match), {
    influence: { france: 2, spain: 1, england: 0 },
    tokens: ['A1'],
    cards: ['B1'],
  });
  const again = Match.from(maracaibo, { seats: 1, seed: 'final' }, match.state);
  answer(again, '22');
  until(again, 'nothing');
  expect(her(again).points.influence).toBe(3 + 3 + 1 * 3);
  expect(you(again).points.influence).toBe(3);
  expect([her(again).points.combat, her(again).points.projects]).toEqual([0, 0]);
});

test('as many points as Jeanne are a win [MB-SOLO.51]', () => {
  const match = position({ seats: 1, round: 4, you: { at: '21b', vp: 18 } });
  her(match).points.scoring = 20;
  const again = Match.from(maracaibo, { seats: 1, seed: 'tie' }, match.state);
  answer(again, '22', 'end', '2 points');
  expect(again.outcome?.reason).toEqual({ say: 'jeanne', won: true, yours: 20, hers: 20 });
  expect(points(again)).toBe(20);
});

test('if Jeanne took the story tile you read the card [MB-SOLO.52] [MB-SOLO.63]', () => {
  const match = jeannePlays('A3', { ship: 13 }, { mode: 'story' });
  expect([her(match).quests, match.state.story.tales[0]?.claimed]).toEqual([['T1'], true]);
  you(match).ship = 20;
  const again = Match.from(maracaibo, { seats: 1, seed: 'read', options: { mode: 'story' } }, match.state);
  until(answer(again, '21a'), 'vote');
  expect(asked(again)).toBe('0: vote');
  answer(again, 'a');
  expect(again.state.story.tales.map(({ no }) => no)).toEqual(['02']);
});

test('gated cities only with the gate; legacy cities are counted; the rest she ignores [MB-SOLO.53] [MB-SOLO.54] [MB-SOLO.55]', () => {
  expect(at(jeannePlays('B3', { ship: 11, explorer: 4 }, { legacy: ['L4'] }))).toBe('11L');
  expect(at(jeannePlays('B3', { ship: 11, explorer: 3 }, { legacy: ['L4'] }))).toBe('12');
  expect(at(jeannePlays('A3', { ship: 16 }, { legacy: ['L1'] }))).toBe('17');
  const past = jeannePlays('A3', { ship: 15 }, { legacy: ['L25'], quests: { 25: ['Q01'] } });
  expect([at(past), her(past).quests]).toEqual(['20', []]);
  const blocked = jeannePlays(
    'A4',
    { explorer: 1 },
    {
      token: 'A1',
      legacy: ['L4'],
      cubes: Object.fromEntries([2, 4, 5, 9, 10, 11].map((place) => [place, 'spain' as const])),
    },
  );
  expect([blocked.state.cubes[24], blocked.state.cubes[12]]).toEqual(['', 'france']);
});

test('order of her turn: move, toll of your spies, city, actions [MB-SOLO.61]', () => {
  const match = position({
    seats: 1,
    you: { bought: ['A32'], abroad: [[5, 'B74']], hand: ['A2', 'A4', 'A6', 'A8'] },
  });
  her(match).deck = ['A1'];
  const again = Match.from(maracaibo, { seats: 1, seed: 'toll' }, match.state);
  answer(again, '1', 'end');
  expect([asked(again), at(again), again.state.markets[5]]).toEqual(['0: toll', '5', 0]);
  answer(again, 'points');
  expect([points(again), again.state.markets[5], her(again).influence.france]).toEqual([1, 1, 1]);
});

test('a whole turn of hers [EX-59]', () => {
  const match = jeannePlays('A2', {}, { tiles: { 5: 'CT3a' } });
  expect([at(match), match.state.markets[5], her(match).influence.spain, her(match).explorer]).toEqual([
    '5',
    1,
    1,
    3,
  ]);
  expect([her(match).played, herPoints(match)]).toEqual([['A2'], 0]);
});
