import type { About, Explained, Option, Words } from '@portolan/kernel';
import { lookUp, type Name, type Names, refused, sentence, split, spoken } from '../../common/said.ts';
import { CAPTAINS } from '../content/captains.ts';
import { CARGO_CARDS } from '../content/cargo.ts';
import { EVENT_CARDS } from '../content/events.ts';
import { GLORY_CARDS } from '../content/glory.ts';
import { MAP } from '../content/map.ts';
import { MISSION_CARDS } from '../content/missions.ts';
import { RUMOR_CARDS } from '../content/rumors.ts';
import { SHIPS } from '../content/ships.ts';
import type { MerchantsView } from '../rules/information.ts';
import type { Text } from './en.ts';

/** Puts Merchants & Marauders in words: names of things by what the board draws them under, sentences from a catalogue. */

export function wordsOf(text: Text): Words {
  const say = (sentences: object, about: About, view: unknown): string =>
    text.typeset(spoken(sentences, about, namesIn(text, seen(view))));
  return {
    name: text.name,
    pitch: text.pitch,
    option: (name) => lookUp(text.options, name),
    optionValue: (_name, value) => lookUp(text.values, String(value)),
    seat: (seat, view) => seatName(text, seat, seen(view)),
    ask: (about, view) => say(text.ask, about, view),
    choice: (option, about, view) => text.typeset(sentence(choiceOf(text, option, about, seen(view)))),
    log: (event, view) => say(text.log, event, view),
    refuse: (reason) => text.typeset(refused(text.refuse, reason, namesIn(text, undefined))),
    note: (note, view) => say(text.notes, note, view),
    score: (part) => lookUp(text.scores, part),
    outcome: (reason, view) => say(text.outcome, reason, view),
    explain: (on, view) => typeset(text, explain(text, on, seen(view))),
  };
}

const typeset = (text: Text, explained: Explained | undefined): Explained | undefined =>
  explained && {
    ...explained,
    title: text.typeset(sentence(explained.title)),
    text: text.typeset(sentence(explained.text)),
  };

/** What the shell passes around is the game's own view; without one, things go by their bare names. */
function seen(view: unknown): MerchantsView | undefined {
  return typeof view === 'object' && view !== null && 'merchantTrack' in view
    ? (view as MerchantsView)
    : undefined;
}

const namesIn = (text: Text, view: MerchantsView | undefined): Names => ({
  thing: (thing) => nameOf(text, thing, view),
  seat: (seat) => seatName(text, seat, view),
});

function seatName(text: Text, seat: number, view: MerchantsView | undefined): string {
  const captain = view?.players[seat]?.captain;
  return captain ? text.content.captains[captain].name : text.captain(seat);
}

const plain = (word: string): Name => ({ the: word, of: word, to: word });

/** An entry of a catalogue under a name from outside. */
const entry = <T>(catalogue: { readonly [key: string]: T }, key: string): T | undefined => catalogue[key];

function nameOf(text: Text, thing: string, view: MerchantsView | undefined): Name {
  const { content } = text;
  const [kind, id] = split(thing);
  switch (kind) {
    case 'ship':
      return text.named(seatName(text, Number(id), view));
    case 'npc':
      return text.named(lookUp(content.npcs, id));
    case 'zone':
      return text.named(zoneTitle(text, id));
    case 'port':
      return text.port(zoneTitle(text, id));
    case 'merchant':
      return text.merchant(zoneTitle(text, id));
    case 'section':
      return sectionName(text, id, view);
    case 'nation':
    case '':
      return id === 'ashore' ? plain(text.ashore) : text.named(lookUp(content.nations, id));
    case 'captain':
      return text.named(entry(content.captains, id)?.name ?? id);
    default:
      return plain(titleOf(text, kind, id));
  }
}

const zoneTitle = (text: Text, id: string): string => entry(text.content.zones, id)?.name ?? id;

function sectionName(text: Text, id: string, view: MerchantsView | undefined): Name {
  const dot = id.lastIndexOf('.');
  const title = lookUp(text.content.sections, id.slice(dot + 1));
  if (dot < 0) return text.section(title, '');
  const whose = id.slice(0, dot);
  if (whose === 'ashore') return text.section(title, text.ashore);
  const npc = entry(text.content.npcs, whose);
  return text.section(title, npc ?? seatName(text, Number(whose), view));
}

