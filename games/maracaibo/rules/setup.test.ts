import { Match } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { cardOf } from '../content/projects.ts';
import { PLACE_KEYS } from '../content/places.ts';
import { cityTile } from '../content/tiles.ts';
import { maracaibo } from '../game.ts';
import type { Maracaibo } from '../state.ts';
import { answer, asked, type Game, offered } from './acting.ts';
import { emptyOf } from './influence.ts';
import { multiplier } from './scoring.ts';
import { active } from './table.ts';

const start = (seats: number, options = {}): Game =>
  Match.start(maracaibo, { seats, seed: `setup ${seats}`, options });
const table = (seats: number, options = {}): Maracaibo => start(seats, options).state;
const posted = ({ quests }: Maracaibo): string =>
  quests.flatMap((here, place) => here.map(() => PLACE_KEYS[place])).join();

test('25 combat tokens lie in piles of 13 and 12 [MB-SETUP.1]', () => {
  expect(table(2).piles.map(({ length }) => length)).toEqual([13, 12]);
});

test('24 quests: three on the track, some posted, the rest in the pile [MB-SETUP.2]', () => {
  const { trailQuests, questPile, quests } = table(2);
  expect(trailQuests).toHaveLength(3);
  expect(3 + questPile.length + quests.flat().length).toBe(24);
});

test('story tiles 1 to 4 are stacked in the story only [MB-SETUP.3] [MB-STORY.7]', () => {
  expect(table(2, { mode: 'story' }).story.tiles).toEqual(['T2', 'T3', 'T4']);
  expect(table(2).story.tiles).toEqual([]);
});

test('the Maracaibo tile is for two players and solo [MB-SETUP.4] [MB-SOLO.1]', () => {
  expect([1, 2, 3, 4].map((seats) => table(seats).tiles[12])).toEqual(['CTM', 'CTM', '', '']);
});

test('four city tiles valid for the table, the two with the wheel among them, on 4, 5, 13 and 14 [MB-SETUP.5] [MB-SETUP.6]', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { tiles, unusedTiles } = table(seats);
    const laid = [4, 5, 13, 14].map((place) => cityTile(tiles[place] ?? ''));
    const size = Math.max(2, seats);
    expect(laid.every((tile) => tile && tile.min <= size && tile.max >= size)).toBe(true);
    expect(laid.filter((tile) => tile?.wheel)).toHaveLength(2);
    expect(new Set(laid).size).toBe(4);
    expect(unusedTiles).toHaveLength(4);
  }
});

test('hands come from deck A; 40 cards of B and the rest of A are the draw pile, four of it the row [MB-SETUP.7] [MB-SETUP.10] [MB-SETUP.11] [MB-SETUP.12]', () => {
  const state = table(3);
  for (const { hand } of state.players) {
    expect(hand).toHaveLength(8);
    expect(hand.every((card) => cardOf(card).deck === 'A')).toBe(true);
  }
  expect(state.draw.length + 4).toBe(56 - 24 + 40);
  expect(state.unused).toHaveLength(61);
  expect(state.unused.every((card) => cardOf(card).deck === 'B')).toBe(true);
  expect(state.row.every((card) => card !== '')).toBe(true);
});

test('the C cards are in the draw pile of medium and hard games [MB-SETUP.9]', () => {
  const cs = (mode: string): number => {
    const { draw, row, players } = table(2, { mode });
    expect(players.flatMap(({ hand }) => hand).some((card) => card.startsWith('C'))).toBe(false);
    return [...draw, ...row].filter((card) => card.startsWith('C')).length;
  };
  expect(['easy', 'medium', 'hard'].map(cs)).toEqual([0, 8, 8]);
});

test('four of the eight buildings, the first one open [MB-SETUP.13]', () => {
  const { prestige, unusedBuildings } = table(2);
  expect(prestige.map(({ open }) => open)).toEqual([true, false, false, false]);
  expect(unusedBuildings).toHaveLength(4);
});

test('each nation has 13 cubes, of which two players and solo begin with one on the map [MB-SETUP.14] [MB-SETUP.15] [EX-19]', () => {
  expect(table(3).reserve).toEqual({ france: 13, spain: 13, england: 13 });
  for (const seats of [1, 2]) {
    const state = table(seats);
    expect(state.reserve).toEqual({ france: 12, spain: 12, england: 12 });
    expect([6, 7, 8].map((place) => state.cubes[place])).toEqual(['spain', 'england', 'france']);
    expect(emptyOf(state, 'spain')).toBe(1);
    expect(multiplier(state, 'spain')).toBe(3);
  }
});

test('what everybody begins with [MB-SETUP.16] [MB-SETUP.17] [MB-SETUP.18] [MB-SETUP.19] [MB-SETUP.20] [MB-SETUP.21] [MB-SETUP.22] [MB-SETUP.23]', () => {
  for (const who of table(4).players) {
    expect(who.discs).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(Object.values(who.points).every((points) => points === 0)).toBe(true);
    expect([who.ship, who.explorer, who.cp, who.incomeD, who.incomeVp]).toEqual([0, 1, 1, 8, 0]);
    expect(who.influence).toEqual({ france: 0, spain: 0, england: 0 });
    expect([who.spies, who.general]).toEqual([2, 6]);
  }
});

