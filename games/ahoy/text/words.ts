import type { About, Explained, Words } from '@portolan/kernel';
import { lookUp, type Name, type Names, refused, sentence, split, spoken } from '../../common/said.ts';
import { type Choice, own, type TurnOption } from '../choices.ts';
import { type Faction, FIGURES, FLAGSHIP } from '../content/factions.ts';
import { CARDS, MARKET } from '../content/market.ts';
import type { PlanId } from '../content/plans.ts';
import { gridAt } from '../content/rewards.ts';
import type { Space } from '../content/tiles.ts';
import type { AhoyView } from '../rules/information.ts';
import { regionOf, spaceAt, suitOf } from '../rules/regions.ts';
import type { Ask } from '../says.ts';
import { at } from '../state.ts';
import type { Text } from './en.ts';
import { CHAPTERS, CREW_RULES, PLAN_RULES, SLOT_RULES, TERRAIN_RULES } from './rules.ts';

/** Puts Ahoy in words: names of things by the names the board draws them under, and sentences from a catalogue. */

type Terrain = keyof Text['terrainTitles'];

export function wordsOf(text: Text): Words {
  const say = (sentences: object, about: About, view: unknown): string =>
    text.typeset(spoken(sentences, about, namesIn(text, seen(view))));
  return {
    name: text.name,
    pitch: text.pitch,
    option: (name) => lookUp(text.options, name),
    optionValue: (_name, value) => lookUp({ ...factionTitles(text), ...text.values }, String(value)),
    seat: (seat, view) => seatName(text, seat, seen(view)),
    ask: (about, view) => say(text.ask, about, view),
    choice: (option, about, view) =>
      text.typeset(choiceOf(text, own.choice(option), own.ask(about), seen(view))),
    log: (event, view) => text.typeset(spoken(text.log, event, namesToMe(text, seen(view)))),
    refuse: (reason) => text.typeset(refused(text.refuse, reason, namesIn(text, undefined))),
    note: (note, view) => say(text.notes, note, view),
    score: (part) => lookUp(text.glory, part),
    outcome: (reason, view) => say(text.outcome, reason, view),
    explain: (on, view) => typeset(text, explain(text, on, seen(view))),
  };
}

const namesIn = (text: Text, view: AhoyView | undefined): Names => ({
  thing: (thing) => nameOf(text, thing, view),
  seat: (seat) => seatName(text, seat, view),
});

/** The same, to whoever reads: their own faction is “you”, its flagship theirs. */
function namesToMe(text: Text, view: AhoyView | undefined): Names {
  const names = namesIn(text, view);
  const mine = view?.players.find(({ seat }) => seat === view.viewer)?.faction;
  if (mine === undefined) return names;
  const flagship = FIGURES[FLAGSHIP[mine]]?.on;
  return {
    ...names,
    thing: (thing) => {
      if (thing === mine) return text.you;
      return thing === flagship ? text.yourFlagship : names.thing(thing);
    },
  };
}

const typeset = (text: Text, explained: Explained | undefined): Explained | undefined =>
  explained && { ...explained, title: text.typeset(explained.title), text: text.typeset(explained.text) };

const factionTitles = (text: Text): { readonly [faction: string]: string } => text.factionTitles;

/** What the shell passes around is the game's own view; without one, things go by their bare names. */
function seen(view: unknown): AhoyView | undefined {
  return typeof view === 'object' && view !== null && 'regions' in view ? (view as AhoyView) : undefined;
}

function seatName(text: Text, seat: number, view: AhoyView | undefined): string {
  const faction = view?.players.find((someone) => someone.seat === seat)?.faction;
  return faction ? text.factionTitles[faction] : '';
}

const plain = (word: string): Name => ({ the: word, of: word, to: word });

function nameOf(text: Text, thing: string, view: AhoyView | undefined): Name {
  const [kind, id] = split(thing);
  switch (kind) {
    case 'figure':
      return figureName(text, thing);
    case 'space':
      return spaceName(text, id, view);
    case 'region':
      return text.place(lookUp(text.islands, id));
    case 'card':
      return plain(cardName(text, id));
    case 'slot':
      return plain(slotTitle(text, id));
    default:
      return isFaction(text, id) ? text.factions[id] : plain(planName(text, id));
  }
}

