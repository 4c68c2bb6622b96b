/** Ships, their sections, modifications and special weapons. [MM-SHIP] [MM-MOD] [MM-WEAP] */

export const SHIP_TYPES = ['sloop', 'flute', 'frigate', 'galleon', 'manOWar'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** In the order of the dice that strike them; no die strikes the hull. [MM-HIT.1] */
export const SECTIONS = ['cargo', 'masts', 'crew', 'cannons', 'hull'] as const;
export type Section = (typeof SECTIONS)[number];
/** What a shipyard repairs and a sale counts. [MM-YARD.2] [MM-SHIP.10] */
export const TIMBER = ['hull', 'cargo', 'masts', 'cannons'] as const;

export interface Ship {
  readonly durability: number;
  readonly cargo: number;
  readonly crew: number;
  readonly cannons: number;
  readonly manoeuvrability: number;
  /** Its price, 0 if it is not for sale. */
  readonly price: number;
  readonly resale: number;
}

const ship = (
  durability: number,
  cargo: number,
  crew: number,
  cannons: number,
  manoeuvrability: number,
  price: number,
  resale: number,
): Ship => ({ durability, cargo, crew, cannons, manoeuvrability, price, resale });

export const SHIPS: { readonly [type in ShipType]: Ship } = {
  sloop: ship(2, 2, 2, 1, 4, 10, 5),
  flute: ship(2, 4, 2, 1, 2, 10, 5),
  frigate: ship(3, 3, 3, 3, 3, 35, 10),
  galleon: ship(4, 5, 4, 3, 2, 35, 10),
  manOWar: ship(5, 3, 5, 5, 2, 0, 0),
};
export const SHIP_CARDS = 4;
/** No value of a ship exceeds this, modifications included. [MM-GEN.7] */
export const MOST = 5;

/** The printed value a section starts at. [MM-SHIP.3] */
export function printed(type: ShipType, section: Section): number {
  const { durability, cargo, crew, cannons } = SHIPS[type];
  switch (section) {
    case 'hull':
    case 'masts':
      return durability;
    case 'cargo':
      return cargo;
    case 'crew':
      return crew;
    case 'cannons':
      return cannons;
  }
}

export const MODS = [
  'extraHammocks',
  'specialRigging',
  'reinforcedHull',
  'extendedHold',
  'chaseGuns',
  'extraGunport',
  'swivelGuns',
  'longGuns',
] as const;
export type Mod = (typeof MODS)[number];
export const MOD_TOKENS = 2;
export const MOD_PRICE = 3;

export const WEAPONS = ['grapple', 'chainShot', 'grapeshot'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const WEAPON_TOKENS = 4;
