import type { Explained } from '@portolan/kernel';
import { type CrewId, crewCard, isNamedCrewId } from '../content/crew.ts';
import { equipment, type EquipmentId } from '../content/equipment.ts';
import { type EventId, events } from '../content/events.ts';
import { type ReadyFleetId, readyFleets } from '../content/fleets.ts';
import { type FortId, forts } from '../content/forts.ts';
import { ruleOf } from '../content/keywords.ts';
import { linkedTo } from '../content/links.ts';
import { builtMasts, type Piece, type PieceId, pieces } from '../content/pieces.ts';
import { type TerrainKind } from '../content/terrain.ts';
import { type TreasureId, treasures } from '../content/treasure.ts';
import type { Cannon, Keyword, Nation, Word } from '../content/types.ts';
import type { Card, ContentWords } from './en-content.ts';
import { cardName, crewName, partyName } from './names.ts';

/**
 * Explains the cards from the record the rules read: its figures, its words and the rules behind them.
 * Nothing here knows a language; that is what the words are for.
 */

const terrainRule: Readonly<Record<TerrainKind, string>> = {
  iceberg: 'PI-ICE.1',
  whirlpool: 'PI-WHIRL.1',
  sargasso: 'PI-SARG.1',
  fog: 'PI-FOG.1',
  reef: 'PI-REEF.1',
};

export function explainPiece(words: ContentWords, id: PieceId): Explained {
  const piece = pieces[id];
  const { kind } = piece.hull;
  const hull = kind === 'standard' ? [] : [kind];
  return {
    title: words.pieces[id].name,
    text: paragraphs([
      words.pieces[id].text,
      pieceFacts(words, piece),
      ...hull.map((word) => explainWord(words, { word })),
      ...piece.keywords.map((keyword) => explainWord(words, keyword)),
      links(words, id),
    ]),
    rules: ['PI-TURN.2', ...[...hull, ...piece.keywords.map(({ word }) => word)].map((word) => ruleOf[word])],
  };
}

export function explainCrew(words: ContentWords, id: CrewId): Explained {
  const { nation, cost, keywords } = crewCard(id);
  return {
    title: crewName(words, id),
    text: paragraphs([
      isNamedCrewId(id) ? words.crew[id].text : '',
      `${words.nations[nation]} · ${words.facts.points(cost)}`,
      ...keywords.map((keyword) => explainWord(words, keyword)),
      isNamedCrewId(id) ? links(words, id) : '',
    ]),
    rules: ['PI-FLT.17', ...keywords.map(({ word }) => ruleOf[word])],
  };
}

export const explainEvent = (words: ContentWords, id: EventId): Explained =>
  simple(
    words.events[id],
    ['PI-EVT.3', 'PI-EVT.6'],
    [`${words.facts.points(events[id].cost)} · ${words.windows[events[id].window]}`],
  );

export const explainEquipment = (words: ContentWords, id: EquipmentId): Explained =>
  simple(words.equipment[id], ['PI-EQP.2'], [words.facts.points(equipment[id].cost)]);

export const explainTreasure = (words: ContentWords, id: TreasureId): Explained =>
  simple(words.treasures[id], treasures[id].gold === undefined ? ['PI-UT.1'] : ['PI-UT.1', 'PI-UT.3']);

export const explainFort = (words: ContentWords, id: FortId): Explained =>
  simple(
    words.forts[id],
    ['PI-FORT.3', 'PI-FORT.14'],
    [`${words.facts.gold(forts[id].gold)} · ${cannons(words, forts[id].flags)}`],
  );

export const explainTerrain = (words: ContentWords, kind: TerrainKind): Explained =>
  simple(words.terrain[kind], [terrainRule[kind]]);

export function explainFleet(words: ContentWords, id: ReadyFleetId): Explained {
  const { fleet, teaches } = readyFleets[id];
  const ships = fleet.ships.map(({ ship, crew }) =>
    [words.pieces[ship].name, ...crew.map((one) => crewName(words, one))].join(' · '),
  );
  const lessons = words.teaches(teaches.map((lesson) => words.lessons[lesson]));
  return simple(words.fleets[id], ['PI-FLT.3'], [...ships, lessons]);
}

/** A keyword, a specialist or a knack by itself. */
export const explainKeyword = (words: ContentWords, word: Word): Explained =>
  simple(words.words[word], [ruleOf[word]]);

export const explainNation = (words: ContentWords, nation: Nation): Explained => ({
  title: words.nations[nation],
  text: '',
  rules: ['PI-FLT.17'],
});

const simple = (
  { name, text }: Card,
  rules: readonly string[],
  facts: readonly string[] = [],
): Explained => ({
  title: name,
  text: paragraphs([text, ...facts]),
  rules,
});

const paragraphs = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

/** A word of a card and what it does; Loyal and Hostile say to whom. */
function explainWord(words: ContentWords, keyword: Keyword | { readonly word: Word }): string {
  const { name, text } = words.words[keyword.word];
  return `${'to' in keyword ? allegiance(words, keyword) : name}. ${text}`;
}

function allegiance(words: ContentWords, { word, to }: Extract<Keyword, { to: unknown }>): string {
  const party = partyName(words, to);
  return word === 'loyal' ? words.loyalTo(party) : words.hostileTo(party);
}

function links(words: ContentWords, id: Parameters<typeof linkedTo>[0]): string {
  const names = linkedTo(id).map((other) => cardName(words, other));
  return names.length > 0 ? words.linkedTo(names) : '';
}

const cannons = (words: ContentWords, guns: readonly Cannon[]): string =>
  words.facts.cannons(guns.map((gun) => cannon(words, gun)).join(' '));
const cannon = (words: ContentWords, { rank, range }: Cannon): string => `${rank}${words.measures[range]}`;

function pieceFacts(words: ContentWords, piece: Piece): string {
  const { facts } = words;
  return [
    words.nations[piece.nation],
    facts.points(piece.cost),
    ...body(words, piece),
    cannons(words, piece.cannons),
    facts.move(baseMove(words, piece)),
    facts.cargo(piece.cargo),
  ].join(' · ');
}

function body(words: ContentWords, piece: Piece): string[] {
  const { facts } = words;
  const count = builtMasts(piece);
  const { hull } = piece;
  switch (hull.kind) {
    case 'flotilla':
      return [facts.flags(hull.flags)];
    case 'turtleship':
      return [facts.masts(count), facts.panels(hull.panels)];
    case 'bombardier':
      return [facts.masts(count), facts.bombardier(cannon(words, hull.cannon))];
    case 'submarine':
      return [facts.elements(count)];
    case 'titan':
    case 'seamonster':
    case 'seadragon':
      return [facts.segments(count)];
    default:
      return [facts.masts(count)];
  }
}

function baseMove(words: ContentWords, { hull, move }: Piece): string {
  if (hull.kind === 'flotilla') return words.towed;
  if (hull.kind === 'seadragon') return words.anywhere;
  return move.map((measure) => words.measures[measure]).join('+');
}
