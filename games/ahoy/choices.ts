import type { Option } from '@portolan/kernel';
import { hearing } from '../common/says.ts';
import type { Faction } from './content/factions.ts';
import type { CardId } from './content/market.ts';
import type { PlanId } from './content/plans.ts';
import type { Reward } from './content/rewards.ts';
import type { Placement, SlotId } from './content/slots.ts';
import type { Direction, DirectionKey, Turn } from './content/tiles.ts';
import type { Ask, End, Happening, Reason, Spoil } from './says.ts';
import type { At } from './state.ts';

/** All that can be chosen in Ahoy, as the rules offer it and as boards, bots and texts read it. */

export interface Recruiting extends Option {
  /** With the die it is paid with, if it is. */
  readonly key: `recruit ${CardId}` | `recruit ${CardId} ${number}`;
  readonly do: 'recruit';
  readonly card: CardId;
  readonly die: number;
}
export interface Trade extends Option {
  readonly key: `${'pickUp' | 'deliver'} ${CardId}`;
  readonly do: 'pickUp' | 'deliver';
  readonly card: CardId;
}
export interface PlanAction extends Option {
  readonly key: `plan ${PlanId}`;
  readonly do: 'plan';
  readonly plan: PlanId;
}
/** Use the power of this crew card. */
export interface CrewAction extends Option {
  readonly key: `use ${CardId}`;
  readonly do: 'crew';
  readonly card: CardId;
}
export interface SetAside extends Option {
  readonly key: `setAside ${number}`;
  readonly do: 'setAside';
  readonly die: number;
}
export interface EndTurn extends Option {
  readonly key: 'end';
  readonly do: 'end';
}
export type TurnOption = Placement | Recruiting | Trade | PlanAction | CrewAction | SetAside | EndTurn;

/** Something on the table; rules read of it what they put there. */
export interface Thing extends Option {
  readonly on: string;
}
export interface SpaceOption extends Thing {
  readonly space: At;
}
export interface CardOption extends Thing {
  readonly card: CardId;
}
/** Where a tile may lie, and how it is turned. */
export interface Berth extends Option {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}
/** A way a current or the lookout's powder may take a figure. */
export interface Way extends Thing {
  readonly direction: Direction;
}
export interface Step extends Option {
  readonly key: DirectionKey;
  readonly direction: Direction;
  /** It leads off the map: into an exploration, or across it with the Sea Witch. */
  readonly leaves: boolean;
}
/** A value a die may have on its slot, and what it costs. */
export interface Value extends Option {
  readonly value: number;
  readonly gold: number;
}
/** So much off a Cannons die, or nothing off none. */
export interface Lowering extends Option {
  readonly key: '0' | `${SlotId} ${number}`;
  readonly slot?: SlotId;
  readonly by: number;
}
/** A square of the reward grid. */
export interface Square extends Option {
  readonly square: number;
  readonly reward: Reward;
}
/** A placed die that goes to Cannons. */
export interface Rearming extends Thing {
  readonly from: SlotId;
}
export interface SpoilOption extends Option {
  readonly key: Spoil;
}
export interface FactionOption extends Thing {
  readonly key: Faction;
  readonly faction: Faction;
}

/** Effects that happen at the same time, by what they are called when their order is chosen. */
export type EffectKey =
  | 'treasure'
  | 'port'
  | 'merchant'
  | 'patrol'
  | 'comrades'
  | 'cutpurse'
  | 'buccaneer'
  | 'rammingProw'
  | 'fortify'
  | 'archivist'
  | 'elder';

/** Choices that go by a word of their own. */
export type Word =
  | EffectKey
  | 'yes'
  | 'no'
  | 'stop'
  | 'done'
  | 'pass'
  | 'nothing'
  | 'stay'
  | 'end'
  | 'repair'
  | 'place'
  | 'ready'
  | 'crew'
  | 'cargo';
export interface Plain extends Option {
  readonly key: Word;
}

export type Choice =
  | TurnOption
  | Thing
  | SpaceOption
  | CardOption
  | Berth
  | Way
  | Step
  | Value
  | Lowering
  | Square
  | Rearming
  | SpoilOption
  | FactionOption
  | Plain;

interface Own {
  readonly ask: Ask;
  readonly choice: Choice;
  readonly event: Happening;
  readonly reason: Reason;
  readonly end: End;
}
/** What the kernel hands on of all that; and where a turn is asked for, of its menu. */
export const own = hearing<Own>();
export const ownMenu = hearing<Own & { readonly choice: TurnOption }>();
