import type { Option, Rules } from '@portolan/kernel';
import { MAP, type ZoneId, ZONES } from '../content/map.ts';
import type { Nation } from '../content/nations.ts';
import type { Merchants, Player } from '../state.ts';
import { removeBounties } from './bounty.ts';
import { reenter, retire } from './death.ts';
import { startOfTurnEvent } from './events.ts';
import { barOf, bribe, enter, leave, portIn, PORT_ROYAL_FEE, repairOne, sail } from './move.ts';
import { listCards, pardonOne, type PlayOption, playOwn } from './own-cards.ts';
import { portAction } from './port.ts';
import { listScouting, scout, type ScoutOption } from './scout.ts';
import { searched, searchers } from './seek.ts';
import { rivalTurn } from './solo.ts';
import { active, amount, hasSpecialist, isHome, isPirate, pay, pick, purse, type Table } from './table.ts';

/** A player's turn [MM-TURN]. */

interface SailOption extends Option {
  readonly do: 'sail';
  readonly to: ZoneId;
}
interface PlainOption extends Option {
  readonly do:
    | 'enter'
    | 'leave'
    | 'fee'
    | 'influence'
    | 'port'
    | 'fetch'
    | 'pardon'
    | 'peace'
    | 'retire'
    | 'end';
}
export type TurnOption = SailOption | PlainOption | ScoutOption | PlayOption;

const perZone = <T>(make: (zone: ZoneId) => T): { readonly [zone in ZoneId]: T } =>
  Object.fromEntries(ZONES.map((zone) => [zone, make(zone)])) as { [zone in ZoneId]: T };
const SAIL = perZone((to): SailOption => ({ key: `sail ${to}`, on: MAP[to].on, do: 'sail', to }));
const ENTER = perZone((zone): PlainOption => ({ key: 'enter', on: MAP[zone].portOn, do: 'enter' }));
const LEAVE = perZone((zone): PlainOption => ({ key: 'leave', on: MAP[zone].on, do: 'leave' }));
const PORT = perZone((zone): PlainOption => ({ key: 'port', on: MAP[zone].portOn, do: 'port' }));
const FEE: PlainOption = { key: 'fee', on: 'port:portRoyal', do: 'fee' };
const INFLUENCE: PlainOption = { key: 'influence', on: 'port:portRoyal', do: 'influence' };
const FETCH: PlainOption = { key: 'fetch', on: 'chest:own', do: 'fetch' };
const PARDON: PlainOption = { key: 'pardon', on: 'event:now', do: 'pardon' };
const PEACE: PlainOption = { key: 'peace', on: 'event:now', do: 'peace' };
const RETIRE: PlainOption = { key: 'retire', do: 'retire' };
const END: PlainOption = { key: 'end', do: 'end' };

/** All a player may do between two actions. [MM-TURN.4] [MM-TURN.5] [MM-TURN.12] */
function turnOptions(state: Merchants, someone: Player): TurnOption[] {
  const { turn } = state;
  const options: TurnOption[] = [];
  if (turn.actions + turn.moves > 0) listMoves(state, someone, options);
  if (turn.actions > 0) {
    listScouting(state, someone, options);
    if (someone.inPort && !turn.ported && !isQuarantined(state, someone)) options.push(PORT[someone.zone]);
  }
  listFree(state, someone, options);
  listCards(state, someone, options);
  if (turn.mayRetire && !turn.acted && state.captainDeck.length > 0) options.push(RETIRE);
  options.push(END);
  return options;
}

const isQuarantined = (state: Merchants, someone: Player): boolean =>
  state.event === 'quarantine' && state.named === someone.zone;

/** [MM-MOVE.1] [MM-MOVE.2] [MM-MOVE.12] */
function listMoves(state: Merchants, someone: Player, options: TurnOption[]): void {
  const { zone } = someone;
  if (someone.inPort) {
    options.push(LEAVE[zone]);
    return;
  }
  for (const to of MAP[zone].near) options.push(SAIL[to]);
  const port = portIn(zone);
  if (!port) return;
  const bar = barOf(state, someone, port);
  if (bar === '') options.push(ENTER[zone]);
  else if (bar === 'bounty' && port === 'portRoyal') {
    if (purse(someone) >= PORT_ROYAL_FEE) options.push(FEE);
    if (!state.turn.bribed) options.push(INFLUENCE);
  }
}

const PARDON_PRICE = 5;

