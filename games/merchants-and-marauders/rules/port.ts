import type { Option, Rules } from '@portolan/kernel';
import { MISSION_CARDS, type MissionId } from '../content/missions.ts';
import type { Activity, Merchants, Player } from '../state.ts';
import { skillRoll } from './dice.ts';
import { declareIfReached } from './glory.ts';
import { buy, portOf, sell } from './market.ts';
import { accept, acceptable, canTry, tryTask } from './missions.ts';
import { others } from './move.ts';
import { listCards, pardonOne, type PlayOption, playOwn } from './own-cards.ts';
import { acquireRumor, canTest, rumorPrice, testRumor } from './rumors.ts';
import { amount, can, isHome, isPirate, maximum, pay, pick, purse, type Table } from './table.ts';
import { cardWindow, PLAY } from './window.ts';
import { visitYard } from './yard.ts';

/** The Port action: any number of different activities [MM-PORT], recruiting [MM-RECRUIT] and stashing [MM-STASH]. */

type PortOption = ActivityOption | MissionOption | PlayOption | OtherOption;
interface ActivityOption extends Option {
  readonly do: 'activity';
  readonly activity: Exclude<Activity, 'mission'>;
}
interface MissionOption extends Option {
  readonly do: 'mission';
  readonly mission: MissionId;
}
interface OtherOption extends Option {
  readonly do: 'test' | 'task' | 'buyPardon' | 'finish';
}

const activity = (name: ActivityOption['activity']): ActivityOption => ({
  key: name,
  on: `activity:${name}`,
  do: 'activity',
  activity: name,
});
const SELL = activity('sell');
const BUY = activity('buy');
const YARD = activity('yard');
const RECRUIT = activity('recruit');
const RUMOR = activity('rumor');
const STASH = activity('stash');
const TEST: OtherOption = { key: 'test', on: 'rumor:own', do: 'test' };
const TASK: OtherOption = { key: 'task', on: 'mission:own', do: 'task' };
const BUY_PARDON: OtherOption = { key: 'buyPardon', on: 'captain:etienne', do: 'buyPardon' };
const FINISH: OtherOption = { key: 'finish', do: 'finish' };
const MISSIONS = Object.fromEntries(
  Object.values(MISSION_CARDS).map(({ id, on }) => [
    id,
    { key: `mission ${id}`, on, do: 'mission', mission: id },
  ]),
) as { readonly [id in MissionId]: MissionOption };

const ETIENNES_PRICE = 8;

/** Each activity once; selling only before all others. [MM-PORT.2] [MM-PORT.3] [MM-PORT.5] */
function portOptions(state: Merchants, someone: Player): PortOption[] {
  const { activities, pardonBought } = state.turn;
  const options: PortOption[] = [];
  const open = (option: ActivityOption): void => {
    if (!activities.includes(option.activity)) options.push(option);
  };
  if (activities.length === 0 && someone.cargo.length > 0) options.push(SELL);
  open(BUY);
  open(YARD);
  if (someone.sections.crew < maximum(someone, 'crew')) open(RECRUIT);
  if (rumorPrice(state, someone) <= purse(someone)) open(RUMOR);
  if (!activities.includes('mission'))
    for (const id of acceptable(state, someone)) options.push(MISSIONS[id]);
  if (isHome(someone) && someone.gold > 0) open(STASH);
  if (canTest(someone, 'port')) options.push(TEST);
  if (canTry(state, someone, 'port')) options.push(TASK);
  if (can(someone, 'buysPardon') && !pardonBought && isPirate(someone) && purse(someone) >= ETIENNES_PRICE)
    options.push(BUY_PARDON);
  listCards(state, someone, options);
  options.push(FINISH);
  return options;
}

/** [MM-PORT.1] [MM-PORT.4] [MM-PORT.9] */
export function* portAction(table: Table, someone: Player): Rules {
  const { state } = table;
  beginPort(table, someone);
  while (!state.turn.ended && state.turn.ashore) {
    const about = { say: 'port', port: `port:${portOf(someone)}` } as const;
    const option = yield* pick(someone.seat, about, () => portOptions(state, someone));
    yield* carryOut(table, someone, option);
  }
}

