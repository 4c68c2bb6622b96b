import type { About, Explained, Words } from '@portolan/kernel';
import { lookUp, type Names, refused, sentence, split, spoken } from '../../common/said.ts';
import { isCrewId } from '../content/crew.ts';
import { type EquipmentId, isEquipmentId } from '../content/equipment.ts';
import { isEventId } from '../content/events.ts';
import { isReadyFleetId } from '../content/fleets.ts';
import { isFortId } from '../content/forts.ts';
import { isKeyword } from '../content/keywords.ts';
import { isPieceId, pieces } from '../content/pieces.ts';
import { isTreasureId } from '../content/treasure.ts';
import { nations } from '../content/types.ts';
import type { PiratesView, SailorView } from '../rules/information.ts';
import { type Choice, own, type Shot, type Suggestion, type TurnOption, type Word } from '../choices.ts';
import type { Ask, FleetFault, Happening } from '../says.ts';
import type { PiratesWords } from './en.ts';
import {
  explainCrew,
  explainEquipment,
  explainEvent,
  explainFleet,
  explainFort,
  explainKeyword,
  explainNation,
  explainPiece,
  explainTerrain,
  explainTreasure,
} from './explain.ts';
import { crewName } from './names.ts';

/** Puts Pirates in words: names of things by the names the board draws them under, and sentences from a catalogue. */

export function wordsOf(words: PiratesWords): Words {
  const { table } = words;
  const say = (sentences: object, about: About, view: unknown): string =>
    spoken(sentences, about, namesIn(words, viewOf(view)));
  return {
    name: words.name,
    pitch: words.pitch,
    option: (name) => lookUp(table.options, name),
    optionValue: (_name, value) => lookUp(table.values, String(value)),
    seat: (seat, view) => seatName(words, seat, viewOf(view)),
    ask: (about, view) => say(table.ask, about, view),
    choice: (option, about, view) =>
      sentence(choiceOf(words, own.choice(option), own.ask(about), viewOf(view))),
    log: (event, view) => say(table.log, event, view),
    refuse: (reason) =>
      isFleetFault(words, reason)
        ? words.fleetFault(reason)
        : refused(table.refuse, reason, namesIn(words, undefined)),
    note: (note, view) => say(table.notes, note, view),
    score: (part) => lookUp(table.scores, part),
    outcome: (reason, view) => say(table.outcome, reason, view),
    explain: (on, view) => explain(words, on, viewOf(view)),
  };
}

const namesIn = (words: PiratesWords, view: PiratesView | undefined): Names => ({
  thing: (thing) => words.table.things.proper(nameOf(words, thing, view)),
  seat: (seat) => seatName(words, seat, view),
});

/** What is wrong with a fleet has sentences of its own. */
function isFleetFault(words: PiratesWords, reason: About): reason is About & FleetFault {
  return typeof reason['rule'] === 'string' && !(reason.say in words.table.refuse);
}

/** What the shell passes around is the game's own view; without one, things go by their bare names. */
function viewOf(view: unknown): PiratesView | undefined {
  return typeof view === 'object' && view !== null && 'ships' in view ? (view as PiratesView) : undefined;
}

/** A fleet by its number and the flag most of its ships fly. */
function seatName(words: PiratesWords, seat: number, view: PiratesView | undefined): string {
  const piece = view?.ships.find(({ owner }) => owner === seat)?.piece;
  const flag = piece === undefined ? '' : words.content.nations[pieces[piece].nation];
  return words.table.things.fleet(seat + 1, flag);
}

// --- Names

function nameOf(words: PiratesWords, thing: string, view: PiratesView | undefined): string {
  const { things } = words.table;
  const [kind, id] = split(thing);
  const part = Number(id.slice(id.lastIndexOf('.') + 1));
  switch (kind) {
    case 'ship':
      return shipName(words, Number(id), view);
    case 'island':
      return islandName(words, Number(id), view);
    case 'tile':
      return tileName(words, Number(id), view);
    case 'fort':
      return fortName(words, Number(id), view);
    case 'mast':
      return things.mast(part + 1);
    case 'flag':
      return things.flag(part + 1);
    case 'crew':
      return sailorName(words, Number(id), view);
    case 'gear':
      return gearName(words, Number(id), view);
    case 'coin':
      return things.coin;
    default:
      return cardName(words, id);
  }
}

