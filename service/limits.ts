const MINUTE = 60_000;
const MOST_CALLERS = 100_000;

/** How often each caller may come in a minute. */
export class Limit {
  readonly #most: number;
  readonly #came = new Map<string, number>();
  #began = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts this visit; false if it is one too many. */
  admits(caller: string, now = Date.now()): boolean {
    if (now - this.#began >= MINUTE || this.#came.size >= MOST_CALLERS) {
      this.#began = now;
      this.#came.clear();
    }
    const came = (this.#came.get(caller) ?? 0) + 1;
    this.#came.set(caller, came);
    return came <= this.#most;
  }
}
