/**
 * How rules run. A game is rules written as generators over plain data; a Match runs them, asks the
 * seats what the rules let them decide, and keeps what is needed to save, undo, fork and resume it.
 * The kernel knows no game, no network, no clock and no chance but its own.
 */
export * from './advice.ts';
export * from './game.ts';
export * from './json.ts';
export * from './match.ts';
export * from './question.ts';
export * from './random.ts';
export * from './saved.ts';
export * from './setup.ts';
export { RECALL, STAND, type Standing, type Stood } from './standing.ts';
export * from './words.ts';
