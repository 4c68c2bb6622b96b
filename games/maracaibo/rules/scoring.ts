import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { HAVANA } from '../content/places.ts';
import { cardOf } from '../content/projects.ts';
import { MODES } from '../content/story.ts';
import { type Nation, NATIONS } from '../content/symbols.ts';
import { incomeValue } from '../content/tracks.ts';
import type { ByNation, Maracaibo, Player } from '../state.ts';
import { pick } from './asking.ts';
import { type Purchase, purchase, purchases } from './buying.ts';
import { drawUp, refillRow } from './draw.ts';
import { canConvert, CONVERT_OPTION, doFree, type FreeOption } from './free.ts';
import { emptyOf, rankOf } from './influence.ts';
import { addLegacy, postQuests } from './legacy.ts';
import { WORTH } from './prestige.ts';
import { finalJeanne, jeanneIncome } from './solo.ts';
import { returnBonus } from './spies.ts';
import { resolveStory } from './story.ts';
import { cubesOnBoard, gain, indexOf, type Table } from './table.ts';
import { beginTurn } from './turn.ts';

/** Interim and final scoring. [MB-INT] [MB-FIN] */

/** Players clockwise from who ended the round; if that was Jeanne, from the human. */
function fromTrigger({ players, trigger }: Maracaibo): Player[] {
  const start = trigger % players.length;
  return [...players.slice(start), ...players.slice(0, start)];
}

export function* interimScoring(table: Table): Rules {
  const { state } = table;
  table.tell({ say: 'interim', round: state.round });
  for (const who of fromTrigger(state)) yield* firstStep(table, who, false);
  payIncome(table);
  clearMarkets(state);
  newRow(table);
  openBuilding(table);
  yield* newTasks(table);
  goHome(table);
  nextRound(table);
}

interface Score extends Option {
  readonly do: 'score';
}
const SCORE: Score = { key: '2 points', do: 'score' };
type Step = Score | Purchase | FreeOption;
const isPurchase = (step: Step): step is Purchase => step.do === 'buy' || step.do === 'invest';

function stepOptions(state: Maracaibo, who: Player): Step[] {
  const options: Step[] = [SCORE, ...purchases(state, who)];
  if (canConvert(who)) options.push(CONVERT_OPTION);
  return options;
}

/** Buy or invest, or score 2 VP; who bought in an interim scoring draws. It counts as a turn of its own. [MB-INT.2] [MB-INT.4] [MB-FIN.2] [MB-RULING.121] */
function* firstStep(table: Table, who: Player, last: boolean): Rules {
  const { state } = table;
  state.turn.used.length = 0;
  for (;;) {
    const choice: Step = yield* pick(who.seat, { say: 'scoring', last }, () => stepOptions(state, who));
    if (choice.do === 'score') {
      who.points.scoring += 2;
      return table.tell({ say: 'scored2', seat: who.seat });
    }
    if (!isPurchase(choice)) {
      doFree(table, who, choice);
      continue;
    }
    yield* purchase(table, who, choice);
    if (!last) yield* drawUp(table, who);
    return;
  }
}

/** [MB-INT.5] [MB-INT.6] */
function payIncome(table: Table): void {
  for (const who of table.state.players) gain(table, who, { d: who.incomeD, vp: who.incomeVp }, 'income');
  jeanneIncome(table);
}

/** [MB-INT.7] */
function clearMarkets(state: Maracaibo): void {
  for (let place = 0; place < state.markets.length; place++) {
    state.discsOut += nth(state.markets, place);
    state.markets[place] = 0;
  }
}

/** [MB-INT.8] */
function newRow(table: Table): void {
  const { state } = table;
  state.discard.push(...state.row.filter((card) => card !== ''));
  state.row = ['', '', '', ''];
  refillRow(table);
}

/** [MB-INT.9] */
function openBuilding(table: Table): void {
  const next = table.state.prestige[table.state.round];
  if (!next) return;
  next.open = true;
  table.reveal();
  table.tell({ say: 'opened', building: `building:${next.building}` });
}

