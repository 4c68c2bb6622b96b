import type { Rules } from '@portolan/kernel';
import { nationOfNpc, type NpcId, npcName } from '../content/events.ts';
import type { Merchants, Npc, Player } from '../state.ts';
import { combat } from './battle.ts';
import { diceFor, rollDice, skulls } from './dice.ts';
import { skillsOfNpc } from './fighters.ts';
import { isHostile, isPirateShip } from './npc.ts';
import { can, isAtSea, type Table } from './table.ts';

/** How captains nobody plays search for players [MM-SEEK]. */

/** Who would search for this player here: pirates not beside a navy ship, man-o'-wars not beside each other. [MM-SEEK.5] [MM-SEEK.6] [MM-SEEK.9] */
export function searchers(state: Merchants, someone: Player): Npc[] {
  if (!isAtSea(someone)) return [];
  const here = state.npcs.filter(({ zone }) => zone === someone.zone);
  if (here.length === 0) return here;
  const navy = here.some((ship) => !isPirateShip(ship));
  const giants = here.filter(({ manOWar }) => manOWar).length;
  return here.filter(
    (ship) =>
      isHostile(state, ship, someone) && !(navy && isPirateShip(ship)) && !(ship.manOWar && giants > 1),
  );
}

/** A navy ship is as keen as its nation's bounties; zones and Guillaume change the dice. [MM-SEEK.4] */
export function searchDice(ship: Npc, someone: Player): number {
  const nation = nationOfNpc(ship.id);
  const printed = skillsOfNpc(ship).scouting;
  const value = nation === '' ? printed : Math.max(printed, someone.bounties[nation]);
  const zone = ship.zone === 'sintMaarten' ? -1 : ship.zone === 'basseTerre' && ship.id === 'FR' ? 1 : 0;
  return diceFor(value, zone - (can(someone, 'hardToFind') ? 1 : 0));
}

/** All roll; those who succeed attack one after the other, in an order left to chance. [MM-SEEK.3] [MM-SEEK.7] [MM-SEEK.8] */
export function* searched(table: Table, someone: Player): Rules {
  const { state } = table;
  if (state.turn.lightsOut) return;
  const found: NpcId[] = [];
  for (const ship of searchers(state, someone)) {
    const dice = rollDice(table, searchDice(ship, someone), 'search');
    const successes = skulls(dice);
    table.tell({ say: 'searched', npc: npcName(ship.id), seat: someone.seat, dice, successes });
    if (successes > 0) found.push(ship.id);
  }
  if (found.length > 1) table.random.shuffle(found, 'searchers');
  for (const id of found)
    if (isAtSea(someone) && state.stage !== 'over') yield* combat(table, id, someone.seat);
}
