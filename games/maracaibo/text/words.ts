import type { About, Explained, Option, Words } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { lookUp, type Name, type Names, refused, sentence, split, spoken } from '../../common/said.ts';
import { CAREERS } from '../content/careers.ts';
import { isHomeward, PLACE_KEYS } from '../content/places.ts';
import { PRICES } from '../content/prestige.ts';
import { ARMADA, C_CARDS, type Project, PROJECTS } from '../content/projects.ts';
import { type Deed, isStoryTile, questOf } from '../content/quests.ts';
import { AREAS } from '../content/ship.ts';
import { storyCard } from '../content/story.ts';
import { type In, type Mark, mark, numberOf, SIGNS } from '../content/symbols.ts';
import { isLegacy, LEGACY } from '../content/tiles.ts';
import { TOKENS } from '../content/tokens.ts';
import { REWARDS, spaceOf } from '../content/trail.ts';
import type { MaracaiboView } from '../rules/information.ts';
import { cityAt } from '../rules/map.ts';
import type { Texts } from './text.ts';

/** Puts Maracaibo in words: names of things by the names the board draws them under, and sentences from a catalogue. */

export function wordsOf(text: Texts): Words {
  const say = (sentences: object, about: About, view: unknown): string =>
    text.typeset(spoken(sentences, about, namesIn(text, seen(view))));
  return {
    name: text.name,
    pitch: text.pitch,
    option: (name) => lookUp(text.options, name),
    optionValue: (_name, value) => optionValue(text, value),
    seat: (seat) => sentence(seatName(text, seat)),
    ask: (about, view) => say(text.ask, about, view),
    choice: (option, about) => text.typeset(sentence(choiceOf(text, option, about))),
    log: (event, view) => say(text.log, event, view),
    refuse: (reason) => text.typeset(refused(text.refuse, reason, namesIn(text, undefined))),
    note: (note, view) => say(text.notes, note, view),
    score: (part) => lookUp(text.sources, part),
    outcome: (reason, view) => say(text.outcome, reason, view),
    explain: (on, view) => typeset(text, explain(text, on, seen(view))),
  };
}

const optionValue = (text: Texts, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return lookUp({ ...text.levels, ...text.modes }, String(value));
};

function seen(view: unknown): MaracaiboView | undefined {
  return typeof view === 'object' && view !== null && 'trailQuests' in view
    ? (view as MaracaiboView)
    : undefined;
}

const seatName = (text: Texts, seat: number): string => (seat < 0 ? text.jeanne : nth(text.captains, seat));

const namesIn = (text: Texts, _view: MaracaiboView | undefined): Names => ({
  thing: (thing) => plain(nameOf(text, thing)),
  seat: (seat) => seatName(text, seat),
});

const plain = (word: string): Name => ({ the: word, of: word, to: word });

type Namer = (text: Texts, id: string) => string;

/** How each kind of thing is called. */
const NAMES: { readonly [kind: string]: Namer | undefined } = {
  card: (text, id) => lookUp(text.cards, id),
  place: (text, id) => lookUp(text.places, id),
  quest: (text, id) => (isStoryTile(id) ? text.called.storyTile(id) : text.called.quest(id)),
  token: (text, id) => text.called.token(id),
  space: (text, id) => text.called.space(id),
  area: (text, id) => text.called.area(areaName(text, id)),
  building: (text, id) => lookUp(text.buildings, id),
  career: (text, id) => text.called.career(id),
  legacy: (text, id) => (isLegacy(id) ? text.legacy[id].name : id),
  nation: (text, id) => lookUp(text.nations, id),
  combo: (text, id) => lookUp(text.combos, id),
  thing: (text, id) => lookUp(text.things, id),
  automa: (text, id) => lookUp(text.automa, id),
  story: (text, id) => text.called.story(text.story[id]?.title ?? id),
  objective: (text, id) => text.called.objective(Number(id) + 1),
  pile: (text, id) => text.called.pile(Number(id)),
  row: (text, id) => text.called.row(Number(id)),
  sign: (text, id) => signText(text, id),
};

const areaName = (text: Texts, id: string): string =>
  text.areas[AREAS.findIndex((area) => area === id)] ?? id;

function signText(text: Texts, id: string): string {
  const sign = SIGNS.find((one) => one === id);
  return sign ? text.signs[sign](mark(sign)) : id;
}

