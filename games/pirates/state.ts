import type { Seat } from '@portolan/kernel';
import type { CrewId } from './content/crew.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { EventId } from './content/events.ts';
import type { FortId } from './content/forts.ts';
import type { IslandId } from './content/islands.ts';
import type { PieceId } from './content/pieces.ts';
import type { TerrainId, TerrainKind } from './content/terrain.ts';
import type { TreasureId } from './content/treasure.ts';
import type { Hull, Nation } from './content/types.ts';
import type { Why } from './says.ts';

/** The state of a game of Pirates: plain data, changed in place by the rules. Places and headings are PI-GEO's. */

/** Who has seen a face: a bit for each seat, and one for everybody. [PI-HID] */
export type Seen = number;
export const PUBLIC: Seen = 1 << 6;
export const NOBODY: Seen = 0;
export const seenBy = (seat: Seat): Seen => 1 << seat;

/** No ship, island, tile or seat. */
export const NONE = -1;

/** A treasure coin, a unique treasure, or a crew held to ransom. */
export interface Coin {
  gold: number;
  treasure: TreasureId | '';
  /** The crew whose ransom it is. [PI-KW.ransom.3] */
  crew: CrewId | '';
  /** Bears the end marker. [PI-MULTI.10] */
  last: boolean;
  seen: Seen;
}

/** A crew card wherever it lies. */
export interface Sailor {
  readonly id: number;
  crew: CrewId;
  seat: Seat;
  /** Serves as Cursed by its Black Mark. [PI-KW.blackmark.1] */
  marked: boolean;
  /** May use its abilities under any flag until the end of the turn. */
  lent: boolean;
  /** Has changed place this turn. */
  moved: boolean;
  /** Where a marine stands ashore, and how often it was hit this turn. [PI-KW.marine.7] */
  x: number;
  y: number;
  hits: number;
  seen: Seen;
}

/** A piece of equipment wherever it lies. */
export interface Gear {
  readonly id: number;
  gear: EquipmentId;
  moved: boolean;
  /** What works once a game has been used. */
  spent: boolean;
  seen: Seen;
}

export type Mast = 'up' | 'burning' | 'lost';

/** What lasts beyond the moment. It waits until the seat's turn begins, and goes when that turn ends. [PI-SEA.12] */
export interface Mark {
  readonly what: 'chained' | 'silenced' | 'slowed' | 'cowed' | 'hastened' | 'noExploring';
  readonly seat: Seat;
  on: boolean;
}

export type ActionKind = 'move' | 'shoot' | 'explore' | 'repair' | 'free';

/** Waiting: an Eternal ship that finds no berth at home. [PI-KW.eternal.5] */
export type Fate = 'afloat' | 'sunk' | 'wreck' | 'waiting';

export interface Ship {
  readonly id: number;
  readonly piece: PieceId;
  /** Its hull, as its card prints it: asked for so often that it is kept here. */
  readonly kind: Hull['kind'];
  /** Whose card it is; who commands it may change. [PI-TOW.3] */
  readonly owner: Seat;
  seat: Seat;
  fate: Fate;
  x: number;
  y: number;
  heading: number;
  /** Masts, hull elements or segments, from the bow. */
  masts: Mast[];
  panels: number;
  flags: number;
  secondHull: boolean;
  blades: boolean;
  submerged: boolean;
  intangible: boolean;
  form: '' | 'artillery' | 'flamethrower';
  jammed: boolean;
  /** The mast whose cannon the chase gun lengthens, once chosen. */
  chase: number;
  crew: Sailor[];
  gear: Gear[];
  coins: Coin[];
  /** The island it is docked at, and where it began its controller's turn docked. [PI-GEO.51] [PI-EXP.1] */
  docked: number;
  began: number;
  /** Treasure has come to a home or fort and is to be unloaded. [PI-DOCK.11] */
  unloads: boolean;
  /** Lies alongside its tower at the island it is docked at. [PI-GEO.52] */
  alongside: boolean;
  /** The fog bank it is lost in, the pose it had before, and the sargasso sea it is entangled in. */
  lostIn: number;
  before: { x: number; y: number; heading: number };
  entangledIn: number;
  /** The ship that tows it; the creature that holds it wherever it was touched. [PI-KW.titan.7] */
  tower: number;
  heldBy: number;
  /** The enemy a galley has rammed and still touches: it is not pinned by it. [PI-KW.galley.3] */
  slips: number;
  scuttling: boolean;
  marks: Mark[];
  /** Not shot at by this nation until the holder's next turn. */
  truce: { nation: Nation; seat: Seat } | null;
  /** Actions it was given this turn, and how many it may be given. */
  acts: ActionKind[];
  allowed: number;
  /** Hits of the shoot action under way, for flotillas; whether it was hit this turn. */
  hits: number;
  wasHit: boolean;
}

