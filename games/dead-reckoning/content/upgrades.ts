import {
  type Band,
  band,
  cannon,
  cargo,
  coins,
  defence,
  draw,
  gain,
  inPort,
  pay,
  repair,
  sail,
  type Tier,
} from './effects.ts';

/** Ship upgrades: sixteen designs, two tiles of each. */

export type UpgradeId =
  | 'deepHold'
  | 'topsail'
  | 'swivelGun'
  | 'boardingNets'
  | 'crowsNest'
  | 'carpentersBench'
  | 'tradingDesk'
  | 'shipsStores'
  | 'greatHold'
  | 'fullRig'
  | 'gunDeck'
  | 'chaseGuns'
  | 'ironPlating'
  | 'navigatorsCabin'
  | 'powderCabin'
  | 'countingHouse';

export interface Upgrade {
  readonly tier: Tier;
  readonly hold: number;
  readonly ability: Band;
}

export const TILES_OF_A_DESIGN = 2;

const trade = (profit: number) => inPort(pay({ cargo: 3, from: 'either' }, gain(coins(profit), 'dock')));

/** In the order in which a rival that plays by itself takes them. [DR-SOLO.17] */
export const UPGRADES: { readonly [upgrade in UpgradeId]: Upgrade } = {
  deepHold: { tier: 'basic', hold: 6, ability: band() },
  topsail: { tier: 'basic', hold: 2, ability: band(sail()) },
  swivelGun: { tier: 'basic', hold: 1, ability: band(cannon()) },
  boardingNets: { tier: 'basic', hold: 0, ability: band(defence(2)) },
  crowsNest: { tier: 'basic', hold: 0, ability: band(draw()) },
  carpentersBench: { tier: 'basic', hold: 0, ability: band(pay({ cargo: 1, from: 'either' }, repair())) },
  tradingDesk: { tier: 'basic', hold: 0, ability: band(trade(2)) },
  shipsStores: { tier: 'basic', hold: 0, ability: band(gain(cargo(1), 'dock')) },
  greatHold: { tier: 'advanced', hold: 6, ability: band(sail()) },
  fullRig: { tier: 'advanced', hold: 2, ability: band(sail(2)) },
  gunDeck: { tier: 'advanced', hold: 1, ability: band(cannon(2)) },
  chaseGuns: { tier: 'advanced', hold: 0, ability: band(cannon(), sail()) },
  ironPlating: { tier: 'advanced', hold: 0, ability: band(defence(3), inPort(repair())) },
  navigatorsCabin: { tier: 'advanced', hold: 0, ability: band(draw(), sail()) },
  powderCabin: { tier: 'advanced', hold: 0, ability: band(draw(), cannon()) },
  countingHouse: { tier: 'advanced', hold: 4, ability: band(trade(3)) },
};
export const UPGRADE_IDS = Object.keys(UPGRADES) as readonly UpgradeId[];

/** What is printed on the four hull spaces of every ship; nothing on the two in the middle. [DR-CARGO.11] */
export const HULL: readonly ({ readonly hold: number; readonly ability: Band } | undefined)[] = [
  { hold: 4, ability: band(sail()) },
  undefined,
  undefined,
  { hold: 3, ability: band(sail()) },
];
