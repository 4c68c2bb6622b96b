import { Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { maracaibo } from '../game.ts';
import { position } from '../position.ts';
import { answer, stopAt } from './acting.ts';

test('hands, piles, left-out cards, closed buildings and other careers stay hidden [MB-INFO.1]', () => {
  const match = position({ seats: 3, you: { hand: ['A2'] }, others: [{ hand: ['A4'] }, { hand: ['A6'] }] });
  const view = match.view(1);
  expect(view.players.map(({ hand, handCount }) => [hand, handCount])).toEqual([
    [undefined, 1],
    [['A4'], 1],
    [undefined, 1],
  ]);
  expect([typeof view.draw, typeof view.questPile, view.piles.length]).toEqual(['number', 'number', 2]);
  expect(view.prestige.map(({ building }) => building !== undefined)).toEqual([true, false, false, false]);
  for (const hidden of ['unused', 'unusedBuildings', 'careersLeft']) expect(hidden in view).toBe(false);
});

test('the rest is public: planning, supplies, counts, the top quest [MB-INFO.2]', () => {
  const match = position({
    you: { planning: ['A2'], doubloons: 7, cp: 3, spies: 2, tokens: 2 },
    topQuest: 'Q24',
  });
  const [seen] = match.view('spectator').players;
  expect([seen?.planning, seen?.doubloons, seen?.cp, seen?.spies, seen?.tokens]).toEqual([
    ['A2'],
    7,
    3,
    2,
    2,
  ]);
  expect(match.view('spectator').topQuest).toBe('Q24');
});

test('of kept combat tokens only the number is known [MB-INFO.3]', () => {
  expect(position({ you: { tokens: 2 } }).view(0).players[0]?.tokens).toBe(2);
});

test('each place shows its ships, spies, tiles, cubes, discs and legacy tiles [MB-INFO.5] [MB-STORY.65]', () => {
  const match = position({
    you: { abroad: [[16, 'A44']] },
    quests: { 15: ['Q02', 'Q01'] },
    cubes: { 2: 'spain' },
    markets: { 9: 1 },
    legacy: ['L5', 'L21'],
  });
  const view = match.view('spectator');
  expect([view.quests[15], view.cubes[2], view.markets[9]]).toEqual([['Q02', 'Q01'], 'spain', 1]);
  expect(view.players[0]?.abroad).toMatchObject([{ place: 16, card: 'A44' }]);
  expect(view.legacy.map(({ id }) => id)).toEqual(['L5', 'L21']);
});

test('what a seat cannot know is dealt anew, left-out cards from deck B only', () => {
  const match = position({ seats: 3, you: { hand: ['A2', 'A4'] }, others: [{ hand: ['A6', 'A8'] }] });
  match.state.unused.push(...match.state.draw.filter((card) => card.startsWith('B')).slice(0, 20));
  match.state.draw = match.state.draw.filter((card) => !match.state.unused.includes(card));
  const state = maracaibo.copy(match.state);
  maracaibo.imagine(state, 0, Random.seeded('imagine'));
  expect(state.players[0]?.hand).toEqual(['A2', 'A4']);
  expect(state.players[1]?.hand).not.toEqual(['A6', 'A8']);
  expect(state.unused.every((card) => card.startsWith('B'))).toBe(true);
});

test('what is taken from the row is told, what comes from the pile only counted', () => {
  const match = stopAt('1', { hand: ['A2', 'A4'], doubloons: 1 }, { row: ['B1', 'B2', 'B3', 'B4'] });
  answer(match, 'end', 'row 2');
  expect(match.news.map(({ event }) => event)).toEqual(
    expect.arrayContaining([expect.objectContaining({ say: 'tookRow', card: 'card:B2' })]),
  );
});
