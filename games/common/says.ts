import {
  amount,
  type About,
  type Asker,
  type Option,
  type Outcome,
  pick,
  picks,
  Refusal,
  type Rules,
  type Seat,
  shape,
  type Shaping,
  type Standing,
  type Table as KernelTable,
  type Within,
} from '@portolan/kernel';
import { nth } from './lists.ts';

/**
 * What a game says, as types. A game lists its sayings by name with their fields, `interface Asks { sail: { left: number } }`;
 * rules can say nothing else, and every language must have a sentence for each that names only its fields.
 */

/** One of the sayings of a list: `{ say: 'sail', left: 2 }`. */
export type Saying<List> = {
  [Say in keyof List & string]: { readonly say: Say } & Readonly<List[Say]>;
}[keyof List & string];

/** The kernel's questions, about what this game asks, with the choices it offers and the reasons it refuses for. */
export interface Asking<Ask extends About, Choice extends Option, Reason extends About> {
  readonly pick: <O extends Choice>(
    seat: Asker,
    about: Ask,
    options: () => readonly O[],
    standing?: Standing,
  ) => Rules<O>;
  readonly picks: <O extends Choice>(
    seat: Asker,
    about: Ask,
    options: () => readonly O[],
    within: Within,
    fits?: (chosen: readonly O[]) => Reason | undefined,
  ) => Rules<readonly O[]>;
  readonly amount: (seat: Asker, about: Ask, within: Within) => Rules<number>;
  readonly shape: <T>(seat: Asker, about: Ask, shaping: Shaping<T>) => Rules<T>;
  /** Asks whether to do something that may be left undone. */
  readonly may: (seat: Seat, about: Ask, on?: string) => Rules<boolean>;
  /** One of several things; what public facts leave no choice about is not asked. */
  readonly choose: <O extends Choice>(seat: Asker, about: Ask, options: () => readonly O[]) => Rules<O>;
  readonly refusal: (reason: Reason) => Refusal;
}

export const asking = <
  Ask extends About,
  Choice extends Option = Option,
  Reason extends About = About,
>(): Asking<Ask, Choice, Reason> => ({
  pick,
  picks,
  amount,
  shape,
  may,
  choose,
  refusal: (reason) => new Refusal(reason),
});

const NO = { key: 'no' };

function* may(seat: Seat, about: About, on?: string): Rules<boolean> {
  const yes = on === undefined ? { key: 'yes' } : { key: 'yes', on };
  const answer = yield* pick(seat, about, () => [yes, NO]);
  return answer.key === 'yes';
}

function* choose<O extends Option>(seat: Asker, about: About, options: () => readonly O[]): Rules<O> {
  const all = options();
  return all.length === 1 ? nth(all, 0) : yield* pick(seat, about, options);
}

/** The kernel's table, where only what this game tells can be told. */
export interface Telling<S, Event extends About> extends Omit<KernelTable<S>, 'tell'> {
  tell(event: Event, fuller?: { readonly [seat: Seat]: Event }): void;
}

/**
 * What the kernel hands back of a game's own words. It passes them on as plain data, but this game says nothing else, since its
 * rules ask through `asking` and tell through `Telling`: boards, bots and texts narrow on what they get here.
 */
interface Own {
  readonly ask: About;
  readonly choice: Option;
  readonly event: About;
  readonly reason: About;
  readonly end: About;
}
export interface Hearing<Game extends Own> {
  ask(about: About): Game['ask'];
  choice(option: Option): Game['choice'];
  choices(options: readonly Option[]): readonly Game['choice'][];
  event(event: About): Game['event'];
  reason(refused: Refusal): Game['reason'];
  end(outcome: Outcome): Game['end'];
}

export const hearing = <Game extends Own>(): Hearing<Game> => ({
  ask: (about) => about,
  choice: (option) => option,
  choices: (options) => options,
  event: (event) => event,
  reason: ({ reason }) => reason,
  end: ({ reason }) => reason,
});

/** What the kernel refuses by itself, in any game. */
export interface KernelRefusals {
  notOffered: { readonly asked: string };
  wrongCount: { readonly asked: string; readonly min: number; readonly max: number };
  wrongAmount: { readonly asked: string; readonly min: number; readonly max: number };
  matchIsOver: object;
  questionIsClosed: object;
  notYourTurn: object;
  cannotUndo: object;
  cannotConcede: object;
  othersAreDeciding: object;
  wrongSeats: { readonly min: number; readonly max: number };
  unknownOption: { readonly option: string };
  unknownValue: { readonly option: string };
  bringsNothing: object;
  inheritsNothing: object;
}
