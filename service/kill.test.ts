import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Json, Random, type Seat } from '@portolan/kernel';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenAfter } from './api/history.ts';
import { Client, ServiceProblem } from './client.ts';
import { anyAnswer, eventually, tempFolder } from './kit.ts';
import type { EntryRow } from './store/rows.ts';
import { fileIn, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const KILLS = 100;
/** This many services at once share the kills: each has a store and tables of its own. */
const SERVICES = 2;
const TABLES_EACH = 4;

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache', `portolan-kill-${process.pid}`);
const out = join(cache, 'program');

/** The program, bundled and stamped as it is for `npm start`. */
function bundle(): void {
  const code = `import { bundle } from './scripts/bundle.mjs';
    await bundle(['service/main.ts', 'service/bot.worker.ts'], ${JSON.stringify(out)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, stdio: 'inherit' });
  writeFileSync(join(cache, 'built-from'), 'the same all along');
}

/** The program on a store of its own. */
class Program {
  readonly folder = tempFolder();
  url = '';
  #child: ChildProcess | undefined;

  /** Resolves when the program says where it is. */
  async start(): Promise<void> {
    const { PATH } = process.env;
    const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', REQUESTS_A_MINUTE: '9999999' };
    const child = spawn(process.execPath, [join(out, 'main.js')], {
      env: { PATH, DATA_DIR: this.folder, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.url = await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const found = /http:\/\/localhost:(\d+)/.exec(chunk.toString());
        if (found) resolve(`http://127.0.0.1:${found[1]}`);
      });
      child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
    });
  }

  /** Resolves with how it ended, if it was running. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return await ended;
  }
}

const pause = async (milliseconds: number): Promise<void> =>
  await new Promise((resolve) => setTimeout(resolve, milliseconds));

const programs = Array.from({ length: SERVICES }, () => new Program());
beforeAll(bundle);
afterAll(async () => {
  await Promise.all(programs.map(async (program) => await program.end('SIGKILL')));
  rmSync(cache, { recursive: true, force: true });
});

/** Something a player sent, and the number it was acknowledged with, if it was. */
interface Sent {
  readonly kind: 'answer' | 'undo';
  readonly seat: Seat;
  readonly answer?: Json;
  n?: number;
}

/** Somebody who plays all seats of a table but one, which is a bot's, and remembers what was acknowledged. */
class Player {
  readonly sent: Sent[] = [];
  table = '';
  readonly #client: Client;
  readonly #random: Random;

  constructor(name: string, program: Program) {
    this.#random = Random.seeded(name);
    this.#client = new Client({
      fetch: (path, init) =>
        fetch(new URL(path as string, program.url), {
          ...init,
          headers: { ...(init?.headers as object), origin: program.url },
        }),
    });
  }

  /** How many of them were acknowledged. */
  get acknowledged(): number {
    return this.sent.filter(({ n }) => n !== undefined).length;
  }

  async sit(): Promise<void> {
    await this.#client.name('Ann');
    const me = { kind: 'me' } as const;
    const { sheet } = await this.#client.set({
      game: 'ahoy',
      seats: [me, me, { kind: 'bot', level: 'random' }],
    });
    this.table = sheet.id;
  }

  async play(until: () => boolean): Promise<void> {
    while (!until()) {
      try {
        if (!(await this.#move())) await pause(5);
      } catch (error) {
        if (!(error instanceof ServiceProblem)) throw error;
        if (error.status === 500) throw error;
        await pause(20);
      }
    }
  }

  /** Answers, or now and then takes the last answer back; false if it is not our turn. */
  async #move(): Promise<boolean> {
    const { scene, n } = await this.#client.scene(this.table, 'spectator');
    const seat = scene?.asked.find((asked) => asked.seat === 0 || asked.seat === 1)?.seat;
    if (typeof seat !== 'number') return false;
    const own = await this.#client.scene(this.table, seat);
    const asked = own.scene?.asked.find((each) => each.seat === seat);
    if (own.scene?.undo && this.#random.below(8) === 0)
      await this.#send({ kind: 'undo', seat }, async () => await this.#client.undo(this.table, seat, n));
    else if (asked) {
      const answer = anyAnswer(asked, this.#random);
      await this.#send(
        { kind: 'answer', seat, answer },
        async () => await this.#client.answer(this.table, seat, asked.id, answer),
      );
    }
    return true;
  }

  /** Whether what each of our seats was told, entry by entry, adds up to what it sees. */
  async isTold(): Promise<boolean> {
    for (const seat of [0, 1]) {
      const now = await this.#client.scene(this.table, seat);
      const { updates } = await this.#client.history(this.table, seat, 0, now.n);
      const whole = updates.every(({ n, untold }, i) => n === i + 1 && !untold);
      if (!whole || !isDeepStrictEqual(seenAfter(updates).scene, now.scene)) return false;
    }
    return true;
  }

  async #send(sent: Sent, call: () => Promise<{ n: number }>): Promise<void> {
    this.sent.push(sent);
    sent.n = (await call()).n;
  }
}

