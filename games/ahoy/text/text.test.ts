import { type About, Match, type Option, Random, type Words } from '@portolan/kernel';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../content/factions.ts';
import { MARKET } from '../content/market.ts';
import { PLANS } from '../content/plans.ts';
import { ahoy } from '../game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { wordsOf } from './words.ts';

const LANGUAGES = { English: wordsOf(en), French: wordsOf(fr) };

/** Everything that is said in a random game, in the order it is said. */
function* sayings(words: Words, seats: number, seed: string): Generator<{ about: About; text: string }> {
  const match = Match.start(ahoy, { seats, seed });
  const random = Random.seeded(seed);
  while (!match.outcome) {
    const [question] = match.open;
    if (!question) return;
    const view = match.view('spectator');
    yield { about: question.about, text: words.ask(question.about, view) };
    const offer = question.offer();
    const options: readonly Option[] = offer.kind === 'pick' || offer.kind === 'picks' ? offer.options : [];
    for (const option of options)
      yield { about: { say: option.key }, text: words.choice(option, question.about, view) };
    match.answer(question.seat, match.serial, question.sample(random));
    const after = match.view('spectator');
    for (const { event } of match.news) yield { about: event, text: words.log(event, after) };
  }
  yield { about: match.outcome.reason, text: words.outcome(match.outcome.reason, match.view('spectator')) };
}

/** No words at all, a bare key, or a thing that was not put in words. */
const isWordless = (say: string, text: string): boolean =>
  text === '' ||
  (text === say && !/^\d+$/.test(say)) ||
  /undefined|NaN|\[object|[a-z]:[a-zA-Z0-9]/.test(text);

describe.each(Object.entries(LANGUAGES))('%s', (_language, words) => {
  test.each([2, 3, 4])('every question, choice and event of a game for %i has its words', (seats) => {
    const games = ['calm', 'breeze', 'gale'];
    const all = games.flatMap((seed) => [...sayings(words, seats, seed)]);
    expect(all.filter(({ about, text }) => isWordless(about.say, text))).toEqual([]);
  });

  test('everything on the table explains itself by its rules', () => {
    const view = Match.start(ahoy, { seats: 4, seed: 'things' }).view('spectator');
    const spaces = view.regions.flatMap(({ x, y }) => [`space:${x},${y}`, `space:${x + 1},${y + 1}`]);
    const slots = view.players.flatMap(({ faction, slots: all }) =>
      all.map(({ id }) => `slot:${faction}.${id}`),
    );
    const things = [
      ...MARKET.map(({ on }) => on),
      ...FIGURES.map(({ on }) => on),
      ...Object.keys(PLANS).map((plan) => `plan:${plan}`),
      ...spaces,
      ...slots,
      'space:20,20',
      'reward:smuggler1.1',
      'faction:union',
    ];
    for (const thing of things) {
      const explained = words.explain(thing, view);
      expect(explained?.title, thing).toBeTruthy();
      expect(explained?.rules.join(), thing).toMatch(/^AH-/);
    }
    expect(words.explain('moon:1', view)).toBeUndefined();
  });
});

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