export interface Flag {
  /** Which of the fort's cannons, and where it stands. [PI-FORT.7] */
  readonly cannon: number;
  readonly place: number;
  up: boolean;
}

export interface Fort {
  readonly fort: FortId;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  flags: Flag[];
  coins: Coin[];
  shot: boolean;
}

export interface Land {
  readonly id: number;
  readonly island: IslandId;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly mysterious: boolean;
  /** Whose home island it is. */
  home: Seat;
  coins: Coin[];
  crew: Sailor[];
  gear: Gear[];
  /** Seats that have explored it, and seats whose banner lies on it: a bit each. [PI-EXP.6] [PI-DOCK.16] */
  explored: number;
  banners: number;
  fort: Fort | null;
}

export interface Tile {
  readonly id: number;
  /** Its name in the box; tiles put down in play have none. [PI-CON.22] */
  readonly tile: TerrainId | '';
  readonly kind: TerrainKind;
  readonly gold: number;
  x: number;
  y: number;
  heading: number;
  /** The value rolled for it this turn, 0 if none. [PI-TER.3] */
  value: number;
  /** Goes at the start of this seat's next turn. [PI-CREW.21] */
  until: Seat;
  /** An iceberg that has run ashore. [PI-ICE.7] */
  ashore: boolean;
  gone: boolean;
}

export interface Player {
  /** Its home island. */
  home: number;
  events: EventId[];
  /** Forts it may still build. [PI-FLT.24] */
  forts: FortId[];
  /** Its crew that were eliminated. */
  lost: Sailor[];
  turns: number;
  /** Has resigned. [PI-WIN.11] */
  out: boolean;
  /** Whether every enemy ship's base move is S until its next turn. */
  calm: boolean;
  /** Points of its ships at the start. */
  strength: number;
}

/** What a ship that has just moved may still do. [PI-MOVE.11] */
export interface After {
  readonly ship: number;
  step: 'pivot' | 'shoot' | 'ram' | 'rest';
  /** Enemies it may not ram: one of the two was pinned by the other before the move. [PI-RAM.10] */
  barred: number[];
  /** Who has docked in this move and not explored since: the ship itself, and its tow. [PI-EXP.8] */
  landfall: number[];
}

export interface Turn {
  seat: Seat;
  /** Counted over all players. */
  number: number;
  phase: 'start' | 'actions' | 'forts' | 'events';
  after: After | null;
  /** Abilities used that work once a turn, such as `cannoneer 3`. */
  used: string[];
  /** Windows in which a seat has played its event, such as `1 startOfTurn`. [PI-EVT.7] */
  played: string[];
  /** Nothing is under way: the active player is about to choose. */
  calm: boolean;
  /** What only a card in somebody's hand makes the others wait for, such as `luck 3`. */
  waits: string;
}

export interface Ashore {
  crew: Sailor[];
  gear: Gear[];
}

export type Stage = 'islands' | 'terrain' | 'homes' | 'ships' | 'treasure' | 'turn' | 'over';

export type Scenario = 'none' | 'goldRush' | 'convoy' | 'siege' | 'monsterHunt' | 'icePassage' | 'salvage';

export interface Result {
  readonly why: Why;
  readonly winners: Seat[];
}

export interface Pirates {
  stage: Stage;
  readonly scenario: Scenario;
  readonly total: number;
  readonly width: number;
  readonly height: number;
  /** Whether seats that give up leave with their fleet. */
  readonly withdraws: boolean;
  first: Seat;
  players: Player[];
  ships: Ship[];
  islands: Land[];
  tiles: Tile[];
  turn: Turn;
  /** Islands and tiles still to be placed; how many tiles each seat may place. */
  chart: IslandId[];
  /** Where the islands still to come would fit: an island on the first point is always accepted. [PI-GEO.73] */
  room: { x: number; y: number }[];
  tilesLeft: TerrainId[];
  tilesEach: number;
  /** Ships still to be placed, in order; coins not yet dealt. */
  unplaced: number[];
  /** Crew and equipment for the home islands, until those are chosen: by seat. */
  waitingAshore: Ashore[];
  bag: Coin[];
  /** Out of the game: coins, and equipment. */
  deep: Coin[];
  scrap: Gear[];
  /** Gold on wild islands at the start. [PI-SET.24] */
  startingGold: number;
  /** Whether outlines of mysterious islands are mysterious. [PI-MYST.1] */
  readonly mysterious: boolean;
  /** Turns in a row in which nothing was gained or lost. [PI-WIN.7] */
  quiet: number;
  /** How many coins, crew and equipment there are in all. */
  counts: { coins: number; crew: number; gear: number };
  /** What a scenario counts: pieces to be sunk, ships to be saved. */
  goals: number[];
  result: Result | null;
}
