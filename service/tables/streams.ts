import type { Viewer } from '@portolan/kernel';

/** Where a reader stands: the last entry and the last line of chat it has. As text it is the id of a stream's event. */
export interface Place {
  readonly n: number;
  readonly chat: number;
}

const placeText = ({ n, chat }: Place): string => `${n}.${chat}`;

export function placeFrom(text: string | undefined): Place | undefined {
  const found = /^(\d{1,9})\.(\d{1,9})$/.exec(text ?? '');
  return found ? { n: Number(found[1]), chat: Number(found[2]) } : undefined;
}

/** What a stream writes to: the response, as far as it is needed here. */
export interface Wire {
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  once(event: 'drain', then: () => void): unknown;
  readonly writableLength: number;
  readonly writableNeedDrain: boolean;
}

/** A reader that lets this much pile up is cut off; it comes back, says where it was, and catches up at its own pace. */
const MOST_UNREAD = 256 * 1024;
/** Milliseconds in which a reader who catches up, or was told goodbye, has to read something. */
const PATIENCE = 30_000;

/** One open stream. It is told nothing as it happens before it has caught up, and nothing at all once it is over. */
export class Stream {
  readonly viewer: Viewer;
  /** Who reads it, if they have said their name. */
  readonly person: string | undefined;
  place: Place = { n: 0, chat: 0 };
  /** Whether it has caught up: from then on it is told what happens as it happens. */
  live = false;
  over = false;
  /** Called once, when it is over. */
  ended: () => void = () => {};
  readonly #wire: Wire;
  /** Called when the reader has read what it was sent. */
  #read: () => void = () => {};

  constructor(viewer: Viewer, wire: Wire, person?: string) {
    this.viewer = viewer;
    this.person = person;
    this.#wire = wire;
  }

  /** An update, which carries the number of its entry; one that the reader already has is left out. */
  update(n: number, text: string): void {
    if (n <= this.place.n) return;
    this.place = { ...this.place, n };
    this.#tell('update', text);
  }

  chat(n: number, text: string): void {
    if (n <= this.place.chat) return;
    this.place = { ...this.place, chat: n };
    this.#tell('chat', text);
  }

  /** Everything anew: where the reader had nothing, or something that no longer leads here. */
  whole(place: Place, text: string): void {
    this.place = place;
    this.#tell('whole', text);
  }

  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (this.#isOver()) return;
    this.#wire.end();
    setTimeout(() => this.#wire.destroy(), PATIENCE).unref();
  }

  /** Hangs up without a word: the reader does not read, or is gone. */
  cut(): void {
    if (this.#isOver()) return;
    this.#wire.destroy();
  }

  /** Resolves when the reader has read what it was sent; one that reads nothing for long is cut off. */
  async read(patience = PATIENCE): Promise<void> {
    if (this.over || !this.#wire.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.cut(), patience);
      this.#read = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#wire.once('drain', () => this.#read());
    });
  }

  #tell(event: string, text: string): void {
    this.#write(`event: ${event}\nid: ${placeText(this.place)}\ndata: ${text}\n\n`);
  }

  #write(text: string): void {
    if (this.over) return;
    this.#wire.write(text);
    if (this.#wire.writableLength > MOST_UNREAD) this.cut();
  }

  /** Whether it was over already; from now on it is. */
  #isOver(): boolean {
    if (this.over) return true;
    this.over = true;
    this.#read();
    this.ended();
    return false;
  }
}

const HEARTBEAT = 20_000;

/** All open streams by table. A table need not be in memory for its streams to stay open. */
export class Streams {
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #heart = setInterval(() => this.#beat(), HEARTBEAT);
  count = 0;

  constructor() {
    this.#heart.unref();
  }

  /** Keeps a stream until it is over. */
  add(table: string, stream: Stream, ended: () => void): void {
    const streams = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, streams.add(stream));
    this.count++;
    stream.ended = () => {
      streams.delete(stream);
      this.count--;
      if (streams.size === 0 && this.#byTable.get(table) === streams) this.#byTable.delete(table);
      ended();
    };
  }

  /** Whether anybody watches a table. */
  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  update(table: string, n: number, textFor: (viewer: Viewer) => string): void {
    for (const stream of this.#byTable.get(table) ?? [])
      if (stream.live) stream.update(n, textFor(stream.viewer));
  }

  chat(table: string, n: number, text: string): void {
    for (const stream of this.#byTable.get(table) ?? []) if (stream.live) stream.chat(n, text);
  }

  /** Ends the streams of those who may look no longer. */
  keep(table: string, may: (stream: Stream) => boolean): void {
    for (const stream of this.#byTable.get(table) ?? []) if (!may(stream)) stream.end();
  }

  close(): void {
    clearInterval(this.#heart);
    for (const streams of this.#byTable.values()) for (const stream of streams) stream.end();
  }

  #beat(): void {
    for (const streams of this.#byTable.values()) for (const stream of streams) stream.beat();
  }
}
