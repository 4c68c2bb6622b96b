import type { Rules, Seat } from '@portolan/kernel';
import { nationOfNpc, type NpcId } from '../content/events.ts';
import { printed, SHIPS } from '../content/ships.ts';
import { type Battle, type Fighter, type Merchants, type Sections } from '../state.ts';
import { giveBounty } from './bounty.ts';
import { combatWindow, useGrapple } from './combat-cards.ts';
import { declare } from './declare.ts';
import { rollDice, skulls, sumOf } from './dice.ts';
import {
  captainIn,
  contestDice,
  fighter,
  fighterName,
  opponentOf,
  sectionsOf,
  shipOfNpc,
  sidesOf,
} from './fighters.ts';
import { melee } from './melee.ts';
import { type Ending, settle } from './settle.ts';
import { can, hasMod, hasSpecialist, isPirate, may, nationOf, npc, player, type Table } from './table.ts';
import { volley } from './volley.ts';

/** Naval combat [MM-BATTLE] [MM-CONTEST] [MM-ACT]. */

type Captain = Seat | NpcId;

/** Two captains fight until it is decided, one is gone, or nothing can happen any more. */
export function* combat(table: Table, attacker: Captain, defender: Captain): Rules {
  const { state } = table;
  const battle = begin(state, attacker, defender);
  state.battle = battle;
  table.tell({
    say: 'combat',
    attacker: fighterName(battle.attacker),
    defender: fighterName(battle.defender),
  });
  provoke(table, battle);
  yield* longGuns(table, battle);
  let ending = sinking(state, battle);
  while (!ending) ending = yield* combatRound(table, battle);
  yield* settle(table, ending);
}

function begin(state: Merchants, attacker: Captain, defender: Captain): Battle {
  const foe = typeof attacker === 'string' ? attacker : typeof defender === 'string' ? defender : '';
  const enemy = foe === '' ? NO_SHIP : wholeShip(state, foe);
  return {
    attacker: sideOf(state, attacker, defender, enemy),
    defender: sideOf(state, defender, attacker, enemy),
    enemy: { ...enemy },
    shore: 0,
    round: 0,
    melee: false,
    quiet: 0,
    last: '',
  };
}

const NO_SHIP: Sections = { hull: 0, cargo: 0, masts: 0, crew: 0, cannons: 0 };

/** [MM-NCTRL.3] */
function wholeShip(state: Merchants, foe: NpcId): Sections {
  const type = shipOfNpc(npc(state, foe));
  const { durability, cargo, crew, cannons } = SHIPS[type];
  return { hull: durability, cargo, masts: printed(type, 'masts'), crew, cannons };
}

/** The player to the left of the one involved plays for the captain nobody plays; alone, the rules do. [MM-NCTRL.1] [MM-RULING.57] */
function sideOf(state: Merchants, who: Captain, against: Captain, enemy: Sections): Fighter {
  if (typeof who === 'number') return fighter(who, '', who, player(state, who).sections.crew);
  const left = typeof against === 'number' ? (against + 1) % state.players.length : -1;
  return fighter(-1, who, state.solo > 0 ? -1 : left, enemy.crew);
}

/** Starting a combat with a ship that is no pirate costs a bounty, before any die. [MM-BOUNTY.1] [MM-BOUNTY.4] [MM-BOUNTY.5] [MM-BATTLE.2] */
function provoke(table: Table, { attacker, defender }: Battle): void {
  const aggressor = captainIn(table.state, attacker);
  if (!aggressor) return;
  const victim = captainIn(table.state, defender);
  if (victim) {
    if (!isPirate(victim)) giveBounty(table, aggressor, nationOf(victim));
  } else if (defender.npc !== '') giveBounty(table, aggressor, nationOfNpc(defender.npc));
}

