import type { Seat } from '@portolan/kernel';
import type { CaptainId } from './content/captains.ts';
import type { CargoId, Good } from './content/cargo.ts';
import type { EventId, NpcId } from './content/events.ts';
import type { Design, GloryId } from './content/glory.ts';
import type { PortId, ZoneId } from './content/map.ts';
import type { MissionId } from './content/missions.ts';
import type { ByNation, Nation } from './content/nations.ts';
import type { RumorId } from './content/rumors.ts';
import type { Mod, Section, ShipType, Weapon } from './content/ships.ts';

/** The state of a game of Merchants & Marauders: plain data, changed in place by the rules. */

/** The five sections of a ship as they stand; 0 is destroyed. [MM-SHIP.2] */
export interface Sections {
  hull: number;
  cargo: number;
  masts: number;
  crew: number;
  cannons: number;
}

/** Where marked Glory points came from. [MM-GLORY] */
export const SOURCES = ['combat', 'sale', 'raid', 'mission', 'rumor', 'ship', 'errand', 'headStart'] as const;
export type GlorySource = (typeof SOURCES)[number];
export type GloryTrack = { [source in GlorySource]: number };

/** Choosing a captain's first ship, at sea, waiting for the next turn with a new captain, or retired. */
export type Standing = 'outfitting' | 'sailing' | 'waiting' | 'retired';

export interface Player {
  readonly seat: Seat;
  /** Played by the rules alone. [MM-SOLO.1] */
  readonly rival: boolean;
  standing: Standing;
  captain: CaptainId;
  /** Captain and ship are known to all. [MM-INFO.16] */
  revealed: boolean;
  ship: ShipType;
  sections: Sections;
  zone: ZoneId;
  inPort: boolean;
  /** Aboard. */
  gold: number;
  chest: number;
  /** How often gold was stashed since the chest was last empty for all to see. [MM-INFO.5] */
  stashes: number;
  /** Gold lost with captains so far, which everybody saw. */
  lost: number;
  declared: boolean;
  glory: GloryTrack;
  hand: GloryId[];
  cargo: CargoId[];
  rumor: RumorId | '';
  /** The rumor was true and is kept, face up. [MM-INFO.7] */
  proven: boolean;
  /** The nation named on the Forged documents. */
  forged: Nation | '';
  mission: MissionId | '';
  specialists: GloryId[];
  weapons: Weapon[];
  mods: Mod[];
  /** The reinforced hull has done its work until it is restored. */
  hullUsed: boolean;
  bounties: ByNation;
  /** This captain has had the point for a frigate or galleon. [MM-YARD.16] */
  outfitted: boolean;
  /** The port where goods were bought on the last turn, and on this one. [MM-BUY.10] */
  boughtLast: PortId | '';
  boughtNow: PortId | '';
  /** [MM-SOLO.6] */
  errands: number;
}

/** A ship nobody plays. */
export interface Npc {
  readonly id: NpcId;
  /** Nowhere if it is not on the map. */
  zone: ZoneId | '';
  /** Its captains, the one in command last. */
  stack: EventId[];
  /** Drawn this round, waiting for its end. [MM-NPC.14] */
  arriving: EventId[];
  manOWar: boolean;
}

/** A modification token in a port. [MM-INFO.11] */
export interface PortToken {
  mod: Mod | '';
  faceUp: boolean;
}

