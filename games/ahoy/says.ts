import type { Seat } from '@portolan/kernel';
import type { Saying } from '../common/says.ts';
import type { Faction } from './content/factions.ts';
import type { PlanId } from './content/plans.ts';
import type { Reward } from './content/rewards.ts';
import type { Turn } from './content/tiles.ts';
import type { GlorySource, Solo } from './state.ts';

/**
 * All that Ahoy says: what it asks, tells, notes and refuses, each with its fields. Things go by the names the board draws
 * them under, such as `figure:cutter`, `space:3,2`, `slot:union.gather`; factions and plans by their id.
 */

type OfFigure = { readonly figure: string };
type OfFaction = { readonly faction: Faction };
type Left = { readonly left: number };
type Most = { readonly most: number };
type Count = { readonly count: number };
type Cannons = { readonly faction: Faction; readonly slot: string; readonly by: number };
type OfCard = { readonly faction: Faction; readonly card: string };

export interface Asks {
  chooseFaction: object;
  startIsland: object;
  startSpace: object;
  turn: Left;
  value: { readonly die: number; readonly slot: string };
  sail: { readonly figure: string; readonly left: number; readonly ignores?: 'battles' };
  tailwind: { readonly value: number; readonly figure: string };
  layTile: { readonly region: string; readonly to: string };
  layTileOnEdge: { readonly region: string };
  turnTile: { readonly region: string; readonly x: number; readonly y: number };
  seaWitch: { readonly figure: string; readonly to: string; readonly instead: 'explore' | 'stay' };
  helmsman: object;
  oldSalt: OfFigure;
  powderLookout: OfFigure;
  treasure: { readonly gold: number; readonly at: string };
  port: object;
  repair: Most;
  anchored: OfFaction;
  wonBattle: OfFaction;
  endOfTurn: OfFaction;
  chooseFoe: OfFigure;
  emissary: { readonly defender: string };
  battlePlan: { readonly attacker: string; readonly defender: string };
  lowerCannons: {
    readonly figure: string;
    readonly against: string;
    readonly attacks: boolean;
    readonly dice: number;
    readonly bonus: number;
    readonly theirDice: number;
    readonly theirBonus: number;
  };
  rumSteward: { readonly attack: number; readonly defence: number };
  spoils: { readonly figure: string; readonly over: string };
  suffer: OfFigure;
  inflict: OfFigure;
  ram: OfFigure;
  placePatrol: { readonly at: string };
  deploy: object;
  order: Left;
  persuadePatrol: Left;
  fortify: object;
  comradesOnSail: { readonly at: string };
  inspire: Most;
  persuadeFrom: object;
  persuadeTo: object;
  persuadeHowMany: object;
  sneakAttackWhere: object;
  sneakAttack: Most;
  enlistWhere: object;
  enlist: object;
  smashingEntrance: object;
  evacuateFrom: object;
  evacuateTo: object;
  evacuateHowMany: { readonly to: string };
  launch: object;
  reward: object;
  takeReward: { readonly reward: Reward };
  recruitFree: object;
  negotiate: object;
  negotiateAgain: object;
  discardCargo: object;
  pledge: { readonly card: string };
  crewOrCargo: { readonly card: string };
  naiveNoble: object;
  shaman: object;
  bombMaker: object;
  gunnersMate: object;
  buccaneer: object;
  buccaneerTakes: Left;
  breezeWhisperer: object;
  fatalGale: object;
  enrich: object;
  clearMarket: object;
}
export type Ask = Saying<Asks>;

/** Questions for one of the Islands. */
export type IslandAsk =
  | 'sneakAttackWhere'
  | 'enlistWhere'
  | 'evacuateFrom'
  | 'evacuateTo'
  | 'launch'
  | 'persuadeFrom'
  | 'persuadeTo'
  | 'enrich';

/** Where gold from the supply comes from. */
export type GoldSource = 'treasure' | 'reward' | 'merchant' | 'archivist' | 'elder' | 'cutpurse';

/** What the winner of a battle may claim. */
export type Spoil = 'gold' | 'twoDamage' | 'removeComrade' | 'placeComrade' | 'sailOn' | 'reward' | 'none';