/** A roll of every cannon before the first round; each success is a hit. [MM-MOD.9] */
function* longGuns(table: Table, battle: Battle): Rules {
  for (const side of sidesOf(battle)) {
    const someone = captainIn(table.state, side);
    if (!someone || !hasMod(someone, 'longGuns') || someone.sections.cannons === 0) continue;
    if (!someone.rival && !(yield* may(someone.seat, { say: 'longGuns' }, 'mod:longGuns'))) continue;
    const dice = rollDice(table, someone.sections.cannons, 'longGuns');
    side.inflicts = skulls(dice);
    table.tell({ say: 'firedGuns', seat: someone.seat, mod: 'mod:longGuns', hits: side.inflicts });
  }
  yield* volley(table, false);
}

/** Sinkings are judged when all hits have landed. [MM-HIT.6] [MM-HIT.7] [MM-HIT.14] */
function sinking(state: Merchants, { attacker, defender }: Battle): Ending | undefined {
  const attackerSunk = sectionsOf(state, attacker).hull === 0;
  const defenderSunk = sectionsOf(state, defender).hull === 0;
  if (attackerSunk && defenderSunk) return { result: 'bothSunk', boarded: false };
  if (attackerSunk) return { result: 'defender', boarded: false };
  return defenderSunk ? { result: 'attacker', boarded: false } : undefined;
}

const NOBODY: Ending = { result: 'nobody', boarded: false };
const PATIENCE = 30;

/** Declaration, contest, action. [MM-BATTLE.3] [MM-BATTLE.7] */
function* combatRound(table: Table, battle: Battle): Rules<Ending | undefined> {
  const { state } = table;
  const { attacker, defender } = battle;
  battle.round++;
  battle.quiet++;
  for (const side of sidesOf(battle)) freshen(side);
  yield* declare(table, attacker);
  yield* declare(table, defender);
  if (battle.round > 1) yield* combatWindow(table, 'declared');
  yield* chaseGuns(table, battle);
  const chased = sinking(state, battle);
  if (chased) return chased;
  if (attacker.action === 'flee' && defender.action === 'flee') return escapeOf(table, battle, undefined);
  const winner = yield* contest(table, battle);
  const ending = yield* act(table, battle, winner);
  if (ending) return ending;
  return isStuck(state, battle) || battle.quiet >= PATIENCE ? stuck(table) : undefined;
}

function freshen(side: Fighter): void {
  side.action = '';
  side.dice = [];
  side.fewer = 0;
  side.escapes = false;
  side.grappled = false;
}

function stuck(table: Table): Ending {
  table.tell({ say: 'stalemate' });
  return NOBODY;
}

/** Nobody can hit or board any more. [MM-BATTLE.9] [MM-RULING.56] */
function isStuck(state: Merchants, battle: Battle): boolean {
  return sidesOf(battle).every((side) => {
    const { cannons, masts, crew } = sectionsOf(state, side);
    return cannons === 0 && (masts === 0 || crew === 0);
  });
}

/** When somebody flees, each owner of chase guns may land one hit, once a combat. [MM-MOD.7] [MM-MOD.16] */
function* chaseGuns(table: Table, battle: Battle): Rules {
  if (battle.attacker.action !== 'flee' && battle.defender.action !== 'flee') return;
  for (const side of sidesOf(battle)) {
    const someone = captainIn(table.state, side);
    if (!someone || side.chased || !hasMod(someone, 'chaseGuns')) continue;
    if (!someone.rival && !(yield* may(someone.seat, { say: 'chaseGuns' }, 'mod:chaseGuns'))) continue;
    side.chased = true;
    side.inflicts = 1;
    battle.quiet = 0;
    table.tell({ say: 'firedGuns', seat: someone.seat, mod: 'mod:chaseGuns', hits: 1 });
  }
  yield* volley(table, true);
}

type Winner = Fighter | 'tie' | 'none';

/** [MM-CONTEST.1] [MM-CONTEST.9] */
function* contest(table: Table, battle: Battle): Rules<Winner> {
  const { state } = table;
  yield* combatWindow(table, 'beforeContest');
  const { attacker, defender } = battle;
  attacker.dice = rollDice(table, contestDice(state, attacker), 'attack');
  defender.dice = rollDice(table, contestDice(state, defender), 'defence');
  for (const side of sidesOf(battle))
    table.tell({
      say: 'contestDice',
      ship: fighterName(side),
      dice: side.dice.slice(),
      successes: skulls(side.dice),
    });
  yield* afterContest(table, battle);
  const winner = winnerOf(battle);
  if (typeof winner === 'object') table.tell({ say: 'wonContest', ship: fighterName(winner) });
  else table.tell({ say: winner === 'tie' ? 'contestTied' : 'contestVoid' });
  return winner;
}

