import type { Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type AutomaAction, type AutomaCard, automaCard } from '../content/automa.ts';
import {
  BY_NUMBER,
  HOME_21A,
  HOME_22,
  ISLAND,
  isHomeward,
  type Place,
  PLACE_NAMES,
} from '../content/places.ts';
import { isStoryTile, type QuestId } from '../content/quests.ts';
import { type Nation } from '../content/symbols.ts';
import { LAST_INFLUENCE, AUTOMA_DISCS, YELLOW } from '../content/tracks.ts';
import { tokenOf } from '../content/tokens.ts';
import { END, leadOf, lineBefore, NEXT, QUEST_SPACES, type Space, SPACE_NAMES } from '../content/trail.ts';
import type { Jeanne, Maracaibo, Source } from '../state.ts';
import { refillRow } from './draw.ts';
import { isSkipped, waysFrom } from './exploration.ts';
import { rankOf } from './influence.ts';
import { arrowsFrom, flagAt, freeMarket, isCity, isSettling, meetsGate } from './map.ts';
import { claim } from './quests.ts';
import { spyTolls } from './sail.ts';
import { aloneWith, legacyOf, type Table, upgrades } from './table.ts';
import { beginTurn } from './turn.ts';

/** Jeanne. [MB-SOLO] */

const her = ({ jeanne }: Maracaibo): Jeanne => {
  if (!jeanne) throw new Error('Jeanne does not play');
  return jeanne;
};

function score(table: Table, vp: number, from: Source): void {
  if (vp === 0) return;
  her(table.state).points[from] += vp;
  table.tell({ say: 'jeanneVp', vp, from });
}

/** Card, move, toll of the human's spies, quest or city, actions; then perhaps the scoring. [MB-SOLO.61] */
export function* jeanneTurn(table: Table): Rules {
  const { state } = table;
  const jeanne = her(state);
  state.turn.phase = 'none';
  const card = drawAutoma(table);
  move(table, card);
  yield* spyTolls(table, jeanne.ship, 0);
  if (!takeQuestHere(table)) {
    cityStep(table, card);
    for (const action of card.actions) ACTIONS[action.do](table, action);
  }
  afterwards(table);
}

/** [MB-SOLO.20] */
function afterwards(table: Table): void {
  const { state } = table;
  const { ship } = her(state);
  if (ship === HOME_21A || ship === HOME_22) {
    state.trigger = state.players.length;
    state.stage = ship === HOME_22 ? 'final' : 'interim';
  } else beginTurn(table, 0);
}

/** [MB-SOLO.8] [MB-SOLO.9] */
function drawAutoma(table: Table): AutomaCard {
  const jeanne = her(table.state);
  if (jeanne.deck.length === 0) jeanne.deck.push(...table.random.shuffle(jeanne.played.splice(0), 'automa'));
  const id = nth(jeanne.deck.splice(-1), 0);
  jeanne.played.push(id);
  table.reveal();
  table.tell({ say: 'jeanneDraws', card: `automa:${id}` });
  return automaCard(id);
}

/** Cities, homeward spaces and places with a tile; other villages are skipped. [MB-SOLO.10] */
const isCounted = (state: Maracaibo, place: Place): boolean =>
  isHomeward(place) || isCity(state, place) || nth(state.quests, place).length > 0;

/** The arrow of the card decides at forks; gated cities only with the gate, never the island. [MB-SOLO.11] [MB-SOLO.53] [MB-RULING.101] */
function nextPlace(state: Maracaibo, from: Place, upper: boolean): Place {
  const { explorer } = her(state);
  const ways = arrowsFrom(state, from).filter(({ to }) => to !== ISLAND && meetsGate(explorer, to));
  return (ways.find((arrow) => arrow.upper === upper) ?? nth(ways, 0)).to;
}

/** [MB-SOLO.12] [MB-SOLO.13] */
function move(table: Table, { move: count, upper }: AutomaCard): void {
  const { state } = table;
  const jeanne = her(state);
  for (let left = count; left > 0;) {
    jeanne.ship = nextPlace(state, jeanne.ship, upper);
    if (isHomeward(jeanne.ship)) break;
    if (isCounted(state, jeanne.ship)) left--;
  }
  table.tell({ say: 'jeanneSails', to: nth(PLACE_NAMES, jeanne.ship) });
}

function keep(table: Table, quest: QuestId): void {
  her(table.state).quests.push(quest);
  table.tell({ say: 'jeanneQuest', quest: `quest:${quest}` });
}

