import type { Game } from '@portolan/kernel';
import { harbourIn, playedTables } from './memory.ts';
import { scripts } from './load.ts';
import { dropFolder, newFolder, Program } from './program.ts';
import { Wire } from './wire.ts';

const AT_ONCE = 500;

/** Milliseconds from nothing to an acknowledged answer, with this many tables in play in the store. */
export async function startWithMany(main: string, game: Game, tables: number): Promise<number> {
  const folder = newFolder();
  const harbour = await harbourIn(folder, game, 100);
  for (let set = 0; set < tables; set += AT_ONCE) await playedTables(harbour, game, AT_ONCE, 2);
  await harbour.close();
  await harbour.store.close();
  const first = await Program.start([main], folder);
  const [script] = await scripts(first.port, folder, game, 1, 1);
  await first.stop();
  const start = performance.now();
  const again = await Program.start([main], folder);
  const wire = await Wire.open(again.port);
  const [answer] = script?.answers ?? [];
  const { status } = answer ? await wire.ask(answer) : { status: 0 };
  const took = performance.now() - start;
  wire.close();
  await again.stop();
  dropFolder(folder);
  if (status !== 200) throw new Error(`the first answer got ${status}`);
  return took;
}
