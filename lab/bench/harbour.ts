/**
 * A small game of dice and berths to measure engines with; the bare loop, the kernel and the peer all play it.
 * Each turn three dice are thrown; each is moored in an empty berth that it is high enough for, or thrown away.
 * Two players, 20 rounds, 120 decisions.
 */
export const PLAYERS = 2;
export const DICE = 3;
export const BERTHS = 12;
export const ROUNDS = 20;

/** The lowest die that may moor there; it is also what the berth is worth. */
export const depth = (berth: number): number => 1 + (berth % 6);

/** A full harbour sails: its berths empty again. */
export const FULL_HARBOUR = 10;
