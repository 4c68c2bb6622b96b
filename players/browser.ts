/**
 * Players in Web Workers of a page: the page says `createPlayers({ hire: () => webWorker(new Worker(url)), workers: 1 })`,
 * the worker at that address `serve(pageLine(self), load)`.
 */
import type { Hand } from './pool.ts';
import type { Line, Order, Report } from './worker.ts';

/** A Web Worker as its page holds it. */
export function webWorker(worker: Worker): Hand {
  return {
    send: (order) => worker.postMessage(order, []),
    listen(heard, lost) {
      worker.addEventListener('message', ({ data }: MessageEvent<Report>) => heard(data));
      worker.addEventListener('error', ({ message }) => lost(message));
    },
    dismiss: () => worker.terminate(),
  };
}

/** A Web Worker's own end, from its `self`. */
export function pageLine(self: DedicatedWorkerGlobalScope): Line {
  return {
    listen: (heard) => self.addEventListener('message', ({ data }: MessageEvent<Order>) => heard(data)),
    send: (report) => self.postMessage(report, []),
  };
}