test('the first player is drawn by lot, and doubloons go up in turn order [MB-SETUP.24] [MB-SETUP.25]', () => {
  const firsts = Array.from({ length: 20 }, (_, i) =>
    Match.start(maracaibo, { seats: 4, seed: `first ${i}` }).state.players.map(({ seat }) => seat),
  );
  expect(new Set(firsts.map(([seat]) => seat)).size).toBe(4);
  expect(firsts.every((seats) => seats.every((seat, i) => seat === ((seats[0] ?? 0) + i) % 4))).toBe(true);
  expect(table(4).players.map(({ doubloons }) => doubloons)).toEqual([8, 9, 10, 11]);
});

test('legacy tiles enter only with mode and story cards [MB-SETUP.26]', () => {
  expect(table(2).legacy).toEqual([]);
  expect(table(2, { mode: 'medium' }).legacy.map(({ id }) => id)).toEqual(['L1', 'L4', 'L5', 'L6']);
});

test('La Armada adds nine cards and three careers [MB-SETUP.27]', () => {
  const state = table(4, { armada: true });
  const cards = [...state.draw, ...state.row, ...state.unused, ...state.players.flatMap(({ hand }) => hand)];
  expect(cards).toHaveLength(166);
  expect(cards.filter((card) => card.startsWith('M'))).toHaveLength(9);
  expect(state.careersLeft.length + 8).toBe(11);
});

test('quests of the mode card lie on the map before anybody chooses [MB-FIRST.1] [MB-STORY.1] [MB-STORY.2] [MB-STORY.55] [EX-14]', () => {
  expect([1, 2, 3, 4].map((seats) => posted(table(seats)))).toEqual(['15', '15', '15,18', '15,18,19']);
});

test('the medium card posts quests on 15 and 19 and brings four tiles, L1 with a quest [MB-STORY.56] [EX-15]', () => {
  expect([1, 2, 3, 4].map((seats) => posted(table(seats, { mode: 'medium' })))).toEqual([
    '15',
    '15',
    '15,19',
    '15,19',
  ]);
  expect(table(2, { mode: 'medium' }).legacy[0]?.quest).toMatch(/^Q/);
});

test('the hard card posts quests on 16 and 18 and brings nine tiles [MB-STORY.57]', () => {
  expect([2, 4].map((seats) => posted(table(seats, { mode: 'hard' })))).toEqual(['16', '16,18']);
  expect(
    table(2, { mode: 'hard' })
      .legacy.map(({ id }) => id)
      .join(),
  ).toBe('L1,L2,L4,L6,L7,L8,L9,L20,L22');
});

/** Everybody plans the first card, discards the next three and takes the first career. */
function settle(match: Game): Game {
  while (asked(match).endsWith('plan')) answer(match, offered(match)[0] ?? '');
  while (asked(match).endsWith('discards')) answer(match, offered(match).slice(0, 3));
  while (asked(match).endsWith('career')) answer(match, offered(match)[0] ?? '');
  return match;
}

test('eight cards become one planned, four in hand and three discarded [MB-FIRST.2] [EX-18]', () => {
  const match = settle(start(4));
  for (const who of match.state.players) {
    expect([who.hand.length, who.planning.length]).toEqual([4, 1]);
    expect([who.spies, who.general, who.objectives.filter((done) => !done).length]).toEqual([2, 3, 3]);
  }
  expect(match.state.discard).toHaveLength(12);
  expect(match.state.draw).toHaveLength(60);
  expect(match.state.players.map(({ doubloons }) => doubloons)).toEqual([8, 9, 10, 11]);
});

test('the split is made by all at once, in secret [MB-FIRST.3] [MB-INFO.4]', () => {
  const match = start(3);
  expect(match.open).toHaveLength(3);
  const { seat } = match.open[0] ?? { seat: 0 };
  while (asked(match).endsWith('plan')) answer(match, offered(match)[0] ?? '');
  const other = (Number(seat) + 1) % 3;
  const seen = match.view(other).players.find((who) => who.seat === seat);
  expect(seen?.planning).toEqual([]);
  while (asked(match).endsWith('discards')) answer(match, offered(match).slice(0, 3));
  expect(match.view(other).players.find((who) => who.seat === seat)?.planning).toHaveLength(1);
});

test('one of two careers, chosen at once; the other leaves unseen and three spies go on the chosen one [MB-FIRST.4] [MB-FIRST.5]', () => {
  const match = start(2);
  while (!asked(match).endsWith('career')) {
    const keys = offered(match);
    answer(match, asked(match).endsWith('plan') ? (keys[0] ?? '') : keys.slice(0, 3));
  }
  expect(match.open).toHaveLength(2);
  const [chosen, left] = offered(match);
  answer(match, chosen ?? '');
  expect(match.state.players.every(({ career }) => career === '')).toBe(true);
  answer(match, offered(match)[0] ?? '');
  expect(match.state.players.some(({ career }) => career === chosen)).toBe(true);
  expect(JSON.stringify(match.view('spectator'))).not.toContain(`"${left}"`);
  expect(match.state.players.map(({ general }) => general)).toEqual([3, 3]);
});

test('then the first player begins round I [MB-FIRST.6]', () => {
  const match = settle(start(3));
  const [first] = match.state.players;
  expect(asked(match)).toBe(`${first?.seat}: sail`);
  expect(first?.doubloons).toBe(8);
  expect(active(match.state)).toBe(first);
});
