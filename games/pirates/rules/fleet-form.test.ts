import { Refusal } from '@portolan/kernel';
import { expect, test } from 'vitest';
import type { Fleet } from '../content/fleets.ts';
import { parseFleet, printFleet } from './fleet-form.ts';

const full: Fleet = {
  ships: [
    { ship: 'last-laugh', crew: ['pirates-captain', 'black-tansy'], equipment: ['grapnels'] },
    { ship: 'crooked-sixpence', crew: [], equipment: [] },
  ],
  home: { crew: ['wick'], equipment: ['fog-bell'] },
  events: ['dead-calm'],
  forts: ['gull-bastion'],
  coins: [1, 1, 1, 2, 2, 4, 4],
  treasures: ['pilots-chart'],
  marked: ['black-tansy'],
};

const written = [
  'ship last-laugh: pirates-captain, black-tansy, grapnels',
  'ship crooked-sixpence:',
  'home: wick, fog-bell',
  'events: dead-calm',
  'forts: gull-bastion',
  'coins: 1, 1, 1, 2, 2, 4, 4',
  'treasures: pilots-chart',
  'marked: black-tansy',
].join('\n');

test('a fleet is written one line a ship, then the rest', () => {
  expect(printFleet(full)).toBe(written);
});

test('and read back as it was', () => {
  expect(parseFleet(written)).toEqual(full);
});

test('remarks, empty lines and loose spaces do not matter', () => {
  expect(parseFleet(`# my fleet\n\n  ship   crooked-sixpence :  pirates-explorer ,grapnels  \n`)).toEqual({
    ships: [{ ship: 'crooked-sixpence', crew: ['pirates-explorer'], equipment: ['grapnels'] }],
    home: { crew: [], equipment: [] },
    events: [],
    forts: [],
    coins: [],
    treasures: [],
    marked: [],
  });
});

test.each([
  ['ship flying-teapot: wick', 'flying-teapot', 6],
  ['ship last-laugh: wick, dead-calm', 'dead-calm', 24],
  ['home: teapot', 'teapot', 7],
  ['events: gull-bastion', 'gull-bastion', 9],
  ['forts: dead-calm', 'dead-calm', 8],
  ['coins: 1, two', 'two', 11],
  ['treasures: wick', 'wick', 12],
  ['marked: grapnels', 'grapnels', 9],
  ['teapots: 3', 'teapots', 1],
  ['  teapots: 3', 'teapots', 3],
  ['ship last-laugh: wick: grapnels', 'wick: grapnels', 18],
  ['coins: 1, 2: 3', '2: 3', 11],
])(
  '“%s” is refused with its line, the word that is not known and where it stands [PI-FLT.25]',
  (line, word, at) => {
    const refusal = parseFleet(`ship last-laugh:\n${line}`);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal instanceof Refusal && refusal.reason).toEqual({
      say: 'unreadable',
      rule: 'PI-FLT.25',
      line: 2,
      at,
      word,
    });
  },
);
