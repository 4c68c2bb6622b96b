/**
 * How fast rules run: the harbour game bare, on our kernel and on boardgame.io; then every game of the list, each in
 * a thread of its own, so that none is measured with what the engine learnt from another.
 */
import { Worker } from 'node:worker_threads';
import { type Game, Match, Random, type Saved } from '@portolan/kernel';
import { type Row, round } from '../command.ts';
import * as floor from './floor.ts';
import { LONG_WARM_UP_MS, microseconds, perSecond } from './measure.ts';
import { harbour } from './on-kernel.ts';

const MOST_DECISIONS = 20_000;
const MOST_GAMES_FOR_A_TAIL = 40;
const TAILS = [5, 20];
const noTails: Row = Object.fromEntries(TAILS.map((tail) => [`tail ${tail}`, '–']));

/** Measures the games one after another; `alone` is the program whose threads answer with the row of the game they are given. */
export const kernelSection =
  (alone: URL) =>
  async (games: readonly Game[]): Promise<Row[]> => {
    const rows = [bareRow(), gameRow(harbour), await peerRow()];
    for (const { id } of games) rows.push(await rowAlone(alone, id));
    return rows;
  };

function rowAlone(program: URL, game: string): Promise<Row> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: game });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function bareRow(): Row {
  const state = floor.newGame();
  return {
    game: 'harbour, bare loop',
    ...rates(() => {
      let decisions = 1;
      for (const game = floor.newGame(); floor.decide(game);) decisions++;
      return decisions;
    }),
    'fork µs': round(microseconds(() => void state.slice())),
    ...noTails,
    'save+load µs': round(
      microseconds(() => void Uint8Array.from(JSON.parse(JSON.stringify([...state])) as number[])),
    ),
    'saved KB': round(JSON.stringify([...state]).length / 1024),
  };
}

async function peerRow(): Promise<Row> {
  process.env['NODE_ENV'] = 'production';
  const peer = await import('./on-boardgameio.ts');
  const random = Random.seeded('peer');
  const below = (count: number): number => random.below(count);
  let middle = peer.newGame();
  for (let i = 0; i < 60; i++) middle = peer.decide(middle, below);
  return {
    game: 'harbour, boardgame.io',
    ...rates(() => {
      let decisions = 0;
      for (let state = peer.newGame(); !peer.isOver(state); decisions++) state = peer.decide(state, below);
      return decisions;
    }),
    'save+load µs': round(microseconds(() => void JSON.parse(JSON.stringify(middle)))),
    'saved KB': round(JSON.stringify(middle).length / 1024),
  };
}

export function gameRow<S, V>(game: Game<S, V>): Row {
  const length = playOn(fresh(game, 'length'), Random.seeded('length'), MOST_DECISIONS);
  const middle = fresh(game, 'length');
  playOn(middle, Random.seeded('length'), length >> 1);
  const saved = JSON.stringify(middle.save());
  let games = 0;
  return {
    game: game.id,
    ...rates(() => playOn(fresh(game, `game ${games}`), Random.seeded(`${games++}`), MOST_DECISIONS)),
    'fork µs': forkTime(middle),
    ...Object.fromEntries(TAILS.map((tail) => [`tail ${tail}`, tailTime(game, tail)])),
    'save+load µs': round(
      microseconds(() => void Match.load(game, JSON.parse(JSON.stringify(middle.save())) as Saved)),
    ),
    'saved KB': round(saved.length / 1024),
  };
}

/** From whole games at random: games and decisions a second, and decisions a game. */
function rates(playGame: () => number): Row {
  let decisions = 0;
  let games = 0;
  const perSec = perSecond(() => {
    const played = playGame();
    decisions += played;
    games++;
    return played;
  }, LONG_WARM_UP_MS);
  const length = decisions / games;
  return {
    'decisions/s': Math.round(perSec),
    'games/s': round(perSec / length),
    'decisions/game': Math.round(length),
  };
}

function fresh<S, V>(game: Game<S, V>, seed: string): Match<S, V> {
  return Match.start(game, { seats: Math.min(Math.max(2, game.seats.min), game.seats.max), seed });
}

/** Answers at random from all that is listed, and draws what has a form of its own; returns how many answers were given. */
function playOn<S, V>(match: Match<S, V>, random: Random, most: number, until?: () => boolean): number {
  let decisions = 0;
  for (let open = match.open; open.length > 0 && decisions < most; open = match.open) {
    if (until?.()) break;
    const question = random.pick(open, 'question');
    const answer =
      question.kind === 'shape'
        ? question.sample(random)
        : random.pick(question.candidates(random), 'answer');
    match.answer(question.seat, match.serial, answer);
    decisions++;
  }
  return decisions;
}

function forkTime<S, V>(match: Match<S, V>): number {
  let forks = 0;
  return round(microseconds(() => void match.fork(0, `fork ${forks++}`)));
}

/** The time of a fork with so long a tail, if random games ever have one. */
function tailTime<S, V>(game: Game<S, V>, tail: number): number | string {
  for (let i = 0; i < MOST_GAMES_FOR_A_TAIL; i++) {
    const match = fresh(game, `tail ${i}`);
    playOn(match, Random.seeded(`tail ${i}`), MOST_DECISIONS, () => match.tailLength === tail);
    if (match.tailLength === tail) return forkTime(match);
  }
  return '–';
}
