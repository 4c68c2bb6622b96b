import type { Seat } from '@portolan/kernel';
import type { AutomaId } from './content/automa.ts';
import type { CareerId } from './content/careers.ts';
import type { Place } from './content/places.ts';
import type { Building } from './content/prestige.ts';
import type { CardId } from './content/projects.ts';
import type { QuestId } from './content/quests.ts';
import type { StoryNo } from './content/story.ts';
import type { Combo, Nation } from './content/symbols.ts';
import type { CityTileId, LegacyId } from './content/tiles.ts';
import type { TokenId } from './content/tokens.ts';
import type { Space } from './content/trail.ts';

/** The state of a game of Maracaibo: plain data, changed in place by the rules. */

export interface ByNation {
  france: number;
  spain: number;
  england: number;
}

/** Where victory points come from. */
export const SOURCES = [
  'voyage',
  'combat',
  'influence',
  'exploration',
  'quests',
  'spies',
  'projects',
  'income',
  'ship',
  'career',
  'prestige',
  'scoring',
  'stolen',
] as const;
export type Source = (typeof SOURCES)[number];
export type Points = { [source in Source]: number };

/** A spy on the map, bound to the card that sent it there. */
export interface Spy {
  readonly place: Place;
  readonly card: CardId;
  /** Used, scored, or placed where the ship will not pass this round. [MB-RULING.63] */
  done: boolean;
  /** Placed this turn: not to be used before the next. [MB-SPY.5] */
  fresh: boolean;
}

/** A bought card, with the spies on it and the quest on it. */
export interface Owned {
  readonly card: CardId;
  spies: number;
  quest: QuestId;
}

export interface Player {
  readonly seat: Seat;
  ship: Place;
  explorer: Space;
  doubloons: number;
  cp: number;
  /** Spies in the own supply, and own spies in the general supply. */
  spies: number;
  general: number;
  influence: ByNation;
  incomeD: number;
  incomeVp: number;
  /** Steps beyond the end of the doubloon income track. [MB-INC.4] */
  overflow: number;
  hand: CardId[];
  planning: CardId[];
  bought: Owned[];
  abroad: Spy[];
  combos: Combo[];
  tokens: TokenId[];
  /** Quest and story tiles on the quest track. */
  quests: QuestId[];
  /** Discs left on each area of the ship board. */
  discs: number[];
  career: CareerId;
  /** Which objectives are completed. */
  objectives: boolean[];
  /** Careers to choose from. */
  offer: CareerId[];
  points: Points;
}

/** Jeanne's things in a solo game. */
export interface Jeanne {
  ship: Place;
  explorer: Space;
  influence: ByNation;
  /** Discs left on the automa board. */
  discs: number;
  cards: CardId[];
  quests: QuestId[];
  tokens: TokenId[];
  deck: AutomaId[];
  played: AutomaId[];
  /** Automa cards left out. */
  left: AutomaId[];
  points: Points;
}

export interface Legacy {
  readonly id: LegacyId;
  discs: number;
  /** Cubes on the slots of L6 and L9. */
  cubes: (Nation | '')[];
  /** The quest on L1. */
  quest: QuestId;
}

export interface Combat {
  token: TokenId;
  nation: Nation | '';
  cv: number;
}

/** A story card in play. */
export interface Tale {
  readonly no: StoryNo;
  /** Its story tile on the map; nothing if it needs none, waits for one, or it is claimed. */
  tile: QuestId;
  claimed: boolean;
  /** Who will read its back: a player's place in the list, or nobody yet. */
  narrator: number;
}

export interface Story {
  tales: Tale[];
  resolved: StoryNo[];
  /** Cards drawn in the final scoring, for the next game. */
  drawn: StoryNo[];
  unlocked: CardId[];
  /** Story tiles not yet on the map, the next one first. */
  tiles: QuestId[];
  /** What was voted: the card and the one that followed. */
  votes: { readonly no: StoryNo; readonly next: StoryNo }[];
  complete: boolean;
}

