import type { Seat } from '@portolan/kernel';
import type { Achievement, TokenId } from './content/achievements.ts';
import type { AreaId } from './content/battle-board.ts';
import type { CardId } from './content/cards.ts';
import type { BuildingKind, Row } from './content/effects.ts';
import type { BoardId } from './content/ocean.ts';
import type { Level, Sailor } from './content/sailors.ts';
import type { UpgradeId } from './content/upgrades.ts';

/** The state of a game of Dead Reckoning: plain data, changed in place by the rules. */

/** An ocean board by its place, row by row from the harbour, or the harbour itself. [DR-GEN.6] */
export type Space = number;
export const HARBOR: Space = 12;

/** Nobody: an empty slot, no controller, the side of those who are no player. */
export const NOBODY = -1;

/** An advancement in a sleeve or set aside; a merchant ship that was won shows its back. [DR-ENC.5] [DR-ENC.10] */
export interface Sheet {
  readonly card: CardId;
  readonly won: boolean;
}

/** One of the twelve cards of a player, with up to three advancements in its sleeve, by slot: top, middle, bottom. */
export interface SailorCard {
  readonly sailor: Sailor;
  level: Level;
  /** The level it had when everybody last saw it. [DR-HID.13] */
  seen: Level;
  sheets: (Sheet | null)[];
}

/** A card of a player, by its place in the list of twelve. */
export type CardNo = number;

/** A hull space: the tiles on it, the last one uppermost, and what lies in its hold. */
export interface Hull {
  tiles: UpgradeId[];
  cargo: number;
  coin: number;
}

export interface Player {
  readonly seat: Seat;
  /** Cubes in the reserve. [DR-SUP.7] */
  cubes: number;
  chest: number;
  dock: number;
  at: Space;
  pirate: boolean;
  damage: number;
  sails: number;
  hull: Hull[];
  cards: SailorCard[];
  deck: CardNo[];
  hand: CardNo[];
  play: CardNo[];
  discard: CardNo[];
  /** How many cards at the bottom of the deck their owner has been shown. [DR-HID.5] */
  known: number;
  /** Advancements set aside. */
  aside: Sheet[];
  markers: Achievement[];
  /** Progress, and the cubes that mark it. [DR-SUP.13] */
  wins: number;
  winCubes: number;
  experts: number;
  expertCubes: number;
  explored: number;
  exploreCubes: number;
  /** The bonus token kept, and those to choose from. */
  token: TokenId | 0;
  tokens: TokenId[];
  /** The token given back: only its owner knows it. [DR-HID.11] */
  refused: TokenId | 0;
  /** A level-up is due: by right, or as the fourth player may wish. [DR-LVL.1] [DR-SETUP.21] */
  due: '' | 'due' | 'wish';
  /** The last turn is over. [DR-END.7] */
  finished: boolean;
  /** Abilities used this turn. */
  used: number[];
  /** Cannons used this turn, by where they are: cards, hull spaces, the ship board. */
  fired: number[];
}

export interface OceanBoard {
  id: BoardId;
  explored: boolean;
  card: CardId | '';
  /** Whose cube is in each influence slot. */
  slots: number[];
  /** Permanent cubes by player. */
  permanent: number[];
  controller: number;
  /** Who controlled it last: its buildings are theirs until another takes it. [DR-BLDG.7] */
  holder: number;
  buildings: BuildingKind[];
  cargo: number;
  coin: number;
}

/** What has happened in the turn under way. [DR-GEN.5] */
export interface Turn {
  player: number;
  stage: 'begin' | 'main' | 'maintenance';
  raised: boolean;
  taken: number;
  explored: boolean;
  /** Ships fought, by player. */
  fought: number[];
  /** Spaces whose buildings were fought. */
  stormed: Space[];
  /** Pirates that shared the space when the turn began. [DR-PIRATE.11] */
  met: number[];
  /** Islands closed after a lost battle. [DR-PIRATE.16] */
  shut: Space[];
  began: Space;
  stops: Space[];
  passed: Space[];
  /** The ship harms whom it meets, and where it has been since. [DR-EFF.4] */
  harries: boolean;
  harried: Space[];
  /** One influence put toward a cube that needs two. [DR-END.8] */
  half: { space: Space; owner: number } | null;
  /** Somebody says from where to pay: nothing is thrown overboard meanwhile. */
  paying: boolean;
}

export interface Cube {
  readonly owner: number;
  area: AreaId;
}

/** One side of a battle. */
export interface Side {
  /** The player, or nobody for merchants. */
  readonly player: number;
  /** Strength from abilities. */
  strength: number;
  /** Damage that will not be taken. [DR-EFF.11] */
  spared: number;
  /** What is gained, and done to the enemy, if this side wins. */
  prize: { damage: number; cargo: number; coin: number };
  passed: boolean;
}

export interface Battle {
  readonly kind: 'merchant' | 'ships' | 'buildings';
  readonly space: Space;
  readonly card: CardId | '';
  /** The active player's side first. */
  sides: [Side, Side];
  cubes: Cube[];
  drops: number;
}

export type Stage = 'tokens' | 'turns' | 'over';
export type Mode = 'players' | 'easy' | 'normal' | 'hard' | 'expert';

/** The rival that plays by itself. [DR-SOLO] */
export interface Rival {
  deck: number[];
  discard: number[];
  /** The card it resolves, or resolved last; -1 before the first. */
  card: number;
  resolved: number;
  goods: number;
  upgrades: UpgradeId[];
  /** Cards taken out for the difficulty. */
  out: number[];
}

