import type { Rules } from '@portolan/kernel';
import type { Act } from '../choices.ts';
import { isMerchant } from '../content/cards.ts';
import type { Player, Reckoning, Space, Turn } from '../state.ts';
import { isInfluence, type Using, usable, use } from './abilities.ts';
import { canMark, mark } from './achievements.ts';
import { playCard } from './battle.ts';
import { battleBuildings, canStorm } from './battle-others.ts';
import { battleShips, canFight } from './battle-ships.ts';
import { noneFired } from './cards.ts';
import { piratesAt } from './control.ts';
import { levelUpDue } from './levels.ts';
import { maintenance } from './maintenance.ts';
import { raiseSails, sail, steps } from './moving.ts';
import { spaceName } from './ocean.ts';
import { cargoAboard, coinsAboard } from './ship.ts';
import { ashore, canPay, pay, stowAtQuay } from './stowing.ts';
import { attackHere, buy, canAttack, canBuy, cardHere } from './taking.ts';
import { active, cardName, pick, player, shipName, type Table } from './table.ts';

/** A turn: the main phase, then maintenance [DR-GEN.3] [DR-MAIN]. */

export const freshTurn = (player: number, began: Space): Turn => ({
  player,
  stage: 'begin',
  raised: false,
  taken: 0,
  explored: false,
  fought: [],
  stormed: [],
  met: [],
  shut: [],
  began,
  stops: [],
  passed: [],
  harries: false,
  harried: [],
  half: null,
  paying: false,
});

/** Limits of a turn begin anew for everybody. [DR-GEN.5] [DR-PIRATE.11] */
export function beginTurn(table: Table): void {
  const { state } = table;
  const someone = active(state);
  state.turn = freshTurn(someone.seat, someone.at);
  state.turn.met = piratesAt(state, someone.at, someone).map(({ seat }) => seat);
  for (const each of state.players) {
    each.used = [];
    each.fired = noneFired();
  }
  table.tell({ say: 'began', seat: someone.seat, round: state.round });
}

export function* takeTurn(table: Table): Rules {
  const { state } = table;
  beginTurn(table);
  const someone = active(state);
  yield* levelUpDue(table, someone);
  state.turn.stage = 'main';
  yield* mainPhase(table, someone);
  state.turn.stage = 'maintenance';
  yield* maintenance(table, someone);
}

/** Any number of actions in any order, until the player ends the phase. [DR-MAIN.1] [DR-MAIN.2] [DR-MAIN.3] */
function* mainPhase(table: Table, someone: Player): Rules {
  const { state } = table;
  for (;;) {
    const { taken, raised } = state.turn;
    const about = { say: 'act', sails: someone.sails, taken, raised } as const;
    const act = yield* pick(someone.seat, about, () => acts(state, someone));
    if (act.do !== 'use' || !isInfluence(state, someone, act.ref)) state.turn.half = null; // [DR-END.8]
    if (act.do === 'end') return;
    yield* carryOut(table, someone, act);
  }
}

const RAISE: Act = { key: 'raise', do: 'raise' };
const CLAIM: Act = { key: 'claim', on: 'achievement:masterMerchant', do: 'claim' };
const END: Act = { key: 'end', do: 'end' };

/** What may be done now. [DR-MAIN.4] [DR-MAIN.5] [DR-MAIN.6] */
function acts(state: Reckoning, someone: Player): Act[] {
  const { seat } = someone;
  const found: Act[] = someone.hand.map((card) => ({
    key: `play ${cardName(seat, card)}`,
    on: cardName(seat, card),
    do: 'play',
    card,
  }));
  for (const option of usable(state, someone)) found.push(useAct(option));
  if (canStow(state, someone)) found.push({ key: 'stow', on: shipName(someone), do: 'stow' });
  if (!state.turn.raised) found.push(RAISE);
  for (const space of steps(state, someone))
    found.push({ key: `sail ${spaceName(space)}`, on: spaceName(space), do: 'sail', space });
  addCardActs(state, someone, found);
  addFights(state, someone, found);
  if (canClaim(someone)) found.push(CLAIM);
  found.push(END);
  return found;
}

const useAct = ({ key, on, ref }: Using): Act => ({
  key,
  ...(on === undefined ? {} : { on }),
  do: 'use',
  ref,
});

function addCardActs(state: Reckoning, someone: Player, found: Act[]): void {
  const card = cardHere(state, someone);
  if (card === undefined) return;
  const on = `card:${card}`;
  if (canBuy(someone, card))
    found.push({ key: `take ${on}`, on, do: isMerchant(card) ? 'trade' : 'buy', card });
  if (canAttack(card)) found.push({ key: `assault ${on}`, on, do: 'assault', card });
}

/** Pirates that were here when the turn began, and forts. [DR-PIRATE.12] [DR-BBLD.1] */
function addFights(state: Reckoning, someone: Player, found: Act[]): void {
  for (const foe of piratesAt(state, someone.at, someone))
    if (state.turn.met.includes(foe.seat) && canFight(state, foe))
      found.push({ key: `fight ${shipName(foe)}`, on: shipName(foe), do: 'fight', player: foe.seat });
  if (canStorm(state, someone))
    found.push({ key: `storm ${spaceName(someone.at)}`, on: spaceName(someone.at), do: 'storm' });
}

/** There is something to load, unload or move about. [DR-CARGO.1] */
function canStow(state: Reckoning, someone: Player): boolean {
  const [cargo, coin] = ashore(state, someone);
  return cargoAboard(someone) + coinsAboard(someone) + cargo + coin > 0;
}

const FORTUNE = { cargo: 12, coin: 0, from: 'either' } as const;
/** Twelve cargo from ship and dock, for nothing but the name. [DR-ACH.20] [DR-ACH.21] [DR-ACH.22] [DR-ACH.25] */
const canClaim = (someone: Player): boolean => canMark(someone, 'masterMerchant') && canPay(someone, FORTUNE);

function* carryOut(table: Table, someone: Player, act: Act): Rules {
  switch (act.do) {
    case 'play':
      return playCard(table, someone, act.card);
    case 'use':
      return yield* use(table, someone, act.ref);
    case 'stow':
      return yield* stowAtQuay(table, someone);
    case 'raise':
      return yield* raiseSails(table, someone);
    case 'sail':
      return yield* sail(table, someone, act.space);
    case 'buy':
    case 'trade':
      return yield* buy(table, someone, act.card);
    case 'assault':
      return yield* attackHere(table, someone, act.card);
    case 'fight':
      yield* battleShips(table, someone, player(table.state, act.player));
      return;
    case 'storm':
      return yield* battleBuildings(table, someone);
    case 'claim':
      yield* pay(table, someone, FORTUNE);
      return mark(table, someone, 'masterMerchant');
    case 'end':
      return;
  }
}
