import type { Candidate, Option } from '@portolan/kernel';
import type { EventId } from './content/events.ts';
import type { FortId } from './content/forts.ts';
import type { Nation } from './content/types.ts';
import { hearing } from '../common/says.ts';
import type { Ask, Cargo, End, Happening, Reason } from './says.ts';

/** All that can be chosen in Pirates, as the rules offer it and as boards, bots and texts read it. */

/** What a ship may be given to do in a turn. [PI-TURN.2] [PI-TURN.4] [PI-TURN.10] */
export interface Act extends Option {
  readonly key: `${Act['do']} ${number}` | `${'explore' | 'ram' | 'tow'} ${number} ${number}`;
  readonly do:
    | 'move'
    | 'comeAbout'
    | 'shoot'
    | 'shootAgain'
    | 'explore'
    | 'exploreShip'
    | 'repair'
    | 'breakFree'
    | 'pivot'
    | 'captain'
    | 'ram'
    | 'tow'
    | 'landfall'
    | 'zeal'
    | 'release';
  readonly ship: number;
  readonly other?: number;
}
interface FortAct extends Option {
  readonly do: 'fort';
  readonly island: number;
}
interface MarineAct extends Option {
  readonly do: 'marine';
  readonly crew: number;
}
export interface TableAct extends Option {
  readonly key: Word;
  readonly do: 'transfer' | 'scuttle' | 'end';
}
export interface EventOption extends Option {
  readonly do: 'event';
  readonly event: EventId;
  /** The ship it is played on, where that is part of the choice. */
  readonly ship?: number;
}
export interface Building extends Option {
  readonly do: 'build';
  readonly fort: FortId;
  readonly island: number;
}
export type TurnOption = Act | FortAct | MarineAct | TableAct | EventOption | Building;

export type ShotKind = 'shot' | 'chainshot' | 'stinkpot' | 'firepot' | 'flame';

/** What a shooter may do next. [PI-SHOOT.7] [PI-SHOOT.18] */
export interface Shot extends Option {
  readonly do: 'fire' | 'again' | 'broadside' | 'swoop' | 'smoke' | 'luck' | 'quadrant' | 'reroll' | 'done';
  readonly piece?: string;
  readonly target?: string;
  readonly kind?: ShotKind;
  readonly miss?: number;
}

/** A crew or a piece of equipment changes place. [PI-DOCK.6] */
export interface Transfer extends Option {
  readonly crew?: number;
  readonly gear?: number;
  /** From this ship, or from the island if there is none; likewise to. */
  readonly from: number;
  readonly to: number;
  readonly island: number;
}

/** Something goes from one deck to another. [PI-EXP.14] */
export interface Move extends Option {
  readonly what: Cargo;
  /** A coin's place on its deck, or the number of a crew or piece of equipment. */
  readonly id: number;
  readonly take: boolean;
}

/** A ship of one's own and a nation that may not shoot at it. */
export interface Truce extends Option {
  readonly ship: number;
  readonly nation: Nation;
}

/** A mast that is saved, or a ship that is freed. */
export interface Relief extends Thing {
  readonly ship: number;
  readonly mast?: number;
}

export interface CoinOption extends Option {
  readonly coin: number;
  /** What its taker knows it to be worth. */
  readonly gold: number;
}

export interface MastOption extends Thing {
  readonly mast: number;
}

/** A way out of the fog, by its number. */
export interface FogExit extends Option {
  readonly number: number;
}

/** Something on the table; rules read of it what they put there. */
export interface Thing extends Option {
  readonly on: string;
}
export interface CoinHeld extends Thing {
  readonly key: `coin ${number}` | `${number}`;
  readonly coin: number;
}
export interface CrewHeld extends Thing {
  readonly crew: number;
}
export interface GearHeld extends Thing {
  readonly gear: number;
}

/** An answer to a shape that is offered by name: what it would lead to. */
export interface Suggestion extends Candidate {
  readonly key: 'stay' | 'middle' | `${Suggestion['means']} ${string}`;
  readonly means: 'stay' | 'dock' | 'ram' | 'tow' | 'fire' | 'run' | 'turn' | 'face' | 'spot';
  /** The segments it takes, such as `L+S`. */
  readonly segments?: string;
  readonly cannons?: number;
  /** The eighth of the horizon it goes or looks to, counter-clockwise from east. */
  readonly eighth?: number;
  /** To port above 0, in hundredths of a degree. */
  readonly turn?: number;
}

/** Choices that go by a word of their own. */
export type Word =
  | 'yes'
  | 'no'
  | 'end'
  | 'done'
  | 'nothing'
  | 'mast'
  | 'flag'
  | 'gun'
  | 'port'
  | 'starboard'
  | 'surfaced'
  | 'submerged'
  | 'tangible'
  | 'intangible'
  | 'artillery'
  | 'flamethrower'
  | 'transfer'
  | 'scuttle'
  | 'resign';
export interface Plain extends Option {
  readonly key: Word;
}

export type Choice =
  | TurnOption
  | Shot
  | Transfer
  | Move
  | Truce
  | Relief
  | CoinOption
  | MastOption
  | FogExit
  | Suggestion
  | Thing
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