/** Cards and grapples, until nobody adds any; who declined a grapple may think again once. [MM-WEAP.9] */
function* afterContest(table: Table, battle: Battle): Rules {
  const declined = [0, 0];
  let changed: boolean;
  do {
    changed = yield* combatWindow(table, 'afterContest');
    for (const [i, side] of sidesOf(battle).entries()) {
      if ((declined[i] ?? 0) > 1) continue;
      if (yield* useGrapple(table, side)) changed = true;
      else declined[i] = (declined[i] ?? 0) + 1;
    }
  } while (changed);
}

/** More successes win; with equal ones the higher sum of the other dice. [MM-CONTEST.4] [MM-CONTEST.5] [MM-CONTEST.6] [MM-CONTEST.7] */
function winnerOf({ attacker, defender }: Battle): Winner {
  const [push, hold] = [skulls(attacker.dice), skulls(defender.dice)];
  if (push === 0 && hold === 0) return 'none';
  if (push !== hold) return push > hold ? attacker : defender;
  const [high, low] = [sumOf(attacker.dice), sumOf(defender.dice)];
  if (high === low) return 'tie';
  return high > low ? attacker : defender;
}

/** Hits fall first; then who won a boarding boards, and who won a flight is gone. [MM-ACT.4] [MM-ACT.9] */
function* act(table: Table, battle: Battle, winner: Winner): Rules<Ending | undefined> {
  const { state } = table;
  if (winner === 'none') return undefined;
  if (typeof winner === 'object' && winner.action === 'flee') yield* flight(table, battle, winner);
  for (const side of sidesOf(battle)) side.inflicts = hitsOf(state, side, winner === side);
  if (battle.attacker.inflicts + battle.defender.inflicts > 0) battle.quiet = 0;
  yield* volley(table, true);
  const sunk = sinking(state, battle);
  if (sunk || typeof winner !== 'object') return sunk;
  if (winner.action === 'board' && sectionsOf(state, winner).crew > 0)
    return yield* boardShip(table, battle, winner);
  return winner.escapes ? escapeOf(table, battle, winner) : undefined;
}

/** All cannons for the winner, else one hit a success and never more than there are cannons. [MM-ACT.1] [MM-ACT.2] [MM-ACT.3] */
function hitsOf(state: Merchants, side: Fighter, won: boolean): number {
  if (side.action !== 'shoot') return 0;
  const { cannons } = sectionsOf(state, side);
  if (won) return cannons;
  const someone = captainIn(state, side);
  const drilled = someone && hasSpecialist(someone, 'gunCaptain') ? 1 : 0;
  return Math.min(cannons, skulls(side.dice) + drilled);
}

/** A won flight succeeds if the opponent rolled no success, or with the help of a card. [MM-ACT.9] [MM-ACT.10] */
function* flight(table: Table, battle: Battle, winner: Fighter): Rules {
  const someone = captainIn(table.state, winner);
  const spared = someone && can(someone, 'slipsAway') ? 1 : 0;
  if (skulls(opponentOf(battle, winner).dice) <= spared) winner.escapes = true;
  else if (someone) yield* combatWindow(table, 'wonFlee');
}

function escapeOf(table: Table, battle: Battle, who: Fighter | undefined): Ending {
  for (const side of who ? [who] : sidesOf(battle)) table.tell({ say: 'escaped', ship: fighterName(side) });
  return NOBODY;
}

function* boardShip(table: Table, battle: Battle, boarder: Fighter): Rules<Ending> {
  battle.quiet = 0;
  table.tell({
    say: 'boarded',
    ship: fighterName(boarder),
    against: fighterName(opponentOf(battle, boarder)),
  });
  return { result: yield* melee(table, battle), boarded: true };
}
