import { connect, type Socket } from 'node:net';
import type { Game } from '@portolan/kernel';
import { load, type Script, scripts } from './load.ts';

const SECONDS = 4;
const PACE = 300;

/** A stream that counts what it is told, to the byte. */
class Listener {
  readonly sizes: number[] = [];
  readonly #socket: Socket;
  #text = '';

  constructor(port: number, { table, cookie }: Script, seat: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setEncoding('latin1');
    this.#socket.write(
      `GET /api/tables/${table}/stream?as=${seat} HTTP/1.1\r\nhost: bench\r\ncookie: ${cookie}\r\n\r\n`,
    );
    this.#socket.on('data', (chunk: string) => this.#read(chunk));
  }

  async opened(): Promise<void> {
    while (!this.#text.includes('event: whole') || !this.#text.endsWith('\r\n'))
      await new Promise((resolve) => setTimeout(resolve, 5));
    this.#text = '';
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Every chunk on the wire is one update: its length, the update, and how they are set apart. */
  #read(chunk: string): void {
    this.#text += chunk;
    for (let start = 0; ;) {
      const found = /^([0-9a-f]+)\r\nevent: update/.exec(this.#text.slice(start, start + 24));
      const size = found ? (found[1]?.length ?? 0) + 4 + Number.parseInt(found[1] ?? '', 16) : Infinity;
      if (this.#text.length < start + size) {
        this.#text = this.#text.slice(start);
        return;
      }
      this.sizes.push(size);
      start += size;
    }
  }
}

/** Opens streams on every seat of as many tables as it takes, plays, and counts. */
export async function streams(port: number, folder: string, game: Game, count: number) {
  const seats = game.seats.max;
  const tables = await scripts(port, folder, game, Math.ceil(count / seats), 20);
  const listeners = tables
    .flatMap((script) => Array.from({ length: seats }, (_, seat) => new Listener(port, script, seat)))
    .slice(0, count);
  await Promise.all(listeners.map(async (listener) => await listener.opened()));
  const { count: answers } = await load(port, tables, SECONDS, PACE);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const sizes = listeners.flatMap((listener) => listener.sizes).toSorted((a, b) => a - b);
  for (const listener of listeners) listener.close();
  const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? NaN;
  return { told: sizes.length, expected: answers * seats, p50: at(0.5), p99: at(0.99) };
}
