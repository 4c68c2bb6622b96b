import type { Skill } from '../content/captains.ts';
import type { Player } from '../state.ts';
import { skillOf, type Table } from './table.ts';

/** Dice and skill rolls [MM-DICE]. A die shows 1, 2, 3, 4 or, twice, a skull. */

export const SKULL = 5;

/** [MM-DICE.1] */
export function rollDice(table: Table, count: number, purpose: string): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(Math.min(SKULL, table.random.die(6, purpose)));
  return dice;
}

/** [MM-DICE.4] */
export function skulls(dice: readonly number[]): number {
  let count = 0;
  for (const die of dice) if (die === SKULL) count++;
  return count;
}

/** The sum of all that is no skull. [MM-DICE.5] */
export function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) if (die !== SKULL) sum += die;
  return sum;
}

/** Changes are added together first; at least one die is rolled. [MM-DICE.7] [MM-DICE.9] */
export const diceFor = (value: number, change: number): number => Math.max(1, value + change);

/** A plain skill roll: how many successes it has. [MM-DICE.2] [MM-DICE.3] */
export function skillRoll(table: Table, someone: Player, skill: Skill, more: number): number {
  const dice = rollDice(table, diceFor(skillOf(someone, skill), more), skill);
  const successes = skulls(dice);
  table.tell({ say: 'rolled', seat: someone.seat, skill, dice, successes });
  return successes;
}
