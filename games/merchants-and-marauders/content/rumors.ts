import type { Specialist } from './glory.ts';
import type { ZoneId } from './map.ts';
import type { Weapon } from './ships.ts';

/** The 25 rumors: where they lead, and what is in them if they are true. [MM-CONTENT.10] */

export const RUMOR_IDS = [
  'wreckOnTheReef',
  'retiredPilot',
  'sunkenBell',
  'castawaysMap',
  'turtlersHoard',
  'secondLedger',
  'widowsKey',
  'crookedAssayer',
  'lightsOnTheWater',
  'buccaneersTale',
  'driftingJournal',
  'ruinedChapel',
  'mutineersCamp',
  'desertersBattery',
  'governorsSecret',
  'friarsLetter',
  'maroonedShipwright',
  'disgracedGunner',
  'shipwrightsDebt',
  'hiddenCareenage',
  'buriedMagazine',
  'arsenalClerk',
  'shipWithoutACrew',
  'forgedDocuments',
  'secretChart',
] as const;
export type RumorId = (typeof RUMOR_IDS)[number];

/** A crew that must be beaten first. [MM-CONTENT.22] */
export interface Guard {
  readonly crew: number;
  readonly leadership: number;
}

/** What a rumor or a mission gives: the same words for both, so that each is carried out in one place. */
export interface Gift {
  readonly gold?: number;
  /** Glory cards drawn. */
  readonly cards?: number;
  /** Glory cards looked at, of which one is drawn. */
  readonly choice?: number;
  /** Bounties removed: how many of each nation, and of how many nations; of one nation only where it is named. */
  readonly pardon?: number;
  readonly nations?: number;
  readonly pardonOf?: 'ES' | 'EN';
  readonly specialist?: Specialist;
  readonly modification?: boolean;
  readonly masts?: boolean;
  readonly weapons?: readonly Weapon[];
  /** A frigate in place of the ship, or this much gold. */
  readonly frigateOr?: number;
}

export interface Rumor {
  readonly id: RumorId;
  /** By a Scout action at sea with Scouting, or by a Port action with Influence. [MM-RUMOR.5] */
  readonly by: 'scout' | 'port';
  readonly zone: ZoneId;
  readonly gift: Gift;
  readonly guard?: Guard;
  readonly kept: boolean;
  readonly on: string;
}

const ARSENAL = ['grapple', 'chainShot', 'grapeshot'] as const;

const rumor = (
  id: RumorId,
  by: 'scout' | 'port',
  zone: ZoneId,
  gift: Gift,
  more: { readonly guard?: Guard; readonly kept?: boolean } = {},
): Rumor => ({ id, by, zone, gift, kept: false, on: `rumor:${id}`, ...more });

export const RUMORS: readonly Rumor[] = [
  rumor('wreckOnTheReef', 'scout', 'cartagena', { gold: 13 }),
  rumor('retiredPilot', 'port', 'nassau', { gold: 9 }),
  rumor('sunkenBell', 'scout', 'portRoyal', { gold: 11 }),
  rumor('castawaysMap', 'scout', 'caribbeanSea', { gold: 15 }),
  rumor('turtlersHoard', 'scout', 'tortuga', { gold: 10 }),
  rumor('secondLedger', 'port', 'curacao', { gold: 12 }),
  rumor('widowsKey', 'port', 'santoDomingo', { gold: 8 }),
  rumor('crookedAssayer', 'port', 'laHabana', { gold: 14 }),
  rumor('lightsOnTheWater', 'scout', 'tobago', { cards: 2 }),
  rumor('buccaneersTale', 'port', 'petitGoave', { cards: 3 }),
  rumor('driftingJournal', 'scout', 'bridgetown', { choice: 4 }),
  rumor('ruinedChapel', 'scout', 'campeche', { gold: 13 }, { guard: { crew: 1, leadership: 2 } }),
  rumor('mutineersCamp', 'scout', 'fortRoyal', { gold: 14 }, { guard: { crew: 2, leadership: 1 } }),
  rumor('desertersBattery', 'scout', 'caracas', { gold: 15 }, { guard: { crew: 2, leadership: 2 } }),
  rumor('governorsSecret', 'port', 'sintMaarten', { pardon: 3, nations: 1 }),
  rumor('friarsLetter', 'scout', 'santoDomingo', { pardon: 1, nations: 2 }),
  rumor('maroonedShipwright', 'scout', 'laHabana', { specialist: 'carpenter' }),
  rumor('disgracedGunner', 'port', 'cartagena', { specialist: 'masterGunner' }),
  rumor('shipwrightsDebt', 'port', 'stJohn', { modification: true }),
  rumor('hiddenCareenage', 'scout', 'basseTerre', { modification: true, masts: true }),
  rumor('buriedMagazine', 'scout', 'sintMaarten', { weapons: ARSENAL }),
  rumor('arsenalClerk', 'port', 'portRoyal', { weapons: ['chainShot', 'grapeshot'], gold: 5 }),
  rumor('shipWithoutACrew', 'scout', 'curacao', { frigateOr: 10 }),
  rumor('forgedDocuments', 'port', 'tortuga', {}, { kept: true }),
  rumor('secretChart', 'port', 'bridgetown', {}, { kept: true }),
];

export const RUMOR_CARDS = Object.fromEntries(RUMORS.map((card) => [card.id, card])) as {
  readonly [id in RumorId]: Rumor;
};
