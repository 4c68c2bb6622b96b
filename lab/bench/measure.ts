/** How speed is measured: warmed up, in several samples, the median of which counts. */

const WARM_UP_MS = 1000;
/** A whole rulebook takes the engine's compiler that long. */
export const LONG_WARM_UP_MS = 6000;
const SAMPLE_MS = 200;
const SAMPLES = 7;

/** How often a second the act is done; it says itself how much it did. */
export function perSecond(act: () => number, warmUp = WARM_UP_MS): number {
  sample(act, warmUp);
  return median(Array.from({ length: SAMPLES }, () => sample(act, SAMPLE_MS)));
}

/** How many microseconds the act takes. */
export function microseconds(act: () => void): number {
  return 1e6 / perSecond(() => (act(), 1));
}

function sample(act: () => number, ms: number): number {
  const start = performance.now();
  let done = 0;
  let now = start;
  while (now - start < ms) {
    done += act();
    now = performance.now();
  }
  return (1000 * done) / (now - start);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
