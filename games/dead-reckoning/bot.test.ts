import { Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { act, type Game } from './acting.ts';
import { advice } from './bot.ts';
import { type Captain, position, type Waters } from './position.ts';

const worth = (me: Captain, waters: { [space: number]: Waters } = {}): number =>
  advice.worth(position({ captains: [me], waters }).state)[0] ?? NaN;

/** The weights of what is asked now, by the key of each choice. */
function weights(match: Game): Map<unknown, number | undefined> {
  const [question] = match.open;
  if (!question) throw new Error('nothing is asked');
  const answers = question.candidates(Random.seeded('bot'));
  const weighed = advice.weigh?.(match.state, question, answers);
  return new Map(answers.map((answer, i) => [answer, weighed?.[i]]));
}

test('coins, cargo, levels, advancements, islands and upgrades are worth having, damage is not', () => {
  const bare = worth({});
  expect(worth({ chest: 18 })).toBeGreaterThan(bare + 2);
  expect(worth({ dock: 3 })).toBeGreaterThan(bare);
  expect(worth({ deck: ['gunner3'] })).toBeGreaterThan(bare);
  expect(worth({ aside: ['starChart'] })).toBeGreaterThan(bare);
  expect(worth({ tiles: { 1: ['topsail'] } })).toBeGreaterThan(bare);
  expect(worth({}, { 0: { slots: [0, 0, 0] } })).toBeGreaterThan(bare + 4);
  expect(worth({ damage: 4 })).toBeLessThan(bare);
});

test('an advancement is worth more in a sleeve than aside, and a cube even where it gives no place', () => {
  expect(worth({ deck: ['captain[starChart]'] })).toBeGreaterThan(worth({ aside: ['starChart'] }));
  expect(worth({}, { 9: { slots: [0] } })).toBeGreaterThan(worth({}));
});

test('goods are loaded and coins brought home; nothing goes to and fro', () => {
  const loaded = position({ captains: [{ dock: 3 }] });
  expect(weights(loaded).get('stow')).toBeGreaterThan(0);
  act(loaded, 'Load and unload', 'As much aboard');
  expect(weights(loaded).get('stow')).toBe(0);
  const rich = position({ captains: [{ dock: 3, holds: [[0, 2]] }] });
  expect(weights(rich).get('stow')).toBeGreaterThan(1);
});

test('a captain alone is worth as much as the rival is behind', () => {
  const { state } = position({ seats: 1, captains: [{ chest: 20 }, { chest: 10 }] });
  const behind = position({ seats: 1, captains: [{ chest: 20 }, { chest: 18 }] });
  expect(advice.worth(state)).toHaveLength(1);
  expect(advice.worth(state)[0]).toBeGreaterThan(advice.worth(behind.state)[0] ?? NaN);
});
