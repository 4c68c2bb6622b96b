import type { Game, Outcome, Table, Viewer } from '../game.ts';
import { copy, type Json } from '../json.ts';
import { Match } from '../match.ts';
import type { Rules } from '../question.ts';

/** A game of nothing but the rules a test gives it: what is decided is written down, and each seat holds a secret. */
export interface Tiny {
  said: Json[];
  turns: number;
  secrets: number[];
  over: boolean;
}

export interface TinyView {
  readonly said: readonly Json[];
  readonly secret: number | undefined;
}

export type TinyGame = Game<Tiny, TinyView>;

export function tiny(play: (table: Table<Tiny>) => Rules, more: Partial<TinyGame> = {}): TinyGame {
  return {
    id: 'tiny',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    census: [{ what: 'secret', count: 100 }],
    setup: ({ seats, random }) => ({
      said: [],
      turns: 0,
      secrets: Array.from({ length: seats }, () => random.below(100)),
      over: false,
    }),
    *play(table) {
      yield* play(table);
      table.state.turns++;
    },
    outcome: (state) => (state.over ? evenly(state) : undefined),
    view: (state, viewer) => ({ said: copy(state.said), secret: secretOf(state, viewer) }),
    imagine(state, seat, random) {
      for (const other of state.secrets.keys()) if (other !== seat) state.secrets[other] = random.below(100);
    },
    audit: (state) => (state.turns < 0 ? 'time runs backwards' : undefined),
    copy,
    ...more,
  };
}

const secretOf = (state: Tiny, viewer: Viewer): number | undefined =>
  viewer === 'spectator' ? undefined : state.secrets[viewer];

export function evenly(state: Tiny): Outcome {
  const seats = [...state.secrets.keys()];
  return {
    ranking: [seats],
    scores: seats.map(() => ({ total: 0, parts: [] })),
    reason: { say: 'enough' },
  };
}

export const startTiny = (game: TinyGame, seats = 2): Match<Tiny, TinyView> =>
  Match.start(game, { seats, seed: 'tiny' });
