import type { Json, Viewer } from '@portolan/kernel';
import {
  type ChatLine,
  type Entered,
  ServiceProblem,
  type Sheet,
  type Update,
  type Whole,
} from '@portolan/service/client.ts';
import { far, type House, houseOf, isNear } from './house.ts';
import { beginningAt, continued, type Story, storyOf } from './story.ts';

/** What is known of a table just now. */
export interface Known {
  readonly story: Story;
  /** Whether the story goes back to the beginning, and whether that was tried. */
  readonly whole: boolean;
  readonly tried: boolean;
  readonly sheet: Sheet | undefined;
  readonly chat: readonly ChatLine[];
  /** Whether news come in; what was acknowledged is safe either way. */
  readonly connected: boolean;
  /** An answer is on its way, or waits for the line to come back. */
  readonly sending: boolean;
  /** There is nothing to see here (any more). */
  readonly gone: ServiceProblem | undefined;
}

const NOTHING: Known = {
  story: [],
  whole: false,
  tried: false,
  sheet: undefined,
  chat: [],
  connected: true,
  sending: false,
  gone: undefined,
};

/** Milliseconds between two tries to send an answer over a broken line. */
const AGAIN = 1000;
/** Milliseconds to wait for an acknowledged answer to come back as news, and between two looks. */
const SOON = 3000;
const GLANCE = 10;

/**
 * How a page plays at a table, through the eyes of one viewer: it follows the table, keeps its whole story, and
 * acts for the seat. Near and far tables are alike.
 */
export class TableLink {
  readonly id: string;
  readonly viewer: Viewer;
  readonly #house: House;
  readonly #listeners = new Set<() => void>();
  #known = NOTHING;
  /** Updates that came while the beginning of the story was still being fetched. */
  #early: Update[] = [];
  #stop: (() => void) | undefined;

  constructor(id: string, viewer: Viewer, house: House = houseOf(id)) {
    this.id = id;
    this.viewer = viewer;
    this.#house = house;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  known = (): Known => this.#known;

  /** Follows the table until told to stop. */
  follow(): () => void {
    const start = (): void => {
      this.#stop?.();
      this.#stop = this.#house.watch(this.id, this.viewer, {
        told: (now, update) => (update ? this.#continue(update) : this.#begin(now)),
        chat: (line) => this.#note({ chat: [...this.#known.chat.filter(({ n }) => n !== line.n), line] }),
        connected: (connected) => this.#note({ connected }),
        refused: (gone) => this.#note({ gone }),
      });
    };
    const lost = (): void => this.#note({ connected: false });
    start();
    if (!isNear(this.id)) {
      addEventListener('online', start);
      addEventListener('offline', lost);
    }
    return () => {
      removeEventListener('online', start);
      removeEventListener('offline', lost);
      this.#stop?.();
    };
  }

  /** Answers what the seat is asked. Over a broken line it tries again until the answer is in, or no longer wanted. */
  async answer(question: number, answer: Json): Promise<void> {
    await this.#send(() => this.#house.answer(this.id, this.#seat, question, answer), question);
  }

  async aside(name: string, answer: Json): Promise<void> {
    await this.#send(() => this.#house.aside(this.id, this.#seat, this.#last, name, answer));
  }

  async undo(): Promise<void> {
    await this.#send(() => this.#house.undo(this.id, this.#seat, this.#last));
  }

  async resign(): Promise<void> {
    await this.#house.resign(this.id, this.#seat);
  }

  async leave(): Promise<void> {
    await this.#house.leave(this.id, this.#seat);
  }

  /** The id of the table where it is played again. */
  async rematch(): Promise<string> {
    return (await this.#house.rematch(this.id)).sheet.id;
  }

  async say(text: string): Promise<void> {
    await far.say(this.id, this.#seat, text);
  }

  get #seat(): number {
    if (this.viewer === 'spectator') throw new Error('a spectator has no seat');
    return this.viewer;
  }

  get #last(): number {
    return this.#known.story.at(-1)?.n ?? 0;
  }

  /** Where the table stands is shown at once; how it came there is fetched behind it. */
  #begin(now: Whole): void {
    this.#early = [];
    const last = this.#known.story.at(-1);
    if (!last || last.n !== now.n)
      this.#note({ story: beginningAt(now, Date.now()), whole: false, sheet: now.sheet });
    this.#note({ connected: true, gone: undefined });
    if (!this.#known.whole) void this.#fetchStory(now.n);
  }

  async #fetchStory(to: number): Promise<void> {
    const { updates } = await this.#house.history(this.id, this.viewer, 0, to).catch(() => ({ updates: [] }));
    if (updates.length === 0 || this.#known.whole) return this.#note({ tried: true });
    const told = storyOf(updates);
    const later = this.#early.filter(({ n }) => n > (told.at(-1)?.n ?? 0));
    this.#note({ story: later.reduce(continued, told), whole: true, tried: true });
  }

  #continue(update: Update): void {
    if (update.n <= this.#last) return;
    if (!this.#known.whole) this.#early.push(update);
    const story = continued(this.#known.story, update);
    this.#note({ story, sheet: update.sheet ?? this.#known.sheet, connected: true });
  }

  /** It is sent when it is acknowledged and seen here: until then nothing else may be. */
  async #send(act: () => Promise<Entered>, question?: number): Promise<void> {
    this.#note({ sending: true });
    try {
      while (!(await this.#sent(act))) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (question !== undefined && !this.#isOpen(question)) return;
      }
    } finally {
      this.#note({ sending: false });
    }
  }

  /** False if the line is down: only then is it tried again. */
  async #sent(act: () => Promise<Entered>): Promise<boolean> {
    try {
      await this.#seen((await act()).n);
      return true;
    } catch (error) {
      if (!(error instanceof ServiceProblem) || error.status !== 0) throw error;
      this.#note({ connected: false });
      return false;
    }
  }

  /** Resolves when the story has come to an entry; soon in any case, for the line may break before. */
  async #seen(n: number): Promise<void> {
    for (let waited = 0; this.#last < n && waited < SOON; waited += GLANCE)
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }

  #isOpen(question: number): boolean {
    return this.#known.story.at(-1)?.scene?.asked.some(({ id }) => id === question) ?? false;
  }

  #note(news: Partial<Known>): void {
    this.#known = { ...this.#known, ...news };
    for (const listener of this.#listeners) listener();
  }
}