/** Quests and tiles of the mode card, or the story. [MB-INT.10] [MB-INT.11] */
function* newTasks(table: Table): Rules {
  const { state } = table;
  if (state.mode === 'story') return yield* resolveStory(table, false);
  const { add, quests } = nth(MODES[state.mode].rounds, state.round);
  for (const id of add) addLegacy(table, id);
  postQuests(table, quests);
}

/** [MB-INT.12] */
function goHome(table: Table): void {
  const { state } = table;
  for (const who of state.players) {
    who.ship = HAVANA;
    returnBonus(table, who);
  }
  if (state.jeanne) state.jeanne.ship = HAVANA;
}

/** The player to the left of who ended the round begins. [MB-INT.13] [MB-SOLO.20] */
function nextRound(table: Table): void {
  const { state } = table;
  state.round++;
  table.tell({ say: 'roundBegins', round: state.round });
  if (state.jeanne && state.trigger === 0) state.stage = 'jeanne';
  else beginTurn(table, (state.trigger + 1) % (state.players.length + (state.jeanne ? 1 : 0)));
}

// --- final scoring ---

export function* finalScoring(table: Table): Rules {
  const { state } = table;
  table.tell({ say: 'final' });
  for (const who of fromTrigger(state)) yield* firstStep(table, who, true);
  for (const who of state.players)
    gain(table, who, { vp: who.incomeVp + incomeValue(who.incomeD) }, 'income'); // [MB-FIN.3]
  jeanneIncome(table);
  for (const who of state.players) scoreCards(table, who);
  for (const nation of NATIONS) scoreNation(table, nation);
  finalJeanne(table);
  if (state.mode === 'story') yield* resolveStory(table, true); // [MB-FIN.11]
  state.stage = 'over';
}

/** [MB-FIN.4] */
function scoreCards(table: Table, who: Player): void {
  const vp = who.bought.reduce((sum, { card }) => sum + cardOf(card).vp, 0);
  who.points.projects += vp;
  table.tell({ say: 'cardsScored', seat: who.seat, vp });
  for (const { building, investors } of table.state.prestige) {
    if (!investors.includes(indexOf(table.state, who))) continue;
    const worth = WORTH[building](who);
    who.points.prestige += worth;
    table.tell({ say: 'buildingScored', seat: who.seat, building: `building:${building}`, vp: worth });
  }
}

/** Majority bonus: nations with more cubes on board; ties take the higher bonus. [MB-FIN.8] [MB-FIN.9] */
export function majorityBonus(state: Maracaibo, nation: Nation): number {
  const own = cubesOnBoard(state, nation);
  const ahead = NATIONS.filter((other) => cubesOnBoard(state, other) > own).length;
  return Math.max(0, 2 - ahead);
}

/** [MB-FIN.7] */
export const multiplier = (state: Maracaibo, nation: Nation): number =>
  emptyOf(state, nation) + majorityBonus(state, nation);

/** The most influence 3 VP each, then rank times multiplier for everybody. [MB-FIN.6] [MB-FIN.10] */
function scoreNation(table: Table, nation: Nation): void {
  const { state } = table;
  const everybody: { influence: ByNation; seat: number; points: Player['points'] }[] = [...state.players];
  if (state.jeanne) everybody.push({ ...state.jeanne, seat: -1 });
  const best = Math.max(...everybody.map(({ influence }) => influence[nation]));
  const times = multiplier(state, nation);
  for (const { influence, seat, points } of everybody) {
    if (best > 0 && influence[nation] === best) {
      points.influence += 3;
      table.tell({ say: 'majority', seat, nation });
    }
    const rank = rankOf(influence, nation);
    points.influence += rank * times;
    if (rank > 0) table.tell({ say: 'ranks', seat, nation, rank, times, vp: rank * times });
  }
}
