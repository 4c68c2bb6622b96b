import { Match, Random } from '@portolan/kernel';
import { nth } from '../common/lists.ts';
import { CAREERS } from './content/careers.ts';
import { ARROWS, PLACE_KEYS, type Place } from './content/places.ts';
import { ARMADA, C_CARDS, type CardId, PROJECTS } from './content/projects.ts';
import { BUILDINGS, type Building } from './content/prestige.ts';
import { QUESTS, type QuestId } from './content/quests.ts';
import { type Area, AREAS } from './content/ship.ts';
import { MODES } from './content/story.ts';
import type { Combo, Nation } from './content/symbols.ts';
import type { CityTileId, LegacyId } from './content/tiles.ts';
import { TOKENS, type TokenId } from './content/tokens.ts';
import { spaceOf } from './content/trail.ts';
import { maracaibo } from './game.ts';
import { DEEDS } from './rules/deeds.ts';
import type { MaracaiboView } from './rules/information.ts';
import { addLegacy } from './rules/legacy.ts';
import { deal } from './rules/setup.ts';
import type { ByNation, Jeanne, Maracaibo, Mode, Player } from './state.ts';

/** Sets up a position to play on from: for the tests of the rules, and for lessons. Cards stay in the box's count. */

export interface Captain {
  /** Where the ship is, as on the board: `H`, `12`, `21a`, `11L`. */
  readonly at?: string;
  readonly explorer?: string;
  readonly doubloons?: number;
  readonly cp?: number;
  readonly spies?: number;
  readonly general?: number;
  readonly influence?: Partial<ByNation>;
  readonly incomeD?: number;
  readonly incomeVp?: number;
  readonly hand?: readonly CardId[];
  readonly planning?: readonly CardId[];
  readonly bought?: readonly CardId[];
  /** Spies on the map: the place and the card that sent each. */
  readonly abroad?: readonly (readonly [Place, CardId])[];
  readonly combos?: readonly Combo[];
  readonly tokens?: number;
  readonly quests?: number;
  readonly upgraded?: readonly Area[];
  readonly discs?: { readonly [area in Area]?: number };
  /** None unless given. */
  readonly career?: string;
  readonly vp?: number;
}

export interface Position {
  readonly seats?: 1 | 2 | 3 | 4;
  readonly round?: number;
  readonly mode?: Mode;
  readonly options?: { readonly [option: string]: string | boolean };
  readonly you?: Captain;
  /** The others in turn order. */
  readonly others?: readonly Captain[];
  readonly jeanne?: Partial<Jeanne>;
  readonly cubes?: { readonly [place: Place]: Nation };
  readonly reserve?: Partial<ByNation>;
  readonly markets?: { readonly [place: Place]: number };
  readonly tiles?: { readonly [place: Place]: CityTileId };
  readonly quests?: { readonly [place: Place]: readonly QuestId[] };
  /** The quest on top of the pile, and those on the track. */
  readonly topQuest?: QuestId;
  readonly trail?: readonly QuestId[];
  readonly legacy?: readonly LegacyId[];
  /** Empty unless given: then cards come from the pile without a question. */
  readonly row?: readonly CardId[];
  /** The next cards of the draw pile, the first one first. */
  readonly draw?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** No other cards follow. */
  readonly drawEnds?: boolean;
  /** The token on top of the first pile; `none` for empty piles. */
  readonly token?: TokenId;
  readonly buildings?: readonly Building[];
}

const freshDeal = (seats: number, options: { readonly [option: string]: string | boolean }): Maracaibo => {
  for (let i = 0; ; i++) {
    const state = deal({ seats, options, brought: [], random: Random.seeded(`position ${i}`) });
    if (state.players[0]?.seat === 0) return state;
  }
};

export function position(given: Position): Match<Maracaibo, MaracaiboView> {
  const seats = given.seats ?? 2;
  const options = { mode: given.mode ?? 'easy', armada: false, jeanne: 'medium', ...given.options };
  const state = freshDeal(seats, options);
  state.stage = 'turn';
  state.round = given.round ?? 1;
  state.turn.phase = 'sail';
  state.players.forEach((who, i) => equip(who, i === 0 ? (given.you ?? {}) : (given.others?.[i - 1] ?? {})));
  state.careersLeft = CAREERS.filter(({ armada }) => !armada)
    .map(({ id }) => id)
    .filter((id) => !state.players.some(({ career }) => career === id));
  if (state.jeanne) Object.assign(state.jeanne, given.jeanne);
  layCards(state, given);
  layMap(state, given);
  layPiles(state, given);
  const table = { state, random: Random.seeded('legacy'), tell: () => {}, reveal: () => {}, deeds: DEEDS };
  for (const id of given.legacy ?? []) addLegacy(table, id);
  return Match.from(maracaibo, { seats, seed: 'position', options }, state);
}