const isFaction = (text: Text, id: string): id is Faction => id in text.factions;

const isPlan = (text: Text, id: string): id is PlanId => id in text.plans;
const planName = (text: Text, id: string): string => (isPlan(text, id) ? text.plans[id].name : id);

function figureName(text: Text, on: string): Name {
  const figure = FIGURES.find((one) => one.on === on);
  if (!figure) return plain(on);
  return figure.kind === 'flagship'
    ? text.figures.flagship(text.factions[figure.faction].the)
    : text.figures[figure.kind];
}

function cardName(text: Text, id: string): string {
  const card = MARKET.find((one) => one.id === id);
  return card ? text.crew[card.crew].name : id;
}

/** A slot's title: its action, or the crew card it is on. */
function slotTitle(text: Text, id: string): string {
  const slot = id.slice(id.indexOf('.') + 1);
  const actions: { readonly [action: string]: { readonly name: string } } = text.actions;
  return actions[slot]?.name ?? cardName(text, slot);
}

function whereIs(id: string): number {
  const [x = 0, y = 0] = id.split(',').map(Number);
  return at(x, y);
}

/** The most telling thing about a space. */
function terrainOf(space: Space): Exclude<Terrain, 'unknown'> {
  if (space.island) return 'island';
  if (space.port) return 'port';
  if (space.wreck) return 'wreck';
  if (space.current !== undefined) return 'current';
  if (space.fog) return 'fog';
  if (space.treasure > 0) return 'treasure';
  return space.tailwind > 0 ? 'tailwind' : 'sea';
}

function spaceName(text: Text, id: string, view: AhoyView | undefined): Name {
  const place = whereIs(id);
  const space = view && spaceAt(view, place);
  if (!view || !space) return text.spaces.unknown;
  return text.spaces[terrainOf(space)](text.islands[regionOf(view, place).tile]);
}

// --- choices ---

function choiceOf(text: Text, option: Choice, ask: Ask, view: AhoyView | undefined): string {
  const on = option.on === undefined ? '' : sentence(nameOf(text, option.on, view).the);
  return 'do' in option ? actOf(text, option, on) : otherChoice(text, option, ask, on);
}

function actOf(text: Text, option: TurnOption, on: string): string {
  const { choice, choices } = text;
  switch (option.do) {
    case 'place':
      return choices.placeDie(option.die, on);
    case 'setAside':
      return choices.setAside(option.die);
    case 'recruit':
      return choices.recruit(on, option.die);
    case 'pickUp':
      return choices.pickUp(on);
    case 'deliver':
      return choices.deliver(on);
    case 'plan':
      return choices.plan(text.plans[option.plan].name);
    case 'crew':
      return choices.useCrew(on);
    case 'end':
      return choice.end;
  }
}

function otherChoice(text: Text, option: Exclude<Choice, TurnOption>, ask: Ask, on: string): string {
  const { choice, choices } = text;
  if (ask.say === 'spoils') return sentence(lookUp(text.spoils, option.key));
  if ('by' in option) return option.by > 0 ? choices.lower(option.by) : choice.keepCannons;
  if ('turn' in option)
    return ask.say === 'layTileOnEdge' ? choices.square(option.x, option.y) : choices.turn(option.turn);
  if ('reward' in option) return sentence(text.rewards[option.reward]);
  if ('value' in option && option.key !== 'upAndDown') return choices.value(option.value, option.gold);
  if ('from' in option) return choices.rearm(on);
  if ('direction' in option) return `${lookUp(choice, option.key)} — ${on}`;
  if (option.key in choice) return lookUp(choice, option.key);
  if (isFaction(text, option.key)) return text.factionTitles[option.key];
  return on === '' ? sentence(planName(text, option.key)) : on;
}

// --- explanations ---

