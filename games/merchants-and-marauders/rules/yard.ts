import type { Option, Rules } from '@portolan/kernel';
import { type Mod, MOD_PRICE, SHIPS, type ShipType, TIMBER, type Weapon, WEAPONS } from '../content/ships.ts';
import type { Merchants, Player, Sections } from '../state.ts';
import { remove } from './decks.ts';
import { score } from './glory.ts';
import { portOf } from './market.ts';
import { fit, lacks, redistribute } from './mods.ts';
import {
  can,
  damageOf,
  gain,
  hasMod,
  maximum,
  pay,
  pick,
  picks,
  purse,
  sectionName,
  type Table,
} from './table.ts';

/** The shipyard [MM-YARD]. */

/** [MM-YARD.2] [MM-DECK.13] */
export const repairPrice = (someone: Player): number =>
  can(someone, 'cheapRepairs') || someone.zone === 'campeche' ? 1 : 2;

/** [MM-YARD.4] */
const weaponPrice = (someone: Player): number =>
  can(someone, 'cheapWeapons') || someone.zone === 'petitGoave' ? 2 : 3;

/** [MM-YARD.5] */
const weaponResale = (someone: Player): number => (can(someone, 'cheapWeapons') ? 2 : 1);

/** [MM-YARD.17] */
const modPrice = (someone: Player): number => (someone.zone === 'fortRoyal' ? 2 : MOD_PRICE);

/** [MM-YARD.8] [MM-YARD.9] [MM-YARD.12] */
export function saleValue(someone: Player, moved = 0): number {
  if (someone.ship === 'manOWar') return 0;
  const { resale } = SHIPS[someone.ship];
  return Math.max(0, resale + someone.mods.length - moved - damageOf(someone));
}

const FOR_SALE = ['sloop', 'flute', 'frigate', 'galleon'] as const;

export interface YardOption extends Option {
  readonly do: 'repair' | 'buyWeapon' | 'sellWeapon' | 'buyMod' | 'restore' | 'ship' | 'done';
  readonly section?: keyof Sections;
  readonly weapon?: Weapon;
  readonly ship?: ShipType;
  /** What it costs, or brings if it is below 0. */
  readonly gold: number;
}

/** What was traded in this visit: no type twice, and nothing sold after it was bought. [MM-YARD.24] [MM-YARD.25] */
interface Visit {
  readonly bought: Weapon[];
  readonly sold: Weapon[];
  exchanged: boolean;
}

const DONE: YardOption = { key: 'done', do: 'done', gold: 0 };
const RESTORE_PRICE = 3;

function yardOptions(state: Merchants, someone: Player, visit: Visit): YardOption[] {
  const options = [DONE];
  const funds = purse(someone);
  const offer = (option: YardOption): void => {
    if (option.gold <= funds) options.push(option);
  };
  for (const section of TIMBER) {
    if (someone.sections[section] >= maximum(someone, section)) continue;
    const on = sectionName(someone.seat, '', section);
    offer({ key: `repair ${section}`, on, do: 'repair', section, gold: repairPrice(someone) });
  }
  listWeapons(someone, visit, offer);
  listMods(state, someone, offer);
  if (!visit.exchanged) {
    for (const ship of FOR_SALE)
      offer({
        key: `ship ${ship}`,
        on: `type:${ship}`,
        do: 'ship',
        ship,
        gold: SHIPS[ship].price - saleValue(someone),
      });
  }
  return options;
}

/** [MM-YARD.4] [MM-YARD.5] [MM-YARD.6] */
function listWeapons(someone: Player, visit: Visit, offer: (option: YardOption) => void): void {
  for (const weapon of WEAPONS) {
    const on = `weapon:${weapon}`;
    const owned = someone.weapons.includes(weapon);
    if (!owned && !visit.bought.includes(weapon))
      offer({ key: `buy ${weapon}`, on, do: 'buyWeapon', weapon, gold: weaponPrice(someone) });
    if (owned && !visit.bought.includes(weapon) && !visit.sold.includes(weapon))
      offer({ key: `sell ${weapon}`, on, do: 'sellWeapon', weapon, gold: -weaponResale(someone) });
  }
}

/** The port's own token if it lies face up, and a used hull made good. [MM-YARD.17] [MM-YARD.21] [MM-YARD.22] */
function listMods(state: Merchants, someone: Player, offer: (option: YardOption) => void): void {
  const { mod, faceUp } = state.tokens[portOf(someone)];
  if (faceUp && lacks(someone, mod))
    offer({ key: `mod ${mod}`, on: `mod:${mod}`, do: 'buyMod', gold: modPrice(someone) });
  if (someone.hullUsed && hasMod(someone, 'reinforcedHull'))
    offer({ key: 'restore', on: 'mod:reinforcedHull', do: 'restore', gold: RESTORE_PRICE });
}