/** The tile that arrived first, without cost or reward; it ends her turn. L1's own counts as lying there. [MB-SOLO.14] [MB-RULING.99] */
function takeQuestHere(table: Table): boolean {
  const { state } = table;
  const { ship } = her(state);
  const quest = nth(state.quests, ship).shift();
  if (quest !== undefined) {
    if (isStoryTile(quest)) claim(state, state.players.length, quest);
    keep(table, quest);
    return true;
  }
  const tile = ship === 17 ? legacyOf(state, 'L1') : undefined;
  if (!tile || tile.quest === '') return false;
  keep(table, tile.quest);
  tile.quest = state.questPile.pop() ?? '';
  return true;
}

/** A disc to a free market, else a card of the row. [MB-SOLO.16] [MB-SOLO.17] [MB-RULING.98] */
function cityStep(table: Table, { row }: AutomaCard): void {
  const { state } = table;
  const jeanne = her(state);
  const { ship } = jeanne;
  if (!isHomeward(ship) && freeMarket(state, ship) && jeanne.discs > 0) {
    jeanne.discs--;
    state.markets[ship] = nth(state.markets, ship) + 1;
    table.tell({ say: 'jeanneDelivers', place: nth(PLACE_NAMES, ship) });
  } else takeRowCard(table, row - 1);
}

/** The rightmost card left if the place is empty. [MB-SOLO.58] */
function takeRowCard(table: Table, printed: number): void {
  const { state } = table;
  const place = state.row[printed] === '' ? state.row.findLastIndex((card) => card !== '') : printed;
  const card = state.row[place];
  if (card === undefined || card === '') return;
  state.row[place] = '';
  her(state).cards.push(card);
  table.tell({ say: 'jeanneCard', place: place + 1 });
  refillRow(table);
}

const ACTIONS: { readonly [what in AutomaAction['do']]: (table: Table, action: AutomaAction) => void } = {
  inf: (table, action) => {
    if (action.do === 'inf') gainInfluence(table, action.nation, 1);
  },
  disc: (table, action) => {
    if (action.do === 'disc') removeDisc(table, action.vp + late(table, action.late));
  },
  explore: (table, action) => {
    if (action.do !== 'explore') return;
    score(table, action.vp, 'exploration');
    explore(table, table.state.round >= 3 ? action.late : action.early);
  },
  quest: (table, action) => {
    if (action.do === 'quest') takeTopQuest(table, action.vp + late(table, action.late));
  },
  combat: (table, action) => {
    if (action.do === 'combat') fight(table, action);
  },
};

/** More from round III. [MB-SOLO.22] [MB-SOLO.26] */
const late = ({ state }: Table, vp: number): number => (state.round >= 3 ? vp : 0);

/** [MB-SOLO.21] [MB-SOLO.39] */
function gainInfluence(table: Table, nation: Nation, points: number): void {
  const { influence, points: scored } = her(table.state);
  const steps = Math.min(points, LAST_INFLUENCE - influence[nation]);
  influence[nation] += steps;
  scored.influence += 2 * (points - steps);
  table.tell({ say: 'jeanneInfluence', nation, points: steps });
}

function removeDisc(table: Table, vp: number): void {
  const { state } = table;
  const jeanne = her(state);
  if (jeanne.discs > 0) {
    jeanne.discs--;
    state.discsOut++;
    table.tell({ say: 'jeanneDisc' });
  }
  score(table, vp, 'ship');
}

function takeTopQuest(table: Table, vp: number): void {
  const quest = table.state.questPile.pop();
  if (quest !== undefined) keep(table, quest);
  score(table, vp, 'quests');
}

/** To a quest within reach, else the whole move by the shortest way; it uses up first places and gets nothing. [MB-SOLO.29] [MB-SOLO.31] [MB-SOLO.64] */
function explore(table: Table, steps: number): void {
  const { state } = table;
  const jeanne = her(state);
  if (jeanne.explorer === END) return;
  const path = pathToQuest(state, jeanne.explorer, steps) ?? shortWay(state, jeanne.explorer, steps);
  const end = nth(path, path.length - 1);
  jeanne.explorer = end;
  for (const space of path) crossLine(state, space);
  if (end === END) state.arrivals++;
  const quest = QUEST_SPACES.indexOf(end);
  const tile = state.trailQuests[quest];
  if (tile !== undefined && tile !== '') {
    state.trailQuests[quest] = '';
    keep(table, tile);
  }
  table.tell({ say: 'jeanneExplores', to: nth(SPACE_NAMES, end) });
}

const pathToQuest = (state: Maracaibo, from: Space, steps: number): readonly Space[] | undefined =>
  waysFrom(state, from, steps).find(({ path }) => QUEST_SPACES.includes(path.at(-1) ?? 0))?.path;

function shortWay(state: Maracaibo, from: Space, steps: number): Space[] {
  const path: Space[] = [];
  let at = from;
  for (let left = steps; left > 0 && at !== END;) {
    const next = NEXT[at] ?? [];
    at = nth(next, next.length - 1);
    path.push(at);
    if (!isSkipped(state, at)) left--;
  }
  return path;
}

