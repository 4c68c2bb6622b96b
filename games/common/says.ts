import {
  amount,
  type About,
  type Asker,
  type Option,
  pick,
  picks,
  type Rules,
  type Seat,
  shape,
  type Shaping,
  type Table as KernelTable,
  type Within,
} from '@portolan/kernel';

/**
 * What a game says, as types. A game lists its sayings by name with their fields, `interface Asks { sail: { left: number } }`;
 * rules can say nothing else, and every language must have a sentence for each that names only its fields.
 */

/** One of the sayings of a list: `{ say: 'sail', left: 2 }`. */
export type Saying<List> = {
  [Say in keyof List & string]: { readonly say: Say } & Readonly<List[Say]>;
}[keyof List & string];

/** The kernel's questions, about what this game asks. */
export interface Asking<Ask extends About> {
  readonly pick: <O extends Option>(seat: Asker, about: Ask, options: () => readonly O[]) => Rules<O>;
  readonly picks: <O extends Option>(
    seat: Asker,
    about: Ask,
    options: () => readonly O[],
    within: Within,
    fits?: (chosen: readonly O[]) => About | undefined,
  ) => Rules<readonly O[]>;
  readonly amount: (seat: Asker, about: Ask, within: Within) => Rules<number>;
  readonly shape: <T>(seat: Asker, about: Ask, shaping: Shaping<T>) => Rules<T>;
  /** Asks whether to do something that may be left undone. */
  readonly may: (seat: Seat, about: Ask, on?: string) => Rules<boolean>;
}

export const asking = <Ask extends About>(): Asking<Ask> => ({ pick, picks, amount, shape, may });

const NO = { key: 'no' };

function* may(seat: Seat, about: About, on?: string): Rules<boolean> {
  const yes = on === undefined ? { key: 'yes' } : { key: 'yes', on };
  const answer = yield* pick(seat, about, () => [yes, NO]);
  return answer.key === 'yes';
}

/** The kernel's table, where only what this game tells can be told. */
export interface Telling<S, Event extends About> extends Omit<KernelTable<S>, 'tell'> {
  tell(event: Event, fuller?: { readonly [seat: Seat]: Event }): void;
}
