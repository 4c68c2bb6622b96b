/** What the tests of this room stand on: a service in memory with a made-up game, and people who play at random. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, type Game, type Json, Match, Random, type Seat } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { vi } from 'vitest';
import type { Scene } from './api/scene.ts';
import type { Update, Whole } from './api/schema.ts';
import { Client, ServiceProblem } from './client.ts';
import { createService, type Games, type Players, type Service, type ServiceOptions } from './index.ts';
import { limitsOf } from './settings.ts';
import { openMemory } from './store/sqlite.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const temporary = mkdtempSync(join(tmpdir(), 'portolan-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** A new folder, gone when the tests are. */
export const tempFolder = (): string => mkdtempSync(join(temporary, 'data-'));

export const listing = (...games: Game[]): Games =>
  games.map((game) => ({ id: game.id, game: () => Promise.resolve(game) }));

/** Players that answer at random, where they are. */
export function offHandPlayers(games: Games): Players {
  return {
    async answer({ game, saved, seat, seed }) {
      const rules = await games.find(({ id }) => id === game)?.game();
      const question = rules && Match.load(rules, saved).open.find((open) => open.seat === seat);
      if (!question) throw new Error(`nothing is asked of seat ${seat}`);
      return { answer: question.sample(Random.seeded(seed)) };
    },
    close() {},
  };
}

export interface Ground {
  readonly service: Service;
  readonly port: number;
  readonly url: string;
  /** Somebody new, by name. */
  person(name: string): Promise<Client>;
  close(): Promise<void>;
}

/** A service that listens on a port of its own, or on the one it had before. */
export async function ground(options: Partial<ServiceOptions> = {}, at = 0): Promise<Ground> {
  const games = options.games ?? listing(skirmish);
  const service = await createService({
    games,
    store: await openMemory(),
    players: offHandPlayers(games),
    limits: limitsOf(Infinity),
    ...options,
  });
  await service.app.listen({ port: at, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    service,
    port,
    url,
    async person(name) {
      const client = new Client({ url });
      await client.name(name);
      return client;
    },
    close: async () => await service.close(),
  };
}

/** Waits until something is so, and fails the test if it never is. */
export async function eventually<T>(look: () => Promise<T> | T, is: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 2000; tries++) {
    const seen = await look();
    if (is(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`it never came true: ${is.toString()}`);
}

/** What became of a call: its problem, or nothing if it went well. */
export async function problemOf(call: Promise<unknown>): Promise<ServiceProblem | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof ServiceProblem) return error;
    throw error;
  }
}

/** Answers at random for a seat, if it is asked; false if it is not. */
export async function answerFor(client: Client, table: string, seat: Seat, random: Random): Promise<boolean> {
  const asked = askedOf((await client.scene(table, seat)).scene, seat);
  if (asked) await client.answer(table, seat, asked.id, anyAnswer(asked, random));
  return asked !== undefined;
}

/** The people play on at random, each in the seat of their place in the list, until the game is over. */
export async function playOut(people: readonly Client[], table: string, random: Random): Promise<void> {
  for (;;) {
    for (const [seat, client] of people.entries()) {
      if ((await client.table(table)).sheet.status !== 'playing') return;
      await answerFor(client, table, seat, random);
    }
  }
}

/** What a seat is asked, if anything. */
export const askedOf = (scene: Scene | undefined, seat: Seat): Asked | undefined =>
  scene?.asked.find((asked) => asked.seat === seat);

/** Some answer to what is asked, read off its offer alone, as a stranger to the game would. */
export function anyAnswer({ offer }: Asked, random: Random): Json {
  switch (offer?.kind) {
    case 'pick':
      return random.pick(offer.options, 'any').key;
    case 'picks':
      return random
        .shuffle([...offer.options], 'any')
        .slice(0, offer.range.min)
        .map(({ key }) => key);
    case 'amount':
      return offer.range.min + random.below(offer.range.max - offer.range.min + 1);
    case 'shape':
      return courseOf(offer.shape as { from: number; reach: number }, random);
    case undefined:
      throw new Error('nothing was offered');
  }
}

/** The one shape of a skirmish: a course around a ring of eight islands. */
function courseOf({ from, reach }: { from: number; reach: number }, random: Random): Json {
  const course: number[] = [];
  for (let at = from; course.length < 1 + random.below(reach); course.push(at))
    at = (at + (random.below(2) ? 1 : 7)) % 8;
  return course;
}

/** Follows a table and remembers how it stands. */
export class Follower {
  now: Whole | undefined;
  last: Update | undefined;
  readonly updates: number[] = [];
  readonly chat: string[] = [];
  /** Why there is nothing to watch any more. */
  problem: ServiceProblem | undefined;
  readonly stop: () => void;
  #waiting: { until: (now: Whole) => boolean; resolve: (now: Whole) => void }[] = [];

  constructor(client: Client, table: string, as: Seat | 'spectator') {
    this.stop = client.watch(table, as, {
      told: (now, update) => {
        this.now = now;
        if (update) this.updates.push(update.n);
        this.last = update;
        for (const { until, resolve } of this.#waiting) if (until(now)) resolve(now);
        this.#waiting = this.#waiting.filter(({ until }) => !until(now));
      },
      chat: ({ text }) => this.chat.push(text),
      refused: (problem) => {
        this.problem = problem;
      },
    });
  }

  async until(until: (now: Whole) => boolean): Promise<Whole> {
    if (this.now && until(this.now)) return this.now;
    return await new Promise((resolve) => this.#waiting.push({ until, resolve }));
  }
}
