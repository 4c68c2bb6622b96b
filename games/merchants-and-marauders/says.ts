import type { KernelRefusals } from '../common/says.ts';
import type { Skill } from './content/captains.ts';
import type { Moment } from './content/glory.ts';
import type { Nation } from './content/nations.ts';
import type { CombatAction, GlorySource } from './state.ts';

/**
 * All that Merchants & Marauders says: what it asks, tells, notes and answers. Things go by the names the board draws them
 * under (`ship:0`, `zone:nassau`, `card:lightsOut.1`), people by their seats.
 */

interface OfSeat {
  readonly seat: number;
}
type Things = readonly string[];
type Dice = readonly number[];

export interface Asks {
  firstShip: object;
  act: { readonly actions: number; readonly moves: number };
  beforeSearch: object;
  port: { readonly port: string };
  sell: { readonly demand: string };
  buy: object;
  swapGood: object;
  chooseDemand: object;
  yard: object;
  moveMods: object;
  choosePorts: { readonly count: number };
  buyCrew: { readonly price: number };
  stash: object;
  fetch: object;
  keepRumor: object;
  repeatMission: object;
  keepMission: object;
  unload: { readonly count: number };
  keepCargo: { readonly room: number };
  carpenter: object;
  repairAtHome: object;
  repairFree: { readonly left: number };
  rerollMerchant: object;
  chooseRaid: { readonly flag: Nation };
  spendWeapon: { readonly successes: number };
  useSuccess: { readonly successes: number };
  pardonNation: object;
  forgeNation: object;
  pardonCount: { readonly nation: Nation };
  buyPardons: { readonly nation: Nation; readonly price: number };
  claimReward: { readonly loser: number };
  nameGood: object;
  chooseGlory: object;
  chooseModification: object;
  takeFrigate: { readonly gold: number };
  discardGlory: object;
  keepGlory: object;
  takeRumor: object;
  announce: { readonly moment: Moment };
  playCard: { readonly card: string };
  moveHunter: object;
  declare: {
    readonly ship: string;
    readonly against: string;
    readonly theirs: CombatAction | '';
    readonly round: number;
  };
  redeclare: object;
  longGuns: object;
  chaseGuns: object;
  swivelGuns: object;
  grapple: object;
  rerollDice: object;
  masterGunner: object;
  loadShot: { readonly skulls: number };
  assignSkull: { readonly ship: string };
  redirectHit: object;
  reinforcedHull: { readonly hits: number };
  cancelHit: object;
  turnHit: { readonly section: string };
  capture: { readonly ship: string; readonly from: string };
}

