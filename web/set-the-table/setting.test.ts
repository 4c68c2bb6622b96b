import { expect, test } from 'vitest';
import type { Setting } from '@portolan/games/board/board.ts';
import { arranged, defaultsOf, firstSeating, resized, seated } from './setting.ts';

test('at first I sit in the first seat and mates in the others', () => {
  expect(firstSeating(3)).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'mate' },
    { kind: 'bot', bot: 'mate' },
  ]);
});

test('taking another seat leaves my old one to a mate', () => {
  const moved = seated(firstSeating(2), 1, { kind: 'me' });
  expect(moved).toEqual([{ kind: 'bot', bot: 'mate' }, { kind: 'me' }]);
});

test('a friend beside me leaves me where I sit', () => {
  expect(seated(firstSeating(2), 1, { kind: 'friend' })).toEqual([{ kind: 'me' }, { kind: 'friend' }]);
});

test('a larger table keeps who sits there, a smaller one still has a seat for me', () => {
  const three = resized([{ kind: 'friend' }, { kind: 'me' }], 3);
  expect(three).toEqual([{ kind: 'friend' }, { kind: 'me' }, { kind: 'bot', bot: 'mate' }]);
  expect(resized([{ kind: 'friend' }, { kind: 'bot', bot: 'admiral' }, { kind: 'me' }], 2)).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'admiral' },
  ]);
});

test('options start at their defaults', () => {
  expect(
    defaultsOf({ level: { values: [1, 2], default: 2 }, fog: { values: [true, false], default: false } }),
  ).toEqual({
    level: 2,
    fog: false,
  });
});

const setting = {
  arrange: ({ seats, mine, options }) =>
    options['solo'] === true
      ? {
          seats: 3,
          mine: 1,
          options: { ...options, captain: 'ann' },
          shown: ['solo'],
          alone: true,
          fixed: true,
        }
      : { seats, mine, options, shown: ['solo', 'fog'], alone: false, fixed: false },
} as Partial<Setting> as Setting;

test('who sails alone sits where the game says, among bots', () => {
  const wished = [{ kind: 'me' }, { kind: 'friend' }] as const;
  expect(arranged(setting, wished, { solo: true, fog: false })).toMatchObject({
    sitters: [{ kind: 'bot', bot: 'mate' }, { kind: 'me' }, { kind: 'bot', bot: 'mate' }],
    options: { solo: true, fog: false, captain: 'ann' },
    shown: ['solo'],
    alone: true,
  });
  expect(arranged(setting, wished, { solo: false, fog: false }).sitters).toBe(wished);
});
