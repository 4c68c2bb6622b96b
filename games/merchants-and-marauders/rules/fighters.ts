import type { Seat } from '@portolan/kernel';
import { EVENT_CARDS, MAN_O_WAR_SKILLS, type NpcId, type NpcSkills, npcName } from '../content/events.ts';
import { SHIPS, type ShipType } from '../content/ships.ts';
import type { Battle, Fighter, Merchants, Npc, Player, Sections } from '../state.ts';
import { diceFor } from './dice.ts';
import { can, hasSpecialist, manoeuvrability, npc, player, shipName, skillOf } from './table.ts';

/** Who fights whom, with what: facts about a combat under way. */

export const theBattle = (state: Merchants): Battle => {
  if (!state.battle) throw new Error('there is no combat');
  return state.battle;
};

/** A navy ship and the larger pirate are frigates; in a war a man-o'-war may take the navy's place. [MM-NPC.5] [MM-CONTENT.16] */
export const shipOfNpc = ({ id, manOWar }: Npc): ShipType =>
  manOWar ? 'manOWar' : id === 'PS' ? 'sloop' : 'frigate';

export function skillsOfNpc({ stack, manOWar }: Npc): NpcSkills {
  const card = stack.at(-1);
  return manOWar || card === undefined ? MAN_O_WAR_SKILLS : EVENT_CARDS[card].skills;
}

/** The player who fights on this side; nobody for a captain nobody plays. */
export const captainIn = (state: Merchants, { seat }: Fighter): Player | undefined => state.players[seat];

export const fighterName = ({ seat, npc }: Fighter): string =>
  seat >= 0 ? shipName(seat) : npc === '' ? 'ashore' : npcName(npc);

export const opponentOf = (battle: Battle, side: Fighter): Fighter =>
  side === battle.attacker ? battle.defender : battle.attacker;

export function fighterAt(battle: Battle, seat: Seat): Fighter | undefined {
  if (battle.attacker.seat === seat) return battle.attacker;
  return battle.defender.seat === seat ? battle.defender : undefined;
}

export const sectionsOf = (state: Merchants, side: Fighter): Sections =>
  side.seat >= 0 ? player(state, side.seat).sections : theBattle(state).enemy;

export const sidesOf = ({ attacker, defender }: Battle): readonly [Fighter, Fighter] => [attacker, defender];

const handlingOf = (state: Merchants, side: Fighter): number =>
  side.seat >= 0
    ? manoeuvrability(player(state, side.seat))
    : side.npc === ''
      ? 0
      : SHIPS[shipOfNpc(npc(state, side.npc))].manoeuvrability;

const BETTER = 2;

/** Dice in a contest: one more for a much handier ship and for a Sailmaster; exactly one without masts. [MM-CONTEST.2] [MM-CONTEST.3] */
export function contestDice(state: Merchants, side: Fighter): number {
  if (sectionsOf(state, side).masts === 0) return 1;
  const someone = captainIn(state, side);
  const foe = opponentOf(theBattle(state), side);
  const needed = someone && can(someone, 'handlesWell') ? 1 : BETTER;
  const handier = handlingOf(state, side) - handlingOf(state, foe) >= needed ? 1 : 0;
  const skilled = someone && hasSpecialist(someone, 'sailmaster') ? 1 : 0;
  return diceFor(skillIn(state, side, 'seamanship'), handier + skilled - side.fewer);
}

export function skillIn(state: Merchants, side: Fighter, skill: 'seamanship' | 'leadership'): number {
  if (side.seat >= 0) return skillOf(player(state, side.seat), skill);
  return side.npc === '' ? theBattle(state).shore : skillsOfNpc(npc(state, side.npc))[skill];
}

export const fighter = (seat: Seat, foe: NpcId | '', controller: Seat, crewBefore: number): Fighter => ({
  seat,
  npc: foe,
  controller,
  action: '',
  dice: [],
  fewer: 0,
  more: 0,
  unlimited: false,
  escapes: false,
  shield: 0,
  inflicts: 0,
  hits: [],
  spared: '',
  redirected: false,
  chased: false,
  grappled: false,
  lost: false,
  crewBefore,
});