export interface Events {
  setSail: OfSeat & { readonly captain: string; readonly ship: string; readonly port: string };
  round: { readonly round: number };
  event: { readonly card: string };
  turn: OfSeat;
  order: OfSeat & { readonly order: string };
  errand: OfSeat & { readonly errands: number };
  npcMoved: { readonly npc: string; readonly to: string };
  hunts: OfSeat & { readonly npc: string; readonly to: string };
  npcArrived: { readonly npc: string; readonly captain: string; readonly zone: string };
  manOWarArrived: { readonly npc: string; readonly zone: string };
  npcDefeated: { readonly npc: string };
  war: { readonly nations: Things };
  warOver: object;
  nationNamed: { readonly nation: Nation };
  quarantined: { readonly port: string };
  merchantsLaid: object;
  newDemand: { readonly port: string; readonly good: string };
  sailed: OfSeat & { readonly from: string; readonly to: string };
  entered: OfSeat & { readonly port: string };
  left: OfSeat & { readonly port: string };
  unloaded: OfSeat & { readonly cards: Things };
  searched: OfSeat & { readonly npc: string; readonly dice: Dice; readonly successes: number };
  seeks: OfSeat & { readonly target: string };
  rolled: OfSeat & { readonly skill: Skill; readonly dice: Dice; readonly successes: number };
  foundMerchant: OfSeat & { readonly zone: string; readonly nation: Nation };
  letGo: OfSeat;
  drewCargo: { readonly cards: Things };
  raidDiscarded: OfSeat & { readonly card: string };
  raided: OfSeat & { readonly zone: string; readonly nation: Nation; readonly gold: number };
  raidFailed: OfSeat;
  merchantEscaped: OfSeat;
  tokenTurned: { readonly port: string; readonly mod: string };
  sold: OfSeat & { readonly cards: Things; readonly gold: number };
  looksAtGoods: OfSeat & { readonly cards: number };
  setAside: { readonly card: string };
  bought: OfSeat & { readonly count: number; readonly gold: number; readonly left: Things };
  repaired: { readonly section: string };
  gotWeapon: OfSeat & { readonly weapon: string };
  soldWeapon: OfSeat & { readonly weapon: string };
  usedWeapon: OfSeat & { readonly weapon: string };
  gotModification: OfSeat & { readonly mod: string; readonly port: string };
  redistributed: OfSeat & { readonly ports: Things };
  boughtShip: OfSeat & { readonly ship: string };
  recruited: OfSeat & { readonly crew: number };
  heardRumor: OfSeat;
  presented: OfSeat & { readonly rumor: string };
  proved: OfSeat & { readonly rumor: string };
  accepted: OfSeat & { readonly mission: string };
  missionLaid: { readonly mission: string; readonly port: string };
  completed: OfSeat & { readonly mission: string };
  stashed: OfSeat;
  stashedGold: OfSeat & { readonly gold: number };
  fetched: OfSeat;
  fetchedGold: OfSeat & { readonly gold: number };
  gained: OfSeat & { readonly gold: number; readonly from: string };
  paid: OfSeat & { readonly gold: number; readonly for: string };
  lostGold: OfSeat & { readonly gold: number };
  wanted: OfSeat & { readonly nation: Nation; readonly bounties: number };
  pardoned: OfSeat & { readonly nation: Nation; readonly removed: number; readonly bounties: number };
  scored: OfSeat & { readonly source: GlorySource };
  declared: OfSeat & { readonly chest: number };
  drewGlory: OfSeat;
  drewThisGlory: OfSeat & { readonly card: string };
  discardedGlory: OfSeat & { readonly card: string };
  keptGlory: OfSeat & { readonly kept: number; readonly left: Things };
  namedGood: OfSeat & { readonly good: string };
  hired: OfSeat & { readonly card: string };
  announced: OfSeat;
  turnedUp: OfSeat & { readonly card: string };
  playedCard: OfSeat & { readonly card: string };
  declinedCard: OfSeat & { readonly card: string };
  combat: { readonly attacker: string; readonly defender: string };
  firedGuns: OfSeat & { readonly mod: string; readonly hits: number };
  declaredAction: { readonly ship: string; readonly action: CombatAction };
  redeclared: OfSeat & { readonly action: CombatAction };
  contestDice: { readonly ship: string; readonly dice: Dice; readonly successes: number };
  rerolled: OfSeat & { readonly dice: number };
  wonContest: { readonly ship: string };
  contestTied: object;
  contestVoid: object;
  sectionDice: { readonly ship: string; readonly dice: Dice };
  skullOn: { readonly section: string };
  redirectedHit: OfSeat & { readonly section: string };
  turnedHit: OfSeat & { readonly section: string };
  cancelledHit: OfSeat & { readonly by: string };
  damaged: { readonly sections: Things };
  lostCargo: OfSeat & { readonly card: string };
  escaped: { readonly ship: string };
  stalemate: object;
  undecided: object;
  boarded: { readonly ship: string; readonly against: string };
  landed: OfSeat & { readonly crew: number; readonly leadership: number };
  meleeDice: { readonly ship: string; readonly dice: Dice; readonly successes: number };
  lostCrew: { readonly ship: string; readonly crew: number };
  wonCombat: { readonly ship: string; readonly over: string; readonly boarded: boolean };
  healed: OfSeat;
  captured: OfSeat & { readonly ship: string };
  stowed: OfSeat & { readonly kept: number; readonly left: Things };
  tookRumor: OfSeat;
  died: OfSeat & { readonly captain: string };
  retired: OfSeat & { readonly captain: string };
  newCaptain: OfSeat & { readonly captain: string };
  reentered: OfSeat & { readonly ship: string; readonly port: string };
  funded: OfSeat & { readonly gold: number };
  noCaptains: object;
  noEvents: object;
}

/** What a choice would lead to. */
export interface Notes {
  success: { readonly percent: number; readonly dice: number };
  searchedHere: { readonly npc: string; readonly percent: number };
  costs: { readonly gold: number };
  earns: { readonly gold: number };
  brings: { readonly nation: Nation };
  point: object;
  leavesCargo: { readonly count: number };
  contest: { readonly win: number; readonly lose: number; readonly none: number };
  escape: { readonly percent: number };
  boarding: { readonly percent: number };
  hits: { readonly expected: number };
  raidStands: {
    readonly gold: number;
    readonly escapes: number;
    readonly hits: number;
    readonly fails: boolean;
  };
}

/** Why a table or an answer is refused, besides what the kernel refuses. */
export interface Reasons extends KernelRefusals {
  soloSeats: { readonly seats: number };
  tooDear: object;
}

export interface Endings {
  target: object;
  noEvents: object;
  noCaptains: object;
  conceded: { readonly seat: number };
}