function nameOf(text: Texts, thing: string): string {
  const [kind, id] = split(thing);
  const name = NAMES[kind];
  if (name) return name(text, id);
  if (id === 'draw') return text.called.draw;
  if (id === 'cp') return text.called.cp;
  if (id === 'spies') return text.called.spies;
  return lookUp({ ...text.things, ...text.nations, ...text.combos, ...text.lines }, id);
}

// --- choices ---

function choiceOf(text: Texts, option: Option, about: About): string {
  const { key } = option;
  const on = option.on === undefined ? '' : nameOf(text, option.on);
  if (about.say === 'sail') return text.sailTo(on, mpOf(option));
  if (about.say === 'vote' || about.say === 'narrator') return ballot(text, about, key);
  const known = text.choices[key];
  if (known !== undefined) return known;
  const [verb = ''] = key.split(' ');
  const sentenceFor = text.verbs[verb];
  if (sentenceFor && key !== verb) return sentenceFor(on === '' ? key.slice(verb.length + 1) : on);
  if (about.say === 'settle') return `${on}, ${lookUp(text.nations, key.split(' ').at(-1) ?? '')}`;
  return on === '' ? nameOf(text, key) : on;
}

/** What a vote for `a` or `b` stands for on this card. */
function ballot(text: Texts, about: About, key: string): string {
  const card = about['no'];
  const vote = typeof card === 'string' ? text.story[split(card)[1]]?.vote : undefined;
  return (key === 'a' ? vote?.a : vote?.b) ?? key;
}

const mpOf = (option: Option): number => ('mp' in option && typeof option.mp === 'number' ? option.mp : 0);

// --- explanations ---

const typeset = (text: Texts, explained: Explained | undefined): Explained | undefined =>
  explained && {
    ...explained,
    title: text.typeset(sentence(explained.title)),
    text: text.typeset(explained.text),
  };

const signsText = (text: Texts, marks: readonly Mark[]): string =>
  marks.map((one) => text.signs[one.sign](one)).join(' ');
const signsRules = (marks: readonly Mark[]): string[] => [
  ...new Set(marks.map(({ sign }) => numberOf(sign))),
];

type Explainer = (text: Texts, id: string, view: MaracaiboView | undefined) => Explained | undefined;

const EXPLAIN: { readonly [kind: string]: Explainer | undefined } = {
  card: explainCard,
  place: explainPlace,
  quest: explainQuest,
  token: explainToken,
  space: explainSpace,
  area: (text, id) => {
    const area = AREAS.find((one) => one === id);
    return area && { title: areaName(text, id), text: text.signs[area](mark(area)), rules: [numberOf(area)] };
  },
  building: (text, id) => {
    const building = Object.keys(PRICES).find((one): one is keyof typeof PRICES => one === id);
    if (!building) return undefined;
    const marks = [mark(building), mark('investing')];
    const cost = `${text.costs} ${PRICES[building]} D.`;
    return {
      title: text.buildings[building],
      text: `${cost} ${signsText(text, marks)}`,
      rules: signsRules(marks),
    };
  },
  career: explainCareer,
  legacy: (text, id) =>
    isLegacy(id)
      ? { title: text.legacy[id].name, text: text.legacy[id].text, rules: ['MB-BOARD.18'] }
      : undefined,
  story: explainStory,
  sign: (text, id) => {
    const sign = SIGNS.find((one) => one === id);
    return sign && { title: text.signs[sign](mark(sign)), text: '', rules: [numberOf(sign)] };
  },
};

function explain(text: Texts, on: string, view: MaracaiboView | undefined): Explained | undefined {
  const [kind, id] = split(on);
  return EXPLAIN[kind]?.(text, id, view);
}

const ALL = new Map<string, Project>([...PROJECTS, ...C_CARDS, ...ARMADA].map((card) => [card.id, card]));

function explainCard(text: Texts, id: string): Explained | undefined {
  const card = ALL.get(id);
  if (!card) return undefined;
  const costs = [`${card.d} D`, ...card.costs.map((cost) => text.signs[cost.sign](cost))].join(', ');
  const lines = [
    `${text.costs} ${costs}.`,
    signsText(text, card.effects),
    card.vp > 0 ? text.worth(card.vp) : '',
    `${text.shows} ${text.things[card.shows]}.`,
  ];
  return {
    title: lookUp(text.cards, id),
    text: lines.filter((line) => line !== '').join(' '),
    rules: signsRules([...card.effects, ...card.costs]),
  };
}

