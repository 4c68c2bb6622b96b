import type { Rules } from '@portolan/kernel';
import type { CombatAction, Fighter, Merchants } from '../state.ts';
import { isAutomatic } from './damage.ts';
import { fighterName, opponentOf, sectionsOf, theBattle } from './fighters.ts';
import { pick, type Table } from './table.ts';

/** What a captain may declare, and declaring it [MM-BATTLE]. */

interface ActionOption {
  readonly key: CombatAction;
  readonly on: string;
}
const SHOOT: ActionOption = { key: 'shoot', on: 'action:shoot' };
const BOARD: ActionOption = { key: 'board', on: 'action:board' };
const FLEE: ActionOption = { key: 'flee', on: 'action:flee' };
const ONLY_SHOOT: readonly ActionOption[] = [SHOOT];

/** In the first round, and without masts, only Shoot; without crew no boarding. [MM-BATTLE.5] [MM-BATTLE.6] [MM-HIT.10] [MM-HIT.11] */
export function legalActions(state: Merchants, side: Fighter): readonly ActionOption[] {
  const battle = theBattle(state);
  const own = sectionsOf(state, side);
  if (battle.round === 1 || own.masts === 0) return ONLY_SHOOT;
  const options = [SHOOT];
  if (own.crew > 0) options.push(BOARD);
  if (mayFlee(state, side)) options.push(FLEE);
  return options;
}

/** A captain nobody plays flees only from a ship with more cannons or crew. [MM-NCTRL.2] */
function mayFlee(state: Merchants, side: Fighter): boolean {
  if (side.npc === '') return true;
  const own = sectionsOf(state, side);
  const theirs = sectionsOf(state, opponentOf(theBattle(state), side));
  return own.cannons < theirs.cannons || own.crew < theirs.crew;
}

/** Openly, one after the other. [MM-BATTLE.4] */
export function* declare(table: Table, side: Fighter): Rules {
  const { state } = table;
  const options = legalActions(state, side);
  const [only] = options;
  if (options.length === 1 && only) side.action = only.key;
  else if (isAutomatic(table, side.controller)) side.action = automaticAction(state, side, options);
  else {
    const battle = theBattle(state);
    const about = {
      say: 'declare',
      ship: fighterName(side),
      against: fighterName(opponentOf(battle, side)),
      theirs: opponentOf(battle, side).action,
      round: battle.round,
    } as const;
    const { key } = yield* pick(side.controller, about, () => legalActions(state, side));
    side.action = key;
  }
  table.tell({ say: 'declaredAction', ship: fighterName(side), action: side.action });
}

/** [MM-SOLO.11] */
function automaticAction(
  state: Merchants,
  side: Fighter,
  options: readonly { readonly key: CombatAction }[],
): CombatAction {
  const own = sectionsOf(state, side);
  const theirs = sectionsOf(state, opponentOf(theBattle(state), side));
  const may = (action: CombatAction): boolean => options.some(({ key }) => key === action);
  if (may('board') && (own.crew >= theirs.crew + 1 || theirs.crew === 0)) return 'board';
  if (may('flee') && own.hull === 1 && theirs.cannons > 0) return 'flee';
  if (own.cannons > 0) return 'shoot';
  if (may('flee')) return 'flee';
  return may('board') ? 'board' : 'shoot';
}
