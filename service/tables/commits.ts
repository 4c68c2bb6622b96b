import { NotSaved } from '../store/saving.ts';
import type { Store, Write } from '../store/store.ts';

/** Whoever wrote: once a write of theirs has failed, what they wrote after it is void. */
export interface Writer {
  lost: boolean;
}

interface Waiting {
  readonly write: Write;
  readonly writer: Writer;
  readonly committed: () => void;
  readonly failed: (why: Error) => void;
}

/**
 * Group commit: all that came in during one turn of the loop is one transaction and one fsync,
 * and nobody is told anything before it is on disk.
 */
export class Commits {
  /** Called after every transaction with how many acts it held and the milliseconds it took. */
  measured: (acts: number, took: number) => void = () => {};
  readonly #store: Pick<Store, 'commit' | 'saving'>;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;

  constructor(store: Pick<Store, 'commit' | 'saving'>) {
    this.#store = store;
  }

  /** Resolves when the write is on disk. `told` runs just before, in the order of the writes. */
  add(write: Write, writer: Writer, told: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const committed = (): void => {
        resolve();
        told();
      };
      this.#waiting.push({ write, writer, committed, failed: reject });
      this.#flushing ??= this.#flush();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async settled(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const batch = this.#waiting;
    this.#waiting = [];
    for (const { writer, failed } of batch)
      if (writer.lost) failed(new NotSaved('what came before it is lost'));
    await this.#commit(batch.filter(({ writer }) => !writer.lost));
    this.#flushing = this.#waiting.length > 0 ? this.#flush() : undefined;
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    const started = performance.now();
    try {
      await this.#store.commit(batch.map(({ write }) => write));
    } catch (error) {
      await this.#commitByWriter(batch, error);
      return;
    }
    this.measured(batch.length, performance.now() - started);
    for (const { committed } of batch) committed();
  }

  /** One of them was refused: the others must not suffer for it, unless nothing can be saved at all. */
  async #commitByWriter(batch: readonly Waiting[], error: unknown): Promise<void> {
    const writers = new Set(batch.map(({ writer }) => writer));
    if (writers.size > 1 && this.#store.saving.works) {
      for (const writer of writers) await this.#commit(batch.filter((waiting) => waiting.writer === writer));
      return;
    }
    for (const { writer, failed } of batch) {
      writer.lost = true;
      failed(new NotSaved('the store refused it', { cause: error }));
    }
  }
}