/** What a tile asks and gives; for a story tile, what the card says that brought it. */
function deedOf(id: string, view: MaracaiboView | undefined): Deed | undefined {
  const tale = view?.story.tales.find(({ tile }) => tile === id);
  const condition = tale && storyCard(tale.no).condition;
  return questOf(id) ?? (condition && 'deed' in condition ? condition.deed : undefined);
}

function explainQuest(text: Texts, id: string, view: MaracaiboView | undefined): Explained | undefined {
  const deed = deedOf(id, view);
  const title = isStoryTile(id) ? text.called.storyTile(id) : text.called.quest(id);
  if (!deed) return isStoryTile(id) ? { title, text: '', rules: ['MB-STILE.1'] } : undefined;
  const rewards = [...(deed.perCompass ? [deed.perCompass] : []), ...deed.fixed];
  const gained = rewards.map((reward) => text.signs[reward.sign](reward)).join(', ');
  return {
    title,
    text: `${text.signs[deed.cost.sign](deed.cost)} → ${gained}.`,
    rules: signsRules([deed.cost, ...rewards]),
  };
}

function explainToken(text: Texts, id: string): Explained | undefined {
  const token = TOKENS.find((one) => one.id === id);
  if (!token) return undefined;
  const sides = Object.entries(token.sides).map(([nation, { cv, effect }]) => {
    const more = effect ? ` (${text.signs[effect.sign](effect)})` : '';
    return `${lookUp(text.nations, nation)} ${cv}${more}`;
  });
  const modifiers: Mark<In<'token'>>[] = [
    ...(token.most ? [mark('tMost')] : []),
    ...(token.fewest ? [mark('tFewest')] : []),
  ];
  const lines = [...sides, ...modifiers.map(({ sign }) => text.signs[sign](mark(sign)))];
  return {
    title: text.called.token(id),
    text: `${lines.join('; ')}.`,
    rules: ['MB-COMBAT.3', ...signsRules(modifiers)],
  };
}

function explainSpace(text: Texts, id: string): Explained | undefined {
  const at = spaceOf(id);
  if (at < 1) return undefined;
  const reward = REWARDS[at];
  return {
    title: text.called.space(id),
    text: reward ? text.signs[reward.sign](reward) : '',
    rules: reward ? [numberOf(reward.sign)] : ['MB-EXPL.6'],
  };
}

/** A place with what it offers as the table lies. */
function explainPlace(text: Texts, id: string, view: MaracaiboView | undefined): Explained | undefined {
  const place = PLACE_KEYS.indexOf(id);
  if (place < 0) return undefined;
  const title = lookUp(text.places, id);
  if (isHomeward(place)) {
    const home = (['home20', 'home21a', 'home21b', 'home22'] as const)[place - 20] ?? 'home20';
    return { title, text: text.signs[home](mark(home)), rules: [numberOf(home)] };
  }
  const city = view && cityAt(view, place);
  const tiles = (view?.legacy ?? []).filter(({ id: tile }) => LEGACY[tile].at === place);
  const lines = [
    city
      ? `${text.city} ${text.signs[city.action.sign](city.action)} ${text.market(text.things[city.market.good], city.market.spaces)}`
      : place === 0
        ? ''
        : text.village,
    ...tiles.map(({ id: tile }) => text.legacy[tile].text),
  ];
  return {
    title,
    text: lines.filter((line) => line !== '').join(' '),
    rules: city ? ['MB-CITY.1', numberOf(city.action.sign)] : ['MB-VILL.1'],
  };
}

function explainCareer(text: Texts, id: string): Explained | undefined {
  const career = CAREERS.find((one) => one.id === id);
  if (!career) return undefined;
  const lines = career.objectives.map(({ kind, upper, lower, d, vp }) =>
    text.upper(text.signs[kind](mark(kind, { x: upper })), text.signs[kind](mark(kind, { x: lower })), d, vp),
  );
  return {
    title: text.called.career(id),
    text: lines.join(' '),
    rules: ['MB-CAR.3', ...new Set(career.objectives.map(({ kind }) => numberOf(kind)))],
  };
}

/** A story card in play shows its front, one that was read its back too; of those to come nobody is told. [MB-STORY.60] */
function explainStory(text: Texts, no: string, view: MaracaiboView | undefined): Explained | undefined {
  const card = text.story[no];
  const read = view?.story.resolved.includes(no) ?? false;
  const inPlay = view?.story.tales.some((tale) => tale.no === no) ?? false;
  if (!card || (!read && !inPlay)) return undefined;
  return {
    title: card.title,
    text: read ? `${card.front} ${card.back}` : card.front,
    rules: ['MB-STORY.12'],
  };
}
