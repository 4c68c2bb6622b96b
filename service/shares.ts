import { Limit } from './limits.ts';
import { Refused } from './problems.ts';
import type { Store } from './store/store.ts';
import type { Person } from './tables/table.ts';

/** What one person may have at once: tables they have set, of these with bots and open to anybody, seats, lines a minute. */
export interface Shares {
  readonly tables: number;
  readonly withBots: number;
  readonly open: number;
  readonly seats: number;
  readonly lines: number;
}

/** All shares, from the tables a person may have set and not played to the end. */
export const sharesOf = (tables: number): Shares => ({
  tables,
  withBots: Math.ceil(tables / 2),
  open: Math.ceil(tables / 20),
  seats: 4 * tables,
  lines: 60,
});

/** As much of a wish as counts here. */
interface Wished {
  readonly open?: boolean;
  readonly seats: readonly { readonly kind: string }[];
}

const tooMany = (problem: string, sentence: string): Refused => new Refused(429, problem, sentence);

/** Sees to it that nobody takes more than their share. */
export class Sharing {
  readonly #store: Store;
  readonly #shares: Shares;
  readonly #lines: Limit;
  /** What each person is setting or joining just now: one after the other, so that each is counted. */
  readonly #under = new Map<string, Promise<unknown>>();

  constructor(store: Store, shares: Shares) {
    this.#store = store;
    this.#shares = shares;
    this.#lines = new Limit(shares.lines);
  }

  /** Sets a table, if the person may have one more of that kind. */
  async setting<T>(person: Person, wish: Wished, set: () => Promise<T>): Promise<T> {
    return await this.#inTurn(person, async () => {
      const { tables, withBots, open } = await this.#store.lists.hosted(person.id);
      if (tables >= this.#shares.tables)
        throw tooMany('tooManyTables', 'You have set many tables already: play or leave some first.');
      if (wish.open && open >= this.#shares.open)
        throw tooMany('tooManyOpen', 'You have open tables already: wait until somebody has joined.');
      if (wish.seats.some(({ kind }) => kind === 'bot') && withBots >= this.#shares.withBots)
        throw tooMany('tooManyBots', 'You have many tables with bots already: play or leave some first.');
      return await set();
    });
  }

  /** Takes a seat, if the person may have one more. */
  async joining<T>(person: Person, join: () => Promise<T>): Promise<T> {
    return await this.#inTurn(person, async () => {
      if ((await this.#store.lists.seatsTaken(person.id)) >= this.#shares.seats)
        throw tooMany('tooManySeats', 'You sit at many tables already: play or leave some first.');
      return await join();
    });
  }

  saying(person: Person): void {
    if (!this.#lines.admits(person.id)) throw tooMany('tooManyLines', 'That was a lot: wait a minute.');
  }

  async #inTurn<T>({ id }: Person, act: () => Promise<T>): Promise<T> {
    const before = this.#under.get(id);
    const doing = (before ?? Promise.resolve()).catch(() => undefined).then(act);
    this.#under.set(id, doing);
    try {
      return await doing;
    } finally {
      if (this.#under.get(id) === doing) this.#under.delete(id);
    }
  }
}
