import type { Option, Rules, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { type NpcId, npcName, NPCS } from '../content/events.ts';
import { MAP } from '../content/map.ts';
import type { Merchants, Player } from '../state.ts';
import { combat } from './battle.ts';
import { skillRoll } from './dice.ts';
import { canTry, tryTask } from './missions.ts';
import { others } from './move.ts';
import { foundMerchant } from './raid.ts';
import { canTest, testRumor } from './rumors.ts';
import { can, hasSpecialist, isAtSea, may, npc, pick, shipName, type Table } from './table.ts';
import { cardWindow, PLAY } from './window.ts';

/** The Scout action [MM-SCOUT]. */

export interface ScoutOption extends Option {
  readonly do: 'scout';
  readonly what: 'player' | 'npc' | 'merchant' | 'rumor' | 'task';
  readonly target: string;
  readonly seat: Seat;
  readonly npc: NpcId;
}

const scoutFor = (what: ScoutOption['what'], target: string, seat: Seat, id: NpcId): ScoutOption => ({
  key: `scout ${target}`,
  on: target,
  do: 'scout',
  what,
  target,
  seat,
  npc: id,
});
const SHIPS = [0, 1, 2, 3].map((seat) => scoutFor('player', shipName(seat), seat, 'ES'));
const HUNTERS = NPCS.map((id) => scoutFor('npc', npcName(id), 0, id));
const MERCHANTS = Object.fromEntries(
  Object.values(MAP).map(({ id, merchantOn }) => [id, scoutFor('merchant', merchantOn, 0, 'ES')]),
) as { readonly [zone in Player['zone']]: ScoutOption };
export const shipTarget = (seat: Seat): ScoutOption => nth(SHIPS, seat);
export const merchantTarget = (zone: Player['zone']): ScoutOption => MERCHANTS[zone];
const RUMOR = { ...scoutFor('rumor', 'rumor:own', 0, 'ES'), key: 'rumor' };
const TASK = { ...scoutFor('task', 'mission:own', 0, 'ES'), key: 'task' };

/** Whom and what one may look for here. [MM-SCOUT.1] [MM-SCOUT.2] [MM-SCOUT.3] [MM-SCOUT.7] [MM-SCOUT.9] */
export function listScouting(state: Merchants, someone: Player, options: Option[]): void {
  if (!isAtSea(someone)) return;
  const { zone } = someone;
  const { sought } = state.turn;
  for (const other of state.players) {
    const option = SHIPS[other.seat];
    if (other === someone || other.zone !== zone || !isAtSea(other) || !option) continue;
    if (!sought.includes(option.target)) options.push(option);
  }
  for (const option of HUNTERS)
    if (npc(state, option.npc).zone === zone && !sought.includes(option.target)) options.push(option);
  if (state.merchants[zone] !== '' && !sought.includes(MERCHANTS[zone].target)) options.push(MERCHANTS[zone]);
  if (canTest(someone, 'scout')) options.push(RUMOR);
  if (canTry(state, someone, 'scout')) options.push(TASK);
}

/** [MM-SCOUT.4] [MM-SCOUT.5] [MM-SCOUT.6] */
export function* scout(table: Table, someone: Player, option: ScoutOption): Rules {
  const { state } = table;
  state.turn.actions--;
  state.turn.acted = true;
  if (option.what === 'rumor') return yield* testRumor(table, someone);
  if (option.what === 'task') return yield* tryTask(table, someone);
  const { target } = option;
  table.tell({ say: 'seeks', seat: someone.seat, target });
  if (!(yield* finds(table, someone, option))) return missed(state, someone, target);
  if (!state.turn.sought.includes(target)) state.turn.sought.push(target);
  if (option.what === 'merchant') yield* foundMerchant(table, someone);
  else yield* combat(table, someone.seat, option.what === 'player' ? option.seat : option.npc);
}

/** Not twice in a turn; Inés may look once more for what she missed. [MM-SCOUT.7] */
function missed({ turn }: Merchants, someone: Player, target: string): void {
  if (can(someone, 'seeksAgain') && !turn.missed.includes(target)) turn.missed.push(target);
  else turn.sought.push(target);
}

/** Dice more or fewer in a Scouting roll. */
export function scoutDice(someone: Player, merchant: boolean): number {
  const lookout = hasSpecialist(someone, 'lookout') ? 1 : 0;
  if (!merchant) return lookout;
  const chart = someone.rumor === 'secretChart' && someone.proven ? 1 : 0;
  return lookout + chart - (someone.zone === 'cartagena' ? 1 : 0);
}

function* finds(table: Table, someone: Player, { what }: ScoutOption): Rules<boolean> {
  const { state } = table;
  const merchant = what === 'merchant';
  const roll = (): boolean => skillRoll(table, someone, 'scouting', scoutDice(someone, merchant)) > 0;
  let found = roll();
  if (!found && merchant && can(someone, 'rerollsMerchant') && !state.turn.rerolled) {
    if (someone.rival || (yield* may(someone.seat, { say: 'rerollMerchant' }))) {
      state.turn.rerolled = true;
      found = roll();
    }
  }
  if (!found) return false;
  let hazed = false;
  yield* cardWindow(table, {
    moment: 'found',
    seats: others(state, someone.seat),
    fits: (_, design) => design === 'suddenHaze' && !hazed,
    *resolve(rival, design) {
      const { key } = yield* pick(rival.seat, { say: 'playCard', card: `design:${design}` }, () => PLAY);
      if (key === 'none') return false;
      hazed = true;
      found = roll();
      return true;
    },
  });
  return found;
}
