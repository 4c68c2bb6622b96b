import { expect, test } from 'vitest';
import { battleIn } from './battle.tsx';

const rolled = (figure: string, dice: number[], bonus: number) => ({
  say: 'rolledBattle',
  figure,
  dice,
  bonus,
  total: dice.reduce((sum, die) => sum + die, bonus),
});
const won = { say: 'wonBattle', figure: 'figure:union', over: 'figure:squadron', attack: 2, defence: 6 };

test('a battle is shown with the dice that counted, the winner first', () => {
  const events = [
    rolled('figure:squadron', [6], 0),
    rolled('figure:union', [5], 1),
    rolled('figure:squadron', [2], 0),
    won,
  ];
  expect(battleIn(events)).toEqual([
    { figure: 'figure:union', dice: [5], bonus: 1, total: 6, won: true, attacks: false },
    { figure: 'figure:squadron', dice: [2], bonus: 0, total: 2, won: false, attacks: true },
  ]);
});

test('a battle that was not fought out is no moment', () => {
  expect(battleIn([{ say: 'battle', attacker: 'figure:union' }])).toEqual([]);
  expect(battleIn([won])).toEqual([]);
});
