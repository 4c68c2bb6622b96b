import type { Measure } from './types.ts';

/** When an event may be played [PI-EVT.6]. */
export const eventWindows = [
  'startOfTurn',
  'givingAction',
  'afterRoll',
  'endOfTurn',
  'ownShipSinks',
  'enemyDocks',
  'enemyGivenAction',
] as const;
export type EventWindow = (typeof eventWindows)[number];

export type EventEffect =
  | { readonly does: 'hasten'; readonly by: Measure }
  | { readonly does: 'becalmEnemies'; readonly to: Measure }
  | { readonly does: 'rerollMisses'; readonly most: number }
  | { readonly does: 'shiftTerrain'; readonly by: Measure }
  | { readonly does: 'silenceCrew'; readonly within: Measure }
  | { readonly does: 'swapCoin' }
  | { readonly does: 'lendColours' }
  | { readonly does: 'raiseReef'; readonly clear: Measure }
  | { readonly does: 'stiffenBoarding'; readonly by: number }
  | { readonly does: 'repairMast' }
  | { readonly does: 'raiseFog'; readonly clear: Measure }
  | { readonly does: 'truce' }
  | { readonly does: 'forbidExploring' }
  | { readonly does: 'saveCoin' }
  | { readonly does: 'secondAction' }
  | { readonly does: 'douseOrFree' };

export interface EventCard {
  readonly number: `E${number}`;
  readonly cost: number;
  readonly window: EventWindow;
  readonly effect: EventEffect;
}

const almanac = {
  'following-wind': { number: 'E1', cost: 2, window: 'startOfTurn', effect: { does: 'hasten', by: 'L' } },
  'dead-calm': { number: 'E2', cost: 4, window: 'startOfTurn', effect: { does: 'becalmEnemies', to: 'S' } },
  'second-volley': { number: 'E3', cost: 2, window: 'afterRoll', effect: { does: 'rerollMisses', most: 2 } },
  'restless-shoals': {
    number: 'E4',
    cost: 3,
    window: 'startOfTurn',
    effect: { does: 'shiftTerrain', by: 'L' },
  },
  'grumbling-below': {
    number: 'E5',
    cost: 3,
    window: 'startOfTurn',
    effect: { does: 'silenceCrew', within: 'L' },
  },
  'switched-chests': { number: 'E6', cost: 2, window: 'endOfTurn', effect: { does: 'swapCoin' } },
  'borrowed-colours': { number: 'E7', cost: 3, window: 'startOfTurn', effect: { does: 'lendColours' } },
  'unmarked-reef': { number: 'E8', cost: 3, window: 'endOfTurn', effect: { does: 'raiseReef', clear: 'S' } },
  'sharpened-cutlasses': {
    number: 'E9',
    cost: 1,
    window: 'afterRoll',
    effect: { does: 'stiffenBoarding', by: 2 },
  },
  'jury-rig': { number: 'E10', cost: 2, window: 'startOfTurn', effect: { does: 'repairMast' } },
  'morning-mist': { number: 'E11', cost: 4, window: 'startOfTurn', effect: { does: 'raiseFog', clear: 'S' } },
  'letter-of-truce': { number: 'E12', cost: 2, window: 'enemyGivenAction', effect: { does: 'truce' } },
  quarantine: { number: 'E13', cost: 3, window: 'enemyDocks', effect: { does: 'forbidExploring' } },
  'floating-chest': { number: 'E14', cost: 2, window: 'ownShipSinks', effect: { does: 'saveCoin' } },
  'double-watch': { number: 'E15', cost: 5, window: 'givingAction', effect: { does: 'secondAction' } },
  'buckets-and-axes': { number: 'E16', cost: 1, window: 'endOfTurn', effect: { does: 'douseOrFree' } },
} as const satisfies Readonly<Record<string, EventCard>>;

export type EventId = keyof typeof almanac;
export const events: Readonly<Record<EventId, EventCard>> = almanac;
export const isEventId = (id: string): id is EventId => Object.hasOwn(events, id);
export const eventIds: readonly EventId[] = Object.keys(events).filter(isEventId);
