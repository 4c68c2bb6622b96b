import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { nameOf } from './names.ts';

const bot = { kind: 'bot' as const, name: '', level: 'mate' };

test('the bots of a table have names of their own, the same whenever one looks', () => {
  const sheet = { id: 'a-table', seats: [bot, bot, bot, bot, bot, bot] };
  const names = sheet.seats.map((_, seat) => nameOf(sheet, seat, en));
  expect(new Set(names).size).toBe(6);
  expect(nameOf(sheet, 3, en)).toBe(names[3]);
  expect(names[0]).toMatch(/^[A-Z][a-z]+, mate [(]bot[)]$/);
});

test('a seat that waits says so, and somebody without a name is a guest', () => {
  const sheet = {
    id: 'a-table',
    seats: [
      { kind: 'free' as const, name: '' },
      { kind: 'person' as const, name: '' },
    ],
  };
  expect([nameOf(sheet, 0, en), nameOf(sheet, 1, en)]).toEqual(['free seat', 'Guest']);
});
