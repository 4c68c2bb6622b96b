/**
 * `npm run fuzz -- <game>`: random games at every player count and with every option, each watched for broken
 * promises. Prints the trial of any failure and the command that plays it again, decision by decision.
 */
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@portolan/kernel';
import { gameNamed, listed } from './box.ts';
import { giveUp, spoken, table, whole } from './command.ts';
import { type Failure, type Played, play, tableSetter } from './fuzz/trial.ts';

const USAGE = 'npm run fuzz -- [game] [--games 1000] [--seed text] [--seats n] [--replay trial] [--json]';
const WORTH_THREADS = 200;

interface Job {
  readonly game: string;
  readonly seed: string;
  readonly seats: number | undefined;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

interface Tally {
  games: number;
  refused: number;
  decisions: number;
  longestTail: number;
  readonly failures: Failure[];
}

const emptyTally = (): Tally => ({ games: 0, refused: 0, decisions: 0, longestTail: 0, failures: [] });

function count(tally: Tally, { decisions, longestTail, refused, failure }: Played): void {
  tally.games++;
  tally.decisions += decisions;
  tally.longestTail = Math.max(tally.longestTail, longestTail);
  if (refused) tally.refused++;
  if (failure) tally.failures.push(failure);
}

function* trials(game: Game, { seed, seats, first, step, games }: Job): Generator<Played> {
  const tableOf = tableSetter(game, seed, seats);
  for (let trial = first; trial < games; trial += step) yield play(game, tableOf(trial), trial);
}

/** A thread of its own plays every step-th trial and reports each. */
function inThread(job: Job, heard: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', heard);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))));
  });
}

async function fuzz(name: string, job: Omit<Job, 'game' | 'first' | 'step'>): Promise<Tally> {
  const tally = emptyTally();
  const say = progress(name, job.games);
  const heard = (played: Played): void => {
    count(tally, played);
    say(tally);
  };
  const threads = job.games >= WORTH_THREADS ? availableParallelism() : 1;
  if (threads === 1) {
    const game = await gameNamed(name);
    for (const played of trials(game, { ...job, game: name, first: 0, step: 1 })) heard(played);
  } else {
    const jobs = Array.from({ length: threads }, (_, first) => ({
      ...job,
      game: name,
      first,
      step: threads,
    }));
    await Promise.all(jobs.map((each) => inThread(each, heard)));
  }
  return tally;
}

/** A line that is written over in a terminal, and now and then a new one elsewhere. */
function progress(name: string, games: number): (tally: Tally) => void {
  const { isTTY } = process.stderr;
  let last = performance.now();
  return ({ games: done, decisions, failures }) => {
    const now = performance.now();
    if (now - last < (isTTY ? 200 : 10_000) && done < games) return;
    last = now;
    const line = `${name}: ${done} of ${games} games, ${decisions} decisions, ${failures.length} failed`;
    process.stderr.write(isTTY ? `\r${line}${done < games ? '' : '\n'}` : `${line}\n`);
  };
}

/** Plays one trial again and prints what was decided, up to its failure or its end. */
async function replay(name: string, seed: string, trial: number, seats: number | undefined): Promise<void> {
  const game = await gameNamed(name);
  const config = tableSetter(game, seed, seats)(trial);
  console.log(`${name}, trial ${trial}: ${JSON.stringify(config)}`);
  const played = play(game, config, trial, (decision, [seat, answer, aside]) => {
    const act = aside === undefined ? 'answers' : `takes the aside ${aside}:`;
    console.log(`${decision}  seat ${seat} ${act} ${JSON.stringify(answer)}`);
  });
  console.log(played.failure ? `failed: ${played.failure.why}` : `ended after ${played.decisions} decisions`);
  process.exitCode = played.failure ? 1 : 0;
}

function expectSeats({ id, seats: { min, max } }: Game, seats: number | undefined): void {
  if (seats !== undefined && (seats < min || seats > max))
    giveUp(`${id} has ${min} to ${max} seats, not ${seats}.`);
}

async function main(): Promise<void> {
  const { words, flags } = spoken(USAGE, {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'portolan' },
    seats: { type: 'string' },
    replay: { type: 'string' },
  });
  const { seed } = flags;
  const seats = flags.seats === undefined ? undefined : whole('seats', flags.seats, 1);
  if (flags.replay !== undefined) {
    const [name = giveUp('Which game? --replay needs one.')] = words;
    return replay(name, seed, whole('replay', flags.replay), seats);
  }
  const games = whole('games', flags.games, 1);
  const names = words.length > 0 ? words : listed();
  for (const name of names) expectSeats(await gameNamed(name), seats);
  const tallies: Record<string, Tally> = {};
  for (const name of names) tallies[name] = await fuzz(name, { seed, seats, games });
  report(tallies, flags.json, (name, { trial }) =>
    [
      'npm run fuzz --',
      name,
      `--seed ${JSON.stringify(seed)}`,
      `--replay ${trial}`,
      flags.seats && `--seats ${flags.seats}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function report(
  tallies: Record<string, Tally>,
  json: boolean,
  again: (name: string, failure: Failure) => string,
): void {
  const all = Object.entries(tallies);
  if (json) console.log(JSON.stringify(tallies));
  else {
    for (const [name, { failures }] of all)
      for (const failure of failures.slice(0, 5))
        console.log(
          `${name}, trial ${failure.trial}, decision ${failure.decision}: ${failure.why}\n  ${again(name, failure)}\n`,
        );
    console.log(
      table(all.map(([game, { failures, ...tally }]) => ({ game, ...tally, failed: failures.length }))),
    );
  }
  process.exitCode = all.some(([, { failures }]) => failures.length > 0) ? 1 : 0;
}

if (isMainThread) await main();
else {
  const job = workerData as Job;
  for (const played of trials(await gameNamed(job.game), job)) parentPort?.postMessage(played);
}
