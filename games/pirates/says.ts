import type { Seat } from '@portolan/kernel';
import type { CrewId } from './content/crew.ts';
import type { EquipmentId } from './content/equipment.ts';
import type { EventId, EventWindow } from './content/events.ts';
import type { FortId } from './content/forts.ts';
import type { Mystery } from './content/islands.ts';
import type { PieceId } from './content/pieces.ts';
import type { TerrainKind } from './content/terrain.ts';
import type { TreasureId } from './content/treasure.ts';
import type { Nation, Party } from './content/types.ts';
import type { ShotKind } from './choices.ts';
import type { Saying } from '../common/says.ts';

/**
 * All that Pirates says: what it asks, tells, notes and refuses, each with its fields. Things go by the names the board
 * draws them under, such as `ship:3`, `island:0`, `mast:3.1`; cards by their id.
 */

/** A point of the sea, and a place with a heading, as the board needs them to show where something happened. */
type Point = { readonly x: number; readonly y: number };
type Place = Point & { readonly heading: number };

/** So many of them are about one ship alone. */
type OfShip = { readonly ship: string };
type OfShips = { readonly ship: string; readonly enemy: string };
type OnTile = { readonly ship: string; readonly tile: string };
type AtIsland = { readonly ship: string; readonly island: string };
type OfMast = { readonly ship: string; readonly mast: string };
type Rolled = { readonly ship: string; readonly die: number };
type Voyage = { readonly ship: string; readonly from: Place; readonly to: Place };

export interface Asks {
  placeIsland: { readonly left: number };
  placeTile: object;
  chooseHome: { readonly owner: Seat };
  placeShip: OfShip;
  bombardierForm: OfShip;
  turn: { readonly seat: Seat };
  sail: OfShip;
  comeAbout: OfShip;
  pivot: OfShip;
  fly: OfShip;
  retreat: OfShips;
  returnHome: OfShip;
  perch: OfShip;
  deployBlades: OfShip;
  retractBlades: OfShip;
  bladeRam: OfShip;
  depth: OfShip;
  substance: OfShip;
  showFear: OfShip;
  leaveFog: { readonly ship: string; readonly edge: number };
  fogExit: OfShip;
  reappear: OfShip;
  whirlpool: OnTile;
  leaveWhirlpool: OnTile;
  whirlpoolToll: OfShip;
  freed: OfShip;
  ramIceberg: OnTile;
  loseMast: OfShip;
  setAlight: OfShip;
  /** A ship, a fort or a marine shoots. */
  shoot: { readonly by: string };
  rerollMisses: object;
  luck: { readonly ship: string; readonly die: number; readonly purpose: string };
  smoke: OfShip;
  board: OfShips;
  plunder: OfShips;
  loot: OfShips;
  layAlongside: { readonly ship: string; readonly tower: string };
  exploreNow: AtIsland;
  takeCoins: AtIsland;
  firstTreasure: OfShip;
  exploreShip: { readonly ship: string; readonly other: string };
  lookAtIsland: object;
  swapIslands: OfShip;
  reviveCrew: OfShip;
  placeIceberg: OfShip;
  placeReef: object;
  placeFog: object;
  desertion: OfShip;
  farGlass: AtIsland;
  transfer: object;
  takePost: { readonly crew: string; readonly island: string };
  overboard: OfShip;
  repair: OfShip;
  scuttle: object;
  placeFort: { readonly fort: FortId; readonly island: string };
  payFort: { readonly fort: FortId; readonly cost: number };
  loseFlag: { readonly fort: string };
  /** `about` names the ship or the shooter that the event would be played on. */
  playEvent: { readonly window: EventWindow; readonly about: string };
  eventShip: { readonly event: EventId };
  shiftWhich: object;
  shiftTile: { readonly tile: string };
  swapWhich: object;
  swapWhere: object;
  lendColours: object;
  douseOrFree: object;
  saveCoin: OfShip;
  truce: object;
  resign: object;
}
export type Ask = Saying<Asks>;

