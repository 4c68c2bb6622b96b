import { Match } from '@portolan/kernel';
import { expectRefused } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { answer, asked, offered, who } from '../acting.ts';
import { CAPTAINS } from '../content/captains.ts';
import { PORTS, ZONES } from '../content/map.ts';
import { MISSION_CARDS } from '../content/missions.ts';
import { merchants } from '../game.ts';
import type { deal } from './setup.ts';

const begin = (
  seats: number,
  seed = 'a',
): Match<ReturnType<typeof deal>, ReturnType<typeof merchants.view>> =>
  Match.start(merchants, { seats, seed });

test('two to four players sit down, each with one captain and an empty chest [MM-GEN.1] [MM-SETUP.1] [MM-SETUP.9]', () => {
  for (const seats of [2, 3, 4]) {
    const { players } = begin(seats).state;
    expect(players).toHaveLength(seats);
    expect(new Set(players.map(({ captain }) => captain)).size).toBe(seats);
    for (const { chest, glory } of players) expect([chest, glory.combat, glory.headStart]).toEqual([0, 0, 0]);
  }
  expect(() => begin(5)).toThrow('wrongSeats');
});

test('captain and ship stay secret until all have chosen; only sloop and flute can be chosen [MM-SETUP.2] [MM-SETUP.3] [MM-SETUP.4] [MM-INFO.16]', () => {
  const match = begin(2);
  expect(asked(match)).toBe('0: firstShip, 1: firstShip');
  expect(offered(match)).toEqual(['sloop', 'flute']);
  expectRefused(match, [0, 'frigate'], 'notOffered');
  answer(match, 0, 'flute');
  expect(match.view(1).players[0]).toMatchObject({ captain: '', ship: '' });
  expect(match.view(0).players[0]?.captain).toBe(who(match, 0).captain);
  answer(match, 1, 'sloop');
  expect(match.view(1).players[0]).toMatchObject({ captain: who(match, 0).captain, ship: 'flute' });
});

test('the ship lies in the captain’s home port, whole and fully manned, with 10 gold and a Glory card [MM-SETUP.5] [MM-SETUP.6] [MM-SETUP.7] [MM-SETUP.8] [MM-SHIP.9] [EX-2]', () => {
  const match = begin(2);
  answer(match, 0, 'sloop');
  answer(match, 1, 'flute');
  const { captain, zone, inPort, sections, gold, hand } = who(match, 0);
  expect([zone, inPort]).toEqual([CAPTAINS[captain].home, true]);
  expect(sections).toEqual({ hull: 2, masts: 2, cargo: 2, crew: 2, cannons: 1 });
  expect(who(match, 1).sections).toEqual({ hull: 2, masts: 2, cargo: 4, crew: 2, cannons: 1 });
  expect([gold, hand.length]).toEqual([10, 1]);
});

test('the first player is drawn; turns go clockwise and never change [MM-SETUP.10] [MM-SETUP.11] [MM-ROUND.8]', () => {
  const firsts = new Set(Array.from({ length: 30 }, (_, i) => begin(3, `first ${i}`).state.first));
  expect(firsts).toEqual(new Set([0, 1, 2]));
  const match = begin(3, 'first 1');
  for (const seat of [0, 1, 2]) answer(match, seat, 'sloop');
  const { first } = match.state;
  for (let i = 0; i < 6; i++) {
    expect(match.state.active).toBe((first + i) % 3);
    answer(match, match.state.active, 'end');
  }
  expect(match.state.round).toBe(3);
});

test('decks are shuffled; 16 ports have a demand and a hidden modification, 17 zones a hidden merchant, 8 demands are in reserve [MM-BOARD.5] [MM-BOARD.6] [MM-BOARD.7] [MM-BOARD.8]', () => {
  const { state } = begin(2);
  const other = begin(2, 'b').state;
  for (const deck of [
    'eventDeck',
    'gloryDeck',
    'cargoDeck',
    'rumorDeck',
    'missionDeck',
    'captainDeck',
  ] as const)
    expect(state[deck]).not.toEqual(other[deck]);
  expect(state.reserve).toHaveLength(8);
  for (const port of PORTS) expect(state.tokens[port]).toMatchObject({ faceUp: false });
  for (const zone of ZONES) expect(state.merchants[zone]).not.toBe('');
});

test('two missions lie in their ports; no hunter, no war, nothing on the merchant track [MM-BOARD.9] [MM-BOARD.10]', () => {
  const { state } = begin(2);
  expect(state.missions).toHaveLength(2);
  for (const mission of state.missions) expect(PORTS).toContain(MISSION_CARDS[mission].port);
  expect(state.npcs.every(({ zone, stack }) => zone === '' && stack.length === 0)).toBe(true);
  expect([state.war, state.merchantTrack]).toEqual([[], []]);
});
