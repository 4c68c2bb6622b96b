import type { Rules } from '@portolan/kernel';
import type { Battle, Fighter } from '../state.ts';
import { combatWindow } from './combat-cards.ts';
import { diceFor, rollDice, skulls, sumOf } from './dice.ts';
import { captainIn, fighterName, opponentOf, sectionsOf, sidesOf, skillIn } from './fighters.ts';
import { hasMod, hasSpecialist, may, type Table } from './table.ts';

/** Boarding and crew combat [MM-CREW]. */

export type Result = 'attacker' | 'defender' | 'nobody' | 'bothSunk';

/** Until a crew is gone; there is no fleeing. [MM-CREW.3] [MM-CREW.7] */
export function* melee(table: Table, battle: Battle): Rules<Result> {
  battle.melee = true;
  if (battle.shore === 0) yield* swivelGuns(table, battle);
  while (!isOver(table, battle)) yield* meleeRound(table, battle);
  return judge(table, battle);
}

const crewOf = (table: Table, side: Fighter): number => sectionsOf(table.state, side).crew;

const isOver = (table: Table, battle: Battle): boolean =>
  sidesOf(battle).some((side) => crewOf(table, side) === 0);

/** Two dice before the first round; a success costs the enemy one of the crew. [MM-MOD.8] [MM-CREW.2] */
function* swivelGuns(table: Table, battle: Battle): Rules {
  for (const side of sidesOf(battle)) side.dice = [];
  const fired: Fighter[] = [];
  for (const side of sidesOf(battle)) {
    const someone = captainIn(table.state, side);
    if (!someone || !hasMod(someone, 'swivelGuns')) continue;
    if (!someone.rival && !(yield* may(someone.seat, { say: 'swivelGuns' }, 'mod:swivelGuns'))) continue;
    side.dice = rollDice(table, 2, 'swivelGuns');
    const hits = skulls(side.dice) > 0 ? 1 : 0;
    table.tell({ say: 'firedGuns', seat: someone.seat, mod: 'mod:swivelGuns', hits });
    if (hits > 0) fired.push(side);
  }
  for (const side of fired) hurt(table, opponentOf(battle, side), 1);
}

/** Never more than there are, and never the hull. [MM-CREW.6] */
function hurt(table: Table, side: Fighter, damage: number): void {
  const sections = sectionsOf(table.state, side);
  const lost = Math.min(sections.crew, damage);
  sections.crew -= lost;
  if (lost > 0) table.tell({ say: 'lostCrew', ship: fighterName(side), crew: lost });
}

/** Both roll Leadership; each success costs the enemy one, at most as many as one's own crew. [MM-CREW.4] [MM-CREW.5] [MM-CREW.13] */
function* meleeRound(table: Table, battle: Battle): Rules {
  const { state } = table;
  for (const side of sidesOf(battle)) {
    side.more = 0;
    side.shield = 0;
    side.unlimited = false;
  }
  yield* combatWindow(table, 'beforeMelee');
  for (const side of sidesOf(battle)) {
    const someone = captainIn(state, side);
    const drilled = someone && hasSpecialist(someone, 'masterAtArms') ? 1 : 0;
    const purpose = side === battle.attacker ? 'attack' : 'defence';
    side.dice = rollDice(table, diceFor(skillIn(state, side, 'leadership'), side.more + drilled), purpose);
    table.tell({
      say: 'meleeDice',
      ship: fighterName(side),
      dice: side.dice.slice(),
      successes: skulls(side.dice),
    });
  }
  yield* combatWindow(table, 'afterMelee');
  const blows = sidesOf(battle).map((side) => {
    const most = side.unlimited ? Infinity : crewOf(table, side);
    return Math.max(0, Math.min(most, skulls(side.dice)) - opponentOf(battle, side).shield);
  });
  hurt(table, battle.defender, blows[0] ?? 0);
  hurt(table, battle.attacker, blows[1] ?? 0);
}

/** If both crews are gone the better roll of that round decides. [MM-CREW.8] [MM-CREW.9] [MM-CREW.10] [MM-CREW.11] */
function judge(table: Table, { attacker, defender }: Battle): Result {
  if (crewOf(table, attacker) > 0) return 'attacker';
  if (crewOf(table, defender) > 0) return 'defender';
  const successes = skulls(attacker.dice) - skulls(defender.dice);
  const better = successes === 0 ? sumOf(attacker.dice) - sumOf(defender.dice) : successes;
  if (better === 0) return 'nobody';
  return better > 0 ? 'attacker' : 'defender';
}
