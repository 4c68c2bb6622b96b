import type { Measure } from './types.ts';

/** The gold a coin may show [PI-CON.12]. */
export const coinValues = [1, 2, 3, 4, 5, 6, 7] as const;

/** What happens once, when a unique treasure is taken [PI-EXP.11]. */
export type OnTaken =
  | { readonly does: 'lookAtIsland' }
  | { readonly does: 'repairAll' }
  | { readonly does: 'loseMast' }
  | { readonly does: 'reviveCrew' }
  | { readonly does: 'revealIsland' }
  | { readonly does: 'placeIceberg'; readonly clear: Measure }
  | { readonly does: 'swapIslands' };

/** What holds while it is aboard. */
export type Aboard =
  | { readonly does: 'aim'; readonly by: number }
  | { readonly does: 'slow'; readonly to: Measure }
  | { readonly does: 'ignoreTerrain' }
  | { readonly does: 'noWildDocking' }
  | { readonly does: 'silenceCrew'; readonly within: Measure };

/** Starts with no value; `gold` is what it is worth once unloaded [PI-SET.23, PI-UT.3]. */
export interface UniqueTreasure {
  readonly number: `U${number}`;
  readonly gold?: number;
  readonly taken?: OnTaken;
  /** Leaves the game as soon as its effect is done. */
  readonly spent?: true;
  readonly aboard?: Aboard;
}

const vault = {
  'golden-astrolabe': { number: 'U1', gold: 4 },
  'pilots-chart': { number: 'U2', taken: { does: 'lookAtIsland' } },
  'saint-barbaras-medal': { number: 'U3', aboard: { does: 'aim', by: 1 } },
  'weeping-idol': { number: 'U4', gold: 5, aboard: { does: 'aim', by: -1 } },
  'bronze-bull': { number: 'U5', gold: 6, aboard: { does: 'slow', to: 'S' } },
  'shipwrights-chest': { number: 'U6', taken: { does: 'repairAll' }, spent: true },
  'chest-of-powder': { number: 'U7', taken: { does: 'loseMast' }, spent: true },
  'lucky-caul': { number: 'U8', aboard: { does: 'ignoreTerrain' } },
  'exiles-crown': { number: 'U9', gold: 3, aboard: { does: 'noWildDocking' } },
  'castaways-letter': { number: 'U10', taken: { does: 'reviveCrew' }, spent: true },
  'telltale-parrot': { number: 'U11', taken: { does: 'revealIsland' } },
  'sirens-lyre': { number: 'U12', aboard: { does: 'silenceCrew', within: 'S' } },
  'heart-of-ice': { number: 'U13', taken: { does: 'placeIceberg', clear: 'S' }, spent: true },
  'mirrored-map': { number: 'U14', taken: { does: 'swapIslands' } },
} as const satisfies Readonly<Record<string, UniqueTreasure>>;

export type TreasureId = keyof typeof vault;
export const treasures: Readonly<Record<TreasureId, UniqueTreasure>> = vault;
export const isTreasureId = (id: string): id is TreasureId => Object.hasOwn(treasures, id);
export const treasureIds: readonly TreasureId[] = Object.keys(treasures).filter(isTreasureId);
