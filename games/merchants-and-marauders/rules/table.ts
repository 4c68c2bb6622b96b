import type { Rules, Seat } from '@portolan/kernel';
import { nth } from '../../common/lists.ts';
import { asking, type Saying, type Telling } from '../../common/says.ts';
import { type Ability, type Captain, CAPTAINS, type Skill } from '../content/captains.ts';
import { type NpcId, NPCS } from '../content/events.ts';
import { GLORY_CARDS, type Specialist } from '../content/glory.ts';
import { NATIONS, type Nation } from '../content/nations.ts';
import { type Mod, MOST, printed, type Section, SECTIONS, SHIPS, TIMBER } from '../content/ships.ts';
import type { Asks, Events } from '../says.ts';
import type { Merchants, Npc, Player } from '../state.ts';

/** What every chapter says of the table: captains, ships, purses, and who is a pirate. [MM-GEN] */

export type Table = Telling<Merchants, Saying<Events>>;
export const { pick, picks, amount, may } = asking<Saying<Asks>>();

export const player = (state: Merchants, seat: Seat): Player => nth(state.players, seat);
export const active = (state: Merchants): Player => nth(state.players, state.active);
export const npc = (state: Merchants, id: NpcId): Npc => nth(state.npcs, NPCS.indexOf(id));
export const captainOf = (someone: Player): Captain => CAPTAINS[someone.captain];
export const nationOf = (someone: Player): Nation => CAPTAINS[someone.captain].nation;
export const can = (someone: Player, ability: Ability): boolean =>
  CAPTAINS[someone.captain].abilities.includes(ability);
export const skillOf = (someone: Player, skill: Skill): number => CAPTAINS[someone.captain].skills[skill];

const SHIP_NAMES = ['ship:0', 'ship:1', 'ship:2', 'ship:3'];
/** The name the board draws a player's ship under. */
export const shipName = (seat: Seat): string => SHIP_NAMES[seat] ?? '';
export const sectionName = (seat: Seat, foe: NpcId | '', section: Section): string =>
  seat >= 0 ? `section:${seat}.${section}` : `section:${foe === '' ? 'ashore' : foe}.${section}`;

export const isAtSea = (someone: Player): boolean => someone.standing === 'sailing' && !someone.inPort;
export const isHome = (someone: Player): boolean =>
  someone.inPort && someone.zone === captainOf(someone).home;

/** [MM-GEN.3] [MM-GEN.4] */
export function isPirate({ bounties }: Player): boolean {
  return bounties.ES + bounties.EN + bounties.FR + bounties.NL > 0;
}

/** Two nations are at war with each other. [MM-WAR.1] */
export const areAtWar = ({ war }: Merchants, one: Nation | '', other: Nation | ''): boolean =>
  one !== '' && other !== '' && one !== other && war.includes(one) && war.includes(other);

export const hasMod = (someone: Player, mod: Mod): boolean => someone.mods.includes(mod);

export function hasSpecialist(someone: Player, type: Specialist): boolean {
  for (const card of someone.specialists) if (GLORY_CARDS[card].specialist === type) return true;
  return false;
}

/** What a section can be repaired or recruited up to: printed, with the modification for it, never above 5. [MM-GEN.7] */
export function maximum(someone: Player, section: Section): number {
  return Math.min(MOST, printed(someone.ship, section) + (added(someone, section) ? 1 : 0));
}

function added(someone: Player, section: Section): boolean {
  switch (section) {
    case 'crew':
      return hasMod(someone, 'extraHammocks');
    case 'cargo':
      return hasMod(someone, 'extendedHold');
    case 'cannons':
      return hasMod(someone, 'extraGunport');
    case 'hull':
    case 'masts':
      return false;
  }
}

/** [MM-MOD.3] */
export const manoeuvrability = (someone: Player): number =>
  Math.min(MOST, SHIPS[someone.ship].manoeuvrability + (hasMod(someone, 'specialRigging') ? 1 : 0));

/** Damage points on all but the crew. [MM-SHIP.10] */
export function damageOf(someone: Player): number {
  let damage = 0;
  for (const section of TIMBER) damage += maximum(someone, section) - someone.sections[section];
  return damage;
}

export const isCrippled = (someone: Player): boolean => {
  for (const section of SECTIONS) if (someone.sections[section] === 0) return true;
  return false;
};

/** The track without upper limit; stashed gold is not marked on it. [MM-GLORY.12] [MM-STASH.5] */
export function trackOf({ glory }: Player): number {
  const { combat, sale, raid, mission, rumor, ship, errand, headStart } = glory;
  return combat + sale + raid + mission + rumor + ship + errand + headStart;
}

/** [MM-STASH.4] [MM-RULING.36] */
export const chestPoints = (state: Merchants, someone: Player): number =>
  Math.min(Math.floor(state.target / 2), Math.floor(someone.chest / 10));

/** [MM-END.1] */
export const totalOf = (state: Merchants, someone: Player): number =>
  trackOf(someone) + chestPoints(state, someone);

// --- gold ---

/** What can be paid with: in the home port the chest too; rivals never touch theirs. [MM-STASH.7] [MM-STASH.8] [MM-SOLO.27] */
export const purse = (someone: Player): number =>
  someone.gold + (isHome(someone) && !someone.rival ? someone.chest : 0);

export type Reason =
  | 'sale'
  | 'raid'
  | 'plunder'
  | 'reward'
  | 'rumor'
  | 'mission'
  | 'card'
  | 'yard'
  | 'specialist';

export function gain(table: Table, someone: Player, gold: number, from: Reason): void {
  if (gold <= 0) return;
  someone.gold += gold;
  table.tell({ say: 'gained', seat: someone.seat, gold, from });
}

/** Gold aboard goes first, the rest comes from the chest; which, is not told. [MM-INFO.2] [MM-INFO.17] */
export function pay(table: Table, someone: Player, gold: number, cost: string): void {
  if (gold > purse(someone)) throw new Error(`seat ${someone.seat} has not ${gold} gold`);
  const aboard = Math.min(gold, someone.gold);
  someone.gold -= aboard;
  someone.chest -= gold - aboard;
  if (gold > 0) table.tell({ say: 'paid', seat: someone.seat, gold, for: cost });
}

// --- who is asked ---

/** Seats in play order from one of them. [MM-SETUP.11] [MM-GEN.13] */
export function seatsFrom(state: Merchants, seat: Seat): Seat[] {
  const count = state.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((seat + i) % count);
  return seats;
}

/** What everybody may choose from in order to go on without choosing. */
export const NONE = { key: 'none' } as const;

/** A nation of those given, if there is one; the only one is not asked for. */
export function* chooseNation(
  seat: Seat,
  about: Extract<Saying<Asks>, { say: 'pardonNation' | 'forgeNation' }>,
  nations: readonly Nation[],
): Rules<Nation | undefined> {
  if (nations.length < 2) return nations[0];
  const { nation } = yield* pick(seat, about, () => nations.map((one) => NATION_OPTIONS[one]));
  return nation;
}

export interface NationOption {
  readonly key: Nation;
  readonly on: string;
  readonly nation: Nation;
}
export const NATION_OPTIONS = Object.fromEntries(
  NATIONS.map((nation) => [nation, { key: nation, on: `nation:${nation}`, nation }]),
) as { readonly [nation in Nation]: NationOption };
