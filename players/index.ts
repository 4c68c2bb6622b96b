/**
 * Players for any game: random, cabin boy, mate and admiral. A player is given what its seat sees, what it is asked
 * and matches it may imagine, never the match itself, and answers with JSON. `createPlayers` runs them in workers,
 * of a server or of a page; `think` runs them where you are.
 */
export { mayStepIn, type Move } from './asides.ts';
export * from './levels.ts';
export { createPlayers, type Asking, type Hand, type Players } from './pool.ts';
export { Imagined, type Seen, seenBy } from './seen.ts';
export { moveOf, ponderOn, type Playable, think, type Task } from './think.ts';
export type { Player, Thought } from './thought.ts';
export { serve } from './worker.ts';
