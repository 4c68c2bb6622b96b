import type { Rules } from '@portolan/kernel';
import { nationOfNpc } from '../content/events.ts';
import { printed, type ShipType } from '../content/ships.ts';
import type { Fighter, Merchants, Player, Sections } from '../state.ts';
import { copySections } from '../copy.ts';
import { claimReward, giveBounty } from './bounty.ts';
import { combatWindow } from './combat-cards.ts';
import { die } from './death.ts';
import { captainIn, fighterName, opponentOf, sectionsOf, shipOfNpc, sidesOf, theBattle } from './fighters.ts';
import { score } from './glory.ts';
import type { Result } from './melee.ts';
import { redistribute } from './mods.ts';
import { defeated, isPirateShip } from './npc.ts';
import { plunderNavy, plunderPlayer, stow } from './plunder.ts';
import { gain, hasSpecialist, isPirate, may, maximum, npc, seatsFrom, type Table } from './table.ts';
import { completeDefeat } from './tasks.ts';

/** What follows a combat, in its order [MM-BATTLE.11]; capturing a ship [MM-CAPT]. */

export interface Ending {
  readonly result: Result;
  /** A crew combat decided it. */
  readonly boarded: boolean;
}

export function* settle(table: Table, { result, boarded }: Ending): Rules {
  const { state } = table;
  const battle = theBattle(state);
  const { attacker, defender } = battle;
  if (result === 'bothSunk') for (const side of sidesOf(battle)) side.lost = true;
  else if (result !== 'nobody') {
    const winner = result === 'attacker' ? attacker : defender;
    const loser = opponentOf(battle, winner);
    loser.lost = true;
    yield* victory(table, winner, loser, boarded);
  } else table.tell({ say: 'undecided' });
  for (const side of sidesOf(battle)) surgeon(table, side);
  yield* combatWindow(table, 'afterCombat');
  state.battle = null;
  yield* bury(table, attacker, defender);
}

/** The dead draw new captains in play order. [MM-DEATH.15] [MM-DEATH.16] */
function* bury(table: Table, attacker: Fighter, defender: Fighter): Rules {
  const { state } = table;
  for (const side of [attacker, defender])
    if (side.lost && side.npc !== '') defeated(table, npc(state, side.npc));
  const dead = [attacker, defender].filter((side) => side.lost).map((side) => side.seat);
  for (const seat of seatsFrom(state, state.active)) {
    const someone = dead.includes(seat) ? state.players[seat] : undefined;
    if (someone && state.stage !== 'over') yield* die(table, someone);
  }
}

/** Regains one of the crew if any was lost. */
function surgeon(table: Table, side: Fighter): void {
  const someone = captainIn(table.state, side);
  if (!someone || side.lost || !hasSpecialist(someone, 'surgeon')) return;
  const { crew } = someone.sections;
  if (crew >= side.crewBefore || crew >= maximum(someone, 'crew')) return;
  someone.sections.crew++;
  table.tell({ say: 'healed', seat: someone.seat });
}

/** Bounty, point, reward, then what a boarding brings. [MM-BATTLE.11] [MM-GLORY.2] */
function* victory(table: Table, winner: Fighter, loser: Fighter, boarded: boolean): Rules {
  const { state } = table;
  table.tell({ say: 'wonCombat', ship: fighterName(winner), over: fighterName(loser), boarded });
  const victor = captainIn(state, winner);
  if (!victor) return;
  const beaten = captainIn(state, loser);
  if (loser.npc !== '') giveBounty(table, victor, nationOfNpc(loser.npc)); // [MM-BOUNTY.2]
  yield* score(table, victor, 'combat');
  if (beaten) yield* claimReward(table, victor, beaten);
  else if (loser.npc !== '') {
    hunterReward(table, victor, loser);
    yield* completeDefeat(table, victor, loser.npc);
  }
  if (!boarded) return;
  yield* capture(table, victor, loser);
  if (beaten) yield* plunderPlayer(table, victor, beaten);
  else if (loser.npc !== '' && nationOfNpc(loser.npc) !== '')
    yield* plunderNavy(table, victor, cargoDamage(state, loser));
  else yield* stow(table, victor); // pirates carry nothing, but their hold may be smaller [MM-CAPT.4]
}

const cargoDamage = (state: Merchants, loser: Fighter): number =>
  loser.npc === '' ? 0 : printed(shipOfNpc(npc(state, loser.npc)), 'cargo') - sectionsOf(state, loser).cargo;

const SLOOP_REWARD = 5;
const FRIGATE_REWARD = 15;

/** [MM-REWARD.5] [MM-REWARD.6] */
function hunterReward(table: Table, victor: Player, { npc: foe }: Fighter): void {
  if (foe === '' || !isPirateShip(npc(table.state, foe)) || isPirate(victor)) return;
  gain(table, victor, foe === 'PS' ? SLOOP_REWARD : FRIGATE_REWARD, 'reward');
}

// --- capture ---

/** The beaten ship may take the place of one's own, as it is. [MM-CAPT.1] [MM-PLUN.14] */
function* capture(table: Table, victor: Player, loser: Fighter): Rules {
  const { state } = table;
  const beaten = captainIn(state, loser);
  const type = beaten ? beaten.ship : loser.npc === '' ? victor.ship : shipOfNpc(npc(state, loser.npc));
  const prize = sectionsOf(state, loser);
  const about = { say: 'capture', ship: `type:${type}`, from: fighterName(loser) } as const;
  const taken = victor.rival
    ? wants(victor.sections, prize)
    : yield* may(victor.seat, about, fighterName(loser));
  if (!taken) return;
  const old = victor.mods.splice(0);
  const mods = beaten ? beaten.mods.splice(0) : [];
  boardPrize(victor, type, copySections(prize));
  victor.mods = mods;
  victor.hullUsed = beaten?.hullUsed ?? false;
  if (beaten) beaten.sections = { hull: 0, cargo: 0, masts: 0, crew: 0, cannons: 0 }; // it has no ship any more
  victor.sections.crew = Math.min(victor.sections.crew, maximum(victor, 'crew'));
  table.tell({ say: 'captured', seat: victor.seat, ship: `type:${type}` });
  yield* redistribute(table, victor, old); // [MM-CAPT.5]
}

/** [MM-SOLO.22] */
const wants = (own: Sections, prize: Sections): boolean =>
  prize.hull + prize.masts + prize.cargo + prize.cannons > own.hull + own.masts + own.cargo + own.cannons;

/** Damage goes with the ship, the crew with its captain. [MM-CAPT.2] [MM-CAPT.3] */
function boardPrize(victor: Player, type: ShipType, prize: Sections): void {
  const { crew } = victor.sections;
  victor.ship = type;
  victor.sections = prize;
  victor.sections.crew = crew;
}