/** What costs no action: the chest at home, and the pardons of an event. */
function listFree(state: Merchants, someone: Player, options: TurnOption[]): void {
  if (isHome(someone) && someone.chest > 0) options.push(FETCH);
  if (purse(someone) < PARDON_PRICE || state.event === '') return;
  const nation = pardoningNation(state);
  if (nation && someone.inPort && someone.bounties[nation] > 0) options.push(PARDON);
  if (state.named === 'peace' && !state.turn.peaceBought && isPirate(someone)) options.push(PEACE);
}

const pardoningNation = ({ event, named }: Merchants): Nation | undefined =>
  (event === 'royalPardon.1' || event === 'royalPardon.2') &&
  (named === 'ES' || named === 'EN' || named === 'FR' || named === 'NL')
    ? named
    : undefined;

/** Re-entry, the event, what one may do at the start, the search; then actions. [MM-TURN.9] */
export function* takeTurn(table: Table): Rules {
  const { state } = table;
  const someone = active(state);
  table.tell({ say: 'turn', seat: someone.seat });
  if (someone.standing === 'sailing') state.turn.mayRetire = someone.inPort;
  else yield* reenter(table, someone); // [MM-TURN.1] [MM-RETIRE.6]
  if (state.stage === 'over') return;
  const atSea = !someone.inPort;
  yield* startOfTurnEvent(table, someone);
  if (state.turn.ended) return;
  if (hasSpecialist(someone, 'carpenter')) yield* repairOne(table, someone, 'carpenter'); // [MM-TURN.11]
  if (someone.rival) return yield* rivalTurn(table, someone);
  if (atSea) {
    yield* beforeSearch(table, someone);
    yield* searched(table, someone); // [MM-TURN.3] [MM-SEEK.2]
  }
  while (!state.turn.ended) yield* nextAction(table, someone);
}

const GO_ON: PlainOption = { key: 'goOn', do: 'end' };

/** Cards may be played before the hunters look. [MM-TURN.10] */
function* beforeSearch(table: Table, someone: Player): Rules {
  const { state } = table;
  while (someone.hand.length > 0 && searchers(state, someone).length > 0 && !state.turn.lightsOut) {
    const option = yield* pick(someone.seat, { say: 'beforeSearch' }, () => {
      const options: (PlayOption | PlainOption)[] = [];
      listCards(state, someone, options);
      return [...options.filter(({ do: what }) => what === 'card'), GO_ON];
    });
    if (option.do !== 'card' && option.do !== 'hire') return;
    yield* playOwn(table, someone, option);
  }
}

function* nextAction(table: Table, someone: Player): Rules {
  const { state } = table;
  const { actions, moves } = state.turn;
  const about = { say: 'act', actions, moves } as const;
  const option = yield* pick(someone.seat, about, () => turnOptions(state, someone));
  yield* carryOut(table, someone, option);
}

function* carryOut(table: Table, someone: Player, option: TurnOption): Rules {
  const { state } = table;
  switch (option.do) {
    case 'sail':
      return yield* sail(table, someone, option.to);
    case 'enter':
      return yield* enter(table, someone);
    case 'leave':
      return yield* leave(table, someone);
    case 'fee':
    case 'influence':
      return yield* bribe(table, someone, option.do);
    case 'port':
      return yield* portAction(table, someone);
    case 'scout':
      return yield* scout(table, someone, option);
    case 'card':
    case 'hire':
      return yield* playOwn(table, someone, option);
    case 'fetch':
      return yield* fetchGold(table, someone);
    case 'pardon':
      return yield* buyPardons(table, someone);
    case 'peace':
      state.turn.peaceBought = true;
      pay(table, someone, PARDON_PRICE, 'pardon');
      return yield* pardonOne(table, someone);
    case 'retire':
      return yield* retire(table, someone);
    case 'end':
      state.turn.ended = true;
      return;
  }
}

/** From the chest aboard; announced, never how much. [MM-STASH.7] [MM-INFO.17] */
function* fetchGold(table: Table, someone: Player): Rules {
  const { seat } = someone;
  const gold = yield* amount(seat, { say: 'fetch' }, () => ({ min: 1, max: someone.chest }));
  someone.chest -= gold;
  someone.gold += gold;
  table.tell({ say: 'fetched', seat }, { [seat]: { say: 'fetchedGold', seat, gold } });
}

/** Royal pardon: 5 gold for each bounty of the nation named. */
function* buyPardons(table: Table, someone: Player): Rules {
  const nation = pardoningNation(table.state);
  if (!nation) return;
  const count = yield* amount(someone.seat, { say: 'buyPardons', nation, price: PARDON_PRICE }, () => ({
    min: 1,
    max: Math.min(someone.bounties[nation], Math.floor(purse(someone) / PARDON_PRICE)),
  }));
  pay(table, someone, count * PARDON_PRICE, 'pardon');
  removeBounties(table, someone, nation, count);
}
