/**
 * `npm run lab -- <game>`: players against each other, in all seatings, on the same deals. Says how often each player,
 * seat and faction wins, how long games are and what winners do. Can be interrupted and taken up again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { fingerprint, Random } from '@portolan/kernel';
import { giveUp, spoken, whole } from './command.ts';
import { balanced, contender, type Experiment, optionsFrom, wholeDeals } from './strength/experiment.ts';
import { kept } from './strength/kept.ts';
import { play, type Played } from './strength/play.ts';
import { report } from './strength/report.ts';
import { run } from './strength/run.ts';
import { type Study, studiesOf, type Tried } from './strength/suite.ts';
import { tally } from './strength/tally.ts';
import { asText, sentence } from './strength/text.ts';
import { namesOf, titleOf } from './strength/title.ts';
import type { Playable } from '@portolan/players';

const USAGE = `npm run lab -- <game> [--games 200] [--players admiral@200,mate] [--seats n] [--options name=value,…]
  [--time ms] [--seed text] [--threads n] [--json] [--report file.html] [--afresh] [--suite strength|…]`;
const FLAGS = {
  games: { type: 'string', default: '200' },
  players: { type: 'string', default: 'admiral,mate' },
  seats: { type: 'string' },
  options: { type: 'string', default: '' },
  time: { type: 'string' },
  seed: { type: 'string', default: 'portolan' },
  threads: { type: 'string', default: `${availableParallelism()}` },
  report: { type: 'string' },
  afresh: { type: 'boolean', default: false },
  suite: { type: 'string' },
} as const;
type Flags = ReturnType<typeof spoken<typeof FLAGS>>['flags'];

const orGiveUp = <T>(value: T | string): T => (typeof value === 'string' ? giveUp(value) : value);

function experimentOf(game: string, title: Playable, flags: Flags): Experiment {
  const time = flags.time === undefined ? undefined : whole('time', flags.time, 1);
  const contenders = flags.players.split(',').map((name) => orGiveUp(contender(name, time)));
  const { min, max } = title.game.seats;
  const seats = flags.seats === undefined ? Math.max(min, contenders.length) : whole('seats', flags.seats, 1);
  if (seats < Math.max(min, contenders.length) || seats > max)
    giveUp(`${game} has ${min} to ${max} seats; ${contenders.length} players cannot take ${seats} of them.`);
  const games = balanced(whole('games', flags.games, 1), contenders.length, seats);
  const options = orGiveUp(optionsFrom(flags.options, title.game));
  const refused = title.game.admit?.({ random: Random.seeded(flags.seed), seats, options, brought: [] });
  if (refused) giveUp(`${game} sets no such table: ${JSON.stringify(refused.reason)}.`);
  return { game, contenders, seats, games, seed: flags.seed, options };
}

/** Plays an experiment, or what is left of it. ^C ends it with what there is. */
async function played(experiment: Experiment, flags: Flags): Promise<Played[]> {
  const threads = whole('threads', flags.threads, 1);
  const code = fingerprint(readFileSync(new URL(import.meta.url), 'utf8'));
  const store = kept('build/lab/games', experiment, code);
  if (flags.afresh) store.forget();
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const games = await run({
    experiment,
    kept: store,
    threads,
    thread: () => new Worker(new URL(import.meta.url), { workerData: experiment }),
    heard: progress(experiment),
    signal: stop.signal,
  });
  process.off('SIGINT', interrupt);
  if (stop.signal.aborted) {
    console.error('\nInterrupted; the same command takes it up again.');
    process.exitCode = 130;
  }
  return wholeDeals(experiment, games);
}

/** A line that is written over in a terminal, and now and then a new one elsewhere. */
function progress({ game, games }: Experiment): (done: number) => void {
  const { isTTY } = process.stderr;
  const start = performance.now();
  let last = start;
  let before: number | undefined;
  return (done) => {
    before ??= done;
    const now = performance.now();
    if (now - last < (isTTY ? 200 : 30_000) && done < games) return;
    last = now;
    const left = ((now - start) / Math.max(1, done - before)) * (games - done);
    const line = `${game}: ${done} of ${games} games${done > before && done < games ? `, ${Math.ceil(left / 60_000)} min left` : ''}`;
    process.stderr.write(isTTY ? `\r\u001B[K${line}${done < games ? '' : '\n'}` : `${line}\n`);
  };
}

async function suiteNamed(name: string, { game }: Playable): Promise<Study> {
  const studies = await studiesOf(game);
  const named = studies.map((study) => study.name).join(', ');
  return (
    studies.find((study) => study.name === name) ?? giveUp(`${game.id} has no suite "${name}": ${named}.`)
  );
}

/** Plays a suite and writes its page. */
async function runSuite(game: string, title: Playable, flags: Flags, study: Study): Promise<void> {
  const tried: Tried[] = [];
  for (const trial of study.trials) {
    const { players, games, seats, brought } = trial;
    const asked = { ...flags, players, games: `${games}`, seats: `${seats}` };
    const experiment = { ...experimentOf(game, title, asked), ...(brought && { brought }) };
    console.error(trial.claim);
    const all = await played(experiment, flags);
    if (process.exitCode === 130) return;
    const named = await namesOf(game, experiment.seats);
    tried.push({ ...trial, experiment, games: all, named, tally: tally(experiment, all, named) });
  }
  const file = `docs/${game}-${study.name}.md`;
  writeFileSync(file, study.write(tried));
  console.log(`Written: ${file}`);
}

async function main(): Promise<void> {
  const { words, flags } = spoken(USAGE, FLAGS);
  const [game = giveUp(`Which game?\nUsage: ${USAGE}`), ...more] = words;
  if (more.length > 0) giveUp(`One game at a time: ${words.join(', ')}.\nUsage: ${USAGE}`);
  const title = await titleOf(game);
  if (flags.suite !== undefined) return runSuite(game, title, flags, await suiteNamed(flags.suite, title));
  const folder = dirname(flags.report ?? '.');
  if (!existsSync(folder)) giveUp(`There is no folder "${folder}" for the report.`);
  const experiment = experimentOf(game, title, flags);
  const games = await played(experiment, flags);
  if (games.length === 0) return;
  const result = tally(experiment, games, await namesOf(game, experiment.seats));
  console.log(
    flags.json ? JSON.stringify(result) : `${sentence(experiment, games.length)}\n\n${asText(result)}`,
  );
  if (flags.report !== undefined) writeFileSync(flags.report, report(experiment, games, result));
}

if (isMainThread) await main();
else {
  const experiment = workerData as Experiment;
  const title = await titleOf(experiment.game);
  parentPort?.on('message', (index: number) => parentPort?.postMessage(play(title, experiment, index), []));
}