/** A token that lies face down is turned up. [MM-PORT.4] */
export function beginPort(table: Table, someone: Player): void {
  const { state } = table;
  state.turn.actions--;
  state.turn.acted = true;
  state.turn.ported = true;
  state.turn.ashore = true;
  const token = state.tokens[portOf(someone)];
  if (token.mod === '' || token.faceUp) return;
  token.faceUp = true;
  table.reveal();
  table.tell({ say: 'tokenTurned', port: `port:${portOf(someone)}`, mod: `mod:${token.mod}` });
}

function* carryOut(table: Table, someone: Player, option: PortOption): Rules {
  const { turn } = table.state;
  switch (option.do) {
    case 'finish':
      turn.ashore = false;
      return;
    case 'test':
      return yield* testRumor(table, someone);
    case 'task':
      return yield* tryTask(table, someone);
    case 'buyPardon':
      turn.pardonBought = true;
      pay(table, someone, ETIENNES_PRICE, 'pardon');
      return yield* pardonOne(table, someone);
    case 'mission':
      turn.activities.push('mission');
      return yield* accept(table, someone, option.mission);
    case 'card':
    case 'hire':
      return yield* playOwn(table, someone, option);
    case 'activity':
      turn.activities.push(option.activity);
      return yield* perform(table, someone, option.activity);
  }
}

function* perform(table: Table, someone: Player, name: ActivityOption['activity']): Rules {
  switch (name) {
    case 'sell':
      return yield* sell(table, someone);
    case 'buy':
      return yield* buy(table, someone);
    case 'yard':
      return yield* visitYard(table, someone);
    case 'recruit':
      return yield* recruit(table, someone);
    case 'rumor':
      return yield* acquireRumor(table, someone);
    case 'stash':
      return yield* stash(table, someone);
  }
}

// --- recruiting ---

/** Pirates are welcome in Nassau. */
export const recruitDice = (someone: Player): number =>
  someone.zone === 'nassau' && isPirate(someone) ? 1 : 0;

/** [MM-RECRUIT.3] [MM-DECK.13] */
const crewPrice = (someone: Player): number =>
  can(someone, 'cheapCrew') ? 1 : someone.zone === 'tobago' ? 3 : 2;

/** A full crew for nothing, or as many as one pays for. [MM-RECRUIT.1] [MM-RECRUIT.2] [MM-RECRUIT.3] */
export function* recruit(table: Table, someone: Player): Rules {
  let success = skillRoll(table, someone, 'leadership', recruitDice(someone)) > 0;
  if (success) success = !(yield* slandered(table, someone));
  const missing = maximum(someone, 'crew') - someone.sections.crew;
  const price = crewPrice(someone);
  const most = Math.min(missing, Math.floor(purse(someone) / price));
  const count = success
    ? missing
    : someone.rival
      ? most
      : yield* amount(someone.seat, { say: 'buyCrew', price }, () => ({
          min: 0,
          max: Math.min(missing, Math.floor(purse(someone) / price)),
        }));
  if (!success) pay(table, someone, count * price, 'crew');
  someone.sections.crew += count;
  table.tell({ say: 'recruited', seat: someone.seat, crew: count });
}

/** Evil tongues: another player makes a success count as a failure. */
function* slandered(table: Table, someone: Player): Rules<boolean> {
  let failed = false;
  yield* cardWindow(table, {
    moment: 'recruited',
    seats: others(table.state, someone.seat),
    fits: (_, design) => design === 'evilTongues' && !failed,
    *resolve(rival, design) {
      const { key } = yield* pick(rival.seat, { say: 'playCard', card: `design:${design}` }, () => PLAY);
      if (key === 'play') failed = true;
      return failed;
    },
  });
  return failed;
}

// --- stashing ---

/** Announced, never how much. [MM-STASH.2] [MM-STASH.3] [MM-STASH.10] */
function* stash(table: Table, someone: Player): Rules {
  const gold = yield* amount(someone.seat, { say: 'stash' }, () => ({ min: 1, max: someone.gold }));
  hoard(table, someone, gold);
}

export function hoard(table: Table, someone: Player, gold: number): void {
  const { seat } = someone;
  someone.gold -= gold;
  someone.chest += gold;
  someone.stashes++;
  table.tell({ say: 'stashed', seat }, { [seat]: { say: 'stashedGold', seat, gold } });
  declareIfReached(table, someone);
}
