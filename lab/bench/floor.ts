/** The floor: the harbour game as a bare loop over bytes, as fast as it can be written by hand. */
import { BERTHS, DICE, FULL_HARBOUR, PLAYERS, ROUNDS, depth } from './harbour.ts';

/** Dice, then the berths of both players, then two scores of 16 bits, the round and the turn. */
const SCORES = DICE + PLAYERS * BERTHS;
const ROUND = SCORES + 2 * PLAYERS;
const TURN = ROUND + 1;
const SIZE = TURN + 1;
const THROW_AWAY = 255;

const moves = new Uint8Array(DICE * (BERTHS + 1));
let chance = 0x2545f491;

function below(count: number): number {
  chance ^= chance << 13;
  chance ^= chance >>> 17;
  chance ^= chance << 5;
  return (chance >>> 0) % count;
}

export function newGame(): Uint8Array {
  const state = new Uint8Array(SIZE);
  throwDice(state);
  return state;
}

function throwDice(state: Uint8Array): void {
  for (let die = 0; die < DICE; die++) state[die] = 1 + below(6);
}

/** Lists every mooring of the next die, and throwing it away; returns how many there are. */
function listMoves(state: Uint8Array, die: number): number {
  const first = DICE + (state[TURN] ?? 0) * BERTHS;
  const value = state[die] ?? 0;
  let count = 0;
  for (let berth = 0; berth < BERTHS; berth++)
    if (state[first + berth] === 0 && value >= depth(berth)) moves[count++] = berth;
  moves[count++] = THROW_AWAY;
  return count;
}

function moor(state: Uint8Array, berth: number, value: number): void {
  const turn = state[TURN] ?? 0;
  const first = DICE + turn * BERTHS;
  let points = depth(berth);
  state[first + berth] = value;
  if (!state.subarray(first, first + BERTHS).includes(0)) {
    state.fill(0, first, first + BERTHS);
    points += FULL_HARBOUR;
  }
  const score = SCORES + 2 * turn;
  const total = (state[score] ?? 0) + 256 * (state[score + 1] ?? 0) + points;
  state[score] = total & 255;
  state[score + 1] = total >> 8;
}

/** One decision at random; false when the game is over. */
export function decide(state: Uint8Array): boolean {
  let die = 0;
  while (state[die] === 0) die++;
  const berth = moves[below(listMoves(state, die))] ?? THROW_AWAY;
  if (berth !== THROW_AWAY) moor(state, berth, state[die] ?? 0);
  state[die] = 0;
  if (die < DICE - 1) return true;
  const turn = ((state[TURN] ?? 0) + 1) % PLAYERS;
  state[TURN] = turn;
  if (turn === 0) state[ROUND] = (state[ROUND] ?? 0) + 1;
  throwDice(state);
  return (state[ROUND] ?? 0) < ROUNDS;
}
