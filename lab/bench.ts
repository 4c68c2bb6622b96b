/**
 * `npm run bench -- [section] [--game name]`: how fast everything is, as bundled code, medians, always beside
 * a floor or a peer measured in the same run.
 */
import { cpus } from 'node:os';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@portolan/kernel';
import { serviceBench } from '@portolan/service/bench.ts';
import { gameRow, kernelSection } from './bench/kernel.ts';
import { playersSection } from './bench/players.ts';
import { rulesSection } from './bench/rules.ts';
import { gameNamed, listed } from './box.ts';
import { type Row, giveUp, spoken, table } from './command.ts';

const sections: Record<string, (games: readonly Game[]) => Promise<Row[]>> = {
  kernel: kernelSection(new URL(import.meta.url)),
  players: playersSection,
  rules: rulesSection,
  service: async (games) => (await Promise.all(games.slice(0, 1).map(serviceBench))).flat(),
};

async function main(): Promise<void> {
  const { words, flags } = spoken('npm run bench -- [section…] [--game name] [--json]', {
    game: { type: 'string', multiple: true },
  });
  const names = words.length > 0 ? words : Object.keys(sections);
  const games = await Promise.all((flags.game ?? listed()).map((name) => gameNamed(name)));
  const results: Record<string, Row[]> = {};
  for (const name of names) {
    const section =
      sections[name] ?? giveUp(`There is no section "${name}": ${Object.keys(sections).join(', ')}.`);
    results[name] = await section(games);
    if (!flags.json) console.log(`${name}\n\n${table(results[name])}\n`);
  }
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} threads, Node ${process.versions.node}`;
  console.log(flags.json ? JSON.stringify({ machine, ...results }) : machine);
}

if (isMainThread) await main();
else parentPort?.postMessage(gameRow(await gameNamed(String(workerData))), []);
