import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
const out = join(root, 'build', 'bench');

/** Bundles the program as `npm start` does. */
export function bundle(): string {
  const code = `import { bundle } from './scripts/bundle.mjs';
    await bundle(['service/main.ts', 'service/bot.worker.ts'], ${JSON.stringify(out)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'inherit' });
  return join(out, 'main.js');
}

/** A new folder for a store. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'portolan-bench-'));
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A process that says at what port it listens. */
export class Program {
  readonly port: number;
  readonly #child: ChildProcess;
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(args: readonly string[], folder = ''): Promise<Program> {
    const { PATH } = process.env;
    const child = spawn(process.execPath, args, {
      env: {
        PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        REQUESTS_A_MINUTE: '99999999',
        TABLES_A_PERSON: '99999999',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        const found = /localhost:(\d+)/.exec(chunk.toString());
        if (found) resolve(Number(found[1]));
      });
    });
    return new Program(child, port);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}
