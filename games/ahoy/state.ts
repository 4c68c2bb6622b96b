import type { Seat } from '@portolan/kernel';
import type { Faction, Figure } from './content/factions.ts';
import type { CardId, CrewId } from './content/market.ts';
import type { PlanId } from './content/plans.ts';
import type { SlotId } from './content/slots.ts';
import type { Direction, TileId, Turn } from './content/tiles.ts';

/** The state of a game of Ahoy: plain data, changed in place by the rules. */

/** A space of the map's grid as one number, so that neighbours are a sum away; OFF is nowhere. x grows east, y south. [AH-REG.1] */
export type At = number;

const WIDTH = 64;
const MIDDLE = 32;
export const at = (x: number, y: number): At => (x + MIDDLE) * WIDTH + y + MIDDLE;
export const xOf = (space: At): number => Math.floor(space / WIDTH) - MIDDLE;
export const yOf = (space: At): number => (space % WIDTH) - MIDDLE;

const STEP: readonly [number, number, number, number] = [-1, WIDTH, 1, -WIDTH];
export const beside = (space: At, direction: Direction): At => space + STEP[direction];

/** Room for something about every space; filled from the start, for a list with gaps is slow. */
export const bySpace = <T>(each = 1): (T | undefined)[] => Array.from({ length: WIDTH * WIDTH * each });

const NAMES = bySpace<string>();
/** The name the board draws a space under, such as `space:3,2`. */
export const spaceName = (space: At): string => (NAMES[space] ??= `space:${xOf(space)},${yOf(space)}`);

/** A die slot. Crew without a printed slot have one too: it holds the die they were paid with. */
export interface Slot {
  readonly id: SlotId;
  /** The value of the die on it, 0 if there is none. */
  die: number;
  damaged: boolean;
}

export type GlorySource = 'headStart' | 'regions' | 'deliveries' | 'rewards' | 'pledges';

export interface Pledge {
  faction: 'squadron' | 'union';
  cards: CardId[];
}

export interface Player {
  readonly faction: Faction;
  /** Who plays it; -1 until the factions are chosen. */
  seat: Seat;
  gold: number;
  glory: { [source in GlorySource]: number };
  /** Unplaced dice. */
  dice: number[];
  /** Dice that cannot be placed any more this round. */
  setAside: number[];
  slots: Slot[];
  crew: CardId[];
  /** Smugglers only; empty for the others. */
  cargo: CardId[];
  /** The two Pledge tokens, A and B, in an order that says nothing about their factions. [AH-INF.7] */
  pledges: Pledge[];
  white: number;
  black: number;
}

/** The Union's Comrades and plans. Comrades on Islands stand with their region. */
export interface Uprising {
  reserve: number;
  ready: number;
  hand: PlanId[];
  pile: PlanId[];
  discard: PlanId[];
  inPlay: PlanId[];
}

export interface Region {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  wealth: number;
  comrades: number;
}

/** What kind of action a move belongs to: faction effects on anchoring ask for it. */
export type Manner = 'sail' | 'tailwind' | 'other';

/** A move under way. It lies in the state so that whatever befalls the figure can end it. */
export interface Voyage {
  readonly figure: Figure;
  /** Who decides where it goes. */
  readonly by: Faction;
  readonly manner: Manner;
  /** Steps still to be taken. */
  left: number;
  moved: boolean;
  /** The currents that have already acted since the last step of choice. [AH-TER.24] */
  chain: At[];
  /** Set when the figure was removed, rammed away, or began another move instead. */
  end: '' | 'removed' | 'rammed' | 'replaced';
  readonly ignores: readonly ('battles' | 'wrecks')[];
  /** Treasures may be taken in passing. [AH-CREW.8] */
  readonly trawls: boolean;
  readonly mayLeaveMap: boolean;
}

export interface Turns {
  /** Whose turn it is, as a place in the clockwise list of players. */
  player: number;
  /** Dice to be placed this turn, and dice placed. */
  quota: number;
  placed: number;
  /** Crew powers used that work once a turn. */
  used: CrewId[];
  /** How often a Smuggler moved on after a battle since the last action began. [AH-RULING.76] */
  bonusMoves: number;
}