export interface Reckoning {
  stage: Stage;
  solo: Mode;
  chests: 'closed' | 'open';
  bonus: boolean;
  round: number;
  /** Who begins. */
  first: number;
  turn: Turn;
  players: Player[];
  boards: OceanBoard[];
  /** Boards that are not in the game. */
  left: BoardId[];
  /** The four boxes, the next card last, and how many of the next ones everybody has seen. [DR-HID.7] */
  boxes: CardId[][];
  skipped: number[];
  /** Which back each merchant ship has. [DR-HID.8] */
  backs: { [merchant: string]: CardId };
  /** Merchant ships whose back everybody has seen. */
  shown: CardId[];
  buried: CardId[];
  /** Bonus tokens not dealt. */
  tokens: TokenId[];
  buildings: { [kind in BuildingKind]: number };
  upgrades: { [upgrade in UpgradeId]: number };
  black: number;
  battle: Battle | null;
  /** Cubes on their way to the battle board, by owner. */
  falling: number[];
  rival: Rival | null;
  /** Who triggered the end; nobody before. [DR-END.1] */
  trigger: number;
  /** Strengths of the last drop of a tie-break, by player. */
  winners: number[];
}

export const rowOf = (space: Space): Row => ROW[space] ?? 4;
const ROW: readonly Row[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];

/** Copies are written out field by field: then all of a kind have one shape, which is what makes forks and rules fast. */
export function copyState(state: Reckoning): Reckoning {
  return {
    stage: state.stage,
    solo: state.solo,
    chests: state.chests,
    bonus: state.bonus,
    round: state.round,
    first: state.first,
    turn: copyTurn(state.turn),
    players: state.players.map(copyPlayer),
    boards: state.boards.map(copyBoard),
    left: state.left.slice(),
    boxes: state.boxes.map((box) => box.slice()),
    skipped: state.skipped.slice(),
    backs: { ...state.backs },
    shown: state.shown.slice(),
    buried: state.buried.slice(),
    tokens: state.tokens.slice(),
    buildings: { ...state.buildings },
    upgrades: { ...state.upgrades },
    black: state.black,
    battle: state.battle && copyBattle(state.battle),
    falling: state.falling.slice(),
    rival: state.rival && copyRival(state.rival),
    trigger: state.trigger,
    winners: state.winners.slice(),
  };
}

const copyTurn = (turn: Turn): Turn => ({
  player: turn.player,
  stage: turn.stage,
  raised: turn.raised,
  taken: turn.taken,
  explored: turn.explored,
  fought: turn.fought.slice(),
  stormed: turn.stormed.slice(),
  met: turn.met.slice(),
  shut: turn.shut.slice(),
  began: turn.began,
  stops: turn.stops.slice(),
  passed: turn.passed.slice(),
  harries: turn.harries,
  harried: turn.harried.slice(),
  half: turn.half && { space: turn.half.space, owner: turn.half.owner },
  paying: turn.paying,
});

const copySheet = ({ card, won }: Sheet): Sheet => ({ card, won });
const copyHull = ({ tiles, cargo, coin }: Hull): Hull => ({ tiles: tiles.slice(), cargo, coin });
const copyCard = ({ sailor, level, seen, sheets }: SailorCard): SailorCard => ({
  sailor,
  level,
  seen,
  sheets: sheets.map((sheet) => sheet && copySheet(sheet)),
});

const copyPlayer = (player: Player): Player => ({
  seat: player.seat,
  cubes: player.cubes,
  chest: player.chest,
  dock: player.dock,
  at: player.at,
  pirate: player.pirate,
  damage: player.damage,
  sails: player.sails,
  hull: player.hull.map(copyHull),
  cards: player.cards.map(copyCard),
  deck: player.deck.slice(),
  hand: player.hand.slice(),
  play: player.play.slice(),
  discard: player.discard.slice(),
  known: player.known,
  aside: player.aside.map(copySheet),
  markers: player.markers.slice(),
  wins: player.wins,
  winCubes: player.winCubes,
  experts: player.experts,
  expertCubes: player.expertCubes,
  explored: player.explored,
  exploreCubes: player.exploreCubes,
  token: player.token,
  tokens: player.tokens.slice(),
  refused: player.refused,
  due: player.due,
  finished: player.finished,
  used: player.used.slice(),
  fired: player.fired.slice(),
});

const copyBoard = (board: OceanBoard): OceanBoard => ({
  id: board.id,
  explored: board.explored,
  card: board.card,
  slots: board.slots.slice(),
  permanent: board.permanent.slice(),
  controller: board.controller,
  holder: board.holder,
  buildings: board.buildings.slice(),
  cargo: board.cargo,
  coin: board.coin,
});

const copySide = ({ player, strength, spared, prize, passed }: Side): Side => ({
  player,
  strength,
  spared,
  prize: { damage: prize.damage, cargo: prize.cargo, coin: prize.coin },
  passed,
});

const copyBattle = ({ kind, space, card, sides, cubes, drops }: Battle): Battle => ({
  kind,
  space,
  card,
  sides: [copySide(sides[0]), copySide(sides[1])],
  cubes: cubes.map(({ owner, area }) => ({ owner, area })),
  drops,
});

const copyRival = ({ deck, discard, card, resolved, goods, upgrades, out }: Rival): Rival => ({
  deck: deck.slice(),
  discard: discard.slice(),
  card,
  resolved,
  goods,
  upgrades: upgrades.slice(),
  out: out.slice(),
});
