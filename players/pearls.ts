import { type Advice, copy, type Game, pick, type Rules, type Table } from '@portolan/kernel';

/** For tests: who finds more? Each turn a pearl lies hidden under one of three shells; the right shell wins its prize. */
export interface Pearls {
  turn: number;
  /** Under which shell: nobody may know. */
  pearl: number;
  prizes: number[];
  found: number[];
}

const TURNS = 6;
const SHELLS = [0, 1, 2];

function* play(table: Table<Pearls>): Rules {
  const { state, random } = table;
  const seat = state.turn % 2;
  const shell = yield* pick(seat, { say: 'shell' }, () =>
    SHELLS.map((shell) => ({ key: `shell ${shell}`, shell, on: `shell:${shell}` })),
  );
  const keep = yield* pick(seat, { say: 'sure' }, () => [{ key: 'yes' }, { key: 'no' }]);
  if (keep.key === 'yes' && shell.shell === state.pearl) {
    state.found[seat] = (state.found[seat] ?? 0) + (state.prizes[shell.shell] ?? 0);
    table.tell({ say: 'found', seat, what: 'pearl', under: shell.key });
  }
  state.turn++;
  state.pearl = random.below(SHELLS.length);
  random.shuffle(state.prizes, 'prizes');
}

export const pearls: Game<Pearls, Omit<Pearls, 'pearl'>> = {
  id: 'pearls',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  census: [],
  setup: ({ random }) => ({ turn: 0, pearl: random.below(3), prizes: [1, 2, 6], found: [0, 0] }),
  play,
  outcome(state) {
    if (state.turn < TURNS) return undefined;
    const [first = 0, second = 0] = state.found;
    const ranking = first === second ? [[0, 1]] : first > second ? [[0], [1]] : [[1], [0]];
    return {
      ranking,
      scores: state.found.map((total) => ({ total, parts: [] })),
      reason: { say: 'counted' },
    };
  },
  view: ({ turn, prizes, found }) => copy({ turn, prizes, found }),
  imagine(state, _seat, random) {
    state.pearl = random.below(SHELLS.length);
  },
  audit: () => undefined,
  copy,
};

export const advice: Advice<Pearls> = { worth: (state) => state.found, swing: 4 };
