import type { About, Json } from './json.ts';
import {
  type Asker,
  type Offer,
  type Question,
  type Range,
  type Refusal,
  type Rules,
  type Seat,
} from './question.ts';
import type { Random } from './random.ts';
import type { Options, Outside, Setup } from './setup.ts';

export type Viewer = Seat | 'spectator';

/** Something that happened, told to the seats: `{ say: 'sailed', figure, from, to }`. */
export type Event = About;

/** An event as everybody may hear it, and the fuller one for the seats that may know more. */
export interface Told {
  readonly event: Event;
  readonly fuller?: { readonly [seat: Seat]: Event };
}

/** What rules work on. */
export interface Table<S> {
  readonly state: S;
  readonly random: Random;
  /** Says what happened, in public, and more fully to some seats. */
  tell(event: Event, fuller?: { readonly [seat: Seat]: Event }): void;
  /** Something hidden has been shown: what was decided before cannot be taken back. */
  reveal(): void;
}

/** What a seat may do at any time, out of turn: a question whose answer is carried out at once and asks nothing more. */
export interface Aside<S> {
  readonly question: Question;
  /** It may be taken while others are still deciding together: whatever they have decided stays good. */
  readonly meanwhile?: true;
  act(table: Table<S>, answer: Json): void;
}

export interface Score {
  readonly total: number;
  readonly parts: readonly { readonly say: string; readonly points: number }[];
}

export interface Outcome {
  /** Seats from best to worst; those who share a place stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly scores: readonly Score[];
  readonly reason: About;
}

/** One kind of component and how many of it are in the box. */
export interface Component {
  readonly what: string;
  readonly count: number;
}

/**
 * What would follow from an answer, worked out on a view alone: shown before anybody commits to it. `G` is what the game's
 * own board draws of it: an outline at the end of a course, an arc of fire.
 */
export interface Preview<G = unknown> {
  /** Names of things on the table, in the order the move would touch them. */
  readonly path?: readonly string[];
  /** What it would do. */
  readonly notes: readonly About[];
  /** What it would cost, and what one should mind. */
  readonly costs?: readonly About[];
  readonly minds?: readonly About[];
  /** It may be done, but nothing would come of it now: the notes say why. */
  readonly idle?: boolean;
  readonly geometry?: G;
  /** Why the rules would refuse it: an answer that is still being made need not be one yet. */
  readonly refused?: About;
}

/** A question as a viewer sees it: everybody knows who is awaited and why, only the asked seat what it may choose. */
export interface Asked {
  readonly id: number;
  readonly seat: Asker;
  readonly about: About;
  readonly offer?: Offer;
  /** The answer that the asked seat may leave standing. */
  readonly standing?: Json;
}

/** What really fell when the table was asked and, for boards alone, what lies beside it: the recorded motion. Rules never read it. */
export interface Thrown {
  readonly answer: Json;
  readonly beside?: Json;
}

/** Answers for the table by something better than a sample, such as a physics worker. */
export type Thrower = (asked: Asked, seed: string) => Promise<Thrown>;

export interface Game<S = unknown, V = unknown> {
  readonly id: string;
  readonly version: number;
  readonly seats: Range;
  readonly options: Options;
  readonly census: readonly Component[];
  /** What a seat may bring to the table, such as a fleet. Without this, nothing. */
  readonly brings?: Outside;
  /** What a group may go on from, such as a campaign's archive. Without this, nothing. */
  readonly inherits?: Outside;
  /** Why such a table cannot be set, if it cannot. What seats and group bring has been judged before. */
  admit?(config: Setup): Refusal | undefined;
  /** Only deals; choices of setup are the first steps of play. */
  setup(deal: Setup): S;
  /** One step: as a rule a turn. */
  play(table: Table<S>): Rules;
  asides?(state: S, seat: Seat): readonly Aside<S>[];
  outcome(state: S): Outcome | undefined;
  /** What a finished match hands on to the next one of the same group; null is nothing. */
  handsOn?(state: S): Json;
  /** How the game ends if this seat gives up; nothing if it goes on with another player in the seat. */
  concede?(state: S, seat: Seat): Outcome | undefined;
  /** Built by listing what that viewer may know, from a copy of the state that nothing will change. */
  view(state: S, viewer: Viewer): V;
  /** Re-deals, in place, what that seat cannot know. */
  imagine(state: S, seat: Seat, random: Random): void;
  preview?(view: V, asked: Asked, answer: Json): Preview | undefined;
  /** What is wrong with a state, if anything: every component counted, every invariant checked. */
  audit(state: S): string | undefined;
  copy(state: S): S;
  /** Lifts a checkpoint saved by an older version. */
  migrate?(state: Json, from: number): S;
}

/** What a viewer hears of what was told. */
export function heard(told: Told, viewer: Viewer): Event {
  return viewer === 'spectator' ? told.event : (told.fuller?.[viewer] ?? told.event);
}
