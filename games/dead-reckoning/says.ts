import type { Achievement } from './content/achievements.ts';
import type { AreaId } from './content/battle-board.ts';
import type { BuildingKind, Icon, Tier } from './content/effects.ts';

/** What Dead Reckoning says: what it asks, tells, notes and refuses. Players are named by their seat, things by what the board draws. */

type Nothing = object;
/** Where goods can be unloaded: at the dock, on an island, or nowhere. */
export type Quay = 'port' | 'island' | 'sea';

export interface Asks {
  keepToken: Nothing;
  levelUp: Nothing;
  wishLevelUp: Nothing;
  /** The main phase. */
  act: { readonly sails: number; readonly taken: number; readonly raised: boolean };
  stow: { readonly quay: Quay };
  makeRoom: { readonly quay: Quay; readonly cargo: number; readonly coin: number };
  pay: { readonly cargo: number; readonly coin: number };
  lose: { readonly cargo: number; readonly coin: number };
  split: { readonly cargo: number; readonly coin: number };
  sides: { readonly icon: Icon };
  step: { readonly left: number };
  nextPirate: Nothing;
  attack: Nothing;
  spareCube: { readonly wanted: number };
  influence: { readonly left: number };
  removeInfluence: Nothing;
  produce: { readonly left: number };
  build: { readonly left: number };
  upgrade: { readonly tier: Tier };
  upgradeWhere: { readonly upgrade: string };
  replaceUpgrade: Nothing;
  levelUpDeck: Nothing;
  levelUpHand: Nothing;
  copy: Nothing;
  /** Before a battle: rearrange, jettison, level up. */
  respond: { readonly against: number };
  playToAttack: { readonly against: string };
  commit: { readonly against: string; readonly theirs: number; readonly certain: number };
  playToDefend: { readonly against: number; readonly theirs: number };
  battleAbility: { readonly mine: number; readonly theirs: number };
  moveCube: Nothing;
  giveUpCube: Nothing;
  playDrawn: Nothing;
  plunderCoins: { readonly goods: number };
  plunder: { readonly cargo: number; readonly coin: number; readonly ashore: boolean };
  drop: { readonly mine: number; readonly theirs: number };
  mode: Nothing;
  sleeve: Nothing;
}

interface Moved {
  readonly ship: string;
  readonly from: string;
  readonly to: string;
}
interface Goods {
  readonly seat: number;
  readonly cargo: number;
  readonly coin: number;
}

export interface Happenings {
  began: { readonly seat: number; readonly round: number };
  firstPlayer: { readonly seat: number };
  levelled: { readonly seat: number; readonly card: string; readonly level: number };
  levelledHidden: { readonly seat: number };
  played: { readonly seat: number; readonly card: string };
  raised: { readonly seat: number; readonly sails: number };
  sailed: Moved & { readonly stops: boolean };
  explored: { readonly seat: number; readonly space: string };
  revealed: { readonly card: string; readonly space: string };
  loaded: Goods & { readonly from: string };
  unloaded: Goods & { readonly to: string };
  rearranged: { readonly seat: number };
  jettisoned: Goods;
  gained: Goods & { readonly to: 'dock' | 'ship' | 'island'; readonly space: string };
  noRoom: Goods;
  paid: Goods;
  lost: Goods;
  bought: { readonly seat: number; readonly card: string; readonly cost: number };
  traded: { readonly seat: number; readonly card: string; readonly cost: number };
  foundAdvancement: { readonly seat: number; readonly card: string; readonly row: number };
  foundNone: { readonly row: number };
  attackedMerchant: {
    readonly seat: number;
    readonly card: string;
    readonly back: string;
    readonly cubes: number;
  };
  buried: { readonly card: string };
  tookPrize: { readonly seat: number; readonly card: string };
  used: { readonly seat: number; readonly ability: string };
  placedInfluence: { readonly seat: number; readonly space: string };
  replacedInfluence: { readonly seat: number; readonly space: string; readonly whose: number };
  removedInfluence: { readonly seat: number; readonly space: string; readonly whose: number };
  tookControl: { readonly seat: number; readonly space: string };
  lostControl: { readonly seat: number; readonly space: string };
  sparedCube: { readonly seat: number; readonly space: string };
  razed: { readonly space: string; readonly building: BuildingKind };
  built: { readonly seat: number; readonly space: string; readonly building: BuildingKind };
  produced: { readonly seat: number; readonly space: string; readonly cargo: number; readonly coin: number };
  upgraded: { readonly seat: number; readonly upgrade: string; readonly hull: string };
  repaired: { readonly seat: number; readonly count: number };
  damaged: {
    readonly seat: number;
    readonly count: number;
    readonly by: 'garrison' | 'battle' | 'card' | 'merchant';
  };
  sank: { readonly seat: number; readonly coins: number; readonly by: number };
  becameMerchant: { readonly seat: number };
  becamePirate: { readonly seat: number };
  battle: { readonly seat: number; readonly against: string; readonly space: string };
  committed: { readonly seat: number; readonly cannons: number; readonly cubes: number };
  defended: { readonly seat: number; readonly cannons: number; readonly cubes: number };
  dropped: { readonly seat: number; readonly areas: readonly AreaId[]; readonly black: boolean };
  pushed: { readonly whose: number; readonly from: AreaId; readonly to: AreaId };
  blasted: { readonly seat: number; readonly black: boolean; readonly cubes: number };
  passed: { readonly seat: number };
  movedCube: { readonly seat: number; readonly from: AreaId; readonly to: AreaId };
  gaveUpCube: { readonly seat: number; readonly from: AreaId };
  plundered: Goods;
  won: { readonly seat: number; readonly mine: number; readonly theirs: number; readonly against: string };
  merchantWon: { readonly card: string; readonly mine: number; readonly theirs: number };
  progress: { readonly seat: number; readonly achievement: Achievement; readonly count: number };
  achieved: { readonly seat: number; readonly achievement: Achievement };
  sleeved: { readonly seat: number; readonly card: string; readonly sheet: string };
  drew: { readonly seat: number; readonly count: number };
  reshuffled: { readonly seat: number };
  triggered: { readonly seat: number };
  rivalCard: { readonly card: string };
  rivalKept: { readonly card: string };
  tieBreak: { readonly seats: readonly number[]; readonly strengths: readonly number[] };
  scored: { readonly seat: number; readonly total: number };
}

export interface Notes {
  path: { readonly left: number };
  garrison: { readonly damage: number };
  pirates: { readonly ships: number };
  explores: Nothing;
  odds: { readonly percent: number; readonly mine: number; readonly theirs: number };
  costs: { readonly cargo: number; readonly coin: number };
  takesControl: { readonly space: string };
  gains: { readonly cargo: number; readonly coin: number };
  furls: { readonly sails: number };
}

export interface Reasons {
  doesNotFit: Nothing;
  notConserved: Nothing;
  wrongPayment: Nothing;
  cannotUnload: Nothing;
  cannotLoad: Nothing;
  wrongDrop: Nothing;
}

export interface Endings {
  mostCoins: Nothing;
  tieBroken: Nothing;
  solo: { readonly won: boolean; readonly level: string };
  conceded: { readonly seat: number };
}