/** Cards, tokens and the like: a plain title. */
function titleOf(text: Text, kind: string, id: string): string {
  const { content } = text;
  switch (kind) {
    case 'card':
      return entry(content.cards, entry(GLORY_CARDS, id)?.design ?? '')?.name ?? text.hidden;
    case 'design':
      return entry(content.cards, id)?.name ?? id;
    case 'cargo':
      return cargoTitle(text, id);
    case 'good':
      return lookUp(content.goods, id);
    case 'type':
      return lookUp(content.ships, id);
    case 'mod':
      return entry(content.mods, id)?.name ?? id;
    case 'weapon':
      return entry(content.weapons, id)?.name ?? id;
    case 'rumor':
      return entry(content.rumors, id) ?? text.ownRumor;
    case 'mission':
      return entry(content.missions, id) ?? text.ownMission;
    case 'event':
      return eventTitle(text, id);
    case 'chest':
      return text.chest;
    default:
      return id;
  }
}

function cargoTitle(text: Text, id: string): string {
  const card = entry(CARGO_CARDS, id);
  if (!card) return text.hidden;
  const icon = card.icon === 'escape' ? text.escapeIcon : text.content.sections[card.icon];
  return text.cargo(text.content.goods[card.good], card.value, icon);
}

function eventTitle(text: Text, id: string): string {
  const card = entry(EVENT_CARDS, id);
  if (!card) return id;
  return card.kind === 'npc' ? (text.content.admirals[card.id] ?? id) : text.content.events[card.kind].name;
}

// --- choices ---

/** The fields options of this game may have besides key and on. */
interface AnyOption extends Option {
  readonly do?: string;
  readonly what?: string;
  readonly activity?: string;
  readonly section?: string;
  readonly card?: string;
  readonly gold?: number;
  readonly free?: boolean;
  readonly own?: boolean;
  readonly index?: number;
  readonly npc?: string;
  readonly to?: string;
}

function choiceOf(text: Text, option: AnyOption, about: About, view: MerchantsView | undefined): string {
  const on = option.on === undefined ? '' : nameOf(text, option.on, view).the;
  switch (option.do) {
    case 'sail':
      return text.sail(on);
    case 'scout':
      return option.what === 'rumor' || option.what === 'task'
        ? lookUp(text.choices, option.key)
        : text.scout(on);
    case 'card':
      return text.playCard(on);
    case 'hire':
      return text.hire(on);
    case 'activity':
      return lookUp(text.activities, option.activity ?? '');
    case 'mission':
      return text.acceptMission(on);
    case 'repair':
      return text.repair(lookUp(text.content.sections, option.section ?? ''), option.gold ?? 0);
    case 'buyWeapon':
    case 'buyMod':
    case 'ship':
      return text.buy(on, option.gold ?? 0);
    case 'sellWeapon':
      return text.sellFor(on, -(option.gold ?? 0));
    case 'discard':
    case 'jettison':
      return text.discard(on);
    case 'exchange':
      return text.exchange(on, option.free ?? false);
    default:
      return otherChoice(text, option, about, on, view);
  }
}

function otherChoice(
  text: Text,
  option: AnyOption,
  about: About,
  on: string,
  view: MerchantsView | undefined,
): string {
  const actions: { readonly [action: string]: string } = text.actions;
  if (about.say === 'moveHunter' && option.npc !== undefined && option.key !== 'none')
    return text.moveHunter(nameOf(text, `npc:${option.npc}`, view).the, on);
  if (option.key in actions) return lookUp(actions, option.key);
  if (option.key in text.choices) return lookUp(text.choices, option.key);
  if (option.on?.startsWith('die:')) return text.die(option.own ?? true, option.index ?? 0);
  if (option.key.startsWith('hit ') && option.to === undefined) return text.hit(on);
  return on === '' ? option.key : on;
}

// --- explanations ---

function explain(text: Text, on: string, view: MerchantsView | undefined): Explained | undefined {
  const [kind, id] = split(on);
  const title = nameOf(text, on, view).the;
  const told = textOf(text, kind, id, view);
  return told === undefined ? undefined : { title, text: told, rules: RULES_OF[kind] ?? [] };
}