export const ACTIVITIES = ['sell', 'buy', 'yard', 'recruit', 'rumor', 'mission', 'stash'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** What has happened in the turn under way. */
export interface Turn {
  actions: number;
  /** Actions that can only be Moves. */
  moves: number;
  acted: boolean;
  /** It began in a port, with a captain: the captain may retire. [MM-RETIRE.1] */
  mayRetire: boolean;
  ended: boolean;
  ported: boolean;
  /** A Port action is under way. */
  ashore: boolean;
  activities: Activity[];
  /** Targets that may not be sought again, and those Inés Montalvo missed once. [MM-SCOUT.7] */
  sought: string[];
  missed: string[];
  rerolled: boolean;
  lightsOut: boolean;
  /** The Influence roll at Port Royal was made. */
  bribed: boolean;
  /** The good named with Word from the quay. */
  quay: Good | '';
  /** Specialists asked in vain this turn. [MM-SPEC.7] */
  refused: GloryId[];
  /** The pardon of Peace was bought. */
  peaceBought: boolean;
  /** Étienne's pardon, the mission roll and the test of the rumor in this Port action. */
  pardonBought: boolean;
  taskTried: boolean;
  pursed: boolean;
}

/** A hit on its way to a section; a skull's section is open until somebody names it. */
export interface Hit {
  /** 1 to 4, or 5 for a skull. */
  die: number;
  section: Section | '';
}

export type CombatAction = 'shoot' | 'board' | 'flee';

/** One side of a combat: a player's captain, a captain nobody plays, or a crew ashore. */
export interface Fighter {
  readonly seat: Seat;
  readonly npc: NpcId | '';
  /** Who decides for it; -1 if the rules do. [MM-NCTRL.1] */
  readonly controller: Seat;
  action: CombatAction | '';
  dice: number[];
  /** Dice fewer in the next contest, more in the next round of crew combat. */
  fewer: number;
  more: number;
  unlimited: boolean;
  /** Gets away whatever the opponent rolled. */
  escapes: boolean;
  /** Crew damage taken less this round. */
  shield: number;
  /** Hits this side is about to inflict and, once rolled, those on their way to it. */
  inflicts: number;
  hits: Hit[];
  /** A section whose surplus hits are lost. [MM-WEAP.4] [MM-WEAP.6] */
  spared: Section | '';
  redirected: boolean;
  chased: boolean;
  grappled: boolean;
  /** This side has lost the combat. */
  lost: boolean;
  readonly crewBefore: number;
}

export interface Battle {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** The sections of the ship nobody plays, or the crew ashore. [MM-NCTRL.3] */
  readonly enemy: Sections;
  /** What leads the crew ashore, 0 in a naval combat. */
  readonly shore: number;
  round: number;
  melee: boolean;
  /** Rounds without hit, boarding or escape. [MM-BATTLE.10] */
  quiet: number;
  /** The last card played in this combat. [MM-CCARD.7] */
  last: Design | '';
}

export interface Raid {
  readonly seat: Seat;
  readonly zone: ZoneId;
  readonly nation: Nation;
  cards: CargoId[];
  dice: number[];
  successes: number;
  exchanged: boolean;
}

/** A card laid face down for the moment that is being answered. [MM-CARD.8] */
export interface Announced {
  readonly seat: Seat;
  /** Its place in the hand. */
  readonly place: number;
}

/** What the winner of a boarding may choose from. [MM-INFO.18] */
export interface Loot {
  readonly winner: Seat;
  readonly loser: Seat;
}

export type Stage = 'outfitting' | 'round' | 'turn' | 'endOfRound' | 'over';
export type Ending = '' | 'target' | 'noEvents' | 'noCaptains';

export interface Merchants {
  stage: Stage;
  ending: Ending;
  readonly target: number;
  readonly openPurses: boolean;
  /** 0 with people only, else the level of the solo game. */
  readonly solo: number;
  round: number;
  readonly first: Seat;
  /** Whose turn it is, and how many have had theirs this round. */
  active: Seat;
  taken: number;
  turn: Turn;
  players: Player[];
  npcs: Npc[];
  /** By zone: the hidden nation of the merchant there. */
  merchants: { [zone in ZoneId]: Nation | '' };
  /** Face down, in the order they were found. */
  merchantTrack: Nation[];
  demand: { [port in PortId]: Good };
  reserve: Good[];
  tokens: { [port in PortId]: PortToken };
  /** Tokens being redistributed. */
  loose: Mod[];
  missions: MissionId[];
  event: EventId | '';
  /** What the event named: a nation or a port; `peace` if there was no war for it to end. */
  named: Nation | PortId | 'peace' | '';
  war: Nation[];
  warCard: EventId | '';
  /** Nations whose man-o'-war comes at the end of the round. */
  mustering: Nation[];
  battle: Battle | null;
  raid: Raid | null;
  loot: Loot | null;
  announced: Announced[];
  /** An announced card turned up, and not yet played or taken back. */
  shown: GloryId | '';
  /** Cargo cards drawn to be bought or kept, and how much dearer they are. */
  offer: CargoId[];
  /** Who sees them; -1 is everybody. */
  offerFor: Seat;
  dearer: number;
  /** Those of the cards on offer that are chosen so far. */
  bought: CargoId[];
  /** Cargo cards set aside until the purchase is over. [MM-RULING.17] */
  aside: CargoId[];
  /** Glory or rumor cards being looked at by the active player. */
  glimpsed: GloryId[];
  whispered: RumorId[];
  /** Demand tokens drawn to choose from. */
  fashions: Good[];
  eventDeck: EventId[];
  eventDiscard: EventId[];
  gloryDeck: GloryId[];
  gloryDiscard: GloryId[];
  captainDeck: CaptainId[];
  captainDiscard: CaptainId[];
  cargoDeck: CargoId[];
  cargoDiscard: CargoId[];
  rumorDeck: RumorId[];
  rumorDiscard: RumorId[];
  missionDeck: MissionId[];
  missionDiscard: MissionId[];
}

export const newTurn = (actions: number): Turn => ({
  actions,
  moves: 0,
  acted: false,
  mayRetire: false,
  ended: false,
  ported: false,
  ashore: false,
  activities: [],
  sought: [],
  missed: [],
  rerolled: false,
  lightsOut: false,
  bribed: false,
  quay: '',
  refused: [],
  peaceBought: false,
  pardonBought: false,
  taskTried: false,
  pursed: false,
});
