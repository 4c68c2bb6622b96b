/**
 * How fast the service is: the real program, loaded from this process over real sockets, beside floors of the same
 * run. `serviceBench` plays the given game and returns a table of what was measured and what the bar is.
 */
import type { Game } from '@portolan/kernel';
import { httpFloor, sqliteFloor } from './bench/floors.ts';
import { load, scripts } from './bench/load.ts';
import { memory } from './bench/memory.ts';
import { bundle, dropFolder, newFolder, Program } from './bench/program.ts';
import { startWithMany } from './bench/start.ts';
import { streams } from './bench/streams.ts';

export interface Measured {
  readonly [column: string]: string | number;
  readonly what: string;
  readonly measured: number;
  readonly bar: string;
  readonly floor: string;
}

const SECONDS = 5;
const PACE = 2000;
const STREAMS = 2000;
const MANY = 10_000;

const row = (what: string, measured: number, bar = '', floor = ''): Measured => ({
  what,
  measured: Number(measured.toPrecision(3)),
  bar,
  floor,
});

export async function serviceBench(game: Game): Promise<Measured[]> {
  const main = bundle();
  return [
    ...(await answers(main, game)),
    ...(await watched(main, game)),
    ...(await idle(game)),
    row(`start to first answer with ${MANY} tables, ms`, await startWithMany(main, game, MANY), '≤ 1000'),
  ];
}

async function answers(main: string, game: Game): Promise<Measured[]> {
  const http = await httpFloor();
  const [one, many] = sqliteFloor();
  const folder = newFolder();
  const program = await Program.start([main], folder);
  const play = async (tables: number, each: number, seconds: number, pace?: number) =>
    await load(program.port, await scripts(program.port, folder, game, tables, each), seconds, pace);
  await play(400, 60, SECONDS);
  const fast = await play(400, 150, SECONDS);
  const paced = await play(200, 120, SECONDS, PACE);
  await program.stop();
  dropFolder(folder);
  return [
    row(
      'durable answers/s',
      fast.perSecond,
      '≥ 8000',
      `raw http ${http}/s, raw commits ${one}/s, by 32 ${many}/s`,
    ),
    row('p50 at full load, ms', fast.p50),
    row('p99 at full load, ms', fast.p99),
    row(`answers/s when ${PACE}/s are sent`, paced.perSecond, `${PACE}`),
    row(`p50 at ${PACE}/s, ms`, paced.p50),
    row(`p99 at ${PACE}/s, ms`, paced.p99, '≤ 8'),
    row('answers refused', fast.refused + paced.refused, '0'),
  ];
}

async function watched(main: string, game: Game): Promise<Measured[]> {
  const folder = newFolder();
  const program = await Program.start([main], folder);
  const { told, expected, p50, p99 } = await streams(program.port, folder, game, STREAMS);
  await program.stop();
  dropFolder(folder);
  return [
    row(`updates told to ${STREAMS} streams`, told, `${expected}`),
    row('bytes of an update on the wire, median', p50, '≤ 600'),
    row('bytes of an update on the wire, p99', p99, '≤ 4096'),
  ];
}

async function idle(game: Game): Promise<Measured[]> {
  const { inMemory, left, back, backP99 } = await memory(game);
  return [
    row('KB of a table in memory', inMemory / 1024, '≤ 18'),
    row('KB of a table that has left memory', left / 1024, '≤ 64'),
    row('coming back, median, ms', back),
    row('coming back, p99, ms', backP99, '≤ 5'),
  ];
}
