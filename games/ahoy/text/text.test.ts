import { Match } from '@portolan/kernel';
import { explains, speaks } from '@portolan/kernel/kit.ts';
import { expect, test } from 'vitest';
import { FIGURES } from '../content/factions.ts';
import { MARKET } from '../content/market.ts';
import { PLANS } from '../content/plans.ts';
import { ahoy } from '../game.ts';
import type { AhoyView } from '../rules/information.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { wordsOf } from './words.ts';

const LANGUAGES = { English: wordsOf(en), French: wordsOf(fr) };

speaks(
  ahoy,
  LANGUAGES,
  [2, 3, 4].flatMap((seats) => ['calm', 'breeze', 'gale'].map((seed) => ({ seats, seed }))),
);

function things(view: AhoyView): string[] {
  const spaces = view.regions.flatMap(({ x, y }) => [`space:${x},${y}`, `space:${x + 1},${y + 1}`]);
  const slots = view.players.flatMap(({ faction, slots: all }) =>
    all.map(({ id }) => `slot:${faction}.${id}`),
  );
  const plans = Object.keys(PLANS).map((plan) => `plan:${plan}`);
  const cards = MARKET.flatMap(({ on, crew }) => [on, `crew:${crew}`]);
  const others = ['space:20,20', 'reward:smuggler1.1', 'faction:union', 'die:3'];
  return [...cards, ...FIGURES.map(({ on }) => on), ...plans, ...spaces, ...slots, ...others];
}
const table = Match.start(ahoy, { seats: 4, seed: 'things' }).view('spectator');
explains(LANGUAGES, table, things(table));

test.each([
  [{ say: 'conceded', seat: 1, faction: 'union' }, 'The Union gave up.', 'L’Union a abandonné.'],
  [{ say: 'conceded', seat: 1, faction: '' }, 'One side gave up.', 'Un camp a abandonné.'],
  [
    { say: 'solo', mode: 'scoreAttack', result: 'won', margin: 5, medal: 'silver' },
    'You won with a silver medal, 5 glory ahead.',
    'Vous avez gagné avec la médaille d’argent, avec 5 points de gloire d’avance.',
  ],
  [
    { say: 'solo', mode: 'voyage', result: 'lost', margin: -3, medal: 'none' },
    'You lost, 3 glory behind.',
    'Vous avez perdu, avec 3 points de gloire de retard.',
  ],
  [
    { say: 'solo', mode: 'blockade', result: 'won', margin: -9, medal: 'none' },
    'You won.',
    'Vous avez gagné.',
  ],
])('an end that seldom comes is told as it came: %j', (reason, english, french) => {
  expect(LANGUAGES.English.outcome(reason, undefined)).toBe(english);
  expect(LANGUAGES.French.outcome(reason, undefined)).toBe(french);
});

test.each([
  [
    { say: 'odds', percent: 72, without: 58 },
    '72 % to win, 58 % without',
    '72\u00a0% de victoire, 58\u00a0% sans',
  ],
  [
    { say: 'oddsBeforeTheirs', percent: 83, without: 58 },
    '83 % to win, 58 % without; they may lower theirs after you',
    '83\u00a0% de victoire, 58\u00a0% sans\u00a0; l’autre peut ensuite baisser les siens',
  ],
])('the odds of lowering Cannons in words: %j', (note, english, french) => {
  expect(LANGUAGES.English.note(note, undefined)).toBe(english);
  expect(LANGUAGES.French.note(note, undefined)).toBe(french);
});

test('the two languages share no sentence by accident', () => {
  const same = Object.keys(en.ask).filter(
    (say) => String(en.ask[say as keyof typeof en.ask]) === String(fr.ask[say as keyof typeof fr.ask]),
  );
  expect(same).toEqual([]);
});

test('the log speaks to whoever reads it: their own faction is you, in both languages', () => {
  const match = Match.start(ahoy, { seats: 2, seed: 'you' });
  const gold = { say: 'gainedGold', faction: 'squadron', gold: 2, from: 'treasure' };
  const sails = { say: 'sailed', figure: 'figure:squadron', from: 'space:20,20', to: 'space:20,21' };
  const [mine, theirs] = [match.view(0), match.view(1)];
  expect(LANGUAGES.English.log(gold, mine)).toBe('You gained 2 gold.');
  expect(LANGUAGES.English.log(gold, theirs)).toBe('The Squadron gained 2 gold.');
  expect(LANGUAGES.French.log(gold, mine)).toBe('Vous avez gagné 2 pièces d’or.');
  expect(LANGUAGES.French.log(gold, theirs)).toBe('L’Escadre a gagné 2 pièces d’or.');
  expect(LANGUAGES.English.log(sails, mine)).toMatch(/^Your flagship sailed/);
  expect(LANGUAGES.French.log(sails, mine)).toMatch(/^Votre Navire amiral a fait voile/);
});