const RULES_OF: { readonly [kind: string]: readonly string[] } = {
  zone: ['MM-BOARD.1', 'MM-BOARD.3', 'MM-ZONE.1'],
  port: ['MM-PORT.1', 'MM-PORT.2', 'MM-ZONE.1'],
  merchant: ['MM-RAID.1', 'MM-RAID.2'],
  ship: ['MM-GEN.6', 'MM-GEN.8'],
  captain: ['MM-GEN.6', 'MM-CONTENT.7'],
  npc: ['MM-NPC.1', 'MM-PRIO.1', 'MM-SEEK.3'],
  event: ['MM-ROUND.3', 'MM-ROUND.5'],
  card: ['MM-CARD.4', 'MM-CARD.6'],
  design: ['MM-CARD.4', 'MM-CARD.6'],
  mod: ['MM-MOD.1', 'MM-YARD.17'],
  weapon: ['MM-WEAP.1', 'MM-YARD.4'],
  rumor: ['MM-RUMOR.5', 'MM-RUMOR.9'],
  mission: ['MM-MISSION.1', 'MM-MISSION.8'],
  type: ['MM-SHIP.1', 'MM-YARD.7'],
  cargo: ['MM-SELL.2', 'MM-RAID.14'],
};

function textOf(text: Text, kind: string, id: string, view: MerchantsView | undefined): string | undefined {
  const { content } = text;
  switch (kind) {
    case 'zone':
    case 'port':
      return entry(content.zones, id)?.text;
    case 'merchant':
      return zoneTitle(text, id);
    case 'captain':
      return captainText(text, id);
    case 'ship':
      return captainText(text, view?.players[Number(id)]?.captain ?? '');
    case 'npc':
      return npcText(text, id, view);
    case 'event':
      return eventText(text, id);
    case 'card':
      return entry(content.cards, entry(GLORY_CARDS, id)?.design ?? '')?.text;
    case 'design':
      return entry(content.cards, id)?.text;
    case 'mod':
      return entry(content.mods, id)?.text;
    case 'weapon':
      return entry(content.weapons, id)?.text;
    case 'rumor':
      return rumorText(text, id);
    case 'mission':
      return missionText(text, id);
    case 'type':
      return shipText(text, id);
    case 'cargo':
      return id in CARGO_CARDS ? cargoTitle(text, id) : undefined;
    default:
      return undefined;
  }
}

function captainText(text: Text, id: string): string | undefined {
  const captain = entry(CAPTAINS, id);
  if (!captain) return undefined;
  const home = zoneTitle(text, captain.home);
  return `${text.skills(captain.skills, home)} ${text.content.captains[captain.id].text}`;
}

function npcText(text: Text, id: string, view: MerchantsView | undefined): string | undefined {
  const ship = view?.npcs.find((one) => one.id === id);
  if (!ship) return undefined;
  return eventText(text, ship.stack.at(-1) ?? ship.arriving.at(-1) ?? '') ?? lookUp(text.content.npcs, id);
}

function eventText(text: Text, id: string): string | undefined {
  const card = entry(EVENT_CARDS, id);
  if (!card) return undefined;
  if (card.kind !== 'npc') return text.content.events[card.kind].text;
  const { seamanship, scouting, leadership } = card.skills;
  return text.npc(seamanship, scouting, leadership, zoneTitle(text, MAP[card.zone].id));
}

function rumorText(text: Text, id: string): string | undefined {
  const rumor = entry(RUMOR_CARDS, id);
  if (!rumor) return undefined;
  const benefit =
    rumor.id === 'forgedDocuments' || rumor.id === 'secretChart'
      ? text.kept[rumor.id]
      : text.gift(rumor.gift);
  return text.rumor(rumor.by, zoneTitle(text, rumor.zone), benefit, rumor.kept);
}

function missionText(text: Text, id: string): string | undefined {
  const mission = entry(MISSION_CARDS, id);
  if (!mission) return undefined;
  const { port, condition, task, gift } = mission;
  return text.mission(zoneTitle(text, port), text.condition(condition), text.task(task), text.gift(gift));
}

function shipText(text: Text, id: string): string | undefined {
  const ship = entry(SHIPS, id);
  if (!ship) return undefined;
  const { durability, cargo, crew, cannons, manoeuvrability } = ship;
  return text.ship(durability, cargo, crew, cannons, manoeuvrability);
}
