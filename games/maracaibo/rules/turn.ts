import type { Option, Rules } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { CARTAGENA, HOME_21A, HOME_22, isHomeward, PLACE_NAMES } from '../content/places.ts';
import type { CardId } from '../content/projects.ts';
import type { QuestId } from '../content/quests.ts';
import { LEGACY, type LegacyId } from '../content/tiles.ts';
import type { Maracaibo, Player } from '../state.ts';
import { may, pick } from './asking.ts';
import { cityAction, deliverable, homewardAction } from './city.ts';
import { drawUp } from './draw.ts';
import { addFreeOptions, doFree, type FreeOption } from './free.ts';
import { influenceOfChoice } from './influence.ts';
import { isCity, isVillage } from './map.ts';
import { canPayThings, payThings } from './payments.ts';
import { vasFor } from './village.ts';
import { canFulfil, deedOf, fulfil } from './quests.ts';
import { sail, stop } from './sail.ts';
import { type DiscChoice, removable, takeDisc } from './ship.ts';
import { canSpy, passBonus, useSpy } from './spies.ts';
import { active, gain, legacyOf, payCp, payD, type Table, upgraded } from './table.ts';

/** A turn: sail, act, draw. [MB-TURN] [MB-MAIN] */

const MOST_MP = 7;
const EXTRA_MP = 3;

export function beginTurn(table: Table, index: number): void {
  const { state } = table;
  state.stage = 'turn';
  state.turn = {
    player: index,
    phase: 'sail',
    mp: 0,
    sailed: 0,
    used: [],
    granted: [],
    mainDone: false,
    worked: false,
    stops: [],
  };
  table.tell({ say: 'turnBegins', seat: active(state).seat });
}

export function* turn(table: Table): Rules {
  const { state } = table;
  const who = active(state);
  yield* sail(table, who, MOST_MP, false);
  state.turn.phase = 'action';
  yield* atStop(table, who);
  for (const place of state.turn.stops) passBonus(table, who, place); // [MB-SPY.10] [MB-SPY.11]
  state.turn.phase = 'draw';
  yield* drawUp(table, who);
  endTurn(table, who);
}

function* atStop(table: Table, who: Player): Rules {
  yield* stop(table, who);
  yield* phaseB(table, who);
}

/** The next player clockwise, unless the ship came home. [MB-TURN.3] [MB-TURN.4] [MB-GEN.2] */
function endTurn(table: Table, who: Player): void {
  const { state } = table;
  state.turn.phase = 'none';
  state.turn.mp = 0; // [MB-RULING.115]
  for (const spy of who.abroad) spy.fresh = false;
  const index = state.turn.player;
  if (who.ship === HOME_21A || who.ship === HOME_22) {
    state.trigger = index;
    state.stage = who.ship === HOME_22 ? 'final' : 'interim';
  } else if (state.jeanne) state.stage = 'jeanne';
  else beginTurn(table, (index + 1) % state.players.length);
}

// --- Phase B ---

interface MainOption extends Option {
  readonly do: 'city' | 'village' | 'home' | 'quest' | 'spy' | 'works' | 'end';
  readonly quest: QuestId;
  readonly index: number;
  readonly tile: LegacyId | '';
  /** What is delivered with the city action. */
  readonly card: CardId;
}
type ActOption = MainOption | FreeOption;

const main = (key: string, what: MainOption['do'], more: Partial<MainOption> = {}): MainOption => ({
  key,
  do: what,
  quest: '',
  index: -1,
  tile: '',
  card: '',
  ...more,
});
const END = main('end', 'end');
const CITY = main('city', 'city');
const VILLAGE = main('village', 'village');
const HOME = main('home', 'home');

/** Free actions around at most one main action. [MB-MAIN.1] [MB-FREE.1] */
function* phaseB(table: Table, who: Player): Rules {
  const { state } = table;
  const place = nth(PLACE_NAMES, who.ship);
  for (;;) {
    const done = state.turn.mainDone;
    if (done && actOptions(state, who).length === 1) return;
    const choice: ActOption = yield* pick(who.seat, { say: 'act', place, done }, () =>
      actOptions(state, who),
    );
    if (choice.do === 'end') return;
    const effect = act(table, who, choice);
    if (effect) yield* effect;
  }
}

function actOptions(state: Maracaibo, who: Player): ActOption[] {
  const options: ActOption[] = [];
  if (!state.turn.mainDone) addMainOptions(state, who, options);
  addFreeOptions(who, options);
  options.push(END);
  return options;
}

