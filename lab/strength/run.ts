import type { Experiment } from './experiment.ts';
import type { Kept } from './kept.ts';
import type { Played } from './play.ts';

/** What is needed of a worker thread. */
export interface Thread {
  postMessage(index: number): void;
  on(event: 'message', heard: (played: Played) => void): unknown;
  on(event: 'error', failed: (error: Error) => void): unknown;
  terminate(): unknown;
}

export interface Run {
  readonly experiment: Experiment;
  readonly kept: Kept;
  readonly threads: number;
  /** A thread that plays the game whose number it is sent and sends back how it went. */
  readonly thread: (experiment: Experiment) => Thread;
  readonly heard: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Plays what has not been played yet, on all threads; ends early, with what there is, when told to. */
export async function run({ experiment, kept, threads, thread, heard, signal }: Run): Promise<Played[]> {
  const games = kept.read().filter(({ index }) => index < experiment.games);
  const done = new Set(games.map(({ index }) => index));
  const left = Array.from({ length: experiment.games }, (_, index) => index).filter(
    (index) => !done.has(index),
  );
  heard(games.length);

  const play = (worker: Thread): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const index = signal.aborted ? undefined : left.shift();
        if (index === undefined) resolve();
        else worker.postMessage(index);
      };
      worker.on('message', (played: Played) => {
        kept.add(played);
        games.push(played);
        heard(games.length);
        next();
      });
      worker.on('error', reject);
      next();
    });

  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  signal.addEventListener('abort', stop);
  const workers = Array.from({ length: Math.min(threads, left.length) }, () => thread(experiment));
  try {
    await Promise.race([stopped, Promise.all(workers.map(play))]);
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return games.toSorted((a, b) => a.index - b.index);
}