function equip(who: Player, captain: Captain): void {
  const own = captain.abroad ?? [];
  who.ship = PLACE_KEYS.indexOf(captain.at ?? 'H');
  who.explorer = spaceOf(captain.explorer ?? '1');
  who.doubloons = captain.doubloons ?? 0;
  who.cp = captain.cp ?? 0;
  who.spies = captain.spies ?? 0;
  who.general = captain.general ?? 8 - who.spies - own.length - 3;
  who.influence = { france: 0, spain: 0, england: 0, ...captain.influence };
  who.incomeD = captain.incomeD ?? 8;
  who.incomeVp = captain.incomeVp ?? 0;
  who.hand = [...(captain.hand ?? [])];
  who.planning = [...(captain.planning ?? [])];
  who.bought = (captain.bought ?? []).map((card) => ({ card, spies: 0, quest: '' }));
  who.abroad = own.map(([place, card]) => ({ place, card, done: false, fresh: false }));
  who.combos = [...(captain.combos ?? [])];
  who.tokens = TOKENS.slice(0, captain.tokens ?? 0).map(({ id }) => id);
  who.quests = QUESTS.slice(0, captain.quests ?? 0).map(({ id }) => id);
  who.discs = AREAS.map((area) => (captain.upgraded?.includes(area) ? 0 : (captain.discs?.[area] ?? 2)));
  who.career = captain.career ?? '';
  who.offer = [];
  who.points.scoring = captain.vp ?? 0;
}

function layCards(state: Maracaibo, given: Position): void {
  const held = state.players.flatMap(({ hand, planning, bought }) => [
    ...hand,
    ...planning,
    ...bought.map(({ card }) => card),
  ]);
  const row = [...(given.row ?? [])];
  const next = given.draw ?? [];
  const discard = given.discard ?? [];
  const named = new Set([...held, ...row, ...next, ...discard, ...(given.jeanne?.cards ?? [])]);
  const c = state.mode !== 'story' && MODES[state.mode].allC ? C_CARDS : [];
  const rest = [...PROJECTS, ...(state.armada ? ARMADA : []), ...c]
    .map(({ id }) => id)
    .filter((id) => !named.has(id));
  while (row.length < 4) row.push('');
  state.row = row;
  state.discard = [...discard];
  state.draw = [...(given.drawEnds ? [] : rest), ...next.toReversed()];
  state.unused = given.drawEnds ? rest : [];
}

function layMap(state: Maracaibo, given: Position): void {
  for (const [place, nation] of entries(given.cubes)) {
    if (state.cubes[place] !== '') continue;
    state.cubes[place] = nation;
    state.reserve[nation]--;
  }
  Object.assign(state.reserve, given.reserve);
  for (const [place, count] of entries(given.markets)) state.markets[place] = count;
  for (const [place, tile] of entries(given.tiles)) state.tiles[place] = tile;
}

const entries = <T>(record: { readonly [place: Place]: T } | undefined): [Place, T][] =>
  Object.entries(record ?? {}).map(([place, value]): [Place, T] => [Number(place), value]);

function layPiles(state: Maracaibo, given: Position): void {
  const kept = new Set(state.players.flatMap((who) => who.quests));
  const wanted = new Set([...Object.values(given.quests ?? {}).flat(), ...(given.trail ?? [])]);
  const pile = QUESTS.map(({ id }) => id).filter(
    (id) => !kept.has(id) && !wanted.has(id) && id !== given.topQuest,
  );
  if (state.mode !== 'story') state.quests = state.quests.map(() => []);
  for (const [place, quests] of entries(given.quests)) nth(state.quests, place).push(...quests);
  state.trailQuests = given.trail ? [...given.trail] : pile.splice(0, 3);
  state.questPile = given.topQuest === undefined ? pile : [...pile, given.topQuest];
  layTokens(state, given.token);
  if (!given.buildings) return;
  const buildings = [...given.buildings, ...BUILDINGS.filter((one) => !given.buildings?.includes(one))];
  state.prestige = buildings.slice(0, 4).map((building, i) => ({
    building,
    open: i < (given.buildings?.length ?? 1),
    investors: [],
  }));
  state.unusedBuildings = buildings.slice(4);
}

function layTokens(state: Maracaibo, token: TokenId | undefined): void {
  const kept = new Set(state.players.flatMap((who) => who.tokens));
  const rest = TOKENS.map(({ id }) => id).filter((id) => !kept.has(id) && id !== token);
  state.piles = token === 'none' ? [[], []] : [[...rest, ...(token ? [token] : [])], []];
  state.tokensOut = token === 'none' ? rest : [];
}

/** The place before another on the map, from which one movement point leads there. */
export const placeBefore = (place: string): string => {
  const arrow = ARROWS.findLast(({ to, tile }) => PLACE_KEYS[to] === place && tile === undefined);
  return nth(PLACE_KEYS, arrow?.from ?? 0);
};
