import type { Statement, Writer } from './store.ts';

/** Nothing was changed: the store did not take it. */
export class NotSaved extends Error {}

/** Milliseconds between two tries whether the store takes anything again. */
const PAUSE = 1000;

/**
 * A writer that knows whether the disk takes what it writes. When something was refused it finds out whether
 * everything is; from then on it tries by itself, until the disk is back.
 */
export class Saving {
  works = true;
  /** Called when it stops working, and when it works again. */
  changed: (works: boolean) => void = () => {};
  readonly #writer: Writer;
  readonly #trial: readonly Statement[];
  readonly #pause: number;
  #trying: Promise<void> | undefined;
  #closed = false;

  /** The trial is something that can be written at any time and again and again. */
  constructor(writer: Writer, trial: Statement, pause = PAUSE) {
    this.#writer = writer;
    this.#trial = [trial];
    this.#pause = pause;
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    try {
      return await this.#writer.commit(statements);
    } catch (error) {
      await this.#find();
      throw new NotSaved('the store refused it', { cause: error });
    }
  }

  /** Resolves when the disk takes what is written; at once if it does. */
  async again(): Promise<void> {
    await this.#trying;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#writer.close();
  }

  /** Finds out whether anything can be written. */
  async #find(): Promise<void> {
    const works = await this.#writer.commit(this.#trial).then(
      () => true,
      () => false,
    );
    if (works === this.works || this.#closed) return;
    this.works = works;
    this.changed(works);
    if (!works) this.#trying = this.#keepTrying();
  }

  async #keepTrying(): Promise<void> {
    while (!this.works && !this.#closed) {
      await new Promise((resolve) => setTimeout(resolve, this.#pause).unref());
      await this.#find();
    }
  }
}
