import { type Candidate, type Json, Refusal, type Rules, type Shaping } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { AREAS } from '../content/battle-board.ts';
import { type Battle, type Cube, HARBOR, NOBODY, type Player, type Reckoning, type Side } from '../state.ts';
import { winCounted } from './achievements.ts';
import { giveBack, strengths, takeOff } from './battle-board.ts';
import { gainInBattle, spare } from './battle-abilities.ts';
import { isWalled } from './control.ts';
import { boardAt, islandAt, spaceName } from './ocean.ts';
import { capacity, fits, stow, type Stowage, stowageOf, sumOf } from './ship.ts';
import { damage } from './sinking.ts';
import { packedOnTop, readStowage } from './stowing.ts';
import { amount, isRival, player, shape, type Table } from './table.ts';

/** Steps 4 and 5 of a battle: plunder, damage, and who won [DR-BOARD.4] [DR-BAT.20]. */

/** Both sides collect, the active player first. [DR-BOARD.14] [DR-BOARD.18] [DR-BNPC.5] [DR-BSHIP.14] */
export function* plunder(table: Table, battle: Battle): Rules {
  const { state } = table;
  const taken = takeOff(state, battle, 'plunder');
  for (const { player: who } of battle.sides) {
    if (who === NOBODY) continue;
    yield* plunderOf(
      table,
      battle,
      player(state, who),
      taken.filter(({ owner }) => owner === who),
    );
  }
}

function* plunderOf(table: Table, battle: Battle, someone: Player, cubes: readonly Cube[]): Rules {
  let [cargo, coin, choice] = [0, 0, 0];
  for (const { area } of cubes) {
    cargo += AREAS[area].cargo;
    coin += AREAS[area].coin;
    choice += AREAS[area].goods;
  }
  if (cargo + coin + choice === 0) return;
  const coins = yield* chosenCoins(table, someone, choice); // [DR-BOARD.15]
  cargo += choice - coins;
  coin += coins;
  if (isRival(table.state, someone)) return gainInBattle(table, someone, cargo, coin);
  table.tell({ say: 'plundered', seat: someone.seat, cargo, coin });
  yield* bringHome(table, battle, someone, cargo, coin);
}

function* chosenCoins(table: Table, someone: Player, goods: number): Rules<number> {
  if (goods === 0 || isRival(table.state, someone)) return goods;
  return yield* amount(someone.seat, { say: 'plunderCoins', goods }, { min: 0, max: goods });
}

/** Plunder may lie on the island of the battle unless a fort or garrison shuts its owner out. [DR-BOARD.17] */
const mayLand = (state: Reckoning, someone: Player, { space }: Battle): boolean =>
  space !== HARBOR && islandAt(state, space) !== undefined && !isWalled(state, someone, space);

interface Booty {
  readonly holds: Stowage;
  readonly rest: 'ashore' | 'lost';
}

/** Each good into a hold with room, onto the island, or away. [DR-BOARD.16] */
function* bringHome(table: Table, battle: Battle, someone: Player, cargo: number, coin: number): Rules {
  const { state } = table;
  const ashore = mayLand(state, someone, battle);
  const ways = (): Candidate[] => booties(someone, cargo, coin, ashore);
  const shaping: Shaping<Booty> = {
    shape: {
      kind: 'plunder',
      cargo,
      coin,
      ashore,
      capacity: [0, 1, 2, 3].map((hull) => capacity(someone, hull)),
    },
    read: (answer) => readBooty(someone, cargo, coin, ashore, answer),
    sample: (random) => random.pick(ways(), 'plunder').answer,
    candidates: () => ways().map(({ answer }) => answer),
    offered: ways,
  };
  const { holds, rest } = yield* shape(someone.seat, { say: 'plunder', cargo, coin, ashore }, shaping);
  const [before, now] = [sumOf(stowageOf(someone)), sumOf(holds)];
  stow(someone, holds);
  const [crates, coins] = [cargo - (now[0] - before[0]), coin - (now[1] - before[1])];
  if (crates + coins === 0) return;
  if (rest === 'lost') {
    table.tell({ say: 'noRoom', seat: someone.seat, cargo: crates, coin: coins });
    return;
  }
  const board = boardAt(state, battle.space);
  board.cargo += crates;
  board.coin += coins;
  table.tell({
    say: 'unloaded',
    seat: someone.seat,
    cargo: crates,
    coin: coins,
    to: spaceName(battle.space),
  });
}

