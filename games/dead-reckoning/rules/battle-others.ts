import type { Rules } from '@portolan/kernel';
import { type CardId, isMerchant, type Result } from '../content/cards.ts';
import { NOBODY, type Player, type Reckoning, type Sheet, type Space } from '../state.ts';
import { commit, lastTurnCubes, openBattle, playToAttack, respond } from './battle.ts';
import { useOne } from './battle-abilities.ts';
import { blast, drop, extraCubes, makeReady, strengths } from './battle-board.ts';
import { lower } from './battle-ships.ts';
import { backOf } from './cards.ts';
import { isOpen, isWalled, piratesAt } from './control.ts';
import { takeCubes } from './cubes.ts';
import { gainAboard } from './gaining.ts';
import { levelUpDeck } from './levels.ts';
import { boardAt, islandAt, spaceName } from './ocean.ts';
import { rivalCubes, rivalDropsMore } from './rival-facts.ts';
import { activeWins, closeBattle, countWin, damageByCubes, hurt, plunder, prizes } from './resolving.ts';
import { cargoAboard, coinsAboard } from './ship.ts';
import { damage, sinkAll } from './sinking.ts';
import { pay } from './stowing.ts';
import { isRival, player, type Table } from './table.ts';

/** Ship against those who are no player [DR-BNPC], and against buildings [DR-BBLD]. */

// --- merchant ships ---

/** Attacks a merchant ship: its back is turned up, and the battle cannot be withdrawn. [DR-ENC.6] [DR-ENC.7] [DR-BNPC.1] */
export function* battleMerchant(table: Table, attacker: Player, card: CardId): Rules<boolean> {
  const { state } = table;
  const back = backOf(state, card);
  state.shown.push(card);
  table.reveal();
  table.tell({
    say: 'attackedMerchant',
    seat: attacker.seat,
    card: `card:${card}`,
    back: `back:${state.backs[card] ?? card}`,
    cubes: back.cubes,
  });
  if (!isRival(state, attacker)) yield* respond(table, attacker, NOBODY);
  const battle = openBattle(state, 'merchant', attacker, NOBODY, attacker.at, card);
  yield* cubesAgainst(table, attacker, `card:${card}`, back.cubes); // after the back is seen [DR-BNPC.3]
  makeReady(state, NOBODY, yield* extraCubes(table, NOBODY, back.cubes)); // [DR-BNPC.2]
  yield* drop(table, battle);
  yield* blast(table, battle);
  yield* useAll(table, attacker);
  yield* plunder(table, battle);
  damageByCubes(table, battle);
  const won = activeWins(battle);
  const [mine, theirs] = strengths(battle);
  if (won) table.tell({ say: 'won', seat: attacker.seat, mine, theirs, against: `card:${card}` });
  else table.tell({ say: 'merchantWon', card: `card:${card}`, mine, theirs });
  if (won) prizes(table, battle, battle.sides[0], battle.sides[1]);
  closeBattle(state, battle);
  if (!isRival(state, attacker)) yield* applyResults(table, attacker, won ? back.victory : back.defeat); // [DR-ENC.8] [DR-BNPC.8]
  if (won) countWin(table, { ...battle.sides[0] });
  sinkAll(table, () => NOBODY); // [DR-SINK.12]
  return won;
}

/** The rival brings what its card says. [DR-SOLO.9] [DR-SOLO.14] */
function* cubesAgainst(table: Table, attacker: Player, against: string, theirs: number): Rules {
  const { state } = table;
  if (isRival(state, attacker)) {
    const cubes = yield* takeCubes(table, attacker, rivalCubes(state) + lastTurnCubes(attacker));
    makeReady(state, attacker.seat, cubes);
    return;
  }
  yield* playToAttack(table, attacker, against);
  yield* commit(table, attacker, against, theirs, lastTurnCubes(attacker));
}

/** Any battle abilities, in any order. [DR-BNPC.4] [DR-BBLD.8] */
function* useAll(table: Table, attacker: Player): Rules {
  yield* rivalDropsMore(table, attacker);
  if (isRival(table.state, attacker)) return;
  while (yield* useOne(table, attacker));
}

function* applyResults(table: Table, someone: Player, results: readonly Result[]): Rules {
  for (const result of results) yield* applyResult(table, someone, result);
}

function* applyResult(table: Table, someone: Player, result: Result): Rules {
  switch (result.do) {
    case 'gain':
      return yield* gainAboard(table, someone, result.goods.cargo?.count ?? 0, result.goods.coin?.count ?? 0);
    case 'repair':
      return mend(table, someone, result.count);
    case 'levelUp':
      return yield* levelUpDeck(table, someone);
    case 'advancement':
      return nextAdvancement(table, someone, result.row);
    case 'takeDamage':
      return damage(table, someone, result.count, 'merchant');
    case 'lose':
      return yield* loseGoods(table, someone, result.cargo, result.coin);
  }
}

