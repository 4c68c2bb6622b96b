/** Something that waits for its turn, and how long it is reckoned to take. */
interface Waiting<T> {
  readonly item: T;
  readonly takes: number;
}

/** Somebody for whom something waits, and when all they were given so far is reckoned to be done. */
interface Waiter<T> {
  readonly waiting: Waiting<T>[];
  done: number;
}

/**
 * Whose turn it is. Everybody gets the same share of time, however much they ask for, and among those who have had as
 * much, what is quick goes first. Time is reckoned here, not measured: it stands still while nothing waits.
 */
export class Turns<T> {
  readonly #waiters = new Map<string, Waiter<T>>();
  #now = 0;

  add(whom: string, item: T, takes: number): void {
    const waiter = this.#waiters.get(whom) ?? { waiting: [], done: 0 };
    if (waiter.waiting.length === 0) waiter.done = Math.max(waiter.done, this.#now);
    waiter.waiting.push({ item, takes });
    waiter.waiting.sort((a, b) => a.takes - b.takes);
    this.#waiters.set(whom, waiter);
  }

  /** Takes out what comes next, among those who may have a turn now. */
  next(may: (whom: string) => boolean): T | undefined {
    let best: Waiter<T> | undefined;
    let soonest = Infinity;
    for (const [whom, waiter] of this.#waiters) {
      const ends = waiter.done + (waiter.waiting[0]?.takes ?? Infinity);
      if (ends >= soonest || !may(whom)) continue;
      best = waiter;
      soonest = ends;
    }
    const next = best?.waiting.shift();
    if (!best || !next) return undefined;
    this.#now = best.done;
    best.done = soonest;
    this.#forget();
    return next.item;
  }

  /** Takes out everything. */
  empty(): T[] {
    const all = [...this.#waiters.values()].flatMap(({ waiting }) => waiting.map(({ item }) => item));
    this.#waiters.clear();
    return all;
  }

  /** Who waits for nothing and has had no more than their share is as good as new. */
  #forget(): void {
    for (const [whom, { waiting, done }] of this.#waiters)
      if (waiting.length === 0 && done <= this.#now) this.#waiters.delete(whom);
    if ([...this.#waiters.values()].every(({ waiting }) => waiting.length === 0)) this.#waiters.clear();
  }
}