export interface Happenings {
  placedIsland: { readonly seat: Seat; readonly island: string; readonly to: Place };
  placedTile: { readonly seat: Seat; readonly tile: string; readonly to: Place };
  choseHome: { readonly seat: Seat; readonly owner: Seat; readonly island: string };
  placedShip: { readonly seat: Seat; readonly ship: string; readonly to: Place };
  announcedForm: { readonly ship: string; readonly form: 'artillery' | 'flamethrower' };
  gameBegins: { readonly seat: Seat; readonly gold: number };
  turnBegins: { readonly seat: Seat };
  gameOver: { readonly why: Why; readonly winners: readonly Seat[] };
  resigned: { readonly seat: Seat };
  sailed: Voyage;
  towed: Voyage;
  tookInTow: { readonly ship: string; readonly towed: string; readonly from: Place; readonly to: Place };
  released: { readonly ship: string; readonly tower: string };
  captured: { readonly ship: string; readonly seat: Seat };
  docked: AtIsland;
  /** What the coins are worth is told only where everybody may know it. */
  unloaded: {
    readonly ship: string;
    readonly island: string;
    readonly count: number;
    readonly gold?: number;
  };
  movedCrew: { readonly seat: Seat; readonly crew: string; readonly from: string; readonly to: string };
  movedGear: { readonly seat: Seat; readonly gear: string; readonly from: string; readonly to: string };
  threwOverboard: { readonly ship: string; readonly what: Cargo };
  peeked: AtIsland;
  mystery: { readonly ship: string; readonly island: string; readonly die: number; readonly found: Mystery };
  explored: AtIsland;
  exploredShip: { readonly ship: string; readonly other: string };
  carriedOver: { readonly from: string; readonly to: string; readonly what: Cargo };
  tookCoins: { readonly ship: string; readonly island: string; readonly count: number };
  tookTreasure: { readonly ship: string; readonly treasure: TreasureId | '' };
  endMarker: OfShip;
  lookedAtIsland: { readonly seat: Seat; readonly island: string };
  revealedIsland: { readonly island: string };
  swappedIslands: { readonly island: string; readonly other: string };
  revivedCrew: { readonly ship: string; readonly crew: CrewId };
  rammed: {
    readonly ship: string;
    readonly enemy: string;
    readonly die: number;
    readonly masts: number;
    readonly won: boolean;
  };
  boarded: {
    readonly ship: string;
    readonly enemy: string;
    readonly attack: number;
    readonly defence: number;
  };
  killedCrew: { readonly ship: string; readonly enemy: string; readonly crew: string };
  stoleCoin: OfShips;
  rolledAgain: Rolled;
  deployedBlades: OfShip;
  retractedBlades: OfShip;
  shot: {
    readonly by: string;
    readonly target: string;
    readonly kind: ShotKind;
    readonly die: number;
    readonly total: number;
    readonly rank: number;
    readonly won: boolean;
    readonly from: Point;
    readonly to: Point;
  };
  broadside: { readonly by: string; readonly target: string; readonly die: number; readonly hits: number };
  swooped: { readonly by: string; readonly target: string; readonly die: number; readonly won: boolean };
  jammed: OfShip;
  chained: OfShip;
  silenced: OfShip;
  rolledCatamaran: Rolled;
  rolledBulwarks: Rolled;
  lostMast: OfMast;
  lostPanel: { readonly ship: string; readonly left: number };
  lostSecondHull: OfShip;
  lostFlag: { readonly ship: string; readonly left: number };
  becameDerelict: OfShip;
  caughtFire: OfMast;
  rolledFire: { readonly ship: string; readonly mast: string; readonly die: number };
  burntDown: OfMast;
  firesOut: OfShip;
  doused: OfMast;
  sank: { readonly ship: string; readonly from: Point };
  returnedHome: { readonly ship: string; readonly to: Place };
  looted: { readonly ship: string; readonly enemy: string; readonly count: number };
  shared: { readonly seat: Seat; readonly gold: number; readonly ship: string };
  savedCoin: OfShip;
  lostCrew: { readonly seat: Seat; readonly crew: CrewId };
  ransomed: { readonly seat: Seat; readonly crew: CrewId; readonly gold: number };
  showedCrew: { readonly seat: Seat; readonly crew: CrewId; readonly on: string };
  showedGear: { readonly ship: string; readonly gear: EquipmentId; readonly on: string };
  scuttled: { readonly ship: string; readonly die: number; readonly holed: boolean };
  repaired: OfMast;
  raisedFlag: OfShip;
  clearedGun: OfShip;
  builtFort: { readonly seat: Seat; readonly fort: FortId; readonly island: string; readonly to: Place };
  fortLostFlag: { readonly fort: string; readonly left: number };
  destroyedFort: { readonly fort: FortId; readonly seat: Seat; readonly island: string };
  rolledTile: { readonly tile: string; readonly die: number };
  entangled: OnTile;
  triedToBreakFree: { readonly ship: string; readonly die: number; readonly total: number };
  wrecked: OnTile;
  whirled: Voyage;
  rolledWhirlpool: Rolled;
  hitIceberg: OnTile;
  rammedIceberg: OnTile;
  rolledIcebergs: { readonly die: number };
  /** Icebergs drift by an edge; tiles that an event shifts do not. */
  drifted: { readonly tile: string; readonly edge?: number; readonly from: Place; readonly to: Place };
  lostInFog: { readonly ship: string; readonly tile: string; readonly from: Place };
  rolledFogExit: Rolled;
  leftFog: { readonly ship: string; readonly tile: string; readonly to: Place };
  noWayOut: OnTile;
  smokeCleared: { readonly tile: string };
  reappeared: { readonly ship: string; readonly to: Place };
  newTile: { readonly tile: string; readonly kind: TerrainKind; readonly to: Place };
  dived: OfShip;
  surfaced: OfShip;
  faded: OfShip;
  appeared: OfShip;
  rolledFear: { readonly ship: string; readonly enemy: string; readonly die: number };
  zeal: Rolled;
  playedEvent: { readonly seat: Seat; readonly event: EventId };
  truce: { readonly ship: string; readonly nation: Nation };
  lentColours: { readonly crew: CrewId; readonly nation: Nation };
  swappedCoin: AtIsland;
}
export type Happening = Saying<Happenings>;