/** What is available where the ship stopped. [MB-MAIN.2] [MB-MAIN.3] [MB-MAIN.4] [MB-MAIN.5] [MB-MAIN.8] */
function addMainOptions(state: Maracaibo, who: Player, options: ActOption[]): void {
  const { ship } = who;
  if (isHomeward(ship)) {
    options.push(HOME);
    return;
  }
  if (isCity(state, ship)) addCityOptions(state, who, options);
  else if (isVillage(state, ship) && !isClosed(state, ship)) options.push(VILLAGE);
  for (const quest of nth(state.quests, ship)) {
    if (canFulfil(state, who, deedOf(state, quest)))
      options.push(main(`quest ${quest}`, 'quest', { quest, on: `quest:${quest}` }));
  }
  who.abroad.forEach((spy, index) => {
    if (spy.place === ship && canSpy(who, spy))
      options.push(main(`spy ${spy.card}`, 'spy', { index, on: `card:${spy.card}` }));
  });
  if (!state.turn.worked && state.legacy.length > 0) addWorks(state, who, options);
}

/** The city action, with a delivery before it or without. */
function addCityOptions(state: Maracaibo, who: Player, options: ActOption[]): void {
  options.push(CITY);
  for (const card of deliverable(state, who, who.ship))
    options.push(main(`deliver ${card}`, 'city', { card, on: `card:${card}` }));
}

/** L3 and L20 to L23 forbid the village main action. [MB-VILL.11] */
function isClosed(state: Maracaibo, ship: number): boolean {
  if (state.legacy.length === 0) return false;
  return ship === CARTAGENA || state.legacy.some(({ id }) => LEGACY[id].skull && LEGACY[id].at === ship);
}

/** L10 to L17: once a stop, before the main action. [MB-STORY.46] [MB-STORY.48] [MB-RULING.84] */
function addWorks(state: Maracaibo, who: Player, options: ActOption[]): void {
  for (const { id, discs } of state.legacy) {
    const { at, works } = LEGACY[id];
    if (!works || at !== who.ship || discs >= works.slots || removable(who).length === 0) continue;
    if (works.d > who.doubloons || works.cp > who.cp) continue;
    if (works.thing !== '' && !canPayThings(who, [works.thing])) continue;
    options.push(main(`works ${id}`, 'works', { tile: id, on: `legacy:${id}` }));
  }
}

function act(table: Table, who: Player, choice: ActOption): Rules | void {
  switch (choice.do) {
    case 'plan':
    case 'objective':
    case 'convert':
      return doFree(table, who, choice);
    case 'works':
      return useWorks(table, who, choice.tile);
    case 'end':
      return undefined;
    default:
      return mainAction(table, who, choice);
  }
}

function* mainAction(table: Table, who: Player, { do: what, quest, index, card }: MainOption): Rules {
  const { state } = table;
  const place = who.ship;
  state.turn.mainDone = true;
  table.tell({ say: 'acted', seat: who.seat, what, place: nth(PLACE_NAMES, place) });
  if (what === 'city') yield* cityAction(table, who, place, card);
  if (what === 'home') yield* homewardAction(table, who, place);
  if (what === 'village')
    yield* table.deeds.villageActions(table, who, vasFor(upgraded(who, 1), state.turn.sailed));
  if (what === 'quest') yield* fulfil(table, who, place, quest);
  if (what === 'spy') yield* useSpy(table, who, nth(who.abroad, index));
}

/** Pays the printed cost, takes the reward and moves a disc to the tile. [MB-STORY.46] [MB-STORY.47] */
function* useWorks(table: Table, who: Player, id: LegacyId | ''): Rules {
  const { state } = table;
  const tile = id === '' ? undefined : legacyOf(state, id);
  const works = tile && LEGACY[tile.id].works;
  if (!works) return;
  state.turn.worked = true;
  payD(who, works.d);
  payCp(who, works.cp);
  if (works.thing !== '') yield* payThings(table, who, [works.thing]);
  gain(table, who, { d: works.gain.d, vp: works.gain.vp, cp: works.gain.cp }, 'voyage');
  if (works.gain.inf > 0) yield* influenceOfChoice(table, who, works.gain.inf);
  const { area }: DiscChoice = yield* pick(who.seat, { say: 'works', tile: `legacy:${tile.id}` }, () =>
    removable(who),
  );
  tile.discs++;
  yield* takeDisc(table, who, area);
}

/** The extra sail of a spy action, with another main action where it ends. [MB-SYM.51] [MB-RULING.57] */
export function* sailAgain(table: Table, who: Player): Rules {
  if (isHomeward(who.ship) || !(yield* may(who.seat, { say: 'sailAgain' }))) return;
  yield* sail(table, who, EXTRA_MP, true);
  yield* atStop(table, who);
}
