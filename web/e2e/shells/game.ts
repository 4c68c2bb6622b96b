import { type Advice, type Game, pick, type Rules, type Table } from '@portolan/kernel';

/** Two take shells from a heap in turn; whoever takes the last one wins. */
export interface Shells {
  turn: number;
  heap: number;
  taken: [number, number];
}

const HEAP = 9;

function* play(table: Table<Shells>): Rules {
  const { state } = table;
  const seat = state.turn % 2 === 0 ? 0 : 1;
  const { count } = yield* pick(seat, { say: 'take' }, () =>
    [1, 2, 3] // [SH-TURN.1]
      .filter((count) => count <= state.heap)
      .map((count) => ({ key: `${count}`, count, on: `shell:${count}` })),
  );
  state.heap -= count;
  state.taken[seat] += count;
  state.turn++;
  table.tell({ say: 'took', seat, count });
}

export const shells: Game<Shells, Shells> = {
  id: 'shells',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  census: [{ what: 'shells', count: HEAP }],
  setup: () => ({ turn: 0, heap: HEAP, taken: [0, 0] }),
  play,
  outcome({ turn, heap, taken }) {
    if (heap > 0) return undefined;
    const last = (turn - 1) % 2; // [SH-END.1]
    return {
      ranking: [[last], [1 - last]],
      scores: taken.map((total) => ({ total, parts: [{ say: 'shells', points: total }] })),
      reason: { say: 'lastShell', seat: last },
    };
  },
  view: ({ turn, heap, taken: [first, second] }) => ({ turn, heap, taken: [first, second] }),
  imagine() {},
  audit: ({ heap, taken: [first, second] }) =>
    heap + first + second === HEAP ? undefined : 'a shell is lost',
  copy: ({ turn, heap, taken: [first, second] }) => ({ turn, heap, taken: [first, second] }),
};

export const advice: Advice<Shells> = { worth: ({ taken }) => taken, swing: 2 };