/** What a hold is filled with. */
export type Cargo = 'coin' | 'crew' | 'gear';

/** What is noted beside a choice before it is made. */
export interface Notes extends Refusals {
  /** What begins to lie over a tile, what the tile may do to it, and how likely that is. */
  enters: { readonly tile: string; readonly effect: TileEffect; readonly percent: number };
  docks: { readonly island: string };
  unloads: { readonly count: number };
  mayExplore: { readonly island: string };
  mayRam: { readonly enemy: string; readonly percent: number };
  mayTow: { readonly other: string };
  bears: { readonly target: string; readonly cannons: number };
  hits: { readonly target: string; readonly percent: number };
  /** What stands in the way of how many cannons: a thing, or the ship's own sails. */
  blocked: { readonly target: string; readonly by: string; readonly cannons: number };
  letsGo: { readonly other: string };
  mayBoard: { readonly enemy: string; readonly percent: number };
  loads: { readonly count: number; readonly gold: number; readonly room: number };
}
export type Note = Saying<Notes>;

/** What terrain does to a ship: it loses masts, is caught in weed, lost, carried off, or loses one to the ice. */
export type TileEffect = 'struck' | 'entangled' | 'lost' | 'carried' | 'holed';

/** Why an answer, or a table, is refused; every reason names its rule. */
type Broken = { readonly rule: string };
export interface Refusals {
  breaks: Broken;
  unreadableAnswer: Broken;
  noRoomAboard: Broken;
  fortNeedsGold: Broken;
  fortCostsMore: Broken;
  scenarioSeats: Broken;
  scenarioTable: Broken;
}

/** What is wrong with a fleet. [PI-FLT.25] */
export interface FleetFaults {
  noShip: Broken;
  overBudget: Broken & { readonly spent: number; readonly total: number };
  limited: Broken & { readonly card: string };
  lacksLoyalty: Broken & { readonly card: string; readonly to: Party };
  meetsHostility: Broken & { readonly card: string; readonly to: Party };
  crewTooDear: Broken & { readonly ship: PieceId; readonly cost: number; readonly most: number };
  gearTooDear: Broken & { readonly ship: PieceId; readonly cost: number; readonly most: number };
  foreignVolunteer: Broken & { readonly ship: PieceId; readonly crew: CrewId };
  noRoom: Broken & { readonly ship: PieceId; readonly load: number; readonly spaces: number };
  takesNoCrew: Broken & { readonly ship: PieceId };
  notMarked: Broken & { readonly crew: CrewId };
  markedAshore: Broken & { readonly crew: CrewId };
  tooManyForts: Broken & { readonly most: number };
  fortTwice: Broken & { readonly fort: string };
  coinCount: Broken & { readonly need: number; readonly have: number };
  coinGold: Broken & { readonly need: number; readonly have: number };
  noSuchCoin: Broken & { readonly value: number };
  treasureTwice: Broken & { readonly treasure: string };
  /** Where it stands: the line, and the letter of the line, both from 1. */
  unreadable: Broken & { readonly line: number; readonly at: number; readonly word: string };
}
export type FleetFault = Saying<FleetFaults>;
export type Reason = Saying<Refusals>;

/** Why the game is over. [PI-WIN] [PI-MULTI] [PI-SOLO] */
export interface Ends {
  halfTheGold: object;
  outOfReach: object;
  noFleet: object;
  becalmed: object;
  tooLong: object;
  lastCoinBanked: object;
  lastCoinSank: object;
  lastFleet: object;
  halfAreGone: object;
  noCoinLeft: object;
  scenarioWon: object;
  scenarioLost: object;
  conceded: { readonly seat: Seat };
}
export type End = Saying<Ends>;
export type Why = Exclude<keyof Ends, 'conceded'>;

/** What a score is made of. */
export type ScorePart = 'banked' | 'aboard';