/** Only added to: nothing is rearranged in a battle. [DR-CARGO.19] */
function readBooty(
  someone: Player,
  cargo: number,
  coin: number,
  ashore: boolean,
  answer: Json,
): Booty | Refusal {
  const wrong = (): Refusal => new Refusal({ say: 'doesNotFit' });
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return wrong();
  const { holds: laid, rest } = answer as { readonly holds?: unknown; readonly rest?: unknown };
  const holds = readStowage(laid);
  if (!holds || !fits(someone, holds)) return wrong();
  const before = stowageOf(someone);
  if (holds.some(([crates, coins], i) => crates < nth(before, i)[0] || coins < nth(before, i)[1]))
    return wrong();
  const [was, now] = [sumOf(before), sumOf(holds)];
  if (now[0] - was[0] > cargo || now[1] - was[1] > coin) return new Refusal({ say: 'notConserved' });
  if (rest === 'ashore') return ashore ? { holds, rest } : new Refusal({ say: 'cannotUnload' });
  return rest === 'lost' ? { holds, rest } : wrong();
}

function booties(someone: Player, cargo: number, coin: number, ashore: boolean): Candidate[] {
  const [aboard] = packedOnTop(someone, cargo, coin);
  const kept = stowageOf(someone);
  const [coinsOnly] = packedOnTop(someone, 0, coin);
  const rest = ashore ? 'ashore' : 'lost';
  const ways: Candidate[] = [
    { key: 'allAboard', answer: { holds: aboard, rest } },
    { key: 'coinsAboard', answer: { holds: coinsOnly, rest } },
  ];
  if (ashore) ways.push({ key: 'allAshore', answer: { holds: kept, rest: 'ashore' } });
  return [...ways, { key: 'nothing', answer: { holds: kept, rest: 'lost' } }];
}

/** Each cube in a damage area harms the other's ship. [DR-BOARD.19] [DR-BOARD.20] [DR-BNPC.6] [DR-BNPC.7] [DR-BBLD.10] */
export function damageByCubes(table: Table, battle: Battle): void {
  const taken = takeOff(table.state, battle, 'damage');
  const [mine, theirs] = battle.sides;
  const hits = (who: number): number => taken.filter(({ owner }) => owner === who).length;
  hurt(table, battle, mine, hits(theirs.player));
  if (battle.kind === 'ships') hurt(table, battle, theirs, hits(mine.player));
}

/** [DR-EFF.11] */
export function hurt(table: Table, { kind }: Battle, side: Side, count: number): void {
  if (side.player === NOBODY) return;
  damage(
    table,
    player(table.state, side.player),
    spare(side, count),
    kind === 'merchant' ? 'merchant' : 'battle',
  );
}

/** The active player wins ties. [DR-BAT.14] */
export function activeWins(battle: Battle): boolean {
  const [mine, theirs] = strengths(battle);
  return mine >= theirs;
}

/** What was promised to the winner, the active player's first. [DR-BAT.17] [DR-SAILOR.2] [DR-EFF.12] */
export function prizes(table: Table, battle: Battle, winner: Side, loser: Side): void {
  const { prize, player: who } = winner;
  if (who === NOBODY) return;
  if (battle.kind === 'ships') hurt(table, battle, loser, prize.damage);
  gainInBattle(table, player(table.state, who), prize.cargo, prize.coin);
}

/** [DR-ACH.8] [DR-BSHIP.16] [DR-BSHIP.19] [DR-BNPC.9] */
export function countWin(table: Table, { player: who }: Side): void {
  if (who !== NOBODY) winCounted(table, player(table.state, who));
}

export function closeBattle(state: Reckoning, battle: Battle): void {
  giveBack(state, battle.cubes);
  state.battle = null;
}
