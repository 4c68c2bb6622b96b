import type { KernelRefusals } from '../common/says.ts';

/** What Maracaibo says: questions, events, notes and reasons, each by name with its fields. Names like `card:A12` stand for things. */

interface Of {
  readonly seat: number;
}

export interface Asks {
  plan: object;
  discards: object;
  career: object;
  /** Phase A, or the extra sail of a spy action. */
  sail: { readonly mp: number; readonly extra: boolean };
  act: { readonly place: string; readonly done: boolean };
  disc: object;
  works: { readonly tile: string };
  village: { readonly left: number };
  influence: { readonly points: number };
  rank: object;
  explore: { readonly steps: number };
  trailQuest: { readonly quest: string };
  pay: { readonly thing: string; readonly left: number };
  goods: { readonly count: number; readonly may: boolean };
  pile: object;
  nation: { readonly token: string };
  combat: { readonly nation: string; readonly cv: number };
  draw: { readonly need: number };
  toll: { readonly place: string };
  tokensForD: object;
  spiesOrD: object;
  pay2cp: { readonly sign: string };
  home: object;
  spyForVp: object;
  s11: object;
  settle: { readonly rank: boolean };
  combo: object;
  spiesOnCard: object;
  skull: object;
  order: { readonly card: string };
  cubeNation: { readonly place: string };
  scoring: { readonly last: boolean };
  vote: { readonly no: string };
  narrator: { readonly no: string };
  sailAgain: object;
  /** A free action in between. */
  free: object;
}

export interface Events {
  roundBegins: { readonly round: number };
  turnBegins: Of;
  careersShown: { readonly seats: readonly number[]; readonly careers: readonly string[] };
  sailed: Of & { readonly to: string; readonly mp: number };
  passed: Of & { readonly spies: number; readonly place: string; readonly vp: number };
  tollPaid: Of & { readonly d: number };
  acted: Of & { readonly what: string; readonly place: string };
  delivered: Of & { readonly card: string; readonly place: string };
  disc: Of & { readonly area: string };
  upgraded: Of & { readonly area: string };
  gained: Of & {
    readonly d: number;
    readonly vp: number;
    readonly cp: number;
    readonly spies: number;
    readonly from: string;
  };
  influence: Of & { readonly nation: string; readonly points: number; readonly vp: number };
  income: Of & { readonly d: number; readonly vp: number };
  incomeFull: Of & { readonly vp: number };
  combo: Of & { readonly combo: string };
  explored: Of & { readonly to: string; readonly steps: number };
  line: Of & { readonly line: string; readonly vp: number };
  stole: Of & { readonly from: number };
  quest: Of & { readonly quest: string };
  revealed: Of & { readonly token: string };
  fights: Of & { readonly nation: string; readonly cv: number };
  spent: Of & { readonly cp: number; readonly spies: number };
  cube: Of & { readonly nation: string; readonly place: string; readonly over: string };
  combatEnds: Of;
  bought: Of & { readonly card: string; readonly d: number };
  invested: Of & { readonly building: string; readonly d: number };
  spySent: Of & { readonly place: string };
  planned: Of & { readonly card: string };
  objective: Of & { readonly d: number; readonly vp: number };
  careerDone: Of;
  discarded: Of & { readonly cards: readonly string[] };
  discardedHand: Of & { readonly count: number };
  tookRow: Of & { readonly card: string };
  drew: Of & { readonly cards: number };
  converted: Of;
  interim: { readonly round: number };
  final: object;
  scored2: Of;
  opened: { readonly building: string };
  questPosted: { readonly quest: string; readonly place: string };
  storyPosted: { readonly tile: string; readonly place: string };
  legacyAdded: { readonly tile: string };
  legacyRemoved: { readonly tile: string };
  tale: { readonly no: string };
  read: { readonly no: string; readonly narrator: number };
  voted: { readonly no: string; readonly next: string };
  ranks: Of & { readonly nation: string; readonly rank: number; readonly times: number; readonly vp: number };
  majority: Of & { readonly nation: string };
  buildingScored: Of & { readonly building: string; readonly vp: number };
  cardsScored: Of & { readonly vp: number };
  jeanneDraws: { readonly card: string };
  jeanneSails: { readonly to: string };
  jeanneQuest: { readonly quest: string };
  jeanneDelivers: { readonly place: string };
  jeanneCard: { readonly place: number };
  jeanneInfluence: { readonly nation: string; readonly points: number };
  jeanneDisc: object;
  jeanneExplores: { readonly to: string };
  jeanneVp: { readonly vp: number; readonly from: string };
  jeanneFights: { readonly nation: string; readonly token: string };
  jeanneCube: { readonly nation: string; readonly place: string };
  shuffled: object;
}

export interface Notes {
  stop: { readonly place: string; readonly mp: number };
  vas: { readonly count: number };
  pass: { readonly vp: number };
  toll: { readonly d: number };
  cost: { readonly d: number; readonly left: number };
  cv: { readonly left: number };
  endsRound: object;
}

export interface Reasons {
  mostPoints: object;
  jeanne: { readonly won: boolean; readonly yours: number; readonly hers: number };
  conceded: Of;
}

/** Why a table is refused, besides what the kernel refuses. */
export interface Refusals extends KernelRefusals {
  notAStory: object;
  notAnArchive: object;
}
