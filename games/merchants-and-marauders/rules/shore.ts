import type { Rules } from '@portolan/kernel';
import type { Guard } from '../content/rumors.ts';
import type { Player } from '../state.ts';
import { die } from './death.ts';
import { fighter } from './fighters.ts';
import { melee } from './melee.ts';
import { hasSpecialist, maximum, type Table } from './table.ts';

/** Crew combats ashore, called for by rumors and missions. [MM-CREW.1] [MM-DECK.7] */

/** True if it was won; who loses dies, and without winner nothing is gained. [MM-RUMOR.13] */
export function* landingParty(table: Table, someone: Player, { crew, leadership }: Guard): Rules<boolean> {
  const { state } = table;
  const before = someone.sections.crew;
  state.battle = {
    attacker: fighter(someone.seat, '', someone.seat, before),
    defender: fighter(-1, '', -1, crew),
    enemy: { hull: 0, cargo: 0, masts: 0, crew, cannons: 0 },
    shore: leadership,
    round: 0,
    melee: true,
    quiet: 0,
    last: '',
  };
  table.tell({ say: 'landed', seat: someone.seat, crew, leadership });
  const result = yield* melee(table, state.battle);
  state.battle = null;
  if (result === 'defender') yield* die(table, someone);
  else tend(table, someone, before);
  return result === 'attacker';
}

function tend(table: Table, someone: Player, before: number): void {
  const { crew } = someone.sections;
  if (!hasSpecialist(someone, 'surgeon') || crew >= before || crew >= maximum(someone, 'crew')) return;
  someone.sections.crew++;
  table.tell({ say: 'healed', seat: someone.seat });
}