export interface Happenings {
  choseFaction: { readonly faction: Faction; readonly seat: Seat };
  roundBegins: { readonly round: number; readonly faction: Faction };
  turnBegins: OfFaction;
  placed: { readonly figure: string; readonly to: string };
  removed: { readonly figure: string; readonly from: string };
  gainedGold: { readonly faction: Faction; readonly gold: number; readonly from: GoldSource };
  gainedGlory: { readonly faction: Faction; readonly glory: number; readonly source: GlorySource };
  placedDie: {
    readonly faction: Faction;
    readonly die: number;
    readonly value: number;
    readonly slot: string;
  };
  setAside: { readonly faction: Faction; readonly die: number };
  rearmed: {
    readonly faction: Faction;
    readonly value: number;
    readonly from: string;
    readonly slot: string;
  };
  sailed: { readonly figure: string; readonly from: string; readonly to: string };
  leapt: { readonly figure: string; readonly from: string; readonly to: string };
  anchored: { readonly figure: string; readonly at: string };
  explores: { readonly faction: Faction; readonly figure: string; readonly to: string };
  drewRegion: { readonly region: string };
  laidRegion: { readonly region: string; readonly x: number; readonly y: number; readonly turn: Turn };
  struckWreck: { readonly figure: string; readonly at: string };
  damaged: { readonly figure: string; readonly slot: string };
  repaired: { readonly faction: Faction; readonly slots: readonly string[] };
  battle: {
    readonly attacker: string;
    readonly defender: string;
    readonly at: string;
    readonly region: string;
  };
  paidOff: { readonly faction: Faction; readonly to: Faction };
  loweredCannons: Cannons;
  raisedCannons: Cannons;
  rolledBattle: {
    readonly figure: string;
    readonly dice: readonly number[];
    readonly bonus: number;
    readonly total: number;
  };
  wonBattle: {
    readonly figure: string;
    readonly over: string;
    readonly attack: number;
    readonly defence: number;
  };
  spoils: { readonly faction: Faction; readonly spoil: Spoil };
  stoleGold: { readonly faction: Faction; readonly from: Faction };
  recruited: { readonly faction: Faction; readonly card: string; readonly die: number };
  revealed: { readonly card: string };
  boxed: OfCard;
  usedCrew: OfCard;
  lured: {
    readonly faction: Faction;
    readonly from: Faction;
    readonly card: string;
    readonly as: 'crew' | 'cargo';
  };
  movedComrades: { readonly count: number; readonly from: string; readonly to: string };
  readied: Count;
  placedComrades: { readonly count: number; readonly to: string };
  removedComrades: { readonly count: number; readonly from: string };
  lostShip: { readonly plan: 'cutter' | 'gunship' };
  playedPlan: { readonly plan: PlanId };
  pickedUp: OfCard;
  delivered: { readonly faction: Faction; readonly card: string; readonly region: string };
  enriched: { readonly region: string; readonly wealth: number };
  /** Whom it is pledged to is told to its owner alone. */
  pledged: { readonly faction: Faction; readonly token: 'A' | 'B'; readonly to?: 'squadron' | 'union' };
  movedMarker: { readonly faction: Faction; readonly to: string; readonly reward: Reward };
  controls: { readonly faction: Faction; readonly region: string; readonly wealth: number };
  revealedPledge: {
    readonly faction: Faction;
    readonly card: string;
    readonly to: 'squadron' | 'union';
    readonly glory: number;
  };
  clearedMarket: OfFaction;
  rolledDice: { readonly faction: Faction; readonly dice: readonly number[] };
  /** Which they are is told to the Union alone. */
  drewPlans: { readonly count: number; readonly plans?: readonly PlanId[] };
  gameOver: { readonly winners: readonly Faction[] };
}
export type Happening = Saying<Happenings>;

/** What is noted beside a choice before it is made. */
export interface Notes {
  explores: Left;
  battle: { readonly against: string; readonly percent: number };
  odds: { readonly percent: number; readonly without: number };
  oddsBeforeTheirs: { readonly percent: number; readonly without: number };
  wreck: object;
  wreckSpared: object;
  current: object;
  currentOffMap: object;
  currentStill: object;
  oldSalt: object;
  seaWitch: object;
  powderLookout: object;
  port: object;
  treasure: { readonly gold: number };
  fog: object;
  /** What placing a die costs, and gold if it has to be changed. */
  theDie: { readonly gold: number };
  mends: Count;
  bombards: Count;
  orders: Count;
  inspires: Count;
  gathers: Count;
  rallies: Count;
  winds: Count;
  sailsFar: { readonly spaces: number };
  undamaged: object;
  noComrades: object;
  noneReady: object;
  notAshore: object;
  noReserve: object;
  noPatrolsOut: object;
  noPatrolsLeft: object;
  noWind: object;
  noRecruits: object;
}
export type Note = Saying<Notes>;

/** Why a table is refused. */
export interface Refusals {
  soloSeats: { readonly rule: string };
  soloCaptain: { readonly rule: string };
  soloChallenge: { readonly rule: string; readonly solo: Solo; readonly seats: number };
}
export type Reason = Saying<Refusals>;

/** Why the game is over. */
export interface Ends {
  mostGlory: object;
  conceded: { readonly seat: Seat; readonly faction: Faction | '' };
  soloConceded: object;
  solo: {
    readonly mode: Solo;
    readonly result: 'won' | 'drawn' | 'lost';
    readonly margin: number;
    readonly medal: 'gold' | 'silver' | 'bronze' | 'none';
  };
}
export type End = Saying<Ends>;
