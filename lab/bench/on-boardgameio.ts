/** The harbour game on boardgame.io, the way its own bots play: the reducer alone, without store or network. */
import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { BERTHS, DICE, FULL_HARBOUR, PLAYERS, ROUNDS, depth } from './harbour.ts';

interface Harbour {
  dice: number[];
  berths: number[][];
  scores: number[];
}

const THROW_AWAY = -1;

const game: Game<Harbour> = {
  name: 'harbour',
  setup: () => ({
    dice: Array<number>(DICE).fill(0),
    berths: Array.from({ length: PLAYERS }, () => Array<number>(BERTHS).fill(0)),
    scores: Array<number>(PLAYERS).fill(0),
  }),
  turn: {
    minMoves: DICE,
    maxMoves: DICE,
    onBegin: ({ G, random }) => {
      G.dice = random.Die(6, DICE);
    },
  },
  moves: {
    moor: ({ G, ctx }, berth: number) => {
      const die = G.dice.findIndex((value) => value > 0);
      if (berth !== THROW_AWAY) moor(G, Number(ctx.currentPlayer), berth, G.dice[die] ?? 0);
      G.dice[die] = 0;
    },
  },
  endIf: ({ ctx }) => ctx.turn > PLAYERS * ROUNDS,
};

function moor(G: Harbour, player: number, berth: number, die: number): void {
  const berths = G.berths[player] ?? [];
  berths[berth] = die;
  let points = depth(berth);
  if (!berths.includes(0)) {
    berths.fill(0);
    points += FULL_HARBOUR;
  }
  G.scores[player] = (G.scores[player] ?? 0) + points;
}

function moorings({ G, ctx }: State<Harbour>): number[] {
  const die = G.dice.find((value) => value > 0) ?? 0;
  const open: number[] = [];
  G.berths[Number(ctx.currentPlayer)]?.forEach((moored, berth) => {
    if (moored === 0 && die >= depth(berth)) open.push(berth);
  });
  return [...open, THROW_AWAY];
}

const reduce = CreateGameReducer({ game });

export const newGame = (): State<Harbour> => InitializeGame({ game, numPlayers: PLAYERS }) as State<Harbour>;

export const isOver = (state: State<Harbour>): boolean => state.ctx.gameover !== undefined;

/** One decision at random. */
export function decide(state: State<Harbour>, below: (count: number) => number): State<Harbour> {
  const moves = moorings(state);
  const berth = moves[below(moves.length)];
  return reduce(state, {
    type: 'MAKE_MOVE',
    payload: { type: 'moor', args: [berth], playerID: state.ctx.currentPlayer },
  });
}