export type Stage = 'factions' | 'setup' | 'turn' | 'endOfRound' | 'over';
export type Solo = 'none' | 'voyage' | 'scoreAttack' | 'blockade' | 'uprising' | 'ironTide';

export interface Ahoy {
  stage: Stage;
  solo: Solo;
  /** The faction played by the one human of a solo game. */
  captain: Faction;
  level: number;
  round: number;
  /** Holder of the First player card, as a place in the list of players. */
  first: number;
  turn: Turns;
  /** Clockwise. */
  players: Player[];
  /** Where each figure stands. */
  at: At[];
  regions: Region[];
  pile: TileId[];
  /** The tile removed at setup. */
  removed: TileId[];
  /** A tile drawn and not yet laid. */
  drawn: TileId[];
  market: CardId[];
  deck: CardId[];
  box: CardId[];
  supply: number;
  uprising: Uprising;
  voyages: Voyage[];
  /** Who won, once the game is over: places in the list of players. */
  winners: number[];
}

/**
 * Copies are written out field by field, in the order in which the objects are first made:
 * then all of a kind have one shape, which is what makes forks and rules fast.
 */
export function copyState(state: Ahoy): Ahoy {
  return {
    stage: state.stage,
    solo: state.solo,
    captain: state.captain,
    level: state.level,
    round: state.round,
    first: state.first,
    turn: copyTurns(state.turn),
    players: state.players.map(copyPlayer),
    at: state.at.slice(),
    regions: state.regions.map(copyRegion),
    pile: state.pile.slice(),
    removed: state.removed.slice(),
    drawn: state.drawn.slice(),
    market: state.market.slice(),
    deck: state.deck.slice(),
    box: state.box.slice(),
    supply: state.supply,
    uprising: copyUprising(state.uprising),
    voyages: state.voyages.map(copyVoyage),
    winners: state.winners.slice(),
  };
}

const copyTurns = ({ player, quota, placed, used, bonusMoves }: Turns): Turns => ({
  player,
  quota,
  placed,
  used: used.slice(),
  bonusMoves,
});

const copyPlayer = (player: Player): Player => ({
  faction: player.faction,
  seat: player.seat,
  gold: player.gold,
  glory: copyGlory(player.glory),
  dice: player.dice.slice(),
  setAside: player.setAside.slice(),
  slots: player.slots.map(copySlot),
  crew: player.crew.slice(),
  cargo: player.cargo.slice(),
  pledges: player.pledges.map(copyPledge),
  white: player.white,
  black: player.black,
});

const copyGlory = ({
  headStart,
  regions,
  deliveries,
  rewards,
  pledges,
}: Player['glory']): Player['glory'] => ({
  headStart,
  regions,
  deliveries,
  rewards,
  pledges,
});

const copySlot = ({ id, die, damaged }: Slot): Slot => ({ id, die, damaged });
const copyPledge = ({ faction, cards }: Pledge): Pledge => ({ faction, cards: cards.slice() });
const copyRegion = ({ tile, x, y, turn, wealth, comrades }: Region): Region => ({
  tile,
  x,
  y,
  turn,
  wealth,
  comrades,
});

const copyUprising = ({ reserve, ready, hand, pile, discard, inPlay }: Uprising): Uprising => ({
  reserve,
  ready,
  hand: hand.slice(),
  pile: pile.slice(),
  discard: discard.slice(),
  inPlay: inPlay.slice(),
});

const copyVoyage = (voyage: Voyage): Voyage => ({
  figure: voyage.figure,
  by: voyage.by,
  manner: voyage.manner,
  left: voyage.left,
  moved: voyage.moved,
  chain: voyage.chain.slice(),
  end: voyage.end,
  ignores: voyage.ignores.slice(),
  trawls: voyage.trawls,
  mayLeaveMap: voyage.mayLeaveMap,
});
