/** The harbour game on our kernel. */
import { type Game, type Rules, type Seat, type Table, pick } from '@portolan/kernel';
import { BERTHS, DICE, FULL_HARBOUR, PLAYERS, ROUNDS, depth } from './harbour.ts';

interface Harbour {
  dice: number[];
  berths: number[][];
  scores: number[];
  round: number;
  turn: Seat;
}

const THROW_AWAY = { key: 'throw away', berth: -1 };
const OPTIONS = Array.from({ length: BERTHS }, (_, berth) => ({ key: `berth ${berth}`, berth }));

function moorings(state: Harbour, die: number): (typeof THROW_AWAY)[] {
  const berths = state.berths[state.turn];
  const open = OPTIONS.filter(({ berth }) => berths?.[berth] === 0 && die >= depth(berth));
  return [...open, THROW_AWAY];
}

function moor(state: Harbour, berth: number, die: number): void {
  const berths = state.berths[state.turn] ?? [];
  berths[berth] = die;
  let points = depth(berth);
  if (!berths.includes(0)) {
    berths.fill(0);
    points += FULL_HARBOUR;
  }
  state.scores[state.turn] = (state.scores[state.turn] ?? 0) + points;
}

function* turn({ state, random }: Table<Harbour>): Rules {
  for (let die = 0; die < DICE; die++) state.dice[die] = random.die(6, 'dice');
  for (let die = 0; die < DICE; die++) {
    const value = state.dice[die] ?? 0;
    const { berth } = yield* pick(state.turn, { say: 'moor', value }, () => moorings(state, value));
    if (berth >= 0) moor(state, berth, value);
    state.dice[die] = 0;
  }
  state.turn = (state.turn + 1) % PLAYERS;
  if (state.turn === 0) state.round++;
}

const empty = (): Harbour => ({
  dice: Array<number>(DICE).fill(0),
  berths: Array.from({ length: PLAYERS }, () => Array<number>(BERTHS).fill(0)),
  scores: Array<number>(PLAYERS).fill(0),
  round: 0,
  turn: 0,
});

export const harbour: Game<Harbour, Harbour> = {
  id: 'harbour',
  version: 1,
  seats: { min: PLAYERS, max: PLAYERS },
  options: {},
  census: [{ what: 'die', count: DICE }],
  setup: empty,
  play: turn,
  outcome: ({ round, scores }) =>
    round < ROUNDS
      ? undefined
      : {
          ranking: [...scores.keys()]
            .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
            .map((seat) => [seat]),
          scores: scores.map((total) => ({ total, parts: [] })),
          reason: { say: 'rounds' },
        },
  view: (state) => state,
  imagine: () => undefined,
  audit: () => undefined,
  copy: ({ dice, berths, scores, round, turn }) => ({
    dice: [...dice],
    berths: berths.map((each) => [...each]),
    scores: [...scores],
    round,
    turn,
  }),
};
