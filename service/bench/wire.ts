import { connect, type Socket } from 'node:net';

/** A connection that asks one thing at a time and costs next to nothing: what is measured is the other end. */
export class Wire {
  readonly #socket: Socket;
  #text = '';
  #answered: ((answer: { status: number; body: string }) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#read(chunk));
  }

  static async open(port: number): Promise<Wire> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Wire(socket);
  }

  async ask(request: Buffer): Promise<{ status: number; body: string }> {
    return await new Promise((answered) => {
      this.#answered = answered;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const end = this.#text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#text)?.[1] ?? 0);
    if (this.#text.length < end + 4 + length) return;
    const body = this.#text.slice(end + 4, end + 4 + length);
    const status = Number(this.#text.slice(9, 12));
    this.#text = '';
    this.#answered?.({ status, body });
  }
}

/** A request as it goes over the wire. */
export function request(method: string, path: string, cookie: string, body?: object): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = `${method} ${path} HTTP/1.1\r\nhost: bench\r\norigin: http://bench\r\ncookie: ${cookie}\r\n`;
  const type = body === undefined ? '' : 'content-type: application/json\r\n';
  return Buffer.from(`${head}${type}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}