/** Off the ship, as many as there are. [DR-ENC.15] */
function* loseGoods(table: Table, someone: Player, cargo: number, coin: number): Rules {
  const price = {
    cargo: Math.min(cargo, cargoAboard(someone)),
    coin: Math.min(coin, coinsAboard(someone)),
    from: 'ship',
  } as const;
  if (price.cargo + price.coin > 0) yield* pay(table, someone, price, 'lose');
}

/** [DR-REP.1] */
export function mend(table: Table, someone: Player, count: number): void {
  const mended = Math.min(count, someone.damage);
  if (mended === 0) return;
  someone.damage -= mended;
  table.tell({ say: 'repaired', seat: someone.seat, count: mended });
}

/** The next advancement of a box; merchant ships before it stay where they are, seen by all. [DR-ABIL.15] [DR-ABIL.16] */
export function nextAdvancement(table: Table, someone: Player, row: 1 | 2 | 3 | 4): void {
  const { state } = table;
  const box = state.boxes[row - 1] ?? [];
  const at = box.findLastIndex((card) => !isMerchant(card));
  table.reveal();
  if (at < 0) {
    state.skipped[row - 1] = box.length;
    table.tell({ say: 'foundNone', row });
    return;
  }
  state.skipped[row - 1] = Math.max(state.skipped[row - 1] ?? 0, box.length - 1 - at);
  const [card] = box.splice(at, 1);
  if (card === undefined) return;
  someone.aside.push({ card, won: false });
  table.tell({ say: 'foundAdvancement', seat: someone.seat, card: `card:${card}`, row });
}

// --- buildings ---

/** Whether there is a fort or garrison of another to attack here. [DR-BBLD.1] [DR-BBLD.3] [DR-BBLD.4] [DR-BAT.4] */
export function canStorm(state: Reckoning, someone: Player): boolean {
  const { at } = someone;
  return (
    islandAt(state, at) !== undefined &&
    isWalled(state, someone, at) &&
    piratesAt(state, at, someone).length === 0 &&
    isOpen(state, someone, at, true) &&
    !state.turn.stormed.includes(at)
  );
}

const STRENGTH = { fort: 5, garrison: 2, outpost: 0 };
/** [DR-BBLD.2] [DR-BBLD.6] */
export const buildingDefence = (state: Reckoning, space: Space): number =>
  boardAt(state, space).buildings.reduce((sum, kind) => sum + STRENGTH[kind], 0);

/** [DR-BBLD.5] [DR-BBLD.7] [DR-BBLD.9] [DR-BBLD.15] */
export function* battleBuildings(table: Table, attacker: Player): Rules {
  const { state } = table;
  const { at } = attacker;
  const defender = player(state, boardAt(state, at).controller);
  state.turn.stormed.push(at);
  table.tell({ say: 'battle', seat: attacker.seat, against: spaceName(at), space: spaceName(at) });
  if (!isRival(state, attacker)) yield* respond(table, attacker, defender.seat);
  const battle = openBattle(state, 'buildings', attacker, defender.seat, at);
  const theirs = buildingDefence(state, at) + lastTurnCubes(defender);
  yield* cubesAgainst(table, attacker, spaceName(at), theirs);
  const hold = yield* takeCubes(table, defender, theirs);
  makeReady(state, defender.seat, hold);
  table.tell({ say: 'defended', seat: defender.seat, cannons: 0, cubes: hold });
  yield* drop(table, battle);
  yield* blast(table, battle);
  yield* useAll(table, attacker);
  damageByCubes(table, battle);
  const won = activeWins(battle);
  const [mine, theirStrength] = strengths(battle);
  const [winner, loser] = won ? [attacker, defender] : [defender, attacker];
  table.tell({
    say: 'won',
    seat: winner.seat,
    mine: won ? mine : theirStrength,
    theirs: won ? theirStrength : mine,
    against: won ? spaceName(at) : `ship:${loser.seat}`,
  });
  if (!won) hurt(table, battle, battle.sides[0], 1); // [DR-BBLD.11]
  else prizes(table, battle, battle.sides[0], battle.sides[1]);
  if (won) tearDown(table, at);
  else lower(table, attacker);
  closeBattle(state, battle);
  sinkAll(table, () => defender.seat); // [DR-BBLD.14]
}

/** [DR-BBLD.12] [DR-BBLD.13] */
function tearDown(table: Table, space: Space): void {
  const board = boardAt(table.state, space);
  for (const kind of board.buildings) {
    if (kind === 'outpost') continue;
    table.state.buildings[kind]++;
    table.tell({ say: 'razed', space: spaceName(space), building: kind });
  }
  board.buildings = board.buildings.filter((kind) => kind === 'outpost');
}

/** What becomes of a merchant ship that was attacked. [DR-ENC.9] [DR-ENC.10] [DR-ENC.11] [DR-ENC.12] */
export function afterAttack(table: Table, someone: Player, card: CardId, won: boolean): void {
  const { state } = table;
  if (won && (backOf(state, card).ability || isRival(state, someone))) {
    const sheet: Sheet = { card, won: true };
    someone.aside.push(sheet);
    table.tell({ say: 'tookPrize', seat: someone.seat, card: `card:${card}` });
  } else {
    state.buried.push(card);
    table.tell({ say: 'buried', card: `card:${card}` });
  }
}
