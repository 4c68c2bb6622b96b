import { HARBOR, NOBODY, type Player } from '../state.ts';
import { checkAchievements, mark } from './achievements.ts';
import { coinsAboard, stow, stowageOf } from './ship.ts';
import { inTurnOrder, player, type Table } from './table.ts';

/** Sinking [DR-SINK]. */

const HULL_STRENGTH = 5;
const RANSOM = 5;

/** A ship that is lost, how many coins it costs, and whose doing it is. */
interface Loss {
  readonly who: Player;
  readonly by: number;
  readonly aboard: boolean;
  readonly coins: number;
}

const isSinking = (someone: Player): boolean => someone.damage >= HULL_STRENGTH;

/** All coins aboard if there are five; else five of the chest, or what is there. [DR-SINK.4] [DR-SINK.5] [DR-SINK.6] */
function lossOf(who: Player, by: number): Loss {
  const aboard = coinsAboard(who);
  return aboard >= RANSOM
    ? { who, by, aboard: true, coins: aboard }
    : { who, by, aboard: false, coins: Math.min(RANSOM, who.chest) };
}

/** Takes 1 damage or more; outside a battle a ship that has five sinks at once. [DR-SINK.3] */
export function damage(
  table: Table,
  someone: Player,
  count: number,
  by: 'garrison' | 'battle' | 'card' | 'merchant',
): void {
  if (count === 0) return;
  someone.damage += count;
  table.tell({ say: 'damaged', seat: someone.seat, count, by });
}

/**
 * Ships with five damage sink: all losses are reckoned first, then the coins change hands. [DR-SINK.1] [DR-SINK.13]
 * `cause` says whose doing each sinking is; nobody for none. [DR-SINK.10] [DR-SINK.11] [DR-SINK.12]
 */
export function sinkAll(table: Table, cause: (sunk: Player) => number): Player[] {
  const { state } = table;
  const lost = inTurnOrder(state, state.turn.player)
    .filter(isSinking)
    .map((who) => lossOf(who, cause(who)));
  for (const loss of lost) takeRansom(loss);
  for (const loss of lost) goDown(table, loss);
  for (const { by, coins } of lost) if (by !== NOBODY) player(state, by).chest += coins;
  for (const { who, by } of lost)
    if (by !== NOBODY && by !== who.seat) mark(table, player(state, by), 'terror'); // [DR-ACH.11]
  if (lost.length > 0) checkAchievements(table);
  return lost.map(({ who }) => who);
}

function takeRansom({ who, aboard, coins }: Loss): void {
  if (aboard)
    stow(
      who,
      stowageOf(who).map(([cargo]) => [cargo, 0]),
    );
  else who.chest -= coins;
}

/** Into the harbour, mended, as a merchant, with its cargo; coins still aboard go to the chest. [DR-SINK.7] [DR-SINK.8] [DR-SINK.9] [DR-SINK.15] */
function goDown(table: Table, { who, by, coins }: Loss): void {
  who.chest += coinsAboard(who);
  stow(
    who,
    stowageOf(who).map(([cargo]) => [cargo, 0]),
  );
  who.at = HARBOR;
  who.damage = 0;
  who.pirate = false;
  who.sails = 0;
  table.tell({ say: 'sank', seat: who.seat, coins, by });
}

/** One damage to each outside a battle, at the same time; the ships that sank. [DR-EFF.3] */
export function harm(
  table: Table,
  targets: readonly Player[],
  by: number,
  how: 'garrison' | 'card',
): Player[] {
  for (const target of targets) damage(table, target, 1, how);
  return sinkAll(table, () => by);
}