/** What the log has to say against what a player remembers. */
async function wrongs(store: Store, { table, sent }: Player): Promise<string[]> {
  const entries = (await store.whole(table))?.entries ?? [];
  const gaps = entries.filter(({ n }, i) => n !== i + 1).map(({ n }) => `entry ${n} is out of place`);
  const ours = entries.filter(
    ({ kind, seat }) => (kind === 'answer' || kind === 'undo') && seat !== 2 && seat !== null,
  );
  const used = new Set<Sent>();
  const strays = ours.filter((entry) => {
    const matching = sent.filter((each) => !used.has(each) && isThat(each, entry));
    const found = matching.find(({ n }) => n === entry.n) ?? matching.find(({ n }) => n === undefined);
    if (found) used.add(found);
    return !found;
  });
  const lost = sent.filter((each) => each.n !== undefined && !used.has(each));
  return [
    ...gaps,
    ...strays.map(({ n }) => `entry ${n} was not sent, or sent once and written twice`),
    ...lost.map(({ n }) => `entry ${n} was acknowledged and is not there`),
  ];
}

function isThat({ kind, seat, answer }: Sent, entry: EntryRow): boolean {
  const body = JSON.parse(entry.body) as { answer?: Json };
  return kind === entry.kind && seat === entry.seat && isDeepStrictEqual(answer, body.answer);
}

/** Plays on a service that is killed again and again, and in the end told to stop; returns what was acknowledged. */
async function besieged(program: Program, name: string): Promise<number> {
  await program.start();
  const players = Array.from({ length: TABLES_EACH }, (_, i) => new Player(`${name} ${i}`, program));
  for (const player of players) await player.sit();
  let over = false;
  const playing = Promise.all(players.map(async (player) => await player.play(() => over)));
  const random = Random.seeded(name);
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  for (let kills = 0; kills < KILLS / SERVICES; kills++) {
    const enough = count() + 1 + random.below(8);
    await eventually(count, (now) => now >= enough);
    await pause(random.below(10));
    await program.end('SIGKILL');
    await program.start();
  }
  const before = players.map(({ acknowledged }) => acknowledged);
  await eventually(
    () => players.map(({ acknowledged }) => acknowledged),
    (now) => now.every((count, i) => count > (before[i] ?? 0)),
  );
  over = true;
  await playing;
  for (const player of players)
    await eventually(
      async () => await player.isTold(),
      (told) => told,
    );
  expect(await program.end('SIGTERM')).toBe(0);
  const store = await openSqlite(program.folder);
  const found = await Promise.all(players.map(async (player) => await wrongs(store, player)));
  expect(found.flat()).toEqual([]);
  await store.close();
  const file = new Database(fileIn(program.folder), { readonly: true });
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
  file.close();
  return count();
}

test(
  `after ${KILLS} kills in mid-play every acknowledged answer is there, none is doubled, and every table goes on`,
  { timeout: 600_000 },
  async () => {
    const acknowledged = await Promise.all(
      programs.map(async (program, i) => await besieged(program, `service ${i}`)),
    );
    expect(acknowledged.reduce((sum, count) => sum + count)).toBeGreaterThan(2 * KILLS);
  },
);
