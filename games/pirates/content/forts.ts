import type { Cannon } from './types.ts';

/** Bought with gold in play [PI-FLT.5, PI-FORT.3]; each flag is a cannon. */
export interface Fort {
  readonly number: `F${number}`;
  readonly gold: number;
  readonly flags: readonly Cannon[];
}

const S3: Cannon = { rank: 3, range: 'S' };
const S4: Cannon = { rank: 4, range: 'S' };
const L2: Cannon = { rank: 2, range: 'L' };
const L3: Cannon = { rank: 3, range: 'L' };
const L4: Cannon = { rank: 4, range: 'L' };

const ramparts = {
  'driftwood-stockade': { number: 'F1', gold: 2, flags: [S4, S4] },
  'sandbag-redoubt': { number: 'F2', gold: 3, flags: [S3, S3, S4] },
  'lantern-tower': { number: 'F3', gold: 3, flags: [L3, L4] },
  'gull-bastion': { number: 'F4', gold: 4, flags: [L3, L3, S4] },
  'square-blockhouse': { number: 'F5', gold: 4, flags: [S3, S3, S3, S3] },
  'starpoint-battery': { number: 'F6', gold: 5, flags: [L3, L3, L3, L4] },
  'harbour-mole': { number: 'F7', gold: 6, flags: [L2, L3, L3, S3, S3] },
  'old-lion-citadel': { number: 'F8', gold: 7, flags: [L2, L2, L3, L3, L4, L4] },
} as const satisfies Readonly<Record<string, Fort>>;

export type FortId = keyof typeof ramparts;
export const forts: Readonly<Record<FortId, Fort>> = ramparts;
export const isFortId = (id: string): id is FortId => Object.hasOwn(forts, id);
export const fortIds: readonly FortId[] = Object.keys(forts).filter(isFortId);