function explain(text: Text, on: string, view: AhoyView | undefined): Explained | undefined {
  const [kind, id] = split(on);
  switch (kind) {
    case 'card':
      return explainCard(text, id);
    case 'crew':
      return explainPower(text, id);
    case 'plan':
      return explainPlan(text, id);
    case 'figure':
      return explainFigure(text, on);
    case 'slot':
      return explainSlot(text, id);
    case 'space':
    case 'berth':
      return explainSpace(text, id, view);
    case 'region':
      return { title: lookUp(text.islands, id), text: text.terrainTexts.island, rules: CHAPTERS.region };
    case 'faction':
      return isFaction(text, id)
        ? { title: text.factionTitles[id], text: text.factionTexts[id], rules: CHAPTERS[id] }
        : undefined;
    case 'reward':
      return explainReward(text, id, view);
    case 'die':
      return { title: text.dice.title(Number(id)), text: text.dice.text, rules: CHAPTERS.die };
    default:
      return undefined;
  }
}

function explainCard(text: Text, id: string): Explained | undefined {
  const card = MARKET.find((one) => one.id === id);
  if (!card) return undefined;
  const { name, text: power } = text.crew[card.crew];
  const details = text.cardDetails(text.suits[card.suit], text.costs[card.cost], text.suits[card.delivers]);
  return { title: name, text: `${power} ${details}`, rules: CREW_RULES[card.crew] };
}

/** What a crew member does, without its card's suit and cost. */
function explainPower(text: Text, id: string): Explained | undefined {
  const card = MARKET.find((one) => one.crew === id);
  if (!card) return undefined;
  const { name, text: power } = text.crew[card.crew];
  return { title: name, text: power, rules: CREW_RULES[card.crew] };
}

function explainPlan(text: Text, id: string): Explained | undefined {
  if (!isPlan(text, id)) return undefined;
  return { title: text.plans[id].name, text: text.plans[id].text, rules: PLAN_RULES[id] };
}

function explainFigure(text: Text, on: string): Explained | undefined {
  const figure = FIGURES.find((one) => one.on === on);
  if (!figure) return undefined;
  const title = `${text.figureTitles[figure.kind]} — ${text.factionTitles[figure.faction]}`;
  return { title, text: text.figureTexts[figure.kind], rules: CHAPTERS[figure.kind] };
}

function explainSlot(text: Text, id: string): Explained | undefined {
  const slot = id.slice(id.indexOf('.') + 1);
  if (slot in CARDS) return explainCard(text, slot);
  const actions: { readonly [action: string]: { readonly name: string; readonly text: string } } =
    text.actions;
  const action = actions[slot];
  return action && { title: action.name, text: action.text, rules: SLOT_RULES[slot] ?? [] };
}

/** A space may have several terrains: all are told. */
function explainSpace(text: Text, id: string, view: AhoyView | undefined): Explained {
  const place = whereIs(id);
  const space = view && spaceAt(view, place);
  if (!view || !space)
    return { title: text.terrainTitles.unknown, text: text.terrainTexts.unknown, rules: CHAPTERS.unknown };
  const region = regionOf(view, place);
  const kinds = terrainsOf(space);
  const island = space.island ? ` (${text.suits[suitOf(region)]})` : '';
  return {
    title: `${sentence(spaceName(text, id, view).the)}${island}`,
    text: kinds.map((kind) => `${text.terrainTitles[kind]}: ${text.terrainTexts[kind]}`).join(' '),
    rules: kinds.flatMap((kind) => TERRAIN_RULES[kind] ?? []),
  };
}

function terrainsOf(space: Space): Terrain[] {
  const kinds: Terrain[] = [];
  if (space.island) kinds.push('island');
  if (space.port) kinds.push('port');
  if (space.fog) kinds.push('fog');
  if (space.wreck) kinds.push('wreck');
  if (space.current !== undefined) kinds.push('current');
  if (space.treasure > 0) kinds.push('treasure');
  if (space.tailwind > 0) kinds.push('tailwind');
  return kinds.length > 0 ? kinds : ['sea'];
}

function explainReward(text: Text, id: string, view: AhoyView | undefined): Explained | undefined {
  const reward = view && gridAt(view)[Number(id.slice(id.indexOf('.') + 1))];
  if (!reward) return undefined;
  return { title: sentence(lookUp(text.rewards, reward)), text: '', rules: CHAPTERS.reward };
}
