/** The service as a program: settings from the environment, the games of the house, bots in threads. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { games } from '@portolan/games/list.ts';
import { createPlayers } from '@portolan/players';
import { thread } from '@portolan/players/node.ts';
import { command } from './commands.ts';
import { createService, type Service } from './index.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { openSqlite } from './store/sqlite.ts';
import { Trouble } from './trouble.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const isBuilt = import.meta.url.endsWith('.js');

/** The print of the sources this was built from; while developing, every start is another build. */
function buildName(): string {
  const stamp = here('../built-from');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 16) : `${Date.now()}`;
}

async function serve({ port, host, folder, ...settings }: Settings): Promise<Service> {
  const service = await createService({
    games,
    store: await openSqlite(folder),
    players: createPlayers({
      hire: () => thread(new Worker(here(isBuilt ? './bot.worker.js' : './bot.worker.ts'))),
      workers: Math.max(1, availableParallelism() - 1),
    }),
    build: buildName(),
    web: fileURLToPath(here('../web')),
    ...settings,
  });
  const address = await service.app.listen({ port, host });
  console.log(`Portolan is at http://localhost:${new URL(address).port}`);
  return service;
}

function closeOn(signals: readonly NodeJS.Signals[], service: Service): void {
  for (const signal of signals) process.once(signal, () => void service.close().then(() => process.exit(0)));
}

try {
  const settings = settingsFrom(process.env);
  const words = process.argv.slice(2);
  if (words.length > 0) console.log(await command(settings.folder, words));
  else closeOn(['SIGINT', 'SIGTERM'], await serve(settings));
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