export interface Invested {
  building: Building;
  open: boolean;
  /** Places of the investors in the list of players, the first one first. */
  investors: number[];
}

export interface Turn {
  /** Whose turn it is, as a place in the list of players. */
  player: number;
  phase: 'sail' | 'action' | 'draw' | 'none';
  /** Movement points spent this turn, and in the last sail. */
  mp: number;
  sailed: number;
  /** Combat actions used this turn. [MB-COMBAT.23] */
  used: string[];
  /** Village actions still to come of every sequence under way, the innermost last. */
  granted: number[];
  mainDone: boolean;
  /** A legacy tile was used at this stop. */
  worked: boolean;
  /** Where the ship stopped this turn. */
  stops: Place[];
}

export type Stage = 'split' | 'careers' | 'turn' | 'jeanne' | 'interim' | 'final' | 'over';
export type Mode = 'easy' | 'medium' | 'hard' | 'story';

export interface Maracaibo {
  stage: Stage;
  mode: Mode;
  armada: boolean;
  round: number;
  turn: Turn;
  /** Who ended the round: a place in the list of players, the number of players for Jeanne. */
  trigger: number;
  /** Clockwise from the first player of the game. */
  players: Player[];
  jeanne: Jeanne | undefined;
  /** The four places of the row; an empty one holds nothing. [MB-INFO.6] */
  row: CardId[];
  /** The next card is the last. */
  draw: CardId[];
  discard: CardId[];
  unused: CardId[];
  /** The top quest is the last. */
  questPile: QuestId[];
  questsOut: QuestId[];
  /** Tiles being fulfilled right now: paid for, not yet on a quest track. */
  underway: QuestId[];
  /** Quests on the three quest spaces of the exploration track. */
  trailQuests: QuestId[];
  /** By place: quests and story tiles in order of arrival, cube, discs in the market, city tile. */
  quests: QuestId[][];
  cubes: (Nation | '')[];
  markets: number[];
  tiles: CityTileId[];
  unusedTiles: CityTileId[];
  reserve: ByNation;
  /** Cubes removed from the game. */
  cubesOut: ByNation;
  piles: TokenId[][];
  tokensOut: TokenId[];
  combats: Combat[];
  prestige: Invested[];
  unusedBuildings: Building[];
  careersLeft: CareerId[];
  legacy: Legacy[];
  story: Story;
  blueCrossed: boolean;
  greenCrossed: boolean;
  arrivals: number;
  discsOut: number;
  /** Discs that came from the box onto legacy tiles. */
  discsFromBox: number;
}

export const noPoints = (): Points => ({
  voyage: 0,
  combat: 0,
  influence: 0,
  exploration: 0,
  quests: 0,
  spies: 0,
  projects: 0,
  income: 0,
  ship: 0,
  career: 0,
  prestige: 0,
  scoring: 0,
  stolen: 0,
});

export function total(points: Points): number {
  return (
    points.voyage +
    points.combat +
    points.influence +
    points.exploration +
    points.quests +
    points.spies +
    points.projects +
    points.income +
    points.ship +
    points.career +
    points.prestige +
    points.scoring +
    points.stolen
  );
}

/** Copies are written out field by field, in the order in which the objects are first made: then all of a kind have one shape. */
export function copyState(state: Maracaibo): Maracaibo {
  return {
    stage: state.stage,
    mode: state.mode,
    armada: state.armada,
    round: state.round,
    turn: copyTurn(state.turn),
    trigger: state.trigger,
    players: state.players.map(copyPlayer),
    jeanne: state.jeanne && copyJeanne(state.jeanne),
    row: state.row.slice(),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    unused: state.unused.slice(),
    questPile: state.questPile.slice(),
    questsOut: state.questsOut.slice(),
    underway: state.underway.slice(),
    trailQuests: state.trailQuests.slice(),
    quests: state.quests.map(copyList),
    cubes: state.cubes.slice(),
    markets: state.markets.slice(),
    tiles: state.tiles.slice(),
    unusedTiles: state.unusedTiles.slice(),
    reserve: copyByNation(state.reserve),
    cubesOut: copyByNation(state.cubesOut),
    piles: state.piles.map(copyList),
    tokensOut: state.tokensOut.slice(),
    combats: state.combats.map(copyCombat),
    prestige: state.prestige.map(copyInvested),
    unusedBuildings: state.unusedBuildings.slice(),
    careersLeft: state.careersLeft.slice(),
    legacy: state.legacy.map(copyLegacy),
    story: copyStory(state.story),
    blueCrossed: state.blueCrossed,
    greenCrossed: state.greenCrossed,
    arrivals: state.arrivals,
    discsOut: state.discsOut,
    discsFromBox: state.discsFromBox,
  };
}