function crossLine(state: Maracaibo, space: Space): void {
  const line = lineBefore(space);
  if (line === 'blue') state.blueCrossed = true;
  if (line === 'green') state.greenCrossed = true;
}

// --- her Combat ---

/** The order that settles a tie. [MB-SOLO.34] */
const PREFERRED: readonly Nation[] = ['france', 'spain', 'england'];

function fight(table: Table, { inf, vp, village }: Extract<AutomaAction, { do: 'combat' }>): void {
  const { state } = table;
  const jeanne = her(state);
  const [one = [], two = []] = state.piles;
  const token = (two.length > one.length ? two : one).pop(); // [MB-SOLO.60]
  const nation = herNation(state, token);
  table.reveal();
  table.tell({ say: 'jeanneFights', nation, token: token === undefined ? '' : `token:${token}` });
  annex(table, nation, true);
  if (village) annex(table, nation, false); // [MB-SOLO.37]
  gainInfluence(table, nation, inf);
  score(table, vp, 'combat');
  if (token !== undefined) jeanne.tokens.push(token);
}

/** The highest value with ranks and modifiers, then the highest printed. [MB-SOLO.33] [MB-SOLO.34] [MB-SOLO.41] */
export function herNation(state: Maracaibo, token: string | undefined): Nation {
  const [human] = state.players;
  const printed = (nation: Nation): number => (token === undefined ? 3 : tokenOf(token).sides[nation].cv);
  const value = (nation: Nation): number => {
    let cv =
      printed(nation) + rankOf(her(state).influence, nation) - (human ? rankOf(human.influence, nation) : 0);
    if (token === undefined) return cv;
    if (tokenOf(token).most && aloneWith(state, true) === nation) cv -= 2;
    if (tokenOf(token).fewest && aloneWith(state, false) === nation) cv += 3;
    return cv;
  };
  return PREFERRED.reduce((best, nation) => {
    const better = value(nation) - value(best) || printed(nation) - printed(best);
    return better > 0 ? nation : best;
  });
}

/** The lowest free city, else village; else a cube of the reserve leaves the game. [MB-SOLO.35] [MB-SOLO.36] [MB-RULING.95] [MB-RULING.96] */
function annex(table: Table, nation: Nation, cities: boolean): void {
  const { state } = table;
  if (state.reserve[nation] === 0) return;
  const free = (place: Place): boolean => state.cubes[place] === '' && place !== ISLAND;
  const city = (place: Place): boolean =>
    flagAt(state, place) !== undefined && meetsGate(her(state).explorer, place) && free(place);
  const village = (place: Place): boolean => isSettling(state, place) && free(place);
  const place = (cities ? BY_NUMBER.find(city) : undefined) ?? BY_NUMBER.find(village);
  state.reserve[nation]--;
  if (place === undefined) {
    state.cubesOut[nation]++;
    return;
  }
  state.cubes[place] = nation;
  table.tell({ say: 'jeanneCube', nation, place: nth(PLACE_NAMES, place) });
}

// --- her scoring ---

/** Emptied yellow spaces of the automa board. */
export const emptiedYellow = ({ discs }: Jeanne): number => Math.floor((AUTOMA_DISCS - discs) / 2);

/** [MB-SOLO.43] */
export function jeanneIncome(table: Table): void {
  const { jeanne } = table.state;
  if (!jeanne) return;
  const emptied = emptiedYellow(jeanne);
  score(table, (emptied > 0 ? nth(YELLOW, emptied - 1) : 0) + jeanne.cards.length, 'income');
}

/** A lead of 1 or 2 brings 10, of 3 it brings 20, of more 30. [MB-SOLO.46] [MB-SOLO.47] [MB-RULING.103] */
const leadBonus = (lead: number): number => (lead <= 0 ? 0 : lead < 3 ? 10 : lead === 3 ? 20 : 30);
/** [MB-SOLO.48] */
const explorerBonus = (lead: number): number => (lead <= 0 ? 0 : lead < 8 ? 10 : lead < 11 ? 20 : 30);

/** [MB-SOLO.45] [MB-SOLO.57] */
export function finalJeanne(table: Table): void {
  const { jeanne, players } = table.state;
  const [human] = players;
  if (!jeanne || !human) return;
  score(table, 5 * jeanne.quests.length, 'quests');
  score(table, leadBonus(jeanne.quests.length - human.quests.length), 'quests');
  score(table, leadBonus(emptiedYellow(jeanne) - upgrades(human)), 'ship');
  score(table, explorerBonus(leadOf(jeanne.explorer, human.explorer)), 'exploration');
}