function shipName(words: PiratesWords, id: number, view: PiratesView | undefined): string {
  const piece = view?.ships[id]?.piece;
  return piece === undefined ? `ship ${id}` : words.content.pieces[piece].name;
}

function islandName(words: PiratesWords, id: number, view: PiratesView | undefined): string {
  const island = view?.islands[id]?.island;
  return island === undefined ? words.table.things.shore : words.content.islands[island];
}

function tileName(words: PiratesWords, id: number, view: PiratesView | undefined): string {
  const kind = view?.tiles[id]?.kind ?? 'reef';
  return words.table.things.tile(words.content.terrain[kind].name);
}

function fortName(words: PiratesWords, id: number, view: PiratesView | undefined): string {
  const fort = view?.islands[id]?.fort?.fort;
  return fort === undefined ? islandName(words, id, view) : words.content.forts[fort].name;
}

/** Everybody who is still in the game, wherever he is. */
function sailorsOf(view: PiratesView | undefined): readonly SailorView[] {
  return [...(view?.ships ?? []), ...(view?.islands ?? []), ...(view?.waitingAshore ?? [])].flatMap(
    ({ crew }) => crew,
  );
}

function sailorName(words: PiratesWords, id: number, view: PiratesView | undefined): string {
  const lost = view?.players.flatMap((player) => player.lost) ?? [];
  const crew = [...sailorsOf(view), ...lost].find((sailor) => sailor.id === id)?.crew;
  return crew === undefined ? words.table.things.crew : crewName(words.content, crew);
}

function gearIn(view: PiratesView | undefined, id: number): EquipmentId | undefined {
  const places = [...(view?.ships ?? []), ...(view?.islands ?? [])];
  return places.flatMap((place) => place.gear).find((one) => one.id === id)?.gear;
}

function gearName(words: PiratesWords, id: number, view: PiratesView | undefined): string {
  const gear = gearIn(view, id);
  return gear === undefined ? words.table.things.gear : words.content.equipment[gear].name;
}

/** A card by what is printed on it; anything else stays as it is. */
function cardName(words: PiratesWords, id: string): string {
  const { content } = words;
  if (isPieceId(id)) return content.pieces[id].name;
  if (isCrewId(id)) return crewName(content, id);
  if (isEventId(id)) return content.events[id].name;
  if (isEquipmentId(id)) return content.equipment[id].name;
  if (isTreasureId(id)) return content.treasures[id].name;
  if (isFortId(id)) return content.forts[id].name;
  const nation = nations.find((one) => one === id);
  if (nation) return content.nations[nation];
  const mysteries: { readonly [mystery: string]: { readonly name: string } } = content.mysteries;
  return mysteries[id]?.name ?? (id === 'shore' ? words.table.things.shore : id);
}

// --- Choices

function choiceOf(words: PiratesWords, option: Choice, ask: Ask, view: PiratesView | undefined): string {
  const { table } = words;
  const on = option.on === undefined ? '' : nameOf(words, option.on, view);
  if ('means' in option) return suggestionOf(words, option, on);
  if ('do' in option) return actOf(words, option, on, view);
  if ('take' in option) return option.take ? table.moves.take(on) : table.moves.give(on);
  if ('to' in option) return transferOf(words, option.to, on, view);
  if ('nation' in option) return table.moves.truce(on, cardName(words, option.nation));
  if (option.key.startsWith('free ')) return table.moves.free(on);
  if ('gold' in option) return option.gold > 0 ? table.things.coinWorth(option.gold) : on;
  if (isWord(words, option.key)) return table.choice[option.key];
  return ask.say === 'rerollMisses' || on === '' ? cardName(words, option.key) : on;
}

/** An answer by name: where a course leads, which way is looked, where something is put. */
function suggestionOf({ table }: PiratesWords, option: Suggestion, on: string): string {
  const { suggested } = table;
  const { means, segments = '', cannons = 0, turn = 0 } = option;
  const way = suggested.compass[option.eighth ?? 0] ?? '';
  switch (means) {
    case 'stay':
      return suggested.stay;
    case 'fire':
      return suggested.fire(on, cannons);
    case 'turn':
      return suggested.turn(Math.abs(turn) / 100, turn > 0);
    case 'run':
      return suggested.run(way, segments);
    case 'face':
    case 'spot':
      return suggested[means](way);
    default:
      return suggested[means](on, segments);
  }
}

