/**
 * React as the app has it: Preact, which weighs a tenth of it, and the two words of React 19 that Preact lacks.
 * Every part imports 'react', typed by React's own types, and vite.config.ts leads that name here.
 */
import { useCallback, useContext, useLayoutEffect, useRef } from 'preact/compat';

export * from 'preact/compat';
export { default } from 'preact/compat';

/** What a context holds, or what a promise brings; until it is there, the page suspends. */
export function use(source) {
  if (!(source instanceof Promise)) return useContext(source);
  if (source.read) return source.read();
  const fails = (error) => () => {
    throw error;
  };
  throw source.then(
    (value) => Object.assign(source, { read: () => value }),
    (error) => Object.assign(source, { read: fails(error) }),
  );
}

/** A function that stays the same and does what the last drawing would have it do. */
export function useEffectEvent(act) {
  const ref = useRef(act);
  useLayoutEffect(() => {
    ref.current = act;
  });
  return useCallback((...said) => ref.current(...said), []);
}
