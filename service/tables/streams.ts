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
  readonly writableLength: number;
}

/** A reader that lets this much pile up is cut off; it comes back and says where it was. */
const MOST_UNREAD = 1_000_000;

/** One open stream. While it catches up, what happens meanwhile waits. */
export class Stream {
  readonly viewer: Viewer;
  place: Place = { n: 0, chat: 0 };
  readonly #wire: Wire;
  #waiting: (() => void)[] | undefined = [];

  constructor(viewer: Viewer, wire: Wire) {
    this.viewer = viewer;
    this.#wire = wire;
  }

  /** An update, which carries the number of its entry; one that the reader already has is left out. */
  update(n: number, text: string): void {
    if (n <= this.place.n) return;
    this.place = { ...this.place, n };
    this.#write('update', text);
  }

  chat(n: number, text: string): void {
    if (n <= this.place.chat) return;
    this.place = { ...this.place, chat: n };
    this.#write('chat', text);
  }

  /** Everything anew: where the reader had nothing, or something that no longer leads here. */
  whole(place: Place, text: string): void {
    this.place = place;
    this.#write('whole', text);
  }

  live(tell: () => void): void {
    if (this.#waiting) this.#waiting.push(tell);
    else tell();
  }

  caughtUp(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const tell of waiting) tell();
  }

  beat(): void {
    this.#wire.write(':\n\n');
  }

  end(): void {
    this.#wire.end();
  }

  #write(event: string, text: string): void {
    this.#wire.write(`event: ${event}\nid: ${placeText(this.place)}\ndata: ${text}\n\n`);
    if (this.#wire.writableLength > MOST_UNREAD) this.#wire.end();
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

  add(table: string, stream: Stream): void {
    const streams = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, streams.add(stream));
    this.count++;
  }

  remove(table: string, stream: Stream): void {
    const streams = this.#byTable.get(table);
    if (!streams?.delete(stream)) return;
    this.count--;
    if (streams.size === 0) this.#byTable.delete(table);
  }

  update(table: string, n: number, textFor: (viewer: Viewer) => string): void {
    for (const stream of this.#byTable.get(table) ?? [])
      stream.live(() => stream.update(n, textFor(stream.viewer)));
  }

  chat(table: string, n: number, text: string): void {
    for (const stream of this.#byTable.get(table) ?? []) stream.live(() => stream.chat(n, text));
  }

  /** Ends the streams of a viewer who may look no longer. */
  end(table: string, viewer: Viewer): void {
    for (const stream of this.#byTable.get(table) ?? []) if (stream.viewer === viewer) stream.end();
  }

  close(): void {
    clearInterval(this.#heart);
    for (const streams of this.#byTable.values()) for (const stream of streams) stream.end();
  }

  #beat(): void {
    for (const streams of this.#byTable.values()) for (const stream of streams) stream.beat();
  }
}
