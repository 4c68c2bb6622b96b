/** What the tests of this room stand on: a service in memory with a made-up game, and people who play at random. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, Match, Random } from '@portolan/kernel';
import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { vi } from 'vitest';
import { Client } from './client.ts';
import { createService, type Games, type Players, type Service, type ServiceOptions } from './index.ts';
import { limitsOf } from './settings.ts';
import { openMemory } from './store/sqlite.ts';

export * from './client/people.ts';

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