/** Any number of dealings, in any order. [MM-YARD.1] */
export function* visitYard(table: Table, someone: Player): Rules {
  const { state } = table;
  const visit: Visit = { bought: [], sold: [], exchanged: false };
  for (;;) {
    const option = yield* pick(someone.seat, { say: 'yard' }, () => yardOptions(state, someone, visit));
    if (option.do === 'done') return;
    yield* deal(table, someone, option, visit);
  }
}

function* deal(table: Table, someone: Player, option: YardOption, visit: Visit): Rules {
  switch (option.do) {
    case 'repair':
      return repair(table, someone, option.section ?? 'hull');
    case 'buyWeapon':
    case 'sellWeapon':
      return tradeWeapon(table, someone, option, visit);
    case 'buyMod':
      return buyMod(table, someone);
    case 'restore':
      pay(table, someone, RESTORE_PRICE, 'restore');
      someone.hullUsed = false;
      return;
    case 'ship':
      visit.exchanged = true;
      return yield* exchange(table, someone, option.ship ?? 'sloop');
    case 'done':
      return;
  }
}

export function repair(table: Table, someone: Player, section: keyof Sections): void {
  pay(table, someone, repairPrice(someone), 'repair');
  someone.sections[section]++;
  table.tell({ say: 'repaired', section: sectionName(someone.seat, '', section) });
}

function tradeWeapon(table: Table, someone: Player, { weapon, gold }: YardOption, visit: Visit): void {
  if (!weapon) return;
  if (gold > 0) {
    pay(table, someone, gold, 'weapon');
    someone.weapons.push(weapon);
    visit.bought.push(weapon);
    table.tell({ say: 'gotWeapon', seat: someone.seat, weapon: `weapon:${weapon}` });
  } else {
    remove(someone.weapons, weapon);
    visit.sold.push(weapon);
    gain(table, someone, -gold, 'yard');
    table.tell({ say: 'soldWeapon', seat: someone.seat, weapon: `weapon:${weapon}` });
  }
}

/** [MM-YARD.18] */
function buyMod(table: Table, someone: Player): void {
  const port = portOf(someone);
  const { mod } = table.state.tokens[port];
  if (mod === '') return;
  pay(table, someone, modPrice(someone), 'modification');
  table.state.tokens[port] = { mod: '', faceUp: false };
  fit(someone, mod);
  table.tell({ say: 'gotModification', seat: someone.seat, mod: `mod:${mod}`, port: `port:${port}` });
}

/** The old ship is sold for the new one; the crew goes over, all else is whole. [MM-YARD.10] [MM-YARD.13] [MM-YARD.14] [MM-YARD.15] [MM-YARD.16] */
export function* exchange(table: Table, someone: Player, ship: ShipType): Rules {
  const moved = someone.zone === 'stJohn' && !someone.rival ? yield* chooseMods(someone, ship) : [];
  const cost = SHIPS[ship].price - saleValue(someone, moved.length);
  if (cost > 0) pay(table, someone, cost, 'ship');
  else gain(table, someone, -cost, 'yard');
  const shed = someone.mods.filter((mod) => !moved.includes(mod));
  const { crew } = someone.sections;
  const used = someone.hullUsed && moved.includes('reinforcedHull');
  someone.ship = ship;
  someone.mods = [...moved];
  someone.hullUsed = used;
  for (const section of TIMBER) someone.sections[section] = maximum(someone, section);
  someone.sections.crew = Math.min(crew, maximum(someone, 'crew'));
  table.tell({ say: 'boughtShip', seat: someone.seat, ship: `type:${ship}` });
  yield* redistribute(table, someone, shed);
  if (someone.outfitted || (ship !== 'frigate' && ship !== 'galleon')) return;
  someone.outfitted = true;
  yield* score(table, someone, 'ship');
}

/** In St. John modifications may go over to the new ship; they count no longer in the price of the old. [MM-YARD.19] */
function* chooseMods(someone: Player, ship: ShipType): Rules<readonly Mod[]> {
  if (someone.mods.length === 0) return [];
  const chosen = yield* picks(
    someone.seat,
    { say: 'moveMods' },
    () => someone.mods.map((mod) => ({ key: mod, on: `mod:${mod}` })),
    { min: 0, max: someone.mods.length },
    (mods) =>
      SHIPS[ship].price - saleValue(someone, mods.length) > purse(someone) ? { say: 'tooDear' } : undefined,
  );
  return chosen.map(({ key }) => key);
}
