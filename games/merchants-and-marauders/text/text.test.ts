import { Match, type Option, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { merchants } from '../game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { wordsOf } from './words.ts';

const languages = [
  ['English', wordsOf(en)],
  ['French', wordsOf(fr)],
] as const;

/** Nothing of the code shows through: no undefined, no bare names of things. */
function expectWords(sentence: string): void {
  expect(sentence).not.toBe('');
  expect(sentence).not.toMatch(
    /undefined|NaN|\[object|[a-z]+[A-Z][a-z]+\.|\b(zone|port|card|cargo|section|npc):[a-z]/,
  );
}

test.each(languages)(
  'in %s everything that is asked, offered, told and noted in a game is put in words',
  (_, words) => {
    for (const [seats, options] of [
      [3, {}],
      [2, { solo: 'level2' }],
      [4, { purses: 'open' }],
    ] as const) {
      const match = Match.start(merchants, { seats, seed: 'words', options });
      const random = Random.seeded('words');
      for (let [question] = match.open; question; [question] = match.open) {
        const view = match.view(Number(question.seat));
        expectWords(words.ask(question.about, view));
        const offer = question.offer();
        if (offer.kind === 'pick' || offer.kind === 'picks')
          for (const option of offer.options) expectChoice(words, option, question.about, view);
        for (const asked of match.asked(Number(question.seat)))
          for (const answer of question.candidates(random).slice(0, 3))
            for (const note of merchants.preview?.(match.view(Number(question.seat)), asked, answer)?.notes ??
              [])
              expectWords(words.note(note, view));
        match.answer(question.seat, match.serial, question.sample(random));
        for (const { event } of match.news) expectWords(words.log(event, match.view('spectator')));
      }
      const { reason } = match.outcome ?? { reason: { say: '' } };
      expectWords(words.outcome(reason, match.view('spectator')));
    }
  },
);

function expectChoice(
  words: (typeof languages)[number][1],
  option: Option,
  about: { say: string },
  view: unknown,
): void {
  expectWords(words.choice(option, about, view));
}

test.each(languages)('in %s every thing in the box explains itself', (_, words) => {
  const view = Match.start(merchants, { seats: 2, seed: 'box' }).view('spectator');
  const things = [
    ...Object.keys(en.content.zones).flatMap((id) => [`zone:${id}`, `port:${id}`]),
    ...Object.keys(en.content.captains).map((id) => `captain:${id}`),
    ...Object.keys(en.content.mods).map((id) => `mod:${id}`),
    ...Object.keys(en.content.weapons).map((id) => `weapon:${id}`),
    ...Object.keys(en.content.cards).map((id) => `card:${id}.1`),
    ...Object.keys(en.content.rumors).map((id) => `rumor:${id}`),
    ...Object.keys(en.content.missions).map((id) => `mission:${id}`),
    ...Object.keys(en.content.ships).map((id) => `type:${id}`),
    ...Object.keys(en.content.admirals).map((id) => `event:${id}`),
  ];
  for (const thing of things) {
    const explained = words.explain(thing, view);
    expect(explained, thing).toBeDefined();
    expectWords(`${explained?.title} ${explained?.text}`);
    expect(explained?.rules.length).toBeGreaterThan(0);
  }
  expect(words.explain('nothing:here', view)).toBeUndefined();
});

test('no card, place or captain has the same name as another', () => {
  for (const { content } of [en, fr]) {
    for (const group of [content.cards, content.zones, content.captains, content.mods]) {
      const names = Object.values(group).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const texts = Object.values(group).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});
