import { Match, Random } from '@portolan/kernel';
import { expect, test } from 'vitest';
import { CAREERS } from '../content/careers.ts';
import { PLACE_KEYS } from '../content/places.ts';
import { BUILDINGS } from '../content/prestige.ts';
import { ARMADA, C_CARDS, PROJECTS } from '../content/projects.ts';
import { QUESTS } from '../content/quests.ts';
import { STORY } from '../content/story.ts';
import { AREAS } from '../content/ship.ts';
import { SIGNS } from '../content/symbols.ts';
import { LEGACY_IDS } from '../content/tiles.ts';
import { TOKENS } from '../content/tokens.ts';
import { SPACE_KEYS } from '../content/trail.ts';
import { maracaibo } from '../game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { wordsOf } from './words.ts';

const languages = [
  ['English', en],
  ['French', fr],
] as const;

/** A sentence with a hole in it. */
const BROKEN = /undefined|NaN|\[object|  |^$/;

test.each(languages)(
  '%s has words for all that is asked, chosen, told and noted in whole games',
  (_name, text) => {
    const words = wordsOf(text);
    for (const [seats, mode] of [
      [1, 'medium'],
      [2, 'story'],
      [3, 'easy'],
      [4, 'hard'],
    ] as const) {
      const match = Match.start(maracaibo, {
        seats,
        seed: `words ${seats}`,
        options: { mode, armada: true },
      });
      const random = Random.seeded('words');
      for (let [question] = match.open; question; [question] = match.open) {
        const { seat, about } = question;
        const view = match.view(seat === 'table' ? 'spectator' : seat);
        const [asked] = match.asked(seat === 'table' ? 'spectator' : seat);
        expect(words.ask(about, view)).not.toMatch(BROKEN);
        const answer = question.sample(random);
        const options = asked?.offer?.kind === 'pick' ? asked.offer.options : [];
        for (const option of options) expect(words.choice(option, about, view)).not.toMatch(BROKEN);
        const notes = (asked && maracaibo.preview?.(view, asked, answer)?.notes) ?? [];
        for (const note of notes) expect(words.note(note, view)).not.toMatch(BROKEN);
        match.answer(seat, match.serial, answer);
        for (const { event } of match.news) expect(words.log(event, view)).not.toMatch(BROKEN);
      }
      const reason = match.outcome?.reason ?? { say: '' };
      expect(words.outcome(reason, match.view(0))).not.toMatch(BROKEN);
    }
  },
);

const things = [
  ...[...PROJECTS, ...C_CARDS, ...ARMADA].map(({ id }) => `card:${id}`),
  ...PLACE_KEYS.map((key) => `place:${key}`),
  ...QUESTS.map(({ id }) => `quest:${id}`),
  ...TOKENS.map(({ id }) => `token:${id}`),
  ...SPACE_KEYS.slice(1).map((key) => `space:${key}`),
  ...AREAS.map((area) => `area:${area}`),
  ...BUILDINGS.map((building) => `building:${building}`),
  ...CAREERS.map(({ id }) => `career:${id}`),
  ...LEGACY_IDS.map((id) => `legacy:${id}`),
  ...SIGNS.map((sign) => `sign:${sign}`),
];

test.each(languages)('%s explains everything on the table, with its numbers in the rules', (_name, text) => {
  const view = Match.start(maracaibo, { seats: 2, seed: 'explain', options: { mode: 'hard' } }).view(0);
  const words = wordsOf(text);
  for (const thing of things) {
    const explained = words.explain(thing, view);
    expect([thing, explained?.title ?? '']).not.toEqual([thing, '']);
    expect(explained?.text).not.toMatch(/undefined|NaN|\[object/);
    expect(explained?.rules.length).toBeGreaterThan(0);
  }
  expect(words.explain('nothing:1', view)).toBeUndefined();
});

test.each(languages)('%s names options, values, seats, scores and refusals', (_name, text) => {
  const words = wordsOf(text);
  for (const [name, option] of Object.entries(maracaibo.options)) {
    expect(words.option(name)).not.toBe('');
    for (const value of 'values' in option ? option.values : [])
      expect(words.optionValue(name, value)).not.toBe(String(value));
  }
  expect([0, 1, 2, 3].map((seat) => words.seat(seat, undefined)).every((name) => name !== '')).toBe(true);
  expect(words.score('quests')).not.toBe('quests');
  expect(words.refuse({ say: 'notAnArchive' })).not.toBe(words.refuse({ say: 'notOffered' }));
});

test('the two languages differ and French is set with its spaces', () => {
  for (const sign of SIGNS.filter((one) => one.startsWith('now') || one.startsWith('spy')))
    expect(wordsOf(fr).explain(`sign:${sign}`, undefined)?.title).not.toBe(
      wordsOf(en).explain(`sign:${sign}`, undefined)?.title,
    );
  expect(wordsOf(fr).ask({ say: 'plan' }, undefined)).toBe('Quelle carte planifiez-vous\u00a0?');
});

const count = (text: string): number => text.split(/\s+/).length;

test.each(languages)(
  '%s tells the whole story: every card has a front, a back and its vote, no longer than they may be [MB-STORY.59] [MB-STORY.61]',
  (_name, text) => {
    expect(Object.keys(text.story).sort()).toEqual(STORY.map(({ no }) => no).sort());
    for (const { no, next } of STORY) {
      const told = text.story[no];
      expect([no, told?.vote !== undefined]).toEqual([no, next.length === 2]);
      expect([no, count(told?.front ?? '') <= 60, count(told?.back ?? '') <= 120]).toEqual([no, true, true]);
    }
    expect(new Set(STORY.map(({ no }) => text.story[no]?.title)).size).toBe(66);
  },
);

test('a story card to come is not explained, one in play by its front, one that was read by its back too [MB-STORY.60]', () => {
  const match = Match.start(maracaibo, { seats: 2, seed: 'tale', options: { mode: 'story' } });
  const words = wordsOf(en);
  expect(words.explain('quest:T1', match.view(0))?.text).toBe('1 CP → 1 VP for each compass, 5 D.');
  expect(words.explain('story:02', match.view(0))).toBeUndefined();
  expect(words.explain('story:01', match.view(0))?.text).toBe(en.story['01']?.front);
  match.state.story.resolved.push('01');
  expect(words.explain('story:01', match.view(0))?.text).toContain(en.story['01']?.back ?? 'no back');
  expect(words.choice({ key: 'a' }, { say: 'vote', no: 'story:01' }, undefined)).toBe(
    'Hand it to the harbour office',
  );
});