const isWord = (words: PiratesWords, key: string): key is Word => key in words.table.choice;

const transferOf = (words: PiratesWords, to: number, on: string, view: PiratesView | undefined): string =>
  to < 0 ? words.table.moves.ashore(on) : words.table.moves.aboard(on, shipName(words, to, view));
/** What an option of a turn or of a shoot action is called. */
function actOf(
  words: PiratesWords,
  option: TurnOption | Shot,
  on: string,
  view: PiratesView | undefined,
): string {
  const { choice, choices, shots } = words.table;
  switch (option.do) {
    case 'transfer':
    case 'scuttle':
    case 'end':
    case 'done':
      return choice[option.do];
    case 'fire':
      return shots[option.kind ?? 'shot'](cannonName(words, option.piece ?? ''), on);
    case 'again':
    case 'broadside':
    case 'swoop':
    case 'smoke':
    case 'luck':
    case 'quadrant':
    case 'reroll':
      return shots[option.do](cannonName(words, option.piece ?? ''), on);
    case 'event':
      return choices.event(cardName(words, option.event), on);
    case 'build':
      return choices.build(cardName(words, option.fort), on);
    case 'fort':
    case 'marine':
      return choices[option.do]('', on);
    default:
      return choices[option.do](shipName(words, option.ship, view), on);
  }
}

function cannonName(words: PiratesWords, piece: string): string {
  const { cannons } = words.table;
  const [kind, number] = piece.split(' ');
  if (kind === 'mast') return cannons.mast(Number(number) + 1);
  if (kind === 'flag') return cannons.flag(Number(number) + 1);
  return kind === 'bombard' ? cannons.bombard : kind === 'musket' ? cannons.musket : cannons.musketeer;
}

// --- Explanations

function explain(words: PiratesWords, on: string, view: PiratesView | undefined): Explained | undefined {
  const [kind, id] = split(on);
  const { content } = words;
  switch (kind) {
    case 'ship': {
      const piece = view?.ships[Number(id)]?.piece;
      return piece && explainPiece(content, piece);
    }
    case 'island':
      return explainIsland(words, Number(id), view);
    case 'tile': {
      const tile = view?.tiles[Number(id)]?.kind;
      return tile && explainTerrain(content, tile);
    }
    case 'fort': {
      const fort = view?.islands[Number(id)]?.fort?.fort;
      return fort && explainFort(content, fort);
    }
    case 'crew': {
      const crew = sailorsOf(view).find((sailor) => sailor.id === Number(id))?.crew;
      return crew && explainCrew(content, crew);
    }
    case 'gear': {
      const gear = gearIn(view, Number(id));
      return gear && explainEquipment(content, gear);
    }
    case 'nation': {
      const nation = nations.find((one) => one === id);
      return nation && explainNation(content, nation);
    }
    case 'word':
      return isKeyword(id) ? explainKeyword(content, id) : undefined;
    case 'fleet':
      return isReadyFleetId(id) ? explainFleet(content, id) : undefined;
    default:
      return explainCard(words, id);
  }
}

function explainIsland(
  words: PiratesWords,
  id: number,
  view: PiratesView | undefined,
): Explained | undefined {
  const land = view?.islands[id];
  if (!land) return undefined;
  const rules = land.home >= 0 ? ['PI-DOCK.9', 'PI-REP.2'] : ['PI-EXP.1', 'PI-EXP.3', 'PI-FORT.3'];
  const owner = land.home >= 0 ? homeOf(words, land.home, id, view) : '';
  const text = land.mysterious ? `${words.content.mysterious}. ${owner}` : owner;
  return { title: words.content.islands[land.island], text: text.trim(), rules };
}

function homeOf(words: PiratesWords, owner: number, id: number, view: PiratesView | undefined): string {
  const chosen: Happening = { say: 'choseHome', seat: owner, owner, island: `island:${id}` };
  return spoken(words.table.log, chosen, namesIn(words, view));
}

function explainCard(words: PiratesWords, id: string): Explained | undefined {
  const { content } = words;
  if (isPieceId(id)) return explainPiece(content, id);
  if (isCrewId(id)) return explainCrew(content, id);
  if (isEventId(id)) return explainEvent(content, id);
  if (isEquipmentId(id)) return explainEquipment(content, id);
  if (isTreasureId(id)) return explainTreasure(content, id);
  return isFortId(id) ? explainFort(content, id) : undefined;
}
