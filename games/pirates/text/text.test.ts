import { Match } from '@portolan/kernel';
import { explains, speaks } from '@portolan/kernel/kit.ts';
import { describe, expect, test } from 'vitest';
import { crewIds } from '../content/crew.ts';
import { equipmentIds } from '../content/equipment.ts';
import { eventIds } from '../content/events.ts';
import { readyFleetIds } from '../content/fleets.ts';
import { fortIds } from '../content/forts.ts';
import { pieceIds } from '../content/pieces.ts';
import { terrainKinds } from '../content/terrain.ts';
import { treasureIds } from '../content/treasure.ts';
import { pirates } from '../game.ts';
import { en } from './en.ts';
import {
  explainCrew,
  explainEquipment,
  explainEvent,
  explainFleet,
  explainFort,
  explainPiece,
  explainTerrain,
  explainTreasure,
} from './explain.ts';
import { fr } from './fr.ts';
import { wordsOf } from './words.ts';

const languages = [
  ['English', en],
  ['French', fr],
] as const;

const everything = ({ content }: typeof en) => [
  ...pieceIds.map((id) => explainPiece(content, id)),
  ...crewIds.map((id) => explainCrew(content, id)),
  ...eventIds.map((id) => explainEvent(content, id)),
  ...equipmentIds.map((id) => explainEquipment(content, id)),
  ...treasureIds.map((id) => explainTreasure(content, id)),
  ...fortIds.map((id) => explainFort(content, id)),
  ...terrainKinds.map((kind) => explainTerrain(content, kind)),
  ...readyFleetIds.map((id) => explainFleet(content, id)),
];

describe.each(languages)('%s', (_, words) => {
  test('every card has a name, a text and the rules behind it', () => {
    const poor = everything(words).filter(
      ({ title, text, rules }) =>
        title === '' ||
        text === '' ||
        rules.length === 0 ||
        !rules.every((rule) => /^PI-[A-Z]+(\.[a-z]+)?\.\d+$/.test(rule)),
    );
    expect(poor).toEqual([]);
  });

  test('no two cards are called the same', () => {
    const titles = everything(words).map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) < i)).toEqual([]);
  });

  test('sentences have proper apostrophes and end with a point', () => {
    const {
      pieces,
      crew,
      words: keywords,
      events,
      equipment,
      treasures,
      forts,
      fleets,
      terrain,
    } = words.content;
    const cards = [pieces, crew, keywords, events, equipment, treasures, forts, fleets, terrain];
    const careless = cards
      .flatMap((part) => Object.values(part))
      .filter(({ name, text }) => /['"]| {2}/.test(`${name} ${text}`) || !text.endsWith('.'));
    expect(careless).toEqual([]);
  });
});

/** A measure standing alone or after a rank, not the first letter of a word. */
const measure = (letter: string) => new RegExp(`(?<![\\p{L}])${letter}(?![\\p{L}’])`, 'u');

test('French calls the short measure C, English S', () => {
  expect(everything(fr).filter(({ text }) => measure('S').test(text))).toEqual([]);
  expect(everything(en).filter(({ text }) => measure('C').test(text))).toEqual([]);
});

test('French sets a hard space before double signs', () => {
  expect(everything(fr).filter(({ text }) => / [:;!?]/.test(text))).toEqual([]);
});

test('a ship is explained by its figures, its words and its links', () => {
  expect(explainPiece(en.content, 'razor-jig')).toEqual({
    title: 'Razor Jig',
    text: [
      en.content.pieces['razor-jig'].text,
      'Pirates · 11 points · 3 masts · cannons 3S 3S 4S · move L+L · cargo 3',
      `Switchblade. ${en.content.words.switchblade.text}`,
      `Loyal: Nan Tulloch. ${en.content.words.loyal.text}`,
    ].join('\n'),
    rules: ['PI-TURN.2', 'PI-KW.switchblade.1', 'PI-KW.loyal.1'],
  });
  expect(explainPiece(fr.content, 'last-laugh').text).toContain('Lié à Nan Tulloch.');
  expect(explainPiece(fr.content, 'medway-battery').text).toContain('mouvement par touage seulement');
});

test('a generic crew is called by its trade and nation', () => {
  expect(explainCrew(en.content, 'england-captain').title).toBe('Captain (England)');
  expect(explainCrew(fr.content, 'jade-chainshot').title).toBe('Tireurs de chaînes (Rébellion de jade)');
});

test('what is wrong with a fleet can be said [PI-FLT.25]', () => {
  const fault = {
    say: 'meetsHostility',
    rule: 'PI-FLT.11',
    card: 'whippoorwill',
    to: { nation: 'england' },
  } as const;
  expect(en.fleetFault(fault)).toBe('Whippoorwill does not sail together with England.');
  expect(fr.fleetFault(fault)).toBe('Whippoorwill refuse dans la flotte\u00a0: Angleterre.');
});

const LANGUAGES = { English: wordsOf(en), French: wordsOf(fr) };

speaks(pirates, LANGUAGES, [
  { seats: 2, seed: 'sentences', options: { setup: 'full', total: 80, terrain: 4 } },
  { seats: 3, seed: 'sentences', options: { terrain: 4, leaving: 'withdraws' } },
]);

const sea = Match.start(pirates, { seats: 3, seed: 'things', options: { terrain: 4 } }).view(0);
explains(LANGUAGES, sea, [
  ...sea.ships.map(({ id }) => `ship:${id}`),
  ...sea.islands.map(({ id }) => `island:${id}`),
  ...sea.tiles.map(({ id }) => `tile:${id}`),
  ...eventIds.map((id) => `event:${id}`),
  ...treasureIds.map((id) => `treasure:${id}`),
]);
