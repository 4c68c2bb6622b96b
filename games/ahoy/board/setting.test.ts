import { Match, type Words } from '@portolan/kernel';
import { expect, test } from 'vitest';
import type { Arrangement } from '../../board/board.ts';
import { FACTIONS_FOR } from '../content/factions.ts';
import { ahoy } from '../game.ts';
import { arrange, daily } from './setting.tsx';

const words = { explain: () => undefined } as unknown as Words;
const set = ({ seats, options }: Arrangement) => Match.start(ahoy, { seats, options, seed: 'calm' });
const MODES = ['voyage', 'scoreAttack', 'blockade', 'uprising', 'ironTide'] as const;

test.each(MODES)('a solo table is arranged so that the rules admit it: %s [AH-SOLO.2]', (solo) => {
  for (const [seats, mine] of [
    [2, 1],
    [3, 1],
    [4, 3],
  ] as const) {
    const table = arrange({
      seats,
      mine,
      options: { solo, level: 2, factions: 'draw', captain: 'squadron' },
    });
    expect(table.alone).toBe(true);
    expect(() => set(table)).not.toThrow();
    expect(FACTIONS_FOR[table.seats]?.[table.mine]).toBe(table.options['captain']);
  }
});

test('a table that is not solo stays as it was wished', () => {
  const wish = { seats: 3, mine: 2, options: { solo: 'none', factions: 'draw' } };
  expect(arrange(wish)).toMatchObject({ ...wish, alone: false });
});

test('the voyage of a day is the same for everybody, and another the next day [AH-SOLO.11]', () => {
  const on = (date: string) => daily(date, words, 'en');
  expect(on('2031-05-01')).toEqual(on('2031-05-01'));
  expect(on('2031-05-01').seed).not.toBe(on('2031-05-02').seed);
  const captains = ['2031-05-01', '2031-05-02', '2031-05-03'].map((date) => on(date).options['captain']);
  expect(new Set(captains)).toEqual(new Set(FACTIONS_FOR[3]));
  for (const date of ['2031-05-01', '2031-05-02', '2031-05-03']) expect(() => set(on(date))).not.toThrow();
});
