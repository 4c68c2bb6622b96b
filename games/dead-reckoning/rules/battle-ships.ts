import type { Rules } from '@portolan/kernel';
import { HARBOR, type Player, type Reckoning } from '../state.ts';
import {
  chooseSides,
  commit,
  fire,
  lastTurnCubes,
  levelInResponse,
  openBattle,
  playToAttack,
  playToDefend,
  respond,
  unfired,
} from './battle.ts';
import { useOne } from './battle-abilities.ts';
import { blast, drop, makeReady, strengths } from './battle-board.ts';
import { iconsInPlay } from './cards.ts';
import { controls } from './control.ts';
import { takeCubes } from './cubes.ts';
import { boardAt, spaceName } from './ocean.ts';
import { activeWins, closeBattle, countWin, damageByCubes, hurt, plunder, prizes } from './resolving.ts';
import { sinkAll } from './sinking.ts';
import { rivalCubes, rivalDropsMore } from './rival-facts.ts';
import { isRival, shipName, type Table } from './table.ts';

/** Ship against ship [DR-BSHIP]. */

const PORT_CUBES = 4;

/** Cubes for the buildings of an island one controls, outposts included. [DR-BLDG.12] [DR-BSHIP.7] */
const buildingCubes = (state: Reckoning, someone: Player): number =>
  controls(state, someone, someone.at) ? boardAt(state, someone.at).buildings.length : 0;

/** Ships that have not fought each other this turn. [DR-BAT.4] [DR-FLAG.5] [DR-PIRATE.13] */
export const canFight = (state: Reckoning, target: Player): boolean =>
  !state.turn.fought.includes(target.seat);

/** The ships on one's own space that a flag could be raised against. [DR-FLAG.1] [DR-FLAG.2] */
export const flagTargets = (state: Reckoning, someone: Player): Player[] =>
  state.players.filter((other) => other !== someone && other.at === someone.at && canFight(state, other));

/** A battle between the active player's ship and another's; true if the active player won. [DR-FLAG.3] [DR-PIRATE.8] */
export function* battleShips(table: Table, attacker: Player, defender: Player): Rules<boolean> {
  const { state } = table;
  const { at } = attacker;
  state.turn.fought.push(defender.seat);
  table.tell({ say: 'battle', seat: attacker.seat, against: shipName(defender), space: spaceName(at) });
  if (!isRival(state, attacker)) yield* respond(table, attacker, defender.seat);
  if (!isRival(state, defender)) {
    yield* respond(table, defender, attacker.seat);
    yield* levelInResponse(table, defender);
  }
  const battle = openBattle(state, 'ships', attacker, defender.seat, at);
  const push = yield* attackCubes(table, attacker, defender);
  yield* defenceCubes(table, attacker, defender, push);
  yield* drop(table, battle);
  yield* blast(table, battle);
  yield* abilities(table, attacker, defender);
  yield* plunder(table, battle);
  damageByCubes(table, battle);
  return result(table, attacker, defender);
}

/** [DR-BSHIP.3] [DR-BSHIP.4] */
function* attackCubes(table: Table, attacker: Player, defender: Player): Rules<number> {
  const { state } = table;
  const certain = buildingCubes(state, attacker) + lastTurnCubes(attacker);
  if (isRival(state, attacker)) {
    const cubes = yield* takeCubes(table, attacker, rivalCubes(state) + certain);
    makeReady(state, attacker.seat, cubes);
    table.tell({ say: 'committed', seat: attacker.seat, cannons: 0, cubes });
    return cubes;
  }
  yield* playToAttack(table, attacker, shipName(defender));
  return yield* commit(table, attacker, shipName(defender), expectedDefence(state, defender), certain);
}

/** What the defender is sure to have: public facts alone. */
function expectedDefence(state: Reckoning, defender: Player): number {
  if (isRival(state, defender)) return rivalCubes(state) + certainDefence(state, defender);
  return unfired(state, defender) + certainDefence(state, defender);
}

/** [DR-BSHIP.7] [DR-BSHIP.8] [DR-BSHIP.20] */
function certainDefence(state: Reckoning, defender: Player): number {
  const port = defender.at === HARBOR ? PORT_CUBES : 0;
  return (
    port + buildingCubes(state, defender) + iconsInPlay(state, defender, 'defence') + lastTurnCubes(defender)
  );
}

/** Every cannon of who is attacked fires by itself. [DR-BSHIP.6] */
function* defenceCubes(table: Table, attacker: Player, defender: Player, theirs: number): Rules {
  const { state } = table;
  if (isRival(state, defender)) {
    const cubes = yield* takeCubes(table, defender, rivalCubes(state) + certainDefence(state, defender));
    makeReady(state, defender.seat, cubes);
    table.tell({ say: 'defended', seat: defender.seat, cannons: 0, cubes });
    return;
  }
  yield* playToDefend(table, defender, attacker.seat, theirs);
  yield* chooseSides(table, defender, 'cannon');
  yield* chooseSides(table, defender, 'defence');
  const guns = unfired(state, defender);
  const wanted = guns + certainDefence(state, defender);
  fire(state, defender, guns);
  const cubes = yield* takeCubes(table, defender, wanted);
  makeReady(state, defender.seat, cubes);
  table.tell({ say: 'defended', seat: defender.seat, cannons: guns, cubes });
}

/** In turn, the active player first, until both pass one after the other. [DR-BSHIP.11] [DR-BSHIP.12] [DR-BSHIP.13] */
function* abilities(table: Table, attacker: Player, defender: Player): Rules {
  yield* rivalDropsMore(table, attacker);
  let passes = 0;
  for (let turn = 0; passes < 2; turn++) {
    const someone = turn % 2 === 0 ? attacker : defender;
    const used = isRival(table.state, someone) ? false : yield* useOne(table, someone);
    passes = used ? 0 : passes + 1;
  }
}

/** [DR-BSHIP.15] [DR-BSHIP.17] [DR-BSHIP.18] [DR-BAT.16] [DR-BAT.20] [DR-SINK.2] [DR-SINK.11] */
function result(table: Table, attacker: Player, defender: Player): boolean {
  const { state } = table;
  const { battle } = state;
  if (!battle) return false;
  const won = activeWins(battle);
  const [mine, theirs] = battle.sides;
  const [winner, loser] = won ? [mine, theirs] : [theirs, mine];
  const [first, second] = strengths(battle);
  table.tell({
    say: 'won',
    seat: winner.player,
    mine: won ? first : second,
    theirs: won ? second : first,
    against: shipName(loser.player),
  });
  hurt(table, battle, loser, 1);
  prizes(table, battle, winner, loser);
  countWin(table, winner);
  lower(table, won ? defender : attacker);
  closeBattle(state, battle);
  sinkAll(table, (sunk) => (sunk === attacker ? defender.seat : attacker.seat));
  return won;
}

/** A pirate that loses strikes its flag. [DR-BSHIP.17] [DR-BBLD.16] */
export function lower(table: Table, someone: Player): void {
  if (!someone.pirate) return;
  someone.pirate = false;
  table.tell({ say: 'becameMerchant', seat: someone.seat });
}
