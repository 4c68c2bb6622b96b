import type { Harbour } from './tables/harbour.ts';

/** Days after which tables go: those that still wait, and those that are over. 0: never. */
export interface Keeping {
  readonly waiting: number;
  readonly over: number;
}

const DAY = 24 * 3600 * 1000;
const OFTEN = 3600 * 1000;
const AT_ONCE = 20;

/** Lets go of tables nobody came to, and of finished ones as long after their end as whoever runs the service decides. */
export class Expiry {
  readonly #harbour: Harbour;
  readonly #keeping: Keeping;
  readonly #timer: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(harbour: Harbour, keeping: Keeping, failed: (table: string, error: unknown) => void) {
    this.#harbour = harbour;
    this.#keeping = keeping;
    const sweep = (): void => void this.sweep().catch((error: unknown) => failed('', error));
    this.#timer = setInterval(sweep, OFTEN);
    this.#timer.unref();
    sweep();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  /** A few at a time, so that nobody waits for it. */
  async sweep(now = Date.now()): Promise<void> {
    const { waiting, over } = this.#keeping;
    const since = (days: number): number => (days === 0 ? 0 : now - days * DAY);
    while (!this.#closed) {
      const ids = await this.#harbour.store.lists.expired(since(waiting), since(over), AT_ONCE);
      if (ids.length === 0) return;
      await this.#harbour.letGo(ids);
    }
  }
}
