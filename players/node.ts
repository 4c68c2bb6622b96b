/**
 * Players in threads of Node. What is needed of node:worker_threads is named here, so that this room knows no machine:
 * the owner says `createPlayers({ hire: () => thread(new Worker(url)), workers: 2 })`, the thread at that address
 * `serve(threadLine(parentPort), load)`.
 */
import type { Hand } from './pool.ts';
import type { Line, Order, Report } from './worker.ts';

interface Thread {
  postMessage(order: Order, moved: readonly never[]): void;
  on(event: 'message', heard: (report: Report) => void): unknown;
  on(event: 'error', lost: (error: Error) => void): unknown;
  on(event: 'exit', lost: (code: number) => void): unknown;
  terminate(): unknown;
  unref(): void;
}

interface ThreadPort {
  postMessage(report: Report, moved: readonly never[]): void;
  on(event: 'message', heard: (order: Order) => void): unknown;
}

/** A thread as its owner holds it. It keeps no process alive. */
export function thread(worker: Thread): Hand {
  worker.unref();
  return {
    send: (order) => worker.postMessage(order, []),
    listen(heard, lost) {
      worker.on('message', heard);
      worker.on('error', (error) => lost(error.message));
      worker.on('exit', (code) => lost(`ended with code ${code}`));
    },
    dismiss: () => void worker.terminate(),
  };
}

/** A thread's own end, from its `parentPort`. */
export function threadLine(port: ThreadPort): Line {
  return {
    listen: (heard) => port.on('message', heard),
    send: (report) => port.postMessage(report, []),
  };
}