export const copyList = <T>(list: readonly T[]): T[] => list.slice();
export const copyByNation = ({ france, spain, england }: ByNation): ByNation => ({ france, spain, england });
export const copyCombat = ({ token, nation, cv }: Combat): Combat => ({ token, nation, cv });
const copyInvested = ({ building, open, investors }: Invested): Invested => ({
  building,
  open,
  investors: investors.slice(),
});
export const copyLegacy = ({ id, discs, cubes, quest }: Legacy): Legacy => ({
  id,
  discs,
  cubes: cubes.slice(),
  quest,
});
export const copySpy = ({ place, card, done, fresh }: Spy): Spy => ({ place, card, done, fresh });
export const copyOwned = ({ card, spies, quest }: Owned): Owned => ({ card, spies, quest });
const copyTale = ({ no, tile, claimed, narrator }: Tale): Tale => ({ no, tile, claimed, narrator });

export const copyTurn = (turn: Turn): Turn => ({
  player: turn.player,
  phase: turn.phase,
  mp: turn.mp,
  sailed: turn.sailed,
  used: turn.used.slice(),
  granted: turn.granted.slice(),
  mainDone: turn.mainDone,
  worked: turn.worked,
  stops: turn.stops.slice(),
});

export const copyPoints = (points: Points): Points => ({
  voyage: points.voyage,
  combat: points.combat,
  influence: points.influence,
  exploration: points.exploration,
  quests: points.quests,
  spies: points.spies,
  projects: points.projects,
  income: points.income,
  ship: points.ship,
  career: points.career,
  prestige: points.prestige,
  scoring: points.scoring,
  stolen: points.stolen,
});

const copyPlayer = (player: Player): Player => ({
  seat: player.seat,
  ship: player.ship,
  explorer: player.explorer,
  doubloons: player.doubloons,
  cp: player.cp,
  spies: player.spies,
  general: player.general,
  influence: copyByNation(player.influence),
  incomeD: player.incomeD,
  incomeVp: player.incomeVp,
  overflow: player.overflow,
  hand: player.hand.slice(),
  planning: player.planning.slice(),
  bought: player.bought.map(copyOwned),
  abroad: player.abroad.map(copySpy),
  combos: player.combos.slice(),
  tokens: player.tokens.slice(),
  quests: player.quests.slice(),
  discs: player.discs.slice(),
  career: player.career,
  objectives: player.objectives.slice(),
  offer: player.offer.slice(),
  points: copyPoints(player.points),
});

const copyJeanne = (jeanne: Jeanne): Jeanne => ({
  ship: jeanne.ship,
  explorer: jeanne.explorer,
  influence: copyByNation(jeanne.influence),
  discs: jeanne.discs,
  cards: jeanne.cards.slice(),
  quests: jeanne.quests.slice(),
  tokens: jeanne.tokens.slice(),
  deck: jeanne.deck.slice(),
  played: jeanne.played.slice(),
  left: jeanne.left.slice(),
  points: copyPoints(jeanne.points),
});

export const copyStory = (story: Story): Story => ({
  tales: story.tales.map(copyTale),
  resolved: story.resolved.slice(),
  drawn: story.drawn.slice(),
  unlocked: story.unlocked.slice(),
  tiles: story.tiles.slice(),
  votes: story.votes.map(({ no, next }) => ({ no, next })),
  complete: story.complete,
});
