import { Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { advice } from './bot.ts';
import type { Faction } from './content/factions.ts';
import { ahoy } from './game.ts';
import { type Position, position } from './position.ts';
import { turnOf } from './rules/acting.ts';
import { player } from './rules/table.ts';

/** What a position is worth to a faction. */
function worthTo(faction: Faction, given: Position): number {
  const { state } = position(given);
  return advice.worth(state)[player(state, faction).seat] ?? NaN;
}

const better = (faction: Faction, one: Position, other: Position): void =>
  expect(worthTo(faction, one)).toBeGreaterThan(worthTo(faction, other));

test('glory, gold, crew and whole slots are worth having', () => {
  better('squadron', { squadron: { glory: 3 } }, {});
  better('squadron', { squadron: { gold: 3 } }, { squadron: { gold: 1 } });
  better('union', { seats: 2, union: { crew: ['fighters'] } }, { seats: 2 });
  better('union', { seats: 2 }, { seats: 2, union: { damaged: ['sail', 'gather'] } });
});

test('a figure is worth more where it takes a region than where the region is held already', () => {
  const held = { at: [0, 0], patrols: [[0, 0]] } as const;
  const both = { ...held, patrols: [...held.patrols, [2, 2]] } as const;
  const twice = { ...held, patrols: [...held.patrols, [0, 0]] } as const;
  const away = { union: { at: [1, 1] } } as const;
  better('squadron', { seats: 2, ...away, squadron: both }, { seats: 2, ...away, squadron: twice });
});

test('what the Squadron gains on the map the Union loses', () => {
  const strong = { seats: 2, squadron: { strongholds: [[3, 2]] } } as const;
  better('squadron', strong, { seats: 2 });
  better('union', { seats: 2 }, strong);
});

test('Comrades that are ready and ships that are launched are worth something to the Union', () => {
  better('union', { seats: 2, union: { ready: 8 } }, { seats: 2, union: { ready: 4 } });
  better('union', { seats: 2, union: { gunship: [1, 1] } }, { seats: 2 });
});

test('cargo draws a Smuggler to where it is delivered, and delivering it is better still', () => {
  const trade = (at: readonly [number, number]): Position => ({
    seats: 3,
    market: [],
    deckEnds: true,
    smuggler1: { at, cargo: ['M01'] },
  });
  better('smuggler1', trade([3, 1]), trade([0, 1]));
  const match = turnOf('smuggler1', { at: [3, 2], cargo: ['M01'] }, { seats: 3 });
  const seat = player(match.state, 'smuggler1').seat;
  const before = advice.worth(match.state)[seat] ?? NaN;
  for (const answer of ['deliver M01', '7', 'yes', 'union']) match.answer(seat, match.serial, answer);
  expect(advice.worth(match.state)[seat]).toBeGreaterThan(before);
});

test('a Smuggler that has sailed on three times within one action does not do it again [AH-RULING.76]', () => {
  const match = turnOf('smuggler1', { at: [0, 1], on: { cannons: 6 } }, { squadron: { at: [0, 0] } });
  match.random.rig('attack', 6);
  match.random.rig('defence', 1);
  const { seat } = player(match.state, 'smuggler1');
  for (const answer of ['place 1 sail', 'n', '0']) match.answer(seat, match.serial, answer);
  const [question] = match.open;
  if (question?.about.say !== 'spoils') throw new Error(`asked ${question?.about.say}`);
  const answers = question.candidates(match.random);
  const weightOf = (moves: number): number | undefined => {
    match.state.turn.bonusMoves = moves;
    return advice.weigh?.(match.state, question, answers)?.[answers.indexOf('sailOn')];
  };
  expect(weightOf(2)).toBeGreaterThan(0);
  expect(weightOf(3)).toBe(0);
});

test.each([2, 3, 4])(
  'every position of a random game has a worth and every answer a weight, at %i seats',
  (seats) => {
    const random = Random.seeded('bot');
    const match = Match.start(ahoy, { seats, seed: 'bot', options: { factions: 'choose' } });
    while (!match.outcome) {
      const [question] = match.open;
      if (!question) throw new Error('nobody is asked');
      const answers = question.candidates(random);
      const weights = advice.weigh?.(match.state, question, answers) ?? answers.map(() => 1);
      expect(weights).toHaveLength(answers.length);
      expect(weights.every((weight) => weight >= 0) && weights.some((weight) => weight > 0)).toBe(true);
      const last = answers.slice(-1);
      const alone = question.kind === 'pick' ? advice.weigh?.(match.state, question, last) : undefined;
      expect(alone ?? weights.slice(-1)).toEqual(weights.slice(-1)); // as among all
      const worth = advice.worth(match.state);
      expect(worth).toHaveLength(seats);
      expect(worth.every(Number.isFinite)).toBe(true);
      match.answer(question.seat, match.serial, random.pick(answers, 'answer'));
    }
  },
);
